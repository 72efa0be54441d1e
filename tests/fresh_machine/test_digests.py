"""Same games, same digests: in both forms, under every hash seed, in every CPython found here."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import petteia.games
from petteia.games import shelf
from tests import budget
from tests.fresh_machine.conftest import ROOT, from_make, run

SCRIPT = Path(__file__).with_name("digests.py")
SOURCE = f"{ROOT}/tests/games/agora/agora.py:GAME"
PURE = ROOT / ".venv-pure" / "bin" / "python"
GAMES = budget(1000)
SHELF_GAMES = dict.fromkeys(sorted(shelf()), 1) | {"age_of_mythology": 2}
"""Fewer: games on the shelf are long. 150 times as many in the soak; golden records are played in both forms, too."""
ABOUT = "import sys, sysconfig; v = sys.version_info; print(sys.implementation.name, v[0], v[1], v[2], v[3], \
sysconfig.get_config_var('Py_GIL_DISABLED') or 0, sys.base_prefix)"


def pythons() -> dict[str, Path]:
    """Every released CPython from 3.11 on that can be found, one for each version: on the path, or with pyenv."""
    folders = [Path(f) for f in os.environ.get("PATH", "").split(os.pathsep) if f]
    folders += sorted(Path("~/.pyenv/versions").expanduser().glob("*/bin"))
    files = [p for f in folders if f.is_dir() for p in sorted(f.iterdir()) if re.fullmatch(r"python3(\.\d+)?", p.name)]
    found: dict[str, Path] = {}
    for file in files:
        asked = subprocess.run([file, "-c", ABOUT], capture_output=True, text=True, check=False)
        if asked.returncode == 0:
            name, major, minor, micro, level, free_threaded, _ = asked.stdout.split(maxsplit=6)
            if name == "cpython" and (int(major), int(minor)) >= (3, 11) and level == "final" and free_threaded == "0":
                found.setdefault(f"{major}.{minor}.{micro}", file)
    return found


PYTHONS = pythons()


def digests(python: Path | str, game: str, seed: str, games: int = GAMES) -> tuple[str, list[str]]:
    """The first line, which names the build, and a line for each game."""
    said = run(python, "-P", SCRIPT, game, str(games), cwd=Path(sys.prefix), env={"PYTHONHASHSEED": seed}).stdout
    about, *lines = said.splitlines()
    assert len(lines) == games
    return about, lines


@pytest.fixture(scope="module")
def reference() -> list[str]:
    """The digests of the pure form."""
    from_make("PETTEIA_PURE_WHEEL")
    about, lines = digests(PURE, SOURCE, "0")
    assert "engine pure game pure" in about
    assert len(set(lines)) == GAMES, "games that hardly differ would prove nothing"
    return lines


@pytest.mark.parametrize("seed", ["1", "2", "random"])
def test_another_hash_seed_gives_the_same_digests(reference, seed):
    assert digests(PURE, SOURCE, seed)[1] == reference


@pytest.mark.parametrize("seed", ["3", "random"])
def test_the_compiled_form_gives_the_same_digests(reference, expected_form, seed):
    about, lines = digests(sys.executable, from_make("PETTEIA_COMPILED_AGORA") + "/agora.py:GAME", seed)
    assert f"engine {expected_form} game {expected_form}" in about
    assert lines == reference


def check_shelf(game: str, games: int, expected_form: str) -> None:
    about, lines = digests(sys.executable, game, "5", games)
    assert f"engine {expected_form} game {expected_form}" in about
    assert lines == digests(PURE, game, "6", games)[1]


@pytest.mark.parametrize("game", sorted(petteia.games.shelf()))
def test_every_game_on_the_shelf_gives_the_same_digests_in_both_forms(expected_form, game):
    check_shelf(game, SHELF_GAMES[game], expected_form)


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(petteia.games.shelf()))
def test_many_games_on_the_shelf_give_the_same_digests_in_both_forms(expected_form, game):
    check_shelf(game, 150 * SHELF_GAMES[game], expected_form)


def test_an_interpreted_game_on_the_compiled_engine_gives_the_same_digests(reference, expected_form):
    about, lines = digests(sys.executable, SOURCE, "4")
    assert f"engine {expected_form} game pure" in about
    assert lines == reference


def one_by_one(version: str) -> tuple[int, ...]:
    """Sorts 3.9 before 3.11."""
    return tuple(map(int, version.split(".")))


NEWEST = max(PYTHONS, key=one_by_one)
"""The version farthest from the one that runs all tests; the others are tested in the soak."""


@pytest.mark.parametrize("version", [v if v == NEWEST else pytest.param(v, marks=pytest.mark.soak) for v in PYTHONS])
def test_every_cpython_gives_the_same_digests(reference, machine, pure_wheel, tmp_path, version):
    python = machine(PYTHONS[version], pip=False)
    (site,) = python.parents[1].glob("lib/python*/site-packages")
    # From outside, as for another machine: a pip like that of Debian 12 does not run on a Python from 3.12 on.
    whose = ("--target", site, "--python-version", version, "--only-binary=:all:", "--no-deps")
    needed = ("librt>=0.16,<0.17", "mypy_extensions", pure_wheel)
    run(sys.executable, "-m", "pip", "install", "-q", *whose, *needed, cwd=tmp_path)
    about, lines = digests(python, SOURCE, "random")
    assert f"python {version} engine pure" in about
    assert lines == reference


@pytest.mark.soak
@pytest.mark.parametrize("version", sorted(PYTHONS))
def test_every_cpython_compiled_gives_the_same_digests(machine, tree, tmp_path, version):
    games = 50 * GAMES
    python = machine(PYTHONS[version])
    outside = tmp_path / "outside"
    along = {"PETTEIA_ALSO_COMPILE": "tests/games/agora/agora.py", "PETTEIA_ALSO_INTO": str(outside)}
    run(python, "-m", "pip", "install", tree, cwd=tmp_path, env={"PETTEIA_COMPILE": "1", **along})
    about, lines = digests(python, f"{outside}/agora.py:GAME", "random", games)
    assert f"python {version} engine compiled game compiled" in about
    assert lines == digests(PURE, SOURCE, "5", games)[1]
