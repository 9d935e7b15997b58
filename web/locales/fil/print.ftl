# Pag-print: isang papel na board na may mga tuntunin, at ang mga tira ng laro na may mga larawan ng board.

print-title = Mag-print ng board o laro
print-back = Balik
print-what = Ano ang ipi-print
print-what-board = Board at mga tuntunin nito
print-what-moves = Mga tira ng isang laro
print-game = Laro
print-columns = Mga kolum
print-paper = Papel
print-pieces = Para sa
print-pieces-tops = Mga tansan (32 mm)
print-pieces-pebbles = Maliliit na bato (mga 20 mm)
print-pieces-fit = Isang pilyego, kasinlaki ng kasya
print-every = Larawan
print-every-n = { $count ->
    [one] bawat { $count } tira
   *[other] bawat { $count } na tira
  }
print-every-end = sa wakas lang
print-go = I-print
print-sheets = { $count ->
    [1] Isang pilyego, may mga tuntunin sa likod.
    [one] { $count } pilyegong pinagdurugtong, may mga tuntunin sa likod ng una.
   *[other] { $count } na pilyegong pinagdurugtong, may mga tuntunin sa likod ng una.
  }
print-hole = { $size } mm ang lapad ng bawat butas.
print-both-sides = I-print sa magkabilang mukha ng papel, ibaliktad sa maikling gilid, sa totoong laki (100 %).
print-sheet = { game }, pilyego { $sheet } sa { $of }
print-back-of = Ang likod ng pilyego { $sheet } sa { $of }
print-join = Idikit dito ang pilyego { $sheet }
print-start = { $game ->
    [tsoro] Sa simula: dalawang bato sa bawat panlabas na butas, wala sa mga panloob na hanay. Bilang ng batong kailangan: { $stones }.
    [nsolo] Sa simula: dalawang bato sa bawat butas, pero wala sa panloob na butas sa kanang dulo ng bawat manlalaro. Bilang ng batong kailangan: { $stones }.
    [kimasai] Sa simula: isang bato sa bawat butas, pero wala sa panloob na butas sa kaliwang dulo ng bawat manlalaro. Bilang ng batong kailangan: { $stones }.
   *[gore] Sa simula: anim na baka sa bawat butas. Bilang ng batong kailangan para sa mga ito: { $stones }.
  }
print-no-game = Walang larong maipi-print. Maglaro muna, o ituloy ang isang laro, at bumalik dito mula sa mga kasangkapan nito.
print-after = Pagkatapos ng tira { $ply }
print-at-start = Sa simula
