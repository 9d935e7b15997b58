### Porque é que alguma coisa não se pode: o que o motor diz de jogadas, posições e partidas. Estas frases vêm depois de dois
### pontos: começam com minúscula e não têm ponto final. O que está entre aspas é notação.

## Onde; $reason é uma das mensagens mais abaixo

error-in-line = linha { $line }: { $reason }
error-in-tag = a etiqueta { $tag }: { $reason }
error-in-move = jogada { $number }, «{ $move }»: { $reason }

## Jogadas

error-over = a partida acabou, não há mais jogadas
error-no-such-hole = não há nenhuma cova { $hole } neste tabuleiro
error-not-yours = { $hole } não é uma cova do { side }
error-empty = { $hole } está vazia
error-single-too-early = { $hole } tem uma só pedra, que só pode andar quando nenhuma cova sua tem duas ou mais
error-single-blocked = a pedra sozinha de { $hole } só pode andar para uma cova vazia, e { $next } está ocupada
error-endless-start = uma semeadura a partir de { $hole } nunca acabaria
error-endless-go-on = seguir em { $hole } nunca acabaria, só é possível parar («|»)
error-nothing-to-choose = a jogada está completa, não há mais nada a escolher
error-wrong-answer = agora é preciso escolher { $expected ->
    [head] entre seguir e parar
   *[bonus] que bónus tirar
  }
error-too-many-head-choices = a semeadura de { $hole } chega { $limit ->
    [0] { $limit } vezes
    [one] uma vez
   *[other] { $limit } vezes
  } a uma cabeça ocupada, mas a jogada escolhe { $count ->
    [0] { $count } vezes
    [one] uma vez
   *[other] { $count } vezes
  }
error-head-choice-missing = a semeadura chega à cabeça ocupada { $hole }: acrescente «>» para seguir ou «|» para parar
error-capture-missing = a semeadura de { $hole } captura: acrescente «x», e o bónus, se o tirar
error-no-capture = a semeadura de { $hole } não captura nada, por isso não pode seguir-se «x»
error-no-bonus = não há bónus a tirar depois desta captura
error-wrong-bonus = aqui o bónus tira-se em { $expected ->
    [stones] pedras soltas, como c3:2,d1:1
   *[holes] covas inteiras, como c4,d17
  }
error-bonus-too-large = o bónus tira { $limit }, no máximo, e não { $count }
error-bonus-not-enemy = { $hole } não é uma cova do adversário, e é ao adversário que se tira o bónus
error-bonus-empty = { $hole } está vazia, não há nada a tirar
error-bonus-head-safe = { $hole } é uma cabeça, que o bónus não pode esvaziar
error-bonus-more-than-there = { $hole } tem { $limit ->
    [0] { $limit } pedras
    [one] { $limit } pedra
   *[other] { $limit } pedras
  }, por isso não se podem tirar { $count }
error-not-in-this-game = não há tal jogada no jogo { $game }
error-must-answer = há uma oferta à espera: primeiro é preciso aceitá-la ou recusá-la
error-nothing-to-answer = não há nenhuma oferta a que responder
error-must-pass = o { side } não tem vacas em nenhuma das suas covas e tem de passar
error-may-not-pass = o { side } tem vacas para semear e não pode passar
error-empty-offer = uma oferta tem uma, duas ou três covas
error-no-turn = nenhuma jogada a meio está à espera de uma resposta
error-turn-text = esperava-se a cova onde começar, com «>» por cada cabeça em que se seguiu

## Posições

error-hole-too-full = { $hole } tem { $count ->
    [0] { $count } pedras
    [one] { $count } pedra
   *[other] { $count } pedras
  }, mas nenhuma cova deste jogo tem mais de { $limit }
error-too-many-stones = o { side } tem { $count ->
    [0] { $count } pedras
    [one] { $count } pedra
   *[other] { $count } pedras
  }, mas começa com { $limit } e nunca ganha mais
error-cows = nas covas e nas manadas há { $count ->
    [0] { $count } vacas
    [one] { $count } vaca
   *[other] { $count } vacas
  }, mas o jogo tem { $limit }
error-no-hole = o { side } não tem nenhuma cova, mas um jogador fica sempre com uma
error-no-trade = esta partida joga-se sem trocas, por isso não pode haver { $what ->
    [offer] ofertas
   *[refusal] recusas
  }
error-offer-not-own = { $hole } está em oferta, mas não é do { side }
error-offer-too-large = { $count ->
    [one] há { $count } cova
   *[other] há { $count } covas
  } em oferta, mas uma oferta tem { $limit }, no máximo
error-offer-everything = o { side } oferece todas as covas, mas tem de ficar com uma
error-offer-unpaid = a oferta custa { $limit ->
    [0] { $limit } vacas
    [one] { $limit } vaca
   *[other] { $limit } vacas
  }, mas a manada do { side } tem { $count }
error-offer-instead-of-pass = o { side } não tem vacas em nenhuma das suas covas, por isso só podia ter passado, e não oferecido
error-columns = o jogo { $game } joga-se com { $allowed } colunas, e não com { $count }

## Partidas

error-no-game-tag = esperava-se a etiqueta [Game "…"] entre as da partida
error-second-game = esperava-se o fim depois de uma partida, e há uma segunda
error-tag-twice = a etiqueta «{ $name }» está lá duas vezes
error-contradiction = a etiqueta { $name } diz «{ $found }», mas { $instead ->
    [rules] a posição é de { $value }
    [columns] a posição tem { $value }
    [outcome] as jogadas acabam com { $value }
   *[goes-on] as jogadas não acabam a partida
  }
error-comment-open = o comentário que começa aqui não está fechado: esperava-se «{ "}" }»
error-move-number = esperava-se a jogada número { $limit }, e está { $count }
error-no-such-ply = a partida não tem essa jogada
error-comment-too-long = um comentário pode ter 2000 caracteres, no máximo, e todos os de uma partida 100 000
error-tag-too-long = o nome e o valor de uma etiqueta podem ter 1000 caracteres, no máximo
error-tag-name = esperava-se o nome de uma etiqueta que não se deduz das jogadas, com letras, algarismos e _
error-text-too-long = o texto tem mais de { $limit } MiB
error-level = esperava-se um nível de 1 a 8
error-internal = não foi possível entregar um valor

## Textos

error-text = carácter { $at }: esperava-se { $expected }; está { error-found }
error-found = { $kind ->
    [end] o fim
    [space] um espaço
   *[text] «{ $found }»
  }

## O que lá podia estar

expected-hole = uma cova como a5
expected-column = um número de coluna de 1 a 36
expected-hole-end = o fim depois da cova
expected-fresh-hole = uma cova ainda não dita
expected-move = uma cova como a5, ou pass, offer:, accept, refuse ou resign
expected-choice = «>», «|», «x» ou o fim
expected-stop-end = o fim depois de «|»
expected-move-end = o fim da jogada
expected-offer-holes = «:» e as covas oferecidas
expected-one-bonus = covas inteiras (c4,d17) ou pedras (c3:2,d1:1), e não as duas coisas
expected-bonus-stones = um número de pedras de 1 a 255
expected-bonus-end = «,» e mais uma cova, ou o fim
expected-game = um jogo: tsoro, nsolo, kimasai ou gore
expected-no-option = o fim: o jogo { $game } não tem outra opção
expected-option = uma opção do jogo { $game } ainda não dada: { $names }
expected-option-equals = «=» e o valor da opção
expected-option-value = um valor de { $option }: { $values }
expected-options-end = «,» ou o fim das opções
expected-rules-end = o fim depois das opções
expected-board = o tabuleiro: filas de pedras, separadas por «/»
expected-stones = um número de pedras, de 0 a 255
expected-run = um número de covas de 1 a 36
expected-next-row = «/» e a fila seguinte, ou «,» e a cova seguinte
expected-row = uma fila de { $limit ->
    [one] { $limit } cova
   *[other] { $limit } covas
  } como a anterior, e não de { $count }
expected-row-end = o fim da fila: nenhum tabuleiro tem mais de 36 colunas
expected-two-rows = o fim do tabuleiro, que tem duas filas
expected-four-rows = o fim do tabuleiro, que tem quatro filas
expected-side = o lado a jogar: S ou N
expected-owners = o dono de cada cova, como nnnn/ssss
expected-owner = o dono de { $hole }: s ou n
expected-next-owners = «/» e os donos da fila seguinte
expected-owners-end = o fim dos donos
expected-herds = as manadas, como 0,0
expected-cows = um número de vacas de 0 a 48
expected-north-herd = «,» e a manada do Norte
expected-herds-end = o fim das manadas
expected-offer = as covas em oferta, ou -
expected-offer-end = «,» e mais uma cova, ou o fim da oferta
expected-refused = quem recusou uma oferta: S, N, SN ou -
expected-position-end = o fim da posição
expected-tag = «[» e uma etiqueta
expected-tag-name = o nome de uma etiqueta, como Game
expected-tag-value = o valor da etiqueta entre aspas retas
expected-escaped = \" ou \\ depois de uma barra invertida
expected-tag-quote = uma aspa reta a fechar
expected-tag-end = «]» depois da etiqueta
expected-tag-line-end = o fim da linha depois da etiqueta
expected-columns = um número de colunas
expected-end = o fim
expected-move-number = um número de jogada
expected-move-dot = «.» depois do número da jogada
