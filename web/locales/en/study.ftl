### Analysis and review of games: loaded when one of them is opened.

## What a position is worth

worth-even = The game is about even.
worth-drawn = The game is a draw.
worth-won = { side } has won.
worth-ahead = { side } is ahead by about { pieces }.
worth-wins = { $moves ->
    [one] { side } wins with the next move.
   *[other] { side } wins in { $moves } moves at the most.
  }
# The same in a word and a number, for a line or a table.
short-even = even
short-drawn = a draw
short-won = { side } has won
# $lead: "+3.2".
short-ahead = { side } { $lead }
short-wins = { side } wins in { $moves }

## Analysis

analysis-title = Analysis
analysis-note = Moves made here are only tried out. The game waits as it is.
lines-title = The best lines
line-name = Line { $line }
line-label = Line { $line }, { $worth }
line-move = Move { $at }, { side }: { $move }
# How far the computer has looked; $positions: how many positions it has seen.
searching = Looking { $depth ->
    [one] { $depth } move
   *[other] { $depth } moves
  } ahead · { $positions ->
    [one] { $positions } position
   *[other] { NUMBER($positions, useGrouping: "always") } positions
  } so far
settled = Looked { $depth ->
    [one] { $depth } move
   *[other] { $depth } moves
  } ahead · { $positions ->
    [one] { $positions } position
   *[other] { NUMBER($positions, useGrouping: "always") } positions
  }
starting = Beginning to look…
solved = Looked to the end of the game.
deeper = Look deeper
game-over = The game is over here; go back to look at an earlier position.
analysis-failed = The analysis does not answer. Check the connection and try again.

## Review

review-title = Review of the game
review-progress = { $done } of { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  } looked at
review-stop = Stop looking
review-go-on = Look at the rest
graph-label = How the game went: what each position is worth. Arrow keys move through the game.
# $worth: a sentence on what the position is worth, or that it was not looked at yet.
graph-at = { $ply ->
    [0] Start of the game: { $worth }
   *[other] After move { $ply }: { $worth }
  }
graph-unknown = not looked at yet
turning-title = Turning points
turning-none = No single move changed much.
turning-wait = They are found once every position has been looked at.
turning-offered = Move { $ply }, { side } offered { $names }.
turning-accepted = Move { $ply }, { side } accepted the offer.
turning-refused = Move { $ply }, { side } refused the offer.
turning-resigned = Move { $ply }, { side } resigned.
turning-played = Move { $ply }, { side } played { $move }.
# $before, $after: what the position was worth, in the short form.
turning-cost = Before it: { $before }. After it: { $after }.
turning-count = { $turnings ->
    [0] The review is done. No single move changed much.
    [one] The review is done. { $turnings } turning point.
   *[other] The review is done. { $turnings } turning points.
  }
better-offer = Better was to offer { $names }.
better-accept = Better was to accept the offer.
better-refuse = Better was to refuse the offer.
better-move = Better was { $move }.
show-better = Better line
show-better-than = Show the better line than move { $ply }
better-title = The better line
go-there = Go there
go-to-move = Go to move { $ply }
table = All values as a table
table-move = Move
table-who = Who
table-played = Played
table-value = Worth after it
table-turning = turning point { $number }
