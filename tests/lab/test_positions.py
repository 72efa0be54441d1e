"""Searching games for puzzles and positions: resumable, and the same with any number of processes."""

import json

import pytest

import petteia
from petteia.bots.rollouts import WITHIN, Rollouts
from petteia.lab import positions
from petteia.lab.positions import PuzzleSearch, SearchError, SearchRun, decisions, lines_of, view_of
from petteia.lab.puzzles import book_from
from tests.bots.asked import first_choice

SMALL = PuzzleSearch("deukalion", (2,), sifted=2, rolled=1, worlds=20)
LEVELS = dict.fromkeys(("shepherd", "fisher", "merchant", "hoplite", "seer", "olympian"), 100)


@pytest.fixture
def quick(monkeypatch):
    """Games and play-outs take longer than a test: both are given."""
    game = petteia.load("deukalion", 2)
    state, seat, options = first_choice(game, 4)
    cells = tuple(int(x) for x in state.pack())
    kind = state.prompt(seat).key
    one = positions.FoundDecision(4, seat, kind, ("Setup",), 1, "", cells, options[0])

    def looked(search, seed):
        rolled = {**vars(one), "best": options[0], "chance": 50.0, "error": 1.0, "worlds": 48, "options": []}
        found = [{**vars(one), "sieve": {}}] if seed % 2 else []
        return {"line": "game", "seed": seed, "seats": 2, "sifted": 2, "rolled": [rolled], "puzzles": found}

    def proved(search, seed, number, cells, seat):
        gaps = [[action, 12.0 + seed, 0.5, 1000] for action in options[1:]]
        found = {"best": options[0], "chance": 61.0, "worlds": 1000, "gaps": gaps}
        solved = dict.fromkeys(LEVELS, 3 if seed == 1 else 0)
        return {"line": "proof", "seed": seed, "number": number, "proof": found, "solved": solved, "tries": 3}

    monkeypatch.setattr(positions, "look_at", looked)
    monkeypatch.setattr(positions, "prove", proved)


def test_a_search_goes_on_where_it_was_cut_off(tmp_path, quick):
    whole, cut = SearchRun(SMALL, tmp_path / "whole.jsonl"), tmp_path / "cut.jsonl"
    whole.run(4)
    assert len(whole.games) == 4 and whole.rolled == 4 and whole.puzzles == 2
    text = (tmp_path / "whole.jsonl").read_text()
    for at in (0, 40, len(text) // 3, len(text) // 2, len(text) - 2):
        cut.write_text(text[:at])
        again = SearchRun(SMALL, cut)
        again.run(4)
        assert sorted(again.games) == sorted(whole.games) and again.proofs == whole.proofs
        assert sorted(map(json.dumps, lines_of(cut))) == sorted(map(json.dumps, lines_of(tmp_path / "whole.jsonl")))
    with pytest.raises(SearchError, match="another search"):
        SearchRun(PuzzleSearch("deukalion", (3,)), cut).run(1)
    enough = SearchRun(SMALL, tmp_path / "enough.jsonl")
    enough.run(50, puzzles=3)
    assert enough.puzzles == 3


def test_a_book_has_one_puzzle_of_a_kind_and_a_game(tmp_path, quick):
    run = SearchRun(SMALL, tmp_path / "search.jsonl")
    run.run(4)
    book = book_from(run, LEVELS, 10)
    (one,) = book.puzzles.values()  # both games have the same position
    assert one.margin == 15.0 and one.solved["olympian"] == 0 and one.rating > book.middle and one.seat in (0, 1)
    assert book.difficulty(one.rating) == "hard"


@pytest.mark.soak
def test_a_real_search_finds_what_any_number_of_processes_would(tmp_path):
    search = PuzzleSearch("deukalion", (2,), sifted=4, rolled=1, worlds=20)
    alone, together = SearchRun(search, tmp_path / "a.jsonl"), SearchRun(search, tmp_path / "b.jsonl")
    alone.run(2)
    together.run(2, workers=2)
    assert alone.games == together.games and alone.proofs == together.proofs and alone.rolled == 2
    for line in alone.games.values():
        for one in line["rolled"]:
            assert 2 * one["error"] <= WITHIN or one["worlds"] >= 1200


@pytest.mark.soak
def test_positions_of_a_game_are_what_their_seats_saw():
    game = petteia.load("deukalion", 2)
    them = decisions(game, 5)
    assert [one.number for one in them] == list(range(len(them))) and decisions(game, 5) == them
    for one in them[::40]:
        state, known = view_of(game, one.cells, one.seat)
        assert one.action in [int(x) for x in state.legal(one.seat)]
        assert [run.action for run in Rollouts(game).options(known)] == [int(x) for x in state.legal(one.seat)]


def test_a_corpus_has_a_row_for_each_rolled_out_position(tmp_path, quick):
    polars = pytest.importorskip("polars")
    from typer.testing import CliRunner

    from petteia.cli import app

    into = tmp_path / "corpus.parquet"
    asked = ["corpus", "deukalion", "--search", str(tmp_path / "c.jsonl"), "--into", str(into), "--seats", "2"]
    done = CliRunner().invoke(app, [*asked, "--positions", "20", "--json"])
    assert done.exit_code == 0, done.output
    frame = polars.read_parquet(into)
    assert frame.height == json.loads(done.stdout)["positions"] == 4  # the given games have one position each
    assert frame["within"].all() and frame["best"].to_list() == frame["played"].to_list()
    assert frame["cells"][0].len() > 100 and frame["features"][0].len() > 10
    other = ["corpus", "parthenon", *asked[2:-2], "--positions", "0"]
    refused = CliRunner().invoke(app, other)
    assert refused.exit_code == 2 and "holds a search of deukalion" in refused.stderr.replace("\n", " ")
