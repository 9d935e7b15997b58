### A kiosk in a museum (docs/kiosk.md): what visitors read there, and the screen for its staff.

## The board that waits for visitors

kiosk-touch = Raak om te speel

## Choices

kiosk-languages = Kies jou taal
kiosk-one = Teen die rekenaar
kiosk-two = Twee mense
kiosk-back = Terug na die spel

## A game

kiosk-finish = Ek is klaar
kiosk-take-home = Neem hierdie spel huis toe
kiosk-take-home-note = Wys jou foon se kamera na die vierkant. Die spel gaan daar oop, en jy kan dit skuif vir skuif bekyk.
kiosk-qr = QR-kode van hierdie spel

## Nobody has touched anything for a while

kiosk-still = Is jy nog daar?
kiosk-still-note = As niemand die skerm aanraak nie, eindig die spel en kan die volgende besoeker begin.
kiosk-left = Sekondes oor: { $seconds }
kiosk-yes = Ja, speel verder

## The staff's screen

kiosk-code = Voer die kode in
kiosk-code-old = Voer die huidige kode in
kiosk-code-new = Kies ’n kode
kiosk-code-help = Vier tot agt syfers. Hulle hou besoekers uit hierdie skerm.
kiosk-code-again = Dieselfde kode nog een keer
kiosk-entered = Syfers ingevoer: { $count }
kiosk-enter = OK
kiosk-delete = Vee die laaste syfer uit
kiosk-wrong = Dit is nie die kode nie.
kiosk-short = ’n Kode het vier tot agt syfers.
kiosk-differs = Die twee was nie dieselfde nie. Kies weer ’n kode.
kiosk-wait = Dit was te dikwels verkeerd. Wag { $seconds } s.
kiosk-waited = Jy kan nou weer probeer.
kiosk-counts = Speletjies wat hier gespeel is
kiosk-visits = Besoeke
kiosk-begun = Begin
kiosk-finished = Klaar gespeel
kiosk-all = Altesaam
kiosk-not-kept = Hierdie toestel laat nie toe dat die bladsy iets bêre nie: die tellings gaan verlore wanneer dit afgeskakel word.
kiosk-save = Stoor as ’n tabel (CSV)
kiosk-copy = Kopieer die tabel
kiosk-copied = Die tabel is gekopieer.
kiosk-copy-failed = Die blaaier laat nie kopiëring toe nie.
kiosk-clear = Stel op nul
kiosk-sure = Alle tellings op nul stel?
kiosk-sure-note = Hulle kan nie teruggekry word nie. Stoor eers die tabel as jy dit nodig het.
kiosk-clear-yes = Stel hulle op nul
kiosk-keep = Behou hulle
kiosk-code-change = Verander die kode
