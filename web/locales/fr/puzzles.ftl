# Les problèmes : la liste, le problème du jour, et la recherche de la solution.

puzzles-title = Problèmes
puzzles-back = Retour
puzzles-back-to-it = Retour au problème
puzzles-games = Les jeux
puzzles-gist = Vous êtes Sud, et un seul coup est le meilleur.
puzzles-count = Résolus : { $solved } sur { $of }.
puzzles-today = Le problème du jour
puzzles-today-is = { game } : { $goal }, niveau { $grade }.
puzzles-today-solved = Vous l’avez résolu.
puzzles-today-open = Essayer
puzzles-unknown = Il n’y a pas de problème de ce nom. Voici tous ceux qu’il y a.
puzzles-grade = { $grade ->
    [1] Niveau 1 : facile
    [2] Niveau 2
    [3] Niveau 3 : moyen
    [4] Niveau 4
   *[5] Niveau 5 : difficile
  }
puzzles-entry = Problème { $number } : { $goal }
puzzles-entry-solved = Problème { $number } : { $goal }, résolu
puzzles-one = { game }, problème { $number }

## Ce qu’il faut faire

puzzles-short-win = { $turns ->
    [one] gagner en { $turns } coup
   *[other] gagner en { $turns } coups
  }
puzzles-short-gain = { $piece ->
    [cow] gagner { $count ->
        [one] { $count } vache
       *[other] { $count } vaches
      }
   *[stone] gagner { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
      }
  }
puzzles-win = { $turns ->
    [one] À Sud : gagner par ce coup
   *[other] À Sud : gagner en { $turns } coups
  }
puzzles-gain = { $piece ->
    [cow] À Sud : gagner { $count ->
        [one] { $count } vache
       *[other] { $count } vaches
      }
   *[stone] À Sud : gagner { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
      }
  }
puzzles-how = Touchez le trou que vous videriez. Un indice en dit plus, pas à pas.

## Ce qui est dit d’un coup

puzzles-right = Résolu !
puzzles-right-shown = C’est bien ce coup.
puzzles-all-solved = Vous avez résolu tous les problèmes de ce jeu.
puzzles-wrong = Pas celui-là
puzzles-wrong-win = { $turns ->
    [one] Sud n’a pas encore gagné : un coup met fin à la partie.
   *[other] Nord peut tenir plus de { $turns } coups après cela. Il y a plus rapide.
  }
puzzles-wrong-gain = { $piece ->
    [cow] Un autre coup vous donne, même après la réponse de Nord, au moins { $count ->
        [one] { $count } vache
       *[other] { $count } vaches
      } de plus.
   *[stone] Un autre coup vous donne, même après la réponse de Nord, au moins { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
      } de plus.
  }
puzzles-near-hole = Le trou de départ est pourtant le bon. Choisissez autrement en chemin.
puzzles-near-bonus = La capture est pourtant la bonne. Prenez autre chose avec elle.
puzzles-again = Reprendre le coup et réessayer
puzzles-once-more = Recommencer
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-show = Montrer la solution
puzzles-see-on = Voir la suite
puzzles-solution = La solution
puzzles-goes-on = La suite
