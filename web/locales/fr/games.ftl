### La liste des parties sur l’appareil : chargée quand on l’ouvre, ou quand des parties sont apportées.

games-title = Mes parties
games-back = Retour
games-intro = Toutes les parties que vous jouez sont gardées ici, sur cet appareil seulement.
games-none = Aucune partie pour l’instant. Ce que vous jouerez sera ici, et vous pouvez ajouter des parties depuis un fichier.
games-memory = Ce navigateur ne garde pas de liste de parties : ce que vous voyez ici disparaît quand l’onglet est fermé. Enregistrez dans un fichier ce que vous voulez garder.
games-loading = À la recherche de vos parties…
games-failed = La liste des parties n’a pas pu être lue.
games-try-again = Réessayer

## Chercher

games-search = Chercher
games-search-words = Mots
games-search-words-help = Des noms, ou tout ce qui est écrit plus bas
games-search-game = Jeu
games-search-result = Résultat
games-search-from = Du
games-search-to = Au
games-all-games = Tous les jeux
games-all-results = Tous les résultats
games-over = Finies
games-running = En cours
games-won = { side } a gagné
games-drawn = Nulles
games-found = { $found ->
    [0] Aucune partie ne convient.
    [one] Une partie
   *[other] { $found } parties
  }
games-found-of = { $found ->
    [0] Aucune partie sur { $all } ne convient.
    [one] Une partie sur { $all }
   *[other] { $found } parties sur { $all }
  }
games-clear = Tout montrer
games-more = Montrer plus

## Une partie de la liste

games-board = { $game } { $rows } × { $columns }
games-names = { $names }
games-level = Ordinateur, niveau { $level }
games-seconds = Ordinateur, { $seconds } s par coup
games-who = { $south } – { $north }
games-running-at = En cours, coup { $move }
games-won-after = { $moves ->
    [one] { side } a gagné après { $moves } coup
   *[other] { side } a gagné après { $moves } coups
  }
games-drawn-after = { $moves ->
    [one] Nulle après { $moves } coup
   *[other] Nulle après { $moves } coups
  }
games-continue = Continuer
games-open = Regarder
games-for = { $does } : { $what }
games-save = Enregistrer
games-delete = Supprimer
games-deleted = { $count ->
    [one] Une partie a été supprimée.
   *[other] { $count } parties ont été supprimées.
  }
games-undo = Annuler
games-back-again = La partie est de nouveau dans la liste.
games-cannot-open = Cette partie ne peut plus être lue.
games-gone = Cette partie n’est plus dans la liste.

## Vers des fichiers et depuis des fichiers

games-save-all = { $count ->
    [one] L’enregistrer dans un fichier
   *[other] Enregistrer les { $count } dans un fichier
  }
games-saved = { $count ->
    [one] Une partie a été enregistrée.
   *[other] { $count } parties ont été enregistrées.
  }
games-save-failed = Les parties n’ont pas pu être enregistrées.
games-add = Ajouter des parties
games-add-file = Depuis un fichier
games-add-help = Des fichiers de texte dans la notation de ces jeux, de 5 Mo au plus. Vous pouvez aussi les déposer sur la page, ou coller leur texte.
games-paste = Coller un texte de parties
games-paste-field = Le texte
games-paste-add = Ajouter ces parties
games-reading = { $count ->
    [one] Lecture… { $count } partie jusqu’ici
   *[other] Lecture… { $count } parties jusqu’ici
  }
games-stop = Arrêter
games-report = Ce qui a été ajouté
games-added = { $count ->
    [0] Aucune partie n’a été ajoutée.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
  }
games-known = { $count ->
    [one] Une autre était déjà dans la liste.
   *[other] { $count } autres étaient déjà dans la liste.
  }
games-flaws = { $count ->
    [one] Une partie n’a pas pu être lue :
   *[other] { $count } parties n’ont pas pu être lues :
  }
games-flaw = Partie { $number } : { $reason }
games-flaw-long = La partie { $number } est trop longue pour être gardée.
games-flaws-more = { $count ->
    [one] Et encore une.
   *[other] Et encore { $count }.
  }
games-beyond = { $count ->
    [one] Une partie de plus a été laissée de côté : on n’en lit pas plus de { $most } à la fois.
   *[other] { $count } parties de plus ont été laissées de côté : on n’en lit pas plus de { $most } à la fois.
  }
games-too-large = « { $name } » dépasse 5 Mo, et rien n’en a été lu.
games-no-text = « { $name } » n’est pas un texte et ne contient donc pas de parties.
games-unreadable = « { $name } » n’a pas pu être ouvert.
games-no-game = Il n’y a pas de partie dans « { $name } ».
games-read-failed = « { $name } » n’a pas pu être lu jusqu’au bout. Réessayez.
games-full = Il n’y avait pas de place pour toutes les parties de « { $name } ».
games-pasted = le texte collé
games-close-report = Fermer
