"""AOM-1.2.2, AOM-1.2.9 — How players come by their cultures: dealt, chosen in the order of the seats, or drafted."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import Packer, require
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats, one
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.procedure import Procedure
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import CULTURES, NOTHING, PEOPLES


def deal_culture(g: Pieces, seat: i64, culture: i64) -> None:
    """AOM-1.1.9, AOM-1.2.4 — A player gets a culture, and its figures for the supply."""
    g.touch(seat)
    g.set_culture(seat, culture)
    tints = g.box.tints(g.seats)
    for unit in range(g.first_unit(seat), g.after_units(seat)):
        g.set_supply(seat, unit, g.box.unit_count[unit] * tints)
    g.set_villager_supply(seat, g.box.villagers_per_tint[culture] * tints)
    g.tell(events.CULTURE_DEALT, seat, culture)


def getting(g: Pieces) -> i64:
    """How many cultures are given out: one to each player, in the team game (AOM-8.3.1) one to each team."""
    return 2 if g.variant.teams else g.seats


def give_culture(g: Pieces, seat: i64, culture: i64) -> None:
    """Give a culture to a player, in the team game also to the partner: seats 0 and 2 are a team, 1 and 3 the other."""
    deal_culture(g, seat, culture)
    if g.variant.teams:
        deal_culture(g, seat + 2, culture)


class DealCultures(Procedure):
    """AOM-1.2.2 — Each three players draw without replacement from a fresh set of the three cultures.

    In the team game two cultures are drawn (AOM-8.3.1): the first for seats 0 and 2, the second for 1 and 3.
    """

    RULE: ClassVar[str] = "AOM-1.2.2"

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat

    def pending(self, g: Pieces) -> Seats:
        return CHANCE if self.seat < getting(g) else NOBODY

    def luck(self, g: Pieces) -> str:
        return "pool cultures"

    def weights(self, g: Pieces) -> vec[i64]:
        left = vec[i64]([1, 1, 1])
        for before in range(self.seat // PEOPLES * PEOPLES, self.seat):
            left[g.culture(before)] = 0
        return left

    def resolve(self, g: Pieces, outcome: i64) -> None:
        give_culture(g, self.seat, outcome)
        self.seat += 1

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return CULTURES[outcome]

    def clone(self) -> "DealCultures":
        return DealCultures(self.seat)

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)

    def audit(self, g: Pieces) -> None:
        """Everybody before this seat has a culture; with teams the partner has the same."""
        for seat in range(g.seats):
            dealt = seat < self.seat or (g.variant.teams and seat >= 2 and seat - 2 < self.seat)
            require((g.culture(seat) >= 0) == dealt, "a culture was dealt out of turn")
        for seat in range(getting(g)):
            for before in range(seat // PEOPLES * PEOPLES, seat):
                twice = g.culture(seat) >= 0 and g.culture(seat) == g.culture(before)
                require(not twice, "a culture was dealt twice among three")


class ChooseCultures(Procedure):
    """AOM-1.2.9, as an option — One after the other the players choose: in the order of the seats, or as the lot falls.

    Each three players in turn choose different cultures, so there are no more doubles than if cultures were dealt
    (AOM-1.2.2).
    """

    RULE: ClassVar[str] = "AOM-1.2.9"
    VERBS: ClassVar[str] = "culture"

    def __init__(self, drawn: i64 = NOTHING) -> None:
        self.drawn: i64 = drawn  # the seat drawn by lot

    def taken(self, g: Pieces) -> vec[i64]:
        """How often each culture has been chosen."""
        out = zeros(PEOPLES)
        for seat in range(getting(g)):
            if g.culture(seat) >= 0:
                out[g.culture(seat)] += 1
        return out

    def chosen(self, g: Pieces) -> i64:
        """How many have chosen."""
        taken = self.taken(g)
        return taken[0] + taken[1] + taken[2]

    def chooser(self, g: Pieces) -> i64:
        """Whose choice it is; NOTHING before the lot has been drawn."""
        if g.variant.drafted:
            return self.drawn
        seat: i64 = 0
        while g.culture(seat) >= 0:
            seat += 1
        return seat

    def pending(self, g: Pieces) -> Seats:
        if self.chosen(g) == getting(g):
            return NOBODY
        seat = self.chooser(g)
        return one(seat) if seat >= 0 else CHANCE

    def luck(self, g: Pieces) -> str:
        return "pool chooser"

    def weights(self, g: Pieces) -> vec[i64]:
        """The lot: all who have no culture yet are equally likely."""
        out = zeros(getting(g))
        for seat in range(len(out)):
            if g.culture(seat) < 0:
                out[seat] = 1
        return out

    def resolve(self, g: Pieces, outcome: i64) -> None:
        self.drawn = outcome
        g.tell(events.CHOOSER_DRAWN, outcome)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        taken = self.taken(g)
        full = self.chosen(g) // PEOPLES
        out = vec[i64](capacity=PEOPLES)
        for culture in range(PEOPLES):
            if taken[culture] == full:
                out = append(out, g.moves.culture.at(culture))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return Reason("culture_taken", {"culture": CULTURES[g.moves.culture.index(action)]}, "AOM-1.2.9")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        give_culture(g, seat, g.moves.culture.index(action))
        self.drawn = NOTHING

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("choose_culture")

    def clone(self) -> "ChooseCultures":
        return ChooseCultures(self.drawn)

    def fields(self, p: Packer) -> None:
        self.drawn = p.seat_or_none(self.drawn)

    def audit(self, g: Pieces) -> None:
        """Check that the player drawn has no culture, that partners have the same one, and that none is two ahead of
        another."""
        require(self.drawn < getting(g), "the lot has fallen on somebody who does not choose")
        require(self.drawn < 0 or g.variant.drafted, "a lot was drawn where the seats choose in order")
        require(self.drawn < 0 or g.culture(self.drawn) < 0, "the lot has fallen on somebody who has a culture")
        for seat in range(getting(g), g.seats):
            require(g.culture(seat) == g.culture(seat - 2), "partners have different cultures")
        if not g.variant.drafted:
            for seat in range(1, getting(g)):
                require(g.culture(seat) < 0 or g.culture(seat - 1) >= 0, "a culture was chosen out of turn")
        full = self.chosen(g) // PEOPLES
        for count in self.taken(g):
            require(full <= count <= full + 1, "a culture was chosen again before all had been")
