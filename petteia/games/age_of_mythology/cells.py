"""The numbers of a position of Age of Mythology. Written from schema.toml: change that and run `make schemas`."""

from typing import Final

from petteia.engine.game import Game
from petteia.engine.ints import i64, vec, zeros
from petteia.engine.packing import Packer, Unreadable, between
from petteia.engine.state import State
from petteia.engine.view import ViewBuilder
from petteia.games.age_of_mythology.box import Box

TABLE_WORDS: Final[tuple[str, ...]] = ()
"""Words of scenarios that set one number."""
SEAT_WORDS: Final[tuple[str, ...]] = ()
"""The same for words that set one number of each seat."""


class Cells(State):
    """What lies where, as one row of numbers: the middle of the table, then a block for each seat."""

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box: Box = box
        self.cells: vec[i64] = vec[i64]()
        # what everybody has seen of random cards, and each player of their own; see knowledge.py
        self.log: vec[i64] = vec[i64]()

    def clear(self) -> None:
        """Nothing is on the table."""
        self.cells = zeros(265 + self.game.seats * 145)
        self.log = vec[i64]()
        for seat in range(self.game.seats):
            self.set_culture(seat, -1)

    def fields(self, p: Packer) -> None:
        self.cells = p.nums(self.cells)
        self.log = p.nums(self.log)

    def copy_into(self, out: "Cells") -> None:
        """Make another position hold the same numbers."""
        out.cells = self.cells[:]
        out.log = self.log[:]

    def put_plain(self, out: "Cells", seat: i64) -> None:
        """Put into a blank position what everybody may know, and what is a seat's own."""
        out.clear()
        mine, theirs = self.cells, out.cells
        for at in range(i64(0), i64(96)):
            theirs[at] = mine[at]
        for at in range(i64(180), i64(265)):
            theirs[at] = mine[at]
        for owner in range(self.game.seats):
            block = 265 + owner * 145
            for at in range(block + 0, block + 99):
                theirs[at] = mine[at]
            for at in range(block + 100, block + 110):
                theirs[at] = mine[at]
            if owner == seat:
                for at in range(block + 110, block + 145):
                    theirs[at] = mine[at]

    def audit_cells(self) -> None:
        """Raise `Unreadable` unless every number is within its bounds."""
        box, seats, c = self.box, self.game.seats, self.cells
        if len(c) != 265 + seats * 145:
            raise Unreadable("there are not as many numbers as a position has")
        between(c, 0, 1, 0, seats - 1, "the first player")
        between(c, 1, 1, 0, 999, "which turn it is")
        between(c, 2, 1, 0, 6, "the phase of the turn")
        between(c, 3, 1, 0, box.rounds + 1, "the round of action cards")
        between(c, 4, 1, 0, box.victory_cubes, "victory cubes in the bank")
        between(c, 5, 4, 0, 999, "cubes of each resource in the bank")
        between(c, 9, 4, 0, 999, "victory cubes on each victory card")
        between(c, 13, seats, 0, seats - 1, "the place of each seat at the table")
        between(c, 13 + seats, 8 - seats, 0, 0, "the place of each seat at the table")
        between(c, 21, seats, 0, seats - 1, "the seat at each place")
        between(c, 21 + seats, 8 - seats, 0, 0, "the seat at each place")
        between(c, 29, box.tiles, 0, 999, "tiles of each kind in the pool")
        between(c, 29 + box.tiles, 24 - box.tiles, 0, 0, "tiles of each kind in the pool")
        between(c, 53, box.tiles, 0, 999, "tiles of each kind that lie open")
        between(c, 53 + box.tiles, 24 - box.tiles, 0, 0, "tiles of each kind that lie open")
        between(c, 77, box.buildings, 0, 999, "building tiles not built yet")
        between(c, 77 + box.buildings, 16 - box.buildings, 0, 0, "building tiles not built yet")
        between(c, 93, 3, 0, 999, "how many cards each deck has")
        for culture in range(i64(3)):
            fits = box.cards_of[culture]
            between(c, 96 + culture * 28, fits, 0, 999, "cards of each kind in a deck")
            between(c, 96 + culture * 28 + fits, 28 - fits, 0, 0, "cards of each kind in a deck")
        for culture in range(i64(3)):
            fits = box.cards_of[culture]
            between(c, 180 + culture * 28, fits, 0, 999, "cards of each kind in a discard pile")
            between(c, 180 + culture * 28 + fits, 28 - fits, 0, 0, "cards of each kind in a discard pile")
        between(c, 264, 1, 0, seats, "the seat that won the last battle")
        for seat in range(seats):
            at = 265 + seat * 145
            between(c, at + 0, 1, -1, 2, "the culture")
            between(c, at + 1, 1, 0, 3, "the age a player is in")
            between(c, at + 2, 1, 0, 3, "the age at the beginning of the turn")
            between(c, at + 3, 1, 0, 1, "whether a fourth action was bought this turn")
            between(c, at + 4, 4, 0, 999, "cubes of each resource of a player")
            between(c, at + 8, 5, 0, box.victory_cubes, "victory cubes of a player")
            for building in range(box.buildings):
                between(c, at + 13 + building, 1, 0, box.building_most[building], "buildings of each type in a city")
            between(c, at + 13 + box.buildings, 16 - box.buildings, 0, 0, "buildings of each type in a city")
            between(c, at + 29, 12, 0, 999, "units of each type in the holding area")
            between(c, at + 41, 12, 0, 999, "figures of each type in the supply")
            between(c, at + 53, 12, 0, 999, "units of each type in the battle")
            between(c, at + 65, 1, 0, 999, "villagers in the holding area")
            between(c, at + 66, 1, 0, 999, "villagers in the supply")
            between(c, at + 67, 16, 0, box.tiles, "the tile on each space of a board")
            between(c, at + 83, 16, 0, 2, "the worker on each space")
            between(c, at + 99, 1, 0, 127, "permanent cards in the pile")
            between(c, at + 100, 1, 0, 7, "permanent cards in hand")
            between(c, at + 101, 1, 0, 999, "random cards in hand")
            between(c, at + 102, 4, 0, box.cards, "the cards in front of a player")
            between(c, at + 106, 4, 0, 4294967295, "the sets of permanent cards the player may hold")
            between(c, at + 110, 35, 0, 999, "cards in hand")
        between(self.log, 0, len(self.log), 0, 196607, "what everybody has seen of random cards")

    def show_counters(self, view: ViewBuilder) -> None:
        """Show every field that is a counter."""
        view.counter("turn", int(self.turn()))

    def set_by_word(self, word: str, seat: i64, value: i64) -> None:
        """Set what a word of a scenario stands for; a seat where it is one of `SEAT_WORDS`."""

    def first(self) -> i64:
        """The first player."""
        return self.cells[0]

    def set_first(self, value: i64) -> None:
        self.cells[0] = value

    def add_first(self, count: i64) -> None:
        self.cells[0] += count

    def turn(self) -> i64:
        """Which turn it is, from 1 on; 0 during setup."""
        return self.cells[1]

    def set_turn(self, value: i64) -> None:
        self.cells[1] = value

    def add_turn(self, count: i64) -> None:
        self.cells[1] += count

    def phase(self) -> i64:
        """The phase of the turn, see turn.py."""
        return self.cells[2]

    def set_phase(self, value: i64) -> None:
        self.cells[2] = value

    def add_phase(self, count: i64) -> None:
        self.cells[2] += count

    def round(self) -> i64:
        """The round of action cards, from 1 on; one more than there are for fourth actions."""
        return self.cells[3]

    def set_round(self, value: i64) -> None:
        self.cells[3] = value

    def add_round(self, count: i64) -> None:
        self.cells[3] += count

    def victory_bank(self) -> i64:
        """Victory cubes in the bank."""
        return self.cells[4]

    def set_victory_bank(self, value: i64) -> None:
        self.cells[4] = value

    def add_victory_bank(self, count: i64) -> None:
        self.cells[4] += count

    def bank(self, resource: i64) -> i64:
        """Cubes of each resource in the bank."""
        return self.cells[5 + resource]

    def set_bank(self, resource: i64, value: i64) -> None:
        self.cells[5 + resource] = value

    def add_bank(self, resource: i64, count: i64) -> None:
        self.cells[5 + resource] += count

    def on_card(self, card: i64) -> i64:
        """Victory cubes on each victory card."""
        return self.cells[9 + card]

    def set_on_card(self, card: i64, value: i64) -> None:
        self.cells[9 + card] = value

    def add_on_card(self, card: i64, count: i64) -> None:
        self.cells[9 + card] += count

    def place_of(self, seat: i64) -> i64:
        """The place of each seat at the table, clockwise."""
        return self.cells[13 + seat]

    def set_place_of(self, seat: i64, value: i64) -> None:
        self.cells[13 + seat] = value

    def add_place_of(self, seat: i64, count: i64) -> None:
        self.cells[13 + seat] += count

    def seat_at(self, place: i64) -> i64:
        """The seat at each place."""
        return self.cells[21 + place]

    def set_seat_at(self, place: i64, value: i64) -> None:
        self.cells[21 + place] = value

    def add_seat_at(self, place: i64, count: i64) -> None:
        self.cells[21 + place] += count

    def pool(self, tile: i64) -> i64:
        """Tiles of each kind in the pool."""
        return self.cells[29 + tile]

    def set_pool(self, tile: i64, value: i64) -> None:
        self.cells[29 + tile] = value

    def add_pool(self, tile: i64, count: i64) -> None:
        self.cells[29 + tile] += count

    def pool_row(self) -> vec[i64]:
        return self.cells[29 : 29 + self.box.tiles]

    def pool_size(self) -> i64:
        c = self.cells
        at: i64 = 29
        out = c[at] + c[at + 1] + c[at + 2] + c[at + 3] + c[at + 4] + c[at + 5] + c[at + 6] + c[at + 7]
        out += c[at + 8] + c[at + 9] + c[at + 10] + c[at + 11] + c[at + 12] + c[at + 13] + c[at + 14] + c[at + 15]
        out += c[at + 16] + c[at + 17] + c[at + 18] + c[at + 19] + c[at + 20] + c[at + 21] + c[at + 22] + c[at + 23]
        return out

    def open(self, tile: i64) -> i64:
        """Tiles of each kind that lie open, for Explore or the draft."""
        return self.cells[53 + tile]

    def set_open(self, tile: i64, value: i64) -> None:
        self.cells[53 + tile] = value

    def add_open(self, tile: i64, count: i64) -> None:
        self.cells[53 + tile] += count

    def open_there(self) -> i64:
        """Of which there are any, one bit each."""
        c = self.cells
        at: i64 = 53
        out: i64 = 0
        bit: i64 = 1
        for cell in range(at, at + 24):
            if c[cell] > 0:
                out |= bit
            bit <<= 1
        return out

    def stock(self, building: i64) -> i64:
        """Building tiles not built yet."""
        return self.cells[77 + building]

    def set_stock(self, building: i64, value: i64) -> None:
        self.cells[77 + building] = value

    def add_stock(self, building: i64, count: i64) -> None:
        self.cells[77 + building] += count

    def deck_size(self, culture: i64) -> i64:
        """How many cards each deck has."""
        return self.cells[93 + culture]

    def set_deck_size(self, culture: i64, value: i64) -> None:
        self.cells[93 + culture] = value

    def add_deck_size(self, culture: i64, count: i64) -> None:
        self.cells[93 + culture] += count

    def in_deck(self, culture: i64, kind: i64) -> i64:
        """Cards of each kind in a deck."""
        return self.cells[96 + culture * 28 + kind]

    def set_in_deck(self, culture: i64, kind: i64, value: i64) -> None:
        self.cells[96 + culture * 28 + kind] = value

    def add_in_deck(self, culture: i64, kind: i64, count: i64) -> None:
        self.cells[96 + culture * 28 + kind] += count

    def in_deck_row(self, culture: i64) -> vec[i64]:
        at = 96 + culture * 28
        return self.cells[at : at + self.box.cards_of[culture]]

    def discarded(self, culture: i64, kind: i64) -> i64:
        """Cards of each kind in a discard pile."""
        return self.cells[180 + culture * 28 + kind]

    def set_discarded(self, culture: i64, kind: i64, value: i64) -> None:
        self.cells[180 + culture * 28 + kind] = value

    def add_discarded(self, culture: i64, kind: i64, count: i64) -> None:
        self.cells[180 + culture * 28 + kind] += count

    def last_winner(self) -> i64:
        """The seat that won the last battle."""
        return self.cells[264] - 1

    def set_last_winner(self, value: i64) -> None:
        self.cells[264] = value + 1

    def culture(self, seat: i64) -> i64:
        """The culture; NOTHING before it is dealt."""
        return self.cells[265 + seat * 145]

    def set_culture(self, seat: i64, value: i64) -> None:
        self.cells[265 + seat * 145] = value

    def add_culture(self, seat: i64, count: i64) -> None:
        self.cells[265 + seat * 145] += count

    def age(self, seat: i64) -> i64:
        """The age a player is in."""
        return self.cells[266 + seat * 145]

    def set_age(self, seat: i64, value: i64) -> None:
        self.cells[266 + seat * 145] = value

    def add_age(self, seat: i64, count: i64) -> None:
        self.cells[266 + seat * 145] += count

    def age_before(self, seat: i64) -> i64:
        """The age at the beginning of the turn."""
        return self.cells[267 + seat * 145]

    def set_age_before(self, seat: i64, value: i64) -> None:
        self.cells[267 + seat * 145] = value

    def add_age_before(self, seat: i64, count: i64) -> None:
        self.cells[267 + seat * 145] += count

    def fourth(self, seat: i64) -> i64:
        """Whether a fourth action was bought this turn."""
        return self.cells[268 + seat * 145]

    def set_fourth(self, seat: i64, value: i64) -> None:
        self.cells[268 + seat * 145] = value

    def add_fourth(self, seat: i64, count: i64) -> None:
        self.cells[268 + seat * 145] += count

    def cubes(self, seat: i64, resource: i64) -> i64:
        """Cubes of each resource of a player."""
        return self.cells[269 + seat * 145 + resource]

    def set_cubes(self, seat: i64, resource: i64, value: i64) -> None:
        self.cells[269 + seat * 145 + resource] = value

    def add_cubes(self, seat: i64, resource: i64, count: i64) -> None:
        self.cells[269 + seat * 145 + resource] += count

    def all_cubes(self, seat: i64) -> i64:
        c = self.cells
        at = 269 + seat * 145
        return c[at] + c[at + 1] + c[at + 2] + c[at + 3]

    def won(self, seat: i64, source: i64) -> i64:
        """Victory cubes of a player, by source."""
        return self.cells[273 + seat * 145 + source]

    def set_won(self, seat: i64, source: i64, value: i64) -> None:
        self.cells[273 + seat * 145 + source] = value

    def add_won(self, seat: i64, source: i64, count: i64) -> None:
        self.cells[273 + seat * 145 + source] += count

    def victory(self, seat: i64) -> i64:
        c = self.cells
        at = 273 + seat * 145
        return c[at] + c[at + 1] + c[at + 2] + c[at + 3] + c[at + 4]

    def built(self, seat: i64, building: i64) -> i64:
        """Buildings of each type in a city."""
        return self.cells[278 + seat * 145 + building]

    def set_built(self, seat: i64, building: i64, value: i64) -> None:
        self.cells[278 + seat * 145 + building] = value

    def add_built(self, seat: i64, building: i64, count: i64) -> None:
        self.cells[278 + seat * 145 + building] += count

    def built_row(self, seat: i64) -> vec[i64]:
        return self.cells[278 + seat * 145 : 278 + seat * 145 + self.box.buildings]

    def city_size(self, seat: i64) -> i64:
        c = self.cells
        at = 278 + seat * 145
        out = c[at] + c[at + 1] + c[at + 2] + c[at + 3] + c[at + 4] + c[at + 5] + c[at + 6] + c[at + 7]
        out += c[at + 8] + c[at + 9] + c[at + 10] + c[at + 11] + c[at + 12] + c[at + 13] + c[at + 14] + c[at + 15]
        return out

    def held(self, seat: i64, unit: i64) -> i64:
        """Units of each type in the holding area."""
        return self.cells[294 + seat * 145 + unit - self.box.first_unit[self.cells[265 + seat * 145]]]

    def set_held(self, seat: i64, unit: i64, value: i64) -> None:
        self.cells[294 + seat * 145 + unit - self.box.first_unit[self.cells[265 + seat * 145]]] = value

    def add_held(self, seat: i64, unit: i64, count: i64) -> None:
        self.cells[294 + seat * 145 + unit - self.box.first_unit[self.cells[265 + seat * 145]]] += count

    def held_row(self, seat: i64) -> vec[i64]:
        return self.cells[294 + seat * 145 : 294 + seat * 145 + 12]

    def held_units(self, seat: i64) -> i64:
        c = self.cells
        at = 294 + seat * 145
        out = c[at] + c[at + 1] + c[at + 2] + c[at + 3] + c[at + 4] + c[at + 5] + c[at + 6] + c[at + 7]
        out += c[at + 8] + c[at + 9] + c[at + 10] + c[at + 11]
        return out

    def held_there(self, seat: i64) -> i64:
        """Of which there are any, one bit each."""
        c = self.cells
        at = 294 + seat * 145
        out: i64 = 0
        bit: i64 = 1
        for cell in range(at, at + 12):
            if c[cell] > 0:
                out |= bit
            bit <<= 1
        return out

    def supply(self, seat: i64, unit: i64) -> i64:
        """Figures of each type in the supply."""
        return self.cells[306 + seat * 145 + unit - self.box.first_unit[self.cells[265 + seat * 145]]]

    def set_supply(self, seat: i64, unit: i64, value: i64) -> None:
        self.cells[306 + seat * 145 + unit - self.box.first_unit[self.cells[265 + seat * 145]]] = value

    def add_supply(self, seat: i64, unit: i64, count: i64) -> None:
        self.cells[306 + seat * 145 + unit - self.box.first_unit[self.cells[265 + seat * 145]]] += count

    def supply_row(self, seat: i64) -> vec[i64]:
        return self.cells[306 + seat * 145 : 306 + seat * 145 + 12]

    def in_battle(self, seat: i64, unit: i64) -> i64:
        """Units of each type in the battle."""
        return self.cells[318 + seat * 145 + unit - self.box.first_unit[self.cells[265 + seat * 145]]]

    def set_in_battle(self, seat: i64, unit: i64, value: i64) -> None:
        self.cells[318 + seat * 145 + unit - self.box.first_unit[self.cells[265 + seat * 145]]] = value

    def add_in_battle(self, seat: i64, unit: i64, count: i64) -> None:
        self.cells[318 + seat * 145 + unit - self.box.first_unit[self.cells[265 + seat * 145]]] += count

    def in_battle_row(self, seat: i64) -> vec[i64]:
        return self.cells[318 + seat * 145 : 318 + seat * 145 + 12]

    def force(self, seat: i64) -> i64:
        c = self.cells
        at = 318 + seat * 145
        out = c[at] + c[at + 1] + c[at + 2] + c[at + 3] + c[at + 4] + c[at + 5] + c[at + 6] + c[at + 7]
        out += c[at + 8] + c[at + 9] + c[at + 10] + c[at + 11]
        return out

    def villagers(self, seat: i64) -> i64:
        """Villagers in the holding area."""
        return self.cells[330 + seat * 145]

    def set_villagers(self, seat: i64, value: i64) -> None:
        self.cells[330 + seat * 145] = value

    def add_villagers(self, seat: i64, count: i64) -> None:
        self.cells[330 + seat * 145] += count

    def villager_supply(self, seat: i64) -> i64:
        """Villagers in the supply."""
        return self.cells[331 + seat * 145]

    def set_villager_supply(self, seat: i64, value: i64) -> None:
        self.cells[331 + seat * 145] = value

    def add_villager_supply(self, seat: i64, count: i64) -> None:
        self.cells[331 + seat * 145] += count

    def tile(self, seat: i64, space: i64) -> i64:
        """The tile on each space of a board, or NOTHING."""
        return self.cells[332 + seat * 145 + space] - 1

    def set_tile(self, seat: i64, space: i64, value: i64) -> None:
        self.cells[332 + seat * 145 + space] = value + 1

    def tile_row(self, seat: i64) -> vec[i64]:
        return self.cells[332 + seat * 145 : 332 + seat * 145 + 16]

    def tile_there(self, seat: i64) -> i64:
        """Of which there are any, one bit each."""
        c = self.cells
        at = 332 + seat * 145
        out: i64 = 0
        bit: i64 = 1
        for cell in range(at, at + 16):
            if c[cell] > 0:
                out |= bit
            bit <<= 1
        return out

    def worker(self, seat: i64, space: i64) -> i64:
        """The worker on each space: NO_WORKER, VILLAGER or WORKING_UNIT."""
        return self.cells[348 + seat * 145 + space]

    def set_worker(self, seat: i64, space: i64, value: i64) -> None:
        self.cells[348 + seat * 145 + space] = value

    def add_worker(self, seat: i64, space: i64, count: i64) -> None:
        self.cells[348 + seat * 145 + space] += count

    def worker_row(self, seat: i64) -> vec[i64]:
        return self.cells[348 + seat * 145 : 348 + seat * 145 + 16]

    def worker_count(self, seat: i64, value: i64) -> i64:
        """How many have this value."""
        c = self.cells
        at = 348 + seat * 145
        count: i64 = 0
        for cell in range(at, at + 16):
            if c[cell] == value:
                count += 1
        return count

    def pile(self, seat: i64) -> i64:
        """Permanent cards in the pile, one bit each."""
        return self.cells[364 + seat * 145]

    def set_pile(self, seat: i64, value: i64) -> None:
        self.cells[364 + seat * 145] = value

    def has_pile(self, seat: i64, card: i64) -> bool:
        return (self.cells[364 + seat * 145] >> card) & 1 != 0

    def put_pile(self, seat: i64, card: i64) -> None:
        self.cells[364 + seat * 145] |= i64(1) << card

    def drop_pile(self, seat: i64, card: i64) -> None:
        self.cells[364 + seat * 145] &= ~(i64(1) << card)

    def permanent_cards(self, seat: i64) -> i64:
        """Permanent cards in hand."""
        return self.cells[365 + seat * 145]

    def set_permanent_cards(self, seat: i64, value: i64) -> None:
        self.cells[365 + seat * 145] = value

    def add_permanent_cards(self, seat: i64, count: i64) -> None:
        self.cells[365 + seat * 145] += count

    def random_cards(self, seat: i64) -> i64:
        """Random cards in hand."""
        return self.cells[366 + seat * 145]

    def set_random_cards(self, seat: i64, value: i64) -> None:
        self.cells[366 + seat * 145] = value

    def add_random_cards(self, seat: i64, count: i64) -> None:
        self.cells[366 + seat * 145] += count

    def front(self, seat: i64, place: i64) -> i64:
        """The cards in front of a player, the first played first."""
        return self.cells[367 + seat * 145 + place] - 1

    def set_front(self, seat: i64, place: i64, value: i64) -> None:
        self.cells[367 + seat * 145 + place] = value + 1

    def guess(self, seat: i64, lane: i64) -> i64:
        """The sets of permanent cards the player may hold, see knowledge.py."""
        return self.cells[371 + seat * 145 + lane]

    def set_guess(self, seat: i64, lane: i64, value: i64) -> None:
        self.cells[371 + seat * 145 + lane] = value

    def add_guess(self, seat: i64, lane: i64, count: i64) -> None:
        self.cells[371 + seat * 145 + lane] += count

    def in_hand(self, seat: i64, slot: i64) -> i64:
        """Cards in hand: the permanent ones by card, then the culture's own by kind."""
        return self.cells[375 + seat * 145 + slot]

    def set_in_hand(self, seat: i64, slot: i64, value: i64) -> None:
        self.cells[375 + seat * 145 + slot] = value

    def add_in_hand(self, seat: i64, slot: i64, count: i64) -> None:
        self.cells[375 + seat * 145 + slot] += count

    def in_hand_row(self, seat: i64) -> vec[i64]:
        return self.cells[375 + seat * 145 : 375 + seat * 145 + 35]

    def in_hand_there(self, seat: i64) -> i64:
        """Of which there are any, one bit each."""
        c = self.cells
        at = 375 + seat * 145
        out: i64 = 0
        bit: i64 = 1
        for cell in range(at, at + 35):
            if c[cell] > 0:
                out |= bit
            bit <<= 1
        return out
