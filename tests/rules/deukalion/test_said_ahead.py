"""What a plan of Deukalion does: the ship's course, fights, the own turn, cards between, missions."""

from typing import Any

import pytest

from petteia.engine.plans import plan_kinds
from petteia.engine.protocol import CHANCE
from petteia.games import load
from petteia.games.deukalion.course_plan import needed, value
from petteia.games.deukalion.scenario import Tabletop, scenario
from tests.rules import rule
from tests.rules.deukalion.at_sea import sailing
from tests.said import kind_of, planned, questions_planned

EMPTY: dict[str, Any] = {"cities": {"rhodes": []}, "cargo": {0: ["red", "blue"]}, "aboard": {0: 8}}
"""Nothing is left in Rhodes."""


def part(**more: Any) -> Tabletop:
    """Seat 1 is not active, and his part has come."""
    return scenario(phase="others", seats=2, **{"kylix": "2/2222", "ships": {0: "D2", 1: "G3"}, **more})


def course(table: Tabletop, seat: int = 1, **said: Any) -> list[str]:
    """Everything that the plan for the ship answers until chance decides, or somebody else."""
    done: list[str] = []
    while table.pending != CHANCE and seat in table.pending and len(done) < 20:
        text = planned(table.state, seat, "course", **said)
        if not text:
            break
        done.append(text)
        table.play(text, seat=seat)
    return done


@rule("DEU-3.3.2")
def test_a_ship_sails_to_its_goal_and_attacks_there() -> None:
    """G3 lies at Rhodes."""
    done = course(part(), goals=["rhodes"])
    assert done == ["set_sail", "attack rhodes"]
    assert course(part(), goals=["rhodes"], attack=100, then="stay") == ["pass"], "the chance is smaller than that"


@rule("DEU-3.3.2")
def test_a_ship_with_no_goal_stays_or_its_owner_is_asked() -> None:
    table = part(**EMPTY)
    assert course(table, goals=["rhodes"], then="stay") == ["pass"]
    table = part(**EMPTY)
    assert course(table, goals=["rhodes"], then="ask") == []


@rule("DEU-5.1.2")
def test_a_ship_sails_no_further_than_said() -> None:
    def sailed(**said: Any) -> int:
        done = course(part(kylix="3/2222", cargo={1: ["red"]}, aboard={1: 9}), goals=["athens"], attack=100, **said)
        assert done[0] == "set_sail"
        return sum(text.startswith("sail ") for text in done)

    assert sailed(far=1) == 1 and sailed() == 2


@rule("DEU-3.3.4")
def test_soldiers_come_back_when_so_many_are_below() -> None:
    table = part(ships={0: "D2", 1: "I7"}, below={1: 5})
    assert course(table, recover=5, attack=100) == ["recover", "bring 2"]
    table = part(ships={0: "D2", 1: "G3"}, below={1: 5})
    assert course(table, recover=0)[0] == "set_sail"


@rule("DEU-3.3.4")
@pytest.mark.parametrize(("cargo", "done"), [(["red", "blue"], "set_sail"), (["red"], "recover")])
def test_soldiers_wait_for_a_mission_a_little_beyond_reach(cargo: list[str], done: str) -> None:
    """Athens lies two fields beyond a move from E5: a mission there asks for two treasures; one is less pressing."""
    table = part(ships={0: "D2", 1: "E5"}, below={1: 3}, cargo={1: cargo}, open=["m02", "m05"])
    assert course(table, goals=["athens"], then="stay")[0] == done


@rule("DEU-5.2.5")
def test_ships_are_fought_from_a_chance_on() -> None:
    def table() -> Tabletop:
        return part(ships={0: "H3", 1: "G3"}, aboard={0: 2})

    assert course(table(), goals=["a_ship"], ships=60)[:2] == ["set_sail", "sail H3"]
    assert "sail H3" not in course(table(), goals=["a_ship"])


@rule("DEU-3.5.1")
def test_in_the_own_turn_the_ship_waits_for_its_owner_unless_it_is_said() -> None:
    table = scenario(ships={0: "G3"}, kylix="2/2222")
    table.play("use sail")
    assert planned(table.state, 0, "course", goals=["rhodes"]) == ""
    assert planned(table.state, 0, "course", goals=["rhodes"], when="all") == "attack rhodes"


@rule("DEU-8.4.1")
def test_pegasus_is_played_before_sailing() -> None:
    table = part(hands={1: ["pegasus"]})
    assert planned(table.state, 1, "course", speed="yes") == "play pegasus"
    assert planned(table.state, 1, "course") == "set_sail"


@rule("DEU-8.2.6")
def test_a_card_turns_a_fight_or_one_gives_in() -> None:
    def fight(throw: str) -> Tabletop:
        table = scenario(ships={0: "G3"}, hands={0: ["rage_of_ares", "aegis_of_athena"]}, used=[])
        return table.play("use sail", "attack rhodes").deal(throw)

    lost = fight("0/7/3")
    assert lost.prompt == "after_throw"
    mine = planned(lost.state, 0, "fights", save=0)
    assert mine in ("play rage_of_ares", "pass")
    assert planned(lost.state, 0, "fights", save=3) == "play aegis_of_athena"
    assert planned(lost.state, 0, "fights", use="none") == "pass"
    assert planned(lost.state, 0, "fights", use="ask") == ""
    assert planned(lost.state, 0, "fights", use="list", with_cards=["golden_fleece"]) == "pass"


@rule("DEU-10.3.3")
def test_the_treasure_said_is_taken() -> None:
    table = scenario(ships={0: "G3"}, cities={"rhodes": ["red", "blue"]}, open=["m02", "m05"])
    table.play("use sail", "attack rhodes").deal("9/1/0")
    assert table.prompt == "loot_city"
    assert planned(table.state, 0, "fights", loot=["red"]) == "take red"
    assert planned(table.state, 0, "fights") == "take blue", "a mission asks for it"


@rule("DEU-3.4.1")
def test_the_kylix_is_placed_by_the_order_said() -> None:
    table = scenario(phase="place_kylix", kylix="2/3121")
    way = planned(table.state, 0, "own_turn", place="order", dice=["sail"])
    table.play(way)
    assert table.state.die(2) == 3
    table = scenario(phase="place_kylix", kylix="2/3121")
    assert planned(table.state, 0, "own_turn", place="ask") == ""
    assert planned(table.state, 0, "own_turn").startswith("turn ")


@rule("DEU-3.5.2")
def test_a_turn_is_played_to_its_end() -> None:
    table = scenario(ships={0: "I7"}, below={0: 3}, kylix="2/2222")
    done = []
    while table.pending != CHANCE and 0 in table.pending and len(done) < 30:
        keys = [kind.key for kind in plan_kinds(table.game) if table.prompt in kind.prompts]
        done.append(planned(table.state, 0, keys[0], **({"when": "all"} if keys[0] == "course" else {})))
        if done[-1]:
            table.play(done[-1], seat=0)
    assert done[0] == "use soldiers" and "use sail" in done


def turn(table: Tabletop, **said: Any) -> list[str]:
    """Everything that the plan for the own turn answers until the person is asked, or chance decides."""
    done: list[str] = []
    while table.pending != CHANCE and 0 in table.pending and len(done) < 30:
        if table.prompt not in kind_of(table.state, "own_turn").prompts:
            break
        text = planned(table.state, 0, "own_turn", **said)
        if not text:
            break
        done.append(text)
        table.play(text, seat=0)
    return done


@rule("DEU-3.5.1", "DEU-10.1.1")
def test_the_whole_turn_is_one_plan_that_stops_before_a_throw() -> None:
    def lies(**more: Any) -> Tabletop:
        return scenario(phase="place_kylix", kylix="2/2212", ships={0: "F5", 1: "D2"}, **more)

    table = lies()
    done = turn(table, goals=["rhodes"])
    assert done[0].startswith("turn ") and "use sail" in done and table.prompt in ("sailing", "stopped")
    assert not any(text.startswith("attack") for text in done), "the throw is mine"
    assert turn(table, goals=["rhodes"], sure=0)[-1] == "attack rhodes"
    assert turn(lies(), goals=["rhodes"], sure=100, place="ask") == []


@rule("DEU-4.2.2")
def test_the_kylix_is_placed_so_that_the_goal_is_reached() -> None:
    table = scenario(phase="place_kylix", kylix="2/3111", ships={0: "G6", 1: "D2"})
    table.play(planned(table.state, 0, "own_turn", goals=["rhodes"]))
    assert table.state.die(2) == 3, "the high die is for sailing"


@rule("DEU-3.3.2")
def test_the_plan_for_the_own_turn_leaves_those_of_others_alone() -> None:
    table = part()
    table.play("set_sail", seat=1)
    assert planned(table.state, 1, "own_turn", goals=["rhodes"]) == ""


@rule("DEU-8.2.3")
def test_cards_between_are_played_when_it_is_said() -> None:
    table = scenario(phase="after_roll", hands={0: ["golden_fleece", "song_of_orpheus"]}, below={0: 2})
    assert planned(table.state, 0, "between") == "pass"
    assert planned(table.state, 0, "between", lay_out=["golden_fleece"]) == "play golden_fleece"
    assert planned(table.state, 0, "between", lay_out=["song_of_orpheus"]) == "pass"
    assert planned(table.state, 0, "between", lay_out=["song_of_orpheus"], men=2) == "play song_of_orpheus"


@rule("DEU-7.5.2")
def test_missions_turned_up_are_claimed_or_not_as_it_is_said() -> None:
    cargo = {0: ["green", "red"], 1: ["red"]}
    table = sailing("D2", ships={1: "E2"}, cargo=cargo, aboard=[8, 9], open=["m04", "m13"])
    state = table.play("claim m04").deal("m01").state
    assert planned(state, 1, "missions") == "claim m01"
    assert planned(state, 1, "missions", revealed="decline") == "decline"
    assert planned(state, 1, "missions", revealed="ask") == ""


@rule("DEU-7.4.1")
def test_of_two_tasks_that_cost_the_same_the_plan_takes_the_first() -> None:
    table = sailing("D2", cargo={0: ["red", "yellow", "green", "white"]}, aboard={0: 6}, open=["m14", "m13"])
    table.play("claim m14")
    assert table.offered() == ["task 1", "task 2"]
    assert planned(table.state, 0, "missions") == "task 1"


@rule("DEU-4.3.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_hydra_goes_to_a_rival_whichever_seat_that_is(seat: int) -> None:
    table = scenario(active=seat, ships={1 - seat: "F6", seat: "D2"}, aboard={1 - seat: 2}).play("use hydra")
    assert planned(table.state, seat, "own_turn") == "hydra F6"
    assert planned(table.state, seat, "own_turn", prowl="never") == "stop"


@rule("DEU-5.3.1")
def test_a_treasure_no_mission_asks_for_is_unloaded_sooner_and_a_ship_keeps_men_for_its_way() -> None:
    """M01 asks for red or green."""

    def worth(text: str, men: int) -> int:
        table = sailing("D2", cargo={0: ["red", "blue"]}, aboard={0: men}, open=["m01", "m13"])
        return int(value(table.state, 0, table.game.actions.number(text), 0))

    table = sailing("D2", cargo={0: ["red", "blue"]}, aboard={0: 8}, open=["m01", "m13"])
    colours = list(table.game.box.colour_ids)
    assert needed(table.state, 0, colours.index("red")) and not needed(table.state, 0, colours.index("blue"))
    assert worth("unload blue", 8) > worth("unload red", 8)
    assert worth("found ephesus", 6) == 2 * worth("found ephesus", 5), "five men are left, or four"


@pytest.mark.parametrize("seed", range(3))
def test_plans_answer_only_what_is_legal_in_any_game(seed: int) -> None:
    options = ({}, {"charybdis": "on", "theseus": "on"}, {"attacks": "several", "card_moments": "any"})[seed]
    assert questions_planned(load("deukalion", 2 + seed, options), seed, 1200) > 100
