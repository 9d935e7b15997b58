old-title = Kivinjari hiki ni cha zamani mno
old-text = Michezo inahitaji kivinjari cha 2023 au kipya zaidi: Chrome au Edge 111, Firefox 114, Safari 16.4. Tafadhali sasisha hiki, au fungua ukurasa huu katika kingine.
