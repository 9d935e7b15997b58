### Alles wat die beginskerm en ’n speletjie nodig het. docs/languages.md sê hoe hierdie lêers geskryf word.
### Suid en Noord is die name van die twee spelers, sonder lidwoord. ’n Rondte is een keer saai (lap), ’n skuif is ’n move.

## Lyste van name: "a1 en a4"; "a1, a4 en a5"

list-two = { $first } en { $second }
list-more = { $first }, { $second }
list-last = { $first } en { $second }

## Kante en speletjies

side = { $side ->
    [N] Noord
   *[S] Suid
  }
game = { $game ->
    [nsolo] Nsolo
    [kimasai] Bao la Kimasai
    [gore] Goré
   *[tsoro] Tsoro
  }
game-place = { $game ->
    [nsolo] Ngoni, Malawi en oostelike Zambië
    [kimasai] Masai, sentrale Tanzanië
    [gore] Guro, Ivoorkus
   *[tsoro] Sjona, noordoostelike Zimbabwe
  }
game-gist = { $game ->
    [nsolo] ’n Groot bord vol klippies, en vangste wat meer vat as wat hulle vind.
    [kimasai] Enkele klippies wat stap, verbyglip en vang.
    [gore] Twee rye, agt holtes, en ’n trop koeie (ayla) om te wen.
   *[tsoro] Lang saaie van klippies (matombo), rondte ná rondte, op ’n bord van tot 84 holtes.
  }

# ’n Getal met sy naamwoord.
stones = { $stones ->
    [one] { $stones } klippie
   *[other] { $stones } klippies
  }
cows = { $cows ->
    [one] { $cows } koei
   *[other] { $cows } koeie
  }
holes = { $holes ->
    [one] { $holes } holte
   *[other] { $holes } holtes
  }
laps = { $laps ->
    [one] { $laps } rondte
   *[other] { $laps } rondtes
  }
# Goré word met koeie gespeel, die ander speletjies met klippies.
pieces = { $piece ->
    [cow] { $count ->
        [one] { $count } koei
       *[other] { $count } koeie
      }
   *[stone] { $count ->
        [one] { $count } klippie
       *[other] { $count } klippies
      }
  }

## Die beginskerm

tagline = Vier ou bordspeletjies van Afrika, waarin jy klippies saai.
choose-game = Kies ’n speletjie
start-game = Speel { game }
continue-game = { $plies ->
    [0] Gaan voort met { game }
   *[other] Gaan voort met { game }, skuif { $move }
  }
menu-ways = Meer
way-games = My speletjies
start-replaces = Die onvoltooide speletjie bly in jou lys van speletjies.
one-kind = Hierdie speletjie het net een stel reëls.
how-to = Hoe om { game } te speel
rules = Reëls
learn = Leer
learn-game = Leer { game } stap vir stap
print = Druk
puzzles = Raaisels
puzzles-of = Raaisels van { game }
print-board = Druk ’n bord van { game }
print-moves = Druk die skuiwe
screen-failed = Hierdie deel van die bladsy kon nie gelaai word nie. Gaan die verbinding na en probeer weer.

## Reëls om te kies, op die beginskerm

field = { $field ->
    [columns] Kolomme
    [heads] Koppe
    [bonus] Bonus
    [safe-heads] Veilige koppe
    [capture] Vang
   *[trade] Handel
  }
field-help = { $field ->
    [columns] Hoeveel holtes elke ry het: minder maak ’n korter speletjie.
    [heads] Holtes aan die regterpunt van jou buitenste ry (musoro, meervoud misoro) waar jy mag ophou saai.
    [bonus] Hoeveel ander holtes van jou teenstander jy ná ’n vangs mag leegmaak.
    [safe-heads] Of die bonus die koppe met rus moet laat.
    [capture] 1975: een holte, dan nog net soveel klippies. 1913: twee holtes, dan nog een hele holte.
   *[trade] Of jy holtes vir die ander mag aanbied, vir ses koeie elk.
  }
field-heads = { $value ->
    [0] Geen koppe
    [1] Een kop elk
   *[2] Twee koppe elk
  }
field-bonus = { $value ->
    [0] Geen bonus
    [one] Nog een holte
   *[other] Nog { $value } holtes
  }
field-safe-heads = { $value ->
    [yes] Koppe is veilig
   *[no] Koppe mag gevat word
  }
field-capture = { $value ->
    [1913] Soos in 1913
   *[1975] Soos in 1975
  }
field-trade = { $value ->
    [no] Sonder handel
   *[yes] Met handel
  }
rule-board = { $rows } × { $columns }
rule-heads = { $value ->
    [0] geen koppe
    [1] een kop
   *[2] twee koppe
  }
rule-bonus = { $value ->
    [0] geen bonus
   *[other] bonus van { $value }
  }
rule-safe-heads = veilige koppe
rule-capture = { $value ->
    [1913] vang soos in 1913
   *[1975] vang soos in 1975
  }
rule-trade = { $value ->
    [no] sonder handel
   *[yes] met handel
  }

## Wie speel

who-plays = Wie speel
south-first = Suid begin.
person = Mens
names-field = Name, as jy wil
names-of = Name van die mense wat { side } speel, met kommas tussenin
names-in-turn = Hulle speel om die beurt.
computer = Rekenaar
computer-by-time = Rekenaar, op tyd
person-by-link = Mens elders, per skakel
strength = Sterkte van { side }
time-for = Tyd vir { side }
by-time-help = Dit speel so goed as wat dit in hierdie tyd kan.
level = Vlak { $level }
level-like = { $level ->
    [1] ’n Kind wat pas geleer het
    [2] ’n Beginner wat vir die pret speel
    [3] ’n Leerder wat vangste raaksien
    [4] ’n Bestendige speler
    [5] ’n Geoefende speler
    [6] ’n Skerp speler
    [7] ’n Ou hand
   *[8] ’n Meester
  }
level-spoken = { level }: { level-like }
seconds = { $seconds ->
    [0.5] ’n Halwe sekonde per skuif
    [one] { $seconds } sekonde per skuif
   *[other] { $seconds } sekondes per skuif
  }
seat-person = { side }: mens
seat-names = { side }: { $names }
seat-level = { side }: rekenaar, vlak { $level }
seat-link = { side }: per skakel
seat-seconds = { side }: rekenaar, { $seconds } s per skuif
sides-below = Suid is onder.
sides-right = Suid is regs.
you-below = Jy is Suid, onder.
you-above = Jy is Noord, bo.
you-right = Jy is Suid, regs.
you-left = Jy is Noord, links.

## ’n Beurt

to-move = { side } se beurt
your-move = Jou beurt, { side }
to-move-named = { $name } se beurt ({ side })
choose-hole = Kies een van die holtes met ’n kring om daarvandaan te saai.
choose-single = Geen holte het twee klippies nie, so ’n enkele klippie mag stap.
choose-step = Kies een van die klippies met ’n kring; dit stap na die volgende holte.
choose-cows = Kies een van jou holtes om daarvandaan te saai.
moving = { $game ->
    [kimasai] { side } stap…
   *[other] { side } saai…
  }
hurry-hint = ’n Tik of enige toets maak dit gouer.
next-step = Volgende stap
show-rest = Wys die res
viewing = Jy kyk terug, ná skuif { $ply } van { $plies }.
play-from-here = Skuif hiervandaan om anders verder te speel.
to-latest = Terug na die jongste skuif
replay = Wys die vorige skuif weer
replay-short = Vorige skuif

## Die rekenaar se beurt

thinking = { side } dink…
computer-moves = Dit is die beurt van { side }, die rekenaar.
computer-begins = { side } begin by { $hole }.
computer-goes-on = { side } tel op en saai verder by { $hole }.
computer-stops = { side } stop by { $hole }.
computer-takes = { side } vat uit { $names }.
computer-offers = { side } bied { $names } aan.
computer-accepts = { side } aanvaar die aanbod van { $names }.
computer-refuses = { side } weier die aanbod.
let-it-play = Laat die rekenaar verder speel
one-move = Een skuif
move-now = Skuif nou
pause = Wag
pausing = Dit wag ná hierdie skuif.

## ’n Kant op ’n ander toestel

away = { side } speel elders.
send-link = Stuur die skakel
link = Skakel
link-failed = Die skakel kon nie oopgemaak word nie. Gaan die verbinding na en herlaai die bladsy.
set-up = Stel ’n bord op

## By ’n kop

head-heading = Die saai het by jou kop { $hole } gekom.
head-heading-of = { side } se saai het by die kop { $hole } gekom.
head-first = Kies eers hieronder: saai verder, of stop.
head-note = Tel sy { stones } op en saai verder, of stop hier en beëindig die skuif.
head-only-stop = Verder saai sou nooit ophou nie, so die saai stop hier.
go-on = Saai verder
stop = Stop hier
run-on = Gaan tot die einde
peek = Wys wat elkeen sou doen
peek-one = Wys die bord daarna
peek-short = Voorskou
peek-go-on = Saai verder
peek-stop = Stop
peek-run-on = Tot die einde

## Die bonus

take-holes = { $max ->
    [one] Vat nog een holte · { $left } oor
   *[other] Vat tot { $max } ander holtes · { $left } oor
  }
take-stones = { $max ->
    [one] Vat nog een klippie · { $left } oor
   *[other] Vat tot { $max } ander klippies · { $left } oor
  }
take-holes-of = { $max ->
    [one] { side } mag nog een holte vat · { $left } oor
   *[other] { side } mag tot { $max } ander holtes vat · { $left } oor
  }
take-stones-of = { $max ->
    [one] { side } mag nog een klippie vat · { $left } oor
   *[other] { side } mag tot { $max } ander klippies vat · { $left } oor
  }
holes-note = Omdat jy gevang het, mag jy holtes van jou teenstander leegmaak, waar hulle ook al is. Merk hulle op die bord.
stones-note = Omdat jy gevang het, mag jy nog net soveel vat. Elke keer dat jy aan ’n holte van jou teenstander raak, word een klippie gemerk.
marks-left = { $left ->
    [0] Niks meer om te merk nie.
   *[other] Nog { $left } om te merk.
  }
take = Vat { stones }
take-none = Vat niks
clear = Wis uit
mark-for-me = Merk nog { $count } vir my
mark-for-me-short = Vul aan
fewer = Een klippie minder uit { $hole }
more = Een klippie meer uit { $hole }
chosen-from = Klippies wat al gemerk is

## Holtes aanbied, in Goré

offer = Bied holtes aan
offer-heading = { $max ->
    [one] Watter holte bied jy aan?
   *[other] Watter holtes bied jy aan? Tot { $max }
  }
offer-note = { $holes ->
    [0] Merk jou holtes; { side } sal { cows } in elkeen sit en dit besit. Die aanbod is jou beurt.
    [one] { side } sal { cows } daarin sit en dit besit. Die aanbod is jou beurt.
   *[other] { side } sal { cows } daarin sit en hulle besit. Die aanbod is jou beurt.
  }
offer-marked = { $count } gemerk, uit hoogstens { holes }.
offer-confirm = { $holes ->
    [0] Bied aan
   *[other] Bied { holes } aan
  }
offer-leave = Saai eerder
answer-heading = { side } bied jou { holes } aan: { $names }.
answer-first = Kies eers hieronder: aanvaar, of weier.
answer-note = { $holes ->
    [one] Jy sal { $paid } van jou { $herd } koeie daarin sit en dit besit. Jy mag weier, maar om ná ’n weiering te wen, is sonder roem.
   *[other] Jy sal { $paid } van jou { $herd } koeie daarin sit en hulle besit. Jy mag weier, maar om ná ’n weiering te wen, is sonder roem.
  }
accept = Aanvaar
refuse = Weier
pass-heading = { side } het geen koei om te saai nie en moet pas.
pass-note = Nie een van jou holtes het ’n koei nie; die ander speel weer.
pass = Pas

## Oorgee

resign = Gee oor
resign-heading = Wil jy as { side } oorgee?
resign-note = Dan het { side } gewen. Jy kan dit nog met Ontdoen terugvat.
resign-yes = Ja, gee oor
resign-no = Speel verder
end-game = Stop die spel
ended-heading = Die speletjie is afgebreek.
ended-note = Niemand het gewen nie. Dit word as onvoltooid gebêre.

## Wat ’n antwoord sou doen

would-sow = { $laps ->
    [one] Dit saai nog { $laps } rondte en eindig by { $last } sonder om te vang.
   *[other] Dit saai nog { $laps } rondtes en eindig by { $last } sonder om te vang.
  }
would-capture = { $laps ->
    [one] Dit saai nog { $laps } rondte, eindig by { $last } en vang { $captured }.
   *[other] Dit saai nog { $laps } rondtes, eindig by { $last } en vang { $captured }.
  }
would-ask = { $laps ->
    [one] Dit saai nog { $laps } rondte en kom by jou kop { $last }, waar jy weer kies.
   *[other] Dit saai nog { $laps } rondtes en kom by jou kop { $last }, waar jy weer kies.
  }
would-stop = Die skuif eindig by { $hole }; niks word gevang nie.
would-take = { $stones ->
    [one] Een klippie verlaat die bord.
   *[other] { $stones } klippies verlaat die bord.
  }
would-accept = { $holes ->
    [one] { $names } sou joune wees, met { cows } daarin; { $left ->
        [one] { $left } koei
       *[other] { $left } koeie
      } sou in jou trop oorbly, en dit is jou beurt.
   *[other] { $names } sou joune wees, met { cows } daarin; { $left ->
        [one] { $left } koei
       *[other] { $left } koeie
      } sou in jou trop oorbly, en dit is jou beurt.
  }
would-refuse = Die bord bly soos dit is, en dit is jou beurt.
would-offer = As { side } aanvaar, sou { $names } so lyk.

## Hoekom ’n aanraking niks doen nie

not-yours = { $hole } is { side } s’n.
empty-hole = { $hole } is leeg.
cannot-start = ’n Skuif kan nie nou by { $hole } begin nie.
cannot-take = Niks kan uit { $hole } gevat word nie.
all-marked = Al die klippies van { $hole } is klaar gemerk.
none-left = Alles is gemerk; laat eers een los.
can-pay-for = { $holes ->
    [one] { side } kan net vir een holte betaal; laat eers die gemerkte een los.
   *[other] { side } kan net vir { $holes } holtes betaal; laat eers een los.
  }
keep-one = Jy moet een holte hou; laat eers ’n gemerkte een los.
cannot-offer = { $hole } is nie joune om aan te bied nie.

## Wat ’n skuif gedoen het

did-pass = { side } het geen koei gehad om te saai nie en het gepas.
did-offer = { side } het { $names } aangebied.
did-accept = { side } het die aanbod van { $names } aanvaar.
did-refuse = { side } het die aanbod geweier.
did-resign = { side } het oorgegee.
did-step = { side } het van { $from } na { $last } gestap.
did-step-capture = { side } het van { $from } na { $last } gestap en { $captured } gevang.
did-sow-cows = { side } het van { $from } tot { $last } gesaai.
did-sow-cows-capture = { side } het van { $from } tot { $last } gesaai en { cows } gevang.
did-sow = { side } het { laps } van { $from } tot { $last } gesaai.
did-sow-capture = { side } het { laps } van { $from } tot { $last } gesaai en { $captured } gevang.
did-sow-stones = { side } het { laps } van { $from } tot { $last } gesaai, { $captured } gevang en nog { $stones ->
    [one] { $stones } klippie
   *[other] { $stones } klippies
  } gevat.
did-sow-holes = { side } het { laps } van { $from } tot { $last } gesaai, { $captured } gevang en nog { $holes ->
    [one] { $holes } holte
   *[other] { $holes } holtes
  } gevat, { stones }.

## ’n Skuif stap vir stap

step-single = Die klippie van { $from } stap na { $last }.
step-sown = { $piece ->
    [cow] { $count ->
        [one] Een koei gaan van { $from } na { $last }.
       *[other] { $count } koeie word uit { $from } opgetel en een vir een gesaai, die laaste in { $last }.
      }
   *[stone] { $count ->
        [one] Een klippie gaan van { $from } na { $last }.
       *[other] { $count } klippies word uit { $from } opgetel en een vir een gesaai, die laaste in { $last }.
      }
  }
step-relays = Daar lê klippies in { $last }: hulle word opgetel en verder gesaai.
step-taken = { pieces } uit { $names } gevang.

## Die bord, vir wie dit hoor

board = Bord van { game }
hole = { $hole }, { side }, { pieces }{ $head ->
    [yes] , kop
   *[no] { "" }
  }{ $startable ->
    [yes] , kan begin
   *[no] { "" }
  }{ $marked ->
    [0] { "" }
    [one] , gemerk
   *[other] , { $marked } gemerk
  }{ $takeable ->
    [yes] , kan gevat word
   *[no] { "" }
  }{ $offered ->
    [yes] , aangebied
   *[no] { "" }
  }{ $hinted ->
    [yes] , die wenk
   *[no] { "" }
  }{ $preview ->
    [none] { "" }
   *[other] , sou { $preview } hê
  }
heap = { $piece ->
    [cow] { side } se trop: { pieces }.
   *[stone] { side } het { pieces } gevat.
  }

## Hoe ’n speletjie geëindig het

result = { $result ->
    [draw] Gelykop
    [N] Noord het gewen
   *[S] Suid het gewen
  }
result-named = { $result }: { $names }
result-you = Jy het gewen
result-computer = Die rekenaar het gewen
end-captured = { side } het geen klippies oor nie.
end-immobile = { side } kan nie skuif nie.
end-resigned = { side } het oorgegee.
end-cleared = Geen holte het drie of meer koeie nie: Suid het { $south ->
    [one] { $south } koei
   *[other] { $south } koeie
  }, Noord het { $north ->
    [one] { $north } koei
   *[other] { $north } koeie
  }.
end-cleared-even = Geen holte het drie of meer koeie nie: albei het { cows }.
end-counted = Dieselfde stelling het vir die derde keer ontstaan, so die koeie word getel: Suid het { $south ->
    [one] { $south } koei
   *[other] { $south } koeie
  }, Noord het { $north ->
    [one] { $north } koei
   *[other] { $north } koeie
  }.
end-counted-even = Dieselfde stelling het vir die derde keer ontstaan, so die koeie word getel: albei het { cows }.
end-twice = Dieselfde stelling het vir die tweede keer ontstaan.
end-thrice-even = Dieselfde stelling het vir die derde keer ontstaan, met ewe veel klippies; { side } het dit laat ontstaan.
end-thrice = Dieselfde stelling het vir die derde keer ontstaan; { side } het meer klippies op die bord.
end-endless-draw = Elke skuif van { side } sou vir ewig aanhou.
end-endless-even = Elke skuif van { side } sou vir ewig aanhou, en daar is ewe veel klippies.
end-endless = Elke skuif van { side } sou vir ewig aanhou; { $winner ->
    [N] Noord
   *[S] Suid
  } het meer klippies op die bord.
without-glory = ’n Oorwinning sonder roem: { side } het in hierdie speletjie ’n aanbod geweier.

## Die knoppies bo die bord

tools = Spel
undo = Ontdoen
redo = Herdoen
moves = Skuiwe
analysis = Ontleed
more-buttons = Meer
settings = Instellings
commands = Opdragte en toetse
new-game = Nuwe spel
play-again = Speel weer
review = Terugblik
back-to-start = Beginskerm
close = Sluit

## Die lys van skuiwe

play-back = Speel alles weer af
play-back-stop = Stop
with-note = { $what }, met ’n nota
note-game = ’n Nota oor die speletjie
note-move = ’n Nota oor skuif { $ply }
note-refused = Die nota kan nie gebêre word nie: { $reason }.
no-moves = Nog geen skuiwe nie.
game-start = Begin van die speletjie
jump-to = Skuif { $ply }, { side }: { $move }
signs = ’n Skuif kry die naam van die holte waar dit begin; x vang.
signs-stones = ’n Skuif kry die naam van die holte waar dit begin; x vang, en daarna volg wat nog gevat word.
signs-hole = ’n Skuif kry die naam van die holte waar dit begin; x vang, en daarna volg die ander holte wat leeggemaak word.
signs-holes = ’n Skuif kry die naam van die holte waar dit begin; x vang, en daarna volg die ander holtes wat leeggemaak word.
signs-heads = ’n Skuif kry die naam van die holte waar dit begin; > gaan verder by ’n kop, | stop daar, x vang.
signs-heads-holes = ’n Skuif kry die naam van die holte waar dit begin; > gaan verder by ’n kop, | stop daar, x vang, en daarna volg die ander holtes wat leeggemaak word.

## Op albei skerms

language = Taal
speakers-wanted = Hierdie woorde moet nog deur ’n moedertaalspreker nagegaan word. As een vir jou verkeerd klink, sê asseblief vir wie hierdie bladsy bedryf.
sound = Klank

## Voor ’n skuif

press-again = { $hole } is gemerk. Druk dit weer om te speel, of kies ’n ander holte.
ghost-ends = { $from }: { laps }, eindig by { $last } sonder om te vang.
ghost-captures = { $from }: { laps }, eindig by { $last } en vang { $captured }.
ghost-head = { $from }: { laps }, kom by jou kop { $last }, waar jy kies.
ghost-more = { $from }: { laps }, eindig by { $last }, vang { $captured } en laat jou nog meer vat.

## Wenke

hint = Wenk
hint-tells = Wat dit doen
hint-shows = Wys dit
hint-thinking = Soek ’n goeie skuif…
hint-failed = Geen wenk kan nou gevind word nie. Gaan die verbinding na en probeer weer.
hint-hole = Kyk ’n bietjie na { $hole }.
hint-offer = Dink daaraan om holtes aan te bied in plaas van te saai.
hint-accept = Aanvaar lyk beter as weier.
hint-refuse = Weier lyk beter as aanvaar.
hint-pass = Jy kan niks anders doen as pas nie.
hint-offers = Bied { $names } aan.
hint-goes-on = Tel op en saai verder by { $names }.
hint-goes-on-many = Tel op en saai verder by die eerste { $heads } koppe waar dit kom.
hint-stops = Stop by { $hole }.
hint-takes = Vat uit { $names }.
hint-takes-stones = Vat { $taken }.
hint-takes-part = { $count } uit { $hole }
hint-takes-none = Vat niks.
hint-elsewhere = Dit lyk beter om elders te begin. Jy kan hierdie een met Ontdoen terugvat en weer vra.
hint-title = Die wenk op die bord
hint-step = Die klippie van { $from } stap na { $last }.
hint-step-capture = Die klippie van { $from } stap na { $last } en vang { $captured }.
hint-sow-cows = Wie uit { $from } saai, eindig by { $last }.
hint-sow-cows-capture = Wie uit { $from } saai, eindig by { $last } en vang { cows }.
hint-sow = Van { $from } af saai dit { laps } en eindig by { $last } sonder om te vang.
hint-sow-capture = Van { $from } af saai dit { laps }, eindig by { $last } en vang { $captured }.
hint-sow-stones = Van { $from } af saai dit { laps }, eindig by { $last }, vang { $captured } en vat nog { $stones ->
    [one] { $stones } klippie
   *[other] { $stones } klippies
  }.
hint-sow-holes = Van { $from } af saai dit { laps }, eindig by { $last }, vang { $captured } en vat nog { $holes ->
    [one] { $holes } holte
   *[other] { $holes } holtes
  }, { stones }.

## ’n Reeks skuiwe op die bord

line-heading = { $title }: skuif { $at } van { $of }
line-back = Een terug
line-on = Volgende
line-leave = Terug na die spel
line-left = Die bord wys weer die speletjie.

## Kennisgewings

storage-blocked = Hierdie blaaier laat nie toe dat die bladsy iets bêre nie, so die speletjie gaan verlore wanneer die oortjie toegemaak word.
storage-full = Die blaaier se bêreplek is vol, so die speletjie kan nie meer hier gebêre word nie.
saved-too-long = Die gebêrede speletjie was veel te lank om een te wees en is verwyder.
saved-bad = Die gebêrede speletjie kon nie gelees word nie en is eenkant gesit.
other-tab = ’n Ander oortjie het met hierdie speletjie verder gegaan. Wat jy hier speel, word nie gebêre nie.
load-other = Laai die ander speletjie hier
keep-mine = Hou albei speletjies
list-blocked = Hierdie blaaier hou geen lys van speletjies nie, so volgende keer sal net die laaste speletjie daar wees.
list-full = Daar is nie meer plek vir speletjies in die lys nie.
bad-position = Die adres vra vir ’n stelling wat nie gelees kan word nie: { $reason }
position-too-long = Die adres vra vir ’n stelling wat te lank is om een te wees.
computer-replaced = Die rekenaarspeler het opgehou werk en is van voor af begin.
computer-loading = Die rekenaarspeler laai nog. ’n Stadige verbinding het dalk nog ’n oomblik nodig.
computer-failed = Die rekenaarspeler antwoord nie. Gaan die verbinding na en probeer weer.
analysis-replaced = Die ontleding het opgehou werk en is van voor af begin.
analysis-loading = Die ontleding laai nog. ’n Stadige verbinding het dalk nog ’n oomblik nodig.
try-again = Probeer weer
game-before = Die speletjie voor hierdie een is nie klaargemaak nie.
back-to-before = Terug na die vorige speletjie
dismiss = Maak toe
notices = Berigte
language-failed = { $language } kon nie gelaai word nie. Gaan die verbinding na en kies dit weer.
part-failed = Dit kon nie gelaai word nie. Gaan die verbinding na en probeer weer.
engine-slow = Die reëls laai nog. ’n Stadige verbinding het dalk nog ’n oomblik nodig.
engine-failed = Die reëls kon nie gelaai word nie.
engine-help = Gaan die verbinding na en probeer weer. As dit steeds nie werk nie, herlaai die bladsy of gebruik ’n nuwer blaaier: dit het WebAssembly nodig.
loading = Laai tans…
something-wrong = Iets het verkeerd geloop, maar die speletjie is gebêre: herlaai die bladsy as dit nie verder gaan nie.
