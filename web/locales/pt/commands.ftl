### O painel dos comandos: jogadas escritas, o que pode ser lido em voz alta, e as teclas do tabuleiro.

commands-intro = Escreva uma jogada tal como se anota, por exemplo a5 ou b3xc4, ou uma das palavras em baixo. A resposta é lida em voz alta e aparece por baixo da linha.
command-line = Jogada ou comando
command-do = Fazer
command-log = Respostas

## As palavras que se podem escrever. Várias, separadas por vírgula; a primeira aparece na lista. As inglesas servem em todas as línguas.

command-row = fila, r
command-starts = saídas, saidas, saída, saida, s
command-what = efeito, e, w
command-last = última, ultima, l
command-board = tabuleiro, b
command-taken = tiradas, t
command-undo = desfazer
command-redo = refazer
command-hint = dica
command-go = seguir
command-stop = parar
command-none = nada
command-moves = jogadas
command-help = ajuda

## O que cada palavra faz, para a lista. $word: a própria palavra.

command-row-does = lê uma fila: { $word } a
command-starts-does = lê as covas de onde pode sair
command-what-does = diz o que uma jogada faria: { $word } a5
command-last-does = diz o que a última jogada fez
command-board-does = lê o tabuleiro todo
command-taken-does = diz o que já foi tirado
command-undo-does = desfaz uma jogada
command-redo-does = volta a fazê-la
command-hint-does = dá uma dica; outra vez, uma mais clara
command-go-does = levanta as pedras da cabeça e segue
command-stop-does = fica na cabeça
command-none-does = não tira mais nada; outras covas escrevem-se assim: { $example }
command-moves-does = abre a lista das jogadas
command-help-does = lê estas palavras

## Teclas

keys-title = Teclas com uma cova escolhida
keys-words-title = Palavras
key-arrows = Setas
key-arrows-does = vão para a cova seguinte
key-enter = Enter
key-enter-does = começa uma jogada, marca uma cova
key-minus = Menos
key-minus-does = tira uma marca
key-escape = Esc
key-escape-does = desfaz o que não está confirmado, fecha um painel
key-row-does = lê esta fila
key-starts-does = lê as covas de onde se pode sair
key-what-does = diz o que uma jogada daqui faria
key-last-does = diz o que a última jogada fez
key-taken-does = diz o que já foi tirado
key-help-does = abre esta lista, em qualquer lugar

## O que é lido

read-row = Fila { $row }, { side }: { $numbers }.
read-owned = { $hole }, { side }: { cows }.
read-no-row = Há as filas { $names }.
read-starts = O { side } pode sair de { $names }.
read-no-starts = O { side } não pode sair de nenhuma cova agora.
read-no-hole = Não há nenhuma cova «{ $text }».

## Respostas que não leem nada

command-cannot-now = Isso não se pode fazer agora.
command-too-long = Isso é demasiado longo para ser uma jogada.
# $reason: uma mensagem de errors.ftl.
command-refused = «{ $text }» não se pode jogar: { $reason }
command-help-line = { $word }: { $does }.
