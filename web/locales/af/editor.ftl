### Die bordredigeerder: ’n stelling word met die hand opgestel.

## Die skerm

editor-title = Stel ’n bord op
editor-back = Terug
editor-fields = Stelling
editor-undo = Ontdoen
editor-redo = Herdoen
editor-board = Stelling van { game }

## Wat ’n aanraking van ’n holte doen

editor-tools = Raak aan ’n holte
editor-tool-add = Sit in
editor-tool-take = Haal uit
editor-tool-owner = Eienaar
editor-tool-offer = Aanbod
editor-keys = ’n Lang druk, of Alt en ’n klik, haal een uit. Met ’n sleutelbord: syfers, + en −.
editor-count-of = Klippies in { $hole }
editor-cows-of = Koeie in { $hole }
editor-fewer = Een minder in { $hole }
editor-more = Een meer in { $hole }

## Holtes, vir wie die bord hoor

editor-hole = { $hole }, { side }, { $count ->
    [one] 1 klippie
   *[other] { $count } klippies
  }{ $head ->
    [yes] , kop
   *[no] { "" }
  }
editor-hole-cows = { $hole }, { side }, { $count ->
    [one] 1 koei
   *[other] { $count } koeie
  }{ $offered ->
    [yes] , aangebied
   *[no] { "" }
  }

## Wat daarvan kom

editor-legal = Hierdie stelling kan gespeel word.
editor-over = In hierdie stelling is die speletjie verby.
editor-not-yet = Dit is nog geen stelling van { game } nie.
editor-sums = Suid het { $south } van { $limit } klippies, Noord het { $north }.
editor-sums-cows = { $board } koeie lê in die holtes, { $herds } is in die troppe.
editor-play = Speel hiervandaan
editor-analyse = Ontleed

## Hoekom dit nog geen stelling is nie

why-hole-too-full = { $count ->
    [one] { $holes } het meer as { $limit }, wat geen holte van hierdie speletjie ooit het nie.
   *[other] { $holes } het meer as { $limit }, wat geen holte van hierdie speletjie ooit het nie.
  }
why-too-many-stones = { side } het { $count } klippies, maar begin met { $limit } en kry nooit meer nie.
why-too-few-cows = Daar is { $count } koeie in holtes en troppe; die speletjie het { $limit }, so daar kort { $missing ->
    [one] een
   *[other] { $missing }
  }.
why-too-many-cows = Daar is { $count } koeie in holtes en troppe; die speletjie het { $limit }, so { $over ->
    [one] een
   *[other] { $over }
  } is te veel.
why-no-hole = { side } besit geen holte nie; ’n speler hou altyd een.
why-no-offer = Sonder handel kan geen holte aangebied word nie.
why-no-refusal = Sonder handel kan niemand ’n aanbod geweier het nie.
why-offer-not-own = { $count ->
    [one] { $holes } is aangebied, maar { side } mag dit nie aanbied nie.
   *[other] { $holes } is aangebied, maar { side } mag hulle nie aanbied nie.
  }
why-offer-too-large = { $count } holtes is aangebied; ’n aanbod noem hoogstens { $limit }.
why-offer-everything = { side } bied elke holte aan, maar moet een hou.
why-offer-unpaid = Die aanbod kos { $limit } koeie, maar { side } se trop het { $count }.
why-offer-instead-of-pass = { side } het geen koei in ’n eie holte nie, en kon dus net pas.

## Die velde

editor-presets = Begin met
editor-preset-start = Beginstelling
editor-preset-empty = Leë bord
editor-preset-game = Huidige spel
editor-game = Spel
editor-side = Aan die beurt
editor-side-answers = Aan die beurt, of antwoord
editor-herd = Trop van { side }
editor-refused = { side } het ’n aanbod geweier
editor-text = As teks
editor-text-help = Plak ’n stelling hier om dit op te stel.
editor-text-bad = Hierdie teks is geen stelling nie: { $reason }
editor-copy-text = Kopieer teks
editor-copy-link = Kopieer skakel
editor-copied-text = Die stelling se teks is gekopieer.
editor-copied-link = Die skakel is gekopieer.
editor-copy-failed = Die blaaier laat nie toe dat die bladsy kopieer nie. Kies die teks en kopieer dit met die hand.
editor-link-failed = Hierdie blaaier kan nie skakels maak nie.
editor-close = Sluit
editor-seats = Wie hiervandaan speel
editor-tools-of-screen = Redigeerder
