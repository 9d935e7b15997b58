### Mirairo: majana anonyorwa, zvinogona kuverengwa, nemakiyi ebhodhi.

commands-intro = Nyora jana semanyorerwo aro, zvakadai sa a5 kana b3xc4, kana rimwe remazwi ari pasi apa. Zvaanopindura zvinoverengwa uye zvinonyorwa pasi pemutsara.
command-line = Jana kana murairo
command-do = Ita
command-log = Mhinduro

## Mazwi anogona kunyorwa. Echirungu anoshanda mumitauro yose.

command-row = mutsara, mu
command-starts = tanga, ta
command-what = chii, ch
command-last = pedzisira, pe
command-board = bhodhi, bh
command-taken = torwa, to
command-undo = dzosa
command-redo = itazve
command-hint = zano
command-go = enda
command-stop = mira
command-none = hapana
command-moves = majana
command-help = rubatsiro

## Zvinoitwa neshoko rimwe nerimwe

command-row-does = inoverenga mutsara: { $word } a
command-starts-does = inoverenga magomba aunogona kutangira
command-what-does = inotaura zvaizoitwa nejana: { $word } a5
command-last-does = inotaura zvaitwa nejana rekupedzisira
command-board-does = inoverenga bhodhi rose
command-taken-does = inotaura zvakatorwa
command-undo-does = inodzosa jana
command-redo-does = inoriita zvakare
command-hint-does = inopa zano; ukadzokorora, zano rakajeka
command-go-does = inosimudza matombo emusoro ichienderera
command-stop-does = inomira pamusoro
command-none-does = haichatora chinhu; mamwe magomba anonyorwa seizvi { $example }
command-moves-does = inovhura majana akatambwa
command-help-does = inoverenga mazwi aya

## Makiyi

keys-title = Makiyi kana wakanangana negomba
keys-words-title = Mazwi
key-arrows = Miseve
key-arrows-does = kugomba rinotevera
key-enter = Enter
key-enter-does = inotanga jana, inomaka gomba
key-minus = Minus (−)
key-minus-does = inobvisa chiratidzo
key-escape = Escape
key-escape-does = inodzosa zvisati zvasimbiswa, inovhara pakavhurika
key-row-does = inoverenga mutsara uyu
key-starts-does = inoverenga magomba anogona kutangirwa
key-what-does = inotaura zvaizoitwa nejana rinotangira pano
key-last-does = inotaura zvaitwa nejana rekupedzisira
key-taken-does = inotaura zvakatorwa
key-help-does = inovhura mazwi aya, kubva chero papi

## Zvinoverengwa

read-row = Mutsara { $row }, { side }: { $numbers }.
read-owned = { $hole }, { side }: { cows }.
read-no-row = Pane mitsara iyi: { $names }.
read-starts = { side } anogona kutangira pa { $names }.
read-no-starts = Izvozvi { side } haana gomba raangatangira.
read-no-hole = Hapana gomba rinonzi “{ $text }”.

## Mhinduro dzisiri dzekuverenga

command-cannot-now = Izvozvo hazvigoni kuitwa izvozvi.
command-too-long = Izvozvo zvakareba zvakanyanya kuti ringava jana.
command-refused = “{ $text }” haigoni kutambwa: { $reason }
command-help-line = { $word }: { $does }.
