"""`petteia lab`: bots play many games, and a report says how they went."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from petteia.bots import KINDS
from petteia.cli.terminal import Complaint, Json, err, harmless, out, say_json
from petteia.lab.report import report
from petteia.lab.tournament import Pairing, tournament


def lab(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game on the shelf, or my_game.py:GAME.")],
    bots: Annotated[
        str, typer.Option(help="Who plays, by commas; too few for the seats and the last one plays the rest.")
    ] = "greedy",
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="How many sit at the table.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The first deal; the same seed plays the same games.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0 is one for each core.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    components: Annotated[
        str | None, typer.Option("--components", help="Your own component data, a TOML file.")
    ] = None,
    events: Annotated[bool, typer.Option("--events", help="Also say how often each event happens in a game.")] = False,
    as_json: Json = False,
) -> None:
    """Let bots play many games and report lengths, endings and win rates.

    Every deal is played once with each bot in each seat, so that nobody wins by the luck of the draw. Rates come with
    the interval in which the true one lies with 95 % confidence.

    Examples:

      petteia lab age_of_mythology --bots greedy,random --games 400

      petteia lab age_of_mythology --seats 4 --games 1000 --json

    Exit codes: 0 · 2 there is no such game or bot, or it cannot be set up so.
    """
    pairing = Pairing(game, entrants(game, bots, seats), tuple(options(option or []).items()), components)
    with progress() as bar:
        task = bar.add_task(f"{harmless(game)}, {len(pairing.bots)} seats", total=games)
        matches = tournament(pairing, games, seed, jobs, lambda done: bar.update(task, completed=done))
    answer = {"game": game, "bots": list(pairing.bots), "seed": seed, **report(matches)}
    if as_json:
        say_json(answer)
    else:
        show(answer, events)


def entrants(game: str, bots: str, seats: int | None) -> tuple[str, ...]:
    """The bot of each seat."""
    named = [name.strip() for name in bots.split(",") if name.strip()]
    for name in named:
        if name not in KINDS:
            raise Complaint(f"there is no bot {name[:40]!r}; right would be one of: {', '.join(KINDS)}.")
    if not named:
        raise Complaint(f"--bots names nobody; right would be --bots {','.join(KINDS)}.")
    count = seats if seats is not None else max(len(named), int(Pairing(game, ()).kind().SEAT_COUNTS[0]))
    if len(named) > count:
        raise Complaint(f"{len(named)} bots do not fit on {count} seats; right would be --seats {len(named)}.")
    return tuple(named + [named[-1]] * (count - len(named)))


def options(pairs: Sequence[str]) -> dict[str, str]:
    """The options of the game."""
    for pair in pairs:
        if "=" not in pair:
            raise Complaint(f"an option is KEY=VALUE, not {pair!r}.")
    return {key.strip(): value.strip() for key, _, value in (pair.partition("=") for pair in pairs)}


def progress() -> Progress:
    """The bar, for people who wait."""
    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err(),
        transient=True,
    )


def show(answer: dict[str, Any], events: bool) -> None:
    """The report for people."""
    console = out()
    console.print(
        f"{harmless(answer['game'])}: {answer['games']} games of {answer['seats']}, deals from {answer['seed']} on; "
        f"a fair share is {answer['fair_share']:.1%}",
        markup=False,
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("", "", "won", "of", "rate", "95 %"):
        table.add_column(heading, justify="left" if heading == "" else "right", no_wrap=True)
    for kind, found in answer["win_rates"].items():
        for at, rate in enumerate(found):
            table.add_row(
                kind if at == 0 else "",
                harmless(rate["name"]),
                f"{rate['wins']:g}",
                str(rate["games"]),
                f"{rate['rate']:.1%}",
                f"{rate['low']:.1%}–{rate['high']:.1%}",
            )
    console.print(table)
    for key in ("turns", "decisions"):
        found = answer[key]
        if found["most"] == 0:
            continue  # a game that does not count turns
        console.print(f"{key}: {found['least']}–{found['most']}, median {found['median']:g}, mean {found['mean']:g}")
    console.print("endings: " + lines({name: f"{n}" for name, n in answer["endings"].items()}), markup=False)
    console.print("points of a seat: " + lines(answer["points_of_a_seat"]), markup=False)
    console.print("milliseconds a decision: " + lines(answer["milliseconds_a_decision"]), markup=False)
    for bot, deeds in answer["deeds_in_a_game"].items():
        console.print(f"deeds of {harmless(bot)} in a game: " + lines(deeds), markup=False)
    if answer["never_done"]:
        console.print("never done: " + " · ".join(answer["never_done"]), markup=False)
    if events:
        console.print("events in a game: " + lines(answer["events_in_a_game"]), markup=False)


def lines(figures: dict[str, Any]) -> str:
    """Figures in a row."""
    return " · ".join(f"{harmless(name)} {figure}" for name, figure in figures.items())
