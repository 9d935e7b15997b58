### Pagsusuri at pagbabalik sa mga laro: nilo-load kapag binuksan ang isa sa mga ito.

## Ang halaga ng isang posisyon

worth-even = Halos pantay ang laro.
worth-drawn = Tabla ang laro.
worth-won = Nanalo si { side }.
worth-ahead = Lamang si { side } nang mga { pieces }.
worth-wins = { $moves ->
    [1] Mananalo si { side } sa susunod na tira.
    [one] Mananalo si { side } sa loob ng { $moves } tira o mas kaunti.
   *[other] Mananalo si { side } sa loob ng { $moves } na tira o mas kaunti.
  }
# Ganoon din sa isang salita at isang bilang, para sa linya o talahanayan.
short-even = pantay
short-drawn = tabla
short-won = nanalo si { side }
short-ahead = { side } { $lead }
short-wins = panalo si { side } sa { $moves }

## Pagsusuri

analysis-title = Pagsusuri
analysis-note = Subok lang ang mga tira rito. Naghihintay ang laro, walang nagbabago.
lines-title = Mga piling linya
line-name = Linya { $line }
line-label = Linya { $line }, { $worth }
line-move = Tira { $at }, { side }: { $move }
searching = Natatanaw: { $depth ->
    [one] { $depth } tira
   *[other] { $depth } na tira
  } · { $positions ->
    [1] { $positions } posisyon
    [one] { NUMBER($positions, useGrouping: "always") } posisyon
   *[other] { NUMBER($positions, useGrouping: "always") } na posisyon
  } sa ngayon
settled = Natanaw: { $depth ->
    [one] { $depth } tira
   *[other] { $depth } na tira
  } · { $positions ->
    [1] { $positions } posisyon
    [one] { NUMBER($positions, useGrouping: "always") } posisyon
   *[other] { NUMBER($positions, useGrouping: "always") } na posisyon
  }
starting = Nagsisimulang tumingin…
solved = Natingnan hanggang wakas ng laro.
deeper = Tumingin pa
game-over = Tapos na ang laro rito; bumalik para tingnan ang mas naunang posisyon.
analysis-failed = Hindi sumasagot ang pagsusuri. Tingnan ang koneksyon at subukan ulit.

## Pagbabalik sa laro

review-title = Balikan ang laro
review-progress = Natingnan: { $done } sa { $positions ->
    [one] { $positions } posisyon
   *[other] { $positions } na posisyon
  }
review-stop = Itigil muna
review-go-on = Tingnan ang iba pa
graph-label = Ang takbo ng laro: ang halaga ng bawat posisyon. Gamitin ang mga arrow key para lumipat sa laro.
graph-at = { $ply ->
    [0] Simula ng laro: { $worth }
   *[other] Pagkatapos ng tira { $ply }: { $worth }
  }
graph-unknown = hindi pa natitingnan
turning-title = Mga pihit ng laro
turning-none = Walang iisang tira na gaanong nagpabago.
turning-wait = Makikita ang mga ito kapag natingnan na ang bawat posisyon.
turning-offered = Tira { $ply }, inialok ni { side } ang { $names }.
turning-accepted = Tira { $ply }, pumayag si { side } sa alok.
turning-refused = Tira { $ply }, tumanggi si { side } sa alok.
turning-resigned = Tira { $ply }, sumuko si { side }.
turning-played = Tira { $ply }, ginawa ni { side } ang { $move }.
turning-cost = Bago ito: { $before }. Pagkatapos nito: { $after }.
turning-count = { $turnings ->
    [0] Tapos na ang pagbabalik sa laro. Walang iisang tira na gaanong nagpabago.
    [one] Tapos na ang pagbabalik sa laro. { $turnings } pihit ng laro.
   *[other] Tapos na ang pagbabalik sa laro. { $turnings } na pihit ng laro.
  }
better-offer = Mas mabuti sanang ialok ang { $names }.
better-accept = Mas mabuti sanang pumayag sa alok.
better-refuse = Mas mabuti sanang tumanggi sa alok.
better-move = Mas mabuti sana ang { $move }.
show-better = Mas mabuti
show-better-than = Ipakita ang linyang mas mabuti kaysa tira { $ply }
better-title = Mas mabuting linya
go-there = Pumunta
go-to-move = Pumunta sa tira { $ply }
table = Talahanayan ng halaga
table-move = Tira
table-who = Sino
table-played = Ginawa
table-value = Halaga pagkatapos
table-turning = pihit { $number }
