"""The table: where everything lies, as one row of integers with names for its places.

`cells` holds first what lies in the middle and then one block for each seat; `log` is what everybody has seen of the
random cards, and each player of their own (`knowledge.py` reasons with it). Rules use the named accessors below.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.packing import Packer
from petteia.engine.protocol import Game, State
from petteia.games.age_of_mythology import terms
from petteia.games.age_of_mythology.box import MOST_CARDS, MOST_UNITS, PERMANENTS, SPACES, Box
from petteia.games.age_of_mythology.moves import Moves

# Sizes that the places below are counted from. Written out, not imported: only then does the compiler know the places
# as numbers. `sizes_agree` holds them to the box and the terms.
_RESOURCES: Final = 4
_SOURCES: Final = 5
_PEOPLES: Final = 3
_UNITS: Final = 12
_CARDS: Final = 28
_SPACES: Final = 16
_PERMANENTS: Final = 7

# -- the middle of the table

FIRST: Final = 0  # the first player
TURN: Final = 1
PHASE: Final = 2
ROUND: Final = 3
VICTORY_BANK: Final = 4
BANK: Final = 5
VICTORY_CARD: Final = BANK + _RESOURCES
PLACE: Final = VICTORY_CARD + 4  # seat -> its place, clockwise
ORDER: Final = PLACE + 8  # place -> seat
POOL: Final = ORDER + 8
MOST_TILES: Final = 24
OPEN: Final = POOL + MOST_TILES
STOCK: Final = OPEN + MOST_TILES
MOST_BUILDINGS_TYPES: Final = 16
DECK_SIZE: Final = STOCK + MOST_BUILDINGS_TYPES
DECK: Final = DECK_SIZE + _PEOPLES
DISCARDS: Final = DECK + _PEOPLES * _CARDS
LAST_BATTLE: Final = DISCARDS + _PEOPLES * _CARDS  # the seat that won it, plus 1; 0 before the first
MIDDLE: Final = LAST_BATTLE + 1

# -- a seat's block

CULTURE: Final = 0  # NOTHING before it is dealt
AGE: Final = 1
AGE_BEFORE: Final = 2  # at the beginning of the turn
FOURTH: Final = 3  # whether a fourth action has been bought this turn
CUBES: Final = 4
VICTORY: Final = CUBES + _RESOURCES  # by source
CITY: Final = VICTORY + _SOURCES
HELD: Final = CITY + MOST_BUILDINGS_TYPES  # units in the holding area
SUPPLY: Final = HELD + _UNITS
FIELD: Final = SUPPLY + _UNITS  # units in the battle
VILLAGERS: Final = FIELD + _UNITS  # in the holding area
VILLAGER_SUPPLY: Final = VILLAGERS + 1
SPACE: Final = VILLAGER_SUPPLY + 1  # tile + 1, 0 for a free space
WORKER: Final = SPACE + _SPACES
PILE: Final = WORKER + _SPACES  # permanent cards in the pile, one bit each
PERMANENT_CARDS: Final = PILE + 1  # how many of each kind are in hand: everybody sees that
RANDOM_CARDS: Final = PERMANENT_CARDS + 1
FRONT: Final = RANDOM_CARDS + 1  # card + 1, for each card lying in front of the player
MOST_FRONT: Final = 4
GUESS: Final = FRONT + MOST_FRONT  # the sets of permanent cards the player may hold, see knowledge.py
GUESS_LANES: Final = 4
HAND: Final = GUESS + GUESS_LANES  # by slot: permanent cards, then the culture's own
SLOTS: Final = _PERMANENTS + _CARDS
BLOCK: Final = HAND + SLOTS

HANDS: Final = 0x100
"""The bit of the first seat's hand in `Pieces.touched`."""


def sizes_agree() -> bool:
    """Whether the sizes written out above are those of the box and the terms."""
    mine = (_RESOURCES, _SOURCES, _PEOPLES, _UNITS, _CARDS, _SPACES, _PERMANENTS)
    theirs = (terms.KINDS_OF_CUBE, terms.KINDS_OF_VICTORY, terms.PEOPLES, MOST_UNITS, MOST_CARDS, SPACES, PERMANENTS)
    return mine == theirs


if not sizes_agree():
    raise AssertionError("the places of state.py are not counted from the sizes of box.py and terms.py")


class Variant:
    """The options of the game as the rules ask for them; each is false or as printed by default."""

    def __init__(self, options: dict[str, str]) -> None:
        self.any_two: bool = options.get("starting_army") == "any_two"
        start = options.get("explore_gather_start")
        self.first_explores: bool = start in ("first_player", "explore", "explore_and_gather_all")
        self.first_gathers: bool = start == "first_player"  # whatever is gathered
        self.first_gathers_all: bool = start in ("first_player", "gather_all", "explore_and_gather_all")
        self.one_age: bool = options.get("ages_per_turn") == "one_per_round"
        self.heroes_wait: bool = options.get("heroes_of_a_new_age") == "next_turn"
        self.temple_after: bool = options.get("great_temple") == "after"
        self.highest_bonus: bool = options.get("matching_bonuses") == "highest"
        self.hades_mortal: bool = options.get("hades_takes") == "mortal"
        self.medusa_four: bool = options.get("medusa_against_giants") == "4"
        self.teams: bool = options.get("teams") == "two_cultures"
        self.dealt: bool = options.get("cultures") not in ("chosen", "drafted")
        self.drafted: bool = options.get("cultures") == "drafted"
        self.three_cubes: bool = options.get("victory_cubes") == "three"
        self.first_encounter_binds: bool = options.get("first_retreat") == "after_an_encounter"
        self.late_retreat: bool = options.get("retreat") == "after_cards"
        self.against: vec[i64] = vec[i64]()  # unit x unit: bonus dice of the first against the second


class OpenBox(Game):
    """What the rules read of the game: the figures, the numbers of the actions, the options."""

    def __init__(
        self, seats: int, options: Mapping[str, str] | None, components: Mapping[str, Any] | str | Path | None, box: Box
    ) -> None:
        super().__init__(seats, options, components if isinstance(components, Mapping) else None)
        self.box: Box = box
        self.variant: Variant = Variant(self.options)
        most_cards = max([int(limit) for limit in box.hand_limit])
        self.moves: Moves = Moves(self.actions, self.words, box, seats, most_cards)


class Pieces(State):
    """A position of the game: its places and the small motions every chapter needs."""

    def __init__(self, rules: OpenBox) -> None:
        super().__init__(rules)
        self.rules: OpenBox = rules
        self.box: Box = rules.box  # the figures, and the numbers of the actions: read too often to be asked for
        self.moves: Moves = rules.moves
        self.cells: vec[i64] = vec[i64]()
        self.log: vec[i64] = vec[i64]()

    @property
    def variant(self) -> Variant:
        """The options."""
        return self.rules.variant

    @property
    def seats(self) -> i64:
        """How many play."""
        return self.rules.seats

    def fields(self, p: Packer) -> None:
        self.cells = p.nums(self.cells)
        self.log = p.nums(self.log)

    # -- the middle -----------------------------------------------------------------------------

    def bank(self, resource: i64) -> i64:
        """Cubes of a resource in the bank."""
        return self.cells[BANK + resource]

    def on_card(self, card: i64) -> i64:
        """Victory cubes on a victory card."""
        return self.cells[VICTORY_CARD + card]

    def pool(self, tile: i64) -> i64:
        """Tiles of a kind in the pool."""
        return self.cells[POOL + tile]

    def open(self, tile: i64) -> i64:
        """Tiles of a kind that lie open for Explore or the draft."""
        return self.cells[OPEN + tile]

    def stock(self, building: i64) -> i64:
        """Building tiles not built yet."""
        return self.cells[STOCK + building]

    def deck_at(self, culture: i64) -> i64:
        """Where the face-down deck of a culture begins in `cells`, by kind of card."""
        return DECK + culture * MOST_CARDS

    def discards_at(self, culture: i64) -> i64:
        """Where the discard pile of a culture begins in `cells`."""
        return DISCARDS + culture * MOST_CARDS

    def first(self) -> i64:
        """The first player."""
        return self.cells[FIRST]

    def round(self) -> i64:
        """The round of action cards, from 1 on; one more than there are for fourth actions."""
        return self.cells[ROUND]

    def left_of(self, seat: i64) -> i64:
        """AOM-0.4 — The next player clockwise."""
        place = self.cells[PLACE + seat] + 1
        return self.cells[ORDER + (place if place < self.seats else 0)]

    def right_of(self, seat: i64) -> i64:
        """The next player counter-clockwise."""
        place = self.cells[PLACE + seat] - 1
        return self.cells[ORDER + (place if place >= 0 else self.seats - 1)]

    def clockwise(self, seat: i64, steps: i64) -> i64:
        """The player this many places to the left."""
        return self.cells[ORDER + (self.cells[PLACE + seat] + steps) % self.seats]

    def places_between(self, seat: i64, other: i64) -> i64:
        """How many places to the left of a seat another sits."""
        return (self.cells[PLACE + other] - self.cells[PLACE + seat] + self.seats) % self.seats

    # -- a player -------------------------------------------------------------------------------

    def at(self, seat: i64) -> i64:
        """Where a seat's block begins in `cells`."""
        return MIDDLE + seat * BLOCK

    def culture(self, seat: i64) -> i64:
        """The culture of a seat."""
        return self.cells[MIDDLE + seat * BLOCK + CULTURE]

    def age(self, seat: i64) -> i64:
        """The age a seat is in."""
        return self.cells[MIDDLE + seat * BLOCK + AGE]

    def cubes(self, seat: i64, resource: i64) -> i64:
        """Cubes of a resource a seat owns."""
        return self.cells[MIDDLE + seat * BLOCK + CUBES + resource]

    def all_cubes(self, seat: i64) -> i64:
        """Resource cubes a seat owns in all."""
        at = MIDDLE + seat * BLOCK + CUBES
        return self.cells[at] + self.cells[at + 1] + self.cells[at + 2] + self.cells[at + 3]

    def victory(self, seat: i64) -> i64:
        """Victory cubes a seat owns."""
        at = MIDDLE + seat * BLOCK + VICTORY
        out: i64 = 0
        for source in range(terms.KINDS_OF_VICTORY):
            out += self.cells[at + source]
        return out

    def built(self, seat: i64, building: i64) -> i64:
        """Buildings of a type in a seat's city."""
        return self.cells[MIDDLE + seat * BLOCK + CITY + building]

    def city_size(self, seat: i64) -> i64:
        """Buildings in a seat's city."""
        at = MIDDLE + seat * BLOCK + CITY
        out: i64 = 0
        for building in range(self.box.buildings):
            out += self.cells[at + building]
        return out

    def unit_place(self, seat: i64, unit: i64) -> i64:
        """The place of a unit among its culture's, from the seat's block on; add HELD, SUPPLY or FIELD."""
        return MIDDLE + seat * BLOCK + unit - self.box.first_unit[self.culture(seat)]

    def held(self, seat: i64, unit: i64) -> i64:
        """Units of a type in a seat's holding area."""
        return self.cells[self.unit_place(seat, unit) + HELD]

    def supply(self, seat: i64, unit: i64) -> i64:
        """Figures of a unit in a seat's supply."""
        return self.cells[self.unit_place(seat, unit) + SUPPLY]

    def in_battle(self, seat: i64, unit: i64) -> i64:
        """Units of a type a seat has in the battle."""
        return self.cells[self.unit_place(seat, unit) + FIELD]

    def first_unit(self, seat: i64) -> i64:
        """The first unit type of a seat's culture; its types stand together."""
        return self.box.first_unit[self.culture(seat)]

    def after_units(self, seat: i64) -> i64:
        """The number after the last unit type of a seat's culture."""
        culture = self.culture(seat)
        return self.box.first_unit[culture] + self.box.units_of[culture]

    def own_units(self, seat: i64) -> range:
        """The unit types of a seat's culture. Loops that have to be fast count from `first_unit` themselves."""
        return range(self.first_unit(seat), self.after_units(seat))

    def army(self, seat: i64) -> i64:
        """AOM-7.2.4 — Units on a seat's board, those working on tiles included."""
        at = MIDDLE + seat * BLOCK
        out: i64 = 0
        for slot in range(HELD, HELD + MOST_UNITS):
            out += self.cells[at + slot]
        return out + self.working(seat, terms.WORKING_UNIT)

    def force(self, seat: i64) -> i64:
        """Units a seat has in the battle."""
        at = MIDDLE + seat * BLOCK
        out: i64 = 0
        for slot in range(FIELD, FIELD + MOST_UNITS):
            out += self.cells[at + slot]
        return out

    def working(self, seat: i64, worker: i64) -> i64:
        """Workers of a kind that stand on a seat's tiles."""
        at = MIDDLE + seat * BLOCK + WORKER
        out: i64 = 0
        for space in range(SPACES):
            if self.cells[at + space] == worker:
                out += 1
        return out

    def tile(self, seat: i64, space: i64) -> i64:
        """The tile on a space of a seat's board, or NOTHING."""
        return self.cells[MIDDLE + seat * BLOCK + SPACE + space] - 1

    def worker(self, seat: i64, space: i64) -> i64:
        """The worker on a space: NO_WORKER, VILLAGER or WORKING_UNIT."""
        return self.cells[MIDDLE + seat * BLOCK + WORKER + space]

    def free_lands(self, seat: i64) -> i64:
        """The terrains with a free space of a seat, one bit each."""
        at = MIDDLE + seat * BLOCK + SPACE
        land = self.culture(seat) * SPACES
        out: i64 = 0
        for space in range(SPACES):
            if self.cells[at + space] == 0:
                out |= i64(1) << self.box.spaces[land + space]
        return out

    def spot(self, seat: i64, tile: i64, worker: i64) -> i64:
        """The first space with this tile and this worker (or none) on it, or NOTHING."""
        at = MIDDLE + seat * BLOCK
        for space in range(SPACES):
            if self.cells[at + SPACE + space] == tile + 1 and self.cells[at + WORKER + space] == worker:
                return space
        return terms.NOTHING

    def hand_size(self, seat: i64) -> i64:
        """AOM-9.1.3 — Cards in hand."""
        at = MIDDLE + seat * BLOCK
        return self.cells[at + PERMANENT_CARDS] + self.cells[at + RANDOM_CARDS]

    def in_hand(self, seat: i64, slot: i64) -> i64:
        """Cards of a kind in a seat's hand."""
        return self.cells[MIDDLE + seat * BLOCK + HAND + slot]

    def card_of(self, seat: i64, slot: i64) -> i64:
        """The card that a slot of a seat's hand stands for."""
        return slot if slot < PERMANENTS else self.box.first_card[self.culture(seat)] + slot - PERMANENTS

    def slots(self, seat: i64) -> i64:
        """How many slots a seat's hand has."""
        return PERMANENTS + self.box.cards_of[self.culture(seat)]

    def allied(self, seat: i64, other: i64) -> bool:
        """AOM-8.3.1 — Whether two seats are one team; a seat is its own."""
        return seat == other or (self.variant.teams and self.culture(seat) == self.culture(other))

    # -- motions --------------------------------------------------------------------------------

    def touch(self, seat: i64) -> None:
        """Note that something of a player changes. Code that observes a position again and again then knows for which
        players it must look at everything (`touched`, which only that code clears): one bit each, and one for each
        hand. What is never observed is not noted: cards lying in front and in the pile, fourth actions, guesses."""
        self.touched |= i64(1) << seat

    def touch_hand(self, seat: i64) -> None:
        """Note that the cards in a hand change."""
        self.touched |= i64(HANDS) << seat

    def pay(self, seat: i64, resource: i64, cubes: i64) -> None:
        """AOM-0.9 — Cubes go back to the bank at once."""
        self.touched |= i64(1) << seat
        self.cells[MIDDLE + seat * BLOCK + CUBES + resource] -= cubes
        self.cells[BANK + resource] += cubes

    def take(self, seat: i64, resource: i64, cubes: i64) -> i64:
        """AOM-0.7 — Cubes come from the bank, as many as it has; returns how many."""
        got = cubes if cubes < self.cells[BANK + resource] else self.cells[BANK + resource]
        self.touched |= i64(1) << seat
        self.cells[BANK + resource] -= got
        self.cells[MIDDLE + seat * BLOCK + CUBES + resource] += got
        return got

    def put_tile(self, seat: i64, tile: i64) -> i64:
        """AOM-0.8 — A tile goes on the first free space of its terrain; returns the space."""
        at = MIDDLE + seat * BLOCK + SPACE
        land = self.culture(seat) * SPACES
        terrain = self.box.tile_terrain[tile]
        for space in range(SPACES):
            if self.cells[at + space] == 0 and self.box.spaces[land + space] == terrain:
                self.touched |= i64(1) << seat
                self.cells[at + space] = tile + 1
                return space
        raise ValueError("there is no free space for the tile")

    def lift_tile(self, seat: i64, space: i64) -> i64:
        """AOM-3.9.13 — A tile leaves a board; a worker on it goes back to the holding area. Returns the tile."""
        self.lift_worker(seat, space)
        at = MIDDLE + seat * BLOCK + SPACE + space
        tile = self.cells[at] - 1
        self.cells[at] = 0
        return tile

    def lift_worker(self, seat: i64, space: i64) -> None:
        """A worker goes from a tile to the holding area."""
        at = MIDDLE + seat * BLOCK
        worker = self.cells[at + WORKER + space]
        self.touched |= i64(1) << seat
        self.cells[at + WORKER + space] = terms.NO_WORKER
        if worker == terms.VILLAGER:
            self.cells[at + VILLAGERS] += 1
        elif worker == terms.WORKING_UNIT:
            self.cells[self.unit_place(seat, self.box.effects.worker) + HELD] += 1

    def recruit(self, seat: i64, unit: i64) -> None:
        """A figure goes from the supply to the holding area."""
        place = self.unit_place(seat, unit)
        self.touched |= i64(1) << seat
        self.cells[place + SUPPLY] -= 1
        self.cells[place + HELD] += 1

    def dismiss(self, seat: i64, unit: i64) -> None:
        """AOM-3.4.7 — A unit goes from the board back to the supply: from the holding area, else from a tile."""
        place = self.unit_place(seat, unit)
        if self.cells[place + HELD] == 0:
            for space in range(SPACES):
                if self.worker(seat, space) == terms.WORKING_UNIT:
                    self.lift_worker(seat, space)
                    break
        self.touched |= i64(1) << seat
        self.cells[place + HELD] -= 1
        self.cells[place + SUPPLY] += 1

    def on_board(self, seat: i64, unit: i64) -> i64:
        """Units of a type on a seat's board, those working on tiles included."""
        n = self.held(seat, unit)
        return n + self.working(seat, terms.WORKING_UNIT) if unit == self.box.effects.worker else n

    def put_building(self, seat: i64, building: i64) -> None:
        """AOM-3.3.5 — A building tile goes into a city; a House brings its villager at once."""
        at = MIDDLE + seat * BLOCK
        self.touched |= i64(1) << seat
        self.cells[STOCK + building] -= 1
        self.cells[at + CITY + building] += 1
        if building == self.box.effects.house:
            self.cells[at + VILLAGER_SUPPLY] -= 1
            self.cells[at + VILLAGERS] += 1

    def gain_victory(self, seat: i64, card: i64) -> i64:
        """All cubes of a victory card go to a player; returns how many."""
        got = self.cells[VICTORY_CARD + card]
        self.touched |= i64(1) << seat
        self.cells[VICTORY_CARD + card] = 0
        self.cells[MIDDLE + seat * BLOCK + VICTORY + card] += got
        return got

    def hero_allowed(self, seat: i64, unit: i64) -> bool:
        """AOM-3.4.3, AOM-3.4.4, AOM-3.6.4 — A hero needs its age, since this turn or, as an option, since the last."""
        if self.box.unit_class[unit] != terms.HERO:
            return True
        at = MIDDLE + seat * BLOCK
        age = self.cells[at + AGE_BEFORE] if self.variant.heroes_wait else self.cells[at + AGE]
        return age >= self.box.unit_age[unit]


def blank_cells(seats: i64) -> vec[i64]:
    """A table with nothing on it."""
    cells = zeros(MIDDLE + seats * BLOCK)
    for seat in range(seats):
        cells[MIDDLE + seat * BLOCK + CULTURE] = terms.NOTHING
    return cells
