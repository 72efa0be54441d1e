"""AOM-6, AOM-10.34 to AOM-10.36 — What is said when a power cannot be bought or turned on something."""

from typing import Any

import pytest

from petteia.games.age_of_mythology.god_powers import why_not_power
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from tests.rules import rule
from tests.rules.age_of_mythology.battles import told
from tests.rules.age_of_mythology.gods import card_of, power


def said(god: str, cards_after: int = 4, **things: Any) -> tuple[str, dict[str, int | str], str]:
    """Why seat 0 cannot buy a power."""
    table = scenario(cultures=[card_of(god).split("_")[0], "greek" if god != "hades" else "norse"], **things)
    reason = why_not_power(table.state, 0, table.game.box.god_ids.index(god), cards_after)
    assert reason is not None
    return told(reason)


# -- buying


@rule("AOM-3.9.2")
@pytest.mark.parametrize(("god", "favor", "have"), [("heimdall", 4, 1), ("isis", 1, 0), ("loki", 2, 1)])
def test_too_little_favor_is_told_with_what_is_missing(god: str, favor: int, have: int) -> None:
    assert said(god, resources={0: [9, 9, 9, have]}) == (
        "no_favor", {"god": god, "favor": favor, "have": have, "missing": favor - have}, "AOM-3.9.2",
    )  # fmt: skip


@rule("AOM-3.9.6")
@pytest.mark.parametrize(
    ("god", "things"),
    [
        ("hades", {"units": {0: []}}),
        ("ra", {}),
        ("horus", {}),
        ("osiris", {}),
        ("thor", {}),
        ("set", {"tiles": {0: ["desert/gold/1"]}}),
        ("freyja", {"bank": {"gold": 0}}),
    ],
)
def test_a_power_that_could_do_nothing_is_refused_as_such(god: str, things: dict[str, Any]) -> None:
    assert said(god, **things) == ("power_without_effect", {"god": god}, "AOM-3.9.6")


@rule("AOM-6.2.10", "AOM-6.3.12")
@pytest.mark.parametrize("god", ["thoth", "odin"])
@pytest.mark.parametrize(("round_", "cards"), [(1, 2), (2, 1), (3, 0)])
def test_too_few_cards_for_a_fourth_action_are_told_with_the_rounds_left(god: str, round_: int, cards: int) -> None:
    assert said(god, cards, round=round_) == (
        "no_card_for_a_fourth_action", {"god": god, "cards": cards, "rounds": 3 - round_}, "AOM-6.2.10",
    )  # fmt: skip


@rule("AOM-6.4.7")
@pytest.mark.parametrize("god", ["thoth", "odin"])
def test_a_fourth_action_is_bought_only_once(god: str) -> None:
    only_once = ("fourth_action_only_once", {"god": god}, "AOM-6.4.7")
    assert said(god, round=4, fourth=[0]) == only_once
    assert said(god, round=2, fourth=[0]) == only_once


@rule("AOM-3.9.14", "AOM-3.9.6")
def test_a_card_of_which_neither_half_is_possible_names_both_reasons() -> None:
    table = scenario(
        cultures=["norse", "greek"], hands={0: ["norse_next_age_odin"]}, round=3, resources={0: [2, 3, 3, 3]}
    )
    reason = table.refused("play norse_next_age_odin")
    assert (reason.code, reason.params["missing"], reason.rule) == ("cannot_pay", 1, "AOM-3.6.3")
    assert (reason.params["god"], reason.params["power"]) == ("odin", "no_card_for_a_fourth_action")


# -- whom


@rule("AOM-10.34")
@pytest.mark.parametrize(
    ("god", "things"),
    [
        ("njord", {"buildings": {0: ["wall"], 1: ["wall", "tower"], 2: ["wall"]}}),
        ("hathor", {"tiles": {0: ["swamp/food/1"], 1: ["fertile/food/2"], 2: ["fertile/food/2"]}}),
        ("thor", {"units": {0: ["troll"], 1: ["hydra"], 2: ["mummy"]}}),
        ("loki", {}),
    ],
)
def test_a_power_that_names_another_player_is_not_turned_on_oneself(god: str, things: dict[str, Any]) -> None:
    table = power(card_of(god), **things)
    assert told(table.refused("target 0")) == ("not_that_player", {"god": god, "seat": 0}, "AOM-10.34")


@rule("AOM-10.34")
@pytest.mark.parametrize(
    ("god", "things"),
    [
        ("horus", {"buildings": {0: ["wall"], 2: ["wall", "tower"]}}),
        ("hephaestos", {"tiles": {0: ["hills/gold/2"], 2: ["fertile/food/2"]}}),
        ("loki", {"cultures": ["norse", "greek", "egyptian", "greek"], "resources": {1: [0, 0, 0, 0]}}),
    ],
)
def test_a_player_without_a_target_cannot_be_named(god: str, things: dict[str, Any]) -> None:
    table = power(card_of(god), **things)
    assert told(table.refused("target 1")) == ("nothing_to_hit", {"god": god, "seat": 1}, "AOM-10.34")


def loki(**things: Any) -> Tabletop:
    return power("norse_trade_loki", **things)


def horus(**things: Any) -> Tabletop:
    return power("egyptian_build_horus", buildings={1: ["wall", "tower"], 2: ["wall", "market"]}, **things)


@rule("AOM-10.34")
def test_the_player_is_named_first_and_once() -> None:
    first: tuple[str, dict[str, int | str], str] = ("name_a_player", {}, "AOM-10.34")
    assert told(loki().refused("seize food")) == first
    assert told(horus().refused("destroy wall")) == first
    named = ("player_named", {"seat": 1}, "AOM-10.34")
    assert told(loki().play("target 1").refused("target 2")) == named
    assert told(horus().play("target 1").refused("target 2")) == named


@rule("AOM-10.34")
@pytest.mark.parametrize(("god", "own"), [("horus", "egyptian"), ("loki", "norse")])
def test_a_player_is_named_once_in_seat_0_too(god: str, own: str) -> None:
    cultures = ["greek", own, "norse" if own == "egyptian" else "egyptian"]
    cities = {0: ["wall", "tower"], 2: ["wall"]}
    table = scenario(move=1, hands={1: [card_of(god)]}, cultures=cultures, buildings=cities).play(
        f"play {card_of(god)}"
    )
    table = table.play("power") if table.offers("power") else table
    assert told(table.play("target 0").refused("target 2")) == ("player_named", {"seat": 0}, "AOM-10.34")


# -- what


@rule("AOM-6.3.8")
def test_loki_cannot_take_a_colour_his_victim_does_not_have() -> None:
    table = loki(resources={1: [2, 2, 0, 2]}).play("target 1")
    assert told(table.refused("seize gold")) == ("no_such_cube", {"resource": "gold"}, "AOM-6.3.8")


@rule("AOM-10.35")
def test_what_the_victim_does_not_have_cannot_be_hit() -> None:
    table = horus().play("target 1")
    assert told(table.refused("destroy market")) == ("no_such_building", {"building": "market"}, "AOM-10.35")
    tiles = {1: ["hills/gold/2", "hills/wood/1"], 2: ["swamp/food/1"]}
    table = power("greek_next_age_hephaestos", tiles=tiles).play("target 1")
    assert told(table.refused("remove swamp/food/1")) == ("no_such_tile", {"tile": "swamp/food/1"}, "AOM-10.35")
    units: dict[int, list[str]] = {0: [], 1: ["hydra", "medusa", "hoplite"], 2: []}
    table = power("norse_gather_thor", units=units)
    for unit in ("hoplite", "cyclops", "dwarf@hills/gold/2"):
        assert told(table.refused(f"strike {unit}")) == ("no_such_unit", {"unit": unit, "have": 0}, "AOM-10.35")


# -- Set


FERTILE = {1: ["fertile/gold/1", "hills/gold/2"], 2: ["fertile/gold/1"]}


def chaos() -> Tabletop:
    tiles: dict[int, list[str]] = {
        0: ["desert/gold/1", "hills/wood/1", "fertile/food/2"],
        1: ["hills/gold/2", "hills/food/1", "mountains/gold/2"],
        2: ["fertile/food/2", "fertile/gold/1", "hills/gold/2"],
    }
    return power("egyptian_next_age_set", tiles=tiles)


@rule("AOM-10.35", "AOM-6.2.12")
def test_set_begins_with_an_own_tile_that_has_a_partner() -> None:
    table = chaos()
    assert told(table.refused("target 1")) == ("own_tile_first", {}, "AOM-10.35")
    assert told(table.refused("swap swamp/food/1")) == ("no_such_tile", {"tile": "swamp/food/1"}, "AOM-10.35")
    assert told(table.refused("swap desert/gold/1")) == ("no_partner", {"tile": "desert/gold/1"}, "AOM-6.2.12")


@rule("AOM-10.34", "AOM-6.2.12")
def test_set_then_names_a_player_with_such_a_tile() -> None:
    table = chaos().play("swap hills/wood/1")
    assert told(table.refused("swap hills/gold/2")) == ("name_a_player", {}, "AOM-10.34")
    assert told(table.refused("target 0")) == ("no_tile_of_that_terrain", {"seat": 0}, "AOM-6.2.12")
    first_of_all = power("egyptian_next_age_set", tiles={0: ["fertile/food/2", "hills/wood/1"], **FERTILE})
    first_of_all.play("swap fertile/food/2")
    assert told(first_of_all.refused("target 0")) == ("no_tile_of_that_terrain", {"seat": 0}, "AOM-6.2.12")
    assert told(first_of_all.refused("swap hills/wood/1")) == ("name_a_player", {}, "AOM-10.34")


@rule("AOM-10.35", "AOM-6.2.12")
def test_set_then_takes_a_tile_of_the_same_terrain() -> None:
    table = chaos().play("swap hills/wood/1", "target 1")
    assert told(table.refused("target 2")) == ("player_named", {"seat": 1}, "AOM-10.34")
    assert told(table.refused("swap mountains/gold/2")) == ("no_partner", {"tile": "mountains/gold/2"}, "AOM-6.2.12")
    assert told(table.refused("swap desert/gold/1")) == ("no_such_tile", {"tile": "desert/gold/1"}, "AOM-10.35")


@rule("AOM-10.34")
def test_no_piece_is_meant_where_set_names_a_player_even_for_the_first_tile_of_all() -> None:
    table = power("egyptian_next_age_set", tiles={0: ["fertile/food/2", "hills/wood/1"], **FERTILE})
    table.play("swap fertile/food/2")
    state = table.state
    named = [int(action) for action in state.legal(0)]
    assert [table.game.actions.text(action) for action in named] == ["target 1", "target 2"]
    assert [state.stack[-1].pieces(state, 0, action) for action in named] == [[], []]
