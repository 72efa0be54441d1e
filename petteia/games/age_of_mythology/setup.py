"""AOM-1.2, AOM-8.2 — Setting the table: seating, first player, armies; cultures are in `cultures.py`, the draft is in
`explore.py`."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats, one
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.box import ALL_PERMANENTS
from petteia.games.age_of_mythology.cultures import ChooseCultures, DealCultures
from petteia.games.age_of_mythology.explore import Draft
from petteia.games.age_of_mythology.knowledge import guess_nothing
from petteia.games.age_of_mythology.procedure import Procedure
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import KINDS_OF_CUBE, MORTAL, NOTHING, PEOPLES
from petteia.games.age_of_mythology.turn import Turn

STARTING_TYPES: Final = 3
ANY_TWO: Final = 2
"""The army of the short rules: any two mortals."""


def fill_the_middle(g: Pieces) -> None:
    """AOM-1.1.1, AOM-1.1.2, AOM-1.2.4, AOM-1.2.5 — Bank, decks, tiles; every player takes starting cubes."""
    box = g.box
    g.clear()
    for resource in range(KINDS_OF_CUBE):
        g.set_bank(resource, box.bank[g.seats])
    g.set_victory_bank(box.victory_cubes)
    for tile in range(box.tiles):
        g.set_pool(tile, box.tile_count[tile] * box.sheets(g.seats, box.tile_sheets))
    for building in range(box.buildings):
        g.set_stock(building, box.building_tiles[building] * box.sheets(g.seats, box.building_sheets))
    for culture in range(PEOPLES):
        for kind in range(box.cards_of[culture]):
            count = box.card_count[box.first_card[culture] + kind]
            g.set_in_deck(culture, kind, count)
            g.add_deck_size(culture, count)
    for seat in range(g.seats):
        g.set_place_of(seat, seat)
        g.set_seat_at(seat, seat)
        g.set_pile(seat, ALL_PERMANENTS)
        guess_nothing(g, seat)
        for resource in range(KINDS_OF_CUBE):
            g.take(seat, resource, box.starting_cubes)


def starting_army(g: Pieces, seat: i64) -> None:
    """AOM-1.2.6 — Two of each mortal type. As an option `ChooseArmy` asks for any two; scenarios, which do not ask, use
    two of the first type."""
    if g.variant.any_two:
        for _ in range(ANY_TWO):
            g.recruit(seat, g.box.culture_start[g.culture(seat) * STARTING_TYPES])
        return
    for at in range(STARTING_TYPES):
        for _ in range(g.box.starting_units):
            g.recruit(seat, g.box.culture_start[g.culture(seat) * STARTING_TYPES + at])


class Setup(Procedure):
    """AOM-1.2 — From the empty table to the first turn, one part after the other."""

    RULE: ClassVar[str] = "AOM-1.2.8"

    def __init__(self, part: i64 = 0) -> None:
        self.part: i64 = part

    def proceed(self, g: Pieces) -> None:
        self.part += 1
        if self.part == 1:
            g.push(DealCultures() if g.variant.dealt else ChooseCultures())
        elif self.part == 2:
            g.push(Seating())
        elif self.part == 3:
            g.push(FirstPlayer())
        elif self.part == 4:
            if g.variant.any_two:
                g.push(ChooseArmy())
                return
            for seat in range(g.seats):
                starting_army(g, seat)
        elif self.part == 5:
            g.push(Draft())
        else:
            g.stack.pop()
            g.push(Turn())

    def clone(self) -> "Setup":
        return Setup(self.part)

    def fields(self, p: Packer) -> None:
        self.part = p.num(self.part, 1, 5)

    def audit(self, g: Pieces) -> None:
        """Check that the steps in progress belong to the part."""
        runs = g.stack[1] if len(g.stack) == 2 else self
        fits = (
            (self.part == 1 and isinstance(runs, (DealCultures, ChooseCultures)))
            or (self.part == 2 and isinstance(runs, Seating))
            or (self.part == 3 and isinstance(runs, FirstPlayer))
            or (self.part == 4 and isinstance(runs, ChooseArmy))
            or (self.part == 5 and isinstance(runs, Draft))
        )
        require(g.stack[0] is self and fits, "something runs that does not belong to setting up")


class Seating(Procedure):
    """AOM-8.2.1, AOM-8.2.2 — All seatings without neighbours of one culture are equally likely.

    Seat 0 sits down first; then the places to its left are filled one after the other, each player weighted by the
    number of seatings that can follow.
    """

    RULE: ClassVar[str] = "AOM-8.2.2"

    def __init__(self, seated: i64 = 1) -> None:
        self.seated: i64 = seated

    def pending(self, g: Pieces) -> Seats:
        return CHANCE if self.seated < g.seats else NOBODY

    def standing(self, g: Pieces, seat: i64) -> bool:
        """Whether a player has no place yet."""
        for place in range(self.seated):
            if g.seat_at(place) == seat:
                return False
        return True

    def luck(self, g: Pieces) -> str:
        return "die places"

    def weights(self, g: Pieces) -> vec[i64]:
        waiting = zeros(PEOPLES)
        for seat in range(g.seats):
            if self.standing(g, seat):
                waiting[g.culture(seat)] += 1
        before = g.culture(g.seat_at(self.seated - 1))
        out = zeros(g.seats)
        for seat in range(g.seats):
            culture = g.culture(seat)
            if self.standing(g, seat) and culture != before:
                waiting[culture] -= 1
                out[seat] = seatings(waiting, culture, g.culture(g.seat_at(0)))
                waiting[culture] += 1
        return out

    def resolve(self, g: Pieces, outcome: i64) -> None:
        g.set_seat_at(self.seated, outcome)
        g.set_place_of(outcome, self.seated)
        g.tell(events.SEATED, outcome, self.seated)
        self.seated += 1

    def clone(self) -> "Seating":
        return Seating(self.seated)

    def fields(self, p: Packer) -> None:
        self.seated = p.num(self.seated, 1, p.seats)

    def audit(self, g: Pieces) -> None:
        """Check that all players have a culture, and that no two share a place."""
        taken: i64 = 0
        for seat in range(g.seats):
            require(g.culture(seat) >= 0, "somebody sits down who has no culture")
        for place in range(self.seated):
            mark = i64(1) << g.seat_at(place)
            require(taken & mark == 0, "somebody sits in two places")
            taken |= mark


def seatings(waiting: vec[i64], before: i64, last: i64) -> i64:
    """In how many ways these numbers of players of each culture can fill the places up to one of culture `last`, after
    one of culture `before`, without equal neighbours."""
    if waiting[0] + waiting[1] + waiting[2] == 0:
        return 0 if before == last else 1
    out: i64 = 0
    for culture in range(PEOPLES):
        players = waiting[culture]
        if culture != before and players > 0:
            waiting[culture] -= 1
            out += players * seatings(waiting, culture, last)
            waiting[culture] += 1
    return out


class FirstPlayer(Procedure):
    """AOM-1.2.3 — The first player is drawn with equal chances."""

    RULE: ClassVar[str] = "AOM-1.2.3"

    def __init__(self, drawn: bool = False) -> None:
        self.drawn: bool = drawn

    def pending(self, g: Pieces) -> Seats:
        return NOBODY if self.drawn else CHANCE

    def luck(self, g: Pieces) -> str:
        return "pool first-player"

    def weights(self, g: Pieces) -> vec[i64]:
        out = zeros(g.seats)
        for seat in range(g.seats):
            out[seat] = 1
        return out

    def resolve(self, g: Pieces, outcome: i64) -> None:
        self.drawn = True
        g.set_first(outcome)
        g.tell(events.FIRST_PLAYER, outcome)

    def clone(self) -> "FirstPlayer":
        return FirstPlayer(self.drawn)

    def fields(self, p: Packer) -> None:
        self.drawn = p.flag(self.drawn)


class ChooseArmy(Procedure):
    """AOM-1.2.6, as an option — In turn order all players choose any two of their mortals instead."""

    RULE: ClassVar[str] = "AOM-1.2.6"
    VERBS: ClassVar[str] = "choose"

    def __init__(self, at: i64 = 0, left: i64 = ANY_TWO, next: i64 = NOTHING) -> None:
        self.at: i64 = at  # players who have chosen
        self.left: i64 = left
        self.next: i64 = next  # the first unit that may still be chosen (AOM-10.2)

    def pending(self, g: Pieces) -> Seats:
        return one(g.clockwise(g.first(), self.at)) if self.at < g.seats else NOBODY

    def beside(self, g: Pieces, seat: i64) -> bool:
        """AOM-1.2.6 — Everybody has a supply of his own."""
        return self.at < g.places_between(g.first(), seat)

    def in_turn(self, g: Pieces) -> i64:
        return g.clockwise(g.first(), self.at) if self.at < g.seats else NOTHING

    def turn_to(self, g: Pieces, seat: i64) -> None:
        self.at = g.places_between(g.first(), seat)
        self.left = ANY_TWO
        self.next = NOTHING

    def alone(self, g: Pieces, seat: i64, action: i64) -> bool:
        return True

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=STARTING_TYPES)
        for unit in range(g.first_unit(seat), g.after_units(seat)):
            if g.box.unit_class[unit] == MORTAL and unit >= self.next:
                out = append(out, g.moves.choose.at(unit))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        unit = g.moves.choose.index(action)
        name = g.box.unit_ids[unit]
        if g.box.unit_culture[unit] != g.culture(seat):
            return Reason("not_your_culture", {"unit": name}, "AOM-1.2.4")
        if g.box.unit_class[unit] != MORTAL:
            return Reason("not_a_mortal", {"unit": name}, "AOM-1.2.6")
        return Reason("in_order", {"after": g.box.unit_ids[self.next]}, "AOM-10.2")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        g.recruit(seat, g.moves.choose.index(action))
        g.tell(events.UNIT_GAINED, seat, g.moves.choose.index(action))
        self.next = g.moves.choose.index(action)
        self.left -= 1
        if self.left == 0:
            self.left = ANY_TWO
            self.next = NOTHING
            self.at += 1

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("choose_army", {"left": int(self.left)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [f"supply/{seat}/{g.box.unit_ids[g.moves.choose.index(action)]}"]

    def clone(self) -> "ChooseArmy":
        return ChooseArmy(self.at, self.left, self.next)

    def fields(self, p: Packer) -> None:
        self.at = p.num(self.at, 0, p.seats)
        self.left = p.num(self.left, 0, ANY_TWO)
        self.next = p.num(self.next, NOTHING, MANY)

    def audit(self, g: Pieces) -> None:
        """A unit of the box was chosen last."""
        require(self.next < g.box.units, "a unit was chosen that is not in the box")
