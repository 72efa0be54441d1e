"""The greedy bot's decisions in positions of Age of Mythology with a right answer."""

from fractions import Fraction
from itertools import product

import pytest

from petteia.bots import make_bot
from petteia.bots.evaluations.age_of_mythology import war
from petteia.bots.evaluations.age_of_mythology.evaluation import AgeOfMythologyEvaluation
from petteia.bots.evaluations.age_of_mythology.odds import Odds
from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec
from petteia.games import load
from petteia.games.age_of_mythology.game import AgeOfMythology
from petteia.games.age_of_mythology.scenario import Tabletop, scenario

RICH = {0: [10, 10, 10, 10]}


def decides(table: Tabletop, seat: int | None = None) -> str:
    """The greedy bot's decision, in notation."""
    who = table.seat if seat is None else seat
    return table.game.actions.text(make_bot("greedy").choose(table.game, table.state.view(who), Generator(0)))


def lets_play(table: Tabletop, seat: int) -> list[str]:
    """Its decisions until another seat decides."""
    done = []
    while table.pending and table.pending[0] == seat:
        done.append(decides(table))
        table.play(done[-1])
        if len(done) > 30:
            raise AssertionError(f"it goes on and on: {done}")
    return done


@pytest.fixture(scope="module")
def odds() -> Odds:
    game = load("age_of_mythology", 2)
    assert isinstance(game, AgeOfMythology)
    return Odds(game.box, game.variant)


@pytest.mark.parametrize("mine, theirs", [(1, 1), (2, 1), (3, 2), (2, 4)])
def test_the_odds_of_dice_are_those_of_throwing_them_all(odds, mine, theirs):
    more = equal = 0
    for throw in product(range(1, 7), repeat=mine + theirs):
        a, b = throw[:mine].count(6), throw[mine:].count(6)
        more += a > b
        equal += a == b
    whole = 6 ** (mine + theirs)
    assert odds.rolls(mine, theirs, -1) == 1000 * more // whole
    assert abs(odds.rolls(mine, theirs, 1) - 1000 * Fraction(more + equal, whole)) <= 2
    assert abs(odds.rolls(mine, theirs, 0) - 1000 * Fraction(more, whole - equal)) <= 4


def test_odds_of_a_duel_are_fair_to_both(odds):
    units = odds.box.units
    for a, b in product(range(units), repeat=2):
        if odds.box.unit_culture[a] != odds.box.unit_culture[b]:
            assert abs(odds.even[a * units + b] + odds.even[b * units + a] - 1000) <= 20


def test_a_battle_of_one_duel_is_that_duel():
    fray = war.Clash()
    fray.duel = 620
    war.fight_out(fray, 1, 1)
    assert (fray.chance, fray.lost, fray.felled) == (620, 380, 620)


def test_a_better_army_wins_more_often():
    chances = []
    for theirs in range(1, 6):
        fray = war.Clash()
        fray.duel = 500
        war.fight_out(fray, 3, theirs)
        chances.append(fray.chance)
    assert chances == sorted(chances, reverse=True) and abs(chances[2] - 500) < 5


def test_nobody_stays_for_nothing():
    assert not war.worth_staying(100, 1, 5, 100, 200, 200)
    assert war.worth_staying(800, 5, 1, 100, 200, 200)


def test_a_battle_card_that_is_better_against_everything_is_always_played():
    assert list(war.best_card(vec[i64]([1, 2, 5, 6]), 2, 2, 40))[1] >= 39


def test_matching_pennies_are_mixed():
    heads, tails = war.best_card(vec[i64]([100, -100, -100, 100]), 2, 2, 400)
    assert 150 < heads < 250 and heads + tails == 400


def test_it_builds_the_wonder_that_wins():
    table = scenario(
        card="permanent_build", ages={0: "mythic"}, resources=RICH, victory={"the_wonder": 5}, victory_cubes={0: 3}
    )
    assert decides(table) == "build wonder"


def test_it_does_not_build_the_wonder_that_loses():
    table = scenario(
        card="permanent_build", ages={0: "mythic"}, resources=RICH, victory={"the_wonder": 1}, victory_cubes={1: 9}
    )
    assert decides(table) != "build wonder"


def test_it_enters_the_next_age_rather_than_let_cubes_spoil():
    table = scenario(hands={0: ["permanent_next_age"]}, resources={0: [9, 9, 9, 9]}, round=3)
    assert set(table.state.legal(0)) > {table.game.actions.number("lay permanent_next_age")}
    assert decides(table) == "play permanent_next_age"


def test_it_gathers_what_it_has_most_tiles_of():
    table = scenario(
        card="permanent_gather",
        tiles={0: ["fertile/food/2", "fertile/food/2", "fertile/food/2", "desert/favor/2"], 1: []},
        resources={0: [0, 0, 0, 0]},
    )
    assert decides(table) in ("gather food", "gather fertile")


def test_villagers_go_where_is_gathered():
    table = scenario(
        card="permanent_gather",
        cultures=["egyptian", "greek"],
        tiles={0: ["fertile/food/2", "fertile/food/2", "desert/gold/1", "desert/gold/1"], 1: []},
        buildings={0: ["house", "house"]},
        resources={0: [0, 0, 0, 0]},
    )
    table.play("gather food")
    assert lets_play(table, 0)[:2] == ["put villager fertile/food/2"] * 2
    assert table.cubes(0)["food"] == 6


def test_it_attacks_the_weak_and_leaves_the_strong_alone():
    cubes = {"won_the_last_battle": 3}
    hand = {0: ["permanent_attack", "permanent_explore"]}
    strong = {0: ["hydra"] * 5, 1: ["jarl"]}
    table = scenario(cultures=["greek", "norse"], hands=hand, units=strong, victory=cubes)
    assert decides(table) == "play permanent_attack"
    weak = {0: ["hoplite"], 1: ["frost_giant"] * 5}
    table = scenario(cultures=["greek", "norse"], hands=hand, units=weak, victory=cubes)
    assert decides(table) != "play permanent_attack"


def test_it_sends_its_best_units_and_retreats_from_a_lost_battle():
    table = scenario(
        cultures=["greek", "norse"],
        card="permanent_attack",
        units={0: ["hoplite", "hoplite", "toxotes"], 1: ["frost_giant"] * 4},
    )
    table.play("area city")
    for _ in range(5):
        if 1 not in table.pending:
            break
        action = decides(table, 1)
        assert action in ("commit frost_giant", "stop")
        table.play(action, seat=1)
    while 0 in table.pending and table.state.prompt(0).key == "commit":
        table.play(decides(table, 0), seat=0)
    assert decides(table, 0) == "retreat"


def test_it_does_not_rage_when_that_is_worse(odds):
    """Against a Medusa a tie is lost anyway, so that two more dice are free; calm would be a mistake."""
    table = scenario(cultures=["norse", "greek"], card="permanent_attack", units={0: ["huskarl"], 1: ["medusa"]})
    table.play("area holding")
    if 1 in table.pending:
        table.play("commit medusa", seat=1)
        if table.state.prompt(1).key == "commit":
            table.play("stop", seat=1)
    while table.state.prompt(table.seat).key == "retreat":
        table.play("stay")
    assert decides(table) == "berserk"


def test_it_trades_for_what_is_missing():
    table = scenario(
        card="permanent_trade",
        buildings={0: ["market"]},
        hands={0: ["permanent_next_age"]},
        resources={0: [8, 3, 4, 4]},
    )
    assert lets_play(table, 0)[:2] == ["give food", "for wood"]
    assert min(table.cubes(0).values()) >= 4


def test_it_keeps_good_cards_and_gives_permanent_ones_back():
    hands = {0: ["permanent_gather", "greek_gather_all"], 1: ["permanent_explore"]}
    table = scenario(cultures=["greek", "norse"], hands=hands, phase="discard_cards")
    assert lets_play(table, 0)[0] == "discard permanent_gather"


def test_who_plans_a_wonder_sees_every_step_on_the_way_to_it():
    """An age, kept cubes and the remaining time; nobody far behind ends the game."""

    def plan(**position) -> int:
        table = scenario(**{"victory": {"the_wonder": 3}, "yields": {"gold": (4, 4)}, **position})
        evaluation = AgeOfMythologyEvaluation(table.game)
        evaluation.learn({"wonder_plan": 8000})
        return evaluation.worth.wonder_plan(table.state, 0)

    nothing, some = plan(resources={0: [0, 0, 0, 0]}), plan(resources={0: [5, 5, 5, 5]})
    climbed = plan(resources={0: [5, 5, 5, 5]}, ages={0: "heroic"})
    assert nothing == 0 < some < climbed < 8000
    assert plan(resources={0: [16, 2, 1, 1]}) < some, "ten of a colour are enough"
    assert plan(resources={0: [5, 5, 5, 5]}, yields={}) == 0, "there is no time for what is missing"
    assert plan(resources={0: [5, 5, 5, 5]}, victory_cubes={1: 10}) == 0
    assert plan(resources={0: [10, 10, 10, 10]}, ages={0: "mythic"}, victory_cubes={0: 9}) == 8000
