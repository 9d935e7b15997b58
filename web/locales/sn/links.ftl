### Mitambo iri mumalinki, nekutamba nelinki.

## Linki yemutambo uri pabhodhi

link-title = Linki yemutambo uno
link-title-turn = Tumira jana rako
link-about = Anoivhura anoona mutambo wose. Haiendi kune imwe kombiyuta: mutambo uri mulinki yacho.
link-about-turn = Tumira linki iyi kuna { side }. Kana mhinduro yadzoka, ivhure pamudziyo uno.
link-about-over = Mutambo wapera. { side } anoona jana rekupedzisira nelinki iyi.
link-about-begin = { side } ndiye anotanga: tumira linki iyi, wovhura mhinduro pamudziyo uno.
link-label = Linki
link-copy = Kopa linki
link-copied = Linki yakopwa.
link-copy-failed = Bhurauza haibvumiri peji kukopa. Sarudza linki uikope nemaoko.
link-share = Govera…
link-share-title = Magomba: { game }
link-qr = QR code yelinki
link-qr-too-long = Mutambo uyu wakarebera QR code. Linki inoshanda zvakadaro.
link-making = Linki iri kugadzirwa…
link-too-long = Mutambo uyu wakarebera linki, kana kuti bhurauza haigoni kuigadzira. Inoda kuvandudzwa.
link-paste = Linki yadzoka
link-paste-open = Vhura
link-paste-none = Iyi haisi linki yemutambo.
link-go-on = Enderera nelinki
link-go-on-help = Mumwe wako anotamba sa{ side } pamudziyo wake, achikudzorera malinki.

## Zvawanikwa mulinki yavhurwa

link-bad-damaged = Linki iyi yakakanganisika: chimwe chikamu hachipo kana chakachinjwa munzira. Ikumbire zvakare.
link-bad-newer = Linki iyi yakagadzirwa nepeji itsva kupfuura ino. Vhurazve peji woivhura zvakare.
link-bad-too-long = Linki iyi yakareba zvakanyanya kuti ingava nemutambo.
link-bad-unsupported = Bhurauza iyi yasakara, haigoni kuvhura malinki ane mutambo.
link-bad-game = Mutambo uri mulinki iyi hauverengeki: { $reason }
link-arrived = { $count ->
    [one] Jana ra{ side } rasvika.
   *[other] Majana { $count } asvika.
  }
link-behind = Linki iyi yasarira shure kwemutambo uri pamudziyo uno, uyo waenderera mberi.
link-apart = { $count ->
    [0] Linki iyi haisi kuenderera kwemutambo uri pamudziyo uno: inosiyana kubva pajana rekutanga.
    [one] Linki iyi haisi kuenderera kwemutambo uri pamudziyo uno: inosiyana mushure mejana rekutanga.
   *[other] Linki iyi haisi kuenderera kwemutambo uri pamudziyo uno: inosiyana mushure mejana { $count }.
  }
link-keep-mine = Chengeta wangu
link-open-other = Vhura mumwe wacho
link-open-older = Vhura wekare
link-close = Vhara
