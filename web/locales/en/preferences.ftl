### The settings' dialog: loaded when it is opened.

preferences-look = Look
theme = Theme
theme-value = { $theme ->
    [light] Light
    [dark] Dark
    [contrast] High contrast
   *[system] As the system has it
  }
left-handed = Buttons on the left
facing = Turn the far side towards its player
facing-help = For two people at one table: the far player's labels, numbers and questions face them.

preferences-board = Board
counts = Numbers by the holes
counts-value = { $counts ->
    [hover] When pointed at
    [never] Never
   *[always] Always
  }
labels = Names of rows and columns

preferences-moves = Moves
speed = Speed of a move
speed-value = { $speed ->
    [slow] Slow
    [fast] Fast
    [at-once] At once
    [step] Step by step
   *[normal] Normal
  }
motion = Motion
motion-value = { $motion ->
    [reduced] No motion
    [full] With motion
   *[system] As the system has it
  }
preview = Show where a move would end
preview-help = While a hole is pointed at, focused or held.
confirm-first = Ask before a move
confirm-first-help = The first press marks the hole, the second plays it.

sound-on = Sound of stones
volume = Loudness
volume-value = { $volume } percent

done = Done
