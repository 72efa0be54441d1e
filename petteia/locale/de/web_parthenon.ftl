# Was der allgemeine Tisch über Parthenon sagt, neben dem, was das Spiel selbst sagt.

## Zähler, die Plätze am Tisch sind

value-archon = { SEAT($value) }
value-offer_to = { $value_id ->
        [all] alle
       *[other] { SEAT($value) }
    }

## Was die Zeichen der Teile sagen

mark-choice = { $value ->
        [-1] { "" }
       *[other] { $kind_id ->
            [village_unrest] { SEAT($value) }
           *[other] { "" }
        }
    }
mark-order = { "" }
mark-spares = nicht für { SEAT($value) }
mark-status = { $value_id ->
        [home] daheim
        [under_way] unterwegs
        [arrived] angekommen
        [turned_back] umgekehrt
       *[other] { $value }
    }
mark-land = { $value }
mark-cards = { $value ->
        [0] { "" }
        [one] eine Karte an Bord
       *[other] { $value } Karten an Bord
    }
mark-idle = { $value ->
        [0] { "" }
       *[other] steht in dieser Jahreszeit still
    }
mark-used = { $value ->
        [one] in dieser Jahreszeit benutzt
       *[other] in dieser Jahreszeit { $value }-mal benutzt
    }
mark-posted = hier steht ein Heer
mark-traded = hat gehandelt
mark-conversions = { $value ->
        [one] ein Tauschgeschäft
       *[other] { $value } Tauschgeschäfte
    }
mark-sophism = Sophistik genutzt
mark-eager = „Eifrige Käufer“ genutzt
mark-surplus = Überschuss genommen
mark-shortage = Mangelkarte doppelt gezählt
mark-offer = Angebot des Landes genutzt
mark-stage = { $value }
mark-up = { $kind_id ->
        [face_down] { "" }
       *[other] { $value ->
            [0] von dir angesehen
           *[other] { "" }
        }
    }

## Was Aktionen bedeuten und kosten

web-assumed-pay_any_basic = (oder andere Grundwaren)
web-assumed-pay_other_basic = (oder andere Grundwaren)
web-assumed-discount = (oder andere Grundwaren)

## Wie weit alle gekommen sind

score-built = Gebaut, von 16
score-wonders_completed = Wunder
score-wonders_partial = Begonnene Wunder
score-wonder_plans = Pläne
score-acropolis = Akropolis
score-workshops = Werkstätten
score-philosophies = Philosophien
score-fleets = Flotten
score-aegis = Ägis
score-gold = Gold
score-rare = Seltenes
score-basic = Gewöhnliches
score-ladder = Wer alle 16 gebaut hat, steht vorn. Sonst wird in dieser Reihenfolge verglichen: Der erste Unterschied entscheidet.
score-decides = das entscheidet

## The board

web-par-map = Karte der Länder
web-par-opponents = Die anderen Inseln
web-par-archon = Archont
web-par-deciding = überlegt
web-par-of = { $count } von { $goal }
web-par-standing = { $count } von { $goal } gebaut
web-par-temple-of = Der Tempel von { $who }, { $island }
web-par-your-temple = Dein Tempel
web-par-ticked = mit Haken: kannst du jetzt bezahlen
web-par-open-temple = Den Tempel ansehen
web-par-back-home = Zurück zu deinem
web-par-workshop = Werkstatt
web-par-village-of = Dorf: { $card }
web-par-workshop-of = Werkstatt: { $card }
web-par-yields = Bringt in jeder Jahreszeit { $card }.
web-par-harvest = Deine Insel bringt
web-par-stands = gebaut
web-par-idle = ruht in dieser Jahreszeit
web-par-posted = hier steht ein Heer
web-par-used = in dieser Jahreszeit benutzt
web-par-missing = noch nicht gebaut
web-par-payable = kannst du jetzt bezahlen
web-par-price = kostet { $price }
web-par-other_basic = { $count ->
        [one] eine Grundware von anderswo
       *[other] { $count } Grundwaren von anderswo
    }
web-par-any_basic = { $count ->
        [one] eine beliebige Grundware
       *[other] { $count } beliebige Grundwaren
    }
web-par-free = kostet nichts
web-par-no-plan = Noch kein Bauplan: Du ziehst ihn in Athen, der erste ist umsonst
web-par-buy = Kaufen: { $card }
web-par-no-thoughts = keine Philosophie
web-par-lacks = Braucht
web-par-needs-it = braucht das
web-par-cards-held = Karten auf der Hand
web-par-year = Jahr { $year }
web-par-season = { $season }. Jahreszeit
web-par-hits-all = alle
web-par-spares = nicht für { $who }
web-par-hazards = { $count ->
        [one] eine Gefahrenkarte
       *[other] { $count } Gefahrenkarten
    }
web-par-harbor-closed = Hafenkarte verdeckt
web-par-harbor-open = Hafen offen: { $card }
web-par-harbor-known = nur dir bekannt: { $card }
web-par-land-shut = in dieser Jahreszeit gesperrt
web-par-planned = dein Ziel für Flotte { $fleets }
web-par-steer = Flotte { $fleet } nach { $land } schicken
web-par-fleet-of = { $fleet } von { $who }, { $where }{ $cards ->
        [0] { "" }
        [one] , eine Karte an Bord
       *[other] , { $cards } Karten an Bord
    }
web-par-at-home = zu Hause
web-par-at-under_way = unterwegs nach { $land }
web-par-at-arrived = in { $land }
web-par-at-turned_back = umgekehrt, Ziel war { $land }
web-par-your-goods = Deine Waren
web-par-no-goods = Keine Karten
web-par-left = { $count ->
        [0] Im Vorrat liegt keine mehr.
        [one] Im Vorrat liegt noch eine.
       *[other] Im Vorrat liegen noch { $count }.
    }
web-par-empty-hold = Nichts an Bord
web-par-limit = { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }; am Ende der Jahreszeit darfst du { $keeps } behalten{ $excess ->
        [0] { "" }
        [one] : eine müsste weg
       *[other] : { $excess } müssten weg
    }
web-par-limit-short = { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }; du darfst { $keeps } behalten{ $excess ->
        [0] { "" }
        [one] : eine müsste weg
       *[other] : { $excess } müssten weg
    }
web-par-would-go = { $count ->
        [0] Nichts geht weg.
        [one] Eine Karte geht weg.
       *[other] { $count } Karten gehen weg.
    }
web-par-cards = { $count }× { $card }
web-par-picked = { $count } ausgewählt
web-par-all-of = Alle { $count } auf einmal: { $card }
web-par-put-back = Eine zurücklegen: { $card }
web-par-take-out = Eine zurücknehmen: { $card } ({ $count })
web-par-so-far = { $count } von { $need } ausgewählt
web-par-do-offer = ins Angebot legen
web-par-do-load = laden
web-par-do-give = abgeben
web-par-do-donate = dem Archonten geben
web-par-do-forgo = darauf verzichten
web-par-do-take = nehmen
web-par-do-lose = verlieren
web-par-do-discard = abwerfen
web-par-finish-give = { $count ->
        [one] Diese Karte abgeben
       *[other] Diese { $count } Karten abgeben
    }
web-par-finish-donate = { $count ->
        [one] Dem Archonten diese Karte geben
       *[other] Dem Archonten diese { $count } Karten geben
    }
web-par-finish-take = { $count ->
        [one] Diese Karte nehmen
       *[other] Diese { $count } Karten nehmen
    }
web-par-finish-lose = { $count ->
        [one] Diese Karte verlieren
       *[other] Diese { $count } Karten verlieren
    }
web-par-finish-discard = { $count ->
        [one] Diese Karte abwerfen
       *[other] Diese { $count } Karten abwerfen
    }
web-par-finish-forgo = Darauf verzichten
web-par-give-nothing = Nichts geben
web-par-trade = Handel
web-par-binding = ein Angebot gilt, sobald es angenommen ist
web-par-offers = { $who } bietet dir an
web-par-offers-all = { $who } bietet allen an
web-par-own-offer = Dein Angebot an { $who }
web-par-between = { $one } hat { $other } ein Angebot gemacht
web-par-everybody = alle
web-par-you-get = Du bekommst
web-par-you-give = Du gibst
web-par-nothing = nichts
web-par-waiting = wartet
web-par-accept = Annehmen
web-par-counter = Gegenangebot
web-par-decline = Ablehnen
web-par-withdraw = Zurückziehen
web-par-new-offer = Neues Angebot
web-par-counter-to = Gegenangebot an { $who }
web-par-clear = Von vorn
web-par-tap-goods = tippe auf deine Waren
web-par-tap-kind = tippe auf das, was du willst
web-par-want-one = Ich will { $card }
web-par-send-to = An { $who }
web-par-send-all = An alle
web-par-small-offers = Eins gegen eins, sofort an alle
web-par-small-offer = Allen 1 { $give } gegen 1 { $want } anbieten
web-par-no-offers = Kein Angebot ist offen.
web-par-no-drafts = Du hast in dieser Jahreszeit alle deine Angebote gemacht.
web-par-nobody-left = Niemand ist mehr zum Handeln da.
web-par-still-trading = Vielleicht kommt noch ein Angebot von { $who }.
web-par-others-wait = Jetzt macht niemand ein neues Angebot. Mach selbst eines oder beende den Handel.
web-par-no-presents = Tippe an, was du dafür willst: Ein Geschenk geht an einen Einzelnen.
web-par-says = sagt: „{ $text }“
web-par-says-lacks = { $card } habe ich nicht.
web-par-says-needs = { $card } brauche ich selbst für { $for_id ->
        [village] ein Dorf
        [workshop] eine Werkstatt
        [market] den Markt
        [academy] die Akademie
        [treasury] die Schatzkammer
        [port] den Seehafen
        [fortress] die Festung
        [shrine] das Heiligtum
        [fleet] eine weitere Flotte
       *[other] ein Weltwunder
    }.
web-par-says-keeps = Das behalte ich lieber: { $card }.
web-par-says-no_use = Ich habe keine Verwendung für { $card }.
web-par-says-too_little = Für { $card } ist mir das zu wenig.
web-par-says-danger = Dafür bist du dem Sieg zu nahe.
web-par-says-envy = Das würde dir mehr helfen als mir.
web-par-nothing-to-pay = Du kannst jetzt kein Weltwunder bezahlen. Es geht von selbst weiter.
web-par-nothing-to-pay-yet = Du kannst jetzt kein Weltwunder bezahlen. Mach weiter, wenn du so weit bist.
web-par-keep-which = Welche { $count ->
        [one] Karte
       *[other] { $count } Karten
    } behältst du? Die anderen { $rest } gehen weg.
web-par-loads = { $place ->
        [1] Zuerst
       *[other] Danach
    } { $mine ->
        [1] lädst du
       *[other] lädt { $who }
    }
web-par-keep-order = Bei dieser Reihenfolge bleiben
web-par-order-idle = In welcher Reihenfolge kommen die Ereignisse? In dieser Jahreszeit ist das gleich.
web-par-one-fleet = Handelt { $fleet }?
web-par-do-keep = behalten
web-par-finish-keep = { $count ->
        [one] Diese Karte behalten
       *[other] Diese { $count } Karten behalten
    }
web-par-danger = { $draws ->
        [one] Eine Gefahrenkarte wird gezogen
       *[other] { $draws } Gefahrenkarten werden gezogen
    }: höchstens { $chance } %, dass eine Flotte mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } getroffen wird.
web-par-danger-short = Gefahr bis { $chance } %
web-par-dangers = { $draws ->
        [one] Eine Gefahrenkarte wird gezogen
       *[other] { $draws } Gefahrenkarten werden gezogen
    }: höchstens { $few } %, dass eine Flotte mit { $small } Karten getroffen wird, { $full } % bei { $hold }.
web-par-safe-tip = Bis zu { $cards } Karten je Flotte sind recht sicher: Viele Gefahren treffen nur größere.
web-par-load-first = Das Ziel ist gewählt: { $land }. Tippe eine Karte an, um sie zu laden; ohne Karte fährt keine Flotte.
web-par-rates = Übliche Kurse: { $rates }.
web-par-rate = { $from } für { $to }
web-par-rares-there = Seltene Waren gibt es hier: { $rares }.
web-par-end-trading = Handel beenden
web-par-wait = Auf Angebote warten
web-par-end-building = Fertig gebaut
web-par-how-build = Drücke ein Feld mit Haken in deinem Tempel, um es zu bauen. Hier kaufst du auch Flotten und nutzt deine Akropolis.
web-par-nothing-to-build = Dein Bauzug. Du kannst jetzt nichts bezahlen.
web-par-loading = Laden
web-par-bound = nach { $land }
web-par-stays = bleibt zu Hause
web-par-how-load = Tippe eine Handkarte an, um sie zu laden, und auf dem Meer ein Land, um die Flotte dorthin zu schicken.
web-par-pick-land = Eine beladene Flotte hat noch kein Ziel: Tippe ein Land an.
web-par-set-sail = Segel setzen
web-par-all-stay = { $count ->
        [one] Die Flotte bleibt zu Hause
       *[other] Alle Flotten bleiben zu Hause
    }
web-par-hold-of = An Bord von { $fleet }
web-par-class-basic = { $count ->
        [one] Grundware
       *[other] Grundwaren
    }
web-par-class-rare = { $count ->
        [one] seltene Ware
       *[other] seltene Waren
    }
web-par-class-gold = Gold
web-par-hazards-title = Gefahren der Fahrt
web-par-instead = stattdessen gezogen
web-par-nobody-hit = Niemand wird getroffen.
web-par-fate-immune = ist gefeit
web-par-fate-protected = ist geschützt durch
web-par-fate-struck = wird getroffen
web-par-fate-gift_spent = setzt eine Gabe Poseidons ein
web-par-fate-protection_lost = ist gerettet und verliert
web-par-fate-cargo_lost = verliert
web-par-fate-fleet_sunk = geht unter mit
web-par-fate-fleet_turned_back = kehrt um
web-par-fate-fleet_diverted = treibt ab nach { $land }
web-par-your-votes = Deine Stimmen
web-par-vote-of = Stimme von { $who }
web-par-archon-may = { $who } ist Archont: { $what }
web-par-archon-you-may = Du bist Archont: { $what }
web-par-power-event = deckt das Ereignis auf, bestimmt die Reihenfolge und benennt, wen es trifft
web-par-power-voyage = legt fest, in welcher Reihenfolge die Flotten beladen werden
web-par-power-hazard = entscheidet zwischen gleich großen Flotten
web-par-power-archon = lässt bei Stimmengleichheit das Los entscheiden
web-par-your-power-event = du deckst das Ereignis auf, bestimmst die Reihenfolge und benennst, wen es trifft
web-par-your-power-voyage = du legst fest, in welcher Reihenfolge die Flotten beladen werden
web-par-your-power-hazard = du entscheidest zwischen gleich großen Flotten
web-par-your-power-archon = bei Stimmengleichheit lässt du das Los entscheiden
web-par-list = Liste
web-par-order = Automatisch passen
web-par-order-text = Ab jetzt automatisch passen zu Beginn jeder Phase. In meiner Bauphase kann ich Wunder weiterhin bezahlen. Im Menü des Tisches lässt es sich wieder ausschalten.
web-par-ordered = Du passt zu Beginn jeder Phase. Im Menü des Tisches lässt es sich wieder ausschalten.
web-par-tab-now = Jetzt
web-par-tab-map = Karte
web-par-tab-temple = Tempel
web-par-tab-goods = Waren { $count }

## Die Phasen in der Leiste, wo zehn nebeneinander stehen

web-phase-event = Ereignis
web-phase-production = Produktion
web-phase-island_trade = Handel
web-phase-voyage = Reise
web-phase-hazard = Gefahren
web-phase-fleet_trade = Flottenhandel
web-phase-return = Rückkehr
web-phase-build = Bau
web-phase-discard = Abwurf
web-phase-archon = Archont

## Where long words of names may be broken at the end of a line

web-par-breaks = Nachbar|länder Halikar|nassos Piraten|über|fälle Münz|verschlech|terung Maurer|meister Piraten|geschwader Tausch|geschäft Ereignis|phase Produktions|phase Gefahren|phase Flotten|handels|phase Rückkehr|phase Archonten|phase Schatz|kammer

# Charaktere von Bots: jeder spielt auf seine Art.
character-kallias = Kallias
    .text = Macht ein Angebot nach dem anderen und sagt zu deinen öfter Ja.
character-pytheas = Pytheas
    .text = Bleibt fast nie im Hafen und fährt gern dorthin, wo noch niemand war.
character-iktinos = Iktinos
    .text = Denkt zuerst an die Baustelle und fährt seltener aus als andere.
