"""Writes src/server/wire.ts: what travels between a client and the house, as the house itself describes it.

    python web/messages.py            write it, if it has changed
    python web/messages.py --check    exit code 1 if it is not what the house says

web/build.py runs it before it builds. The file is kept beside the sources, because whoever has Node need not have what
the house is made with.
"""

import sys
from pathlib import Path
from textwrap import wrap
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "server" / "wire.ts"
HEAD = """/** What travels between a client and the house. Written by web/messages.py from the house's own schema.
 * Fields with their default value are left out. */

export type Value = number | string | (number | string)[]
"""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def described() -> dict[str, Any]:
    """The schema of the WebSocket, and of what HTTP answers with."""
    sys.path.insert(0, str(ROOT))
    from petteia.server.daily.pages import Daily, DailyDeal
    from petteia.server.library.boxes import MyBox, MyBoxes, TableBox
    from petteia.server.library.routes import GameInfo, RuleInfo, ServerInfo
    from petteia.server.lobby.lessons import LessonState
    from petteia.server.lobby.talk import Silences
    from petteia.server.ratings.profiles import Leaderboards, Profile
    from petteia.server.tournaments.pages import TournamentList, TournamentPage
    from petteia.server.websocket import codec
    from petteia.store.people.lessons import LessonProgress
    from petteia.tables.afterwards.analysis import GameAnalysis
    from petteia.tables.afterwards.coach import Coached, CoachPlan, Tried
    from petteia.tables.afterwards.proof import Proof
    from petteia.tables.afterwards.puzzles import PuzzleAnswer, PuzzleList, PuzzlePage
    from petteia.tables.boxes import Sheet
    from petteia.tables.summaries import TableList

    mine = (
        Profile,
        Leaderboards,
        Silences,
        Sheet,
        MyBoxes,
        MyBox,
        TableBox,
        Daily,
        DailyDeal,
        LessonProgress,
        LessonState,
    )
    played = (TournamentList, TournamentPage)
    after = (Proof, GameAnalysis, CoachPlan, Coached, Tried)
    puzzles = (PuzzleList, PuzzlePage, PuzzleAnswer)
    return codec.schema(TableList, GameInfo, ServerInfo, RuleInfo, *after, *mine, *played, *puzzles)


def kind(schema: dict[str, Any]) -> str:
    """A type in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "enum" in schema:
        return " | ".join(f"'{word}'" for word in schema["enum"])
    if "anyOf" in schema:
        parts = list(dict.fromkeys(kind(part) for part in schema["anyOf"]))
        return "Value" if set(parts) == {"number", "string", "(number | string)[]"} else " | ".join(parts)
    if schema.get("type") == "array":
        inner = kind(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {kind(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


def interface(name: str, schema: dict[str, Any], sent: bool) -> str:
    """A struct. What is `sent` to us lacks what has its default, so it is never null by default."""
    rows = []
    for field, inner in schema.get("properties", {}).items():
        said = kind(inner)
        optional = field not in schema.get("required", ())
        if sent and optional and said.endswith(" | null") and inner.get("default", "") is None:
            said = said.removesuffix(" | null")
        rows.append(f"  {field}{'?' if optional else ''}: {said}")
    more = schema.get("additionalProperties")
    if isinstance(more, dict):
        rows.append(f"  [name: string]: {kind(more)}")
    text = " ".join(schema.get("description", "").split())
    head = "/** " + "\n * ".join(wrap(text, 116)) + " */\n" if text else ""
    body = "\n".join(rows)
    return f"{head}export interface {name} {{\n{body}\n}}"


def union(name: str, schema: dict[str, Any]) -> str:
    """One of several."""
    return "\n  ".join([f"export type {name} =", *wrap(kind(schema), 116)])


def ladder() -> str:
    """The levels of the bots, which the house lists among others."""
    from petteia.bots import LEVELS
    from petteia.bots.level_settings import BEARERS, TITAN

    names = ", ".join(f"'{level}'" for level in (*LEVELS, TITAN))
    able = ", ".join(f"'{level}'" for level in BEARERS)
    return (
        f"/** The levels of the bots, the weakest first. */\nexport const LEVELS: readonly string[] = [{names}]\n"
        f"/** Those that may have a character. */\nexport const BEARERS: readonly string[] = [{able}]"
    )


def written() -> str:
    """The whole file."""
    schema = described()
    requests = {option["$ref"].rsplit("/", 1)[1] for option in schema["client"]["anyOf"]}
    parts = [HEAD.rstrip(), ladder()]
    parts += [interface(name, each, name not in requests) for name, each in schema["$defs"].items()]
    parts.append(union("ClientRequest", schema["client"]))
    parts.append(union("Pushed", schema["house"]["items"]))
    parts.append(union("Reply", schema["$defs"]["Answered"]["properties"]["message"]))
    settings = schema["$defs"]["Settings"]["properties"]
    parts.append(
        f"/** How a table is if nothing else is said. */\nexport const WINDOW_MS = {settings['window_ms']['default']}"
    )
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Write the file, or look whether it is right."""
    text = written()
    same = FILE.is_file() and FILE.read_text("utf-8") == text
    if "--check" in sys.argv[1:]:
        raise SystemExit(0 if same else f"{FILE.name} is not what the house says: run python web/messages.py")
    if not same:
        FILE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
