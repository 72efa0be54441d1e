"""A task: a table or several, the opponents, how many deals, and what may be learnt from. It is a file of its own,
`tasks/NAME.toml`, and `tasks/published.toml` has its checksum: a published task is never changed, only followed by
another version.

    title = "Age of Mythology, two seats, against the Titan"
    reason = "…"                         # what it measures that no other task does
    game = "age_of_mythology"
    rules = 1                            # the version of the rules
    components = "9c2f01ab"              # the first digits of the hash of the component data
    opponents = ["titan"]                # clockwise from the agent; the last one plays the seats that remain
    conduct = "0123456789abcdef"         # a fingerprint of how they play
    weights = { "age_of_mythology-2.policy" = "…" }    # the checksums of what they have learnt
    deals = { validation = 100, test = 200 }
    positions = 20                       # decisions whose regret is measured
    decisions = 0                        # how many an agent may learn from; 0: as many as it likes

    [[table]]                            # deal after deal is played at the next table
    seats = 2
    options = { teams = "two_cultures" }
    splits = ["training"]                # where it is played; without it everywhere
    ranges = { "game.victory_cubes_in_bank" = [20, 36] }   # each deal draws figures of its own box
"""

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from petteia.benchmark.deals import TRAINING, VALIDATION
from petteia.engine.differences import components_hash, components_of
from petteia.engine.overlay import put
from petteia.engine.protocol import Game
from petteia.games import find, load

FOLDER: Final = "tasks"
PUBLISHED: Final = "published.toml"
PLAY: Final = "play"
QUESTIONS: Final = "questions"
WEIGHTS: Final = "weights"


class TaskError(ValueError):
    """A task that there is not, or that cannot be played here; the sentence says why."""


@dataclass(frozen=True)
class TaskTable:
    """One of the tables of a task."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    splits: tuple[str, ...] = ()
    ranges: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Figures of the component data that each deal draws anew, with the least and the largest value."""


@dataclass(frozen=True)
class Task:
    """A task as its file says."""

    name: str
    checksum: str
    title: str
    reason: str
    kind: str = PLAY
    game: str = ""
    rules: int = 0
    components: str = ""
    opponents: tuple[str, ...] = ()
    conduct: str = ""
    weights: Mapping[str, str] = field(default_factory=dict)
    deals: Mapping[str, int] = field(default_factory=dict)
    positions: int = 0
    decisions: int = 0
    tables: tuple[TaskTable, ...] = ()

    def tables_for(self, split: str) -> list[TaskTable]:
        """The tables at which a split is played."""
        return [table for table in self.tables if not table.splits or split in table.splits]

    def table_of(self, split: str, number: int) -> TaskTable:
        """The table of a deal."""
        there = self.tables_for(split)
        return there[number % len(there)]

    def opened(self, table: TaskTable, deal: int) -> Game:
        """The box of a deal; TaskError if this version of Petteia does not have it."""
        if not table.ranges:
            return self._box(table.seats, tuple(table.options.items()))
        usual = self._box(table.seats, ())
        data = deepcopy(dict(components_of(usual)))
        for way, value in drawn(table.ranges, self.name, deal).items():
            if put([data], way.split("."), value) == 0:
                raise TaskError(f"{self.name} draws {way}, which {self.game} has not")
        return load(self.game, table.seats, dict(table.options), data, self.rules)

    def _box(self, seats: int, options: tuple[tuple[str, str], ...]) -> Game:
        key = (seats, options)
        if key not in self._boxes:
            usual = load(self.game, seats, {}, None, self.rules)
            here = (components_hash(components_of(usual)) or "")[:8]
            if here != self.components:
                raise TaskError(
                    f"{self.name} is played with the components {self.components} of {self.game}; here are {here}. "
                    "An earlier version of petteia has them"
                )
            self._boxes[key] = load(self.game, seats, dict(options), None, self.rules)
        return self._boxes[key]

    @cached_property
    def _boxes(self) -> dict[tuple[int, tuple[tuple[str, str], ...]], Game]:
        return {}

    def opponents_of(self, seats: int) -> list[str]:
        """The bots of the other seats, clockwise from the agent's."""
        there = list(self.opponents[: seats - 1])
        return [*there, *[there[-1]] * (seats - 1 - len(there))]

    def hold_to_weights(self) -> None:
        """TaskError unless the opponents have learnt what they had when the task was published."""
        for name, wanted in self.weights.items():
            if checksum(files("petteia.bots").joinpath(WEIGHTS, name).read_bytes()) != wanted:
                raise TaskError(
                    f"{self.name} is played against other weights than those in {name}; an earlier version of petteia "
                    "has them"
                )

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "task": self.name, "title": self.title, "reason": self.reason, "kind": self.kind, "game": self.game,
            "tables": [
                {
                    "seats": table.seats, "options": dict(table.options), "splits": list(table.splits),
                    "ranges": {way: list(ends) for way, ends in table.ranges.items()},
                }
                for table in self.tables
            ],
            "opponents": list(self.opponents), "weights": dict(self.weights), "deals": dict(self.deals),
            "positions": self.positions, "decisions": self.decisions, "checksum": self.checksum,
        }  # fmt: skip


def checksum(data: bytes) -> str:
    """The checksum of a file; line ends do not count in one of text."""
    return sha256(data.replace(b"\r\n", b"\n")).hexdigest()


def drawn(ranges: Mapping[str, tuple[int, int]], task: str, deal: int) -> dict[str, int]:
    """The figures of a deal's own box."""
    out = {}
    for way, (least, most) in ranges.items():
        hashed = sha256(f"petteia benchmark {task} box {deal} {way}".encode()).digest()
        out[way] = least + int.from_bytes(hashed[:8], "big") % (most - least + 1)
    return out


def read(file: Traversable) -> Task:
    """The task in a file."""
    data = file.read_bytes()
    said = tomllib.loads(data.decode())
    tables = tuple(
        TaskTable(
            row["seats"],
            row.get("options", {}),
            tuple(row.get("splits", ())),
            {way: (least, most) for way, (least, most) in row.get("ranges", {}).items()},
        )
        for row in said.pop("table", [])
    )
    opponents = tuple(said.pop("opponents", ()))
    return Task(file.name.removesuffix(".toml"), checksum(data), opponents=opponents, tables=tables, **said)


@cache
def tasks() -> dict[str, Task]:
    """All tasks by name, in the order in which they were published."""
    folder = files("petteia.benchmark").joinpath(FOLDER)
    return {name: read(folder.joinpath(f"{name}.toml")) for name in published()}


@cache
def published() -> dict[str, str]:
    """The checksum of each published task."""
    out: dict[str, str] = tomllib.loads(files("petteia.benchmark").joinpath(FOLDER, PUBLISHED).read_text("utf-8"))[
        "tasks"
    ]
    return out


def task_of(name: str) -> Task:
    """A task by its name. TaskError if there is none, or if it is not what was published."""
    found = tasks().get(name)
    if found is None:
        raise TaskError(f"there is no task {name[:60]!r}; right would be one of: {', '.join(tasks())}")
    if found.checksum != published()[name]:
        raise TaskError(f"{name} is not as it was published: its file has another checksum")
    if found.kind == PLAY:
        find(found.game)
        found.hold_to_weights()
    return found


def training_table(task: Task, number: int = 0) -> tuple[Game, list[str]]:
    """A box to learn at, and the opponents."""
    table = task.table_of(TRAINING if task.tables_for(TRAINING) else VALIDATION, number)
    return task.opened(table, number), task.opponents_of(table.seats)
