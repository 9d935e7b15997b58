### Everything that the start screen and a game need. docs/languages.md says how these files are written.

## Lists of names: "a1 and a4"; "a1, a4, and a5"

list-two = { $first } and { $second }
list-more = { $first }, { $second }
list-last = { $first }, and { $second }

## Sides and games; other messages refer to these

side = { $side ->
    [N] North
   *[S] South
  }
game = { $game ->
    [nsolo] Nsolo
    [kimasai] Bao la Kimasai
    [gore] Goré
   *[tsoro] Tsoro
  }
# Whose game it is and where it is played.
game-place = { $game ->
    [nsolo] Ngoni, Malawi and eastern Zambia
    [kimasai] Maasai, central Tanzania
    [gore] Guro, Ivory Coast
   *[tsoro] Shona, north-eastern Zimbabwe
  }
# What the game is like, in one line; by whatever rules.
game-gist = { $game ->
    [nsolo] A big board full of stones, and captures that take more than they find.
    [kimasai] Single stones that step, slip past and capture.
    [gore] Two rows, eight holes, and a herd of cows (ayla) to win.
   *[tsoro] Long sowings of stones (matombo), lap after lap, on a board of up to 84 holes.
  }

# A number with its noun. Where a sentence needs other forms of them, write the numbers out there instead.
stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
  }
cows = { $cows ->
    [one] { $cows } cow
   *[other] { $cows } cows
  }
holes = { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
  }
laps = { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }
# Goré is played with cows, the other games with stones.
pieces = { $piece ->
    [cow] { $count ->
        [one] { $count } cow
       *[other] { $count } cows
      }
   *[stone] { $count ->
        [one] { $count } stone
       *[other] { $count } stones
      }
  }

## The start screen

tagline = Four old sowing games of Africa.
choose-game = Choose a game
start-game = Play { game }
# $plies: how many moves have been made; $move: the number of the next one.
continue-game = { $plies ->
    [0] Continue { game }
   *[other] Continue { game }, move { $move }
  }
# The ways from the start screen to other screens.
menu-ways = More
way-games = My games
start-replaces = The unfinished game stays in your list of games.
one-kind = This game has one set of rules.
how-to = How to play { game }
rules = Rules
learn = Learn
learn-game = Learn { game } step by step
print = Print
puzzles = Puzzles
puzzles-of = Puzzles of { game }
print-board = Print a board of { game }
print-moves = Print the moves
screen-failed = This part of the page could not be loaded. Check the connection and try again.

## Rules to choose, on the start screen

# The label of a choice.
field = { $field ->
    [columns] Columns
    [heads] Heads
    [bonus] Bonus
    [safe-heads] Safe heads
    [capture] Capture
   *[trade] Trading
  }
# What the choice does, in one line below it.
field-help = { $field ->
    [columns] How many holes each row has: fewer make a shorter game.
    [heads] Holes at the right end of your outer row (musoro, plural misoro) where you may stop a sowing.
    [bonus] How many more enemy holes a capture lets you empty.
    [safe-heads] Whether the bonus has to leave the heads alone.
    [capture] 1975: one hole, then as many stones again. 1913: two holes, then one more whole hole.
   *[trade] Whether you may offer holes to the other for six cows each.
  }
# The values, as the choices read.
field-heads = { $value ->
    [0] No heads
    [1] One head a side
   *[2] Two heads a side
  }
field-bonus = { $value ->
    [0] No bonus
    [one] One more hole
   *[other] { $value } more holes
  }
field-safe-heads = { $value ->
    [yes] Heads are safe
   *[no] Heads may be taken
  }
field-capture = { $value ->
    [1913] As in 1913
   *[1975] As in 1975
  }
field-trade = { $value ->
    [no] No trading
   *[yes] With trading
  }
# The rules in use, one after the other below the game's name: "4 × 21 · two heads · bonus of 2".
rule-board = { $rows } × { $columns }
rule-heads = { $value ->
    [0] no heads
    [1] one head
   *[2] two heads
  }
rule-bonus = { $value ->
    [0] no bonus
   *[other] bonus of { $value }
  }
rule-safe-heads = safe heads
rule-capture = { $value ->
    [1913] capture of 1913
   *[1975] capture of 1975
  }
rule-trade = { $value ->
    [no] no trading
   *[yes] with trading
  }

## Who plays

who-plays = Who plays
south-first = South moves first.
person = Person
names-field = Names, if you like
names-of = Names of the persons who play { side }, with commas between them
names-in-turn = They move in turn.
computer = Computer
computer-by-time = Computer, by time
# A person on another device, whose moves come by link.
person-by-link = Person elsewhere, by link
strength = Strength of { side }
time-for = Time for { side }
by-time-help = It plays as well as it can in this time.
level = Level { $level }
# What a level plays like, from the weakest to the strongest.
level-like = { $level ->
    [1] A child who has just learnt
    [2] A beginner who plays for fun
    [3] A learner who sees captures
    [4] A steady player
    [5] A practised player
    [6] A sharp player
    [7] An old hand
   *[8] A master
  }
level-spoken = { level }: { level-like }
# Time for each move, as its choice reads.
seconds = { $seconds ->
    [0.5] Half a second a move
    [one] { $seconds } second a move
   *[other] { $seconds } seconds a move
  }
# Who sits at a side, in the line above the board.
seat-person = { side }: person
seat-names = { side }: { $names }
seat-level = { side }: computer, level { $level }
seat-link = { side }: by link
seat-seconds = { side }: computer, { $seconds } s a move
sides-below = South is below.
sides-right = South is on the right.
you-below = You are South, below.
you-above = You are North, above.
you-right = You are South, on the right.
you-left = You are North, on the left.

## A turn

to-move = { side } to move
your-move = Your move, { side }
to-move-named = { $name } to move ({ side })
choose-hole = Choose one of the ringed holes to sow from.
choose-single = No hole holds two stones, so a single one may step.
choose-step = Choose one of the ringed stones; it steps into the next hole.
choose-cows = Choose one of your holes to sow from.
moving = { $game ->
    [kimasai] { side } steps…
   *[other] { side } sows…
  }
hurry-hint = A tap or any key hurries it.
next-step = Next step
show-rest = Show the rest
viewing = You are looking back, after move { $ply } of { $plies }.
play-from-here = Move from here to play on another way.
to-latest = Back to the latest move
replay = Show the last move again
# The same in a word or two, under an icon.
replay-short = Last move

## The computer's turn

thinking = { side } is thinking…
computer-moves = { side }, the computer, is to move.
computer-begins = { side } begins at { $hole }.
computer-goes-on = { side } lifts and goes on at { $hole }.
computer-stops = { side } stops at { $hole }.
computer-takes = { side } takes from { $names }.
computer-offers = { side } offers { $names }.
computer-accepts = { side } accepts the offer of { $names }.
computer-refuses = { side } refuses the offer.
let-it-play = Let the computer play on
one-move = One move
move-now = Move now
pause = Pause
pausing = It pauses after this move.

## A side on another device

away = { side } moves elsewhere.
send-link = Send the link
link = Link
link-failed = The link could not be opened. Check the connection and reload the page.
set-up = Set up a position

## At a head

head-heading = The sowing has come to your head { $hole }.
head-heading-of = { side }'s sowing has come to the head { $hole }.
head-first = First choose below: go on, or stop.
head-note = Lift its { stones } and sow on, or stop here and end the move.
head-only-stop = Going on would never end, so the sowing stops here.
go-on = Lift and go on
stop = Stop here
run-on = Go on to the end
peek = Show what each would do
peek-one = Show the board after it
# Either of these in a word, under an icon.
peek-short = Preview
peek-go-on = Going on
peek-stop = Stopping
peek-run-on = To the end

## The bonus

# $max: how many may be taken; $left: how many of them are not marked yet.
take-holes = { $max ->
    [one] Take one more hole · { $left } left
   *[other] Take up to { $max } more holes · { $left } left
  }
take-stones = { $max ->
    [one] Take one more stone · { $left } left
   *[other] Take up to { $max } more stones · { $left } left
  }
take-holes-of = { $max ->
    [one] { side } may take one more hole · { $left } left
   *[other] { side } may take up to { $max } more holes · { $left } left
  }
take-stones-of = { $max ->
    [one] { side } may take one more stone · { $left } left
   *[other] { side } may take up to { $max } more stones · { $left } left
  }
holes-note = The capture lets you empty enemy holes, wherever they are. Mark them on the board.
stones-note = The capture lets you take as many again. Each touch on an enemy hole marks one stone.
marks-left = { $left ->
    [0] None left to mark.
   *[other] { $left } left to mark.
  }
take = Take { stones }
take-none = Take none
clear = Clear
mark-for-me = Mark { $count } more for me
# The same in a word or two, under an icon.
mark-for-me-short = Fill up
fewer = One stone fewer from { $hole }
more = One stone more from { $hole }
chosen-from = Stones marked so far

## Offers of holes, in Goré

offer = Offer holes
offer-heading = { $max ->
    [one] Which hole do you offer?
   *[other] Which holes do you offer? Up to { $max }
  }
# $side: who would pay; $cows: how many, into all marked holes together, or into each while none is marked.
offer-note = { $holes ->
    [0] Mark your holes; { side } would put { cows } into each and own it. The offer is your turn.
    [one] { side } would put { cows } into it and own it. The offer is your turn.
   *[other] { side } would put { cows } into them and own them. The offer is your turn.
  }
offer-marked = { $count } of up to { holes } marked.
offer-confirm = { $holes ->
    [0] Offer
   *[other] Offer { holes }
  }
offer-leave = Sow instead
answer-heading = { side } offers you { holes }: { $names }.
answer-first = First choose below: accept, or refuse.
# $paid: the cows for all the holes together; $herd: what your herd has.
answer-note = { $holes ->
    [one] You would put { $paid } of your { $herd } cows into it and own it. Refusing is allowed, but a win after a refusal is without glory.
   *[other] You would put { $paid } of your { $herd } cows into them and own them. Refusing is allowed, but a win after a refusal is without glory.
  }
accept = Accept
refuse = Refuse
pass-heading = { side } has no cow to sow and must pass.
pass-note = None of your holes holds a cow; the other moves again.
pass = Pass

## Resigning

resign = Resign
resign-heading = Resign as { side }?
# $side: who will have won.
resign-note = { side } will have won. You can still take it back with undo.
resign-yes = Yes, resign
resign-no = Keep playing
# Computers play each other: whoever watches ends their game before its end.
end-game = End the game
ended-heading = The game was ended.
ended-note = Nobody has won. It is kept as unfinished.

## What an answer would do

would-sow = { $laps ->
    [one] It sows { $laps } more lap and ends at { $last } without a capture.
   *[other] It sows { $laps } more laps and ends at { $last } without a capture.
  }
would-capture = { $laps ->
    [one] It sows { $laps } more lap, ends at { $last } and captures { $captured }.
   *[other] It sows { $laps } more laps, ends at { $last } and captures { $captured }.
  }
would-ask = { $laps ->
    [one] It sows { $laps } more lap and comes to your head { $last }, where you choose again.
   *[other] It sows { $laps } more laps and comes to your head { $last }, where you choose again.
  }
would-stop = The move ends at { $hole }; nothing is captured.
would-take = { $stones ->
    [one] One stone leaves the board.
   *[other] { $stones } stones leave the board.
  }
# $cows: what would lie in the holes; $left: what would be left in your herd.
would-accept = { $holes ->
    [one] { $names } would be yours, with { cows } in it; { $left ->
        [one] { $left } cow
       *[other] { $left } cows
      } would be left in your herd, and you move.
   *[other] { $names } would be yours, with { cows } in them; { $left ->
        [one] { $left } cow
       *[other] { $left } cows
      } would be left in your herd, and you move.
  }
would-refuse = The board stays as it is, and you move.
# $side: who would accept.
would-offer = If { side } accepts, { $names } would lie like this.

## Why a touch does nothing

not-yours = { $hole } is { side }'s.
empty-hole = { $hole } is empty.
cannot-start = { $hole } cannot start a move now.
cannot-take = Nothing can be taken from { $hole }.
all-marked = Every stone of { $hole } is marked already.
none-left = All are marked; let go of one first.
can-pay-for = { $holes ->
    [one] { side } can pay for one hole only; let go of the marked one first.
   *[other] { side } can pay for { $holes } holes only; let go of one first.
  }
keep-one = You have to keep one hole; let go of a marked one first.
cannot-offer = { $hole } is not yours to offer.

## What a move did

did-pass = { side } had no cow to sow and passed.
did-offer = { side } offered { $names }.
did-accept = { side } accepted the offer of { $names }.
did-refuse = { side } refused the offer.
did-resign = { side } resigned.
# In Bao la Kimasai; $captured: a number of stones.
did-step = { side } stepped from { $from } to { $last }.
did-step-capture = { side } stepped from { $from } to { $last } and captured { $captured }.
# In Goré.
did-sow-cows = { side } sowed from { $from } to { $last }.
did-sow-cows-capture = { side } sowed from { $from } to { $last } and captured { cows }.
# In Tsoro and Nsolo; with a bonus of stones or of whole holes.
did-sow = { side } sowed { laps } from { $from } to { $last }.
did-sow-capture = { side } sowed { laps } from { $from } to { $last } and captured { $captured }.
did-sow-stones = { side } sowed { laps } from { $from } to { $last }, captured { $captured } and took { $stones ->
    [one] { $stones } more stone
   *[other] { $stones } more stones
  }.
did-sow-holes = { side } sowed { laps } from { $from } to { $last }, captured { $captured } and took { $holes ->
    [one] { $holes } more hole
   *[other] { $holes } more holes
  }, { stones }.

## A move shown step by step

step-single = The stone of { $from } steps to { $last }.
step-sown = { $piece ->
    [cow] { $count ->
        [one] One cow goes from { $from } to { $last }.
       *[other] { $count } cows are lifted from { $from } and sown one by one, the last into { $last }.
      }
   *[stone] { $count ->
        [one] One stone goes from { $from } to { $last }.
       *[other] { $count } stones are lifted from { $from } and sown one by one, the last into { $last }.
      }
  }
step-relays = Stones lie in { $last }: they are lifted and sown on.
step-taken = { pieces } captured from { $names }.

## The board, for those who hear it

board = { game } board
# A hole: whose, how many, what it is and what can be done with it. $marked: stones that are marked in it, 1 for a whole
# hole; $preview: what it would hold after an answer that is being looked at, or "none".
hole = { $hole }, { side }, { pieces }{ $head ->
    [yes] , head
   *[no] { "" }
  }{ $startable ->
    [yes] , can start
   *[no] { "" }
  }{ $marked ->
    [0] { "" }
    [one] , marked
   *[other] , { $marked } marked
  }{ $takeable ->
    [yes] , can be taken
   *[no] { "" }
  }{ $offered ->
    [yes] , offered
   *[no] { "" }
  }{ $hinted ->
    [yes] , the hint
   *[no] { "" }
  }{ $preview ->
    [none] { "" }
   *[other] , would hold { $preview }
  }
heap = { $piece ->
    [cow] { side }'s herd: { pieces }.
   *[stone] { side } has taken { pieces }.
  }

## How a game ended

result = { $result ->
    [draw] A draw
    [N] North has won
   *[S] South has won
  }
# $result: who has won, as above. $names: the persons who played that side.
result-named = { $result }: { $names }
# A person who plays the computer here has won, or has lost.
result-you = You have won
result-computer = The computer has won
# $side: who has lost.
end-captured = { side } has no stones left.
end-immobile = { side } cannot move.
end-resigned = { side } resigned.
end-cleared = No hole holds three cows or more: South has { $south ->
    [one] { $south } cow
   *[other] { $south } cows
  }, North has { $north ->
    [one] { $north } cow
   *[other] { $north } cows
  }.
end-cleared-even = No hole holds three cows or more: both have { cows }.
end-counted = The same position came about for the third time, so the cows are counted: South has { $south ->
    [one] { $south } cow
   *[other] { $south } cows
  }, North has { $north ->
    [one] { $north } cow
   *[other] { $north } cows
  }.
end-counted-even = The same position came about for the third time, so the cows are counted: both have { cows }.
end-twice = The same position came about a second time.
# $side: who has lost.
end-thrice-even = The same position came about for the third time with equal stones; { side } brought it about.
# $side: who has won.
end-thrice = The same position came about for the third time; { side } has more stones on the board.
# $side: who is to move.
end-endless-draw = Every move of { side } would go on for ever.
end-endless-even = Every move of { side } would go on for ever, and the stones are equal.
# $winner: the other side.
end-endless = Every move of { side } would go on for ever; { $winner ->
    [N] North
   *[S] South
  } has more stones on the board.
# $side: who has won.
without-glory = A victory without glory: { side } refused an offer in this game.

## The tools above the board

tools = Game
undo = Undo
redo = Redo
moves = Moves
analysis = Analyse
more-buttons = More
settings = Settings
commands = Commands and keys
new-game = New game
play-again = Play again
review = Review
back-to-start = Start screen
close = Close

## The list of moves

play-back = Play the game back
play-back-stop = Stop
with-note = { $what }, with a note
note-game = A note on the game
note-move = A note on move { $ply }
note-refused = The note cannot be kept: { $reason }.
no-moves = No moves yet.
game-start = Start of the game
jump-to = Move { $ply }, { side }: { $move }
# How moves are written. The letter x and the signs are part of the notation.
signs = A move is named after the hole where it begins; x captures.
signs-stones = A move is named after the hole where it begins; x captures, and what is taken besides follows.
signs-hole = A move is named after the hole where it begins; x captures, and the hole emptied besides follows.
signs-holes = A move is named after the hole where it begins; x captures, and the holes emptied besides follow.
signs-heads = A move is named after the hole where it begins; > goes on at a head, | stops there, x captures.
signs-heads-holes = A move is named after the hole where it begins; > goes on at a head, | stops there, x captures, and the holes emptied besides follow.

## On both screens

language = Language
# Below the choice of the language, in Shona and Chichewa.
speakers-wanted = These words still want a native speaker’s eye. If one sounds wrong to you, please tell whoever runs this page.
# The button that turns the sound on and off.
sound = Sound

## Before a move

press-again = { $hole } is marked. Press it again to play, or choose another hole.
# Where a sowing from a hole would end, before it is begun.
ghost-ends = { $from }: { laps }, ends at { $last } without a capture.
ghost-captures = { $from }: { laps }, ends at { $last } and captures { $captured }.
ghost-head = { $from }: { laps }, comes to your head { $last }, where you choose.
ghost-more = { $from }: { laps }, ends at { $last }, captures { $captured } and lets you take more.

## Hints

hint = Hint
hint-tells = What it does
hint-shows = Show it
hint-thinking = Looking for a good move…
hint-failed = No hint can be found now. Check the connection and try again.
hint-hole = Have a look at { $hole }.
hint-offer = Think about offering holes instead of sowing.
hint-accept = Accepting looks better than refusing.
hint-refuse = Refusing looks better than accepting.
hint-pass = There is nothing to do but pass.
hint-offers = Offer { $names }.
hint-goes-on = Lift and go on at { $names }.
hint-goes-on-many = Lift and go on at the first { $heads } heads it comes to.
hint-stops = Stop at { $hole }.
hint-takes = Take from { $names }.
# $taken: a list of the parts that the next message makes.
hint-takes-stones = Take { $taken }.
hint-takes-part = { $count } from { $hole }
hint-takes-none = Take none.
hint-elsewhere = Another beginning looks better. You can take this one back with undo, and ask again.
hint-title = The hint on the board
# What a move would do; the games differ as above.
hint-step = The stone of { $from } steps to { $last }.
hint-step-capture = The stone of { $from } steps to { $last } and captures { $captured }.
hint-sow-cows = Sowing from { $from } ends at { $last }.
hint-sow-cows-capture = Sowing from { $from } ends at { $last } and captures { cows }.
hint-sow = From { $from } it sows { laps } and ends at { $last } without a capture.
hint-sow-capture = From { $from } it sows { laps }, ends at { $last } and captures { $captured }.
hint-sow-stones = From { $from } it sows { laps }, ends at { $last }, captures { $captured } and takes { $stones ->
    [one] { $stones } more stone
   *[other] { $stones } more stones
  }.
hint-sow-holes = From { $from } it sows { laps }, ends at { $last }, captures { $captured } and takes { $holes ->
    [one] { $holes } more hole
   *[other] { $holes } more holes
  }, { stones }.

## A line of play on the board

line-heading = { $title }: move { $at } of { $of }
line-back = Back one
line-on = Next
line-leave = Back to the game
line-left = The board shows the game again.

## Notices

storage-blocked = This browser does not let the page keep anything, so the game will be lost when the tab is closed.
storage-full = The browser's storage is full, so the game can no longer be saved here.
saved-too-long = The saved game was far too long to be one and was removed.
saved-bad = The saved game could not be read and was set aside.
other-tab = Another tab has gone on with this game. What you play here is not saved.
load-other = Load the other game here
keep-mine = Keep both games
list-blocked = This browser keeps no list of games, so only the game that was played last will be there next time.
list-full = There is no room left for more games in the list.
# $reason: a message of errors.ftl.
bad-position = The address asks for a position that cannot be read: { $reason }
position-too-long = The address asks for a position that is too long to be one.
computer-replaced = The computer player stopped working and was started afresh.
computer-loading = The computer player is still loading. A slow connection may need a moment more.
computer-failed = The computer player does not answer. Check the connection and try again.
analysis-replaced = The analysis stopped working and was started afresh.
analysis-loading = The analysis is still loading. A slow connection may need a moment more.
try-again = Try again
game-before = The game before this one was not finished.
back-to-before = Back to the game before
dismiss = Dismiss
notices = Notices
language-failed = { $language } could not be loaded. Check the connection and choose it again.
part-failed = This could not be loaded. Check the connection and try again.
engine-slow = Still loading the rules. A slow connection may need a moment more.
engine-failed = The rules could not be loaded.
engine-help = Check the connection and try again. If it still fails, reload the page or use a newer browser: it needs WebAssembly.
loading = Loading…
something-wrong = Something went wrong, but the game is kept: reload the page if it does not go on.
