"""The ladder: its counts, that it resumes where it stopped, and that ours does not lead down."""

import json
from random import Random

import pytest
from typer.testing import CliRunner

from petteia.bots import LEVELS
from petteia.bots.level_settings import BUDGETS
from petteia.cli import app
from petteia.lab.deciding import LEAST_DEALS, NOT_STRONGER, OPEN, STRONGER, Sprt, deals_of, elo_of, share_of
from petteia.lab.ladder import Ladder, LevelPair, PairResult, as_two, level_pairs, scale
from tests import ROOT, budget

pytestmark = pytest.mark.part("bots")

AGORA = f"{ROOT / 'tests' / 'games' / 'agora' / 'agora.py'}:GAME"


def command(*words: str):
    return CliRunner().invoke(app, ["ladder", *words], env={"COLUMNS": "160"})


def climbed(rung: LevelPair, won: list[float]) -> PairResult:
    return PairResult(rung, dict(enumerate(won)))


def test_each_level_meets_the_one_below():
    found = level_pairs("x", ["a", "b", "c"], 2, [("c", "a"), ("b", "a")])
    assert [(one.upper, one.lower) for one in found] == [("b", "a"), ("c", "b"), ("c", "a")]


@pytest.mark.parametrize("rate, seats, two", [(0.5, 2, 0.5), (1 / 3, 3, 0.5), (0.5, 3, 2 / 3), (1, 4, 1)])
def test_a_fair_share_is_a_half_at_a_table_of_two(rate, seats, two):
    assert as_two(rate, seats) == pytest.approx(two)


def test_a_ladder_goes_on_where_it_stopped(tmp_path):
    file = tmp_path / "kept.jsonl"
    climb = level_pairs(AGORA, ["random", "greedy"], 3)
    Ladder(climb, 2, 1, file).play(jobs=1)
    file.write_text(file.read_text("utf-8") + '{"rung": "bro', "utf-8")
    again = Ladder(climb, 3, 1, file)
    assert [number for _, number, _, _ in again.todo()] == [2]
    again.play(jobs=1)
    whole = Ladder(climb, 3, 1)
    whole.play(jobs=1)
    assert again.results[0].won == whole.results[0].won
    assert list(Ladder(climb, 3, 2, file).todo()), "games of another seed are other games"


def test_what_is_upside_down_beyond_doubt_is_told():
    rung = LevelPair("x", 2, "b", "a")
    assert not Ladder([rung], 1, 1).inverted()
    for won, told in (([0.0] * 20, [rung]), ([0.0, 1.0] * 10, [])):
        ladder = Ladder([rung], 20, 1)
        ladder.results = [climbed(rung, won)]
        assert ladder.inverted() == told


def test_the_scale_puts_ten_to_one_at_four_hundred_points():
    pytest.importorskip("choix")
    rung = LevelPair("x", 2, "b", "a")
    assert scale([climbed(rung, ([1.0] * 10 + [0.0]) * 50)]) == {"a": 0, "b": pytest.approx(400, abs=3)}


@pytest.mark.parametrize("game", [pytest.param("deukalion", marks=pytest.mark.soak), "age_of_mythology"])
def test_no_rung_of_a_small_ladder_leads_down(game):
    """Few games: this fails only if a level is much weaker than the one below."""
    lower = [level for level in LEVELS if "playouts" not in BUDGETS[level]]
    ladder = Ladder(level_pairs(game, ["random", *lower], 2), 2 * budget(4), 1)
    ladder.play(jobs=1)
    assert all(len(climb.won) == 2 * budget(4) for climb in ladder.results)
    assert not ladder.inverted()


def test_the_command_reports_to_programs_and_to_people(tmp_path):
    words = (AGORA, "--levels", "random,greedy", "--games", "3", "--jobs", "1", "--keep", str(tmp_path / "kept"))
    done = command(*words, "--json")
    assert done.exit_code == 0
    answer = json.loads(done.stdout)
    assert answer["rungs"][0]["games"] == 3 and answer["rungs"][0]["fair_share"] == 0.3333
    done = command(*words)
    assert done.exit_code == 0 and "greedy" in done.stdout and "3 seats" in done.stdout


@pytest.mark.parametrize(
    "words, says",
    [
        ((AGORA, "--levels", "random,clever"), "no bot 'clever'"),
        ((AGORA, "--levels", "random"), "two levels at least"),
        ((AGORA, "--pair", "random"), "UPPER,LOWER"),
        ((AGORA, "--levels", "random,greedy", "--seats", "5"), "not for 5 seats"),
        (("no_such_game",), "no_such_game"),
    ],
)
def test_what_cannot_be_climbed_gets_a_sentence(words, says):
    done = command(*words)
    assert done.exit_code == 2 and says in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_share_and_its_points_are_the_same_thing(seats):
    for points in (-200, 0, 35, 400):
        assert elo_of(as_two(share_of(points, seats), seats)) == pytest.approx(points)


def test_a_deal_counts_when_all_its_seatings_have_been_played():
    assert deals_of({0: 1.0, 1: 0.0, 2: 1.0, 3: 1.0, 5: 0.0}, 2) == [0.5, 1.0]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_sequential_test_errs_as_rarely_as_it_says(seats):
    """A level of equal strength is hardly ever found stronger, and one stronger by the points nearly always is."""
    test, wrong = Sprt(0, 60), 0
    for seed in range(200):
        rng, true = Random(seed), 60 * (seed % 2)
        scores: list[float] = []
        while (found := test.verdict(scores, seats)) == OPEN:
            scores.append(sum(rng.random() < share_of(true, seats) for _ in range(seats)) / seats)
            assert len(scores) < 5000
        wrong += found != (STRONGER if true else NOT_STRONGER)
    assert wrong <= 20, "a twentieth, and some luck"


def test_deals_that_went_alike_decide_nothing_at_once():
    assert Sprt(0, 20).verdict([1.0] * (LEAST_DEALS - 1), 2) == OPEN
    assert Sprt(0, 200).verdict([1.0] * 60, 2) == STRONGER


def test_the_command_ends_a_rung_when_it_is_decided():
    done = command(AGORA, "--levels", "random,greedy", "--games", "400", "--jobs", "1", "--sprt", "0,200", "--json")
    (rung,) = json.loads(done.stdout)["rungs"]
    assert rung["sprt"]["verdict"] == STRONGER and rung["games"] < 400
    low, high = rung["elo"][1:]
    assert low < rung["elo"][0] and (high is None or rung["elo"][0] < high)
    wrong = command(AGORA, "--levels", "random,greedy", "--sprt", "20,0")
    assert wrong.exit_code == 2 and "right would be 0,20" in wrong.stderr
