"""`make check`: what can be said in a minute about what has changed, on the sources as they are, uncompiled.

It lints, checks types (mypy keeps what it knows of unchanged files) and runs the tests of what changed since `main`:
rules and snapshots of the games that were touched, of all games if the engine was, and every test file that changed.
The rest is for `make test`.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = tuple(sorted(path.parent.name for path in ROOT.glob("petteia/games/*/manifest.toml")))

BUDGET = "1"
"""The percentage of the possible work; see `tests.budget`."""
SLOW = ("test_golden.py", "test_invariants.py", "test_smoke.py", "test_reactions.py", "test_limits.py")
"""Whole random games, and everything that the snapshots of golden records show."""
LONGEST_S = 85
"""Changed test files run until then; a large change has more of them than fit in a minute."""
ELSEWHERE = ("tests/web/", "tests/fresh_machine/", "tests/suites/", "tests/adapters/", "tests/siege/", "tests/lessons/")
"""Tests that need a build, a browser or other packages."""
ENGINE = ("petteia/engine/", "petteia/games/", "tests/rules/")
"""Files outside the folder of a game concern all games."""
QUICK = ("tests/test_packages.py", "tests/test_manifests.py", "tests/test_retired_names.py")
"""Run if anything in the package has changed."""


def git(*words: str) -> list[str]:
    """The lines that git answers."""
    ran = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=False)
    return ran.stdout.splitlines() if ran.returncode == 0 else []


def base() -> str:
    """The base of the comparison: where this branch left `main`, or the last commit on `main` itself."""
    for name in ("origin/main", "main"):
        left = git("merge-base", "HEAD", name)
        if left:
            return left[0]
    return "HEAD"


def changed(since: str) -> list[str]:
    """The files that are changed or new."""
    return sorted({*git("diff", "--name-only", since), *git("ls-files", "--others", "--exclude-standard")})


def touched(files: Iterable[str], games: Sequence[str]) -> list[str]:
    """The games whose rules these files concern."""
    found: set[str] = set()
    for file in files:
        mine = [game for game in games if f"/{game}/" in file]
        if file.startswith((*ENGINE, "tests/record/")):
            found.update(mine or games)
    return [game for game in games if game in found]


def rules_of(files: Sequence[str], games: Sequence[str]) -> list[str]:
    """The arguments for pytest about rules: none if no test is about these files."""
    mine = touched(files, games)
    out = [f"tests/rules/{game}" for game in mine]
    if mine:
        out.append("tests/record/test_snapshots.py")
    if any(file.startswith("petteia/") for file in files):
        out += QUICK
    if mine:
        out += [f"--ignore=tests/rules/{game}/{name}" for game in mine for name in SLOW]
        others = [game for game in games if game not in mine]
        out += ["-k", f"not (test_snapshots and ({' or '.join(others)}))"] if others else []
    return out


def changed_tests(files: Sequence[str]) -> list[str]:
    """The changed test files that need only the sources; tests of rules run in any case."""
    return [
        file
        for file in files
        if file.startswith("tests/") and Path(file).name.startswith("test_") and file.endswith(".py")
        if not file.startswith((*ELSEWHERE, "tests/rules/", *QUICK)) and (ROOT / file).is_file()
    ]


def run(name: str, command: Sequence[str], failed: list[str], until: float = 0.0) -> None:
    """Run a command, and report its result at its end; with a time limit it is ended then."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", "PETTEIA_BUDGET": BUDGET}
    began = time.monotonic()
    left = max(1.0, until - began) if until else None
    said = "ok    "
    try:
        ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=left)
    except subprocess.TimeoutExpired:
        said = "LEFT  "  # not all of it was run: the time is up
    else:
        if ran.returncode:
            failed.append(name)
            said = "FAILED"
            print(ran.stdout[-6000:] + ran.stderr[-2000:], end="")
    print(f"{said} {time.monotonic() - began:5.0f} s  {name}", flush=True)


def main() -> int:
    """Types in parallel with lint and tests."""
    began, failed = time.monotonic(), list[str]()
    since, python = base(), sys.executable
    files = changed(since)
    print(
        f"{len(files)} files differ from {since[:8]}; games: {', '.join(touched(files, GAMES)) or 'none'}", flush=True
    )
    types = threading.Thread(target=run, args=("mypy --strict", [python, "-m", "mypy"], failed))
    types.start()
    run("ruff", [python, "-m", "ruff", "check", "."], failed)
    pytest = [python, "-m", "pytest", "-q", "-n", "2", "--maxfail", "10", "-p", "no:cacheprovider"]
    rules, others = rules_of(files, GAMES), changed_tests(files)
    if rules:
        run("rules and snapshots", [*pytest, *rules], failed)
    if others:
        run(f"{len(others)} changed test files", [*pytest, *others], failed, began + LONGEST_S)
    types.join()
    print(f"{time.monotonic() - began:.0f} s in all; `make test` tests everything")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
