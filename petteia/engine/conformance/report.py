"""What a run of the suite found: how often each contract was really tested, and the first breach."""

from collections.abc import Sequence
from typing import Any, Final

from petteia.engine.header import Header
from petteia.engine.play import UNDO, Entry, Play
from petteia.engine.protocol import Game
from petteia.engine.record import write

CONTRACTS: Final[dict[int, str]] = {
    1: "A decision in progress is plain data",
    2: "Legality has one source",
    3: "Single steps",
    4: "Chance is explicit",
    5: "Randomness lives outside the state",
    6: "Shared moments are of two kinds",
    7: "Views leak nothing",
    8: "Bots know what their seat knows",
    9: "Conservation",
    10: "Determinism across processes",
    11: "Games end",
    12: "Copies are deep",
    13: "Views forget nothing",
    14: "What is announced comes true",
}


class Breach(Exception):
    """A contract is broken here."""

    def __init__(self, contract: int, sentence: str) -> None:
        super().__init__(contract, sentence)
        self.contract = contract
        self.sentence = sentence


class Failure:
    """The first breach, and the lines that lead to the position where it shows."""

    def __init__(self, game: Game, breach: Breach, seed: int, number: int, entries: Sequence[Entry]) -> None:
        self.game = game
        self.contract = breach.contract
        self.sentence = breach.sentence
        self.seed = seed
        self.number = number
        """The number of the game in the run, from 0."""
        self.entries = list(entries)

    def record(self) -> str:
        """The record that replays to the failing position; None if the game is too broken to be replayed."""
        play = Play(self.game, listening=False)
        header = Header.of(self.game, [f"seat {seat}" for seat in range(int(self.game.seats))])
        try:
            for entry in self.entries:
                play.repeat(entry)
            return write(play, header)
        except Exception:  # any rule of a game under test may fail
            return ""

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "contract": self.contract,
            "title": CONTRACTS[self.contract],
            "sentence": self.sentence,
            "seed": self.seed,
            "game": self.number,
            "entries": [{"kind": e.kind, "seat": e.seat, "value": e.value} for e in self.entries],
            "record": self.record(),
        }

    def __str__(self) -> str:
        return (
            f"Contract {self.contract} ({CONTRACTS[self.contract]}) is broken: {self.sentence} "
            f"(seed {self.seed}, game {self.number}, after line {len(self.entries)})"
        )


class Report:
    """The result of `conformance`. `counts` has, per contract and check, how often the check was really made: a leak
    comparison, for instance, counts only if the two worlds differ."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.games = 0
        self.lines = 0
        self.counts: dict[int, dict[str, int]] = {contract: {} for contract in CONTRACTS}
        self.notes: list[str] = []
        self.failure: Failure | None = None

    @property
    def ok(self) -> bool:
        """Whether no contract was found broken."""
        return self.failure is None

    def count(self, contract: int, check: str, times: int = 1) -> None:
        """Count a check that was really made."""
        checks = self.counts[contract]
        checks[check] = checks.get(check, 0) + times

    def made(self, contract: int) -> int:
        """How many checks of a contract were made in all."""
        return sum(self.counts[contract].values())

    def unchecked(self) -> list[int]:
        """Contracts that were never checked: the game never reached a point where they matter."""
        return [contract for contract in CONTRACTS if not self.made(contract)]

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "game": self.game.id,
            "seats": int(self.game.seats),
            "options": dict(self.game.options),
            "seed": self.seed,
            "ok": self.ok,
            "games": self.games,
            "lines": self.lines,
            "contracts": [
                {"contract": contract, "title": title, "checks": dict(self.counts[contract])}
                for contract, title in CONTRACTS.items()
            ],
            "notes": list(self.notes),
            "failure": None if self.failure is None else self.failure.plain(),
        }

    def __str__(self) -> str:
        if self.failure is not None:
            return str(self.failure)
        return f"{self.game.id}: all contracts hold over {self.games} games and {self.lines} lines (seed {self.seed})"


def joined(first: Sequence[Entry], then: Sequence[Entry]) -> list[Entry]:
    """The lines of a play that began where other lines had led."""
    out = list(first)
    for entry in then:
        value = entry.value + len(first) if entry.kind == UNDO else entry.value
        out.append(Entry(len(out) + 1, entry.kind, entry.seat, value))
    return out
