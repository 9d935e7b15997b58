# Mafumbo: orodha, fumbo la leo, na kulifumbua.

puzzles-title = Mafumbo
puzzles-back = Rudi
puzzles-back-to-it = Rudi kwenye fumbo
puzzles-games = Michezo
puzzles-gist = Wewe ni Kusini, na ni zamu moja tu iliyo bora kuliko zote.
puzzles-count = { $solved } kati ya { $of } yamefumbuliwa.
puzzles-today = Fumbo la leo
puzzles-today-is = { game }: { $goal }, ngazi ya { $grade }.
puzzles-today-solved = Umelifumbua.
puzzles-today-open = Lijaribu
puzzles-unknown = Hakuna fumbo lenye jina hilo. Haya hapa ndiyo yote yaliyopo.
puzzles-grade = { $grade ->
    [1] Ngazi ya 1: rahisi
    [2] Ngazi ya 2
    [3] Ngazi ya 3: wastani
    [4] Ngazi ya 4
   *[5] Ngazi ya 5: ngumu
  }
puzzles-entry = Fumbo { $number }: { $goal }
puzzles-entry-solved = Fumbo { $number }: { $goal }, limefumbuliwa
puzzles-one = { game }, fumbo { $number }

## Kazi yenyewe

puzzles-short-win = shinda kwa zamu { $turns }
puzzles-short-gain = { $piece ->
    [cow] pata ng’ombe { $count }
   *[stone] pata kete { $count }
  }
puzzles-win = { $turns ->
    [one] Zamu ya Kusini: shinda kwa zamu hii
   *[other] Zamu ya Kusini: shinda kwa zamu { $turns }
  }
puzzles-gain = { $piece ->
    [cow] Zamu ya Kusini: pata ng’ombe { $count }
   *[stone] Zamu ya Kusini: pata kete { $count }
  }
puzzles-how = Gusa shimo ambalo ungelichota. Dokezo hueleza zaidi, hatua kwa hatua.

## Yanayosemwa kuhusu zamu

puzzles-right = Umelifumbua!
puzzles-right-shown = Hiyo ndiyo zamu.
puzzles-all-solved = Umefumbua mafumbo yote ya mchezo huu.
puzzles-wrong = Siyo hiyo
puzzles-wrong-win = { $turns ->
    [one] Kusini bado hajashinda: kuna zamu inayomaliza mchezo.
   *[other] Dhidi ya hilo Kaskazini anaweza kustahimili zaidi ya zamu { $turns }. Kuna njia ya haraka zaidi.
  }
puzzles-wrong-gain = { $piece ->
    [cow] Zamu nyingine inakupa angalau ng’ombe { $count } zaidi, Kaskazini akishajibu.
   *[stone] Zamu nyingine inakupa angalau kete { $count } zaidi, Kaskazini akishajibu.
  }
puzzles-near-hole = Hata hivyo umeanza kwenye shimo sahihi. Chagua vingine njiani.
puzzles-near-bonus = Hata hivyo umekula mahali sahihi. Kwenye nyongeza chukua kingine.
puzzles-again = Irudishe na ujaribu tena
puzzles-once-more = Fanya tena
puzzles-next = Fumbo lijalo
puzzles-all = Mafumbo yote
puzzles-show = Onyesha jibu
puzzles-see-on = Ona linavyoendelea
puzzles-solution = Jibu
puzzles-goes-on = Linavyoendelea
