"""AOM-6.4 — Details of the god powers."""

from typing import Any

import pytest

from petteia.engine.positions import audited
from petteia.games.age_of_mythology.components import shipped
from petteia.games.age_of_mythology.scenario import scenario
from tests.rules import rule
from tests.rules.age_of_mythology.battles import attack, dice, meet, told, won_by
from tests.rules.age_of_mythology.gods import CARD, buyable, card_of, favor_of, power, table_for

BOUND = (
    "artemis", "ptah", "baldr", "dionysus", "ra", "skadi", "nephthys", "bast", "aphrodite", "ares", "sekhmet", "isis",
    "bragi", "heimdall", "tyr",
)  # fmt: skip
FAVOR = {
    "artemis": 1, "dionysus": 2, "hades": 1, "poseidon": 1, "hera": 1, "apollo": 1, "hermes": 1, "aphrodite": 2,
    "ares": 3, "hephaestos": 2, "zeus": 2, "ptah": 1, "ra": 2, "horus": 1, "nephthys": 2, "anubis": 1, "bast": 1,
    "osiris": 2, "isis": 1, "sekhmet": 3, "thoth": 1, "hathor": 1, "set": 1, "baldr": 1, "freyja": 1, "skadi": 1,
    "thor": 1, "njord": 1, "hel": 1, "forseti": 1, "loki": 2, "bragi": 2, "heimdall": 4, "tyr": 3, "odin": 1,
}  # fmt: skip


def test_every_god_has_a_card_and_its_price_in_the_rules() -> None:
    assert {power["id"]: power["favor_cost"] for power in shipped()["god_powers"]} == FAVOR
    assert set(CARD) == set(FAVOR)


@pytest.mark.parametrize("god", FAVOR)
@rule("AOM-6.4.1")
def test_a_position_in_which_a_god_has_just_been_called_is_taken_in_from_outside(god: str) -> None:
    tiles = [["hills/wood/1", "fertile/food/2*"], ["hills/gold/2", "fertile/gold/1"], ["hills/food/1", "swamp/food/1"]]
    table = power(card_of(god), tiles=tiles, resources={0: [9, 9, 9, 9]}, buildings={1: ["house", "wall"]})
    for _ in range(4):
        audited(table.game, [int(x) for x in table.state.pack()])
        table.play_on(seed=3, decisions=1)


@rule("AOM-6.4.1", "AOM-3.9.4")
@pytest.mark.parametrize("god", [god for god in BOUND if god != "ra"])
def test_a_bound_power_needs_only_its_favor_and_a_possible_action(god: str) -> None:
    assert buyable(card_of(god), resources={0: [0, 0, 0, FAVOR[god]]})
    assert not buyable(card_of(god), resources={0: [9, 9, 9, FAVOR[god] - 1]})


@rule("AOM-6.4.1", "AOM-3.7.2")
@pytest.mark.parametrize("god", ["aphrodite", "ares", "isis", "sekhmet", "bragi", "heimdall", "tyr"])
def test_a_bound_power_cannot_be_bought_without_its_action(god: str) -> None:
    card = card_of(god)
    culture = card.split("_")[0]
    other = "norse" if culture != "norse" else "greek"
    table = scenario(cultures=[culture, other], hands={0: [card]}, units={0: []})
    assert told(table.refused(f"play {card}")) == ("no_unit", {}, "AOM-3.7.2")


@rule("AOM-6.4.2")
@pytest.mark.parametrize("card", ["greek_explore_artemis", "egyptian_explore_ptah"])
def test_artemis_and_ptah_give_two_tiles_in_all(card: str) -> None:
    table = power(card).deal(*["fertile/food/2"] * 5)
    table.play("take fertile/food/2", "take fertile/food/2", "pass", "pass")
    assert (table.prompt, len(table.tiles(0))) == ("play_a_card", 2)


@rule("AOM-6.4.3")
@pytest.mark.parametrize(("card", "more"), [("egyptian_gather_ra", 2), ("greek_gather_dionysus", 1)])
def test_the_extra_food_comes_on_top_of_villager_and_granary_once_for_each_tile(card: str, more: int) -> None:
    tiles = {0: ["fertile/food/2*", "fertile/food/2", "fertile/gold/1"]}
    table = power(card, tiles=tiles, buildings={0: ["granary"]}).play("keep")
    assert table.gained("food")[0] == (2 + 1 + more) + (2 + more) + 2


@rule("AOM-6.4.4")
@pytest.mark.parametrize(("unit", "printed"), [("huskarl", 3), ("heroic_norse_hero", 6), ("troll", 6)])
def test_with_tyr_a_berserk_unit_has_two_dice_more_and_not_four(unit: str, printed: int) -> None:
    assert dice([unit], ["priest"], "berserk", card="norse_attack_tyr", power=True) == (
        printed + 2,
        4 + 5 * (unit == "troll"),
    )


@rule("AOM-6.4.5", "AOM-6.1.9", "AOM-3.7.4")
def test_the_eight_of_ares_replaces_the_number_on_the_card_before_the_armory_is_added() -> None:
    units = {0: ["hoplite"] * 8 + ["toxotes"] * 8, 1: ["mummy"] * 8}
    armories = {0: ["armory"], 1: ["armory"]}
    table = scenario(cultures=["greek", "egyptian"], card="greek_attack_ares", units=units, buildings=armories)
    table.play("power", "area city")
    assert [table.state.prompt(seat).params["left"] for seat in (0, 1)] == [8 + 1, 6 + 1]


@rule("AOM-6.4.6")
def test_set_may_swap_equal_tiles() -> None:
    tiles = {0: ["hills/gold/2*", "hills/wood/1"], 1: ["hills/gold/2"]}
    table = power("egyptian_next_age_set", tiles=tiles).play("swap hills/gold/2*")
    assert (sorted(table.tiles(0)), table.tiles(1)) == (["hills/gold/2", "hills/wood/1"], ["hills/gold/2"])
    assert table.villagers(0) == 1


@rule("AOM-6.4.7")
@pytest.mark.parametrize("answer", ["act", "no"])
def test_a_fourth_action_can_be_bought_with_or_without_the_action(answer: str) -> None:
    hand = ["permanent_explore", "permanent_gather", "permanent_build"]
    table = power("norse_next_age_odin", hands={0: hand}, resources={0: [9, 9, 9, 9]}).play(answer)
    assert table.age(0) == ("classical" if answer == "act" else "archaic")
    assert int(table.state.fourth(0)) == 1


@rule("AOM-6.4.7")
def test_the_fourth_action_may_be_a_card_with_a_god_and_his_power() -> None:
    hands: dict[int, list[str]] = {0: ["egyptian_recruit_anubis"], 1: [], 2: []}
    table = power("egyptian_attack_thoth", hands=hands, round=3).play("no")
    table.play("play egyptian_recruit_anubis", "power", "choose spearman", "stop")
    assert (table.units(0)["mummy"], favor_of(table)) == (1, 1 + 1)


@rule("AOM-6.4.7")
def test_in_a_fourth_action_no_fifth_can_be_bought() -> None:
    hands: dict[int, list[str]] = {0: ["egyptian_attack_thoth", "permanent_gather"], 1: [], 2: []}
    table = scenario(cultures=["egyptian", "greek", "norse"], round=4, fourth=[0], hands=hands)
    table.play("play egyptian_attack_thoth")
    assert table.prompt == "attack_whom", "the action alone"
    assert favor_of(table) == 0


@rule("AOM-6.4.8", "AOM-6.3.4")
def test_thor_may_strike_a_dwarf_on_a_tile() -> None:
    things: dict[str, Any] = {"cultures": ["norse", "egyptian", "norse", "greek"], "seats": 4}
    table = power(
        "norse_gather_thor",
        tiles={2: ["hills/gold/2^"]},
        units={0: [], 1: [], 2: ["dwarf", "dwarf", "troll"], 3: []},
        **things,
    )
    assert table.offered() == ["strike dwarf", "strike troll", "strike dwarf@hills/gold/2"]
    table.play("strike dwarf@hills/gold/2")
    assert (table.tiles(2), table.units(2), table.supply(2)["dwarf"]) == (["hills/gold/2"], {"dwarf": 1, "troll": 1}, 3)


@rule("AOM-6.4.8")
def test_a_dwarf_struck_in_the_holding_area_leaves_the_one_on_the_tile() -> None:
    things: dict[str, Any] = {"cultures": ["norse", "egyptian", "norse", "greek"], "seats": 4}
    table = power(
        "norse_gather_thor", tiles={2: ["hills/gold/2^"]}, units={0: [], 1: [], 2: ["dwarf", "dwarf"], 3: []}, **things
    )
    table.play("strike dwarf")
    assert (table.tiles(2), table.units(2)) == (["hills/gold/2^"], {})


@rule("AOM-6.4.9")
def test_a_unit_saved_by_isis_may_fight_in_the_next_encounter() -> None:
    table = attack(["spearman", "mummy"], ["jarl", "troll"], card="egyptian_attack_isis", power=True)
    meet(table, "spearman", "jarl").roll(0, 1)
    assert meet(table, "spearman", "troll").dice()[0] == 3
    table.roll(1, 0)
    assert table.in_battle(0) == {"spearman": 1, "mummy": 1}
    assert table.supply(0)["spearman"] == 7


@rule("AOM-6.4.9")
def test_the_battle_does_not_end_when_isis_saves_the_last_unit() -> None:
    table = attack(["spearman"], ["jarl"], card="egyptian_attack_isis", power=True)
    meet(table, "spearman", "jarl").roll(0, 1)
    assert won_by(table) == -1
    assert won_by(meet(table, "spearman", "jarl").roll(1, 0)) == 0


@rule("AOM-6.4.10")
def test_isis_does_not_protect_the_defender() -> None:
    table = attack(["spearman"], ["jarl", "troll"], card="egyptian_attack_isis", power=True)
    meet(table, "spearman", "jarl").roll(1, 0)
    assert (table.in_battle(1), table.supply(1)["jarl"]) == ({"troll": 1}, 8)


@rule("AOM-6.4.10")
def test_a_thrown_unit_does_not_use_up_isis() -> None:
    table = attack(["spearman", "mummy"], ["cyclops"], card="egyptian_attack_isis", power=True)
    meet(table, "mummy", "cyclops").play("throw").roll(0, 1)
    assert (table.in_battle(0), table.units(0), table.heard("protected")) == ({"spearman": 1}, {"mummy": 1}, [])
    meet(table, "spearman", "cyclops").play("no").roll(0, 1)
    assert table.in_battle(0) == {"spearman": 1}


@rule("AOM-6.4.11", "AOM-0.7")
def test_the_supply_limits_what_apollo_and_hel_give() -> None:
    assert power("greek_recruit_apollo", units={0: ["toxotes"] * 7}).units(0) == {"toxotes": 8}
    all_but_one = ["jarl"] * 8 + ["huskarl"] * 8 + ["throwing_axeman"] * 7
    table = power("norse_recruit_hel", units={0: all_but_one})
    assert sum(table.units(0).values()) == 24
    assert table.prompt == "act_too"


@rule("AOM-6.4.11")
@pytest.mark.parametrize(
    ("card", "age", "hero"),
    [("greek_next_age_zeus", "mythic", "mythical_greek_hero"), ("egyptian_recruit_osiris", "heroic", "pharaoh")],
)
def test_with_one_of_two_heroes_in_play_zeus_and_osiris_give_the_other(card: str, age: str, hero: str) -> None:
    assert power(card, ages={0: age}, units={0: [hero]}).units(0) == {hero: 2}


@rule("AOM-6.4.12")
@pytest.mark.parametrize("card", ["greek_trade_hermes", "norse_trade_forseti", "greek_gather_hades"])
def test_cubes_are_chosen_one_at_a_time_among_colours_the_bank_has(card: str) -> None:
    table = power(card, bank={"food": 1, "wood": 0})
    if card.endswith("hades"):
        table.play("choose hoplite")
    assert table.offered() == ["gain food", "gain gold", "gain favor"]
    table.play("gain food")
    for colour in ("food", "wood"):
        assert told(table.refused(f"gain {colour}")) == ("bank_has_none", {"resource": colour}, "AOM-6.4.12")


@rule("AOM-6.4.12", "AOM-10.36")
def test_the_gift_ends_early_when_the_bank_is_empty() -> None:
    table = power("greek_gather_hades", bank={"food": 2, "wood": 0, "gold": 1, "favor": 0}).play("choose hoplite")
    table.play("gain food", "gain gold", "gain food")
    assert (table.prompt, sum(table.bank().values())) == ("act_too", 0)


@rule("AOM-6.4.1", "AOM-3.9.6")
def test_the_power_is_offered_with_its_price() -> None:
    table = table_for("norse_attack_heimdall")
    assert (table.prompt, table.state.prompt(0).params) == (
        "buy_power", {"god": "heimdall", "favor": 4, "card": "norse_attack_heimdall"},
    )  # fmt: skip


@rule("AOM-3.9.12", "AOM-10.34")
def test_powers_work_from_every_seat_against_the_first_seat() -> None:
    things: dict[str, Any] = {"cultures": ["greek", "norse", "egyptian"], "move": 1, "first": 1}
    loki = scenario(card="norse_trade_loki", **things).play("power", "target 0")
    assert loki.offered() == [f"seize {colour}" for colour in ("food", "wood", "gold", "favor")]
    loki.play(*["seize gold"] * 3, *["seize food"] * 2)
    assert (loki.gained("gold"), loki.gained("food"), loki.prompt) == ((-3, 3, 0), (-2, 2, 0), "act_too")
    njord = scenario(card="norse_build_njord", buildings={0: ["wall", "tower"], 2: ["wall"]}, **things).play("power")
    njord.play("target 0")
    assert njord.offered() == ["destroy wall", "destroy tower"]
    assert njord.play("destroy wall").buildings(0) == {"tower": 1}


@rule("AOM-6.2.12", "AOM-10.35")
def test_set_works_from_every_seat_against_the_first_seat() -> None:
    tiles = {0: ["hills/gold/2", "hills/food/1"], 1: ["hills/wood/1"], 2: ["hills/favor/1", "fertile/food/2"]}
    things: dict[str, Any] = {"cultures": ["greek", "norse", "egyptian"], "move": 2, "first": 2}
    table = scenario(card="egyptian_next_age_set", tiles=tiles, **things).play("power", "target 0")
    assert table.offered() == ["swap hills/gold/2", "swap hills/food/1"]
    table.play("swap hills/food/1")
    assert (sorted(table.tiles(0)), sorted(table.tiles(2))) == (
        ["hills/favor/1", "hills/gold/2"], ["fertile/food/2", "hills/food/1"],
    )  # fmt: skip
