"""What a plan of Age of Mythology does: battles begun and suffered, victory cubes, tiles."""

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games import load
from petteia.games.age_of_mythology.battle_plan import fighters, outlasts, share
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from tests.rules import rule
from tests.rules.age_of_mythology.battles import attack
from tests.said import kind_of, planned, questions_planned, says


def stay(table: Tabletop) -> Tabletop:
    while table.offers("stay"):
        table.play("stay")
    return table


@rule("AOM-5.2.1")
def test_a_side_retreats_below_a_chance_to_win_as_the_battle_shows_it() -> None:
    table = attack(["hoplite"], ["jarl", "jarl"])
    assert table.prompt == "retreat"
    shown = table.state.odds(0)["battle"]["win"] * 100
    assert planned(table.state, 0, "attack", below=int(shown) + 1) == "retreat"
    assert planned(table.state, 0, "attack", below=int(shown)) == "stay"
    assert planned(table.state, 0, "attack", below=0) == "stay"
    table.play("stay")
    assert planned(table.state, 1, "defence", below=99 - int(shown)) == "stay"
    assert planned(table.state, 1, "attack") == "", "a plan for one's own battles says nothing about others'"


@rule("AOM-5.3.1")
def test_what_one_unit_wins_the_other_loses() -> None:
    table = stay(attack(["hoplite", "hydra"], ["jarl", "throwing_axeman"]))
    g, of = table.state, table.state.stack[-1]
    for own in fighters(g, of, 0):
        for foe in fighters(g, of, 1):
            assert share(g, of, 0, own, foe) + share(g, of, 1, foe, own) == pytest.approx(1)


@rule("AOM-5.2.1")
def test_a_side_retreats_with_so_many_units_left() -> None:
    table = attack(["hoplite", "hoplite"], ["jarl"])
    assert planned(table.state, 0, "attack", below=0, left=1) == "stay"
    assert planned(table.state, 0, "attack", below=0, left=2) == "retreat"


@rule("AOM-5.3.1")
def test_the_unit_said_to_fight_a_kind_does_while_the_kind_is_there() -> None:
    table = stay(attack(["hoplite", "toxotes", "hydra"], ["jarl", "throwing_axeman"]))
    state = table.state
    assert planned(state, 0, "attack", fights="strongest") == "fight hydra"
    assert planned(state, 0, "attack", fights="weakest") != "fight hydra"
    assert planned(state, 0, "attack", fights="ask") == ""
    wanted = ["hydra/giant", "toxotes/flyer", "toxotes/cavalry"]
    assert planned(state, 0, "attack", fights="weakest", against=wanted) == "fight toxotes"
    rows = state.odds(0)["battle"]["rows"]
    best = max(rows, key=lambda row: sum(each["win"] for each in row["against"]))
    assert planned(state, 0, "attack") == f"fight {best['unit']}"


@rule("AOM-3.7.5")
def test_a_defender_sends_the_best_units_but_spares_some() -> None:
    table = scenario(
        cultures=["greek", "norse"],
        card="permanent_attack",
        area="production",
        units={0: ["hoplite", "toxotes"], 1: ["jarl", "jarl", "throwing_axeman"]},
    )
    assert planned(table.state, 1, "defence", units=0) == "stop"
    spared = planned(table.state, 1, "defence", units=3, spared=["jarl"])
    assert spared == "commit throwing_axeman"
    sent = []
    while 1 in table.pending:
        sent.append(planned(table.state, 1, "defence", units=2))
        table.play(sent[-1], seat=1)
    assert len(sent) <= 3 and sent[-1] in ("stop", sent[0])
    with pytest.raises(AssertionError):
        says(table.state, 1, "defence", spared=["hoplite"])


@rule("AOM-5.8.16")
def test_abilities_are_used_where_they_help_or_never() -> None:
    table = stay(attack(["huskarl", "jarl"], ["spearman"]))
    table.play("fight huskarl")
    assert table.prompt == "declare"
    assert planned(table.state, 0, "attack", abilities="never") == "no"
    assert planned(table.state, 0, "attack", abilities="always") == "berserk"
    assert planned(table.state, 0, "attack", abilities="ask") == ""
    assert planned(table.state, 0, "attack") in ("berserk", "no")


@rule("AOM-5.7.4")
@pytest.mark.parametrize(("area", "said", "taken"), [
    ("city", {"buildings": ["tower", "wall"]}, "destroy wall"), ("city", {"buildings": ["house"]}, "destroy house"),
    ("city", {}, "destroy wall"), ("holding", {"spoils": ["favor", "gold"]}, "seize gold"),
    ("holding", {"spoils": ["wood"]}, "seize wood"),
])  # fmt: skip
def test_the_reward_is_taken_in_the_order_said(area: str, said: dict[str, list[str]], taken: str) -> None:
    table = attack(
        ["hydra", "hydra"], ["spearman"], area=area, buildings={1: ["house", "wall"]},
        resources={1: {"wood": 3, "gold": 3, "favor": 0}},
    )  # fmt: skip
    stay(table)
    while table.pending == CHANCE or not table.prompt.startswith("reward_"):
        if table.pending == CHANCE:
            table.roll(1, 0)
        else:
            table.play(planned(table.state, 0, "attack") if 0 in table.pending else "stay")
    assert planned(table.state, 0, "attack", **said) == taken


@rule("AOM-2.2.2")
def test_a_victory_cube_goes_where_it_would_be_ones_own() -> None:
    table = scenario(seats=2, units={0: ["hoplite"], 1: ["jarl", "jarl"]}, cultures=["greek", "norse"])
    kind = kind_of(table.state, "cubes")
    cards = ["largest_army", "the_wonder"]
    text = table.game.actions.text
    seen = table.state.observe(1)
    assert text(int(kind.answer(seen, 1, {"cards": cards}))) == "place largest_army"
    assert text(int(kind.answer(table.state.observe(0), 0, {"cards": cards}))) == "place the_wonder"
    assert int(kind.answer(seen, 1, {"cards": []})) < 0


@rule("AOM-3.1.4")
def test_the_richest_tile_of_the_first_resource_is_taken() -> None:
    tiles = ("forest/food/1", "fertile/food/2", "forest/wood/2", "hills/gold/2")
    table = scenario(seats=3, card="permanent_explore", cultures=["greek", "norse", "egyptian"]).deal(*tiles)
    assert planned(table.state, 0, "tiles", resources=["favor", "food"]) == "take fertile/food/2"
    assert planned(table.state, 0, "tiles", resources=["favor"]) == "take fertile/food/2"
    assert planned(table.state, 0, "tiles", resources=["favor"], otherwise="pass") == "pass"
    assert planned(table.state, 0, "tiles", resources=["favor"], otherwise="ask") == ""


def test_a_battle_too_large_to_be_counted_is_estimated() -> None:
    assert outlasts(0.5, 3, 3) == pytest.approx(0.5)
    assert outlasts(1.0, 1, 9) == 1.0 and outlasts(0.0, 9, 1) == 0.0
    assert outlasts(0.5, 4, 2) > 0.5


@pytest.mark.parametrize("seed", range(3))
def test_plans_answer_only_what_is_legal_in_any_game(seed: int) -> None:
    assert questions_planned(load("age_of_mythology", 2 + seed), seed, 1500) > 30
