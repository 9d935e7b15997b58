# Kudhinda: bhodhi repepa nemitemo yaro, nemajana emutambo nemifananidzo.

print-title = Dhinda bhodhi kana mutambo
print-back = Dzokera
print-what = Zvekudhinda
print-what-board = Bhodhi nemitemo
print-what-moves = Majana emutambo
print-game = Mutambo
print-columns = Midungwe
print-paper = Pepa
print-pieces = Zvekutambisa
print-pieces-tops = Zvivharo zvemabhodhoro (32 mm)
print-pieces-pebbles = Tumatombo (inenge 20 mm)
print-pieces-fit = Pepa rimwe, hukuru hunokwana
print-every = Mufananidzo
print-every-n = pamajana { $count } oga oga
print-every-end = kumagumo chete
print-go = Dhinda
print-sheets = { $count ->
    [one] Pepa rimwe, nemitemo kumashure kwaro.
   *[other] Mapepa { $count } anobatanidzwa, nemitemo kumashure kwerekutanga.
  }
print-hole = Gomba rimwe nerimwe rakafara { $size } mm.
print-both-sides = Dhinda kumativi ose, uchitendeutsa nedivi pfupi, nehukuru hwechokwadi (100 %).
print-sheet = { game }, pepa { $sheet } pa{ $of }
print-back-of = Kumashure kwepepa { $sheet } pa{ $of }
print-join = Namatidza pepa { $sheet } pano
print-start = { $game ->
    [tsoro] Pakutanga: matombo maviri mugomba rimwe nerimwe rekunze, mukati hamuna chinhu. Unoda matombo { $stones }.
    [nsolo] Pakutanga: matombo maviri mugomba rimwe nerimwe, asi hapana mugomba remukati riri kurudyi kumagumo kwemutambi mumwe nemumwe. Unoda matombo { $stones }.
    [kimasai] Pakutanga: dombo rimwe mugomba rimwe nerimwe, asi hapana mugomba remukati riri kuruboshwe kumagumo kwemutambi mumwe nemumwe. Unoda matombo { $stones }.
   *[gore] Pakutanga: mombe nhanhatu mugomba rimwe nerimwe. Unoda matombo { $stones } anomirira mombe.
  }
print-no-game = Hapana mutambo wekudhinda. Tanga watamba mumwe, kana kuenderera nemumwe, wozodzoka pano kubva pazvekushandisa zvawo.
print-after = Mushure mejana { $ply }
print-at-start = Pakutanga
