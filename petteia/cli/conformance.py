"""`petteia conformance`: does a game keep the promises every game makes?"""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from petteia.cli.options import GameName, Json
from petteia.cli.output import WANTING, Complaint, err, harmless, out, say_json
from petteia.engine.conformance import CONTRACTS, Report, conformance_of_options
from petteia.engine.conformance import conformance as check
from petteia.games import load


def conformance(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many random games to play.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games and the same report.")] = 1,
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="An option of the game: key=value.")
    ] = None,
    positions: Annotated[int, typer.Option(min=1, help="Positions of each game to examine closely.")] = 20,
    comparisons: Annotated[int, typer.Option(min=0, help="Comparisons that look for leaks, in all.")] = 600,
    record: Annotated[Path | None, typer.Option(help="A file for the record of a failure.")] = None,
    as_json: Json = False,
) -> None:
    """Check the fourteen contracts of the engine on random games.

    The first breach is reported with the contract it breaks and a record that replays to it. The report counts how
    often each check was made: a contract that a game never touches is not proved. Without --option, the game is also
    played with enough combinations of its options that every two values occur together.

    Examples:

      petteia conformance my_game.py:GAME

      petteia conformance age_of_mythology --seats 3 --games 100 --seed 7

      petteia conformance my_game.py:GAME --record breach.record && petteia replay breach.record

    Exit codes: 0 every contract holds · 1 one is broken · 2 the game cannot be loaded or set up.
    """
    box = load(game, seats, _options(option or []))
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err(),
        transient=True,
    )
    with bar:
        task = bar.add_task(f"checking {box.id}", total=games)
        report = check(
            box,
            games=games,
            seed=seed,
            positions=positions,
            comparisons=comparisons,
            progress=lambda done, _: bar.update(task, completed=done),
        )
        settings = 0
        if report.ok and not option and box.OPTIONS:
            task = bar.add_task(f"checking {box.id}'s options", total=None)
            every = conformance_of_options(
                box, seed=seed, progress=lambda done, of: bar.update(task, completed=done, total=of)
            )
            settings = len(every)
            report = report if every[-1].ok else every[-1]
    if report.failure is not None and record is not None:
        _keep(report, record)
    if as_json:
        say_json({**report.plain(), "settings": settings})
    else:
        _tell(report, record)
        if report.ok and settings:
            out().print(f"They hold with {settings} settings of its options, too: every two values meet in one.")
    if not report.ok:
        raise typer.Exit(WANTING)


def _options(pairs: Sequence[str]) -> dict[str, str]:
    out: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise Complaint(f"{pair!r} is not an option; right would be --option key=value.")
        out[key.strip()] = value.strip()
    return out


def _keep(report: Report, record: Path) -> None:
    text = report.failure.record() if report.failure is not None else ""
    try:
        record.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Complaint(f"{record} cannot be written: {problem.strerror or problem}.") from problem


def _tell(report: Report, record: Path | None) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("", justify="right")
    table.add_column("contract")
    table.add_column("how often it was really checked")
    broken = 0 if report.failure is None else report.failure.contract
    for contract, title in CONTRACTS.items():
        checks = "\n".join(f"{n:,} {check}" for check, n in report.counts[contract].items()) or "not at all"
        style = "bold red" if contract == broken else ""
        table.add_row(str(contract), title, checks, style=style)
    console = out()
    console.print(table)
    for note in report.notes:
        console.print(f"Note: {harmless(note)}", markup=False)
    failure = report.failure
    if failure is None:
        console.print(f"{report.game.id}: every contract holds over {report.games} games, seed {report.seed}.")
        return
    console.print(Text(harmless(str(failure)), style="red"))
    if record is not None:
        console.print(f"The record that leads there is in {harmless(str(record))}.", markup=False)
    else:
        console.print(failure.record(), markup=False)


__all__ = ["conformance"]
