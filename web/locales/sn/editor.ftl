### Kuronga bhodhi: bhodhi rinorongwa nemaoko.

## Sikirini

editor-title = Ronga bhodhi
editor-back = Dzokera
editor-fields = Bhodhi
editor-undo = Dzosa
editor-redo = Itazve
editor-board = Bhodhi re{ game }

## Zvinoitwa nekubata gomba

editor-tools = Kubata gomba
editor-tool-add = Isa
editor-tool-take = Bvisa
editor-tool-owner = Muridzi
editor-tool-offer = Shambadza
editor-keys = Kubata kwenguva refu, kana Alt nekudzvanya, kunobvisa rimwe. Nekibhodhi: manhamba, + uye −.
editor-count-of = Matombo ari mu { $hole }
editor-cows-of = Mombe dziri mu { $hole }
editor-fewer = Bvisa chimwe mu { $hole }
editor-more = Wedzera chimwe mu { $hole }

## Magomba, kune vanoteerera bhodhi

editor-hole = { $hole }, { side }, { $count ->
    [one] dombo 1
   *[other] matombo { $count }
  }{ $head ->
    [yes] , musoro
   *[no] { "" }
  }
editor-hole-cows = { $hole }, { side }, mombe { $count }{ $offered ->
    [yes] , rashambadzwa
   *[no] { "" }
  }

## Zvinobuda pazviri

editor-legal = Bhodhi iri rinogona kutambwa.
editor-over = Pabhodhi rakadai mutambo wapera.
editor-not-yet = Iri harisati rava bhodhi re{ game }.
editor-sums = Zasi ane matombo { $south } pa{ $limit }, Kumusoro ane { $north }.
editor-sums-cows = Mombe { $board } dziri mumagomba, { $herds } dziri mumatanga.
editor-play = Tambira pano
editor-analyse = Ongorora

## Zvikonzero zvekuti harisati rava bhodhi

why-hole-too-full = { $count ->
    [one] { $holes } rine zvinopfuura { $limit }, zvisingamboitiki mugomba remutambo uno.
   *[other] { $holes } ane zvinopfuura { $limit }, zvisingamboitiki mugomba remutambo uno.
  }
why-too-many-stones = { side } ane matombo { $count }, asi anotanga aine { $limit } uye haambowani mamwe.
why-too-few-cows = Mumagomba nemumatanga mune mombe { $count }; mutambo une { $limit }, saka { $missing ->
    [one] imwe iri kushaikwa.
   *[other] { $missing } dziri kushaikwa.
  }
why-too-many-cows = Mumagomba nemumatanga mune mombe { $count }; mutambo une { $limit }, saka { $over ->
    [one] imwe yawandisa.
   *[other] { $over } dzawandisa.
  }
why-no-hole = { side } haana gomba; mutambi anogara ane rimwe.
why-no-offer = Kana pasina kutengeserana, hapana gomba ringashambadzwa.
why-no-refusal = Kana pasina kutengeserana, hapana angaramba kutenga.
why-offer-not-own = { $count ->
    [one] { $holes } rashambadzwa, asi harisi ra{ side } kuti ashambadze.
   *[other] { $holes } ashambadzwa, asi haasi a{ side } kuti ashambadze.
  }
why-offer-too-large = Kwashambadzwa magomba { $count }; anogona kushambadzwa anosvika { $limit } chete.
why-offer-everything = { side } ashambadza magomba ake ose, asi anofanira kusara nerimwe.
why-offer-unpaid = Magomba ashambadzwa anoita mombe { $limit }, asi danga ra{ side } rine { $count }.
why-offer-instead-of-pass = { side } haana mombe mumagomba ake, saka aingogona kupfuura chete.

## Zvekuzadza

editor-presets = Tanga ne
editor-preset-start = Bhodhi rekutanga
editor-preset-empty = Bhodhi risina
editor-preset-game = Mutambo uripo
editor-game = Mutambo
editor-side = Ane jana
editor-side-answers = Anotamba kana anopindura
editor-herd = Danga ra{ side }
editor-refused = { side } akaramba kutenga
editor-text = Semashoko
editor-text-help = Namatidza bhodhi rakanyorwa pano kuti rirongwe.
editor-text-bad = Mashoko aya haasi bhodhi: { $reason }
editor-copy-text = Kopa mashoko
editor-copy-link = Kopa linki
editor-copied-text = Mashoko ebhodhi akopwa.
editor-copied-link = Linki yakopwa.
editor-copy-failed = Bhurauza haibvumiri peji kukopa. Sarudza mashoko ukope nemaoko.
editor-link-failed = Bhurauza iyi haigoni kugadzira malinki.
editor-close = Vhara
editor-seats = Vanotamba kubva pano
editor-tools-of-screen = Kuronga
