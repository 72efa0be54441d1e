"""From positions where a rule is about to matter, everybody is told the same as before."""

import os
from functools import cache
from pathlib import Path

import pytest

from petteia.engine.manifest import manifest_of
from petteia.games import find
from petteia.rulebook import read
from tests import BUDGET
from tests.record.walks import BOX, GAMES, KINDS, PURE, PURE_ONLY, SHOWN, come_to, versions, walked, walks

EVERY = [(game, at) for game in GAMES for at in range(len(walks(game)))]
OWN = [(game, at) for game, at in EVERY if BOX in walks(game)[at].things]
PRINTED = [case for case in EVERY if case not in OWN]
SOME = EVERY if BUDGET == 100 else [*PRINTED[:: 48 if PURE else 9], *OWN[:: 128 if PURE else 36]]


FAULTLESS = os.environ.get("PETTEIA_SHOWN", "")
"""For planted faults: a folder with what walks show without them."""


@cache
def shown(game: str) -> list[tuple[str, ...]]:
    """What the walks of a game show without a fault."""
    lines = (Path(FAULTLESS) / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    return [tuple(line.split()) for line in lines]


@pytest.mark.parametrize(("game", "at"), SOME, ids=lambda value: str(value))
def test_a_walk_tells_what_it_told_before(game: str, at: int) -> None:
    before = walks(game)[at]
    now = walked(game, before.things, before.seed)
    told = zip(KINDS, before.told, now.told, strict=True)
    other = [kind for kind, was, is_ in told if was != is_ and (PURE or kind not in PURE_ONLY)]
    other += (
        [kind for kind, was, is_ in zip(SHOWN, shown(game)[at], now.shown, strict=True) if was != is_]
        if FAULTLESS
        else []
    )
    assert not other, f"{', '.join(other)} differ; python -m tests.record.walks {game} {at} tells them"


@pytest.mark.parametrize("game", GAMES)
def test_no_walk_is_written_down_twice(game: str) -> None:
    assert len({walk.told for walk in walks(game)}) == len(walks(game))


@pytest.mark.parametrize("game", GAMES)
def test_rules_that_became_other_have_another_version(game: str) -> None:
    assert versions()[game] == (find(game).RULES_VERSION, come_to(game)), (
        "the walks come to something else. If a game under way could notice, raise RULES_VERSION and say in the "
        f"manifest which rules changed; then, or if none could: python -m tests.record.walks --rules {game}"
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_version_says_which_of_the_rules_it_changed(game: str) -> None:
    kind = find(game)
    numbers = {rule.number for rule in read(Path(kind.RULES)).rules}
    changes = manifest_of(kind).changes
    assert {row["version"] for row in changes} == set(range(2, kind.RULES_VERSION + 1))
    assert {number for row in changes for number in row["rules"]} <= numbers
