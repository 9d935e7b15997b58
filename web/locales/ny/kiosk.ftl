### A kiosk in a museum (docs/kiosk.md): what visitors read there, and the screen for its staff.

## The board that waits for visitors

kiosk-touch = Gwirani kuti musewere

## Choices

kiosk-languages = Sankhani chinenero chanu
kiosk-one = Ndi kompyuta
kiosk-two = Anthu awiri
kiosk-back = Bwererani ku masewera

## A game

kiosk-finish = Ndatha
kiosk-take-home = Tengani masewerawa kunyumba
kiosk-take-home-note = Lozetsani kamera ya foni yanu ku bokosilo. Masewera adzatseguka pamenepo, ndipo mudzaona kasunthidwe kalikonse.
kiosk-qr = QR code ya masewerawa

## Nobody has touched anything for a while

kiosk-still = Mulipobe?
kiosk-still-note = Ngati palibe wogwira pa sikirini, masewera adzatha ndipo mlendo wotsatira adzayamba.
kiosk-left = Masekondi otsala: { $seconds }
kiosk-yes = Inde, ndipitiriza

## The staff's screen

kiosk-code = Lembani nambala yachinsinsi
kiosk-code-old = Lembani nambala yachinsinsi yakale
kiosk-code-new = Sankhani nambala yachinsinsi
kiosk-code-help = Manambala anayi mpaka asanu ndi atatu. Amaletsa alendo kulowa pano.
kiosk-code-again = Nambala yomweyo kachiwiri
kiosk-entered = Manambala olembedwa: { $count }
kiosk-enter = Chabwino
kiosk-delete = Fufutani nambala yomaliza
kiosk-wrong = Imeneyo si nambala yake.
kiosk-short = Manambala akhale anayi mpaka asanu ndi atatu.
kiosk-differs = Ziwirizo sizinafanane. Sankhaninso.
kiosk-wait = Mwalakwitsa kwambiri. Dikirani { $seconds } s.
kiosk-waited = Mutha kuyesanso tsopano.
kiosk-counts = Masewera amene aseweredwa pano
kiosk-visits = Alendo
kiosk-begun = Oyambidwa
kiosk-finished = Omalizidwa
kiosk-all = Zonse
kiosk-not-kept = Chipangizochi sichilola tsamba kusunga kanthu: ziwerengerozi zidzatayika chikazimitsidwa.
kiosk-save = Sungani ngati tebulo (CSV)
kiosk-copy = Kopani tebulo
kiosk-copied = Tebulo lakopedwa.
kiosk-copy-failed = Bulauza silola kukopera.
kiosk-clear = Bwezerani pa ziro
kiosk-sure = Mubwezere zonse pa ziro?
kiosk-sure-note = Sizingabwererenso. Sungani kaye tebulo ngati mukulifuna.
kiosk-clear-yes = Bwezerani pa ziro
kiosk-keep = Zisungeni
kiosk-code-change = Sinthani nambala yachinsinsi
