"""AOM-7 and AOM-8 — The end of the game, who has won, and numbers of players."""

from collections import Counter

import pytest

import petteia
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from petteia.games.age_of_mythology.terms import CULTURES, RESOURCES
from tests.rules import rule

LAST_TURN = {"the_wonder": 30}
"""All victory cubes lie on a card: the bank is empty and the turn is the last."""


def to_the_end(table: Tabletop) -> Tabletop:
    """Everybody lays down a card until the game is over."""
    while not table.over and table.prompt in ("play_a_card", "fourth_action"):
        pass_or_no = [text for text in table.offered() if text.startswith("lay")]
        table.play(pass_or_no[0] if pass_or_no else "no")
    return table


def ended(**things: object) -> Tabletop:
    """A game whose last turn is over."""
    return to_the_end(scenario(**{"seats": 3, "round": 3, "victory": LAST_TURN, **things}))


# -- AOM-7.1


@rule("AOM-7.1.1")
def test_a_wonder_ends_the_game_in_the_middle_of_a_round() -> None:
    table = scenario(
        cultures=["greek", "norse"], card="greek_build_4", ages={0: "mythic"}, resources={0: [13, 13, 13, 13]}
    ).play("build wonder")
    assert table.over
    assert table.cubes(0) == dict.fromkeys(RESOURCES, 3)  # enough for a House, but nothing more is built
    assert table.state.legal(1) is not None
    assert list(table.state.legal(1)) == []


@rule("AOM-7.1.2")
def test_the_turn_in_which_the_bank_runs_out_is_played_to_the_end_of_phase_three() -> None:
    table = scenario(seats=3, phase="place_victory_cubes", victory={"the_wonder": 27, "bank": 3})
    table.play("place the_wonder", "place the_wonder", "place the_wonder")
    assert not table.over
    for seat in range(3):
        table.play("pick permanent_gather", "pick permanent_build", "pick permanent_trade", "stop", seat=seat)
    assert table.prompt == "play_a_card"
    assert to_the_end(table).over
    assert table.heard("round_began")[-1]["round"] >= 3


@rule("AOM-7.1.2")
def test_fourth_actions_of_the_last_turn_are_played() -> None:
    table = scenario(seats=2, round=3, first=1, move=0, fourth=[0], victory=LAST_TURN)
    table.play("lay permanent_explore")
    assert table.prompt == "fourth_action"
    assert table.play("no").over


@rule("AOM-7.1.2")
def test_with_a_cube_left_in_the_bank_the_game_goes_on() -> None:
    assert not ended(victory={"the_wonder": 29, "bank": 1}).over


@rule("AOM-7.1.4")
def test_the_last_turn_has_no_spoilage_no_discards_and_no_new_first_player() -> None:
    table = ended(resources={0: [9, 0, 0, 0]}, first=0, hands={0: ["permanent_build", "permanent_trade"]})
    assert table.over
    assert table.cubes(0)["food"] == 9
    assert len(table.hand(0)) == 1
    assert int(table.state.first()) == 0


# -- AOM-7.2


@rule("AOM-7.2.1")
def test_without_a_wonder_nobody_gets_its_cubes() -> None:
    table = ended()
    assert [table.victory(seat) for seat in range(3)] == [0, 0, 0]
    assert table.on_card("the_wonder") == 30


@rule("AOM-7.2.2")
def test_most_buildings_pays_the_one_who_has_the_most() -> None:
    cards = {"most_buildings": 5, "the_wonder": 25}
    table = ended(victory=cards, buildings={0: ["wall"], 1: ["wall", "tower"], 2: ["market"]})
    assert [table.victory(seat) for seat in range(3)] == [0, 5, 0]
    assert table.state.scores()[1]["most_buildings"] == 5
    shared = ended(victory=cards, buildings={0: ["wall", "armory"], 1: ["wall", "tower"], 2: ["market"]})
    assert [shared.victory(seat) for seat in range(3)] == [0, 0, 0]


@rule("AOM-7.2.3")
def test_houses_and_the_wonder_count_as_buildings() -> None:
    cards = {"most_buildings": 5, "the_wonder": 25}
    assert ended(victory=cards, buildings={0: ["house", "house"], 1: ["wall"]}).victory(0) == 5
    table = scenario(
        cultures=["greek", "norse"],
        card="permanent_build",
        ages={0: "mythic"},
        resources={0: [10, 10, 10, 10]},
        buildings={1: []},
        victory={"most_buildings": 6},
    ).play("build wonder")
    assert table.state.scores()[0]["most_buildings"] == 6


@rule("AOM-7.2.4")
def test_largest_army_counts_units_and_working_dwarfs_but_no_villagers() -> None:
    cards = {"largest_army": 4, "the_wonder": 26}
    cultures = ["norse", "greek", "egyptian"]
    armies = {0: ["jarl", "jarl"], 1: ["hoplite", "hoplite"], 2: ["mummy"]}
    dwarf = ended(victory=cards, cultures=cultures, units=armies, tiles={0: ["hills/gold/2^"]})
    assert dwarf.state.scores()[0]["largest_army"] == 4
    villagers = ended(victory=cards, cultures=cultures, units=armies, buildings={0: ["house", "house"]})
    assert [villagers.victory(seat) for seat in range(3)] == [0, 0, 0]


@rule("AOM-7.2.5")
def test_cubes_left_on_the_battle_card_go_to_nobody() -> None:
    table = ended(victory={"won_the_last_battle": 30})
    assert [table.victory(seat) for seat in range(3)] == [0, 0, 0]
    assert {"event": "not_awarded", "card": "won_the_last_battle", "cubes": 30} in table.heard("not_awarded")


@rule("AOM-7.2.6", "AOM-5.7.11")
def test_owned_victory_cubes_are_safe_from_looting_and_loki() -> None:
    table = scenario(
        cultures=["norse", "greek"],
        hands={0: ["norse_trade_loki"]},
        resources={0: [0, 0, 0, 2], 1: [1, 0, 0, 0]},
        victory_cubes={1: 5},
    ).play("play norse_trade_loki", "power")
    assert table.victory(1) == 5
    assert table.cubes(1)["food"] == 0


# -- AOM-7.3


@rule("AOM-7.3.1")
def test_the_most_victory_cubes_win() -> None:
    table = ended(victory={"the_wonder": 22}, victory_cubes={0: 2, 1: 5, 2: 1})
    assert table.state.standings() == [[1], [0], [2]]
    assert table.state.returns() == [0.0, 1.0, 0.0]


@rule("AOM-7.3.2")
def test_resource_cubes_break_a_tie() -> None:
    cubes = {0: [1, 1, 1, 1], 1: [5, 0, 0, 0], 2: [0, 0, 0, 0]}
    table = ended(victory={"the_wonder": 24}, victory_cubes={0: 3, 1: 3}, resources=cubes)
    assert table.state.standings() == [[1], [0], [2]]


@rule("AOM-7.3.3")
def test_a_win_is_shared_if_everything_is_equal() -> None:
    cubes = {0: [2, 2, 0, 0], 1: [0, 0, 0, 4], 2: [0, 0, 0, 0]}
    table = ended(victory={"the_wonder": 24}, victory_cubes={0: 3, 1: 3}, resources=cubes)
    assert table.state.standings() == [[0, 1], [2]]
    assert table.state.returns() == [0.5, 0.5, 0.0]


# -- AOM-8


@rule("AOM-8.1.2")
def test_with_three_players_everyone_is_everyones_neighbour() -> None:
    for seat in range(3):
        table = scenario(seats=3, first=seat, card="permanent_attack", move=seat)
        assert table.offered() == [f"attack {other}" for other in range(3) if other != seat]


@rule("AOM-8.1.5")
@pytest.mark.parametrize("seats", [7, 8])
def test_a_seventh_and_eighth_player_get_a_board_figures_and_cards_of_their_own(seats: int) -> None:
    game = petteia.load("age_of_mythology", seats=seats)
    state, rng = game.new(), Generator(seats)
    while state.pending() == CHANCE:
        state.resolve(rng.pick(state.chance()))
    view = state.view(None)
    cultures = Counter(c["value"] for c in view["counters"] if c["id"].startswith("culture/"))
    assert sum(cultures.values()) == seats
    assert max(cultures.values()) == 3
    assert {z["id"] for z in view["zones"]} >= {f"production/{seat}" for seat in range(seats)}


@rule("AOM-8.1.6")
def test_with_two_players_the_opponent_is_both_neighbours_and_named_once() -> None:
    table = scenario(seats=2, card="permanent_attack")
    assert table.prompt == "attack_area"  # whom is no question
    assert int(table.state.left_of(0)) == int(table.state.right_of(0)) == 1


@rule("AOM-8.2.3", "AOM-8.2.4")
def test_players_of_a_culture_share_one_deck_and_nothing_else() -> None:
    table = scenario(
        seats=4, cultures=["greek", "norse", "greek", "norse"], phase="draw_action_cards", units={0: ["hydra"]}
    )
    for seat in range(4):
        table.play("draw 2", "stop", seat=seat)
    for _ in range(8):
        table.deal(next(k for k, w in enumerate(table.state.chance()) if w > 0))
    assert int(table.state.deck_size(CULTURES.index("greek"))) == 45 - 4
    hydra = table.state.box.unit_ids.index("hydra")
    assert [int(table.state.supply(s, hydra)) for s in (0, 2)] == [3, 4]


@rule("AOM-8.2.4")
def test_one_deck_even_for_three_players_of_a_culture() -> None:
    state = petteia.load("age_of_mythology", seats=8).new()
    assert [int(state.deck_size(c)) for c in range(3)] == [45, 45, 45]


def team(**things: object) -> Tabletop:
    return scenario(**{"seats": 4, "options": {"teams": "two_cultures"}, **things})


@rule("AOM-8.3.1")
def test_in_the_team_game_two_cultures_sit_opposite_each_other() -> None:
    game = petteia.load("age_of_mythology", seats=4, options={"teams": "two_cultures"})
    for seed in range(6):
        state, rng = game.new(), Generator(seed)
        while state.pending() == CHANCE:
            state.resolve(rng.pick(state.chance()))
        teams = game.teams()
        assert all(state.allied(a, b) == (teams[a] == teams[b]) for a in range(4) for b in range(4))
        around = [int(state.culture(int(state.clockwise(0, k)))) for k in range(4)]
        assert around[0] == around[2] != around[1] == around[3]


@rule("AOM-8.3.1")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_team_game_is_for_four(seats: int) -> None:
    with pytest.raises(ValueError, match="4"):
        petteia.load("age_of_mythology", seats=seats, options={"teams": "two_cultures"})


@rule("AOM-8.3.2")
def test_a_team_adds_up_its_cubes_and_then_its_resources() -> None:
    table = to_the_end(team(round=3, victory={"the_wonder": 20}, victory_cubes={0: 6, 1: 3, 3: 1}))
    assert table.state.standings() == [[0, 2], [1, 3]]
    even = {0: [1, 0, 0, 0], 1: [0, 0, 0, 0], 2: [0, 0, 0, 0], 3: [2, 0, 0, 0]}
    tied = to_the_end(team(round=3, victory={"the_wonder": 20}, victory_cubes={0: 5, 3: 5}, resources=even))
    assert tied.state.standings() == [[1, 3], [0, 2]]


@rule("AOM-8.3.3")
def test_partners_with_equally_many_buildings_win_no_card() -> None:
    cards = {"most_buildings": 5, "the_wonder": 25}
    table = to_the_end(team(round=3, victory=cards, buildings={0: ["wall"], 2: ["wall"]}))
    assert [table.victory(seat) for seat in range(4)] == [0, 0, 0, 0]
    alone = to_the_end(team(round=3, victory=cards, buildings={0: ["wall"]}))
    assert alone.state.scores()[0]["most_buildings"] == 5


@rule("AOM-8.3.4")
def test_a_partner_is_no_opponent_for_loki_but_another_player_for_njord() -> None:
    things = {"cultures": ["norse", "greek", "norse", "greek"], "resources": {0: [8, 8, 8, 8]}}
    loki = team(**things, hands={0: ["norse_trade_loki"]}).play("play norse_trade_loki", "power")
    assert loki.offered() == ["target 1", "target 3"]
    njord = team(**things, hands={0: ["norse_build_njord"]}, buildings={2: ["wall"], 3: ["wall"]})
    assert njord.play("play norse_build_njord", "power").offered() == ["target 2", "target 3"]


@rule("AOM-8.3.5")
def test_partners_do_not_see_each_others_hands() -> None:
    table = team(hands={0: ["permanent_trade", "permanent_attack"]})
    hand = next(z for z in table.state.view(2)["zones"] if z["id"] == "hand/0")
    assert "pieces" not in hand
    assert hand["unseen"] == 2
