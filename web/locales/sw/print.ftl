# Kuchapisha: bao la karatasi na kanuni zake, na miendo ya mchezo yenye michoro.

print-title = Chapisha bao au mchezo
print-back = Rudi
print-what = Cha kuchapisha
print-what-board = Bao na kanuni zake
print-what-moves = Miendo ya mchezo
print-game = Mchezo
print-columns = Safuwima
print-paper = Karatasi
print-pieces = Kwa ajili ya
print-pieces-tops = Vizibo vya chupa (mm 32)
print-pieces-pebbles = Kokoto (kama mm 20)
print-pieces-fit = Karatasi moja, kwa ukubwa unaotosha
print-every = Mchoro
print-every-n = kila miendo { $count }
print-every-end = mwishoni tu
print-go = Chapisha
print-sheets = { $count ->
    [one] Karatasi moja, na kanuni nyuma yake.
   *[other] Karatasi { $count } za kuunganisha, na kanuni nyuma ya ile ya kwanza.
  }
print-hole = Kila shimo lina upana wa mm { $size }.
print-both-sides = Chapisha pande zote mbili, ukigeuza kwa upande mfupi, kwa ukubwa halisi (100 %).
print-sheet = { game }, karatasi { $sheet } kati ya { $of }
print-back-of = Nyuma ya karatasi { $sheet } kati ya { $of }
print-join = Gundisha karatasi { $sheet } juu ya ukanda huu
print-start = { $game ->
    [tsoro] Mwanzoni: kete mbili katika kila shimo la nje, na hakuna kete katika safu za ndani. Unahitaji kete { $stones }.
    [nsolo] Mwanzoni: kete mbili katika kila shimo, isipokuwa shimo la ndani la mwisho wa kulia wa kila mchezaji, ambalo ni tupu. Unahitaji kete { $stones }.
    [kimasai] Mwanzoni: kete moja katika kila shimo, isipokuwa shimo la ndani la mwisho wa kushoto wa kila mchezaji, ambalo ni tupu. Unahitaji kete { $stones }.
   *[gore] Mwanzoni: ng’ombe sita katika kila shimo. Unahitaji kete { $stones } kwa ajili yao.
  }
print-no-game = Hakuna mchezo wa kuchapisha. Cheza mmoja kwanza, au endelea na mmoja, kisha urudi hapa kupitia vifaa vyake.
print-after = Baada ya mwendo { $ply }
print-at-start = Mwanzoni
