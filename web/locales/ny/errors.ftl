### Chifukwa chake chinthu sichingatheke: zimene makina amanena za mipata, mabolodi ndi masewera. Mawu awa amatsatira madontho awiri:
### amayamba ndi lembo laling'ono ndipo alibe dontho kumapeto. Zili m'zizindikiro za mawu sizimasuliridwa.

## Malo; $reason ndi umodzi wa mauthenga a m'munsimu

error-in-line = mzere { $line }: { $reason }
error-in-tag = chizindikiro { $tag }: { $reason }
error-in-move = mpata { $number }, “{ $move }”: { $reason }

## Mipata

error-over = masewera atha, palibe mpata wotsatira
error-no-such-hole = pa bolodi ili palibe dzenje la { $hole }
error-not-yours = { $hole } si dzenje la { side }
error-empty = { $hole } lilibe kanthu
error-single-too-early = { $hole } lili ndi mwala umodzi, umene ungayende pokhapokha palibe dzenje lanu la miyala iwiri kapena yoposa
error-single-blocked = mwala umodzi wa { $hole } ungalowe m'dzenje lopanda kanthu lokha, ndipo mu { $next } muli miyala
error-endless-start = kufesa kuchokera pa { $hole } sikungathe
error-endless-go-on = kupitiriza pa { $hole } sikungathe, mungaime kokha (“|”)
error-nothing-to-choose = mpata watha, palibenso choti musankhe
error-wrong-answer = tsopano sankhani { $expected ->
    [head] kupitiriza kapena kuima
   *[bonus] bonasi yoti mutenge
  }
error-too-many-head-choices = kufesa kuchokera pa { $hole } kumafika pa mutu wokhala ndi miyala ka { $limit }, koma mpata wasankha ka { $count }
error-head-choice-missing = kufesa kwafika pa mutu wokhala ndi miyala { $hole }: onjezani “>” kuti mupitirize kapena “|” kuti muime
error-capture-missing = kufesa kuchokera pa { $hole } kumalanda: onjezani “x”, ndi bonasi ngati mukuitenga
error-no-capture = kufesa kuchokera pa { $hole } sikulanda kanthu, choncho “x” singatsatire
error-no-bonus = palibe bonasi yoti mutenge pambuyo pa kulanda uku
error-wrong-bonus = bonasi apa ndi { $expected ->
    [stones] miyala umodzi umodzi, monga c3:2,d1:1
   *[holes] maenje athunthu, monga c4,d17
  }
error-bonus-too-large = bonasi isapose { $limit }, osati { $count }
error-bonus-not-enemy = { $hole } si dzenje la mnzanu, ndipo bonasi imatengedwa kwa mnzanu
error-bonus-empty = { $hole } lilibe kanthu, palibe choti mutenge
error-bonus-head-safe = { $hole } ndi mutu, umene bonasi siloledwa kuchotsa zonse
error-bonus-more-than-there = mu { $hole } muli { $limit ->
    [one] mwala { $limit }
   *[other] miyala { $limit }
  }, choncho { $count } singatengedwe
error-not-in-this-game = palibe mpata wotere mu { $game }
error-must-answer = pali maenje otsatsidwa: yambani mwavomera kapena mwakana
error-nothing-to-answer = palibe zotsatsidwa zoti muyankhe
error-must-pass = { side } alibe ng'ombe m'maenje ake ndipo ayenera kudumpha
error-may-not-pass = { side } ali ndi ng'ombe zofesa ndipo sangadumphe
error-empty-offer = otsatsidwa akhale dzenje limodzi, maenje awiri kapena atatu
error-no-turn = palibe mpata woyambika umene ukudikira yankho
error-turn-text = pakufunika dzenje loyambira, ndi “>” pa mutu uliwonse umene munapitiriza

## Mabolodi

error-hole-too-full = mu { $hole } muli { $count ->
    [one] mwala { $count }
   *[other] miyala { $count }
  }, koma m'masewera awa palibe dzenje loposa { $limit }
error-too-many-stones = { side } ali ndi { $count ->
    [one] mwala { $count }
   *[other] miyala { $count }
  }, koma amayamba ndi { $limit } ndipo sapezanso ina
error-cows = m'maenje ndi m'makola muli ng'ombe { $count }, koma masewera ali ndi { $limit }
error-no-hole = { side } alibe dzenje, koma wosewera amakhala nalo limodzi nthawi zonse
error-no-trade = masewera awa alibe malonda, choncho sipangakhale { $what ->
    [offer] zotsatsidwa
   *[refusal] kukana kugula
  }
error-offer-not-own = { $hole } latsatsidwa, koma si la { side } loti atsatse
error-offer-too-large = { $count ->
    [one] dzenje { $count } latsatsidwa
   *[other] maenje { $count } atsatsidwa
  }, koma otsatsidwa asapose { $limit }
error-offer-everything = { side } watsatsa maenje ake onse, koma ayenera kutsala ndi limodzi
error-offer-unpaid = zotsatsidwa zikufuna ng'ombe { $limit }, koma khola la { side } lili ndi { $count }
error-offer-instead-of-pass = { side } alibe ng'ombe m'maenje ake, choncho akanangodumpha, osati kutsatsa
error-columns = { $game } imaseweredwa pa mizati { $allowed }, osati { $count }

## Masewera olembedwa

error-no-game-tag = pakufunika chizindikiro [Game "…"] mwa zizindikiro za masewera
error-second-game = pakufunika mapeto pambuyo pa masewera amodzi, koma pali enanso
error-tag-twice = chizindikiro “{ $name }” chalembedwa kawiri
error-contradiction = chizindikiro { $name } chikuti “{ $found }”, koma { $instead ->
    [rules] bolodi ndi la { $value }
    [columns] bolodi lili ndi { $value }
    [outcome] mipata ikutha ndi { $value }
   *[goes-on] mipata siithetsa masewera
  }
error-comment-open = mawu oyambira apa sanatsekedwe: pakufunika “{ "}" }”
error-move-number = pakufunika nambala ya mpata { $limit }, koma pali { $count }
error-no-such-ply = masewera alibe mpata wotere
error-comment-too-long = mawu a mpata asapose zilembo 2,000, ndipo mawu onse a masewera asapose 100,000
error-tag-too-long = dzina ndi mtengo wa chizindikiro zisapose zilembo 1,000
error-tag-name = pakufunika dzina la chizindikiro chosachokera ku mipata, la zilembo, manambala ndi _
error-text-too-long = mawu aposa { $limit } MiB
error-level = pakufunika mlingo kuyambira 1 mpaka 8
error-internal = pali chimene sichinaperekedwe

## Mawu olembedwa

error-text = lembo { $at }: pakufunika { $expected }, koma pali { error-found }
error-found = { $kind ->
    [end] mapeto
    [space] mpata wopanda lembo
   *[text] “{ $found }”
  }

## Zimene zikanakhala pamenepo

expected-hole = dzenje monga a5
expected-column = nambala ya mzati kuyambira 1 mpaka 36
expected-hole-end = mapeto pambuyo pa dzenje
expected-fresh-hole = dzenje limene silinatchulidwe
expected-move = dzenje monga a5, kapena pass, offer:, accept, refuse kapena resign
expected-choice = “>”, “|”, “x” kapena mapeto
expected-stop-end = mapeto pambuyo pa “|”
expected-move-end = mapeto a mpata
expected-offer-holes = “:” ndi maenje otsatsidwa
expected-one-bonus = maenje athunthu (c4,d17) kapena miyala (c3:2,d1:1), osati zonse ziwiri
expected-bonus-stones = chiwerengero cha miyala kuyambira 1 mpaka 255
expected-bonus-end = “,” ndi dzenje lina, kapena mapeto
expected-game = masewera: tsoro, nsolo, kimasai kapena gore
expected-no-option = mapeto: { $game } ilibe chosankha china
expected-option = chosankha cha { $game } chimene sichinatchulidwe: { $names }
expected-option-equals = “=” ndi mtengo wa chosankha
expected-option-value = mtengo wa { $option }: { $values }
expected-options-end = “,” kapena mapeto a zosankha
expected-rules-end = mapeto pambuyo pa zosankha
expected-board = bolodi: mizere ya miyala yolekanitsidwa ndi “/”
expected-stones = chiwerengero cha miyala, kuyambira 0 mpaka 255
expected-run = chiwerengero cha maenje kuyambira 1 mpaka 36
expected-next-row = “/” ndi mzere wotsatira, kapena “,” ndi dzenje lotsatira
expected-row = mzere wa { $limit ->
    [one] dzenje { $limit }
   *[other] maenje { $limit }
  } monga woyamba uja, osati { $count }
expected-row-end = mapeto a mzere: palibe bolodi la mizati yoposa 36
expected-two-rows = mapeto a bolodi, limene lili ndi mizere iwiri
expected-four-rows = mapeto a bolodi, limene lili ndi mizere inayi
expected-side = amene mpata ndi wake: S kapena N
expected-owners = mwini wa dzenje lililonse, monga nnnn/ssss
expected-owner = mwini wa { $hole }: s kapena n
expected-next-owners = “/” ndi eni ake a mzere wotsatira
expected-owners-end = mapeto a eni ake
expected-herds = makola, monga 0,0
expected-cows = chiwerengero cha ng'ombe kuyambira 0 mpaka 48
expected-north-herd = “,” ndi khola la Kumpoto
expected-herds-end = mapeto a makola
expected-offer = maenje otsatsidwa, kapena -
expected-offer-end = “,” ndi dzenje lina, kapena mapeto a otsatsidwa
expected-refused = amene anakana kugula: S, N, SN kapena -
expected-position-end = mapeto a bolodi
expected-tag = “[” ndi chizindikiro
expected-tag-name = dzina la chizindikiro, monga Game
expected-tag-value = mtengo wa chizindikiro pakati pa "…"
expected-escaped = \" kapena \\ pambuyo pa \
expected-tag-quote = " yotsekera
expected-tag-end = “]” pambuyo pa chizindikiro
expected-tag-line-end = mapeto a mzere pambuyo pa chizindikiro
expected-columns = chiwerengero cha mizati
expected-end = mapeto
expected-move-number = nambala ya mpata
expected-move-dot = “.” pambuyo pa nambala ya mpata
