### Tout ce qu’il faut à l’écran d’accueil et à une partie. docs/languages.md dit comment ces fichiers s’écrivent.
### Sud et Nord n’ont pas d’article : ce sont les noms des deux joueurs. « Un semis » est un tour (lap), « un coup » est un move.

## Listes de noms : « a1 et a4 », « a1, a4 et a5 »

list-two = { $first } et { $second }
list-more = { $first }, { $second }
list-last = { $first } et { $second }

## Camps et jeux ; d’autres messages s’en servent

side = { $side ->
    [N] Nord
   *[S] Sud
  }
game = { $game ->
    [nsolo] Nsolo
    [kimasai] Bao la Kimasai
    [gore] Goré
   *[tsoro] Tsoro
  }
game-place = { $game ->
    [nsolo] Ngoni, Malawi et est de la Zambie
    [kimasai] Maasaï, centre de la Tanzanie
    [gore] Gouro, Côte d’Ivoire
   *[tsoro] Shona, nord-est du Zimbabwe
  }
game-gist = { $game ->
    [nsolo] Un grand plateau plein de pierres, et des captures qui prennent plus qu’elles ne trouvent.
    [kimasai] Des pierres seules qui avancent pas à pas, se faufilent et capturent.
    [gore] Deux rangées, huit trous, et un troupeau de vaches (ayla) à gagner.
   *[tsoro] De longs semis de pierres (matombo), l’un après l’autre, sur un plateau qui a jusqu’à 84 trous.
  }

# Un nombre et son nom.
stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
  }
cows = { $cows ->
    [one] { $cows } vache
   *[other] { $cows } vaches
  }
holes = { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
  }
laps = { $laps } semis
# Le Goré se joue avec des vaches, les autres jeux avec des pierres.
pieces = { $piece ->
    [cow] { $count ->
        [one] { $count } vache
       *[other] { $count } vaches
      }
   *[stone] { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
      }
  }

## L’écran d’accueil

tagline = Quatre vieux jeux de semailles d’Afrique.
choose-game = Choisissez un jeu
start-game = Jouer à { game }
continue-game = { $plies ->
    [0] Continuer { game }
   *[other] Continuer { game }, coup { $move }
  }
# Les chemins de l’écran d’accueil vers d’autres écrans.
menu-ways = Plus
way-games = Mes parties
start-replaces = La partie non finie reste dans la liste de vos parties.
one-kind = Ce jeu se joue d’une seule façon.
how-to = Comment jouer à { game }
rules = Règles
learn = Apprendre
learn-game = Apprendre { game } pas à pas
puzzles = Problèmes
puzzles-of = Problèmes de { game }
print = Imprimer
print-board = Imprimer un plateau de { game }
print-moves = Imprimer les coups
screen-failed = Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion et réessayez.

## Règles à choisir, sur l’écran d’accueil

field = { $field ->
    [columns] Colonnes
    [heads] Têtes
    [bonus] Bonus
    [safe-heads] Têtes à l’abri
    [capture] Capture
   *[trade] Échanges
  }
field-help = { $field ->
    [columns] Le nombre de trous de chaque rangée : moins il y en a, plus la partie est courte.
    [heads] Des trous au bout droit de votre rangée extérieure (musoro, au pluriel misoro), où vous pouvez arrêter un semis.
    [bonus] Combien d’autres trous adverses une capture vous permet de vider.
    [safe-heads] Si le bonus doit laisser les têtes tranquilles.
    [capture] 1975 : un trou, puis encore autant de pierres. 1913 : deux trous, puis un autre trou entier.
   *[trade] Si vous pouvez offrir des trous à l’autre, pour six vaches chacun.
  }
field-heads = { $value ->
    [0] Sans tête
    [1] Une tête par camp
   *[2] Deux têtes par camp
  }
field-bonus = { $value ->
    [0] Sans bonus
    [one] Un trou de plus
   *[other] { $value } trous de plus
  }
field-safe-heads = { $value ->
    [yes] Têtes à l’abri
   *[no] Têtes prenables
  }
field-capture = { $value ->
    [1913] Comme en 1913
   *[1975] Comme en 1975
  }
field-trade = { $value ->
    [no] Sans échanges
   *[yes] Avec échanges
  }
rule-board = { $rows } × { $columns }
rule-heads = { $value ->
    [0] sans tête
    [1] une tête
   *[2] deux têtes
  }
rule-bonus = { $value ->
    [0] sans bonus
   *[other] bonus de { $value }
  }
rule-safe-heads = têtes à l’abri
rule-capture = { $value ->
    [1913] capture de 1913
   *[1975] capture de 1975
  }
rule-trade = { $value ->
    [no] sans échanges
   *[yes] avec échanges
  }

## Qui joue

who-plays = Qui joue
south-first = Sud joue en premier.
person = Humain
names-field = Noms, si vous voulez
names-of = Noms de ceux qui jouent { side }, séparés par des virgules
names-in-turn = Ils jouent chacun leur tour.
computer = Ordinateur
computer-by-time = Ordinateur, au temps
person-by-link = Humain ailleurs, par lien
strength = Force de { side }
time-for = Temps de { side }
by-time-help = Il joue aussi bien qu’il peut dans ce temps.
level = Niveau { $level }
level-like = { $level ->
    [1] Un enfant qui vient d’apprendre
    [2] Un débutant qui joue pour le plaisir
    [3] Un apprenti qui voit les captures
    [4] Un joueur solide
    [5] Un joueur exercé
    [6] Un joueur redoutable
    [7] Un vieux renard
   *[8] Un maître
  }
level-spoken = { level } : { level-like }
seconds = { $seconds ->
    [0.5] Une demi-seconde par coup
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
  }
seat-person = { side } : humain
seat-names = { side } : { $names }
seat-level = { side } : ordinateur, niveau { $level }
seat-link = { side } : par lien
seat-seconds = { side } : ordinateur, { $seconds } s par coup
sides-below = Sud est en bas.
sides-right = Sud est à droite.
you-below = Vous êtes Sud, en bas.
you-above = Vous êtes Nord, en haut.
you-right = Vous êtes Sud, à droite.
you-left = Vous êtes Nord, à gauche.

## Un tour de jeu

to-move = À { side } de jouer
your-move = À vous de jouer, { side }
to-move-named = À { $name } de jouer ({ side })
choose-hole = Choisissez un des trous cerclés pour semer.
choose-single = Aucun trou n’a deux pierres : une pierre seule peut donc avancer.
choose-step = Choisissez une des pierres cerclées ; elle avance dans le trou suivant.
choose-cows = Choisissez un de vos trous pour semer.
moving = { $game ->
    [kimasai] { side } avance…
   *[other] { side } sème…
  }
hurry-hint = Touchez l’écran ou une touche pour aller plus vite.
next-step = Pas suivant
show-rest = Montrer la suite
viewing = Vous regardez en arrière, après le coup { $ply } sur { $plies }.
play-from-here = Jouez d’ici pour continuer autrement.
to-latest = Revenir au dernier coup
replay = Revoir le dernier coup
replay-short = Dernier coup

## Au tour de l’ordinateur

thinking = { side } réfléchit…
computer-moves = { side }, l’ordinateur, doit jouer.
computer-begins = { side } part de { $hole }.
computer-goes-on = { side } relève les pierres de { $hole } et continue.
computer-stops = { side } s’arrête en { $hole }.
computer-takes = { side } prend en { $names }.
computer-offers = { side } offre { $names }.
computer-accepts = { side } accepte l’offre de { $names }.
computer-refuses = { side } refuse l’offre.
let-it-play = Laisser jouer l’ordinateur
one-move = Un coup
move-now = Faire jouer
pause = Pause
pausing = Pause après ce coup.

## Un camp sur un autre appareil

away = { side } joue ailleurs.
send-link = Envoyer le lien
link = Lien
link-failed = Le lien n’a pas pu être ouvert. Vérifiez la connexion et rechargez la page.
set-up = Composer une position

## À une tête

head-heading = Le semis arrive à votre tête { $hole }.
head-heading-of = Le semis de { side } arrive à la tête { $hole }.
head-first = Choisissez d’abord ci-dessous : continuer ou s’arrêter.
head-note = Relevez ses { stones } et semez encore, ou arrêtez-vous ici et finissez le coup.
head-only-stop = Continuer ne finirait jamais, alors le semis s’arrête ici.
go-on = Lever et continuer
stop = Arrêter ici
run-on = Aller jusqu’au bout
peek = Montrer ce que chaque choix ferait
peek-one = Montrer le plateau d’après
peek-short = Aperçu
peek-go-on = Continuer
peek-stop = Arrêter
peek-run-on = Jusqu’au bout

## Le bonus

take-holes = { $max ->
    [one] Prenez encore un trou · reste { $left }
   *[other] Prenez jusqu’à { $max } trous de plus · reste { $left }
  }
take-stones = { $max ->
    [one] Prenez encore une pierre · reste { $left }
   *[other] Prenez jusqu’à { $max } pierres de plus · reste { $left }
  }
take-holes-of = { $max ->
    [one] { side } peut prendre encore un trou · reste { $left }
   *[other] { side } peut prendre jusqu’à { $max } trous de plus · reste { $left }
  }
take-stones-of = { $max ->
    [one] { side } peut prendre encore une pierre · reste { $left }
   *[other] { side } peut prendre jusqu’à { $max } pierres de plus · reste { $left }
  }
holes-note = La capture vous permet de vider des trous adverses, où que ce soit. Marquez-les sur le plateau.
stones-note = La capture vous permet d’en prendre encore autant. Chaque fois que vous touchez un trou adverse, une pierre est marquée.
marks-left = { $left ->
    [0] Plus rien à marquer.
   *[other] Encore { $left } à marquer.
  }
take = Prendre { stones }
take-none = Rien de plus
clear = Effacer
mark-for-me = Marquer { $count } de plus pour moi
mark-for-me-short = Compléter
fewer = Une pierre de moins en { $hole }
more = Une pierre de plus en { $hole }
chosen-from = Pierres marquées jusqu’ici

## Offres de trous, au Goré

offer = Offrir des trous
offer-heading = { $max ->
    [one] Quel trou offrez-vous ?
   *[other] Quels trous offrez-vous ? { $max } au plus
  }
offer-note = { $holes ->
    [0] Marquez vos trous ; { side } mettrait { cows } dans chacun et en serait le maître. L’offre compte comme votre coup.
    [one] { side } y mettrait { cows } et en serait le maître. L’offre compte comme votre coup.
   *[other] { side } y mettrait { cows } et en serait le maître. L’offre compte comme votre coup.
  }
offer-marked = { $count } sur { holes } au plus.
offer-confirm = { $holes ->
    [0] Offrir
   *[other] Offrir { holes }
  }
offer-leave = Plutôt semer
answer-heading = { side } vous offre { holes } : { $names }.
answer-first = Choisissez d’abord ci-dessous : accepter ou refuser.
answer-note = { $holes ->
    [one] Vous y mettriez { $paid } de vos { $herd } vaches et il serait à vous. Refuser est permis, mais gagner après un refus, c’est gagner sans gloire.
   *[other] Vous y mettriez { $paid } de vos { $herd } vaches et ils seraient à vous. Refuser est permis, mais gagner après un refus, c’est gagner sans gloire.
  }
accept = Accepter
refuse = Refuser
pass-heading = { side } n’a aucune vache à semer et doit passer.
pass-note = Aucun de vos trous ne contient de vache ; l’autre rejoue.
pass = Passer

## Abandonner

resign = Abandonner
resign-heading = { side } abandonne ?
resign-note = { side } aura gagné. Vous pourrez encore revenir en arrière avec « Annuler ».
resign-yes = Oui, abandonner
resign-no = Continuer
end-game = Finir la partie
ended-heading = La partie a été arrêtée.
ended-note = Personne n’a gagné. Elle est gardée comme non finie.

## Ce qu’une réponse ferait

would-sow = Encore { $laps } semis, et le coup finit en { $last } sans capture.
would-capture = Encore { $laps } semis, et le coup finit en { $last } et capture { $captured ->
    [one] { $captured } pierre
   *[other] { $captured } pierres
  }.
would-ask = Encore { $laps } semis, et le coup arrive à votre tête { $last }, où vous choisirez de nouveau.
would-stop = Le coup finit en { $hole } ; rien n’est capturé.
would-take = { $stones ->
    [one] Une pierre quitte le plateau.
   *[other] { $stones } pierres quittent le plateau.
  }
would-accept = { $holes ->
    [one] { $names } serait à vous, avec { cows } dedans ; { $left ->
        [0] il ne resterait aucune vache
        [one] il resterait { $left } vache
       *[other] il resterait { $left } vaches
      } dans votre troupeau, et ce serait à vous de jouer.
   *[other] { $names } seraient à vous, avec { cows } dedans ; { $left ->
        [0] il ne resterait aucune vache
        [one] il resterait { $left } vache
       *[other] il resterait { $left } vaches
      } dans votre troupeau, et ce serait à vous de jouer.
  }
would-refuse = Le plateau reste comme il est, et c’est à vous de jouer.
would-offer = Voici { $names } si { side } accepte.

## Pourquoi un toucher ne fait rien

not-yours = { $hole } est à { side }.
empty-hole = { $hole } est vide.
cannot-start = Un coup ne peut pas partir de { $hole } maintenant.
cannot-take = On ne peut rien prendre en { $hole }.
all-marked = Toutes les pierres de { $hole } sont déjà marquées.
none-left = Tout est marqué ; enlevez d’abord une marque.
can-pay-for = { $holes ->
    [one] { side } ne peut payer qu’un trou ; enlevez d’abord l’autre marque.
   *[other] { side } ne peut payer que { $holes } trous ; enlevez d’abord une marque.
  }
keep-one = Vous devez garder un trou ; enlevez d’abord une marque.
cannot-offer = { $hole } n’est pas à vous : vous ne pouvez pas l’offrir.

## Ce qu’un coup a fait

did-pass = { side } n’avait aucune vache à semer et a passé.
did-offer = { side } a offert { $names }.
did-accept = { side } a accepté l’offre de { $names }.
did-refuse = { side } a refusé l’offre.
did-resign = { side } a abandonné.
# Au Bao la Kimasai.
did-step = { side } a avancé de { $from } à { $last }.
did-step-capture = { side } a avancé de { $from } à { $last } et a capturé { $captured ->
    [one] { $captured } pierre
   *[other] { $captured } pierres
  }.
# Au Goré.
did-sow-cows = { side } a semé de { $from } à { $last }.
did-sow-cows-capture = { side } a semé de { $from } à { $last } et a capturé { cows }.
# Au Tsoro et au Nsolo.
did-sow = { side } a fait { laps } de { $from } à { $last }.
did-sow-capture = { side } a fait { laps } de { $from } à { $last } et a capturé { $captured ->
    [one] { $captured } pierre
   *[other] { $captured } pierres
  }.
did-sow-stones = { side } a fait { laps } de { $from } à { $last }, a capturé { $captured ->
    [one] { $captured } pierre
   *[other] { $captured } pierres
  } et en a pris { $stones } de plus.
did-sow-holes = { side } a fait { laps } de { $from } à { $last }, a capturé { $captured ->
    [one] { $captured } pierre
   *[other] { $captured } pierres
  } et a pris { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
  } de plus, soit { stones }.

## Un coup montré pas à pas

step-single = La pierre de { $from } avance en { $last }.
step-sown = { $piece ->
    [cow] { $count ->
        [one] Une vache va de { $from } à { $last }.
       *[other] { $count } vaches sont levées en { $from } et semées une par une, la dernière en { $last }.
      }
   *[stone] { $count ->
        [one] Une pierre va de { $from } à { $last }.
       *[other] { $count } pierres sont levées en { $from } et semées une par une, la dernière en { $last }.
      }
  }
step-relays = Il y a des pierres en { $last } : on les relève et on sème encore.
step-taken = Capture en { $names } : { pieces }.

## Le plateau, pour qui l’écoute

board = Plateau de { game }
hole = { $hole }, { side }, { pieces }{ $head ->
    [yes] , tête
   *[no] { "" }
  }{ $startable ->
    [yes] , départ possible
   *[no] { "" }
  }{ $marked ->
    [0] { "" }
    [one] , marqué
   *[other] , { $marked } marquées
  }{ $takeable ->
    [yes] , prenable
   *[no] { "" }
  }{ $offered ->
    [yes] , offert
   *[no] { "" }
  }{ $hinted ->
    [yes] , l’indice
   *[no] { "" }
  }{ $preview ->
    [none] { "" }
   *[other] , contiendrait { $preview }
  }
heap = { $piece ->
    [cow] Troupeau de { side } : { pieces }.
   *[stone] { side } a pris { pieces }.
  }

## Comment une partie a fini

result = { $result ->
    [draw] Partie nulle
    [N] Nord a gagné
   *[S] Sud a gagné
  }
result-named = { $result } : { $names }
result-you = Vous avez gagné
result-computer = L’ordinateur a gagné
end-captured = { side } n’a plus de pierres.
end-immobile = { side } ne peut plus jouer.
end-resigned = { side } a abandonné.
end-cleared = Aucun trou ne contient trois vaches ou plus : Sud a { $south ->
    [one] { $south } vache
   *[other] { $south } vaches
  }, Nord a { $north ->
    [one] { $north } vache
   *[other] { $north } vaches
  }.
end-cleared-even = Aucun trou ne contient trois vaches ou plus : chacun a { cows }.
end-counted = La même position est revenue pour la troisième fois, alors on compte les vaches : Sud a { $south ->
    [one] { $south } vache
   *[other] { $south } vaches
  }, Nord a { $north ->
    [one] { $north } vache
   *[other] { $north } vaches
  }.
end-counted-even = La même position est revenue pour la troisième fois, alors on compte les vaches : chacun a { cows }.
end-twice = La même position est revenue une deuxième fois.
end-thrice-even = La même position est revenue pour la troisième fois, à pierres égales ; c’est { side } qui l’a amenée.
end-thrice = La même position est revenue pour la troisième fois ; { side } a plus de pierres sur le plateau.
end-endless-draw = Tous les coups de { side } tourneraient sans fin.
end-endless-even = Tous les coups de { side } tourneraient sans fin, et les pierres sont égales.
end-endless = Tous les coups de { side } tourneraient sans fin ; { $winner ->
    [N] Nord
   *[S] Sud
  } a plus de pierres sur le plateau.
without-glory = Une victoire sans gloire : { side } a refusé une offre dans cette partie.

## Les outils au-dessus du plateau

tools = Partie
undo = Annuler
redo = Refaire
moves = Coups
analysis = Analyser
more-buttons = Plus
settings = Réglages
commands = Commandes et touches
new-game = Nouvelle partie
play-again = Rejouer
review = Bilan
back-to-start = Accueil
close = Fermer

## La liste des coups

play-back = Repasser la partie
play-back-stop = Arrêter
with-note = { $what }, avec une note
note-game = Une note sur la partie
note-move = Une note sur le coup { $ply }
note-refused = La note ne peut pas être gardée : { $reason }.
no-moves = Aucun coup joué.
game-start = Début de la partie
jump-to = Coup { $ply }, { side } : { $move }
# La lettre x et les signes font partie de la notation.
signs = Un coup porte le nom du trou d’où il part ; x capture.
signs-stones = Un coup porte le nom du trou d’où il part ; x capture, et ce qui est pris en plus vient après.
signs-hole = Un coup porte le nom du trou d’où il part ; x capture, et le trou vidé en plus vient après.
signs-holes = Un coup porte le nom du trou d’où il part ; x capture, et les trous vidés en plus viennent après.
signs-heads = Un coup porte le nom du trou d’où il part ; > continue à une tête, | s’y arrête, x capture.
signs-heads-holes = Un coup porte le nom du trou d’où il part ; > continue à une tête, | s’y arrête, x capture, et les trous vidés en plus viennent après.

## Sur les deux écrans

language = Langue
speakers-wanted = Ces mots attendent encore l’œil de quelqu’un dont c’est la langue maternelle. Si l’un d’eux sonne faux, dites-le à qui tient cette page.
sound = Son

## Avant un coup

press-again = { $hole } est marqué. Appuyez encore pour jouer, ou choisissez un autre trou.
ghost-ends = { $from } : { laps }, finit en { $last } sans capture.
ghost-captures = { $from } : { laps }, finit en { $last } et en capture { $captured }.
ghost-head = { $from } : { laps }, arrive à votre tête { $last }, où vous choisirez.
ghost-more = { $from } : { laps }, finit en { $last }, en capture { $captured } et vous laisse en prendre d’autres.

## Indices

hint = Indice
hint-tells = Son effet
hint-shows = Montrer
hint-thinking = À la recherche d’un bon coup…
hint-failed = Aucun indice ne peut être trouvé maintenant. Vérifiez la connexion et réessayez.
hint-hole = Regardez bien { $hole }.
hint-offer = Pensez à offrir des trous au lieu de semer.
hint-accept = Accepter paraît mieux que refuser.
hint-refuse = Refuser paraît mieux qu’accepter.
hint-pass = Il n’y a rien d’autre à faire que passer.
hint-offers = Offrez { $names }.
hint-goes-on = Relevez et continuez en { $names }.
hint-goes-on-many = Relevez et continuez aux { $heads } premières têtes rencontrées.
hint-stops = Arrêtez-vous en { $hole }.
hint-takes = Prenez en { $names }.
hint-takes-stones = Prenez { $taken }.
hint-takes-part = { $count } en { $hole }
hint-takes-none = Ne prenez rien.
hint-elsewhere = Un autre départ paraît meilleur. Vous pouvez reprendre celui-ci avec « Annuler », puis demander encore.
hint-title = L’indice sur le plateau
hint-step = La pierre de { $from } avance en { $last }.
hint-step-capture = La pierre de { $from } avance en { $last } et capture { $captured ->
    [one] { $captured } pierre
   *[other] { $captured } pierres
  }.
hint-sow-cows = Semer depuis { $from } finit en { $last }.
hint-sow-cows-capture = Semer depuis { $from } finit en { $last } et capture { cows }.
hint-sow = Depuis { $from }, cela fait { laps } et finit en { $last } sans capture.
hint-sow-capture = Depuis { $from }, cela fait { laps }, finit en { $last } et capture { $captured ->
    [one] { $captured } pierre
   *[other] { $captured } pierres
  }.
hint-sow-stones = Depuis { $from }, cela fait { laps }, finit en { $last }, capture { $captured ->
    [one] { $captured } pierre
   *[other] { $captured } pierres
  } et en prend { $stones } de plus.
hint-sow-holes = Depuis { $from }, cela fait { laps }, finit en { $last }, capture { $captured ->
    [one] { $captured } pierre
   *[other] { $captured } pierres
  } et prend { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
  } de plus, soit { stones }.

## Une suite de coups sur le plateau

line-heading = { $title } : coup { $at } sur { $of }
line-back = En arrière
line-on = Suivant
line-leave = Retour à la partie
line-left = Le plateau montre de nouveau la partie.

## Annonces

storage-blocked = Ce navigateur ne permet pas à la page de garder quoi que ce soit : la partie sera perdue quand l’onglet sera fermé.
storage-full = La mémoire du navigateur est pleine : la partie ne peut plus être enregistrée ici.
saved-too-long = La partie enregistrée était bien trop longue pour en être une, et a été supprimée.
saved-bad = La partie enregistrée n’a pas pu être lue et a été mise de côté.
other-tab = Un autre onglet a continué cette partie. Ce que vous jouez ici n’est pas enregistré.
load-other = Charger l’autre ici
keep-mine = Garder les deux
list-blocked = Ce navigateur ne garde pas de liste de parties : la prochaine fois, seule la dernière partie jouée sera là.
list-full = Il n’y a plus de place dans la liste pour d’autres parties.
# $reason : un message de errors.ftl.
bad-position = L’adresse demande une position qui ne peut pas être lue : { $reason }
position-too-long = L’adresse demande une position trop longue pour en être une.
computer-replaced = Le joueur ordinateur s’est arrêté et a été relancé.
computer-loading = Le joueur ordinateur se charge encore. Si la connexion est lente, il lui faut un petit moment de plus.
computer-failed = Le joueur ordinateur ne répond pas. Vérifiez la connexion et réessayez.
analysis-replaced = L’analyse s’est arrêtée et a été relancée.
analysis-loading = L’analyse se charge encore. Si la connexion est lente, il lui faut un petit moment de plus.
try-again = Réessayer
game-before = La partie d’avant n’était pas finie.
back-to-before = Revenir à la partie d’avant
dismiss = Masquer
notices = Annonces
language-failed = { $language } n’a pas pu être chargé. Vérifiez la connexion et choisissez encore cette langue.
part-failed = Cela n’a pas pu être chargé. Vérifiez la connexion et réessayez.
engine-slow = Les règles se chargent encore. Si la connexion est lente, il faut un petit moment de plus.
engine-failed = Les règles n’ont pas pu être chargées.
engine-help = Vérifiez la connexion et réessayez. Si cela ne marche toujours pas, rechargez la page ou prenez un navigateur plus récent : il faut WebAssembly.
loading = Chargement…
something-wrong = Quelque chose s’est mal passé, mais la partie est gardée : rechargez la page si elle ne continue pas.
