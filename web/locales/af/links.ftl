### Speletjies in skakels, en speel per skakel.

## Die paneel met die skakel van die speletjie op die bord

link-title = Skakel na hierdie spel
link-title-turn = Stuur jou skuif
link-about = Wie dit oopmaak, sien die hele speletjie. Dit gaan na geen bediener nie: die speletjie is in die skakel self.
link-about-turn = Stuur hierdie skakel vir { side }. Wanneer ’n antwoord terugkom, maak dit op hierdie toestel oop.
link-about-over = Die speletjie is verby. Met hierdie skakel sien { side } die laaste skuif.
link-about-begin = { side } begin: stuur hierdie skakel, en maak die antwoord op hierdie toestel oop.
link-label = Skakel
link-copy = Kopieer die skakel
link-copied = Die skakel is gekopieer.
link-copy-failed = Die blaaier laat nie toe dat die bladsy kopieer nie. Kies die skakel en kopieer dit met die hand.
link-share = Deel…
link-share-title = Magomba: { game }
link-qr = QR-kode van die skakel
link-qr-too-long = Hierdie speletjie is te lank vir ’n QR-kode. Die skakel werk nogtans.
link-making = Die skakel word gemaak…
link-too-long = Hierdie speletjie is te lank vir ’n skakel, of die blaaier kan nie een maak nie. Dan is ’n nuwer blaaier nodig.
link-paste = Skakel wat teruggekom het
link-paste-open = Maak oop
link-paste-none = Dit is nie ’n skakel na ’n speletjie nie.
link-go-on = Speel per skakel
link-go-on-help = Die ander speel { side } op ’n eie toestel, en stuur skakels terug.

## Wat ’n oopgemaakte skakel geblyk het te wees

link-bad-damaged = Hierdie skakel is beskadig: ’n deel daarvan ontbreek of is op pad verander. Vra weer daarvoor.
link-bad-newer = Hierdie skakel is deur ’n nuwer weergawe van die bladsy gemaak. Herlaai die bladsy en maak dit weer oop.
link-bad-too-long = Hierdie skakel is veel te lank vir ’n speletjie.
link-bad-unsupported = Hierdie blaaier is te oud om skakels met ’n speletjie oop te maak.
link-bad-game = Die speletjie in hierdie skakel kan nie gelees word nie: { $reason }
link-arrived = { $count ->
    [one] ’n Skuif van { side } het aangekom.
   *[other] { $count } skuiwe het aangekom.
  }
link-behind = Hierdie skakel is ouer as die speletjie op hierdie toestel, wat intussen verder gegaan het.
link-apart = { $count ->
    [0] Hierdie skakel is nie hoe die speletjie op hierdie toestel verloop nie: hulle verskil van die eerste skuif af.
    [one] Hierdie skakel is nie hoe die speletjie op hierdie toestel verloop nie: hulle verskil ná die eerste skuif.
   *[other] Hierdie skakel is nie hoe die speletjie op hierdie toestel verloop nie: hulle verskil ná skuif { $count }.
  }
link-keep-mine = Hou myne
link-open-other = Maak die ander oop
link-open-older = Maak die ouer een oop
link-close = Sluit
