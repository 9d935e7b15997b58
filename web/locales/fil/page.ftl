### Lahat ng kailangan ng unang screen at ng laro. Nasa docs/languages.md kung paano isinusulat ang mga file na ito.
### Timog at Hilaga ang pangalan ng dalawang manlalaro: “si Timog”. Tira ang “move”, ikot ang “lap”, kain ang “capture”.
### Ang bilang na nagtatapos sa 4, 6 o 9 ay may “na”: 4 na bato. Ang eksaktong isa ay [1], dahil kasama ang 2 at 3 sa [one].

## Mga listahan ng pangalan: "a1 at a4"; "a1, a4, at a5"

list-two = { $first } at { $second }
list-more = { $first }, { $second }
list-last = { $first }, at { $second }

## Mga panig at mga laro

side = { $side ->
    [N] Hilaga
   *[S] Timog
  }
game = { $game ->
    [nsolo] Nsolo
    [kimasai] Bao la Kimasai
    [gore] Goré
   *[tsoro] Tsoro
  }
game-place = { $game ->
    [nsolo] Ngoni, Malawi at silangang Zambia
    [kimasai] Maasai, gitnang Tanzania
    [gore] Guro, Ivory Coast
   *[tsoro] Shona, hilagang-silangang Zimbabwe
  }
game-gist = { $game ->
    [nsolo] Malaking board na puno ng bato, at mga kain na lampas pa sa nadatnan ang nakukuha.
    [kimasai] Mga batong isa-isang humahakbang, lumulusot at kumakain.
    [gore] Dalawang hanay, walong butas, at isang kawan ng mga baka (ayla) na mapapanalunan.
   *[tsoro] Mahahabang paghahasik ng mga bato (matombo), ikot nang ikot, sa board na may hanggang 84 na butas.
  }

# Bilang na may pangngalan.
stones = { $stones ->
    [one] { $stones } bato
   *[other] { $stones } na bato
  }
cows = { $cows ->
    [one] { $cows } baka
   *[other] { $cows } na baka
  }
holes = { $holes ->
    [one] { $holes } butas
   *[other] { $holes } na butas
  }
laps = { $laps ->
    [one] { $laps } ikot
   *[other] { $laps } na ikot
  }
# Baka ang gamit sa Goré, bato sa ibang laro.
pieces = { $piece ->
    [cow] { $count ->
        [one] { $count } baka
       *[other] { $count } na baka
      }
   *[stone] { $count ->
        [one] { $count } bato
       *[other] { $count } na bato
      }
  }

## Ang unang screen

tagline = Apat na lumang laro ng paghahasik mula sa Africa.
choose-game = Pumili ng laro
start-game = Laruin ang { game }
continue-game = { $plies ->
    [0] Ituloy ang { game }
   *[other] Ituloy ang { game }, tira { $move }
  }
menu-ways = Iba pa
way-games = Mga laro ko
start-replaces = Mananatili sa listahan ng mga laro mo ang larong hindi natapos.
one-kind = Iisa lang ang mga tuntunin ng larong ito.
how-to = Paano laruin ang { game }
rules = Tuntunin
learn = Matuto
learn-game = Matuto ng { game }, hakbang-hakbang
print = I-print
puzzles = Puzzle
puzzles-of = Mga puzzle ng { game }
print-board = Mag-print ng board ng { game }
print-moves = I-print ang mga tira
screen-failed = Hindi na-load ang bahaging ito ng page. Tingnan ang koneksyon at subukan ulit.

## Mga tuntuning mapipili, sa unang screen

field = { $field ->
    [columns] Mga kolum
    [heads] Mga ulo
    [bonus] Bonus
    [safe-heads] Ligtas na ulo
    [capture] Kain
   *[trade] Bentahan
  }
field-help = { $field ->
    [columns] Kung ilan ang butas ng bawat hanay: kapag kaunti, mas maikli ang laro.
    [heads] Mga butas sa kanang dulo ng panlabas na hanay mo (musoro, maramihan misoro) kung saan puwede mong itigil ang paghahasik.
    [bonus] Kung ilan pang butas ng kalaban ang puwede mong ubusin pagkatapos kumain.
    [safe-heads] Kung bawal galawin ng bonus ang mga ulo.
    [capture] 1975: isang butas, saka ganoon din karaming bato. 1913: dalawang butas, saka isa pang buong butas.
   *[trade] Kung puwede kang mag-alok ng mga butas sa kalaban, anim na baka bawat isa.
  }
field-heads = { $value ->
    [0] Walang ulo
    [1] Tig-isang ulo
   *[2] Tigdalawang ulo
  }
field-bonus = { $value ->
    [0] Walang bonus
    [1] Isa pang butas
   *[other] { $value } pang butas
  }
field-safe-heads = { $value ->
    [yes] Ligtas ang mga ulo
   *[no] Nakukuha ang mga ulo
  }
field-capture = { $value ->
    [1913] Gaya noong 1913
   *[1975] Gaya noong 1975
  }
field-trade = { $value ->
    [no] Walang bentahan
   *[yes] May bentahan
  }
rule-board = { $rows } × { $columns }
rule-heads = { $value ->
    [0] walang ulo
    [1] isang ulo
   *[2] dalawang ulo
  }
rule-bonus = { $value ->
    [0] walang bonus
   *[other] bonus na { $value }
  }
rule-safe-heads = ligtas na ulo
rule-capture = { $value ->
    [1913] kain ng 1913
   *[1975] kain ng 1975
  }
rule-trade = { $value ->
    [no] walang bentahan
   *[yes] may bentahan
  }

## Kung sino ang maglalaro

who-plays = Maglalaro
south-first = Si Timog ang unang titira.
person = Tao
names-field = Pangalan, kung gusto mo
names-of = Mga pangalan ng mga maglalaro bilang { side }, may kuwit sa pagitan
names-in-turn = Salitan silang titira.
computer = Computer
computer-by-time = Computer, may oras
person-by-link = Tao sa malayo, sa link
strength = Lakas ni { side }
time-for = Oras ni { side }
by-time-help = Naglalaro ito sa abot ng kaya sa oras na ito.
level = Level { $level }
level-like = { $level ->
    [1] Batang kakatuto pa lang
    [2] Baguhang naglalaro para sa saya
    [3] Nag-aaral na nakakakita na ng kain
    [4] Maaasahang manlalaro
    [5] Sanay na manlalaro
    [6] Matalas na manlalaro
    [7] Beterano
   *[8] Dalubhasa
  }
level-spoken = { level }: { level-like }
seconds = { $seconds ->
    [0.5] Kalahating segundo bawat tira
    [one] { $seconds } segundo bawat tira
   *[other] { $seconds } na segundo bawat tira
  }
seat-person = { side }: tao
seat-names = { side }: { $names }
seat-level = { side }: computer, level { $level }
seat-link = { side }: sa link
seat-seconds = { side }: computer, { $seconds } s bawat tira
sides-below = Nasa ibaba si Timog.
sides-right = Nasa kanan si Timog.
you-below = Ikaw si Timog, nasa ibaba.
you-above = Ikaw si Hilaga, nasa itaas.
you-right = Ikaw si Timog, nasa kanan.
you-left = Ikaw si Hilaga, nasa kaliwa.

## Isang turno

to-move = Si { side } ang titira
your-move = Tira mo na, { side }
to-move-named = Titira: { $name } ({ side })
choose-hole = Pumili ng isa sa mga butas na may bilog, at doon magsimulang maghasik.
choose-single = Walang butas na may dalawang bato, kaya puwedeng humakbang ang nag-iisang bato.
choose-step = Pumili ng isa sa mga batong may bilog; hahakbang ito sa susunod na butas.
choose-cows = Pumili ng isa sa mga butas mo, at doon magsimulang maghasik.
moving = { $game ->
    [kimasai] Humahakbang si { side }…
   *[other] Naghahasik si { side }…
  }
hurry-hint = Pumindot ng kahit ano para bumilis.
next-step = Susunod
show-rest = Ipakita lahat
viewing = Binabalikan mo ang laro, pagkatapos ng tira { $ply } sa { $plies }.
play-from-here = Gumawa ng tira mula rito para mag-iba ang takbo ng laro.
to-latest = Balik sa pinakahuling tira
replay = Ipakita ulit ang huling tira
replay-short = Huling tira

## Kapag computer ang titira

thinking = Nag-iisip si { side }…
computer-moves = Si { side }, ang computer, ang titira.
computer-begins = Nagsimula si { side } sa { $hole }.
computer-goes-on = Dumampot si { side } sa { $hole } at nagtuloy.
computer-stops = Tumigil si { side } sa { $hole }.
computer-takes = Kumuha si { side } sa { $names }.
computer-offers = Inialok ni { side } ang { $names }.
computer-accepts = Pumayag si { side } sa alok na { $names }.
computer-refuses = Tumanggi si { side } sa alok.
let-it-play = Hayaang maglaro ang computer
one-move = Isang tira
move-now = Tira na
pause = Ihinto
pausing = Hihinto ito pagkatapos ng tirang ito.

## Isang panig sa ibang device

away = Nasa ibang device si { side }.
send-link = Ipadala ang link
link = Link
link-failed = Hindi nabuksan ang link. Tingnan ang koneksyon at i-reload ang page.
set-up = Mag-ayos ng posisyon

## Sa ulo

head-heading = Umabot ang paghahasik sa ulo mong { $hole }.
head-heading-of = Umabot ang paghahasik ni { side } sa ulong { $hole }.
head-first = Pumili muna sa ibaba: tuloy o tigil.
head-note = Damputin ang { stones } nito at ituloy ang paghahasik, o tumigil dito at tapusin ang tira.
head-only-stop = Hindi na matatapos kung itutuloy, kaya titigil dito ang paghahasik.
go-on = Dampot at tuloy
stop = Tigil dito
run-on = Tuloy hanggang dulo
peek = Silipin ang bawat isa
peek-one = Silipin ang kalalabasan
peek-short = Silip
peek-go-on = Pagtuloy
peek-stop = Pagtigil
peek-run-on = Hanggang dulo

## Ang bonus

take-holes = { $max ->
    [1] Kumuha ng isa pang butas · { $left } pa
   *[other] Kumuha ng hanggang { $max } pang butas · { $left } pa
  }
take-stones = { $max ->
    [1] Kumuha ng isa pang bato · { $left } pa
   *[other] Kumuha ng hanggang { $max } pang bato · { $left } pa
  }
take-holes-of = { $max ->
    [1] Puwedeng kumuha si { side } ng isa pang butas · { $left } pa
   *[other] Puwedeng kumuha si { side } ng hanggang { $max } pang butas · { $left } pa
  }
take-stones-of = { $max ->
    [1] Puwedeng kumuha si { side } ng isa pang bato · { $left } pa
   *[other] Puwedeng kumuha si { side } ng hanggang { $max } pang bato · { $left } pa
  }
holes-note = Dahil sa kain, puwede mong ubusin ang mga butas ng kalaban, saanman ito. Markahan sa board.
stones-note = Dahil sa kain, puwede kang kumuha ng ganoon din karami. Bawat pindot sa butas ng kalaban ay isang batong minarkahan.
marks-left = { $left ->
    [0] Wala nang mamarkahan.
   *[other] { $left } pa ang puwedeng markahan.
  }
take = Kunin ang { stones }
take-none = Huwag kumuha
clear = Alisin
mark-for-me = Pakimarkahan ang { $count } pa
mark-for-me-short = Punuin
fewer = Bawasan ng isang bato mula sa { $hole }
more = Dagdagan ng isang bato mula sa { $hole }
chosen-from = Mga batong namarkahan na

## Pag-aalok ng mga butas, sa Goré

offer = Mag-alok
offer-heading = { $max ->
    [1] Aling butas ang iaalok mo?
   *[other] Aling mga butas ang iaalok mo? Hanggang { $max }
  }
offer-note = { $holes ->
    [0] Markahan ang mga butas mo; maglalagay si { side } ng { cows } sa bawat isa at magiging kaniya ito. Ang alok ang iyong turno.
    [1] Maglalagay si { side } ng { cows } rito at magiging kaniya ito. Ang alok ang iyong turno.
   *[other] Maglalagay si { side } ng { cows } sa mga ito at magiging kaniya ang mga ito. Ang alok ang iyong turno.
  }
offer-marked = { $count } ang namarkahan, hanggang { holes } ang puwede.
offer-confirm = { $holes ->
    [0] Ialok
   *[other] Ialok ang { holes }
  }
offer-leave = Hasik na lang
answer-heading = Inaalok ka ni { side } ng { holes }: { $names }.
answer-first = Pumili muna sa ibaba: pumayag o tumanggi.
answer-note = { $holes ->
    [1] Maglalagay ka rito ng { $paid } sa { $herd } baka mo, at magiging iyo ito. Puwedeng tumanggi, pero walang karangalan ang panalo ng tumanggi.
   *[other] Maglalagay ka sa mga ito ng { $paid } sa { $herd } baka mo, at magiging iyo ang mga ito. Puwedeng tumanggi, pero walang karangalan ang panalo ng tumanggi.
  }
accept = Pumayag
refuse = Tumanggi
pass-heading = Walang bakang maihahasik si { side } at kailangang mag-pass.
pass-note = Walang baka sa mga butas mo; ang kalaban ulit ang titira.
pass = Pass

## Pagsuko

resign = Sumuko
resign-heading = Susuko bilang { side }?
resign-note = Mananalo si { side }. Mababawi mo pa ito sa pamamagitan ng Bawiin.
resign-yes = Oo, suko na
resign-no = Tuloy ang laro
end-game = Tapusin ang laro
ended-heading = Itinigil ang laro.
ended-note = Walang nanalo. Ise-save ito bilang hindi natapos.

## Kung ano ang mangyayari sa isang sagot

would-sow = Maghahasik pa ito ng { laps } at matatapos sa { $last } nang walang kain.
would-capture = Maghahasik pa ito ng { laps }, matatapos sa { $last } at makakakain ng { $captured }.
would-ask = Maghahasik pa ito ng { laps } at aabot sa ulo mong { $last }, kung saan pipili ka ulit.
would-stop = Matatapos ang tira sa { $hole }; walang makakain.
would-take = { $stones ->
    [1] Isang bato ang aalis sa board.
   *[other] { stones } ang aalis sa board.
  }
would-accept = { $holes ->
    [1] Magiging iyo ang { $names }, na may { cows } sa loob; { $left ->
        [one] { $left } baka
       *[other] { $left } na baka
      } ang maiiwan sa kawan mo, at ikaw ang titira.
   *[other] Magiging iyo ang { $names }, na may { cows } sa loob ng mga ito; { $left ->
        [one] { $left } baka
       *[other] { $left } na baka
      } ang maiiwan sa kawan mo, at ikaw ang titira.
  }
would-refuse = Walang magbabago sa board, at ikaw ang titira.
would-offer = Kung papayag si { side }, magiging ganito ang { $names }.

## Kung bakit walang nangyayari sa pindot

not-yours = Kay { side } ang { $hole }.
empty-hole = Walang laman ang { $hole }.
cannot-start = Hindi puwedeng magsimula ng tira sa { $hole } ngayon.
cannot-take = Walang makukuha sa { $hole }.
all-marked = Namarkahan na ang lahat ng bato sa { $hole }.
none-left = Namarkahan na ang lahat; magbitaw muna ng isa.
can-pay-for = { $holes ->
    [1] Isang butas lang ang kayang bayaran ni { side }; bitawan muna ang namarkahan.
   *[other] { holes } lang ang kayang bayaran ni { side }; magbitaw muna ng isa.
  }
keep-one = Kailangang may isang butas na maiwan sa iyo; magbitaw muna ng isang namarkahan.
cannot-offer = Hindi sa iyo ang { $hole } para ialok.

## Kung ano ang ginawa ng isang tira

did-pass = Walang bakang maihahasik si { side } at nag-pass.
did-offer = Inialok ni { side } ang { $names }.
did-accept = Pumayag si { side } sa alok na { $names }.
did-refuse = Tumanggi si { side } sa alok.
did-resign = Sumuko si { side }.
did-step = Humakbang si { side } mula { $from } papunta sa { $last }.
did-step-capture = Humakbang si { side } mula { $from } papunta sa { $last } at nakakain ng { $captured }.
did-sow-cows = Naghasik si { side } mula { $from } hanggang { $last }.
did-sow-cows-capture = Naghasik si { side } mula { $from } hanggang { $last } at nakakain ng { cows }.
did-sow = Naghasik si { side } ng { laps } mula { $from } hanggang { $last }.
did-sow-capture = Naghasik si { side } ng { laps } mula { $from } hanggang { $last } at nakakain ng { $captured }.
did-sow-stones = Naghasik si { side } ng { laps } mula { $from } hanggang { $last }, nakakain ng { $captured } at kumuha pa ng { stones }.
did-sow-holes = Naghasik si { side } ng { laps } mula { $from } hanggang { $last }, nakakain ng { $captured } at kumuha pa ng { holes }, { stones }.

## Tirang ipinapakita nang hakbang-hakbang

step-single = Hahakbang ang bato ng { $from } papunta sa { $last }.
step-sown = { $piece ->
    [cow] { $count ->
        [1] Isang baka ang lilipat mula { $from } papunta sa { $last }.
        [one] { $count } baka ang dadamputin sa { $from } at isa-isang ihahasik, ang huli ay sa { $last }.
       *[other] { $count } na baka ang dadamputin sa { $from } at isa-isang ihahasik, ang huli ay sa { $last }.
      }
   *[stone] { $count ->
        [1] Isang bato ang lilipat mula { $from } papunta sa { $last }.
        [one] { $count } bato ang dadamputin sa { $from } at isa-isang ihahasik, ang huli ay sa { $last }.
       *[other] { $count } na bato ang dadamputin sa { $from } at isa-isang ihahasik, ang huli ay sa { $last }.
      }
  }
step-relays = May mga bato sa { $last }: dadamputin ang mga ito at itutuloy ang paghahasik.
step-taken = { pieces } ang nakain mula sa { $names }.

## Ang board, para sa mga nakikinig dito

board = Board ng { game }
hole = { $hole }, { side }, { pieces }{ $head ->
    [yes] , ulo
   *[no] { "" }
  }{ $startable ->
    [yes] , puwedeng simulan
   *[no] { "" }
  }{ $marked ->
    [0] { "" }
    [1] , namarkahan
   *[other] , { $marked } ang namarkahan
  }{ $takeable ->
    [yes] , puwedeng kunin
   *[no] { "" }
  }{ $offered ->
    [yes] , inaalok
   *[no] { "" }
  }{ $hinted ->
    [yes] , ang hint
   *[no] { "" }
  }{ $preview ->
    [none] { "" }
   *[other] , magiging { $preview }
  }
heap = { $piece ->
    [cow] Kawan ni { side }: { pieces }.
   *[stone] { pieces } ang nakuha ni { side }.
  }

## Kung paano natapos ang laro

result = { $result ->
    [draw] Tabla
    [N] Nanalo si Hilaga
   *[S] Nanalo si Timog
  }
result-named = { $result }: { $names }
result-you = Panalo ka
result-computer = Panalo ang computer
end-captured = Wala nang bato si { side }.
end-immobile = Hindi na makatira si { side }.
end-resigned = Sumuko si { side }.
end-cleared = Wala nang butas na may tatlong baka o higit pa: si Timog ay may { $south ->
    [one] { $south } baka
   *[other] { $south } na baka
  }, si Hilaga ay may { $north ->
    [one] { $north } baka
   *[other] { $north } na baka
  }.
end-cleared-even = Wala nang butas na may tatlong baka o higit pa: pareho silang may { cows }.
end-counted = Lumabas sa ikatlong pagkakataon ang parehong posisyon, kaya binilang ang mga baka: si Timog ay may { $south ->
    [one] { $south } baka
   *[other] { $south } na baka
  }, si Hilaga ay may { $north ->
    [one] { $north } baka
   *[other] { $north } na baka
  }.
end-counted-even = Lumabas sa ikatlong pagkakataon ang parehong posisyon, kaya binilang ang mga baka: pareho silang may { cows }.
end-twice = Lumabas sa ikalawang pagkakataon ang parehong posisyon.
end-thrice-even = Lumabas sa ikatlong pagkakataon ang parehong posisyon at pantay ang mga bato; si { side } ang may gawa nito.
end-thrice = Lumabas sa ikatlong pagkakataon ang parehong posisyon; mas maraming bato sa board si { side }.
end-endless-draw = Walang katapusan ang bawat tira ni { side }.
end-endless-even = Walang katapusan ang bawat tira ni { side }, at pantay ang mga bato.
end-endless = Walang katapusan ang bawat tira ni { side }; mas maraming bato sa board si { $winner ->
    [N] Hilaga
   *[S] Timog
  }.
without-glory = Panalong walang karangalan: tumanggi si { side } sa isang alok sa larong ito.

## Ang mga kasangkapan sa itaas ng board

tools = Laro
undo = Bawiin
redo = Ulitin
moves = Mga tira
analysis = Suriin
more-buttons = Iba pa
settings = Setting
commands = Mga utos at key
new-game = Bagong laro
play-again = Laro ulit
review = Balikan
back-to-start = Unang screen
close = Isara

## Ang listahan ng mga tira

play-back = Panoorin ang laro
play-back-stop = Itigil
with-note = { $what }, may tala
note-game = Tala sa laro
note-move = Tala sa tira { $ply }
note-refused = Hindi ma-save ang tala: { $reason }.
no-moves = Wala pang tira.
game-start = Simula ng laro
jump-to = Tira { $ply }, { side }: { $move }
signs = Ang pangalan ng tira ay ang butas na pinagsimulan nito; ang x ay kain.
signs-stones = Ang pangalan ng tira ay ang butas na pinagsimulan nito; ang x ay kain, at kasunod ang iba pang kinuha.
signs-hole = Ang pangalan ng tira ay ang butas na pinagsimulan nito; ang x ay kain, at kasunod ang isa pang butas na inubos.
signs-holes = Ang pangalan ng tira ay ang butas na pinagsimulan nito; ang x ay kain, at kasunod ang iba pang butas na inubos.
signs-heads = Ang pangalan ng tira ay ang butas na pinagsimulan nito; ang > ay tuloy sa ulo, ang | ay tigil doon, ang x ay kain.
signs-heads-holes = Ang pangalan ng tira ay ang butas na pinagsimulan nito; ang > ay tuloy sa ulo, ang | ay tigil doon, ang x ay kain, at kasunod ang iba pang butas na inubos.

## Sa dalawang screen

language = Wika
speakers-wanted = Kailangan pang tingnan ng taong ito ang sariling wika ang mga salitang ito. Kung may mali sa pandinig mo, pakisabi sa nangangalaga ng page na ito.
sound = Tunog

## Bago ang tira

press-again = Namarkahan ang { $hole }. Pindutin ulit para ituloy ang tira, o pumili ng ibang butas.
ghost-ends = { $from }: { laps }, matatapos sa { $last } nang walang kain.
ghost-captures = { $from }: { laps }, matatapos sa { $last } at makakakain ng { $captured }.
ghost-head = { $from }: { laps }, aabot sa ulo mong { $last }, kung saan pipili ka.
ghost-more = { $from }: { laps }, matatapos sa { $last }, makakakain ng { $captured } at makakakuha ka pa.

## Mga hint

hint = Hint
hint-tells = Ang gagawin nito
hint-shows = Ipakita
hint-thinking = Naghahanap ng magandang tira…
hint-failed = Walang mahanap na hint ngayon. Tingnan ang koneksyon at subukan ulit.
hint-hole = Tingnan mo ang { $hole }.
hint-offer = Pag-isipang mag-alok ng mga butas sa halip na maghasik.
hint-accept = Mukhang mas mabuting pumayag kaysa tumanggi.
hint-refuse = Mukhang mas mabuting tumanggi kaysa pumayag.
hint-pass = Walang ibang magagawa kundi mag-pass.
hint-offers = Ialok ang { $names }.
hint-goes-on = Dumampot at magtuloy sa { $names }.
hint-goes-on-many = { $heads ->
    [one] Dumampot at magtuloy sa unang { $heads } ulong aabutin.
   *[other] Dumampot at magtuloy sa unang { $heads } na ulong aabutin.
  }
hint-stops = Tumigil sa { $hole }.
hint-takes = Kumuha sa { $names }.
hint-takes-stones = Kumuha ng { $taken }.
hint-takes-part = { $count } mula sa { $hole }
hint-takes-none = Huwag kumuha.
hint-elsewhere = Mukhang mas maganda ang ibang simula. Mababawi mo ito sa pamamagitan ng Bawiin, saka humingi ulit ng hint.
hint-title = Ang hint sa board
hint-step = Hahakbang ang bato ng { $from } papunta sa { $last }.
hint-step-capture = Hahakbang ang bato ng { $from } papunta sa { $last } at makakakain ng { $captured }.
hint-sow-cows = Matatapos sa { $last } ang paghahasik mula { $from }.
hint-sow-cows-capture = Matatapos sa { $last } ang paghahasik mula { $from } at makakakain ng { cows }.
hint-sow = Mula { $from }, maghahasik ito ng { laps } at matatapos sa { $last } nang walang kain.
hint-sow-capture = Mula { $from }, maghahasik ito ng { laps }, matatapos sa { $last } at makakakain ng { $captured }.
hint-sow-stones = Mula { $from }, maghahasik ito ng { laps }, matatapos sa { $last }, makakakain ng { $captured } at kukuha pa ng { stones }.
hint-sow-holes = Mula { $from }, maghahasik ito ng { laps }, matatapos sa { $last }, makakakain ng { $captured } at kukuha pa ng { holes }, { stones }.

## Isang linya ng laro sa board

line-heading = { $title }: tira { $at } sa { $of }
line-back = Balik ng isa
line-on = Susunod
line-leave = Balik sa laro
line-left = Ang laro na ulit ang nasa board.

## Mga paunawa

storage-blocked = Hindi hinahayaan ng browser na ito na mag-save ng anuman ang page, kaya mawawala ang laro kapag isinara ang tab.
storage-full = Puno na ang imbakan ng browser, kaya hindi na mase-save dito ang laro.
saved-too-long = Sobrang haba ng na-save na laro para maging totoong laro, kaya inalis ito.
saved-bad = Hindi mabasa ang na-save na laro, kaya itinabi ito.
other-tab = Itinuloy ang larong ito sa ibang tab. Hindi mase-save ang lalaruin mo rito.
load-other = Buksan dito ang isa pang laro
keep-mine = I-save ang dalawa
list-blocked = Walang sine-save na listahan ng mga laro ang browser na ito, kaya ang huling nilaro mo lang ang madadatnan mo sa susunod.
list-full = Wala nang lugar para sa iba pang laro sa listahan.
bad-position = May posisyon sa address na hindi mabasa: { $reason }
position-too-long = Masyadong mahaba ang posisyon sa address para maging totoong posisyon.
computer-replaced = Huminto ang manlalarong computer at sinimulan ulit.
computer-loading = Nilo-load pa ang manlalarong computer. Baka kailangan pa ng kaunting oras kung mabagal ang koneksyon.
computer-failed = Hindi sumasagot ang manlalarong computer. Tingnan ang koneksyon at subukan ulit.
analysis-replaced = Huminto ang pagsusuri at sinimulan ulit.
analysis-loading = Nilo-load pa ang pagsusuri. Baka kailangan pa ng kaunting oras kung mabagal ang koneksyon.
try-again = Subukan ulit
game-before = Hindi natapos ang larong nauna rito.
back-to-before = Balik sa naunang laro
dismiss = Alisin
notices = Mga paunawa
language-failed = Hindi na-load ang { $language }. Tingnan ang koneksyon at piliin ulit ito.
part-failed = Hindi ito na-load. Tingnan ang koneksyon at subukan ulit.
engine-slow = Nilo-load pa ang mga tuntunin. Baka kailangan pa ng kaunting oras kung mabagal ang koneksyon.
engine-failed = Hindi na-load ang mga tuntunin.
engine-help = Tingnan ang koneksyon at subukan ulit. Kung ayaw pa rin, i-reload ang page o gumamit ng mas bagong browser: kailangan nito ng WebAssembly.
loading = Nilo-load…
something-wrong = May nangyaring mali, pero naka-save ang laro: i-reload ang page kung hindi ito tumuloy.
