### Kwa nini jambo haliwezekani: injini inachosema kuhusu miendo, hali za bao na michezo. Sentensi hizi hufuata nukta mbili, kwa
### hiyo huanza na herufi ndogo na hazina nukta mwishoni. Kilicho ndani ya alama za nukuu hakitafsiriwi.

## Mahali; $reason ni mojawapo ya ujumbe ulio hapa chini

error-in-line = mstari wa { $line }: { $reason }
error-in-tag = lebo { $tag }: { $reason }
error-in-move = mwendo wa { $number }, “{ $move }”: { $reason }

## Miendo

error-over = mchezo umeisha, hakuna mwendo unaofuata
error-no-such-hole = hakuna shimo { $hole } kwenye bao hili
error-not-yours = { $hole } si shimo la { side }
error-empty = { $hole } ni tupu
error-single-too-early = { $hole } lina kete moja tu, na hiyo huweza kusogea pale tu ambapo hakuna shimo lako lenye mbili au zaidi
error-single-blocked = kete moja ya { $hole } huweza kuingia shimo tupu tu, na { $next } si tupu
error-endless-start = kupanda kutoka { $hole } kusingekuwa na mwisho
error-endless-go-on = kuendelea kwenye { $hole } kusingekuwa na mwisho, unaweza kusimama tu (“|”)
error-nothing-to-choose = mwendo umekamilika, hakuna cha kuchagua tena
error-wrong-answer = sasa unachagua { $expected ->
    [head] kuendelea au kusimama
   *[bonus] nyongeza ya kuchukua
  }
error-too-many-head-choices = kupanda kutoka { $hole } kunafika kwenye kichwa chenye kete mara { $limit }, lakini mwendo unachagua mara { $count }
error-head-choice-missing = kupanda kunafika kwenye kichwa chenye kete { $hole }: ongeza “>” kuendelea au “|” kusimama
error-capture-missing = kupanda kutoka { $hole } kunakula: ongeza “x”, na nyongeza kama unaichukua
error-no-capture = kupanda kutoka { $hole } hakuli chochote, kwa hiyo “x” haiwezi kufuata
error-no-bonus = hakuna nyongeza ya kuchukua baada ya kula huku
error-wrong-bonus = hapa nyongeza ni { $expected ->
    [stones] kete mojamoja, kama c3:2,d1:1
   *[holes] mashimo mazima, kama c4,d17
  }
error-bonus-too-large = nyongeza haizidi { $limit }, si { $count }
error-bonus-not-enemy = { $hole } si shimo la mpinzani, na nyongeza huchukuliwa kwa mpinzani
error-bonus-empty = { $hole } ni tupu, hakuna cha kuchukua
error-bonus-head-safe = { $hole } ni kichwa, ambacho nyongeza hairuhusiwi kukifagia
error-bonus-more-than-there = { $hole } lina kete { $limit }, kwa hiyo huwezi kuchukua { $count }
error-not-in-this-game = hakuna mwendo kama huo katika { $game }
error-must-answer = kuna ofa inayosubiri: lazima ikubaliwe au ikataliwe kwanza
error-nothing-to-answer = hakuna ofa ya kujibu
error-must-pass = { side } hana ng’ombe katika shimo lake lolote; lazima apitishe zamu
error-may-not-pass = { side } ana ng’ombe wa kupanda, kwa hiyo hawezi kupitisha zamu
error-empty-offer = ofa hutaja shimo moja, mawili au matatu
error-no-turn = hakuna mwendo ulioanza unaosubiri jibu
error-turn-text = ilitarajiwa shimo la kuanzia, pamoja na “>” kwa kila kichwa ulichoendelea

## Hali za bao

error-hole-too-full = { $hole } lina kete { $count }, lakini hakuna shimo la mchezo huu linalozidi { $limit }
error-too-many-stones = { side } ana kete { $count }, lakini huanza na { $limit } na hapati zaidi kamwe
error-cows = kuna ng’ombe { $count } katika mashimo na makundi, lakini mchezo una { $limit }
error-no-hole = { side } hana shimo lolote, lakini kila mchezaji daima hubaki na moja
error-no-trade = mchezo huu huchezwa bila biashara, kwa hiyo hapawezi kuwa na { $what ->
    [offer] ofa
   *[refusal] kukataa ofa
  }
error-offer-not-own = { $hole } limetolewa ofa, lakini si la { side }
error-offer-too-large = { $count ->
    [one] shimo { $count } limetolewa ofa
   *[other] mashimo { $count } yametolewa ofa
  }, lakini ofa moja haizidi { $limit }
error-offer-everything = { side } anatoa ofa ya mashimo yote, lakini lazima abaki na moja
error-offer-unpaid = ofa inagharimu ng’ombe { $limit }, lakini kundi la { side } lina { $count }
error-offer-instead-of-pass = { side } hana ng’ombe katika shimo lake lolote, kwa hiyo angeweza kupitisha zamu tu, si kutoa ofa
error-columns = { $game } huchezwa kwa safuwima { $allowed }, si { $count }

## Michezo iliyoandikwa

error-no-game-tag = ilitarajiwa lebo [Game "…"] kati ya lebo za mchezo
error-second-game = ulitarajiwa mwisho baada ya mchezo mmoja, lakini kuna wa pili
error-tag-twice = lebo “{ $name }” imeandikwa mara mbili
error-contradiction = lebo { $name } inasema “{ $found }”, lakini { $instead ->
    [rules] hali ya bao ni ya { $value }
    [columns] hali ya bao ina { $value }
    [outcome] miendo inaishia na { $value }
   *[goes-on] miendo haimalizi mchezo
  }
error-comment-open = maelezo yanayoanza hapa hayajafungwa: ilitarajiwa “{ "}" }”
error-move-number = ilitarajiwa namba ya mwendo { $limit }, imekutwa { $count }
error-no-such-ply = mchezo hauna mwendo kama huo
error-comment-too-long = maelezo yasizidi herufi 2,000, na maelezo yote ya mchezo yasizidi 100,000
error-tag-too-long = jina na thamani ya lebo visizidi herufi 1,000
error-tag-name = lilitarajiwa jina la lebo isiyotokana na miendo, lenye herufi, tarakimu na _
error-text-too-long = maandishi yanazidi MiB { $limit }
error-level = ilitarajiwa ngazi kutoka 1 hadi 8
error-internal = thamani haikuweza kupitishwa

## Maandishi

error-text = herufi ya { $at }: ilitarajiwa { $expected }, imekutwa { error-found }
error-found = { $kind ->
    [end] mwisho
    [space] nafasi tupu
   *[text] “{ $found }”
  }

## Kinachoweza kuwa hapo

expected-hole = shimo kama a5
expected-column = namba ya safuwima kutoka 1 hadi 36
expected-hole-end = mwisho baada ya shimo
expected-fresh-hole = shimo ambalo bado halijatajwa
expected-move = shimo kama a5, au pass, offer:, accept, refuse au resign
expected-choice = “>”, “|”, “x” au mwisho
expected-stop-end = mwisho baada ya “|”
expected-move-end = mwisho wa mwendo
expected-offer-holes = “:” na mashimo ya ofa
expected-one-bonus = mashimo mazima (c4,d17) au kete (c3:2,d1:1), si vyote viwili
expected-bonus-stones = idadi ya kete kutoka 1 hadi 255
expected-bonus-end = “,” na shimo lingine, au mwisho
expected-game = mchezo: tsoro, nsolo, kimasai au gore
expected-no-option = mwisho: { $game } haina chaguo lingine
expected-option = chaguo la { $game } ambalo bado halijatajwa: { $names }
expected-option-equals = “=” na thamani ya chaguo
expected-option-value = thamani ya { $option }: { $values }
expected-options-end = “,” au mwisho wa machaguo
expected-rules-end = mwisho baada ya machaguo
expected-board = bao: safu za kete zilizotenganishwa kwa “/”
expected-stones = idadi ya kete, kutoka 0 hadi 255
expected-run = idadi ya mashimo kutoka 1 hadi 36
expected-next-row = “/” na safu inayofuata, au “,” na shimo linalofuata
expected-row = safu ya { $limit ->
    [one] shimo { $limit }
   *[other] mashimo { $limit }
  } kama iliyotangulia, si { $count }
expected-row-end = mwisho wa safu: hakuna bao lenye safuwima zaidi ya 36
expected-two-rows = mwisho wa bao, ambalo lina safu mbili
expected-four-rows = mwisho wa bao, ambalo lina safu nne
expected-side = mwenye zamu: S au N
expected-owners = mwenyewe wa kila shimo, kama nnnn/ssss
expected-owner = mwenyewe wa { $hole }: s au n
expected-next-owners = “/” na wenyewe wa safu inayofuata
expected-owners-end = mwisho wa wenyewe
expected-herds = makundi, kama 0,0
expected-cows = idadi ya ng’ombe kutoka 0 hadi 48
expected-north-herd = “,” na kundi la Kaskazini
expected-herds-end = mwisho wa makundi
expected-offer = mashimo ya ofa, au -
expected-offer-end = “,” na shimo lingine, au mwisho wa ofa
expected-refused = aliyekataa ofa: S, N, SN au -
expected-position-end = mwisho wa hali ya bao
expected-tag = “[” na lebo
expected-tag-name = jina la lebo, kama Game
expected-tag-value = thamani ya lebo ndani ya alama za nukuu (")
expected-escaped = \" au \\ baada ya mkwaju nyuma
expected-tag-quote = alama ya nukuu (") ya kufunga
expected-tag-end = “]” baada ya lebo
expected-tag-line-end = mwisho wa mstari baada ya lebo
expected-columns = idadi ya safuwima
expected-end = mwisho
expected-move-number = namba ya mwendo
expected-move-dot = “.” baada ya namba ya mwendo
