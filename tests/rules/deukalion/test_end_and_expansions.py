"""DEU-11, DEU-12 — The end of the game, and the two expansions."""

from typing import Any

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.deukalion.game import Deukalion
from petteia.games.deukalion.scenario import Tabletop, scenario
from tests.rules import rule
from tests.rules.deukalion.at_sea import hydra_comes, part, sailing, ship_fight, told, why

SWIRL = {"charybdis": "on"}
HERO = {"theseus": "on"}

# -- the end


@rule("DEU-11.1.1")
def test_the_game_ends_at_once_in_the_middle_of_whatever_is_going_on() -> None:
    table = sailing("D2", cargo={0: ["red"]}, aboard={0: 9}, open=["m01", "m13"], points={0: 14}).play("claim m01")
    assert table.over and table.cargo(0) == ["red"]  # neither put back nor replaced
    assert table.heard("game_won") == [{"event": "game_won", "seat": 0, "total": 16}]
    other = part(points={1: 15}, ships={1: "H2"}).play("set_sail", "found ephesus")
    assert other.over and other.state.standings() == [[1], [0]]


@rule("DEU-11.1.2")
@pytest.mark.parametrize("gain", ["mission", "point card", "garrison", "theseus"])
def test_the_check_comes_after_each_single_gain(gain: str) -> None:
    if gain == "mission":
        table = sailing("I5", missions={0: "m13"}, points={0: 13}).play("claim m13")
    elif gain == "point card":
        table = sailing("D2", cargo={0: ["red"]}, aboard={0: 9}, points={0: 15}).play("unload red")
    elif gain == "garrison":
        table = sailing("B6", points={0: 14}).play("found argos")
    else:
        table = sailing("F7", options=HERO, points={0: 15}).play("attack crete").deal("10/0/0").play("take_theseus")
    assert table.over and table.total(0) == 16


@rule("DEU-11.1.4")
def test_the_others_are_ranked_by_total_and_share_ranks() -> None:
    table = sailing("H2", seats=4, points={0: 11, 1: 3, 2: 7, 3: 3}).play("found ephesus")
    assert table.state.standings() == [[0], [2], [1, 3]]
    assert table.state.returns() == [1.0, 0.0, 0.0, 0.0]


@rule("DEU-11.1.5")
@pytest.mark.parametrize(("limit", "turns"), [("full", 300), ("half", 150), ("quarter", 75)])
def test_after_the_last_turn_the_highest_total_wins(limit: str, turns: int) -> None:
    options = {"turn_limit": limit}
    table = scenario(turn=turns, options=options, points={0: 3, 1: 3}).play("end_turn")
    assert table.over and table.state.standings() == [[0, 1]] and table.state.returns() == [0.5, 0.5]
    assert not scenario(turn=turns - 1, options=options).play("end_turn").over


# -- Charybdis


@rule("DEU-12.1.1", "DEU-12.1.2")
def test_a_step_leads_from_one_whirlpool_to_another_and_costs_one_field() -> None:
    table = sailing("A3", 2, options=SWIRL)
    assert table.offers("through I3", "through I7", "sail B3")
    assert told(sailing("A3", 2).refused("through I3")) == ("no_whirlpool", {"field": "I3", "here": "A3"}, "DEU-12.1.2")
    assert told(sailing("B3", options=SWIRL).refused("through I3"))[0] == "no_whirlpool"
    table.play("through I7").deal("2/0/0")
    assert table.ship(0) == "I7" and table.state.prompt(0).params == {"left": 1}


@rule("DEU-12.1.2")
def test_on_arrival_all_rules_for_entering_apply() -> None:
    table = sailing("A3", ships={1: "I7"}, options=SWIRL).play("through I7").deal("2/0/0")
    assert table.heard("attacked_ship")
    hydra = sailing("A3", hydra="I7", options=SWIRL, open=["m01", "m02"])
    assert why(hydra, "through I7") == ("no_licence", "DEU-5.2.2")


@rule("DEU-12.1.3")
@pytest.mark.parametrize(("aboard", "thrown"), [(10, 2), (1, 1)])
def test_two_soldiers_are_thrown_on_the_way_and_crosses_go_down(aboard: int, thrown: int) -> None:
    table = sailing("A3", aboard={0: aboard}, options=SWIRL).play("through I3")
    assert table.pending == CHANCE
    table.deal(f"0/0/{thrown}")
    assert (table.aboard(0), table.below(0), table.ship(0)) == (aboard - thrown, 10 - aboard + thrown, "I3")
    nobody = sailing("A3", aboard={0: 0}, options=SWIRL).play("through I3")
    assert nobody.ship(0) == "I3"


@rule("DEU-12.1.4")
def test_that_throw_is_no_fight_and_nobody_is_asked() -> None:
    hands = {0: ["favour_of_nike", "aegis_of_athena"], 1: ["pegasus"]}
    table = sailing("A3", hands=hands, options=SWIRL).play("through I3").deal("0/0/2")
    assert (table.seat, table.prompt, table.below(0)) == (0, "sailing", 2)


@rule("DEU-12.1.5")
def test_the_step_is_judged_before_the_throw() -> None:
    table = sailing("A3", aboard={0: 1}, ships={1: "I7"}, options=SWIRL).play("through I7").deal("0/0/1").deal("0/0/10")
    assert table.heard("won_against_ship")[0]["seat"] == 1 and table.ship(0) != "A3"
    none = sailing("A3", aboard={0: 0}, ships={1: "I7"}, options=SWIRL)
    assert why(none, "through I7") == ("no_soldiers_aboard", "DEU-5.2.4")


@rule("DEU-12.1.6")
def test_in_a_displacement_the_way_through_is_one_of_the_steps_and_takes_no_throw() -> None:
    def ends(**things: Any) -> set[str]:
        table = sailing("I6", ships={1: "I7"}, **things).play("sail I7").deal("10/0/0", "0/0/10")
        return {text.split()[1] for text in table.offered()}

    assert ends() == {"H5", "G6"}
    through_one = {"B2", "C3", "B4", "H2", "G3", "H4"}
    assert ends(options=SWIRL) == {"H5", "G6"} | through_one  # B3 and H3 would take two
    hydra = sailing("H3", hydra="I3", options=SWIRL, open=["m11", "m01"]).play("sail I3").deal("10/0/0").deal("m05")
    assert hydra.offers("put C3") and not hydra.offers("put B3")
    assert hydra.play("put C3").heard("threw") and len(hydra.heard("threw")) == 1


@rule("DEU-12.1.7")
def test_hydra_action_trident_and_adjacency_do_not_use_whirlpools() -> None:
    table = scenario(hydra="A3", options=SWIRL, hands={0: ["trident_of_poseidon"]})
    assert not table.play("use hydra").offers("hydra I3")
    trident = scenario(hydra="A3", options=SWIRL, hands={0: ["trident_of_poseidon"]}).play("play trident_of_poseidon")
    assert not trident.offers("put I3")
    assert why(sailing("A3", options=SWIRL), "attack cyprus") == ("not_beside_city", "DEU-10.3.1")


@rule("DEU-12.1.8")
@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1, 0]), (3, [0, 1, 2]), (4, [0, 1, 2])])
def test_with_free_placement_three_edge_fields_are_picked_before_the_ships(seats: int, order: list[int]) -> None:
    table = Tabletop(Deukalion(seats, {"charybdis": "free_placement"}).new())
    while table.pending == CHANCE:
        table.deal(next(i for i, w in enumerate(table.state.chance()) if w > 0))
    asked = []
    for field in ("G1", "A3", "I6"):
        asked.append(table.seat)
        assert len(table.offered()) == 12 - len(asked) + 1
        assert told(table.refused("whirlpool C3")) == ("not_on_the_edge", {"field": "C3"}, "DEU-12.1.8")
        assert table.refused("place D1").code == "not_in_this_order"
        table.play(f"whirlpool {field}")
    assert asked == order and table.prompt == "place_ship"
    moved = sailing("G1", options={"charybdis": "free_placement"}, whirlpools=["G1", "A3", "I6"])
    assert moved.offers("through A3", "through I6")


# -- Theseus


@rule("DEU-12.2.1", "DEU-12.2.2")
def test_theseus_waits_in_crete_without_a_slot_and_is_taken_instead_of_a_treasure() -> None:
    table = sailing("F7", options=HERO)
    assert len(table.city("crete")) == 2
    table.play("attack crete").deal("10/0/0")
    assert table.offers("take_theseus", "decline")
    table.play("take_theseus")
    assert table.theseus(0) and len(table.city("crete")) == 2 and table.cargo(0) == []
    empty: dict[str, Any] = {"cities": {"crete": []}, "cargo": {1: ["red", "blue"]}, "aboard": {1: 8}}
    assert sailing("F7", options=HERO, **empty).offers("attack crete")
    assert not sailing("F7", **empty).offers("attack crete")


@rule("DEU-12.2.2")
def test_without_theseus_there_nobody_takes_him() -> None:
    table = sailing("F7", options=HERO, theseus=1, aboard={1: 9}).play("attack crete").deal("10/0/0")
    assert told(table.refused("take_theseus")) == ("theseus_is_not_there", {}, "DEU-12.2.2")


@rule("DEU-12.2.3")
def test_theseus_fills_a_space_and_a_soldier_may_make_room() -> None:
    table = sailing("F7", options=HERO).play("attack crete").deal("10/0/0").play("take_theseus")
    assert (table.aboard(0), table.below(0), table.state.room(0)) == (9, 1, 0)


@rule("DEU-12.2.4")
def test_the_carrier_has_one_more_point_and_one_more_strength() -> None:
    table = sailing("G3", options=HERO, theseus=0, aboard={0: 9}, hands={0: ["pegasus"]})
    assert table.total(0) == 1 and table.state.scores()[0]["theseus"] == 1
    table.play("attack rhodes").deal("4/0/5")
    assert table.strength(0) == 5


@rule("DEU-12.2.5")
def test_theseus_is_neither_soldier_nor_treasure() -> None:
    alone = sailing("G3", options=HERO, theseus=0, aboard={0: 0})
    assert why(alone, "attack rhodes") == ("nobody_to_throw", "DEU-10.1.7")
    port = sailing("D2", options=HERO, theseus=0, aboard={0: 9}, open=["m11", "m13"])
    assert not any(text.startswith(("unload", "claim")) for text in port.offered())
    horse = sailing("F7", options=HERO, cities={"crete": []}, cargo={1: ["red", "red"]}, aboard={1: 8},
                    hands={0: ["trojan_horse"]})  # fmt: skip
    assert why(horse, "play trojan_horse") == ("no_treasure_near", "DEU-8.4.11")
    nine = sailing("I5", options=HERO, theseus=0, aboard={0: 9}, missions={0: "m13"})
    assert not nine.offers("claim m13")


@rule("DEU-12.2.6")
def test_the_winner_of_a_ship_fight_may_take_theseus() -> None:
    table = ship_fight(options=HERO, theseus=1, aboard={1: 9}, cargo={}).deal("10/0/0", "0/0/9")
    assert table.offered() == ["take_theseus", "displace"]
    table.play("take_theseus")
    assert table.theseus(0) and (table.total(0), table.total(1)) == (1, 0) and table.aboard(0) == 9


@rule("DEU-12.2.7")
def test_a_carrier_beaten_by_the_hydra_returns_him_and_one_beaten_by_a_city_does_not() -> None:
    table = hydra_comes(options=HERO, theseus=1, aboard={1: 9}).deal("0/0/9")
    assert not table.theseus(1) and table.heard("theseus_left") and table.prompt == "displace_ship"
    assert table.state.theseus_in(table.game.box.theseus_city) and table.total(1) == 0
    city = sailing("G3", options=HERO, theseus=0, aboard={0: 9}).play("attack rhodes").deal("0/0/9")
    assert city.theseus(0)
