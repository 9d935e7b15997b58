### Les parties dans des liens, et le jeu par lien.

## Le panneau avec le lien de la partie sur le plateau

link-title = Lien vers cette partie
link-title-turn = Envoyer votre coup
link-about = Qui l’ouvre a toute la partie devant soi. Elle ne passe par aucun serveur : la partie est dans le lien lui-même.
link-about-turn = Envoyez ce lien à { side }. Quand une réponse revient, ouvrez-la sur cet appareil.
link-about-over = La partie est finie. { side } voit le dernier coup avec ce lien.
link-about-begin = { side } commence : envoyez ce lien, et ouvrez la réponse sur cet appareil.
link-label = Lien
link-copy = Copier le lien
link-copied = Le lien est copié.
link-copy-failed = Le navigateur ne permet pas à la page de copier. Sélectionnez le lien et copiez-le à la main.
link-share = Partager…
link-share-title = Magomba : { game }
link-qr = Code QR du lien
link-qr-too-long = Cette partie est trop longue pour un code QR. Le lien marche quand même.
link-making = Le lien se prépare…
link-too-long = Cette partie est trop longue pour un lien, ou le navigateur ne peut pas en faire : il en faut alors un plus récent.
link-paste = Lien revenu
link-paste-open = Ouvrir
link-paste-none = Ce n’est pas le lien d’une partie.
link-go-on = Continuer par lien
link-go-on-help = L’autre joue { side } sur son propre appareil, et renvoie des liens.

## Ce qu’était un lien qui a été ouvert

link-bad-damaged = Ce lien est abîmé : un morceau manque ou a changé en chemin. Demandez-le encore une fois.
link-bad-newer = Ce lien vient d’une version plus récente de la page. Rechargez la page et ouvrez-le de nouveau.
link-bad-too-long = Ce lien est bien trop long pour contenir une partie.
link-bad-unsupported = Ce navigateur est trop vieux pour ouvrir les liens avec une partie.
link-bad-game = La partie de ce lien ne peut pas être lue : { $reason }
link-arrived = { $count ->
    [one] Un coup de { side } est arrivé.
   *[other] { $count } coups sont arrivés.
  }
link-behind = Ce lien est plus ancien que la partie sur cet appareil, qui a continué depuis.
link-apart = { $count ->
    [0] Ce lien n’est pas la suite de la partie sur cet appareil : les deux diffèrent dès le premier coup.
    [one] Ce lien n’est pas la suite de la partie sur cet appareil : les deux diffèrent après le premier coup.
   *[other] Ce lien n’est pas la suite de la partie sur cet appareil : les deux diffèrent après le coup { $count }.
  }
link-keep-mine = Garder la mienne
link-open-other = Ouvrir l’autre
link-open-older = Ouvrir l’ancienne
link-close = Fermer
