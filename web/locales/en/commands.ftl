### The panel of commands: typed moves, what can be read out, and the keys of the board.

commands-intro = Type a move as it is written, such as a5 or b3xc4, or one of the words below. What they say is read out and stands under the line.
command-line = Move or command
command-do = Do it
command-log = Answers

## The words that can be typed. Several, with a comma between; the first is listed. English ones work in every language.

command-row = row, r
command-starts = starts, s
command-what = what, w
command-last = last, l
command-board = board, b
command-taken = taken, t
command-undo = undo
command-redo = redo
command-hint = hint
command-go = go
command-stop = stop
command-none = none
command-moves = moves
command-help = help

## What each word does, for the list. $word: the word itself.

command-row-does = reads a row: { $word } a
command-starts-does = reads the holes that you can start from
command-what-does = says what a move would do: { $word } a5
command-last-does = says what the last move did
command-board-does = reads the whole board
command-taken-does = says what lies taken
command-undo-does = takes a move back
command-redo-does = makes it again
command-hint-does = gives a hint; once more, a clearer one
command-go-does = lifts the stones of the head and goes on
command-stop-does = stops at the head
command-none-does = takes nothing more; other holes are written like { $example }
command-moves-does = opens the list of moves
command-help-does = reads these words

## Keys

keys-title = Keys while a hole has the focus
keys-words-title = Words
key-arrows = Arrow keys
key-arrows-does = to the next hole
key-enter = Enter
key-enter-does = begins a move, marks a hole
key-minus = Minus
key-minus-does = takes a mark back
key-escape = Escape
key-escape-does = takes back what is not confirmed, closes a panel
key-row-does = reads this row
key-starts-does = reads the holes that can start
key-what-does = says what a move from here would do
key-last-does = says what the last move did
key-taken-does = says what lies taken
key-help-does = opens this list, from anywhere

## What is read out

# $numbers: what the holes hold, from the first column on.
read-row = Row { $row }, { side }: { $numbers }.
# A hole of a row with two owners.
read-owned = { $hole }, { side }: { cows }.
read-no-row = There are the rows { $names }.
read-starts = { side } can start from { $names }.
read-no-starts = { side } can start from no hole now.
read-no-hole = There is no hole “{ $text }”.

## Answers that are no reading

command-cannot-now = That cannot be done now.
command-too-long = That is too long to be a move.
# $reason: a message of errors.ftl.
command-refused = “{ $text }” cannot be played: { $reason }
# One word in the reading of them all.
command-help-line = { $word }: { $does }.
