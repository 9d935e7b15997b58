### Ontleding en terugblik: word gelaai wanneer een daarvan oopgemaak word.

## Wat ’n stelling werd is

worth-even = Die speletjie is omtrent gelyk.
worth-drawn = Die speletjie is gelykop.
worth-won = { side } het gewen.
worth-ahead = { side } is omtrent { pieces } voor.
worth-wins = { $moves ->
    [one] { side } wen met die volgende skuif.
   *[other] { side } wen in hoogstens { $moves } skuiwe.
  }
short-even = gelyk
short-drawn = gelykop
short-won = { side } het gewen
short-ahead = { side } { $lead }
short-wins = { side } wen in { $moves }

## Ontleding

analysis-title = Ontleding
analysis-note = Skuiwe word hier net uitprobeer. Die speletjie wag soos dit is.
lines-title = Die beste lyne
line-name = Lyn { $line }
line-label = Lyn { $line }, { $worth }
line-move = Skuif { $at }, { side }: { $move }
searching = Kyk { $depth ->
    [one] { $depth } skuif
   *[other] { $depth } skuiwe
  } vooruit · tot dusver { $positions ->
    [one] { $positions } stelling
   *[other] { NUMBER($positions, useGrouping: "always") } stellings
  }
settled = { $depth ->
    [one] { $depth } skuif
   *[other] { $depth } skuiwe
  } vooruit gekyk · { $positions ->
    [one] { $positions } stelling
   *[other] { NUMBER($positions, useGrouping: "always") } stellings
  }
starting = Begin kyk…
solved = Tot die einde van die speletjie gekyk.
deeper = Kyk dieper
game-over = Die speletjie is hier verby; gaan terug om na ’n vroeër stelling te kyk.
analysis-failed = Die ontleding antwoord nie. Gaan die verbinding na en probeer weer.

## Terugblik

review-title = Terugblik op die speletjie
review-progress = { $done } van { $positions ->
    [one] { $positions } stelling
   *[other] { $positions } stellings
  } bekyk
review-stop = Hou op kyk
review-go-on = Kyk na die res
graph-label = Hoe die speletjie verloop het: wat elke stelling werd is. Pyltjies loop deur die speletjie.
graph-at = { $ply ->
    [0] Begin van die speletjie: { $worth }
   *[other] Ná skuif { $ply }: { $worth }
  }
graph-unknown = nog nie bekyk nie
turning-title = Keerpunte
turning-none = Geen enkele skuif het veel verander nie.
turning-wait = Hulle word gevind sodra elke stelling bekyk is.
turning-offered = Skuif { $ply }, { side } het { $names } aangebied.
turning-accepted = Skuif { $ply }, { side } het die aanbod aanvaar.
turning-refused = Skuif { $ply }, { side } het die aanbod geweier.
turning-resigned = Skuif { $ply }, { side } het oorgegee.
turning-played = Skuif { $ply }, { side } het { $move } gespeel.
turning-cost = Daarvoor: { $before }. Daarna: { $after }.
turning-count = { $turnings ->
    [0] Die terugblik is klaar. Geen enkele skuif het veel verander nie.
    [one] Die terugblik is klaar. { $turnings } keerpunt.
   *[other] Die terugblik is klaar. { $turnings } keerpunte.
  }
better-offer = Dit was beter om { $names } aan te bied.
better-accept = Dit was beter om die aanbod te aanvaar.
better-refuse = Dit was beter om die aanbod te weier.
better-move = Beter was { $move }.
show-better = Beter lyn
show-better-than = Wys die beter lyn as skuif { $ply }
better-title = Die beter lyn
go-there = Gaan daarheen
go-to-move = Gaan na skuif { $ply }
table = Alle waardes as ’n tabel
table-move = Skuif
table-who = Wie
table-played = Gespeel
table-value = Waarde daarna
table-turning = keerpunt { $number }
