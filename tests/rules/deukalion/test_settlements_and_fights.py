"""DEU-9, DEU-10 — Settlements, fights, displacement."""

from typing import Any

import pytest

from petteia.engine.protocol import CHANCE, NOBODY
from petteia.games.deukalion.displacement import Displace
from petteia.games.deukalion.scenario import scenario
from tests.record.boxes import SHIFTED, box_of
from tests.rules import rule
from tests.rules.deukalion.at_sea import hydra_comes, on_the_hydra, sailing, ship_fight, told, why

# -- settlements


@rule("DEU-9.1.1")
@pytest.mark.parametrize(("field", "settlement", "size"), [
    ("H2", "ephesus", 1), ("C3", "salamis", 1), ("B6", "argos", 2), ("H5", "lindos", 2),
])  # fmt: skip
def test_founding_puts_exactly_the_garrison_ashore(field: str, settlement: str, size: int) -> None:
    table = sailing(field).play(f"found {settlement}")
    assert (table.holder(settlement), table.aboard(0), table.total(0)) == (0, 10 - size, size)
    assert told(sailing("D3").refused(f"found {settlement}"))[0] == "not_beside_settlement"


@rule("DEU-9.1.2")
def test_a_smaller_garrison_is_not_possible_and_the_ship_may_be_left_empty() -> None:
    few = sailing("H5", aboard={0: 1})
    assert told(few.refused("found lindos")) == (
        "garrison_too_small", {"settlement": "lindos", "aboard": 1, "need": 2}, "DEU-9.1.2",
    )  # fmt: skip
    assert sailing("H5", aboard={0: 2}).play("found lindos").aboard(0) == 0


@rule("DEU-9.1.3")
def test_founding_needs_no_throw_and_no_window_and_a_player_may_hold_any_number() -> None:
    held = {"ephesus": 0, "salamis": 0, "argos": 0}
    table = sailing("H5", settlements=held, hands={1: ["pegasus"]}).play("found lindos")
    assert table.total(0) == 6 and table.heard("threw") == [] and table.pending == (0,)


@rule("DEU-9.2.1", "DEU-INV-10")
def test_a_settlement_holds_a_full_garrison_of_one_player_that_is_not_thrown() -> None:
    table = sailing("G3", settlements={"argos": 0}).play("attack rhodes")
    assert len(table.state.chance()) == 45  # eight soldiers aboard
    assert table.aboard(0) == 8


@rule("DEU-9.2.2")
def test_the_owner_can_neither_attack_nor_found_at_his_own_settlement() -> None:
    table = sailing("H5", settlements={"lindos": 0})
    for text in ("found lindos", "attack lindos"):
        assert told(table.refused(text)) == ("settlement_is_yours", {"settlement": "lindos"}, "DEU-9.2.2")


@rule("DEU-9.3.1")
def test_a_held_settlement_must_be_conquered() -> None:
    table = sailing("H5", settlements={"lindos": 1})
    assert told(table.refused("found lindos")) == (
        "settlement_is_held", {"settlement": "lindos", "owner": 1}, "DEU-9.3.1",
    )  # fmt: skip
    assert table.offers("attack lindos")


@rule("DEU-9.3.2", "DEU-9.3.3")
def test_the_beaten_garrison_goes_down_and_the_conqueror_must_put_in_his_own() -> None:
    table = sailing("H5", settlements={"lindos": 1}).play("attack lindos").deal("3/2/5")
    assert (table.holder("lindos"), table.aboard(0), table.below(1)) == (0, 3, 2)


@rule("DEU-9.3.3", "DEU-9.3.4")
def test_with_too_few_soldiers_the_settlement_stays_empty_and_may_be_founded_at_the_same_stop() -> None:
    hands = {0: ["song_of_orpheus", "rage_of_ares", "rage_of_ares"]}
    table = sailing("H5", aboard={0: 1}, settlements={"lindos": 1}, hands=hands).play("attack lindos").deal("1/0/0")
    table.play("play rage_of_ares", "play rage_of_ares")
    assert table.heard("conquered")[0]["kept"] == 0 and table.holder("lindos") is None
    assert (table.total(0), table.total(1)) == (0, 0)
    table.play("play song_of_orpheus", "bring 3", "found lindos")
    assert table.holder("lindos") == 0


# -- fights in general


@rule("DEU-10.1.1")
def test_a_fight_runs_from_the_announcement_over_windows_and_throws_to_the_reward() -> None:
    table = ship_fight(9, 9, hands={0: ["rage_of_ares"], 1: ["rage_of_ares"]}, open=["m06", "m13"])
    prompts = []
    while table.prompt != "displace_ship":
        prompts.append((table.seat, table.prompt))
        table.play(table.offered()[-1])
        if table.pending == CHANCE:
            table.deal("9/0/0", "0/0/9")
            prompts.append((-1, "throw"))
    assert prompts == [
        (1, "prepare"), (0, "prepare"), (-1, "throw"), (1, "after_throw"), (0, "after_throw"), (0, "trophy_ship"),
    ]  # fmt: skip
    kinds = [e.kind.name for e in table.events]
    assert kinds.index("attacked_ship") < kinds.index("threw") < kinds.index("won_against_ship") < kinds.index("fell")


@rule("DEU-10.1.2")
@pytest.mark.parametrize("soldiers", [1, 4, 10])
def test_all_soldiers_aboard_are_thrown(soldiers: int) -> None:
    table = sailing("G3", aboard={0: soldiers}).play("attack rhodes")
    results = [table.state.stack[-1].outcome_name(table.state, k) for k in range(len(table.state.chance()))]
    assert {sum(int(n) for n in result.split("/")) for result in results} == {soldiers}


@rule("DEU-10.1.3")
@pytest.mark.parametrize(("soldiers", "weights"), [("default", (7, 7, 6)), ("thick_meeple", (6, 6, 8)),
                                                   ("flat_meeple", (8, 8, 4))])  # fmt: skip
def test_each_soldier_lands_on_its_own_with_the_weights_of_the_data(
    soldiers: str, weights: tuple[int, int, int]
) -> None:
    table = sailing("G3", aboard={0: 1}, options={"soldiers": soldiers}).play("attack rhodes")
    names = [table.state.stack[-1].outcome_name(table.state, k) for k in range(3)]
    chance = dict(zip(names, [int(w) for w in table.state.chance()], strict=True))
    assert (chance["0/0/1"], chance["1/0/0"], chance["0/1/0"]) == weights
    pair = sailing("G3", aboard={0: 2}, options={"soldiers": soldiers}).play("attack rhodes")
    names = [pair.state.stack[-1].outcome_name(pair.state, k) for k in range(6)]
    chance = dict(zip(names, [int(w) for w in pair.state.chance()], strict=True))
    assert chance["1/0/1"] == 2 * weights[0] * weights[1] and chance["0/2/0"] == weights[2] ** 2
    ten = sailing("G3", options={"soldiers": soldiers}).play("attack rhodes")
    assert sum(int(w) for w in ten.state.chance()) == 20**10


@rule("DEU-10.1.4")
@pytest.mark.parametrize(("throw", "strength"), [("4/0/6", 4), ("0/4/6", 2), ("0/0/10", 0), ("3/3/4", 4.5)])
def test_a_hidden_cross_counts_1_a_side_one_half_a_visible_cross_0(throw: str, strength: float) -> None:
    table = sailing("G3", hands={0: ["pegasus"]}).play("attack rhodes").deal(throw)
    assert table.strength(0) == strength


@rule("DEU-10.1.5")
def test_strength_adds_fleece_ares_and_theseus_without_rounding() -> None:
    things: dict[str, Any] = {"options": {"theseus": "on"}, "theseus": 0, "aboard": {0: 9}}
    table = sailing("G3", hands={0: ["rage_of_ares", "pegasus"]}, front={0: ["golden_fleece"]}, **things)
    table.play("attack rhodes").deal("1/1/7").play("play rage_of_ares")
    assert table.strength(0) == 1.5 + 0.5 + 1 + 1


@rule("DEU-10.1.6")
def test_the_attacker_throws_before_the_defender() -> None:
    table = ship_fight(3, 4).deal("1/1/1", "2/1/1")
    assert [e["seat"] for e in table.heard("threw")] == [0, 1]


@rule("DEU-10.1.7")
def test_a_defender_without_soldiers_has_strength_0_and_a_ship_without_soldiers_cannot_attack() -> None:
    table = ship_fight(1, 0).deal("0/1/0")
    assert table.heard("won_against_ship") == [
        {"event": "won_against_ship", "seat": 0, "strength": "½", "loser": 1, "against": "0"}
    ]
    assert told(sailing("G3", aboard={0: 0}).refused("attack rhodes")) == ("nobody_to_throw", {}, "DEU-10.1.7")


@rule("DEU-10.1.8")
@pytest.mark.parametrize("throws", [("5/0/5", "3/0/7"), ("3/0/7", "5/0/5")])
def test_crosses_fall_on_both_sides_won_or_lost_before_any_reward(throws: tuple[str, str]) -> None:
    table = ship_fight().deal(*throws)
    assert [table.below(seat) for seat in (0, 1)] == [int(throw[-1]) for throw in throws]
    assert table.prompt == "displace_ship"


@rule("DEU-10.1.9")
def test_missions_come_before_treasure_and_displacement() -> None:
    table = ship_fight(open=["m06", "m13"], pile=["m05"], cargo={1: ["red"]}, aboard={1: 9}).deal("10/0/0", "0/0/9")
    assert table.prompt == "trophy_ship"
    table.play("claim m06").deal("m05")
    assert table.prompt == "loot_ship" and table.total(0) == 2


# -- ship against ship


@rule("DEU-10.2.1")
def test_of_several_ships_the_mover_picks_one_and_the_others_take_no_part() -> None:
    table = sailing("H5", seats=3, ships={1: "H6", 2: "H6"}).play("sail H6")
    assert table.offered() == ["against 1", "against 2"]
    assert told(table.refused("against 0")) == ("ship_is_elsewhere", {"seat": 0}, "DEU-10.2.1")
    assert table.refused("pass").code == "opponent_first"
    table.play("against 2").deal("10/0/0", "0/0/10")
    assert [e["seat"] for e in table.heard("threw")] == [0, 2]
    assert (table.ship(1), table.heard("won_against_ship")[0]["loser"]) == ("H6", 2)


@rule("DEU-10.2.2")
@pytest.mark.parametrize(("attacker", "defender", "winner"), [("4/0/6", "3/1/6", 0), ("3/1/6", "3/1/6", 1),
                                                              ("3/0/7", "3/1/6", 1)])  # fmt: skip
def test_the_higher_strength_wins_and_at_equal_strength_the_defender(attacker: str, defender: str, winner: int) -> None:
    table = ship_fight().deal(attacker, defender)
    assert table.heard("won_against_ship")[0]["seat"] == winner and table.seat == winner


@rule("DEU-10.2.3")
def test_the_winner_may_claim_one_mission_open_or_own_or_decline() -> None:
    table = ship_fight(open=["m06", "m13"], missions={1: "m10"}).deal("0/0/10", "10/0/0")
    assert (table.seat, table.offered()) == (1, ["claim m06", "claim m10", "decline"])
    assert told(table.refused("claim m13")) == (
        "mission_asks_something_else", {"mission": "m13", "task": "defeat_player"}, "DEU-10.2.3",
    )  # fmt: skip
    table.play("claim m10")
    assert table.done(1) == ["m10"] and table.open_missions() == ["m06", "m13"] and table.prompt == "displace_ship"


@rule("DEU-10.2.4")
def test_the_winner_must_take_a_treasure_or_displace() -> None:
    table = ship_fight(cargo={1: ["red", "blue"]}, aboard={1: 8}).deal("10/0/0", "0/0/8")
    assert table.offered() == ["take red", "take blue", "displace"]
    assert told(table.refused("decline")) == ("must_take_or_displace", {}, "DEU-10.2.4")
    assert told(table.refused("take white")) == ("no_such_treasure_there", {"treasure": "white"}, "DEU-10.2.4")
    table.play("take blue")
    assert (table.cargo(0), table.cargo(1)) == (["blue"], ["red"])


@rule("DEU-10.2.4")
def test_without_room_or_a_soldier_to_send_down_no_treasure_is_offered() -> None:
    full = ["red"] * 3 + ["green"] * 3 + ["blue"] * 3 + ["yellow"]
    table = ship_fight(aboard={0: 1, 1: 0}, cargo={0: ["white"], 1: full}, front={1: ["golden_fleece"]}).deal("0/1/0")
    assert table.seat == 1 and table.prompt == "displace_ship"  # he wins by the tie but has neither space nor soldier
    room = ship_fight(aboard={0: 1, 1: 0}, cargo={0: ["white"], 1: full[1:]}, front={1: ["golden_fleece"]})
    assert room.deal("0/1/0").offers("take white", "displace")


@rule("DEU-10.2.5")
def test_taking_a_treasure_leaves_both_ships_and_displacing_moves_the_loser() -> None:
    cargo: dict[str, Any] = {"cargo": {1: ["red"]}, "aboard": {1: 9}}
    table = ship_fight(**cargo).deal("10/0/0", "0/0/9").play("take red")
    assert table.ship(0) == table.ship(1) == "H6"
    table = ship_fight(**cargo).deal("10/0/0", "0/0/9").play("displace", "put H3")
    assert (table.ship(0), table.ship(1), table.cargo(1)) == ("H6", "H3", ["red"])


# -- cities and settlements


@rule("DEU-10.3.1")
def test_a_city_is_attacked_by_a_ship_lying_at_it_if_it_holds_a_treasure() -> None:
    assert sailing("G3").offers("attack rhodes")
    assert why(sailing("F3"), "attack rhodes") == ("not_beside_city", "DEU-10.3.1")
    empty = sailing("G3", cities={"rhodes": []}, cargo={1: ["red", "blue"]}, aboard={1: 8})
    assert told(empty.refused("attack rhodes")) == ("city_is_empty", {"city": "rhodes"}, "DEU-10.3.1")


@rule("DEU-10.3.2")
@pytest.mark.parametrize(("throw", "won"), [("5/0/5", True), ("4/2/4", True), ("4/1/5", False)])
def test_the_conquest_value_must_be_reached_and_the_ship_stays(throw: str, won: bool) -> None:
    table = sailing("G3").play("attack rhodes").deal(throw)
    assert bool(table.heard("won")) == won and bool(table.heard("lost")) != won
    assert table.ship(0) == "G3"


@rule("DEU-10.3.3")
def test_the_winner_takes_a_treasure_of_his_choice_or_none() -> None:
    table = sailing("G3").play("attack rhodes").deal("10/0/0")
    assert table.offered() == ["take blue", "take yellow", "decline"]
    assert told(table.refused("displace")) == ("no_ship_was_beaten", {}, "DEU-10.3.2")
    none = sailing("G3").play("attack rhodes").deal("10/0/0").play("decline")
    assert none.cargo(0) == [] and none.heard("nothing_taken")
    table.play("take yellow")
    assert table.city("rhodes") == ["blue"] and table.aboard(0) == 9


@rule("DEU-10.4.1")
def test_a_settlement_is_attacked_only_if_another_holds_it_and_the_ship_lies_at_it() -> None:
    empty = sailing("H5")
    assert told(empty.refused("attack lindos")) == ("settlement_is_empty", {"settlement": "lindos"}, "DEU-10.4.1")
    far = sailing("H3", settlements={"lindos": 1})
    assert told(far.refused("attack lindos")) == ("not_beside_settlement", {"settlement": "lindos"}, "DEU-10.4.1")
    bare = sailing("H5", settlements={"lindos": 1}, aboard={0: 0})
    assert why(bare, "attack lindos") == ("nobody_to_throw", "DEU-10.1.7")


@rule("DEU-10.4.2")
@pytest.mark.parametrize(("throw", "won"), [("3/0/7", True), ("2/1/7", False)])
def test_the_garrison_does_not_throw_and_after_a_defeat_everything_stays(throw: str, won: bool) -> None:
    table = sailing("H5", settlements={"lindos": 1}).play("attack lindos").deal(throw)
    assert len(table.heard("threw")) == 1
    assert (table.holder("lindos"), table.ship(0)) == ((0 if won else 1), "H5")


@rule("DEU-10.4.3")
def test_a_conquest_changes_both_totals_as_one_event() -> None:
    table = sailing("H5", settlements={"lindos": 1}, points={0: 14, 1: 13}).play("attack lindos").deal("10/0/0")
    assert table.over and table.state.standings() == [[0], [1]] and table.total(1) == 13
    assert len(table.heard("conquered")) == 1


# -- the Hydra


@rule("DEU-10.5.1")
def test_the_hydra_is_attacked_only_by_entering_its_field() -> None:
    table = sailing("E6", open=["m11", "m01"])
    assert table.heard("attacked_hydra") == [] and table.offers("sail E5", "sail F6")
    assert not any("attack" in text for text in table.offered() if "crete" not in text and "thera" not in text)
    assert on_the_hydra().heard("attacked_hydra")


@rule("DEU-10.5.2")
@pytest.mark.parametrize(("throw", "won"), [("5/0/5", True), ("4/2/4", True), ("4/1/5", False)])
def test_a_strength_of_5_beats_the_hydra_and_soldiers_fall(throw: str, won: bool) -> None:
    table = on_the_hydra().deal(throw)
    assert bool(table.heard("won")) == won and table.below(0) == int(throw[-1])


@rule("DEU-10.5.3")
def test_the_winner_must_take_a_mission_at_his_choice_and_no_point_card() -> None:
    table = on_the_hydra(open=["m11", "m12"], missions={0: "m13"}).deal("10/0/0")
    assert table.offered() == ["claim m11", "claim m12", "claim m13"]
    table.play("claim m13")
    assert table.total(0) == 3 and table.point_cards(0) == {} and table.prompt == "displace_hydra"


@rule("DEU-10.5.4")
def test_the_winner_puts_the_hydra_elsewhere_and_his_ship_stays() -> None:
    table = on_the_hydra().deal("10/0/0").deal("m05")
    assert (table.seat, table.prompt) == (0, "displace_hydra")
    table.play("put H6")
    assert (table.hydra, table.ship(0)) == ("H6", "E6")


@rule("DEU-10.5.5")
@pytest.mark.parametrize(("seats", "chooser"), [(2, 1), (3, 2), (4, 3)])
def test_after_a_defeat_the_right_neighbour_displaces_the_ship(seats: int, chooser: int) -> None:
    table = on_the_hydra(seats=seats).deal("0/0/10")
    assert (table.seat, table.prompt) == (chooser, "displace_ship")
    table.play("put C5")
    assert (table.ship(0), table.hydra) == ("C5", "E6")


@rule("DEU-10.6.1")
def test_of_several_ships_the_active_player_picks_the_one_that_is_attacked() -> None:
    table = scenario(seats=3, ships={1: "F6", 2: "F6"}).play("use hydra", "hydra F6")
    assert (table.seat, table.prompt, table.offered()) == (0, "hydra_opponent", ["against 1", "against 2"])
    table.play("against 2")
    assert table.heard("hydra_attacked")[0]["seat"] == 2


@rule("DEU-10.6.2")
def test_the_owner_of_the_ship_throws_all_his_soldiers_and_only_he_is_asked() -> None:
    hands = {0: ["song_of_orpheus", "rage_of_ares"], 1: ["rage_of_ares"]}
    table = hydra_comes(6, hands=hands)
    assert (table.seat, table.prompt) == (1, "prepare")
    table.play("pass")
    assert len(table.state.chance()) == 28
    table.deal("2/0/4")
    assert (table.seat, table.prompt) == (1, "after_throw")


@rule("DEU-10.6.3")
@pytest.mark.parametrize(("throw", "won"), [("4/2/4", True), ("4/1/5", False)])
def test_5_or_more_wins_without_a_licence(throw: str, won: bool) -> None:
    table = hydra_comes().deal(throw)
    assert table.total(1) == (1 if won else 0)


@rule("DEU-10.6.4")
def test_the_attacked_winner_takes_a_mission_or_a_point_card_then_moves_the_hydra() -> None:
    table = hydra_comes(open=["m11", "m01"], missions={1: "m12"}).deal("10/0/0")
    assert (table.seat, table.offered()) == (1, ["claim m11", "claim m12"])
    own = hydra_comes(missions={1: "m12"}).deal("10/0/0")
    assert own.done(1) == ["m12"] and (own.seat, own.prompt) == (1, "displace_hydra")
    none = hydra_comes(missions={1: "m05"}).deal("10/0/0")
    assert none.point_cards(1) == {"hydra": 1} and none.heard("no_hydra_mission") == [
        {"event": "no_hydra_mission", "seat": 1}
    ]


@rule("DEU-10.6.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_he_loses_his_right_neighbour_displaces_him_even_if_active(seats: int) -> None:
    table = hydra_comes(seats=seats).deal("0/0/10")
    assert (table.seat, table.prompt) == (0, "displace_ship")
    table.play("put F3")
    assert (table.ship(1), table.hydra) == ("F3", "F6")


@rule("DEU-10.6.6")
def test_other_ships_on_the_field_are_left_alone_and_sail_off_freely() -> None:
    table = scenario(seats=3, ships={1: "F6", 2: "F6"}).play("use hydra", "hydra F6", "against 1").deal("0/0/10")
    table.play("put F3")
    assert (table.ship(2), table.hydra, table.aboard(2)) == ("F6", "F6", 10)
    leaving = sailing("F6", hydra="F6", open=["m11", "m01"]).play("sail F5")
    assert leaving.heard("attacked_hydra") == []
    assert leaving.offers("sail F6")


# -- displacement


@rule("DEU-10.7.1")
def test_a_piece_goes_exactly_three_steps_over_ships_without_visiting_a_field_twice() -> None:
    table = ship_fight().deal("10/0/0", "0/0/10")
    assert sorted(table.offered()) == ["put F5", "put F7", "put H3", "put H5", "put I6"]
    assert told(table.refused("put H4")) == ("not_so_many_steps", {"field": "H4", "steps": 3}, "DEU-10.7.1")


@rule("DEU-10.7.2")
def test_a_ship_may_pass_safe_fields_and_the_hydra_may_not() -> None:
    ship = sailing("D4", ships={1: "D3"}).play("sail D3").deal("10/0/0", "0/0/10")
    assert ship.offers("put E3")  # over the anchor fields D2 and E2
    hydra = sailing("D4", hydra="D3", open=["m11", "m01"]).play("sail D3").deal("10/0/0").deal("m05")
    assert hydra.prompt == "displace_hydra" and not hydra.offers("put E3") and hydra.offers("put G3")


@rule("DEU-10.7.3")
def test_the_last_field_is_ordinary_and_free() -> None:
    table = sailing("H5", seats=3, ships={1: "H6", 2: "H3"}).play("sail H6").deal("10/0/0", "0/0/10")
    assert told(table.refused("put H3")) == ("field_is_taken", {"field": "H3"}, "DEU-10.7.3")
    assert told(table.refused("put E6")) == ("field_is_taken", {"field": "E6"}, "DEU-10.7.3")
    near_athens = sailing("D4", ships={1: "D3"}).play("sail D3").deal("10/0/0", "0/0/10")
    assert told(near_athens.refused("put E2")) == ("not_an_ordinary_field", {"field": "E2"}, "DEU-10.7.3")


@rule("DEU-10.7.4")
def test_if_nothing_is_free_at_three_steps_two_are_tried_then_one() -> None:
    open_water = sailing("I6", ships={1: "I7"}).play("sail I7").deal("10/0/0", "0/0/10").offered()
    three = {text.split()[1] for text in open_water}
    assert three == {"H5", "G6"}
    blocked = sailing("I6", seats=4, ships={1: "I7", 2: "H5", 3: "G6"}).play("sail I7").deal("10/0/0", "0/0/10")
    assert {text.split()[1] for text in blocked.offered()} == {"I5", "H6"}


@rule("DEU-10.7.4")
def test_a_piece_stays_where_it_is_if_nothing_near_it_is_free() -> None:
    pond = box_of("deukalion", SHIFTED + 61)  # its first field has no other beside it
    for field, asked in (("B1", NOBODY), ("C3", (1,))):
        table = scenario(components=pond, ships={0: field})
        assert Displace(1, 0).pending(table.state) == asked


@rule("DEU-10.7.5", "DEU-INV-12")
def test_arriving_by_displacement_sets_nothing_off() -> None:
    table = ship_fight(hands={1: ["pegasus"]}).deal("10/0/0", "0/0/10").all_pass()
    table.play("put H3")
    assert table.pending == (0,) and table.prompt == "act"


@rule("DEU-10.1.7")
def test_a_ship_without_soldiers_defends_with_its_cards() -> None:
    table = ship_fight(1, 0, hands={1: ["rage_of_ares", "pegasus"]}).play("pass").deal("0/1/0")
    table.play("play rage_of_ares").play("pass")
    assert table.heard("won_against_ship")[0]["seat"] == 1
