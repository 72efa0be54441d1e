"""From positions where a rule is about to matter, everybody is told what he was told before."""

import pytest

from tests import BUDGET
from tests.record.walks import BOX, GAMES, KINDS, PURE, PURE_ONLY, walked, walks

EVERY = [(game, at) for game in GAMES for at in range(len(walks(game)))]
OWN = [(game, at) for game, at in EVERY if BOX in walks(game)[at].things]
PRINTED = [case for case in EVERY if case not in OWN]
SOME = EVERY if BUDGET == 100 else [*PRINTED[:: 48 if PURE else 9], *OWN[:: 128 if PURE else 36]]


@pytest.mark.parametrize(("game", "at"), SOME, ids=lambda value: str(value))
def test_a_walk_tells_what_it_told_before(game: str, at: int) -> None:
    before = walks(game)[at]
    now = walked(game, before.things, before.seed)
    told = zip(KINDS, before.told, now.told, strict=True)
    other = [kind for kind, was, is_ in told if was != is_ and (PURE or kind not in PURE_ONLY)]
    assert not other, f"{', '.join(other)} differ; python -m tests.record.walks {game} {at} tells them"


@pytest.mark.parametrize("game", GAMES)
def test_no_walk_is_written_down_twice(game: str) -> None:
    assert len({walk.told for walk in walks(game)}) == len(walks(game))
