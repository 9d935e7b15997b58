### Masewera m'malinki, ndi kusewera ndi linki.

## Linki ya masewera ali pa bolodi

link-title = Linki ya masewera awa
link-title-turn = Tumizani mpata wanu
link-about = Aliyense woitsegula amaona masewera onse. Siipita ku kompyuta ina: masewera ali mu linki yomweyo.
link-about-turn = Tumizani linki iyi kwa { side }. Yankho likabwera, litseguleni pa chipangizo chino.
link-about-over = Masewera atha. { side } adzaona mpata womaliza ndi linki iyi.
link-about-begin = { side } ndiye akuyamba: tumizani linki iyi, ndipo tsegulani yankho pa chipangizo chino.
link-label = Linki
link-copy = Koperani linki
link-copied = Linki yakopedwa.
link-copy-failed = Bulauza silola tsamba kukopera. Sankhani linki ndi kukopera ndi manja.
link-share = Gawani…
link-share-title = Magomba: { game }
link-qr = QR code ya linki
link-qr-too-long = Masewera awa ndi aatali kwambiri pa QR code. Linki imagwirabe ntchito.
link-making = Linki ikupangidwa…
link-too-long = Masewera awa ndi aatali kwambiri pa linki, kapena bulauza siingapange linki. Pakufunika bulauza yatsopano.
link-paste = Linki yobwera
link-paste-open = Tsegulani
link-paste-none = Iyi si linki ya masewera.
link-go-on = Pitirizani ndi linki
link-go-on-help = Mnzanu amasewera { side } pa chipangizo chake, ndipo amakubwezerani malinki.

## Zimene linki yotsegulidwa yapezeka kukhala

link-bad-damaged = Linki iyi yawonongeka: mbali ina ikusowa kapena yasintha m'njira. Ipempheninso.
link-bad-newer = Linki iyi inapangidwa ndi tsamba latsopano kuposa ili. Tsegulaninso tsamba, kenako linki.
link-bad-too-long = Linki iyi ndi yaitali kwambiri kuti ikhale ndi masewera.
link-bad-unsupported = Bulauza iyi ndi yakale kwambiri kuti itsegule malinki a masewera.
link-bad-game = Masewera a mu linki iyi sakuwerengeka: { $reason }
link-arrived = { $count ->
    [one] Mpata wa { side } wafika.
   *[other] Mipata { $count } yafika.
  }
link-behind = Linki iyi yatsalira m'mbuyo mwa masewera ali pa chipangizo chino, amene apita patsogolo.
link-apart = { $count ->
    [0] Linki iyi si kupitiriza kwa masewera ali pa chipangizo chino: akusiyana kuyambira pa mpata woyamba.
    [one] Linki iyi si kupitiriza kwa masewera ali pa chipangizo chino: akusiyana pambuyo pa mpata woyamba.
   *[other] Linki iyi si kupitiriza kwa masewera ali pa chipangizo chino: akusiyana pambuyo pa mpata { $count }.
  }
link-keep-mine = Sungani anga
link-open-other = Tsegulani enawo
link-open-older = Tsegulani akale
link-close = Tsekani
