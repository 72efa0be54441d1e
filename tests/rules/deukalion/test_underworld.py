"""DEU-6 — The Styx and the Underworld."""

from typing import Any

import pytest

from tests.rules import rule
from tests.rules.deukalion.at_sea import part, sailing, ship_fight, told, why


@rule("DEU-6.1.1")
def test_soldiers_come_down_by_the_cross_as_a_beaten_garrison_or_to_make_room() -> None:
    table = ship_fight().deal("9/0/1", "8/0/2")
    assert (table.below(0), table.below(1)) == (1, 2)
    table = sailing("H5", settlements={"lindos": 1}).play("attack lindos").deal("10/0/0")
    assert table.below(1) == 2
    table = sailing("G3").play("attack rhodes").deal("10/0/0").play("take blue")
    assert table.below(0) == 1


@rule("DEU-6.2.1")
def test_soldiers_return_wherever_the_ship_is_to_free_spaces() -> None:
    table = part(ships={1: "H6"}, below={1: 5}).play("recover", "bring 2")
    assert (table.aboard(1), table.below(1)) == (7, 3)
    table = sailing("H6", below={0: 3}, hands={0: ["song_of_orpheus"]}).play("play song_of_orpheus", "bring 3")
    assert table.aboard(0) == 10
    full = sailing("H6", below={0: 2}, cargo={0: ["red", "red"]}, hands={0: ["song_of_orpheus"]})
    assert why(full, "play song_of_orpheus") == ("no_room", "DEU-8.1.4")


@rule("DEU-6.3.1")
def test_any_player_may_use_the_styx_in_his_own_move() -> None:
    assert sailing("B1", below={0: 2}).play("sail A1", "recover").aboard(0) == 10
    assert part(ships={1: "B2"}, below={1: 2}).play("set_sail", "sail A2", "recover").aboard(1) == 10


@rule("DEU-6.3.2")
def test_a_step_between_the_styx_fields_only_stops_the_move() -> None:
    table = sailing("A1", 3, below={0: 4}, hands={0: ["pegasus"]}).play("sail A2")
    assert table.prompt == "stopped" and table.heard("styx_entered") == [] and table.below(0) == 4


@rule("DEU-6.3.2")
def test_staying_on_the_styx_has_no_effect() -> None:
    table = sailing("A1", below={0: 4}).play("end_move")
    assert table.heard("styx_entered") == [] and table.total(0) == 0


@rule("DEU-6.3.3")
@pytest.mark.parametrize(("other", "majority"), [(3, 1), (4, 0), (5, 0)])
def test_the_majority_is_strict_and_counted_on_entering(other: int, majority: int) -> None:
    table = sailing("B1", seats=3, below={0: 4, 1: other}).play("sail A1")
    assert table.heard("styx_entered")[0]["majority"] == majority
    table.play("recover")
    assert table.total(0) == 2 * majority


@rule("DEU-6.3.4")
def test_without_soldiers_below_nothing_happens_and_with_some_one_may_decline() -> None:
    table = sailing("B1", hands={0: ["pegasus"]}).play("sail A1")
    assert table.prompt == "stopped"
    table = sailing("B1", below={0: 3}).play("sail A1")
    assert table.offered() == ["recover", "decline"]
    table.play("decline")
    assert (table.below(0), table.total(0)) == (3, 0)


@rule("DEU-6.3.5")
def test_treasures_are_unloaded_only_to_make_room_and_then_declining_is_over() -> None:
    table = sailing("B1", below={0: 3}, cargo={0: ["red", "blue"]}).play("sail A1")
    assert table.offered() == ["unload red", "unload blue", "recover", "decline"]
    table.play("unload red")
    assert table.cargo(0) == ["blue"] and table.total(0) == 0
    assert table.offered() == ["unload blue", "recover"]
    roomy = sailing("B1", below={0: 1}, aboard={0: 7}, cargo={0: ["red"]}, settlements={"argos": 0}).play("sail A1")
    assert told(roomy.refused("unload red")) == ("room_enough", {"below": 1, "room": 2}, "DEU-6.3.5")
    assert told(roomy.refused("unload blue")) == ("not_aboard", {"treasure": "blue"}, "DEU-6.3.5")


@rule("DEU-6.3.5")
def test_after_unloading_one_cannot_decline() -> None:
    table = sailing("B1", below={0: 4}, cargo={0: ["red", "blue", "white"]}).play("sail A1", "unload red")
    assert table.offers("unload blue", "recover")
    assert told(table.refused("decline")) == ("unloaded_already", {}, "DEU-6.3.5")


@rule("DEU-6.3.6")
def test_as_many_as_have_room_come_back_and_no_fewer() -> None:
    table = sailing("B1", below={0: 4}, cargo={0: ["red"]}).play("sail A1", "recover")
    assert (table.aboard(0), table.below(0)) == (9, 1)
    full = sailing("B1", below={0: 2}, cargo={0: ["red", "red"]}).play("sail A1")
    assert told(full.refused("recover")) == ("no_room", {"spaces": 10, "treasures": 2}, "DEU-6.3.6")


@rule("DEU-6.3.7")
def test_the_majority_pays_only_if_somebody_comes_back() -> None:
    things: dict[str, Any] = {"seats": 3, "below": {0: 4}}
    assert sailing("B1", **things).play("sail A1", "recover").total(0) == 2
    assert sailing("B1", **things).play("sail A1", "decline").total(0) == 0
