"""Puzzles: positions in which one answer, or a few, is at least ten points better than anything else.

Each game that has some keeps them beside its rules (`puzzles.jsonl.gz`, named in its manifest): a line about how they
were found, and a line for each. How they are found, and what the points mean, is in docs/coach.md.
"""

import gzip
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from math import exp, log
from pathlib import Path
from typing import Any, Final

from petteia.bots.rollouts import ALIKE
from petteia.engine.header import Header
from petteia.engine.manifest import manifest_of
from petteia.engine.play import Play
from petteia.engine.protocol import Game, State
from petteia.engine.record import write

POINTS: Final = 400 / log(10)
"""Points for a unit of log odds, as on the ladder: 400 are ten to one."""
SURE: Final = 300.0
"""How far from the middle of the levels a puzzle's rating may well be, before anybody has tried it."""
EASY: Final = -150
"""Fewer points than this beside the middle of the levels are easy,"""
HARD: Final = 50
"""more than this are hard."""


@dataclass(frozen=True)
class WeighedOption:
    """An option of a puzzle in notation: how many points it loses, with the standard error, and in how many worlds both
    it and the best were played on."""

    text: str
    points: float
    error: float
    worlds: int


@dataclass(frozen=True)
class Puzzle:
    """A puzzle. Its options begin with the best."""

    id: str
    game: str
    seats: int
    seat: int
    kind: str
    """What is asked: the key of the prompt."""
    theme: str
    turn: int
    phase: str
    cells: tuple[int, ...]
    chance: float
    """To win after the best answer, in percent."""
    options: tuple[WeighedOption, ...]
    solved: Mapping[str, int]
    """How often each level solved it, of so many tries."""
    tries: int
    rating: int

    @property
    def answers(self) -> tuple[str, ...]:
        """All that are right."""
        return tuple(one.text for one in self.options if one.points <= ALIKE)

    @property
    def margin(self) -> float:
        """How many points the nearest wrong option loses."""
        return min(one.points for one in self.options if one.points > ALIKE)

    def of(self, text: str) -> WeighedOption:
        """An option by its notation. ValueError if it has none of that name."""
        for one in self.options:
            if one.text == text:
                return one
        raise ValueError(f"{text!r} is not possible there; right would be one of: {'; '.join(self.texts())}")

    def texts(self) -> list[str]:
        """All options, by name."""
        return sorted(one.text for one in self.options)

    def open(self, game: Game) -> State:
        """The position."""
        return game.unpack(list(self.cells))

    def record(self, game: Game, names: Iterable[str]) -> str:
        """The position as a record, to be played on from."""
        play = Play(game, self.open(game))
        return write(play, Header.of(game, list(names), f"puzzle {self.id}", play.start))

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "id": self.id, "seats": self.seats, "seat": self.seat, "kind": self.kind, "theme": self.theme,
            "turn": self.turn, "phase": self.phase, "chance": self.chance, "rating": self.rating,
            "options": [[one.text, one.points, one.error, one.worlds] for one in self.options],
            "solved": dict(self.solved), "tries": self.tries, "cells": list(self.cells),
        }  # fmt: skip


@dataclass
class Book:
    """The puzzles of a game."""

    game: str
    rules: int
    """The version of the rules they are for."""
    method: dict[str, Any] = field(default_factory=dict)
    levels: dict[str, int] = field(default_factory=dict)
    """The points of the levels that tried them."""
    puzzles: dict[str, Puzzle] = field(default_factory=dict)

    @property
    def middle(self) -> float:
        """The middle of the levels' points."""
        return sum(self.levels.values()) / len(self.levels) if self.levels else 0.0

    def difficulty(self, rating: int) -> str:
        """In a word."""
        beside = rating - self.middle
        return "easy" if beside < EASY else "hard" if beside > HARD else "medium"

    def add(self, plain: Mapping[str, Any]) -> None:
        """A puzzle that has been read."""
        options = tuple([WeighedOption(str(text), float(p), float(e), int(n)) for text, p, e, n in plain["options"]])
        cells = tuple([int(x) for x in plain["cells"]])
        self.puzzles[plain["id"]] = Puzzle(
            str(plain["id"]),
            self.game,
            int(plain["seats"]),
            int(plain["seat"]),
            str(plain["kind"]),
            str(plain["theme"]),
            int(plain["turn"]),
            str(plain["phase"]),
            cells,
            float(plain["chance"]),
            options,
            dict(plain["solved"]),
            int(plain["tries"]),
            int(plain["rating"]),
        )

    def packed(self) -> bytes:
        """The file: the same puzzles give the same bytes."""
        head = {"game": self.game, "rules": self.rules, "method": self.method, "levels": self.levels}
        lines = [head, *[self.puzzles[name].plain() for name in sorted(self.puzzles)]]
        text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
        return gzip.compress(text.encode(), 9, mtime=0)

    @classmethod
    def unpacked(cls, packed: bytes) -> "Book":
        """A file that has been read. ValueError if it is none."""
        try:
            head, *lines = [json.loads(line) for line in gzip.decompress(packed).decode().splitlines()]
            out = cls(head["game"], head["rules"], head["method"], head["levels"])
            for line in lines:
                out.add(line)
        except (OSError, EOFError, KeyError, TypeError, UnicodeError) as problem:
            raise ValueError(f"this is no file of puzzles: {problem}") from problem
        return out


def book_at(file: Path) -> Book:
    """The puzzles in a file."""
    return Book.unpacked(file.read_bytes())


def book_of(kind: type[Game]) -> Book:
    """The puzzles that come with a game, read once: none if it has no file, or one for other rules."""
    return _book(manifest_of(kind).file(manifest_of(kind).puzzles), kind.ID, int(kind.RULES_VERSION))


@cache
def _book(file: Path, game: str, rules: int) -> Book:
    found = book_at(file) if file.is_file() else Book(game, rules)
    return found if found.rules == rules else Book(game, rules)


def name_of(cells: Iterable[int], seat: int) -> str:
    """The id of a position as a puzzle: of what it is, not of where it was found."""
    return sha256(json.dumps([seat, *cells]).encode()).hexdigest()[:8]


def day_order(names: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """All puzzles (game and id) in the order in which days have them."""
    return sorted(names, key=lambda each: sha256("/".join(each).encode()).digest())


def rated(tries: Iterable[tuple[float, int, int]], middle: float) -> int:
    """The rating of a puzzle from tries: for each solver's points how many were right, of how many. It is the likeliest
    one; with few tries it stays near the middle."""
    them = list(tries)
    found = 0.0
    for _ in range(50):
        slope, bend = -found * (POINTS / SURE) ** 2, (POINTS / SURE) ** 2
        for points, right, of in them:
            rate = 1 / (1 + exp(found - (points - middle) / POINTS))
            slope += of * rate - right
            bend += of * rate * (1 - rate)
        found += slope / bend
    return round(middle + found * POINTS)
