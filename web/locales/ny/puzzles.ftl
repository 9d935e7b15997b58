# Ndagi: zonse zimene zilipo, ndagi ya lero, ndi kuthetsa ndagi.

puzzles-title = Ndagi
puzzles-back = Bwererani
puzzles-back-to-it = Bwererani ku ndagi
puzzles-games = Masewera
puzzles-gist = Ndinu Kumwera, ndipo mpata umodzi wokha ndiwo wabwino kuposa yonse.
puzzles-count = Mwathetsa { $solved } mwa { $of }.
puzzles-today = Ndagi ya lero
puzzles-today-is = { game }: { $goal }, giredi { $grade }.
puzzles-today-solved = Mwaithetsa.
puzzles-today-open = Yesani
puzzles-unknown = Palibe ndagi ya dzina limenelo. Zonse zimene zilipo ndi izi.
puzzles-grade = { $grade ->
    [1] Giredi 1: zosavuta
    [2] Giredi 2
    [3] Giredi 3: zapakati
    [4] Giredi 4
   *[5] Giredi 5: zovuta
  }
puzzles-entry = Ndagi { $number }: { $goal }
puzzles-entry-solved = Ndagi { $number }: { $goal }, yatha
puzzles-one = { game }, ndagi { $number }

## Ntchito yake

puzzles-short-win = { $turns ->
    [one] pambanani ndi mpata { $turns }
   *[other] pambanani ndi mipata { $turns }
  }
puzzles-short-gain = { $piece ->
    [cow] pezani ng'ombe { $count }
   *[stone] pezani miyala { $count }
  }
puzzles-win = { $turns ->
    [one] Ndi mpata wa Kumwera: pambanani ndi mpata uwu
   *[other] Ndi mpata wa Kumwera: pambanani ndi mipata { $turns }
  }
puzzles-gain = { $piece ->
    [cow] Ndi mpata wa Kumwera: pezani ng'ombe { $count }
   *[stone] Ndi mpata wa Kumwera: pezani miyala { $count }
  }
puzzles-how = Khudzani dzenje limene munganyamule. Langizo limakuuzani zambiri, pang'onopang'ono.

## Zimene zimanenedwa za mpata

puzzles-right = Mwathetsa!
puzzles-right-shown = Mpata wake ndi umenewo.
puzzles-all-solved = Mwathetsa ndagi zonse za masewera awa.
puzzles-wrong = Si umenewu
puzzles-wrong-win = { $turns ->
    [one] Kumwera sanapambane: pali mpata umene umathetsa masewera.
   *[other] Kumpoto akhoza kupirira mipata yoposa { $turns }. Pali njira yofulumira.
  }
puzzles-wrong-gain = { $piece ->
    [cow] Mpata wina ungakupatseni ng'ombe zina { $count } kapena kuposa, Kumpoto atayankha.
   *[stone] Mpata wina ungakupatseni miyala ina { $count } kapena kuposa, Kumpoto atayankha.
  }
puzzles-near-hole = Koma mwayambira pa dzenje lolondola. Sankhani mwina m'njira.
puzzles-near-bonus = Koma mwalanda molondola. Tengani zina pamodzi nazo.
puzzles-again = Bwezani ndi kuyesanso
puzzles-once-more = Chitaninso
puzzles-next = Ndagi ina
puzzles-all = Ndagi zonse
puzzles-show = Onetsani yankho
puzzles-see-on = Onani zotsatira
puzzles-solution = Yankho
puzzles-goes-on = Zotsatira
