old-title = Hierdie blaaier is te oud
old-text = Die speletjies benodig ’n blaaier van 2023 of nuwer: Chrome of Edge 111, Firefox 114, Safari 16.4. Werk hierdie een asseblief by, of maak die bladsy in ’n ander een oop.
