### Games in links, and play by link.

## The panel with the link of the game on the board

link-title = Link to this game
link-title-turn = Send your move
link-about = Whoever opens it has the whole game before them. It goes to no server: the game is in the link itself.
# Play by link: $side is the one whose answer is waited for.
link-about-turn = Send this link to { side }. When an answer comes back, open it on this device.
link-about-over = The game is over. { side } sees the last move with this link.
link-about-begin = { side } begins: send this link, and open the answer on this device.
link-label = Link
link-copy = Copy the link
link-copied = The link is copied.
link-copy-failed = The browser does not let the page copy. Select the link and copy it by hand.
link-share = Share…
link-share-title = Magomba: { game }
link-qr = QR code of the link
link-qr-too-long = This game is too long for a QR code. The link works all the same.
link-making = Making the link…
link-too-long = This game is too long for a link, or the browser cannot make one. It needs a newer one then.
# A field for a link that came by another way than a click.
link-paste = Link that came back
link-paste-open = Open
link-paste-none = This is no link to a game.
# Offers to go on by link: the other plays the side to move.
link-go-on = Go on by link
link-go-on-help = The other plays { side } on a device of their own, and sends links back.

## What a link that was opened turned out to be

link-bad-damaged = This link is damaged: a part of it is missing or was changed on the way. Ask for it once more.
link-bad-newer = This link was made by a newer version of the page. Reload the page and open it again.
link-bad-too-long = This link is far too long to hold a game.
link-bad-unsupported = This browser is too old to open links with a game.
link-bad-game = The game in this link cannot be read: { $reason }
# The other's moves have come.
link-arrived = { $count ->
    [one] A move of { side } has come.
   *[other] { $count } moves have come.
  }
link-behind = This link is older than the game on this device, which has gone on since.
# $count is the number of moves that both have in common.
link-apart = { $count ->
    [0] This link is not how the game on this device goes on: they differ from the first move.
    [one] This link is not how the game on this device goes on: they differ after the first move.
   *[other] This link is not how the game on this device goes on: they differ after move { $count }.
  }
link-keep-mine = Keep mine
link-open-other = Open the other one
link-open-older = Open the older one
link-close = Close
