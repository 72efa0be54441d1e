# The headings and fixed words of the tables on the rules pages, written by docs/tables.py.
# Names and texts of components are not here: they come from petteia/locale.

## ages
word-column-age = Age
word-column-hand = Cards in hand
word-column-price_permanent = Of each resource, permanent card
word-column-price_random = Of each resource, random card

## bank
word-column-players = Players
word-column-cubes = Cubes of each resource

## boards and tiles
word-column-board = Board
word-column-terrain = Terrain

## units
word-column-unit = Unit
word-column-kind = Kind
word-column-dice = Dice
word-column-bonuses = Bonuses
word-column-price = Price
word-column-special = Special

## buildings and building_tiles
word-column-building = Building
word-column-at_most = At most
word-column-effect = Effect
word-column-per_sheet = Tiles on a sheet
word-column-buildings = Buildings

## permanent and deck
word-column-card = Card
word-column-does = What it does
word-column-copies = Copies
word-whole_deck = Whole deck

## gods
word-column-god = God
word-column-favor = Favor
word-column-power = Power

## victory
word-column-victory = Victory card
word-column-who_gets = Who gets its cubes

## figures. $kind is the name of a class of units, $kind_id its id (mortal, myth, hero) for whoever needs its gender.
word-column-figure = Figure
word-column-per_tint = In a set of one tint
word-each = Each { $kind }

## options
word-column-option = Option
word-column-values = Values, the default first
word-column-rule = Rule

## sources
word-column-data = Data
word-column-entries = Entries
word-column-source = Source
word-column-confidence = How sure

## rulings
word-column-decided = What we decided
word-column-why = Why

## cities, settlements and missions of Deukalion
word-column-city = City
word-column-square = Square
word-column-value = Value
word-column-slots = Treasures
word-column-settlement = Settlement
word-column-garrison = Garrison
word-column-mission = Mission
word-column-asks = What it asks for

## Parthenon
word-column-island = Island
word-column-basic_a = A
word-column-basic_b = B
word-column-basic_c = C
word-column-rare = Rare
word-with_torch = { $island } (torch)
word-wild_other_basic = { $count ->
        [one] 1 other basic
       *[other] { $count } different other basics
    }
word-wild_any_basic = { $count ->
        [one] 1 basic of any type
       *[other] { $count } basics of any type
    }
word-wild_own_rare = { $count ->
        [one] 1 rare of your own
       *[other] { $count } rares of your own
    }
word-column-fleet = Fleet
word-column-price_again = After it has sunk
word-column-where_from = Comes from
word-setup_bonus = extra at setup
word-column-land = Land
word-column-lies = Lies
word-lies_neighboring = near
word-lies_foreign = far away
word-column-offers = What you get there
word-column-at_home = At the Market
word-column-protection = Protection aboard
word-spent = { $card } (is lost)
word-column-philosophy = Philosophy
word-column-wonder = Wonder
word-column-price_plan = Plan
word-column-price_completion = Completion
word-column-buy_in = Buying in
word-column-event = Event
word-column-when = When
word-when_event = in the event phase
word-when_production = in production
word-when_trade_start = at the start of island trade
word-when_voyage = on the voyage
word-when_hazard = with the hazards
word-when_fleet_trade = in fleet trade
word-when_build = when building
word-mood_good = good
word-mood_bad = bad
word-mood_attack = bad, an attack
