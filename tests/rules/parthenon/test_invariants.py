"""PAR-INV — What holds after every single choice, looked at in random play on the rules' own terms."""

from collections.abc import Callable

import pytest

import petteia
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.games.parthenon.game import Parthenon, Position
from petteia.games.parthenon.island_trade import IslandTrade
from petteia.games.parthenon.state import DRAFTS, EVENT_ROW, PHASE, SEASON, YEAR, hand_of, hold_of
from petteia.games.parthenon.terms import COMMODITIES, KINDS
from tests import budget
from tests.conformance.late_parthenon import LateParthenon, SecondYear, ThirdYear
from tests.rules import rule

GAMES: list[Callable[[], Parthenon]] = [
    lambda: Parthenon(3), lambda: Parthenon(6), lambda: LateParthenon(4), lambda: SecondYear(5), lambda: ThirdYear(3),
]  # fmt: skip


def played(number: int, look: Callable[[Position], None], seed: int = 1) -> None:
    """A random game, looked at after every choice."""
    state = GAMES[number]().new()
    rng = Generator(seed + number)
    for _ in range(budget(1500)):
        who = state.pending()
        if who == ():
            break
        if who is CHANCE:
            state.resolve(rng.pick(state.chance()))
        else:
            seat = who[int(rng.below(len(who)))]
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
        look(state)


def places(g: Position, seat: int) -> list[int]:
    return [int(hand_of(seat)), *[int(hold_of(seat, fleet)) for fleet in range(3)]]


@rule("PAR-INV-2", "PAR-INV-9")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_aegis_cards_are_conserved_and_no_count_is_negative(number: int) -> None:
    def look(g: Position) -> None:
        for kind, whole in zip(range(COMMODITIES, KINDS), (18, 12, 12), strict=True):
            held = sum(int(g.count(place, kind)) for seat in range(g.seats) for place in places(g, seat))
            assert int(g.supply(kind)) + held == whole
        for seat in range(g.seats):
            for place in places(g, seat):
                cards = [int(n) for n in g.contents(place)]
                assert min(cards) >= 0 and sum(cards) == int(g.size(place))

    played(number, look)


@rule("PAR-INV-4", "PAR-INV-5", "PAR-INV-3")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_philosophies_wonders_and_structures_are_conserved(number: int) -> None:
    def look(g: Position) -> None:
        for philosophy in range(6):
            holders = sum(1 for seat in range(g.seats) if g.holds(seat, philosophy))
            assert int(g.cells[9 + philosophy]) + holders == 4
        for wonder in range(12):
            assert (g.owner(wonder) < 0) == (g.stage(wonder) == 0)
        for seat in range(g.seats):
            assert int(g.plans(seat)) <= 2
            assert 0 <= int(g.of(seat, 1)) < 1 << 14 and 0 <= int(g.of(seat, 2)) < 8

    played(number, look, seed=3)


@rule("PAR-INV-6", "PAR-INV-7")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_hazard_and_harbor_cards_are_conserved(number: int) -> None:
    def look(g: Position) -> None:
        resolving = sum(1 for step in g.stack if type(step).__name__ == "HazardCard")
        assert int(g.hazards.size()) + sum(g.spent) + resolving == 36
        lying = sum(1 for land in range(6) if g.harbor(land) >= 0)
        assert sum(g.stack_of_harbors) + sum(g.gone) + lying == 26
        assert sum(g.stack_of_harbors) >= 6 - lying

    played(number, look, seed=5)


@rule("PAR-INV-8")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_as_many_events_are_up_as_seasons_have_come(number: int) -> None:
    def look(g: Position) -> None:
        events = [int(g.cells[EVENT_ROW + slot]) - 1 for slot in range(4) if g.cells[EVENT_ROW + slot] > 0]
        assert all([g.box.events.year[event] == g.cells[YEAR] for event in events])
        if g.cells[PHASE] > 1 and g.stack and number < 2:
            assert len(events) == g.cells[SEASON]

    played(number, look, seed=7)


@rule("PAR-INV-10", "PAR-INV-17")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_holds_are_empty_outside_the_voyage_and_open_offers_are_covered(number: int) -> None:
    def look(g: Position) -> None:
        for seat in range(g.seats):
            aboard = [int(g.size(hold_of(seat, fleet))) for fleet in range(3)]
            if not 4 <= g.cells[PHASE] <= 7:
                assert aboard == [0, 0, 0]
            if g.cells[PHASE] == 4:
                assert max(aboard) <= 6
            assert int(g.of(seat, DRAFTS)) <= 8
        for step in g.stack:
            if isinstance(step, IslandTrade):
                assert all([step.covered(g, seat) for seat in range(g.seats) if step.to[seat] >= 0])

    played(number, look, seed=11)


@rule("PAR-INV-21")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_view_never_depends_on_cards_that_are_secret(number: int) -> None:
    rng = Generator(9)
    seen = 0

    def look(g: Position) -> None:
        nonlocal seen
        if not g.stack or rng.below(60) > 0:
            return
        seat = int(rng.below(int(g.seats)))
        world = g.resample(seat, rng)
        assert world.view(seat) == g.view(seat)
        seen += world.digest() != g.digest()

    played(number, look, seed=13)


@rule("PAR-INV-22")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_pending_decision_has_between_one_and_a_hundred_options(number: int) -> None:
    def look(g: Position) -> None:
        for seat in g.pending():
            if seat >= 0:
                assert 1 <= len(g.legal(seat)) <= 100

    played(number, look, seed=17)


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
        assert int(state.cells[4]) <= seasons and decisions < game.bound
        assert len(state.standings()[0]) == 1 and sum(state.returns()) == 1.0
