"""Parthenon: Rise of the Aegean, for three to six players."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from petteia.engine.events import Sink
from petteia.engine.generator import Generator
from petteia.engine.ints import i64, mypyc_attr
from petteia.engine.overlay import overlay
from petteia.engine.packing import Packer
from petteia.engine.protocol import Option
from petteia.engine.view import ViewBuilder
from petteia.games.parthenon.box import Box
from petteia.games.parthenon.build_turn import BuildTurns, Earthquake
from petteia.games.parthenon.clerk import write_up
from petteia.games.parthenon.components import FOLDER, SHIPPED, read_box
from petteia.games.parthenon.discard import HandLimit
from petteia.games.parthenon.election import Election, LastWord, Lots
from petteia.games.parthenon.event_phase import Donations, LateStoic, Ordering, RunThrough, Stoics, TurnUp
from petteia.games.parthenon.exchange import Exchange, MarketTurns
from petteia.games.parthenon.gift_question import GiftQuestion
from petteia.games.parthenon.harbors import Arrival, Look, Opening, TurnUpHarbors
from petteia.games.parthenon.hazard_card import DrawHazard, HazardCard
from petteia.games.parthenon.hazards import Hazards
from petteia.games.parthenon.homecoming import Surplus
from petteia.games.parthenon.island_trade import IslandTrade
from petteia.games.parthenon.knowledge import determinize_pieces, put_observation
from petteia.games.parthenon.layout import count_everything, show_pieces
from petteia.games.parthenon.loading import Loading, LoadingOrder
from petteia.games.parthenon.losses import Losses
from petteia.games.parthenon.payment import Payment
from petteia.games.parthenon.plans import ChoosePlans, DrawPlan
from petteia.games.parthenon.production import Production
from petteia.games.parthenon.random_loss import RandomLoss
from petteia.games.parthenon.scoring import criteria, ranking
from petteia.games.parthenon.season import Season
from petteia.games.parthenon.setup import Setup, begin_setup
from petteia.games.parthenon.soundness import audit_places
from petteia.games.parthenon.state import OpenBox, Pieces, Variant, fill
from petteia.games.parthenon.trade_start import Settlement, TradeStart
from petteia.games.parthenon.visit import TradingTurns, Visit
from petteia.games.parthenon.voyage import Oracle, Skeptics
from petteia.games.parthenon.wonders import Window

FIGURES: Final = overlay(FOLDER)


@mypyc_attr(allow_interpreted_subclasses=True)
class Parthenon(OpenBox):
    """The box, opened for a number of players and with options chosen."""

    ID: ClassVar[str] = "parthenon"
    TITLE: ClassVar[str] = "Parthenon: Rise of the Aegean"
    RULES_VERSION: ClassVar[int] = 3
    OLDER_RULES: ClassVar[tuple[int, ...]] = (1, 2)
    ORDERS: ClassVar[bool] = True
    SEAT_COUNTS: ClassVar[tuple[int, ...]] = (3, 4, 5, 6)
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("quick_start", "off", "on", rule="PAR-12.1.1"),
        Option("first_game", "off", "on", rule="PAR-12.2.1"),
        Option("army_season", "1", "2", "3", "4", "5", "6", "7", "8", rule="PAR-12.3.1"),
        *FIGURES.options,
        Option("wonder_payments", "at_once", "instalments", rule="PAR-8.1.4"),
    )
    RULES: ClassVar[str] = str(FOLDER / "rules.md")
    COMPONENTS: ClassVar[str] = str(SHIPPED)

    def __init__(
        self,
        seats: int = 3,
        options: Mapping[str, str] | None = None,
        components: Mapping[str, Any] | str | Path | None = None,
    ) -> None:
        super().__init__(seats, options, components, read_box(FIGURES.applied(SHIPPED, components, options)))
        self.largest = 0xFFFFFFFF  # an entry of the ledger fills 32 bits
        self.largest_in_step = 0x3FFFF  # three fleets of six players, a bit each
        self.steps = [
            Setup, ChoosePlans, Season, Window, TurnUp, Donations, Ordering, RunThrough, Stoics, LateStoic, Production,
            MarketTurns, Exchange, TradeStart, Settlement, RandomLoss, IslandTrade, Oracle, Skeptics, Look,
            LoadingOrder, Loading, Hazards, DrawHazard, HazardCard, GiftQuestion, Losses, Arrival, Opening,
            TurnUpHarbors, TradingTurns, Visit, DrawPlan, Surplus, Earthquake, BuildTurns, Payment, HandLimit, Election,
            Lots, LastWord,
        ]  # fmt: skip
        self.bound = most_decisions(self.box, self.variant, seats)

    def new(self) -> "Position":
        position = Position(self)
        fill(position)
        position.push(begin_setup(position))
        position.settle()
        write_up(position)
        return position

    def blank(self) -> "Position":
        position = Position(self)
        position.clear()
        return position


class Position(Pieces):
    """A position of the game, with what is known of it and how it is shown.

    The ledger is brought up to date by `apply` and `resolve`, and whenever it is read; unobserved drivers
    (`carry_out`, `happen`) leave it until then.
    """

    def clone(self) -> "Position":
        out = Position(self.rules)
        self.copy_into(out)
        out.clone_stack(self)
        return out

    def apply(self, seat: i64, action: i64, sink: Sink | None = None) -> None:
        super().apply(seat, action, sink)
        write_up(self)

    def resolve(self, outcome: i64, sink: Sink | None = None) -> None:
        super().resolve(outcome, sink)
        write_up(self)

    def fields(self, p: Packer) -> None:
        write_up(self)
        super().fields(p)

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
        return criteria(self)

    def standings(self) -> list[list[int]]:
        return ranking(self)


def most_decisions(box: Box, variant: Variant, seats: int) -> i64:
    """PAR-INV-23 — The most decisions a game can take: seasons, and in each the limits of what can be done."""
    seasons = 8 if variant.quick else 12
    cards = 120  # more than any player ever holds: production, deals and aegis of a season on top of the hand limit
    drafts = int(box.drafts) * seats
    draft = 2 * int(box.side) + 5
    answers = drafts * (seats - 1)
    waits = seats + drafts * (seats - 1) + answers + answers * seats
    trade = drafts * draft + 2 * answers + waits + 8 * seats
    visit = int(box.conversions) * 14 + 12
    build = 14 * 12 + 4 * 6 + 14 + 60
    each = 10 * 8 + 2 * cards + 20 + 24 + 3 * visit + 36 + build + cards + 4 + 40
    cards_of_wonders = int(sum(box.plan_price) + sum(box.completion_price)) if variant.instalments else 0
    return min(999_999, seasons * (trade + seats * each + 30) + cards_of_wonders + 20)
