"""The limits for an owner's file, and the sentences that refuse it, are unchanged."""

import pytest

import petteia
from petteia.engine.checking import check
from petteia.engine.differences import own_components, plain
from tests import BUDGET
from tests.rules.limits import DOORS, FOLDER, trials

EVERY = 1 if BUDGET == 100 else 4
"""One key out of so many is tried."""


@pytest.mark.parametrize("game", DOORS)
def test_every_figure_of_a_components_file_is_held_to_its_limits(game: str) -> None:
    lines = (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    written = set(lines)
    tried = list(trials(game, EVERY))
    other = [line for line in tried if line not in written]
    assert not other, f"{other[0]} (python -m tests.rules.limits writes down what is said now)"
    if EVERY == 1:
        assert len(tried) == len(lines)


@pytest.mark.parametrize("game", sorted(DOORS))
def test_a_box_without_something_is_refused_with_a_sentence(game: str) -> None:
    """An owner who removes all rows learns what is missing, and where; an empty list causes no crash."""
    kind = type(petteia.load(game))
    ours = plain(own_components(kind))
    for section in (name for name, rows in ours.items() if isinstance(rows, list)):
        for problem in check(kind, {**ours, section: []}).problems:
            assert problem.way and "index" not in problem.sentence, f"{section}: {problem.sentence}"
