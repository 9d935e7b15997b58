# Mga puzzle: ang listahan, ang puzzle ng araw, at ang paglutas ng isa.

puzzles-title = Puzzle
puzzles-back = Balik
puzzles-back-to-it = Bumalik sa puzzle
puzzles-games = Mga laro
puzzles-gist = Ikaw si Timog, at iisang turno lang ang pinakamahusay.
puzzles-count = { $solved } sa { $of } ang nalutas.
puzzles-today = Puzzle ngayong araw
puzzles-today-is = { game }: { $goal }, grado { $grade }.
puzzles-today-solved = Nalutas mo na ito.
puzzles-today-open = Subukan
puzzles-unknown = Walang puzzle na may ganoong pangalan. Narito ang lahat ng mayroon.
puzzles-grade = { $grade ->
    [1] Grado 1: madali
    [2] Grado 2
    [3] Grado 3: katamtaman
    [4] Grado 4
   *[5] Grado 5: mahirap
  }
puzzles-entry = Puzzle { $number }: { $goal }
puzzles-entry-solved = Puzzle { $number }: { $goal }, nalutas na
puzzles-one = { game }, puzzle { $number }

## Ang gagawin

puzzles-short-win = { $turns ->
    [one] manalo sa { $turns } turno
   *[other] manalo sa { $turns } na turno
  }
puzzles-short-gain = { $piece ->
    [cow] { $count ->
        [one] lumamang ng { $count } baka
       *[other] lumamang ng { $count } na baka
      }
   *[stone] { $count ->
        [one] lumamang ng { $count } bato
       *[other] lumamang ng { $count } na bato
      }
  }
puzzles-win = { $turns ->
    [1] Si Timog ang titira: manalo sa turnong ito
    [one] Si Timog ang titira: manalo sa { $turns } turno
   *[other] Si Timog ang titira: manalo sa { $turns } na turno
  }
puzzles-gain = { $piece ->
    [cow] { $count ->
        [one] Si Timog ang titira: lumamang ng { $count } baka
       *[other] Si Timog ang titira: lumamang ng { $count } na baka
      }
   *[stone] { $count ->
        [one] Si Timog ang titira: lumamang ng { $count } bato
       *[other] Si Timog ang titira: lumamang ng { $count } na bato
      }
  }
puzzles-how = Pindutin ang butas na gusto mong damputin. Mas maraming sasabihin ang hint, hakbang-hakbang.

## Ang sasabihin tungkol sa isang turno

puzzles-right = Nalutas!
puzzles-right-shown = Iyan ang turno.
puzzles-all-solved = Nalutas mo na ang lahat ng puzzle ng larong ito.
puzzles-wrong = Hindi iyan
puzzles-wrong-win = { $turns ->
    [1] Hindi pa panalo si Timog: may turnong tumatapos sa laro.
    [one] Makakatagal si Hilaga laban diyan nang higit sa { $turns } turno. May mas mabilis na paraan.
   *[other] Makakatagal si Hilaga laban diyan nang higit sa { $turns } na turno. May mas mabilis na paraan.
  }
puzzles-wrong-gain = { $piece ->
    [cow] { $count ->
        [one] May ibang turno na mas lamang ka ng di-bababa sa { $count } baka, pagkasagot ni Hilaga.
       *[other] May ibang turno na mas lamang ka ng di-bababa sa { $count } na baka, pagkasagot ni Hilaga.
      }
   *[stone] { $count ->
        [one] May ibang turno na mas lamang ka ng di-bababa sa { $count } bato, pagkasagot ni Hilaga.
       *[other] May ibang turno na mas lamang ka ng di-bababa sa { $count } na bato, pagkasagot ni Hilaga.
      }
  }
puzzles-near-hole = Pero tama ang butas na sinimulan mo. Iba ang piliin sa daan.
puzzles-near-bonus = Pero tama ang kain na iyan. Iba ang kunin kasama nito.
puzzles-again = Bawiin at subukan ulit
puzzles-once-more = Gawin ulit
puzzles-next = Susunod
puzzles-all = Lahat ng puzzle
puzzles-show = Ipakita ang solusyon
puzzles-see-on = Tingnan ang kasunod
puzzles-solution = Ang solusyon
puzzles-goes-on = Ang kasunod nito
