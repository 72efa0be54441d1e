# Was jedes Spiel sagt: die eigenen Nachrichten der Engine und die Wörter eines Tisches.

## Plätze und Listen

seat-name = Spieler { $number }
seat-chance = die Würfel und Karten
list-times = { $count }× { $name }
list-amount = { $count } { $name }
list-nothing = nichts

# Zusammengesetzte Wörter: dwarf@TILE, hydra/2, TILE* und TILE^
word-at = { $what } auf { $where }
word-nth = { $what } (Nr. { $number })
word-starred = { $what } *
word-capped = { $what } ^

## Aufforderungen

prompt-decide = Du entscheidest.
prompt-over = Das Spiel ist zu Ende.
prompt-waiting = Wir warten auf { SEAT($seats) }.

## Ereignisse

event-undone = { $seat ->
        [-1] Mit Zustimmung aller wird eine Entscheidung zurückgenommen.
       *[other] { SEAT($seat) } nimmt eine Entscheidung zurück.
    }
    .you = Du nimmst eine Entscheidung zurück.

## Gründe

reason-game_over = Das Spiel ist zu Ende.
reason-not_your_decision = { SEAT($seat) } ist gerade nicht dran.
# Unsaid: $prompt
reason-first_finish = Bring zuerst die angefangene Entscheidung zu Ende.
reason-cannot_undo = Es gibt nichts, was du rückgängig machen könntest: Inzwischen ist etwas bekannt geworden, oder andere haben weitergespielt.
reason-not_now = Das geht in diesem Augenblick nicht.
reason-not_possible = Das geht nicht.

## Wörter eines Tisches

word-seat = Platz
word-player = Spieler
word-spectator = Zuschauer
word-bot = Bot
word-turn = Zug
word-round = Runde
word-phase = Phase
word-move = Entscheidung
word-rule = Regel
word-rules = Regeln
word-options = Optionen
word-log = Chronik
word-hand = Hand
word-score = Punktestand
word-total = Summe
word-winner = Sieger
word-place = Rang
word-yes = Ja
word-no = Nein
word-pass = Passen
word-done = Fertig
word-stop = Aufhören
word-undo = Rückgängig machen
word-why = Warum nicht?
word-hidden = Verdeckt
word-unseen = { $count ->
        [one] eins verdeckt
       *[other] { $count } verdeckt
    }
word-players = { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }

word-you = du

## Woher eine Zahl stammt

source-rulebook = Aus dem Regelheft
    .text = So steht es in den gedruckten Regeln.
source-published = Vom gedruckten Spielmaterial
    .text = Von den echten Karten, Tafeln und Plättchen abgelesen.
source-reconstructed = Rekonstruiert
    .text = Niemand wusste es. Dieser Wert passt zu allem, was bekannt ist; wer das Spiel besitzt, kann eine eigene Datei verwenden.
source-owner = Vom Besitzer
    .text = Aus einer eigenen Datei mit dem Spielmaterial.
confidence-confirmed = Durch zwei oder mehr Quellen bestätigt
confidence-single = Aus einer Quelle bekannt
confidence-inferred = Erschlossen
confidence-unknown = Unbekannt
