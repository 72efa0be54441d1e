"""The table: queries over the numbers of a position (`schema.toml`, `cells.py`), and the small motions every chapter
needs."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from petteia.engine.ints import i64, vec
from petteia.engine.protocol import Game
from petteia.games.age_of_mythology import terms
from petteia.games.age_of_mythology.box import PERMANENTS, SPACES, Box
from petteia.games.age_of_mythology.cells import Cells
from petteia.games.age_of_mythology.moves import Moves

HANDS: Final = 0x100
"""The bit of the first seat's hand in `Pieces.touched`."""


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


class Pieces(Cells):
    """A position of the game: its places and the small motions every chapter needs."""

    DERIVED: ClassVar[tuple[str, ...]] = ("seats", "variant")

    def __init__(self, rules: OpenBox) -> None:
        super().__init__(rules, rules.box)
        self.rules: OpenBox = rules
        # read too often to be asked for:
        self.moves: Moves = rules.moves  # the numbers of the actions
        self.variant: Variant = rules.variant  # the options
        self.seats: i64 = rules.seats  # how many play

    # -- the middle -----------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """AOM-0.4 — The next player clockwise."""
        place = self.place_of(seat) + 1
        return self.seat_at(place if place < self.seats else 0)

    def right_of(self, seat: i64) -> i64:
        """The next player counter-clockwise."""
        place = self.place_of(seat) - 1
        return self.seat_at(place if place >= 0 else self.seats - 1)

    def clockwise(self, seat: i64, steps: i64) -> i64:
        """The player this many places to the left, once around at most."""
        place = self.place_of(seat) + steps
        return self.seat_at(place if place < self.seats else place - self.seats)

    def places_between(self, seat: i64, other: i64) -> i64:
        """How many places to the left of a seat another sits."""
        places = self.place_of(other) - self.place_of(seat)
        return places if places >= 0 else places + self.seats

    # -- a player -------------------------------------------------------------------------------

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
        return self.held_units(seat) + self.working(seat, terms.WORKING_UNIT)

    def working(self, seat: i64, worker: i64) -> i64:
        """Workers of a kind that stand on a seat's tiles."""
        return self.worker_count(seat, worker)

    def free_lands(self, seat: i64) -> i64:
        """The terrains with a free space of a seat, one bit each."""
        land = self.culture(seat) * SPACES
        out: i64 = 0
        taken = self.tile_there(seat)
        spaces = self.box.spaces
        for space in range(SPACES):
            if (taken >> space) & 1 == 0:
                out |= i64(1) << spaces[land + space]
        return out

    def spot(self, seat: i64, tile: i64, worker: i64) -> i64:
        """The first space with this tile and this worker (or none) on it, or NOTHING."""
        for space in range(SPACES):
            if self.tile(seat, space) == tile and self.worker(seat, space) == worker:
                return space
        return terms.NOTHING

    def hand_size(self, seat: i64) -> i64:
        """AOM-9.1.3 — Cards in hand."""
        return self.permanent_cards(seat) + self.random_cards(seat)

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
        self.add_cubes(seat, resource, -cubes)
        self.add_bank(resource, cubes)

    def take(self, seat: i64, resource: i64, cubes: i64) -> i64:
        """AOM-0.7 — Cubes come from the bank, as many as it has; returns how many."""
        there = self.bank(resource)
        got = cubes if cubes < there else there
        self.touched |= i64(1) << seat
        self.add_bank(resource, -got)
        self.add_cubes(seat, resource, got)
        return got

    def put_tile(self, seat: i64, tile: i64) -> i64:
        """AOM-0.8 — A tile goes on the first free space of its terrain; returns the space."""
        land = self.culture(seat) * SPACES
        terrain = self.box.tile_terrain[tile]
        for space in range(SPACES):
            if self.tile(seat, space) < 0 and self.box.spaces[land + space] == terrain:
                self.touched |= i64(1) << seat
                self.set_tile(seat, space, tile)
                return space
        raise ValueError("there is no free space for the tile")

    def lift_tile(self, seat: i64, space: i64) -> i64:
        """AOM-3.9.13 — A tile leaves a board; a worker on it goes back to the holding area. Returns the tile."""
        self.lift_worker(seat, space)
        tile = self.tile(seat, space)
        self.set_tile(seat, space, terms.NOTHING)
        return tile

    def lift_worker(self, seat: i64, space: i64) -> None:
        """A worker goes from a tile to the holding area."""
        worker = self.worker(seat, space)
        self.touched |= i64(1) << seat
        self.set_worker(seat, space, terms.NO_WORKER)
        if worker == terms.VILLAGER:
            self.add_villagers(seat, 1)
        elif worker == terms.WORKING_UNIT:
            self.add_held(seat, self.box.effects.worker, 1)

    def recruit(self, seat: i64, unit: i64) -> None:
        """A figure goes from the supply to the holding area."""
        self.touched |= i64(1) << seat
        self.add_supply(seat, unit, -1)
        self.add_held(seat, unit, 1)

    def dismiss(self, seat: i64, unit: i64) -> None:
        """AOM-3.4.7 — A unit goes from the board back to the supply: from the holding area, else from a tile."""
        if self.held(seat, unit) == 0:
            for space in range(SPACES):
                if self.worker(seat, space) == terms.WORKING_UNIT:
                    self.lift_worker(seat, space)
                    break
        self.touched |= i64(1) << seat
        self.add_held(seat, unit, -1)
        self.add_supply(seat, unit, 1)

    def on_board(self, seat: i64, unit: i64) -> i64:
        """Units of a type on a seat's board, those working on tiles included."""
        n = self.held(seat, unit)
        return n + self.working(seat, terms.WORKING_UNIT) if unit == self.box.effects.worker else n

    def put_building(self, seat: i64, building: i64) -> None:
        """AOM-3.3.5 — A building tile goes into a city; a House brings its villager at once."""
        self.touched |= i64(1) << seat
        self.add_stock(building, -1)
        self.add_built(seat, building, 1)
        if building == self.box.effects.house:
            self.add_villager_supply(seat, -1)
            self.add_villagers(seat, 1)

    def gain_victory(self, seat: i64, card: i64) -> i64:
        """All cubes of a victory card go to a player; returns how many."""
        got = self.on_card(card)
        self.touched |= i64(1) << seat
        self.set_on_card(card, 0)
        self.add_won(seat, card, got)
        return got

    def hero_allowed(self, seat: i64, unit: i64) -> bool:
        """AOM-3.4.3, AOM-3.4.4, AOM-3.6.4 — A hero needs its age, since this turn or, as an option, since the last."""
        if self.box.unit_class[unit] != terms.HERO:
            return True
        age = self.age_before(seat) if self.variant.heroes_wait else self.age(seat)
        return age >= self.box.unit_age[unit]
