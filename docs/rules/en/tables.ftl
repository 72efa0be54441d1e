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
