"""DEU-4 — The Kylix: its dice, its orientation, its four actions."""

from collections import Counter

import pytest

from petteia.games.deukalion.scenario import scenario
from petteia.games.deukalion.terms import KYLIX
from petteia.games.deukalion.turn import roll_name
from tests.rules import rule
from tests.rules.deukalion.at_sea import told, why


def dice(kylix: str, orientation: int) -> dict[str, int]:
    g = scenario(kylix=kylix, orientation=orientation).state
    return {name: int(g.die(action)) for action, name in enumerate(KYLIX)}


@rule("DEU-4.1.1")
def test_every_die_shows_1_2_or_3_with_equal_chance_independently() -> None:
    weights = [int(w) for w in scenario(phase="roll").state.chance()]
    assert len(weights) == 3**5 and len(set(weights)) == 1
    names = [roll_name(outcome) for outcome in range(243)]
    assert len(set(names)) == 243
    for place in (0, 2, 3, 4, 5):
        assert Counter(name[place] for name in names) == {"1": 81, "2": 81, "3": 81}


@rule("DEU-4.1.2")
def test_the_centre_die_comes_first_and_the_outer_ones_clockwise_from_the_north() -> None:
    table = scenario(phase="roll").deal("3/1213")
    kylix = next(z for z in table.state.view(None)["zones"] if z["id"] == "kylix")["pieces"]
    shown = {p["id"]: p["marks"]["value"] for p in kylix}
    assert shown == {
        "kylix/centre": 3, "kylix/outer0": 1, "kylix/outer1": 2, "kylix/outer2": 1, "kylix/outer3": 3,
    }  # fmt: skip


@rule("DEU-4.1.3")
def test_the_centre_die_is_everybody_elses_allowance_and_nothing_else() -> None:
    table = scenario(seats=3, phase="others", kylix="1/3333")
    for _ in range(2):
        table.play("set_sail")
        assert table.heard("set_sail")[-1]["fields"] == 1
        table.play("end_move")
    assert dice("1/3333", 2) == {"cards": 3, "soldiers": 3, "sail": 3, "hydra": 3}


@rule("DEU-4.2.1", "DEU-4.2.2")
@pytest.mark.parametrize(("orientation", "values"), [(0, (1, 3, 2, 2)), (1, (3, 2, 2, 1)), (2, (2, 2, 1, 3)),
                                                     (3, (2, 1, 3, 2))])  # fmt: skip
def test_the_cup_turns_as_a_whole_past_cards_soldiers_sail_and_hydra(
    orientation: int, values: tuple[int, int, int, int]
) -> None:
    assert dice("2/1322", orientation) == dict(zip(KYLIX, values, strict=True))
    table = scenario(phase="place_kylix", kylix="2/1322").play(f"turn {orientation}")
    assert table.heard("kylix_placed")[0]["dice"] == list(values)


@rule("DEU-4.3.1")
@pytest.mark.parametrize(("die", "drawing"), [(1, [1, 2]), (2, []), (3, [0])])
def test_the_cards_die_says_who_draws(die: int, drawing: list[int]) -> None:
    table = scenario(seats=3, phase="place_kylix", kylix=f"2/{die}222").play("turn 0")
    if die != 2:
        table.play("use cards")
    for _ in drawing:
        table.deal("song_of_orpheus")
    assert [e["seat"] for e in table.heard("drew")] == drawing
    assert table.prompt == "act"


@rule("DEU-4.3.2")
@pytest.mark.parametrize(("die", "below", "front", "most"), [
    (1, 5, [], 1), (3, 5, [], 3), (3, 2, [], 2), (2, 5, ["favour_of_hades"], 3),
])  # fmt: skip
def test_the_soldiers_die_is_the_most_that_may_come_back(die: int, below: int, front: list[str], most: int) -> None:
    table = scenario(kylix=f"2/2{die}22", below={0: below}, front={0: front}).play("use soldiers")
    if most > 1:
        assert table.offered() == [f"bring {n}" for n in range(1, most + 1)]
        refusal = told(table.refused(f"bring {most + 1}"))
        assert refusal[0] == "too_many_back" and refusal[1]["below"] == below
        table.play("bring 1")
    assert table.below(0) == below - 1


@rule("DEU-4.3.2")
def test_the_soldiers_action_is_offered_only_if_somebody_can_come_back() -> None:
    assert why(scenario(), "use soldiers") == ("nobody_below", "DEU-4.3.2")


@rule("DEU-4.3.3")
def test_treasures_cannot_be_unloaded_to_make_room_for_soldiers() -> None:
    table = scenario(below={0: 2}, cargo={0: ["red", "blue"]})
    assert told(table.refused("use soldiers")) == ("no_room", {"spaces": 10, "treasures": 2}, "DEU-4.3.3")
    assert table.refused("unload red").code == "set_sail_first"


@rule("DEU-4.3.4")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_the_sail_die_is_the_allowance_of_one_sailing_move(die: int) -> None:
    table = scenario(kylix=f"2/22{die}2", ships={0: "B3"}, hands={0: ["rage_of_ares"]}).play("use sail")
    ways = ["C3", "B3", "C3", "B3"]
    for field in ways[:die]:
        table.play(f"sail {field}")
    assert why(table, f"sail {ways[die]}") == ("no_allowance_left", "DEU-5.1.2")


@rule("DEU-4.3.5")
def test_the_hydra_goes_step_by_step_up_to_the_die_and_may_stop() -> None:
    table = scenario(kylix="2/2222").play("use hydra")
    assert table.offered() == ["hydra E5", "hydra F6", "stop"]
    table.play("hydra F6", "hydra F5")
    assert not table.offers("hydra F4") and table.hydra == "F5"
    table = scenario(kylix="2/2223", below={0: 1}).play("use hydra", "hydra E5", "stop")
    assert table.prompt == "act" and table.hydra == "E5" and not table.offers("use hydra")


@rule("DEU-4.3.5")
def test_without_a_first_step_the_hydra_action_is_not_offered() -> None:
    table = scenario(hydra="I7", ships={0: "I6"})  # the only other field beside it is Cyprus
    assert told(table.refused("use hydra")) == ("hydra_cannot_move", {"field": "I7"}, "DEU-4.3.5")
    assert scenario(hydra="I7", ships={0: "H6", 1: "I6"}).offers("use hydra")


@rule("DEU-4.3.6")
def test_the_hydra_is_not_sent_to_ones_own_ship_not_even_with_others() -> None:
    table = scenario(ships={0: "F6", 1: "F6"}).play("use hydra")
    assert told(table.refused("hydra F6")) == ("your_own_ship", {"field": "F6"}, "DEU-4.3.6")
    assert told(table.refused("hydra F5")) == ("not_adjacent", {"field": "F5", "here": "E6"}, "DEU-4.3.6")


@rule("DEU-4.3.7")
def test_where_the_hydra_meets_a_ship_it_attacks_and_the_steps_left_are_lost() -> None:
    table = scenario(kylix="2/2223", ships={1: "F6"}, open=["m01", "m02"]).play("use hydra", "hydra F6")
    assert table.heard("hydra_attacked") == [{"event": "hydra_attacked", "seat": 1, "by": 0}]
    table.deal("10/0/0").play("put F3")
    assert table.hydra == "F3" and not table.offers("use hydra")


@rule("DEU-4.3.7")
def test_a_hydra_that_shares_a_field_does_not_attack_by_staying_or_leaving() -> None:
    table = scenario(ships={1: "E6"}).play("use hydra", "hydra E5", "stop")
    assert table.heard("hydra_attacked") == []
