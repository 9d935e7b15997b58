### A kiosk in a museum (docs/kiosk.md): what visitors read there, and the screen for its staff.

## The board that waits for visitors

kiosk-touch = Gusa ili ucheze

## Choices

kiosk-languages = Chagua lugha yako
kiosk-one = Dhidi ya kompyuta
kiosk-two = Watu wawili
kiosk-back = Rudi kwenye mchezo

## A game

kiosk-finish = Nimemaliza
kiosk-take-home = Nenda na mchezo huu nyumbani
kiosk-take-home-note = Elekeza kamera ya simu yako kwenye mraba. Mchezo utafunguka hapo, na utaweza kuutazama hatua kwa hatua.
kiosk-qr = Msimbo wa QR wa mchezo huu

## Nobody has touched anything for a while

kiosk-still = Bado upo?
kiosk-still-note = Asipogusa mtu skrini, mchezo utaisha na mgeni anayefuata ataweza kuanza.
kiosk-left = Sekunde zilizobaki: { $seconds }
kiosk-yes = Ndiyo, naendelea

## The staff's screen

kiosk-code = Weka nambari ya siri
kiosk-code-old = Weka nambari ya siri ya sasa
kiosk-code-new = Chagua nambari ya siri
kiosk-code-help = Tarakimu nne hadi nane. Zinawazuia wageni kuingia hapa.
kiosk-code-again = Nambari ileile mara nyingine
kiosk-entered = Tarakimu zilizowekwa: { $count }
kiosk-enter = Sawa
kiosk-delete = Futa tarakimu ya mwisho
kiosk-wrong = Hiyo si nambari yenyewe.
kiosk-short = Nambari ina tarakimu nne hadi nane.
kiosk-differs = Hazikufanana. Chagua nambari tena.
kiosk-wait = Umekosea mara nyingi. Subiri sekunde { $seconds }.
kiosk-waited = Unaweza kujaribu tena sasa.
kiosk-counts = Michezo iliyochezwa hapa
kiosk-visits = Wageni
kiosk-begun = Iliyoanzwa
kiosk-finished = Iliyomalizwa
kiosk-all = Jumla
kiosk-not-kept = Kifaa hiki hakiruhusu ukurasa kuhifadhi chochote: hesabu zitapotea kikizimwa.
kiosk-save = Hifadhi kama jedwali (CSV)
kiosk-copy = Nakili jedwali
kiosk-copied = Jedwali limenakiliwa.
kiosk-copy-failed = Kivinjari hakiruhusu kunakili.
kiosk-clear = Rudisha sifuri
kiosk-sure = Rudisha hesabu zote sifuri?
kiosk-sure-note = Haziwezi kurudishwa. Hifadhi jedwali kwanza ukilihitaji.
kiosk-clear-yes = Rudisha sifuri
kiosk-keep = Ziache
kiosk-code-change = Badilisha nambari ya siri
