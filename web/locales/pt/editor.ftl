### O editor do tabuleiro: uma posição é montada à mão.

## O ecrã

editor-title = Montar uma posição
editor-back = Voltar
editor-fields = Posição
editor-undo = Desfazer
editor-redo = Refazer
editor-board = Posição de { game }

## O que faz um toque numa cova

editor-tools = Um toque numa cova
editor-tool-add = Pôr
editor-tool-take = Tirar
editor-tool-owner = Dono
editor-tool-offer = Oferta
editor-keys = Um toque longo, ou Alt e um clique, tira uma. Com o teclado: números, + e −.
editor-count-of = Pedras em { $hole }
editor-cows-of = Vacas em { $hole }
editor-fewer = Menos uma em { $hole }
editor-more = Mais uma em { $hole }

## As covas, para quem ouve o tabuleiro

editor-hole = { $hole }, { side }, { $count ->
    [0] { $count } pedras
    [one] { $count } pedra
   *[other] { $count } pedras
  }{ $head ->
    [yes] , cabeça
   *[no] { "" }
  }
editor-hole-cows = { $hole }, { side }, { $count ->
    [0] { $count } vacas
    [one] { $count } vaca
   *[other] { $count } vacas
  }{ $offered ->
    [yes] , oferecida
   *[no] { "" }
  }

## O que daí resulta

editor-legal = Esta posição pode ser jogada.
editor-over = Nesta posição a partida acabou.
editor-not-yet = Isto ainda não é uma posição de { game }.
editor-sums = O Sul tem { $south } de { $limit } pedras, o Norte tem { $north }.
editor-sums-cows = Vacas nas covas: { $board }; nas manadas: { $herds }.
editor-play = Jogar daqui
editor-analyse = Analisar

## Porque é que ainda não é uma posição

why-hole-too-full = { $count ->
    [one] { $holes } tem mais de { $limit }, o que nunca acontece a uma cova deste jogo.
   *[other] { $holes } têm mais de { $limit }, o que nunca acontece a uma cova deste jogo.
  }
why-too-many-stones = O { side } tem { $count } pedras, mas começa com { $limit } e nunca ganha mais.
why-too-few-cows = Nas covas e nas manadas há { $count ->
    [0] { $count } vacas
    [one] { $count } vaca
   *[other] { $count } vacas
  }; o jogo tem { $limit }, por isso { $missing ->
    [one] falta uma
   *[other] faltam { $missing }
  }.
why-too-many-cows = Nas covas e nas manadas há { $count ->
    [0] { $count } vacas
    [one] { $count } vaca
   *[other] { $count } vacas
  }; o jogo tem { $limit }, por isso há { $over ->
    [one] uma
   *[other] { $over }
  } a mais.
why-no-hole = O { side } não tem nenhuma cova; um jogador fica sempre com uma.
why-no-offer = Sem trocas, nenhuma cova pode estar em oferta.
why-no-refusal = Sem trocas, ninguém pode ter recusado uma oferta.
why-offer-not-own = { $count ->
    [one] { $holes } está em oferta, mas não é do { side }.
   *[other] { $holes } estão em oferta, mas não são do { side }.
  }
why-offer-too-large = Há { $count } covas em oferta; uma oferta tem { $limit }, no máximo.
why-offer-everything = O { side } oferece todas as covas, mas tem de ficar com uma.
why-offer-unpaid = A oferta custa { $limit } vacas, mas a manada do { side } tem { $count }.
why-offer-instead-of-pass = O { side } não tem vacas em nenhuma das suas covas, por isso só podia ter passado.

## Os campos

editor-presets = Começar com
editor-preset-start = Posição inicial
editor-preset-empty = Tabuleiro vazio
editor-preset-game = Esta partida
editor-game = Jogo
editor-side = A jogar
editor-side-answers = A jogar ou a responder
editor-herd = Manada do { side }
editor-refused = O { side } recusou uma oferta
editor-text = Em texto
editor-text-help = Cole aqui uma posição para a montar.
editor-text-bad = Este texto não é uma posição: { $reason }
editor-copy-text = Copiar texto
editor-copy-link = Copiar link
editor-copied-text = O texto da posição está copiado.
editor-copied-link = O link está copiado.
editor-copy-failed = O navegador não deixa a página copiar. Selecione o texto e copie-o à mão.
editor-link-failed = Este navegador não consegue fazer links.
editor-close = Fechar
editor-seats = Quem joga daqui
editor-tools-of-screen = Editor
