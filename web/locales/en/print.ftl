# Printing: a paper board with its rules, and the moves of a game with diagrams.

print-title = Print a board or a game
print-back = Back
print-what = What to print
print-what-board = A board with its rules
print-what-moves = The moves of a game
print-game = Game
print-columns = Columns
print-paper = Paper
print-pieces = Made for
print-pieces-tops = Bottle-tops (32 mm)
print-pieces-pebbles = Pebbles (about 20 mm)
print-pieces-fit = As large as one sheet
print-every = A diagram
print-every-n = every { $count } moves
print-every-end = only at the end
print-go = Print
print-sheets = { $count ->
    [one] One sheet, with the rules on its back.
   *[other] { $count } sheets that join, with the rules on the back of the first.
  }
print-hole = Each hole is { $size } mm wide.
print-both-sides = Print on both sides, turned on the short edge, in real size (100 %).
print-sheet = { game }, sheet { $sheet } of { $of }
print-back-of = The back of sheet { $sheet } of { $of }
print-join = Glue sheet { $sheet } on this strip
print-start = { $game ->
    [tsoro] At the start: two stones in each outer hole, nothing in the inner rows. You need { $stones } stones.
    [nsolo] At the start: two stones in each hole, but none in the inner hole at each player’s right end. You need { $stones } stones.
    [kimasai] At the start: one stone in each hole, but none in the inner hole at each player’s left end. You need { $stones } stones.
   *[gore] At the start: six cows in each hole. You need { $stones } stones for them.
  }
print-no-game = There is no game to print. Play one first, or go on with one, and come back here from its tools.
print-after = After move { $ply }
print-at-start = At the start
