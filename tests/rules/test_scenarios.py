"""Every error in a scenario gets a sentence: no traceback, no word ignored silently, in any game."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from petteia.games.age_of_mythology import scenario as age_of_mythology
from petteia.games.deukalion import scenario as deukalion
from petteia.games.parthenon import scenario as parthenon
from tests.rules import rule
from tests.shelf import GAMES

RUBBISH: list[Any] = [
    None, True, -1, 99, 1.5, "", "x", [], ["x"], [1], [9], [-1], [None], [["x"]] * 2, [["x"]] * 3, {}, {"x": 1}, {9: 1},
    {None: 1}, {9}, *({0: rubbish} for rubbish in (None, 1, -1, "x", ["x"], [1], [None], [["x"]], {"x": 1}, {1: 2})),
    {0: {"a": None}}, {0: {"a": 1}}, {0: {"colossus": None}}, {0: {"ore": True}}, {"army": "x"}, {"army": -1},
    {"army": 99}, {"storm": 99}, {"sparta": None}, {"sparta": ["x"]},
]  # fmt: skip
BEGIN: dict[str, dict[str, str]] = {"parthenon": {"phase": "hazard"}}
"""The context that a scenario of a game needs so that all of its words mean something."""


def door(game: str) -> tuple[Callable[..., object], type[Exception], tuple[str, ...], dict[str, str]]:
    """How a scenario of a game is opened, and what it knows."""
    module = import_module(f"petteia.games.{game}.scenario")
    return module.scenario, module.ScenarioError, module.VOCABULARY.keys, BEGIN.get(game, {})


@pytest.mark.parametrize(("scenario", "error", "keys", "things"), [door(game) for game in GAMES], ids=GAMES)
def test_rubbish_is_refused_with_a_sentence_or_does_no_harm(
    scenario: Callable[..., object], error: type[Exception], keys: tuple[str, ...], things: dict[str, str]
) -> None:
    refused = 0
    for key in keys:
        for value in RUBBISH if key not in ("game", "components") else ():
            try:
                scenario(**{**things, key: value})
            except error as wrong:
                assert len(str(wrong)) > 10
                refused += 1
    assert refused > 300


@pytest.mark.parametrize(
    ("things", "sentence"),
    [
        (
            {"at_sea": {0: {"a": {"to": "egypt", "card": ["ore"]}}}},
            "'card' is no word of a fleet at sea .* mean 'cards'",
        ),
        ({"at_sea": {0: {"a": {"too": "egypt"}}}}, "did you mean 'to'"),
        ({"at_sea": {0: {"x": {"to": "egypt"}}}}, "'x' is no fleet"),
        ({"at_sea": {0: ["a"]}}, "right would be a table such as"),
        ({"wonders": {0: "colossus"}}, "right would be a table such as"),
        ({"supply": {"army": 999}}, "supply of army is 999; right would be a number from 0 to"),
        ({"introduced": [7]}, "introduced names seat 7; right would be from 0 to 2"),
        ({"events": "drought"}, "right would be a list"),
    ],
)
def test_a_wrong_word_inside_parthenons_tables_is_named(things: dict[str, Any], sentence: str) -> None:
    with pytest.raises(parthenon.ScenarioError, match=sentence):
        parthenon.scenario(phase="hazard", **things)


@rule("AOM-8.2.1")
def test_neighbours_of_one_culture_are_impossible_unless_wanted() -> None:
    things: dict[str, Any] = {"cultures": ["greek", "norse", "greek", "norse"], "order": [0, 2, 1, 3]}
    with pytest.raises(age_of_mythology.ScenarioError, match=r"seats 0 and 2 .* both greek .* or impossible=True"):
        age_of_mythology.scenario(**things)
    assert age_of_mythology.scenario(**things, impossible=True).pending == (0,)


@rule("AOM-4.1.1")
def test_a_seventeenth_building_is_impossible_unless_wanted() -> None:
    ids, most = age_of_mythology.scenario().game.box.building_ids, age_of_mythology.scenario().game.box.building_most
    tiles = [name for name, n in zip(ids, most, strict=True) for _ in range(int(n))]
    assert age_of_mythology.scenario(buildings={0: tiles[:16]}).state.city_size(0) == 16
    with pytest.raises(
        age_of_mythology.ScenarioError, match=r"seat 0 has 17 buildings .* at most 16, or impossible=True"
    ):
        age_of_mythology.scenario(buildings={0: tiles[:17]})
    assert age_of_mythology.scenario(buildings={0: tiles[:17]}, impossible=True).state.city_size(0) == 17


def test_the_part_of_the_active_player_is_no_part_of_another() -> None:
    with pytest.raises(deukalion.ScenarioError, match="right would be another seat"):
        deukalion.scenario(phase="others", part=0)
