### Mga laro sa link, at paglalaro sa pamamagitan ng link.

## Ang panel na may link ng laro sa board

link-title = Link sa larong ito
link-title-turn = Ipadala ang tira
link-about = Makikita ang buong laro ng sinumang magbubukas nito. Hindi ito dumadaan sa server: nasa link mismo ang laro.
link-about-turn = Ipadala ang link na ito kay { side }. Pagdating ng sagot, buksan iyon sa device na ito.
link-about-over = Tapos na ang laro. Makikita ni { side } ang huling tira sa link na ito.
link-about-begin = Si { side } ang magsisimula: ipadala ang link na ito, at buksan ang sagot sa device na ito.
link-label = Link
link-copy = Kopyahin ang link
link-copied = Nakopya ang link.
link-copy-failed = Hindi pinapayagan ng browser na kumopya ang page. Piliin ang link at kopyahin nang kamay.
link-share = I-share…
link-share-title = Magomba: { game }
link-qr = QR code ng link
link-qr-too-long = Masyadong mahaba ang larong ito para sa QR code. Gumagana pa rin ang link.
link-making = Ginagawa ang link…
link-too-long = Masyadong mahaba ang larong ito para sa link, o hindi makagawa ang browser. Mas bagong browser ang kailangan kung ganoon.
link-paste = Link na ibinalik
link-paste-open = Buksan
link-paste-none = Hindi ito link sa isang laro.
link-go-on = Ituloy sa link
link-go-on-help = Ang kalaro mo si { side } sa sarili niyang device, at magpapadala siya ng mga link pabalik.

## Kung ano pala ang link na binuksan

link-bad-damaged = Sira ang link na ito: may kulang o may nabago sa daan. Hingin ito ulit.
link-bad-newer = Ginawa ang link na ito ng mas bagong bersyon ng page. I-reload ang page at buksan ito ulit.
link-bad-too-long = Sobrang haba ng link na ito para maglaman ng laro.
link-bad-unsupported = Masyadong luma ang browser na ito para magbukas ng mga link na may laro.
link-bad-game = Hindi mabasa ang laro sa link na ito: { $reason }
link-arrived = { $count ->
    [1] May dumating na tira ni { side }.
    [one] May dumating na { $count } tira.
   *[other] May dumating na { $count } na tira.
  }
link-behind = Mas luma ang link na ito kaysa sa laro sa device na ito, na naituloy na.
link-apart = { $count ->
    [0] Iba ang takbo ng laro sa link na ito at sa device na ito: magkaiba na sila mula sa unang tira.
    [1] Iba ang takbo ng laro sa link na ito at sa device na ito: magkaiba sila pagkatapos ng unang tira.
   *[other] Iba ang takbo ng laro sa link na ito at sa device na ito: magkaiba sila pagkatapos ng tira { $count }.
  }
link-keep-mine = Ituloy ang akin
link-open-other = Buksan ang isa pa
link-open-older = Buksan ang luma
link-close = Isara
