"""The levels: their settings, their costs, and that they decide the same everywhere."""

from copy import deepcopy

import pytest
from agora import Agora

from petteia.bots import KINDS, LEVELS, make_bot
from petteia.bots.advice import Adviser, chances
from petteia.bots.greedy import evaluation_of
from petteia.bots.learnt import network
from petteia.bots.level_settings import budget
from petteia.bots.levels import LevelBot, cut_short
from petteia.bots.network import MOST_FEATURE, UNIT, Network, clamped
from petteia.bots.policy import TrainedPolicyBot
from petteia.bots.search import Race, Search, ranked
from petteia.bots.selfplay import play_with_itself
from petteia.bots.titan import at_table
from petteia.engine.differences import components_of
from petteia.engine.generator import Generator
from petteia.engine.ints import i16, i64, vec
from petteia.engine.manifest import manifest_of
from petteia.engine.protocol import CHANCE
from petteia.games import load
from petteia.games.age_of_mythology.scenario import scenario
from petteia.lab.match import play_match
from tests import FORM
from tests.shelf import FEWEST

pytestmark = pytest.mark.part("bots")

GAMES = list(FEWEST.items())


def some_decision(name: str, seats: int, number: int):
    """A position in which a seat has a choice that its habits do not decide."""
    game = load(name, seats)
    evaluation = evaluation_of(game)
    rng = Generator(4)
    state = game.new()
    while True:
        who = state.pending()
        if who is CHANCE:
            state.resolve(rng.pick(state.chance()))
            continue
        seat = who[0]
        options = state.legal(seat)
        if len(options) > 1 and evaluation.policy(state, seat, rng) < 0:
            number -= 1
            if number == 0:
                return game, state, seat
        state.apply(seat, options[rng.below(len(options))])


def test_a_policy_finishes_what_somebody_else_has_begun():
    """A bot that takes over among workers that another has put down goes on with those who are left."""
    cards = ["forest/wood/2", "forest/favor/1", "fertile/food/2", "fertile/gold/1", "hills/gold/2", "swamp/food/1"]
    houses = {0: ["house"] * 2}
    table = scenario(
        cultures=["norse", "greek"], card="permanent_gather", tiles={0: cards}, units={0: ["dwarf"]}, buildings=houses
    )
    table.play("gather food")
    evaluation = evaluation_of(table.state.game)
    asked, todo = 0, [table.state]
    while todo:
        state = todo.pop()
        if type(state.stack[-1]).__name__ != "Workers":
            continue
        options = list(state.legal(0))
        asked += 1
        assert evaluation.policy(state, 0, Generator(1)) in options
        for option in options:
            after = state.clone()
            after.apply(0, option)
            todo.append(after)
    assert asked > 20


def test_there_are_at_least_five_levels_and_all_can_be_made():
    assert len(LEVELS) >= 5 and set(LEVELS) < set(KINDS)
    for level in LEVELS:
        make_bot(level)


def test_the_titan_plays_what_it_learnt_and_elsewhere_as_the_olympian():
    learnt = at_table(load("age_of_mythology", 2))
    assert isinstance(learnt, TrainedPolicyBot) and learnt.network.inputs > 1000
    house_rule = load("age_of_mythology", 2, {"ages_per_turn": "one_per_round"})
    figures = deepcopy(dict(components_of(house_rule)))
    figures["game"]["victory_cubes_in_bank"] = 29
    own_figures = load("age_of_mythology", 2, None, figures)
    for game in (load("age_of_mythology", 3), house_rule, own_figures, load("deukalion", 2)):
        other = at_table(game)
        assert isinstance(other, LevelBot) and other.told == {"level": LEVELS.index("olympian")}


def test_a_level_that_cannot_be_set_so_gets_a_sentence():
    with pytest.raises(ValueError, match="no setting 'depth'; right would be one of: level, coarse"):
        make_bot("olympian", {"depth": 3})
    with pytest.raises(ValueError, match="playouts is a number from 0 to"):
        make_bot("olympian", {"playouts": "many"})


@pytest.mark.parametrize("name, seats", GAMES)
def test_the_same_knowledge_gives_the_same_decision(name, seats):
    game, state, seat = some_decision(name, seats, 5)
    view = state.view(seat)
    chosen = {make_bot("olympian", {"playouts": 6}).choose(game, view, Generator(n)) for n in range(2)}
    assert len(chosen) == 1 and chosen < {offered["n"] for offered in view["actions"]}


@pytest.mark.parametrize("level", LEVELS if FORM == "compiled" else LEVELS[:-1])
def test_every_level_chooses_a_culture(level):
    table = scenario(seats=3, phase="setup", options={"cultures": "drafted"}, cultures={1: "norse"}).deal(2)
    bot = make_bot(level, {"playouts": 4} if level == "olympian" else {})
    chosen = table.game.actions.text(bot.choose(table.game, table.state.view(2), Generator(0)))
    assert chosen in ("culture greek", "culture egyptian")


def test_advice_and_chances_before_everybody_has_a_culture():
    table = scenario(seats=2, phase="setup", options={"cultures": "chosen"})
    (found,) = Adviser(table.game).advise(table.state.view(0), 1)
    assert table.game.actions[found.action].verb == "culture"
    assert chances(evaluation_of(table.game), table.state) == [500, 500]


def test_no_more_is_spent_than_the_budget_of_playouts():
    game, state, seat = some_decision("age_of_mythology", 2, 3)
    quick = evaluation_of(game)
    cut_short(quick)
    spent = []

    class ResultCounter(Search):
        def playout(self, g, seat, until, base, rng):
            spent.append(1)
            return super().playout(g, seat, until, base, rng)

    for most in (4, 11):
        spent.clear()
        search = ResultCounter(game, evaluation_of(game), quick)
        search.playouts = most
        search.decide(state.view(seat))
        assert 0 < len(spent) <= most
        assert sorted(search.chances, reverse=True) == list(search.chances)
        assert all(0 <= chance <= 1000 for chance in search.chances)


def raced(*reached: tuple[int, int]) -> Race:
    """A race of 48 playouts in which each candidate alternates between the two results, as long as it runs."""
    race = Race(vec[i64](range(len(reached))), 48, 4)
    while race.goes_on():
        for at, by_turns in enumerate(reached):
            if race.running[at]:
                race.reach(at, by_turns[race.worlds % 2])
        race.end_world(150)
    return race


def test_who_is_behind_beyond_doubt_drops_out_of_a_race():
    race = raced((100, 300), (60, 360), (0, -100))
    assert list(race.met) == [21, 21, 6], "the others get what is left"
    assert race.winner(0) == 1, "10 ahead on the average"


def test_what_looks_best_at_first_stays_unless_another_is_better_beyond_doubt():
    race = raced((0, 800), (300, 520))
    assert race.leader() == 1 and race.winner(0) == 1
    assert race.winner(100) == 0, "10 ahead, where chance alone makes 60"
    assert raced((0, 800), (300, 1200)).winner(100) == 1


def test_playing_on_finds_the_wonder_that_wins():
    table = scenario(
        card="permanent_build",
        ages={0: "mythic"},
        resources={0: [10, 10, 10, 10]},
        victory={"the_wonder": 5},
        victory_cubes={0: 3},
    )
    action = make_bot("olympian", {"playouts": 8}).choose(table.game, table.state.view(0), Generator(0))
    assert table.game.actions.text(action) == "build wonder"


def test_a_game_nothing_is_written_about_can_be_searched_too():
    names = ["olympian", "random", "random"]
    match = play_match(Agora(), [make_bot("olympian", {"playouts": 4}), *[make_bot("random")] * 2], names, 1)
    assert sum(match.returns) == pytest.approx(1)


def test_the_best_come_first_and_the_habit_before_them():
    options, worth = vec[i64]([7, 8, 9, 10]), vec[i64]([1, 5, 5, 3])
    assert list(ranked(options, worth, -1, 3)) == [8, 9, 10]
    assert list(ranked(options, worth, 7, 2)) == [7, 8]


def test_a_network_reckons_in_whole_numbers():
    """Two features into one hidden unit and straight through, computed by hand."""
    network = Network([[UNIT, -UNIT]], [UNIT], [3 * UNIT, 2 * UNIT, 0], [UNIT, UNIT])
    assert network.output(vec[i16]([2, 1])) == 3 * (2 - 1 + 1) + 2 * 2
    assert network.output(vec[i16]([1, 5])) == 2 * 1  # what is below zero counts nothing
    much = [clamped(10 * MOST_FEATURE), clamped(0)]
    assert network.output(vec[i16](much)) == 3 * 16 + 2 * MOST_FEATURE  # neither does too much
    assert clamped(-10 * MOST_FEATURE) == -MOST_FEATURE


@pytest.mark.parametrize("name, seats", GAMES)
def test_features_are_known_to_the_seat(name, seats):
    """Swap what a seat cannot know: it sees the same numbers."""
    game, state, seat = some_decision(name, seats, 9)
    evaluation = evaluation_of(game)
    for seed in range(5):
        world = state.resample(seat, Generator(seed))
        assert list(evaluation.features(world, seat)) == list(evaluation.features(state, seat))


@pytest.mark.parametrize("name, seats", GAMES if FORM == "compiled" else GAMES[:1])
def test_self_play_notes_what_seats_compared(name, seats):
    game = load(name, seats)
    evaluation = evaluation_of(game)
    cut_short(evaluation)
    notes = play_with_itself(game, evaluation, 3, 100)
    assert sum(notes.returns) == pytest.approx(1) and set(notes.seats) == set(range(seats))
    assert len(notes.seats) == len(notes.by_hand) == len(notes.features) > 20
    assert notes.by_hand == notes.in_play, "without a network the value in play is the one written by hand"
    assert {len(row) for row in notes.features} == {len(notes.features[0])}


def test_a_decision_costs_no_more_work_than_it_may():
    """Counted in positions valued: with a small budget a decision ends early, but is still a decision."""
    game, state, seat = some_decision("deukalion", 2, 3)
    view = state.view(seat)
    spent = {}
    for work in (0, 1):
        bot = make_bot("olympian", {"work": work, "samples": 4, "playouts": 8})
        assert bot.choose(game, view, Generator(0)) in {offered["n"] for offered in view["actions"]}
        assert isinstance(bot, LevelBot) and bot.search is not None
        spent[work] = bot.search.careful.valued + bot.search.quick.valued
    assert 0 < spent[1] < spent[0], "a look has four tries before it ends early, and then nothing is played on"


def test_a_table_of_many_has_a_budget_and_a_network_of_its_own_where_there_is_one(monkeypatch):
    two, four = load("deukalion", 2), load("deukalion", 4)
    levels = manifest_of(type(two)).levels
    monkeypatch.setitem(levels, "olympian_among_many", {"playouts": 77})
    top = len(LEVELS) - 1
    assert budget(top, four) == {**budget(top, two), "playouts": 77}
    found = {"values": {}, "network": {"hidden": 1}}
    assert network(found, 2) == network(found, 4) == {"hidden": 1}
    found["network_among_many"] = {"hidden": 2}
    assert network(found, 3) == {"hidden": 1} and network(found, 4) == {"hidden": 2}
    assert network({"values": {}}, 4) is None


def test_playouts_can_be_played_on_without_the_network_and_valued_with_it():
    """Most of the cost of thinking is the network, at every option of every seat on the way; at the end it runs
    once."""
    game, state, seat = some_decision("deukalion", 2, 3)
    network_of = {}
    for plain in (0, 1):
        bot = make_bot("olympian", {"plain": plain, "samples": 1, "playouts": 2})
        bot.choose(game, state.view(seat), Generator(0))
        assert isinstance(bot, LevelBot) and bot.search is not None
        network_of[plain] = bot.search.quick.network, bot.search.judge.network
    assert None not in network_of[0]
    assert network_of[1][0] is None and network_of[1][1] is not None
