### Partidas em links, e o jogo por link.

## O painel com o link da partida no tabuleiro

link-title = Link desta partida
link-title-turn = Enviar a jogada
link-about = Quem o abrir tem a partida toda à sua frente. Ela não vai para nenhum servidor: a partida está no próprio link.
link-about-turn = Envie este link ao { side }. Quando vier a resposta, abra-a neste aparelho.
link-about-over = A partida acabou. Com este link, o { side } vê a última jogada.
link-about-begin = O { side } começa: envie este link, e abra a resposta neste aparelho.
link-label = Link
link-copy = Copiar o link
link-copied = O link está copiado.
link-copy-failed = O navegador não deixa a página copiar. Selecione o link e copie-o à mão.
link-share = Enviar…
link-share-title = Magomba: { game }
link-qr = Código QR do link
link-qr-too-long = Esta partida é demasiado longa para um código QR. O link serve na mesma.
link-making = A fazer o link…
link-too-long = Esta partida é demasiado longa para um link, ou o navegador não consegue fazê-lo: nesse caso é preciso um mais recente.
link-paste = Link que voltou
link-paste-open = Abrir
link-paste-none = Isto não é um link de uma partida.
link-go-on = Seguir por link
link-go-on-help = O outro joga com o { side } no seu próprio aparelho e manda links de volta.

## O que se viu num link que foi aberto

link-bad-damaged = Este link está estragado: falta um pedaço, ou algo mudou no caminho. Peça-o outra vez.
link-bad-newer = Este link vem de uma versão mais nova da página. Recarregue a página e abra-o de novo.
link-bad-too-long = Este link é demasiado longo para conter uma partida.
link-bad-unsupported = Este navegador é demasiado antigo para abrir links com uma partida.
link-bad-game = Não foi possível ler a partida deste link: { $reason }
link-arrived = { $count ->
    [one] Chegou uma jogada do { side }.
   *[other] Chegaram { $count } jogadas.
  }
link-behind = Este link é mais antigo do que a partida neste aparelho, que entretanto continuou.
link-apart = { $count ->
    [0] Este link não é a continuação da partida neste aparelho: são diferentes desde a primeira jogada.
    [one] Este link não é a continuação da partida neste aparelho: são diferentes depois da primeira jogada.
   *[other] Este link não é a continuação da partida neste aparelho: são diferentes depois da jogada { $count }.
  }
link-keep-mine = Ficar com a minha
link-open-other = Abrir a outra
link-open-older = Abrir a mais antiga
link-close = Fechar
