### La fenêtre des réglages : chargée quand on l’ouvre.

preferences-look = Aspect
theme = Couleurs
theme-value = { $theme ->
    [light] Claires
    [dark] Sombres
    [contrast] Contraste fort
   *[system] Comme l’appareil
  }
left-handed = Boutons à gauche
facing = Tourner le côté d’en face vers son joueur
facing-help = Pour deux personnes à la même table : les noms, les nombres et les questions du joueur d’en face sont tournés vers lui.

preferences-board = Plateau
counts = Nombres près des trous
counts-value = { $counts ->
    [hover] Quand on pointe
    [never] Jamais
   *[always] Toujours
  }
labels = Noms des rangées et colonnes

preferences-moves = Coups
speed = Vitesse d’un coup
speed-value = { $speed ->
    [slow] Lente
    [fast] Rapide
    [at-once] Immédiate
    [step] Pas à pas
   *[normal] Normale
  }
motion = Mouvement
motion-value = { $motion ->
    [reduced] Sans mouvement
    [full] Avec mouvement
   *[system] Comme l’appareil
  }
preview = Montrer où un coup finirait
preview-help = Quand un trou est survolé, choisi au clavier ou touché longtemps.
confirm-first = Demander avant un coup
confirm-first-help = Le premier appui marque le trou, le second le joue.

sound-on = Bruit des pierres
volume = Volume
volume-value = { $volume } pour cent

done = Terminé
