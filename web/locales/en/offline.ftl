# What the page says of its own new versions. The game on the board is kept.
version-ready = A new version is ready.
version-load = Load it now
