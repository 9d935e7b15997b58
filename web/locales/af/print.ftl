# Druk: ’n papierbord met sy reëls, en die skuiwe van ’n speletjie met diagramme.

print-title = Druk ’n bord of ’n speletjie
print-back = Terug
print-what = Wat om te druk
print-what-board = ’n Bord met sy reëls
print-what-moves = Skuiwe van ’n speletjie
print-game = Spel
print-columns = Kolomme
print-paper = Papier
print-pieces = Gemaak vir
print-pieces-tops = Botteldoppies (32 mm)
print-pieces-pebbles = Klippies (omtrent 20 mm)
print-pieces-fit = Een vel, so groot as wat dit pas
print-every = ’n Diagram
print-every-n = elke { $count } skuiwe
print-every-end = net aan die einde
print-go = Druk
print-sheets = { $count ->
    [one] Een vel, met die reëls agterop.
   *[other] { $count } velle wat aanmekaar pas, met die reëls agterop die eerste.
  }
print-hole = Elke holte is { $size } mm breed.
print-both-sides = Druk aan albei kante, omgedraai oor die kort rand, in ware grootte (100 %).
print-sheet = { game }, vel { $sheet } van { $of }
print-back-of = Die agterkant van vel { $sheet } van { $of }
print-join = Plak vel { $sheet } op hierdie strook
print-start = { $game ->
    [tsoro] Aan die begin: twee klippies in elke buitenste holte, niks in die binneste rye nie. Jy het { $stones } klippies nodig.
    [nsolo] Aan die begin: twee klippies in elke holte, maar niks in die binneste holte aan elke speler se regterpunt nie. Jy het { $stones } klippies nodig.
    [kimasai] Aan die begin: een klippie in elke holte, maar niks in die binneste holte aan elke speler se linkerpunt nie. Jy het { $stones } klippies nodig.
   *[gore] Aan die begin: ses koeie in elke holte. Jy het { $stones } klippies daarvoor nodig.
  }
print-no-game = Daar is geen speletjie om te druk nie. Speel eers een, of gaan met een voort, en kom dan met sy knoppies hierheen terug.
print-after = Ná skuif { $ply }
print-at-start = Aan die begin
