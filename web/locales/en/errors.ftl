### Why something cannot be done: what the engine says of moves, positions and records. These stand after a colon, so they
### begin with a small letter and end without a full stop. What is in quotation marks is notation and stays as it is.

## Where it is: $reason is one of the messages below

error-in-line = line { $line }: { $reason }
error-in-tag = the tag { $tag }: { $reason }
# $number: which move of the game, counted over both sides; $move: what is written.
error-in-move = move { $number }, "{ $move }": { $reason }

## Moves

error-over = the game is over, no move follows
error-no-such-hole = there is no hole { $hole } on this board
error-not-yours = { $hole } is not { side }'s hole
error-empty = { $hole } is empty
error-single-too-early = { $hole } holds a single stone, which may move only when no own hole holds two or more
error-single-blocked = the single stone of { $hole } may move only into an empty hole, and { $next } is occupied
error-endless-start = a sowing from { $hole } would never end
error-endless-go-on = going on from { $hole } would never end, only stopping ("|") is possible
error-nothing-to-choose = the move is complete, there is nothing left to choose
error-wrong-answer = the choice now is { $expected ->
    [head] to go on or to stop
   *[bonus] which bonus to take
  }
# $limit: how often the sowing comes to a head; $count: how many choices are written.
error-too-many-head-choices = the sowing from { $hole } comes to an occupied head { $limit ->
    [one] once
   *[other] { $limit } times
  }, but the move chooses { $count ->
    [one] once
   *[other] { $count } times
  }
error-head-choice-missing = the sowing comes to the occupied head { $hole }: add ">" to go on or "|" to stop
error-capture-missing = the sowing from { $hole } captures: add "x" and the bonus, if any is taken
error-no-capture = the sowing from { $hole } captures nothing, so no "x" can follow
error-no-bonus = there is no bonus to take after this capture
error-wrong-bonus = the bonus here is { $expected ->
    [stones] single stones, such as c3:2,d1:1
   *[holes] whole holes, such as c4,d17
  }
error-bonus-too-large = the bonus takes at most { $limit }, not { $count }
error-bonus-not-enemy = { $hole } is not an enemy hole, and the bonus is taken from the enemy
error-bonus-empty = { $hole } is empty, there is nothing to take
error-bonus-head-safe = { $hole } is a head, which the bonus may not empty
# $limit: what lies there; $count: what was to be taken.
error-bonus-more-than-there = { $hole } holds { $limit ->
    [one] { $limit } stone
   *[other] { $limit } stones
  }, so { $count } can't be taken
error-not-in-this-game = there is no such move in { $game }
error-must-answer = an offer is pending: it must be accepted or refused first
error-nothing-to-answer = there is no offer to answer
error-must-pass = { side } has no cow in any own hole and must pass
error-may-not-pass = { side } has cows to sow and may not pass
error-empty-offer = an offer names one, two or three holes
error-no-turn = no turn is running that asks for an answer
error-turn-text = expected the hole to begin at, with ">" for each head gone on at

## Positions

error-hole-too-full = { $hole } holds { $count ->
    [one] { $count } stone
   *[other] { $count } stones
  }, but no hole of this game ever holds more than { $limit }
error-too-many-stones = { side } has { $count ->
    [one] { $count } stone
   *[other] { $count } stones
  }, but starts with { $limit } and never gets more
error-cows = { $count ->
    [one] there is { $count } cow
   *[other] there are { $count } cows
  } in the holes and herds together, but the game has { $limit }
error-no-hole = { side } owns no hole, but a player always keeps at least one
error-no-trade = this game is played without trade, so there can be no { $what ->
    [offer] offer
   *[refusal] refusal
  }
error-offer-not-own = { $hole } is offered, but it is not { side }'s to offer
error-offer-too-large = { $count ->
    [one] { $count } hole is
   *[other] { $count } holes are
  } offered, but an offer names at most { $limit }
error-offer-everything = { side } offers every hole, but must keep at least one
error-offer-unpaid = the offer costs { $limit ->
    [one] { $limit } captured cow
   *[other] { $limit } captured cows
  }, but { side } holds { $count }
error-offer-instead-of-pass = { side } has no cow in any own hole, so it could only have passed, not offered
# $allowed: the numbers that there are, such as "6, 8, 12" or "8–36".
error-columns = { $game } is played on { $allowed } columns, not { $count }

## Records

error-no-game-tag = expected the tag [Game "…"] among the tags of the game
error-second-game = expected the end after one game, found a second one
error-tag-twice = the tag "{ $name }" stands twice
# $value: rules, a number, or how the moves end ("S captured"), in notation.
error-contradiction = the tag { $name } says "{ $found }", but { $instead ->
    [rules] the position is one of { $value }
    [columns] the position has { $value }
    [outcome] the moves end with { $value }
   *[goes-on] the moves do not end the game
  }
error-comment-open = the comment that begins here is not closed: expected "{ "}" }"
error-move-number = expected move number { $limit }, found { $count }
error-no-such-ply = the record has no such move
error-comment-too-long = a comment may have 2,000 characters at most, and all comments of a game 100,000
error-tag-too-long = a tag's name and value may have 1,000 characters at most
error-tag-name = expected a tag's name of letters, digits and _ that is not derived
error-text-too-long = the text is longer than { $limit } MiB
error-level = expected a level from 1 to 8
error-internal = a value could not be handed to JavaScript

## Texts that are not what they should be

# $expected: one of the messages below.
error-text = character { $at }: expected { $expected }, found { error-found }
# What stands there instead, beginning with $found.
error-found = { $kind ->
    [end] the end
    [space] white space
   *[text] "{ $found }"
  }

## What could stand there

expected-hole = a hole such as a5
expected-column = a column number from 1 to 36
expected-hole-end = the end after the hole
expected-fresh-hole = a hole not named before
expected-move = a hole such as a5, or pass, offer:, accept, refuse or resign
expected-choice = ">", "|", "x" or the end
expected-stop-end = the end after "|"
expected-move-end = the end of the move
expected-offer-holes = ":" and the holes offered
expected-one-bonus = whole holes (c4,d17) or stones (c3:2,d1:1), not both
expected-bonus-stones = a number of stones from 1 to 255
expected-bonus-end = "," and a further hole, or the end
expected-game = a game: tsoro, nsolo, kimasai or gore
expected-no-option = no further option of { $game }
expected-option = an option of { $game } not yet given: { $names }
expected-option-equals = "=" and the option's value
expected-option-value = a value of { $option }: { $values }
expected-options-end = "," or the end of the options
expected-rules-end = the end after the options
expected-board = the board: rows of stones with "/" between
expected-stones = a number of stones, from 0 to 255
expected-run = a number of holes from 1 to 36
expected-next-row = "/" and the next row, or "," and the next hole
expected-row = a row of { $limit ->
    [one] { $limit } hole
   *[other] { $limit } holes
  } like the one before, not { $count }
expected-row-end = the end of the row: no board has more than 36 columns
expected-two-rows = the end of the board, which has two rows
expected-four-rows = the end of the board, which has four rows
expected-side = the side to move: S or N
expected-owners = the owner of each hole, such as nnnn/ssss
expected-owner = the owner of { $hole }: s or n
expected-next-owners = "/" and the owners of the next row
expected-owners-end = the end of the owners
expected-herds = the herds, such as 0,0
expected-cows = a number of cows from 0 to 48
expected-north-herd = "," and North's herd
expected-herds-end = the end of the herds
expected-offer = the holes on offer, or -
expected-offer-end = "," and a further hole, or the end of the offer
expected-refused = who has refused an offer: S, N, SN or -
expected-position-end = the end of the position
expected-tag = "[" and a tag
expected-tag-name = the name of a tag, such as Game
expected-tag-value = the value of the tag in quotation marks
expected-escaped = \" or \\ after a backslash
expected-tag-quote = a closing quotation mark
expected-tag-end = "]" after the tag
expected-tag-line-end = the end of the line after the tag
expected-columns = a number of columns
expected-end = the end
expected-move-number = a move number
expected-move-dot = "." after the move number
