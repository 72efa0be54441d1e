"""A scenario can begin inside an attack: its power bought, its area named, its units committed."""

import pytest

from petteia.games.age_of_mythology.scenario import ScenarioError, Tabletop, scenario
from tests.rules import rule

UNITS = {0: ["hydra", "toxotes", "toxotes"], 1: ["jarl", "jarl", "throwing_axeman"]}


def attack(**more: object) -> Tabletop:
    return scenario(cultures=["greek", "norse"], card="permanent_attack", units=UNITS, **more)


@rule("AOM-3.7.5", "AOM-5.1.2")
def test_a_battle_begins_with_the_units_that_are_committed() -> None:
    table = attack(area="city", committed={0: ["toxotes", "hydra"], 1: ["jarl"]})
    assert table.in_battle(0) == {"hydra": 1, "toxotes": 1}
    assert table.in_battle(1) == {"jarl": 1}
    assert table.battle().area == 0
    assert table.events == []
    table.fight("hydra", "jarl").roll(1, 0)


@rule("AOM-3.7.1")
def test_an_attack_can_stop_before_the_units_are_chosen() -> None:
    table = attack(area="production")
    assert table.prompt == "commit"
    assert set(table.pending) == {0, 1}


@rule("AOM-6.4.5")
def test_nobody_is_asked_for_more_units_than_there_are() -> None:
    table = attack(area="city")
    assert [table.state.prompt(seat).params["left"] for seat in (0, 1)] == [3, 3], "the card allows four"
    assert table.play("commit hydra").state.prompt(0).params["left"] == 2


@rule("AOM-3.9.4")
@pytest.mark.parametrize("bought", [True, False])
def test_a_god_is_called_or_not(bought: bool) -> None:
    table = scenario(
        cultures=["norse", "greek"], card="norse_attack_tyr", power=bought, area="holding", defender=1,
        units={0: ["jarl"], 1: ["hoplite"]}, committed=[["jarl"], ["hoplite"]],
    )  # fmt: skip
    god = int(table.battle().power)
    assert (table.game.box.god_ids[god] if god >= 0 else "") == ("tyr" if bought else "")


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"committed": {0: ["hydra"]}}, "no area is named"),
        ({"area": "market"}, "'area market' is not an action"),
        ({"area": "city", "committed": {0: ["cyclops"], 1: []}}, "no_such_unit"),
        ({"area": "city", "committed": {2: ["jarl"]}}, "right would be from 0 to 1"),
        ({"power": True}, "power"),
    ],
)
def test_an_attack_that_cannot_be_is_refused_with_a_sentence(more: dict[str, object], said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        attack(**more)
