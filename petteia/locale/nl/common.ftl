# Wat elk spel zegt: de berichten van de engine zelf en de woorden van een tafel.

## Plaatsen en lijsten

seat-name = Speler { $number }
seat-chance = de dobbelstenen en kaarten
list-times = { $count }× { $name }
list-amount = { $count } { $name }
list-nothing = niets

# Samengestelde woorden: dwarf@TILE, hydra/2, TILE* en TILE^
word-at = { $what } op { $where }
word-nth = { $what } (nr. { $number })
word-starred = { $what } *
word-capped = { $what } ^

## Vragen

prompt-decide = Jij beslist.
prompt-over = Het spel is afgelopen.
prompt-waiting = Wachten op { SEAT($seats) }.

## Gebeurtenissen

event-undone = { $seat ->
        [-1] Met ieders instemming wordt een zet ongedaan gemaakt.
       *[other] { SEAT($seat) } neemt een zet terug.
    }
    .you = Je neemt een zet terug.

## Redenen

reason-game_over = Het spel is afgelopen.
reason-not_your_decision = { SEAT($seat) } is nu niet aan zet.
# Unsaid: $prompt
reason-first_finish = Maak eerst de beslissing af waar je mee bezig bent.
reason-cannot_undo = Er is niets dat je ongedaan kunt maken: er is intussen iets bekend geworden, of anderen zijn verdergegaan.
reason-not_now = Dat kan op dit moment niet.
reason-not_possible = Dat kan niet.

## Woorden van een tafel

word-seat = Plaats
word-player = Speler
word-spectator = Toeschouwer
word-bot = Bot
word-turn = Beurt
word-round = Ronde
word-phase = Fase
word-move = Zet
word-rule = Regel
word-rules = Regels
word-options = Opties
word-log = Verloop
word-hand = Hand
word-score = Score
word-total = Totaal
word-winner = Winnaar
word-place = Plaats
word-yes = Ja
word-no = Nee
word-pass = Passen
word-done = Klaar
word-stop = Stoppen
word-undo = Ongedaan maken
word-why = Waarom niet?
word-hidden = Verborgen
word-unseen = { $count ->
        [one] één verborgen
       *[other] { $count } verborgen
    }
word-players = { $count ->
        [one] één speler
       *[other] { $count } spelers
    }

word-you = jij

## Waar een getal vandaan komt

source-rulebook = Uit het regelboek
    .text = Zo staat het in de gedrukte regels.
source-published = Van het gedrukte onderdeel
    .text = Afgelezen van de echte kaarten, borden en tegels.
source-reconstructed = Gereconstrueerd
    .text = Niemand wist het. Deze waarde klopt met alles wat bekend is; wie het spel bezit, kan een eigen bestand gebruiken.
source-owner = Van de eigenaar
    .text = Uit een eigen onderdelenbestand.
confidence-confirmed = Bevestigd door twee of meer bronnen
confidence-single = Bekend uit één bron
confidence-inferred = Afgeleid
confidence-unknown = Onbekend
