### Zvose zvinodiwa nesikirini yekutanga nemutambo. docs/languages.md inotsanangura manyorerwo emafaira aya.
### Mazwi anoshandiswa: gomba (hole), mutsara (row), mudungwe (column), kudyara (sow), rwendo (lap), jana (turn, move),
### kutapa (capture), musoro (head), danga (herd), kushambadza (offer), zano (hint), chirahwe (puzzle).
### “Zasi” ne“Kumusoro” ndiwo mazita evatambi vaviri: pamazwi “chamhembe” ne“maodzanyemba” vanhu havawirirani.

## Mazita akatevedzana: “a1 ne a4”; “a1, a4 ne a5”

list-two = { $first } ne { $second }
list-more = { $first }, { $second }
list-last = { $first } ne { $second }

## Mativi nemitambo; mamwe mashoko anoishandisa

side = { $side ->
    [N] Kumusoro
   *[S] Zasi
  }
game = { $game ->
    [nsolo] Nsolo
    [kimasai] Bao la Kimasai
    [gore] Goré
   *[tsoro] Tsoro
  }
game-place = { $game ->
    [nsolo] VaNgoni, Malawi nemabvazuva eZambia
    [kimasai] VaMaasai, pakati peTanzania
    [gore] VaGuro, Ivory Coast
   *[tsoro] VaShona, Zimbabwe, kumusoro kwakadziva kumabvazuva
  }
game-gist = { $game ->
    [nsolo] Bhodhi guru rizere matombo, nekutapa kunotora kupfuura zvakunowana.
    [kimasai] Matombo ari oga anofamba nhanho imwe, achinzvenga uye achitapa.
    [gore] Mitsara miviri, magomba masere, nedanga remombe (ayla) rekukunda naro.
   *[tsoro] Kudyara matombo kwenguva refu, rwendo nerwendo, pabhodhi rinosvika magomba 84.
  }

stones = { $stones ->
    [one] dombo { $stones }
   *[other] matombo { $stones }
  }
cows = mombe { $cows }
holes = { $holes ->
    [one] gomba { $holes }
   *[other] magomba { $holes }
  }
laps = { $laps ->
    [one] rwendo { $laps }
   *[other] nzendo { $laps }
  }
# Goré inotambwa nemombe, mimwe mitambo nematombo.
pieces = { $piece ->
    [cow] mombe { $count }
   *[stone] { $count ->
        [one] dombo { $count }
       *[other] matombo { $count }
      }
  }

## Sikirini yekutanga

tagline = Mitambo mina yekudyara yekare yemuAfrica.
choose-game = Sarudza mutambo
start-game = Tamba { game }
continue-game = { $plies ->
    [0] Enderera ne{ game }
   *[other] Enderera ne{ game }, jana { $move }
  }
menu-ways = Zvimwe
way-games = Mitambo yangu
start-replaces = Mutambo usati wapera unosara mumitambo yako.
one-kind = Mutambo uyu une mitemo yerudzi rumwe chete.
how-to = Matambirwo e{ game }
rules = Mitemo
learn = Dzidza
learn-game = Dzidza { game } nhanho nenhanho
print = Dhinda
puzzles = Zvirahwe
puzzles-of = Zvirahwe zve{ game }
print-board = Dhinda bhodhi re{ game }
print-moves = Dhinda majana
screen-failed = Chikamu ichi chepeji chatadza kuvhurika. Tarisa indaneti yako woedza zvakare.

## Mitemo yekusarudza, pasikirini yekutanga

field = { $field ->
    [columns] Midungwe
    [heads] Misoro
    [bonus] Bhonasi
    [safe-heads] Misoro isingabatwi
    [capture] Kutapa
   *[trade] Kutengeserana
  }
field-help = { $field ->
    [columns] Uwandu hwemagomba pamutsara: kana ari mashoma mutambo unopfupika.
    [heads] Magomba ari kurudyi kumagumo emutsara wako wekunze (musoro, misoro) aunogona kumira kudyara.
    [bonus] Mamwe magomba emumwe wako aunogona kubvisa zvirimo kana watapa.
    [safe-heads] Kana bhonasi isingabvumirwi kubata misoro.
    [capture] 1975: gomba rimwe, wotora matombo akawanda saizvozvo zvakare. 1913: magomba maviri, nerimwezve gomba rose.
   *[trade] Kana uchibvumirwa kushambadza magomba kumumwe wako, mombe nhanhatu gomba roga roga.
  }
field-heads = { $value ->
    [0] Hapana misoro
    [1] Musoro mumwe mumwe
   *[2] Misoro miviri miviri
  }
field-bonus = { $value ->
    [0] Hapana bhonasi
    [one] Rimwezve gomba
   *[other] Mamwe magomba { $value }
  }
field-safe-heads = { $value ->
    [yes] Misoro haibatwi
   *[no] Misoro inotorwa
  }
field-capture = { $value ->
    [1913] Semuna 1913
   *[1975] Semuna 1975
  }
field-trade = { $value ->
    [no] Hapana kutengesa
   *[yes] Kutengeserana
  }
rule-board = { $rows } × { $columns }
rule-heads = { $value ->
    [0] hapana misoro
    [1] musoro mumwe
   *[2] misoro miviri
  }
rule-bonus = { $value ->
    [0] hapana bhonasi
   *[other] bhonasi ye{ $value }
  }
rule-safe-heads = misoro haibatwi
rule-capture = { $value ->
    [1913] kutapa kwa1913
   *[1975] kutapa kwa1975
  }
rule-trade = { $value ->
    [no] hapana kutengeserana
   *[yes] kutengeserana
  }

## Vatambi

who-plays = Vatambi
south-first = Zasi ndiye anotanga.
person = Munhu
names-field = Mazita, kana uchida
names-of = Mazita evanotamba sa{ side }, ane makoma pakati pawo
names-in-turn = Vanotamba vachichinjana.
computer = Kombiyuta
computer-by-time = Kombiyuta, nenguva
person-by-link = Munhu ari kure, nelinki
strength = Simba ra{ side }
time-for = Nguva ya{ side }
by-time-help = Inotamba nepainogona napo munguva iyi.
level = Danho { $level }
level-like = { $level ->
    [1] Mwana achangodzidza
    [2] Mutangi anotambira mafaro
    [3] Mudzidzi anoona pekutapa
    [4] Mutambi akagadzikana
    [5] Mutambi akajaira
    [6] Mutambi akapinza
    [7] Nyanzvi yekare
   *[8] Shasha
  }
level-spoken = { level }: { level-like }
seconds = { $seconds ->
    [0.5] Hafu yesekonzi pajana
    [one] Sekonzi { $seconds } pajana
   *[other] Masekonzi { $seconds } pajana
  }
seat-person = { side }: munhu
seat-names = { side }: { $names }
seat-level = { side }: kombiyuta, danho { $level }
seat-link = { side }: nelinki
seat-seconds = { side }: kombiyuta, masekonzi { $seconds } pajana
sides-below = Zasi ari pasi.
sides-right = Zasi ari kurudyi.
you-below = Ndiwe Zasi, uri pasi.
you-above = Ndiwe Kumusoro, uri pamusoro.
you-right = Ndiwe Zasi, uri kurudyi.
you-left = Ndiwe Kumusoro, uri kuruboshwe.

## Jana

to-move = Ijana ra{ side }
your-move = Ijana rako, { side }
to-move-named = Ijana ra{ $name } ({ side })
choose-hole = Sarudza gomba rekutangira kudyara pane aya ane mhete.
choose-single = Hapana gomba rine matombo maviri, saka dombo riri roga rinogona kufamba.
choose-step = Sarudza dombo pane aya ane mhete; rinopinda mugomba rinotevera.
choose-cows = Sarudza rimwe remagomba ako rekutangira kudyara.
moving = { $game ->
    [kimasai] { side } ari kufamba…
   *[other] { side } ari kudyara…
  }
hurry-hint = Bata kana kudzvanya chero kiyi kuti zvikurumidze.
next-step = Inotevera
show-rest = Ratidza zvasara
viewing = Uri kutarisa shure, mushure mejana { $ply } pa{ $plies }.
play-from-here = Tamba uri pano kuti uedze imwe nzira.
to-latest = Dzokera kujana rekupedzisira
replay = Ratidzazve jana rekupedzisira
replay-short = Jana rapera

## Jana rekombiyuta

thinking = { side } ari kufunga…
computer-moves = Ijana ra{ side }, kombiyuta.
computer-begins = { side } anotangira pa { $hole }.
computer-goes-on = { side } asimudza pa { $hole } oenderera mberi.
computer-stops = { side } amira pa { $hole }.
computer-takes = { side } atora kubva mu { $names }.
computer-offers = { side } ashambadza { $names }.
computer-accepts = { side } abvuma kutenga { $names }.
computer-refuses = { side } aramba kutenga.
let-it-play = Rega kombiyuta ienderere
one-move = Jana rimwe
move-now = Tamba zvino
pause = Mbomira
pausing = Ichamira kana jana iri rapera.

## Mutambi ari pane mumwe mudziyo

away = { side } ari kutambira kumwe.
send-link = Tumira linki
link = Linki
link-failed = Linki yatadza kuvhurika. Tarisa indaneti yako wovhurazve peji.
set-up = Ronga bhodhi

## Pamusoro (musoro)

head-heading = Kudyara kwasvika pamusoro wako { $hole }.
head-heading-of = Kudyara kwa{ side } kwasvika pamusoro { $hole }.
head-first = Tanga wasarudza pasi apa: kuenderera kana kumira.
head-note = Simudza { stones } uenderere nekudyara, kana kuti mira pano wopedza jana.
head-only-stop = Kuenderera kwaisazopera, saka kudyara kunogumira pano.
go-on = Simudza uenderere
stop = Mira pano
run-on = Enda kusvika kumagumo
peek = Ratidza zvinogona kuitika
peek-one = Ratidza bhodhi racho zvaitika
peek-short = Ona mberi
peek-go-on = Kuenderera
peek-stop = Kumira
peek-run-on = Kumagumo

## Bhonasi

take-holes = { $max ->
    [one] Tora rimwezve gomba · kwasara { $left }
   *[other] Tora mamwe magomba kusvika { $max } · kwasara { $left }
  }
take-stones = { $max ->
    [one] Tora rimwezve dombo · kwasara { $left }
   *[other] Tora mamwe matombo kusvika { $max } · kwasara { $left }
  }
take-holes-of = { $max ->
    [one] { side } anogona kutora rimwezve gomba · kwasara { $left }
   *[other] { side } anogona kutora mamwe magomba kusvika { $max } · kwasara { $left }
  }
take-stones-of = { $max ->
    [one] { side } anogona kutora rimwezve dombo · kwasara { $left }
   *[other] { side } anogona kutora mamwe matombo kusvika { $max } · kwasara { $left }
  }
holes-note = Nekuti watapa, unogona kubvisa zviri mumagomba emumwe wako, chero paari. Amake pabhodhi.
stones-note = Nekuti watapa, unogona kutora matombo akawanda saizvozvo. Pose paunobata gomba remumwe wako unomaka dombo rimwe.
marks-left = { $left ->
    [0] Hapana chasara chekumaka.
   *[other] Kwasara { $left } zvekumaka.
  }
take = Tora { stones }
take-none = Usatora
clear = Dzima
mark-for-me = Ndimakire mamwe { $count }
mark-for-me-short = Zadzisa
fewer = Bvisa dombo rimwe mu { $hole }
more = Wedzera dombo rimwe mu { $hole }
chosen-from = Matombo amakwa

## Kushambadza magomba, muGoré

offer = Shambadza
offer-heading = { $max ->
    [one] Uri kushambadza gomba ripi?
   *[other] Uri kushambadza magomba api? Kusvika { $max }
  }
offer-note = { $holes ->
    [0] Maka magomba ako; { side } aizoisa { cows } mune rimwe nerimwe, rova rake. Kushambadza ndiko kutamba jana.
    [one] { side } aizoisa { cows } mariri, rova rake. Kushambadza ndiko kutamba jana.
   *[other] { side } aizoisa { cows } maari, ova ake. Kushambadza ndiko kutamba jana.
  }
offer-marked = Kwamakwa { $count } pa{ holes }.
offer-confirm = { $holes ->
    [0] Shambadza
   *[other] Shambadza { holes }
  }
offer-leave = Dyara hako
answer-heading = { side } ari kukushambadzira { holes }: { $names }.
answer-first = Tanga wasarudza pasi apa: kubvuma kana kuramba.
answer-note = { $holes ->
    [one] Waizoisa mombe { $paid } pamombe dzako { $herd } mariri, rova rako. Kuramba kunobvumirwa, asi ukazokunda waramba, kukunda kwacho hakuna mbiri.
   *[other] Waizoisa mombe { $paid } pamombe dzako { $herd } maari, ova ako. Kuramba kunobvumirwa, asi ukazokunda waramba, kukunda kwacho hakuna mbiri.
  }
accept = Bvuma
refuse = Ramba
pass-heading = { side } haana mombe yekudyara, anofanira kupfuura.
pass-note = Hapana gomba rako rine mombe; mumwe wako anotambazve.
pass = Pfuura

## Kurega mutambo

resign = Rega
resign-heading = Worega mutambo se{ side }?
resign-note = { side } anenge akunda. Unogona kuzvidzosa nekudzvanya “Dzosa”.
resign-yes = Hongu, rega
resign-no = Ramba uchitamba
end-game = Pedza mutambo
ended-heading = Mutambo wamiswa.
ended-note = Hapana akunda. Wachengetwa semutambo usina kupera.

## Zvingaitika nemhinduro

would-sow = { $laps ->
    [one] Kunodyarwa rumwe rwendo kusvika pa { $last }, pasina chatapwa.
   *[other] Kunodyarwa dzimwe nzendo { $laps } kusvika pa { $last }, pasina chatapwa.
  }
would-capture = { $laps ->
    [one] Kunodyarwa rumwe rwendo kusvika pa { $last }, kuchitapwa { $captured ->
    [one] dombo { $captured }
   *[other] matombo { $captured }
  }.
   *[other] Kunodyarwa dzimwe nzendo { $laps } kusvika pa { $last }, kuchitapwa { $captured ->
    [one] dombo { $captured }
   *[other] matombo { $captured }
  }.
  }
would-ask = { $laps ->
    [one] Kunodyarwa rumwe rwendo kusvika pamusoro wako { $last }, paunosarudza zvakare.
   *[other] Kunodyarwa dzimwe nzendo { $laps } kusvika pamusoro wako { $last }, paunosarudza zvakare.
  }
would-stop = Jana rinoperera pa { $hole }; hapana chinotapwa.
would-take = { $stones ->
    [one] Dombo rimwe rinobva pabhodhi.
   *[other] Matombo { $stones } anobva pabhodhi.
  }
would-accept = { $holes ->
    [one] { $names } rinova rako, rine { cows }; mudanga rako munosara mombe { $left }, wobva watamba.
   *[other] { $names } anova ako, aine { cows }; mudanga rako munosara mombe { $left }, wobva watamba.
  }
would-refuse = Bhodhi rinosara rakadaro, wobva watamba.
would-offer = Kana { side } akabvuma, { $names } panenge pakaita seizvi.

## Sei kubata kusina chakwaita

not-yours = { $hole } igomba ra{ side }.
empty-hole = { $hole } harina chinhu.
cannot-start = Izvozvi { $hole } harigoni kutangirwa.
cannot-take = Hapana chinogona kutorwa mu { $hole }.
all-marked = Matombo ose ari mu { $hole } atomakwa.
none-left = Ose amakwa; tanga wabvisa rimwe.
can-pay-for = { $holes ->
    [one] { side } anokwanisa kubhadhara gomba rimwe chete; tanga wabvisa ramakwa.
   *[other] { side } anokwanisa kubhadhara magomba { $holes } chete; tanga wabvisa rimwe.
  }
keep-one = Unofanira kusara negomba rimwe; tanga wabvisa rimwe ramakwa.
cannot-offer = { $hole } harisi rako rekushambadza.

## Zvaitwa nejana

did-pass = { side } anga asina mombe yekudyara, apfuura.
did-offer = { side } ashambadza { $names }.
did-accept = { side } abvuma kutenga { $names }.
did-refuse = { side } aramba kutenga.
did-resign = { side } arega mutambo.
did-step = { side } afamba kubva pa { $from } kusvika pa { $last }.
did-step-capture = { side } afamba kubva pa { $from } kusvika pa { $last } akatapa { $captured ->
    [one] dombo { $captured }
   *[other] matombo { $captured }
  }.
did-sow-cows = { side } adyara kubva pa { $from } kusvika pa { $last }.
did-sow-cows-capture = { side } adyara kubva pa { $from } kusvika pa { $last } akatapa { cows }.
did-sow = { side } adyara { laps } kubva pa { $from } kusvika pa { $last }.
did-sow-capture = { side } adyara { laps } kubva pa { $from } kusvika pa { $last } akatapa { $captured ->
    [one] dombo { $captured }
   *[other] matombo { $captured }
  }.
did-sow-stones = { side } adyara { laps } kubva pa { $from } kusvika pa { $last }, akatapa { $captured ->
    [one] dombo { $captured }
   *[other] matombo { $captured }
  } uye akatora { $stones ->
    [one] rimwezve dombo
   *[other] mamwe matombo { $stones }
  }.
did-sow-holes = { side } adyara { laps } kubva pa { $from } kusvika pa { $last }, akatapa { $captured ->
    [one] dombo { $captured }
   *[other] matombo { $captured }
  } uye akatora { $holes ->
    [one] rimwezve gomba
   *[other] mamwe magomba { $holes }
  }, { stones }.

## Jana richiratidzwa nhanho nenhanho

step-single = Dombo re{ $from } rinoenda ku { $last }.
step-sown = { $piece ->
    [cow] { $count ->
        [one] Mombe imwe inobva pa { $from } ichienda ku { $last }.
       *[other] Mombe { $count } dzinosimudzwa pa { $from } dzodyarwa imwe neimwe, yekupedzisira ichiwira mu { $last }.
      }
   *[stone] { $count ->
        [one] Dombo rimwe rinobva pa { $from } richienda ku { $last }.
       *[other] Matombo { $count } anosimudzwa pa { $from } odyarwa rimwe nerimwe, rekupedzisira richiwira mu { $last }.
      }
  }
step-relays = Mu { $last } mune matombo: anosimudzwa oenderera achidyarwa.
step-taken = Kwatapwa { pieces } kubva mu { $names }.

## Bhodhi, kune vanoriteerera

board = Bhodhi re{ game }
hole = { $hole }, { side }, { pieces }{ $head ->
    [yes] , musoro
   *[no] { "" }
  }{ $startable ->
    [yes] , rinogona kutangirwa
   *[no] { "" }
  }{ $marked ->
    [0] { "" }
    [one] , ramakwa
   *[other] , kwamakwa { $marked }
  }{ $takeable ->
    [yes] , rinogona kutorwa
   *[no] { "" }
  }{ $offered ->
    [yes] , rashambadzwa
   *[no] { "" }
  }{ $hinted ->
    [yes] , zano
   *[no] { "" }
  }{ $preview ->
    [none] { "" }
   *[other] , rinenge rine { $preview }
  }
heap = { $piece ->
    [cow] Danga ra{ side }: { pieces }.
   *[stone] { side } atora { pieces }.
  }

## Kuti mutambo wapera sei

result = { $result ->
    [draw] Mangange
    [N] Kumusoro akunda
   *[S] Zasi akunda
  }
result-named = { $result }: { $names }
result-you = Wakunda
result-computer = Kombiyuta yakunda
end-captured = { side } haachina matombo.
end-immobile = { side } haachagoni kutamba.
end-resigned = { side } arega mutambo.
end-cleared = Hapana gomba richine mombe nhatu kana kupfuura: Zasi ane mombe { $south }, Kumusoro ane mombe { $north }.
end-cleared-even = Hapana gomba richine mombe nhatu kana kupfuura: vose vane { cows }.
end-counted = Bhodhi rava kechitatu rakaita zvimwe chete, saka mombe dzaverengwa: Zasi ane mombe { $south }, Kumusoro ane mombe { $north }.
end-counted-even = Bhodhi rava kechitatu rakaita zvimwe chete, saka mombe dzaverengwa: vose vane { cows }.
end-twice = Bhodhi rava kechipiri rakaita zvimwe chete.
end-thrice-even = Bhodhi rava kechitatu rakaita zvimwe chete uye matombo akaenzana; { side } ndiye akonzera.
end-thrice = Bhodhi rava kechitatu rakaita zvimwe chete; { side } ane matombo akawanda pabhodhi.
end-endless-draw = Chero zvingatambwa na{ side } hazvizoperi.
end-endless-even = Chero zvingatambwa na{ side } hazvizoperi, uye matombo akaenzana.
end-endless = Chero zvingatambwa na{ side } hazvizoperi; { $winner ->
    [N] Kumusoro
   *[S] Zasi
  } ane matombo akawanda pabhodhi.
without-glory = Kukunda kusina mbiri: { side } akaramba kutenga mumutambo uno.

## Zvekushandisa pamusoro pebhodhi

tools = Mutambo
undo = Dzosa
redo = Itazve
moves = Majana
analysis = Ongorora
more-buttons = Zvimwe
settings = Marongero
commands = Mirairo nemakiyi
new-game = Mutambo mutsva
play-again = Tambazve
review = Dzokorora
back-to-start = Pekutangira
close = Vhara

## Majana akatambwa

play-back = Ona mutambo wose
play-back-stop = Mira
with-note = { $what }, nechinyorwa
note-game = Chinyorwa chemutambo
note-move = Chinyorwa chejana { $ply }
note-refused = Chinyorwa hachigoni kuchengetwa: { $reason }.
no-moves = Hapana majana parizvino.
game-start = Kutanga kwemutambo
jump-to = Jana { $ply }, { side }: { $move }
signs = Jana rinotumidzwa gomba rarinotangira; x zvinoreva kutapa.
signs-stones = Jana rinotumidzwa gomba rarinotangira; x zvinoreva kutapa, zvimwe zvatorwa zvinotevera.
signs-hole = Jana rinotumidzwa gomba rarinotangira; x zvinoreva kutapa, gomba rabviswa zvirimo rinotevera.
signs-holes = Jana rinotumidzwa gomba rarinotangira; x zvinoreva kutapa, magomba abviswa zvirimo anotevera.
signs-heads = Jana rinotumidzwa gomba rarinotangira; > kuenderera pamusoro, | kumira ipapo, x kutapa.
signs-heads-holes = Jana rinotumidzwa gomba rarinotangira; > kuenderera pamusoro, | kumira ipapo, x kutapa, magomba abviswa zvirimo anotevera.

## Pamasikirini ose

language = Mutauro
speakers-wanted = Mashoko aya achiri kuda kutariswa nevanhu vakakura vachitaura chiShona. Kana rimwe richinzwika zvisiri izvo, tapota udza vane peji rino.
sound = Ruzha

## Jana risati ratambwa

press-again = { $hole } ramakwa. Ridzvanyezve kuti utambe, kana kuti sarudza rimwe gomba.
ghost-ends = { $from }: { laps }, kunoperera pa { $last } pasina chatapwa.
ghost-captures = { $from }: { laps }, kunoperera pa { $last } kuchitapwa { $captured ->
    [one] dombo { $captured }
   *[other] matombo { $captured }
  }.
ghost-head = { $from }: { laps }, kunosvika pamusoro wako { $last }, paunosarudza.
ghost-more = { $from }: { laps }, kunoperera pa { $last }, kuchitapwa { $captured ->
    [one] dombo { $captured }
   *[other] matombo { $captured }
  }, uye unotora zvimwezve.

## Mazano

hint = Zano
hint-tells = Zvarinoita
hint-shows = Riratidze
hint-thinking = Kuchiri kutsvagwa jana rakanaka…
hint-failed = Hapana zano rawanikwa izvozvi. Tarisa indaneti yako woedza zvakare.
hint-hole = Chimbotarisa { $hole }.
hint-offer = Funga nezvekushambadza magomba pane kudyara.
hint-accept = Kubvuma kunoita sekuri nani pane kuramba.
hint-refuse = Kuramba kunoita sekuri nani pane kubvuma.
hint-pass = Hapana zvimwe zvekuita kunze kwekupfuura.
hint-offers = Shambadza { $names }.
hint-goes-on = Simudza uenderere pa { $names }.
hint-goes-on-many = Simudza uenderere pamisoro { $heads } yekutanga yakunosvika.
hint-stops = Mira pa { $hole }.
hint-takes = Tora kubva mu { $names }.
hint-takes-stones = Tora { $taken }.
hint-takes-part = { $count } mu { $hole }
hint-takes-none = Usatora chinhu.
hint-elsewhere = Kutangira kumwe kunoita sekuri nani. Unogona kudzosa jana iri na“Dzosa”, wobvunza zvakare.
hint-title = Zano pabhodhi
hint-step = Dombo re{ $from } rinoenda ku { $last }.
hint-step-capture = Dombo re{ $from } rinoenda ku { $last } rotapa { $captured ->
    [one] dombo { $captured }
   *[other] matombo { $captured }
  }.
hint-sow-cows = Kudyara kubva pa { $from } kunoperera pa { $last }.
hint-sow-cows-capture = Kudyara kubva pa { $from } kunoperera pa { $last } kuchitapwa { cows }.
hint-sow = Kubva pa { $from } kunodyarwa { laps } kusvika pa { $last }, pasina chatapwa.
hint-sow-capture = Kubva pa { $from } kunodyarwa { laps } kusvika pa { $last }, kuchitapwa { $captured ->
    [one] dombo { $captured }
   *[other] matombo { $captured }
  }.
hint-sow-stones = Kubva pa { $from } kunodyarwa { laps } kusvika pa { $last }, kuchitapwa { $captured ->
    [one] dombo { $captured }
   *[other] matombo { $captured }
  } uye kuchitorwa { $stones ->
    [one] rimwezve dombo
   *[other] mamwe matombo { $stones }
  }.
hint-sow-holes = Kubva pa { $from } kunodyarwa { laps } kusvika pa { $last }, kuchitapwa { $captured ->
    [one] dombo { $captured }
   *[other] matombo { $captured }
  } uye kuchitorwa { $holes ->
    [one] rimwezve gomba
   *[other] mamwe magomba { $holes }
  }, { stones }.

## Matambirwo anoratidzwa pabhodhi

line-heading = { $title }: jana { $at } pa{ $of }
line-back = Dzokera
line-on = Mberi
line-leave = Kumutambo
line-left = Bhodhi rava kuratidza mutambo zvakare.

## Zviziviso

storage-blocked = Bhurauza iyi haibvumiri peji kuchengeta chinhu, saka mutambo ucharasika kana wavhara tebhu.
storage-full = Nzvimbo yekuchengetera yebhurauza yazara, saka mutambo hauchagoni kuchengetwa pano.
saved-too-long = Mutambo wakachengetwa wanga wakareba zvakanyanya kuti ungava mutambo, saka wabviswa.
saved-bad = Mutambo wakachengetwa hauna kuverengeka, saka waiswa parutivi.
other-tab = Imwe tebhu yaenderera nemutambo uno. Zvaunotamba pano hazvichengetwi.
load-other = Vhura mumwe mutambo wacho pano
keep-mine = Chengeta mitambo yose
list-blocked = Bhurauza iyi haichengeti mitambo yakawanda, saka nguva inotevera pachange paine mutambo wekupedzisira chete.
list-full = Hamuchina nzvimbo yemimwe mitambo.
bad-position = Kero yepeji inokumbira bhodhi risingaverengeki: { $reason }
position-too-long = Kero yepeji inokumbira bhodhi rakareba zvakanyanya kuti ringava bhodhi.
computer-replaced = Kombiyuta inotamba yanga yamira, yatangiswa patsva.
computer-loading = Kombiyuta inotamba ichiri kuvhurika. Kana indaneti ichinonoka, mira zvishoma.
computer-failed = Kombiyuta inotamba haisi kupindura. Tarisa indaneti yako woedza zvakare.
analysis-replaced = Kuongorora kwanga kwamira, kwatangiswa patsva.
analysis-loading = Kuongorora kuchiri kuvhurika. Kana indaneti ichinonoka, mira zvishoma.
try-again = Edza zvakare
game-before = Mutambo wakatangira uno hauna kupera.
back-to-before = Dzokera kumutambo wekutanga
dismiss = Bvisa
notices = Zviziviso
language-failed = { $language } yatadza kuvhurika. Tarisa indaneti yako woisarudza zvakare.
part-failed = Izvi zvatadza kuvhurika. Tarisa indaneti yako woedza zvakare.
engine-slow = Mitemo ichiri kuvhurika. Kana indaneti ichinonoka, mira zvishoma.
engine-failed = Mitemo yatadza kuvhurika.
engine-help = Tarisa indaneti yako woedza zvakare. Kana zvikaramba, vhurazve peji kana kushandisa bhurauza itsva: inofanira kunge iine WebAssembly.
loading = Kuvhura…
something-wrong = Pane zvakanganisika, asi mutambo wakachengeteka: vhurazve peji kana zvisiri kuenderera.
