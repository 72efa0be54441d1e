"""`python -m tests.mutation GAME [--mutants 20] [--seed 1]`: how many planted faults the tests of a game find.

Each fault is one change in one module of the game: a comparison turned, a sum made a difference, a number one larger,
an `and` an `or`. It is planted in a copy, on the pure form, and the tests of that game are run there until the first
that fails. Survivors are shown with what was changed: some of them change nothing that could be noticed, which a person
has to judge.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 900
"""After so long a mutant counts as found: it does not end."""

TURNED: dict[type[ast.AST], ast.AST] = {
    ast.Lt: ast.LtE(), ast.LtE: ast.Lt(), ast.Gt: ast.GtE(), ast.GtE: ast.Gt(), ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(), ast.Add: ast.Sub(), ast.Sub: ast.Add(), ast.And: ast.Or(), ast.Or: ast.And(),
    ast.BitAnd: ast.BitOr(), ast.BitOr: ast.BitAnd(), ast.In: ast.NotIn(), ast.NotIn: ast.In(),
    ast.Is: ast.IsNot(), ast.IsNot: ast.Is(),
}  # fmt: skip


def places(tree: ast.AST) -> list[ast.AST]:
    """Where something can be changed: inside functions, and not in what they are annotated with."""
    out: list[ast.AST] = []
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        for node in (node for statement in function.body for node in ast.walk(statement)):
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
    """A module with one change, and what was changed."""
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


def copy(to: Path) -> None:
    """The sources, linked: only what is changed is written anew."""
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "node_modules")
    for folder in ("petteia", "tests", "docs"):
        shutil.copytree(ROOT / folder, to / folder, copy_function=os.link, ignore=left_out)
    for name in ("pyproject.toml", "README.md"):
        os.link(ROOT / name, to / name)


def survives(where: Path, game: str) -> bool:
    """Whether no test of the game fails in the copy."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", "--tb=no"]
    tests = [f"tests/rules/{game}", f"tests/conformance/test_{game}.py", "tests/record/test_as_before.py", "-k", game]
    environment = {**os.environ, "PYTHONPATH": str(where)}
    try:
        run = subprocess.run(
            [*command, *tests], cwd=where, env=environment, capture_output=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return run.returncode == 0


def mutate(game: str, mutants: int, seed: int) -> tuple[int, list[str]]:
    """Plant so many faults one after the other: how many were found, and those that were not."""
    rng = random.Random(seed)
    modules = sorted((ROOT / "petteia" / "games" / game).glob("*.py"))
    weights = [len(places(ast.parse(path.read_text(encoding="utf-8")))) for path in modules]
    died, survivors = 0, []
    (ROOT / "build").mkdir(exist_ok=True)
    for number in range(mutants):
        path = rng.choices(modules, weights)[0]
        source, what = changed(path.read_text(encoding="utf-8"), rng)
        with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
            where = Path(folder)
            copy(where)
            target = where / path.relative_to(ROOT)
            target.unlink()
            target.write_text(source, encoding="utf-8")
            found = not survives(where, game)
        died += found
        named = f"{path.name}:{what}"
        sys.stdout.write(f"{number + 1}/{mutants} {'found' if found else 'SURVIVES'} {named}\n")
        sys.stdout.flush()
        if not found:
            survivors.append(named)
    return died, survivors


def main() -> None:
    """See above."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[path.parent.name for path in sorted(ROOT.glob("petteia/games/*/rules.md"))])
    parser.add_argument("--mutants", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    died, survivors = mutate(asked.game, asked.mutants, asked.seed)
    sys.stdout.write(f"{died} of {asked.mutants} planted faults were found\n")
    for named in survivors:
        sys.stdout.write(f"  survives: {named}\n")


if __name__ == "__main__":
    main()
