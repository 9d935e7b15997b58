### Die lys van speletjies op die toestel: word gelaai wanneer dit oopgemaak word, of wanneer speletjies ingebring word.

games-title = My speletjies
games-back = Terug
games-intro = Elke speletjie wat jy speel, word hier gebêre, net op hierdie toestel.
games-none = Nog geen speletjies nie. Wat jy speel, sal hier wees, en jy kan speletjies uit ’n lêer byvoeg.
games-memory = Hierdie blaaier hou geen lys van speletjies nie: wat jy hier sien, is weg wanneer die oortjie toegemaak word. Bêre dit in ’n lêer as jy dit wil hou.
games-loading = Soek jou speletjies…
games-failed = Die lys van speletjies kon nie gelees word nie.
games-try-again = Probeer weer

## Soek

games-search = Soek
games-search-words = Woorde
games-search-words-help = Name, of enigiets anders wat hieronder geskryf staan
games-search-game = Spel
games-search-result = Uitslag
games-search-from = Van
games-search-to = Tot
games-all-games = Alle speletjies
games-all-results = Alle uitslae
games-over = Verby
games-running = Loop nog
games-won = { side } het gewen
games-drawn = Gelykop
games-found = { $found ->
    [0] Geen speletjie pas nie.
    [one] Een speletjie
   *[other] { $found } speletjies
  }
games-found-of = { $found ->
    [0] Nie een van { $all } speletjies pas nie.
    [one] Een van { $all } speletjies
   *[other] { $found } van { $all } speletjies
  }
games-clear = Wys alles
games-more = Wys meer

## ’n Speletjie van die lys

games-board = { $game } { $rows } × { $columns }
games-names = { $names }
games-level = Rekenaar, vlak { $level }
games-seconds = Rekenaar, { $seconds } s per skuif
games-who = { $south } – { $north }
games-running-at = Loop nog, skuif { $move }
games-won-after = { $moves ->
    [one] { side } het ná een skuif gewen
   *[other] { side } het ná { $moves } skuiwe gewen
  }
games-drawn-after = { $moves ->
    [one] Gelykop ná een skuif
   *[other] Gelykop ná { $moves } skuiwe
  }
games-continue = Gaan voort
games-open = Kyk daarna
games-for = { $does }: { $what }
games-save = Bêre in ’n lêer
games-delete = Skrap
games-deleted = { $count ->
    [one] Een speletjie is geskrap.
   *[other] { $count } speletjies is geskrap.
  }
games-undo = Ontdoen
games-back-again = Die speletjie is terug in die lys.
games-cannot-open = Hierdie speletjie kan nie meer gelees word nie.
games-gone = Hierdie speletjie is nie meer in die lys nie.

## In lêers in en uit lêers uit

games-save-all = { $count ->
    [one] Bêre dit in ’n lêer
   *[other] Bêre hierdie { $count } in ’n lêer
  }
games-saved = { $count ->
    [one] Een speletjie is geskryf.
   *[other] { $count } speletjies is geskryf.
  }
games-save-failed = Die speletjies kon nie geskryf word nie.
games-add = Voeg by
games-add-file = Uit ’n lêer
games-add-help = Tekslêers in die skryfwyse van hierdie speletjies, van tot 5 MB. Jy kan hulle ook op die bladsy neersit, of hulle teks plak.
games-paste = Plak die teks van speletjies
games-paste-field = Die teks
games-paste-add = Voeg hulle by
games-reading = { $count ->
    [one] Lees… een speletjie tot dusver
   *[other] Lees… { $count } speletjies tot dusver
  }
games-stop = Stop
games-report = Wat bygevoeg is
games-added = { $count ->
    [0] Geen speletjie is bygevoeg nie.
    [one] Een speletjie is bygevoeg.
   *[other] { $count } speletjies is bygevoeg.
  }
games-known = { $count ->
    [one] Een was reeds in die lys.
   *[other] { $count } was reeds in die lys.
  }
games-flaws = { $count ->
    [one] Een speletjie kon nie gelees word nie:
   *[other] { $count } speletjies kon nie gelees word nie:
  }
games-flaw = Speletjie { $number }: { $reason }
games-flaw-long = Speletjie { $number } is te lank om gebêre te word.
games-flaws-more = { $count ->
    [one] En nog een.
   *[other] En nog { $count }.
  }
games-beyond = { $count ->
    [one] Nog een speletjie is uitgelaat: hoogstens { $most } word op een slag gelees.
   *[other] Nog { $count } speletjies is uitgelaat: hoogstens { $most } word op een slag gelees.
  }
games-too-large = “{ $name }” is groter as 5 MB, en niks daarvan is gelees nie.
games-no-text = “{ $name }” is geen teks nie, so daar is geen speletjies in nie.
games-unreadable = “{ $name }” kon nie oopgemaak word nie.
games-no-game = Daar is geen speletjie in “{ $name }” nie.
games-read-failed = “{ $name }” kon nie tot aan die einde gelees word nie. Probeer weer.
games-full = Daar was nie plek vir al die speletjies van “{ $name }” nie.
games-pasted = die geplakte teks
games-close-report = Sluit
