"""PAR-INV — What holds after every single choice, checked in stateful random play on the rules' own terms.

Each invariant is one function that looks at the whole table without the game's own `census`.
"""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition
from hypothesis.stateful import rule as step

import petteia
from petteia.engine.events import Sink
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE, SPECTATOR
from petteia.games.parthenon.game import Parthenon, Position
from petteia.games.parthenon.hazard_card import HazardCard
from petteia.games.parthenon.island_trade import IslandTrade
from petteia.games.parthenon.payment import Payment
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.state import hand_of, hold_of
from petteia.games.parthenon.terms import ACADEMY, CARDS, COMMODITIES, EVENT_SLOTS, KINDS
from tests import budget
from tests.conformance.late_parthenon import LateParthenon, SecondYear, ThirdYear
from tests.rules import rule

OPENINGS: list[Callable[[], Parthenon]] = [
    lambda: Parthenon(3), lambda: Parthenon(6), lambda: Parthenon(5, {"quick_start": "on"}),
    lambda: LateParthenon(4), lambda: SecondYear(5), lambda: ThirdYear(3),
]  # fmt: skip
SET_UP = 3
"""From this opening on the game begins late, in a position that no game need have led to."""

Counts = list[int]


class Moment:
    """What some invariants compare with: the table before the last choice, and what everybody heard of it."""

    def __init__(self, g: Position) -> None:
        self.outside: Counts = outside(g)
        self.archon = int(g.archon())
        self.phase = int(g.phase())
        self.built = [(int(g.built(seat)), int(g.fleet(seat))) for seat in range(g.seats)]
        self.paying = bool(g.stack) and isinstance(g.stack[-1], Payment)
        self.heard: list[dict[str, Any]] = []


def places(g: Position) -> list[int]:
    return [p for s in range(g.seats) for p in (int(hand_of(s)), *[int(hold_of(s, fleet)) for fleet in range(3)])]


def outside(g: Position) -> Counts:
    """How many cards of each kind players have."""
    return [sum(int(g.count(place, kind)) for place in places(g)) for kind in range(KINDS)]


def aegis_cards_add_up(g: Position, _: Moment) -> None:
    """PAR-INV-2"""
    held = outside(g)
    for kind, whole in zip(range(COMMODITIES, KINDS), (18, 12, 12), strict=True):
        assert int(g.supply(kind - COMMODITIES)) + held[kind] == whole


def structures_are_the_printed_ones(g: Position, _: Moment) -> None:
    """PAR-INV-3"""
    for seat in range(g.seats):
        assert 0 <= int(g.built(seat)) < 1 << 14 and 0 <= int(g.fleet(seat)) < 8


def philosophies_add_up(g: Position, _: Moment) -> None:
    """PAR-INV-4"""
    for philosophy in range(6):
        holders = [seat for seat in range(g.seats) if g.has_thought(seat, philosophy)]
        assert int(g.unheld(philosophy)) + len(holders) == 4
        assert all(g.has_built(seat, ACADEMY) for seat in holders)


def wonders_add_up(g: Position, _: Moment) -> None:
    """PAR-INV-5"""
    assert all((g.owner(wonder) < 0) == (g.stage(wonder) == 0) for wonder in range(12))
    assert all(int(g.plans(seat)) <= 2 for seat in range(g.seats))


def hazard_cards_add_up(g: Position, _: Moment) -> None:
    """PAR-INV-6"""
    resolving = [int(each.card) for each in g.stack if isinstance(each, HazardCard)]
    kinds = [int(g.hazards.count(card)) + int(g.spent[card]) + resolving.count(card) for card in range(len(g.spent))]
    assert kinds == [int(n) for n in g.box.hazards.count] and sum(kinds) == 36


def harbor_cards_add_up(g: Position, _: Moment) -> None:
    """PAR-INV-7"""
    lying = [int(g.harbor(land)) for land in range(6) if g.harbor(land) >= 0]
    kinds = [int(n) + int(g.gone[card]) + lying.count(card) for card, n in enumerate(g.stack_of_harbors)]
    assert kinds == [int(n) for n in g.box.harbors.count] and sum(kinds) == 26
    assert sum(g.stack_of_harbors) >= 6 - len(lying)


def events_are_the_years(g: Position, _: Moment) -> None:
    """PAR-INV-8"""
    events = [int(g.event(slot)) for slot in range(EVENT_SLOTS) if g.event(slot) >= 0]
    assert len(set(events)) == len(events)
    assert all(g.box.events.year[event] == g.year() for event in events)


def as_many_events_as_seasons(g: Position, _: Moment) -> None:
    """PAR-INV-8, in games from the beginning."""
    if g.phase() > 1 and g.stack:
        assert sum(1 for slot in range(EVENT_SLOTS) if g.event(slot) >= 0) == g.season()


def no_count_is_negative(g: Position, _: Moment) -> None:
    """PAR-INV-9"""
    for place in places(g):
        cards = [int(n) for n in g.count_row(place)]
        assert min(cards) >= 0 and sum(cards) == int(g.size(place))


GIVES = ("card_given", "card_doubled", "event_paid", "event_suffered", "lost_at_random", "cargo_lost", "fleet_sunk",
         "surplus_cargo", "paid", "limit_met")  # fmt: skip
TAKES = ("produced", "card_taken", "event_gained", "surplus_taken", "extra_given")


def commodities_move_as_was_told(g: Position, before: Moment) -> None:
    """PAR-INV-9: what players have in all changes by what everybody hears of the bank, and by nothing else."""
    change = [0] * KINDS
    for form in before.heard:
        kind = form["event"]
        if kind == "card_given" and before.paying:
            continue  # only picked: `paid` tells the whole price
        sign = 1 if kind in TAKES else -1 if kind in GIVES else 0
        for card in form.get("cards", [form["card"]] if "card" in form else []) if sign else ():
            change[CARDS.index(card)] += sign * int(form.get("count", 1))
        if kind in ("awarded", "theater_gold"):
            change[CARDS.index("gold")] += int(form["gold"])
    now = outside(g)
    assert [now[k] - before.outside[k] for k in range(COMMODITIES)] == change[:COMMODITIES], before.heard


def holds_are_empty_outside_the_voyage(g: Position, before: Moment) -> None:
    """PAR-INV-10"""
    for seat in range(g.seats):
        aboard = [int(g.size(hold_of(seat, fleet))) for fleet in range(3)]
        if not 4 <= g.phase() <= 7:
            assert aboard == [0, 0, 0]
        if g.phase() == 4:
            assert max(aboard) <= 6
    for form in before.heard:
        assert form["event"] != "sailed" or 1 <= form["cards"] <= 6


def the_archon_changes_in_the_last_phase(g: Position, before: Moment) -> None:
    """PAR-INV-13"""
    assert 0 <= int(g.archon()) < g.seats
    assert int(g.archon()) == before.archon or before.phase in (0, 10)


def drafts_are_few_and_offers_covered(g: Position, _: Moment) -> None:
    """PAR-INV-17"""
    assert all(int(g.drafts(seat)) <= 8 for seat in range(g.seats))
    for each in g.stack:
        if isinstance(each, IslandTrade):
            assert all(each.covered(g, seat) for seat in range(g.seats) if each.to[seat] >= 0)


def only_war_and_tempests_take_away(g: Position, before: Moment) -> None:
    """PAR-INV-19"""
    told = {str(form["event"]) for form in before.heard}
    for seat in range(g.seats):
        built, fleets = before.built[seat]
        assert built & ~int(g.built(seat)) == 0 or "village_razed" in told
        assert fleets & ~int(g.fleet(seat)) == 0 or "fleet_sunk" in told


def options_are_one_to_a_hundred(g: Position, _: Moment) -> None:
    """PAR-INV-22"""
    assert all(1 <= len(g.legal(seat)) <= 100 for seat in g.pending() if seat >= 0)


Check = Callable[[Position, Moment], None]
CHECKS: list[Check] = [
    aegis_cards_add_up, structures_are_the_printed_ones, philosophies_add_up, wonders_add_up, hazard_cards_add_up,
    harbor_cards_add_up, events_are_the_years, no_count_is_negative, commodities_move_as_was_told,
    holds_are_empty_outside_the_voyage, the_archon_changes_in_the_last_phase, drafts_are_few_and_offers_covered,
    only_war_and_tempests_take_away, options_are_one_to_a_hundred,
]  # fmt: skip


def choose(g: Position, number: int) -> Moment:
    """Whatever a number says of all that may happen now; what there was before, and what everybody heard."""
    before = Moment(g)
    sink = Sink()
    if g.pending() == CHANCE:
        possible = [outcome for outcome, weight in enumerate(g.chance()) if weight > 0]
        g.resolve(possible[number % len(possible)], sink)
    else:
        seat = g.pending()[number % len(g.pending())]
        options = g.legal(seat)
        g.apply(seat, options[number // 8 % len(options)], sink)
    before.heard = [event.form(SPECTATOR) for event in sink.events]
    return before


class Playing(RuleBasedStateMachine):
    """A game in which Hypothesis chooses every decision and outcome."""

    @initialize(
        opening=st.integers(0, len(OPENINGS) - 1), head_start=st.integers(0, 250), seed=st.integers(0, 2**32 - 1)
    )
    def open_the_box(self, opening: int, head_start: int, seed: int) -> None:
        """A game, played on for a while at random so that every phase is reached."""
        self.g = OPENINGS[opening]().new()
        self.before = Moment(self.g)
        rng = Generator(seed)
        for _ in range(head_start):
            if self.g.pending():
                self.before = choose(self.g, int(rng.lane()))

    @precondition(lambda self: bool(self.g.pending()))
    @step(number=st.integers(0, 2**20))
    def decide(self, number: int) -> None:
        """Anything that may happen now."""
        self.before = choose(self.g, number)

    @precondition(lambda self: not self.g.pending())
    @step()
    def stay_over(self) -> None:
        """A game that has ended offers nothing any more."""
        assert not any(len(self.g.legal(seat)) for seat in range(self.g.seats))

    @invariant()
    def everything_holds(self) -> None:
        """All invariants at once."""
        if hasattr(self, "g"):
            for check in CHECKS:
                check(self.g, self.before)


Playing.TestCase.settings = settings(
    max_examples=budget(12), stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestPlaying = Playing.TestCase


def game_with(opening: int, seed: int, *checks: Check, most: int = 900) -> int:
    """A random game; the checks are made after every choice. How many were made."""
    g, rng = OPENINGS[opening]().new(), Generator(seed)
    for made in range(budget(most)):
        if not g.pending():
            return made
        before = choose(g, int(rng.lane()))
        for check in checks:
            check(g, before)
    return budget(most)


EVERY = pytest.mark.parametrize("opening", range(len(OPENINGS)))


@rule("PAR-INV-2", "PAR-INV-9")
@EVERY
def test_cards_are_conserved_and_no_count_is_negative(opening: int) -> None:
    assert game_with(opening, 1, aegis_cards_add_up, no_count_is_negative, commodities_move_as_was_told) > 50


@rule("PAR-INV-3", "PAR-INV-4", "PAR-INV-5")
@EVERY
def test_structures_philosophies_and_wonders_are_conserved(opening: int) -> None:
    assert game_with(opening, 3, structures_are_the_printed_ones, philosophies_add_up, wonders_add_up) > 50


@rule("PAR-INV-6", "PAR-INV-7", "PAR-INV-8")
@EVERY
def test_hazard_harbor_and_event_cards_are_conserved(opening: int) -> None:
    season = [as_many_events_as_seasons] if opening < SET_UP else []
    assert game_with(opening, 5, hazard_cards_add_up, harbor_cards_add_up, events_are_the_years, *season) > 50


@rule("PAR-INV-10", "PAR-INV-17")
@EVERY
def test_holds_are_empty_outside_the_voyage_and_open_offers_are_covered(opening: int) -> None:
    assert game_with(opening, 11, holds_are_empty_outside_the_voyage, drafts_are_few_and_offers_covered) > 50


@rule("PAR-INV-13", "PAR-INV-19", "PAR-INV-22")
@EVERY
def test_the_archon_structures_and_options_change_as_they_may(opening: int) -> None:
    checks = the_archon_changes_in_the_last_phase, only_war_and_tempests_take_away, options_are_one_to_a_hundred
    assert game_with(opening, 17, *checks) > 50


@rule("PAR-INV-21")
@EVERY
def test_a_view_never_depends_on_cards_that_are_secret(opening: int) -> None:
    rng = Generator(9)
    different = 0

    def look(g: Position, _: Moment) -> None:
        nonlocal different
        if not g.stack or rng.below(12) > 0:
            return
        seat = int(rng.below(int(g.seats)))
        world = g.resample(seat, rng)
        assert world.view(seat) == g.view(seat)
        different += world.digest() != g.digest()

    game_with(opening, 13, look)
    assert different > 0


@rule("PAR-INV-23")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_game_ends_with_one_winner_within_its_bound(seats: int) -> None:
    for options, seasons in (({}, 12), ({"quick_start": "on"}, 8)):
        game = petteia.load("parthenon", seats=seats, options=options)
        assert game.bound < 200_000
        state = game.new()
        rng = Generator(seats)
        decisions = 0
        while state.pending():
            if state.pending() is CHANCE:
                state.resolve(rng.pick(state.chance()))
                continue
            seat = state.pending()[int(rng.below(len(state.pending())))]
            options_here = state.legal(seat)
            state.apply(seat, options_here[rng.below(len(options_here))])
            decisions += 1
        assert isinstance(state, Position)
        assert int(state.played()) <= seasons and decisions < game.bound
        assert len(state.standings()[0]) == 1 and sum(state.returns()) == 1.0


@rule("PAR-INV-9")
def test_the_check_of_what_was_told_notices_a_card_from_nowhere() -> None:
    table = scenario(phase="build", hands={0: {"grapes": 1, "timber": 1, "ore": 1}}, patient=True)
    before = choose(table.state, 0)
    commodities_move_as_was_told(table.state, before)
    table.state.take(hand_of(0), 0, 1)
    with pytest.raises(AssertionError):
        commodities_move_as_was_told(table.state, before)
