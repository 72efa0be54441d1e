"""`petteia ladder`: how much stronger each level is than the one below."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from petteia import __version__
from petteia.bots import LEVELS
from petteia.cli.lab import progress
from petteia.cli.options import FirstDeal, GameName, Jobs, Json, Seats
from petteia.cli.output import Complaint, err, harmless, out, say_json
from petteia.engine.build import build
from petteia.games import find
from petteia.lab.contestants import PlayerFailed
from petteia.lab.deciding import Sprt
from petteia.lab.ladder import Ladder, level_pairs, smallest
from petteia.lab.players import problem_with
from petteia.lab.tournament import Pairing

INVERTED = 1


def ladder(
    game: GameName,
    levels: Annotated[str, typer.Option(help="The levels, by commas, the weakest first; by default all.")] = "",
    pair: Annotated[
        list[str] | None, typer.Option("--pair", metavar="UPPER,LOWER", help="One more match. May be repeated.")
    ] = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="Games of each pair.")] = 400,
    seed: FirstDeal = 1,
    jobs: Jobs = 0,
    keep: Annotated[
        Path | None, typer.Option("--keep", help="A file that keeps every game; with it a ladder goes on.")
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            "--sprt",
            metavar="ELO0,ELO1",
            help="End a pair once a sequential test decides between ELO0 and ELO1 points.",
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Play each level against the one below, and report how often it wins.

    Every deal is played with the upper level in every seat and the lower one on all others. At larger tables the rate
    is that of one seat among several; beside it is the equivalent rate at a table of two.

    Examples:

      petteia ladder deukalion --games 400 --keep deukalion.jsonl

      petteia ladder age_of_mythology --levels greedy,olympian --seats 4 --games 200

      petteia ladder deukalion --levels greedy,runs/deukalion.run.json --sprt 0,20 --games 20000

    Exit codes: 0 · 1 a level is certainly weaker than the one below · 2 there is no such game or level.
    """
    named = [name.strip() for name in levels.split(",") if name.strip()] or list(LEVELS)
    pairs = [both(one) for one in pair or []]
    for name in [*named, *[name for one in pairs for name in one]]:
        problem = problem_with(name, find(game))
        if problem:
            raise Complaint(f"{problem}.")
    if len(named) < 2 and not pairs:
        raise Complaint("a ladder needs two levels at least; right would be --levels greedy,olympian.")
    count = seats if seats is not None else smallest(game)
    if count < 2:
        raise Complaint("a match needs two seats at least.")
    climb = level_pairs(game, named, count, pairs)
    Pairing(game, climb[0].bots).open()  # report here what is wrong with it
    done = Ladder(climb, games, seed, keep, tested(sprt) if sprt is not None else None)
    with progress() as bar:
        played = sum(len(one.won) for one in done.results)
        task = bar.add_task(f"{harmless(game)}, {count} seats", total=games * len(climb), completed=played)
        try:
            done.play(jobs, lambda more: bar.update(task, completed=played + more))
        except PlayerFailed as problem:
            raise Complaint(f"{problem}.") from problem
    answer = {"game": game, "seats": count, "seed": seed, **done.report()}
    if as_json:
        say_json(answer)
    else:
        show(answer)
    if done.inverted():
        for rung in done.inverted():
            err().print(f"{rung.upper} is weaker than {rung.lower}, beyond doubt", markup=False)
        raise typer.Exit(INVERTED)


def tested(points: str) -> Sprt:
    """A test between two answers."""
    try:
        elo0, elo1 = (float(number) for number in points.split(","))
    except ValueError:
        elo0, elo1 = 0.0, 0.0
    if not -1000 <= elo0 < elo1 <= 1000:
        raise Complaint(f"--sprt is two numbers of points, the lower first, not {points[:40]!r}; right would be 0,20.")
    return Sprt(elo0, elo1)


def both(pair: str) -> tuple[str, str]:
    """The two of a pair."""
    names = [name.strip() for name in pair.split(",")]
    if len(names) != 2:
        raise Complaint(f"a pair is UPPER,LOWER, not {pair[:40]!r}.")
    return names[0], names[1]


def show(answer: dict[str, Any]) -> None:
    """The ladder for people."""
    console = out()
    console.print(
        f"{harmless(answer['game'])}: {answer['seats']} seats, deals from {answer['seed']} on; petteia {__version__} "
        f"({build()}), Python {sys.version.split()[0]}",
        markup=False,
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("", "against", "won", "of", "rate", "95 %", "at two", "Elo", "ms"):
        table.add_column(heading, justify="left" if heading in ("", "against") else "right", no_wrap=True)
    for rung in answer["rungs"]:
        table.add_row(
            rung["upper"],
            rung["lower"],
            f"{rung['wins']:g}",
            str(rung["games"]),
            f"{rung['rate']:.1%}",
            f"{rung['low']:.1%}–{rung['high']:.1%}",
            f"{rung['as_two'][0]:.1%}",
            " – ".join("?" if end is None else f"{end:+d}" for end in rung["elo"][1:]),
            f"{rung['milliseconds_a_decision']:g}",
        )
    console.print(table)
    for rung in answer["rungs"]:
        if test := rung.get("sprt"):
            found = f"{test['verdict']} (log likelihood ratio {test['llr']} after {test['deals']} deals)"
            console.print(f"{rung['upper']} against {rung['lower']}: {found}", markup=False)
    if answer["scale"] is None:
        err().print("for a scale install petteia\\[ladder]")
    elif answer["scale"]:
        points = sorted(answer["scale"].items(), key=lambda item: -item[1])
        console.print("scale: " + " · ".join(f"{name} {value}" for name, value in points), markup=False)
