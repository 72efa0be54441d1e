# De koppen en vaste woorden van de tabellen op de regelpagina’s, geschreven door docs/tables.py.
# Namen en teksten van onderdelen staan hier niet: die komen uit petteia/locale.

## ages
word-column-age = Era
word-column-hand = Kaarten op hand
word-column-price_permanent = Van elke grondstof, permanente kaart
word-column-price_random = Van elke grondstof, kaart van de stapel

## bank
word-column-players = Spelers
word-column-cubes = Blokjes van elke grondstof

## boards en tiles
word-column-board = Bord
word-column-terrain = Terrein

## units
word-column-unit = Eenheid
word-column-kind = Soort
word-column-dice = Dobbelstenen
word-column-bonuses = Bonussen
word-column-price = Prijs
word-column-special = Bijzonderheid

## buildings en building_tiles
word-column-building = Gebouw
word-column-at_most = Hoogstens
word-column-effect = Werking
word-column-per_sheet = Tegels op een vel
word-column-buildings = Gebouwen

## permanent en deck
word-column-card = Kaart
word-column-does = Wat je ermee doet
word-column-copies = Aantal
word-whole_deck = Hele stapel

## gods
word-column-god = God
word-column-favor = Gunst
word-column-power = Kracht

## victory
word-column-victory = Zegekaart
word-column-who_gets = Wie de blokjes krijgt

## figures
word-column-figure = Figuur
word-column-per_tint = In een set van één tint
word-each = { $kind_id ->
        [myth] Elk { $kind }
       *[other] Elke { $kind }
    }

## options
word-column-option = Optie
word-column-values = Mogelijkheden, de gewone eerst
word-column-rule = Regel

## sources
word-column-data = Gegevens
word-column-entries = Aantal
word-column-source = Bron
word-column-confidence = Hoe zeker

## rulings
word-column-decided = Wat we besloten
word-column-why = Waarom

## cities, settlements and missions of Deukalion
word-column-city = Stad
word-column-square = Veld
word-column-value = Waarde
word-column-slots = Schatten
word-column-settlement = Nederzetting
word-column-garrison = Bezetting
word-column-mission = Opdracht
word-column-asks = Wat je moet doen

## Parthenon
word-column-island = Eiland
word-column-basic_a = A
word-column-basic_b = B
word-column-basic_c = C
word-column-rare = Zeldzame opbrengst
word-with_torch = { $island } (toorts)
word-wild_other_basic = { $count ->
        [one] 1 andere basisopbrengst
       *[other] { $count } verschillende andere basisopbrengsten
    }
word-wild_any_basic = { $count ->
        [one] 1 basisopbrengst naar keuze
       *[other] { $count } basisopbrengsten naar keuze
    }
word-wild_own_rare = { $count ->
        [one] 1 eigen zeldzame opbrengst
       *[other] { $count } eigen zeldzame opbrengsten
    }
word-column-fleet = Vloot
word-column-price_again = Nadat ze gezonken is
word-column-where_from = Komt van
word-setup_bonus = extra bij de voorbereiding
word-column-land = Land
word-column-lies = Ligt
word-lies_neighboring = nabij
word-lies_foreign = ver weg
word-column-offers = Wat je er krijgt
word-column-at_home = Op de Markt
word-column-protection = Bescherming aan boord
word-spent = { $card } (gaat verloren)
word-column-philosophy = Filosofie
word-column-wonder = Wereldwonder
word-column-price_plan = Plan
word-column-price_completion = Voltooiing
word-column-buy_in = Inkopen
word-column-event = Gebeurtenis
word-column-when = Wanneer
word-when_event = in de gebeurtenisfase
word-when_production = in de productiefase
word-when_trade_start = aan het begin van de ruilfase
word-when_voyage = in de reisfase
word-when_hazard = in de gevarenfase
word-when_fleet_trade = in de vloothandelsfase
word-when_build = in de bouwfase
word-mood_good = gunstig
word-mood_bad = schadelijk
word-mood_attack = schadelijk, een aanval
