"""A copy of the sources as a new user has them, and empty environments to install it in."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ("driver", "build", "generator", "odd")
"""Modules of the engine that are enough to see how compiling goes: what tells the form, and what plays a game."""
Run = subprocess.CompletedProcess[str]


def run(*command: str | Path, cwd: Path, env: Mapping[str, str] | None = None, fails: bool = False) -> Run:
    """Run a command outside the tree, in an environment without its variables."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("PETTEIA_", "PYTHON", "PYTEST", "CC", "CFLAGS"))}
    done = subprocess.run(
        [str(c) for c in command],
        cwd=cwd,
        # The web client is what `make` has built: to build it anew would take a minute each time.
        env={
            **clean,
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PIP_NO_COMPILE": "1",
            "PETTEIA_CLIENT": "0",
            **(env or {}),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if (done.returncode != 0) != fails:
        pytest.fail(f"{' '.join(map(str, command))}\nended with {done.returncode}:\n{done.stdout[-6000:]}")
    return done


def from_make(name: str) -> str:
    """A file built by `make`, at the path it prints."""
    if name not in os.environ:
        pytest.skip(f"{name} is not set: run these through `make test-fresh`")
    return os.environ[name]


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The wheel that `make` built."""
    return Path(from_make("PETTEIA_WHEEL"))


@pytest.fixture(scope="session")
def pure_wheel() -> Path:
    """The same, in the pure form."""
    return Path(from_make("PETTEIA_PURE_WHEEL"))


@pytest.fixture(scope="session")
def expected_form() -> str:
    """The form that this machine can build."""
    return from_make("PETTEIA_FORM")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The sources as a fresh clone has them: nothing built, nothing installed."""
    built = (".git", ".venv*", "build", "dist", "*.egg-info", "*_cache", "__pycache__", ".hypothesis", "node_modules")
    return Path(shutil.copytree(ROOT, tmp_path / "clone", ignore=shutil.ignore_patterns(*built)))


@pytest.fixture
def engine_tree(tree: Path) -> Path:
    """The same without our own games, and with only a few compiled modules of the engine, for tests about the process
    of compiling and not its result: `make wheel` has compiled everything once."""
    for room in ("games", "bots/evaluations"):
        for game in (tree / "petteia" / room).glob("*/__init__.py"):
            shutil.rmtree(game.parent)
    building = tree / "setup.py"
    text = building.read_text("utf-8")
    fewer = {
        '    folders += [Path("petteia/bots"), Path("petteia/tables")]\n': "",
        'if p.name != "__init__.py"]': f"if p.stem in {COMPILED}]",
    }
    for more, less in fewer.items():
        assert text.count(more) == 1, f"setup.py does not say {more!r} once"
        text = text.replace(more, less)
    building.write_text(text, "utf-8")
    return tree


@pytest.fixture
def machine(tmp_path: Path) -> Callable[..., Path]:
    """Makes an empty virtual environment and returns its Python. `furnished` has petteia's dependencies, linked from
    these tests' environment: downloading them again proves nothing new."""

    def make(python: str | Path = sys.executable, pip: bool = True, furnished: bool = False) -> Path:
        home = tmp_path / "machine"
        run(python, "-m", "venv", *([] if pip else ["--without-pip"]), home, cwd=tmp_path)
        if furnished:
            (site,) = home.glob("lib/python*/site-packages")
            (site / "shared.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
        return home / "bin" / "python"

    return make


def pip_install(python: Path, *what: str | Path, cwd: Path, env: Mapping[str, str] | None = None) -> str:
    """`pip install` into an environment, with the pip from here if it has none: installing pip into each takes longer
    than most packages. Returns its output."""
    pip = (
        [python, "-m", "pip"] if (python.parent / "pip").exists() else [sys.executable, "-m", "pip", "--python", python]
    )
    return run(*pip, "install", *what, cwd=cwd, env=env).stdout
