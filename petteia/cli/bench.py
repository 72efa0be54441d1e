"""`petteia bench`: how fast the games are on this machine."""

import platform
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from petteia import __version__
from petteia.cli.options import GameOption, Json
from petteia.cli.output import WANTING, Complaint, err, harmless, out, say_json
from petteia.engine import measure
from petteia.engine.build import build
from petteia.engine.generator import Generator
from petteia.engine.protocol import Game
from petteia.games import LoadError, find, open_box, shelf

SEED: Final = 20031
SHORTEST: Final = 0.05
"""Seconds a game has to be measured for, at least, for the figures to mean anything."""


class Entrant:
    """A game in the run, and its figures round by round."""

    def __init__(self, game: Game, name: str) -> None:
        self.game = game
        self.name = name
        self.rng = Generator(SEED)
        self.positions = measure.midgames(game, SEED)
        self.games = 0
        self.decisions = 0
        self.rates: list[float] = []
        self.copies: list[float] = []
        self.lists: list[float] = []
        self.bytes = measure.weigh(self.positions)

    def run(self, seconds: float) -> None:
        """One round: most of the time goes into whole games, the rest into copying and listing."""
        played = measure.play_for(self.game, self.rng, seconds * 0.6)
        self.games += played.games
        self.decisions += played.count
        self.rates.append(played.rate())
        self.copies.append(measure.copy_for(self.positions, seconds * 0.2).each() * 1e6)
        self.lists.append(measure.list_for(self.positions, seconds * 0.2).each() * 1e6)

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": int(self.game.seats),
            "form": measure.game_form(self.game),
            "games": self.games,
            "decisions_per_game": self.decisions / self.games,
            "decisions_per_second": spread(self.rates),
            "copy_microseconds": spread(self.copies),
            "legal_microseconds": spread(self.lists),
            "bytes_per_state": round(self.bytes),
        }


def bench(
    names: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="The games; all if none.")] = None,
    game: GameOption = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each game, all rounds together.")] = 2.0,
    rounds: Annotated[int, typer.Option(help="Rounds in which the games take turns.")] = 5,
    as_json: Json = False,
) -> None:
    """Measure how fast games play on one core of this machine.

    Whole games between random players, at four seats or the nearest number. A decision is a seat's choice among two
    or more; forced steps and chance are played but not counted. Copies and lists of options are measured on positions
    from the middle of games. The games take turns, round by round; shown are the median and the range.

    Examples:

      petteia bench

      petteia bench age_of_mythology --seconds 10

      petteia bench --game my_game.py:GAME --json

    Exit codes: 0 · 1 an installed game could not be loaded · 2 bad input.
    """
    if rounds < 1:
        raise Complaint(f"{rounds} rounds cannot be measured; right would be --rounds 5.", rounds=rounds)
    if not seconds / rounds >= SHORTEST:
        raise Complaint(
            f"{seconds:g} seconds in {rounds} rounds are too short to measure; right would be --seconds 2, "
            f"or at least {rounds * SHORTEST:g}."
        )
    kinds, broken = chosen(names or [], game)
    entrants: list[Entrant] = []
    with progress() as bar:
        task = bar.add_task("setting up", total=len(kinds) * (rounds + 1))
        for kind in kinds:
            bar.update(task, description=f"setting up {harmless(kind.ID)}")
            entrants.append(Entrant(open_box(kind, measure.nearest_seats(kind.SEAT_COUNTS)), kind.ID))
            bar.advance(task)
        for n in range(rounds):
            for entrant in entrants:
                bar.update(task, description=f"round {n + 1}: {harmless(entrant.name)}")
                entrant.run(seconds / rounds)
                bar.advance(task)
    if as_json:
        say_json(
            {
                "versions": versions(),
                "seconds": seconds,
                "rounds": rounds,
                "games": [entrant.plain() for entrant in entrants],
                "left_out": {name: str(problem) for name, problem in broken.items()},
            }
        )
    else:
        show(entrants, rounds)
    for name, problem in broken.items():
        err().print(f"petteia: {harmless(name)} was left out: {harmless(str(problem))}", markup=False, soft_wrap=True)
    if not kinds and not broken and not as_json:
        out().print("No game is installed. A game of your own is named with --game my_game.py:GAME.", markup=False)
    if broken:
        raise typer.Exit(WANTING)


def chosen(names: Sequence[str], game: str | None) -> tuple[list[type[Game]], dict[str, LoadError]]:
    """The games to measure; of those that were not asked for by name, also which cannot be loaded."""
    if names or game:
        wanted = [*names, *([game] if game else [])]
        return [find(name) for name in dict.fromkeys(wanted)], {}
    found = shelf()
    broken = {name: kind for name, kind in found.items() if isinstance(kind, LoadError)}
    return [kind for kind in found.values() if not isinstance(kind, LoadError)], broken


def progress() -> Progress:
    """The bar, for people who wait."""
    task = TextColumn("{task.description}", markup=False)
    return Progress(task, BarColumn(), TimeRemainingColumn(), console=err(), transient=True)


def show(entrants: list[Entrant], rounds: int) -> None:
    """The figures for people."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("game")
    table.add_column("form")
    for heading in ("seats", "decisions/s", "copy µs", "options µs", "bytes"):
        table.add_column(heading, justify="right", no_wrap=True)
    for e in entrants:
        table.add_row(
            harmless(e.name),
            measure.game_form(e.game),
            str(int(e.game.seats)),
            figure(e.rates, "{:,.0f}"),
            figure(e.copies, "{:.2f}"),
            figure(e.lists, "{:.3f}"),
            f"{e.bytes:,.0f}",
        )
    if entrants:
        out().print(table)
        out().print(f"Median of {rounds} rounds on one core, ± how far the farthest round lay from it.", style="dim")
    out().print(" · ".join(f"{key} {value}" for key, value in versions().items()), style="dim", markup=False)


def figure(values: Sequence[float], shape: str) -> str:
    """A median, and how far the values stray from it."""
    middle = median(values)
    astray = max(max(values) - middle, middle - min(values)) / middle
    return f"{shape.format(middle)} ±{astray:.0%}"


def spread(values: Sequence[float]) -> dict[str, Any]:
    """A median with its range, as JSON."""
    return {"median": median(values), "lowest": min(values), "highest": max(values), "rounds": list(values)}


def versions() -> dict[str, str]:
    """What the figures depend on."""
    return {
        "petteia": __version__,
        "form": build(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "librt": _installed("librt"),
        "machine": f"{platform.system()} {platform.machine()}",
        "cpu": cpu(),
    }


def _installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "unknown"


def cpu(info: Path = Path("/proc/cpuinfo")) -> str:
    """The processor's name, as the system tells it."""
    if sys.platform == "linux":
        try:
            for line in info.read_text(encoding="utf-8", errors="replace").splitlines():
                if line.startswith("model name"):
                    return " ".join(line.partition(":")[2].split())
        except OSError:
            pass
    return platform.processor() or platform.machine() or "unknown"
