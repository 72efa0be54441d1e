"""PAR-13.2.2 — What can be concluded from the ledger: nothing that could be is ruled out, and nothing else is drawn."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import product

import pytest

from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec, zeros
from petteia.engine.packing import Unreadable
from petteia.engine.protocol import CHANCE
from petteia.games.parthenon.bounds import helps, lacking, tighten
from petteia.games.parthenon.exchange import Exchange
from petteia.games.parthenon.game import Parthenon, Position
from petteia.games.parthenon.ledger import BOUND, CLASS_OF, NO_LIMIT, ROWS, entry_of, row_sum, seen_ledger
from petteia.games.parthenon.ledger_audit import Page
from petteia.games.parthenon.payment import Payment
from petteia.games.parthenon.pricing import ANY_BASIC, OTHER_BASIC
from petteia.games.parthenon.reckoning import Reckoning
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.state import CHANGE, MIDDLE_DELTA
from petteia.games.parthenon.terms import CARDS, KINDS, PLACES_EACH
from petteia.games.parthenon.trading_floor import audit_sides
from tests.rules import rule

SOME = [CARDS.index(name) for name in ("grain", "ore", "gold", "army")]
"""Two basics, something valuable and an aegis card: every class has one of them in it."""


def counts(cards: dict[int, int]) -> vec[i64]:
    """Cards by kind and class."""
    kinds = zeros(KINDS)
    for kind, n in cards.items():
        kinds[kind] = n
    return vec[i64]([int(row_sum(kinds, row)) for row in range(ROWS)])


def heaps(most: int) -> Iterator[vec[i64]]:
    """Every heap with at most so many of each of some kinds."""
    for numbers in product(range(most + 1), repeat=len(SOME)):
        yield counts(dict(zip(SOME, numbers, strict=True)))


@rule("PAR-13.2.2")
def test_as_many_cards_are_needed_as_the_smallest_heap_above_all_lower_bounds_has() -> None:
    rng = Generator(3)
    for _ in range(60):
        least, chosen = zeros(ROWS), counts({kind: int(rng.below(3)) for kind in SOME})
        for row in [*SOME, *range(KINDS, ROWS)]:
            least[row] = rng.below(4)
        more = [heap for heap in heaps(4) if all(chosen[row] + heap[row] >= least[row] for row in range(ROWS))]
        needed = min((int(heap[ROWS - 1]) for heap in more), default=99)
        if needed > 4:
            continue  # more of a kind than is tried
        assert lacking(chosen, least) == needed
        for kind in SOME:
            nearer = [heap for heap in more if heap[kind] > 0 and heap[ROWS - 1] == needed]
            assert helps(chosen, least, kind, needed) == (needed > 0 and bool(nearer)), kind


@rule("PAR-13.2.2")
def test_bounds_are_drawn_as_tight_as_all_heaps_within_them_and_no_tighter() -> None:
    rng, contradicted = Generator(5), 0
    for _ in range(60):
        lo, hi = zeros(ROWS), zeros(ROWS)
        for row in SOME:
            lo[row] = rng.below(2)
            hi[row] = lo[row] + rng.below(3)
        for row in range(KINDS, ROWS):
            lo[row] = rng.below(3)
            hi[row] = lo[row] + rng.below(6)
        fit = [h for h in heaps(3) if all(lo[row] <= h[row] <= hi[row] for row in range(ROWS))]
        before = (lo[:], hi[:])
        sound = 0
        for _ in range(4):
            sound = int(tighten(lo, hi, 0))
            if sound < 0:
                break
        contradicted += sound < 0
        assert (sound >= 0) == bool(fit), before
        for row in [*SOME, *range(KINDS, ROWS)] if fit else ():
            assert (lo[row], hi[row]) == (min(h[row] for h in fit), max(h[row] for h in fit)), (row, before)
    assert 0 < contradicted < 60


def reckonings(n: int) -> Iterator[Reckoning]:
    """What an onlooker can conclude, at moments of games with some secret moves."""
    found = 0
    for seed in range(99):
        rng = Generator(seed)
        g: Position = Parthenon(3).new()
        for _ in range(220):
            if g.pending() is CHANCE:
                g.resolve(rng.pick(g.chance()))
                continue
            seat = g.pending()[rng.below(len(g.pending()))]
            options = g.legal(seat)
            g.apply(seat, options[rng.below(len(options))])
            if len(g.base) > 0 and rng.below(12) == 0:
                reckoning = Reckoning(g.base, seen_ledger(g, -1), g.rules.box.side)
                if 1 <= reckoning.moves <= 9:
                    found += 1
                    yield reckoning
            if found == n:
                return


@rule("PAR-13.2.2")
def test_trying_out_a_move_takes_away_what_cannot_be_and_nothing_that_can() -> None:
    narrowed = 0
    for reckoning in reckonings(8):
        tight = reckoning.bounds.copy()
        assert reckoning.propagate(tight)
        tried = tight.copy()
        for m in range(reckoning.moves):
            for kind in range(KINDS):  # a card more and a card fewer than there can be
                tried.move_hi[m * ROWS + kind] += 1
                tried.move_lo[m * ROWS + kind] -= 1 if tried.move_lo[m * ROWS + kind] > 0 else 0
            assert reckoning.try_out(tried, m)
            for kind in range(KINDS):
                narrowed += 1
                assert tried.move_hi[m * ROWS + kind] <= tight.move_hi[m * ROWS + kind], (m, kind)
                assert tried.move_lo[m * ROWS + kind] >= tight.move_lo[m * ROWS + kind], (m, kind)
        for seed in range(8):
            reckoning.draw(Generator(seed))
            for at in range(reckoning.moves * KINDS):
                row = at // KINDS * ROWS + at % KINDS
                assert tried.move_lo[row] <= reckoning.drawn[at] <= tried.move_hi[row]
    assert narrowed > 100


@rule("PAR-13.2.2")
def test_a_world_drawn_with_care_is_one_that_could_be() -> None:
    for reckoning in reckonings(6):
        assert reckoning.propagate(reckoning.bounds)
        drawn = [reckoning.draw_carefully(Generator(seed)) for seed in range(6)]
        assert any(drawn)
        for span in range(reckoning.spans if drawn[-1] else 0):
            assert reckoning.within(span)


@rule("PAR-13.2.2")
def test_the_same_luck_draws_the_same_world_again() -> None:
    told = sha256()
    for reckoning in reckonings(30):
        assert reckoning.propagate(reckoning.bounds)
        for seed in range(4):
            for draw in (reckoning.draw_quickly, reckoning.draw_carefully):
                drawn = draw(Generator(seed))
                assert not drawn or reckoning.lapses_fit(reckoning.moves, True), "nobody passed up what he could take"
                world = [int(n) for n in [*reckoning.drawn, *reckoning.content]]
                told.update(repr((bool(drawn), world)).encode())
        for mark in range(len(reckoning.mark_at)):
            base = [int(n) for n in reckoning.base_at(mark)]
            told.update(repr((bool(reckoning.certain_at(mark)), base)).encode())
    assert told.hexdigest()[:8] == "c8afe39d"  # a bot with a seed plays the same game again


@pytest.mark.parametrize(("hand", "first", "can"), [("grain", 0, True), ("grain", 1, False), ("ore", 1, True)])
@rule("PAR-2.2.4", "PAR-13.2.11")
def test_a_price_that_has_begun_to_be_paid_is_finished_with_kinds_still_to_come(
    hand: str, first: int, can: bool
) -> None:
    g = scenario(phase="build", hands={0: [hand]}).state
    step = Payment(0, 0, zeros(OTHER_BASIC + 1 if OTHER_BASIC > ANY_BASIC else ANY_BASIC + 1))
    step.price[ANY_BASIC] = 1
    step.fixed = True
    step.first = first
    assert step.possible(g) is can


def test_every_kind_belongs_to_the_class_of_all_cards() -> None:
    for kind in range(KINDS):
        row = kind
        while row < ROWS - 1:
            row = int(CLASS_OF[row])
        assert row == ROWS - 1


@rule("PAR-13.2.2", "PAR-6.3.1")
@pytest.mark.parametrize("doubles", [-1, 0, 3])
@pytest.mark.parametrize("due", [1, 2, 4])
def test_a_world_may_insist_on_what_an_exchange_still_has_to_be_given(doubles: int, due: int) -> None:
    g = scenario(phase="island_trade").state
    seen = set()
    for seed in range(40):
        exchange = Exchange(0, 0, 0, due, 1, 1)
        exchange.first, exchange.refused, exchange.doubles = 1, 4, doubles
        world = Reckoning(zeros(int(g.seats) * PLACES_EACH * KINDS), vec[i64](), g.box.side)
        before = [int(world.bounds.lo[row]) for row in range(KINDS)]
        exchange.insist(g, world, Generator(seed))
        wanted = [int(world.bounds.lo[row]) - before[row] for row in range(KINDS)]
        assert sum(wanted) == (due if doubles < 0 else due - 1)  # one card may count as two
        seen |= {kind for kind in range(KINDS) if wanted[kind]}
    few = due == 1 and doubles >= 0
    assert seen == (set() if few else {1, 2, 3, 5})  # none before the last that was given, and no surplus


@rule("PAR-9.3.1", "PAR-9.3.2")
def test_an_offer_from_outside_has_no_more_cards_on_a_side_than_go_there() -> None:
    hands = {0: {"grain": 5, "ore": 5, "wool": 5}}
    g = scenario(phase="island_trade", options={"cards_per_side": "4"}, hands=hands).state
    side = int(g.box.side)

    def said(given: dict[int, int], asked: dict[int, int], there: bool = True) -> str:
        cards = zeros(3 * 2 * KINDS)
        for kind, n in given.items():
            cards[kind] = n
        for kind, n in asked.items():
            cards[KINDS + kind] = n
        try:
            audit_sides(g, 0, cards, there)
        except Unreadable as problem:
            return str(problem)
        return ""

    grain, ore, wool, gold = (CARDS.index(name) for name in ("grain", "ore", "wool", "gold"))
    assert said({grain: side}, {gold: side}) == said({grain: side - 1, ore: 1}, {gold: 1}) == ""
    assert "more cards in an offer" in said({grain: side - 1, ore: 2}, {gold: 1})
    assert "more cards in an offer" in said({grain: side - 1, ore: 1, wool: 1}, {})
    assert "more cards in an offer" in said({grain: 1}, {gold: side, ore: 1})
    assert "given and asked for" in said({grain: 1}, {grain: 1})
    assert "not in the hand" in said({gold: 1}, {})
    assert "an offer that is not there" in said({grain: 1}, {}, False)
    assert "an offer that is not there" in said({}, {gold: 1}, False)
    assert said({}, {}, False) == ""


@rule("PAR-13.2.2")
@pytest.mark.parametrize(("code", "kinds"), [(CHANGE, KINDS), (BOUND, ROWS)])
def test_a_ledger_from_outside_tells_of_no_card_that_is_not_there(code: int, kinds: int) -> None:
    g = scenario(phase="island_trade").state
    g.base = zeros(int(g.seats) * PLACES_EACH * KINDS)
    page = Page(g)
    for kind in (kinds - 1, kinds):
        least = MIDDLE_DELTA if code == CHANGE else 0
        g.ledger = vec[i64]([entry_of(code, 0, kind, least, NO_LIMIT)])
        if kind < kinds:
            page.read(g, 0)
            continue
        with pytest.raises(Unreadable, match="that is not there"):
            page.read(g, 0)
