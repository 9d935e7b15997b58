old-title = Masyadong luma ang browser na ito
old-text = Kailangan ng mga laro ng browser na mula 2023 o mas bago: Chrome o Edge 111, Firefox 114, Safari 16.4. Paki-update ang isang ito, o buksan ang pahina sa iba.
