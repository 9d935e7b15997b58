### Pourquoi quelque chose ne se peut pas : ce que le moteur dit des coups, des positions et des parties. Ces phrases suivent
### un deux-points : elles commencent par une minuscule et n’ont pas de point. Ce qui est entre guillemets est de la notation.

## L’endroit ; $reason est un des messages plus bas

error-in-line = ligne { $line } : { $reason }
error-in-tag = la balise { $tag } : { $reason }
error-in-move = coup { $number }, « { $move } » : { $reason }

## Les coups

error-over = la partie est finie, aucun coup ne suit
error-no-such-hole = il n’y a pas de trou { $hole } sur ce plateau
error-not-yours = { $hole } n’est pas un trou de { side }
error-empty = { $hole } est vide
error-single-too-early = { $hole } n’a qu’une pierre : elle ne peut avancer que si aucun de vos trous n’en a deux ou plus
error-single-blocked = la pierre seule de { $hole } ne peut avancer que dans un trou vide, et { $next } ne l’est pas
error-endless-start = un semis parti de { $hole } ne finirait jamais
error-endless-go-on = continuer à { $hole } ne finirait jamais, il faut s’arrêter (« | »)
error-nothing-to-choose = le coup est complet, il n’y a plus rien à choisir
error-wrong-answer = il faut maintenant choisir { $expected ->
    [head] si l’on continue ou si l’on s’arrête
   *[bonus] le bonus à prendre
  }
error-too-many-head-choices = le semis parti de { $hole } arrive { $limit } fois à une tête occupée, mais le coup choisit { $count } fois
error-head-choice-missing = le semis arrive à la tête occupée { $hole } : ajoutez « > » pour continuer ou « | » pour s’arrêter
error-capture-missing = le semis parti de { $hole } capture : ajoutez « x », puis le bonus s’il y en a un
error-no-capture = le semis parti de { $hole } ne capture rien, aucun « x » ne peut donc suivre
error-no-bonus = il n’y a pas de bonus à prendre après cette capture
error-wrong-bonus = ici, le bonus se prend en { $expected ->
    [stones] pierres, par exemple c3:2,d1:1
   *[holes] trous entiers, par exemple c4,d17
  }
error-bonus-too-large = le bonus en prend { $limit } au plus, pas { $count }
error-bonus-not-enemy = { $hole } n’est pas un trou adverse, et le bonus se prend chez l’adversaire
error-bonus-empty = { $hole } est vide, il n’y a rien à y prendre
error-bonus-head-safe = { $hole } est une tête, que le bonus ne peut pas vider
error-bonus-more-than-there = { $hole } contient { $limit ->
    [one] { $limit } pierre
   *[other] { $limit } pierres
  }, on ne peut donc pas en prendre { $count }
error-not-in-this-game = ce coup n’existe pas au jeu { $game }
error-must-answer = une offre attend : il faut d’abord l’accepter ou la refuser
error-nothing-to-answer = il n’y a pas d’offre à laquelle répondre
error-must-pass = { side } n’a de vache dans aucun de ses trous et doit passer
error-may-not-pass = { side } a des vaches à semer et ne peut pas passer
error-empty-offer = une offre compte un, deux ou trois trous
error-no-turn = aucun coup commencé n’attend de réponse
error-turn-text = attendu le trou d’où partir, avec un « > » pour chaque tête où l’on a continué

## Les positions

error-hole-too-full = { $hole } contient { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
  }, mais aucun trou de ce jeu n’en contient jamais plus de { $limit }
error-too-many-stones = { side } a { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
  }, mais commence avec { $limit } et n’en gagne jamais
error-cows = dans les trous et les troupeaux, il y a { $count ->
    [one] { $count } vache
   *[other] { $count } vaches
  }, mais le jeu en a { $limit }
error-no-hole = { side } n’a aucun trou, mais un joueur en garde toujours un
error-no-trade = cette partie se joue sans échanges, il ne peut donc pas y avoir { $what ->
    [offer] d’offre
   *[refusal] de refus
  }
error-offer-not-own = { $hole } est offert, mais n’est pas à { side }
error-offer-too-large = { $count ->
    [one] { $count } trou est offert
   *[other] { $count } trous sont offerts
  }, mais une offre en compte { $limit } au plus
error-offer-everything = { side } offre tous ses trous, mais doit en garder un
error-offer-unpaid = l’offre coûte { $limit ->
    [one] { $limit } vache
   *[other] { $limit } vaches
  }, mais le troupeau de { side } en a { $count }
error-offer-instead-of-pass = { side } n’a de vache dans aucun de ses trous, et n’aurait donc pu que passer, pas offrir
error-columns = le jeu { $game } se joue sur { $allowed } colonnes, pas sur { $count }

## Les parties

error-no-game-tag = attendu la balise [Game "…"] parmi celles de la partie
error-second-game = attendu la fin après une partie, trouvé une deuxième
error-tag-twice = la balise « { $name } » est là deux fois
error-contradiction = la balise { $name } dit « { $found } », mais { $instead ->
    [rules] la position est celle de { $value }
    [columns] la position en a { $value }
    [outcome] les coups finissent par { $value }
   *[goes-on] les coups ne finissent pas la partie
  }
error-comment-open = le commentaire qui commence ici n’est pas fermé : attendu « { "}" } »
error-move-number = attendu le coup numéro { $limit }, trouvé { $count }
error-no-such-ply = la partie n’a pas ce coup
error-comment-too-long = un commentaire a 2 000 caractères au plus, et tous ceux d’une partie 100 000
error-tag-too-long = le nom et la valeur d’une balise ont 1 000 caractères au plus
error-tag-name = attendu le nom d’une balise qui n’est pas déduite des coups, en lettres, chiffres et _
error-text-too-long = le texte dépasse { $limit } Mio
error-level = attendu un niveau de 1 à 8
error-internal = une valeur n’a pas pu être transmise

## Les textes

error-text = caractère { $at } : attendu { $expected }, trouvé { error-found }
error-found = { $kind ->
    [end] la fin
    [space] une espace
   *[text] « { $found } »
  }

## Ce qui pourrait s’y trouver

expected-hole = un trou comme a5
expected-column = un numéro de colonne de 1 à 36
expected-hole-end = la fin après le trou
expected-fresh-hole = un trou pas encore nommé
expected-move = un trou comme a5, ou pass, offer:, accept, refuse ou resign
expected-choice = « > », « | », « x » ou la fin
expected-stop-end = la fin après « | »
expected-move-end = la fin du coup
expected-offer-holes = « : » et les trous offerts
expected-one-bonus = des trous entiers (c4,d17) ou des pierres (c3:2,d1:1), pas les deux
expected-bonus-stones = un nombre de pierres de 1 à 255
expected-bonus-end = « , » et un autre trou, ou la fin
expected-game = un jeu : tsoro, nsolo, kimasai ou gore
expected-no-option = la fin : le jeu { $game } n’a pas d’autre option
expected-option = une option du jeu { $game } pas encore donnée : { $names }
expected-option-equals = « = » et la valeur de l’option
expected-option-value = une valeur de { $option } : { $values }
expected-options-end = « , » ou la fin des options
expected-rules-end = la fin après les options
expected-board = le plateau : des rangées de pierres séparées par « / »
expected-stones = un nombre de pierres, de 0 à 255
expected-run = un nombre de trous de 1 à 36
expected-next-row = « / » et la rangée suivante, ou « , » et le trou suivant
expected-row = une rangée de { $limit ->
    [one] { $limit } trou
   *[other] { $limit } trous
  } comme la précédente, pas de { $count }
expected-row-end = la fin de la rangée : aucun plateau n’a plus de 36 colonnes
expected-two-rows = la fin du plateau, qui a deux rangées
expected-four-rows = la fin du plateau, qui a quatre rangées
expected-side = le camp qui joue : S ou N
expected-owners = à qui est chaque trou, par exemple nnnn/ssss
expected-owner = à qui est { $hole } : s ou n
expected-next-owners = « / » et à qui sont les trous de la rangée suivante
expected-owners-end = rien après les trous de chacun
expected-herds = les troupeaux, par exemple 0,0
expected-cows = un nombre de vaches de 0 à 48
expected-north-herd = « , » et le troupeau de Nord
expected-herds-end = la fin des troupeaux
expected-offer = les trous offerts, ou -
expected-offer-end = « , » et un autre trou, ou la fin de l’offre
expected-refused = qui a refusé une offre : S, N, SN ou -
expected-position-end = la fin de la position
expected-tag = « [ » et une balise
expected-tag-name = le nom d’une balise, par exemple Game
expected-tag-value = la valeur de la balise entre guillemets droits
expected-escaped = \" ou \\ après une barre oblique inverse
expected-tag-quote = un guillemet droit fermant
expected-tag-end = « ] » après la balise
expected-tag-line-end = la fin de la ligne après la balise
expected-columns = un nombre de colonnes
expected-end = la fin
expected-move-number = un numéro de coup
expected-move-dot = « . » après le numéro du coup
