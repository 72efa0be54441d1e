"""A file beside the packaged weights says where they come from."""

import json
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "petteia" / "bots" / "weights"
TOLD = ("command", "seed", "commit", "ran_at", "machine", "hours", "repeats")


def written_down() -> dict[tuple[str, str], dict[str, str]]:
    """The entries by file and part."""
    rows = tomllib.loads((FOLDER / "provenance.toml").read_text("utf-8"))["set"]
    out = {(row["file"], row["part"]): row for row in rows}
    assert len(out) == len(rows), "two entries for one set"
    return out


def digest(figures: dict[str, Any]) -> str:
    return sha256(json.dumps(figures, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


def shipped() -> dict[tuple[str, str], dict[str, Any]]:
    """Every set of figures in the folder: weights by name, and networks. One without figures needs no provenance."""
    files = [path for path in FOLDER.iterdir() if path.name != "provenance.toml"]
    policies = {path.name: path.read_bytes() for path in files if path.suffix == ".policy"}
    files = [path for path in files if path.name not in policies]
    assert files and all(path.suffix == ".json" for path in files), "a file of another kind has to be read here, too"
    read = {path.name: json.loads(path.read_text("utf-8")) for path in files}
    sets = {(name, part): figures for name, file in read.items() for part, figures in file.items() if as_set(figures)}
    return sets | {(name, "policy"): {"sha256": sha256(data).hexdigest()} for name, data in policies.items()}


def as_set(figures: object) -> bool:
    return isinstance(figures, dict) and bool(figures)


def test_every_set_of_weights_says_where_it_comes_from() -> None:
    assert written_down().keys() == shipped().keys()


@pytest.mark.parametrize("which", sorted(shipped()), ids="-".join)
def test_an_entry_tells_everything_of_the_figures_that_are_there(which: tuple[str, str]) -> None:
    row, figures = written_down()[which], shipped()[which]
    assert row.keys() == {"file", "part", "digest", *TOLD} and all(row[key].strip() for key in TOLD)
    assert row["digest"] == digest(figures), "other figures than these: write down how they were found"
    if which[1] == "policy":
        return
    file = json.loads((FOLDER / which[0]).read_text("utf-8"))
    by = {"values": "learnt_by", "network": "learnt_by"}.get(which[1], f"{which[1]}_by")
    assert row["command"] == file[by], "the file itself says another command"
