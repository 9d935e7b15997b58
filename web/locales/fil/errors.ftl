### Kung bakit hindi puwede ang isang bagay: ang sinasabi ng engine tungkol sa mga tira, posisyon at laro. Kasunod ito ng tutuldok:
### maliit ang unang titik at walang tuldok sa dulo. Notasyon ang nasa loob ng panipi at hindi isinasalin.

## Kung saan; isa sa mga mensahe sa ibaba ang $reason

error-in-line = linya { $line }: { $reason }
error-in-tag = ang tag na { $tag }: { $reason }
error-in-move = tira { $number }, “{ $move }”: { $reason }

## Mga tira

error-over = tapos na ang laro, wala nang kasunod na tira
error-no-such-hole = walang butas na { $hole } sa board na ito
error-not-yours = hindi butas ni { side } ang { $hole }
error-empty = walang laman ang { $hole }
error-single-too-early = iisa ang bato sa { $hole }, at puwede lang itong gumalaw kapag walang sariling butas na may dalawa o higit pa
error-single-blocked = sa butas na walang laman lang puwedeng humakbang ang nag-iisang bato ng { $hole }, at may laman ang { $next }
error-endless-start = hindi matatapos ang paghahasik mula { $hole }
error-endless-go-on = hindi matatapos kung itutuloy sa { $hole }, pagtigil (“|”) lang ang puwede
error-nothing-to-choose = buo na ang tira, wala nang pipiliin
error-wrong-answer = ang pipiliin ngayon ay { $expected ->
    [head] kung tutuloy o titigil
   *[bonus] kung aling bonus ang kukunin
  }
error-too-many-head-choices = { $limit } beses umaabot sa ulong may laman ang paghahasik mula { $hole }, pero { $count } beses pumipili ang tira
error-head-choice-missing = umaabot ang paghahasik sa ulong may laman na { $hole }: dagdagan ng “>” para tumuloy o “|” para tumigil
error-capture-missing = kumakain ang paghahasik mula { $hole }: dagdagan ng “x”, at ng bonus kung may kukunin
error-no-capture = walang nakakain ang paghahasik mula { $hole }, kaya hindi puwedeng sundan ng “x”
error-no-bonus = walang bonus na makukuha pagkatapos ng kaing ito
error-wrong-bonus = ang bonus dito ay { $expected ->
    [stones] mga isahang bato, gaya ng c3:2,d1:1
   *[holes] mga buong butas, gaya ng c4,d17
  }
error-bonus-too-large = hanggang { $limit } lang ang bonus, hindi { $count }
error-bonus-not-enemy = hindi butas ng kalaban ang { $hole }, at sa kalaban kinukuha ang bonus
error-bonus-empty = walang laman ang { $hole }, kaya walang makukuha
error-bonus-head-safe = ulo ang { $hole }, na hindi puwedeng ubusin ng bonus
error-bonus-more-than-there = { $limit } lang ang bato sa { $hole }, kaya hindi makukuha ang { $count }
error-not-in-this-game = walang ganoong tira sa { $game }
error-must-answer = may alok na naghihintay: kailangan munang pumayag o tumanggi
error-nothing-to-answer = walang alok na sasagutin
error-must-pass = walang baka si { side } sa sarili niyang mga butas at kailangang mag-pass
error-may-not-pass = may bakang maihahasik si { side } kaya hindi puwedeng mag-pass
error-empty-offer = isa, dalawa o tatlong butas ang laman ng isang alok
error-no-turn = walang nasimulang tira na naghihintay ng sagot
error-turn-text = inaasahan ang butas na pagsisimulan, na may “>” sa bawat ulo na tinuloy

## Mga posisyon

error-hole-too-full = { $count } ang bato sa { $hole }, pero walang butas sa larong ito na higit sa { $limit } ang laman
error-too-many-stones = { $count } ang bato ni { side }, pero { $limit } lang ang simula niya at hindi na ito dumarami
error-cows = { $count } ang baka sa mga butas at mga kawan, pero { $limit } ang sa laro
error-no-hole = walang butas si { side }, pero laging may isang naiiwan sa manlalaro
error-no-trade = walang bentahan sa larong ito, kaya hindi puwedeng magkaroon ng { $what ->
    [offer] alok
   *[refusal] pagtanggi
  }
error-offer-not-own = inaalok ang { $hole }, pero hindi ito kay { side } para ialok
error-offer-too-large = { $count } ang inaalok na butas, pero hanggang { $limit } lang ang isang alok
error-offer-everything = inaalok ni { side } ang lahat ng butas, pero kailangang may isang maiwan
error-offer-unpaid = ang halaga ng alok sa baka ay { $limit }, pero { $count } lang ang nasa kawan ni { side }
error-offer-instead-of-pass = walang baka si { side } sa sarili niyang mga butas, kaya pag-pass lang ang puwede niyang ginawa, hindi pag-aalok
error-columns = ang bilang ng kolum sa { $game } ay { $allowed }, hindi { $count }

## Mga isinulat na laro

error-no-game-tag = inaasahan ang tag na [Game "…"] sa mga tag ng laro
error-second-game = inaasahan ang dulo pagkatapos ng isang laro, pero may pangalawa
error-tag-twice = dalawang beses nakasulat ang tag na “{ $name }”
error-contradiction = “{ $found }” ang sabi ng tag na { $name }, pero { $instead ->
    [rules] ang posisyon ay sa { $value }
    [columns] ang sa posisyon ay { $value }
    [outcome] nagtatapos ang mga tira sa { $value }
   *[goes-on] hindi tinatapos ng mga tira ang laro
  }
error-comment-open = hindi nakasara ang komentong nagsisimula rito: inaasahan ang “{ "}" }”
error-move-number = inaasahan ang tira bilang { $limit }, pero { $count } ang nakita
error-no-such-ply = walang ganoong tira ang laro
error-comment-too-long = hanggang 2,000 karakter lang ang isang tala, at 100,000 ang lahat ng tala ng isang laro
error-tag-too-long = hanggang 1,000 karakter lang ang pangalan at halaga ng isang tag
error-tag-name = inaasahan ang pangalan ng tag na hindi nagmumula sa mga tira, na may mga titik, numero at _
error-text-too-long = higit sa { $limit } MiB ang teksto
error-level = inaasahan ang antas mula 1 hanggang 8
error-internal = may halagang hindi naipasa

## Mga teksto

error-text = karakter { $at }: inaasahan ang { $expected }; ang nakita ay { error-found }
error-found = { $kind ->
    [end] ang dulo
    [space] isang puwang
   *[text] “{ $found }”
  }

## Kung ano ang puwede roon

expected-hole = isang butas gaya ng a5
expected-column = numero ng kolum mula 1 hanggang 36
expected-hole-end = dulo pagkatapos ng butas
expected-fresh-hole = butas na hindi pa nabanggit
expected-move = isang butas gaya ng a5, o pass, offer:, accept, refuse o resign
expected-choice = “>”, “|”, “x” o ang dulo
expected-stop-end = dulo pagkatapos ng “|”
expected-move-end = dulo ng tira
expected-offer-holes = “:” at ang mga iniaalok na butas
expected-one-bonus = mga buong butas (c4,d17) o mga bato (c3:2,d1:1), hindi pareho
expected-bonus-stones = bilang ng bato mula 1 hanggang 255
expected-bonus-end = “,” at isa pang butas, o ang dulo
expected-game = isang laro: tsoro, nsolo, kimasai o gore
expected-no-option = dulo: wala nang ibang opsyon ang { $game }
expected-option = opsyon ng { $game } na hindi pa naibibigay: { $names }
expected-option-equals = “=” at ang halaga ng opsyon
expected-option-value = halaga ng { $option }: { $values }
expected-options-end = “,” o dulo ng mga opsyon
expected-rules-end = dulo pagkatapos ng mga opsyon
expected-board = board: mga hanay ng bato na may “/” sa pagitan
expected-stones = bilang ng bato, mula 0 hanggang 255
expected-run = bilang ng butas mula 1 hanggang 36
expected-next-row = “/” at ang susunod na hanay, o “,” at ang susunod na butas
expected-row = hanay na { $limit } ang butas gaya ng nauna, hindi { $count }
expected-row-end = dulo ng hanay: walang board na may higit sa 36 kolum
expected-two-rows = dulo ng board, na may dalawang hanay
expected-four-rows = dulo ng board, na may apat na hanay
expected-side = kung sino ang titira: S o N
expected-owners = may-ari ng bawat butas, gaya ng nnnn/ssss
expected-owner = may-ari ng { $hole }: s o n
expected-next-owners = “/” at ang mga may-ari ng susunod na hanay
expected-owners-end = dulo ng mga may-ari
expected-herds = mga kawan, gaya ng 0,0
expected-cows = bilang ng baka mula 0 hanggang 48
expected-north-herd = “,” at ang kawan ni Hilaga
expected-herds-end = dulo ng mga kawan
expected-offer = mga iniaalok na butas, o -
expected-offer-end = “,” at isa pang butas, o ang dulo ng alok
expected-refused = kung sino ang tumanggi sa isang alok: S, N, SN o -
expected-position-end = dulo ng posisyon
expected-tag = “[” at isang tag
expected-tag-name = pangalan ng tag, gaya ng Game
expected-tag-value = halaga ng tag sa loob ng mga panipi
expected-escaped = \" o \\ pagkatapos ng backslash
expected-tag-quote = pansarang panipi
expected-tag-end = “]” pagkatapos ng tag
expected-tag-line-end = dulo ng linya pagkatapos ng tag
expected-columns = bilang ng kolum
expected-end = dulo
expected-move-number = numero ng tira
expected-move-dot = “.” pagkatapos ng numero ng tira
