### Ang listahan ng mga laro sa device: nilo-load kapag binuksan, o kapag may idinagdag na mga laro.

games-title = Mga laro ko
games-back = Balik
games-intro = Naka-save rito ang bawat larong nilaro mo, sa device na ito lang.
games-none = Wala pang laro. Mapupunta rito ang mga lalaruin mo, at puwede kang magdagdag ng mga laro mula sa file.
games-memory = Walang sine-save na listahan ng mga laro ang browser na ito: mawawala ang nakikita mo rito kapag isinara ang tab. I-save ito sa file kung gusto mong itago.
games-loading = Hinahanap ang mga laro mo…
games-failed = Hindi mabasa ang listahan ng mga laro.
games-try-again = Subukan ulit

## Paghahanap

games-search = Hanapin
games-search-words = Salita
games-search-words-help = Mga pangalan, o anumang nakasulat sa ibaba
games-search-game = Laro
games-search-result = Resulta
games-search-from = Mula
games-search-to = Hanggang
games-all-games = Lahat ng laro
games-all-results = Lahat ng resulta
games-over = Tapos na
games-running = Tuloy pa
games-won = Nanalo si { side }
games-drawn = Tabla
games-found = { $found ->
    [0] Walang larong tumutugma.
    [1] Isang laro
    [one] { $found } laro
   *[other] { $found } na laro
  }
games-found-of = { $found ->
    [0] Walang tumutugma sa { $all } laro.
    [1] Isa sa { $all } laro
   *[other] { $found } sa { $all } laro
  }
games-clear = Ipakita lahat
games-more = Magpakita pa

## Isang laro sa listahan

games-board = { $game } { $rows } × { $columns }
games-names = { $names }
games-level = Computer, level { $level }
games-seconds = Computer, { $seconds } s bawat tira
games-who = { $south } – { $north }
games-running-at = Tuloy pa, tira { $move }
games-won-after = { $moves ->
    [1] Nanalo si { side } sa isang tira
    [one] Nanalo si { side } sa { $moves } tira
   *[other] Nanalo si { side } sa { $moves } na tira
  }
games-drawn-after = { $moves ->
    [1] Tabla sa isang tira
    [one] Tabla sa { $moves } tira
   *[other] Tabla sa { $moves } na tira
  }
games-continue = Ituloy
games-open = Tingnan
games-for = { $does }: { $what }
games-save = I-save sa file
games-delete = Burahin
games-deleted = { $count ->
    [1] Isang laro ang nabura.
    [one] { $count } laro ang nabura.
   *[other] { $count } na laro ang nabura.
  }
games-undo = Bawiin
games-back-again = Nasa listahan na ulit ang laro.
games-cannot-open = Hindi na mabasa ang larong ito.
games-gone = Wala na sa listahan ang larong ito.

## Papunta sa mga file at palabas

games-save-all = { $count ->
    [1] I-save ito sa file
    [one] I-save ang { $count } larong ito sa file
   *[other] I-save ang { $count } na larong ito sa file
  }
games-saved = { $count ->
    [1] Isang laro ang naisulat.
    [one] { $count } laro ang naisulat.
   *[other] { $count } na laro ang naisulat.
  }
games-save-failed = Hindi naisulat ang mga laro.
games-add = Magdagdag
games-add-file = Mula sa file
games-add-help = Mga text file sa notasyon ng mga larong ito, hanggang 5 MB. Puwede mo rin silang i-drop sa page, o i-paste ang teksto.
games-paste = I-paste ang teksto ng mga laro
games-paste-field = Ang teksto
games-paste-add = Idagdag ang mga ito
games-reading = { $count ->
    [1] Binabasa… isang laro na
    [one] Binabasa… { $count } laro na
   *[other] Binabasa… { $count } na laro na
  }
games-stop = Itigil
games-report = Ang naidagdag
games-added = { $count ->
    [0] Walang naidagdag na laro.
    [1] Isang laro ang naidagdag.
    [one] { $count } laro ang naidagdag.
   *[other] { $count } na laro ang naidagdag.
  }
games-known = { $count ->
    [1] Nasa listahan na ang isa.
   *[other] Nasa listahan na ang { $count }.
  }
games-flaws = { $count ->
    [1] Isang laro ang hindi mabasa:
    [one] { $count } laro ang hindi mabasa:
   *[other] { $count } na laro ang hindi mabasa:
  }
games-flaw = Laro { $number }: { $reason }
games-flaw-long = Masyadong mahaba ang laro { $number } para i-save.
games-flaws-more = { $count ->
    [1] At isa pa.
   *[other] At { $count } pa.
  }
games-beyond = { $count ->
    [1] Isa pang laro ang hindi isinama: hanggang { $most } lang ang binabasa sa isang pagkakataon.
   *[other] { $count } pang laro ang hindi isinama: hanggang { $most } lang ang binabasa sa isang pagkakataon.
  }
games-too-large = Mas malaki sa 5 MB ang “{ $name }”, at walang nabasa mula rito.
games-no-text = Hindi teksto ang “{ $name }”, kaya wala itong lamang laro.
games-unreadable = Hindi mabuksan ang “{ $name }”.
games-no-game = Walang laro sa “{ $name }”.
games-read-failed = Hindi nabasa hanggang dulo ang “{ $name }”. Subukan ulit.
games-full = Kulang ang lugar para sa lahat ng laro ng “{ $name }”.
games-pasted = ang tekstong ipinaste
games-close-report = Isara
