"""A tournament on a Ray cluster of several processes, one of which is killed in the middle."""

import os
import signal
from pathlib import Path

import pytest

pytest.importorskip("polars")
ray = pytest.importorskip("ray")

import polars  # noqa: E402

from petteia.lab.plan import read_plan  # noqa: E402
from petteia.lab.run import TournamentRun  # noqa: E402
from tests import ROOT  # noqa: E402

pytestmark = pytest.mark.part("suites")
AGORA = f"{ROOT / 'tests' / 'games' / 'agora' / 'agora.py'}:GAME"


@pytest.mark.soak
@pytest.mark.filterwarnings("default")
def test_nothing_is_lost_and_nothing_twice_when_a_process_is_killed(tmp_path: Path):
    file = tmp_path / "plan.toml"
    table = f'[[table]]\nname = "agora"\ngame = "{AGORA}"\nbots = ["random"]\n'
    file.write_text(f"games = 300\nseed = 5\ndecisions = false\n{table}", "utf-8")
    run = TournamentRun(read_plan(file), tmp_path / "kept")
    run.open()
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if killed or done < 40:
            return
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if (folder / "cmdline").read_bytes().startswith(b"ray::play_piece"):
                    killed.append(int(folder.name))
                    os.kill(killed[0], signal.SIGKILL)
                    return
            except OSError:
                continue

    run.play_on_ray("local", kill_one, cpus=3)
    assert killed and run.done == 300
    rows = polars.read_parquet(sorted((run.folder / "seats").glob("*.parquet")))
    assert rows.height == 900 and rows.select("number", "seat").n_unique() == 900
    alone = TournamentRun(run.plan, tmp_path / "alone")
    alone.open()
    alone.play(jobs=1)
    here = polars.read_parquet(sorted((alone.folder / "seats").glob("*.parquet")))
    without = polars.exclude("seconds")
    order = ("number", "seat")
    assert rows.sort(order).select(without).equals(here.sort(order).select(without))
