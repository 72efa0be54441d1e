"""`make play`, or `python play.py`: what it sets up, when, and its messages."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.fresh_machine.conftest import ROOT, run


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The program, in a clone with only the files it looks at."""
    (tmp_path / "petteia").mkdir()
    (tmp_path / "petteia" / "game.py").write_text("one = 1\n")
    (tmp_path / "web").mkdir()
    for name in ("play.py", "pyproject.toml", "setup.py", "README.md", "LICENSE", "web/build.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    spec = importlib.util.spec_from_file_location("play", tmp_path / "play.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_compiled_form_counts_as_long_as_nothing_it_is_made_of_changes(play: ModuleType) -> None:
    now = play.fingerprint()
    (play.ROOT / "petteia" / "__pycache__").mkdir()
    (play.ROOT / "petteia" / "__pycache__" / "game.pyc").write_bytes(b"left by a start")
    assert play.fingerprint() == now
    (play.ROOT / "petteia" / "game.py").write_text("one = 2\n")
    assert play.fingerprint() != now


def test_the_client_is_not_built_again_for_what_a_start_leaves_behind(play: ModuleType) -> None:
    spec = importlib.util.spec_from_file_location("build", play.ROOT / "web" / "build.py")
    assert spec is not None and spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    now = build.fingerprint()
    (play.ROOT / "web" / "__pycache__").mkdir(exist_ok=True)
    (play.ROOT / "web" / "__pycache__" / "build.pyc").write_bytes(b"left by a start")
    assert build.fingerprint() == now
    (play.ROOT / "web" / "main.ts").write_text("1")
    assert build.fingerprint() != now


def test_only_what_playing_needs_is_installed(play: ModuleType) -> None:
    wanted = play.project()["play"]
    assert any(each.startswith("litestar") for each in wanted)
    assert not [each for each in wanted if each.startswith(("pytest", "mypy>", "mypy[", "playwright", "ruff"))]


def test_what_could_not_be_installed_is_told_and_tried_again(play: ModuleType, capsys) -> None:
    room = play.ROOT / "room"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", room], check=True)
    trouble = play.fill(room, ["nothing"], "installing", play.Progress())
    assert "could not be installed" in trouble and "No module named pip" in capsys.readouterr().out
    assert not play.holds(room, ["nothing"])


def test_an_environment_of_another_python_is_made_anew(play: ModuleType) -> None:
    room = play.ROOT / "room"
    (room / play.SCRIPTS).mkdir(parents=True)
    play.python_of(room).write_text("")
    (room / ".holds").write_text("3.10 of long ago\n")
    made: list[str] = []
    progress = play.Progress()
    progress.run = lambda what, command: made.append(what) or 0  # type: ignore[attr-defined]
    play.make_room(room, progress)
    assert made == ["making room"] and not room.exists()


def test_without_a_compiler_nothing_is_compiled(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "there-is-none")
    assert not play.can_compile()


def test_nothing_is_silent_for_long(play: ModuleType, capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "SILENCE_S", 0.1)
    script = "import sys, time\nprint('fetching wheels', flush=True)\ntime.sleep(1.5)"
    assert play.Progress().run("installing", [sys.executable, "-c", script]) == 0
    said = capsys.readouterr().out
    assert "… installing: fetching wheels" in said and "installing: done" in said


@pytest.mark.soak
def test_an_empty_clone_is_set_up_and_opens(tmp_path: Path) -> None:
    """With the real registries; bench/start measures it."""
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
    said = run(sys.executable, "play.py", "--set-up", cwd=clone).stdout
    assert "building the web client: done" in said and (clone / "petteia/server/web/index.html").is_file()
    python = clone / ".venv-play" / "bin" / "python"
    form = run(python, "-P", "-m", "petteia", "--version", cwd=tmp_path, env={"PYTHONPATH": os.fspath(clone)}).stdout
    assert "pure" in form
    assert "No module named" in run(python, "-c", "import pytest", cwd=tmp_path, fails=True).stdout
    assert run(sys.executable, "play.py", "--set-up", cwd=clone).stdout == "", "what is there is not made again"
