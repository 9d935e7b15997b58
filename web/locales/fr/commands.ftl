### Le panneau des commandes : les coups tapés, ce qui peut être lu à voix haute, et les touches du plateau.

commands-intro = Tapez un coup comme il s’écrit, par exemple a5 ou b3xc4, ou un des mots ci-dessous. La réponse est lue à voix haute et s’affiche sous la ligne.
command-line = Coup ou commande
command-do = Valider
command-log = Réponses

## Les mots qui peuvent être tapés. Plusieurs, séparés par une virgule ; le premier est dans la liste. Les mots anglais marchent dans toutes les langues.

command-row = rangée, rangee, r
command-starts = départs, departs, départ, depart, s
command-what = effet, e, w
command-last = dernier, l
command-board = plateau, p
command-taken = prises, t
command-undo = annuler
command-redo = refaire
command-hint = indice
command-go = continuer
command-stop = arrêt, arret
command-none = rien
command-moves = coups
command-help = aide

## Ce que fait chaque mot, pour la liste. $word : le mot lui-même.

command-row-does = lit une rangée : { $word } a
command-starts-does = lit les trous d’où vous pouvez partir
command-what-does = dit ce qu’un coup ferait : { $word } a5
command-last-does = dit ce que le dernier coup a fait
command-board-does = lit tout le plateau
command-taken-does = dit ce qui a été pris
command-undo-does = reprend un coup
command-redo-does = le refait
command-hint-does = donne un indice ; encore une fois, un plus clair
command-go-does = relève les pierres de la tête et continue
command-stop-does = s’arrête à la tête
command-none-does = ne prend rien de plus ; d’autres trous s’écrivent { $example }
command-moves-does = ouvre la liste des coups
command-help-does = lit ces mots

## Touches

keys-title = Touches quand un trou est choisi
keys-words-title = Mots
key-arrows = Flèches
key-arrows-does = vont au trou voisin
key-enter = Entrée
key-enter-does = commence un coup, marque un trou
key-minus = Moins
key-minus-does = enlève une marque
key-escape = Échap
key-escape-does = annule ce qui n’est pas confirmé, ferme un panneau
key-row-does = lit cette rangée
key-starts-does = lit les trous d’où l’on peut partir
key-what-does = dit ce qu’un coup d’ici ferait
key-last-does = dit ce que le dernier coup a fait
key-taken-does = dit ce qui a été pris
key-help-does = ouvre cette liste, d’où que l’on soit

## Ce qui est lu

read-row = Rangée { $row }, { side } : { $numbers }.
read-owned = { $hole }, { side } : { cows }.
read-no-row = Il y a les rangées { $names }.
read-starts = { side } peut partir de { $names }.
read-no-starts = { side } ne peut partir d’aucun trou maintenant.
read-no-hole = Il n’y a pas de trou « { $text } ».

## Réponses qui ne lisent rien

command-cannot-now = Cela ne peut pas se faire maintenant.
command-too-long = C’est trop long pour être un coup.
# $reason : un message de errors.ftl.
command-refused = « { $text } » ne peut pas être joué : { $reason }
command-help-line = { $word } : { $does }.
