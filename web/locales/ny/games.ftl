### Masewera ali pa chipangizo: mndandanda umatsegulidwa ukafunika, kapena masewera akabweretsedwa.

games-title = Masewera anga
games-back = Bwererani
games-intro = Masewera onse amene mumasewera amasungidwa pano, pa chipangizo chino chokha.
games-none = Palibe masewera pakadali pano. Zimene mudzasewera zidzakhala pano, ndipo mukhoza kuonjezera masewera a m'fayilo.
games-memory = Bulauza iyi sisunga masewera: zimene mukuona pano zidzatayika tabu ikatsekedwa. Zisungeni m'fayilo ngati mukuzifuna.
games-loading = Masewera anu akufunidwa…
games-failed = Mndandanda wa masewera sunawerengeke.
games-try-again = Yesaninso

## Kufufuza

games-search = Fufuzani
games-search-words = Mawu
games-search-words-help = Mayina, kapena zina zimene zalembedwa m'munsimu
games-search-game = Masewera
games-search-result = Zotsatira
games-search-from = Kuyambira
games-search-to = Mpaka
games-all-games = Onse
games-all-results = Zonse
games-over = Atha
games-running = Sanathe
games-won = { side } anapambana
games-drawn = Analepherana
games-found = { $found ->
    [0] Palibe masewera otero.
    [one] Masewera amodzi
   *[other] Masewera { $found }
  }
games-found-of = { $found ->
    [0] Palibe mwa masewera { $all }.
    [one] Amodzi mwa masewera { $all }
   *[other] { $found } mwa masewera { $all }
  }
games-clear = Onetsani onse
games-more = Onetsani ena

## Masewera amodzi

games-board = { $game } { $rows } × { $columns }
games-names = { $names }
games-level = Kompyuta, mlingo { $level }
games-seconds = Kompyuta, masekondi { $seconds } pa mpata
games-who = { $south } – { $north }
games-running-at = Sanathe, mpata { $move }
games-won-after = { $moves ->
    [one] { side } anapambana ndi mpata umodzi
   *[other] { side } anapambana pambuyo pa mipata { $moves }
  }
games-drawn-after = { $moves ->
    [one] Analepherana pambuyo pa mpata umodzi
   *[other] Analepherana pambuyo pa mipata { $moves }
  }
games-continue = Pitirizani
games-open = Onani
games-for = { $does }: { $what }
games-save = Ikani m'fayilo
games-delete = Fufutani
games-deleted = { $count ->
    [one] Masewera amodzi afufutidwa.
   *[other] Masewera { $count } afufutidwa.
  }
games-undo = Bwezani
games-back-again = Masewera abwerera pa mndandanda.
games-cannot-open = Masewera awa sawerengekanso.
games-gone = Masewera awa palibenso pa mndandanda.

## Kulowetsa ndi kutulutsa m'mafayilo

games-save-all = { $count ->
    [one] Ikani m'fayilo
   *[other] Ikani { $count } awa m'fayilo
  }
games-saved = { $count ->
    [one] Masewera amodzi alembedwa.
   *[other] Masewera { $count } alembedwa.
  }
games-save-failed = Masewera alephera kulembedwa.
games-add = Onjezani ena
games-add-file = Kuchokera m'fayilo
games-add-help = Mafayilo a mawu a kalembedwe ka masewera awa, osapitirira 5 MB. Mukhozanso kuwaponya pa tsamba, kapena kumata mawu ake.
games-paste = Matani mawu a masewera
games-paste-field = Mawu
games-paste-add = Onjezani masewera awa
games-reading = { $count ->
    [one] Kuwerenga… masewera amodzi mpaka pano
   *[other] Kuwerenga… masewera { $count } mpaka pano
  }
games-stop = Imani
games-report = Zimene zaonjezedwa
games-added = { $count ->
    [0] Palibe masewera amene aonjezedwa.
    [one] Masewera amodzi aonjezedwa.
   *[other] Masewera { $count } aonjezedwa.
  }
games-known = { $count ->
    [one] Amodzi analipo kale.
   *[other] { $count } analipo kale.
  }
games-flaws = { $count ->
    [one] Masewera amodzi sanawerengeke:
   *[other] Masewera { $count } sanawerengeke:
  }
games-flaw = Masewera { $number }: { $reason }
games-flaw-long = Masewera { $number } ndi aatali kwambiri kuti asungidwe.
games-flaws-more = { $count ->
    [one] Ndi ena amodzi.
   *[other] Ndi ena { $count }.
  }
games-beyond = { $count ->
    [one] Masewera ena amodzi asiyidwa: amawerengedwa osapitirira { $most } nthawi imodzi.
   *[other] Masewera ena { $count } asiyidwa: amawerengedwa osapitirira { $most } nthawi imodzi.
  }
games-too-large = “{ $name }” ndi yaikulu kuposa 5 MB, choncho sinawerengedwe.
games-no-text = “{ $name }” si mawu, choncho ilibe masewera.
games-unreadable = “{ $name }” yalephera kutseguka.
games-no-game = Mulibe masewera mu “{ $name }”.
games-read-failed = “{ $name }” sinawerengeke mpaka kumapeto. Yesaninso.
games-full = Panalibe malo okwanira masewera onse a “{ $name }”.
games-pasted = mawu omatidwa
games-close-report = Tsekani
