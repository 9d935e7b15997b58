### Hoekom iets nie kan nie: wat die enjin van skuiwe, stellings en speletjies sê. Hierdie sinne staan ná ’n dubbelpunt: hulle
### begin met ’n kleinletter en het geen punt nie. Wat tussen aanhalingstekens staan, is notasie.

## Waar; $reason is een van die boodskappe hieronder

error-in-line = reël { $line }: { $reason }
error-in-tag = die etiket { $tag }: { $reason }
error-in-move = skuif { $number }, “{ $move }”: { $reason }

## Skuiwe

error-over = die speletjie is verby, geen skuif volg nie
error-no-such-hole = daar is nie ’n holte { $hole } op hierdie bord nie
error-not-yours = { $hole } is nie { side } se holte nie
error-empty = { $hole } is leeg
error-single-too-early = { $hole } het ’n enkele klippie, wat net mag skuif wanneer geen eie holte twee of meer het nie
error-single-blocked = die enkele klippie van { $hole } mag net na ’n leë holte skuif, en { $next } is nie leeg nie
error-endless-start = ’n saai van { $hole } af sou nooit ophou nie
error-endless-go-on = om by { $hole } verder te saai, sou nooit ophou nie; net stop (“|”) is moontlik
error-nothing-to-choose = die skuif is volledig, daar is niks meer om te kies nie
error-wrong-answer = nou moet gekies word { $expected ->
    [head] of verder gesaai of gestop word
   *[bonus] watter bonus gevat word
  }
error-too-many-head-choices = die saai van { $hole } af kom { $limit ->
    [one] een keer
   *[other] { $limit } keer
  } by ’n besette kop, maar die skuif kies { $count ->
    [one] een keer
   *[other] { $count } keer
  }
error-head-choice-missing = die saai kom by die besette kop { $hole }: voeg “>” by om verder te saai of “|” om te stop
error-capture-missing = die saai van { $hole } af vang: voeg “x” by, en die bonus as een gevat word
error-no-capture = die saai van { $hole } af vang niks nie, so geen “x” kan volg nie
error-no-bonus = daar is ná hierdie vangs geen bonus om te vat nie
error-wrong-bonus = hier is die bonus { $expected ->
    [stones] enkele klippies, soos c3:2,d1:1
   *[holes] hele holtes, soos c4,d17
  }
error-bonus-too-large = die bonus vat hoogstens { $limit }, nie { $count } nie
error-bonus-not-enemy = { $hole } is nie ’n holte van die teenstander nie, en die bonus word by die teenstander gevat
error-bonus-empty = { $hole } is leeg, daar is niks om te vat nie
error-bonus-head-safe = { $hole } is ’n kop, wat die bonus nie mag leegmaak nie
error-bonus-more-than-there = { $hole } het { $limit ->
    [one] { $limit } klippie
   *[other] { $limit } klippies
  }, so { $count } kan nie gevat word nie
error-not-in-this-game = daar is nie so ’n skuif in { $game } nie
error-must-answer = ’n aanbod wag: dit moet eers aanvaar of geweier word
error-nothing-to-answer = daar is geen aanbod om te antwoord nie
error-must-pass = { side } het geen koei in ’n eie holte nie en moet pas
error-may-not-pass = { side } het koeie om te saai en mag nie pas nie
error-empty-offer = ’n aanbod noem een, twee of drie holtes
error-no-turn = geen skuif is aan die gang wat ’n antwoord vra nie
error-turn-text = verwag die holte waar begin word, met “>” vir elke kop waar verder gesaai is

## Stellings

error-hole-too-full = { $hole } het { $count ->
    [one] { $count } klippie
   *[other] { $count } klippies
  }, maar geen holte van hierdie speletjie het ooit meer as { $limit } nie
error-too-many-stones = { side } het { $count ->
    [one] { $count } klippie
   *[other] { $count } klippies
  }, maar begin met { $limit } en kry nooit meer nie
error-cows = daar is { $count ->
    [one] { $count } koei
   *[other] { $count } koeie
  } in holtes en troppe saam, maar die speletjie het { $limit }
error-no-hole = { side } besit geen holte nie, maar ’n speler hou altyd een
error-no-trade = hierdie speletjie word sonder handel gespeel, so daar kan geen { $what ->
    [offer] aanbod
   *[refusal] weiering
  } wees nie
error-offer-not-own = { $hole } is aangebied, maar { side } mag dit nie aanbied nie
error-offer-too-large = { $count ->
    [one] { $count } holte
   *[other] { $count } holtes
  } is aangebied, maar ’n aanbod noem hoogstens { $limit }
error-offer-everything = { side } bied elke holte aan, maar moet een hou
error-offer-unpaid = die aanbod kos { $limit ->
    [one] { $limit } koei
   *[other] { $limit } koeie
  }, maar { side } se trop het { $count }
error-offer-instead-of-pass = { side } het geen koei in ’n eie holte nie, en kon dus net pas, nie aanbied nie
error-columns = { $game } word op { $allowed } kolomme gespeel, nie op { $count } nie

## Speletjies

error-no-game-tag = verwag die etiket [Game "…"] tussen die etikette van die speletjie
error-second-game = verwag die einde ná een speletjie, maar ’n tweede volg
error-tag-twice = die etiket “{ $name }” staan twee keer daar
error-contradiction = die etiket { $name } sê “{ $found }”, maar { $instead ->
    [rules] die stelling is een van { $value }
    [columns] die stelling het { $value }
    [outcome] die skuiwe eindig met { $value }
   *[goes-on] die skuiwe beëindig nie die speletjie nie
  }
error-comment-open = die kommentaar wat hier begin, is nie afgesluit nie: verwag “{ "}" }”
error-move-number = verwag skuif nommer { $limit }, gekry { $count }
error-no-such-ply = die speletjie het nie so ’n skuif nie
error-comment-too-long = ’n kommentaar mag hoogstens 2 000 karakters hê, en al die kommentaar van ’n speletjie 100 000
error-tag-too-long = ’n etiket se naam en waarde mag hoogstens 1 000 karakters hê
error-tag-name = verwag die naam van ’n etiket wat nie uit die skuiwe volg nie, met letters, syfers en _
error-text-too-long = die teks is langer as { $limit } MiB
error-level = verwag ’n vlak van 1 tot 8
error-internal = ’n waarde kon nie oorgedra word nie

## Tekste

error-text = karakter { $at }: verwag { $expected }, gekry { error-found }
error-found = { $kind ->
    [end] die einde
    [space] ’n spasie
   *[text] “{ $found }”
  }

## Wat daar kon staan

expected-hole = ’n holte soos a5
expected-column = ’n kolomnommer van 1 tot 36
expected-hole-end = die einde ná die holte
expected-fresh-hole = ’n holte wat nog nie genoem is nie
expected-move = ’n holte soos a5, of pass, offer:, accept, refuse of resign
expected-choice = “>”, “|”, “x” of die einde
expected-stop-end = die einde ná “|”
expected-move-end = die einde van die skuif
expected-offer-holes = “:” en die aangebode holtes
expected-one-bonus = hele holtes (c4,d17) of klippies (c3:2,d1:1), nie albei nie
expected-bonus-stones = ’n aantal klippies van 1 tot 255
expected-bonus-end = “,” en nog ’n holte, of die einde
expected-game = ’n spel: tsoro, nsolo, kimasai of gore
expected-no-option = die einde: { $game } het geen verdere opsie nie
expected-option = ’n opsie van { $game } wat nog nie gegee is nie: { $names }
expected-option-equals = “=” en die opsie se waarde
expected-option-value = ’n waarde van { $option }: { $values }
expected-options-end = “,” of die einde van die opsies
expected-rules-end = die einde ná die opsies
expected-board = die bord: rye klippies met “/” tussenin
expected-stones = ’n aantal klippies, van 0 tot 255
expected-run = ’n aantal holtes van 1 tot 36
expected-next-row = “/” en die volgende ry, of “,” en die volgende holte
expected-row = ’n ry van { $limit ->
    [one] { $limit } holte
   *[other] { $limit } holtes
  } soos die vorige een, nie van { $count } nie
expected-row-end = die einde van die ry: geen bord het meer as 36 kolomme nie
expected-two-rows = die einde van die bord, wat twee rye het
expected-four-rows = die einde van die bord, wat vier rye het
expected-side = wie aan die beurt is: S of N
expected-owners = die eienaar van elke holte, soos nnnn/ssss
expected-owner = die eienaar van { $hole }: s of n
expected-next-owners = “/” en die eienaars van die volgende ry
expected-owners-end = die einde van die eienaars
expected-herds = die troppe, soos 0,0
expected-cows = ’n aantal koeie van 0 tot 48
expected-north-herd = “,” en Noord se trop
expected-herds-end = die einde van die troppe
expected-offer = die aangebode holtes, of -
expected-offer-end = “,” en nog ’n holte, of die einde van die aanbod
expected-refused = wie ’n aanbod geweier het: S, N, SN of -
expected-position-end = die einde van die stelling
expected-tag = “[” en ’n etiket
expected-tag-name = die naam van ’n etiket, soos Game
expected-tag-value = die waarde van die etiket tussen reguit aanhalingstekens
expected-escaped = \" of \\ ná ’n truskuinsstreep
expected-tag-quote = ’n reguit aanhalingsteken aan die einde
expected-tag-end = “]” ná die etiket
expected-tag-line-end = die einde van die reël ná die etiket
expected-columns = ’n aantal kolomme
expected-end = die einde
expected-move-number = ’n skuifnommer
expected-move-dot = “.” ná die skuifnommer
