version-ready = Toleo jipya liko tayari.
version-load = Lipakie sasa
