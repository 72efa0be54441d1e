"""Golden records give the same baselines, and every seat sees the accepted snapshots."""

from difflib import unified_diff
from itertools import islice

import pytest

from petteia.engine.record import Record
from petteia.engine.replay import Replay
from petteia.games import find
from tests import some
from tests.record import baselines, snapshots
from tests.record.baselines import EARLIER, GAMES, Baseline, box, kept, paths
from tests.record.snapshots import ACCEPT, MOMENT, accept, accepted, chosen, covered, play

EVERY = [(game, name) for game in GAMES for name in paths(game)]
BETWEEN = {"age_of_mythology": ("seats-4", "seats-5", "seats-7"), "parthenon": ("seats-4", "seats-5")}
"""Whole games between that of the fewest and that of the most seats: they say more about the rules, which the compiled
form plays all of, and nothing about the form that is ten times slower."""
SOME = some(EVERY, [(game, name) for game, name in EVERY if name not in BETWEEN.get(game, ())])
LINES = 30
"""The number of lines of a difference that are shown."""


@pytest.mark.parametrize(("game", "name"), SOME)
def test_a_golden_record_comes_to_what_it_did_and_shows_what_is_accepted(game: str, name: str) -> None:
    before = kept(game)[1].get(name)
    shown = accepted(game, name)
    now = play(paths(game)[name].read_bytes(), chosen(shown))
    assert before is not None and before.text == now.baseline.text, f"{name} was made anew: make snapshots"
    assert before == now.baseline, (
        f"other events or options: python -m tests.record.baselines {game} {name} tells them. If a game under way "
        "could notice, raise RULES_VERSION and say in the manifest which rules changed; then make snapshots"
    )
    if now.snapshot != shown:
        lines = unified_diff(shown.splitlines(), now.snapshot.splitlines(), "accepted", "now", n=1, lineterm="")
        pytest.fail("\n".join([*islice(lines, LINES), ACCEPT]), pytrace=False)
    assert set(now.first) <= covered(game), "a kind of question is shown nowhere: make snapshots"


@pytest.mark.parametrize("game", GAMES)
def test_baselines_are_those_of_the_records_and_rules_there_are(game: str) -> None:
    version, rows = kept(game)
    assert set(rows) == set(paths(game)) and version == find(game).RULES_VERSION, "make snapshots"
    assert {path.stem for path in (snapshots.FOLDER / game).glob("*")} <= set(rows)


@pytest.mark.parametrize("path", sorted(EARLIER.glob("*/*.record")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_an_earlier_version_is_played_as_it_was(path) -> None:
    record = Record.parse(path.read_bytes())
    replay = Replay(record, box(record))
    replay.run()
    assert replay.digests == len(record.marks) > 0


@pytest.fixture
def copies(tmp_path, monkeypatch):
    """A few records of Deukalion, with baselines and snapshots of their own."""
    few = {name: path for name, path in paths("deukalion").items() if name in ("horse", "styx")}
    monkeypatch.setattr(baselines, "FOLDER", tmp_path / "baselines")
    monkeypatch.setattr(snapshots, "FOLDER", tmp_path / "snapshots")
    monkeypatch.setattr(snapshots, "paths", lambda game: few)
    accept("deukalion", unnoticed=False)
    return tmp_path / "snapshots" / "deukalion"


def test_what_is_accepted_is_shown_where_it_was_and_conflicts_do_not_matter(copies) -> None:
    before = {path.name: path.read_text() for path in copies.iterdir()}
    assert {kind for text in before.values() for _, kind in MOMENT.findall(text)} > {"EnterStyx styx below points room"}
    name = next(iter(before))
    (copies / name).write_text(
        f"<<<<<<< ours\n{before[name]}=======\n{before[name].replace('H4', 'H5')}>>>>>>> theirs\n"
    )
    accept("deukalion", unnoticed=False)
    assert {path.name: path.read_text() for path in copies.iterdir()} == before


def test_other_options_are_accepted_only_with_other_rules_or_if_no_game_could_notice(copies) -> None:
    version, rows = kept("deukalion")
    assert version == 1 and set(rows) == {"horse", "styx"}
    baselines.keep("deukalion", version, {**rows, "styx": Baseline(rows["styx"].text, rows["styx"].events, "0" * 16)})
    with pytest.raises(
        SystemExit, match="styx: other events or options than before, and the rules have version 1 still"
    ):
        accept("deukalion", unnoticed=False)
    assert kept("deukalion")[1] != rows
    accept("deukalion", unnoticed=True)
    assert kept("deukalion") == (version, rows)
