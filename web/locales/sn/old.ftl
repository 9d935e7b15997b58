old-title = Bhurauza iyi yasakara
old-text = Mitambo iyi inoda bhurauza yemuna 2023 kana itsva kupfuura ipapo: Chrome kana Edge 111, Firefox 114, Safari 16.4. Tapota vandudzai iyi, kana kuti vhurai peji iri mune imwe.
