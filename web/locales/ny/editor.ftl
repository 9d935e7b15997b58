### Kukonza bolodi: bolodi limakonzedwa ndi manja.

## Tsamba

editor-title = Konzani bolodi
editor-back = Bwererani
editor-fields = Bolodi
editor-undo = Bwezani
editor-redo = Chitanso
editor-board = Bolodi la { game }

## Zimene kukhudza dzenje kumachita

editor-tools = Kukhudza dzenje
editor-tool-add = Ikani
editor-tool-take = Chotsani
editor-tool-owner = Mwini
editor-tool-offer = Tsatsani
editor-keys = Kugwiritsitsa, kapena Alt ndi kudina, kumachotsa umodzi. Ndi kiyibodi: manambala, + ndi −.
editor-count-of = Miyala ya mu { $hole }
editor-cows-of = Ng'ombe za mu { $hole }
editor-fewer = Chepetsani mu { $hole }
editor-more = Onjezani mu { $hole }

## Maenje, kwa amene amamva bolodi

editor-hole = { $hole }, { side }, { $count ->
    [one] mwala 1
   *[other] miyala { $count }
  }{ $head ->
    [yes] , mutu
   *[no] { "" }
  }
editor-hole-cows = { $hole }, { side }, ng'ombe { $count }{ $offered ->
    [yes] , latsatsidwa
   *[no] { "" }
  }

## Zotsatira zake

editor-legal = Bolodi ili likhoza kuseweredwa.
editor-over = Pa bolodi ili masewera atha.
editor-not-yet = Ili si bolodi la { game } panobe.
editor-sums = Kumwera ali ndi miyala { $south } mwa { $limit }, Kumpoto ali ndi { $north }.
editor-sums-cows = Ng'ombe { $board } zili m'maenje, { $herds } zili m'makola.
editor-play = Sewerani apa
editor-analyse = Pendani

## Chifukwa chake si bolodi panobe

why-hole-too-full = { $count ->
    [one] { $holes } lili ndi zoposa { $limit }, ndipo sizichitika m'dzenje la masewera awa.
   *[other] { $holes } ali ndi zoposa { $limit }, ndipo sizichitika m'dzenje la masewera awa.
  }
why-too-many-stones = { side } ali ndi miyala { $count }, koma amayamba ndi { $limit } ndipo sapezanso ina.
why-too-few-cows = M'maenje ndi m'makola muli ng'ombe { $count }; masewera ali ndi { $limit }, choncho { $missing ->
    [one] imodzi ikusowa.
   *[other] { $missing } zikusowa.
  }
why-too-many-cows = M'maenje ndi m'makola muli ng'ombe { $count }; masewera ali ndi { $limit }, choncho { $over ->
    [one] imodzi yachuluka.
   *[other] { $over } zachuluka.
  }
why-no-hole = { side } alibe dzenje; wosewera amakhala nalo limodzi nthawi zonse.
why-no-offer = Popanda malonda palibe dzenje limene lingatsatsidwe.
why-no-refusal = Popanda malonda palibe amene akanakana kugula.
why-offer-not-own = { $count ->
    [one] { $holes } latsatsidwa, koma si la { side } loti atsatse.
   *[other] { $holes } atsatsidwa, koma si a { side } oti atsatse.
  }
why-offer-too-large = Maenje { $count } atsatsidwa; otsatsidwa asapose { $limit }.
why-offer-everything = { side } watsatsa maenje ake onse, koma ayenera kutsala ndi limodzi.
why-offer-unpaid = Zotsatsidwa zikufuna ng'ombe { $limit }, koma khola la { side } lili ndi { $count }.
why-offer-instead-of-pass = { side } alibe ng'ombe m'maenje ake, choncho akanangodumpha.

## Zoti mudzaze

editor-presets = Yambani ndi
editor-preset-start = Bolodi loyambira
editor-preset-empty = Lopanda kanthu
editor-preset-game = Masewera alipo
editor-game = Masewera
editor-side = Mpata wa
editor-side-answers = Wosewera kapena woyankha
editor-herd = Khola la { side }
editor-refused = { side } anakana kugula
editor-text = Monga mawu
editor-text-help = Matani mawu a bolodi apa kuti likonzedwe.
editor-text-bad = Mawu awa si bolodi: { $reason }
editor-copy-text = Koperani mawu
editor-copy-link = Koperani linki
editor-copied-text = Mawu a bolodi akopedwa.
editor-copied-link = Linki yakopedwa.
editor-copy-failed = Bulauza silola tsamba kukopera. Sankhani mawu ndi kukopera ndi manja.
editor-link-failed = Bulauza iyi siingapange malinki.
editor-close = Tsekani
editor-seats = Osewera kuchokera apa
editor-tools-of-screen = Kukonza
