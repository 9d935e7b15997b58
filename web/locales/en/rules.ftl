### How each game is played, in a few plain sentences: loaded when they are opened. docs/rules.md has all of it.

## Headings

how-aim = Aim
how-moves = A move
how-capture = Capture
how-offers = Offers
how-end = The end
how-words = Words and signs
how-house = House rules are points that the sources leave open.

## Tsoro and Nsolo

how-aim-tsoro = Take the other's stones until they cannot move.
how-aim-nsolo = Take the other's stones.
how-round = Stones go round your own two rows only: to your right along the outer row, back to your left along the inner one.
how-sow = Lift all stones of one of your holes with two or more and drop one into each hole that follows. Only if all your holes are single may one of those step into an empty hole.
how-relay = When the last stone falls on others, that whole hole is lifted and sown on; when it falls into an empty hole, the sowing is over.
how-heads = { $heads ->
    [one] The hole at the right end of your outer row is your head: when a sowing comes to it and it is not empty, you choose to lift and go on, or to stop, which ends the move.
   *[other] The two holes at the right end of your outer row are your heads: when a sowing comes to one that is not empty, you choose to lift and go on, or to stop, which ends the move.
  }
how-endless = House rule: a start that could only go round for ever is not allowed.
how-across = If the last stone ends alone in your inner row and the enemy's inner hole across is not empty, you capture.
how-both = You take that hole and the outer hole behind it.
how-bonus = { $bonus ->
    [one] Then you may empty one more enemy hole, wherever it is.
   *[other] Then you may empty up to { $bonus } more enemy holes, wherever they are.
  }
how-safe-heads = The bonus spares the heads.
how-again = You take that hole, and then as many stones again, one by one, from any enemy holes.
how-again-1913 = You take that hole and the outer hole behind it, and then you may empty one more enemy hole, wherever it is.
how-gone = Captured stones leave the board for good.
how-no-move = Whoever cannot move has lost.
how-thrice = House rule: when a position comes about for the third time, or every move would go on for ever, more stones on the board win.
how-no-stones = Whoever has no stones left has lost.
how-stones-no-move = House rule: whoever has stones but no move has lost, too.
how-back = House rule: if a position comes back with the same player to move, or if every move would go on for ever, the game is a draw.
how-words-tsoro = Matombo are stones, a gomba is a hole, misoro are the heads (one is a musoro).

## Bao la Kimasai

how-aim-kimasai = Take the other's stones, or leave them without a move.
how-step = One of your stones takes one step along your two rows, into an empty hole.
how-step-round = Steps go to your right along the outer row and back to your left along the inner one.
how-single = No hole ever holds two stones.
how-step-capture = A step into your inner row takes the enemy's inner stone across and, with it, the outer stone behind.
how-outer-safe = An outer stone alone is safe.
how-none-left = Whoever has no stone or no move has lost.
how-back-draw = A position that comes back with the same player to move is a draw.

## Goré

how-aim-gore = Have more cows in the end, in your holes and in your herd together.
how-ring = All eight holes are one ring. Lift all cows of one of your holes and drop one into each hole that follows, rightwards along the near row and back along the far one; that is the whole move.
how-pass = Whoever has no cow in any hole of their own passes.
how-capture-cows = When the last cow makes an enemy hole two or four, you capture it, and with it every hole of two or four that lies beside it without a gap, whoever owns it.
how-herd = Captured cows join your herd.
how-offer = Instead of sowing you may offer up to three of your holes. If the other accepts, they own them and put six cows of their herd into each. Then the other moves in either case.
how-offer-keep = House rule: you keep one hole, and you offer no more than the other can pay for.
how-offer-glory = Refusing is allowed, but a win after a refusal is without glory.
how-cleared = As soon as no hole holds three cows or more, cows are counted: own holes and herd.
how-counted = House rule: they are also counted when a position comes about for the third time.
how-words-gore = Ayla are the cows.

## The signs of the notation, which is the same in every language

how-signs = In the list of moves, “a3” is where the move began, and “x” says that it captured.
how-signs-heads = “>” is going on at a head, “|” is stopping there.
how-signs-holes = “a6xd2” means that d2 was emptied as a bonus.
how-signs-stones = “a6xc3:2” means that two more stones were taken from c3.
how-signs-offer = “offer:a1,a4” offers these holes; “accept” and “refuse” answer it.
