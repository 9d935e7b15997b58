### Kisanduku cha mipangilio: hupakiwa kinapofunguliwa.

preferences-look = Mwonekano
theme = Rangi
theme-value = { $theme ->
    [light] Angavu
    [dark] Giza
    [contrast] Tofauti kali
   *[system] Kama ya kifaa
  }
left-handed = Vitufe upande wa kushoto
facing = Geuza upande wa mbali umwelekee mchezaji wake
facing-help = Kwa watu wawili kwenye meza moja: majina, namba na maswali ya mchezaji wa mbali yanamwelekea yeye.

preferences-board = Bao
counts = Namba kando ya mashimo
counts-value = { $counts ->
    [hover] Yakielekezwa
    [never] Kamwe
   *[always] Daima
  }
labels = Majina ya safu na safuwima

preferences-moves = Miendo
speed = Kasi ya mwendo
speed-value = { $speed ->
    [slow] Polepole
    [fast] Haraka
    [at-once] Papo hapo
    [step] Hatua kwa hatua
   *[normal] Kawaida
  }
motion = Uhuishaji
motion-value = { $motion ->
    [reduced] Bila uhuishaji
    [full] Na uhuishaji
   *[system] Kama wa kifaa
  }
preview = Onyesha mwendo utakapoishia
preview-help = Wakati shimo limeelekezwa, limelengwa au limeshikiliwa.
confirm-first = Uliza kabla ya mwendo
confirm-first-help = Kubonyeza mara ya kwanza kunatia shimo alama, mara ya pili kunacheza.

sound-on = Sauti ya kete
volume = Ukubwa wa sauti
volume-value = asilimia { $volume }

done = Tayari
