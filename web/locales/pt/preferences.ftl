### A janela das opções: carregada quando se abre.

preferences-look = Aspeto
theme = Cores
theme-value = { $theme ->
    [light] Claras
    [dark] Escuras
    [contrast] Contraste forte
   *[system] Como o aparelho
  }
left-handed = Botões à esquerda
facing = Virar o outro lado para o seu jogador
facing-help = Para duas pessoas à mesma mesa: os nomes, os números e as perguntas de quem está em frente ficam virados para essa pessoa.

preferences-board = Tabuleiro
counts = Números junto às covas
counts-value = { $counts ->
    [hover] Ao apontar
    [never] Nunca
   *[always] Sempre
  }
labels = Nomes das filas e colunas

preferences-moves = Jogadas
speed = Rapidez da jogada
speed-value = { $speed ->
    [slow] Devagar
    [fast] Depressa
    [at-once] Logo
    [step] Passo a passo
   *[normal] Normal
  }
motion = Movimento
motion-value = { $motion ->
    [reduced] Sem movimento
    [full] Com movimento
   *[system] Como o aparelho
  }
preview = Mostrar onde acabaria a jogada
preview-help = Enquanto se aponta para uma cova, se escolhe com o teclado ou se mantém o dedo nela.
confirm-first = Perguntar antes da jogada
confirm-first-help = O primeiro toque marca a cova, o segundo joga.

sound-on = Som das pedras
volume = Volume
volume-value = { $volume } por cento

done = Pronto
