# Die Überschriften und festen Wörter der Tabellen auf den Regelseiten, geschrieben von docs/tables.py.
# Namen und Texte des Spielmaterials stehen nicht hier: Sie kommen aus petteia/locale.

## ages
word-column-age = Zeitalter
word-column-hand = Karten auf der Hand
word-column-price_permanent = Von jedem Rohstoff, permanente Karte
word-column-price_random = Von jedem Rohstoff, Zufallskarte

## bank
word-column-players = Spieler
word-column-cubes = Steine jedes Rohstoffs

## boards and tiles
word-column-board = Tafel
word-column-terrain = Gelände

## units
word-column-unit = Einheit
word-column-kind = Art
word-column-dice = Würfel
word-column-bonuses = Boni
word-column-price = Preis
word-column-special = Besonderheit

## buildings and building_tiles
word-column-building = Gebäude
word-column-at_most = Höchstens
word-column-effect = Wirkung
word-column-per_sheet = Plättchen auf einem Bogen
word-column-buildings = Gebäude

## permanent and deck
word-column-card = Karte
word-column-does = Was sie bewirkt
word-column-copies = Anzahl
word-whole_deck = Ganzer Stapel

## gods
word-column-god = Gottheit
word-column-favor = Gunst
word-column-power = Kraft

## victory
word-column-victory = Siegkarte
word-column-who_gets = Wer ihre Siegsteine bekommt

## figures
word-column-figure = Figur
word-column-per_tint = In einem Satz eines Farbtons
word-each = { $kind_id ->
        [mortal] Jede Art Sterblicher
        [myth] Jede Art Mythenwesen
        [hero] Jeder Held
       *[other] { $kind }, je Art
    }

## options
word-column-option = Option
word-column-values = Werte, der übliche zuerst
word-column-rule = Regel

## sources
word-column-data = Daten
word-column-entries = Einträge
word-column-source = Quelle
word-column-confidence = Wie sicher

## rulings
word-column-decided = Was wir entschieden haben
word-column-why = Warum

## cities, settlements and missions of Deukalion
word-column-city = Stadt
word-column-square = Feld
word-column-value = Wert
word-column-slots = Schätze
word-column-settlement = Siedlung
word-column-garrison = Besatzung
word-column-mission = Auftrag
word-column-asks = Was er verlangt

## Parthenon
word-column-island = Insel
word-column-basic_a = A
word-column-basic_b = B
word-column-basic_c = C
word-column-rare = Seltene Ware
word-with_torch = { $island } (Fackel)
word-wild_other_basic = { $count ->
        [one] 1 fremde Grundware
       *[other] { $count } verschiedene fremde Grundwaren
    }
word-wild_any_basic = { $count ->
        [one] 1 beliebige Grundware
       *[other] { $count } beliebige Grundwaren
    }
word-wild_own_rare = { $count ->
        [one] 1 eigene seltene Ware
       *[other] { $count } eigene seltene Waren
    }
word-column-fleet = Flotte
word-column-price_again = Nach dem Untergang
word-column-where_from = Kommt von
word-setup_bonus = Zugabe beim Aufbau
word-column-land = Land
word-column-lies = Liegt
word-lies_neighboring = nah
word-lies_foreign = fern
word-column-offers = Was es dort gibt
word-column-at_home = Am Markt
word-column-protection = Schutz an Bord
word-spent = { $card } (geht verloren)
word-column-philosophy = Philosophie
word-column-wonder = Weltwunder
word-column-price_plan = Plan
word-column-price_completion = Vollendung
word-column-buy_in = Einkaufen
word-column-event = Ereignis
word-column-when = Wann
word-when_event = in der Ereignisphase
word-when_production = in der Produktionsphase
word-when_trade_start = zu Beginn der Handelsphase
word-when_voyage = in der Reisephase
word-when_hazard = in der Gefahrenphase
word-when_fleet_trade = in der Flottenhandelsphase
word-when_build = in der Bauphase
word-mood_good = günstig
word-mood_bad = schädlich
word-mood_attack = schädlich, ein Angriff
