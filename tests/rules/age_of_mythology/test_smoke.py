"""Whole random games at every number of seats, and the two worked examples of the rules."""

import json
import random

import pytest

from petteia.engine.events import Sink
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology import GAME
from petteia.games.age_of_mythology.scenario import scenario
from tests.rules import rule

TEAMS = {"teams": "two_cultures"}
OTHER_OPTIONS = {o.key: o.values[1] for o in GAME.OPTIONS if o.key != "teams"}


@pytest.mark.parametrize(
    ("seats", "options"),
    [*[(n, {}) for n in GAME.SEAT_COUNTS], (4, TEAMS), (3, OTHER_OPTIONS), (6, OTHER_OPTIONS)],
)
@rule("AOM-1.2.1", "AOM-INV-1", "AOM-INV-18")
def test_a_random_game_comes_to_its_end_and_loses_nothing(seats, options):
    game = GAME(seats, options)
    rng, choose = Generator(seats), random.Random(seats)
    state = game.new()
    everything = state.census()
    decisions = 0
    while state.pending():
        if state.pending() is CHANCE:
            state.resolve(rng.pick(state.chance()), Sink())
            continue
        seat = choose.choice(state.pending())
        options_now = list(state.legal(seat))
        assert options_now == sorted(set(options_now))
        assert all(state.why_not(seat, action) is None for action in options_now)
        assert state.default(seat) in options_now
        state.apply(seat, choose.choice(options_now), Sink())
        decisions += 1
        assert state.census() == everything
        assert min(state.cells) >= -1
        if choose.random() < 0.01:
            view = json.loads(json.dumps(state.view(seat)))
            assert game.sample_world(view, rng).view(seat) == state.view(seat)
            assert game.restore(state.save()).digest() == state.clone().digest() == state.digest()
    assert decisions <= game.bound
    assert sum(state.returns()) == pytest.approx(1)
    assert sum(int(x) for x in state.census().values()) == sum(everything.values())


@rule("AOM-EX-1.1", "AOM-EX-1.2", "AOM-EX-1.4")
def test_the_battle_example_is_replayed():
    table = scenario(
        cultures=["egyptian", "greek"],
        ages=["classical", "classical"],
        card="permanent_attack",
        units={
            0: ["priest", "mummy", "scorpion_man", "spearman"],
            1: ["hydra", "medusa", "cyclops", "classical_greek_hero"],
        },
        victory={"won_the_last_battle": 2},
    )
    table.play("area production")
    table.commit(0, "priest", "mummy", "scorpion_man", "spearman")
    table.commit(1, "hydra", "medusa", "cyclops", "classical_greek_hero")
    table.fight("scorpion_man", "medusa")
    assert table.dice() == (5, 11)
    table.roll([1, 3, 4, 4, 5], [1, 2, 2, 2, 5, 5, 5, 6, 6, 6, 1])
    table.fight("mummy", "classical_greek_hero")
    assert table.dice() == (5, 9)
    table.roll([3, 3, 3, 4, 6], [1, 1, 2, 3, 3, 3, 4, 5, 6])
    table.roll([4, 4, 6, 6, 6], [1, 1, 2, 2, 3, 4, 5, 6, 6])
    assert table.units(0) == {"mummy": 1}
    table.fight("mummy", "hydra")
    assert table.dice() == (5, 6)
    table.roll([1, 2, 4, 4, 6], [1, 2, 2, 4, 5, 6]).roll([4, 4, 5, 6, 6], [4, 4, 5, 6, 6, 6])
    assert list(table.battle().kills_d) == [1]
    table.fight("priest", "cyclops").play("throw")
    assert table.dice() == (9, 9)
    table.roll([6, 1, 1, 1, 1, 1, 1, 1, 1], [6, 6, 1, 1, 1, 1, 1, 1, 1])
    table.play("retreat")
    assert table.units(0) == {"priest": 1, "spearman": 1, "mummy": 1}
    assert table.units(1) == {"hydra": 1, "medusa": 1, "cyclops": 1}
    assert (table.victory(0), table.victory(1), table.on_card("won_the_last_battle")) == (0, 2, 0)


@rule("AOM-EX-2.1", "AOM-EX-2.2", "AOM-EX-2.3")
def test_the_sample_turn_is_replayed():
    a, b, c = range(3)
    table = scenario(
        cultures=["egyptian", "greek", "norse"],
        turn=3,
        phase="place_victory_cubes",
        ages={a: "classical"},
        resources=[[3, 1, 4, 1], [2, 1, 1, 0], [4, 0, 4, 4]],
        victory={"bank": 24, "largest_army": 1, "most_buildings": 2, "the_wonder": 2, "won_the_last_battle": 1},
        buildings={a: ["house"], c: ["house", "house", "gold_mint"]},
        tiles={
            a: ["desert/favor/2"] * 2 + ["desert/gold/1"] * 2 + ["hills/gold/2"] * 2 + ["fertile/food/2*"],
            b: ["desert/favor/2", "hills/gold/2", "hills/food/1", "hills/wood/1", "forest/wood/2", "fertile/food/2"],
            c: [
                "desert/gold/1",
                "forest/wood/2",
                "fertile/food/2*",
                "hills/favor/1",
                "mountains/gold/2",
                "mountains/favor/1",
            ],
        },
    )
    assert table.bank() == {"food": 16, "wood": 23, "gold": 16, "favor": 20}
    table.play("place the_wonder", "place most_buildings", "place most_buildings")
    table.play("pick permanent_gather", "pick permanent_recruit", "draw 3", "stop", seat=a)
    table.play("pick permanent_explore", "pick permanent_gather", "pick permanent_build", "draw 1", "stop", seat=b)
    table.play("pick permanent_explore", "pick permanent_gather", "pick permanent_next_age", "draw 1", "stop", seat=c)
    table.deal("egyptian_trade_1", "egyptian_explore_plus_0", "egyptian_next_age_set")
    table.deal("greek_gather_hades", "norse_recruit_3")
    table.play("play egyptian_explore_plus_0").deal("desert/favor/2", "forest/wood/2", "desert/gold/1")
    table.play("take forest/wood/2")
    table.play("play permanent_explore").deal("fertile/food/2", "mountains/wood/1", "forest/wood/2", "swamp/wood/1")
    table.play("take fertile/food/2", "take mountains/wood/1", "take swamp/wood/1")
    table.mark()
    table.play("play permanent_gather", "gather wood", "put villager forest/wood/2", "put villager mountains/wood/1")
    assert (table.gained("wood"), table.gained("gold")) == ((3, 3, 5), (0, 0, 2))
    table.mark()
    table.play("play permanent_gather", "gather desert", "put villager desert/gold/1")
    assert (table.gained("gold"), table.gained("favor")) == ((3, 0, 1), (4, 2, 0))
    table.play("play greek_gather_hades", "power", "choose toxotes")
    table.play("gain food", "gain food", "gain wood", "gain gold", "gain favor", "gain favor", "gain favor", "act")
    table.mark()
    table.play("gather hills")
    assert [table.gained(r) for r in ("food", "wood", "gold", "favor")] == [(0, 1, 0), (0, 1, 0), (4, 2, 0), (0, 0, 1)]
    table.play("play permanent_next_age", "play permanent_recruit", "recruit priest", "recruit phoenix")
    table.play("play permanent_build", "build house", "play permanent_explore")
    table.deal("swamp/food/1", "swamp/favor/1", "fertile/gold/1", "hills/food/1")
    while table.prompt == "explore":
        table.play("pass")
    table.play("discard egyptian_trade_1", "stop", seat=a)
    table.play("discard permanent_gather", "stop", seat=b)
    table.play("stop", seat=c)
    assert [list(table.cubes(seat).values()) for seat in (a, b, c)] == [[1, 2, 5, 2], [3, 4, 4, 4], [0, 1, 3, 1]]
    assert list(table.bank().values()) == [21, 18, 13, 18]
    assert [table.hand(seat) for seat in (a, b, c)] == [["egyptian_next_age_set"], [], ["norse_recruit_3"]]
    assert [sum(table.units(seat).values()) for seat in (a, b, c)] == [8, 5, 6]
    assert [len(table.tiles(seat)) for seat in (a, b, c)] == [9, 7, 7]
    assert [table.age(seat) for seat in (a, b, c)] == ["classical", "archaic", "classical"]
    cards = ("bank", "largest_army", "most_buildings", "the_wonder", "won_the_last_battle")
    assert [table.on_card(card) for card in cards] == [21, 1, 4, 3, 1]
    assert table.pending == (b,)
