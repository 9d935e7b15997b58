### Ang editor ng board: inaayos nang kamay ang isang posisyon.

## Ang screen

editor-title = Mag-ayos ng posisyon
editor-back = Balik
editor-fields = Posisyon
editor-undo = Bawiin
editor-redo = Ulitin
# Ang pangalan ng board para sa mga nakikinig dito.
editor-board = Posisyon ng { game }

## Kung ano ang ginagawa ng pindot sa butas

editor-tools = Pindot sa butas
editor-tool-add = Dagdag
editor-tool-take = Bawas
editor-tool-owner = May-ari
editor-tool-offer = Alok
editor-keys = Ang matagal na pindot, o Alt at click, ay nagbabawas ng isa. Sa keyboard: mga numero, + at −.
editor-count-of = Mga bato sa { $hole }
editor-cows-of = Mga baka sa { $hole }
editor-fewer = Bawasan ng isa ang { $hole }
editor-more = Dagdagan ng isa ang { $hole }

## Mga butas, para sa mga nakikinig sa board

editor-hole = { $hole }, { side }, { $count ->
    [one] { $count } bato
   *[other] { $count } na bato
  }{ $head ->
    [yes] , ulo
   *[no] { "" }
  }
editor-hole-cows = { $hole }, { side }, { $count ->
    [one] { $count } baka
   *[other] { $count } na baka
  }{ $offered ->
    [yes] , inaalok
   *[no] { "" }
  }

## Ang kinalabasan

editor-legal = Puwedeng laruin ang posisyong ito.
editor-over = Tapos na ang laro sa posisyong ito.
editor-not-yet = Hindi pa ito posisyon ng { game }.
editor-sums = Bato ni Timog: { $south } sa { $limit }. Bato ni Hilaga: { $north } sa { $limit }.
editor-sums-cows = Mga baka sa mga butas: { $board }. Sa mga kawan: { $herds }.
editor-play = Laruin mula rito
editor-analyse = Suriin

## Kung bakit hindi pa ito posisyon

why-hole-too-full = { $count ->
    [1] Higit sa { $limit } ang laman ng { $holes }, na hindi kailanman nangyayari sa isang butas ng larong ito.
   *[other] Higit sa { $limit } ang laman ng bawat isa sa { $holes }, na hindi kailanman nangyayari sa isang butas ng larong ito.
  }
why-too-many-stones = { $count ->
    [one] May { $count } bato si { side }, pero { $limit } lang ang simula niya at hindi na ito dumarami.
   *[other] May { $count } na bato si { side }, pero { $limit } lang ang simula niya at hindi na ito dumarami.
  }
why-too-few-cows = { $count ->
    [one] May { $count } baka sa mga butas at mga kawan; { $limit } ang sa laro, kaya { $missing ->
        [1] isa
       *[other] { $missing }
      } ang kulang.
   *[other] May { $count } na baka sa mga butas at mga kawan; { $limit } ang sa laro, kaya { $missing ->
        [1] isa
       *[other] { $missing }
      } ang kulang.
  }
why-too-many-cows = { $count ->
    [one] May { $count } baka sa mga butas at mga kawan; { $limit } ang sa laro, kaya { $over ->
        [1] isa
       *[other] { $over }
      } ang sobra.
   *[other] May { $count } na baka sa mga butas at mga kawan; { $limit } ang sa laro, kaya { $over ->
        [1] isa
       *[other] { $over }
      } ang sobra.
  }
why-no-hole = Walang butas si { side }; laging may isang butas na naiiwan sa manlalaro.
why-no-offer = Kung walang bentahan, walang butas na puwedeng ialok.
why-no-refusal = Kung walang bentahan, walang puwedeng tumanggi sa alok.
why-offer-not-own = { $count ->
    [1] Inaalok ang { $holes }, pero hindi ito kay { side } para ialok.
   *[other] Inaalok ang { $holes }, pero hindi kay { side } ang mga ito para ialok.
  }
why-offer-too-large = { $count ->
    [one] { $count } butas ang inaalok; hanggang { $limit } lang ang isang alok.
   *[other] { $count } na butas ang inaalok; hanggang { $limit } lang ang isang alok.
  }
why-offer-everything = Inaalok ni { side } ang lahat ng butas, pero kailangang may isang maiwan.
why-offer-unpaid = Ang halaga ng alok sa baka ay { $limit }, pero { $count } lang ang nasa kawan ni { side }.
why-offer-instead-of-pass = Walang baka si { side } sa sarili niyang mga butas, kaya pag-pass lang ang puwede niyang ginawa.

## Ang mga field

editor-presets = Magsimula sa
editor-preset-start = Simula ng laro
editor-preset-empty = Walang laman
editor-preset-game = Laro ngayon
editor-game = Laro
editor-side = Titira
# Ang sumasagot ang siyang titira.
editor-side-answers = Titira, o sasagot
editor-herd = Kawan ni { side }
editor-refused = Tumanggi na si { side } sa isang alok
editor-text = Teksto
editor-text-help = Mag-paste dito ng posisyon para iayos ito.
editor-text-bad = Hindi posisyon ang tekstong ito: { $reason }
editor-copy-text = Kopya ng teksto
editor-copy-link = Kopya ng link
editor-copied-text = Nakopya ang teksto ng posisyon.
editor-copied-link = Nakopya ang link.
editor-copy-failed = Hindi pinapayagan ng browser na kumopya ang page. Piliin ang teksto at kopyahin nang kamay.
editor-link-failed = Hindi makagawa ng link ang browser na ito.
editor-close = Isara
editor-seats = Maglalaro mula rito
editor-tools-of-screen = Editor
