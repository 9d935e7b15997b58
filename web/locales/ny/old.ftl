old-title = Browser iyi ndi yakale kwambiri
old-text = Masewerawa amafuna browser ya mu 2023 kapena yatsopano: Chrome kapena Edge 111, Firefox 114, Safari 16.4. Chonde ikonzeni kuti ikhale yatsopano, kapena tsegulani tsambali mu ina.
