### Chikonzero chekuti chinhu chisagone kuitwa: zvinotaurwa nemuchina nezvemajana, mabhodhi nemitambo. Mashoko aya anotevera
### madonhwe maviri: anotanga nebhii diki uye haana donhwe kumagumo. Zviri muzviratidzo zvekutaura hazvishandurwi.

## Nzvimbo; $reason ndemumwe wemashoko ari pasi apa

error-in-line = mutsetse { $line }: { $reason }
error-in-tag = chiratidzo { $tag }: { $reason }
error-in-move = jana { $number }, “{ $move }”: { $reason }

## Majana

error-over = mutambo wapera, hapana jana rinotevera
error-no-such-hole = pabhodhi iri hapana gomba { $hole }
error-not-yours = { $hole } harisi gomba ra{ side }
error-empty = { $hole } harina chinhu
error-single-too-early = { $hole } rine dombo rimwe chete, rinogona kufamba chete kana pasina gomba rako rine maviri kana kupfuura
error-single-blocked = dombo rimwe re{ $hole } rinogona kupinda mugomba risina chinhu chete, asi { $next } rine matombo
error-endless-start = kudyara kubva pa { $hole } hakungaperi
error-endless-go-on = kuenderera pa { $hole } hakungaperi, unogona kumira chete (“|”)
error-nothing-to-choose = jana rapera, hapachina chekusarudza
error-wrong-answer = izvozvi sarudza { $expected ->
    [head] kuenderera kana kumira
   *[bonus] bhonasi yekutora
  }
error-too-many-head-choices = kudyara kubva pa { $hole } kunosvika pamusoro une matombo ka{ $limit }, asi jana rinosarudza ka{ $count }
error-head-choice-missing = kudyara kunosvika pamusoro une matombo { $hole }: wedzera “>” kuti uenderere kana “|” kuti umire
error-capture-missing = kudyara kubva pa { $hole } kunotapa: wedzera “x”, nebhonasi kana uchiitora
error-no-capture = kudyara kubva pa { $hole } hakutapi chinhu, saka “x” haigoni kutevera
error-no-bonus = hapana bhonasi yekutora mushure mekutapa uku
error-wrong-bonus = bhonasi pano { $expected ->
    [stones] matombo rimwe nerimwe, sa c3:2,d1:1
   *[holes] magomba ose, sa c4,d17
  }
error-bonus-too-large = bhonasi inogumira pa { $limit }, kwete { $count }
error-bonus-not-enemy = { $hole } harisi gomba remumwe wako, uye bhonasi inotorwa kumumwe wako
error-bonus-empty = { $hole } harina chinhu, hapana chekutora
error-bonus-head-safe = { $hole } musoro, usingabvumirwi kubviswa zvirimo nebhonasi
error-bonus-more-than-there = { $hole } rine { $limit ->
    [one] dombo { $limit }
   *[other] matombo { $limit }
  }, saka { $count } haagoni kutorwa
error-not-in-this-game = hapana jana rakadaro mu { $game }
error-must-answer = pane magomba akashambadzwa: tanga wabvuma kana kuramba
error-nothing-to-answer = hapana chakashambadzwa chekupindura
error-must-pass = { side } haana mombe mumagomba ake, anofanira kupfuura
error-may-not-pass = { side } ane mombe dzekudyara, saka haagoni kupfuura
error-empty-offer = panoshambadzwa gomba rimwe, maviri kana matatu
error-no-turn = hapana jana ratangwa rakamirira mhinduro
error-turn-text = panodiwa gomba rekutangira, ne “>” pamusoro mumwe nemumwe wawakaenderera

## Mabhodhi

error-hole-too-full = { $hole } rine { $count ->
    [one] dombo { $count }
   *[other] matombo { $count }
  }, asi mumutambo uno hapana gomba rinopfuura { $limit }
error-too-many-stones = { side } ane { $count ->
    [one] dombo { $count }
   *[other] matombo { $count }
  }, asi anotanga aine { $limit } uye haambowani mamwe
error-cows = mumagomba nemumatanga mune mombe { $count }, asi mutambo une { $limit }
error-no-hole = { side } haana gomba, asi mutambi anogara ane rimwe
error-no-trade = mutambo uno hauna kutengeserana, saka hapangavi { $what ->
    [offer] nekushambadza
   *[refusal] nekuramba kutenga
  }
error-offer-not-own = { $hole } rashambadzwa, asi harisi ra{ side } kuti ashambadze
error-offer-too-large = { $count ->
    [one] kwashambadzwa gomba { $count }
   *[other] kwashambadzwa magomba { $count }
  }, asi anogona kushambadzwa anosvika { $limit } chete
error-offer-everything = { side } ashambadza magomba ake ose, asi anofanira kusara nerimwe
error-offer-unpaid = magomba ashambadzwa anoita mombe { $limit }, asi danga ra{ side } rine { $count }
error-offer-instead-of-pass = { side } haana mombe mumagomba ake, saka aingogona kupfuura chete, kwete kushambadza
error-columns = { $game } inotambwa pamidungwe { $allowed }, kwete { $count }

## Mitambo yakanyorwa

error-no-game-tag = panodiwa chiratidzo [Game "…"] pazviratidzo zvemutambo
error-second-game = panodiwa magumo mushure memutambo mumwe, asi pane wechipiri
error-tag-twice = chiratidzo “{ $name }” chakanyorwa kaviri
error-contradiction = chiratidzo { $name } chinoti “{ $found }”, asi { $instead ->
    [rules] bhodhi nderemutambo we { $value }
    [columns] bhodhi rine { $value }
    [outcome] majana anopera ne { $value }
   *[goes-on] majana haapedzi mutambo
  }
error-comment-open = chinyorwa chinotangira pano hachina kuvharwa: panodiwa “{ "}" }”
error-move-number = panodiwa nhamba yejana { $limit }, asi pane { $count }
error-no-such-ply = mutambo hauna jana rakadaro
error-comment-too-long = chinyorwa chinogumira pamabhii 2,000, uye zvinyorwa zvose zvemutambo pa 100,000
error-tag-too-long = zita nezvinoreva chiratidzo zvinogumira pamabhii 1,000
error-tag-name = panodiwa zita rechiratidzo chisingabvi pamajana, rine mabhii, manhamba ne _
error-text-too-long = mashoko anopfuura { $limit } MiB
error-level = panodiwa danho kubva pa 1 kusvika pa 8
error-internal = pane chisina kukwanisa kupfuudzwa

## Mashoko akanyorwa

error-text = bhii { $at }: panodiwa { $expected }, asi pane { error-found }
error-found = { $kind ->
    [end] magumo
    [space] nzvimbo isina bhii
   *[text] “{ $found }”
  }

## Zvaigona kunge zviripo

expected-hole = gomba sa a5
expected-column = nhamba yemudungwe kubva pa 1 kusvika pa 36
expected-hole-end = magumo mushure megomba
expected-fresh-hole = gomba risati rataurwa
expected-move = gomba sa a5, kana pass, offer:, accept, refuse kana resign
expected-choice = “>”, “|”, “x” kana magumo
expected-stop-end = magumo mushure me “|”
expected-move-end = magumo ejana
expected-offer-holes = “:” nemagomba ashambadzwa
expected-one-bonus = magomba ose (c4,d17) kana matombo (c3:2,d1:1), kwete zvose zviri zviviri
expected-bonus-stones = uwandu hwematombo kubva pa 1 kusvika pa 255
expected-bonus-end = “,” nerimwe gomba, kana magumo
expected-game = mutambo: tsoro, nsolo, kimasai kana gore
expected-no-option = magumo: { $game } haina imwe sarudzo
expected-option = sarudzo ye { $game } isati yataurwa: { $names }
expected-option-equals = “=” nezvinoreva sarudzo
expected-option-value = zvinogona kureva { $option }: { $values }
expected-options-end = “,” kana magumo esarudzo
expected-rules-end = magumo mushure mesarudzo
expected-board = bhodhi: mitsara yematombo ine “/” pakati
expected-stones = uwandu hwematombo, kubva pa 0 kusvika pa 255
expected-run = uwandu hwemagomba kubva pa 1 kusvika pa 36
expected-next-row = “/” nemutsara unotevera, kana “,” negomba rinotevera
expected-row = mutsara une { $limit ->
    [one] gomba { $limit }
   *[other] magomba { $limit }
  } sewapfuura, kwete { $count }
expected-row-end = magumo emutsara: hapana bhodhi rine midungwe inopfuura 36
expected-two-rows = magumo ebhodhi, rine mitsara miviri
expected-four-rows = magumo ebhodhi, rine mitsara mina
expected-side = ane jana: S kana N
expected-owners = muridzi wegomba rimwe nerimwe, sa nnnn/ssss
expected-owner = muridzi we { $hole }: s kana n
expected-next-owners = “/” nevaridzi vemutsara unotevera
expected-owners-end = magumo evaridzi
expected-herds = matanga, sa 0,0
expected-cows = uwandu hwemombe kubva pa 0 kusvika pa 48
expected-north-herd = “,” nedanga raKumusoro
expected-herds-end = magumo ematanga
expected-offer = magomba ashambadzwa, kana -
expected-offer-end = “,” nerimwe gomba, kana magumo eashambadzwa
expected-refused = akaramba kutenga: S, N, SN kana -
expected-position-end = magumo ebhodhi
expected-tag = “[” nechiratidzo
expected-tag-name = zita rechiratidzo, sa Game
expected-tag-value = zvinoreva chiratidzo pakati pe "…"
expected-escaped = \" kana \\ mushure me \
expected-tag-quote = " yekuvhara
expected-tag-end = “]” mushure mechiratidzo
expected-tag-line-end = magumo emutsetse mushure mechiratidzo
expected-columns = uwandu hwemidungwe
expected-end = magumo
expected-move-number = nhamba yejana
expected-move-dot = “.” mushure menhamba yejana
