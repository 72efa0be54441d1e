"""The corpus: rolled-out positions of a search (`positions.py`) as Parquet, a row for each (docs/coach.md).

`import polars` happens here alone: searching needs none of it.
"""

import io
from typing import Any, Final

import polars

from petteia.bots.observation import COMPACT, Observer
from petteia.bots.rollouts import WITHIN
from petteia.lab.positions import SearchRun

POSITIONS: Final = {
    "game": polars.String,
    "seats": polars.Int8,
    "seed": polars.Int64,
    "decision": polars.Int32,
    "seat": polars.Int8,
    "kind": polars.String,
    "steps": polars.List(polars.String),
    "turn": polars.Int32,
    "phase": polars.String,
    "played": polars.String,
    "best": polars.String,
    "chance": polars.Float64,
    "error": polars.Float64,
    "worlds": polars.Int32,
    "within": polars.Boolean,
    "options": polars.List(polars.Struct({"text": polars.String, "chance": polars.Float64, "worlds": polars.Int32})),
    "features": polars.List(polars.Int16),
    "cells": polars.List(polars.Int64),
}
"""A row for each position."""


def corpus_of(run: SearchRun) -> polars.DataFrame:
    """The rolled-out positions of a search, by game and decision."""
    rows = [
        row_of(run, seed, one)
        for seed, line in sorted(run.games.items())
        for one in sorted(line["rolled"], key=lambda each: int(each["number"]))
    ]
    return polars.DataFrame(rows, schema=POSITIONS)


def row_of(run: SearchRun, seed: int, one: dict[str, Any]) -> dict[str, Any]:
    """One position. `features` is what its seat sees, compact; `cells` is everything."""
    game = run.search.open(seed)
    text = game.actions.text
    seen = Observer(game, COMPACT).look(game.unpack(list(one["cells"])), one["seat"])
    return {
        "game": game.id, "seats": int(game.seats), "seed": seed, "decision": one["number"], "seat": one["seat"],
        "kind": one["kind"], "steps": list(one["steps"]), "turn": one["turn"], "phase": one["phase"],
        "played": text(one["action"]), "best": text(one["best"]), "chance": one["chance"], "error": one["error"],
        "worlds": one["worlds"], "within": 2 * one["error"] <= WITHIN,
        "options": [{"text": text(n), "chance": chance, "worlds": worlds} for n, chance, worlds in one["options"]],
        "features": [int(x) for x in seen], "cells": list(one["cells"]),
    }  # fmt: skip


def packed(frame: polars.DataFrame) -> bytes:
    """As a file."""
    written = io.BytesIO()
    frame.write_parquet(written, compression="zstd")
    return written.getvalue()
