version-ready = May bago nang bersyon.
version-load = I-load na ngayon
