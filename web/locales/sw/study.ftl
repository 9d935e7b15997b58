### Uchambuzi na mapitio ya michezo: hupakiwa kimoja kinapofunguliwa.

## Thamani ya hali ya bao

worth-even = Mchezo uko karibu sawa.
worth-drawn = Mchezo ni sare.
worth-won = { side } ameshinda.
worth-ahead = { $piece ->
    [cow] { side } anaongoza kwa karibu ng’ombe { $count }.
   *[stone] { side } anaongoza kwa karibu kete { $count }.
  }
worth-wins = { $moves ->
    [one] { side } anashinda kwa mwendo unaofuata.
   *[other] { side } anashinda kwa miendo isiyozidi { $moves }.
  }
short-even = sawa
short-drawn = sare
short-won = { side } ameshinda
short-ahead = { side } { $lead }
short-wins = { side } ashinda kwa { $moves }

## Uchambuzi

analysis-title = Uchambuzi
analysis-note = Miendo inayofanywa hapa ni ya kujaribu tu. Mchezo unasubiri kama ulivyo.
lines-title = Njia bora
line-name = Njia { $line }
line-label = Njia { $line }, { $worth }
line-move = Mwendo { $at }, { side }: { $move }
searching = Inatazama { $depth ->
    [one] mwendo { $depth }
   *[other] miendo { $depth }
  } mbele · hali { NUMBER($positions, useGrouping: "always") } hadi sasa
settled = Imetazama { $depth ->
    [one] mwendo { $depth }
   *[other] miendo { $depth }
  } mbele · hali { NUMBER($positions, useGrouping: "always") }
starting = Inaanza kutazama…
solved = Imetazama hadi mwisho wa mchezo.
deeper = Tazama zaidi
game-over = Mchezo umeisha hapa; rudi nyuma ili utazame hali ya awali.
analysis-failed = Uchambuzi haujibu. Angalia mtandao, kisha ujaribu tena.

## Mapitio

review-title = Mapitio ya mchezo
review-progress = Hali { $done } kati ya { $positions } zimetazamwa
review-stop = Acha kutazama
review-go-on = Tazama zilizobaki
graph-label = Mchezo ulivyokwenda: thamani ya kila hali. Vitufe vya mishale hupitia mchezo.
graph-at = { $ply ->
    [0] Mwanzo wa mchezo: { $worth }
   *[other] Baada ya mwendo { $ply }: { $worth }
  }
graph-unknown = bado haijatazamwa
turning-title = Mageuzi ya mchezo
turning-none = Hakuna mwendo uliobadili mengi peke yake.
turning-wait = Yatapatikana kila hali ikishatazamwa.
turning-offered = Mwendo { $ply }, { side } alitoa ofa ya { $names }.
turning-accepted = Mwendo { $ply }, { side } alikubali ofa.
turning-refused = Mwendo { $ply }, { side } alikataa ofa.
turning-resigned = Mwendo { $ply }, { side } alijitoa.
turning-played = Mwendo { $ply }, { side } alicheza { $move }.
turning-cost = Kabla yake: { $before }. Baada yake: { $after }.
turning-count = { $turnings ->
    [0] Mapitio yamekamilika. Hakuna mwendo uliobadili mengi peke yake.
    [one] Mapitio yamekamilika. Geuzo { $turnings }.
   *[other] Mapitio yamekamilika. Mageuzi { $turnings }.
  }
better-offer = Ingekuwa bora kutoa ofa ya { $names }.
better-accept = Ingekuwa bora kukubali ofa.
better-refuse = Ingekuwa bora kukataa ofa.
better-move = Bora ungekuwa { $move }.
show-better = Njia bora
show-better-than = Onyesha njia bora kuliko mwendo { $ply }
better-title = Njia bora zaidi
go-there = Nenda hapo
go-to-move = Nenda mwendo { $ply }
table = Thamani zote kama jedwali
table-move = Mwendo
table-who = Nani
table-played = Alicheza
table-value = Thamani baadaye
table-turning = geuzo { $number }
