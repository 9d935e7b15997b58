### Kihariri cha bao: hali ya bao hupangwa kwa mkono.

## Skrini

editor-title = Panga bao
editor-back = Rudi
editor-fields = Hali ya bao
editor-undo = Tendua
editor-redo = Rudia
editor-board = Hali ya bao la { game }

## Kugusa shimo hufanya nini

editor-tools = Ukigusa shimo
editor-tool-add = Weka
editor-tool-take = Toa
editor-tool-owner = Mwenyewe
editor-tool-offer = Ofa
editor-keys = Kubonyeza kwa muda, au Alt na kubofya, kunatoa moja. Kwa kibodi: namba, + na −.
editor-count-of = Kete katika { $hole }
editor-cows-of = Ng’ombe katika { $hole }
editor-fewer = Punguza moja katika { $hole }
editor-more = Ongeza moja katika { $hole }

## Mashimo, kwa wanaosikiliza bao

editor-hole = { $hole }, { side }, kete { $count }{ $head ->
    [yes] , kichwa
   *[no] { "" }
  }
editor-hole-cows = { $hole }, { side }, ng’ombe { $count }{ $offered ->
    [yes] , limetolewa ofa
   *[no] { "" }
  }

## Matokeo yake

editor-legal = Hali hii inaweza kuchezwa.
editor-over = Katika hali hii mchezo umeisha.
editor-not-yet = Hii bado si hali ya { game }.
editor-sums = Kusini ana kete { $south } kati ya { $limit }, Kaskazini ana { $north }.
editor-sums-cows = Ng’ombe { $board } wamo mashimoni, { $herds } wamo katika makundi.
editor-play = Cheza kutoka hapa
editor-analyse = Chambua

## Kwa nini bado si hali ya mchezo

why-hole-too-full = { $count ->
    [one] { $holes } lina zaidi ya { $limit }; hakuna shimo la mchezo huu linalofikia hapo.
   *[other] { $holes } yana zaidi ya { $limit }; hakuna shimo la mchezo huu linalofikia hapo.
  }
why-too-many-stones = { side } ana kete { $count }, lakini huanza na { $limit } na hapati zaidi kamwe.
why-too-few-cows = Kuna ng’ombe { $count } katika mashimo na makundi; mchezo una { $limit }, kwa hiyo { $missing ->
    [one] mmoja amepungua
   *[other] { $missing } wamepungua
  }.
why-too-many-cows = Kuna ng’ombe { $count } katika mashimo na makundi; mchezo una { $limit }, kwa hiyo { $over ->
    [one] mmoja amezidi
   *[other] { $over } wamezidi
  }.
why-no-hole = { side } hana shimo lolote; kila mchezaji daima hubaki na moja.
why-no-offer = Bila biashara, hakuna shimo linaloweza kutolewa ofa.
why-no-refusal = Bila biashara, hakuna anayeweza kuwa amekataa ofa.
why-offer-not-own = { $count ->
    [one] { $holes } limetolewa ofa, lakini si la { side }.
   *[other] { $holes } yametolewa ofa, lakini si ya { side }.
  }
why-offer-too-large = Mashimo { $count } yametolewa ofa; ofa moja hutaja mashimo { $limit } kwa wingi zaidi.
why-offer-everything = { side } anatoa ofa ya mashimo yote, lakini lazima abaki na moja.
why-offer-unpaid = Ofa inagharimu ng’ombe { $limit }, lakini kundi la { side } lina { $count }.
why-offer-instead-of-pass = { side } hana ng’ombe katika shimo lake lolote, kwa hiyo angeweza kupitisha zamu tu.

## Sehemu za kujaza

editor-presets = Anza na
editor-preset-start = Mwanzo wa mchezo
editor-preset-empty = Bao tupu
editor-preset-game = Mchezo wa sasa
editor-game = Mchezo
editor-side = Zamu ya
editor-side-answers = Zamu au jibu la
editor-herd = Kundi la { side }
editor-refused = { side } amekataa ofa
editor-text = Kama maandishi
editor-text-help = Bandika maandishi ya hali ya bao hapa ili kuipanga.
editor-text-bad = Maandishi haya si hali ya bao: { $reason }
editor-copy-text = Nakili maandishi
editor-copy-link = Nakili kiungo
editor-copied-text = Maandishi ya hali hii yamenakiliwa.
editor-copied-link = Kiungo kimenakiliwa.
editor-copy-failed = Kivinjari hakiruhusu ukurasa kunakili. Chagua maandishi na uyanakili mwenyewe.
editor-link-failed = Kivinjari hiki hakiwezi kutengeneza viungo.
editor-close = Funga
editor-seats = Nani anacheza kutoka hapa
editor-tools-of-screen = Kihariri
