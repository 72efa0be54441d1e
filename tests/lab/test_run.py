"""Tournaments on disk: what a file may contain, resuming after any interruption, and the report page."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

polars = pytest.importorskip("polars")

from typer.testing import CliRunner  # noqa: E402

from petteia.cli import app  # noqa: E402
from petteia.lab import run as runs  # noqa: E402
from petteia.lab.figures import FEW, Impact, Mean, TableFigures, compared  # noqa: E402
from petteia.lab.page import _crosstable, _game, _standing_out, page_of  # noqa: E402
from petteia.lab.plan import PlanError, read_plan  # noqa: E402
from petteia.lab.report import Rate  # noqa: E402
from petteia.lab.run import RunError, TournamentRun, play_chunk  # noqa: E402
from tests import ROOT  # noqa: E402

pytestmark = pytest.mark.part("suites")
AGORA = f"{ROOT / 'tests' / 'games' / 'agora' / 'agora.py'}:GAME"
SMALL = f"""
games = 25
seed = 3
decisions = false
[[table]]
name = "agora"
game = "{AGORA}"
bots = ["random"]
"""
PARTHENON = """
games = 4
seed = 3
[[table]]
game = "parthenon"
bots = ["random"]
[[table]]
name = "quick"
game = "parthenon"
bots = ["random"]
options = { quick_start = "on" }
"""


def plan(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "plan.toml"
    file.write_text(text, "utf-8")
    return file


def lab(*words: str):
    return CliRunner().invoke(app, ["lab", *words], env={"COLUMNS": "160"})


def seats(folder: Path) -> polars.DataFrame:
    return polars.read_parquet(sorted((folder / "seats").glob("*.parquet"))).sort("table", "number", "seat")


@pytest.mark.parametrize(
    "text, says",
    [
        ("games = ", "is not TOML"),
        ("games = 3", "has no table"),
        ("gamse = 3", "there is no entry 'gamse'; right would be games"),
        ('games = "many"\n[[table]]', "games is a whole number, not 'many'"),
        ("[[table]]\nseats = 3", "table 1: it does not say its game"),
        ('[[table]]\ngame = "chess"', "table 1: there is no game 'chess'"),
        (
            '[[table]]\ngame = "parthenon"\nbots = ["minotaur"]',
            "there is no bot 'minotaur'; right would be one of: greedy",
        ),
        ('[[table]]\ngame = "parthenon"\nbots = []', "nobody plays; right would be some of"),
        ('[[table]]\ngame = "parthenon"\nseats = 2', "table 1: .* is not for 2 seats"),
        ('[[table]]\ngame = "parthenon"\nbots = ["random", "random", "random", "random"]\nseats = 3', "do not fit"),
        ('[[table]]\ngame = "parthenon"\noptions = { weather = "bad" }', "has no option 'weather'"),
        ('[[table]]\ngame = "parthenon"\noptions = { drafts = 2 }', "options are texts"),
        ('[[table]]\ngame = "parthenon"\ncomponents = "none.toml"', "cannot be read"),
        ('[[table]]\ngame = "parthenon"\ngames = 0', "games is a number from 1"),
        ('[[table]]\ngame = "parthenon"\nname = "../x"', "a name has letters"),
        ('[[table]]\ngame = "parthenon"\n[[table]]\ngame = "parthenon"', "two tables are called 'parthenon'"),
        (f'[[table]]\nname = "agora"\ngame = "{AGORA}"', "no compact features to observe.*or decisions = false"),
    ],
)
def test_a_file_that_says_no_tournament_gets_a_sentence(tmp_path, text, says):
    file = plan(tmp_path, text)
    with pytest.raises(PlanError, match=says):
        read_plan(file)
    done = lab("run", str(file))
    assert done.exit_code == 2 and "Traceback" not in done.stderr and not (tmp_path / "plan").exists()


def test_a_tournament_keeps_a_row_for_each_seat_and_each_decision(tmp_path):
    file = plan(tmp_path, PARTHENON)
    done = lab("run", str(file), "--jobs", "2", "--json")
    assert done.exit_code == 0, done.stderr
    assert json.loads(done.stdout) == {"folder": str(tmp_path / "plan"), "games": 8, "played_now": 8}
    rows = seats(tmp_path / "plan")
    assert rows.height == 8 * 3 and set(rows["table"]) == {"parthenon", "quick"}
    assert rows.group_by("table", "number").agg(polars.col("won").sum())["won"].to_list() == pytest.approx([1.0] * 8)
    decisions = polars.read_parquet(sorted((tmp_path / "plan" / "decisions").glob("*.parquet")))
    assert decisions.height == rows["decided"].sum() and decisions["features"].list.len().n_unique() == 1
    page = tmp_path / "plan.html"
    done = lab("report", str(tmp_path / "plan"))
    assert done.exit_code == 0, done.stderr
    text = page.read_text("utf-8")
    assert text.count("<svg") > 8 and "Wins by island" in text and "These are not causes" in text
    assert "<h2>Parthenon: Rise of the Aegean</h2>" in text and "fair share" in text
    assert "http" not in text and "<script" not in text, "it fetches nothing"


def test_the_page_says_first_who_wins_beyond_doubt(tmp_path):
    """Twenty games in which the first seat always wins: that is no luck, and the page reports nothing else as
    significant."""
    run = TournamentRun(read_plan(plan(tmp_path, SMALL)), tmp_path / "plan")
    run.open()
    run.play(jobs=1)
    for file in (tmp_path / "plan" / "seats").glob("*.parquet"):
        rows = polars.read_parquet(file)
        rows.with_columns(won=(polars.col("seat") == 0).cast(polars.Float64)).write_parquet(file)
    text = page_of(tmp_path / "plan")
    assert "<li>1 (seat) wins more: 100.0% (" in text and "<li>2 (seat) wins less: 0.0% (" in text
    even = [Rate("1", 10, 20), Rate("2", 10, 20)]
    figures = TableFigures("t", "deukalion", "Deukalion", 2, 20, [], {"seat": even})
    assert "beyond doubt.</p>" in _standing_out([figures])


def test_a_run_goes_on_where_it_was_and_plays_nothing_twice(tmp_path, monkeypatch):
    run = TournamentRun(read_plan(plan(tmp_path, SMALL)), tmp_path / "kept")
    run.open()
    played = []

    def counted(piece):
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(piece.first)
        return play_chunk(piece)

    monkeypatch.setattr(runs, "play_chunk", counted)
    with pytest.raises(KeyboardInterrupt):
        run.play(jobs=1)
    assert run.done == 20 and played == [0, 10]
    monkeypatch.setattr(runs, "play_chunk", lambda piece: played.append(piece.first) or play_chunk(piece))
    again = TournamentRun(run.plan, run.folder)
    again.open()
    assert again.done == 20
    again.play(jobs=1)
    assert again.done == 25 and played == [0, 10, 20]
    whole = TournamentRun(run.plan, tmp_path / "whole")
    whole.open()
    whole.play(jobs=1)
    clockless = polars.exclude("seconds")
    assert seats(run.folder).select(clockless).equals(seats(whole.folder).select(clockless))


def test_a_run_that_is_killed_goes_on(tmp_path):
    file = plan(tmp_path, SMALL.replace("games = 25", "games = 400"))
    command = [sys.executable, "-m", "petteia", "lab", "run", str(file), "--jobs", "2"]
    kept = tmp_path / "plan" / "seats"
    killed = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)
    while not kept.is_dir() or len(list(kept.glob("*.parquet"))) < 3:
        assert killed.poll() is None
        time.sleep(0.01)
    os.killpg(killed.pid, signal.SIGKILL)
    killed.wait()
    before = {path.name: path.stat().st_mtime_ns for path in kept.glob("*.parquet")}
    assert len(before) < 40
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["played_now"] == 400 - 10 * len(before)
    assert {name: (kept / name).stat().st_mtime_ns for name in before} == before, "what was there is not played again"
    assert seats(tmp_path / "plan").select("number", "seat").n_unique() == 1200


def test_an_interrupted_run_says_what_is_kept_and_goes_on(tmp_path):
    file = plan(tmp_path, SMALL.replace("games = 25", "games = 400"))
    command = [sys.executable, "-m", "petteia", "lab", "run", str(file), "--jobs", "2"]
    kept = tmp_path / "plan" / "seats"
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    while not kept.is_dir() or len(list(kept.glob("*.parquet"))) < 4:
        assert running.poll() is None
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: all of them at once
    told = running.communicate(timeout=120)[1]
    there = 10 * len(list(kept.glob("*.parquet")))
    assert running.returncode == 130, told
    assert f"interrupted; {there} of 400 games are kept, and the same command goes on" in told
    assert "Traceback" not in told and not list((tmp_path / "plan").rglob(".*"))
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["played_now"] == 400 - there
    assert seats(tmp_path / "plan").select("number", "seat").n_unique() == 1200


def test_a_process_that_dies_is_replaced(tmp_path):
    run = TournamentRun(read_plan(plan(tmp_path, SMALL.replace("games = 25", "games = 300"))), tmp_path / "kept")
    run.open()
    victims = []

    def kill_one(done: int) -> None:
        if not victims and done < 200:
            children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
            workers = [pid for pid in children if b"multiprocessing.spawn" in Path(f"/proc/{pid}/cmdline").read_bytes()]
            victims.extend(workers[:1])
            os.kill(int(victims[0]), signal.SIGKILL)

    if not Path("/proc/self/task").is_dir():
        pytest.skip("/proc is not there")
    run.play(2, kill_one)
    assert victims and run.done == 300
    assert seats(run.folder).select("number", "seat").n_unique() == 900 == seats(run.folder).height


def test_a_full_disk_is_told_and_what_is_finished_is_kept(tmp_path, monkeypatch):
    run = TournamentRun(read_plan(plan(tmp_path, SMALL)), tmp_path / "kept")
    run.open()
    write, times = runs.whole, []

    def full(file, content):
        times.append(file)
        if len(times) > 2:
            raise OSError(28, "No space left on device")
        write(file, content)

    monkeypatch.setattr(runs, "whole", full)
    with pytest.raises(RunError, match=r"no room left for .*kept.*20 of 25 games are kept"):
        run.play(jobs=1)
    monkeypatch.setattr(runs, "whole", write)
    again = TournamentRun(run.plan, run.folder)
    again.open()
    again.play(jobs=1)
    assert seats(run.folder).height == 75 and not list(run.folder.rglob(".*"))


def test_another_plan_s_folder_is_left_alone(tmp_path):
    file = plan(tmp_path, SMALL)
    TournamentRun(read_plan(file), tmp_path / "plan").open()
    file.write_text(SMALL.replace("seed = 3", "seed = 4"), "utf-8")
    done = lab("run", str(file))
    assert done.exit_code == 2 and "holds the games of another plan" in done.stderr


def test_a_page_that_cannot_be_written_leaves_the_one_that_was_there(tmp_path, monkeypatch):
    done = lab("run", str(plan(tmp_path, SMALL)), "--jobs", "1")
    assert done.exit_code == 0, done.stderr
    page = tmp_path / "plan.html"
    page.write_text("before", "utf-8")

    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(runs.os, "fsync", full)
    done = lab("report", str(tmp_path / "plan"))
    assert done.exit_code == 2 and "No space left on device" in done.stderr and "Traceback" not in done.stderr
    assert page.read_text("utf-8") == "before" and not list(tmp_path.glob(".*"))


def test_a_folder_without_a_tournament_has_no_page(tmp_path):
    done = lab("report", str(tmp_path))
    assert done.exit_code == 2 and "there is no tournament" in done.stderr


def test_records_are_exported_with_what_each_seat_saw(tmp_path):
    golden = sorted((ROOT / "tests" / "rules" / "parthenon" / "golden").glob("*.record"))[:2]
    done = lab("export", *map(str, golden), "--into", str(tmp_path / "data"))
    assert done.exit_code == 0, done.stderr
    decisions = polars.read_parquet(sorted((tmp_path / "data" / "decisions").glob("*.parquet")))
    assert decisions.height > 0 and (decisions["options"] > 1).all()
    assert set(decisions["table"]) == {file.stem for file in golden}
    assert f"2 games and {decisions.height} decisions" in done.stdout
    bad = tmp_path / "bad.record"
    bad.write_text("nothing", "utf-8")
    done = lab("export", str(bad), "--into", str(tmp_path / "data"))
    assert done.exit_code == 2 and "Traceback" not in done.stderr


def test_a_difference_that_rests_on_a_handful_is_not_told():
    assert compared([(73, 73, 0, 1)]) == (None, 0.0), "one who did not use it says nothing about those who did"
    gap, reach = compared([(60, 100, 40, 100)])
    assert gap == pytest.approx(0.2) and 0.1 < reach < 0.2
    assert compared([(6, 10, 4, 10)] * 9)[1] > reach, "fewer games in all, and less certain"
    assert FEW > 10


def test_what_is_certain_stands_before_what_is_large():
    users, others = Rate("used", 1, 2), Rate("not", 1, 2)
    sure, large = Impact("sure", users, others, 0.1, 0.02), Impact("large", users, others, -0.5, 0.6)
    untold = Impact("untold", users, others, None)
    assert sure.beyond_doubt() == pytest.approx(0.08) and large.beyond_doubt() == untold.beyond_doubt() == 0


def test_the_page_gives_points_and_endings_their_intervals():
    shown = TableFigures("one", "x", "X", 2, 40, ["a"], endings={"a Wonder": 10})
    shown.points = {"cities": (Mean.of([1, 3, 1, 3]), Mean.of([3]))}
    page = _game("x", [shown])
    assert "25.0% (14.2–40.2) of 40" in page
    assert "2.00 ± 1.13" in page and "<td>3.00</td>" in page


def test_the_page_shows_everybody_against_everybody_with_intervals():
    beaten = {"a": {"b": Rate("b", 30.0, 40)}, "b": {"a": Rate("a", 10.0, 40)}}
    shown = TableFigures("one", "x", "X", 2, 40, ["a", "b"], against=beaten)
    assert "75.0% (59.8–85.8)" in _crosstable(shown) and "25.0% (14.2–40.2)" in _crosstable(shown)
