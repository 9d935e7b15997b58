### Marongero: anovhurwa kana achidiwa.

preferences-look = Chimiro
theme = Mavara
theme-value = { $theme ->
    [light] Chiedza
    [dark] Rima
    [contrast] Mavara akasimba
   *[system] Semudziyo
  }
left-handed = Mabhatani kuruboshwe
facing = Tendeutsira divi riri kure kumutambi waro
facing-help = Kune vaviri vari patafura imwe: mazita, manhamba nemibvunzo zvinotarisa mutambi ari mhiri.

preferences-board = Bhodhi
counts = Manhamba emagomba
counts-value = { $counts ->
    [hover] Wanongedzera
    [never] Kwete
   *[always] Nguva dzose
  }
labels = Mazita emitsara nemidungwe

preferences-moves = Majana
speed = Kumhanya kwejana
speed-value = { $speed ->
    [slow] Zvishoma
    [fast] Kukurumidza
    [at-once] Pakarepo
    [step] Nhanho nenhanho
   *[normal] Pakati nepakati
  }
motion = Kufamba
motion-value = { $motion ->
    [reduced] Pasina
    [full] Ifambe
   *[system] Semudziyo
  }
preview = Ratidza pangaperera jana
preview-help = Kana gomba richinongedzerwa, richinangwa kana rakabatwa.
confirm-first = Bvunza usati watamba
confirm-first-help = Kutanga kudzvanya kunomaka gomba, kwechipiri kunotamba.

sound-on = Ruzha rwematombo
volume = Kukwira
volume-value = { $volume } muzana

done = Zvapera
