### A kiosk in a museum (docs/kiosk.md): what visitors read there, and the screen for its staff.

## The board that waits for visitors

kiosk-touch = Touchez pour jouer

## Choices

kiosk-languages = Choisissez votre langue
kiosk-one = Contre l’ordinateur
kiosk-two = À deux
kiosk-back = Retour à la partie

## A game

kiosk-finish = J’ai fini
kiosk-take-home = Emportez cette partie
kiosk-take-home-note = Dirigez l’appareil photo de votre téléphone vers le carré. La partie s’y ouvre, et vous pouvez la revoir coup par coup.
kiosk-qr = Code QR de cette partie

## Nobody has touched anything for a while

kiosk-still = Vous êtes encore là ?
kiosk-still-note = Si personne ne touche l’écran, la partie se termine et le visiteur suivant peut commencer.
kiosk-left = Secondes restantes : { $seconds }
kiosk-yes = Oui, je continue

## The staff's screen

kiosk-code = Entrez le code
kiosk-code-old = Entrez le code actuel
kiosk-code-new = Choisissez un code
kiosk-code-help = De quatre à huit chiffres. Ils tiennent les visiteurs à l’écart de cet écran.
kiosk-code-again = Le même code encore une fois
kiosk-entered = Chiffres entrés : { $count }
kiosk-enter = OK
kiosk-delete = Effacer le dernier chiffre
kiosk-wrong = Ce n’est pas le code.
kiosk-short = Un code a de quatre à huit chiffres.
kiosk-differs = Les deux n’étaient pas les mêmes. Choisissez de nouveau un code.
kiosk-wait = Trop d’erreurs. Attendez { $seconds } s.
kiosk-waited = Vous pouvez essayer à nouveau.
kiosk-counts = Parties jouées ici
kiosk-visits = Visites
kiosk-begun = Commencées
kiosk-finished = Terminées
kiosk-all = En tout
kiosk-not-kept = Cet appareil ne permet pas à la page de garder quoi que ce soit : les comptes seront perdus quand on l’éteindra.
kiosk-save = Enregistrer en tableau (CSV)
kiosk-copy = Copier le tableau
kiosk-copied = Le tableau est copié.
kiosk-copy-failed = Le navigateur ne permet pas de copier.
kiosk-clear = Remettre à zéro
kiosk-sure = Remettre tous les comptes à zéro ?
kiosk-sure-note = On ne peut pas les retrouver. Enregistrez d’abord le tableau si vous en avez besoin.
kiosk-clear-yes = Remettre à zéro
kiosk-keep = Les garder
kiosk-code-change = Changer le code
