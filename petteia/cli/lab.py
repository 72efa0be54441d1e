"""`petteia lab`: bots play many games, and reports say how they went."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from petteia.cli.options import Components, FirstDeal, GameName, GameOption, Jobs, Json, Options, Seats
from petteia.cli.output import INTERRUPTED, Complaint, answering, err, harmless, out, say_json
from petteia.cli.record_file import open_game, read_record
from petteia.engine.luck import KEYED
from petteia.engine.protocol import Game
from petteia.engine.record import Record
from petteia.lab.contestants import PlayerFailed
from petteia.lab.duplicates import duplicate_report
from petteia.lab.plan import PlanError, read_plan
from petteia.lab.report import report
from petteia.lab.run import RunError, TournamentRun, whole
from petteia.lab.tournament import NotSeated, Pairing, rotations, seated, tournament

lab = typer.Typer(
    name="lab",
    no_args_is_help=True,
    help="Have bots play many games and report on them, at once or as a tournament in a folder.",
)

FORMS: Final = (("matchpoints", ".0%"), ("difference", "+.2f"), ("won", ".0%"))
"""How the figures of duplicates are written."""


@lab.command("play")
@answering
def play(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="The players, by commas; the last one takes the seats that remain.")
    ] = "greedy",
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    seed: FirstDeal = 1,
    jobs: Jobs = 0,
    option: Options = None,
    components: Components = None,
    events: Annotated[
        bool, typer.Option("--events", help="Also report how often each event happens in a game.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Have bots play many games, and report lengths, endings and win rates.

    Every deal is played once with each bot in each seat, which cancels the luck of the draw. Rates come with
    the interval in which the true one lies with 95 % confidence.

    Examples:

      petteia lab play age_of_mythology --bots greedy,random --games 400

      petteia lab play age_of_mythology --seats 4 --games 1000 --json

    Exit codes: 0 · 2 there is no such game or bot, or it cannot be set up like this.
    """
    named = [name.strip() for name in bots.split(",") if name.strip()]
    try:
        pairing = Pairing(game, seated(game, named, seats), tuple(options(option or []).items()), components)
    except NotSeated as problem:
        raise Complaint(str(problem)) from problem
    with progress() as bar:
        task = bar.add_task(f"{harmless(game)}, {len(pairing.bots)} seats", total=games)
        try:
            matches = tournament(pairing, games, seed, jobs, lambda done: bar.update(task, completed=done))
        except PlayerFailed as problem:
            raise Complaint(f"{problem}.") from problem
    answer = {"game": game, "bots": list(pairing.bots), "seed": seed, **report(matches)}
    if as_json:
        say_json(answer)
    else:
        show(answer, events)


@lab.command("duplicate")
@answering
def duplicate(
    game: GameName,
    bots: Annotated[str, typer.Option(help="The players, by commas: two or more that differ.")] = "greedy,random",
    seats: Seats = None,
    deals: Annotated[int, typer.Option(min=1, help="How many deals to play, each from every seat.")] = 20,
    seed: FirstDeal = 1,
    jobs: Jobs = 0,
    as_json: Json = False,
) -> None:
    """Have bots play duplicates: the same deal and keyed luck at several tables.

    Each result is compared with those of other bots in the same seat of the same deal: two matchpoints for
    each that is worse, one for each that is equal, and the difference in points ahead. Intervals are over deals.

    Examples:

      petteia lab duplicate age_of_mythology --bots greedy,random --deals 40

    Exit codes: 0 · 2 there is no such game or bot, or it cannot be set up like this.
    """
    named = [name.strip() for name in bots.split(",") if name.strip()]
    try:
        pairing = Pairing(game, seated(game, named, seats))
    except NotSeated as problem:
        raise Complaint(str(problem)) from problem
    if len(set(pairing.bots)) < 2:
        raise Complaint("duplicates compare different bots; right would be --bots greedy,random, say.")
    games = deals * len(rotations(pairing.bots))
    with progress() as bar:
        task = bar.add_task(f"{harmless(game)}, {len(pairing.bots)} seats", total=games)
        try:
            matches = tournament(pairing, games, seed, jobs, lambda done: bar.update(task, completed=done), KEYED)
        except PlayerFailed as problem:
            raise Complaint(f"{problem}.") from problem
    rows = duplicate_report(matches)
    answer = {"game": game, "bots": list(pairing.bots), "seed": seed, "games": games, "rows": rows}
    if as_json:
        say_json(answer)
        return
    table = Table("bot", "deals", "matchpoints", "difference", "won", title=f"{harmless(game)}: {games} games")
    for row in rows:
        table.add_row(harmless(row["bot"]), str(row["deals"]), *(_shown(row[key], form) for key, form in FORMS))
    out().print(table)


def _shown(figure: dict[str, float | None], form: str) -> str:
    if figure["low"] is None:
        return f"{figure['mean']:{form}}"
    return f"{figure['mean']:{form}} ({figure['low']:{form}} to {figure['high']:{form}})"


@lab.command("run")
@answering
def run(
    file: Annotated[Path, typer.Argument(metavar="FILE.toml", help="The plan; docs/lab.md explains it.")],
    into: Annotated[
        Path | None,
        typer.Option("--into", metavar="FOLDER", help="Where games are kept; by default FILE without .toml."),
    ] = None,
    jobs: Jobs = 0,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: host:port, auto or local.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Play a tournament that a file describes, and keep every seat and decision as Parquet.

    After any end, a kill or a full disk, the same command continues with the missing games, and plays none
    twice.

    Examples:

      petteia lab run balance.toml

      petteia lab run balance.toml --into runs/balance --jobs 8

      petteia lab run balance.toml --ray auto

    Exit codes: 0 · 1 the disk is full or processes die; what is finished is kept · 2 the file is no tournament, or
    the folder holds another one · 130 interrupted; what is finished is kept.
    """
    needs_polars()
    try:
        tournament_of_file = TournamentRun(read_plan(file), into or file.with_suffix(""))
        tournament_of_file.open()
    except (PlanError, RunError) as problem:
        raise Complaint(str(problem)) from problem
    before = tournament_of_file.done
    with progress() as bar:
        task = bar.add_task(harmless(file.name), total=tournament_of_file.total, completed=before)

        def further(done: int) -> None:
            bar.update(task, completed=done)

        try:
            if ray is None:
                tournament_of_file.play(jobs, further)
            else:
                tournament_of_file.play_on_ray(ray, further)
        except (RunError, PlayerFailed) as problem:
            err().print(f"petteia: {harmless(str(problem))}", markup=False, soft_wrap=True)
            raise typer.Exit(1) from None
        except KeyboardInterrupt:
            kept = f"{tournament_of_file.kept()} of {tournament_of_file.total} games are kept"
            err().print(f"petteia: interrupted; {kept}, and the same command goes on.", markup=False)
            raise typer.Exit(INTERRUPTED) from None
    answer = {
        "folder": str(tournament_of_file.folder),
        "games": tournament_of_file.total,
        "played_now": tournament_of_file.total - before,
    }
    if as_json:
        say_json(answer)
    else:
        out().print(f"{answer['games']} games in {answer['folder']}, {answer['played_now']} of them now", markup=False)


@lab.command("report")
@answering
def report_page(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where a tournament is kept.")],
    into: Annotated[
        Path | None, typer.Option("--into", metavar="PAGE.html", help="The page; by default FOLDER.html.")
    ] = None,
) -> None:
    """Write one page about a tournament: who wins, how long games are, what is used, and what that has to do with
    winning.

    Tables of the same game stand side by side: so options, or components of your own, are compared with the default.
    The page is one file and fetches nothing.

    Example:

      petteia lab report runs/balance --into balance.html

    Exit codes: 0 · 2 there is no tournament in the folder, or the page cannot be written.
    """
    needs_polars()
    page = import_module("petteia.lab.page")
    target = into or folder.with_name(folder.name + ".html")
    try:
        whole(target, page.page_of(folder).encode())
    except (OSError, ValueError) as problem:
        raise Complaint(str(problem)) from problem
    out().print(f"{target}", markup=False)


@lab.command("export")
@answering
def export(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD…", help="Records of games, *.petteia.")],
    into: Annotated[Path, typer.Option("--into", metavar="FOLDER", help="Where the Parquet files go.")],
    game: GameOption = None,
) -> None:
    """Write records as Parquet: a row for each seat of a game, and a row for each decision with what its seat saw.

    The columns are those of a tournament; docs/lab.md is the schema.

    Example:

      petteia lab export games/*.petteia --into data

    Exit codes: 0 · 2 a record cannot be read, or the folder cannot be written.
    """
    needs_polars()
    exports = import_module("petteia.lab.export")
    stems = [file.stem for file in records]
    if len(set(stems)) < len(stems):
        raise Complaint("two of the records have the same name; right would be a name of its own for each.")

    def opened() -> Iterator[tuple[str, Record, Game]]:
        for file in records:
            record = read_record(str(file))
            yield file.stem, record, open_game(record, game)

    try:
        games, decisions = exports.export(opened(), into)
    except OSError as problem:
        raise Complaint(f"{into} cannot be written to: {problem.strerror or problem}.") from problem
    out().print(f"{games} games and {decisions} decisions in {into}", markup=False)


def needs_polars() -> None:
    """A sentence where Parquet cannot be written."""
    try:
        import_module("polars")
    except ImportError as problem:
        raise Complaint("Parquet files need Polars; right would be: pip install 'petteia[lab]'.") from problem


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
    for one, others in answer["against"].items():
        for rate in others:
            told = f"{rate['rate']:.1%} ({rate['low']:.1%}–{rate['high']:.1%}) of {rate['games']}"
            console.print(f"{harmless(one)} against {harmless(rate['name'])}: {told}", markup=False)
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
