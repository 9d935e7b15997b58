### Kuongorora nekudzokorora mitambo.

## Mamiriro emutambo

worth-even = Vatambi vanenge vakaenzana.
worth-drawn = Mutambo unopera nemangange.
worth-won = { side } akunda.
worth-ahead = { side } ari mberi nezvinenge { pieces }.
worth-wins = { $moves ->
    [one] { side } anokunda nejana rinotevera.
   *[other] { side } anokunda mumajana asingapfuuri { $moves }.
  }
short-even = kuenzana
short-drawn = mangange
short-won = { side } akunda
short-ahead = { side } { $lead }
short-wins = { side } anokunda mu { $moves }

## Kuongorora

analysis-title = Kuongorora
analysis-note = Majana anotambwa pano ndeekuedza chete. Mutambo wakakumirira wakadaro.
lines-title = Nzira dziri nani
line-name = Nzira { $line }
line-label = Nzira { $line }, { $worth }
line-move = Jana { $at }, { side }: { $move }
searching = Yatarisa mberi { $depth ->
    [one] jana { $depth }
   *[other] majana { $depth }
  } · { $positions ->
    [one] bhodhi { $positions }
   *[other] mabhodhi { NUMBER($positions, useGrouping: "always") }
  } kusvika zvino
settled = Yatarisa mberi { $depth ->
    [one] jana { $depth }
   *[other] majana { $depth }
  } · { $positions ->
    [one] bhodhi { $positions }
   *[other] mabhodhi { NUMBER($positions, useGrouping: "always") }
  }
starting = Yava kutanga kutarisa…
solved = Yatarisa kusvika kumagumo emutambo.
deeper = Tarisa mberi
game-over = Mutambo wapera pano; dzokera shure kuti utarise pamberi pazvo.
analysis-failed = Kuongorora hakusi kupindura. Tarisa indaneti yako woedza zvakare.

## Kudzokorora

review-title = Kudzokorora mutambo
review-progress = Kwatariswa { $done } pa{ $positions ->
    [one] bhodhi { $positions }
   *[other] mabhodhi { $positions }
  }
review-stop = Mira kutarisa
review-go-on = Tarisa zvasara
graph-label = Mafambiro emutambo: mamiriro ejana rimwe nerimwe. Makiyi emiseve anofamba nemumutambo.
graph-at = { $ply ->
    [0] Kutanga kwemutambo: { $worth }
   *[other] Mushure mejana { $ply }: { $worth }
  }
graph-unknown = hazvisati zvatariswa
turning-title = Pazvakachinja
turning-none = Hapana jana rimwe chete rakachinja zvikuru.
turning-wait = Zvinowanikwa kana mabhodhi ose atariswa.
turning-offered = Jana { $ply }, { side } akashambadza { $names }.
turning-accepted = Jana { $ply }, { side } akabvuma kutenga.
turning-refused = Jana { $ply }, { side } akaramba kutenga.
turning-resigned = Jana { $ply }, { side } akarega mutambo.
turning-played = Jana { $ply }, { side } akatamba { $move }.
turning-cost = Risati ratambwa: { $before }. Mushure: { $after }.
turning-count = { $turnings ->
    [0] Kudzokorora kwapera. Hapana jana rimwe chete rakachinja zvikuru.
    [one] Kudzokorora kwapera. Zvakachinja panzvimbo imwe.
   *[other] Kudzokorora kwapera. Zvakachinja panzvimbo { $turnings }.
  }
better-offer = Zvaive nani kushambadza { $names }.
better-accept = Zvaive nani kubvuma kutenga.
better-refuse = Zvaive nani kuramba kutenga.
better-move = Zvaive nani kutamba { $move }.
show-better = Nzira iri nani
show-better-than = Ratidza nzira iri nani pane jana { $ply }
better-title = Nzira iri nani
go-there = Enda ipapo
go-to-move = Enda pajana { $ply }
table = Zvose mutafura
table-move = Jana
table-who = Ani
table-played = Atamba
table-value = Mamiriro acho
table-turning = pachinja { $number }
