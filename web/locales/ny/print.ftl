# Kusindikiza: bolodi la pepala ndi malamulo ake, ndi mipata ya masewera ndi zithunzi.

print-title = Sindikizani bolodi kapena masewera
print-back = Bwererani
print-what = Zosindikiza
print-what-board = Bolodi ndi malamulo
print-what-moves = Mipata ya masewera
print-game = Masewera
print-columns = Mizati
print-paper = Pepala
print-pieces = Zosewerera
print-pieces-tops = Zivindikiro za botolo (32 mm)
print-pieces-pebbles = Timiyala (pafupifupi 20 mm)
print-pieces-fit = Pepala limodzi, mmene lingakwanire
print-every = Chithunzi
print-every-n = pa mipata { $count } iliyonse
print-every-end = pamapeto pokha
print-go = Sindikizani
print-sheets = { $count ->
    [one] Pepala limodzi, ndi malamulo kumbuyo kwake.
   *[other] Mapepala { $count } olumikizana, ndi malamulo kumbuyo kwa loyamba.
  }
print-hole = Dzenje lililonse ndi la { $size } mm m'lifupi.
print-both-sides = Sindikizani mbali zonse, motembenuzira mbali yaifupi, mu kukula kwenikweni (100 %).
print-sheet = { game }, pepala { $sheet } mwa { $of }
print-back-of = Kumbuyo kwa pepala { $sheet } mwa { $of }
print-join = Matani pepala { $sheet } apa
print-start = { $game ->
    [tsoro] Poyamba: miyala iwiri m'dzenje lililonse lakunja, m'mizere yamkati mulibe kanthu. Mukufunika miyala { $stones }.
    [nsolo] Poyamba: miyala iwiri m'dzenje lililonse, koma mulibe m'dzenje lamkati la kumapeto kwa dzanja lamanja la wosewera aliyense. Mukufunika miyala { $stones }.
    [kimasai] Poyamba: mwala umodzi m'dzenje lililonse, koma mulibe m'dzenje lamkati la kumapeto kwa dzanja lamanzere la wosewera aliyense. Mukufunika miyala { $stones }.
   *[gore] Poyamba: ng'ombe zisanu ndi imodzi m'dzenje lililonse. Mukufunika miyala { $stones } yoimira ng'ombe.
  }
print-no-game = Palibe masewera oti musindikize. Yambani mwasewera ena, kapena pitirizani ena, kenako bwerani pano kuchokera ku zida zake.
print-after = Pambuyo pa mpata { $ply }
print-at-start = Poyamba
