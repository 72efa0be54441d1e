"""A table for trying things out: play in notation, feed it chance, look at what lies where.

`scenario(...)` makes one; tests and `petteia scenario` use it.
"""

from petteia.engine import tabletop
from petteia.engine.events import Sink
from petteia.engine.protocol import CHANCE
from petteia.games.parthenon import terms
from petteia.games.parthenon.clerk import write_up
from petteia.games.parthenon.game import Position
from petteia.games.parthenon.state import OpenBox, hand_of, hold_of


class Tabletop(tabletop.Tabletop[Position]):
    """A position that can be played on and looked at.

    table.play("build market", "give ore")     decisions in notation, for the seat that has to decide
    table.play("vote 2", seat=1)               where several decide at the same time
    table.deal("storm")                        chance outcomes by name
    table.until("build")                       everybody passes until a phase begins
    table.hand(0) · table.hold(0, "a") · table.built(0) · table.fleet(0, "a") · table.heard("built")

    A single option is answered automatically, as at a real table, unless the scenario is `patient`.
    """

    def __init__(self, state: Position, patient: bool = False) -> None:
        self.game: OpenBox = state.rules
        self.patient = patient
        self.state = state
        self.sink = state.sink = Sink()  # automatic steps are reported too
        state.settle()
        state.sink = None
        write_up(state)
        self.go_on()

    def go_on(self) -> None:
        """PAR-2.2.3, PAR-13.2.11 — Make every decision that has no choice."""
        super().go_on()
        alone = self.without_choice()
        while alone >= 0:
            self.state.apply(alone, self.state.legal(alone)[0], self.sink)
            alone = self.without_choice()

    def without_choice(self) -> int:
        """A seat that has to decide and has a single option, or -1."""
        if self.patient or self.pending in (CHANCE, ()):
            return -1
        return next((seat for seat in self.pending if len(self.state.legal(seat)) == 1), -1)

    def play(self, *texts: str, seat: int | None = None) -> "Tabletop":
        """Carry out one notation after the other; decisions without a choice are made automatically."""
        super().play(*texts, seat=seat)
        return self

    def deal(self, *outcomes: str | int) -> "Tabletop":
        """Chance outcomes in order."""
        super().deal(*outcomes)
        return self

    def play_on(self, seed: int = 0, decisions: int = 0) -> "Tabletop":
        """Play at random: this many decisions, or to the end."""
        super().play_on(seed, decisions)
        return self

    def all_pass(self) -> "Tabletop":
        """Every seat that has to decide now takes the default."""
        for seat in self.pending:
            if seat in self.pending:
                self.state.apply(seat, self.state.default(seat), self.sink)
        self.go_on()
        return self

    def until(self, phase: str, most: int = 2000) -> "Tabletop":
        """Everybody passes, and chance does the first thing it can, until a phase begins or the game is over."""
        wanted = terms.PHASES.index(phase) + 1
        for _ in range(most):
            if not self.pending or self.state.phase() == wanted:
                break
            if self.pending == CHANCE:
                self.resolve(next(i for i, w in enumerate(self.state.chance()) if w > 0))
                self.go_on()
            else:
                self.all_pass()
        return self

    # -- looking -------------------------------------------------------------------------------------------

    def cards(self, place: int) -> dict[str, int]:
        """The cards in a place, without kinds that are missing."""
        return {
            terms.CARDS[kind]: int(self.state.count(place, kind))
            for kind in range(terms.KINDS)
            if self.state.count(place, kind)
        }

    def hand(self, seat: int) -> dict[str, int]:
        """The cards in a hand."""
        return self.cards(int(hand_of(seat)))

    def hold(self, seat: int, fleet: str) -> dict[str, int]:
        """The cards aboard a fleet."""
        return self.cards(int(hold_of(seat, terms.FLEETS.index(fleet))))

    def supply(self) -> dict[str, int]:
        """The aegis cards in the supply."""
        return {name: int(self.state.supply(kind)) for kind, name in enumerate(terms.AEGIS)}

    def built(self, seat: int) -> list[str]:
        """The structures on an island."""
        return [terms.STRUCTURES[s] for s in range(terms.KINDS_OF_STRUCTURE) if self.state.has_built(seat, s)]

    def fleets(self, seat: int) -> str:
        """The fleets a player owns: `ab`."""
        return "".join([terms.FLEETS[f] for f in range(terms.MOST_FLEETS) if self.state.has_fleet(seat, f)])

    def fleet(self, seat: int, fleet: str) -> str:
        """Where a fleet is: `home`, `under_way sparta`, `arrived egypt`, `turned_back italy`."""
        f = terms.FLEETS.index(fleet)
        status = terms.VOYAGES[self.state.status(seat, f)]
        return status if status == "home" else f"{status} {terms.LANDS[self.state.land(seat, f)]}"

    def philosophies(self, seat: int) -> list[str]:
        """The philosophies of a player."""
        return [self.state.box.philosophy_ids[p] for p in range(terms.PHILOSOPHIES) if self.state.has_thought(seat, p)]

    def wonders(self, seat: int) -> dict[str, str]:
        """The wonders of a player and their stages."""
        mine = [w for w in range(terms.WONDERS) if self.state.owner(w) == seat]
        return {self.state.box.wonder_ids[w]: terms.STAGES[self.state.stage(w)] for w in mine}

    @property
    def archon(self) -> int:
        """The Archon."""
        return int(self.state.archon())

    @property
    def phase(self) -> str:
        """The phase of the season."""
        return terms.PHASES[self.state.phase() - 1]
