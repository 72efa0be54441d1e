"""What a decision cost, by paired play-outs."""

import json
from collections import Counter

import pytest
from agora import Agora
from typer.testing import CliRunner

from petteia.bots.playouts import PlayoutLuck, Playouts, lowest, mixed
from petteia.bots.regret import Loss, RegretMeter
from petteia.bots.review import Reviewer, spread
from petteia.cli import app
from petteia.engine.generator import Generator
from petteia.engine.header import Header
from petteia.engine.ints import i64, vec
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE
from petteia.engine.record import Record, write
from petteia.games.age_of_mythology.scenario import scenario
from tests import ROOT
from tests.bots.test_levels import GAMES, some_decision

pytestmark = pytest.mark.part("bots")

SHORT = ROOT / "tests" / "rules" / "age_of_mythology" / "golden" / "egyptian-dead.record"


def agora_decision(seed: int = 1):
    """A choice in a small game."""
    game, rng = Agora(), Generator(seed)
    state = game.new()
    while True:
        who = state.pending()
        if who is CHANCE:
            state.resolve(rng.pick(state.chance()))
        elif len(state.legal(who[0])) > 2:
            return game, state, who[0]
        else:
            state.apply(who[0], state.legal(who[0])[0])


def wonder():
    """Whoever builds the Wonder now has won."""
    return scenario(
        card="permanent_build",
        ages={0: "mythic"},
        resources={0: [10, 10, 10, 10]},
        victory={"the_wonder": 5},
        victory_cubes={0: 3},
    )


def test_a_win_passed_over_costs_what_it_was_worth():
    table = wonder()
    meter = RegretMeter(table.game, 1, 2, 2, 4)
    view, action = table.state.view(0), {table.game.actions.text(n): n for n in table.state.legal(0)}
    passed = meter.measure(view, action["stop"])
    assert passed.preferred and passed.loss.certain and passed.points > 10
    assert table.game.actions.text(passed.best) == "build wonder"
    right = meter.measure(view, action["build wonder"])
    assert right.points == 0 and not right.preferred and right.loss.points < 0


def test_other_worlds_give_the_same_cost_within_the_interval():
    game, state, seat = agora_decision()
    meter = RegretMeter(game, 0, 3, 12, 60)
    view = state.view(seat)
    worst = min(state.legal(seat), key=lambda n: -meter.measure(view, n).loss.points)
    first = meter.measure(view, worst)
    again = meter.loss(view, worst, first.best, 60, 7)
    assert first.loss.low <= again.points <= first.loss.high


@pytest.mark.parametrize("name, seats", GAMES)
def test_what_a_seat_cannot_know_does_not_change_what_its_decision_cost(name, seats):
    game, state, seat = some_decision(name, seats, 5)
    action = state.legal(seat)[-1]
    meter = RegretMeter(game, 1, 1, 1, 2)
    said = meter.measure(state.view(seat), action).plain()
    other = state.resample(seat, Generator(3))
    assert meter.measure(other.view(seat), action).plain() == said
    seen = state.view(seat)
    assert meter.measure({"seat": seat, "known": seen["known"]}, action).plain() == said


def test_the_work_is_bounded_by_play_outs():
    game, state, seat = agora_decision()
    meter = RegretMeter(game, 0, 4, 3, 10)
    meter.measure(state.view(seat), state.legal(seat)[0])
    assert 0 < meter.playouts.made <= 3 * 5 + 3 * 3 + 3 * 2 + 2 * 10


def test_a_decision_without_a_choice_costs_nothing_that_could_be_told():
    game, state, seat = agora_decision()
    while state.pending() is CHANCE or len(state.legal(state.pending()[0])) > 1:
        who = state.pending()
        if who is CHANCE:
            state.resolve(Generator(2).pick(state.chance()))
        else:
            state.apply(who[0], state.legal(who[0])[0])
    seat = state.pending()[0]
    assert RegretMeter(game, 0, 2, 1, 1).measure(state.view(seat), state.legal(seat)[0]) is None


def test_both_sides_of_a_comparison_have_the_same_luck():
    game, state, seat = agora_decision()
    option = state.legal(seat)[0]
    loss = RegretMeter(game, 0).loss(state.view(seat), option, option, 5)
    assert (loss.points, loss.low, loss.high, loss.worlds) == (0, 0, 0, 5)


def test_luck_in_play_outs_follows_from_what_is_asked_for():
    state = Agora().new()
    assert state.pending() is CHANCE
    first, again, other = PlayoutLuck(5), PlayoutLuck(5), PlayoutLuck(6)
    told = [first.outcome(state) for _ in range(40)]
    assert [again.outcome(state) for _ in range(40)] == told
    assert [other.outcome(state) for _ in range(40)] != told


def test_a_piece_comes_as_long_as_none_is_there_that_comes_before_it():
    for key in range(200):
        whole = lowest(mixed(key), vec[i64]([2, 3, 1, 4]))
        fewer = [2, 3, 1, 4]
        for kind in range(4):
            if kind != whole:
                fewer[kind] = 0
        assert lowest(mixed(key), vec[i64](fewer)) == whole


def test_every_piece_of_a_pool_is_as_likely_as_any_other():
    drawn = Counter(int(lowest(mixed(key), vec[i64]([1, 2, 0, 5]))) for key in range(8000))
    assert drawn[2] == 0
    for kind, count in ((0, 1), (1, 2), (3, 5)):
        assert abs(drawn[kind] / 8000 - count / 8) < 0.02


def test_an_interval_is_as_wide_as_the_differences_are_far_apart():
    same, apart = Loss([50] * 9), Loss([0, 100] * 8)
    assert (same.points, same.low, same.high, same.certain) == (5.0, 5.0, 5.0, True)
    assert apart.points == 5.0 and apart.low < 5.0 < apart.high and apart.certain
    assert not Loss([30, -30, 10]).certain and not Loss([]).certain


def test_decisions_that_were_taken_back_are_not_judged():
    game = Agora()
    play, rng = Play(game), Generator(1)
    taken = 0
    while play.state.pending() and play.lines < 60:
        who = play.state.pending()
        if who is CHANCE:
            play.deal(rng.pick(play.state.chance()))
            continue
        options = play.state.legal(who[0])
        play.decide(who[0], options[rng.below(len(options))])
        if not taken and len(options) > 1 and play.undoable(who[0]) is not None:
            taken = play.lines
            play.undo(who[0])
    text = write(play, Header.of(game, ["A", "B", "C"]))
    moments = Reviewer(Record.parse(text), game, RegretMeter(game, 0, 1, 1, 1)).moments()
    assert taken and moments and taken not in {one.line for one in moments}
    assert all(one.options > 1 and one.kind for one in moments)


def test_a_few_decisions_come_from_all_over_the_game():
    numbers = list(range(100))
    assert spread(numbers, 4) == [0, 25, 50, 75] and spread(numbers, 0) == numbers == spread(numbers, 100)


def test_play_outs_end_where_they_are_told_to():
    game, state, _ = some_decision("deukalion", 2, 5)
    playouts = Playouts(game, 1)
    until, after = playouts.until(state), state.clone()
    playouts.play_on(after, 3, until)
    assert not after.pending() or playouts.evaluation.clock(after) == until
    whole = Playouts(game, 0)
    assert whole.until(state) > 1_000_000


def test_the_command_tells_people_and_programs_what_decisions_cost():
    asked = ["analyse", str(SHORT), "--regret", "--decisions", "1"]
    answer = json.loads(CliRunner().invoke(app, [*asked, "--json"]).stdout)
    assert len(answer["decisions"]) == 1 < answer["with_a_choice"] and answer["method"]["policy"] == "seer"
    assert set(answer["decisions"][0]) >= {"line", "turn", "phase", "kind", "points", "played", "best", "against_best"}
    told = CliRunner().invoke(app, asked)
    assert told.exit_code == 0 and "1 of" in told.stdout and "points of percent" in told.stdout
