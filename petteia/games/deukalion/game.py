"""Deukalion, for two to four players, with its two expansions."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from petteia.engine.generator import Generator
from petteia.engine.ints import i64
from petteia.engine.overlay import overlay
from petteia.engine.protocol import Option, Reason
from petteia.engine.view import ViewBuilder
from petteia.games.deukalion.card_choices import Oracle, Trident
from petteia.games.deukalion.combat import Fight
from petteia.games.deukalion.components import FOLDER, PRESETS, SHIPPED, read_box
from petteia.games.deukalion.displacement import Displace
from petteia.games.deukalion.end import points
from petteia.games.deukalion.hand import DrawCards
from petteia.games.deukalion.knowledge import determinize_pieces, put_observation
from petteia.games.deukalion.kylix import Acting, MoveHydra, PlaceKylix
from petteia.games.deukalion.layout import count_everything, show_pieces
from petteia.games.deukalion.loot import Horse, Loot
from petteia.games.deukalion.missions import Claim, RevealWindow, TurnedUp, TurnUp
from petteia.games.deukalion.not_now import why_not_now
from petteia.games.deukalion.sailing import Raid, Sailing
from petteia.games.deukalion.setup import Setup, fill_the_board
from petteia.games.deukalion.soundness import audit_places
from petteia.games.deukalion.state import OpenBox, Pieces
from petteia.games.deukalion.tasks import Store
from petteia.games.deukalion.terms import SAIL_AGAIN
from petteia.games.deukalion.throwing import chances
from petteia.games.deukalion.trophies import Trophy
from petteia.games.deukalion.turn import OtherPart, Turn
from petteia.games.deukalion.underworld import BringBack, EnterStyx
from petteia.games.deukalion.windows import CardWindow, Interruption

FIGURES: Final = overlay(FOLDER)
POSES: Final = 3


class Deukalion(OpenBox):
    """The box, opened for a number of players and with options chosen."""

    ID: ClassVar[str] = "deukalion"
    TITLE: ClassVar[str] = "Deukalion"
    RULES_VERSION: ClassVar[int] = 1
    ORDERS: ClassVar[bool] = True
    SEAT_COUNTS: ClassVar[tuple[int, ...]] = (2, 3, 4)
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("charybdis", "off", "on", "free_placement", rule="DEU-12.1.1"),
        Option("theseus", "off", "on", rule="DEU-12.2.1"),
        Option("soldiers", "default", "thick_meeple", "flat_meeple", rule="DEU-10.1.3"),
        *FIGURES.options,
        Option("failed_attack", "stops", "sails_on", rule="DEU-5.3.1"),
        Option("attacks", "one", "several", rule="DEU-5.3.2"),
        Option("card_moments", "windows", "any", rule="DEU-8.2.2"),
    )
    RULES: ClassVar[str] = str(FOLDER / "rules.md")
    COMPONENTS: ClassVar[str] = str(SHIPPED)

    def __init__(
        self,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        components: Mapping[str, Any] | str | Path | None = None,
    ) -> None:
        super().__init__(seats, options, components, read_box(FIGURES.applied(SHIPPED, components, options)))
        self.largest = 0xFFFFFF  # entries of the log of action cards
        preset = PRESETS.index(self.options["soldiers"]) * POSES
        self.throws = chances(self.box.presets[preset : preset + POSES])
        self.steps = [
            Setup, Turn, CardWindow, OtherPart, PlaceKylix, Acting, MoveHydra, DrawCards, BringBack, Sailing, EnterStyx,
            Fight, Trophy, Loot, Horse, Displace, Claim, Store, TurnUp, RevealWindow, Trident, Oracle,
        ]  # fmt: skip
        if self.several_attacks or self.any_moment:
            self.steps += [Raid, Interruption, TurnedUp]
        if self.any_moment:
            self.interruption = Interruption()
        self.bound = most_decisions(self, seats, int(self.box.turn_limit))

    def new(self) -> "Position":
        position = Position(self)
        fill_the_board(position)
        position.push(Setup())
        position.settle()
        return position

    def blank(self) -> "Position":
        position = Position(self)
        position.clear()
        return position


class Position(Pieces):
    """A position of the game, with what is known of it and how it is shown."""

    def clone(self) -> "Position":
        out = Position(self.rules)
        self.copy_into(out)
        out.clone_stack(self)
        return out

    def not_now(self, seat: i64, action: i64) -> Reason | None:
        return why_not_now(self, seat, action)

    def put_observation(self, out: "Position", seat: i64) -> None:
        put_observation(self, out, seat)

    def determinize(self, seat: i64, rng: Generator) -> None:
        determinize_pieces(self, seat, rng)

    def show(self, view: ViewBuilder) -> None:
        show_pieces(self, view)

    def census(self) -> dict[str, int]:
        return count_everything(self)

    def audit(self) -> None:
        audit_places(self)

    def scores(self) -> list[dict[str, int]]:
        return points(self)


def most_decisions(game: OpenBox, seats: int, turns: int) -> int:
    """More decisions than a game can take, from the limits of the rules.

    A turn: every action card could be played once, and the few that are drawn in it once more. Each may ask
    every seat again in a window, and has at most three choices of its own, or begins a move. A move: its steps, one
    attack with the cards counted above, as many foundings as there are settlements, and every treasure unloaded and
    put back. Every mission could be claimed once, with a task, a price and a window. As options a move has an attack
    for every place, and everybody is asked for a card after every field, every draw and every mission turned up.
    """
    box = game.box
    cards = sum(int(n) for n in box.card_count) + seats
    treasures = sum(int(n) for n in box.colour_count)
    fight = 1 + 2 + 2 + 1 + 1 + 1
    attacks = 1 + int(box.cities + box.settlements) if game.several_attacks else 1
    asked = seats if game.any_moment else 0
    move = 3 + 9 * (2 + asked) + attacks * fight + int(box.settlements) + 2 * treasures + 2
    again = sum(int(box.card_count[c]) for c in range(box.cards) if box.card_effect[c] == SAIL_AGAIN) + seats
    windows = 2 * seats + cards * (seats + 3)
    missions = int(box.missions) * (1 + 1 + 10 + 2 * seats + asked)
    acts = 4 + 2 + 3 + fight + 2 + 4 * asked
    turn = windows + (seats + again) * move + missions + acts + seats
    return 3 + seats + turns * turn
