"""PAR-2, PAR-3 — Years, seasons and the ten phases of each."""

from typing import Any, ClassVar, Final

from petteia.engine.ints import i64
from petteia.engine.packing import Packer, require
from petteia.engine.protocol import Step
from petteia.games.parthenon import events
from petteia.games.parthenon.build_turn import BuildTurns, Earthquake, shaken
from petteia.games.parthenon.clerk import write_up
from petteia.games.parthenon.discard import HandLimit, over_limit
from petteia.games.parthenon.election import Election, Lots, end_game
from petteia.games.parthenon.event_phase import (
    Donations,
    LateStoic,
    Ordering,
    RunThrough,
    Stoics,
    TurnUp,
    donors,
    stoics,
)
from petteia.games.parthenon.exchange import Exchange, MarketTurns
from petteia.games.parthenon.gift_question import GiftQuestion
from petteia.games.parthenon.harbors import Arrival, Look, Opening, TurnUpHarbors, wishes
from petteia.games.parthenon.hazard_card import DrawHazard, HazardCard
from petteia.games.parthenon.hazards import Hazards
from petteia.games.parthenon.homecoming import Surplus, overladen, unload
from petteia.games.parthenon.island_trade import IslandTrade
from petteia.games.parthenon.ledger import MARK, note
from petteia.games.parthenon.loading import Loading, LoadingOrder, loaders
from petteia.games.parthenon.losses import Losses
from petteia.games.parthenon.payment import Payment
from petteia.games.parthenon.plans import ChoosePlans, DrawPlan
from petteia.games.parthenon.procedure import Commit, Procedure, all_seats
from petteia.games.parthenon.production import Production, producers
from petteia.games.parthenon.random_loss import RandomLoss
from petteia.games.parthenon.scoring import anybody_finished, is_finished
from petteia.games.parthenon.state import Pieces, hand_of, hold_of
from petteia.games.parthenon.terms import (
    ARMY,
    AT_HOME,
    BUILD,
    COMMODITIES,
    DISCARD,
    ELECTION,
    EVENT,
    EVENT_SLOTS,
    FLEET_TRADE,
    HAZARD,
    ISLAND_TRADE,
    MOST_FLEETS,
    PRODUCTION,
    RETURN,
    SEASONS,
    SHORES,
    VOYAGE,
    YEARS,
)
from petteia.games.parthenon.trade_start import Settlement, TradeStart
from petteia.games.parthenon.visit import TradingTurns, Visit
from petteia.games.parthenon.voyage import Oracle, Skeptics, ask_oracle
from petteia.games.parthenon.wonders import Window

FULL: Final = 4000
"""A longer tablet is copied even if the ledger is not read: copies of a position should stay small."""


class Season(Procedure):
    """PAR-2.1.1 — Season after season, each of ten phases in fixed order; a window opens each phase (PAR-2.3.1)."""

    RULE: ClassVar[str] = "PAR-2.1.1"

    def __init__(self, phase: i64 = 0, part: i64 = 0) -> None:
        self.phase: i64 = phase  # 0: a season is about to begin
        self.part: i64 = part

    def proceed(self, g: Pieces) -> None:
        if self.phase == 0:
            begin_season(g)
            self.phase = EVENT
            self.part = 0
        elif self.phase > ELECTION:
            self.phase = 0
            end_season(g)
        elif self.part == 0:
            g.set_phase(self.phase)
            g.tell(events.PHASE_BEGAN, self.phase - 1)
            self.part = 1
            g.push(Window())
        else:
            self.part += 1
            if not run(g, self.phase, self.part - 1):
                self.phase += 1
                self.part = 0

    def clone(self) -> "Season":
        return Season(self.phase, self.part)

    def fields(self, p: Packer) -> None:
        self.phase = p.num(self.phase, 0, ELECTION)
        self.part = p.num(self.part, 0, 6)

    def audit(self, g: Pieces) -> None:
        """The phase is that of the calendar, fleets are away only from the voyage to the return, and the season has
        not begun while plans are chosen."""
        require(g.stack[0] is self, "a season runs within something else")
        require(self.phase == g.phase() or g.season() == 0, "another phase runs than the calendar says")
        require((self.part > 0) == (self.phase > 0), "a phase runs that has not begun")
        if len(g.stack) > 1:
            audit_part(g, self.phase, self.part, g.stack[1])
            for at in range(2, len(g.stack)):
                fits = isinstance(g.stack[at], UPON.get(type(g.stack[at - 1]), ()))
                require(fits, "something runs within a step that does not begin it")
        at_sea = VOYAGE <= self.phase <= RETURN
        require(at_sea or g.voyage_from() < 0, "the ledger has a voyage, and there is none")
        for seat in range(g.seats):
            for fleet in range(MOST_FLEETS):
                home = g.status(seat, fleet) == AT_HOME and g.size(hold_of(seat, fleet)) == 0
                require(at_sea or home, "a fleet is away when there is no voyage")


def run(g: Pieces, phase: i64, part: i64) -> bool:
    """One part of a phase, from 1 on; False if the phase has no more."""
    if phase == EVENT:
        return event_phase(g, part)
    if phase == PRODUCTION:
        if part == 1:
            g.push(Production(g.seats, producers(g)))
        elif part == 2:
            g.push(MarketTurns())
        return part < 3
    if phase == ISLAND_TRADE:
        if part == 1:
            g.push(TradeStart())
        elif part == 2:
            g.push(IslandTrade(g.seats))
        return part < 3
    if phase == VOYAGE:
        if part == 1:
            ask_oracle(g)
        elif part == 2:
            g.push(Skeptics())
        elif part == 3:
            g.push(LoadingOrder())
        return part < 4
    if phase == HAZARD:
        if part == 1:
            g.push(Hazards())
        return part < 2
    if phase == FLEET_TRADE:
        if part == 1:
            g.push(Arrival())
        elif part == 2:
            g.push(Opening(g.seats, wishes(g)))
        elif part == 3:
            g.push(TradingTurns())
        return part < 4
    if phase == RETURN:
        if part == 1:
            g.push(Surplus(g.seats, overladen(g)))
        elif part == 2:
            unload(g)
        return part < 3
    if phase == BUILD:
        if part == 1:
            seat = shaken(g)
            if seat >= 0:
                g.push(Earthquake(seat))
        elif part == 2:
            g.push(BuildTurns())
        return part < 3
    if phase == DISCARD:
        if part == 1:
            g.push(HandLimit(g.seats, over_limit(g)))
        elif part == 2:
            end_of_notes(g)
        return part < 3
    if part == 1:
        g.push(Election(g.seats, all_seats(g)))
    return part < 2


RUNNING: Final[dict[int, tuple[tuple[type, ...], ...]]] = {
    EVENT: ((TurnUp,), (Donations,), (Ordering,), (RunThrough,), (Stoics,)),
    PRODUCTION: ((Production,), (MarketTurns,)),
    ISLAND_TRADE: ((TradeStart,), (IslandTrade,)),
    VOYAGE: ((Oracle,), (Skeptics,), (LoadingOrder, Loading)),
    HAZARD: ((Hazards,),),
    FLEET_TRADE: ((Arrival,), (Opening, TurnUpHarbors), (TradingTurns,)),
    RETURN: ((Surplus,),),
    BUILD: ((Earthquake, Payment), (BuildTurns,)),
    DISCARD: ((HandLimit,),),
    ELECTION: ((Election, Lots),),
}
"""What `run` puts on the stack, phase by phase and part by part, and what replaces it."""
UPON: Final[dict[type, tuple[type, ...]]] = {
    MarketTurns: (Exchange,),
    TradeStart: (Settlement, RandomLoss),
    Skeptics: (Look,),
    LoadingOrder: (Loading,),
    Hazards: (DrawHazard, HazardCard),
    HazardCard: (DrawHazard, HazardCard, GiftQuestion, Losses, RandomLoss),
    Arrival: (Look,),
    TurnUpHarbors: (RandomLoss,),
    RandomLoss: (RandomLoss,),
    TradingTurns: (Visit,),
    Visit: (Exchange, DrawPlan, LateStoic),
    BuildTurns: (Payment, Exchange, LateStoic),
}
"""What the steps themselves put on the stack, or leave there in their place."""


def audit_part(g: Pieces, phase: i64, part: i64, step: Step[Any]) -> None:
    """Check that the steps in progress belong to the part of the phase, and ask all seats that they should."""
    if part == 0:  # PAR-12.1.4, before the first season
        require(isinstance(step, ChoosePlans), "something runs before the season")
        return
    if part == 1:
        require(isinstance(step, Window), "something runs before its phase's window")
        return
    parts = RUNNING[int(phase)]
    require(part - 2 < len(parts) and isinstance(step, parts[part - 2]), "something runs that its phase does not have")
    if isinstance(step, Commit):
        require(step.asked == to_be_asked(g, step), "other players are asked than have to be")


def to_be_asked(g: Pieces, step: Commit) -> i64:
    """The seats that a phase asks at the same time, as bits."""
    if isinstance(step, Donations):
        return donors(g)
    if isinstance(step, Stoics):
        return stoics(g)
    if isinstance(step, Production):
        return producers(g)
    if isinstance(step, Loading):
        return loaders(g)
    if isinstance(step, Opening):
        return wishes(g)
    if isinstance(step, Surplus):
        return overladen(g)
    return over_limit(g) if isinstance(step, HandLimit) else all_seats(g)


def event_phase(g: Pieces, part: i64) -> bool:
    """PAR-3.1 — Turn up, donate, order, run through, declare."""
    if part == 1:
        g.push(TurnUp())
    elif part == 2:
        g.push(Donations(g.seats, donors(g)))
    elif part == 3:
        g.push(Ordering())
    elif part == 4:
        g.push(RunThrough())
    elif part == 5:
        g.push(Stoics(g.seats, stoics(g)))
    return part < 6


def begin_season(g: Pieces) -> None:
    """PAR-2.1.3 — All allowances come back, suspensions and buy-ins end."""
    g.add_season(1)
    g.add_played(1)
    for seat in range(g.seats):
        g.set_used(seat, 0)
        g.set_used_building(seat, 0)
        g.set_idle(seat, 0)
        g.set_exchanged(seat, 0)
        g.set_exchanged_in(seat, 0)
        g.set_swapped(seat, 0)
        g.set_used_event(seat, 0)
        g.set_ignored(seat, -1)
        g.set_bought(seat, 0)
        g.set_copied(seat, 0)
        g.set_drafts(seat, 0)
    for slot in range(EVENT_SLOTS):
        g.set_chosen(slot, -1)
    g.tell(events.SEASON_BEGAN, g.year(), g.season())
    if g.seats == 4 and g.variant.army_season > 1 and g.variant.army_season == g.played():  # PAR-12.3.1
        for seat in range(g.seats):
            if g.box.torch[g.island(seat)] == 0 and g.supply(ARMY - COMMODITIES) > 0:
                g.take(hand_of(seat), ARMY, 1)
                g.tell(events.EXTRA_GIVEN, seat, ARMY)


def end_season(g: Pieces) -> None:
    """PAR-11.1, PAR-2.1.5 — The end of the game, or of a year, is looked for after phase 10."""
    if anybody_finished(g) or (g.year() == YEARS and g.season() == SEASONS):
        for seat in range(g.seats):
            if is_finished(g, seat):
                g.tell(events.ISLAND_FINISHED, seat)
        g.tell(events.GAME_ENDED, g.year(), g.season())
        g.stack.pop()
        end_game(g)
    elif g.season() == SEASONS:
        end_year(g)


def end_year(g: Pieces) -> None:
    """PAR-2.1.5, PAR-2.1.6 — Events leave the game; open harbor cards do too and are replaced face down."""
    g.tell(events.YEAR_ENDED, g.year())
    for slot in range(EVENT_SLOTS):
        g.set_event(slot, -1)
        g.set_ordered(slot, -1)
    for land in range(SHORES):
        if g.is_open(land):
            g.gone[g.harbor(land)] += 1
            g.set_harbor(land, -1)
            g.set_harbor_open(land, 0)
            g.set_knowers(land, 0)
            g.tell(events.HARBOR_REPLACED, land)
    g.add_year(1)
    g.set_season(0)


def end_of_notes(g: Pieces) -> None:
    """Note the end of a season for the ledger."""
    note(g, MARK)
    if len(g.tablet) > FULL:
        write_up(g)
