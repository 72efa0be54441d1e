"""`python -m tests.mutation [GAME…] [--mutants 20] [--workers 2]`: how many planted faults the tests of a game find.

Each fault is one change in one module of a game: a comparison turned, a sum made a difference, a number one larger, an
`and` an `or`. It is planted in a copy, on the pure form, and the tests of that game are run there until the first that
fails. What seats see and read is compared with what the game shows without the fault, which is noted beforehand.
A copy without a fault is tried for every game, too: where its tests fail, nothing else was found. Survivors are
shown with what was changed: some of them change nothing that could be noticed, which a person has to judge.
"""

import argparse
import ast
import itertools
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
GAMES = tuple(path.parent.name for path in sorted(ROOT.glob("petteia/games/*/rules.md")))
SECONDS = 900
"""After so long a mutant counts as found: it does not end."""

TURNED: dict[type[ast.AST], ast.AST] = {
    ast.Lt: ast.LtE(), ast.LtE: ast.Lt(), ast.Gt: ast.GtE(), ast.GtE: ast.Gt(), ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(), ast.Add: ast.Sub(), ast.Sub: ast.Add(), ast.And: ast.Or(), ast.Or: ast.And(),
    ast.BitAnd: ast.BitOr(), ast.BitOr: ast.BitAnd(), ast.In: ast.NotIn(), ast.NotIn: ast.In(),
    ast.Is: ast.IsNot(), ast.IsNot: ast.Is(),
}  # fmt: skip


class Mutant(NamedTuple):
    """A game with one module changed, or unchanged if there is none."""

    game: str
    module: str
    what: str
    source: str


def places(tree: ast.AST) -> list[ast.AST]:
    """Where a change is possible: inside functions, but not in annotations, nor in the initial capacity of a vector,
    which grows as needed."""
    out: list[ast.AST] = []
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        said: list[ast.AST] = [node.annotation for node in ast.walk(function) if isinstance(node, ast.AnnAssign)]
        said += [node for node in ast.walk(function) if isinstance(node, ast.keyword) and node.arg == "capacity"]
        notes = {id(part) for note in said for part in ast.walk(note)}
        for node in (node for statement in function.body for node in ast.walk(statement)):
            if id(node) in notes:
                continue
            if isinstance(node, ast.Constant):
                fits = type(node.value) in (int, bool)
            elif isinstance(node, ast.Compare):
                fits = type(node.ops[0]) in TURNED
            else:
                fits = isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in TURNED
            if fits:
                out.append(node)
    return out


def changed(source: str, rng: random.Random) -> tuple[str, str]:
    """A module with one change, and the change."""
    tree = ast.parse(source)
    found = places(tree)
    if not found:
        return "", ""
    node = rng.choice(found)
    before = ast.unparse(node)
    if isinstance(node, ast.Constant):
        node.value = not node.value if isinstance(node.value, bool) else node.value + 1
    elif isinstance(node, ast.Compare):
        node.ops[0] = TURNED[type(node.ops[0])]  # type: ignore[assignment]
    else:
        node.op = TURNED[type(node.op)]  # type: ignore[attr-defined]
    line = getattr(node, "lineno", 0)
    return ast.unparse(tree), f"{line}: {before}  ->  {ast.unparse(node)}"


def planted(game: str, mutants: int, seed: int) -> Iterator[Mutant]:
    """This many faults of a game, all different."""
    rng = random.Random(f"{game} {seed}")
    modules = sorted((ROOT / "petteia" / "games" / game).glob("*.py"))
    texts = [path.read_text(encoding="utf-8") for path in modules]
    weights = [len(places(ast.parse(text))) for text in texts]
    seen = set()
    while len(seen) < mutants:
        at = rng.choices(range(len(modules)), weights)[0]
        source, what = changed(texts[at], rng)
        if (at, what) not in seen:
            seen.add((at, what))
            yield Mutant(game, modules[at].name, what, source)


def copy(to: Path) -> None:
    """Links to the sources with their compiled Python: only changed files are written anew."""
    left_out = shutil.ignore_patterns("*.so", "node_modules")
    for folder in ("petteia", "tests", "docs"):
        shutil.copytree(ROOT / folder, to / folder, copy_function=os.link, ignore=left_out)
    for name in ("pyproject.toml", "README.md"):
        os.link(ROOT / name, to / name)


DEAR = ("tests/conformance/test_parthenon.py::test_parthenon_keeps_every_contract[6 seats, late]",)
"""Left out: a contract that takes longer in the pure form than everything else that is run for its game."""


def tests_of(game: str, source: str = "") -> list[str]:
    """What is run for a game, first what finds most in the least time: walks, but for what reads an owner's file."""
    limits = "tests/rules/test_limits.py"
    shared = (limits, "tests/record/test_positions.py", "tests/rules/test_scenarios.py", "tests/rules/test_options.py")
    contracts = [
        f"tests/conformance/{path.name}" for path in sorted((ROOT / "tests/conformance").glob(f"test_{game}*"))
    ]
    walks = [limits] if "petteia.engine.reading" in source else []
    walks += ["tests/record/test_walks.py", "tests/record/test_snapshots.py", f"tests/rules/{game}"]
    left_out = [f"--deselect={test}" for test in DEAR]
    return [*dict.fromkeys([*walks, *shared, *contracts]), "-k", game, *left_out]


SHOWN = ROOT / "build" / "shown"
"""What the walks of a game show without a fault."""


def note_what_is_shown(game: str) -> None:
    """Play the walks of a game on the sources as they are."""
    SHOWN.mkdir(parents=True, exist_ok=True)
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "tests.record.walks", "--shown", str(SHOWN), game]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path, "PETTEIA_FORM": "pure"}, check=True)


def survives(where: Path, mutant: Mutant, seconds: float) -> tuple[bool, str]:
    """Whether all tests of the game pass in the copy, and which failed."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", "--tb=no"]
    path = os.pathsep.join([str(where), os.environ.get("PYTHONPATH", "")])
    # All of what the pure form is meant for; what takes minutes in it is left to the compiled one.
    environment = {**os.environ, "PYTHONPATH": path, "PETTEIA_FORM": "pure", "PETTEIA_BUDGET": "100"}
    environment["PETTEIA_SHOWN"] = str(SHOWN)
    with (where / "out.txt").open("w+b") as out:
        run = subprocess.Popen(
            [*command, *tests_of(mutant.game, mutant.source)], cwd=where, env=environment, stdin=subprocess.DEVNULL,
            stdout=out, stderr=out, start_new_session=True,
        )  # fmt: skip
        try:
            run.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()
            return False, f"did not end within {seconds:.0f} s"
        out.seek(0)
        said = [
            line for line in out.read().decode(errors="replace").splitlines() if line.startswith(("FAILED", "ERROR"))
        ]
    return run.returncode == 0, said[0] if said else f"exit {run.returncode}"


def tried(mutant: Mutant, seconds: float) -> dict[str, Any]:
    """The result of a mutant."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        where = Path(folder)
        copy(where)
        if mutant.module:
            target = where / "petteia" / "games" / mutant.game / mutant.module
            target.unlink()
            target.write_text(mutant.source, encoding="utf-8")
        lives, why = survives(where, mutant, seconds)
    took = round(time.monotonic() - began, 1)
    return {
        "game": mutant.game, "module": mutant.module, "what": mutant.what, "survives": lives,
        "by": "" if lives else why, "seconds": took,
    }  # fmt: skip


def mutate(
    games: list[str],
    mutants: int,
    seed: int,
    workers: int = 1,
    seconds: float = SECONDS,
    known: list[dict[str, Any]] | None = None,
) -> Iterator[dict[str, Any]]:
    """Plant this many faults, divided among the games, and report each as soon as it is judged, first those of a run
    that was interrupted."""
    (ROOT / "build").mkdir(exist_ok=True)
    plan = [Mutant(game, "", "nothing", "") for game in games]
    each = [mutants // len(games) + (at < mutants % len(games)) for at in range(len(games))]
    rows = [planted(game, count, seed) for game, count in zip(games, each, strict=True)]
    for row in itertools.zip_longest(*rows):
        plan += [mutant for mutant in row if mutant is not None]
    before = {(row["game"], row["module"], row["what"]): row for row in known or []}
    yield from (before[mutant[:3]] for mutant in plan if mutant[:3] in before)
    plan = [mutant for mutant in plan if mutant[:3] not in before]
    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(note_what_is_shown, sorted({mutant.game for mutant in plan})))
        for done in as_completed([pool.submit(tried, mutant, seconds) for mutant in plan]):
            yield done.result()


def main() -> None:
    """See above."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help=f"one or more of {', '.join(GAMES)}; all if none is named"
    )
    parser.add_argument("--mutants", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="a mutant that takes longer counts as found")
    parser.add_argument(
        "--into", type=Path, help="a file of a line of JSON for each mutant; the next run goes on there"
    )
    asked = parser.parse_args()
    if unknown := [game for game in asked.games if game not in GAMES]:
        parser.error(f"there is no game {unknown[0]}; right would be {', '.join(GAMES)}")
    died, survivors = 0, []
    known = []
    if asked.into and asked.into.is_file():
        known = [json.loads(line) for line in asked.into.read_text(encoding="utf-8").splitlines()]
    games = asked.games or list(GAMES)
    for result in mutate(games, asked.mutants, asked.seed, asked.workers, asked.seconds, known):
        named = f"{result['game']}/{result['module']}:{result['what']}"
        if result["module"] and result["survives"]:
            survivors.append(named)
        elif result["module"]:
            died += 1
        said = "SURVIVES" if result["survives"] else "found"
        sys.stdout.write(f"{said} {named} ({result['seconds']} s) {result['by']}\n")
        sys.stdout.flush()
        if asked.into and result not in known:
            with asked.into.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result) + "\n")
    sys.stdout.write(f"{died} of {died + len(survivors)} planted faults were found\n")
    for named in survivors:
        sys.stdout.write(f"  survives: {named}\n")


if __name__ == "__main__":
    main()
