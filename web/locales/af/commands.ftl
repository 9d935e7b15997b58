### Die paneel van opdragte: getikte skuiwe, wat voorgelees kan word, en die toetse van die bord.

commands-intro = Tik ’n skuif soos dit geskryf word, soos a5 of b3xc4, of een van die woorde hieronder. Die antwoord word voorgelees en staan onder die lyn.
command-line = Skuif of opdrag
command-do = Doen dit
command-log = Antwoorde

## Die woorde wat getik kan word. Verskeie, met ’n komma tussenin; die eerste staan in die lys. Engelse woorde werk in elke taal.

command-row = ry, r
command-starts = begin, s
command-what = wat, w
command-last = vorige, l
command-board = bord, b
command-taken = gevang, t
command-undo = ontdoen
command-redo = herdoen
command-hint = wenk
command-go = verder
command-stop = stop
command-none = niks
command-moves = skuiwe
command-help = hulp

## Wat elke woord doen, vir die lys. $word: die woord self.

command-row-does = lees ’n ry: { $word } a
command-starts-does = lees die holtes waar jy kan begin
command-what-does = sê wat ’n skuif sou doen: { $word } a5
command-last-does = sê wat die vorige skuif gedoen het
command-board-does = lees die hele bord
command-taken-does = sê wat gevang is
command-undo-does = vat ’n skuif terug
command-redo-does = maak dit weer
command-hint-does = gee ’n wenk; nog een keer, ’n duideliker een
command-go-does = tel die klippies van die kop op en saai verder
command-stop-does = stop by die kop
command-none-does = vat niks meer nie; ander holtes word so geskryf: { $example }
command-moves-does = maak die lys van skuiwe oop
command-help-does = lees hierdie woorde

## Toetse

keys-title = Toetse terwyl ’n holte gekies is
keys-words-title = Woorde
key-arrows = Pyltjies
key-arrows-does = na die volgende holte
key-enter = Enter
key-enter-does = begin ’n skuif, merk ’n holte
key-minus = Minus
key-minus-does = vat ’n merk terug
key-escape = Escape
key-escape-does = vat terug wat nie bevestig is nie, maak ’n paneel toe
key-row-does = lees hierdie ry
key-starts-does = lees die holtes wat kan begin
key-what-does = sê wat ’n skuif hiervandaan sou doen
key-last-does = sê wat die vorige skuif gedoen het
key-taken-does = sê wat gevang is
key-help-does = maak hierdie lys oop, van enige plek af

## Wat voorgelees word

read-row = Ry { $row }, { side }: { $numbers }.
read-owned = { $hole }, { side }: { cows }.
read-no-row = Die rye is { $names }.
read-starts = { side } kan by { $names } begin.
read-no-starts = { side } kan nou by geen holte begin nie.
read-no-hole = Daar is nie ’n holte “{ $text }” nie.

## Antwoorde wat geen voorlees is nie

command-cannot-now = Dit kan nie nou gedoen word nie.
command-too-long = Dit is te lank om ’n skuif te wees.
command-refused = “{ $text }” kan nie gespeel word nie: { $reason }
command-help-line = { $word }: { $does }.
