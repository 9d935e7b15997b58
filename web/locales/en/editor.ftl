### The board editor: a position is set up by hand.

## The screen

editor-title = Set up a position
editor-back = Back
editor-fields = Position
editor-undo = Undo
editor-redo = Redo
# The name of the board for those who hear it.
editor-board = Position of { game }

## What a touch on a hole does

editor-tools = A touch on a hole
editor-tool-add = Put in
editor-tool-take = Take out
editor-tool-owner = Owner
editor-tool-offer = Offer
editor-keys = A long press, or Alt and a click, takes one out. With a keyboard: numbers, + and −.
# The field with the stones of one hole; $hole is its name.
editor-count-of = Stones in { $hole }
editor-cows-of = Cows in { $hole }
editor-fewer = One fewer in { $hole }
editor-more = One more in { $hole }

## Holes, for those who hear the board

# $head says whether the hole is a head, $offered whether it is on offer.
editor-hole = { $hole }, { side }, { $count ->
    [one] 1 stone
   *[other] { $count } stones
  }{ $head ->
    [yes] , head
   *[no] { "" }
  }
editor-hole-cows = { $hole }, { side }, { $count ->
    [one] 1 cow
   *[other] { $count } cows
  }{ $offered ->
    [yes] , on offer
   *[no] { "" }
  }

## What comes of it

editor-legal = This position can be played.
editor-over = In this position the game is over.
editor-not-yet = This is no position of { game } yet.
# How many stones each side has on the board, and with how many it begins.
editor-sums = South has { $south } of { $limit } stones, North has { $north }.
# Goré's cows in the holes of each side and in the herds.
editor-sums-cows = { $board } cows lie in the holes, { $herds } are in the herds.
editor-play = Play from here
editor-analyse = Analyse

## Why it is no position yet

why-hole-too-full = { $count ->
    [one] { $holes } holds more than { $limit }, which no hole of this game ever does.
   *[other] { $holes } hold more than { $limit }, which no hole of this game ever does.
  }
why-too-many-stones = { side } has { $count } stones, but starts with { $limit } and never gets more.
why-too-few-cows = There are { $count } cows in holes and herds; the game has { $limit }, so { $missing ->
    [one] one is
   *[other] { $missing } are
  } missing.
why-too-many-cows = There are { $count } cows in holes and herds; the game has { $limit }, so { $over ->
    [one] one is
   *[other] { $over } are
  } too many.
why-no-hole = { side } owns no hole; a player always keeps one.
why-no-offer = Without trading no hole can be on offer.
why-no-refusal = Without trading nobody can have refused an offer.
why-offer-not-own = { $count ->
    [one] { $holes } is on offer, but is not { side }’s to offer.
   *[other] { $holes } are on offer, but are not { side }’s to offer.
  }
why-offer-too-large = { $count } holes are on offer; an offer names { $limit } at the most.
why-offer-everything = { side } offers every hole, but has to keep one.
why-offer-unpaid = The offer costs { $limit } cows, but { side }’s herd has { $count }.
why-offer-instead-of-pass = { side } has no cow in any own hole, so it could only have passed.

## The fields

editor-presets = Begin with
editor-preset-start = Start position
editor-preset-empty = Empty board
editor-preset-game = Current game
editor-game = Game
editor-side = To move
# The side that answers is the one to move.
editor-side-answers = To move, or to answer
editor-herd = Herd of { side }
editor-refused = { side } has refused an offer
editor-text = As text
editor-text-help = Paste a position here to set it up.
editor-text-bad = This text is no position: { $reason }
editor-copy-text = Copy text
editor-copy-link = Copy link
editor-copied-text = The position’s text is copied.
editor-copied-link = The link is copied.
editor-copy-failed = The browser does not let the page copy. Select the text and copy it by hand.
editor-link-failed = This browser cannot make links.
editor-close = Close
editor-seats = Who plays from here
editor-tools-of-screen = Editor
