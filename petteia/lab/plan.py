"""The plan of a tournament, from a file: `petteia lab run FILE.toml`.

    games = 2000            # at each table
    seed = 1                # the first deal
    decisions = true        # note every decision with what its seat saw

    [[table]]
    game = "age_of_mythology"
    seats = 3
    bots = ["seer"]         # if there are too few, the last one plays the remaining seats

    [[table]]
    name = "teams"          # its name in the report; by default the game's name
    game = "age_of_mythology"
    seats = 4
    bots = ["seer", "greedy"]
    options = { teams = "two_cultures" }
    components = "mine.toml"   # beside the file
    games = 500

To compare options or components of your own, put the game on two tables: the report lays them side by
side.
"""

import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from petteia.bots.observation import COMPACT, Observer
from petteia.games import LoadError
from petteia.lab.tournament import NotSeated, Pairing, seated

OF_THE_RUN: Final = {"games": int, "seed": int, "decisions": bool, "table": list}
OF_A_TABLE: Final = {
    "name": str, "game": str, "seats": int, "bots": list, "options": dict, "components": str, "games": int,
}  # fmt: skip
MOST_GAMES: Final = 10_000_000


class PlanError(ValueError):
    """A file that describes no tournament; the sentence says what would be right."""


@dataclass(frozen=True)
class PlannedTable:
    """A table of a tournament: the game, the bots, and the number of games."""

    name: str
    pairing: Pairing
    games: int


@dataclass(frozen=True)
class TournamentPlan:
    """A tournament."""

    seed: int
    decisions: bool
    tables: tuple[PlannedTable, ...]

    def mark(self) -> str:
        """A fingerprint of everything that decides what is played: plans with the same one play the same games."""
        parts = []
        for table in self.tables:
            file = table.pairing.components
            # Kept in folders, so it is written as when the class was called Sitting.
            written = f"Sitting(name={table.name!r}, pairing={table.pairing!r}, games={table.games!r})"
            parts.append((written, sha256(Path(file).read_bytes()).hexdigest() if file else ""))
        return sha256(repr((self.seed, self.decisions, parts)).encode()).hexdigest()[:16]


def read_plan(file: Path) -> TournamentPlan:
    """The tournament that a file says. PlanError if it says none."""
    try:
        said = tomllib.loads(file.read_text("utf-8"))
    except OSError as problem:
        raise PlanError(f"{file} cannot be read: {problem.strerror or problem}.") from problem
    except ValueError as problem:
        raise PlanError(f"{file} is not TOML: {problem}.") from problem
    _check(said, OF_THE_RUN, f"{file}")
    rows = said.get("table", [])
    if not rows:
        raise PlanError(f'{file} has no table; right would be [[table]] with game = "age_of_mythology", say.')
    games, seed = said.get("games", 100), said.get("seed", 1)
    if not 0 <= seed < 2**50:
        raise PlanError(f"{file}: seed is a number from 0 on, not {seed}.")
    tables = tuple(_table(file, number, row, games) for number, row in enumerate(rows, 1))
    names = [table.name for table in tables]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise PlanError(f"{file}: two tables are called {twice!r}; right would be a name = … of its own for each.")
    noting = said.get("decisions", True)
    for table in tables if noting else ():
        try:
            Observer(table.pairing.open(), COMPACT)
        except ValueError as problem:
            raise PlanError(f"{file}, {table.name}: {problem}; or decisions = false.") from problem
    return TournamentPlan(seed, noting, tables)


def _table(file: Path, number: int, said: Any, games: int) -> PlannedTable:
    where = f"{file}, table {number}"
    if not isinstance(said, dict):
        raise PlanError(f"{where}: a table is [[table]] with entries.")
    _check(said, OF_A_TABLE, where)
    if "game" not in said:
        raise PlanError(f"{where}: it does not say its game.")
    games = said.get("games", games)
    if not 1 <= games <= MOST_GAMES:
        raise PlanError(f"{where}: games is a number from 1 to {MOST_GAMES}, not {games}.")
    components = str((file.parent / said["components"]).resolve()) if "components" in said else None
    options = said.get("options", {})
    if not all(isinstance(value, str) for value in options.values()):
        raise PlanError(f'{where}: options are texts, as in options = {{ teams = "two_cultures" }}.')
    if not all(isinstance(name, str) for name in said.get("bots", [])):
        raise PlanError(f'{where}: bots are a list of names, as in bots = ["greedy"].')
    try:
        bots = seated(said["game"], said.get("bots", ["greedy"]), said.get("seats"))
        pairing = Pairing(said["game"], bots, tuple(sorted(options.items())), components)
        pairing.open()
    except (LoadError, NotSeated) as problem:
        raise PlanError(f"{where}: {problem}") from problem
    name = said.get("name", said["game"])
    if not name or not all(letter.isalnum() or letter in "_- " for letter in name):
        raise PlanError(f"{where}: a name has letters, digits, blanks, - and _, not {name!r}.")
    return PlannedTable(name, pairing, games)


def _check(said: dict[str, Any], known: dict[str, type], where: str) -> None:
    for key, value in said.items():
        if key not in known:
            near = get_close_matches(key, known, n=1, cutoff=0.5) or list(known)
            raise PlanError(f"{where}: there is no entry {key!r}; right would be {' or '.join(near)}.")
        if type(value) is not known[key]:
            words = {int: "a whole number", bool: "true or false", str: "a text", list: "a list", dict: "a table"}
            raise PlanError(f"{where}: {key} is {words[known[key]]}, not {value!r}.")
