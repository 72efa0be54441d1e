"""`petteia bench` and the loops it measures with."""

import json
import re
import runpy
import sys
from pathlib import Path

import pytest
from agora import GAME
from typer.testing import CliRunner, Result

from petteia.cli import app
from petteia.cli.bench import cpu, figure
from petteia.engine import measure
from petteia.engine.build import build
from petteia.engine.driver import random_choices, random_game
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from tests import budget

AGORA = f"{Path(__file__).resolve().parents[1] / 'games' / 'agora' / 'agora.py'}:GAME"


def run(*args: str) -> Result:
    return CliRunner().invoke(app, ["bench", *args])


def count_by_hand(seed: int) -> int:
    """Decisions of a random game through the public protocol alone."""
    game, rng, decisions = GAME(), Generator(seed), 0
    state = game.new()
    while state.pending():
        if state.pending() is CHANCE:
            state.resolve(rng.pick(state.chance()))
            continue
        seat = state.pending()[0]
        options = list(state.legal(seat))
        if len(options) > 1:
            decisions += 1
        state.apply(seat, options[rng.below(len(options))] if len(options) > 1 else options[0])
    return decisions


def test_a_decision_is_a_choice_among_two_or_more() -> None:
    game = GAME()
    for seed in range(budget(50)):
        assert random_game(game.new(), Generator(seed), game.bound) == count_by_hand(seed)


def test_the_games_of_a_run_are_added_up() -> None:
    game, rng = GAME(), Generator(3)
    each = sum(random_game(game.new(), rng, game.bound) for _ in range(20))
    assert measure.random_games(game, Generator(3), 20) == each


def test_a_midgame_position_is_half_way_and_somebody_has_a_choice() -> None:
    game = GAME()
    for seed in range(budget(30)):
        whole = random_game(game.new(), Generator(seed), game.bound)
        state = game.new()
        assert random_choices(state, Generator(seed), whole // 2, game.bound) == whole // 2
        assert len(state.legal(state.pending()[0])) >= 2
        assert state.digest() == measure.midgame(game, seed).digest()


def test_time_and_count_are_both_told() -> None:
    game = GAME()
    states = measure.midgames(game, 1)
    before = [state.digest() for state in states]
    played, copied = measure.play_for(game, Generator(1), 0.02), measure.copy_for(states, 0.02)
    for tally in (played, copied, measure.list_for(states, 0.02)):
        assert tally.count > 0 and tally.seconds >= 0.02
        assert tally.rate() * tally.each() == pytest.approx(1)
    assert [state.digest() for state in states] == before, "measuring changes nothing"


def test_a_list_is_only_measured_where_a_seat_decides() -> None:
    with pytest.raises(ValueError, match="in none of the positions"):
        measure.list_for([GAME().new()], 0.01)


MORE_PAGES = 2000
"""A process that has grown this much has no free memory left to reuse."""


@pytest.mark.skipif(not Path("/proc/self/statm").is_file(), reason="needs the resident size from /proc")
def test_the_weight_of_a_position_is_what_the_process_grows_by() -> None:
    import resource

    states = measure.midgames(GAME(), 1)
    weight = measure.weigh(states)
    pages = lambda: int(Path("/proc/self/statm").read_text().split()[1])  # noqa: E731
    kept, free = [], pages()
    while pages() < free + MORE_PAGES:  # fills what earlier tests have left free, however much that is
        kept += [state.clone() for _ in range(100) for state in states]
    before = pages()
    kept += [state.clone() for _ in range(2000) for state in states]
    grown = (pages() - before) * resource.getpagesize() / (2000 * len(states))
    assert weight == pytest.approx(grown, rel=0.25)


def test_the_nearest_number_of_seats_is_taken() -> None:
    assert measure.nearest_seats((2, 3, 4, 5)) == 4
    assert measure.nearest_seats((2, 3)) == 3
    assert measure.nearest_seats((2, 6)) == 6, "the larger of two that are equally near"


def test_the_table_is_for_people() -> None:
    told = run("--game", AGORA, "--seconds", "0.2", "--rounds", "2")
    assert told.exit_code == 0, told.output
    row = r"^agora +(pure|interpreted) +3 +[\d,]+ ±\d+% +[\d.]+ ±\d+% +[\d.]+ ±\d+% +[\d,]+$"
    assert re.search(row, told.stdout, re.MULTILINE)


def test_the_json_has_figures_and_versions() -> None:
    told = run("--game", AGORA, "--seconds", "0.2", "--rounds", "2", "--json")
    answer = json.loads(told.stdout)
    assert set(answer["versions"]) == {"petteia", "form", "python", "librt", "machine", "cpu"}
    assert answer["versions"]["form"] == build()
    (agora,) = answer["games"]
    assert (agora["game"], agora["seats"]) == ("agora", 3)
    for key in ("decisions_per_second", "copy_microseconds", "legal_microseconds"):
        figures = agora[key]
        assert len(figures["rounds"]) == 2
        assert 0 < figures["lowest"] <= figures["median"] <= figures["highest"]
    assert 10 < agora["decisions_per_game"] < 20
    assert 200 < agora["bytes_per_state"] < 10_000


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--seconds", "0.01"), "too short to measure; right would be --seconds 2"),
        (("--seconds", "nan"), "too short to measure"),
        (("--rounds", "0"), "0 rounds cannot be measured"),
        (("chess",), "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_measured_is_refused_with_a_sentence(args: tuple[str, ...], said: str) -> None:
    told = run(*args)
    assert told.exit_code == 2 and said in told.stderr


def test_figures_show_how_far_the_rounds_stray() -> None:
    assert figure([90.0, 100.0, 105.0], "{:.0f}") == "100 ±10%"


def test_the_processor_is_named(tmp_path: Path) -> None:
    info = tmp_path / "cpuinfo"
    info.write_text("processor\t: 0\nmodel name\t: Aegean   9000\n")
    assert cpu(info) in ("Aegean 9000", cpu(tmp_path / "none"))
    assert cpu() != ""


def test_chances_are_held_against_who_won(monkeypatch, capsys):
    script = Path(__file__).resolve().parents[2] / "bench" / "calibration.py"
    monkeypatch.setattr(sys, "argv", [str(script), AGORA, "--games", "6"])
    runpy.run_path(str(script), run_name="__main__")
    told = capsys.readouterr().out
    rows = [
        line.split("|") for line in told.splitlines() if line.startswith("| ") and "%" in line and "told" not in line
    ]
    assert sum(int(row[2]) for row in rows) == 6, "one seat of each game"
    assert "always telling a fair share has" in told


def test_waits_are_counted_by_the_step_that_asks(monkeypatch, capsys):
    script = Path(__file__).resolve().parents[2] / "bench" / "waits.py"
    monkeypatch.setattr(sys, "argv", [str(script), AGORA, "--seats", "3", "--games", "2", "--json"])
    runpy.run_path(str(script), run_name="__main__")
    played = json.loads(capsys.readouterr().out)
    assert len(played) == 2 and all(sum(one.values()) > 0 for one in played)
    monkeypatch.setattr(sys, "argv", [str(script), AGORA, "--seats", "3", "--games", "2"])
    runpy.run_path(str(script), run_name="__main__")
    told = capsys.readouterr().out
    totals = sorted(sum(one.values()) for one in played)
    assert f"({totals[0]}–{totals[1]})" in told and "| step | waits | range |" in told
    monkeypatch.setattr(sys, "argv", [str(script), AGORA, "--seats", "3", "--games", "1", "--plans", "--beside"])
    runpy.run_path(str(script), run_name="__main__")
    told = capsys.readouterr().out
    assert "\nWith plans: " in told and "\nAsked side by side: " in told
    monkeypatch.setattr(sys, "argv", [str(script), AGORA, "--games", "0"])
    with pytest.raises(SystemExit):
        runpy.run_path(str(script), run_name="__main__")
    assert "--games is 0; right would be 1 or more" in capsys.readouterr().err
