# Raaisels: die lys, die raaisel van die dag, en hoe een opgelos word.

puzzles-title = Raaisels
puzzles-back = Terug
puzzles-back-to-it = Terug na die raaisel
puzzles-games = Die speletjies
puzzles-gist = Jy is Suid, en presies een beurt is die beste.
puzzles-count = { $solved } van { $of } opgelos.
puzzles-today = Raaisel van die dag
puzzles-today-is = { game }: { $goal }, graad { $grade }.
puzzles-today-solved = Jy het dit opgelos.
puzzles-today-open = Probeer dit
puzzles-unknown = Daar is geen raaisel met daardie naam nie. Hier is almal wat daar is.
puzzles-grade = { $grade ->
    [1] Graad 1: maklik
    [2] Graad 2
    [3] Graad 3: middelmatig
    [4] Graad 4
   *[5] Graad 5: moeilik
  }
puzzles-entry = Raaisel { $number }: { $goal }
puzzles-entry-solved = Raaisel { $number }: { $goal }, opgelos
puzzles-one = { game }, raaisel { $number }

## Die taak

puzzles-short-win = { $turns ->
    [one] wen in { $turns } beurt
   *[other] wen in { $turns } beurte
  }
puzzles-short-gain = { $piece ->
    [cow] wen { $count } koeie
   *[stone] wen { $count } klippies
  }
puzzles-win = { $turns ->
    [one] Suid se beurt: wen met hierdie beurt
   *[other] Suid se beurt: wen in { $turns } beurte
  }
puzzles-gain = { $piece ->
    [cow] Suid se beurt: wen { $count } koeie
   *[stone] Suid se beurt: wen { $count } klippies
  }
puzzles-how = Raak aan die holte wat jy sou optel. ’n Wenk sê meer, stap vir stap.

## Wat van ’n beurt gesê word

puzzles-right = Opgelos!
puzzles-right-shown = Dit is die beurt.
puzzles-all-solved = Jy het elke raaisel van hierdie speletjie opgelos.
puzzles-wrong = Nie hierdie een nie
puzzles-wrong-win = { $turns ->
    [one] Suid het nog nie gewen nie: daar is ’n beurt wat die speletjie beëindig.
   *[other] Daarteen kan Noord meer as { $turns } beurte uithou. Daar is ’n vinniger manier.
  }
puzzles-wrong-gain = { $piece ->
    [cow] Met ’n ander beurt is jy minstens { $count } koeie beter af, nadat Noord geantwoord het.
   *[stone] Met ’n ander beurt is jy minstens { $count } klippies beter af, nadat Noord geantwoord het.
  }
puzzles-near-hole = Jy het darem by die regte holte begin. Kies langs die pad anders.
puzzles-near-bonus = Dit is darem die regte vangs. Vat iets anders daarby.
puzzles-again = Vat dit terug en probeer weer
puzzles-once-more = Doen dit weer
puzzles-next = Volgende raaisel
puzzles-all = Alle raaisels
puzzles-show = Wys die oplossing
puzzles-see-on = Kyk hoe dit verder gaan
puzzles-solution = Die oplossing
puzzles-goes-on = Hoe dit verder gaan
