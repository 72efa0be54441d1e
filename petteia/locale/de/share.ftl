# Was ein Link von einem Tisch zeigt, bevor ihn jemand öffnet: die Worte der Vorschau, gezeichnet und geschrieben.

share-house = Nimm Platz unter Helden
share-house-text = Brettspiele voller Mythen, in deinem Browser.
share-open =
    { $count ->
        [0] Alle Plätze sind besetzt
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
share-starting = Die Partie beginnt gleich
share-turn = Zug { $turn }
share-season = Jahr { $year }, Jahreszeit { $season }
share-move =
    { $count ->
        [one] { $names } ist dran
       *[other] { $names } sind dran
    }
share-running = Eine laufende Partie
share-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
share-closed = Ohne Ergebnis beendet
share-at = Zug { $number }
share-replay = Eine Partie zum Ansehen, vom ersten Zug an
share-moment = Ein sehenswerter Moment
share-moment-title = { $title }, Zug { $number }
share-on = Spiel von hier aus weiter
share-on-title = { $title }: weiterspielen ab Zug { $number }
share-with = Mit { $people }
share-seat-free = Freier Platz
share-somebody = Jemand
