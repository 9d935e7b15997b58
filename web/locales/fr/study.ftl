### Analyse et bilan des parties : chargés quand on ouvre l’un d’eux.

## Ce que vaut une position

worth-even = La partie est à peu près égale.
worth-drawn = La partie est nulle.
worth-won = { side } a gagné.
worth-ahead = { side } mène d’environ { pieces }.
worth-wins = { $moves ->
    [one] { side } gagne au prochain coup.
   *[other] { side } gagne en { $moves } coups au plus.
  }
short-even = égal
short-drawn = nulle
short-won = { side } a gagné
short-ahead = { side } { $lead }
short-wins = { side } gagne en { $moves }

## Analyse

analysis-title = Analyse
analysis-note = Les coups joués ici ne sont que des essais. La partie attend telle quelle.
lines-title = Les meilleures suites
line-name = Suite { $line }
line-label = Suite { $line }, { $worth }
line-move = Coup { $at }, { side } : { $move }
searching = L’ordinateur regarde { $depth ->
    [one] { $depth } coup
   *[other] { $depth } coups
  } plus loin · { $positions ->
    [one] { $positions } position vue
    [many] { NUMBER($positions, useGrouping: "always") } de positions vues
   *[other] { NUMBER($positions, useGrouping: "always") } positions vues
  }
settled = Regardé { $depth ->
    [one] { $depth } coup
   *[other] { $depth } coups
  } plus loin · { $positions ->
    [one] { $positions } position
    [many] { NUMBER($positions, useGrouping: "always") } de positions
   *[other] { NUMBER($positions, useGrouping: "always") } positions
  }
starting = L’ordinateur commence à regarder…
solved = Regardé jusqu’à la fin de la partie.
deeper = Voir plus loin
game-over = La partie est finie ici ; revenez en arrière pour regarder une position d’avant.
analysis-failed = L’analyse ne répond pas. Vérifiez la connexion et réessayez.

## Bilan

review-title = Bilan de la partie
review-progress = Déjà vu : { $done } sur { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  }
review-stop = Arrêter
review-go-on = Regarder la suite
graph-label = Le cours de la partie : ce que vaut chaque position. Les flèches du clavier parcourent la partie.
graph-at = { $ply ->
    [0] Début de la partie : { $worth }
   *[other] Après le coup { $ply } : { $worth }
  }
graph-unknown = pas encore regardé
turning-title = Tournants
turning-none = Aucun coup à lui seul n’a changé grand-chose.
turning-wait = On les trouve quand toutes les positions ont été regardées.
turning-offered = Coup { $ply }, { side } a offert { $names }.
turning-accepted = Coup { $ply }, { side } a accepté l’offre.
turning-refused = Coup { $ply }, { side } a refusé l’offre.
turning-resigned = Coup { $ply }, { side } a abandonné.
turning-played = Coup { $ply }, { side } a joué { $move }.
turning-cost = Avant : { $before }. Après : { $after }.
turning-count = { $turnings ->
    [0] Le bilan est fini. Aucun coup à lui seul n’a changé grand-chose.
    [one] Le bilan est fini. { $turnings } tournant.
   *[other] Le bilan est fini. { $turnings } tournants.
  }
better-offer = Mieux valait offrir { $names }.
better-accept = Mieux valait accepter l’offre.
better-refuse = Mieux valait refuser l’offre.
better-move = Mieux valait { $move }.
show-better = Meilleure suite
show-better-than = Montrer une meilleure suite que le coup { $ply }
better-title = La meilleure suite
go-there = Y aller
go-to-move = Aller au coup { $ply }
table = Toutes les valeurs en tableau
table-move = Coup
table-who = Qui
table-played = Joué
table-value = Valeur après
table-turning = tournant { $number }
