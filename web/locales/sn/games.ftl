### Mitambo iri pamudziyo: inovhurwa kana ichidiwa, kana mitambo ichiunzwa.

games-title = Mitambo yangu
games-back = Dzokera
games-intro = Mutambo wose waunotamba unochengetwa pano, pamudziyo uno chete.
games-none = Hapana mitambo parizvino. Zvaunotamba zvichange zviri pano, uye unogona kuwedzera mitambo kubva mufaira.
games-memory = Bhurauza iyi haichengeti mitambo: zvauri kuona pano zvinorasika kana tebhu yavharwa. Zvichengete mufaira kana uchizvida.
games-loading = Mitambo yako iri kutsvagwa…
games-failed = Mitambo yako haina kuverengeka.
games-try-again = Edza zvakare

## Kutsvaga

games-search = Tsvaga
games-search-words = Mazwi
games-search-words-help = Mazita, kana zvimwe zvakanyorwa pasi apa
games-search-game = Mutambo
games-search-result = Zvabuda
games-search-from = Kubva
games-search-to = Kusvika
games-all-games = Mitambo yose
games-all-results = Zvose
games-over = Yapera
games-running = Isati yapera
games-won = { side } akakunda
games-drawn = Mangange
games-found = { $found ->
    [0] Hapana mutambo wakadaro.
    [one] Mutambo mumwe
   *[other] Mitambo { $found }
  }
games-found-of = { $found ->
    [0] Pamitambo { $all } hapana wakadaro.
    [one] Mumwe pamitambo { $all }
   *[other] { $found } pamitambo { $all }
  }
games-clear = Ratidza yose
games-more = Ratidza mimwe

## Mutambo mumwe

games-board = { $game } { $rows } × { $columns }
games-names = { $names }
games-level = Kombiyuta, danho { $level }
games-seconds = Kombiyuta, masekonzi { $seconds } pajana
games-who = { $south } – { $north }
games-running-at = Haisati yapera, jana { $move }
games-won-after = { $moves ->
    [one] { side } akakunda nejana rimwe
   *[other] { side } akakunda mushure memajana { $moves }
  }
games-drawn-after = { $moves ->
    [one] Mangange mushure mejana rimwe
   *[other] Mangange mushure memajana { $moves }
  }
games-continue = Enderera
games-open = Utarise
games-for = { $does }: { $what }
games-save = Isa mufaira
games-delete = Dzima
games-deleted = { $count ->
    [one] Mutambo mumwe wadzimwa.
   *[other] Mitambo { $count } yadzimwa.
  }
games-undo = Dzosa
games-back-again = Mutambo wadzoka.
games-cannot-open = Mutambo uyu hauchaverengeki.
games-gone = Mutambo uyu hauchipo.

## Kuisa nekubudisa mumafaira

games-save-all = { $count ->
    [one] Uise mufaira
   *[other] Isa iyi { $count } mufaira
  }
games-saved = { $count ->
    [one] Mutambo mumwe wanyorwa.
   *[other] Mitambo { $count } yanyorwa.
  }
games-save-failed = Mitambo yatadza kunyorwa.
games-add = Wedzera mitambo
games-add-file = Kubva mufaira
games-add-help = Mafaira emashoko ane manyorerwo emitambo iyi, anosvika 5 MB. Unogonawo kuadonhedzera papeji, kana kunamatidza mashoko awo.
games-paste = Namatidza mashoko emitambo
games-paste-field = Mashoko
games-paste-add = Wedzera mitambo iyi
games-reading = { $count ->
    [one] Kuri kuverengwa… mutambo mumwe kusvika zvino
   *[other] Kuri kuverengwa… mitambo { $count } kusvika zvino
  }
games-stop = Mira
games-report = Zvawedzerwa
games-added = { $count ->
    [0] Hapana mutambo wawedzerwa.
    [one] Mutambo mumwe wawedzerwa.
   *[other] Mitambo { $count } yawedzerwa.
  }
games-known = { $count ->
    [one] Mumwe wanga uripo kare.
   *[other] { $count } yanga iripo kare.
  }
games-flaws = { $count ->
    [one] Mutambo mumwe hauna kuverengeka:
   *[other] Mitambo { $count } haina kuverengeka:
  }
games-flaw = Mutambo { $number }: { $reason }
games-flaw-long = Mutambo { $number } wakareba zvekuti haungachengetwi.
games-flaws-more = { $count ->
    [one] Nemumwezve.
   *[other] Nemimwe { $count }.
  }
games-beyond = { $count ->
    [one] Mumwe mutambo wasiyiwa: panoverengwa mitambo isingapfuuri { $most } panguva.
   *[other] Mimwe mitambo { $count } yasiyiwa: panoverengwa mitambo isingapfuuri { $most } panguva.
  }
games-too-large = “{ $name }” yakakura kupfuura 5 MB, saka hapana chaverengwa mairi.
games-no-text = “{ $name }” haisi mashoko, saka haina mitambo.
games-unreadable = “{ $name }” yatadza kuvhurika.
games-no-game = Hapana mutambo mu “{ $name }”.
games-read-failed = “{ $name }” haina kuverengeka kusvika kumagumo. Edza zvakare.
games-full = Hapana kuwanika nzvimbo yemitambo yose ya“{ $name }”.
games-pasted = mashoko anamatidzwa
games-close-report = Vhara
