### Análise e revisão de partidas: carregadas quando uma delas se abre.

## Quanto vale uma posição

worth-even = A partida está mais ou menos igual.
worth-drawn = A partida está empatada.
worth-won = O { side } venceu.
worth-ahead = O { side } vai à frente por cerca de { pieces }.
worth-wins = { $moves ->
    [one] O { side } vence na próxima jogada.
   *[other] O { side } vence em { $moves } jogadas, no máximo.
  }
short-even = igual
short-drawn = empate
short-won = { side } venceu
short-ahead = { side } { $lead }
short-wins = { side } vence em { $moves }

## Análise

analysis-title = Análise
analysis-note = As jogadas feitas aqui são só experiências. A partida espera como está.
lines-title = As melhores linhas
line-name = Linha { $line }
line-label = Linha { $line }, { $worth }
line-move = Jogada { $at }, { side }: { $move }
searching = A olhar { $depth ->
    [one] { $depth } jogada
   *[other] { $depth } jogadas
  } adiante · até agora { $positions ->
    [one] { $positions } posição
    [many] { NUMBER($positions, useGrouping: "always") } de posições
   *[other] { NUMBER($positions, useGrouping: "always") } posições
  }
settled = Visto { $depth ->
    [one] { $depth } jogada
   *[other] { $depth } jogadas
  } adiante · { $positions ->
    [one] { $positions } posição
    [many] { NUMBER($positions, useGrouping: "always") } de posições
   *[other] { NUMBER($positions, useGrouping: "always") } posições
  }
starting = Começa a olhar…
solved = Visto até ao fim da partida.
deeper = Ver mais longe
game-over = A partida acaba aqui; volte atrás para olhar uma posição anterior.
analysis-failed = A análise não responde. Verifique a ligação à Internet e tente de novo.

## Revisão

review-title = Revisão da partida
review-progress = { $done } de { $positions ->
    [one] { $positions } posição
   *[other] { $positions } posições
  } já vistas
review-stop = Parar de ver
review-go-on = Ver o resto
graph-label = Como correu a partida: quanto vale cada posição. As setas do teclado percorrem a partida.
graph-at = { $ply ->
    [0] Início da partida: { $worth }
   *[other] Depois da jogada { $ply }: { $worth }
  }
graph-unknown = ainda não vista
turning-title = Momentos decisivos
turning-none = Nenhuma jogada, só por si, mudou muito.
turning-wait = Aparecem quando todas as posições tiverem sido vistas.
turning-offered = Jogada { $ply }, o { side } ofereceu { $names }.
turning-accepted = Jogada { $ply }, o { side } aceitou a oferta.
turning-refused = Jogada { $ply }, o { side } recusou a oferta.
turning-resigned = Jogada { $ply }, o { side } desistiu.
turning-played = Jogada { $ply }, o { side } jogou { $move }.
turning-cost = Antes: { $before }. Depois: { $after }.
turning-count = { $turnings ->
    [0] A revisão acabou. Nenhuma jogada, só por si, mudou muito.
    [one] A revisão acabou. { $turnings } momento decisivo.
   *[other] A revisão acabou. { $turnings } momentos decisivos.
  }
better-offer = Era melhor oferecer { $names }.
better-accept = Era melhor aceitar a oferta.
better-refuse = Era melhor recusar a oferta.
better-move = Era melhor { $move }.
show-better = Linha melhor
show-better-than = Mostrar uma linha melhor do que a jogada { $ply }
better-title = A linha melhor
go-there = Ir para lá
go-to-move = Ir para a jogada { $ply }
table = Todos os valores em tabela
table-move = Jogada
table-who = Quem
table-played = Jogou
table-value = Valor depois
table-turning = momento decisivo { $number }
