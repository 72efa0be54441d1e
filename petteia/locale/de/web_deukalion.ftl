# Was der allgemeine Tisch über Deukalion sagt, neben dem, was das Spiel selbst sagt.

## Zähler, die Plätze am Tisch sind

value-active = { SEAT($value) }
value-defender = { SEAT($value) }
value-fighter = { SEAT($value) }

## Wo Dinge liegen, und was ihre Zeichen sagen

at-centre = Mitte
mark-used = { $value ->
        [0] { "" }
       *[other] benutzt
    }
mark-shown = { $value ->
        [0] { "" }
       *[other] offen für alle
    }
mark-leaving = geht an Land
mark-whirlpool = neben einem Strudel
mark-field = { $value }

## Zahlen der Orte und Missionen

badge-city = { $conquest_value }
badge-settlement = { $conquest_value }
badge-mission = { $points }
look-city = Stärke { $conquest_value }; fasst { $treasure_slots ->
        [one] einen Schatz
       *[other] bis zu { $treasure_slots } Schätze
    }. Angegriffen wird von einem Feld daneben.
look-settlement = Stärke { $conquest_value }. Wer hier { $soldiers ->
        [one] einen Soldaten
       *[other] { $soldiers } Soldaten
    } zurücklässt, hält sie: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.

## Was das Drehen der Kylix bedeuten würde

note-turn = Segeln { $sail }, Soldaten { $soldiers }, Hydra { $hydra }, Karten: { $cards ->
        [1] die anderen ziehen
        [2] niemand zieht
       *[other] du ziehst
    }.

## Punkte nach Herkunft

score-missions = Missionen
score-settlements = Siedlungen
score-hydra = Hydra
score-styx = Styx
score-deliveries = Lieferungen
score-shared_missions = Geteilte Missionen
score-theseus = Theseus
