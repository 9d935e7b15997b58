old-title = Este navegador é demasiado antigo
old-text = Os jogos precisam de um navegador de 2023 ou mais recente: Chrome ou Edge 111, Firefox 114, Safari 16.4. Atualize este, ou abra a página noutro.
