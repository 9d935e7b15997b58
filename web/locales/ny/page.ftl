### Zonse zofunika pa tsamba loyamba ndi pa masewera. docs/languages.md imafotokoza kalembedwe ka mafayilo awa.
### Mawu: dzenje (hole), mzere (row), mzati (column), kufesa (sow), ulendo (lap), mpata (turn, move), kulanda (capture),
### mutu (head), khola (herd), kutsatsa (offer), langizo (hint), ndagi (puzzle).

## Mayina otsatizana: “a1 ndi a4”; “a1, a4 ndi a5”

list-two = { $first } ndi { $second }
list-more = { $first }, { $second }
list-last = { $first } ndi { $second }

## Osewera ndi masewera; mauthenga ena amagwiritsa ntchito awa

side = { $side ->
    [N] Kumpoto
   *[S] Kumwera
  }
game = { $game ->
    [nsolo] Nsolo
    [kimasai] Bao la Kimasai
    [gore] Goré
   *[tsoro] Tsoro
  }
game-place = { $game ->
    [nsolo] Angoni, Malawi ndi kum'mawa kwa Zambia
    [kimasai] Amasai, pakati pa Tanzania
    [gore] Aguro, Ivory Coast
   *[tsoro] Ashona, kumpoto chakum'mawa kwa Zimbabwe
  }
game-gist = { $game ->
    [nsolo] Bolodi lalikulu lodzaza miyala, ndi kulanda kotenga zoposa zimene kwapeza.
    [kimasai] Miyala yokhayokha imene imayenda, kuzemba ndi kulanda.
    [gore] Mizere iwiri, maenje asanu ndi atatu, ndi khola la ng'ombe (ayla) loti mupambane.
   *[tsoro] Kufesa miyala (matombo) kwa nthawi yaitali, ulendo ndi ulendo, pa bolodi la maenje mpaka 84.
  }

stones = { $stones ->
    [one] mwala { $stones }
   *[other] miyala { $stones }
  }
cows = ng'ombe { $cows }
holes = { $holes ->
    [one] dzenje { $holes }
   *[other] maenje { $holes }
  }
laps = { $laps ->
    [one] ulendo { $laps }
   *[other] maulendo { $laps }
  }
# Goré imaseweredwa ndi ng'ombe, masewera ena ndi miyala.
pieces = { $piece ->
    [cow] ng'ombe { $count }
   *[stone] { $count ->
        [one] mwala { $count }
       *[other] miyala { $count }
      }
  }

## Tsamba loyamba

tagline = Masewera anayi akale ofesa a mu Africa.
choose-game = Sankhani masewera
start-game = Sewerani { game }
continue-game = { $plies ->
    [0] Pitirizani { game }
   *[other] Pitirizani { game }, mpata { $move }
  }
menu-ways = Zina
way-games = Masewera anga
start-replaces = Masewera osatha amakhalabe pa mndandanda wanu.
one-kind = Masewera awa ali ndi malamulo a mtundu umodzi.
how-to = Kasewedwe ka { game }
rules = Malamulo
learn = Phunzirani
learn-game = Phunzirani { game } pang'onopang'ono
print = Sindikizani
puzzles = Ndagi
puzzles-of = Ndagi za { game }
print-board = Sindikizani bolodi la { game }
print-moves = Sindikizani mipata
screen-failed = Mbali iyi ya tsamba yalephera kutsegula. Onani intaneti yanu ndipo yesaninso.

## Malamulo osankha, pa tsamba loyamba

field = { $field ->
    [columns] Mizati
    [heads] Mitu
    [bonus] Bonasi
    [safe-heads] Mitu yotetezeka
    [capture] Kulanda
   *[trade] Malonda
  }
field-help = { $field ->
    [columns] Kuchuluka kwa maenje pa mzere: akakhala ochepa masewera amafupika.
    [heads] Maenje a kumapeto kudzanja lamanja kwa mzere wanu wakunja (musoro, ambiri: misoro) kumene mungaime kufesa.
    [bonus] Maenje ena a mnzanu amene mungachotse zonse mukalanda.
    [safe-heads] Ngati bonasi siloledwa kukhudza mitu.
    [capture] 1975: dzenje limodzi, kenako miyala ina yochuluka chimodzimodzi. 1913: maenje awiri, kenako dzenje lina lonse.
   *[trade] Ngati mungatsatse maenje kwa mnzanu, ng'ombe zisanu ndi imodzi pa dzenje lililonse.
  }
field-heads = { $value ->
    [0] Palibe mitu
    [1] Mutu umodzi aliyense
   *[2] Mitu iwiri aliyense
  }
field-bonus = { $value ->
    [0] Palibe bonasi
    [one] Dzenje lina limodzi
   *[other] Maenje ena { $value }
  }
field-safe-heads = { $value ->
    [yes] Mitu ndi yotetezeka
   *[no] Mitu imatengedwa
  }
field-capture = { $value ->
    [1913] Monga mu 1913
   *[1975] Monga mu 1975
  }
field-trade = { $value ->
    [no] Palibe malonda
   *[yes] Ndi malonda
  }
rule-board = { $rows } × { $columns }
rule-heads = { $value ->
    [0] palibe mitu
    [1] mutu umodzi
   *[2] mitu iwiri
  }
rule-bonus = { $value ->
    [0] palibe bonasi
   *[other] bonasi ya { $value }
  }
rule-safe-heads = mitu yotetezeka
rule-capture = { $value ->
    [1913] kulanda kwa 1913
   *[1975] kulanda kwa 1975
  }
rule-trade = { $value ->
    [no] palibe malonda
   *[yes] ndi malonda
  }

## Osewera

who-plays = Osewera
south-first = Kumwera ndiye amayamba.
person = Munthu
names-field = Mayina, ngati mukufuna
names-of = Mayina a osewera { side }, ndi makoma pakati pawo
names-in-turn = Amasewera mosinthana.
computer = Kompyuta
computer-by-time = Kompyuta, ndi nthawi
person-by-link = Munthu wakutali, ndi linki
strength = Mphamvu za { side }
time-for = Nthawi ya { side }
by-time-help = Imasewera mmene ingathere mu nthawi imeneyi.
level = Mlingo { $level }
level-like = { $level ->
    [1] Mwana wongophunzira kumene
    [2] Woyamba wosewera mongosangalala
    [3] Wophunzira woona kolanda
    [4] Wosewera wodekha
    [5] Wosewera wozolowera
    [6] Wosewera wakuthwa
    [7] Wakalekale
   *[8] Katswiri
  }
level-spoken = { level }: { level-like }
seconds = { $seconds ->
    [0.5] Theka la sekondi pa mpata
    [one] Sekondi { $seconds } pa mpata
   *[other] Masekondi { $seconds } pa mpata
  }
seat-person = { side }: munthu
seat-names = { side }: { $names }
seat-level = { side }: kompyuta, mlingo { $level }
seat-link = { side }: ndi linki
seat-seconds = { side }: kompyuta, masekondi { $seconds } pa mpata
sides-below = Kumwera ali m'munsi.
sides-right = Kumwera ali kudzanja lamanja.
you-below = Ndinu Kumwera, muli m'munsi.
you-above = Ndinu Kumpoto, muli m'mwamba.
you-right = Ndinu Kumwera, muli kumanja.
you-left = Ndinu Kumpoto, muli kumanzere.

## Mpata

to-move = Ndi mpata wa { side }
your-move = Ndi mpata wanu, { side }
to-move-named = Ndi mpata wa { $name } ({ side })
choose-hole = Sankhani dzenje loyambira kufesa mwa amene ali ndi mphete.
choose-single = Palibe dzenje la miyala iwiri, choncho mwala uli wokha ungayende.
choose-step = Sankhani mwala mwa imene ili ndi mphete; umalowa m'dzenje lotsatira.
choose-cows = Sankhani limodzi la maenje anu loyambira kufesa.
moving = { $game ->
    [kimasai] { side } akuyenda…
   *[other] { side } akufesa…
  }
hurry-hint = Dinani kulikonse kuti zifulumire.
next-step = Yotsatira
show-rest = Onetsani zotsala
viewing = Mukuyang'ana m'mbuyo, pambuyo pa mpata { $ply } mwa { $plies }.
play-from-here = Sewerani kuchokera apa kuti muyese njira ina.
to-latest = Bwererani ku mpata womaliza
replay = Onetsaninso mpata womaliza
replay-short = Mpata watha

## Mpata wa kompyuta

thinking = { side } akuganiza…
computer-moves = Ndi mpata wa { side }, kompyuta.
computer-begins = { side } akuyambira pa { $hole }.
computer-goes-on = { side } wanyamula pa { $hole } ndipo akupitiriza.
computer-stops = { side } waima pa { $hole }.
computer-takes = { side } watenga mu { $names }.
computer-offers = { side } watsatsa { $names }.
computer-accepts = { side } wavomera kugula { $names }.
computer-refuses = { side } wakana kugula.
let-it-play = Lolani kompyuta ipitirize
one-move = Mpata umodzi
move-now = Sewerani
pause = Imani
pausing = Idzaima mpata uwu ukatha.

## Wosewera pa chipangizo china

away = { side } akusewerera kwina.
send-link = Tumizani linki
link = Linki
link-failed = Linki yalephera kutseguka. Onani intaneti yanu ndipo tsegulaninso tsamba.
set-up = Konzani bolodi

## Pa mutu

head-heading = Kufesa kwafika pa mutu wanu { $hole }.
head-heading-of = Kufesa kwa { side } kwafika pa mutu { $hole }.
head-first = Yambani mwasankha m'munsimu: kupitiriza kapena kuima.
head-note = Nyamulani { stones } ndi kupitiriza kufesa, kapena imani apa ndi kumaliza mpata.
head-only-stop = Kupitiriza sikukanatha, choncho kufesa kuima apa.
go-on = Nyamulani, pitirizani
stop = Imani apa
run-on = Pitani mpaka kumapeto
peek = Onetsani zimene zingachitike
peek-one = Onetsani bolodi pambuyo pake
peek-short = Kuona
peek-go-on = Kupitiriza
peek-stop = Kuima
peek-run-on = Kumapeto

## Bonasi

take-holes = { $max ->
    [one] Tengani dzenje lina limodzi · latsala { $left }
   *[other] Tengani maenje ena mpaka { $max } · atsala { $left }
  }
take-stones = { $max ->
    [one] Tengani mwala wina umodzi · watsala { $left }
   *[other] Tengani miyala ina mpaka { $max } · yatsala { $left }
  }
take-holes-of = { $max ->
    [one] { side } angatenge dzenje lina limodzi · latsala { $left }
   *[other] { side } angatenge maenje ena mpaka { $max } · atsala { $left }
  }
take-stones-of = { $max ->
    [one] { side } angatenge mwala wina umodzi · watsala { $left }
   *[other] { side } angatenge miyala ina mpaka { $max } · yatsala { $left }
  }
holes-note = Popeza mwalanda, mungachotse zonse m'maenje a mnzanu, kulikonse kumene ali. Chongani maenjewo pa bolodi.
stones-note = Popeza mwalanda, mungatenge miyala ina yochuluka chimodzimodzi. Nthawi iliyonse mukakhudza dzenje la mnzanu mumachonga mwala umodzi.
marks-left = { $left ->
    [0] Palibe chotsala choti muchonge.
   *[other] Kwatsala { $left } zoti muchonge.
  }
take = Tengani { stones }
take-none = Osatenga
clear = Fufutani
mark-for-me = Ndichongereni { $count }
mark-for-me-short = Dzazani
fewer = Chepetsani mwala umodzi mu { $hole }
more = Onjezani mwala umodzi mu { $hole }
chosen-from = Miyala yochongedwa

## Kutsatsa maenje, mu Goré

offer = Tsatsani
offer-heading = { $max ->
    [one] Mukutsatsa dzenje liti?
   *[other] Mukutsatsa maenje ati? Mpaka { $max }
  }
offer-note = { $holes ->
    [0] Chongani maenje anu; { side } angaike { cows } m'dzenje lililonse, ndipo lingakhale lake. Kutsatsa ndiye mpata wanu.
    [one] { side } angaike { cows } m'menemo, ndipo dzenje lingakhale lake. Kutsatsa ndiye mpata wanu.
   *[other] { side } angaike { cows } m'menemo, ndipo maenje angakhale ake. Kutsatsa ndiye mpata wanu.
  }
offer-marked = Mwachonga { $count } mwa { holes }.
offer-confirm = { $holes ->
    [0] Tsatsani
   *[other] Tsatsani { holes }
  }
offer-leave = Ingofesani
answer-heading = { side } akukutsatsirani { holes }: { $names }.
answer-first = Yambani mwasankha m'munsimu: kuvomera kapena kukana.
answer-note = { $holes ->
    [one] Mungaike ng'ombe { $paid } mwa zanu { $herd } m'menemo, ndipo dzenje lingakhale lanu. Kukana n'kololedwa, koma mukapambana mutakana, kupambanako n'kopanda ulemerero.
   *[other] Mungaike ng'ombe { $paid } mwa zanu { $herd } m'menemo, ndipo maenje angakhale anu. Kukana n'kololedwa, koma mukapambana mutakana, kupambanako n'kopanda ulemerero.
  }
accept = Vomerani
refuse = Kanani
pass-heading = { side } alibe ng'ombe yofesa ndipo ayenera kudumpha.
pass-note = M'maenje anu mulibe ng'ombe; mnzanu aseweranso.
pass = Dumphani

## Kugonja

resign = Gonjani
resign-heading = Mukugonja monga { side }?
resign-note = { side } adzakhala wapambana. Mukhoza kubweza podina “Bwezani”.
resign-yes = Inde, ndagonja
resign-no = Pitirizani
end-game = Thetsani masewera
ended-heading = Masewera athetsedwa.
ended-note = Palibe wapambana. Asungidwa ngati masewera osatha.

## Zimene yankho lingachite

would-sow = { $laps ->
    [one] Kufesa kwa ulendo wina umodzi kuthera pa { $last }, popanda cholandidwa.
   *[other] Kufesa kwa maulendo ena { $laps } kuthera pa { $last }, popanda cholandidwa.
  }
would-capture = { $laps ->
    [one] Kufesa kwa ulendo wina umodzi kuthera pa { $last } ndi kulanda { $captured ->
        [one] mwala { $captured }
       *[other] miyala { $captured }
      }.
   *[other] Kufesa kwa maulendo ena { $laps } kuthera pa { $last } ndi kulanda { $captured ->
        [one] mwala { $captured }
       *[other] miyala { $captured }
      }.
  }
would-ask = { $laps ->
    [one] Kufesa kwa ulendo wina umodzi kufika pa mutu wanu { $last }, kumene mudzasankhenso.
   *[other] Kufesa kwa maulendo ena { $laps } kufika pa mutu wanu { $last }, kumene mudzasankhenso.
  }
would-stop = Mpata uthera pa { $hole }; palibe cholandidwa.
would-take = { $stones ->
    [one] Mwala umodzi uchoka pa bolodi.
   *[other] Miyala { $stones } ichoka pa bolodi.
  }
would-accept = { $holes ->
    [one] { $names } lidzakhala lanu, lili ndi { cows }; m'khola lanu mudzatsala ng'ombe { $left }, ndipo mudzasewera.
   *[other] { $names } adzakhala anu, ali ndi { cows }; m'khola lanu mudzatsala ng'ombe { $left }, ndipo mudzasewera.
  }
would-refuse = Bolodi likhala mmene lilili, ndipo mudzasewera.
would-offer = { side } akavomera, { $names } padzakhala motere.

## Chifukwa chake kukhudza sikunachite kanthu

not-yours = { $hole } ndi dzenje la { side }.
empty-hole = { $hole } lilibe kanthu.
cannot-start = Simungayambire pa { $hole } tsopano.
cannot-take = Palibe chimene chingatengedwe mu { $hole }.
all-marked = Miyala yonse ya mu { $hole } yachongedwa kale.
none-left = Yonse yachongedwa; yambani mwachotsa umodzi.
can-pay-for = { $holes ->
    [one] { side } angalipirire dzenje limodzi lokha; yambani mwasiya lochongedwalo.
   *[other] { side } angalipirire maenje { $holes } okha; yambani mwasiya limodzi.
  }
keep-one = Muyenera kutsala ndi dzenje limodzi; yambani mwasiya limodzi lochongedwa.
cannot-offer = { $hole } si lanu loti mutsatse.

## Zimene mpata wachita

did-pass = { side } analibe ng'ombe yofesa ndipo wadumpha.
did-offer = { side } watsatsa { $names }.
did-accept = { side } wavomera kugula { $names }.
did-refuse = { side } wakana kugula.
did-resign = { side } wagonja.
did-step = { side } wayenda kuchokera pa { $from } mpaka pa { $last }.
did-step-capture = { side } wayenda kuchokera pa { $from } mpaka pa { $last } ndipo walanda { $captured ->
    [one] mwala { $captured }
   *[other] miyala { $captured }
  }.
did-sow-cows = { side } wafesa kuchokera pa { $from } mpaka pa { $last }.
did-sow-cows-capture = { side } wafesa kuchokera pa { $from } mpaka pa { $last } ndipo walanda { cows }.
did-sow = { side } wafesa { laps } kuchokera pa { $from } mpaka pa { $last }.
did-sow-capture = { side } wafesa { laps } kuchokera pa { $from } mpaka pa { $last } ndipo walanda { $captured ->
    [one] mwala { $captured }
   *[other] miyala { $captured }
  }.
did-sow-stones = { side } wafesa { laps } kuchokera pa { $from } mpaka pa { $last }, walanda { $captured ->
    [one] mwala { $captured }
   *[other] miyala { $captured }
  } ndipo watenga { $stones ->
    [one] mwala wina umodzi
   *[other] miyala ina { $stones }
  }.
did-sow-holes = { side } wafesa { laps } kuchokera pa { $from } mpaka pa { $last }, walanda { $captured ->
    [one] mwala { $captured }
   *[other] miyala { $captured }
  } ndipo watenga { $holes ->
    [one] dzenje lina limodzi
   *[other] maenje ena { $holes }
  }, { stones }.

## Mpata woonetsedwa pang'onopang'ono

step-single = Mwala wa { $from } upita ku { $last }.
step-sown = { $piece ->
    [cow] { $count ->
        [one] Ng'ombe imodzi ichoka pa { $from } kupita ku { $last }.
       *[other] Ng'ombe { $count } zinyamulidwa pa { $from } ndi kufesedwa imodziimodzi, yomaliza mu { $last }.
      }
   *[stone] { $count ->
        [one] Mwala umodzi uchoka pa { $from } kupita ku { $last }.
       *[other] Miyala { $count } inyamulidwa pa { $from } ndi kufesedwa umodziumodzi, womaliza mu { $last }.
      }
  }
step-relays = Mu { $last } muli miyala: inyamulidwa ndi kupitiriza kufesedwa.
step-taken = Kwalandidwa { pieces } mu { $names }.

## Bolodi, kwa amene amalimva

board = Bolodi la { game }
hole = { $hole }, { side }, { pieces }{ $head ->
    [yes] , mutu
   *[no] { "" }
  }{ $startable ->
    [yes] , mungayambire apa
   *[no] { "" }
  }{ $marked ->
    [0] { "" }
    [one] , lachongedwa
   *[other] , zochongedwa { $marked }
  }{ $takeable ->
    [yes] , mungatenge
   *[no] { "" }
  }{ $offered ->
    [yes] , latsatsidwa
   *[no] { "" }
  }{ $hinted ->
    [yes] , langizo
   *[no] { "" }
  }{ $preview ->
    [none] { "" }
   *[other] , likhala ndi { $preview }
  }
heap = { $piece ->
    [cow] Khola la { side }: { pieces }.
   *[stone] { side } watenga { pieces }.
  }

## Mmene masewera athera

result = { $result ->
    [draw] Alepherana
    [N] Kumpoto wapambana
   *[S] Kumwera wapambana
  }
result-named = { $result }: { $names }
result-you = Mwapambana
result-computer = Kompyuta yapambana
end-captured = { side } alibenso miyala.
end-immobile = { side } sangathenso kusewera.
end-resigned = { side } wagonja.
end-cleared = Palibe dzenje la ng'ombe zitatu kapena kuposa: Kumwera ali ndi ng'ombe { $south }, Kumpoto ali ndi ng'ombe { $north }.
end-cleared-even = Palibe dzenje la ng'ombe zitatu kapena kuposa: onse ali ndi { cows }.
end-counted = Bolodi lakhala chimodzimodzi kachitatu, choncho ng'ombe zawerengedwa: Kumwera ali ndi ng'ombe { $south }, Kumpoto ali ndi ng'ombe { $north }.
end-counted-even = Bolodi lakhala chimodzimodzi kachitatu, choncho ng'ombe zawerengedwa: onse ali ndi { cows }.
end-twice = Bolodi lakhala chimodzimodzi kachiwiri.
end-thrice-even = Bolodi lakhala chimodzimodzi kachitatu ndipo miyala ndi yofanana; { side } ndiye wachititsa.
end-thrice = Bolodi lakhala chimodzimodzi kachitatu; { side } ali ndi miyala yambiri pa bolodi.
end-endless-draw = Chilichonse chimene { side } angasewere sichingathe.
end-endless-even = Chilichonse chimene { side } angasewere sichingathe, ndipo miyala ndi yofanana.
end-endless = Chilichonse chimene { side } angasewere sichingathe; { $winner ->
    [N] Kumpoto
   *[S] Kumwera
  } ali ndi miyala yambiri pa bolodi.
without-glory = Kupambana kopanda ulemerero: { side } anakana kugula m'masewera awa.

## Zida pamwamba pa bolodi

tools = Masewera
undo = Bwezani
redo = Chitanso
moves = Mipata
analysis = Pendani
more-buttons = Zina
settings = Makonzedwe
commands = Malangizo ndi makiyi
new-game = Atsopano
play-again = Seweraninso
review = Onaninso
back-to-start = Poyambira
close = Tsekani

## Mndandanda wa mipata

play-back = Onani masewera onse
play-back-stop = Imani
with-note = { $what }, ndi mawu
note-game = Mawu a masewera
note-move = Mawu a mpata { $ply }
note-refused = Mawuwa sangasungidwe: { $reason }.
no-moves = Palibe mipata pakadali pano.
game-start = Chiyambi cha masewera
jump-to = Mpata { $ply }, { side }: { $move }
signs = Mpata umatchulidwa ndi dzenje limene wayambira; x ndi kulanda.
signs-stones = Mpata umatchulidwa ndi dzenje limene wayambira; x ndi kulanda, zina zotengedwa zimatsatira.
signs-hole = Mpata umatchulidwa ndi dzenje limene wayambira; x ndi kulanda, dzenje lina lochotsedwa zonse limatsatira.
signs-holes = Mpata umatchulidwa ndi dzenje limene wayambira; x ndi kulanda, maenje ena ochotsedwa zonse amatsatira.
signs-heads = Mpata umatchulidwa ndi dzenje limene wayambira; > ndi kupitiriza pa mutu, | ndi kuima pomwepo, x ndi kulanda.
signs-heads-holes = Mpata umatchulidwa ndi dzenje limene wayambira; > ndi kupitiriza pa mutu, | ndi kuima pomwepo, x ndi kulanda, maenje ena ochotsedwa zonse amatsatira.

## Pa masamba onse

language = Chinenero
speakers-wanted = Mawu awa akufunikabe kuonedwa ndi anthu amene anakula akulankhula Chichewa. Ngati ena sakumveka bwino, chonde uzani eni ake a tsambali.
sound = Phokoso

## Musanasewere

press-again = { $hole } lachongedwa. Dinaninso kuti musewere, kapena sankhani dzenje lina.
ghost-ends = { $from }: { laps }, kuthera pa { $last } popanda cholandidwa.
ghost-captures = { $from }: { laps }, kuthera pa { $last } ndi kulanda { $captured ->
    [one] mwala { $captured }
   *[other] miyala { $captured }
  }.
ghost-head = { $from }: { laps }, kufika pa mutu wanu { $last }, kumene mudzasankhe.
ghost-more = { $from }: { laps }, kuthera pa { $last }, kulanda { $captured ->
    [one] mwala { $captured }
   *[other] miyala { $captured }
  }, ndipo mudzatenganso zina.

## Malangizo

hint = Langizo
hint-tells = Zimene lichite
hint-shows = Onetsani
hint-thinking = Kukufunidwa mpata wabwino…
hint-failed = Palibe langizo limene lapezeka tsopano. Onani intaneti yanu ndipo yesaninso.
hint-hole = Taonani { $hole }.
hint-offer = Ganizirani zotsatsa maenje m'malo mofesa.
hint-accept = Kuvomera kukuoneka bwino kuposa kukana.
hint-refuse = Kukana kukuoneka bwino kuposa kuvomera.
hint-pass = Palibe china choti muchite koma kudumpha.
hint-offers = Tsatsani { $names }.
hint-goes-on = Nyamulani ndi kupitiriza pa { $names }.
hint-goes-on-many = Nyamulani ndi kupitiriza pa mitu { $heads } yoyamba imene kufesa kufikepo.
hint-stops = Imani pa { $hole }.
hint-takes = Tengani mu { $names }.
hint-takes-stones = Tengani { $taken }.
hint-takes-part = { $count } mu { $hole }
hint-takes-none = Osatenga kanthu.
hint-elsewhere = Kuyambira kwina kukuoneka bwino. Mukhoza kubweza mpata uwu ndi “Bwezani”, n'kufunsanso.
hint-title = Langizo pa bolodi
hint-step = Mwala wa { $from } upita ku { $last }.
hint-step-capture = Mwala wa { $from } upita ku { $last } ndi kulanda { $captured ->
    [one] mwala { $captured }
   *[other] miyala { $captured }
  }.
hint-sow-cows = Kufesa kuchokera pa { $from } kuthera pa { $last }.
hint-sow-cows-capture = Kufesa kuchokera pa { $from } kuthera pa { $last } ndi kulanda { cows }.
hint-sow = Kuchokera pa { $from } kufesa kwa { laps } kuthera pa { $last } popanda cholandidwa.
hint-sow-capture = Kuchokera pa { $from } kufesa kwa { laps } kuthera pa { $last } ndi kulanda { $captured ->
    [one] mwala { $captured }
   *[other] miyala { $captured }
  }.
hint-sow-stones = Kuchokera pa { $from } kufesa kwa { laps } kuthera pa { $last }, kulanda { $captured ->
    [one] mwala { $captured }
   *[other] miyala { $captured }
  } ndi kutenga { $stones ->
    [one] mwala wina umodzi
   *[other] miyala ina { $stones }
  }.
hint-sow-holes = Kuchokera pa { $from } kufesa kwa { laps } kuthera pa { $last }, kulanda { $captured ->
    [one] mwala { $captured }
   *[other] miyala { $captured }
  } ndi kutenga { $holes ->
    [one] dzenje lina limodzi
   *[other] maenje ena { $holes }
  }, { stones }.

## Kasewedwe koonetsedwa pa bolodi

line-heading = { $title }: mpata { $at } mwa { $of }
line-back = M'mbuyo
line-on = Patsogolo
line-leave = Ku masewera
line-left = Bolodi likuonetsanso masewera.

## Zidziwitso

storage-blocked = Bulauza iyi silola tsamba kusunga kanthu, choncho masewera adzatayika mukatseka tabu.
storage-full = Malo osungira a bulauza adzaza, choncho masewera sangasungidwenso pano.
saved-too-long = Masewera osungidwa anali aatali kwambiri kuti akhale masewera, choncho achotsedwa.
saved-bad = Masewera osungidwa sanawerengeke, choncho aikidwa pambali.
other-tab = Tabu ina yapitiriza masewera awa. Zimene mukusewera pano sizikusungidwa.
load-other = Tsegulani masewera enawo pano
keep-mine = Sungani masewera onse
list-blocked = Bulauza iyi sisunga mndandanda wa masewera, choncho ulendo wina padzakhala masewera omaliza okha.
list-full = Palibenso malo a masewera ena pa mndandanda.
bad-position = Adilesi ya tsamba ikupempha bolodi losawerengeka: { $reason }
position-too-long = Adilesi ya tsamba ikupempha bolodi lalitali kwambiri kuti likhale bolodi.
computer-replaced = Kompyuta yosewera inaima, ndipo yayambidwanso.
computer-loading = Kompyuta yosewera ikutsegukabe. Ngati intaneti ikuchedwa, dikirani pang'ono.
computer-failed = Kompyuta yosewera sikuyankha. Onani intaneti yanu ndipo yesaninso.
analysis-replaced = Kupenda kunaima, ndipo kwayambidwanso.
analysis-loading = Kupenda kukutsegukabe. Ngati intaneti ikuchedwa, dikirani pang'ono.
try-again = Yesaninso
game-before = Masewera a m'mbuyo mwa awa sanathe.
back-to-before = Bwererani ku masewera a m'mbuyo
dismiss = Chotsani
notices = Zidziwitso
language-failed = { $language } yalephera kutseguka. Onani intaneti yanu ndipo sankhaninso.
part-failed = Izi zalephera kutseguka. Onani intaneti yanu ndipo yesaninso.
engine-slow = Malamulo akutsegukabe. Ngati intaneti ikuchedwa, dikirani pang'ono.
engine-failed = Malamulo alephera kutseguka.
engine-help = Onani intaneti yanu ndipo yesaninso. Zikakanikabe, tsegulaninso tsamba kapena gwiritsani ntchito bulauza yatsopano: iyenera kukhala ndi WebAssembly.
loading = Kutsegula…
something-wrong = Pali chalakwika, koma masewera asungidwa: tsegulaninso tsamba ngati sizikupitirira.
