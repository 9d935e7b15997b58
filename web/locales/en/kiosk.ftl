### A kiosk in a museum (docs/kiosk.md): what visitors read there, and the screen for its staff.

## The board that waits for visitors

kiosk-touch = Touch to play

## Choices

kiosk-languages = Choose your language
kiosk-one = Against the computer
kiosk-two = Two people
kiosk-back = Back to the game

## A game

# The visitor has had enough: the kiosk waits for the next one.
kiosk-finish = I have finished
kiosk-take-home = Take this game home
kiosk-take-home-note = Point your phone's camera at the square. The game opens there, and you can look at it move by move.
kiosk-qr = QR code of this game

## Nobody has touched anything for a while

kiosk-still = Still there?
kiosk-still-note = If nobody touches the screen, the game ends and the next visitor can begin.
kiosk-left = Seconds left: { $seconds }
kiosk-yes = Yes, play on

## The staff's screen

kiosk-code = Enter the code
# Before it is changed.
kiosk-code-old = Enter the code you have now
kiosk-code-new = Choose a code
kiosk-code-help = Four to eight digits. They keep visitors out of this screen.
kiosk-code-again = The same code once more
# Stands for the dots of a code, for those who listen.
kiosk-entered = Digits entered: { $count }
kiosk-enter = OK
kiosk-delete = Delete the last digit
kiosk-wrong = That is not the code.
kiosk-short = A code has four to eight digits.
kiosk-differs = These were not the same. Choose a code again.
kiosk-wait = That was wrong too often. Wait { $seconds } s.
kiosk-waited = You can try again now.
kiosk-counts = Games played here
kiosk-visits = Visits
kiosk-begun = Games begun
kiosk-finished = Games finished
kiosk-all = In all
kiosk-not-kept = This device does not let the page keep anything: the counts are lost when it is switched off.
kiosk-save = Save as a table (CSV)
kiosk-copy = Copy the table
kiosk-copied = The table is copied.
kiosk-copy-failed = The browser does not allow copying.
kiosk-clear = Set to zero
kiosk-sure = Set all counts to zero?
kiosk-sure-note = They cannot be had back. Save the table first if you need it.
kiosk-clear-yes = Set them to zero
kiosk-keep = Keep them
kiosk-code-change = Change the code
