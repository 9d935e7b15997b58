### Die instellings: word gelaai wanneer dit oopgemaak word.

preferences-look = Voorkoms
theme = Tema
theme-value = { $theme ->
    [light] Lig
    [dark] Donker
    [contrast] Hoë kontras
   *[system] Soos die stelsel
  }
left-handed = Knoppies links
facing = Draai die ver kant na sy speler toe
facing-help = Vir twee mense aan een tafel: die ver speler se name, getalle en vrae wys na daardie kant.

preferences-board = Bord
counts = Getalle by die holtes
counts-value = { $counts ->
    [hover] As jy wys
    [never] Nooit
   *[always] Altyd
  }
labels = Name van rye en kolomme

preferences-moves = Skuiwe
speed = Spoed van ’n skuif
speed-value = { $speed ->
    [slow] Stadig
    [fast] Vinnig
    [at-once] Dadelik
    [step] Stap vir stap
   *[normal] Gewoon
  }
motion = Beweging
motion-value = { $motion ->
    [reduced] Sonder beweging
    [full] Met beweging
   *[system] Soos die stelsel
  }
preview = Wys waar ’n skuif sou eindig
preview-help = Terwyl daar na ’n holte gewys word, dit gekies is of vasgehou word.
confirm-first = Vra voor ’n skuif
confirm-first-help = Die eerste druk merk die holte, die tweede speel dit.

sound-on = Klank van klippies
volume = Hardheid
volume-value = { $volume } persent

done = Klaar
