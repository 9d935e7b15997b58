### Malangizo: mipata yolembedwa, zimene zingawerengedwe, ndi makiyi a bolodi.

commands-intro = Lembani mpata mmene umalembedwera, monga a5 kapena b3xc4, kapena limodzi la mawu ali m'munsiwa. Mayankho amawerengedwa ndipo amalembedwa pansi pa mzere.
command-line = Mpata kapena langizo
command-do = Chitani
command-log = Mayankho

## Mawu amene angalembedwe. Achingerezi amagwira ntchito m'zinenero zonse.

command-row = mzere, mz
command-starts = yamba, ya
command-what = chiyani, ch
command-last = womaliza, wo
command-board = bolodi, bo
command-taken = zotengedwa, zo
command-undo = bweza
command-redo = chitanso
command-hint = langizo
command-go = pita
command-stop = ima
command-none = palibe
command-moves = mipata
command-help = thandizo

## Zimene liwu lililonse limachita

command-row-does = limawerenga mzere: { $word } a
command-starts-does = limawerenga maenje amene mungayambire
command-what-does = limanena zimene mpata ungachite: { $word } a5
command-last-does = limanena zimene mpata womaliza wachita
command-board-does = limawerenga bolodi lonse
command-taken-does = limanena zimene zatengedwa
command-undo-does = limabweza mpata
command-redo-does = limauchitanso
command-hint-does = limapereka langizo; mukabwereza, lomveka bwino
command-go-does = limanyamula miyala ya pa mutu ndi kupitiriza
command-stop-does = limaima pa mutu
command-none-does = silitenganso kanthu; maenje ena amalembedwa ngati { $example }
command-moves-does = limatsegula mndandanda wa mipata
command-help-does = limawerenga mawu awa

## Makiyi

keys-title = Makiyi mukakhala pa dzenje
keys-words-title = Mawu
key-arrows = Mivi
key-arrows-does = ku dzenje lotsatira
key-enter = Enter
key-enter-does = imayamba mpata, imachonga dzenje
key-minus = Minus (−)
key-minus-does = imachotsa chizindikiro
key-escape = Escape
key-escape-does = imabweza zosatsimikizidwa, imatseka zotsegula
key-row-does = imawerenga mzere uwu
key-starts-does = imawerenga maenje oyambira
key-what-does = imanena zimene mpata wa pano ungachite
key-last-does = imanena zimene mpata womaliza wachita
key-taken-does = imanena zimene zatengedwa
key-help-does = imatsegula mndandanda uwu, kulikonse

## Zimene zimawerengedwa

read-row = Mzere { $row }, { side }: { $numbers }.
read-owned = { $hole }, { side }: { cows }.
read-no-row = Mizere yake ndi iyi: { $names }.
read-starts = { side } angayambire pa { $names }.
read-no-starts = { side } alibe dzenje loyambira tsopano.
read-no-hole = Palibe dzenje lotchedwa “{ $text }”.

## Mayankho osakhala owerenga

command-cannot-now = Zimenezo sizingachitike tsopano.
command-too-long = Zimenezo n'zazitali kwambiri kuti zikhale mpata.
command-refused = “{ $text }” sizingaseweredwe: { $reason }
command-help-line = { $word }: { $does }.
