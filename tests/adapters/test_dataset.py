"""The data set: the same command makes the same files, loaders read what was played, and a changed file is found."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

pytest.importorskip("polars", reason="the extra lab brings it; make test-suites installs it")
import numpy as np

from petteia.benchmark import dataset
from petteia.benchmark.dataset import CARD, DataError, DataPlan, make, seating
from petteia.benchmark.shards import Shards
from petteia.bots.observation import COMPACT
from petteia.cli import app
from petteia.engine.generator import chance_of
from petteia.engine.protocol import CHANCE
from petteia.games import load

GAMES = 4
PLAN = DataPlan("age_of_mythology", 2, COMPACT, GAMES)


@pytest.fixture(scope="module")
def small() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dataset, "GAMES_IN_A_SHARD", 2)
        patch.setattr(dataset, "seating", lambda plan, deal: ["fisher", "random"][:: 1 if deal % 2 else -1])
        yield


@pytest.fixture(scope="module")
def folder(small: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("data")
    make(PLAN, into, jobs=1)
    return into


def test_the_rows_are_the_games_that_were_played(folder: Path):
    """Carried out again from the deals, the decisions lead to the ends that are noted, and were among the options."""
    shards = Shards(folder)
    rows = [shards.rows(name) for name in shards.names]
    assert sum(len(each["action"]) for each in rows) == len(shards) > 200
    game = load("age_of_mythology", 2)
    for each in rows:
        assert all(each["mask"][at, action] == 1 for at, action in enumerate(each["action"]))
        assert (each["mask"].sum(1) > 1).all() and (abs(each["chances"].sum(1) - 1000) <= 2).all()
        for number in np.unique(each["game"]):
            mine = each["game"] == number
            luck, state, made = chance_of(int(each["deal"][mine][0])), game.new(), iter(each["action"][mine])
            while who := state.pending():
                if who is CHANCE:
                    state.resolve(int(luck.pick(state.chance())))
                else:
                    options = [int(n) for n in state.legal(who[0])]
                    state.apply(who[0], options[0] if len(options) == 1 else int(next(made)))
            assert next(made, None) is None
            assert all(
                state.returns()[seat] == won for seat, won in zip(each["seat"][mine], each["won"][mine], strict=True)
            )


def test_the_same_command_makes_the_same_files_and_goes_on(folder: Path, tmp_path: Path):
    made = make(DataPlan("age_of_mythology", 2, COMPACT, 3), tmp_path, jobs=1)
    first = tmp_path / "shard-00000.parquet"
    written = first.stat().st_mtime_ns
    more = make(PLAN, tmp_path, jobs=1)
    assert first.stat().st_mtime_ns == written and len(made["shards"]) == len(more["shards"]) == 2
    for file in sorted(folder.iterdir()):
        assert (tmp_path / file.name).read_bytes() == file.read_bytes()
    with pytest.raises(DataError, match="another data set"):
        make(DataPlan("age_of_mythology", 3, COMPACT, GAMES), tmp_path, jobs=1)


def test_batches_have_every_decision_once_in_any_order(folder: Path):
    shards = Shards(folder)
    keys = [
        [
            (int(game), int(at))
            for rows in shards.batches(64, seed)
            for game, at in zip(rows["game"], rows["decision"], strict=True)
        ]
        for seed in (None, 1, 1)
    ]
    assert keys[0] == sorted(keys[0]) and len(set(keys[0])) == len(shards) == len(keys[0])
    assert keys[1] == keys[2] != keys[0] and sorted(keys[1]) == keys[0]
    halves = [sum(len(rows["action"]) for rows in shards.batches(64, part=part, parts=2)) for part in (0, 1)]
    assert sum(halves) == len(shards) and min(halves) > 0


def test_pytorch_streams_the_same(folder: Path):
    torch = pytest.importorskip("torch", reason="the extra learn brings it")
    shards = Shards(folder)
    batches = list(shards.torch(128))
    assert sum(len(rows["action"]) for rows in batches) == len(shards)
    assert batches[0]["observation"].dtype == torch.int16 and batches[0]["observation"].shape[1] == shards.features


def test_a_changed_or_missing_file_is_found(folder: Path, tmp_path: Path):
    for file in folder.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    Shards(tmp_path).check()
    changed = tmp_path / "shard-00001.parquet"
    changed.write_bytes(changed.read_bytes()[:-1] + b"x")
    with pytest.raises(DataError, match="is not the file that was written"):
        Shards(tmp_path).check()
    changed.unlink()
    with pytest.raises(DataError, match="cannot be read"):
        Shards(tmp_path).check()
    with pytest.raises(DataError, match="there is no data set"):
        Shards(tmp_path / "nowhere")
    (tmp_path / "manifest.json").write_text('{"format": 1}')
    with pytest.raises(DataError, match="is not as petteia benchmark data writes it"):
        Shards(tmp_path)


def test_the_card_says_what_is_in_it(folder: Path):
    said, manifest = (folder / CARD).read_text("utf-8"), json.loads((folder / "manifest.json").read_text("utf-8"))
    assert f"{len(Shards(folder)):,} decisions" in said and "MIT" in said and manifest["version"] in said
    assert all(f"`{column}`" in said for column in ("observation", "legal", "action", "chances", "won"))


def test_levels_are_drawn_anew_for_every_game():
    tables = {tuple(seating(PLAN, deal)) for deal in range(300)}
    assert len(tables) > 30


def test_bad_input_gets_a_sentence(folder: Path):
    for words, says in (
        (("nothing", "--into", "x"), "there is no game 'nothing'"),
        (("deukalion", "--into", "x", "--seats", "9"), "is not for 9 seats"),
        (("deukalion", "--into", "x", "--observation", "all"), "right would be one of"),
        (("deukalion", "--into", str(folder)), "right would be an empty folder"),
        (("deukalion", "--into", str(folder / CARD)), "cannot be written"),
    ):
        told = CliRunner().invoke(app, ["benchmark", "data", *words], env={"COLUMNS": "160"})
        assert told.exit_code == 2 and says in told.output.replace("\n", " "), told.output
