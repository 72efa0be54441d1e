"""The saved data of a tournament, as Parquet: a row for each seat of a game, and a row for each decision.

docs/lab.md is the schema in words. `import polars` happens here alone: playing needs none of it.
"""

from collections.abc import Sequence
from typing import Any, Final

import polars

from petteia.lab.match import Decision, MatchNotes

SEATS: Final = {
    "table": polars.String,
    "game": polars.String,
    "number": polars.Int32,
    "seed": polars.Int64,
    "seat": polars.Int8,
    "seats": polars.Int8,
    "bot": polars.String,
    "won": polars.Float64,
    "place": polars.Int8,
    "turns": polars.Int32,
    "decisions": polars.Int32,
    "ending": polars.String,
    "seconds": polars.Float64,
    "decided": polars.Int32,
    "points": polars.List(polars.Struct({"source": polars.String, "points": polars.Int32})),
    "marks": polars.List(polars.Struct({"mark": polars.String, "word": polars.String})),
    "uses": polars.List(polars.Struct({"use": polars.String, "times": polars.Int32})),
}
"""A row for each seat of each game."""
DECISIONS: Final = {
    "table": polars.String,
    "number": polars.Int32,
    "decision": polars.Int32,
    "seat": polars.Int8,
    "bot": polars.String,
    "step": polars.String,
    "options": polars.Int16,
    "action": polars.Int16,
    "text": polars.String,
    "microseconds": polars.Int64,
    "won": polars.Float64,
    "features": polars.List(polars.Int16),
}
"""A row for each decision: a seat's choice among two or more."""


def seats_frame(table: str, game: str, played: Sequence[tuple[int, MatchNotes]]) -> polars.DataFrame:
    """The results of some games."""
    rows: list[dict[str, Any]] = []
    for number, match in played:
        for seat, bot in enumerate(match.bots):
            rows.append(
                {
                    "table": table,
                    "game": game,
                    "number": number,
                    "seed": match.seed,
                    "seat": seat,
                    "seats": len(match.bots),
                    "bot": bot,
                    "won": match.returns[seat],
                    "place": match.order.index(seat) + 1 if seat in match.order else 0,
                    "turns": match.turns,
                    "decisions": match.decisions,
                    "ending": match.ending,
                    "seconds": match.seconds[seat],
                    "decided": match.decided[seat],
                    "points": [{"source": name, "points": n} for name, n in match.points[seat].items()],
                    "marks": [{"mark": mark, "word": words[seat]} for mark, words in match.marks.items()],
                    "uses": [{"use": use, "times": n[seat]} for use, n in match.uses.items() if n[seat]],
                }
            )
    return polars.DataFrame(rows, schema=SEATS)


def decisions_frame(table: str, played: Sequence[tuple[int, MatchNotes]]) -> polars.DataFrame:
    """The decisions of some games, and the bots that made them."""
    columns: dict[str, list[Any]] = {name: [] for name in DECISIONS}
    for number, match in played:
        for at, made in enumerate(match.made):
            row = _row(table, number, at, made, match)
            for name in DECISIONS:
                columns[name].append(row[name])
    return polars.DataFrame(columns, schema=DECISIONS)


def _row(table: str, number: int, at: int, made: Decision, match: MatchNotes) -> dict[str, Any]:
    return {
        "table": table,
        "number": number,
        "decision": at,
        "seat": made.seat,
        "bot": match.bots[made.seat],
        "step": made.step,
        "options": made.options,
        "action": made.action,
        "text": made.text,
        "microseconds": made.microseconds,
        "won": match.returns[made.seat],
        "features": made.features,
    }
