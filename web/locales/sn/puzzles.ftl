# Zvirahwe: zvose zviripo, chirahwe chezuva, nekupedza chirahwe.

puzzles-title = Zvirahwe
puzzles-back = Dzokera
puzzles-back-to-it = Dzokera kuchirahwe
puzzles-games = Mitambo
puzzles-gist = Ndiwe Zasi, uye pane jana rimwe chete riri nani pane mamwe ose.
puzzles-count = Wapedza { $solved } pa{ $of }.
puzzles-today = Chirahwe chezuva
puzzles-today-is = { game }: { $goal }, giredhi { $grade }.
puzzles-today-solved = Wachipedza.
puzzles-today-open = Chiedze
puzzles-unknown = Hapana chirahwe chine zita iroro. Heano ose aripo.
puzzles-grade = { $grade ->
    [1] Giredhi 1: nyore
    [2] Giredhi 2
    [3] Giredhi 3: pakati
    [4] Giredhi 4
   *[5] Giredhi 5: kuoma
  }
puzzles-entry = Chirahwe { $number }: { $goal }
puzzles-entry-solved = Chirahwe { $number }: { $goal }, chapera
puzzles-one = { game }, chirahwe { $number }

## Basa racho

puzzles-short-win = { $turns ->
    [one] kunda nejana { $turns }
   *[other] kunda nemajana { $turns }
  }
puzzles-short-gain = { $piece ->
    [cow] wana mombe { $count }
   *[stone] wana matombo { $count }
  }
puzzles-win = { $turns ->
    [one] Ijana raZasi: kunda nejana iri
   *[other] Ijana raZasi: kunda nemajana { $turns }
  }
puzzles-gain = { $piece ->
    [cow] Ijana raZasi: wana mombe { $count }
   *[stone] Ijana raZasi: wana matombo { $count }
  }
puzzles-how = Bata gomba raungasimudza. Zano rinokuudza zvimwe, nhanho nenhanho.

## Zvinotaurwa pamusoro pejana

puzzles-right = Wazvigona!
puzzles-right-shown = Ndiro jana racho.
puzzles-all-solved = Wapedza zvirahwe zvose zvemutambo uno.
puzzles-wrong = Harisi iri
puzzles-wrong-win = { $turns ->
    [one] Zasi haasati akunda: pane jana rinopedza mutambo.
   *[other] Kumusoro anogona kutsungirira kupfuura majana { $turns }. Pane nzira inokurumidza.
  }
puzzles-wrong-gain = { $piece ->
    [cow] Rimwe jana rinokupa dzimwe mombe { $count } kana kupfuura, Kumusoro apindura.
   *[stone] Rimwe jana rinokupa mamwe matombo { $count } kana kupfuura, Kumusoro apindura.
  }
puzzles-near-hole = Asi watangira pagomba chairo. Sarudza zvimwe munzira.
puzzles-near-bonus = Asi watapa zvakanaka. Tora zvimwe pamwe nazvo.
puzzles-again = Dzosa uedze zvakare
puzzles-once-more = Zviitezve
puzzles-next = Chinotevera
puzzles-all = Zvirahwe zvose
puzzles-show = Ratidza mhinduro
puzzles-see-on = Ona zvinotevera
puzzles-solution = Mhinduro
puzzles-goes-on = Zvinotevera
