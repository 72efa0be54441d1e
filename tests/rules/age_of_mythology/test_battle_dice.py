"""AOM-5.4 and AOM-5.5 — The number of dice, the roll, and ties."""

from typing import Any

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.components import shipped
from petteia.games.age_of_mythology.scenario import scenario
from tests.rules import rule
from tests.rules.age_of_mythology.battles import attack, dice, meet, won_by

CARDS: dict[str, Any] = {unit["id"]: unit for unit in shipped()["units"]}
HIGHEST = {"matching_bonuses": "highest"}
WALLED: dict[str, Any] = {"area": "city", "buildings": {1: ["wall"]}}
TOWERED: dict[str, Any] = {"area": "production", "buildings": {1: ["tower"]}}


# -- AOM-5.4


@rule("AOM-5.4.1")
def test_without_anything_to_add_the_printed_dice_are_rolled() -> None:
    assert dice(["mummy"], ["dwarf"]) == (5, 4)
    assert dice(["son_of_osiris"], ["mythic_norse_hero"]) == (8, 8)


@rule("AOM-5.4.1")
def test_additions_of_different_kinds_add_up() -> None:
    things = {"buildings": {1: ["wall"]}, "card": "norse_attack_bragi", "power": True}
    # Huskarl: 3 printed, 4 against cavalry, 2 berserk, 1 Bragi; Hippokon: 3 printed, 2 Wall
    assert dice(["huskarl"], ["hippokon"], "berserk", area="city", **things) == (3 + 4 + 2 + 1, 3 + 2)


@rule("AOM-5.4.2", "AOM-EX-3.10")
def test_a_bonus_counts_against_its_class_or_type_and_nothing_else() -> None:
    assert dice(["toxotes"], ["phoenix"]) == (3 + 4, 6)  # a flyer
    assert dice(["toxotes"], ["mummy"]) == (3, 5)
    assert dice(["classical_greek_hero"], ["mummy"]) == (5 + 4, 5)  # a myth unit
    assert dice(["classical_greek_hero"], ["priest"]) == (5, 4)
    assert dice(["priest"], ["classical_greek_hero"]) == (4, 5)


@rule("AOM-5.4.2")
def test_a_bonus_counts_on_both_sides() -> None:
    assert dice(["hippokon"], ["spearman"]) == (3, 3 + 3)
    assert dice(["hippokon"], ["chariot_archer"]) == (3 + 4, 3)
    assert dice(["jarl"], ["priest"]) == (3 + 4, 4)


@rule("AOM-5.4.3")
@pytest.mark.parametrize(
    ("attacker", "defender", "whole", "best"),
    [
        ("hoplite", "jarl", 3 + 3 + 1, 3 + 3),  # cavalry and mortal
        ("frost_giant", "hoplite", 7 + 2 + 3, 7 + 3),  # warrior and mortal
        ("chariot_archer", "huskarl", 3 + 3, 3 + 3),  # warrior only
    ],
)
def test_matching_bonuses_add_up_or_the_highest_counts(attacker: str, defender: str, whole: int, best: int) -> None:
    assert dice([attacker], [defender], *["no"] * (defender == "huskarl"))[0] == whole
    assert dice([attacker], [defender], *["no"] * (defender == "huskarl"), options=HIGHEST)[0] == best


@rule("AOM-5.4.2", "AOM-5.4.3")
@pytest.mark.parametrize("option", ["add_up", "highest"])
def test_all_units_have_the_dice_of_their_cards_against_all_others(option: str) -> None:
    table = scenario(options={"matching_bonuses": option})
    ids = list(table.state.box.unit_ids)
    assert sorted(ids) == sorted(CARDS)
    join = sum if option == "add_up" else max
    for own, card in CARDS.items():
        for other, opponent in CARDS.items():
            tags = [opponent["class"], *opponent["types"]]
            bonus = join([0, *(more for tag, more in card["bonuses"].items() if tag in tags)])
            if own == "mythical_greek_hero":
                bonus += opponent["dice"]
            step = Battle(0, 1, 2, -1)
            step.unit[0], step.unit[1] = ids.index(own), ids.index(other)
            assert int(step.dice_of(table.state, 0)) == card["dice"] + bonus, (own, other)


@rule("AOM-5.4.4")
def test_specials_add_their_dice() -> None:
    assert dice(["huskarl"], ["mummy"], "berserk")[0] == 3 + 2
    assert dice(["huskarl"], ["mummy"], "no")[0] == 3
    assert dice(["cyclops"], ["mummy"], "throw")[0] == 6 + 3
    assert dice(["cyclops"], ["mummy"], "no")[0] == 6
    assert dice(["mythical_greek_hero"], ["phoenix"])[0] == 5 + 6
    table = attack(["hydra"], ["mummy", "sphinx"])
    for kills, unit in enumerate(("mummy", "sphinx")):
        assert meet(table, "hydra", unit).dice()[0] == 6 + kills
        table.roll(1, 0)


@rule("AOM-5.4.5", "AOM-6.3.9")
def test_bragi_adds_one_die_and_tyr_none_of_his_own() -> None:
    bought = {"card": "norse_attack_bragi", "power": True}
    assert dice(["jarl"], ["mummy"], **bought) == (3 + 1, 5)
    assert dice(["jarl"], ["mummy"], card="norse_attack_bragi") == (3, 5)
    assert dice(["jarl"], ["mummy"], "no", card="norse_attack_tyr", power=True) == (3, 5)


@rule("AOM-5.4.6", "AOM-4.2.2")
def test_a_wall_counts_in_the_city_and_nowhere_else() -> None:
    assert dice(["jarl"], ["mummy"], **WALLED) == (3, 5 + 2)
    for area in ("production", "holding"):
        assert dice(["jarl"], ["mummy"], area=area, buildings={1: ["wall"]}) == (3, 5)


@rule("AOM-5.4.6", "AOM-4.2.3")
def test_a_tower_counts_in_production_and_nowhere_else() -> None:
    assert dice(["jarl"], ["mummy"], **TOWERED) == (3, 5 + 2)
    for area in ("city", "holding"):
        assert dice(["jarl"], ["mummy"], area=area, buildings={1: ["tower"]}) == (3, 5)


@rule("AOM-5.4.6")
def test_the_attackers_own_wall_gives_him_nothing_and_both_give_no_more_than_one() -> None:
    assert dice(["jarl"], ["mummy"], area="city", buildings={0: ["wall", "tower"]}) == (3, 5)
    assert dice(["jarl"], ["mummy"], area="city", buildings={1: ["wall", "tower"]}) == (3, 5 + 2)


@rule("AOM-5.4.6")
def test_a_wall_counts_in_every_encounter() -> None:
    table = attack(["jarl"], ["mummy", "sphinx"], **WALLED)
    for unit in ("mummy", "sphinx"):
        assert meet(table, "jarl", unit).dice() == (3, 5 + 2)
        table.roll(1, 0)


@rule("AOM-5.4.7", "AOM-4.2.13")
@pytest.mark.parametrize("things", [WALLED, TOWERED], ids=["wall", "tower"])
def test_the_attackers_workshop_cancels_wall_and_tower(things: dict[str, Any]) -> None:
    city = {**things["buildings"], 0: ["siege_engine_workshop"]}
    assert dice(["jarl"], ["mummy"], **{**things, "buildings": city}) == (3, 5)
    mine = {1: [*things["buildings"][1], "siege_engine_workshop"]}
    assert dice(["jarl"], ["mummy"], **{**things, "buildings": mine}) == (3, 5 + 2), "the defender's does not matter"


@rule("AOM-5.4.7")
@pytest.mark.parametrize("things", [WALLED, TOWERED], ids=["wall", "tower"])
@pytest.mark.parametrize(
    ("attackers", "defender", "without"),
    [
        (["jarl", "dwarf"], "mummy", 5),
        (["hippokon", "cyclops"], "mummy", 5),
        (["spearman", "elephant"], "centaur", 5),
        (["jarl", "troll"], "mummy", 5 + 2),
    ],
)
def test_a_cyclops_elephant_or_dwarf_of_the_attacker_cancels_also_without_fighting(
    attackers: list[str], defender: str, without: int, things: dict[str, Any]
) -> None:
    assert dice(attackers, [defender], **things)[1] == without


@rule("AOM-5.4.7")
@pytest.mark.parametrize(
    ("attacker", "defenders", "walled"),
    [
        ("mummy", ["hoplite", "cyclops"], 3 + 2),
        ("jarl", ["mummy", "elephant"], 5 + 2),
        ("mummy", ["jarl", "dwarf"], 3 + 2),
    ],
)
def test_such_units_of_the_defender_do_not_cancel_his_own_wall(
    attacker: str, defenders: list[str], walled: int
) -> None:
    assert dice([attacker], defenders, **WALLED)[1] == walled


@rule("AOM-5.4.7")
def test_such_units_outside_the_battle_cancel_nothing() -> None:
    assert dice(["jarl"], ["mummy"], reserve={0: ["dwarf"]}, **WALLED) == (3, 5 + 2)


@rule("AOM-5.4.8")
def test_the_wall_counts_again_when_the_dwarf_is_gone() -> None:
    table = attack(["jarl", "dwarf"], ["mummy", "sphinx"], **WALLED)
    assert meet(table, "dwarf", "mummy").dice()[1] == 5
    table.roll(0, 1)
    assert meet(table, "jarl", "mummy").dice()[1] == 5 + 2


@rule("AOM-5.4.9", "AOM-5.8.14")
def test_dice_are_counted_for_the_wadjet_that_fights_and_not_for_the_pharaoh() -> None:
    assert dice(["jarl"], ["pharaoh", "wadjet"], "no") == (3 + 4, 6)
    assert dice(["jarl"], ["pharaoh", "wadjet"], "wadjet") == (3, 5 + 4)


# -- AOM-5.5


@rule("AOM-5.5.1")
def test_only_sixes_are_hits() -> None:
    table = meet(attack(["hoplite"], ["spearman"]), "hoplite", "spearman")
    table.roll([5, 5, 5, 5], [6, 1, 1])
    assert [(e["dice"], e["hits"]) for e in table.heard("rolled")] == [(4, 0), (3, 1)]
    assert won_by(table) == 1


@rule("AOM-5.5.1")
@pytest.mark.parametrize(("hits", "winner"), [((2, 1), 0), ((1, 2), 1), ((1, 0), 0), ((0, 3), 1)])
def test_the_side_with_more_hits_wins(hits: tuple[int, int], winner: int) -> None:
    assert won_by(meet(attack(["hoplite"], ["spearman"]), "hoplite", "spearman").roll(*hits)) == winner


@rule("AOM-5.5.2")
@pytest.mark.parametrize("hits", [0, 1, 3])
def test_equal_hits_are_a_tie_also_none_at_all(hits: int) -> None:
    table = meet(attack(["hoplite"], ["spearman"]), "hoplite", "spearman").roll(hits, hits)
    assert table.heard("tied") == [{"event": "tied", "hits": hits}]
    assert table.pending == CHANCE
    assert table.heard("encounter_won") == []


@rule("AOM-5.5.3", "AOM-5.8.2")
@pytest.mark.parametrize("hits", [0, 2])
def test_medusa_wins_a_tie_as_attacker_and_as_defender(hits: int) -> None:
    assert won_by(meet(attack(["medusa"], ["mummy"]), "medusa", "mummy").roll(hits, hits)) == 0
    assert won_by(meet(attack(["mummy"], ["medusa"]), "mummy", "medusa").roll(hits, hits)) == 1


@rule("AOM-5.5.3")
def test_medusa_loses_to_more_hits_and_does_not_help_from_outside_the_encounter() -> None:
    assert won_by(meet(attack(["medusa"], ["mummy"]), "medusa", "mummy").roll(1, 2)) == 1
    table = meet(attack(["hoplite", "medusa"], ["mummy"]), "hoplite", "mummy").roll(1, 1)
    assert table.pending == CHANCE


@rule("AOM-5.5.3")
def test_two_medusas_roll_again() -> None:
    table = meet(attack(["medusa"], ["medusa"], impossible=True), "medusa", "medusa").roll(1, 1)
    assert table.pending == CHANCE
    assert won_by(table.roll(1, 0)) == 0


@rule("AOM-5.5.4")
@pytest.mark.parametrize("hits", [0, 1])
def test_a_berserk_unit_loses_a_tie_as_attacker_and_as_defender(hits: int) -> None:
    assert won_by(meet(attack(["huskarl"], ["mummy"]), "huskarl", "mummy").play("berserk").roll(hits, hits)) == 1
    assert won_by(meet(attack(["mummy"], ["huskarl"]), "mummy", "huskarl").play("berserk").roll(hits, hits)) == 0


@rule("AOM-5.5.4")
def test_a_huskarl_that_keeps_calm_or_has_more_hits_loses_nothing_by_it() -> None:
    table = meet(attack(["huskarl"], ["mummy"]), "huskarl", "mummy").play("no").roll(1, 1)
    assert table.pending == CHANCE
    assert won_by(meet(attack(["huskarl"], ["mummy"]), "huskarl", "mummy").play("berserk").roll(2, 1)) == 0


@rule("AOM-5.5.5")
@pytest.mark.parametrize("sides", [("huskarl", "medusa"), ("medusa", "huskarl")])
def test_medusa_wins_the_tie_against_a_berserk_unit(sides: tuple[str, str]) -> None:
    table = meet(attack([sides[0]], [sides[1]]), *sides).play("berserk").roll(1, 1)
    assert won_by(table) == sides.index("medusa")


@rule("AOM-5.5.6")
def test_after_a_tie_both_roll_all_their_dice_again_until_it_is_broken() -> None:
    table = meet(attack(["hoplite"], ["spearman"]), "hoplite", "spearman")
    table.roll([6, 6, 1, 1], [6, 6, 1]).roll([1, 1, 1, 1], [1, 1, 1]).roll([6, 6, 6, 1], [6, 6, 1])
    assert [(e["dice"], e["hits"]) for e in table.heard("rolled")] == [(4, 2), (3, 2), (4, 0), (3, 0), (4, 3), (3, 2)]
    assert [e["hits"] for e in table.heard("tied")] == [2, 0]
    assert won_by(table) == 0


@rule("AOM-5.5.6", "AOM-5.8.24")
def test_a_second_roll_asks_for_no_new_decision_and_keeps_the_throw() -> None:
    table = meet(attack(["cyclops"], ["mummy", "sphinx"]), "cyclops", "mummy").play("throw").roll(2, 2)
    assert table.pending == CHANCE
    assert table.dice() == (9, 5)
    table.roll(2, 1)
    assert table.units(1) == {"mummy": 1}, "thrown all the same"


@rule("AOM-5.5.7")
def test_two_berserk_units_roll_again() -> None:
    table = meet(attack(["huskarl"], ["huskarl"], impossible=True), "huskarl", "huskarl")
    table.play("berserk", "berserk").roll(1, 1)
    assert table.pending == CHANCE
    assert won_by(table.roll(0, 1)) == 1
    table = meet(attack(["huskarl"], ["huskarl"], impossible=True), "huskarl", "huskarl")
    assert won_by(table.play("no", "berserk").roll(1, 1)) == 0
