"""AOM-6.1 — The powers of the Greek gods: what each does, what it costs, and when it can be bought."""

from typing import Any

import pytest

from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from tests.rules import rule
from tests.rules.age_of_mythology.battles import attack, meet, told, won_by
from tests.rules.age_of_mythology.gods import buyable, card_of, favor_of, power

GREEK = ["greek", "egyptian", "norse"]


def greek(card: str, **things: Any) -> Tabletop:
    """Three players; the Greek in seat 0 has played a card and bought its power."""
    return power(card, cultures=GREEK, **things)


# -- Artemis, Dionysus


@rule("AOM-6.1.1")
def test_artemis_chooses_two_tiles_before_anyone_else() -> None:
    table = greek("greek_explore_artemis")
    table.deal("hills/gold/2", "hills/food/1", "fertile/food/2", "fertile/food/2", "fertile/food/2")
    table.play("take hills/gold/2")
    assert table.seat == 0
    table.play("take hills/food/1")
    assert table.seat == 1
    table.play("take fertile/food/2", "take fertile/food/2")
    assert [len(table.tiles(seat)) for seat in range(3)] == [2, 1, 1], "two in place of one, the others one each"
    assert favor_of(table) == 1


@rule("AOM-6.1.1")
def test_each_of_the_two_choices_of_artemis_may_be_passed() -> None:
    table = greek("greek_explore_artemis").deal(*["fertile/food/2"] * 5).play("pass")
    assert table.seat == 0
    table.play("take fertile/food/2")
    assert (table.tiles(0), table.seat) == (["fertile/food/2"], 1)


@rule("AOM-6.1.1")
def test_without_artemis_the_card_is_an_explore_with_two_tiles_more() -> None:
    table = scenario(cultures=GREEK, card="greek_explore_artemis").play("no").deal(*["fertile/food/2"] * 5)
    assert table.play("take fertile/food/2").seat == 1
    assert table.gained("favor") == (0, 0, 0)


@rule("AOM-6.1.2")
def test_dionysus_gives_a_food_more_for_each_own_food_tile_and_the_others_nothing() -> None:
    tiles = {0: ["fertile/food/2", "hills/food/1", "hills/gold/2"], 1: ["fertile/food/2"], 2: ["fertile/food/2"]}
    table = greek("greek_gather_dionysus", tiles=tiles)
    assert (table.gained("food"), favor_of(table)) == ((2 + 1 + 2 * 1, 0, 0), 2)
    plain = scenario(cultures=GREEK, card="greek_gather_dionysus", tiles=tiles).play("no")
    assert plain.gained("food") == (3, 2, 2)


@rule("AOM-6.1.2", "AOM-6.4.1")
def test_dionysus_can_be_bought_without_a_food_tile() -> None:
    table = greek("greek_gather_dionysus", tiles={1: ["fertile/food/2"]})
    assert table.gained("food") == (0, 0, 0)
    assert not buyable("greek_gather_dionysus", resources={0: [4, 4, 4, 1]}), "one favor is not two"


# -- Hades, Poseidon


@rule("AOM-6.1.3", "AOM-6.4.12")
def test_hades_takes_a_unit_and_gives_seven_cubes() -> None:
    table = greek("greek_gather_hades", units={0: ["hydra", "toxotes"]}).play("choose hydra")
    assert (table.units(0), table.supply(0)["hydra"]) == ({"toxotes": 1}, 8)
    for _ in range(6):
        table.play("gain gold")
    assert table.prompt == "boon"
    table.play("gain food")
    assert (table.gained("gold")[0], table.gained("food")[0], favor_of(table)) == (6, 1, 1)
    assert table.prompt == "act_too"


@rule("AOM-6.1.3", "AOM-EX-2.3")
def test_hades_takes_any_unit_or_as_an_option_a_mortal() -> None:
    units = {0: ["toxotes", "hydra", "classical_greek_hero"]}
    mortal = {"hades_takes": "mortal"}
    table = greek("greek_gather_hades", units=units)
    assert table.offered() == ["choose toxotes", "choose hydra", "choose classical_greek_hero"]
    table = greek("greek_gather_hades", units={0: [*units[0], "hoplite"]}, options=mortal)
    assert table.offered() == ["choose toxotes", "choose hoplite"]
    assert told(table.refused("choose hydra")) == ("not_a_mortal", {"unit": "hydra"}, "AOM-6.1.3")


@rule("AOM-6.1.3", "AOM-3.9.6")
def test_hades_needs_a_unit_and_as_an_option_a_mortal() -> None:
    assert buyable("greek_gather_hades", units={0: ["hydra"]})
    assert not buyable("greek_gather_hades", units={0: []})
    assert not buyable("greek_gather_hades", units={0: ["hydra"]}, options={"hades_takes": "mortal"})


@rule("AOM-6.1.3")
def test_a_unit_one_does_not_have_cannot_be_given_to_hades() -> None:
    table = greek("greek_gather_hades", units={0: ["toxotes", "hoplite"]})
    for unit in ("hydra", "jarl"):
        assert told(table.refused(f"choose {unit}")) == ("no_such_unit", {"unit": unit, "have": 0}, "AOM-6.1.3")


@rule("AOM-6.1.4")
def test_poseidon_gives_five_food_or_what_the_bank_has() -> None:
    table = greek("greek_gather_poseidon")
    assert (table.gained("food"), favor_of(table), table.prompt) == ((5, 0, 0), 1, "act_too")
    assert greek("greek_gather_poseidon", bank={"food": 3}).gained("food")[0] == 3
    assert not buyable("greek_gather_poseidon", bank={"food": 0})


# -- Hera, Apollo, Hermes


@rule("AOM-6.1.5")
def test_hera_puts_a_house_in_the_city_with_its_villager() -> None:
    table = greek("greek_build_hera")
    assert (table.buildings(0), table.villagers(0), favor_of(table)) == ({"house": 1}, 1, 1)
    assert table.gained("food")[0] == table.gained("wood")[0] == 0
    assert table.play("act").state.prompt(0).params["left"] == 3, "the House does not count against the card"


@rule("AOM-6.1.5")
def test_hera_needs_a_free_square_and_fewer_than_ten_houses() -> None:
    others = ["wall", "tower", "market", "storehouse", "armory", "quarry", "monument"]
    assert buyable("greek_build_hera", buildings={0: ["house"] * 9})
    assert not buyable("greek_build_hera", buildings={0: ["house"] * 10})
    assert buyable("greek_build_hera", buildings={0: ["house"] * 8 + others})
    assert not buyable("greek_build_hera", buildings={0: ["house"] * 9 + others})


@rule("AOM-6.1.6")
def test_apollo_sends_two_toxotes() -> None:
    table = greek("greek_recruit_apollo", units={0: ["hoplite"]})
    assert (table.units(0), favor_of(table)) == ({"toxotes": 2, "hoplite": 1}, 1)
    assert table.gained("food")[0] == table.gained("wood")[0] == 0
    assert table.play("act").state.prompt(0).params["left"] == 4


@rule("AOM-6.1.6", "AOM-6.4.11")
def test_apollo_sends_what_the_supply_has_and_nothing_for_an_empty_one() -> None:
    assert greek("greek_recruit_apollo", units={0: ["toxotes"] * 7}).units(0) == {"toxotes": 8}
    assert not buyable("greek_recruit_apollo", units={0: ["toxotes"] * 8})


@rule("AOM-6.1.7", "AOM-6.4.12")
def test_hermes_gives_four_cubes_of_ones_choice_for_nothing() -> None:
    table = greek("greek_trade_hermes").play("gain food", "gain food", "gain wood", "gain favor")
    assert [table.gained(r)[0] for r in ("food", "wood", "gold", "favor")] == [2, 1, 0, 1 - 1]
    assert (table.prompt, table.bank()["food"]) == ("act_too", 25 - 12 - 2)
    assert table.play("act").prompt == "trade_give", "the fee of the card is 0"


@rule("AOM-6.1.7")
def test_hermes_can_be_bought_with_an_empty_bank_for_the_favor_just_paid() -> None:
    bank = {"food": 0, "wood": 0, "gold": 0, "favor": 0}
    table = greek("greek_trade_hermes", bank=bank)
    assert table.gained("favor")[0] == 0, "the one favor of the bank is taken back without a question"
    assert table.prompt == "act_too"


# -- Aphrodite, Ares


@rule("AOM-6.1.8", "AOM-10.35")
def test_aphrodite_sends_a_committed_unit_home() -> None:
    table = attack(["hoplite"], ["mummy", "mummy", "sphinx"], card="greek_attack_aphrodite", power=True)
    assert (table.seat, table.offered()) == (0, ["choose mummy", "choose sphinx"])
    table.play("choose mummy")
    assert (table.units(1), table.in_battle(1)) == ({"mummy": 1}, {"mummy": 1, "sphinx": 1})
    assert (table.heard("eliminated"), favor_of(table), table.prompt) == ([], 2, "retreat")


@rule("AOM-6.1.8")
def test_only_a_committed_enemy_unit_can_be_seduced() -> None:
    table = attack(
        ["hoplite"], ["mummy", "sphinx"], card="greek_attack_aphrodite", power=True, reserve={1: ["anubite"]}
    )
    for unit in ("anubite", "hoplite"):
        assert told(table.refused(f"choose {unit}")) == ("not_in_the_battle", {"unit": unit}, "AOM-6.1.8")


@rule("AOM-6.1.8", "AOM-3.9.7")
def test_aphrodite_does_nothing_if_the_defender_committed_nothing() -> None:
    table = attack(["hoplite"], [], card="greek_attack_aphrodite", power=True, reserve={1: ["mummy"]})
    assert (won_by(table), table.heard("seduced"), favor_of(table)) == (0, [], 2)


@rule("AOM-6.1.8")
def test_without_the_power_nobody_is_seduced() -> None:
    table = attack(["hoplite"], ["mummy", "sphinx"], card="greek_attack_aphrodite")
    assert (table.prompt, table.gained("favor")) == ("retreat", (0, 0))


@rule("AOM-6.1.9", "AOM-6.2.9", "AOM-6.4.5")
@pytest.mark.parametrize("god", ["ares", "sekhmet"])
@pytest.mark.parametrize("armories", [(), (0,), (1,), (0, 1)])
def test_ares_and_sekhmet_allow_eight_against_six_and_each_armory_one_more(god: str, armories: tuple[int, ...]) -> None:
    cultures = ["greek", "egyptian"] if god == "ares" else ["egyptian", "norse"]
    things: dict[str, Any] = {"buildings": {seat: ["armory"] for seat in armories}, "resources": {0: [0, 0, 0, 3]}}
    for bought, limits in ((True, (8, 6)), (False, (6, 6))):
        table = scenario(cultures=cultures, card=card_of(god), **things).play("power" if bought else "no", "area city")
        allowed = tuple(int(limit) for limit in table.state.stack[-1].limit)
        assert allowed == tuple(limit + (seat in armories) for seat, limit in enumerate(limits))
        assert table.cubes(0)["favor"] == (0 if bought else 3)


@rule("AOM-6.1.9")
def test_with_ares_a_ninth_unit_is_refused_and_so_is_a_seventh_defender() -> None:
    units = {0: ["hoplite"] * 8 + ["toxotes"], 1: ["mummy"] * 7}
    table = scenario(cultures=["greek", "egyptian"], card="greek_attack_ares", units=units).play("power", "area city")
    for _ in range(7):
        table.play("commit hoplite", seat=0)
    table.play("commit hoplite", seat=0)
    assert told(table.refused("commit hoplite", seat=0)) == ("unit_limit", {"limit": 8}, "AOM-3.7.3")
    for _ in range(6):
        table.play("commit mummy", seat=1)
    assert told(table.refused("commit mummy", seat=1)) == ("unit_limit", {"limit": 6}, "AOM-3.7.3")


# -- Hephaestos, Zeus


@rule("AOM-6.1.10")
def test_hephaestos_removes_a_tile_from_any_board_also_his_players_own() -> None:
    tiles = {0: ["hills/gold/2"], 1: ["desert/gold/1", "fertile/food/2*"]}
    table = greek("greek_next_age_hephaestos", tiles=tiles)
    assert table.offered() == ["target 0", "target 1"]
    table.play("target 1")
    assert table.offered() == ["remove fertile/food/2*", "remove desert/gold/1"]
    pool = int(table.state.pool(table.state.box.tile_ids.index("fertile/food/2")))
    table.play("remove fertile/food/2*")
    assert (table.tiles(1), table.villagers(1), favor_of(table)) == (["desert/gold/1"], 1, 2)
    assert int(table.state.pool(table.state.box.tile_ids.index("fertile/food/2"))) == pool + 1
    own = greek("greek_next_age_hephaestos", tiles=tiles).play("target 0")
    assert own.tiles(0) == []


@rule("AOM-6.1.10")
def test_hephaestos_needs_a_tile_on_some_board() -> None:
    assert not buyable("greek_next_age_hephaestos")
    assert buyable("greek_next_age_hephaestos", tiles={0: ["hills/gold/2"]})
    assert buyable("greek_next_age_hephaestos", tiles={2: ["hills/gold/2"]})


@rule("AOM-6.1.11")
@pytest.mark.parametrize(
    ("age", "hero"),
    [("classical", "classical_greek_hero"), ("heroic", "heroic_greek_hero"), ("mythic", "mythical_greek_hero")],
)
def test_zeus_gives_the_hero_of_exactly_ones_age(age: str, hero: str) -> None:
    table = greek("greek_next_age_zeus", ages={0: age}, units={0: []}, resources={0: [9, 9, 9, 9]})
    assert (table.units(0), favor_of(table)) == ({hero: 1}, 2)
    assert [table.gained(r)[0] for r in ("food", "wood", "gold")] == [0, 0, 0]


@rule("AOM-6.1.11")
def test_zeus_gives_nothing_in_the_archaic_age_or_for_a_hero_in_play() -> None:
    rich = {"resources": {0: [9, 9, 9, 9]}}
    assert not buyable("greek_next_age_zeus", **rich)
    heroes = {0: ["classical_greek_hero"] * 2}
    assert not buyable("greek_next_age_zeus", ages={0: "classical"}, units=heroes, **rich)
    assert buyable("greek_next_age_zeus", ages={0: "heroic"}, units=heroes, **rich)


@rule("AOM-6.1.11")
def test_the_age_before_the_cards_action_counts_for_zeus() -> None:
    table = greek("greek_next_age_zeus", ages={0: "classical"}, units={0: []}, resources={0: [9, 9, 9, 9]})
    table.play("act")
    assert (table.age(0), table.units(0)) == ("heroic", {"classical_greek_hero": 1})


@rule("AOM-6.1.9", "AOM-6.1.8")
def test_a_battle_bought_with_a_god_is_fought_like_any_other() -> None:
    table = attack(["hoplite"] * 7, ["mummy"], card="greek_attack_ares", power=True, victory={"won_the_last_battle": 1})
    assert table.state.force(0) == 7
    assert meet(table, "hoplite", "mummy").roll(1, 0).victory(0) == 1
