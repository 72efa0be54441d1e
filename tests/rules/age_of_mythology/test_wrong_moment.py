"""What is said when somebody clicks on what nobody asks for at the moment; and that every reason has a test."""

import ast
from pathlib import Path
from typing import Any

import pytest

from petteia.games.age_of_mythology.game import AgeOfMythology
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from tests.rules import rule
from tests.rules.age_of_mythology.battles import attack, told
from tests.rules.age_of_mythology.gods import table_for

Said = tuple[str, dict[str, int | str], str]

# -- a card is needed


@rule("AOM-2.4.1", "AOM-3.3.1", "AOM-3.4.1")
@pytest.mark.parametrize(
    ("text", "deed", "number"),
    [
        ("build wall", "build", "AOM-3.3.1"),
        ("discount gold", "build", "AOM-3.3.1"),
        ("recruit hoplite", "recruit", "AOM-3.4.1"),
        ("give gold", "trade", "AOM-3.5.1"),
        ("for gold", "trade", "AOM-3.5.1"),
        ("temple 1", "trade", "AOM-3.5.1"),
        ("attack 1", "attack", "AOM-3.7.1"),
        ("area city", "attack", "AOM-3.7.1"),
        ("commit hoplite", "attack", "AOM-3.7.1"),
        ("gather food", "gather", "AOM-3.2.1"),
        ("put villager fertile/food/2", "gather", "AOM-3.2.1"),
        ("take fertile/food/2", "explore", "AOM-3.1.1"),
    ],
)
def test_at_ones_move_an_action_wants_its_card_and_the_cards_in_hand_are_counted(
    text: str, deed: str, number: str
) -> None:
    others = {"build": "permanent_trade"}.get(deed, "permanent_build")
    table = scenario(hands={0: [others]})
    assert told(table.refused(text)) == ("wants_a_card", {"deed": deed, "cards": 0}, number)
    table = scenario(hands={0: [f"permanent_{deed}"]})
    assert told(table.refused(text)) == ("wants_a_card", {"deed": deed, "cards": 1}, number)


@rule("AOM-2.4.2")
def test_in_the_middle_of_a_move_the_next_card_has_to_wait() -> None:
    table = scenario(hands={0: ["permanent_recruit", "permanent_build"]}).play("play permanent_recruit")
    for text in ("play permanent_build", "lay permanent_build"):
        assert told(table.refused(text)) == ("first_finish", {"prompt": "recruit"}, "AOM-2.4.2")
    assert told(table.refused("build wall")) == ("wants_a_card", {"deed": "build", "cards": 1}, "AOM-3.3.1")


@rule("AOM-3.7.5", "AOM-5.1.2", "AOM-3.2.1")
def test_what_comes_later_in_the_same_action_waits_for_what_is_asked() -> None:
    table = scenario(seats=3, card="permanent_attack")
    assert told(table.refused("commit hoplite")) == ("first_finish", {"prompt": "attack_whom"}, "AOM-3.7.1")
    table.play("attack 1", "area city")
    assert told(table.refused("fight hoplite", seat=0)) == ("first_finish", {"prompt": "commit"}, "AOM-5.1.2")
    table = attack(["hoplite", "toxotes"], ["jarl"])
    committed = told(table.refused("commit hoplite", seat=0))
    assert committed == ("not_at_this_point_of_the_battle", {"encounter": 1}, "AOM-3.7.9")
    table = scenario(card="permanent_gather", tiles={0: ["fertile/food/2*"]})
    assert told(table.refused("put villager fertile/food/2")) == (
        "first_finish",
        {"prompt": "gather_scope"},
        "AOM-3.2.1",
    )


# -- another phase


@rule("AOM-2.1.1")
@pytest.mark.parametrize(
    ("text", "needed", "number"),
    [
        ("place the_wonder", "place_victory_cubes", "AOM-2.2.1"),
        ("pick permanent_gather", "draw_action_cards", "AOM-2.3.1"),
        ("draw 2", "draw_action_cards", "AOM-2.3.1"),
        ("discard permanent_gather", "discard_cards", "AOM-2.6.1"),
    ],
)
def test_what_belongs_to_another_phase_names_it_and_the_one_that_is_on(text: str, needed: str, number: str) -> None:
    said = told(scenario().refused(text))
    assert said == ("other_phase", {"phase": "play_action_cards", "needed": needed}, number)


@rule("AOM-2.1.1", "AOM-2.4.1")
def test_cards_are_played_in_their_phase_only() -> None:
    table = scenario(phase="discard_cards", hands={0: ["permanent_build"], 1: ["permanent_build"]})
    assert told(table.refused("play permanent_build", seat=0)) == (
        "other_phase",
        {"phase": "discard_cards", "needed": "play_action_cards"},
        "AOM-2.4.1",
    )


# -- battles, rewards, powers


@rule("AOM-5.1.2", "AOM-5.7.4", "AOM-4.2.1")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("retreat", ("no_battle", {}, "AOM-5.1.2")),
        ("fight hoplite", ("no_battle", {}, "AOM-5.1.2")),
        ("reinforce hoplite", ("no_battle", {}, "AOM-5.1.2")),
        ("destroy wall", ("nothing_won", {}, "AOM-5.7.4")),
        ("capture fertile/food/2", ("nothing_won", {}, "AOM-5.7.4")),
        ("seize gold", ("nothing_won", {}, "AOM-5.7.4")),
        ("lose holding", ("no_house_lost", {}, "AOM-4.2.1")),
        ("target 1", ("no_power_at_work", {}, "AOM-3.9.1")),
        ("remove fertile/food/2", ("no_power_at_work", {}, "AOM-3.9.1")),
        ("swap fertile/food/2", ("no_power_at_work", {}, "AOM-3.9.1")),
        ("strike hydra", ("no_power_at_work", {}, "AOM-3.9.1")),
        ("choose hoplite", ("no_power_at_work", {}, "AOM-3.9.1")),
        ("gain food", ("no_power_at_work", {}, "AOM-3.9.1")),
    ],
)
def test_without_a_battle_a_reward_or_a_power_nothing_of_them_is_possible(text: str, said: Said) -> None:
    assert told(scenario().refused(text)) == said


# -- powers


def rich(favor: int) -> dict[str, Any]:
    return {"resources": {0: [4, 4, 4, favor]}}


@rule("AOM-3.9.2")
def test_while_a_card_is_in_play_too_little_favor_for_its_power_is_told_with_what_is_missing() -> None:
    table = table_for("greek_gather_hades", **rich(0))
    assert told(table.refused("power")) == (
        "no_favor",
        {"god": "hades", "favor": 1, "have": 0, "missing": 1},
        "AOM-3.9.2",
    )
    table = table_for("norse_attack_heimdall", **rich(1)).play("attack 1")
    assert told(table.refused("power"))[1] == {"god": "heimdall", "favor": 4, "have": 1, "missing": 3}


@rule("AOM-3.9.6", "AOM-6.2.10")
def test_while_a_card_is_in_play_that_its_power_could_do_nothing_is_told() -> None:
    table = table_for("greek_gather_hades", units={0: []}, **rich(4))
    assert told(table.refused("power")) == ("power_without_effect", {"god": "hades"}, "AOM-3.9.6")


@rule("AOM-3.9.2", "AOM-3.9.3")
def test_once_the_action_has_begun_it_is_too_late_for_the_power() -> None:
    table = table_for("greek_gather_hades", **rich(4)).play("no")
    assert told(table.refused("power")) == ("power_before_the_action", {"god": "hades"}, "AOM-3.9.3")
    table = table_for("norse_attack_bragi", **rich(9)).play("power", "attack 1")
    assert told(table.refused("power")) == ("power_once", {"god": "bragi"}, "AOM-3.9.2")


@rule("AOM-3.9.1")
def test_a_card_without_a_god_has_no_power() -> None:
    table = scenario(card="permanent_gather")
    assert told(table.refused("power")) == ("card_without_a_god", {"card": "permanent_gather"}, "AOM-3.9.1")
    table = attack(["hoplite", "toxotes"], ["jarl"]).play("stay")
    assert told(table.refused("power", seat=1)) == ("no_god_in_play", {}, "AOM-3.9.1")
    assert told(scenario(phase="place_victory_cubes").refused("power")) == ("no_god_in_play", {}, "AOM-3.9.1")


@rule("AOM-3.9.1", "AOM-3.9.2", "AOM-3.6.3")
def test_at_ones_move_the_powers_of_the_cards_in_hand_are_looked_at() -> None:
    table = scenario(hands={0: ["permanent_gather", "permanent_build"]})
    assert told(table.refused("power")) == ("no_god_in_hand", {"cards": 2}, "AOM-3.9.1")
    table = scenario(cultures=["greek", "norse"], hands={0: ["greek_gather_hades"]}, **rich(4))
    assert told(table.refused("power")) == (
        "play_the_card_first",
        {"card": "greek_gather_hades", "god": "hades"},
        "AOM-3.9.1",
    )
    table = scenario(cultures=["greek", "norse"], hands={0: ["greek_gather_hades"]}, **rich(0))
    assert told(table.refused("power"))[1] == {"god": "hades", "favor": 1, "have": 0, "missing": 1}
    table = scenario(
        cultures=["greek", "norse"], hands={0: ["greek_attack_ares", "permanent_build"]}, units={0: []}, **rich(9)
    )
    assert told(table.refused("power")) == ("no_unit", {}, "AOM-3.7.2")


# -- without the means


@rule("AOM-3.5.2")
def test_a_fee_that_cannot_be_paid_is_told_with_what_is_missing() -> None:
    table = scenario(hands={0: ["permanent_trade", "permanent_build"]}, resources={0: [1, 0, 0, 0]})
    assert told(table.refused("play permanent_trade")) == (
        "cannot_pay_fee",
        {"fee": 2, "have": 1, "missing": 1},
        "AOM-3.5.2",
    )


@rule("AOM-3.3.6")
def test_until_the_discount_is_chosen_nothing_else_is_possible() -> None:
    table = scenario(buildings={0: ["quarry"]}, resources={0: [9, 9, 9, 9]}, card="permanent_build").play("build wall")
    for text in ("stop", "build tower"):
        assert told(table.refused(text)) == ("choose_the_discount", {"cubes": 1}, "AOM-3.3.6")


# -- every kind of action in many positions


def every_table() -> list[Tabletop]:
    """Positions of many kinds: every phase, every action, battles."""
    deeds = ("explore", "gather", "build", "recruit", "trade", "attack", "next_age")
    things: list[dict[str, Any]] = [{"phase": phase} for phase in ("place_victory_cubes", "draw_action_cards")]
    things += [{"card": f"permanent_{deed}", "resources": {0: [9, 9, 9, 9]}} for deed in deeds]
    things += [{}, {"phase": "discard_cards", "hands": {0: ["permanent_build"]}}]
    tables = [scenario(**thing) for thing in things]
    tables.append(attack(["hoplite", "toxotes"], ["jarl", "huskarl"]))
    tables.append(attack(["hoplite", "toxotes"], []))
    tables.append(table_for("greek_next_age_hephaestos", resources={0: [9, 9, 9, 9]}))
    return [table for table in tables if table.pending and table.pending[0] >= 0]


@rule("AOM-10.1")
def test_whatever_is_clicked_the_answer_says_more_than_not_now() -> None:
    plain = {"stop", "no", "pass", "keep", "stay"}
    for table in every_table():
        for seat in table.pending:
            for action in table.game.actions.all():
                number = table.game.actions.number(action.text)
                reason = table.state.why_not(seat, number)
                assert (reason is None) == (number in list(table.state.legal(seat)))
                if reason is not None and action.verb not in plain:
                    assert reason.code != "not_now" and reason.rule, (table.what_is_due(), action.text)


# -- every reason has a test


def test_every_reason_code_of_the_game_is_tested_with_its_figures() -> None:
    """Codes and their figures are read from the sources; a test of a code has the code and, where there are figures, a
    table of them or `params` in one expression."""
    figures: dict[str, bool] = {}
    for source in Path(AgeOfMythology.RULES).parent.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                code, params = node.args[0], node.args[1]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    plain = isinstance(params, ast.Dict) and not params.keys
                    figures[code.value] = figures.get(code.value, False) or not plain
    tested: set[str] = set()
    for test in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(test.read_text(encoding="utf-8"))):
            if not isinstance(node, (ast.Tuple, ast.Compare, ast.Assert)):
                continue
            inside = list(ast.walk(node))
            words = {n.value for n in inside if isinstance(n, ast.Constant) and isinstance(n.value, str)}
            shown = any(isinstance(n, ast.Dict) for n in inside)
            shown = shown or any(isinstance(n, ast.Attribute) and n.attr == "params" for n in inside)
            tested |= {word for word in words & set(figures) if shown or not figures[word]}
    assert sorted(set(figures) - tested) == [] and len(figures) > 70
