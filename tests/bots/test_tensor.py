"""The complete observation has everything a seat knows, by name, and nothing else."""

from hashlib import sha256

import pytest
from agora import Agora

from petteia.bots.observation import COMPACT, COMPLETE, KINDS, VERSION, Observer, version_of
from petteia.bots.tensor_layout import TensorLayout
from petteia.engine.generator import Generator
from petteia.engine.packing import digest
from petteia.engine.protocol import CHANCE, Game
from petteia.games import find, load, open_box
from tests import budget
from tests.shelf import GAMES

pytestmark = pytest.mark.part("bots")

TABLES = [
    ("age_of_mythology", 2, {}),
    ("age_of_mythology", 8, {"cultures": "drafted"}),
    ("deukalion", 2, {"turn_limit": "quarter"}),
    ("deukalion", 4, {"charybdis": "on", "theseus": "on"}),
    ("parthenon", 3, {}),
    ("parthenon", 6, {"quick_start": "on"}),
    ("agora", 3, {}),
]
OURS = GAMES


def opened(name: str, seats: int, options: dict[str, str]) -> Game:
    """A box; Agora comes from outside, and does not describe its features."""
    return open_box(Agora, seats) if name == "agora" else load(name, seats, options)


def positions(game: Game, seed: int, most: int):
    """The positions of a random game in which a seat has a choice, in order, from some point on."""
    g, rng = game.new(), Generator(seed)
    skipped, shown = int(rng.below(400 if game.id in OURS else 8)), 0
    while g.pending() and shown < most:
        if g.pending() is CHANCE:
            g.happen(rng.pick(g.chance()))
            continue
        seat = g.pending()[0]
        options = g.legal(seat)
        if len(options) > 1:
            skipped -= 1
            if skipped < 0:
                shown += 1
                yield g
        g.carry_out(seat, options[rng.below(len(options))])


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=str)
def test_what_a_seat_can_tell_apart_looks_different(name: str, seats: int, options: dict[str, str]):
    """Two positions of random games share tensor and mask only if everything the seat knows is the same; and all values
    are within the declared bounds."""
    game = opened(name, seats, options)
    observer = Observer(game)
    low, high = [f.low for f in observer.features], [f.high for f in observer.features]
    known: dict[tuple[int, bytes, tuple[int, ...]], int] = {}
    changed = 0
    for seed in range(3):
        for g in positions(game, seed, budget(400)):
            for seat in {g.pending()[0], 0}:  # whoever decides, and somebody who looks on
                row = observer.look(g, seat)
                outside = [at for at, x in enumerate(row) if not low[at] <= x <= high[at]]
                assert not outside, [(observer.features[at].plain(), row[at]) for at in outside]
                key = (seat, bytes(memoryview(row)), tuple(g.legal(seat)))
                knows = digest(g.observe(seat).pack())
                assert known.setdefault(key, knows) == knows, type(g.stack[-1])
                changed += 1
    assert len(known) > changed // 3


@pytest.mark.parametrize("name", OURS)
def test_every_number_of_a_row_that_is_charted_is_charted_once(name: str):
    for seats in find(name).SEAT_COUNTS:
        plan = TensorLayout(load(name, seats))
        g = plan.game.new()
        for row, spans in plan.chart.fixed.items():
            there = g
            for part in row.split("."):
                there = getattr(there, part)
            assert sum(len(span.words) for span in spans) == len(there), (row, seats)
        names = [feature.name for feature in plan.features]
        assert len(set(names)) == len(names)
        nameless = [name for name in names if name[0].isdigit() or name.partition(".")[2][:1].isdigit()]
        assert not nameless


LAYOUT = "1: c40fa4cf88ac0068"
"""The name and range of every feature of every game, at every number of seats. If this changes, observations mean
something else: then `VERSION` goes up, and policies learnt before are refused."""


def test_the_version_goes_up_when_observations_change():
    told = sha256()
    for name in OURS:
        for seats in find(name).SEAT_COUNTS:
            features = [feature.plain() for feature in Observer(load(name, seats)).features]
            told.update(repr((name, seats, features)).encode())
    assert f"{VERSION}: {told.hexdigest()[:16]}" == LAYOUT


def test_a_version_names_rules_components_and_observation():
    game = load("deukalion", 2)
    complete, compact = (version_of(game, kind) for kind in KINDS)
    assert complete.startswith(f"deukalion-rules{game.rules_version}-components") and complete.endswith(f"-v{VERSION}")
    assert compact == complete.replace(f"-v{VERSION}", f"-compact-v{VERSION}")
    assert version_of(load("deukalion", 4, {"theseus": "on"}), COMPLETE) == complete


def test_a_game_without_an_evaluation_is_shown_completely_and_not_compactly():
    game = open_box(Agora, 3)
    assert len(Observer(game).features) > 50
    assert repr(Observer(game).features[0]) == "looks/0 (flag, 0 to 1)"
    with pytest.raises(ValueError, match="no compact features to observe; right would be the complete"):
        Observer(game, COMPACT)
    with pytest.raises(ValueError, match="no observation 'all'; right would be one of: complete, compact"):
        Observer(game, "all")
