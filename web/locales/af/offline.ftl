version-ready = ’n Nuwe weergawe is gereed.
version-load = Laai dit nou
