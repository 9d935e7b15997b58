### Tudo o que o ecrã inicial e uma partida precisam. docs/languages.md diz como estes ficheiros se escrevem.
### O Sul e o Norte têm artigo. «Uma volta» é um lap, «uma jogada» um move, «a vez» um turn; [0] está onde a contagem pode ser zero.

## Listas de nomes: «a1 e a4», «a1, a4 e a5»

list-two = { $first } e { $second }
list-more = { $first }, { $second }
list-last = { $first } e { $second }

## Lados e jogos; outras mensagens usam-nos

side = { $side ->
    [N] Norte
   *[S] Sul
  }
game = { $game ->
    [nsolo] Nsolo
    [kimasai] Bao la Kimasai
    [gore] Goré
   *[tsoro] Tsoro
  }
game-place = { $game ->
    [nsolo] Ngoni, Malawi e leste da Zâmbia
    [kimasai] Maasai, centro da Tanzânia
    [gore] Guro, Costa do Marfim
   *[tsoro] Shona, nordeste do Zimbabwe
  }
game-gist = { $game ->
    [nsolo] Um tabuleiro grande, cheio de pedras, e capturas que levam mais do que encontram.
    [kimasai] Pedras sozinhas que andam passo a passo, escapam e capturam.
    [gore] Duas filas, oito covas e uma manada de vacas (ayla) para ganhar.
   *[tsoro] Longas semeaduras de pedras (matombo), volta após volta, num tabuleiro que chega a ter 84 covas.
  }

# Um número e o seu nome.
stones = { $stones ->
    [0] { $stones } pedras
    [one] { $stones } pedra
   *[other] { $stones } pedras
  }
cows = { $cows ->
    [0] { $cows } vacas
    [one] { $cows } vaca
   *[other] { $cows } vacas
  }
holes = { $holes ->
    [one] { $holes } cova
   *[other] { $holes } covas
  }
laps = { $laps ->
    [one] { $laps } volta
   *[other] { $laps } voltas
  }
# O Goré joga-se com vacas, os outros jogos com pedras.
pieces = { $piece ->
    [cow] { $count ->
        [0] { $count } vacas
        [one] { $count } vaca
       *[other] { $count } vacas
      }
   *[stone] { $count ->
        [0] { $count } pedras
        [one] { $count } pedra
       *[other] { $count } pedras
      }
  }

## O ecrã inicial

tagline = Quatro velhos jogos africanos de semear.
choose-game = Escolha um jogo
start-game = Jogar { game }
continue-game = { $plies ->
    [0] Continuar { game }
   *[other] Continuar { game }, jogada { $move }
  }
# Os caminhos do ecrã inicial para outros ecrãs.
menu-ways = Mais
way-games = As minhas partidas
start-replaces = A partida por acabar fica na sua lista de partidas.
one-kind = Este jogo só tem estas regras.
how-to = Como se joga { game }
rules = Regras
learn = Aprender
learn-game = Aprender { game } passo a passo
print = Imprimir
puzzles = Desafios
puzzles-of = Desafios de { game }
print-board = Imprimir tabuleiro de { game }
print-moves = Imprimir as jogadas
screen-failed = Não foi possível carregar esta parte da página. Verifique a ligação à Internet e tente de novo.

## Regras para escolher, no ecrã inicial

field = { $field ->
    [columns] Colunas
    [heads] Cabeças
    [bonus] Bónus
    [safe-heads] Cabeças a salvo
    [capture] Captura
   *[trade] Trocas
  }
field-help = { $field ->
    [columns] Quantas covas tem cada fila: com menos, a partida é mais curta.
    [heads] Covas na ponta direita da sua fila de fora (musoro, no plural misoro) onde pode parar uma semeadura.
    [bonus] Quantas covas a mais do adversário uma captura deixa esvaziar.
    [safe-heads] Se o bónus tem de deixar as cabeças em paz.
    [capture] 1975: uma cova, e depois outras tantas pedras. 1913: duas covas, e depois mais uma cova inteira.
   *[trade] Se pode oferecer covas ao outro, por seis vacas cada uma.
  }
field-heads = { $value ->
    [0] Sem cabeças
    [1] Uma cabeça por lado
   *[2] Duas cabeças por lado
  }
field-bonus = { $value ->
    [0] Sem bónus
    [one] Mais uma cova
   *[other] Mais { $value } covas
  }
field-safe-heads = { $value ->
    [yes] Cabeças a salvo
   *[no] Cabeças em jogo
  }
field-capture = { $value ->
    [1913] Como em 1913
   *[1975] Como em 1975
  }
field-trade = { $value ->
    [no] Sem trocas
   *[yes] Com trocas
  }
rule-board = { $rows } × { $columns }
rule-heads = { $value ->
    [0] sem cabeças
    [1] uma cabeça
   *[2] duas cabeças
  }
rule-bonus = { $value ->
    [0] sem bónus
   *[other] bónus de { $value }
  }
rule-safe-heads = cabeças a salvo
rule-capture = { $value ->
    [1913] captura de 1913
   *[1975] captura de 1975
  }
rule-trade = { $value ->
    [no] sem trocas
   *[yes] com trocas
  }

## Quem joga

who-plays = Quem joga
south-first = O Sul joga primeiro.
person = Pessoa
names-field = Nomes, se quiser
names-of = Nomes de quem joga com o { side }, separados por vírgulas
names-in-turn = Jogam à vez.
computer = Computador
computer-by-time = Computador, por tempo
person-by-link = Pessoa noutro lugar, por link
strength = Força do { side }
time-for = Tempo do { side }
by-time-help = Joga tão bem quanto pode nesse tempo.
level = Nível { $level }
level-like = { $level ->
    [1] Uma criança que acaba de aprender
    [2] Um principiante que joga por gosto
    [3] Um aprendiz que já vê as capturas
    [4] Um jogador seguro
    [5] Um jogador experiente
    [6] Um jogador temível
    [7] Uma velha raposa
   *[8] Um mestre
  }
level-spoken = { level }: { level-like }
seconds = { $seconds ->
    [0.5] Meio segundo por jogada
    [one] { $seconds } segundo por jogada
   *[other] { $seconds } segundos por jogada
  }
seat-person = { side }: pessoa
seat-names = { side }: { $names }
seat-level = { side }: computador, nível { $level }
seat-link = { side }: por link
seat-seconds = { side }: computador, { $seconds } s por jogada
sides-below = O Sul está em baixo.
sides-right = O Sul está à direita.
you-below = O seu lado é o Sul, em baixo.
you-above = O seu lado é o Norte, em cima.
you-right = O seu lado é o Sul, à direita.
you-left = O seu lado é o Norte, à esquerda.

## Uma vez de jogar

to-move = Vez do { side }
your-move = É a sua vez, { side }
to-move-named = Vez de { $name } ({ side })
choose-hole = Escolha uma das covas com um círculo para semear.
choose-single = Nenhuma cova tem duas pedras: uma pedra sozinha pode então andar.
choose-step = Escolha uma das pedras com um círculo; ela anda para a cova seguinte.
choose-cows = Escolha uma das suas covas para semear.
moving = { $game ->
    [kimasai] O { side } anda…
   *[other] O { side } semeia…
  }
hurry-hint = Um toque ou qualquer tecla apressa.
next-step = Próximo
show-rest = Mostrar o resto
viewing = Está a ver como era depois da jogada { $ply } de { $plies }.
play-from-here = Jogue a partir daqui para seguir outro caminho.
to-latest = Voltar à última jogada
replay = Mostrar outra vez a última jogada
replay-short = Rever

## A vez do computador

thinking = O { side } pensa…
computer-moves = O { side }, o computador, vai jogar.
computer-begins = O { side } começa em { $hole }.
computer-goes-on = O { side } levanta e segue em { $hole }.
computer-stops = O { side } para em { $hole }.
computer-takes = O { side } tira de { $names }.
computer-offers = O { side } oferece { $names }.
computer-accepts = O { side } aceita a oferta de { $names }.
computer-refuses = O { side } recusa a oferta.
let-it-play = Deixar o computador jogar
one-move = Uma jogada
move-now = Jogar já
pause = Pausa
pausing = Faz pausa depois desta jogada.

## Um lado noutro aparelho

away = O { side } joga noutro lugar.
send-link = Enviar o link
link = Link
link-failed = Não foi possível abrir o link. Verifique a ligação à Internet e recarregue a página.
set-up = Montar uma posição

## Numa cabeça

head-heading = A semeadura chegou à sua cabeça { $hole }.
head-heading-of = A semeadura do { side } chegou à cabeça { $hole }.
head-first = Primeiro escolha em baixo: seguir ou parar.
head-note = Levante as { stones } que lá estão e continue a semear, ou pare aqui e acabe a jogada.
head-only-stop = Seguir nunca acabaria, por isso a semeadura para aqui.
go-on = Levantar e seguir
stop = Parar aqui
run-on = Seguir até ao fim
peek = Mostrar o que cada escolha faria
peek-one = Mostrar como fica o tabuleiro
peek-short = Ver antes
peek-go-on = Seguir
peek-stop = Parar
peek-run-on = Até ao fim

## O bónus

take-holes = { $max ->
    [one] Tire mais uma cova · por marcar: { $left }
   *[other] Tire até mais { $max } covas · por marcar: { $left }
  }
take-stones = { $max ->
    [one] Tire mais uma pedra · por marcar: { $left }
   *[other] Tire até mais { $max } pedras · por marcar: { $left }
  }
take-holes-of = { $max ->
    [one] O { side } pode tirar mais uma cova · por marcar: { $left }
   *[other] O { side } pode tirar até mais { $max } covas · por marcar: { $left }
  }
take-stones-of = { $max ->
    [one] O { side } pode tirar mais uma pedra · por marcar: { $left }
   *[other] O { side } pode tirar até mais { $max } pedras · por marcar: { $left }
  }
holes-note = A captura deixa esvaziar covas do adversário, onde quer que estejam. Marque-as no tabuleiro.
stones-note = A captura deixa tirar outras tantas. Cada toque numa cova do adversário marca uma pedra.
marks-left = { $left ->
    [0] Nada mais por marcar.
   *[other] Por marcar: { $left }.
  }
take = Tirar { stones }
take-none = Nada mais
clear = Limpar
mark-for-me = Marcar mais { $count } por mim
mark-for-me-short = Completar
fewer = Menos uma pedra de { $hole }
more = Mais uma pedra de { $hole }
chosen-from = Pedras marcadas até agora

## Ofertas de covas, no Goré

offer = Oferecer covas
offer-heading = { $max ->
    [one] Que cova oferece?
   *[other] Que covas oferece? Até { $max }
  }
offer-note = { $holes ->
    [0] Marque as suas covas; o { side } poria { cows } em cada uma e ficaria dono dela. Oferecer já conta como a sua jogada.
    [one] O { side } poria { cows } nela e ficaria dono dela. Oferecer já conta como a sua jogada.
   *[other] O { side } poria { cows } nelas e ficaria dono delas. Oferecer já conta como a sua jogada.
  }
offer-marked = Marcadas: { $count }, de { holes } no máximo.
offer-confirm = { $holes ->
    [0] Oferecer
   *[other] Oferecer { holes }
  }
offer-leave = Antes semear
answer-heading = O { side } oferece-lhe { holes }: { $names }.
answer-first = Primeiro escolha em baixo: aceitar ou recusar.
answer-note = { $holes ->
    [one] Poria { $paid } das suas { $herd } vacas nela e ela seria sua. Pode recusar, mas uma vitória depois de recusar é sem glória.
   *[other] Poria { $paid } das suas { $herd } vacas nelas e elas seriam suas. Pode recusar, mas uma vitória depois de recusar é sem glória.
  }
accept = Aceitar
refuse = Recusar
pass-heading = O { side } não tem vacas para semear e tem de passar.
pass-note = Nenhuma das suas covas tem vacas; o outro joga de novo.
pass = Passar

## Desistir

resign = Desistir
resign-heading = O { side } desiste?
resign-note = O { side } terá vencido. Ainda pode voltar atrás com «Desfazer».
resign-yes = Sim, desistir
resign-no = Continuar
end-game = Acabar a partida
ended-heading = A partida foi interrompida.
ended-note = Ninguém venceu. Fica guardada como partida por acabar.

## O que uma resposta faria

would-sow = { $laps ->
    [one] Semeia mais { $laps } volta e acaba em { $last } sem captura.
   *[other] Semeia mais { $laps } voltas e acaba em { $last } sem captura.
  }
would-capture = { $laps ->
    [one] Semeia mais { $laps } volta, acaba em { $last } e captura { $captured ->
        [one] { $captured } pedra
       *[other] { $captured } pedras
      }.
   *[other] Semeia mais { $laps } voltas, acaba em { $last } e captura { $captured ->
        [one] { $captured } pedra
       *[other] { $captured } pedras
      }.
  }
would-ask = { $laps ->
    [one] Semeia mais { $laps } volta e chega à sua cabeça { $last }, onde escolhe de novo.
   *[other] Semeia mais { $laps } voltas e chega à sua cabeça { $last }, onde escolhe de novo.
  }
would-stop = A jogada acaba em { $hole }; nada é capturado.
would-take = { $stones ->
    [one] Uma pedra sai do tabuleiro.
   *[other] { $stones } pedras saem do tabuleiro.
  }
would-accept = { $holes ->
    [one] { $names } seria sua, com { cows } dentro; na sua manada { $left ->
        [0] não ficaria nenhuma vaca
        [one] ficaria { $left } vaca
       *[other] ficariam { $left } vacas
      }, e seria a sua vez.
   *[other] { $names } seriam suas, com { cows } dentro; na sua manada { $left ->
        [0] não ficaria nenhuma vaca
        [one] ficaria { $left } vaca
       *[other] ficariam { $left } vacas
      }, e seria a sua vez.
  }
would-refuse = O tabuleiro fica como está, e é a sua vez.
would-offer = Assim ficaria com a oferta de { $names }, se o { side } aceitar.

## Porque é que um toque não faz nada

not-yours = { $hole } é do { side }.
empty-hole = { $hole } está vazia.
cannot-start = { $hole } não pode começar uma jogada agora.
cannot-take = Não se pode tirar nada de { $hole }.
all-marked = Todas as pedras de { $hole } já estão marcadas.
none-left = Já está tudo marcado; primeiro tire uma marca.
can-pay-for = { $holes ->
    [one] O { side } só pode pagar uma cova; primeiro tire a outra marca.
   *[other] O { side } só pode pagar { $holes } covas; primeiro tire uma marca.
  }
keep-one = Tem de ficar com uma cova; primeiro tire uma marca.
cannot-offer = { $hole } não é sua: não a pode oferecer.

## O que uma jogada fez

did-pass = O { side } não tinha vacas para semear e passou.
did-offer = O { side } ofereceu { $names }.
did-accept = O { side } aceitou a oferta de { $names }.
did-refuse = O { side } recusou a oferta.
did-resign = O { side } desistiu.
# No Bao la Kimasai.
did-step = O { side } andou de { $from } para { $last }.
did-step-capture = O { side } andou de { $from } para { $last } e capturou { $captured ->
    [one] { $captured } pedra
   *[other] { $captured } pedras
  }.
# No Goré.
did-sow-cows = O { side } semeou de { $from } a { $last }.
did-sow-cows-capture = O { side } semeou de { $from } a { $last } e capturou { cows }.
# No Tsoro e no Nsolo.
did-sow = O { side } semeou { laps }, de { $from } a { $last }.
did-sow-capture = O { side } semeou { laps }, de { $from } a { $last }, e capturou { $captured ->
    [one] { $captured } pedra
   *[other] { $captured } pedras
  }.
did-sow-stones = O { side } semeou { laps }, de { $from } a { $last }, capturou { $captured ->
    [one] { $captured } pedra
   *[other] { $captured } pedras
  } e tirou mais { $stones }.
did-sow-holes = O { side } semeou { laps }, de { $from } a { $last }, capturou { $captured ->
    [one] { $captured } pedra
   *[other] { $captured } pedras
  } e tirou mais { $holes ->
    [one] { $holes } cova
   *[other] { $holes } covas
  }, com { stones }.

## Uma jogada mostrada passo a passo

step-single = A pedra de { $from } anda para { $last }.
step-sown = { $piece ->
    [cow] { $count ->
        [one] Uma vaca vai de { $from } para { $last }.
       *[other] { $count } vacas são levantadas de { $from } e semeadas uma a uma, a última em { $last }.
      }
   *[stone] { $count ->
        [one] Uma pedra vai de { $from } para { $last }.
       *[other] { $count } pedras são levantadas de { $from } e semeadas uma a uma, a última em { $last }.
      }
  }
step-relays = Há pedras em { $last }: são levantadas e semeadas adiante.
step-taken = Captura em { $names }: { pieces }.

## O tabuleiro, para quem o ouve

board = Tabuleiro de { game }
hole = { $hole }, { side }, { pieces }{ $head ->
    [yes] , cabeça
   *[no] { "" }
  }{ $startable ->
    [yes] , pode começar
   *[no] { "" }
  }{ $marked ->
    [0] { "" }
    [one] , marcada
   *[other] , { $marked } marcadas
  }{ $takeable ->
    [yes] , pode ser tirada
   *[no] { "" }
  }{ $offered ->
    [yes] , oferecida
   *[no] { "" }
  }{ $hinted ->
    [yes] , a dica
   *[no] { "" }
  }{ $preview ->
    [none] { "" }
   *[other] , ficaria com { $preview }
  }
heap = { $piece ->
    [cow] Manada do { side }: { pieces }.
   *[stone] O { side } tirou { pieces }.
  }

## Como uma partida acabou

result = { $result ->
    [draw] Empate
    [N] O Norte venceu
   *[S] O Sul venceu
  }
result-named = { $result }: { $names }
result-you = Venceu
result-computer = O computador venceu
end-captured = O { side } já não tem pedras.
end-immobile = O { side } não pode jogar.
end-resigned = O { side } desistiu.
end-cleared = Nenhuma cova tem três vacas ou mais: o Sul tem { $south ->
    [0] { $south } vacas
    [one] { $south } vaca
   *[other] { $south } vacas
  }, o Norte tem { $north ->
    [0] { $north } vacas
    [one] { $north } vaca
   *[other] { $north } vacas
  }.
end-cleared-even = Nenhuma cova tem três vacas ou mais: cada um tem { cows }.
end-counted = A mesma posição apareceu pela terceira vez, por isso contam-se as vacas: o Sul tem { $south ->
    [0] { $south } vacas
    [one] { $south } vaca
   *[other] { $south } vacas
  }, o Norte tem { $north ->
    [0] { $north } vacas
    [one] { $north } vaca
   *[other] { $north } vacas
  }.
end-counted-even = A mesma posição apareceu pela terceira vez, por isso contam-se as vacas: cada um tem { cows }.
end-twice = A mesma posição apareceu pela segunda vez.
end-thrice-even = A mesma posição apareceu pela terceira vez, com as pedras iguais; foi o { side } que a trouxe.
end-thrice = A mesma posição apareceu pela terceira vez; o { side } tem mais pedras no tabuleiro.
end-endless-draw = Todas as jogadas do { side } seguiriam sem fim.
end-endless-even = Todas as jogadas do { side } seguiriam sem fim, e as pedras estão iguais.
end-endless = Todas as jogadas do { side } seguiriam sem fim; { $winner ->
    [N] o Norte
   *[S] o Sul
  } tem mais pedras no tabuleiro.
without-glory = Uma vitória sem glória: o { side } recusou uma oferta nesta partida.

## As ferramentas por cima do tabuleiro

tools = Partida
undo = Desfazer
redo = Refazer
moves = Jogadas
analysis = Analisar
more-buttons = Mais
settings = Opções
commands = Comandos e teclas
new-game = Nova partida
play-again = Jogar outra
review = Revisão
back-to-start = Início
close = Fechar

## A lista das jogadas

play-back = Passar a partida
play-back-stop = Parar
with-note = { $what }, com uma nota
note-game = Uma nota sobre a partida
note-move = Uma nota sobre a jogada { $ply }
note-refused = A nota não pode ser guardada: { $reason }.
no-moves = Ainda sem jogadas.
game-start = Início da partida
jump-to = Jogada { $ply }, { side }: { $move }
# A letra x e os sinais fazem parte da notação.
signs = Uma jogada tem o nome da cova onde começa; x captura.
signs-stones = Uma jogada tem o nome da cova onde começa; x captura, e o que se tira a mais vem a seguir.
signs-hole = Uma jogada tem o nome da cova onde começa; x captura, e a cova esvaziada a mais vem a seguir.
signs-holes = Uma jogada tem o nome da cova onde começa; x captura, e as covas esvaziadas a mais vêm a seguir.
signs-heads = Uma jogada tem o nome da cova onde começa; > segue numa cabeça, | fica ali, x captura.
signs-heads-holes = Uma jogada tem o nome da cova onde começa; > segue numa cabeça, | fica ali, x captura, e as covas esvaziadas a mais vêm a seguir.

## Nos dois ecrãs

language = Língua
speakers-wanted = Estas palavras ainda esperam pelos olhos de quem fala esta língua desde criança. Se alguma lhe soar mal, diga-o a quem cuida desta página.
sound = Som

## Antes de uma jogada

press-again = { $hole } está marcada. Toque outra vez para jogar, ou escolha outra cova.
ghost-ends = { $from }: { laps }, acaba em { $last } sem captura.
ghost-captures = { $from }: { laps }, acaba em { $last } e captura { $captured }.
ghost-head = { $from }: { laps }, chega à sua cabeça { $last }, onde escolhe.
ghost-more = { $from }: { laps }, acaba em { $last }, captura { $captured } e deixa tirar mais.

## Dicas

hint = Dica
hint-tells = O que faz
hint-shows = Mostrar
hint-thinking = À procura de uma boa jogada…
hint-failed = Agora não se encontra nenhuma dica. Verifique a ligação à Internet e tente de novo.
hint-hole = Olhe bem para { $hole }.
hint-offer = Pense em oferecer covas em vez de semear.
hint-accept = Aceitar parece melhor do que recusar.
hint-refuse = Recusar parece melhor do que aceitar.
hint-pass = Não há nada a fazer senão passar.
hint-offers = Ofereça { $names }.
hint-goes-on = Levante e siga em { $names }.
hint-goes-on-many = Levante e siga nas primeiras { $heads } cabeças a que chegar.
hint-stops = Pare em { $hole }.
hint-takes = Tire de { $names }.
hint-takes-stones = Tire { $taken }.
hint-takes-part = { $count } de { $hole }
hint-takes-none = Não tire nada.
hint-elsewhere = Outro começo parece melhor. Pode voltar atrás com «Desfazer» e pedir de novo.
hint-title = A dica no tabuleiro
hint-step = A pedra de { $from } anda para { $last }.
hint-step-capture = A pedra de { $from } anda para { $last } e captura { $captured ->
    [one] { $captured } pedra
   *[other] { $captured } pedras
  }.
hint-sow-cows = Semear de { $from } acaba em { $last }.
hint-sow-cows-capture = Semear de { $from } acaba em { $last } e captura { cows }.
hint-sow = De { $from } semeia { laps } e acaba em { $last } sem captura.
hint-sow-capture = De { $from } semeia { laps }, acaba em { $last } e captura { $captured ->
    [one] { $captured } pedra
   *[other] { $captured } pedras
  }.
hint-sow-stones = De { $from } semeia { laps }, acaba em { $last }, captura { $captured ->
    [one] { $captured } pedra
   *[other] { $captured } pedras
  } e tira mais { $stones }.
hint-sow-holes = De { $from } semeia { laps }, acaba em { $last }, captura { $captured ->
    [one] { $captured } pedra
   *[other] { $captured } pedras
  } e tira mais { $holes ->
    [one] { $holes } cova
   *[other] { $holes } covas
  }, com { stones }.

## Uma linha de jogo no tabuleiro

line-heading = { $title }: jogada { $at } de { $of }
line-back = Recuar
line-on = Avançar
line-leave = Voltar à partida
line-left = O tabuleiro mostra outra vez a partida.

## Avisos

storage-blocked = Este navegador não deixa a página guardar nada; a partida perde-se quando fechar a página.
storage-full = O espaço do navegador está cheio; a partida já não pode ser guardada aqui.
saved-too-long = A partida guardada era demasiado longa para ser uma partida e foi apagada.
saved-bad = Não foi possível ler a partida guardada; foi posta de lado.
other-tab = Esta partida continuou noutro separador (aba). O que jogar aqui não fica guardado.
load-other = Abrir aqui a outra partida
keep-mine = Ficar com as duas
list-blocked = Este navegador não guarda uma lista de partidas; da próxima vez só estará cá a última que jogou.
list-full = Já não há lugar para mais partidas na lista.
# $reason: uma mensagem de errors.ftl.
bad-position = O endereço pede uma posição que não se consegue ler: { $reason }
position-too-long = O endereço pede uma posição demasiado longa para ser uma posição.
computer-replaced = O jogador automático parou e foi reiniciado.
computer-loading = O jogador automático ainda está a carregar. Com uma ligação lenta, pode demorar mais um pouco.
computer-failed = O jogador automático não responde. Verifique a ligação à Internet e tente de novo.
analysis-replaced = A análise parou e foi reiniciada.
analysis-loading = A análise ainda está a carregar. Com uma ligação lenta, pode demorar mais um pouco.
try-again = Repetir
game-before = A partida anterior não estava acabada.
back-to-before = Voltar à partida anterior
dismiss = Fechar
notices = Avisos
language-failed = Não foi possível carregar { $language }. Verifique a ligação à Internet e escolha de novo.
part-failed = Não foi possível carregar isto. Verifique a ligação à Internet e tente de novo.
engine-slow = As regras ainda estão a carregar. Com uma ligação lenta, pode demorar mais um pouco.
engine-failed = Não foi possível carregar as regras.
engine-help = Verifique a ligação à Internet e tente de novo. Se continuar sem funcionar, recarregue a página ou use um navegador mais recente: é preciso WebAssembly.
loading = A carregar…
something-wrong = Algo correu mal, mas a partida está guardada: recarregue a página se ela não continuar.
