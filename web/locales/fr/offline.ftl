version-ready = Une nouvelle version est prête.
version-load = La charger maintenant
