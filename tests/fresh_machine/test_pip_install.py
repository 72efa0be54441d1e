"""Plain `pip install .`: compiled if that works, pure if it does not, never half of each."""

import re
import shutil
import stat
import sys
from pathlib import Path

import pytest

from tests.fresh_machine.conftest import ROOT, Run, pip_install, run

SAYS_FORM = "from petteia.engine.build import build; print(build())"
PLAYS = (
    "import sys; sys.path.insert(0, sys.argv[1]); import agora\n"
    "from petteia.engine.driver import random_game; from petteia.engine.generator import Generator\n"
    "game = agora.GAME(); state = game.new(); random_game(state, Generator(7), game.bound); print(state.standings())"
)


def install(tree: Path, into: Path, fails: bool = False, **env: str) -> Run:
    """`pip install` into a folder, with the tools that are here, to avoid fetching mypy for every case."""
    return run(
        *(sys.executable, "-m", "pip", "install", "-v", "--no-build-isolation", "--no-deps", "--target", into, tree),
        cwd=tree.parent,
        env=env,
        fails=fails,
    )


def hasty_compiler(tmp_path: Path, first: str = "") -> str:
    """The machine's compiler without optimisation: the result is inspected, not timed. `first` comes before it."""
    cc = tmp_path / "cc"
    cc.write_text(f'#!/bin/sh\n{first}\nexec cc "$@" -O0\n')
    cc.chmod(cc.stat().st_mode | stat.S_IEXEC)
    return str(cc)


def works_in_the_pure_form(tree: Path, site: Path) -> bool:
    """Whether the installed package is completely pure, and plays a game."""
    env = {"PYTHONPATH": str(site)}
    form = run(sys.executable, "-c", SAYS_FORM, cwd=tree.parent, env=env).stdout.strip()
    played = run(sys.executable, "-c", PLAYS, tree / "tests" / "games" / "agora", cwd=tree.parent, env=env).stdout
    where = run(sys.executable, "-c", "import petteia; print(petteia.__file__)", cwd=tree.parent, env=env).stdout
    assert where.startswith(str(site))
    return form == "pure" and played.startswith("[[") and not list(site.rglob("*.so"))


@pytest.fixture
def needs_a_compiler(expected_form):
    if expected_form != "compiled":
        pytest.skip("needs a C compiler and Python's headers (Debian: apt-get install gcc python3-dev)")


def test_pip_install_gives_the_best_form_this_machine_can_build(machine, engine_tree, tmp_path, expected_form):
    python = machine(pip=False, furnished=True)
    hasty = {"CC": hasty_compiler(tmp_path)} if expected_form == "compiled" else {}
    log = pip_install(python, "-v", engine_tree, cwd=tmp_path, env=hasty)
    assert expected_form in run(python.with_name("petteia"), "--version", cwd=tmp_path).stdout, log


def test_pip_install_without_a_compiler_gives_the_pure_form(machine, tree, tmp_path):
    python = machine(pip=False, furnished=True)
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    log = pip_install(python, "-v", tree, cwd=tmp_path, env={"PATH": str(nothing)})
    assert "building the pure form" in log and "there is no C compiler" in log
    assert not re.search(r"\bmypy-\d", log), "nothing is fetched for compiling where compiling is not possible"
    assert "pure" in run(python.with_name("petteia"), "--version", cwd=tmp_path).stdout


@pytest.mark.soak
def test_a_compiler_that_does_not_work_leaves_a_working_pure_install(engine_tree, tmp_path, needs_a_compiler):
    log = install(engine_tree, tmp_path / "site", CC="false").stdout
    assert "building the pure form, because compiling did not work" in log
    assert works_in_the_pure_form(engine_tree, tmp_path / "site")


def test_a_compiler_that_fails_on_one_file_leaves_a_working_pure_install(engine_tree, tmp_path, needs_a_compiler):
    """All the others are compiled, so this would be the half-built set."""
    cc = hasty_compiler(tmp_path, 'case "$*" in *-c*/driver.c* | *-shared*/driver.*.so*) exit 1;; esac')
    log = install(engine_tree, tmp_path / "site", CC=cc).stdout
    assert "building the pure form, because compiling did not work" in log
    compiled = list(engine_tree.glob("build/compiled-*/lib/**/*.so"))
    assert compiled, "nothing was compiled at all: the case is not the one meant"
    assert works_in_the_pure_form(engine_tree, tmp_path / "site")


@pytest.mark.soak
def test_a_module_that_mypyc_refuses_leaves_a_working_pure_install(engine_tree, tmp_path, needs_a_compiler):
    (engine_tree / "petteia" / "engine" / "odd.py").write_text("number: int = 'no number'\n")
    assert "building the pure form, because compiling did not work" in install(engine_tree, tmp_path / "site").stdout
    assert works_in_the_pure_form(engine_tree, tmp_path / "site")


@pytest.mark.soak
def test_asking_for_the_compiled_form_fails_where_it_cannot_be_built(engine_tree, tmp_path):
    install(engine_tree, tmp_path / "site", fails=True, PETTEIA_COMPILE="1", CC="false")
    assert not (tmp_path / "site" / "petteia").exists()


def test_asking_for_the_pure_form_gives_it_and_keeps_no_machine_code_of_an_earlier_build(tree, tmp_path):
    old = tree / "build" / "lib" / "petteia" / "engine" / "protocol.cpython-311-x86_64-linux-gnu.so"
    old.parent.mkdir(parents=True)
    old.write_bytes(b"left over")
    log = install(tree, tmp_path / "site", PETTEIA_COMPILE="0").stdout
    assert "as PETTEIA_COMPILE=0 asks" in log
    assert works_in_the_pure_form(tree, tmp_path / "site")


def test_a_wish_that_cannot_be_read_is_refused_with_a_sentence(tree, tmp_path):
    log = install(tree, tmp_path / "site", fails=True, PETTEIA_COMPILE="yes").stdout
    assert "it can be 0 (pure), 1 (compiled or fail), or not set (try)" in log


def test_a_package_without_its_web_client_says_so_in_its_version(tmp_path):
    """The last lines that pip shows. With the sources of the client, they are built first."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "petteia/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "web").mkdir()
    page = "petteia/server/web/index.html"
    building = f"from pathlib import Path; file = Path({page!r}); file.parent.mkdir(parents=True); file.write_text('')"
    (tmp_path / "web" / "build.py").write_text(building, "utf-8")

    def packed(wish: str) -> str:
        command = [sys.executable, "setup.py", "-q", "dist_info"]
        run(*command, cwd=tmp_path, env={"PETTEIA_CLIENT": wish, "PETTEIA_COMPILE": "0"})
        (folder,) = tmp_path.glob("*.dist-info")
        about = (folder / "METADATA").read_text("utf-8")
        shutil.rmtree(folder)
        return about

    run("git", "init", "-q", cwd=tmp_path)
    run("git", "remote", "add", "origin", "git@example.org:games/petteia.git", cwd=tmp_path)
    without, built = packed("0"), packed("")
    assert "+without.client" in without and "+without.client" not in built
    assert "Project-URL: Source, https://example.org/games/petteia\n" in built
    assert "The Petteia contributors" in built and "License-Expression: MIT" in built
