"""AOM-2 — The turn: six phases, three rounds of action cards, spoilage, and the first player marker."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import NOBODY, Prompt, Seats, one
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.box import MOST_FRONT, PERMANENTS
from petteia.games.age_of_mythology.cards import Move
from petteia.games.age_of_mythology.discard import DiscardCards
from petteia.games.age_of_mythology.hand import DrawCards
from petteia.games.age_of_mythology.procedure import Procedure
from petteia.games.age_of_mythology.scoring import bank_is_empty, end_game
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import KINDS_OF_CUBE, NOTHING, VICTORY_CARDS

PLACE_CUBES: Final = 1
DRAW_CARDS: Final = 2
PLAY_CARDS: Final = 3
SPOILAGE: Final = 4
DISCARD_CARDS: Final = 5
PASS_MARKER: Final = 6


def spoil(g: Pieces) -> None:
    """AOM-2.5 — All players return cubes of each resource above the limit; a Storehouse raises it."""
    e = g.box.effects
    for place in range(g.seats):
        seat = g.clockwise(g.first(), place)
        limit = e.storehouse_limit if g.built(seat, e.storehouse) > 0 else g.box.storage
        lost = vec[i64](capacity=KINDS_OF_CUBE)
        whole: i64 = 0
        for resource in range(KINDS_OF_CUBE):
            over = g.cubes(seat, resource) - limit
            lost = append(lost, over if over > 0 else 0)
            if over > 0:
                g.pay(seat, resource, over)
                whole += over
        if whole > 0:
            g.tell(events.SPOILED, seat, lost[0], lost[1], lost[2], lost[3])


def clear_fronts(g: Pieces) -> None:
    """AOM-2.4.8 — Played permanent cards return to their piles, random ones go face up to the discard pile."""
    for seat in range(g.seats):
        for place in range(MOST_FRONT):
            card = g.front(seat, place)
            if card < 0:
                continue
            g.set_front(seat, place, NOTHING)
            if card < PERMANENTS:
                g.put_pile(seat, card)
            else:
                culture = g.box.card_culture[card]
                g.add_discarded(culture, card - g.box.first_card[culture], 1)


class Turn(Procedure):
    """AOM-2.1 — The six phases, turn after turn, until the game ends."""

    RULE: ClassVar[str] = "AOM-2.1.1"

    def __init__(self, phase: i64 = PLACE_CUBES) -> None:
        self.phase: i64 = phase  # the one that comes next

    def proceed(self, g: Pieces) -> None:
        phase = self.phase
        self.phase = phase + 1 if phase < PASS_MARKER else PLACE_CUBES
        if phase == SPOILAGE and bank_is_empty(g):
            end_game(g)  # AOM-7.1.2, AOM-7.1.4: the phases that are left are skipped
            return
        g.set_phase(phase)
        if phase == PLACE_CUBES:
            g.add_turn(1)
            g.set_round(0)
            for seat in range(g.seats):
                g.touch(seat)
                g.set_age_before(seat, g.age(seat))
                g.set_fourth(seat, 0)
            g.tell(events.TURN_BEGAN, g.turn())
            g.push(PlaceCubes())
        elif phase == DRAW_CARDS:
            draw = DrawCards()
            draw.begin(g)
            g.push(draw)
        elif phase == PLAY_CARDS:
            g.push(Rounds())
        elif phase == SPOILAGE:
            spoil(g)
        elif phase == DISCARD_CARDS:
            discard = DiscardCards()
            discard.begin(g)
            g.push(discard)
        else:
            g.set_first(g.left_of(g.first()))
            g.tell(events.FIRST_PLAYER, g.first())

    def clone(self) -> "Turn":
        return Turn(self.phase)

    def fields(self, p: Packer) -> None:
        self.phase = p.num(self.phase, PLACE_CUBES, PASS_MARKER)

    def audit(self, g: Pieces) -> None:
        """Check that the next phase follows the current one, and that the steps in progress belong to the current
        one."""
        require(g.phase() == self.phase - 1, "a phase would be skipped or come twice")
        phase = g.phase()
        runs = g.stack[1] if len(g.stack) > 1 else self
        fits = (
            (phase == PLACE_CUBES and isinstance(runs, PlaceCubes))
            or (phase == DRAW_CARDS and isinstance(runs, DrawCards))
            or (phase == PLAY_CARDS and isinstance(runs, Rounds))
            or (phase == DISCARD_CARDS and isinstance(runs, DiscardCards))
        )
        require(g.stack[0] is self and fits, "something runs that does not belong to the phase")
        for step in g.stack[2:]:
            phases = isinstance(step, (PlaceCubes, DrawCards, Rounds, DiscardCards))
            require(phase == PLAY_CARDS and not phases, "something runs that does not belong to the phase")


class PlaceCubes(Procedure):
    """AOM-2.2 — The first player and the next two each put a victory cube on a card; two players put one each or, as an
    option, three in turn, as many as more players place."""

    RULE: ClassVar[str] = "AOM-2.2.1"
    VERBS: ClassVar[str] = "place"

    def __init__(self, placed: i64 = 0) -> None:
        self.placed: i64 = placed

    def to_place(self, g: Pieces) -> i64:
        """AOM-2.2.1, AOM-2.2.2 — How many cubes are placed in all, if the bank has them."""
        if g.seats == 2:
            return g.box.cubes_placed if g.variant.three_cubes else g.box.cubes_placed_by_two
        return g.box.cubes_placed if g.box.cubes_placed < g.seats else g.seats

    def pending(self, g: Pieces) -> Seats:
        if self.placed >= self.to_place(g) or g.victory_bank() == 0:
            return NOBODY
        return one(g.clockwise(g.first(), self.placed))

    def turn_of(self, g: Pieces, seat: i64) -> i64:
        """How many cubes are placed before the next one of a seat whose turn comes later, or NOTHING."""
        for before in range(self.placed + 1, self.to_place(g)):
            if g.clockwise(g.first(), before) == seat:
                return before
        return NOTHING

    def beside(self, g: Pieces, seat: i64) -> bool:
        """AOM-2.2.1 — Any card may be chosen, whatever others have chosen; the bank has a cube for each of them."""
        before = self.turn_of(g, seat)
        return before > 0 and g.victory_bank() > before - self.placed

    def in_turn(self, g: Pieces) -> i64:
        return g.clockwise(g.first(), self.placed) if self.placed < self.to_place(g) else NOTHING

    def turn_to(self, g: Pieces, seat: i64) -> None:
        self.placed = self.turn_of(g, seat)

    def alone(self, g: Pieces, seat: i64, action: i64) -> bool:
        return True

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return g.moves.place.first(len(VICTORY_CARDS))

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        g.add_victory_bank(-1)
        g.add_on_card(g.moves.place.index(action), 1)
        g.tell(events.CUBE_PLACED, seat, g.moves.place.index(action))
        self.placed += 1

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("place_cube", {"bank": int(g.victory_bank())})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [f"victory/{VICTORY_CARDS[g.moves.place.index(action)]}"]

    def clone(self) -> "PlaceCubes":
        return PlaceCubes(self.placed)

    def fields(self, p: Packer) -> None:
        self.placed = p.num(self.placed, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """No more cubes than are placed in all."""
        require(self.placed <= self.to_place(g), "more cubes were placed than there are to place")


class Rounds(Procedure):
    """AOM-2.4 — Three rounds in which every player makes a move, then the fourth actions, in turn order."""

    RULE: ClassVar[str] = "AOM-2.4.1"

    def __init__(self, at: i64 = 0) -> None:
        self.at: i64 = at  # moves made in this round

    def proceed(self, g: Pieces) -> None:
        if g.round() == 0 or self.at == g.seats:
            if g.round() > g.box.rounds:
                clear_fronts(g)
                g.stack.pop()
                return
            g.add_round(1)
            self.at = 0
            self.announce(g)
        seat = g.clockwise(g.first(), self.at)
        self.at += 1
        fourth = g.round() > g.box.rounds
        if not fourth or g.fourth(seat) == 1:
            g.push(Move(seat, fourth))

    def announce(self, g: Pieces) -> None:
        """AOM-2.4.1, AOM-2.4.6 — Three rounds; after them come extra moves, if anybody has bought one."""
        if g.round() <= g.box.rounds:
            g.tell(events.ROUND_BEGAN, g.round())
            return
        for seat in range(g.seats):
            if g.fourth(seat) == 1:
                g.tell(events.EXTRA_MOVES)
                return

    def clone(self) -> "Rounds":
        return Rounds(self.at)

    def fields(self, p: Packer) -> None:
        self.at = p.num(self.at, 0, p.seats)
