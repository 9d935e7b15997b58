### A lista das partidas no aparelho: carregada quando se abre, ou quando se trazem partidas.

games-title = As minhas partidas
games-back = Voltar
games-intro = Todas as partidas que joga ficam guardadas aqui, só neste aparelho.
games-none = Ainda não há partidas. O que jogar estará aqui, e pode juntar partidas de um ficheiro.
games-memory = Este navegador não guarda uma lista de partidas: o que vê aqui perde-se quando fechar a página. Guarde num ficheiro o que quiser conservar.
games-loading = À procura das suas partidas…
games-failed = Não foi possível ler a lista das partidas.
games-try-again = Repetir

## Procurar

games-search = Procurar
games-search-words = Palavras
games-search-words-help = Nomes, ou qualquer outra coisa escrita em baixo
games-search-game = Jogo
games-search-result = Resultado
games-search-from = De
games-search-to = Até
games-all-games = Todos os jogos
games-all-results = Todos os resultados
games-over = Acabadas
games-running = Em curso
games-won = O { side } venceu
games-drawn = Empates
games-found = { $found ->
    [0] Nenhuma partida corresponde.
    [one] Uma partida
   *[other] { $found } partidas
  }
games-found-of = { $found ->
    [0] Nenhuma de { $all } partidas corresponde.
    [one] Uma de { $all } partidas
   *[other] { $found } de { $all } partidas
  }
games-clear = Mostrar todas
games-more = Mostrar mais

## Uma partida da lista

games-board = { $game } { $rows } × { $columns }
games-names = { $names }
games-level = Computador, nível { $level }
games-seconds = Computador, { $seconds } s por jogada
games-who = { $south } – { $north }
games-running-at = Em curso, jogada { $move }
games-won-after = { $moves ->
    [0] O { side } venceu depois de { $moves } jogadas
    [one] O { side } venceu depois de { $moves } jogada
   *[other] O { side } venceu depois de { $moves } jogadas
  }
games-drawn-after = { $moves ->
    [0] Empate depois de { $moves } jogadas
    [one] Empate depois de { $moves } jogada
   *[other] Empate depois de { $moves } jogadas
  }
games-continue = Continuar
games-open = Ver
games-for = { $does }: { $what }
games-save = Guardar
games-delete = Apagar
games-deleted = { $count ->
    [one] Uma partida foi apagada.
   *[other] { $count } partidas foram apagadas.
  }
games-undo = Desfazer
games-back-again = A partida está outra vez na lista.
games-cannot-open = Já não é possível ler esta partida.
games-gone = Esta partida já não está na lista.

## Para ficheiros e de ficheiros

games-save-all = { $count ->
    [one] Guardar num ficheiro
   *[other] Guardar estas { $count } num ficheiro
  }
games-saved = { $count ->
    [one] Uma partida foi guardada.
   *[other] { $count } partidas foram guardadas.
  }
games-save-failed = Não foi possível guardar as partidas.
games-add = Juntar partidas
games-add-file = De um ficheiro
games-add-help = Ficheiros de texto na notação destes jogos, até 5 MB. Também os pode largar em cima da página, ou colar o texto deles.
games-paste = Colar texto de partidas
games-paste-field = O texto
games-paste-add = Juntar estas partidas
games-reading = { $count ->
    [0] A ler… { $count } partidas até agora
    [one] A ler… { $count } partida até agora
   *[other] A ler… { $count } partidas até agora
  }
games-stop = Parar
games-report = O que se juntou
games-added = { $count ->
    [0] Nenhuma partida nova.
    [one] Uma partida nova.
   *[other] { $count } partidas novas.
  }
games-known = { $count ->
    [one] Outra já estava na lista.
   *[other] Outras { $count } já estavam na lista.
  }
games-flaws = { $count ->
    [one] Não foi possível ler uma partida:
   *[other] Não foi possível ler { $count } partidas:
  }
games-flaw = Partida { $number }: { $reason }
games-flaw-long = A partida { $number } é demasiado longa para ser guardada.
games-flaws-more = { $count ->
    [one] E mais uma.
   *[other] E mais { $count }.
  }
games-beyond = { $count ->
    [one] Ficou de fora mais uma partida: não se leem mais de { $most } de cada vez.
   *[other] Ficaram de fora mais { $count } partidas: não se leem mais de { $most } de cada vez.
  }
games-too-large = «{ $name }» tem mais de 5 MB, e nada foi lido.
games-no-text = «{ $name }» não é um texto, por isso não tem partidas.
games-unreadable = Não foi possível abrir «{ $name }».
games-no-game = Não há nenhuma partida em «{ $name }».
games-read-failed = Não foi possível ler «{ $name }» até ao fim. Tente de novo.
games-full = Não havia lugar para todas as partidas de «{ $name }».
games-pasted = o texto colado
games-close-report = Fechar
