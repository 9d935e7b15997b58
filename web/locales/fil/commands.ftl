### Ang panel ng mga utos: mga tirang tina-type, mga puwedeng basahin nang malakas, at mga key ng board.

commands-intro = Mag-type ng tira ayon sa pagsulat nito, gaya ng a5 o b3xc4, o isa sa mga salita sa ibaba. Binabasa nang malakas ang sagot at nakasulat ito sa ilalim ng linya.
command-line = Tira o utos
command-do = Gawin
command-log = Mga sagot

## Ang mga salitang puwedeng i-type. Kung marami, may kuwit sa pagitan; ang una ang nasa listahan. Gumagana sa bawat wika ang mga Ingles.

command-row = hanay, r
command-starts = simula, s
command-what = ano, w
command-last = huli, l
command-board = board, b
command-taken = nakuha, kuha, t
command-undo = bawiin, bawi
command-redo = ulitin, ulit
command-hint = hint
command-go = tuloy
command-stop = tigil
command-none = wala
command-moves = tira
command-help = tulong

## Kung ano ang ginagawa ng bawat salita, para sa listahan. $word: ang salita mismo.

command-row-does = binabasa ang isang hanay: { $word } a
command-starts-does = binabasa ang mga butas na puwede mong simulan
command-what-does = sinasabi ang mangyayari sa isang tira: { $word } a5
command-last-does = sinasabi ang ginawa ng huling tira
command-board-does = binabasa ang buong board
command-taken-does = sinasabi ang mga nakuha
command-undo-does = binabawi ang isang tira
command-redo-does = ginagawa ito ulit
command-hint-does = nagbibigay ng hint; isa pa, mas malinaw
command-go-does = dinadampot ang mga bato ng ulo at nagtutuloy
command-stop-does = tumitigil sa ulo
command-none-does = wala nang kukunin pa; ang ibang butas ay isinusulat nang gaya ng { $example }
command-moves-does = binubuksan ang listahan ng mga tira
command-help-does = binabasa ang mga salitang ito

## Mga key

keys-title = Mga key habang nasa butas ang focus
keys-words-title = Mga salita
key-arrows = Mga arrow
key-arrows-does = papunta sa susunod na butas
key-enter = Enter
key-enter-does = nagsisimula ng tira, nagmamarka ng butas
key-minus = Minus
key-minus-does = binabawi ang isang marka
key-escape = Escape
key-escape-does = binabawi ang hindi pa tiyak, isinasara ang panel
key-row-does = binabasa ang hanay na ito
key-starts-does = binabasa ang mga butas na puwedeng simulan
key-what-does = sinasabi ang mangyayari sa tira mula rito
key-last-does = sinasabi ang ginawa ng huling tira
key-taken-does = sinasabi ang mga nakuha
key-help-does = binubuksan ang listahang ito, mula saanman

## Kung ano ang binabasa nang malakas

read-row = Hanay { $row }, { side }: { $numbers }.
read-owned = { $hole }, { side }: { cows }.
read-no-row = Ito ang mga hanay: { $names }.
read-starts = Puwedeng magsimula si { side } sa { $names }.
read-no-starts = Walang butas na puwedeng simulan ni { side } ngayon.
read-no-hole = Walang butas na “{ $text }”.

## Mga sagot na hindi pagbasa

command-cannot-now = Hindi iyan magagawa ngayon.
command-too-long = Masyado iyang mahaba para maging tira.
command-refused = Hindi puwede ang “{ $text }”: { $reason }
command-help-line = { $word }: { $does }.
