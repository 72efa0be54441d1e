"""Writes src/boards/<game>/rules.ts: the events, zones and counters that a game's views show, as its rules name them.

    python web/game_types.py            write them, if they have changed
    python web/game_types.py --check    exit code 1 if one is not what the rules say

Events come from the game's `events` module, where each kind is declared with the names of its numbers. Zones and
counters are read from the source of the rules: `view.zone(f"hand/{seat}")` is the type `hand/${string}`. web/build.py
runs this before it builds; tests/wire/test_client_types.py checks the files, and that whole games show nothing else.
"""

import ast
import importlib
import sys
from pathlib import Path
from textwrap import wrap

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from petteia.engine.events import EventKind  # noqa: E402

BOARDS = ROOT / "web" / "src" / "boards"
GAMES = {"age_of_mythology": "Mythology", "deukalion": "Deukalion", "parthenon": "Parthenon"}
"""The games that have a board in the client, and how the names of their types begin."""
HEAD = """/** What views and events of this game are made of. Written by web/game_types.py from the rules. */
import type { EventOf } from '../kit/events.ts'
"""


def pattern(node: ast.expr) -> str | None:
    """The text of a string in the source, with `${string}` for what is put in; None for what is no string."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = (part.value if isinstance(part, ast.Constant) else "${string}" for part in node.values)
        return "".join(map(str, parts))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = pattern(node.left), pattern(node.right)
        return None if left is None and right is None else (left or "${string}") + (right or "${string}")
    return None


def places(game: str, what: str) -> list[str]:
    """The ids that the rules give to `zone` or `counter`, in order."""
    found: set[str] = set()
    for file in sorted((ROOT / "petteia" / "games" / game).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == what
                and node.args
            ):
                named = pattern(node.args[0])
                if named is None:
                    raise SystemExit(f"{file.name}:{node.lineno} names a {what} by no text: {ast.unparse(node)}")
                found.add(named)
    return sorted(found)


def fields(kind: EventKind) -> str:
    """What an event of a kind carries. What only some are told may be missing."""
    rows = [f"{each.name}: {'string' if each.vocabulary else 'number'}" for each in kind.public]
    rows += [f"{each.name}?: {'string' if each.vocabulary else 'number'}" for each in kind.secret]
    for many, mark in ((kind.many, ""), (kind.secret_many, "?")):
        if many is not None:
            rows.append(f"{many.name}{mark}: {'string' if many.vocabulary else 'number'}[]")
    return f"{{ {'; '.join(rows)} }}" if rows else "object"


def kinds(game: str) -> dict[str, EventKind]:
    """The kinds of events that a game declares, by name, in their order."""
    module = importlib.import_module(f"petteia.games.{game}.events")
    return {kind.name: kind for kind in vars(module).values() if isinstance(kind, EventKind)}


def union(name: str, texts: list[str]) -> str:
    """One of several texts; those with a part to be put in are template literals."""
    quoted = [f"`{text}`" if "${" in text else f"'{text}'" for text in texts]
    lines = wrap(" | ".join(quoted), 116, break_on_hyphens=False, break_long_words=False)
    return "\n  ".join([f"export type {name} =", *lines])


def written(game: str) -> str:
    """The whole file of a game."""
    name = GAMES[game]
    events = "\n".join(f"  {kind.name}: {fields(kind)}" for kind in kinds(game).values())
    parts = [
        HEAD.rstrip(),
        f"/** Kinds of events, with what they carry. */\nexport interface {name}Events {{\n{events}\n}}",
        f"export type {name}Event = EventOf<{name}Events>",
        union(f"{name}Zone", places(game, "zone")),
        union(f"{name}Counter", places(game, "counter")),
    ]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Write the files, or look whether they are right."""
    for game in GAMES:
        file, text = BOARDS / game / "rules.ts", written(game)
        if file.is_file() and file.read_text("utf-8") == text:
            continue
        if "--check" in sys.argv[1:]:
            raise SystemExit(f"{game}/{file.name} is not what the rules say: run python web/game_types.py")
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
