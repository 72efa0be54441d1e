"""AOM-5.1 to AOM-5.3 — The course of a battle, retreat, and battle cards."""

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.battlefield import Battlefield
from petteia.games.age_of_mythology.components import shipped
from petteia.games.age_of_mythology.scenario import scenario
from tests.rules import rule
from tests.rules.age_of_mythology.battles import attack, meet, told, won_by

# -- AOM-5.1


@rule("AOM-5.1.1")
def test_a_battle_runs_from_the_commitment_over_aphrodite_and_encounters_to_the_reward() -> None:
    table = attack(
        ["hoplite", "toxotes"], ["spearman", "mummy"], card="greek_attack_aphrodite", power=True, reserve={1: ["mummy"]}
    )
    assert [e["seat"] for e in table.heard("units_revealed")] == [0, 1]
    assert table.prompt == "seduce"
    table.play("choose mummy")
    assert (table.prompt, table.seat) == ("retreat", 0)
    meet(table, "hoplite", "spearman").roll(1, 0)
    assert table.prompt == "reward_holding"


@rule("AOM-5.1.2")
def test_an_encounter_runs_from_the_retreat_question_to_the_result_in_eight_stages() -> None:
    table = attack(["huskarl", "jarl"], ["pharaoh", "wadjet", "spearman"])
    prompts = [(table.seat, table.prompt)]
    for move in ("stay", "stay", "fight huskarl", "fight pharaoh", "wadjet", "berserk"):
        table.play(move, seat=table.seat)
        prompts.append((table.seat, table.prompt) if table.pending != CHANCE else (-1, "roll"))
    assert prompts == [
        (0, "retreat"), (1, "retreat"), (0, "battle_card"), (1, "battle_card"), (1, "stand_in"), (0, "declare"),
        (-1, "roll"),
    ]  # fmt: skip
    table.roll(1, 0)
    assert [e["unit"] for e in table.heard("encounter_won")] == ["huskarl"]
    assert (table.seat, table.prompt) == (0, "retreat")


@rule("AOM-5.1.2")
def test_what_belongs_to_another_point_of_the_encounter_is_refused() -> None:
    table = attack(["huskarl", "jarl"], ["spearman", "mummy"])
    assert told(table.refused("berserk")) == ("not_at_this_point_of_the_battle", {"encounter": 1}, "AOM-5.1.2")
    meet(table, "jarl", "mummy").roll(1, 0)
    assert told(table.refused("fight jarl")) == ("not_at_this_point_of_the_battle", {"encounter": 2}, "AOM-5.1.2")


@rule("AOM-5.1.3")
@pytest.mark.parametrize(("hits", "winner"), [((1, 0), 0), ((0, 1), 1)])
def test_a_side_without_units_after_a_result_has_lost(hits: tuple[int, int], winner: int) -> None:
    table = meet(attack(["hoplite"], ["spearman"]), "hoplite", "spearman").roll(*hits)
    assert won_by(table) == winner


@rule("AOM-5.1.3")
def test_with_units_left_on_both_sides_the_next_retreat_question_comes() -> None:
    table = meet(attack(["hoplite", "toxotes"], ["spearman", "mummy"]), "hoplite", "mummy").roll(0, 1)
    assert won_by(table) == -1
    assert (table.prompt, table.state.prompt(0).params["encounter"]) == ("retreat", 2)


@rule("AOM-5.1.4")
def test_a_defender_who_commits_nothing_has_lost_before_anybody_is_asked() -> None:
    table = attack(["hoplite"], [], reserve={1: ["mummy"]}, victory={"won_the_last_battle": 3})
    assert (won_by(table), table.victory(0)) == (0, 3)
    assert table.heard("rolled") == []
    assert table.prompt == "reward_holding"


@rule("AOM-5.1.4", "AOM-6.1.8")
def test_a_defender_whose_only_unit_aphrodite_removes_has_lost_without_an_encounter() -> None:
    table = attack(["hoplite"], ["mummy"], card="greek_attack_aphrodite", power=True)
    assert (won_by(table), table.heard("rolled")) == (0, [])
    assert table.units(1) == {"mummy": 1}, "seduced, not eliminated"


# -- AOM-5.2


@rule("AOM-5.2.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_side_may_retreat_before_the_first_encounter_with_all_it_has(seat: int) -> None:
    table = attack(["hoplite", "toxotes"], ["spearman", "mummy"])
    if seat == 1:
        table.play("stay")
    assert table.offered() == ["retreat", "stay"]
    table.play("retreat")
    assert (table.units(0), table.units(1)) == ({"toxotes": 1, "hoplite": 1}, {"spearman": 1, "mummy": 1})
    assert (table.in_battle(0), table.in_battle(1)) == ({}, {})


@rule("AOM-5.2.1", "AOM-10.23")
def test_the_question_comes_again_before_every_encounter() -> None:
    table = attack(["hoplite", "toxotes"], ["spearman", "mummy", "anubite"])
    for encounter in (1, 2):
        assert [table.seat, table.prompt] == [0, "retreat"]
        table.play("stay")
        assert [table.seat, table.prompt] == [1, "retreat"]
        meet(table, "hoplite", ("spearman", "mummy")[encounter - 1]).roll(1, 0)
    table.play("retreat")
    assert won_by(table) == 1


@rule("AOM-5.2.2")
def test_the_attacker_answers_first_and_his_retreat_is_not_followed_by_a_question() -> None:
    table = attack(["hoplite"], ["spearman"])
    assert table.pending == (0,)
    table.play("retreat")
    assert [e["seat"] for e in table.heard("retreated")] == [0]
    assert table.prompt == "play_a_card"


@rule("AOM-5.2.3")
def test_who_retreats_has_lost_however_many_units_he_has() -> None:
    table = attack(["hoplite"] * 4, ["spearman"], victory={"won_the_last_battle": 2}).play("retreat")
    assert (won_by(table), table.victory(0), table.victory(1)) == (1, 0, 2)
    table = attack(["hoplite"], ["spearman"] * 4, victory={"won_the_last_battle": 2}).play("stay", "retreat")
    assert (won_by(table), table.victory(0), table.victory(1)) == (0, 2, 0)


@rule("AOM-5.2.4")
def test_after_the_question_nobody_can_retreat_until_the_result() -> None:
    table = attack(["huskarl", "jarl"], ["spearman", "mummy"]).play("stay", "stay")
    for seat in (0, 1):
        assert told(table.refused("retreat", seat=seat)) == ("no_retreat_now", {}, "AOM-5.2.4")
    table.play("fight huskarl", seat=0).play("fight mummy", seat=1)
    assert told(table.refused("retreat")) == ("no_retreat_now", {}, "AOM-5.2.4")
    table.play("no").roll(1, 0)
    assert table.offers("retreat")


# -- AOM-5.3


@rule("AOM-5.3.1", "AOM-9.2.5")
def test_battle_cards_are_chosen_secretly_and_turned_up_together() -> None:
    table = attack(["hoplite", "toxotes"], ["spearman", "mummy"]).play("stay", "stay")
    assert table.pending == (0, 1)
    table.play("fight toxotes", seat=0)
    other = attack(["hoplite", "toxotes"], ["spearman", "mummy"]).play("stay", "stay").play("fight hoplite", seat=0)
    assert table.state.view(1) == other.state.view(1)
    assert table.heard("battle_card") == []
    table.play("fight mummy", seat=1)
    assert [(e["seat"], e["unit"]) for e in table.heard("battle_card")] == [(0, "toxotes"), (1, "mummy")]


@rule("AOM-5.3.1", "AOM-10.24")
def test_only_a_unit_in_the_battle_can_be_picked() -> None:
    table = attack(["hoplite", "toxotes"], ["spearman", "mummy"], reserve={0: ["hippokon"]}).play("stay", "stay")
    assert table.offered(0) == ["fight toxotes", "fight hoplite"]
    assert told(table.refused("fight hippokon", seat=0)) == (
        "not_in_the_battle", {"unit": "hippokon"}, "AOM-5.3.1",
    )  # fmt: skip
    assert table.refused("fight mummy", seat=0).code == "not_in_the_battle"
    assert told(table.refused("fight hydra/2", seat=0)) == ("not_in_the_battle", {"unit": "hydra/2"}, "AOM-5.3.1")


@rule("AOM-5.3.2")
def test_a_unit_may_fight_again_and_again() -> None:
    table = attack(["hoplite", "toxotes"], ["spearman", "mummy", "anubite"])
    for unit in ("spearman", "mummy", "anubite"):
        meet(table, "hoplite", unit).roll(1, 0)
    assert [e["unit"] for e in table.heard("battle_card") if e["seat"] == 0] == ["hoplite"] * 3
    assert won_by(table) == 0


@rule("AOM-5.3.3")
def test_units_of_a_type_are_one_choice() -> None:
    table = attack(["hoplite", "hoplite", "hydra", "hydra"], ["mummy"]).play("stay", "stay")
    assert table.offered(0) == ["fight hoplite", "fight hydra"]


@rule("AOM-5.3.3")
def test_hydras_with_different_kills_are_separate_choices() -> None:
    table = attack(["hydra", "hydra", "hoplite"], ["spearman", "mummy", "anubite", "sphinx"])
    meet(table, "hydra", "mummy").roll(1, 0).play("stay", "stay")
    assert table.offered(0) == ["fight hoplite", "fight hydra", "fight hydra/2"]
    table.play("fight hydra", seat=0).play("fight anubite", seat=1)
    assert table.dice()[0] == 6
    table.roll(1, 0).play("stay", "stay")
    assert table.offered(0) == ["fight hoplite", "fight hydra"], "one kill each"
    table.play("fight hydra", seat=0).play("fight sphinx", seat=1)
    assert table.dice()[0] == 7
    meet(table.roll(1, 0), "hydra/2", "spearman")
    assert table.dice()[0] == 6 + 4 + 2


@rule("AOM-5.3.3")
def test_the_hydra_that_fought_is_the_one_that_is_eliminated() -> None:
    table = attack(["hydra", "hydra"], ["spearman", "mummy", "anubite", "sphinx"])
    meet(table, "hydra", "mummy").roll(1, 0)
    meet(table, "hydra/2", "anubite").roll(0, 1)
    meet(table, "hydra", "anubite")
    assert table.dice()[0] == 6
    table = attack(["hydra", "hydra"], ["spearman", "mummy", "anubite", "sphinx"])
    meet(table, "hydra", "mummy").roll(1, 0)
    meet(table, "hydra", "anubite").roll(0, 1)
    meet(table, "hydra", "anubite")
    assert table.dice()[0] == 6 + 1


@rule("AOM-5.3.4")
def test_units_that_were_not_picked_are_untouched_and_count_as_in_the_battle() -> None:
    table = attack(["hoplite", "toxotes"], ["spearman", "mummy"])
    meet(table, "hoplite", "mummy").roll(0, 1)
    assert (table.in_battle(0), table.in_battle(1)) == ({"toxotes": 1}, {"spearman": 1, "mummy": 1})
    assert won_by(table) == -1


@rule("AOM-5.3.1", "AOM-10.1")
def test_a_side_with_one_type_in_the_battle_is_not_asked_for_its_card() -> None:
    table = attack(["hoplite", "hoplite"], ["spearman", "mummy"]).play("stay", "stay")
    assert table.pending == (1,)
    table.play("fight mummy")
    assert [e["unit"] for e in table.heard("battle_card")] == ["hoplite", "mummy"]


def test_a_scenario_of_these_tests_is_an_ordinary_position() -> None:
    table = attack(["hoplite"], ["spearman"])
    assert table.state.census() == scenario(cultures=["greek", "egyptian"]).state.census()


@rule("AOM-5.1.1", "AOM-5.7.3")
def test_a_battle_is_the_same_from_any_seat() -> None:
    units = {0: ["hoplite", "cyclops"], 1: ["mummy"], 2: ["jarl", "huskarl"]}
    table = scenario(
        cultures=["greek", "egyptian", "norse"], first=2, move=2, card="permanent_attack", units=units,
        buildings={0: ["wall"]}, victory={"won_the_last_battle": 2},
    )  # fmt: skip
    table.play("attack 0", "area city").commit(2, "jarl", "huskarl").commit(0, "hoplite", "cyclops")
    assert table.seat == 2
    table.play("stay", "stay").play("fight huskarl", seat=2).play("fight cyclops", seat=0).play("berserk", "throw")
    assert table.dice() == (3 + 2, 6 + 4 + 3 + 2)
    table.roll(2, 1).play("stay", "retreat")
    assert (won_by(table), table.victory(2), table.victory(0)) == (2, 2, 0)
    assert (table.units(0), table.units(2)) == ({"hoplite": 1}, {"jarl": 1, "huskarl": 1})
    assert table.play("destroy wall").buildings(0) == {}


@rule("AOM-6.1.8")
def test_a_unit_that_grows_and_is_sent_home_by_aphrodite_is_no_longer_counted_in_the_battle() -> None:
    data = shipped()
    units = {unit["id"]: unit for unit in data["units"]}
    units["mummy"]["specials"] = units["hydra"]["specials"]  # in an owner's box; Greeks do not attack Greeks
    table = attack(
        ["hoplite"], ["mummy", "mummy", "spearman"], card="greek_attack_aphrodite", power=True, components=data
    )
    table.play("choose mummy")
    battle = next(step for step in table.state.stack if isinstance(step, Battlefield))
    assert [int(kills) for kills in battle.kills(1)] == [0]
