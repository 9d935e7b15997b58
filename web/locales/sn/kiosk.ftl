### A kiosk in a museum (docs/kiosk.md): what visitors read there, and the screen for its staff.

## The board that waits for visitors

kiosk-touch = Bata kuti utambe

## Choices

kiosk-languages = Sarudza mutauro wako
kiosk-one = Nekombiyuta
kiosk-two = Vanhu vaviri
kiosk-back = Dzokera kumutambo

## A game

kiosk-finish = Ndapedza
kiosk-take-home = Enda nemutambo uyu kumba
kiosk-take-home-note = Nongedzera kamera yefoni yako kubhokisi iri. Mutambo unovhurika ipapo, woona kufamba kwega kwega.
kiosk-qr = QR code yemutambo uyu

## Nobody has touched anything for a while

kiosk-still = Uchiripo here?
kiosk-still-note = Kana pasina anobata sikirini, mutambo unopera uye anotevera anogona kutanga.
kiosk-left = Masekonzi asara: { $seconds }
kiosk-yes = Hongu, ndinoenderera

## The staff's screen

kiosk-code = Isa nhamba yakavanzika
kiosk-code-old = Isa nhamba yakavanzika yekare
kiosk-code-new = Sarudza nhamba yakavanzika
kiosk-code-help = Manhamba mana kusvika kumasere. Anodzivisa vashanyi kupinda pano.
kiosk-code-again = Nhamba imwe chete zvakare
kiosk-entered = Manhamba aiswa: { $count }
kiosk-enter = Zvakanaka
kiosk-delete = Dzima nhamba yekupedzisira
kiosk-wrong = Haisi iyo nhamba yacho.
kiosk-short = Panodiwa manhamba mana kusvika kumasere.
kiosk-differs = Hadzina kufanana. Sarudza zvakare.
kiosk-wait = Wakanganisa kakawanda. Mira { $seconds } s.
kiosk-waited = Munogona kuedza zvakare zvino.
kiosk-counts = Mitambo yakatambwa pano
kiosk-visits = Vashanyi
kiosk-begun = Yakatangwa
kiosk-finished = Yakapedzwa
kiosk-all = Yose
kiosk-not-kept = Mudziyo uyu haubvumiri peji kuchengeta chinhu: nhamba idzi dzicharasika kana wadzimwa.
kiosk-save = Chengeta setafura (CSV)
kiosk-copy = Kopa tafura
kiosk-copied = Tafura yakopwa.
kiosk-copy-failed = Bhurauza haibvumiri kukopa.
kiosk-clear = Dzosera paziro
kiosk-sure = Dzosera nhamba dzose paziro?
kiosk-sure-note = Hadzigoni kuwanikwazve. Tanga wachengeta tafura kana uchiida.
kiosk-clear-yes = Dzosera paziro
kiosk-keep = Dzisiye dzakadaro
kiosk-code-change = Chinja nhamba yakavanzika
