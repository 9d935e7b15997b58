### Maneno yote ya skrini ya mwanzo na ya mchezo. docs/languages.md inaeleza namna ya kuandika faili hizi.
### Kusini na Kaskazini ni majina ya wachezaji wawili: "Kusini anacheza". Duru ni kupanda mkono mmoja (lap), mwendo ni move.

## Orodha za majina: "a1 na a4"; "a1, a4 na a5"

list-two = { $first } na { $second }
list-more = { $first }, { $second }
list-last = { $first } na { $second }

## Pande na michezo

side = { $side ->
    [N] Kaskazini
   *[S] Kusini
  }
game = { $game ->
    [nsolo] Nsolo
    [kimasai] Bao la Kimasai
    [gore] Goré
   *[tsoro] Tsoro
  }
game-place = { $game ->
    [nsolo] Wangoni, Malawi na mashariki mwa Zambia
    [kimasai] Wamasai, Tanzania ya kati
    [gore] Waguro, Kodivaa
   *[tsoro] Washona, kaskazini-mashariki mwa Zimbabwe
  }
game-gist = { $game ->
    [nsolo] Bao kubwa lililojaa kete, ambapo anayekula huchukua zaidi ya alichokuta.
    [kimasai] Kete moja moja zinazopiga hatua, kupenya na kula.
    [gore] Safu mbili, mashimo manane, na kundi la ng’ombe (ayla) la kujipatia.
   *[tsoro] Kupanda kete (matombo) kwa muda mrefu, duru baada ya duru, kwenye bao lenye hadi mashimo 84.
  }

# Idadi na nomino yake.
stones = kete { $stones }
cows = ng’ombe { $cows }
holes = { $holes ->
    [one] shimo { $holes }
   *[other] mashimo { $holes }
  }
laps = duru { $laps }
# Goré huchezwa kwa ng’ombe, michezo mingine kwa kete.
pieces = { $piece ->
    [cow] ng’ombe { $count }
   *[stone] kete { $count }
  }

## Skrini ya mwanzo

tagline = Michezo minne ya kale ya Afrika ya kupanda kete.
choose-game = Chagua mchezo
start-game = Cheza { game }
continue-game = { $plies ->
    [0] Endelea na { game }
   *[other] Endelea na { game }, mwendo { $move }
  }
menu-ways = Zaidi
way-games = Michezo yangu
start-replaces = Mchezo ambao haujaisha unabaki katika orodha ya michezo yako.
one-kind = Mchezo huu una kanuni za aina moja tu.
how-to = Jinsi ya kucheza { game }
rules = Kanuni
learn = Jifunze
learn-game = Jifunze { game } hatua kwa hatua
print = Chapisha
puzzles = Mafumbo
puzzles-of = Mafumbo ya { game }
print-board = Chapisha bao la { game }
print-moves = Chapisha miendo
screen-failed = Sehemu hii ya ukurasa imeshindwa kupakiwa. Angalia mtandao, kisha ujaribu tena.

## Kanuni za kuchagua, kwenye skrini ya mwanzo

field = { $field ->
    [columns] Safuwima
    [heads] Vichwa
    [bonus] Nyongeza
    [safe-heads] Vichwa salama
    [capture] Kula
   *[trade] Biashara
  }
field-help = { $field ->
    [columns] Idadi ya mashimo katika kila safu: yakiwa machache, mchezo ni mfupi.
    [heads] Mashimo ya mwisho wa kulia wa safu yako ya nje (musoro, wingi misoro), ambapo unaweza kusimama unapopanda.
    [bonus] Mashimo mangapi zaidi ya mpinzani unaweza kuyafagia baada ya kula.
    [safe-heads] Ikiwa nyongeza hairuhusiwi kugusa vichwa.
    [capture] 1975: shimo moja, kisha kete nyingine idadi ileile. 1913: mashimo mawili, kisha shimo moja zima zaidi.
   *[trade] Ikiwa unaweza kumtolea mwenzako ofa ya mashimo, kila moja kwa ng’ombe sita.
  }
field-heads = { $value ->
    [0] Bila vichwa
    [1] Kichwa 1 kila upande
   *[2] Vichwa 2 kila upande
  }
field-bonus = { $value ->
    [0] Bila nyongeza
    [one] Shimo moja zaidi
   *[other] Mashimo { $value } zaidi
  }
field-safe-heads = { $value ->
    [yes] Vichwa ni salama
   *[no] Vichwa huchukuliwa
  }
field-capture = { $value ->
    [1913] Kama mwaka 1913
   *[1975] Kama mwaka 1975
  }
field-trade = { $value ->
    [no] Bila biashara
   *[yes] Na biashara
  }
rule-board = { $rows } × { $columns }
rule-heads = { $value ->
    [0] bila vichwa
    [1] kichwa kimoja
   *[2] vichwa viwili
  }
rule-bonus = { $value ->
    [0] bila nyongeza
   *[other] nyongeza ya { $value }
  }
rule-safe-heads = vichwa salama
rule-capture = { $value ->
    [1913] kula kwa 1913
   *[1975] kula kwa 1975
  }
rule-trade = { $value ->
    [no] bila biashara
   *[yes] na biashara
  }

## Wachezaji

who-plays = Nani anacheza
south-first = Kusini anaanza.
person = Mtu
names-field = Majina, ukipenda
names-of = Majina ya watu wanaomchezea { side }, yakitenganishwa kwa mkato
names-in-turn = Wanacheza kwa zamu.
computer = Kompyuta
computer-by-time = Kompyuta, kwa muda
person-by-link = Mtu aliye mbali, kwa kiungo
strength = Nguvu ya { side }
time-for = Muda wa { side }
by-time-help = Inacheza vizuri iwezavyo katika muda huu.
level = Kiwango { $level }
level-like = { $level ->
    [1] Mtoto aliyejifunza sasa hivi
    [2] Anayeanza, acheza kwa raha
    [3] Mwanafunzi anayeona pa kula
    [4] Mchezaji imara
    [5] Mchezaji mzoefu
    [6] Mchezaji mkali
    [7] Mkongwe wa mchezo
   *[8] Fundi
  }
level-spoken = { level }: { level-like }
seconds = { $seconds ->
    [0.5] Nusu sekunde kwa mwendo
    [one] Sekunde { $seconds } kwa mwendo
   *[other] Sekunde { $seconds } kwa mwendo
  }
seat-person = { side }: mtu
seat-names = { side }: { $names }
seat-level = { side }: kompyuta, kiwango { $level }
seat-link = { side }: kwa kiungo
seat-seconds = { side }: kompyuta, sek { $seconds } kwa mwendo
sides-below = Kusini yuko chini.
sides-right = Kusini yuko kulia.
you-below = Wewe ni Kusini, chini.
you-above = Wewe ni Kaskazini, juu.
you-right = Wewe ni Kusini, kulia.
you-left = Wewe ni Kaskazini, kushoto.

## Zamu

to-move = Zamu ya { side }
your-move = Zamu yako, { side }
to-move-named = Zamu ya { $name } ({ side })
choose-hole = Chagua shimo moja lenye duara ili upande kutoka hapo.
choose-single = Hakuna shimo lenye kete mbili, kwa hiyo kete moja inaweza kupiga hatua.
choose-step = Chagua kete moja yenye duara; itapiga hatua hadi shimo linalofuata.
choose-cows = Chagua shimo lako moja ili upande kutoka hapo.
moving = { $game ->
    [kimasai] { side } anapiga hatua…
   *[other] { side } anapanda…
  }
hurry-hint = Gusa au bonyeza kitufe chochote ili kuharakisha.
next-step = Hatua ijayo
show-rest = Onyesha zilizobaki
viewing = Unatazama nyuma, baada ya mwendo { $ply } kati ya { $plies }.
play-from-here = Cheza kuanzia hapa ili kuendelea kwa njia nyingine.
to-latest = Rudi kwenye mwendo wa mwisho
replay = Onyesha tena mwendo wa mwisho
replay-short = Uliopita

## Zamu ya kompyuta

thinking = { side } anafikiri…
computer-moves = Ni zamu ya { side }, kompyuta.
computer-begins = { side } anaanza kwenye { $hole }.
computer-goes-on = { side } anachota na kuendelea kwenye { $hole }.
computer-stops = { side } anasimama kwenye { $hole }.
computer-takes = { side } anachukua kutoka { $names }.
computer-offers = { side } anatoa ofa ya { $names }.
computer-accepts = { side } anakubali ofa ya { $names }.
computer-refuses = { side } anakataa ofa.
let-it-play = Acha kompyuta iendelee
one-move = Mwendo mmoja
move-now = Cheza sasa
pause = Tulia
pausing = Itatulia baada ya mwendo huu.

## Upande ulio kwenye kifaa kingine

away = { side } anacheza kwingine.
send-link = Tuma kiungo
link = Kiungo
link-failed = Kiungo kimeshindwa kufunguka. Angalia mtandao, kisha pakia ukurasa upya.
set-up = Panga bao

## Kwenye kichwa

head-heading = Umefika kwenye kichwa chako { $hole }.
head-heading-of = { side } amefika kwenye kichwa chake { $hole }.
head-first = Kwanza chagua hapa chini: kuendelea au kusimama.
head-note = Chota kete zake { $stones } na uendelee kupanda, au simama hapa umalize mwendo.
head-only-stop = Kuendelea kusingekuwa na mwisho, kwa hiyo kupanda kunasimama hapa.
go-on = Chota na uendelee
stop = Simama hapa
run-on = Endelea hadi mwisho
peek = Onyesha matokeo ya kila chaguo
peek-one = Onyesha bao baada yake
peek-short = Tazama
peek-go-on = Kuendelea
peek-stop = Kusimama
peek-run-on = Hadi mwisho

## Nyongeza

take-holes = { $max ->
    [one] Chukua shimo moja zaidi · bado { $left }
   *[other] Chukua hadi mashimo { $max } zaidi · bado { $left }
  }
take-stones = { $max ->
    [one] Chukua kete moja zaidi · bado { $left }
   *[other] Chukua hadi kete { $max } zaidi · bado { $left }
  }
take-holes-of = { $max ->
    [one] { side } anaweza kuchukua shimo moja zaidi · bado { $left }
   *[other] { side } anaweza kuchukua hadi mashimo { $max } zaidi · bado { $left }
  }
take-stones-of = { $max ->
    [one] { side } anaweza kuchukua kete moja zaidi · bado { $left }
   *[other] { side } anaweza kuchukua hadi kete { $max } zaidi · bado { $left }
  }
holes-note = Kwa kuwa umekula, unaweza kufagia mashimo ya mpinzani popote yalipo. Yatie alama kwenye bao.
stones-note = Kwa kuwa umekula, unaweza kuchukua kete nyingine idadi ileile. Kila ukigusa shimo la mpinzani, kete moja inatiwa alama.
marks-left = { $left ->
    [0] Alama zote zimetumika.
   *[other] Alama zilizobaki: { $left }.
  }
take = Chukua { stones }
take-none = Usichukue
clear = Futa
mark-for-me = Nitilie alama { $count } zaidi
mark-for-me-short = Jaza
fewer = Kete moja pungufu kutoka { $hole }
more = Kete moja zaidi kutoka { $hole }
chosen-from = Kete zenye alama hadi sasa

## Ofa za mashimo, katika Goré

offer = Ofa ya mashimo
offer-heading = { $max ->
    [one] Unatoa ofa ya shimo gani?
   *[other] Unatoa ofa ya mashimo gani? Mwisho { $max }
  }
offer-note = { $holes ->
    [0] Tia alama mashimo yako; { side } ataweka { cows } katika kila shimo na litakuwa lake. Ofa ndiyo zamu yako.
    [one] { side } ataweka { cows } ndani yake na litakuwa lake. Ofa ndiyo zamu yako.
   *[other] { side } ataweka { cows } ndani yake na yatakuwa yake. Ofa ndiyo zamu yako.
  }
offer-marked = Umetia alama { $count }; mwisho ni { holes }.
offer-confirm = { $holes ->
    [0] Toa ofa
   *[other] Toa ofa: { holes }
  }
offer-leave = Panda tu
answer-heading = { side } anakutolea ofa ya { holes }: { $names }.
answer-first = Kwanza chagua hapa chini: kukubali au kukataa.
answer-note = { $holes ->
    [one] Utaweka ng’ombe { $paid } kati ya { $herd } wa kundi lako ndani yake na litakuwa lako. Unaruhusiwa kukataa, lakini ukikataa kisha ukashinda, ushindi hauna fahari.
   *[other] Utaweka ng’ombe { $paid } kati ya { $herd } wa kundi lako ndani yake na yatakuwa yako. Unaruhusiwa kukataa, lakini ukikataa kisha ukashinda, ushindi hauna fahari.
  }
accept = Kubali
refuse = Kataa
pass-heading = { side } hana ng’ombe wa kupanda; lazima apitishe zamu.
pass-note = Hakuna ng’ombe katika mashimo yako; mwenzako anacheza tena.
pass = Pitisha

## Kujitoa

resign = Jitoe
resign-heading = Ujitoe kama { side }?
resign-note = { side } atakuwa ameshinda. Bado unaweza kurudi nyuma kwa Tendua.
resign-yes = Ndiyo, jitoe
resign-no = Endelea kucheza
end-game = Maliza mchezo
ended-heading = Mchezo umekatishwa.
ended-note = Hakuna aliyeshinda. Umewekwa kama mchezo ambao haujaisha.

## Jibu lingefanya nini

would-sow = { $laps ->
    [one] Itapandwa duru { $laps } zaidi na kuishia { $last } bila kula.
   *[other] Zitapandwa duru { $laps } zaidi na kuishia { $last } bila kula.
  }
would-capture = { $laps ->
    [one] Itapandwa duru { $laps } zaidi, kuishia { $last } na kula kete { $captured }.
   *[other] Zitapandwa duru { $laps } zaidi, kuishia { $last } na kula kete { $captured }.
  }
would-ask = { $laps ->
    [one] Itapandwa duru { $laps } zaidi na kufika kichwa chako { $last }, ambapo utachagua tena.
   *[other] Zitapandwa duru { $laps } zaidi na kufika kichwa chako { $last }, ambapo utachagua tena.
  }
would-stop = Mwendo unaishia { $hole }; hakuna kinacholiwa.
would-take = { $stones ->
    [one] Kete moja inatoka kwenye bao.
   *[other] Kete { $stones } zinatoka kwenye bao.
  }
would-accept = { $holes ->
    [one] { $names } litakuwa lako, na { cows } ndani yake; { $left ->
        [one] ng’ombe { $left } atabaki
       *[other] ng’ombe { $left } watabaki
      } katika kundi lako, na itakuwa zamu yako.
   *[other] { $names } yatakuwa yako, na { cows } ndani yake; { $left ->
        [one] ng’ombe { $left } atabaki
       *[other] ng’ombe { $left } watabaki
      } katika kundi lako, na itakuwa zamu yako.
  }
would-refuse = Bao linabaki kama lilivyo, na ni zamu yako.
would-offer = { side } akikubali, { $names } yatakuwa hivi.

## Kwa nini mguso haufanyi kitu

not-yours = { $hole } ni la { side }.
empty-hole = { $hole } ni tupu.
cannot-start = Huwezi kuanza mwendo kwenye { $hole } sasa.
cannot-take = Huwezi kuchukua chochote kutoka { $hole }.
all-marked = Kete zote za { $hole } zina alama tayari.
none-left = Alama zote zimetumika; ondoa moja kwanza.
can-pay-for = { $holes ->
    [one] { side } anaweza kulipia shimo moja tu; ondoa kwanza alama iliyopo.
   *[other] { side } anaweza kulipia mashimo { $holes } tu; ondoa alama moja kwanza.
  }
keep-one = Lazima ubaki na shimo moja; ondoa alama moja kwanza.
cannot-offer = { $hole } si lako, huwezi kulitolea ofa.

## Mwendo ulifanya nini

did-pass = { side } hakuwa na ng’ombe wa kupanda, akapitisha zamu.
did-offer = { side } alitoa ofa ya { $names }.
did-accept = { side } alikubali ofa ya { $names }.
did-refuse = { side } alikataa ofa.
did-resign = { side } alijitoa.
did-step = { side } alipiga hatua kutoka { $from } hadi { $last }.
did-step-capture = { side } alipiga hatua kutoka { $from } hadi { $last }, akala kete { $captured }.
did-sow-cows = { side } alipanda kutoka { $from } hadi { $last }.
did-sow-cows-capture = { side } alipanda kutoka { $from } hadi { $last }, akateka { cows }.
did-sow = { side } alipanda { laps } kutoka { $from } hadi { $last }.
did-sow-capture = { side } alipanda { laps } kutoka { $from } hadi { $last }, akala kete { $captured }.
did-sow-stones = { side } alipanda { laps } kutoka { $from } hadi { $last }, akala kete { $captured }, akachukua kete { $stones } zaidi.
did-sow-holes = { side } alipanda { laps } kutoka { $from } hadi { $last }, akala kete { $captured }, akachukua { $holes ->
    [one] shimo { $holes } zaidi
   *[other] mashimo { $holes } zaidi
  }, { stones }.

## Mwendo hatua kwa hatua

step-single = Kete ya { $from } inapiga hatua hadi { $last }.
step-sown = { $piece ->
    [cow] { $count ->
        [one] Ng’ombe mmoja anatoka { $from } kwenda { $last }.
       *[other] Ng’ombe { $count } wanachotwa kutoka { $from } na kupandwa mmoja mmoja, wa mwisho kwenye { $last }.
      }
   *[stone] { $count ->
        [one] Kete moja inatoka { $from } kwenda { $last }.
       *[other] Kete { $count } zinachotwa kutoka { $from } na kupandwa moja moja, ya mwisho kwenye { $last }.
      }
  }
step-relays = Kuna kete kwenye { $last }: zinachotwa na kupandwa zaidi.
step-taken = { $piece ->
    [cow] Ng’ombe { $count } wametekwa kutoka { $names }.
   *[stone] { $count ->
        [one] Kete { $count } imeliwa kutoka { $names }.
       *[other] Kete { $count } zimeliwa kutoka { $names }.
      }
  }

## Bao, kwa wanaolisikiliza

board = Bao la { game }
hole = { $hole }, { side }, { pieces }{ $head ->
    [yes] , kichwa
   *[no] { "" }
  }{ $startable ->
    [yes] , linaweza kuanza
   *[no] { "" }
  }{ $marked ->
    [0] { "" }
    [one] , lina alama
   *[other] , alama { $marked }
  }{ $takeable ->
    [yes] , linaweza kuchukuliwa
   *[no] { "" }
  }{ $offered ->
    [yes] , limetolewa ofa
   *[no] { "" }
  }{ $hinted ->
    [yes] , ndilo dokezo
   *[no] { "" }
  }{ $preview ->
    [none] { "" }
   *[other] , litakuwa na { $preview }
  }
heap = { $piece ->
    [cow] Kundi la { side }: { pieces }.
   *[stone] { side } amekula { pieces }.
  }

## Mchezo ulivyoisha

result = { $result ->
    [draw] Sare
    [N] Kaskazini ameshinda
   *[S] Kusini ameshinda
  }
result-named = { $result }: { $names }
result-you = Umeshinda
result-computer = Kompyuta imeshinda
end-captured = { side } hana kete tena.
end-immobile = { side } hawezi kucheza.
end-resigned = { side } alijitoa.
end-cleared = Hakuna shimo lenye ng’ombe watatu au zaidi: Kusini ana ng’ombe { $south }, Kaskazini ana ng’ombe { $north }.
end-cleared-even = Hakuna shimo lenye ng’ombe watatu au zaidi: kila mmoja ana { cows }.
end-counted = Hali ileile imetokea mara ya tatu, kwa hiyo ng’ombe wamehesabiwa: Kusini ana ng’ombe { $south }, Kaskazini ana ng’ombe { $north }.
end-counted-even = Hali ileile imetokea mara ya tatu, kwa hiyo ng’ombe wamehesabiwa: kila mmoja ana { cows }.
end-twice = Hali ileile imetokea mara ya pili.
end-thrice-even = Hali ileile imetokea mara ya tatu na kete ni sawa; { side } ndiye aliyeileta.
end-thrice = Hali ileile imetokea mara ya tatu; { side } ana kete nyingi zaidi kwenye bao.
end-endless-draw = Kila mwendo wa { side } ungeendelea bila mwisho.
end-endless-even = Kila mwendo wa { side } ungeendelea bila mwisho, na kete ni sawa.
end-endless = Kila mwendo wa { side } ungeendelea bila mwisho; { $winner ->
    [N] Kaskazini
   *[S] Kusini
  } ana kete nyingi zaidi kwenye bao.
without-glory = Ushindi bila fahari: { side } alikataa ofa katika mchezo huu.

## Vifaa vilivyo juu ya bao

tools = Mchezo
undo = Tendua
redo = Rudia
moves = Miendo
analysis = Chambua
more-buttons = Zaidi
settings = Mipangilio
commands = Amri na vitufe
new-game = Mchezo mpya
play-again = Cheza tena
review = Mapitio
back-to-start = Mwanzo
close = Funga

## Orodha ya miendo

play-back = Onyesha mchezo wote
play-back-stop = Simamisha
with-note = { $what }, pamoja na maelezo
note-game = Maelezo ya mchezo
note-move = Maelezo ya mwendo { $ply }
note-refused = Maelezo hayawezi kuhifadhiwa: { $reason }.
no-moves = Bado hakuna miendo.
game-start = Mwanzo wa mchezo
jump-to = Mwendo { $ply }, { side }: { $move }
signs = Mwendo huitwa kwa jina la shimo unapoanzia; x ni kula.
signs-stones = Mwendo huitwa kwa jina la shimo unapoanzia; x ni kula, kisha zinafuata kete nyingine zilizochukuliwa.
signs-hole = Mwendo huitwa kwa jina la shimo unapoanzia; x ni kula, kisha linafuata shimo jingine lililofagiwa.
signs-holes = Mwendo huitwa kwa jina la shimo unapoanzia; x ni kula, kisha yanafuata mashimo mengine yaliyofagiwa.
signs-heads = Mwendo huitwa kwa jina la shimo unapoanzia; > ni kuendelea kwenye kichwa, | ni kusimama hapo, x ni kula.
signs-heads-holes = Mwendo huitwa kwa jina la shimo unapoanzia; > ni kuendelea kwenye kichwa, | ni kusimama hapo, x ni kula, kisha yanafuata mashimo mengine yaliyofagiwa.

## Kwenye skrini zote mbili

language = Lugha
speakers-wanted = Maneno haya bado yanahitaji kupitiwa na mzawa wa lugha hii. Ukiona neno lisilo sahihi, tafadhali mwambie anayeendesha ukurasa huu.
sound = Sauti

## Kabla ya mwendo

press-again = { $hole } lina alama. Libonyeze tena ili kucheza, au chagua shimo jingine.
ghost-ends = { $from }: { laps }, kuishia { $last } bila kula.
ghost-captures = { $from }: { laps }, kuishia { $last } na kula kete { $captured }.
ghost-head = { $from }: { laps }, kufika kichwa chako { $last }, ambapo utachagua.
ghost-more = { $from }: { laps }, kuishia { $last }, kula kete { $captured }, na unaweza kuchukua zaidi.

## Madokezo

hint = Dokezo
hint-tells = Matokeo yake
hint-shows = Onyesha
hint-thinking = Natafuta mwendo mzuri…
hint-failed = Hakuna dokezo linalopatikana sasa. Angalia mtandao, kisha ujaribu tena.
hint-hole = Hebu tazama { $hole }.
hint-offer = Fikiria kutoa ofa ya mashimo badala ya kupanda.
hint-accept = Kukubali kunaonekana bora kuliko kukataa.
hint-refuse = Kukataa kunaonekana bora kuliko kukubali.
hint-pass = Hakuna la kufanya ila kupitisha zamu.
hint-offers = Toa ofa ya { $names }.
hint-goes-on = Chota na uendelee kwenye { $names }.
hint-goes-on-many = Chota na uendelee kwenye vichwa { $heads } vya kwanza unavyofika.
hint-stops = Simama kwenye { $hole }.
hint-takes = Chukua kutoka { $names }.
hint-takes-stones = Chukua { $taken }.
hint-takes-part = { $count } kutoka { $hole }
hint-takes-none = Usichukue chochote.
hint-elsewhere = Kuanzia kwingine kunaonekana bora. Unaweza kurudisha huu nyuma kwa Tendua, kisha uulize tena.
hint-title = Dokezo kwenye bao
hint-step = Kete ya { $from } inapiga hatua hadi { $last }.
hint-step-capture = Kete ya { $from } inapiga hatua hadi { $last } na kula kete { $captured }.
hint-sow-cows = Kupanda kutoka { $from } kunaishia { $last }.
hint-sow-cows-capture = Kupanda kutoka { $from } kunaishia { $last } na kuteka { cows }.
hint-sow = Kutoka { $from }: { laps }, kuishia { $last } bila kula.
hint-sow-capture = Kutoka { $from }: { laps }, kuishia { $last } na kula kete { $captured }.
hint-sow-stones = Kutoka { $from }: { laps }, kuishia { $last }, kula kete { $captured } na kuchukua kete { $stones } zaidi.
hint-sow-holes = Kutoka { $from }: { laps }, kuishia { $last }, kula kete { $captured } na kuchukua { $holes ->
    [one] shimo { $holes } zaidi
   *[other] mashimo { $holes } zaidi
  }, { stones }.

## Mfululizo wa miendo kwenye bao

line-heading = { $title }: mwendo { $at } kati ya { $of }
line-back = Rudi moja
line-on = Mbele
line-leave = Rudi mchezoni
line-left = Bao linaonyesha mchezo tena.

## Taarifa

storage-blocked = Kivinjari hiki hakiruhusu ukurasa kuhifadhi chochote, kwa hiyo mchezo utapotea kichupo kikifungwa.
storage-full = Hifadhi ya kivinjari imejaa, kwa hiyo mchezo hauwezi kuhifadhiwa tena hapa.
saved-too-long = Mchezo uliohifadhiwa ulikuwa mrefu mno kuwa mchezo halisi, kwa hiyo umeondolewa.
saved-bad = Mchezo uliohifadhiwa haukuweza kusomeka, kwa hiyo umewekwa kando.
other-tab = Kichupo kingine kimeendeleza mchezo huu. Unachocheza hapa hakihifadhiwi.
load-other = Pakia mchezo ule hapa
keep-mine = Hifadhi yote miwili
list-blocked = Kivinjari hiki hakihifadhi orodha ya michezo, kwa hiyo safari ijayo utaukuta mchezo wa mwisho tu.
list-full = Hakuna nafasi ya michezo zaidi katika orodha.
bad-position = Anwani inaomba hali ya bao isiyosomeka: { $reason }
position-too-long = Anwani inaomba hali ya bao iliyo ndefu mno kuwa halisi.
computer-replaced = Kompyuta iliacha kucheza, nayo imeanzishwa upya.
computer-loading = Kompyuta bado inapakiwa. Mtandao wa polepole unaweza kuhitaji muda kidogo zaidi.
computer-failed = Kompyuta haijibu. Angalia mtandao, kisha ujaribu tena.
analysis-replaced = Uchambuzi ulisimama, nao umeanzishwa upya.
analysis-loading = Uchambuzi bado unapakiwa. Mtandao wa polepole unaweza kuhitaji muda kidogo zaidi.
try-again = Jaribu tena
game-before = Mchezo uliotangulia huu haukuisha.
back-to-before = Rudi mchezo uliotangulia
dismiss = Ondoa
notices = Taarifa
language-failed = { $language } imeshindwa kupakiwa. Angalia mtandao, kisha uichague tena.
part-failed = Hii imeshindwa kupakiwa. Angalia mtandao, kisha ujaribu tena.
engine-slow = Kanuni bado zinapakiwa. Mtandao wa polepole unaweza kuhitaji muda kidogo zaidi.
engine-failed = Kanuni zimeshindwa kupakiwa.
engine-help = Angalia mtandao, kisha ujaribu tena. Ikishindikana bado, pakia ukurasa upya au tumia kivinjari kipya zaidi: unahitaji WebAssembly.
loading = Inapakia…
something-wrong = Kuna hitilafu, lakini mchezo umehifadhiwa: pakia ukurasa upya kama hauendelei.
