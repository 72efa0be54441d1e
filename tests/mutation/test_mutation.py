"""Faults are planted in rules, and the soak counts how many the tests of a game find."""

import ast
import random
from pathlib import Path

import pytest

from tests.mutation.__main__ import DEAR, GAMES, ROOT, changed, mutate, places, planted

MODULES = sorted(Path(ROOT, "petteia", "games").glob("*/*.py"))


def test_a_fault_is_one_change_in_one_function() -> None:
    source = "FIVE = 5\n\ndef f(a: int) -> bool:\n    return a < 3\n"
    seen = {changed(source, random.Random(seed)) for seed in range(20)}
    assert {what for _, what in seen} == {"4: a < 3  ->  a <= 3", "4: 3  ->  4"}
    assert all(new.startswith("FIVE = 5") and new != ast.unparse(ast.parse(source)) for new, _ in seen)


def test_how_much_room_a_vector_is_given_is_no_place_for_a_fault() -> None:
    assert not places(ast.parse("def f() -> None:\n    out = vec[i64](capacity=4 + n)\n"))


def test_there_is_much_to_change() -> None:
    assert sum(len(places(ast.parse(path.read_text(encoding="utf-8")))) for path in MODULES) > 3_000


def test_no_fault_is_planted_twice() -> None:
    named = [(mutant.module, mutant.what) for mutant in planted("deukalion", 40, 1)]
    assert len(set(named)) == 40


def test_what_is_left_out_is_there() -> None:
    for test in DEAR:
        file, name = test.split("::")
        assert f"def {name.partition('[')[0]}(" in Path(ROOT, file).read_text(encoding="utf-8")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_planted_faults_are_found(game: str) -> None:
    results = list(mutate([game], 67, 1))
    assert [result["by"] for result in results if not result["module"]] == [""], "its tests fail without a fault"
    survivors = [
        f"{result['module']}:{result['what']}" for result in results if result["survives"] and result["module"]
    ]
    assert len(survivors) <= 7, "\n".join(survivors)  # what changes nothing that could be noticed a person judges
