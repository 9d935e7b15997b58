### Ang dialog ng mga setting: nilo-load kapag binuksan.

preferences-look = Hitsura
theme = Tema
theme-value = { $theme ->
    [light] Maliwanag
    [dark] Madilim
    [contrast] Matingkad
   *[system] Ayon sa system
  }
left-handed = Mga button sa kaliwa
facing = Iharap ang kabilang panig sa manlalaro nito
facing-help = Para sa dalawang tao sa iisang mesa: nakaharap sa nasa kabila ang kaniyang mga label, bilang at tanong.

preferences-board = Board
counts = Bilang sa tabi ng butas
counts-value = { $counts ->
    [hover] Kapag itinuro
    [never] Hindi kailanman
   *[always] Palagi
  }
labels = Pangalan ng hanay at kolum

preferences-moves = Mga tira
speed = Bilis ng tira
speed-value = { $speed ->
    [slow] Mabagal
    [fast] Mabilis
    [at-once] Agad
    [step] Hakbang-hakbang
   *[normal] Karaniwan
  }
motion = Galaw
motion-value = { $motion ->
    [reduced] Walang galaw
    [full] May galaw
   *[system] Ayon sa system
  }
preview = Ipakita kung saan matatapos ang tira
preview-help = Habang itinuturo, nasa focus o nakapindot ang isang butas.
confirm-first = Magtanong bago ang tira
confirm-first-help = Minamarkahan ng unang pindot ang butas, at itinutuloy ng ikalawa ang tira.

sound-on = Tunog ng mga bato
volume = Lakas
volume-value = { $volume } porsiyento

done = Tapos
