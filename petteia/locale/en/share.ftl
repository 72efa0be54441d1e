# What a link shows of a table before anybody opens it: words of the preview, drawn and written.

share-house = Take a seat among heroes
share-house-text = Board games of myth, in your browser.
share-open =
    { $count ->
        [0] All seats are taken
        [one] One seat is free
       *[other] { $count } seats are free
    }
share-starting = The game is about to begin
share-turn = Turn { $turn }
share-season = Year { $year }, season { $season }
share-move =
    { $count ->
        [one] { $names } to move
       *[other] { $names } to move
    }
share-running = A game in progress
share-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
share-closed = Ended without a result
share-at = Move { $number }
share-replay = A game to watch from its first move
share-moment = A moment worth a look
share-moment-title = { $title }, move { $number }
share-on = Play on from here
share-on-title = { $title }: play on from move { $number }
share-with = With { $people }
share-seat-free = Free seat
share-somebody = Somebody
