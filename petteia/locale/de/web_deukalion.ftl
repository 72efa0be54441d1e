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

## Zahlen der Orte und Aufträge

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

## Punkte nach Herkunft

score-missions = Aufträge
score-settlements = Siedlungen
score-hydra = Hydra
score-styx = Styx
score-deliveries = Lieferungen
score-shared_missions = Geteilte Aufträge
score-theseus = Theseus

## Das Brett

web-deu-kylix = Die Kylix
web-deu-centre = Mitte { $count }: so weit konnten die anderen segeln
web-deu-placements = Wie du die Kylix aufstellst
web-deu-placement = Segeln { $fields }, Soldaten { $soldiers } ({ $men } könnten zurückkehren), Hydra { $hydra }, Karten: { $cards }
web-deu-place = Stell die Kylix auf.
web-deu-set-down = Aufstellen
web-deu-set-down-this = Gewählt; noch einmal drücken, um sie aufzustellen. { $what }
web-deu-set-down-as = So aufstellen: { $what }
web-deu-turn-left = Die Schale nach links drehen
web-deu-turn-right = Die Schale nach rechts drehen
web-deu-draws-active = du ziehst
web-deu-draws-others = andere ziehen
web-deu-draws-none = keine Karten
web-deu-sail = Segeln
web-deu-men = Soldaten
web-deu-hydra = Hydra
web-deu-cards = Karten
web-deu-used = benutzt
web-deu-chart = Ziele auf dem Spielplan wählen
web-deu-chart-done = Fertig
web-deu-chart-text = Drücke auf Orte des Spielplans: Dein Schiff fährt in dieser Reihenfolge dorthin, wenn du nicht dran bist.
web-deu-chart-add = drücke, um dorthin zu fahren
web-deu-chart-remove = geplant; drücke, um es wegzulassen
web-deu-chart-no-goal = Das ist kein Ziel: Drücke auf eine Stadt, eine Siedlung, Athen, den Styx, die Hydra oder ein Schiff.
web-deu-chart-course = { $fields ->
        [0] Ziele: { $goals }.
        [one] Ziele: { $goals }; diesmal ein Feld.
       *[other] Ziele: { $goals }; diesmal { $fields } Felder.
    }
web-deu-opponents = Die anderen
web-deu-active = hat die Kylix
web-deu-deciding = entscheidet
web-deu-points-of = { $points } von { $goal } Punkten
web-deu-cards-held = Karten auf der Hand
web-deu-hand = Deine Karten
web-deu-no-cards = Keine Karten
web-deu-your-ship = Dein Schiff
web-deu-ship-says = { $men ->
        [one] Ein Soldat
       *[other] { $men } Soldaten
    } an Bord; Schätze: { $treasures }; { $room ->
        [0] kein freier Platz
        [one] ein freier Platz
       *[other] { $room } freie Plätze
    }
web-deu-ship-of = Schiff von { $who }
web-deu-strength = Stärke { $value }
web-deu-strength-word = Stärke
web-deu-no-treasure = kein Schatz
web-deu-no-treasures = keine
web-deu-held = gehalten von { $who } mit { $count ->
        [one] einem Soldaten
       *[other] { $count } Soldaten
    }
web-deu-free = leer, Platz für { $count ->
        [one] einen Soldaten
       *[other] { $count } Soldaten
    }
web-deu-later = nach dem Aufstellen in Reichweite: { $what }
web-deu-fields = { $count ->
        [0] Hier
        [one] Ein Feld
       *[other] { $count } Felder
    }
web-deu-fields-to = { $count ->
        [0] Hier
        [one] Ein Feld, nach { $field }
       *[other] { $count } Felder, nach { $field }
    }
web-deu-then = { $far }, dann: { $what }
web-deu-chance = { $win } % Siegchance
web-deu-chance-alone = { $win } % Siegchance mit dieser Karte allein
web-deu-saves = { $count ->
        [one] rettet einen Soldaten
       *[other] rettet { $count } Soldaten
    }
web-deu-saves-short = rettet { $count }
web-deu-sets-ship = Kampf mit dem Schiff dort um einen Schatz, oder um es zu vertreiben
web-deu-sets-hydra = Kampf mit der Hydra
web-deu-sets-styx = auf den Styx fahren
web-deu-sets-hydra_attacks = die Hydra greift an
web-deu-missions = Aufträge
web-deu-open = Offen
web-deu-yours = Deiner
web-deu-or = oder
web-deu-near = { $count ->
        [one] ein Feld entfernt
       *[other] { $count } Felder entfernt
    }
web-deu-now = Jetzt erfüllbar
web-deu-no-missions = Keine Aufträge
web-deu-pile = { $count } im Stapel
web-deu-deck = { $count ->
        [one] eine Karte zu ziehen
       *[other] { $count } Karten zu ziehen
    }
web-deu-earned = { $missions } durch Aufträge, { $cards } durch Punktkarten
web-deu-task-deliver = { $treasure } nach Athen
web-deu-task-together = zusammen nach Athen
web-deu-task-deliver_any = { $count } beliebige Schätze nach Athen
web-deu-task-deliver_same = { $count } von einer Farbe nach Athen
web-deu-task-reach_with_soldiers = nach { $city } mit { $count } Soldaten
web-deu-task-reach_with_cards = nach { $city } und { $count } Karten abgeben
web-deu-task-defeat_player = Gewinne einen Schiffskampf
web-deu-task-defeat_hydra = Besiege die Hydra
web-deu-first = Mehrheit
web-deu-leads = { $who } hat die Mehrheit
web-deu-nobody-leads = Niemand hat die Mehrheit
web-deu-styx-points = Der Styx: { $back } zurück und { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
web-deu-styx-back = Der Styx: { $back } zurück, keine Punkte
web-deu-styx-full = An Bord ist kein Platz für die Gefallenen
web-deu-styx-nothing = Du hast hier niemanden
web-deu-turn = Zug { $turn }
web-deu-list = Liste
web-deu-rolled = Die Würfel zeigen { $dice }, die Mitte { $centre }.
web-deu-no-card-now = Du hast keine Karte für diesen Moment. Es geht von selbst weiter.
web-deu-no-card-yet = Du hast keine Karte für diesen Moment. Mach weiter, wenn du so weit bist.
web-deu-stop-over = Auf diesem Feld gibt es nichts mehr zu tun: Beende den Zug.
web-deu-claims = { $count ->
        [one] Ein Auftrag lässt sich hier erfüllen.
       *[other] { $count } Aufträge lassen sich hier erfüllen.
    }
web-deu-claims-share = Ein Schatz zählt nur für einen davon.
web-deu-cards-first = nutzt zuerst den Kartenwürfel
web-deu-bring-most = So viele wie möglich zurückholen
web-deu-pass-turn = Nicht mehr fragen
web-deu-pass-turn-text = Nur noch in Kämpfen. Im Menü lässt es sich zurücknehmen.
web-deu-give-all = Diese { $count } Karten geben
web-deu-fight-title = { $one } gegen { $other }
web-deu-fight-won = { $mine ->
        [1] Du gewinnst
       *[other] { $who } gewinnt
    }
web-deu-fight-held = { $who } hält stand
web-deu-odds = { $mine ->
        [1] deine Siegchance
       *[other] Chance, dass { $who } gewinnt
    }
web-deu-against = gegen
web-deu-needed = nötig
web-deu-men-ready = { $count ->
        [one] Ein Soldat wird geworfen
       *[other] { $count } Soldaten werden geworfen
    }
web-deu-throw-says = { $hidden } mit verdecktem Kreuz, { $side } auf der Seite, { $cross } mit sichtbarem Kreuz
web-deu-fell = { $count ->
        [0] niemand fällt
        [one] einer fällt
       *[other] { $count } fallen
    }
web-deu-would-fall = { $count ->
        [0] niemand würde fallen
        [one] einer würde fallen
       *[other] { $count } würden fallen
    }
web-deu-saved = { $count ->
        [one] einer ist gerettet
       *[other] { $count } sind gerettet
    }
web-deu-tab-sea = Meer
web-deu-tab-missions = Aufträge { $count }
web-deu-tab-cards = Karten { $count }

## Where long words of names may be broken at the end of a line

web-deu-breaks = Halikar|nassos Siegpunkt|karte Aktions|karten Flügel|sandalen

# Charaktere von Bots: jeder spielt auf seine Art.
character-autolykos = Autolykos
    .text = Schont keine Soldaten: nimmt anderen die Siedlungen weg und vertreibt Schiffe.
character-kadmos = Kadmos
    .text = Sucht freie Küsten, gründet Siedlungen und will sie behalten.
character-atalante = Atalante
    .text = Erledigt Aufträge: Schatz um Schatz, Auftrag um Auftrag, und sieht Siedlungen kaum an.
