### A kiosk in a museum (docs/kiosk.md): what visitors read there, and the screen for its staff.

## The board that waits for visitors

kiosk-touch = Pindutin para maglaro

## Choices

kiosk-languages = Piliin ang wika mo
kiosk-one = Laban sa computer
kiosk-two = Dalawang tao
kiosk-back = Balik sa laro

## A game

kiosk-finish = Tapos na ako
kiosk-take-home = Iuwi ang larong ito
kiosk-take-home-note = Itutok ang camera ng telepono mo sa parisukat. Doon magbubukas ang laro, at makikita mo ang bawat galaw.
kiosk-qr = QR code ng larong ito

## Nobody has touched anything for a while

kiosk-still = Nandiyan ka pa ba?
kiosk-still-note = Kapag walang pumindot sa screen, matatapos ang laro at puwede nang magsimula ang susunod na bisita.
kiosk-left = Segundong natitira: { $seconds }
kiosk-yes = Oo, tuloy ang laro

## The staff's screen

kiosk-code = Ilagay ang code
kiosk-code-old = Ilagay ang kasalukuyang code
kiosk-code-new = Pumili ng code
kiosk-code-help = Apat hanggang walong digit. Hindi makakapasok dito ang mga bisita.
kiosk-code-again = Ulitin ang parehong code
kiosk-entered = Mga digit na nailagay: { $count }
kiosk-enter = OK
kiosk-delete = Burahin ang huling digit
kiosk-wrong = Hindi iyan ang code.
kiosk-short = Apat hanggang walong digit ang code.
kiosk-differs = Hindi pareho ang dalawa. Pumili ulit ng code.
kiosk-wait = Napakaraming mali. Maghintay ng { $seconds } s.
kiosk-waited = Puwede nang subukan ulit.
kiosk-counts = Mga larong nilaro rito
kiosk-visits = Mga bisita
kiosk-begun = Nasimulan
kiosk-finished = Natapos
kiosk-all = Lahat
kiosk-not-kept = Hindi hinahayaan ng device na ito na mag-save ng anuman ang page: mawawala ang bilang kapag pinatay ito.
kiosk-save = I-save bilang table (CSV)
kiosk-copy = Kopyahin ang table
kiosk-copied = Nakopya ang table.
kiosk-copy-failed = Hindi pinapayagan ng browser ang pagkopya.
kiosk-clear = Ibalik sa zero
kiosk-sure = Ibalik sa zero ang lahat ng bilang?
kiosk-sure-note = Hindi na mababawi ang mga ito. I-save muna ang table kung kailangan mo.
kiosk-clear-yes = Ibalik sa zero
kiosk-keep = Panatilihin
kiosk-code-change = Palitan ang code
