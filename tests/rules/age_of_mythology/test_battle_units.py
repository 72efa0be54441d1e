"""AOM-5.8 — The specials of the units."""

from typing import Any

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.battlefield import DECLARE
from tests.rules import rule
from tests.rules.age_of_mythology.battles import attack, dice, meet, told, won_by

CITY: dict[str, Any] = {"area": "city", "buildings": {1: ["market", "quarry", "armory"]}}


def fallen(table: Any) -> int:
    """How many buildings the attacker destroys if he destroys all he may."""
    count = 0
    while table.prompt == "reward_city":
        table.play(table.offered()[0])
        count += 1
    return count


# -- Greeks


@rule("AOM-5.8.1")
def test_a_minotaur_in_the_battle_wrecks_two_buildings_fighting_or_not() -> None:
    assert fallen(meet(attack(["hoplite", "minotaur"], ["mummy"], **CITY), "hoplite", "mummy").roll(1, 0)) == 2
    assert fallen(meet(attack(["minotaur"], ["mummy"], **CITY), "minotaur", "mummy").roll(1, 0)) == 2


@rule("AOM-5.8.1")
def test_an_eliminated_minotaur_does_not_count() -> None:
    table = attack(["hoplite", "minotaur"], ["mummy"], **CITY)
    meet(table, "minotaur", "mummy").roll(0, 1)
    assert fallen(meet(table, "hoplite", "mummy").roll(1, 0)) == 1


@rule("AOM-5.8.2", "AOM-EX-1.1")
def test_medusa_has_six_dice_against_giants_or_four_as_an_option() -> None:
    four = {"medusa_against_giants": "4"}
    assert dice(["medusa"], ["elephant"])[0] == 5 + 6
    assert dice(["medusa"], ["elephant"], options=four)[0] == 5 + 4
    assert dice(["medusa"], ["mummy"]) == dice(["medusa"], ["mummy"], options=four) == (5, 5)
    assert dice(["sphinx"], ["hydra"], options=four)[0] == 5 + 6, "the option is about her alone"
    assert dice(["scorpion_man"], ["medusa"], options=four)[1] == 5 + 4


@rule("AOM-5.8.2")
@pytest.mark.parametrize("giants", ["6", "4"])
def test_medusa_wins_ties_with_either_bonus(giants: str) -> None:
    table = attack(["elephant"], ["medusa"], options={"medusa_against_giants": giants})
    assert won_by(meet(table, "elephant", "medusa").roll(1, 1)) == 1


@rule("AOM-5.8.3")
def test_a_cyclops_cancels_wall_and_tower_while_in_the_battle_as_attacker() -> None:
    for area, building in (("city", "wall"), ("production", "tower")):
        table = attack(["cyclops", "hippokon"], ["mummy", "sphinx"], area, buildings={1: [building]})
        assert meet(table, "hippokon", "mummy").dice()[1] == 5
        table.roll(1, 0)
        assert meet(table, "cyclops", "sphinx").dice()[1] == 5 + 6
        table.play("no").roll(0, 1)
        assert meet(table, "hippokon", "sphinx").dice()[1] == 5 + 2


@rule("AOM-5.8.4")
def test_a_cyclops_that_throws_and_wins_sends_its_opponent_home() -> None:
    table = meet(attack(["cyclops"], ["mummy", "sphinx"]), "cyclops", "mummy")
    assert table.offered() == ["throw", "no"]
    table.play("throw")
    assert table.dice() == (6 + 3, 5)
    table.roll(1, 0)
    assert (table.units(1), table.in_battle(1), table.supply(1)["mummy"]) == ({"mummy": 1}, {"sphinx": 1}, 7)


@rule("AOM-5.8.4")
def test_a_cyclops_that_does_not_throw_eliminates() -> None:
    table = meet(attack(["cyclops"], ["mummy", "sphinx"]), "cyclops", "mummy").play("no")
    assert table.dice() == (6, 5)
    assert table.roll(1, 0).supply(1)["mummy"] == 8


@rule("AOM-5.8.4")
def test_a_cyclops_that_throws_and_loses_is_eliminated() -> None:
    table = meet(attack(["cyclops"], ["sphinx"]), "cyclops", "sphinx").play("throw").roll(0, 1)
    assert (table.units(0), table.supply(0)["cyclops"]) == ({}, 8)


@rule("AOM-5.8.4")
@pytest.mark.parametrize("giant", ["elephant", "scorpion_man"])
def test_a_giant_is_not_thrown(giant: str) -> None:
    assert meet(attack(["cyclops"], [giant]), "cyclops", giant).pending == CHANCE
    table = meet(attack(["huskarl"], ["cyclops", "hoplite"]), "huskarl", "cyclops")
    assert told(table.refused("throw")) == ("cannot_throw", {"unit": "huskarl"}, "AOM-5.8.4")


@rule("AOM-5.8.4")
def test_who_may_declare_something_else_is_told_that_giants_cannot_be_thrown() -> None:
    table = meet(attack(["huskarl"], ["cyclops"]), "huskarl", "cyclops").play("berserk")
    assert (table.seat, table.offered()) == (1, ["throw", "no"])
    table = meet(attack(["cyclops"], ["frost_giant"], card="greek_attack_5"), "cyclops", "frost_giant")
    step = table.battle()
    step.stage = DECLARE  # the question nobody is asked: the reason still has to be right
    reason = step.refusal(table.state, 0, table.game.actions.number("throw"))
    assert told(reason) == (
        "giants_cannot_be_thrown", {"unit": "frost_giant"}, "AOM-5.8.4",
    )  # fmt: skip


@rule("AOM-5.8.5")
def test_a_throwing_cyclops_keeps_its_bonus_against_mortals() -> None:
    assert dice(["cyclops"], ["spearman"], "throw")[0] == 6 + 4 + 3
    assert dice(["cyclops"], ["spearman"], "no")[0] == 6 + 4


@rule("AOM-5.8.6", "AOM-EX-1.3")
def test_a_hydra_has_a_die_more_for_each_kill_and_uses_no_cube() -> None:
    table = attack(["hydra"], ["mummy", "sphinx", "anubite"])
    bank = table.bank()
    for kills, unit in enumerate(("mummy", "sphinx", "anubite")):
        assert meet(table, "hydra", unit).dice()[0] == 6 + kills
        table.roll(1, 0)
        assert table.bank() == bank


@rule("AOM-5.8.6")
def test_a_hydra_starts_every_battle_without_kills() -> None:
    hands = {0: ["permanent_attack", "greek_attack_5"], 1: []}
    table = attack(["hydra"], ["mummy"], hands=hands, reserve={1: ["sphinx"]})
    meet(table, "hydra", "mummy").roll(1, 0).play("stop")
    table.play("play greek_attack_5", "area holding").commit(1, "sphinx")
    assert meet(table, "hydra", "sphinx").dice()[0] == 6


@rule("AOM-5.8.6")
def test_the_kills_of_others_do_not_count_for_a_hydra() -> None:
    table = attack(["hydra", "hoplite"], ["mummy", "sphinx"])
    meet(table, "hoplite", "mummy").roll(1, 0)
    assert meet(table, "hydra", "sphinx").dice()[0] == 6


@rule("AOM-5.8.7")
def test_the_heroic_greek_hero_routs_an_army_that_loses_a_hero() -> None:
    table = attack(["heroic_greek_hero"], ["priest", "mummy", "spearman"])
    meet(table, "heroic_greek_hero", "priest").roll(1, 0)
    assert (won_by(table), table.units(1)) == (0, {"spearman": 1, "mummy": 1})
    assert table.supply(1)["priest"] == 2


@rule("AOM-5.8.7")
def test_he_routs_nobody_who_loses_another_unit_or_wins() -> None:
    table = attack(["heroic_greek_hero", "hoplite"], ["priest", "mummy"])
    meet(table, "heroic_greek_hero", "mummy").roll(1, 0)
    assert won_by(table) == -1
    meet(table, "heroic_greek_hero", "priest").roll(0, 1)
    assert won_by(table) == -1
    table = attack(["classical_greek_hero"], ["priest", "mummy"])
    assert won_by(meet(table, "classical_greek_hero", "priest").roll(1, 0)) == -1


@rule("AOM-5.8.7", "AOM-5.8.14")
def test_a_wadjet_that_dies_for_the_pharaoh_is_no_hero() -> None:
    table = attack(["heroic_greek_hero"], ["pharaoh", "wadjet"])
    meet(table, "heroic_greek_hero", "pharaoh").play("wadjet").roll(1, 0)
    assert (won_by(table), table.in_battle(1)) == (-1, {"pharaoh": 1})


@rule("AOM-5.8.8")
def test_the_mythical_greek_hero_adds_the_printed_dice_of_his_opponent_only() -> None:
    assert dice(["mythical_greek_hero"], ["son_of_osiris"]) == (5 + 8, 8)
    assert dice(["mythical_greek_hero"], ["priest"], buildings={1: ["wall"]}, area="city") == (5 + 4, 4 + 2)
    assert dice(["mythical_greek_hero"], ["spearman"]) == (5 + 3, 3 + 4), "not the bonus against heroes"
    assert dice(["huskarl"], ["mythical_greek_hero"], "berserk") == (3 + 2, 5 + 3), "not the berserk dice"
    bragi = {"card": "norse_attack_bragi", "power": True}
    assert dice(["troll"], ["mythical_greek_hero"], **bragi) == (6 + 1, 5 + 6), "not Bragi's die"


@rule("AOM-5.8.8")
def test_the_mythical_greek_hero_has_his_own_wall() -> None:
    wall = {"area": "city", "buildings": {1: ["wall"]}}
    assert dice(["troll"], ["mythical_greek_hero"], **wall) == (6, 5 + 6 + 2)


# -- Egyptians


@rule("AOM-5.8.9")
def test_an_elephant_cancels_wall_and_tower_while_in_the_battle_as_attacker() -> None:
    for area, building in (("city", "wall"), ("production", "tower")):
        things: dict[str, Any] = {"area": area, "buildings": {1: [building]}}
        assert dice(["mummy", "elephant"], ["centaur"], **things)[1] == 5
        assert dice(["mummy"], ["centaur"], **things)[1] == 5 + 2
        assert dice(["troll"], ["mummy", "elephant"], **things)[1] == 5 + 2, "not for the defender"


@rule("AOM-5.8.10", "AOM-5.8.25")
@pytest.mark.parametrize("side", [0, 1])
def test_a_mummy_that_wins_brings_a_mummy_home_and_not_into_the_battle(side: int) -> None:
    sides = [["mummy"], ["hoplite", "toxotes"]] if side == 0 else [["hoplite", "toxotes"], ["mummy"]]
    table = attack(sides[0], sides[1])
    for unit in ("hoplite", "toxotes"):
        met = ("mummy", unit) if side == 0 else (unit, "mummy")
        meet(table, *met).roll(1 - side, side)
        if unit == "hoplite":
            assert (table.units(side), table.in_battle(side)) == ({"mummy": 1}, {"mummy": 1})
    assert table.units(side) == {"mummy": 3}


@rule("AOM-5.8.10")
def test_a_mummy_brings_none_when_it_loses_or_the_supply_is_empty() -> None:
    table = meet(attack(["mummy", "anubite"], ["hoplite"]), "mummy", "hoplite").roll(0, 1)
    assert (table.units(0), table.supply(0)["mummy"]) == ({}, 8)
    table = attack(["mummy"], ["hoplite", "toxotes"], reserve={0: ["mummy"] * 7})
    meet(table, "mummy", "hoplite").roll(1, 0)
    assert (table.units(0), table.heard("unit_gained")) == ({"mummy": 7}, [])


@rule("AOM-5.8.10")
def test_another_unit_that_wins_beside_a_mummy_brings_none() -> None:
    table = meet(attack(["mummy", "anubite"], ["hoplite", "toxotes"]), "anubite", "hoplite").roll(1, 0)
    assert table.units(0) == {}


@rule("AOM-5.8.11", "AOM-10.27")
@pytest.mark.parametrize("side", [0, 1])
def test_a_phoenix_returns_home_for_two_favor_while_a_priest_is_in_the_battle(side: int) -> None:
    birds, greeks = ["phoenix", "priest"], ["hoplite"]
    table = attack(birds, greeks) if side == 0 else attack(greeks, birds)
    met = ("phoenix", "hoplite") if side == 0 else ("hoplite", "phoenix")
    meet(table, *met).roll(side, 1 - side)
    assert (table.seat, table.offered()) == (side, ["rescue", "no"])
    table.play("rescue")
    assert (table.units(side), table.in_battle(side)) == ({"phoenix": 1}, {"priest": 1})
    assert (table.cubes(side)["favor"], table.bank()["favor"]) == (4 - 2, 12 + 2)


@rule("AOM-5.8.11")
def test_a_rescue_may_be_declined() -> None:
    table = meet(attack(["phoenix", "priest"], ["hoplite"]), "phoenix", "hoplite").roll(0, 1).play("no")
    assert (table.supply(0)["phoenix"], table.units(0), table.cubes(0)["favor"]) == (8, {}, 4)


@rule("AOM-5.8.11")
@pytest.mark.parametrize(
    "things",
    [
        {"resources": {0: [4, 4, 4, 1]}},  # one favor is not two
        {"attackers": ["phoenix", "mummy"], "reserve": {0: ["priest"]}},  # the Priest stayed at home
        {"attackers": ["phoenix", "pharaoh"]},
    ],
)
def test_without_two_favor_or_a_priest_in_the_battle_the_phoenix_is_lost(things: dict[str, Any]) -> None:
    things = dict(things)
    table = attack(things.pop("attackers", ["phoenix", "priest"]), ["hoplite"], **things)
    meet(table, "phoenix", "hoplite").roll(0, 1)
    assert (table.supply(0)["phoenix"], table.prompt) == (8, "retreat")


@rule("AOM-5.8.12")
def test_one_priest_is_enough_for_any_number_of_rescues_until_he_is_gone() -> None:
    table = attack(["phoenix", "phoenix", "phoenix", "priest"], ["hoplite"], resources={0: [0, 0, 0, 8]})
    for _ in range(2):
        meet(table, "phoenix", "hoplite").roll(0, 1).play("rescue")
    assert (table.units(0), table.cubes(0)["favor"]) == ({"phoenix": 2}, 4)
    meet(table, "priest", "hoplite").roll(0, 1)
    meet(table, "phoenix", "hoplite").roll(0, 1)
    assert (table.supply(0)["phoenix"], won_by(table)) == (6, 1)


@rule("AOM-5.8.12")
def test_a_priest_rescues_no_other_unit_and_not_himself() -> None:
    table = attack(["mummy", "priest"], ["hoplite"])
    meet(table, "mummy", "hoplite").roll(0, 1)
    assert (table.prompt, table.supply(0)["mummy"]) == ("retreat", 8)
    meet(table, "priest", "hoplite").roll(0, 1)
    assert (won_by(table), table.supply(0)["priest"]) == (1, 2)


@rule("AOM-5.8.13")
def test_the_son_of_osiris_returns_home_for_four_favor() -> None:
    table = meet(attack(["son_of_osiris", "priest"], ["hoplite"]), "son_of_osiris", "hoplite").roll(0, 1).play("rescue")
    assert (table.units(0), table.in_battle(0), table.cubes(0)["favor"]) == ({"son_of_osiris": 1}, {"priest": 1}, 0)
    poor = attack(["son_of_osiris", "priest"], ["hoplite"], resources={0: [9, 9, 9, 3]})
    assert meet(poor, "son_of_osiris", "hoplite").roll(0, 1).supply(0)["son_of_osiris"] == 2


@rule("AOM-5.8.14", "AOM-10.25")
@pytest.mark.parametrize("side", [0, 1])
def test_a_wadjet_may_fight_for_the_pharaoh_who_stays_in_the_battle(side: int) -> None:
    kings, greeks = ["pharaoh", "wadjet"], ["hoplite"]
    table = attack(kings, greeks) if side == 0 else attack(greeks, kings)
    met = ("pharaoh", "hoplite") if side == 0 else ("hoplite", "pharaoh")
    meet(table, *met)
    assert (table.seat, table.offered()) == (side, ["wadjet", "no"])
    table.play("wadjet").roll(side, 1 - side)
    assert (table.in_battle(side), table.supply(side)["wadjet"]) == ({"pharaoh": 1}, 8)


@rule("AOM-5.8.14")
def test_if_he_does_not_exchange_the_pharaoh_fights_himself() -> None:
    table = meet(attack(["pharaoh", "wadjet"], ["hoplite"]), "pharaoh", "hoplite").play("no").roll(0, 1)
    assert (table.in_battle(0), table.supply(0)["pharaoh"]) == ({"wadjet": 1}, 2)


@rule("AOM-5.8.14")
@pytest.mark.parametrize(
    ("attackers", "reserve"), [(["pharaoh", "mummy"], ["wadjet"]), (["wadjet", "pharaoh"], []), (["priest"], [])]
)
def test_without_a_revealed_pharaoh_and_a_wadjet_in_the_battle_there_is_no_exchange(
    attackers: list[str], reserve: list[str]
) -> None:
    table = attack(attackers, ["hoplite"], reserve={0: reserve})
    assert meet(table, attackers[0], "hoplite").pending == CHANCE


@rule("AOM-5.8.15", "AOM-5.1.2")
def test_the_exchange_is_declared_with_both_cards_known_and_before_berserk_and_throw() -> None:
    table = meet(attack(["cyclops"], ["pharaoh", "wadjet"]), "cyclops", "pharaoh")
    assert (table.seat, table.prompt) == (1, "stand_in")
    assert table.state.prompt(1).params["opponent"] == "cyclops"
    table.play("wadjet")
    assert (table.seat, table.prompt, table.state.prompt(0).params["opponent"]) == (0, "declare", "wadjet")


# -- Norse


@rule("AOM-5.8.16", "AOM-5.8.20")
@pytest.mark.parametrize(("unit", "printed"), [("huskarl", 3), ("heroic_norse_hero", 6)])
def test_a_huskarl_or_heroic_hero_may_go_berserk(unit: str, printed: int) -> None:
    table = meet(attack([unit], ["priest"]), unit, "priest")
    assert table.offered() == ["berserk", "no"]
    assert table.play("berserk").dice()[0] == printed + 2
    assert won_by(table.roll(1, 1)) == 1, "a tie is lost"
    calm = meet(attack([unit], ["priest"]), unit, "priest").play("no")
    assert calm.dice()[0] == printed
    assert calm.roll(1, 1).pending == CHANCE


@rule("AOM-5.8.16")
def test_berserk_holds_for_one_encounter() -> None:
    table = meet(attack(["huskarl"], ["mummy", "sphinx"]), "huskarl", "mummy").play("berserk").roll(1, 0)
    assert meet(table, "huskarl", "sphinx").play("no").dice()[0] == 3


@rule("AOM-5.8.16")
def test_other_units_do_not_go_berserk() -> None:
    table = meet(attack(["cyclops"], ["mummy"]), "cyclops", "mummy")
    assert told(table.refused("berserk")) == ("cannot_go_berserk", {"unit": "cyclops"}, "AOM-5.8.16")
    table = meet(attack(["mummy"], ["cyclops"]), "mummy", "cyclops")
    assert told(table.refused("berserk")) == ("cannot_go_berserk", {"unit": "cyclops"}, "AOM-5.8.16")
    table = meet(attack(["mummy"], ["huskarl"]), "mummy", "huskarl")
    assert told(table.refused("throw")) == ("cannot_throw", {"unit": "huskarl"}, "AOM-5.8.4")


@rule("AOM-5.8.17")
def test_a_dwarf_cancels_wall_and_tower_while_in_the_battle_as_attacker() -> None:
    for area, building in (("city", "wall"), ("production", "tower")):
        table = attack(["dwarf@hills/gold/2", "jarl"], ["mummy"], area, buildings={1: [building]},
                       tiles={0: ["hills/gold/2^"]})  # fmt: skip
        assert meet(table, "jarl", "mummy").dice()[1] == 5
        at_work = attack(["jarl"], ["mummy"], area, buildings={1: [building]}, tiles={0: ["hills/gold/2^"]})
        assert meet(at_work, "jarl", "mummy").dice()[1] == 5 + 2


@rule("AOM-5.8.18", "AOM-5.8.25")
@pytest.mark.parametrize("side", [0, 1])
def test_a_valkyrie_earns_two_favor_for_each_unit_she_eliminates(side: int) -> None:
    greeks = ["hoplite", "toxotes"]
    table = attack(["valkyrie"], greeks) if side == 0 else attack(greeks, ["valkyrie"])
    for kills, unit in enumerate(greeks, 1):
        met = ("valkyrie", unit) if side == 0 else (unit, "valkyrie")
        meet(table, *met).roll(1 - side, side)
        assert table.gained("favor")[side] == 2 * kills
    assert table.bank()["favor"] == 12 - 4


@rule("AOM-5.8.18")
def test_a_valkyrie_earns_what_the_bank_has_and_nothing_when_she_loses() -> None:
    table = attack(["valkyrie"], ["hoplite"], bank={"favor": 1}, resources={0: [0, 0, 0, 0], 1: [0, 0, 0, 19]})
    assert meet(table, "valkyrie", "hoplite").roll(1, 0).gained("favor") == (1, 0)
    table = meet(attack(["valkyrie"], ["hoplite"]), "valkyrie", "hoplite").roll(0, 1)
    assert table.gained("favor") == (0, 0)


@rule("AOM-5.8.19")
def test_a_nidhogg_in_the_battle_wrecks_two_buildings_and_an_eliminated_one_does_not() -> None:
    assert fallen(meet(attack(["jarl", "nidhogg"], ["mummy"], **CITY), "jarl", "mummy").roll(1, 0)) == 2
    table = attack(["jarl", "nidhogg"], ["mummy"], **CITY)
    meet(table, "nidhogg", "mummy").roll(0, 1)
    assert fallen(meet(table, "jarl", "mummy").roll(1, 0)) == 1
