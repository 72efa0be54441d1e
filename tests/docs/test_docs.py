"""The pages for people are right: excerpts are in the sources, commands work, links lead somewhere."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer.main

from petteia.cli import app
from petteia.engine.build import build

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("bench/*.md")])
AGORA = ROOT / "tests" / "games" / "agora" / "agora.py"

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")
NAMED = re.compile(r"`(test_\w+)`")
DEFINED = re.compile(r"^(?:async )?def (test_\w+)", re.MULTILINE)
COMMAND = re.compile(r"^(?:\.venv/bin/)?petteia +(\S.*)$", re.MULTILINE)


def blocks(page: Path, *kinds: str) -> list[str]:
    return [text for kind, text in FENCE.findall(page.read_text(encoding="utf-8")) if kind in kinds]


def commands() -> list[str]:
    """Every `petteia ...` command in a block of commands."""
    found = [line for page in PAGES for block in blocks(page, "console", "sh") for line in COMMAND.findall(block)]
    return sorted({line.partition(" #")[0].strip() for line in found})


def cheap(args: list[str]) -> list[str] | None:
    """A cheap form of the command for a test, or None if it waits for input, takes long or needs a file."""
    if args[0] in ("games", "rules") or args[0].startswith("--"):
        return args
    if args[0] == "bench":
        return [*args, "--seconds", "0.2", "--rounds", "1"]
    if args[0] == "conformance":
        return [*args, "--games", "2", "--positions", "2", "--comparisons", "4"]
    return None


WIDTH = 100
"""How wide prose is at most. Tables, code, pictures and what is written by programs may be wider."""


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "positions.md"], ids=lambda page: page.name)
def test_prose_is_wrapped(page: Path) -> None:
    prose = re.sub(r"(?ms)^ *```.*?^ *```$", "", page.read_text(encoding="utf-8")).splitlines()
    assert [line for line in prose if len(line) > WIDTH and not line.startswith(("|", "    ", "<img"))] == []


@pytest.mark.parametrize("excerpt", blocks(ROOT / "docs" / "add-a-game.md", "python"))
def test_every_excerpt_stands_in_agora(excerpt: str) -> None:
    assert excerpt in AGORA.read_text(encoding="utf-8")


def test_the_walk_through_is_not_empty() -> None:
    assert len(blocks(ROOT / "docs" / "add-a-game.md", "python")) >= 10
    assert len(commands()) >= 6


def test_the_rules_shown_are_agoras() -> None:
    rules = AGORA.with_name("rules.md").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    shown = re.findall(r"^- \*\*AGO.*$", page, re.MULTILINE)
    assert shown and all(line in rules for line in shown)


def test_the_texts_shown_are_agoras() -> None:
    texts = (AGORA.parent / "locale" / "en" / "agora.ftl").read_text(encoding="utf-8").splitlines()
    (shown,) = [b for b in blocks(ROOT / "docs" / "add-a-game.md", "text") if b.startswith("coin-")]
    assert [line for line in shown.splitlines() if line not in texts] == []


@pytest.mark.parametrize("line", commands())
def test_every_command_and_option_shown_exists(line: str) -> None:
    args = shlex.split(line)
    command = typer.main.get_command(app)
    words = iter(args)
    while (known := getattr(command, "commands", {})) and not (word := next(words, "-")).startswith("-"):
        assert word in known, f"there is no {word} in petteia {line}"
        command = known[word]
    options = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
    shown = [arg.partition("=")[0] for arg in args if arg.startswith("-")]
    assert [option for option in shown if option not in options | {"--help", "-h"}] == []


@pytest.mark.parametrize("line", [line for line in commands() if cheap(shlex.split(line))])
def test_every_cheap_command_shown_works(line: str) -> None:
    args = cheap(shlex.split(line)) or []
    built = [arg.partition(":")[0] for arg in args if arg.startswith("build/")]
    if built and (build() == "pure" or not all((ROOT / file).is_file() for file in built)):
        pytest.skip(f"needs {built[0]}, which `make install` builds for the compiled form")
    # A process of its own: the small game is loaded in this one already, in another form.
    command = [sys.executable, "-P", "-c", "from petteia.cli import main; main()", *args]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    targets = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in targets if not (page.parent / link).exists()] == []


def test_every_test_that_a_page_names_exists() -> None:
    """docs/table.md says which test shows what a table promises."""
    there = {name for file in (ROOT / "tests").rglob("test_*.py") for name in DEFINED.findall(file.read_text("utf-8"))}
    named = set(NAMED.findall((ROOT / "docs" / "table.md").read_text("utf-8")))
    assert len(named) > 30
    assert named - there == set()


SCRIPT = re.compile(r"python -P (\S+\.py)")


def test_scripts_that_the_makefile_runs_are_there() -> None:
    named = SCRIPT.findall((ROOT / "Makefile").read_text("utf-8"))
    assert named
    assert [each for each in named if not (ROOT / each.removeprefix("../")).is_file()] == []


def test_pictures_in_the_docs_are_those_that_make_pictures_takes() -> None:
    there = {each.stem for each in (ROOT / "docs" / "pictures").iterdir()}
    source = (ROOT / "tests" / "web" / "pictures.py").read_text("utf-8")
    taken = set(re.findall(r'^    "([a-z-]+-(?:desktop|phone)-(?:clay|night))",$', source, re.MULTILINE))
    links = {"link", "link-moment"}
    assert there == taken | links and len(there) <= 24
