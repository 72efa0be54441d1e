"""DEU: readings of the rulebook that are options, played both ways."""

import pytest

from petteia.engine.generator import Generator
from petteia.engine.packing import Packer
from petteia.games.deukalion.missions import TurnedUp
from petteia.games.deukalion.scenario import Tabletop, scenario
from tests.rules import rule
from tests.rules.deukalion.at_sea import on_the_hydra, part, sailing, ship_fight, why


def lost(table: Tabletop, soldiers: int) -> Tabletop:
    """All soldiers of the attack but one show the cross; a player asked for a card plays none."""
    table.deal(f"0/1/{soldiers - 1}")
    while table.prompt == "after_throw":
        table.play("pass")
    return table


@pytest.mark.parametrize(("failed", "goes_on"), [("stops", False), ("sails_on", True)])
@rule("DEU-5.3.1")
def test_a_failed_attack_ends_the_steps_of_a_move_or_as_an_option_does_not(failed: str, goes_on: bool) -> None:
    table = lost(sailing("H4", aboard={0: 2}, options={"failed_attack": failed}).play("attack halicarnassus"), 2)
    assert [event["seat"] for event in table.heard("lost")] == [0]
    if goes_on:
        assert table.prompt == "sailing" and why(table, "attack rhodes") == ("attacked_already", "DEU-5.3.2")
        assert table.play("sail H5").state.prompt(0).params == {"left": 2}
    else:
        assert table.heard("move_ended") and table.prompt == "act"


@rule("DEU-5.3.1", "DEU-10.3.3")
def test_a_conquest_ends_the_steps_also_where_a_failed_attack_does_not() -> None:
    table = sailing("H4", aboard={0: 9}, options={"failed_attack": "sails_on"}).play("attack halicarnassus")
    table.deal("9/0/0").play("take white")
    assert table.heard("move_ended") and table.prompt == "act"
    founded = sailing("H2", options={"failed_attack": "sails_on"}).play("found ephesus")
    assert founded.prompt != "sailing"


@rule("DEU-5.3.1", "DEU-5.2.3")
def test_a_ship_fight_and_the_hydra_stop_a_ship_also_where_a_failed_attack_does_not() -> None:
    fight = ship_fight(options={"failed_attack": "sails_on"})
    assert fight.deal("0/0/10", "10/0/0").prompt != "sailing"
    hydra = on_the_hydra(options={"failed_attack": "sails_on"}).deal("10/0/0")
    assert not hydra.offers("sail E5")


@rule("DEU-5.3.2")
def test_as_an_option_a_move_has_several_attacks_each_on_another_place() -> None:
    options = {"attacks": "several"}
    table = lost(sailing("H4", aboard={0: 4}, options=options).play("attack halicarnassus"), 4)
    assert table.prompt == "stopped" and table.offers("attack rhodes")
    assert why(table, "attack halicarnassus") == ("attacked_there", "DEU-5.3.2")
    table.play("attack rhodes")
    assert [event["city"] for event in table.heard("attacked_city")] == ["halicarnassus", "rhodes"]
    horse = lost(sailing("H4", aboard={0: 4}, hands={0: ["trojan_horse"]}, options=options).play("attack rhodes"), 4)
    assert horse.offers("play trojan_horse")


@rule("DEU-5.3.2", "DEU-5.3.1")
def test_with_both_options_a_ship_tries_its_luck_in_passing() -> None:
    options = {"attacks": "several", "failed_attack": "sails_on"}
    table = lost(sailing("H4", aboard={0: 6}, options=options).play("attack halicarnassus"), 6)
    assert table.offers("sail H5", "attack rhodes")
    table.play("sail H5", "sail H4")
    assert why(table, "attack halicarnassus") == ("attacked_there", "DEU-5.3.2") and table.offers("attack rhodes")


ANY = {"card_moments": "any"}


@rule("DEU-7.5.2", "DEU-8.2.2")
def test_the_first_mission_turned_up_is_kept_like_any_other() -> None:
    written = Packer()
    TurnedUp(0, 1).fields(written)
    again = TurnedUp(5, 0)
    again.fields(Packer.held_to(written.cells, 2))
    assert (again.mission, again.place) == (0, 1)


@rule("DEU-8.2.2", "DEU-8.1.1")
def test_as_an_option_others_play_cards_after_every_field_of_a_move() -> None:
    hands = {0: ["pegasus"], 1: ["pegasus", "trojan_horse"]}
    assert sailing("B3", hands=hands).play("sail C3").seat == 0
    table = sailing("B3", hands=hands, options=ANY).play("sail C3")
    assert (table.prompt, table.pending) == ("any_moment", (1,))
    assert table.offered(seat=1) == ["play pegasus", "pass"]
    table.play("play pegasus")
    assert table.front(1) == ["pegasus"] and table.prompt == "any_moment"  # asked until everybody passes
    assert table.play("pass").prompt == "sailing"
    other = part(hands={0: ["pegasus"], 1: ["golden_fleece"]}, ships={1: "B3"}, options=ANY).play("set_sail", "sail C3")
    assert (other.prompt, other.pending) == ("any_moment", (0,))


@rule("DEU-8.2.2", "DEU-4.3.5")
def test_as_an_option_others_play_cards_while_the_hydra_moves() -> None:
    table = scenario(hands={1: ["song_of_orpheus"]}, below={1: 3}, options=ANY)
    table.play("use hydra", "hydra E5")
    assert (table.prompt, table.pending) == ("any_moment", (1,))
    table.play("play song_of_orpheus")
    assert table.prompt == "bring_back"


@rule("DEU-8.2.2", "DEU-4.3.1")
def test_as_an_option_a_card_just_drawn_is_played_at_once_by_the_one_who_drew_it() -> None:
    table = scenario(kylix="2/1222", options=ANY).play("use cards").deal("pegasus")
    assert (table.prompt, table.pending) == ("any_moment", (1,))
    assert table.play("play pegasus").front(1) == ["pegasus"] and table.prompt == "act"


@rule("DEU-8.2.2", "DEU-7.5.2")
def test_as_an_option_cards_are_played_before_a_mission_just_turned_up_is_claimed() -> None:
    table = scenario(
        ships={0: "D2", 1: "F1"}, kylix="2/2232", cargo={0: ["red"], 1: ["green"]}, aboard={0: 5, 1: 5},
        open=["m01", "m13"], pile=["m04"], hands={1: ["pegasus"]}, options=ANY,
    )  # fmt: skip
    table.play("use sail", "claim m01").deal("m04")
    assert (table.prompt, table.pending) == ("any_moment", (1,))
    table.play("pass")
    assert table.prompt == "revealed" and table.offers("claim m04", seat=1)


@rule("DEU-8.2.2", "DEU-8.3.3")
def test_what_others_choose_at_such_a_moment_is_secret() -> None:
    table = sailing("B3", hands={1: ["pegasus"], 2: ["golden_fleece"]}, seats=3, options=ANY).play("sail C3")
    assert table.pending == (1, 2)
    table.play("play pegasus", seat=1)
    seen = [[int(n) for n in table.state.observe(2).pack()]]
    other = sailing("B3", hands={1: ["pegasus"], 2: ["golden_fleece"]}, seats=3, options=ANY).play("sail C3")
    other.play("pass", seat=1)
    assert seen == [[int(n) for n in other.state.observe(2).pack()]]
    world = table.state.resample(2, Generator(1))
    assert world.pending() == (2,)
