### Michezo ndani ya viungo, na kucheza kwa kiungo.

## Paneli yenye kiungo cha mchezo ulio kwenye bao

link-title = Kiungo cha mchezo huu
link-title-turn = Tuma mwendo wako
link-about = Atakayekifungua atauona mchezo wote. Hauendi kwenye seva yoyote: mchezo umo ndani ya kiungo chenyewe.
link-about-turn = Mtumie { side } kiungo hiki. Jibu likirudi, lifungue kwenye kifaa hiki.
link-about-over = Mchezo umeisha. { side } ataona mwendo wa mwisho kwa kiungo hiki.
link-about-begin = { side } anaanza: tuma kiungo hiki, kisha fungua jibu kwenye kifaa hiki.
link-label = Kiungo
link-copy = Nakili kiungo
link-copied = Kiungo kimenakiliwa.
link-copy-failed = Kivinjari hakiruhusu ukurasa kunakili. Chagua kiungo na ukinakili mwenyewe.
link-share = Shiriki…
link-share-title = Magomba: { game }
link-qr = Msimbo wa QR wa kiungo
link-qr-too-long = Mchezo huu ni mrefu mno kwa msimbo wa QR. Hata hivyo, kiungo kinafanya kazi.
link-making = Kiungo kinatengenezwa…
link-too-long = Mchezo huu ni mrefu mno kwa kiungo, au kivinjari hakiwezi kukitengeneza; basi inahitajika kivinjari kipya zaidi.
link-paste = Kiungo kilichorudi
link-paste-open = Fungua
link-paste-none = Hiki si kiungo cha mchezo.
link-go-on = Endelea kwa kiungo
link-go-on-help = Mwenzako anamchezea { side } kwenye kifaa chake, na anarudisha viungo.

## Kiungo kilichofunguliwa kimekuwa nini

link-bad-damaged = Kiungo hiki kimeharibika: sehemu yake imepotea au imebadilika njiani. Omba kitumwe tena.
link-bad-newer = Kiungo hiki kimetengenezwa na toleo jipya zaidi la ukurasa. Pakia ukurasa upya, kisha ukifungue tena.
link-bad-too-long = Kiungo hiki ni kirefu mno kubeba mchezo.
link-bad-unsupported = Kivinjari hiki ni cha zamani mno kufungua viungo vyenye mchezo.
link-bad-game = Mchezo ulio ndani ya kiungo hiki hausomeki: { $reason }
link-arrived = { $count ->
    [one] Mwendo wa { side } umefika.
   *[other] Miendo { $count } imefika.
  }
link-behind = Kiungo hiki ni cha zamani kuliko mchezo ulio kwenye kifaa hiki, ambao umeendelea tangu hapo.
link-apart = { $count ->
    [0] Kiungo hiki hakifuati mchezo ulio kwenye kifaa hiki: inatofautiana tangu mwendo wa kwanza.
    [one] Kiungo hiki hakifuati mchezo ulio kwenye kifaa hiki: inatofautiana baada ya mwendo wa kwanza.
   *[other] Kiungo hiki hakifuati mchezo ulio kwenye kifaa hiki: inatofautiana baada ya mwendo { $count }.
  }
link-keep-mine = Baki na wangu
link-open-other = Fungua ule mwingine
link-open-older = Fungua wa zamani
link-close = Funga
