"""The suite tries the options that a game declares: every pair of values of two options occurs."""

from collections.abc import Mapping
from itertools import combinations, product
from typing import Any

import pytest
from agora import SEATS, Bids, Position

import petteia
from petteia.engine.conformance import boxes, conformance, conformance_of_options, settings
from petteia.engine.protocol import Option
from petteia.games import find, shelf
from tests import BUDGET, FORM, budget
from tests.conformance.variant import OtherBids, Variant

SHELF = sorted(shelf())
SEATS_OF = {"age_of_mythology": 4, "deukalion": 3, "parthenon": 3}
"""The team game is for four."""


def pairs(options: tuple[Option, ...]) -> set[tuple[tuple[str, str], ...]]:
    """Every pair of values of two options."""
    out = set()
    for one, other in combinations(options, 2):
        out |= {((one.key, a), (other.key, b)) for a, b in product(one.values, other.values)}
    return out


@pytest.mark.parametrize("game", SHELF)
def test_every_two_values_of_two_options_meet(game: str) -> None:
    options = find(game).OPTIONS
    rows = settings(options)
    assert rows[0] == {option.key: option.values[0] for option in options}
    assert pairs(options) <= {pair for row in rows for pair in combinations(row.items(), 2)}
    widest = sorted((len(option.values) for option in options), reverse=True)
    assert len(rows) <= 2 * widest[0] * widest[1] + len(options), "pairs need not take many games"


def test_a_single_option_is_gone_through_and_none_is_one_box() -> None:
    assert settings([Option("wind", "calm", "fair", "storm")]) == [{"wind": w} for w in ("calm", "fair", "storm")]
    assert settings([]) == [{}]


def test_a_value_that_the_number_of_seats_does_not_allow_is_left_out() -> None:
    assert all(box.options["teams"] == "off" for box in boxes(petteia.load("age_of_mythology", seats=3)))
    assert any(box.options["teams"] != "off" for box in boxes(petteia.load("age_of_mythology", seats=4)))


class TwoTogether(Variant):
    """A game that is sound with either option, and loses coins with both."""

    OPTIONS = (Option("wind", "calm", "storm"), Option("moon", "new", "half", "full"), Option("tide", "low", "high"))

    def __init__(
        self, seats: int = SEATS, options: Mapping[str, str] | None = None, components: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(seats, {"wind": "calm", "moon": "new", "tide": "low", **(options or {})}, components)

    class LeakyBids(OtherBids):
        def apply(self, g: Position, seat: int, action: int) -> None:
            super().apply(g, seat, action)
            if g.game.options["moon"] == "full" and g.game.options["tide"] == "high":
                g.temple[0] += 1

    STEPS = {Bids: LeakyBids}


def test_a_fault_that_takes_two_options_together_is_found() -> None:
    assert conformance(TwoTogether(), games=2, comparisons=4, processes=0).ok
    last = conformance_of_options(TwoTogether())[-1]
    assert last.failure is not None and last.failure.contract == 9
    assert (last.game.options["moon"], last.game.options["tide"]) == ("full", "high")


def narrowed(option: Option) -> Option:
    """Of a series of figures the first, the next and the last: those between differ only in size."""
    if not all(value.isdigit() for value in option.values[1:]):
        return option
    return Option(option.key, *dict.fromkeys((*option.values[:2], option.values[-1])), rule=option.rule)


def rows(game: str) -> list[dict[str, str]]:
    """Settings in which every pair of values occurs, every figure of them in the soak and every third setting here;
    only in fast games: the uncompiled form plays some options in each game's own tests."""
    if FORM != "compiled":
        return []
    if BUDGET < 100:
        return settings([narrowed(option) for option in find(game).OPTIONS])[::3]
    return [dict(box.options) for box in boxes(petteia.load(game, seats=SEATS_OF[game]))]


ROWS = [pytest.param(game, row, id=f"{game}-{i}") for game in SHELF for i, row in enumerate(rows(game))]


@pytest.mark.parametrize(("game", "row"), ROWS)
def test_every_setting_of_the_options_keeps_every_contract(game: str, row: dict[str, str]) -> None:
    box = petteia.load(game, seats=SEATS_OF[game], options=row)
    report = conformance(box, games=1, seed=len(row), positions=budget(6), comparisons=budget(12), processes=0)
    assert report.ok, report.failure
