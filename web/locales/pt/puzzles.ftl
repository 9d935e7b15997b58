# Desafios: a lista, o desafio do dia, e a procura da solução.

puzzles-title = Desafios
puzzles-back = Voltar
puzzles-back-to-it = Voltar ao desafio
puzzles-games = Os jogos
puzzles-gist = O seu lado é o Sul, e só uma jogada é a melhor.
puzzles-count = Resolvidos: { $solved } de { $of }.
puzzles-today = Desafio do dia
puzzles-today-is = { game }: { $goal }, grau { $grade }.
puzzles-today-solved = Já o resolveu.
puzzles-today-open = Tentar
puzzles-unknown = Não há nenhum desafio com esse nome. Aqui estão todos os que há.
puzzles-grade = { $grade ->
    [1] Grau 1: fácil
    [2] Grau 2
    [3] Grau 3: médio
    [4] Grau 4
   *[5] Grau 5: difícil
  }
puzzles-entry = Desafio { $number }: { $goal }
puzzles-entry-solved = Desafio { $number }: { $goal }, resolvido
puzzles-one = { game }, desafio { $number }

## O que se pede

puzzles-short-win = { $turns ->
    [one] vencer em { $turns } jogada
   *[other] vencer em { $turns } jogadas
  }
puzzles-short-gain = { $piece ->
    [cow] ganhar { $count ->
        [one] { $count } vaca
       *[other] { $count } vacas
      }
   *[stone] ganhar { $count ->
        [one] { $count } pedra
       *[other] { $count } pedras
      }
  }
puzzles-win = { $turns ->
    [one] Vez do Sul: vencer com esta jogada
   *[other] Vez do Sul: vencer em { $turns } jogadas
  }
puzzles-gain = { $piece ->
    [cow] Vez do Sul: ganhar { $count ->
        [one] { $count } vaca
       *[other] { $count } vacas
      }
   *[stone] Vez do Sul: ganhar { $count ->
        [one] { $count } pedra
       *[other] { $count } pedras
      }
  }
puzzles-how = Toque na cova que levantaria. Uma dica diz mais, passo a passo.

## O que se diz de uma jogada

puzzles-right = Resolvido!
puzzles-right-shown = É essa a jogada.
puzzles-all-solved = Resolveu todos os desafios deste jogo.
puzzles-wrong = Não é essa
puzzles-wrong-win = { $turns ->
    [one] O Sul ainda não venceu: há uma jogada que acaba a partida.
   *[other] Contra isso, o Norte aguenta mais de { $turns } jogadas. Há um caminho mais rápido.
  }
puzzles-wrong-gain = { $piece ->
    [cow] Outra jogada dá-lhe, mesmo depois da resposta do Norte, pelo menos mais { $count ->
        [one] { $count } vaca
       *[other] { $count } vacas
      }.
   *[stone] Outra jogada dá-lhe, mesmo depois da resposta do Norte, pelo menos mais { $count ->
        [one] { $count } pedra
       *[other] { $count } pedras
      }.
  }
puzzles-near-hole = Mas começou na cova certa. Escolha de outro modo pelo caminho.
puzzles-near-bonus = Mas a captura é a certa. Tire outra coisa com ela.
puzzles-again = Voltar atrás e tentar de novo
puzzles-once-more = Fazer de novo
puzzles-next = Próximo desafio
puzzles-all = Todos os desafios
puzzles-show = Mostrar a solução
puzzles-see-on = Ver como continua
puzzles-solution = A solução
puzzles-goes-on = Como continua
