version-ready = Vhezheni itsva yagadzirira.
version-load = Vhura izvozvi
