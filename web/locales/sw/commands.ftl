### Paneli ya amri: miendo inayoandikwa, yanayoweza kusomwa kwa sauti, na vitufe vya bao.

commands-intro = Andika mwendo kama unavyoandikwa, kwa mfano a5 au b3xc4, au neno moja kati ya haya hapa chini. Jibu husomwa kwa sauti na kuonekana chini ya mstari.
command-line = Mwendo au amri
command-do = Fanya
command-log = Majibu

## Maneno yanayoweza kuandikwa. Yakiwa mengi, mkato kati yake; la kwanza ndilo la orodha. Ya Kiingereza hufanya kazi katika kila lugha.

command-row = safu, r
command-starts = mianzo, mwanzo, s
command-what = nini, w
command-last = mwisho, l
command-board = bao, b
command-taken = mateka, t
command-undo = tendua
command-redo = rudia
command-hint = dokezo
command-go = endelea
command-stop = simama
command-none = basi
command-moves = miendo
command-help = msaada

## Kila neno hufanya nini. $word: neno lenyewe.

command-row-does = husoma safu: { $word } a
command-starts-does = husoma mashimo unayoweza kuanzia
command-what-does = husema mwendo ungefanya nini: { $word } a5
command-last-does = husema mwendo wa mwisho ulifanya nini
command-board-does = husoma bao lote
command-taken-does = husema zilizoliwa ni ngapi
command-undo-does = hurudisha mwendo nyuma
command-redo-does = huufanya tena
command-hint-does = hutoa dokezo; mara ya pili, lililo wazi zaidi
command-go-does = huchota kete za kichwa na kuendelea
command-stop-does = husimama kwenye kichwa
command-none-does = haichukui zaidi; mashimo mengine huandikwa hivi: { $example }
command-moves-does = hufungua orodha ya miendo
command-help-does = husoma maneno haya

## Vitufe

keys-title = Vitufe shimo likiwa limelengwa
keys-words-title = Maneno
key-arrows = Mishale
key-arrows-does = kwenda shimo linalofuata
key-enter = Enter
key-enter-does = huanza mwendo, hutia shimo alama
key-minus = Kutoa (−)
key-minus-does = huondoa alama moja
key-escape = Escape
key-escape-does = huondoa kisichothibitishwa, hufunga paneli
key-row-does = husoma safu hii
key-starts-does = husoma mashimo yanayoweza kuanza
key-what-does = husema mwendo kutoka hapa ungefanya nini
key-last-does = husema mwendo wa mwisho ulifanya nini
key-taken-does = husema zilizoliwa ni ngapi
key-help-does = hufungua orodha hii, kutoka popote

## Yanayosomwa kwa sauti

read-row = Safu { $row }, { side }: { $numbers }.
read-owned = { $hole }, { side }: { cows }.
read-no-row = Kuna safu { $names }.
read-starts = { side } anaweza kuanzia { $names }.
read-no-starts = { side } hana shimo la kuanzia sasa.
read-no-hole = Hakuna shimo “{ $text }”.

## Majibu mengine

command-cannot-now = Hilo haliwezekani sasa.
command-too-long = Hiyo ni ndefu mno kuwa mwendo.
command-refused = “{ $text }” haiwezi kuchezwa: { $reason }
command-help-line = { $word }: { $does }.
