# Imprimer : un plateau en papier avec ses règles, et les coups d’une partie avec des diagrammes.

print-title = Imprimer un plateau ou une partie
print-back = Retour
print-what = À imprimer
print-what-board = Un plateau et ses règles
print-what-moves = Les coups d’une partie
print-game = Jeu
print-columns = Colonnes
print-paper = Papier
print-pieces = Fait pour
print-pieces-tops = Capsules de bouteilles (32 mm)
print-pieces-pebbles = Cailloux (environ 20 mm)
print-pieces-fit = Une feuille, le plus grand possible
print-every = Un diagramme
print-every-n = tous les { $count } coups
print-every-end = seulement à la fin
print-go = Imprimer
print-sheets = { $count ->
    [one] Une feuille, avec les règles au dos.
   *[other] { $count } feuilles à assembler, avec les règles au dos de la première.
  }
print-hole = Chaque trou fait { $size } mm de large.
print-both-sides = Imprimez recto verso, en tournant sur le bord court, en taille réelle (100 %).
print-sheet = { game }, feuille { $sheet } sur { $of }
print-back-of = Dos de la feuille { $sheet } sur { $of }
print-join = Collez la feuille { $sheet } sur cette bande
print-start = { $game ->
    [tsoro] Au début : deux pierres dans chaque trou extérieur, rien dans les rangées intérieures. Il vous faut { $stones } pierres.
    [nsolo] Au début : deux pierres dans chaque trou, mais aucune dans le trou intérieur au bout droit de chaque joueur. Il vous faut { $stones } pierres.
    [kimasai] Au début : une pierre dans chaque trou, mais aucune dans le trou intérieur au bout gauche de chaque joueur. Il vous faut { $stones } pierres.
   *[gore] Au début : six vaches dans chaque trou. Il vous faut { $stones } pierres pour les faire.
  }
print-no-game = Il n’y a pas de partie à imprimer. Jouez-en une d’abord, ou continuez-en une, et revenez ici par ses outils.
print-after = Après le coup { $ply }
print-at-start = Au début
