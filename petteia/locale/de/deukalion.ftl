# Deukalion — Namen und Texte des Spielmaterials und alles, was in einem Spiel gesagt wird.
# Zahlen kommen als Variablen aus den Daten des Spielmaterials; alles in eigenen Worten.

game-deukalion = Deukalion
    .about = Drehe die Kylix, erstürme Städte, bringe Schätze heim.
    .text = Befahre die Ägäis mit einem Schiff voller Soldaten, bring Schätze nach Athen, gründe Siedlungen, segle zum Styx und stell dich der Hydra. Wer als Erster hoch genug in der Gunst der Götter steht, gewinnt.

## Helden

hero-deukalion = Deukalion
hero-perseus = Perseus
hero-hercules = Herkules
hero-achilles = Achilles

## Der Spielplan

square-water = offenes Wasser
square-anchor = Ankerfeld von Athen
square-styx = Styx
square-land = Land
square-centre = Platz der Kylix
square-athens = Athen

city-corinth = Korinth
city-mycenae = Mykene
city-sparta = Sparta
city-thera = Thera
city-crete = Kreta
city-rhodes = Rhodos
city-cyprus = Zypern
city-halicarnassus = Halikarnassos

settlement-ephesus = Ephesus
settlement-salamis = Salamis
settlement-argos = Argos
settlement-lindos = Lindos

treasure-red = roter Schatz
    .many = rote Schätze
treasure-green = grüner Schatz
    .many = grüne Schätze
treasure-blue = blauer Schatz
    .many = blaue Schätze
treasure-yellow = gelber Schatz
    .many = gelbe Schätze
treasure-white = weißer Schatz
    .many = weiße Schätze

piece-soldier = Soldat
    .many = Soldaten
piece-hydra = Hydra
piece-theseus = Theseus
piece-die = Würfel
piece-point_card = Siegpunktkarte
piece-hidden = Kreuz verdeckt
piece-side = auf der Seite
piece-cross = Kreuz sichtbar
piece-field = Feld
piece-placement = Stellung
piece-deed = Möglichkeit

## Kämpfe

fight-ship = Schiff gegen Schiff
fight-city = Angriff auf eine Stadt
fight-settlement = Angriff auf eine Siedlung
fight-hydra = Angriff auf die Hydra
fight-attacked_by_hydra = Angriff der Hydra

## Die Kylix

kylix-cards = Karten
    .text = Bei einer 1 zieht jeder andere Spieler eine Aktionskarte, bei einer 2 niemand, bei einer 3 du. Diesen Würfel musst du nutzen.
kylix-soldiers = Soldaten
    .text = Höchstens so viele deiner Soldaten kehren aus der Unterwelt zurück.
kylix-sail = Segeln
    .text = Höchstens so viele Felder weit segelt dein Schiff.
kylix-hydra = Hydra
    .text = Höchstens so viele Felder weit darfst du die Hydra ziehen. Trifft sie auf ein Schiff, greift sie an.

phase-setup = Aufbau
phase-roll_kylix = Kylix würfeln
phase-window_after_roll = Karten nach dem Würfeln
phase-non_active_players_move = Zwischenzüge der anderen
phase-place_kylix = Kylix aufstellen
phase-window_after_placement = Karten nach dem Aufstellen
phase-active_player_acts = Aktionen

## Was Aufträge verlangen

task-deliver = die genannten Schätze nach Athen bringen
task-deliver_any = Schätze nach Athen bringen
task-deliver_same = Schätze einer Farbe nach Athen bringen
task-reach_with_soldiers = mit genügend Soldaten zu einer Stadt segeln
task-reach_with_cards = zu einer Stadt segeln und Aktionskarten abgeben
task-defeat_player = einen Schiffskampf gewinnen
task-defeat_hydra = die Hydra besiegen

## Aktionskarten

card-pegasus = Pegasus
    .text = Bleibt vor dir liegen. Auf jeder Fahrt darfst du { $amount ->
        [one] ein Feld
       *[other] { $amount } Felder
    } weiter segeln.
card-favour_of_hades = Gunst des Hades
    .text = Bleibt vor dir liegen. Holst du mit der Kylix oder statt zu segeln Soldaten zurück, { $amount ->
        [one] darf einer mehr kommen.
       *[other] dürfen { $amount } mehr kommen.
    }
card-golden_fleece = Goldenes Vlies
    .text = Bleibt vor dir liegen. Erhöht deine Kampfstärke in jedem Kampf um { $amount }.
card-wind_of_aeolus = Wind des Aiolos
    .text = Solange du unterwegs bist: Auf dieser Fahrt darfst du { $amount } Felder weiter segeln.
card-winged_sandals = Flügelsandalen
    .text = Beendet deine Fahrt und beginnt eine neue von höchstens { $amount } Feldern.
card-song_of_orpheus = Gesang des Orpheus
    .text = Höchstens { $amount } deiner Soldaten kehren aus der Unterwelt zurück.
card-rage_of_ares = Zorn des Ares
    .text = Nach einem Wurf: Erhöht deine Kampfstärke in diesem Kampf um { $amount }.
card-favour_of_nike = Gunst der Nike
    .text = Nach einem Wurf: Wirf alle deine Soldaten mit sichtbarem Kreuz noch einmal.
card-aegis_of_athena = Ägis der Athene
    .text = Nach einem Wurf: Deine Soldaten mit sichtbarem Kreuz bleiben an Bord. Sie zählen trotzdem nichts.
card-trident_of_poseidon = Dreizack des Poseidon
    .text = Setze die Hydra auf ein anderes Feld, das höchstens { $amount } Schritte entfernt ist, aber nie auf ein Schiff oder an einem vorbei.
card-trojan_horse = Trojanisches Pferd
    .text = Statt anzugreifen: Nimm ohne Wurf einen Schatz aus einer Stadt neben deinem Schiff. Dein Schiff hält an.
card-oracle_of_delphi = Orakel von Delphi
    .text = Zwischen zweien deiner Aktionen: Lege einen offenen Auftrag unter den Stapel und decke den nächsten auf.

## Aufträge

face-worth = { $points ->
        [one] Ein Punkt.
       *[other] { $points } Punkte.
    }

mission-m01 = Rot oder Grün
    .text = Bring einen roten oder einen grünen Schatz nach Athen. { face-worth }
mission-m02 = Blau oder Gelb
    .text = Bring einen blauen oder einen gelben Schatz nach Athen. { face-worth }
mission-m03 = Weiß oder Rot
    .text = Bring einen weißen oder einen roten Schatz nach Athen. { face-worth }
mission-m04 = Grün oder Blau
    .text = Bring einen grünen oder einen blauen Schatz nach Athen. { face-worth }
mission-m05 = Gelb oder Weiß
    .text = Bring einen gelben oder einen weißen Schatz nach Athen. { face-worth }
mission-m06 = Rot oder ein Sieg zur See
    .text = Bring einen roten Schatz nach Athen oder gewinne einen Schiffskampf. { face-worth }
mission-m07 = Grün oder Zypern
    .text = Bring einen grünen Schatz nach Athen oder segle mit mindestens { $soldiers } Soldaten nach { city-cyprus }. { face-worth }
mission-m08 = Blau oder Kreta
    .text = Bring einen blauen Schatz nach Athen oder segle nach { city-crete } und gib { $cards } Aktionskarten ab. { face-worth }
mission-m09 = Gelb oder Sparta
    .text = Bring einen gelben Schatz nach Athen oder segle mit mindestens { $soldiers } Soldaten nach { city-sparta }. { face-worth }
mission-m10 = Weiß oder ein Sieg zur See
    .text = Bring einen weißen Schatz nach Athen oder gewinne einen Schiffskampf. { face-worth }
mission-m11 = Die Hydra oder reiche Ladung
    .text = Besiege die Hydra oder bring auf einmal { $count } Schätze nach Athen. { face-worth }
mission-m12 = Die Hydra oder Rhodos
    .text = Besiege die Hydra oder segle nach { city-rhodes } und gib { $cards } Aktionskarten ab. { face-worth }
mission-m13 = Die Hydra oder Halikarnassos
    .text = Besiege die Hydra oder segle mit { $soldiers } Soldaten nach { city-halicarnassus }. { face-worth }
mission-m14 = Rot und Gelb oder Grün und Weiß
    .text = Bring auf einmal einen roten und einen gelben oder einen grünen und einen weißen Schatz nach Athen. { face-worth }
mission-m15 = Rot und Blau oder Gelb und Grün
    .text = Bring auf einmal einen roten und einen blauen oder einen gelben und einen grünen Schatz nach Athen. { face-worth }
mission-m16 = Blau und Weiß oder ein Paar
    .text = Bring auf einmal einen blauen und einen weißen Schatz oder { $count } Schätze einer Farbe nach Athen. { face-worth }

## Erweiterungen

expansion-charybdis = Strudel der Charybdis
    .text = Von jedem der drei Strudel am Rand des Spielplans kannst du zu jedem anderen segeln. Unterwegs werden { $soldiers_thrown } deiner Soldaten geworfen; wer sein Kreuz zeigt, geht in die Unterwelt.
expansion-theseus = Theseus
    .text = Hol Theseus von Kreta: Solange er an Bord ist, ist er { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } wert und erhöht deine Kampfstärke um { $strength_bonus }.

## Satzteile

# Im vierten Fall.
face-a_treasure = { $treasure_id ->
        [red] einen roten Schatz
        [green] einen grünen Schatz
        [blue] einen blauen Schatz
        [yellow] einen gelben Schatz
        [white] einen weißen Schatz
       *[other] einen Schatz ({ $treasure })
    }
# Im vierten Fall.
face-the_treasure = { $treasure_id ->
        [red] den roten Schatz
        [green] den grünen Schatz
        [blue] den blauen Schatz
        [yellow] den gelben Schatz
        [white] den weißen Schatz
       *[other] den Schatz ({ $treasure })
    }
# Im vierten Fall.
face-no_treasure = { $treasure_id ->
        [red] keinen roten Schatz
        [green] keinen grünen Schatz
        [blue] keinen blauen Schatz
        [yellow] keinen gelben Schatz
        [white] keinen weißen Schatz
       *[other] keinen solchen Schatz ({ $treasure })
    }
# Auf einer Insel, in einer Stadt.
face-in_city = { $city_id ->
        [thera] auf { $city }
        [crete] auf { $city }
        [rhodes] auf { $city }
        [cyprus] auf { $city }
       *[other] in { $city }
    }
face-from_city = { $city_id ->
        [thera] von { $city }
        [crete] von { $city }
        [rhodes] von { $city }
        [cyprus] von { $city }
       *[other] aus { $city }
    }

## Aktionen

action-place = Auf { $field } ankern
action-whirlpool = Einen Strudel neben { $field } legen
action-set_sail = In See stechen
action-use = { $kylix_id ->
        [cards] Den Kartenwürfel nutzen
        [soldiers] Soldaten zurückholen
        [sail] In See stechen
       *[hydra] Die { $kylix } ziehen
    }
action-turn = { $orientation ->
        [0] Die Kylix lassen, wie sie ist
        [1] Die Kylix um einen Platz drehen
       *[other] Die Kylix um { $orientation } Plätze drehen
    }
action-sail = Nach { $field } segeln
action-through = Durch den Strudel nach { $field } segeln
action-attack = { $place } angreifen
action-found = { $settlement ->
        [Salamis] Auf
       *[other] In
    } { $settlement } siedeln
action-claim = Den Auftrag „{ $mission }“ erfüllen
action-task = { $task ->
        [1] Die erste Aufgabe
       *[other] Die zweite Aufgabe
    }
action-unload = { face-the_treasure } ausladen
action-give = „{ $card }“ abgeben
action-store = Zurück nach { $city }
action-hydra = Die Hydra nach { $field } ziehen
action-against = Gegen { SEAT($seat) } kämpfen
action-take = { face-the_treasure } nehmen
action-take_theseus = Theseus nehmen
action-displace = Das Schiff vertreiben
action-put = { $field } wählen
action-bring = { $number ->
        [one] Einen zurückholen
       *[other] { $number } zurückholen
    }
action-raid = Mit dem Pferd nach { $city }
action-swap = „{ $mission }“ unter den Stapel legen
action-play = „{ $card }“ spielen
action-recover = Soldaten zurückholen
action-decline = Nein, danke
action-stop = Aufhören
action-pass = Passen
action-end_move = Die Fahrt beenden
action-end_turn = Den Zug beenden

## Ereignisse: Aufbau und Zug

event-treasure_placed = Ein { $treasure } kommt nach { $city }.
event-mission_opened = Ein Auftrag wird aufgedeckt: „{ $mission }“.
event-mission_dealt = { SEAT($seat) } bekommt einen geheimen Auftrag.
    .known = { SEAT($seat) } bekommt einen geheimen Auftrag: „{ $mission }“.
    .you = Du bekommst einen geheimen Auftrag: „{ $mission }“.
event-whirlpool_placed = { SEAT($seat) } legt einen Strudel neben { $field }.
    .you = Du legst einen Strudel neben { $field }.
event-ship_placed = { SEAT($seat) } ankert auf { $field }.
    .you = Du ankerst auf { $field }.
event-turn_began = Zug { $turn }: { SEAT($seat) } ist dran.
    .you = Du bist in Zug { $turn } dran.
event-kylix_rolled = { SEAT($seat) } würfelt mit der Kylix: { $centre } in der Mitte, { $around } rundherum.
    .you = Du würfelst mit der Kylix: { $centre } in der Mitte, { $around } rundherum.
event-kylix_placed = { SEAT($seat) } stellt die Kylix auf. Karten, Soldaten, Segeln, Hydra: { $dice }.
    .you = Du stellst die Kylix auf. Karten, Soldaten, Segeln, Hydra: { $dice }.
event-passed = { SEAT($seat) } passt.
    .you = Du passt.
event-cards_used = { $die ->
        [1] Der Kartenwürfel zeigt 1: Alle außer { SEAT($seat) } ziehen eine Karte.
       *[other] Der Kartenwürfel zeigt { $die }: { SEAT($seat) } zieht eine Karte.
    }
    .you = { $die ->
            [1] Dein Kartenwürfel zeigt 1: Alle außer dir ziehen eine Karte.
           *[other] Dein Kartenwürfel zeigt { $die }: Du ziehst eine Karte.
        }
event-drew = { SEAT($seat) } zieht eine Aktionskarte.
    .known = { SEAT($seat) } zieht „{ $card }“.
    .you = Du ziehst „{ $card }“.
word-many_drew = { SEAT($seat) } zieht: { $card }.
    .you = Du ziehst: { $card }.
word-unseen_drew = { SEAT($seat) } zieht { $count } Aktionskarten.
    .you = Du ziehst { $count } Aktionskarten.
event-no_card_left = Für { SEAT($seat) } ist keine Karte mehr da.
    .you = Du ziehst nichts: Es ist keine Karte mehr da.
event-reshuffled = { $count ->
        [one] Die einzige abgelegte Karte wird zum neuen Stapel.
       *[other] Die { $count } abgelegten Karten werden zu einem neuen Stapel gemischt.
    }
event-turn_ended = { SEAT($seat) } beendet den Zug.
    .you = Du beendest den Zug.

## Ereignisse: Segeln und Unterwelt

event-set_sail = { $fields ->
        [one] { SEAT($seat) } sticht in See und darf ein Feld weit segeln.
       *[other] { SEAT($seat) } sticht in See und darf { $fields } Felder weit segeln.
    }
    .you = { $fields ->
            [one] Du stichst in See und darfst ein Feld weit segeln.
           *[other] Du stichst in See und darfst { $fields } Felder weit segeln.
        }
event-sailed = { SEAT($seat) } segelt nach { $field }.
    .you = Du segelst nach { $field }.
event-swirled = { SEAT($seat) } wird nach { $field } gerissen. Geworfene Soldaten: { $hidden } mit verdecktem Kreuz, { $side } auf der Seite, { $cross } mit sichtbarem Kreuz.
    .you = Du wirst nach { $field } gerissen. Geworfene Soldaten: { $hidden } mit verdecktem Kreuz, { $side } auf der Seite, { $cross } mit sichtbarem Kreuz.
# Mehrere Schritte nacheinander
word-along_sailed = { SEAT($seat) } segelt über { $field }.
    .you = Du segelst über { $field }.
word-along_hydra_moved = { SEAT($seat) } zieht die Hydra über { $field }.
    .you = Du ziehst die Hydra über { $field }.
event-move_ended = { SEAT($seat) } beendet die Fahrt.
    .you = Du beendest die Fahrt.
event-recovered = { $count ->
        [one] Ein Soldat von { SEAT($seat) } kehrt aus der Unterwelt zurück.
       *[other] { $count } Soldaten von { SEAT($seat) } kehren aus der Unterwelt zurück.
    }
    .you = { $count ->
            [one] Du holst einen Soldaten aus der Unterwelt zurück.
           *[other] Du holst { $count } Soldaten aus der Unterwelt zurück.
        }
event-sacrificed = { SEAT($seat) } schickt einen Soldaten in die Unterwelt, um Platz zu schaffen.
    .you = Du schickst einen Soldaten in die Unterwelt, um Platz zu schaffen.
event-styx_entered = { $majority ->
        [1] { SEAT($seat) } erreicht den Styx mit der Mehrheit in der Unterwelt.
       *[other] { SEAT($seat) } erreicht den Styx.
    }
    .you = { $majority ->
            [1] Du erreichst den Styx mit der Mehrheit in der Unterwelt.
           *[other] Du erreichst den Styx.
        }
event-styx_left = { SEAT($seat) } lässt die Soldaten, wo sie sind.
    .you = Du lässt deine Soldaten, wo sie sind.
event-hydra_moved = { SEAT($seat) } zieht die Hydra nach { $field }.
    .you = Du ziehst die Hydra nach { $field }.

## Ereignisse: Karten

event-window_closed = { $seats_count ->
        [0] Niemand spielt eine Karte.
        [one] { SEAT($seats, you: "Du spielst", after: " spielt") } eine Karte.
       *[other] Mehrere spielen eine Karte: { SEAT($seats, you: "du") }.
    }
event-card_played = { SEAT($seat) } spielt „{ $card }“.
    .you = Du spielst „{ $card }“.
event-card_returned = „{ $card }“ würde nichts mehr bewirken und kommt zurück auf die Hand von { SEAT($seat) }.
    .you = Du bekommst „{ $card }“ zurück auf die Hand: Die Karte würde nichts mehr bewirken.
event-card_given = { SEAT($seat) } gibt „{ $card }“ ab.
    .you = Du gibst „{ $card }“ ab.
event-mission_swapped = { SEAT($seat) } legt „{ $mission }“ unter den Stapel.
    .you = Du legst „{ $mission }“ unter den Stapel.

## Ereignisse: Aufträge und Schätze

event-mission_shown = { SEAT($seat) } zeigt einen geheimen Auftrag: „{ $mission }“.
    .you = Du zeigst deinen geheimen Auftrag: „{ $mission }“.
event-claims_opened = { $seats_count ->
        [0] Niemand erfüllt „{ $mission }“.
        [one] { SEAT($seats, you: "Du willst", after: " will") } „{ $mission }“ erfüllen.
       *[other] Mehrere wollen „{ $mission }“ gleichzeitig erfüllen: { SEAT($seats, you: "du") }.
    }
event-mission_done = { $points ->
        [one] { SEAT($seat) } erfüllt „{ $mission }“: ein Punkt.
       *[other] { SEAT($seat) } erfüllt „{ $mission }“: { $points } Punkte.
    }
    .you = { $points ->
            [one] Du erfüllst „{ $mission }“: ein Punkt.
           *[other] Du erfüllst „{ $mission }“: { $points } Punkte.
        }
event-mission_removed = „{ $mission }“ kommt aus dem Spiel.
event-unloaded = { SEAT($seat) } lädt { face-a_treasure } aus.
    .you = Du lädst { face-a_treasure } aus.
event-stored = { SEAT($seat) } bringt { face-the_treasure } nach { $city } zurück.
    .you = Du bringst { face-the_treasure } nach { $city } zurück.
event-point_cards = { $count ->
        [one] { SEAT($seat) } nimmt eine Siegpunktkarte.
       *[other] { SEAT($seat) } nimmt { $count } Siegpunktkarten.
    }
    .you = { $count ->
            [one] Du nimmst eine Siegpunktkarte.
           *[other] Du nimmst { $count } Siegpunktkarten.
        }
event-no_mission_left = Der Auftragsstapel ist leer; es wird kein neuer Auftrag aufgedeckt.
event-no_hydra_mission = Der geheime Auftrag von { SEAT($seat) } verlangt keinen Sieg über die Hydra.
    .you = Dein geheimer Auftrag verlangt keinen Sieg über die Hydra.

## Ereignisse: Siedlungen und Kämpfe

event-founded = { SEAT($seat) } gründet { $settlement }.
    .you = Du gründest { $settlement }.
event-conquered = { $kept ->
        [1] { SEAT($seat) } nimmt { SEAT($owner, you: "dir") } die Siedlung { $settlement } ab.
       *[other] { SEAT($seat) } verjagt { SEAT($owner, you: "dich") } aus { $settlement }, hat aber zu wenige Soldaten, um zu bleiben.
    }
    .you = { $kept ->
            [1] Du nimmst { SEAT($owner) } die Siedlung { $settlement } ab.
           *[other] Du verjagst { SEAT($owner) } aus { $settlement }, hast aber zu wenige Soldaten, um zu bleiben.
        }
event-attacked_ship = { SEAT($seat) } greift { SEAT($defender, you: "dein Schiff", before: "das Schiff von ") } an.
    .you = Du greifst das Schiff von { SEAT($defender) } an.
event-attacked_city = { SEAT($seat) } greift { $city } an.
    .you = Du greifst { $city } an.
event-attacked_settlement = { SEAT($seat) } greift { $settlement } an, { SEAT($owner, you: "deine Siedlung", before: "die Siedlung von ") }.
    .you = Du greifst { $settlement } an, die Siedlung von { SEAT($owner) }.
event-attacked_hydra = { SEAT($seat) } greift die Hydra an.
    .you = Du greifst die Hydra an.
event-hydra_attacked = { SEAT($by, you: "Du hetzt", after: " hetzt") } die Hydra auf { SEAT($seat) }.
    .you = Du wirst von der Hydra angegriffen, die { SEAT($by) } auf dich hetzt.
event-threw = { SEAT($seat) } wirft: { $hidden } mit verdecktem Kreuz, { $side } auf der Seite, { $cross } mit sichtbarem Kreuz.
    .you = Du wirfst: { $hidden } mit verdecktem Kreuz, { $side } auf der Seite, { $cross } mit sichtbarem Kreuz.
event-threw_again = { SEAT($seat) } wirft noch einmal: { $hidden } mit verdecktem Kreuz, { $side } auf der Seite, { $cross } mit sichtbarem Kreuz.
    .you = Du wirfst noch einmal: { $hidden } mit verdecktem Kreuz, { $side } auf der Seite, { $cross } mit sichtbarem Kreuz.
event-won_against_ship = { SEAT($seat) } schlägt { SEAT($loser, you: "dich") } mit { $strength } zu { $against }.
    .you = Du schlägst { SEAT($loser) } mit { $strength } zu { $against }.
event-won = { SEAT($seat) } gewinnt mit { $strength } gegen { $against }.
    .you = Du gewinnst mit { $strength } gegen { $against }.
event-lost = { SEAT($seat) } verliert mit { $strength } gegen { $against }.
    .you = Du verlierst mit { $strength } gegen { $against }.
event-fell = { $count ->
        [one] Ein Soldat von { SEAT($seat) } fällt.
       *[other] { $count } Soldaten von { SEAT($seat) } fallen.
    }
    .you = { $count ->
            [one] Du verlierst einen Soldaten.
           *[other] Du verlierst { $count } Soldaten.
        }
event-saved = { $count ->
        [one] Ein Soldat von { SEAT($seat) } wird gerettet.
       *[other] { $count } Soldaten von { SEAT($seat) } werden gerettet.
    }
    .you = { $count ->
            [one] Du rettest einen Soldaten.
           *[other] Du rettest { $count } Soldaten.
        }
event-treasure_taken = { SEAT($seat) } holt { face-a_treasure } { face-from_city }.
    .you = Du holst { face-a_treasure } { face-from_city }.
event-treasure_seized = { SEAT($seat) } nimmt { SEAT($loser, you: "dir") } { face-a_treasure } ab.
    .you = Du nimmst { SEAT($loser) } { face-a_treasure } ab.
event-nothing_taken = { SEAT($seat) } nimmt nichts.
    .you = Du nimmst nichts.
event-theseus_taken = { SEAT($seat) } nimmt Theseus an Bord.
    .you = Du nimmst Theseus an Bord.
event-theseus_seized = { SEAT($seat) } nimmt { SEAT($loser, you: "dir") } Theseus ab.
    .you = Du nimmst { SEAT($loser) } Theseus ab.
event-theseus_left = Theseus verlässt das Schiff von { SEAT($seat) } und kehrt heim.
    .you = Dein Schiff verliert Theseus: Er kehrt heim.
event-ship_displaced = { SEAT($by, you: "Du vertreibst", after: " vertreibt") } das Schiff von { SEAT($seat) } nach { $field }.
    .you = Dein Schiff wird von { SEAT($by) } nach { $field } vertrieben.
event-hydra_displaced = { SEAT($by, you: "Du vertreibst", after: " vertreibt") } die Hydra nach { $field }.

## Ereignisse: das Ende

event-game_won = { SEAT($seat) } hat { $total } Punkte und gewinnt.
    .you = Du hast { $total } Punkte und gewinnst.
event-turns_over = Zug { $turn } war der letzte.

## Aufforderungen

face-below = { $below ->
        [0] Keiner deiner Soldaten ist
        [one] Einer deiner Soldaten ist
       *[other] { $below } deiner Soldaten sind
    } in der Unterwelt; du hast { $room ->
        [0] keinen Platz.
       *[other] Platz für { $room }.
    }
prompt-place_ship = Wähle ein Ankerfeld für dein Schiff.
prompt-place_whirlpool = Wähle ein Feld am Rand des Spielplans für einen Strudel.
prompt-after_roll = Die Kylix ist gewürfelt. Spielst du eine Karte?
prompt-after_placing = Die Kylix steht. Spielst du eine Karte?
prompt-any_moment = Spielst du jetzt eine Karte?
prompt-other_part = { $most ->
        [0] Segle { face-so_far } weit oder passe.
       *[other] Segle { face-so_far } weit, hol stattdessen { $most ->
            [one] einen Soldaten
           *[other] höchstens { $most } Soldaten
        } zurück oder passe.
    }
face-so_far = { $fields ->
        [one] ein Feld
       *[other] höchstens { $fields } Felder
    }
prompt-place_kylix = Stell die Kylix auf. Die Würfel rund um die Mitte zeigen { $die0 } { $die1 } { $die2 } { $die3 }.
prompt-act = Was tust du?{ $cards ->
        [0] {""}
       *[other] {" "}Karten { $cards }.
    }{ $soldiers ->
        [0] {""}
       *[other] {" "}Soldaten { $soldiers }.
    }{ $sail ->
        [0] {""}
       *[other] {" "}Segeln { $sail }.
    }{ $hydra ->
        [0] {""}
       *[other] {" "}Hydra { $hydra }.
    }
prompt-bring_back = Wie viele Soldaten holst du zurück? Höchstens { $most }.
prompt-move_hydra = Zieh die Hydra. { $left ->
        [one] Noch ein Schritt.
       *[other] Noch { $left } Schritte.
    }
prompt-sailing = Du bist unterwegs. { $left ->
        [0] Kein Feld mehr übrig.
        [one] Noch ein Feld.
       *[other] Noch { $left } Felder.
    }
prompt-stopped = Dein Schiff hat angehalten. Was tust du hier?
prompt-displaced = Dein Schiff wurde vertrieben. Die Fahrt ist vorbei.
prompt-styx = { $points ->
        [0] Der Styx. { face-below } Holst du sie zurück?
       *[other] Der Styx. { face-below } Deine Mehrheit ist { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } wert. Holst du sie zurück?
    }
prompt-revealed = Du kannst den neuen Auftrag „{ $mission }“ erfüllen, für { $points ->
        [one] einen Punkt.
       *[other] { $points } Punkte.
    } Tust du es?
prompt-choose_task = Welche Aufgabe von „{ $mission }“ erfüllst du?
prompt-give_cards = { $left ->
        [one] Gib noch eine Karte für „{ $mission }“ ab.
       *[other] Gib { $left } Karten für „{ $mission }“ ab.
    }
prompt-unload_for_mission = { $left ->
        [one] Lade noch einen Schatz für „{ $mission }“ aus.
       *[other] Lade { $left } Schätze für „{ $mission }“ aus.
    }
prompt-store = In welche Stadt bringst du { face-the_treasure } zurück?
prompt-opponent = Hier liegen mehrere Schiffe. Welches greifst du an?
prompt-hydra_opponent = Hier liegen mehrere Schiffe. Welches greift die Hydra an?
prompt-prepare = Ein Kampf beginnt. { face-below } Spielst du eine Karte?
prompt-after_throw = Deine Kampfstärke ist { $mine } gegen { $against }, und { $cross ->
        [0] keiner deiner Soldaten zeigt sein Kreuz.
        [one] einer deiner Soldaten zeigt sein Kreuz.
       *[other] { $cross } deiner Soldaten zeigen ihr Kreuz.
    } Spielst du eine Karte?
prompt-trophy_ship = Du hast einen Schiffskampf gewonnen. Erfüllst du damit einen Auftrag?
prompt-trophy_hydra = Du hast die Hydra besiegt. Welchen Auftrag nimmst du?
prompt-loot_ship = Du hast { SEAT($loser) } geschlagen. Was nimmst du?
prompt-loot_city = { $city } ist erobert. Was nimmst du mit?
prompt-horse = Zu welcher Stadt geht das Pferd?
prompt-displace_ship = { SEAT($seat) } hat verloren und wird vertrieben, möglichst drei Felder weit. Wohin, wählt der Sieger; hat die Hydra gesiegt, der rechte Nachbar. Wohin?
prompt-displace_hydra = Wohin vertreibst du die Hydra?
prompt-trident = Wohin geht die Hydra? Höchstens { $steps } Schritte.
prompt-oracle = Welcher Auftrag kommt unter den Stapel?

## Gründe

reason-another_mission = Jetzt geht es nur um „{ $mission }“, den eben aufgedeckten Auftrag.
reason-another_ship_sails = Gerade ist { SEAT($seat) } unterwegs.
reason-attacked_already = Du hast auf dieser Fahrt schon angegriffen, und das geht nur einmal.
reason-attacked_there = Diesen Ort hast du auf dieser Fahrt schon angegriffen.
reason-card_at_another_moment = „{ $card }“ kannst du { $moment_id ->
        [n_move] vor dem Segeln
        [n_sail] während der Fahrt
        [n_act] zwischen zwei Aktionen
        [w_roll] nach dem Würfeln
        [w_set] nach dem Aufstellen der Kylix
        [w_prep] unmittelbar vor einem Kampf
        [w_throw] nach einem Wurf der Soldaten
       *[elsewhere] in diesem Augenblick
    } nicht spielen.
reason-cards_action_first = Nutze zuerst den Kartenwürfel. Er zeigt { $die }, und auslassen darfst du ihn nicht.
reason-city_is_empty = Es ist { face-in_city } nichts zu holen.
reason-city_is_full = { $city } hat keinen Platz mehr: { $slots ->
        [one] Der einzige ist belegt.
        [2] Beide sind belegt.
       *[other] Alle { $slots } sind belegt.
    }
reason-field_is_taken = { $field } ist besetzt.
reason-garrison_too_small = { $settlement } braucht { $need ->
        [one] einen Soldaten
       *[other] { $need } Soldaten
    }; du hast { $aboard ->
        [0] keinen
       *[other] { $aboard }
    } an Bord.
reason-hydra_cannot_get_there = Die Hydra kommt nicht in { $steps } Schritten nach { $field }, ohne auf ein Schiff zu treffen.
reason-hydra_cannot_move = Die Hydra kann nicht weg von { $field }.
reason-hydra_is_not_moved = Die Hydra wird gerade nicht gezogen.
reason-hydra_is_shut_in = Die Hydra ist auf { $field } eingeschlossen.
reason-in_another_phase = Das gehört in eine andere Phase: { $phase }. Jetzt ist: { $now }.
reason-lies_before_you = „{ $card }“ liegt schon vor dir.
reason-mission_asks_something_else = Das steht nicht auf „{ $mission }“: { $task }.
reason-mission_not_open = „{ $mission }“ liegt nicht offen.
reason-mission_not_there = „{ $mission }“ liegt nicht offen und ist auch nicht dein eigener Auftrag.
reason-move_is_stopped = Dein Schiff hat angehalten und segelt auf dieser Fahrt nicht weiter.
reason-must_take = Du musst einen Schatz nehmen.
reason-must_take_mission = Wer die Hydra besiegt, muss einen Auftrag nehmen, der das verlangt.
reason-must_take_or_displace = Nimm etwas vom geschlagenen Schiff oder vertreib es.
reason-no_allowance_left = Du hast auf dieser Fahrt keine Felder mehr übrig.
reason-no_cross = Keiner deiner Soldaten zeigt sein Kreuz: „{ $card }“ würde nichts bewirken.
reason-no_licence = Auf { $field } ist die Hydra, und weder ein offener noch dein eigener Auftrag verlangt, sie zu besiegen.
reason-no_open_mission = Kein Auftrag liegt offen: „{ $card }“ würde nichts bewirken.
reason-no_pile = Der Auftragsstapel ist leer: „{ $card }“ würde nichts bewirken.
reason-no_room = An Bord ist kein Platz: Alle { $spaces } Plätze sind belegt, { $treasures ->
        [0] keiner davon mit einem Schatz.
        [one] einer davon mit einem Schatz.
       *[other] { $treasures } davon mit Schätzen.
    }
reason-no_room_for_treasure = Alle { $spaces } Plätze sind belegt, und kein Soldat kann Platz machen.
reason-no_sailing_move = Gerade ist niemand unterwegs. Jetzt ist: { $now }.
reason-no_ship_was_beaten = Es wurde kein Schiff geschlagen.
reason-no_soldiers_aboard = Auf { $field } käme es zum Kampf, und du hast keine Soldaten an Bord.
reason-no_such_treasure_there = Dort gibt es { face-no_treasure }.
reason-no_treasure_near = In keiner Stadt neben deinem Schiff ist ein Schatz: „{ $card }“ würde nichts bewirken.
reason-no_whirlpool = Von { $here } führen keine Strudel nach { $field }.
reason-nobody_below = Keiner deiner Soldaten ist in der Unterwelt.
reason-nobody_comes_back = Gerade kehren keine Soldaten zurück.
reason-nobody_to_throw = Du hast keine Soldaten an Bord, die du werfen könntest.
reason-not_aboard = Du hast { face-no_treasure } an Bord.
reason-not_adjacent = { $field } liegt nicht neben { $here }.
reason-not_an_anchor_field = { $field } ist kein Ankerfeld.
reason-not_an_ordinary_field = { $field } ist ein sicheres Feld: Dorthin wird niemand vertrieben.
reason-not_beside_city = Dein Schiff liegt nicht neben { $city }.
reason-not_beside_settlement = Dein Schiff liegt nicht neben { $settlement }.
reason-not_for_the_hydra = { $field } ist ein sicheres Feld; dorthin kommt die Hydra nicht.
reason-not_in_athens = Dein Schiff liegt auf { $field }, nicht in Athen.
reason-not_in_hand = „{ $card }“ hast du nicht auf der Hand.
reason-not_in_this_order = Erst werden die Strudel gelegt, dann die Schiffe gesetzt.
reason-not_on_the_edge = { $field } ist kein gewöhnliches Feld am Rand des Spielplans.
reason-not_so_many_steps = { $steps ->
        [one] { $field } ist nicht genau einen Schritt entfernt.
       *[other] Kein Weg von genau { $steps } Schritten führt nach { $field }.
    }
reason-not_the_active_player = In diesem Zug hat { SEAT($seat) } die Kylix und damit auch diese Aktion: { $kylix }.
reason-not_under_way = Dein Schiff hat angehalten: „{ $card }“ würde nichts bewirken.
reason-nothing_displaced = Gerade ist nichts zu versetzen.
reason-nothing_to_pay = Gerade hast du nichts abzugeben.
reason-nothing_unloaded = Es wurde kein Schatz ausgeladen.
reason-nothing_won = Es wurde kein Kampf gewonnen.
reason-opponent_first = Wähle zuerst, gegen wen du kämpfst.
reason-opponent_is_settled = Der Kampf gegen { SEAT($seat) } hat schon begonnen.
reason-other_price = Der Auftrag verlangt etwas anderes: { $task }. Es fehlen noch: { $left }.
reason-room_enough = Du hast genug Platz: { $room ->
        [one] einen freien Platz
       *[other] { $room } freie Plätze
    } für { $below ->
        [one] einen Soldaten.
       *[other] { $below } Soldaten.
    }
reason-saved_already = Deine Soldaten sind schon in Sicherheit: „{ $card }“ würde nichts bewirken.
reason-set_sail_first = Stich zuerst in See.
reason-settlement_is_empty = { $settlement } ist leer: Du kannst die Siedlung ohne Kampf gründen.
reason-settlement_is_held = { $settlement } gehört { SEAT($owner) }: Du musst die Siedlung erobern.
reason-settlement_is_yours = { $settlement } gehört schon dir.
reason-ship_is_elsewhere = Das Schiff von { SEAT($seat) } ist nicht hier.
reason-ship_was_displaced = Dein Schiff wurde vertrieben und tut auf dieser Fahrt nichts mehr.
reason-task_first = Wähle zuerst, welche Aufgabe von „{ $mission }“ du erfüllst.
reason-tasks_not_met = Du kannst „{ $mission }“ nicht erfüllen. Erste Aufgabe, { $first }: { $first_there ->
        [1] Du hast { $first_have } von { $first_need }.
       *[other] nicht hier und jetzt.
    } Zweite Aufgabe, { $second }: { $second_there ->
        [1] Du hast { $second_have } von { $second_need }.
       *[other] nicht hier und jetzt.
    }
reason-theseus_is_not_there = Theseus ist nicht dort.
reason-too_many_back = { $asked } sind zu viele: Höchstens { $limit } dürfen zurück, { $below } von dir sind in der Unterwelt, und du hast Platz für { $room }.
reason-treasure_does_not_fit = So kannst du { face-the_treasure } nicht verwenden: Du hast { $aboard } davon an Bord und musst noch { $left ->
        [one] einen Schatz
       *[other] { $left } Schätze
    } ausladen.
reason-unloaded_already = Du hast Platz geschaffen: Hol jetzt deine Soldaten zurück oder schaffe noch mehr Platz.
reason-used_already = Diesen Würfel hast du schon genutzt: { $kylix }.
reason-wants_a_card = Dafür brauchst du die Karte „{ $card }“.
reason-your_own_ship = Auf { $field } liegt dein eigenes Schiff, und auf dich selbst kannst du die Hydra nicht hetzen.

## Orte auf dem Tisch

zone-map = Spielplan
zone-ships = Schiffe und Hydra
zone-kylix = Kylix
zone-underworld = Unterwelt
zone-open = Offene Aufträge
zone-pile = Auftragsstapel
zone-removed = Aufträge aus dem Spiel
zone-deck = Aktionskarten
zone-discards = Ablagestapel
zone-supply = Siegpunktkarten
zone-ship = Schiff
zone-hand = Hand
zone-mission = Geheimer Auftrag
zone-front = Vor dem Spieler
zone-thrown = Geworfene Soldaten
zone-chosen = Gewählte Karte
zone-reach = In Reichweite deines Schiffs
zone-prowl = In Reichweite der Hydra
zone-placements = Möglichkeiten, die Kylix aufzustellen
zone-chances = Was deine Karten bewirken würden

## Zähler

counter-turn = Zug
counter-phase = Jetzt
counter-active = An der Reihe
counter-goal = Punkte zum Sieg
counter-total = Punkte
counter-hero = Held
counter-room = Freie Plätze
counter-allowance = Felder übrig
counter-fight = Kampf
counter-strength = Kampfstärke
counter-needed = Nötige Kampfstärke
counter-defender = Verteidiger
counter-fighter = Kämpfer
counter-place = Wo
counter-odds = Siegchance in Prozent

## Optionen

option-charybdis = Strudel der Charybdis
    .text = Drei Strudel am Rand des Spielplans und ein schneller, aber gefährlicher Weg von einem zum anderen.
option-charybdis-off = Ohne
    .text = Schiffe segeln nur von Feld zu Feld.
option-charybdis-on = An ihren üblichen Plätzen
    .text = Neben A3, I3 und I7.
option-charybdis-free_placement = Von den Spielern gelegt
    .text = Die Spieler wählen Felder am Rand des Spielplans, bevor die Schiffe gesetzt werden.
option-theseus = Theseus
    .text = Ein Held auf Kreta, der einen Punkt wert ist und für den kämpft, der ihn an Bord hat.
option-theseus-off = Ohne
    .text = Er bleibt zu Hause.
option-theseus-on = Mit
    .text = Er wartet auf Kreta darauf, abgeholt zu werden.
option-soldiers = Wie Soldaten fallen
    .text = Wie oft ein geworfener Soldat mit verdecktem Kreuz, auf der Seite oder mit sichtbarem Kreuz landet.
option-soldiers-default = Gewöhnliche Figuren
    .text = Bei zwanzig Würfen siebenmal Kreuz verdeckt, sechsmal auf der Seite, siebenmal Kreuz sichtbar.
option-soldiers-thick_meeple = Dicke Figuren
    .text = Bei zwanzig Würfen sechsmal Kreuz verdeckt, achtmal auf der Seite, sechsmal Kreuz sichtbar.
option-soldiers-flat_meeple = Flache Figuren
    .text = Bei zwanzig Würfen achtmal Kreuz verdeckt, viermal auf der Seite, achtmal Kreuz sichtbar.
option-turn_limit = Höchstzahl der Züge
    .text = Nach so vielen Zügen gewinnt, wer die meisten Punkte hat.
option-turn_limit-full = Die übliche
    .text = Lang genug für jedes gewöhnliche Spiel.
option-turn_limit-half = Die Hälfte
    .text = Für kürzere Spiele.
option-turn_limit-quarter = Ein Viertel
    .text = Für sehr kurze Spiele.
option-failed_attack = Misslungener Angriff
    .text = Endet die Fahrt, wenn ein Angriff auf eine Stadt oder Siedlung misslingt?
option-failed_attack-stops = Das Schiff hält an
    .text = Es bleibt, wo es angegriffen hat.
option-failed_attack-sails_on = Das Schiff darf weiterfahren
    .text = Nur eine Eroberung hält es an, wie man die Spielregel auch lesen kann. Schiffskämpfe und die Hydra halten ein Schiff immer an.
option-attacks = Angriffe auf einer Fahrt
    .text = Wie oft darf ein Schiff angreifen?
option-attacks-one = Einmal
    .text = Gewonnen oder verloren.
option-attacks-several = Mehrmals
    .text = Jede Stadt oder Siedlung einmal auf einer Fahrt; Trojanische Pferde, so viele du hast.
option-card_moments = Gelegenheiten für Aktionskarten
    .text = Wann wirst du außerhalb deines eigenen Teils nach einer Karte gefragt?
option-card_moments-windows = Wenn es darauf ankommt
    .text = Nach dem Würfeln, nach dem Aufstellen der Kylix und in Kämpfen.
option-card_moments-any = Jederzeit
    .text = Auch nach jedem Feld, auf das ein anderes Schiff oder die Hydra kommt, wenn Karten gezogen wurden und wenn ein Auftrag aufgedeckt wird: dem Wortlaut treu und langsamer.

## Pläne

plan-course = Mein Schiff
    .text = Wohin dein Schiff fährt, wenn du nicht dran bist, oder immer: zuerst zu deinen Zielen, solange dort etwas zu holen ist; was es angreift, und wann es stattdessen Soldaten zurückholt.
plan-when = Wann
plan-when-others = in Zügen der anderen
plan-when-all = in allen Zügen
plan-goals = Ziele, in dieser Reihenfolge
    .said = Ziele: { $value }
plan-goals-athens = Athen
plan-goals-styx = der Styx
plan-goals-the_hydra = die Hydra
plan-goals-a_ship = ein anderes Schiff
plan-then = Wenn dort nichts zu holen ist
plan-then-best = sonst dorthin, wo am schnellsten am meisten zu holen ist
plan-then-stay = sonst bleiben
plan-then-ask = sonst mich fragen
plan-far = Höchstens so viele Felder fahren
    .said = { $value ->
        [0] nicht fahren
       *[other] höchstens { $value } Felder
    }
plan-attack = Angreifen ab dieser Siegchance, in Prozent
    .said = ab { $value } % angreifen
plan-ships = Schiffe ab dieser Chance bekämpfen, in Prozent (100: nie)
    .said = { $value ->
        [100] kein Schiff bekämpfen
       *[other] Schiffe ab { $value } % bekämpfen
    }
plan-recover = Soldaten zurückholen, wenn so viele unten sind (0: nie)
    .said = { $value ->
        [0] lieber fahren als Soldaten zurückholen
       *[other] Soldaten zurückholen, wenn { $value } unten sind
    }
plan-speed = Pegasus und der Wind des Aiolos
plan-speed-yes = Karten spielen, die das Schiff ans Ziel bringen
plan-speed-no = keine Karten für mehr Fahrt spielen
plan-fights = Kämpfe
    .text = Welche Karten du in Kämpfen spielst und wann du aufgibst, was du nach einem Sieg nimmst, und wohin du Schiffe und die Hydra vertreibst: andere weit weg von Athen, die Hydra weit weg von dir.
plan-use = Karten nach dem Wurf
plan-use-list = nur diese Karten spielen
plan-use-all = jede Karte spielen, die hilft
plan-use-none = in Kämpfen keine Karte spielen
plan-use-ask = in Kämpfen mich fragen
plan-with_cards = Diese Karten
    .said = { $value }
plan-from = Unter dieser Chance mit einer Karte aufgeben, in Prozent
    .said = unter { $value } % aufgeben
plan-save = Die Ägis, wenn sie so viele rettet (0: nie)
    .said = { $value ->
        [0] nie die Ägis
       *[other] die Ägis für { $value } Gefallene
    }
plan-prepare = Soldaten zurück vor einem Wurf
plan-prepare-yes = der Gesang des Orpheus vor einem Kampf
plan-prepare-no = kein Gesang des Orpheus vor einem Kampf
plan-prepare-ask = vor einem Kampf mich fragen
plan-loot = Schätze, die du zuerst nimmst
    .said = zuerst { $value }
plan-beaten = Ein Schiff, das du besiegt hast
plan-beaten-treasure = besiegten Schiffen einen Schatz nehmen
plan-beaten-displace = besiegte Schiffe vertreiben
plan-beaten-ask = bei besiegten Schiffen mich fragen
plan-own_turn = Mein Zug
    .text = Wie du die Kylix stellst, wohin dein Schiff in deinem eigenen Zug fährt und was du zuerst nutzt. Der Plan hält an, wo Soldaten geworfen werden, wenn der Wurf nicht sicher genug ist. Aufträge kommen zuerst, die Hydra zuletzt.
plan-place = Die Kylix stellen
plan-place-best = die Kylix stellen, wie sie am meisten hilft
plan-place-order = die Kylix nach dieser Reihenfolge der Würfel stellen
plan-place-ask = mich die Kylix stellen lassen
plan-dice = Hohe Würfel für
    .said = hohe Würfel für { $value }
plan-prowl = Die Hydra
plan-prowl-rival = die Hydra zu dem führen, der vorn liegt und wohl verliert
plan-prowl-never = die Hydra in Ruhe lassen
plan-prowl-ask = bei der Hydra mich fragen
plan-sure = Mich vor einem Wurf fragen, der seltener gewinnt, in Prozent (0: nie)
    .said = { $value ->
        [0] werfen, ohne mich zu fragen
        [100] mich vor jedem Wurf fragen
       *[other] mich vor Würfen unter { $value } % fragen
    }
plan-between = Karten zwischendurch
    .text = Karten, die du nach einem Wurf oder nach dem Stellen der Kylix spielst; sonst passt du.
plan-lay_out = Spielen, sobald es geht
    .said = { $value } spielen
plan-men = Der Gesang des Orpheus ab so vielen Soldaten unten
    .said = der Gesang des Orpheus ab { $value } unten
plan-missions = Aufträge
    .text = Aufträge, die aufgedeckt werden, was du dafür zahlst, und wohin Schätze zurückgehen.
plan-revealed = Aufträge, die aufgedeckt werden
plan-revealed-claim = Aufträge beanspruchen, die ich erfülle
plan-revealed-decline = sie liegen lassen
plan-revealed-ask = bei Aufträgen mich fragen
plan-give_first = Karten, die du zuerst weggibst
    .said = zuerst { $value } geben
plan-back_to = Schätze gehen zurück nach
    .said = Schätze nach { $value }
