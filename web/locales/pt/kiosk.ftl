### A kiosk in a museum (docs/kiosk.md): what visitors read there, and the screen for its staff.

## The board that waits for visitors

kiosk-touch = Toque para jogar

## Choices

kiosk-languages = Escolha a sua língua
kiosk-one = Contra o computador
kiosk-two = Duas pessoas
kiosk-back = Voltar à partida

## A game

kiosk-finish = Já acabei
kiosk-take-home = Leve esta partida consigo
kiosk-take-home-note = Aponte a câmara do seu telemóvel para o quadrado. A partida abre-se aí, e pode vê-la lance a lance.
kiosk-qr = Código QR desta partida

## Nobody has touched anything for a while

kiosk-still = Ainda está aí?
kiosk-still-note = Se ninguém tocar no ecrã, a partida acaba e o visitante seguinte pode começar.
kiosk-left = Segundos que faltam: { $seconds }
kiosk-yes = Sim, continuar

## The staff's screen

kiosk-code = Introduza o código
kiosk-code-old = Introduza o código atual
kiosk-code-new = Escolha um código
kiosk-code-help = De quatro a oito algarismos. Mantêm os visitantes fora deste ecrã.
kiosk-code-again = O mesmo código outra vez
kiosk-entered = Algarismos introduzidos: { $count }
kiosk-enter = OK
kiosk-delete = Apagar o último algarismo
kiosk-wrong = Não é esse o código.
kiosk-short = Um código tem de quatro a oito algarismos.
kiosk-differs = Os dois não eram iguais. Escolha de novo um código.
kiosk-wait = Demasiados erros. Espere { $seconds } s.
kiosk-waited = Já pode tentar outra vez.
kiosk-counts = Partidas jogadas aqui
kiosk-visits = Visitas
kiosk-begun = Começadas
kiosk-finished = Acabadas
kiosk-all = Ao todo
kiosk-not-kept = Este aparelho não deixa a página guardar nada: as contagens perdem-se quando for desligado.
kiosk-save = Guardar como tabela (CSV)
kiosk-copy = Copiar a tabela
kiosk-copied = A tabela está copiada.
kiosk-copy-failed = O navegador não deixa copiar.
kiosk-clear = Pôr a zero
kiosk-sure = Pôr todas as contagens a zero?
kiosk-sure-note = Não é possível recuperá-las. Guarde primeiro a tabela, se precisar dela.
kiosk-clear-yes = Pôr a zero
kiosk-keep = Mantê-las
kiosk-code-change = Mudar o código
