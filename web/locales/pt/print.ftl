# Imprimir: um tabuleiro de papel com as suas regras, e as jogadas de uma partida com diagramas.

print-title = Imprimir um tabuleiro ou uma partida
print-back = Voltar
print-what = O que imprimir
print-what-board = Um tabuleiro com as regras
print-what-moves = As jogadas de uma partida
print-game = Jogo
print-columns = Colunas
print-paper = Papel
print-pieces = Feito para
print-pieces-tops = Tampinhas de garrafa (32 mm)
print-pieces-pebbles = Pedrinhas (cerca de 20 mm)
print-pieces-fit = Uma folha, o maior que couber
print-every = Um diagrama
print-every-n = a cada { $count } jogadas
print-every-end = só no fim
print-go = Imprimir
print-sheets = { $count ->
    [one] Uma folha, com as regras no verso.
   *[other] { $count } folhas para juntar, com as regras no verso da primeira.
  }
print-hole = Cada cova tem { $size } mm de largura.
print-both-sides = Imprima dos dois lados, virando pela margem curta, em tamanho real (100 %).
print-sheet = { game }, folha { $sheet } de { $of }
print-back-of = Verso da folha { $sheet } de { $of }
print-join = Cole a folha { $sheet } nesta faixa
print-start = { $game ->
    [tsoro] No início: duas pedras em cada cova de fora, nada nas filas de dentro. São precisas { $stones } pedras.
    [nsolo] No início: duas pedras em cada cova, mas nenhuma na cova de dentro na ponta direita de cada jogador. São precisas { $stones } pedras.
    [kimasai] No início: uma pedra em cada cova, mas nenhuma na cova de dentro na ponta esquerda de cada jogador. São precisas { $stones } pedras.
   *[gore] No início: seis vacas em cada cova. São precisas { $stones } pedras para as fazer.
  }
print-no-game = Não há partida para imprimir. Jogue uma primeiro, ou continue uma, e volte aqui pelas ferramentas dela.
print-after = Depois da jogada { $ply }
print-at-start = No início
