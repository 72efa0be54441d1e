"""Leak comparisons of Deukalion at every kind of moment that has a secret in it.

The suite compares at random lines. Here it is counted what the two games of a pair differed in, and where they stood:
each secret must have been compared at each kind of moment, in games that really differ. Decisions that one seat makes
alone are all public in this game, so that in pairs "with another decision" everybody can tell the games apart and none
of them counts; that is tested, too.
"""

from collections import Counter
from functools import cache

import pytest

from petteia.engine.conformance.pairs import Pair, check_pair, in_world, with_other_decision, with_other_picks
from petteia.engine.conformance.report import Report
from petteia.engine.generator import Generator
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE, SPECTATOR, State
from petteia.games.deukalion.combat import Fight
from petteia.games.deukalion.game import Deukalion, Position
from petteia.games.deukalion.hand import DrawCards
from petteia.games.deukalion.kylix import Acting
from petteia.games.deukalion.missions import Claim, RevealWindow, TurnUp
from petteia.games.deukalion.opponents import CARDS, PREPARE
from petteia.games.deukalion.sailing import Sailing
from petteia.games.deukalion.terms import W_ROLL
from petteia.games.deukalion.trophies import Trophy
from petteia.games.deukalion.turn import OtherPart
from petteia.games.deukalion.windows import CardWindow
from tests import FORM

pytestmark = pytest.mark.skipif(FORM == "pure", reason="ten times slower, and what is compared is the same")

HORIZON = 12
OPTIONS = {
    2: {"charybdis": "free_placement", "theseus": "on"},
    3: {},
    4: {"charybdis": "on"},
}
MOMENTS = {
    "after the roll": 12, "after the roll, some have chosen": 8, "after placing": 8, "before the throw": 6,
    "after the throw": 12, "a trophy": 4, "a new mission": 4, "cards for a mission": 2, "sailing": 10, "acting": 6,
    "a part": 6, "drawing": 8, "turning up": 4,
}  # fmt: skip
"""The number of positions of each kind to examine."""
SEALED = ("after the roll", "after placing", "a new mission")


def moment(state: State) -> str:
    """The kind of moment."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, CardWindow):
        chosen = ", some have chosen" if any(step.choice) else ""
        return ("after the roll" if step.moment == W_ROLL else "after placing") + chosen
    if isinstance(step, Fight):
        return {PREPARE: "before the throw", CARDS: "after the throw"}.get(int(step.stage), "")
    if isinstance(step, Claim):
        return "cards for a mission" if step.gives_cards(state) and state.pending() is not CHANCE else ""  # type: ignore[arg-type]
    kinds = {
        Trophy: "a trophy", RevealWindow: "a new mission", Sailing: "sailing", Acting: "acting", OtherPart: "a part",
        DrawCards: "drawing", TurnUp: "turning up",
    }  # fmt: skip
    return kinds.get(type(step), "")


def has_choice(state: State) -> bool:
    """Whether a seat has more than one choice; most hold no card for the moment."""
    return any(len(state.legal(seat)) > 1 for seat in state.pending())


@cache
def positions(seats: int, most_games: int) -> dict[str, list[Position]]:
    """Positions of random games, so many of each kind, from several games."""
    out: dict[str, list[Position]] = {kind: [] for kind in MOMENTS}
    game = Deukalion(seats, OPTIONS[seats])
    for seed in range(most_games):
        state, rng = game.new(), Generator(seed * 7 + seats)
        taken: Counter[str] = Counter()
        while state.pending():
            kind = moment(state)
            rare = MOMENTS.get(kind, 0) < 6
            wanted = MOMENTS.get(kind, 0) > len(out.get(kind, ())) and taken[kind] < 3
            if wanted and (rare or rng.below(9) == 0) and (kind not in SEALED or has_choice(state)):
                out[kind].append(state.clone())
                taken[kind] += 1
            if state.pending() is CHANCE:
                state.resolve(rng.pick(state.chance()))
                continue
            seat = state.pending()[int(rng.below(len(state.pending())))]
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
        if all(len(out[kind]) == count for kind, count in MOMENTS.items()):
            break
    return out


def secrets(one: Position, other: Position, seat: int) -> set[str]:
    """The differences between two positions that a seat does not know."""
    found: set[str] = set()
    for who in range(int(one.seats)):
        if list(one.in_hand_row(who)) != list(other.in_hand_row(who)):
            found.add("hands")
            assert who != seat
        if one.hand_mission(who) != other.hand_mission(who):
            found.add("missions")
            assert who != seat
    if list(one.in_deck_row()) != list(other.in_deck_row()):
        found.add("pile")
    mine, theirs = one.stack[-1], other.stack[-1]
    if isinstance(mine, CardWindow) and isinstance(theirs, CardWindow) and list(mine.choice) != list(theirs.choice):
        found.add("choices")
    return found


@pytest.mark.parametrize("seats", [2, 3, pytest.param(4, marks=pytest.mark.soak)] if FORM == "compiled" else [3])
def test_every_secret_is_compared_at_every_kind_of_moment(seats: int) -> None:
    report = Report(Deukalion(seats), 1)
    compared: Counter[tuple[str, str]] = Counter()
    rng = Generator(seats)
    for kind, found in positions(seats, 40).items():
        assert found, f"no game came to {kind!r}"
        for state in found:
            for seat in range(SPECTATOR, seats):
                pair = Pair(Play(state.game, state), state.game, rng)
                assert in_world(pair, state, seat, rng)
                one, other = pair.one.state, pair.other.state
                assert isinstance(one, Position) and isinstance(other, Position)
                differs = secrets(one, other, seat)
                if check_pair(pair, rng, HORIZON, report, kind):
                    for secret in differs:
                        compared[kind, secret] += 1
    for kind in MOMENTS:
        assert compared[kind, "hands"] > 0 and compared[kind, "missions"] > 0, (kind, compared)
        assert compared[kind, "pile"] > 0, (kind, compared)
    assert compared["after the roll, some have chosen", "choices"] > 0


@pytest.mark.parametrize("seats", [2, 3, 4] if FORM == "compiled" else [3])
def test_sealed_choices_are_compared_and_nobody_decides_alone_in_secret(seats: int) -> None:
    report = Report(Deukalion(seats), 1)
    rng = Generator(50 + seats)
    alone = sealed = 0
    for kind, found in positions(seats, 40).items():
        for state in found:
            if state.pending() is CHANCE or len(state.pending()) == 0:
                continue
            pair = Pair(Play(state.game, state), state.game, rng)
            if len(state.pending()) > 1:
                assert kind.startswith(SEALED)
                for _ in range(8):
                    if with_other_picks(pair, state, rng):
                        sealed += check_pair(pair, rng, HORIZON, report, kind)
                        break
            elif with_other_decision(pair, state, rng) and pair.differ():
                alone += 1
                assert all(pair.apart.values()), f"{kind}: somebody cannot tell what was decided"
    assert sealed > 0 and alone > 10
