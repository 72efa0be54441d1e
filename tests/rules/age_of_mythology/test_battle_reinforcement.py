"""AOM-5.8.21 to AOM-5.8.27 — Reinforcements, the order of declarations, and who has no special."""

from typing import Any

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.components import shipped
from tests.rules import rule
from tests.rules.age_of_mythology.battles import attack, dice, meet, told, won_by

SPECIAL = {
    "minotaur", "medusa", "cyclops", "hydra", "heroic_greek_hero", "mythical_greek_hero", "elephant", "mummy",
    "phoenix", "priest", "son_of_osiris", "pharaoh", "wadjet", "huskarl", "dwarf", "valkyrie", "nidhogg",
    "heroic_norse_hero", "mythic_norse_hero",
}  # fmt: skip
HERO = "mythic_norse_hero"


@rule("AOM-5.8.21", "AOM-10.28", "AOM-5.8.25")
@pytest.mark.parametrize("side", [0, 1])
def test_for_each_unit_he_eliminates_a_unit_from_the_holding_area_may_join(side: int) -> None:
    greeks = ["hoplite", "toxotes", "centaur"]
    reserve = {side: ["jarl", "jarl", "troll"]}
    table = attack([HERO], greeks, reserve=reserve) if side == 0 else attack(greeks, [HERO], reserve=reserve)
    for unit in greeks[:2]:
        met = (HERO, unit) if side == 0 else (unit, HERO)
        meet(table, *met).roll(1 - side, side)
        assert (table.seat, table.offered()) == (side, ["reinforce jarl", "reinforce troll", "no"])
        table.play("reinforce jarl" if unit == "hoplite" else "no")
    assert (table.in_battle(side), table.units(side)) == ({"jarl": 1, HERO: 1}, {"jarl": 1, "troll": 1})


@rule("AOM-5.8.21")
def test_nobody_joins_when_he_loses_or_another_unit_wins() -> None:
    table = meet(attack([HERO, "jarl"], ["hoplite"], reserve={0: ["troll"]}), HERO, "hoplite").roll(0, 1)
    assert table.prompt == "retreat"
    table = meet(attack([HERO, "jarl"], ["hoplite", "toxotes"], reserve={0: ["troll"]}), "jarl", "hoplite").roll(1, 0)
    assert table.prompt == "retreat"


@rule("AOM-5.8.21")
def test_a_dwarf_on_a_tile_is_not_in_the_holding_area() -> None:
    things: dict[str, Any] = {"tiles": {0: ["hills/gold/2^"]}}
    table = meet(attack([HERO], ["hoplite", "toxotes"], **things), HERO, "hoplite").roll(1, 0)
    assert table.prompt == "retreat", "nobody to call"
    table = attack([HERO], ["hoplite", "toxotes"], reserve={0: ["jarl"]}, **things)
    meet(table, HERO, "hoplite").roll(1, 0)
    assert told(table.refused("reinforce dwarf")) == ("not_in_holding_area", {"unit": "dwarf"}, "AOM-5.8.21")


@rule("AOM-5.8.22")
def test_reinforcements_may_exceed_the_unit_limit() -> None:
    table = attack([HERO, "jarl", "jarl", "jarl"], ["hoplite", "toxotes"], reserve={0: ["troll"]})
    assert table.state.force(0) == 4
    meet(table, HERO, "hoplite").roll(1, 0).play("reinforce troll")
    assert table.state.force(0) == 5


@rule("AOM-5.8.23")
def test_a_unit_thrown_out_may_be_called_back() -> None:
    table = attack([HERO, "jarl"], ["cyclops", "hoplite", "toxotes"])
    meet(table, "jarl", "cyclops").play("throw").roll(0, 1)
    assert (table.units(0), table.in_battle(0)) == ({"jarl": 1}, {HERO: 1})
    meet(table, HERO, "hoplite").roll(1, 0).play("reinforce jarl")
    assert (table.units(0), table.in_battle(0)) == ({}, {"jarl": 1, HERO: 1})


@rule("AOM-5.8.23")
def test_when_the_enemy_has_no_units_left_nobody_is_asked() -> None:
    table = meet(attack([HERO], ["hoplite"], reserve={0: ["jarl"]}), HERO, "hoplite").roll(1, 0)
    assert (won_by(table), table.heard("reinforced"), table.units(0)) == (0, [], {"jarl": 1, HERO: 1})


@rule("AOM-5.8.24", "AOM-10.26")
def test_the_attacker_declares_before_the_defender() -> None:
    table = meet(attack(["huskarl"], ["cyclops"]), "huskarl", "cyclops")
    assert (table.seat, table.offered()) == (0, ["berserk", "no"])
    table.play("berserk")
    assert (table.seat, table.offered()) == (1, ["throw", "no"])
    table.play("throw")
    assert (table.dice(), table.pending) == ((3 + 2, 6 + 4 + 3), CHANCE)
    table = meet(attack(["cyclops"], ["huskarl"]), "cyclops", "huskarl")
    assert (table.seat, table.offered()) == (0, ["throw", "no"])


@rule("AOM-5.8.24")
def test_berserk_holds_for_every_roll_of_the_encounter() -> None:
    table = meet(attack(["huskarl"], ["huskarl"], impossible=True), "huskarl", "huskarl")
    table.play("berserk", "berserk").roll(1, 1)
    assert (table.dice(), table.pending) == ((5, 5), CHANCE)
    table.roll(2, 2)
    assert (table.dice(), table.pending) == ((5, 5), CHANCE)


@rule("AOM-5.8.25")
def test_specials_work_for_the_defender_too() -> None:
    assert dice(["mummy"], ["huskarl"], "berserk")[1] == 3 + 2
    assert dice(["mummy"], ["cyclops"], "throw")[1] == 6 + 3
    assert dice(["mummy"], ["mythical_greek_hero"])[1] == 5 + 5
    table = attack(["mummy", "sphinx"], ["hydra"])
    meet(table, "mummy", "hydra").roll(0, 1)
    assert meet(table, "sphinx", "hydra").dice()[1] == 6 + 1
    table = attack(["priest", "mummy"], ["heroic_greek_hero"])
    assert won_by(meet(table, "priest", "heroic_greek_hero").roll(0, 1)) == 1


@rule("AOM-5.8.26")
def test_all_other_units_have_no_special() -> None:
    assert {unit["id"] for unit in shipped()["units"] if unit["specials"]} == SPECIAL


@rule("AOM-5.8.26")
@pytest.mark.parametrize("unit", sorted({u["id"] for u in shipped()["units"]} - SPECIAL))
def test_a_unit_without_a_special_is_asked_nothing_and_gains_nothing(unit: str) -> None:
    enemy = ["anubite", "spearman"] if unit not in ("spearman", "anubite") else ["centaur", "hoplite"]
    if any(name in ("chariot_archer", "scorpion_man", "sphinx") for name in (unit,)):
        enemy = ["centaur", "hoplite"]
    table = meet(attack([unit], enemy, reserve={0: [unit]} if "hero" not in unit else {}), unit, enemy[0])
    assert table.pending == CHANCE
    table.roll(1, 0)
    assert (table.prompt, table.in_battle(0)) == ("retreat", {unit: 1})
    assert [table.gained(r) for r in ("food", "wood", "gold", "favor")] == [(0, 0)] * 4


@rule("AOM-5.8.27")
@pytest.mark.parametrize(("call", "most"), [("no", 1), ("reinforce nidhogg", 2)])
def test_a_nidhogg_thrown_out_counts_only_if_it_was_called_back(call: str, most: int) -> None:
    city = {1: ["market", "quarry", "armory"]}
    table = attack(["nidhogg", HERO], ["cyclops", "hoplite"], "city", buildings=city)
    meet(table, "nidhogg", "cyclops").play("throw").roll(0, 1)
    meet(table, HERO, "hoplite").roll(1, 0).play(call)
    meet(table, HERO, "cyclops").play("no").roll(1, 0)
    fallen = 0
    while table.prompt == "reward_city":
        table.play(table.offered()[0])
        fallen += 1
    assert fallen == most
