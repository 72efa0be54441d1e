# Wat een link van een tafel laat zien voordat iemand hem opent: de woorden van de voorvertoning, getekend en geschreven.

share-house = Schuif aan bij de helden
share-house-text = Bordspellen vol mythen, in je browser.
share-open =
    { $count ->
        [0] Alle plaatsen zijn bezet
        [one] Er is nog één plaats vrij
       *[other] Er zijn nog { $count } plaatsen vrij
    }
share-starting = Het spel begint zo
share-turn = Beurt { $turn }
share-season = Jaar { $year }, seizoen { $season }
share-move =
    { $count ->
        [one] { $names } is aan zet
       *[other] { $names } zijn aan zet
    }
share-running = Een spel in volle gang
share-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
share-closed = Zonder uitslag geëindigd
share-at = Zet { $number }
share-replay = Een partij om vanaf de eerste zet te bekijken
share-moment = Een moment om te bekijken
share-moment-title = { $title }, zet { $number }
share-on = Speel vanaf hier verder
share-on-title = { $title }: speel verder vanaf zet { $number }
share-with = Met { $people }
share-seat-free = Vrije plaats
share-somebody = Iemand
