### Makonzedwe: amatsegulidwa akafunika.

preferences-look = Maonekedwe
theme = Mitundu
theme-value = { $theme ->
    [light] Yowala
    [dark] Yakuda
    [contrast] Yosiyana kwambiri
   *[system] Monga chipangizo
  }
left-handed = Mabatani kumanzere
facing = Tembenuzirani mbali yakutali kwa wosewera wake
facing-help = Kwa awiri pa tebulo limodzi: mayina, manambala ndi mafunso zimayang'ana wosewera wa kutsidya.

preferences-board = Bolodi
counts = Manambala a maenje
counts-value = { $counts ->
    [hover] Mukaloza
    [never] Ayi
   *[always] Nthawi zonse
  }
labels = Mayina a mizere ndi mizati

preferences-moves = Mipata
speed = Liwiro la mpata
speed-value = { $speed ->
    [slow] Pang'onopang'ono
    [fast] Mofulumira
    [at-once] Nthawi yomweyo
    [step] Sitepe ndi sitepe
   *[normal] Mwapakati
  }
motion = Kuyenda
motion-value = { $motion ->
    [reduced] Popanda
    [full] Ziyende
   *[system] Monga chipangizo
  }
preview = Onetsani kumene mpata ungathere
preview-help = Pamene dzenje lalozedwa, lasankhidwa kapena lagwiridwa.
confirm-first = Funsani musanasewere
confirm-first-help = Kudina koyamba kumachonga dzenje, kwachiwiri kumasewera.

sound-on = Phokoso la miyala
volume = Kukweza
volume-value = { $volume } pa 100

done = Zatha
