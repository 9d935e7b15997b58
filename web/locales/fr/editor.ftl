### L’éditeur du plateau : une position est composée à la main.

## L’écran

editor-title = Composer une position
editor-back = Retour
editor-fields = Position
editor-undo = Annuler
editor-redo = Refaire
editor-board = Position de { game }

## Ce que fait un toucher sur un trou

editor-tools = Toucher un trou
editor-tool-add = Ajouter
editor-tool-take = Enlever
editor-tool-owner = À qui
editor-tool-offer = Offre
editor-keys = Un appui long, ou Alt et un clic, en enlève une. Au clavier : les chiffres, + et −.
editor-count-of = Pierres en { $hole }
editor-cows-of = Vaches en { $hole }
editor-fewer = Une de moins en { $hole }
editor-more = Une de plus en { $hole }

## Les trous, pour qui écoute le plateau

editor-hole = { $hole }, { side }, { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
  }{ $head ->
    [yes] , tête
   *[no] { "" }
  }
editor-hole-cows = { $hole }, { side }, { $count ->
    [one] { $count } vache
   *[other] { $count } vaches
  }{ $offered ->
    [yes] , offert
   *[no] { "" }
  }

## Ce que cela donne

editor-legal = Cette position peut être jouée.
editor-over = Dans cette position, la partie est finie.
editor-not-yet = Ce n’est pas encore une position de { game }.
editor-sums = Sud a { $south } pierres sur { $limit }, Nord en a { $north }.
editor-sums-cows = Vaches dans les trous : { $board }, dans les troupeaux : { $herds }.
editor-play = Jouer d’ici
editor-analyse = Analyser

## Pourquoi ce n’est pas encore une position

why-hole-too-full = { $count ->
    [one] { $holes } contient plus de { $limit }, ce qui n’arrive jamais à un trou de ce jeu.
   *[other] { $holes } contiennent plus de { $limit }, ce qui n’arrive jamais à un trou de ce jeu.
  }
why-too-many-stones = { side } a { $count } pierres, mais commence avec { $limit } et n’en gagne jamais.
why-too-few-cows = Dans les trous et les troupeaux, il y a { $count ->
    [one] { $count } vache
   *[other] { $count } vaches
  } ; le jeu en a { $limit }, il en manque donc { $missing ->
    [one] une
   *[other] { $missing }
  }.
why-too-many-cows = Dans les trous et les troupeaux, il y a { $count ->
    [one] { $count } vache
   *[other] { $count } vaches
  } ; le jeu en a { $limit }, il y en a donc { $over ->
    [one] une
   *[other] { $over }
  } de trop.
why-no-hole = { side } n’a aucun trou ; un joueur en garde toujours un.
why-no-offer = Sans échanges, aucun trou ne peut être offert.
why-no-refusal = Sans échanges, personne ne peut avoir refusé une offre.
why-offer-not-own = { $count ->
    [one] { $holes } est offert, mais n’est pas à { side }.
   *[other] { $holes } sont offerts, mais ne sont pas à { side }.
  }
why-offer-too-large = { $count } trous sont offerts ; une offre en compte { $limit } au plus.
why-offer-everything = { side } offre tous ses trous, mais doit en garder un.
why-offer-unpaid = L’offre coûte { $limit } vaches, mais le troupeau de { side } en a { $count }.
why-offer-instead-of-pass = { side } n’a de vache dans aucun de ses trous, et n’aurait donc pu que passer.

## Les champs

editor-presets = Partir de
editor-preset-start = Position de départ
editor-preset-empty = Plateau vide
editor-preset-game = Partie en cours
editor-game = Jeu
editor-side = Doit jouer
editor-side-answers = Doit jouer ou répondre
editor-herd = Troupeau de { side }
editor-refused = { side } a refusé une offre
editor-text = En texte
editor-text-help = Collez une position ici pour la mettre sur le plateau.
editor-text-bad = Ce texte n’est pas une position : { $reason }
editor-copy-text = Copier le texte
editor-copy-link = Copier le lien
editor-copied-text = Le texte de la position est copié.
editor-copied-link = Le lien est copié.
editor-copy-failed = Le navigateur ne permet pas à la page de copier. Sélectionnez le texte et copiez-le à la main.
editor-link-failed = Ce navigateur ne peut pas faire de liens.
editor-close = Fermer
editor-seats = Qui joue d’ici
editor-tools-of-screen = Éditeur
