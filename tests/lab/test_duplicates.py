"""Duplicates in the lab: keyed luck at several tables, and results compared seat by seat."""

import json
from math import inf
from pathlib import Path

import pytest
from typer.testing import CliRunner

from petteia.cli import app
from petteia.engine.generator import chance_of
from petteia.engine.luck import KEYED, STREAM
from petteia.games import load
from petteia.lab.duplicates import SeatResult, deal_scores, deals_needed, duplicate_report, estimate
from petteia.lab.luck import deal_of
from petteia.lab.match import MatchNotes
from petteia.lab.tournament import Pairing, tournament

AGORA = f"{Path(__file__).parents[1] / 'games' / 'agora' / 'agora.py'}:GAME"
LAST = "class Bot:\n    def choose(self, game, view, rng):\n        return view['actions'][-1]['n']\n"


def match(seed: int, bots: list[str], points: list[int]) -> MatchNotes:
    best = [n for n, p in enumerate(points) if p == max(points)]
    won = [1 / len(best) if n in best else 0.0 for n in range(len(points))]
    return MatchNotes(seed, bots, returns=won, points=[{"all": p} for p in points])


def test_each_result_is_compared_with_the_others_of_its_seat():
    found = deal_scores([match(1, ["a", "b"], [10, 4]), match(1, ["b", "a"], [7, 5])])
    a, b = found["a"][1], found["b"][1]
    assert (a.matchpoints, b.matchpoints) == (1.0, 0.0), "ahead by 6 where b was by 2; behind by 2 where b was by 6"
    assert (a.difference, b.difference) == (4.0, -4.0) and (a.won, b.won) == (0.5, 0.5)


def test_equal_results_share_and_a_win_counts_before_points():
    assert SeatResult("a", 0.5, 0).beats(SeatResult("b", 0.5, 0)) == 0.5
    assert SeatResult("a", 1.0, 1).beats(SeatResult("b", 0.5, 9)) == 1.0
    assert SeatResult("a", 0.0, -3).beats(SeatResult("b", 0.0, -2)) == 0.0


def test_an_unfinished_game_has_no_result_and_the_others_are_compared():
    games = [match(1, ["a", "b"], [3, 1]), match(1, ["b", "a"], [3, 1]), match(1, ["c", "a"], [9, 0])]
    games[1].returns = []
    found = deal_scores(games)
    assert found["a"][1].matchpoints == 0.0, "only the one against c counts: in seat 0 it was ahead by less"
    assert found["c"][1].matchpoints == 1.0
    assert found["b"][1].matchpoints == 1.0, "behind by 2 in seat 1, where a was behind by 9"
    assert "b" not in deal_scores([games[0], games[1]]), "nobody to be compared with"


def test_a_bot_is_not_compared_with_itself():
    games = [
        match(1, ["a", "b", "b"], [5, 1, 2]),
        match(1, ["b", "a", "b"], [1, 5, 2]),
        match(1, ["b", "b", "a"], [1, 2, 5]),
    ]
    assert deal_scores(games)["a"][1].matchpoints == 1.0 and deal_scores(games)["b"][1].matchpoints == 0.0


def test_certainty_grows_with_the_mean_and_shrinks_with_the_spread():
    assert deals_needed([1, 2, 3], 0) < deals_needed([0, 2, 4], 0) < deals_needed([-1, 1, 3], 0)
    assert deals_needed([1, -1], 0) == deals_needed([1], 0) == inf
    low, high = estimate([1, 2, 3])["low"], estimate([1, 2, 3])["high"]
    assert low is not None and high is not None and low < 2 < high


def test_one_deal_gets_no_interval() -> None:
    assert estimate([1.0]) == {"mean": 1.0, "low": None, "high": None}


def test_a_deal_of_the_stream_is_what_it_was_and_a_keyed_one_is_the_same_in_any_order():
    game = load(AGORA, 3)
    one, chance = deal_of(7, STREAM), chance_of(7)
    g = game.new()
    assert [one(g) for _ in range(20)] == [int(chance.pick(g.chance())) for _ in range(20)]
    two, three = deal_of(7, KEYED), deal_of(7, KEYED)
    row = [two(g) for _ in range(20)]
    four = deal_of(8, KEYED)
    assert row == [three(g) for _ in range(20)] != [four(g) for _ in range(20)]


def test_bots_play_duplicates_and_the_command_says_how_they_compare(tmp_path):
    (tmp_path / "last.py").write_text(LAST, "utf-8")
    last = f"{tmp_path / 'last.py'}:Bot"
    pairing = Pairing(AGORA, (last, "random", "random"))
    games = tournament(pairing, 18, 1, 1, luck=KEYED)
    assert [m.points for m in games] == [m.points for m in tournament(pairing, 18, 1, 1, luck=KEYED)]
    rows = duplicate_report(games)
    assert {row["bot"] for row in rows} == {last, "random"} and rows[0]["deals"] == 6
    arguments = ["lab", "duplicate", AGORA, "--bots", f"{last},random", "--deals", "6", "--jobs", "1"]
    said = CliRunner().invoke(app, [*arguments, "--json"])
    assert said.exit_code == 0 and json.loads(said.stdout)["rows"] == json.loads(json.dumps(rows))
    assert "matchpoints" in CliRunner().invoke(app, arguments).stdout


@pytest.mark.parametrize(("bots", "says"), [("random", "compare different bots"), ("nobody", "nobody")])
def test_who_cannot_be_compared_is_refused_with_a_sentence(bots, says):
    said = CliRunner().invoke(app, ["lab", "duplicate", AGORA, "--bots", bots])
    assert said.exit_code == 2 and says in said.output
