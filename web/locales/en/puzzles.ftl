# Puzzles: the list, the puzzle of the day, and solving one.

puzzles-title = Puzzles
puzzles-back = Back
puzzles-back-to-it = Back to the puzzle
puzzles-games = The games
puzzles-gist = You are South, and exactly one turn is best.
puzzles-count = { $solved } of { $of } solved.
puzzles-today = Puzzle of the day
# $goal: puzzles-short-win or puzzles-short-gain
puzzles-today-is = { game }: { $goal }, grade { $grade }.
puzzles-today-solved = You have solved it.
puzzles-today-open = Try it
puzzles-unknown = There is no puzzle of that name. Here are all there are.
puzzles-grade = { $grade ->
    [1] Grade 1: easy
    [2] Grade 2
    [3] Grade 3: middling
    [4] Grade 4
   *[5] Grade 5: hard
  }
puzzles-entry = Puzzle { $number }: { $goal }
puzzles-entry-solved = Puzzle { $number }: { $goal }, solved
puzzles-one = { game }, puzzle { $number }

## The task

puzzles-short-win = { $turns ->
    [one] win in { $turns } turn
   *[other] win in { $turns } turns
  }
puzzles-short-gain = { $piece ->
    [cow] gain { $count } cows
   *[stone] gain { $count } stones
  }
puzzles-win = { $turns ->
    [one] South to move: win with this turn
   *[other] South to move: win in { $turns } turns
  }
puzzles-gain = { $piece ->
    [cow] South to move: gain { $count } cows
   *[stone] South to move: gain { $count } stones
  }
puzzles-how = Touch the hole you would lift. A hint tells more, step by step.

## What is said of a turn

puzzles-right = Solved!
puzzles-right-shown = That is the turn.
puzzles-all-solved = You have solved every puzzle of this game.
puzzles-wrong = Not this one
puzzles-wrong-win = { $turns ->
    [one] South has not won yet: there is a turn that ends the game.
   *[other] North can hold out for more than { $turns } turns against that. There is a quicker way.
  }
puzzles-wrong-gain = { $piece ->
    [cow] Another turn leaves you at least { $count } cows better off, once North has answered.
   *[stone] Another turn leaves you at least { $count } stones better off, once North has answered.
  }
puzzles-near-hole = You began at the right hole, though. Choose otherwise on the way.
puzzles-near-bonus = That is the right capture, though. Take something else with it.
puzzles-again = Take it back and try again
puzzles-once-more = Do it again
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-show = Show the solution
puzzles-see-on = See how it goes on
puzzles-solution = The solution
puzzles-goes-on = How it goes on
