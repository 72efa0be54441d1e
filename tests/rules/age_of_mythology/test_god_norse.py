"""AOM-6.3 — The powers of the Norse gods: what each does, what it costs, and when it can be bought."""

from typing import Any

import pytest

from petteia.games.age_of_mythology.scenario import scenario
from tests.rules import rule
from tests.rules.age_of_mythology.battles import attack, dice, meet, told, won_by
from tests.rules.age_of_mythology.gods import buyable, favor_of, power, table_for

# -- Baldr, Freyja, Skadi, Thor


@rule("AOM-6.3.1")
def test_with_baldr_only_the_cards_player_chooses_a_tile() -> None:
    table = power("norse_explore_baldr").deal(*["fertile/food/2"] * 3).play("take fertile/food/2")
    assert (table.prompt, favor_of(table)) == ("play_a_card", 1)
    assert [len(table.tiles(seat)) for seat in range(3)] == [1, 0, 0]
    assert table.open_tiles() == []
    assert table_for("norse_explore_baldr").play("no").deal(*["fertile/food/2"] * 3).play("pass").seat == 1


@rule("AOM-6.3.2")
def test_freyja_gives_five_gold_or_what_the_bank_has() -> None:
    table = power("norse_gather_freyja")
    assert (table.gained("gold"), favor_of(table), table.prompt) == ((5, 0, 0), 1, "act_too")
    assert power("norse_gather_freyja", bank={"gold": 2}).gained("gold")[0] == 2
    assert not buyable("norse_gather_freyja", bank={"gold": 0})
    assert buyable("norse_gather_freyja", bank={"food": 0})


@rule("AOM-6.3.3")
def test_with_skadi_only_the_cards_player_receives_cubes() -> None:
    tiles = {0: ["hills/gold/2"], 1: ["hills/gold/2"], 2: ["hills/gold/2"]}
    table = power("norse_gather_skadi", tiles=tiles).play("gather gold")
    assert (table.gained("gold"), favor_of(table)) == ((2, 0, 0), 1)
    assert table_for("norse_gather_skadi", tiles=tiles).play("no", "gather gold").gained("gold") == (2, 2, 2)


@rule("AOM-6.3.4")
def test_thor_eliminates_a_myth_unit_of_another_player() -> None:
    units = {0: ["troll"], 1: ["hydra", "centaur", "hoplite", "classical_greek_hero"], 2: ["mummy"]}
    table = power("norse_gather_thor", units=units)
    assert table.offered() == ["target 1", "target 2"]
    table.play("target 1")
    assert table.offered() == ["strike centaur", "strike hydra"]
    table.play("strike hydra")
    assert (table.units(1), table.supply(1)["hydra"]) == ({"hoplite": 1, "centaur": 1, "classical_greek_hero": 1}, 8)
    assert (favor_of(table), table.prompt) == (1, "act_too")


@rule("AOM-6.3.4")
def test_thor_needs_a_myth_unit_of_another_player() -> None:
    assert not buyable("norse_gather_thor", units={0: ["troll"], 1: ["hoplite"], 2: ["priest"]})
    assert buyable("norse_gather_thor", units={0: [], 1: ["hoplite"], 2: ["mummy"]})


# -- Njord, Hel, Forseti, Loki


@rule("AOM-6.3.5")
def test_njord_destroys_a_building_of_another_player() -> None:
    table = power("norse_build_njord", buildings={0: ["market"], 1: ["wall", "quarry"], 2: ["house"]})
    assert table.offered() == ["target 1", "target 2"]
    table.play("target 1", "destroy quarry")
    assert (table.buildings(1), favor_of(table), table.prompt) == ({"wall": 1}, 1, "act_too")


@rule("AOM-6.3.5", "AOM-4.2.1")
def test_a_house_destroyed_by_njord_costs_its_owner_a_villager() -> None:
    table = power("norse_build_njord", buildings={2: ["house"]})
    assert (table.buildings(2), table.villagers(2)) == ({}, 0)


@rule("AOM-6.3.5")
def test_njord_needs_a_building_of_another_player() -> None:
    assert not buyable("norse_build_njord", buildings={0: ["market"]})
    assert buyable("norse_build_njord", buildings={2: ["market"]})


@rule("AOM-6.3.6")
def test_hel_calls_two_mortals_of_ones_choice_equal_or_different() -> None:
    table = power("norse_recruit_hel", units={0: []})
    assert table.offered() == ["choose jarl", "choose huskarl", "choose throwing_axeman"]
    table.play("choose huskarl", "choose huskarl")
    assert (table.units(0), favor_of(table), table.prompt) == ({"huskarl": 2}, 1, "act_too")
    assert [table.gained(r)[0] for r in ("food", "wood", "gold")] == [0, 0, 0]
    assert power("norse_recruit_hel", units={0: []}).play("choose jarl", "choose huskarl").units(0) == {
        "jarl": 1,
        "huskarl": 1,
    }


@rule("AOM-6.3.6")
def test_hel_calls_only_norse_mortals_of_the_supply() -> None:
    table = power("norse_recruit_hel", units={0: ["jarl"] * 8})
    for unit in ("jarl", "troll", "hoplite"):
        assert told(table.refused(f"choose {unit}")) == ("cannot_join", {"unit": unit, "god": "hel"}, "AOM-6.3.6")


@rule("AOM-6.3.6", "AOM-6.4.11")
def test_hel_calls_what_the_supply_has() -> None:
    mortals = ["jarl"] * 8 + ["huskarl"] * 8
    assert power("norse_recruit_hel", units={0: mortals + ["throwing_axeman"] * 7}).units(0)["throwing_axeman"] == 8
    assert not buyable("norse_recruit_hel", units={0: mortals + ["throwing_axeman"] * 8})


@rule("AOM-6.3.7")
def test_forseti_gives_four_cubes_of_ones_choice() -> None:
    table = power("norse_trade_forseti").play("gain gold", "gain gold", "gain gold", "gain wood")
    assert [table.gained(r)[0] for r in ("food", "wood", "gold", "favor")] == [0, 1, 3, -1]
    assert (table.prompt, favor_of(table)) == ("act_too", 1)


@rule("AOM-6.3.8", "AOM-10.34", "AOM-10.31")
def test_loki_takes_five_cubes_from_one_opponent() -> None:
    table = power("norse_trade_loki", resources={0: [0, 0, 0, 2], 1: [1, 0, 7, 0], 2: [5, 0, 0, 0]})
    assert table.offered() == ["target 1", "target 2"]
    table.play("target 1")
    assert table.offered() == ["seize food", "seize gold"], "no stopping"
    table.play("seize gold", "seize gold", "seize food")
    assert table.prompt == "act_too", "gold alone was left to take"
    assert (list(table.cubes(0).values()), list(table.cubes(1).values())) == ([1, 0, 4, 0], [0, 0, 3, 0])
    assert (favor_of(table), list(table.cubes(2).values())) == (2, [5, 0, 0, 0])


@rule("AOM-6.3.8")
def test_loki_takes_all_if_there_are_fewer_and_needs_an_opponent_with_cubes() -> None:
    poor = {0: [0, 0, 0, 2], 1: [1, 1, 0, 0], 2: [0, 0, 0, 0]}
    table = power("norse_trade_loki", resources=poor)
    assert not table.offers("target 2")
    assert table.prompt == "steal", "only one had cubes, so nobody was to be named"
    table.play("seize food")
    assert (list(table.cubes(0).values()), table.prompt) == ([1, 1, 0, 0], "act_too")
    assert not buyable("norse_trade_loki", resources={0: [0, 0, 0, 2], 1: [0, 0, 0, 0], 2: [0, 0, 0, 0]})
    assert not buyable("norse_trade_loki", resources={0: [9, 9, 9, 1]})
    assert buyable("norse_trade_loki", resources={0: [0, 0, 0, 2], 1: [0, 0, 0, 0], 2: [0, 1, 0, 0]}), (
        "one cube will do"
    )


@rule("AOM-6.3.8", "AOM-8.3.4")
def test_for_loki_a_partner_is_no_opponent() -> None:
    table = scenario(
        seats=4,
        options={"teams": "two_cultures"},
        cultures=["norse", "greek", "norse", "greek"],
        card="norse_trade_loki",
    ).play("power")
    assert table.offered() == ["target 1", "target 3"]
    assert told(table.refused("target 2")) == ("not_that_player", {"god": "loki", "seat": 2}, "AOM-10.34")


# -- Bragi, Heimdall, Tyr, Odin


@rule("AOM-6.3.9")
def test_bragi_gives_every_unit_of_the_attacker_a_die_in_every_encounter() -> None:
    table = attack(["jarl", "troll"], ["mummy", "sphinx"], card="norse_attack_bragi", power=True)
    assert favor_of(table) == 2
    assert meet(table, "jarl", "mummy").dice() == (3 + 1, 5)
    table.roll(1, 0)
    assert meet(table, "troll", "sphinx").dice() == (6 + 1, 5)


@rule("AOM-6.3.10")
def test_with_heimdall_neither_side_has_a_limit() -> None:
    table = attack(["jarl"] * 8 + ["troll"] * 4, ["mummy"] * 8 + ["sphinx"] * 3, card="norse_attack_heimdall",
                   power=True, buildings={0: ["armory"]})  # fmt: skip
    assert (table.state.force(0), table.state.force(1), favor_of(table)) == (12, 11, 4)


@rule("AOM-6.3.10")
def test_without_heimdall_the_card_allows_four() -> None:
    units = {0: ["jarl"] * 8, 1: ["mummy"] * 8}
    table = scenario(cultures=["norse", "egyptian"], card="norse_attack_heimdall", units=units).play("no", "area city")
    for seat, unit in ((0, "jarl"), (1, "mummy")):
        while table.offers(f"commit {unit}", seat=seat):
            table.play(f"commit {unit}", seat=seat)
        if seat in table.pending:
            assert told(table.refused(f"commit {unit}", seat=seat)) == ("unit_limit", {"limit": 4}, "AOM-3.7.3")
    assert not buyable("norse_attack_heimdall", resources={0: [9, 9, 9, 3]})


@rule("AOM-6.3.11")
def test_with_tyr_every_unit_of_the_attacker_may_go_berserk() -> None:
    bought: dict[str, Any] = {"card": "norse_attack_tyr", "power": True}
    table = attack(["jarl", "troll"], ["mummy", "sphinx"], **bought)
    assert meet(table, "jarl", "mummy").offered() == ["berserk", "no"]
    assert table.play("berserk").dice() == (3 + 2, 5)
    table.roll(1, 1)
    assert (table.in_battle(0), favor_of(table)) == ({"troll": 1}, 3), "a berserk unit loses ties"
    assert meet(table, "troll", "mummy").play("no").dice() == (6, 5)


@rule("AOM-6.3.11")
def test_tyr_does_nothing_for_the_defender_or_unbought() -> None:
    assert dice(["jarl"], ["mummy"], card="norse_attack_tyr") == (3, 5)
    table = meet(attack(["jarl"], ["mummy"], card="norse_attack_tyr", power=True), "jarl", "mummy").play("no")
    assert table.heard("went_berserk") == []
    assert won_by(table.roll(0, 1)) == 1


@rule("AOM-6.3.12")
@pytest.mark.parametrize(("round_", "cards"), [(1, 3), (2, 2), (3, 1)])
def test_odin_gives_a_fourth_action_if_there_are_cards_for_it(round_: int, cards: int) -> None:
    hand = ["permanent_explore", "permanent_gather", "permanent_build"]
    table = power("norse_next_age_odin", hands={0: hand[:cards]}, round=round_, resources={0: [9, 9, 9, 9]})
    assert (favor_of(table), int(table.state.fourth(0))) == (1, 1)
    assert not buyable("norse_next_age_odin", hands={0: hand[: cards - 1]}, round=round_)
