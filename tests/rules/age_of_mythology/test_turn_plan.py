"""What a plan of Age of Mythology does with one's own cards, round by round, and with villagers."""

import pytest

from petteia.games import load
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from tests.rules import rule
from tests.said import planned, questions_planned

HANDS = {0: ["permanent_build", "permanent_gather", "permanent_recruit", "permanent_attack"]}


def turn(hands: dict[int, list[str]] = HANDS, *, round: int = 1, food: int = 9) -> Tabletop:
    return scenario(
        seats=2, cultures=["greek", "norse"], hands=hands, round=round, resources={0: [food, 9, 9, 9]},
        units={0: ["toxotes"]}, tiles={0: ["fertile/food/2", "hills/gold/2", "forest/wood/2"]},
    )  # fmt: skip


@rule("AOM-2.4.1")
def test_every_round_has_the_move_planned_for_it() -> None:
    moves = ["first/build", "second/gather", "third/pass"]
    assert planned(turn().state, 0, "turn", moves=moves) == "play permanent_build"
    assert planned(turn(round=2).state, 0, "turn", moves=moves) == "play permanent_gather"
    assert planned(turn(round=3).state, 0, "turn", moves=moves).startswith("lay permanent_")
    assert planned(turn(round=2).state, 0, "turn", moves=["first/build"]) == "", "nothing is planned for this round"


@rule("AOM-2.4.2", "AOM-2.4.4")
def test_a_move_that_would_do_nothing_gives_way_to_the_next_or_to_a_pass() -> None:
    poor = turn(food=0).state
    units = {"muster": ["hoplite/2"], "moves": ["first/recruit", "first/gather"]}
    assert planned(turn().state, 0, "turn", **units) == "play permanent_recruit"
    assert planned(poor, 0, "turn", **units) == "play permanent_gather"
    only = {"muster": ["hoplite/2"], "moves": ["first/recruit", "second/build"]}
    assert planned(poor, 0, "turn", **only) == ""
    assert planned(poor, 0, "turn", instead="pass", **only) != "lay permanent_build", "it is wanted later"
    assert planned(poor, 0, "turn", instead="pass", **only).startswith("lay ")
    assert planned(poor, 0, "turn", moves=["first/trade"]) == "", "there is no such card"


@rule("AOM-3.3.1")
def test_it_builds_in_the_order_said_until_there_are_so_many() -> None:
    table = turn().play("play permanent_build")
    assert planned(table.state, 0, "turn") == ""
    assert planned(table.state, 0, "turn", **{"raise": ["tower/1", "house/2"]}) == "build tower"
    assert planned(table.state, 0, "turn", **{"raise": ["wonder/1", "house/2"]}) == "build house"
    built = scenario(
        seats=2, cultures=["greek", "norse"], card="permanent_build", buildings={0: ["house"]}, resources={0: [9] * 4}
    ).state
    assert planned(built, 0, "turn", **{"raise": ["house/1", "wall/1"]}) == "build wall"
    assert planned(built, 0, "turn", **{"raise": ["house/1"]}) == "stop"


@rule("AOM-3.3.6")
def test_the_scarcest_cube_is_left_out_of_a_price() -> None:
    table = scenario(
        seats=2, card="permanent_build", buildings={0: ["quarry"]}, ages={0: "mythic"}, resources={0: [9, 3, 10, 5]}
    )
    assert planned(table.state, 0, "turn", **{"raise": ["granary/1"]}) == "build granary"
    table.play("build granary")
    assert planned(table.state, 0, "turn").startswith("discount ")
    options = [text for text in ("food", "wood", "gold", "favor") if table.offers(f"discount {text}")]
    cubes = {"food": 9, "wood": 3, "gold": 5, "favor": 10}
    assert planned(table.state, 0, "turn") == f"discount {min(options, key=lambda each: cubes[each])}"


@rule("AOM-3.4.1")
def test_it_recruits_in_the_order_said_until_there_are_so_many() -> None:
    table = turn().play("play permanent_recruit")
    assert planned(table.state, 0, "turn") == ""
    assert planned(table.state, 0, "turn", muster=["toxotes/9"]) == "recruit toxotes"
    assert planned(table.state, 0, "turn", muster=["medusa/9", "hoplite/9"]) in ("recruit medusa", "recruit hoplite")


@rule("AOM-3.2.4")
def test_it_gathers_the_first_that_yields_anything() -> None:
    table = turn().play("play permanent_gather")
    assert planned(table.state, 0, "turn") == ""
    assert planned(table.state, 0, "turn", harvest=["favor", "hills"]) == "gather hills"
    assert planned(table.state, 0, "turn", harvest=["wood", "food"]) == "gather wood"
    assert planned(table.state, 0, "turn", harvest=["swamp"]) in (
        "gather fertile",
        "gather hills",
        "gather food",
        "gather gold",
    )


@rule("AOM-3.9.1", "AOM-3.9.3")
def test_powers_are_bought_always_never_or_asked_about() -> None:
    card = "greek_gather_dionysus"
    table = turn({0: [card]}).play(f"play {card}")
    assert table.prompt == "buy_power"
    assert planned(table.state, 0, "turn", powers="always") == "power"
    assert planned(table.state, 0, "turn", powers="never") == "no"
    assert planned(table.state, 0, "turn") == ""


@rule("AOM-3.2.7", "AOM-3.2.8")
def test_villagers_stand_on_the_richest_tiles_of_the_first_resource() -> None:
    tiles = {0: ["fertile/food/2", "hills/gold/2", "desert/gold/1", "forest/wood/2"]}
    table = scenario(
        seats=2, cultures=["greek", "norse"], card="permanent_gather", buildings={0: ["house", "house"]}, tiles=tiles
    )
    table.play("gather gold")
    assert table.prompt == "workers"
    assert planned(table.state, 0, "villagers") == ""
    put = []
    while table.prompt == "workers" and 0 in table.pending:
        put.append(planned(table.state, 0, "villagers", lands=["gold", "food"]))
        table.play(put[-1])
    assert sorted(put) == ["put villager desert/gold/1", "put villager hills/gold/2"]


@rule("AOM-4.2.1")
def test_the_villager_who_goes_with_a_house_is_the_one_said() -> None:
    table = scenario(
        seats=2, cultures=["greek", "norse"], card="permanent_attack", area="city", defender=1,
        units={0: ["hydra", "hydra"], 1: ["jarl"]}, committed={0: ["hydra", "hydra"], 1: []},
        buildings={1: ["house", "house", "house"]},
        tiles={1: ["fertile/food/2*", "hills/food/1*"]},
    )  # fmt: skip
    while table.prompt != "lost_villager":
        table.play("destroy house" if table.offers("destroy house") else "stay")
    assert planned(table.state, 1, "villagers") == ""
    assert planned(table.state, 1, "villagers", leaves="holding") == "lose holding"
    assert planned(table.state, 1, "villagers", leaves="poorest") == "lose hills/food/1"


@rule("AOM-2.3.1", "AOM-2.3.4")
def test_permanent_cards_are_taken_in_the_order_said_and_the_rest_as_said() -> None:
    table = scenario(seats=2, cultures=["greek", "norse"], phase="draw_action_cards", turn=2, hands={0: [], 1: []})
    assert table.prompt == "draw_cards"
    wish = ["permanent_recruit", "permanent_build"]
    assert planned(table.state, 0, "hand", draw=wish) == ""
    took = []
    while 0 in table.pending and (not took or took[-1] != "stop"):
        took.append(planned(table.state, 0, "hand", draw=wish, room="random"))
        table.play(took[-1], seat=0)
    assert took[:2] == ["pick permanent_build", "pick permanent_recruit"] and took[2].startswith("draw ")


@rule("AOM-2.6.1")
def test_cards_of_these_actions_are_given_back() -> None:
    table = scenario(
        seats=2, cultures=["greek", "norse"], phase="discard_cards",
        hands={0: ["permanent_attack", "permanent_build"], 1: ["permanent_gather"]},
    )  # fmt: skip
    assert table.prompt == "discard"
    assert planned(table.state, 0, "hand") == ""
    assert planned(table.state, 0, "hand", shed=["none"]) == "stop"
    assert planned(table.state, 0, "hand", shed=["attack"]) == "discard permanent_attack"
    table.play("discard permanent_attack", seat=0)
    assert planned(table.state, 0, "hand", shed=["attack"]) == "stop"


SAID = {
    "turn": {
        "moves": ["first/build", "first/gather", "second/recruit", "second/gather", "third/next_age", "third/attack"],
        "raise": ["house/3", "tower/1", "wall/1"], "harvest": ["gold", "food", "hills"], "instead": "pass",
        "powers": "always",
    },
    "villagers": {"lands": ["gold", "food"], "leaves": "poorest"},
    "hand": {"draw": ["permanent_build", "permanent_gather"], "room": "random", "shed": ["trade", "explore"]},
}  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_turns_by_plan_do_only_what_is_legal_in_any_game(seed: int) -> None:
    assert questions_planned(load("age_of_mythology", 2 + seed), seed, 1500, **SAID) > 60
