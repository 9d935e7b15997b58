### Orodha ya michezo kwenye kifaa: hupakiwa inapofunguliwa, au michezo inapoletwa.

games-title = Michezo yangu
games-back = Rudi
games-intro = Kila mchezo unaocheza huwekwa hapa, kwenye kifaa hiki tu.
games-none = Bado hakuna michezo. Utakayocheza itakuwa hapa, na unaweza kuongeza michezo kutoka faili.
games-memory = Kivinjari hiki hakihifadhi orodha ya michezo: unayoiona hapa itapotea kichupo kikifungwa. Ihifadhi katika faili ukitaka kubaki nayo.
games-loading = Natafuta michezo yako…
games-failed = Orodha ya michezo haikuweza kusomeka.
games-try-again = Jaribu tena

## Kutafuta

games-search = Tafuta
games-search-words = Maneno
games-search-words-help = Majina, au chochote kingine kilichoandikwa hapa chini
games-search-game = Mchezo
games-search-result = Matokeo
games-search-from = Kuanzia
games-search-to = Hadi
games-all-games = Michezo yote
games-all-results = Matokeo yote
games-over = Umeisha
games-running = Unaendelea
games-won = { side } ameshinda
games-drawn = Sare
games-found = { $found ->
    [0] Hakuna mchezo unaolingana.
    [one] Mchezo mmoja
   *[other] Michezo { $found }
  }
games-found-of = { $found ->
    [0] Kati ya michezo { $all } hakuna unaolingana.
    [one] Mmoja kati ya michezo { $all }
   *[other] { $found } kati ya michezo { $all }
  }
games-clear = Onyesha yote
games-more = Onyesha zaidi

## Mchezo wa orodha

games-board = { $game } { $rows } × { $columns }
games-names = { $names }
games-level = Kompyuta, kiwango { $level }
games-seconds = Kompyuta, sek { $seconds } kwa mwendo
games-who = { $south } – { $north }
games-running-at = Unaendelea, mwendo { $move }
games-won-after = { $moves ->
    [one] { side } ameshinda baada ya mwendo mmoja
   *[other] { side } ameshinda baada ya miendo { $moves }
  }
games-drawn-after = { $moves ->
    [one] Sare baada ya mwendo mmoja
   *[other] Sare baada ya miendo { $moves }
  }
games-continue = Endelea
games-open = Tazama
games-for = { $does }: { $what }
games-save = Hifadhi katika faili
games-delete = Futa
games-deleted = { $count ->
    [one] Mchezo mmoja umefutwa.
   *[other] Michezo { $count } imefutwa.
  }
games-undo = Tendua
games-back-again = Mchezo umerudi katika orodha.
games-cannot-open = Mchezo huu hausomeki tena.
games-gone = Mchezo huu haumo tena katika orodha.

## Kuingia katika faili na kutoka

games-save-all = { $count ->
    [one] Hifadhi katika faili
   *[other] Hifadhi hii { $count } katika faili
  }
games-saved = { $count ->
    [one] Mchezo mmoja umeandikwa.
   *[other] Michezo { $count } imeandikwa.
  }
games-save-failed = Michezo haikuweza kuandikwa.
games-add = Ongeza michezo
games-add-file = Kutoka faili
games-add-help = Faili za maandishi zenye miendo ya michezo hii, hadi MB 5. Unaweza pia kuziburuta hadi kwenye ukurasa, au kubandika maandishi yake.
games-paste = Bandika maandishi ya michezo
games-paste-field = Maandishi
games-paste-add = Ongeza michezo hii
games-reading = { $count ->
    [one] Inasoma… mchezo mmoja hadi sasa
   *[other] Inasoma… michezo { $count } hadi sasa
  }
games-stop = Simamisha
games-report = Iliyoongezwa
games-added = { $count ->
    [0] Hakuna mchezo ulioongezwa.
    [one] Mchezo mmoja umeongezwa.
   *[other] Michezo { $count } imeongezwa.
  }
games-known = { $count ->
    [one] Mmoja ulikuwamo tayari katika orodha.
   *[other] { $count } ilikuwamo tayari katika orodha.
  }
games-flaws = { $count ->
    [one] Mchezo mmoja haukuweza kusomeka:
   *[other] Michezo { $count } haikuweza kusomeka:
  }
games-flaw = Mchezo { $number }: { $reason }
games-flaw-long = Mchezo { $number } ni mrefu mno kuhifadhiwa.
games-flaws-more = { $count ->
    [one] Na mmoja zaidi.
   *[other] Na { $count } zaidi.
  }
games-beyond = { $count ->
    [one] Mchezo mmoja zaidi umeachwa: haisomwi zaidi ya { $most } kwa mara moja.
   *[other] Michezo { $count } zaidi imeachwa: haisomwi zaidi ya { $most } kwa mara moja.
  }
games-too-large = “{ $name }” ni kubwa kuliko MB 5, na haikusomwa hata kidogo.
games-no-text = “{ $name }” si maandishi, kwa hiyo haina michezo.
games-unreadable = “{ $name }” haikuweza kufunguliwa.
games-no-game = Hakuna mchezo katika “{ $name }”.
games-read-failed = “{ $name }” haikuweza kusomwa hadi mwisho. Jaribu tena.
games-full = Hakukuwa na nafasi ya michezo yote ya “{ $name }”.
games-pasted = maandishi yaliyobandikwa
games-close-report = Funga
