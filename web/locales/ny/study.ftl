### Kupenda ndi kuonanso masewera.

## Mmene masewera alili

worth-even = Osewera ali pafupifupi kufanana.
worth-drawn = Masewera atha molepherana.
worth-won = { side } wapambana.
worth-ahead = { side } ali patsogolo ndi pafupifupi { pieces }.
worth-wins = { $moves ->
    [one] { side } apambana ndi mpata wotsatira.
   *[other] { side } apambana mu mipata yosapitirira { $moves }.
  }
short-even = kufanana
short-drawn = kulepherana
short-won = { side } wapambana
short-ahead = { side } { $lead }
short-wins = { side } apambana mu { $moves }

## Kupenda

analysis-title = Kupenda
analysis-note = Mipata ya pano ndi yongoyesa. Masewera akukudikirani mmene alili.
lines-title = Njira zabwino
line-name = Njira { $line }
line-label = Njira { $line }, { $worth }
line-move = Mpata { $at }, { side }: { $move }
searching = Yayang'ana patsogolo { $depth ->
    [one] mpata { $depth }
   *[other] mipata { $depth }
  } · { $positions ->
    [one] bolodi { $positions }
   *[other] mabolodi { NUMBER($positions, useGrouping: "always") }
  } mpaka pano
settled = Yayang'ana patsogolo { $depth ->
    [one] mpata { $depth }
   *[other] mipata { $depth }
  } · { $positions ->
    [one] bolodi { $positions }
   *[other] mabolodi { NUMBER($positions, useGrouping: "always") }
  }
starting = Ikuyamba kuyang'ana…
solved = Yayang'ana mpaka kumapeto kwa masewera.
deeper = Yang'anani patali
game-over = Masewera atha apa; bwererani m'mbuyo kuti mupende zakale.
analysis-failed = Kupenda sikukuyankha. Onani intaneti yanu ndipo yesaninso.

## Kuonanso

review-title = Kuonanso masewera
review-progress = Zaonedwa { $done } mwa { $positions ->
    [one] bolodi { $positions }
   *[other] mabolodi { $positions }
  }
review-stop = Siyani kuona
review-go-on = Onani zotsala
graph-label = Mmene masewera ayendera: mmene zilili pa mpata uliwonse. Makiyi a mivi amayenda m'masewera.
graph-at = { $ply ->
    [0] Chiyambi cha masewera: { $worth }
   *[other] Pambuyo pa mpata { $ply }: { $worth }
  }
graph-unknown = sizinaonedwe
turning-title = Posinthira
turning-none = Palibe mpata umodzi umene unasintha zambiri.
turning-wait = Zimapezeka mabolodi onse akaonedwa.
turning-offered = Mpata { $ply }, { side } anatsatsa { $names }.
turning-accepted = Mpata { $ply }, { side } anavomera kugula.
turning-refused = Mpata { $ply }, { side } anakana kugula.
turning-resigned = Mpata { $ply }, { side } anagonja.
turning-played = Mpata { $ply }, { side } anasewera { $move }.
turning-cost = Mpatawo usanachitike: { $before }. Pambuyo pake: { $after }.
turning-count = { $turnings ->
    [0] Kuonanso kwatha. Palibe mpata umodzi umene unasintha zambiri.
    [one] Kuonanso kwatha. Zinasintha pamalo { $turnings }.
   *[other] Kuonanso kwatha. Zinasintha pamalo { $turnings }.
  }
better-offer = Kukanakhala bwino kutsatsa { $names }.
better-accept = Kukanakhala bwino kuvomera kugula.
better-refuse = Kukanakhala bwino kukana kugula.
better-move = Kukanakhala bwino kusewera { $move }.
show-better = Njira yabwino
show-better-than = Onetsani njira yabwino kuposa mpata { $ply }
better-title = Njira yabwino
go-there = Pitani apo
go-to-move = Pitani ku mpata { $ply }
table = Zonse mu tebulo
table-move = Mpata
table-who = Ndani
table-played = Wasewera
table-value = Mmene zilili
table-turning = posinthira { $number }
