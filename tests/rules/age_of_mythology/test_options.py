"""AOM: every option of the game, played both ways."""

from typing import Any

import pytest

from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.components import shipped
from petteia.games.age_of_mythology.cultures import ChooseCultures
from petteia.games.age_of_mythology.game import AgeOfMythology
from petteia.games.age_of_mythology.scenario import ScenarioError, scenario
from petteia.games.age_of_mythology.setup import Seating
from petteia.games.age_of_mythology.tabletop import Tabletop
from tests.rules import rule
from tests.rules.age_of_mythology.battlefield import EGYPTIAN_GREEK, GREEK_NORSE, attack, meet


def with_option(key: str, value: str, **things: Any) -> Tabletop:
    """A scenario with one option chosen."""
    return scenario(options={key: value}, **things)


CARDS_PLAYER, FIRST_PLAYER = [1, 2, 0], [0, 1, 2]


@pytest.mark.parametrize(
    ("start", "gathers", "all_of_it", "explores"),
    [
        ("card_player", CARDS_PLAYER, CARDS_PLAYER, CARDS_PLAYER),
        ("first_player", FIRST_PLAYER, FIRST_PLAYER, FIRST_PLAYER),
        ("explore", CARDS_PLAYER, CARDS_PLAYER, FIRST_PLAYER),
        ("gather_all", CARDS_PLAYER, FIRST_PLAYER, CARDS_PLAYER),
        ("explore_and_gather_all", CARDS_PLAYER, FIRST_PLAYER, FIRST_PLAYER),
    ],
)
@rule("AOM-3.2.12", "AOM-3.1.3")
def test_gather_and_explore_begin_with_the_cards_player_or_as_an_option_with_the_first(
    start: str, gathers: list[int], all_of_it: list[int], explores: list[int]
) -> None:
    table = with_option("explore_gather_start", start, seats=3, move=1, card="permanent_gather").play("gather food")
    assert [event["seat"] for event in table.heard("gathered")] == gathers
    peoples = {"cultures": ["norse", "greek", "egyptian"], "tiles": {seat: ["fertile/food/2"] for seat in range(3)}}
    table = with_option("explore_gather_start", start, move=1, hands={1: ["greek_gather_all"]}, **peoples)
    table.play("play greek_gather_all")
    assert [event["seat"] for event in table.heard("gathered")] == all_of_it
    table = with_option("explore_gather_start", start, seats=3, move=1, card="permanent_explore")
    table.deal("fertile/food/2", "fertile/food/2", "fertile/food/2", "fertile/food/2")
    chosen = []
    for _ in range(3):
        chosen.append(table.seat)
        table.play("take fertile/food/2")
    assert chosen == explores


@pytest.mark.parametrize(
    ("cubes", "seats", "placing"),
    [("one_each", 2, [0, 1]), ("three", 2, [0, 1, 0]), ("one_each", 3, [0, 1, 2]), ("three", 4, [0, 1, 2])],
)
@rule("AOM-2.2.1", "AOM-2.2.2")
def test_two_players_place_one_cube_each_or_as_an_option_three_in_turn(
    cubes: str, seats: int, placing: list[int]
) -> None:
    table = with_option("victory_cubes", cubes, seats=seats, phase="place_victory_cubes")
    placed = []
    while table.prompt == "place_cube":
        placed.append(table.seat)
        table.play("place largest_army")
    assert placed == placing


@rule("AOM-2.2.4", "AOM-2.2.2")
def test_with_three_cubes_two_players_also_place_what_the_bank_has() -> None:
    table = with_option("victory_cubes", "three", seats=2, phase="place_victory_cubes", victory={"the_wonder": 28})
    table.play("place largest_army", "place the_wonder")
    assert table.prompt != "place_cube"


@rule("AOM-5.2.1")
def test_as_an_option_nobody_retreats_before_the_first_encounter() -> None:
    table = attack(
        ["hoplite", "toxotes"],
        ["jarl", "huskarl"],
        cultures=GREEK_NORSE,
        options={"first_retreat": "after_an_encounter"},
    )
    assert table.prompt == "battle_card"
    refused = table.refused("retreat", seat=0)
    assert (refused.code, refused.rule) == ("no_retreat_yet", "AOM-5.2.1")
    table.play("fight hoplite", seat=0).play("fight jarl", seat=1)
    table.deal("6", "0")
    assert table.prompt == "retreat"


@rule("AOM-5.2.4", "AOM-5.3.1")
def test_as_an_option_a_side_retreats_when_battle_cards_lie_there_and_are_not_turned_up() -> None:
    table = attack(
        ["hoplite", "toxotes"], ["jarl", "huskarl"], cultures=GREEK_NORSE, options={"retreat": "after_cards"}
    )
    assert table.prompt == "battle_card"
    assert table.refused("retreat", seat=0).code == "no_retreat_but_between"
    table.play("fight hoplite", seat=0).play("fight jarl", seat=1)
    assert table.prompt == "retreat" and table.seat == 0 and not table.heard("battle_card")
    table.play("stay")
    assert table.seat == 1 and not table.heard("battle_card")
    stayed = table.state.clone()
    stayed.apply(1, stayed.game.actions.number("stay"))
    table.play("retreat")
    assert table.heard("battle_won")[-1]["seat"] == 0 and not table.heard("battle_card")


@rule("AOM-5.2.4", "AOM-9.2.5")
def test_a_card_that_is_not_turned_up_stays_secret_while_the_other_side_is_asked_about_a_retreat() -> None:
    table = attack(
        ["hoplite", "toxotes"], ["jarl", "huskarl"], cultures=GREEK_NORSE, options={"retreat": "after_cards"}
    )
    table.play("fight hoplite", seat=0).play("fight jarl", seat=1)
    zones = {seat: {zone["id"]: zone for zone in table.state.view(seat)["zones"]} for seat in (0, 1, None)}
    assert zones[0]["battle_card/0"]["pieces"][0]["kind"] == "hoplite" and zones[0]["battle_card/1"]["unseen"] == 1
    assert zones[None]["battle_card/0"]["unseen"] == zones[None]["battle_card/1"]["unseen"] == 1
    worlds = {table.state.resample(0, Generator(seed)).stack[-1].card[1] for seed in range(20)}
    assert len(worlds) == 2


@rule("AOM-6.1.1", "AOM-3.1.6")
def test_artemis_chooses_twice_before_everybody_also_where_the_first_player_begins() -> None:
    things: dict[str, Any] = {"cultures": ["norse", "egyptian", "greek"], "move": 2, "card": "greek_explore_artemis"}
    for start, order in (("card_player", [2, 2, 0, 1]), ("first_player", [2, 2, 0, 1])):
        table = with_option("explore_gather_start", start, **things).play("power")
        table.deal(*["fertile/food/2"] * 5)
        chosen = []
        for _ in order:
            chosen.append(table.seat)
            table.play("take fertile/food/2")
        assert chosen == order
    table = with_option("explore_gather_start", "first_player", **{**things, "first": 1}).play("power")
    table.deal(*["fertile/food/2"] * 5).play("pass", "pass")
    assert table.seat == 1


@pytest.mark.parametrize(("limit", "again"), [("one_per_card", True), ("one_per_round", False)])
@rule("AOM-3.6.5")
def test_a_second_age_in_a_turn_is_allowed_or_as_an_option_not(limit: str, again: bool) -> None:
    table = with_option(
        "ages_per_turn",
        limit,
        hands={0: ["permanent_next_age", "greek_next_age"]},
        ages={0: "classical"},
        ages_before={0: "archaic"},
        resources={0: [9, 9, 9, 9]},
    )
    assert table.offers("play greek_next_age") is again
    if not again:
        assert table.refused("play greek_next_age").rule == "AOM-3.6.5"


@pytest.mark.parametrize(("when", "now"), [("at_once", True), ("next_turn", False)])
@rule("AOM-3.6.4")
def test_the_hero_of_a_new_age_comes_at_once_or_as_an_option_a_turn_later(when: str, now: bool) -> None:
    table = with_option(
        "heroes_of_a_new_age",
        when,
        card="permanent_recruit",
        ages={0: "classical"},
        ages_before={0: "archaic"},
        resources={0: [9, 9, 9, 9]},
    )
    assert table.offers("recruit classical_greek_hero") is now
    if not now:
        assert table.refused("recruit classical_greek_hero").params == {"needed": "classical", "age": "archaic"}


@pytest.mark.parametrize(("bonuses", "dice"), [("add_up", 3 + 3 + 1), ("highest", 3 + 3)])
@rule("AOM-5.4.3")
def test_matching_bonuses_add_up_or_as_an_option_the_highest_counts(bonuses: str, dice: int) -> None:
    table = attack(["hoplite"], ["jarl"], cultures=GREEK_NORSE, options={"matching_bonuses": bonuses})
    assert meet(table, "hoplite", "jarl").dice() == (dice, 3)


@pytest.mark.parametrize(("against_giants", "dice"), [("6", 5 + 6), ("4", 5 + 4)])
@rule("AOM-5.8.2", "AOM-EX-1.1")
def test_medusa_has_six_dice_against_giants_or_as_an_option_four(against_giants: str, dice: int) -> None:
    options = {"medusa_against_giants": against_giants}
    table = attack(["scorpion_man"], ["medusa"], cultures=EGYPTIAN_GREEK, options=options)
    assert meet(table, "scorpion_man", "medusa").dice() == (5, dice)


@rule("AOM-5.8.2")
def test_the_bonus_of_the_example_is_a_figure_of_the_components_file_whatever_the_unit_is_called() -> None:
    data: dict[str, Any] = rewritten(shipped(), "medusa", "gorgon")
    (gorgon,) = [unit for unit in data["units"] if unit["id"] == "gorgon"]
    gorgon["bonuses_in_example"] = {"giant": 3}
    for chosen, dice in (("6", 5 + 6), ("4", 5 + 3)):
        options = {"medusa_against_giants": chosen}
        table = attack(["scorpion_man"], ["gorgon"], cultures=EGYPTIAN_GREEK, options=options, components=data)
        assert meet(table, "scorpion_man", "gorgon").dice() == (5, dice)
    del gorgon["bonuses_in_example"]
    AgeOfMythology(2, {}, data)
    with pytest.raises(ValueError, match=r"bonuses_in_example.*right would be medusa_against_giants = 6"):
        AgeOfMythology(2, {"medusa_against_giants": "4"}, data)


def rewritten(data: Any, word: str, other: str) -> Any:
    """Component data in which one word stands for another."""
    if isinstance(data, dict):
        return {key: rewritten(value, word, other) for key, value in data.items()}
    if isinstance(data, list):
        return [rewritten(value, word, other) for value in data]
    return other if data == word else data


@pytest.mark.parametrize(("takes", "hero"), [("any_unit", True), ("mortal", False)])
@rule("AOM-6.1.3")
def test_hades_takes_any_unit_or_as_an_option_a_mortal(takes: str, hero: bool) -> None:
    things: dict[str, Any] = {"ages": {0: "classical"}, "card": "greek_gather_hades"}
    table = with_option("hades_takes", takes, units={0: ["classical_greek_hero", "toxotes", "hoplite"]}, **things)
    assert table.play("power").offers("choose classical_greek_hero") is hero
    table = with_option("hades_takes", takes, units={0: ["classical_greek_hero"]}, **things)
    assert table.offers("power") is hero


@rule("AOM-1.2.6", "AOM-10.2")
def test_as_an_option_the_starting_army_is_any_two_mortals() -> None:
    game = AgeOfMythology(2, {"starting_army": "any_two"})
    table = Tabletop(game.new())
    table.deal("greek", "norse").deal(1).deal(1)
    assert table.seat == 1
    table.play("choose huskarl")
    assert table.offered() == ["choose huskarl", "choose throwing_axeman"]
    table.play("choose huskarl", "choose hoplite", "choose hippokon")
    assert (table.units(1), table.units(0)) == ({"huskarl": 2}, {"hoplite": 1, "hippokon": 1})
    assert table.pending == CHANCE


@rule("AOM-1.2.9", "AOM-10.40")
def test_as_an_option_the_seats_choose_their_cultures_in_order() -> None:
    table = Tabletop(AgeOfMythology(3, {"cultures": "chosen"}).new())
    assert (table.seat, table.prompt) == (0, "choose_culture")
    assert table.offered() == ["culture greek", "culture egyptian", "culture norse"]
    table.play("culture norse")
    assert (table.seat, table.offered()) == (1, ["culture greek", "culture egyptian"])
    assert table.refused("culture norse").plain() == {
        "code": "culture_taken", "params": {"culture": "norse"}, "rule": "AOM-1.2.9"
    }  # fmt: skip
    table.play("culture greek")  # for the third one culture is left
    assert [table.culture(seat) for seat in range(3)] == ["norse", "greek", "egyptian"]
    assert type(table.state.stack[-1]) is Seating
    assert with_option("cultures", "chosen").refused("culture greek").code == "cultures_given"


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("way", ["chosen", "drafted"])
@rule("AOM-1.2.9", "AOM-1.2.2", "AOM-8.2.1")
def test_somebody_who_chooses_there_are_no_more_doubles_than_if_cultures_were_dealt(way: str, seats: int) -> None:
    rng = Generator(seats)
    state = AgeOfMythology(seats, {"cultures": way}).new()
    order: list[int] = []
    while not order or type(state.stack[-1]) is ChooseCultures:
        if state.pending() == CHANCE:
            state.resolve(int(rng.pick(state.chance())))
            continue
        seat = state.pending()[0]
        options = state.legal(seat)
        assert len(options) == 3 - len(order) % 3
        order.append(int(seat))
        state.apply(seat, options[rng.below(len(options))])
    assert sorted(order) == list(range(seats)) and (way == "drafted" or order == sorted(order))
    for first in range(0, seats, 3):
        three = [int(state.culture(seat)) for seat in order[first : first + 3]]
        assert len(set(three)) == len(three)
    while type(state.stack[-1]) is Seating:  # a seating without equal neighbours is left
        state.resolve(int(rng.pick(state.chance())))
    assert all(state.culture(seat) != state.culture(state.left_of(seat)) for seat in range(seats))


@rule("AOM-1.2.9")
def test_in_a_draft_the_lot_falls_on_anyone_who_has_no_culture_yet() -> None:
    table = Tabletop(AgeOfMythology(4, {"cultures": "drafted"}).new())
    assert table.pending == CHANCE and [int(n) for n in table.state.chance()] == [1, 1, 1, 1]
    table.deal(2)
    assert table.heard("chooser_drawn") == [{"event": "chooser_drawn", "seat": 2}]
    assert table.seat == 2
    table.play("culture greek")
    assert [int(n) for n in table.state.chance()] == [1, 1, 0, 1]
    table.deal(0).play("culture norse").deal(3)  # the third of three has no choice, the fourth has all three again
    assert [table.state.culture(seat) for seat in (2, 0, 3)] == [0, 2, 1]
    table.deal(1)
    assert table.offered() == ["culture greek", "culture egyptian", "culture norse"]


@pytest.mark.parametrize("way", ["chosen", "drafted"])
@rule("AOM-1.2.9", "AOM-8.3.1")
def test_one_of_each_team_chooses_for_both_partners(way: str) -> None:
    table = Tabletop(AgeOfMythology(4, {"cultures": way, "teams": "two_cultures"}).new())
    if way == "drafted":
        assert [int(n) for n in table.state.chance()] == [1, 1]
        table.deal(0)
    table.play("culture egyptian")
    if way == "drafted":
        table.deal(1)
    assert table.offered() == ["culture greek", "culture norse"]
    table.play("culture norse")
    assert [table.culture(seat) for seat in range(4)] == ["egyptian", "norse", "egyptian", "norse"]


@rule("AOM-1.2.9", "AOM-1.2.2")
def test_a_scenario_can_stand_in_the_middle_of_the_choice() -> None:
    things: dict[str, Any] = {"seats": 5, "phase": "setup"}
    table = with_option("cultures", "chosen", cultures={0: "norse", 1: "greek", 2: "egyptian"}, **things)
    assert (table.seat, len(table.offered())) == (3, 3)
    table = with_option("cultures", "drafted", cultures={4: "norse"}, **things).deal(1)
    assert (table.seat, table.offered()) == (1, ["culture greek", "culture egyptian"])
    assert [int(n) for n in scenario(cultures={0: "norse"}, **things).state.chance()] == [1, 1, 0]
    for wrong, why in (
        ({"cultures": {1: "norse"}}, "out of turn"),
        ({"cultures": {0: "norse", 1: "norse"}}, "before all had been"),
        ({"turn": 3}, "before the first turn"),
        ({"cultures": {0: "spartan"}}, "is no culture"),
    ):
        with pytest.raises(ScenarioError, match=why):
            with_option("cultures", "chosen", **things, **wrong)
    with pytest.raises(ScenarioError, match="right would be seats 0 and 1"):
        scenario(seats=4, phase="setup", options={"teams": "two_cultures"}, cultures={2: "norse"})


@rule("AOM-8.3.1", "AOM-8.3.2")
def test_partners_sit_opposite_each_other_and_share_a_place() -> None:
    game = AgeOfMythology(4, {"teams": "two_cultures"})
    rng = Generator(3)
    state = game.new()
    while state.pending() == CHANCE and state.culture(3) < 0:
        state.resolve(int(rng.pick(state.chance())))
    while type(state.stack[-1]) is Seating:
        state.resolve(int(rng.pick(state.chance())))
    for seat in range(4):
        assert state.culture(seat) == state.culture(state.clockwise(seat, 2))
        assert state.culture(seat) != state.culture(state.left_of(seat))
    table = scenario(
        options={"teams": "two_cultures"}, seats=4, victory_cubes=[3, 4, 2, 0], resources=[[4, 4, 4, 4]] * 4
    )
    assert table.state.standings() == [[0, 2], [1, 3]]
    with pytest.raises(ValueError, match=r"AOM-8\.3\.1"):
        AgeOfMythology(3, {"teams": "two_cultures"})
