version-ready = Mtundu watsopano wakonzeka.
version-load = Tsegulani tsopano
