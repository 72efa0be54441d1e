"""`petteia corpus`: rolled-out positions from all phases of games, as Parquet."""

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from petteia.cli.lab import needs_polars, progress
from petteia.cli.options import GameName, Json
from petteia.cli.output import INTERRUPTED, Complaint, err, harmless, out, say_json
from petteia.games import find, load
from petteia.lab.positions import PuzzleSearch, SearchError, SearchRun
from petteia.lab.run import whole


def corpus(
    game: GameName,
    search: Annotated[
        Path, typer.Option("--search", metavar="FILE.jsonl", help="Where positions are kept; one of puzzles will do.")
    ],
    into: Annotated[Path, typer.Option("--into", metavar="FILE.parquet", help="Where they go.")],
    seats: Annotated[
        str, typer.Option(help="How many sit at the tables, by commas; by default the fewest and one more.")
    ] = "",
    positions: Annotated[int, typer.Option(min=0, help="How many positions there should be.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="The first game; the same seed plays the same games.")] = 1,
    workers: Annotated[int, typer.Option("--workers", "-j", min=1, help="Processes.")] = 1,
    minutes: Annotated[float, typer.Option(min=0, help="End after so long; 0 is no limit.")] = 0,
    as_json: Json = False,
) -> None:
    """Roll positions of games between bots out, each chance to within three points, and write them as Parquet.

    The file of the search may be ended at any moment, and the same command goes on. What it holds is written each
    time. docs/coach.md has the method and the columns.

    Examples:

      petteia corpus deukalion --search deukalion.jsonl --into deukalion.parquet --workers 8

      petteia corpus deukalion --search deukalion.jsonl --into deukalion.parquet --positions 0

    Exit codes: 0 · 2 there is no such game, or the file holds a search of another · 130 interrupted; what is done is
    kept.
    """
    needs_polars()
    kind = find(game)
    counts = [int(x) for x in seats.split(",") if x.strip().isdecimal()] or [int(x) for x in kind.SEAT_COUNTS[:2]]
    for count in counts:
        load(game, count)  # says what is wrong with it
    fresh = PuzzleSearch(game, tuple(counts), sifted=0)
    try:
        run = SearchRun.begun(search) or SearchRun(fresh, search)
        if find(run.search.game).ID != kind.ID:
            raise SearchError(f"{search} holds a search of {run.search.game}; right would be one of {kind.ID}")
        run.open()
        with progress() as bar:
            task = bar.add_task(f"{harmless(game)}: positions", total=positions, completed=run.rolled)
            games = -(-positions // run.search.rolled) if run.search.rolled else 0

            def further(so_far: SearchRun) -> None:
                bar.update(task, completed=so_far.rolled)

            run.run(games, seed, workers, minutes * 60, progress=further, proving=False)
    except (SearchError, OSError, ValueError) as problem:
        raise Complaint(str(problem)) from problem
    except KeyboardInterrupt:
        err().print(
            f"petteia: interrupted; {run.rolled} positions are kept, and the same command goes on.", markup=False
        )
        raise typer.Exit(INTERRUPTED) from None
    made = import_module("petteia.lab.corpus")
    frame = made.corpus_of(run)
    try:
        whole(into, made.packed(frame))
    except OSError as problem:
        raise Complaint(f"{into} cannot be written: {problem.strerror or problem}") from problem
    within = int(frame["within"].sum() or 0)
    answer = {"game": kind.ID, "games": len(run.games), "positions": frame.height, "within": within, "file": str(into)}
    if as_json:
        say_json(answer)
    else:
        out().print(
            f"{frame.height} positions of {answer['games']} games in {into}; {within} to within three points",
            markup=False,
        )
