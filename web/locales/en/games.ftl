### The list of games on the device: loaded when it is opened, or when games are handed in.

games-title = My games
games-back = Back
games-intro = Every game you play is kept here, on this device only.
games-none = No games yet. What you play will be here, and you can add games from a file.
games-memory = This browser keeps no list of games: what you see here is gone when the tab is closed. Save it to a file if you want to keep it.
games-loading = Looking for your games…
games-failed = The list of games could not be read.
games-try-again = Try again

## Searching

games-search = Search
games-search-words = Words
games-search-words-help = Names, or anything else that is written below
games-search-game = Game
games-search-result = Result
games-search-from = From
games-search-to = To
games-all-games = All games
games-all-results = All results
games-over = Over
games-running = Running
games-won = { side } won
games-drawn = Drawn
games-found = { $found ->
    [0] No game fits.
    [one] One game
   *[other] { $found } games
  }
games-found-of = { $found ->
    [0] None of { $all } games fits.
    [one] One of { $all } games
   *[other] { $found } of { $all } games
  }
games-clear = Show all
games-more = Show more

## A game of the list

games-board = { $game } { $rows } × { $columns }
games-names = { $names }
games-level = Computer, level { $level }
games-seconds = Computer, { $seconds } s a move
games-who = { $south } – { $north }
games-running-at = Running, move { $move }
games-won-after = { $moves ->
    [one] { side } won after one move
   *[other] { side } won after { $moves } moves
  }
games-drawn-after = { $moves ->
    [one] Drawn after one move
   *[other] Drawn after { $moves } moves
  }
games-continue = Continue
games-open = Look at it
# What stands on a button, with the game it is for.
games-for = { $does }: { $what }
games-save = Save to a file
games-delete = Delete
games-deleted = { $count ->
    [one] One game was deleted.
   *[other] { $count } games were deleted.
  }
games-undo = Undo
games-back-again = The game is back in the list.
games-cannot-open = This game cannot be read any more.
games-gone = This game is no longer in the list.

## Into files and out of them

games-save-all = { $count ->
    [one] Save it to a file
   *[other] Save these { $count } to a file
  }
games-saved = { $count ->
    [one] One game was written.
   *[other] { $count } games were written.
  }
games-save-failed = The games could not be written.
games-add = Add games
games-add-file = From a file
games-add-help = Text files in the notation of these games, of up to 5 MB. You can also drop them onto the page, or paste their text.
games-paste = Paste the text of games
games-paste-field = The text
games-paste-add = Add these games
games-reading = { $count ->
    [one] Reading… one game so far
   *[other] Reading… { $count } games so far
  }
games-stop = Stop
games-report = What was added
games-added = { $count ->
    [0] No game was added.
    [one] One game was added.
   *[other] { $count } games were added.
  }
games-known = { $count ->
    [one] One was in the list already.
   *[other] { $count } were in the list already.
  }
games-flaws = { $count ->
    [one] One game could not be read:
   *[other] { $count } games could not be read:
  }
games-flaw = Game { $number }: { $reason }
games-flaw-long = Game { $number } is too long to be kept.
games-flaws-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
  }
games-beyond = { $count ->
    [one] One more game was left out: no more than { $most } are read at once.
   *[other] { $count } more games were left out: no more than { $most } are read at once.
  }
games-too-large = “{ $name }” is larger than 5 MB, and nothing of it was read.
games-no-text = “{ $name }” is not a text, so it holds no games.
games-unreadable = “{ $name }” could not be opened.
games-no-game = There is no game in “{ $name }”.
games-read-failed = “{ $name }” could not be read to its end. Try it again.
games-full = There was no room for all games of “{ $name }”.
games-pasted = the pasted text
games-close-report = Close
