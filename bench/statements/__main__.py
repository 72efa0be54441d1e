"""Statements of Python by package, now or as they were, and which changes added them: `python bench/statements
[COMMIT]`.

Counted are statements, not lines: how code is broken into lines, comments and docstrings make no difference. Every
change since the commit is counted by itself, what it added less what it took, and the changes are summed by what they
were for: `purposes.toml` says that of each by its subject. One that stands nowhere there is told at the end.
"""

import ast
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PACKAGES = ("engine", "games", "tables", "server")
FOLDERS = [f"petteia/{package}" for package in PACKAGES]
NOTHING = "0" * 40


def git(*words: str) -> str:
    """What git says."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True, text=True).stdout


def counted(source: str) -> int:
    """The statements of a module, but for docstrings."""
    statements = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt)]
    values = [node.value for node in statements if isinstance(node, ast.Expr)]
    return len(statements) - sum(1 for v in values if isinstance(v, ast.Constant) and isinstance(v.value, str))


class Blobs:
    """Files as git keeps them, each counted once."""

    def __init__(self) -> None:
        self.known = {NOTHING: 0}

    def count(self, blob: str) -> int:
        """The statements of one."""
        if blob not in self.known:
            self.known[blob] = counted(git("cat-file", "blob", blob))
        return self.known[blob]


def then(commit: str, blobs: Blobs) -> Counter[str]:
    """Statements by package in a commit."""
    packages: Counter[str] = Counter()
    for row in git("ls-tree", "-r", commit, *FOLDERS).splitlines():
        what, path = row.split("\t")
        if path.endswith(".py"):
            packages[path.split("/")[1]] += blobs.count(what.split()[2])
    return packages


def now() -> Counter[str]:
    """Statements by package as the files lie here."""
    packages: Counter[str] = Counter()
    for package, folder in zip(PACKAGES, FOLDERS, strict=True):
        packages[package] = sum(counted(path.read_text(encoding="utf-8")) for path in (ROOT / folder).rglob("*.py"))
    return packages


def change(commit: str, blobs: Blobs) -> int:
    """How many statements more there are by a commit."""
    more = 0
    for row in git("diff-tree", "-r", "--no-renames", f"{commit}^", commit, "--", *FOLDERS).splitlines():
        what, path = row.split("\t")
        if path.endswith(".py"):
            _, _, old, new, _ = what.split()
            more += blobs.count(new) - blobs.count(old)
    return more


def purposes() -> dict[str, str]:
    """What each change was for, by its subject."""
    named = tomllib.loads((HERE / "purposes.toml").read_text(encoding="utf-8"))
    return {subject: purpose for purpose, subjects in named.items() for subject in subjects}


def main(commit: str) -> None:
    """Print a line for each package and the sum; then for each purpose, and the changes of it that made a
    difference."""
    blobs, of = Blobs(), purposes()
    before, after = then(commit, blobs), now()
    print(f"{'':<46}{commit:>10}{'now':>8}{'change':>9}")
    for package in PACKAGES:
        print(f"{package:<46}{before[package]:>10}{after[package]:>8}{after[package] - before[package]:>+9}")
    print(f"{'in all':<46}{before.total():>10}{after.total():>8}{after.total() - before.total():>+9}")
    sums: Counter[str] = Counter()
    rows: dict[str, list[str]] = {}
    for row in git("log", "--reverse", "--format=%h %s", f"{commit}..", "--", *FOLDERS).splitlines():
        number, _, subject = row.partition(" ")
        more = change(number, blobs)
        purpose = of.get(subject, "not said")
        sums[purpose] += more
        if more:
            rows.setdefault(purpose, []).append(f"{more:>+10}  {subject}")
    for purpose in [*dict.fromkeys(of.values()), "not said"]:
        if purpose in rows:
            print(f"\n{purpose}: {sums[purpose]:+}\n" + "\n".join(rows[purpose]))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "HEAD")
