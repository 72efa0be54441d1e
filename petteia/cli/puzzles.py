"""`petteia puzzles`: positions with one good answer, to be found, looked at and solved."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from petteia.bots.level_settings import LEVELS
from petteia.bots.playouts import TURNS
from petteia.bots.puzzles import Book, Puzzle, book_at, book_of
from petteia.cli.board import overview
from petteia.cli.game_texts import GameTexts
from petteia.cli.lab import progress
from petteia.cli.options import GameName, Json, Language
from petteia.cli.output import INTERRUPTED, WANTING, Complaint, answering, err, harmless, out, say_json
from petteia.engine.header import LETTERS
from petteia.engine.manifest import manifest_of
from petteia.engine.protocol import Game
from petteia.games import find, load
from petteia.lab.positions import PuzzleSearch, SearchError, SearchRun
from petteia.lab.puzzles import book_from
from petteia.lab.run import whole
from petteia.server.ratings.model import POINTS, odds

puzzles = typer.Typer(
    name="puzzles",
    no_args_is_help=True,
    help="Positions in which one answer is ten points better than anything else: find them, look at them, solve them.",
)

PuzzleName = Annotated[str, typer.Argument(metavar="PUZZLE", help="Its id, as `petteia puzzles list` has it.")]
BookFile = Annotated[
    Path | None, typer.Option("--file", metavar="FILE", help="Puzzles of your own; by default those of the game.")
]
LOWEST: Final = 1000
"""The points of the lowest level on the scale of puzzles: even the easiest puzzle has some."""
DIFFICULTIES: Final = ("easy", "medium", "hard")


@puzzles.command("make")
@answering
def make(
    game: GameName,
    search: Annotated[Path, typer.Option("--search", metavar="FILE.jsonl", help="Where the search is kept.")],
    into: Annotated[
        Path | None,
        typer.Option("--into", metavar="FILE", help="Where the puzzles go; by default the game's own file."),
    ] = None,
    seats: Annotated[
        str, typer.Option(help="How many sit at the tables, by commas; by default the fewest and one more.")
    ] = "",
    games: Annotated[int, typer.Option(min=0, help="How many games to search in all.")] = 20,
    seed: Annotated[int, typer.Option(min=0, help="The first game; the same seed plays the same games.")] = 1,
    turns: Annotated[int, typer.Option(min=1, help="How many turns play-outs go on.")] = TURNS,
    workers: Annotated[int, typer.Option("--workers", "-j", min=1, help="Processes.")] = 1,
    minutes: Annotated[float, typer.Option(min=0, help="End after so long; 0 is no limit.")] = 0,
    enough: Annotated[int, typer.Option(min=0, help="End when there are so many puzzles; 0 is no limit.")] = 0,
    most: Annotated[int, typer.Option(min=1, help="How many puzzles are kept at most.")] = 300,
    as_json: Json = False,
) -> None:
    """Find puzzles: bots play games, and play-outs look for decisions of which one answer is ten points better.

    A puzzle is kept only if 2,000 paired play-outs, not those that found it, bear it out by their whole interval. The
    search can be ended at any moment and goes on with the same command.

    Examples:

      petteia puzzles make deukalion --search deukalion.jsonl --games 40 --workers 8

      petteia puzzles make deukalion --search deukalion.jsonl --games 0 --into mine.gz

    Exit codes: 0 · 2 there is no such game, or the file holds another search · 130 interrupted; what was found is kept.
    """
    kind = find(game)
    counts = [int(x) for x in seats.split(",") if x.strip().isdecimal()] or [int(x) for x in kind.SEAT_COUNTS[:2]]
    for count in counts:
        load(game, count)  # says what is wrong with it
    run = SearchRun(PuzzleSearch(game, tuple(counts), turns=turns), search)
    try:
        run.open()
        with progress() as bar:
            task = bar.add_task(f"{harmless(game)}: {run.puzzles} puzzles", total=games, completed=len(run.games))

            def further(so_far: SearchRun) -> None:
                words = f"{harmless(game)}: {so_far.puzzles} puzzles"
                bar.update(task, completed=len(so_far.games), description=words)

            run.run(games, seed, workers, minutes * 60, enough, further)
    except (SearchError, OSError, ValueError) as problem:
        raise Complaint(str(problem)) from problem
    except KeyboardInterrupt:
        kept = f"{run.puzzles} puzzles of {len(run.games)} games are kept"
        err().print(f"petteia: interrupted; {kept}, and the same command goes on.", markup=False)
        raise typer.Exit(INTERRUPTED) from None
    book = book_from(run, levels_of(game), most)
    target = into or manifest_of(kind).file(manifest_of(kind).puzzles)
    try:
        whole(target, book.packed())
    except OSError as problem:
        raise Complaint(f"{target} cannot be written: {problem.strerror or problem}") from problem
    answer = {
        "game": book.game, "games": len(run.games), "sifted": sum(line["sifted"] for line in run.games.values()),
        "proved": run.puzzles, "kept": len(book.puzzles),
        "themes": dict(Counter(each.theme for each in book.puzzles.values())),
        "file": str(target),
    }  # fmt: skip
    if as_json:
        say_json(answer)
    else:
        out().print(
            f"{answer['sifted']} decisions of {answer['games']} games: {answer['proved']} puzzles, "
            f"{answer['kept']} of them in {target}",
            markup=False,
        )


def levels_of(game: str) -> dict[str, int]:
    """What the levels are worth in a game, in points as on the ladder; alike in one that has none."""
    worth = odds(game)
    return {level: LOWEST + round(worth.get(level, 0.0) * POINTS) for level in LEVELS}


@puzzles.command("list")
@answering
def show_all(
    game: GameName,
    theme: Annotated[str, typer.Option(help="Only these: battle, trade, route, …")] = "",
    difficulty: Annotated[str, typer.Option(help="Only these: easy, medium or hard.")] = "",
    file: BookFile = None,
    as_json: Json = False,
) -> None:
    """List a game's puzzles, the easiest first.

    Examples:

      petteia puzzles list deukalion --theme cup

    Exit codes: 0 · 2 there is no such game, theme or difficulty.
    """
    book = opened_book(game, file)
    themes = sorted({each.theme for each in book.puzzles.values()})
    for given, known in ((theme, themes), (difficulty, DIFFICULTIES)):
        if given and given not in known:
            raise Complaint(f"{harmless(given)!r} is not among them; right would be {', '.join(known)}")
    rows = sorted(book.puzzles.values(), key=lambda each: (each.rating, each.id))
    rows = [one for one in rows if not theme or one.theme == theme]
    rows = [one for one in rows if not difficulty or book.difficulty(one.rating) == difficulty]
    if as_json:
        say_json([{**one.plain(), "cells": None, "difficulty": book.difficulty(one.rating)} for one in rows])
        return
    table = Table("puzzle", "theme", "asked", "seats", "difficulty", "rating", "margin", box=None, pad_edge=False)
    for one in rows:
        figures = (str(one.seats), book.difficulty(one.rating), str(one.rating), f"{one.margin:.0f}")
        table.add_row(one.id, one.theme, one.kind.replace("_", " "), *figures)
    out().print(table)
    out().print(f"{len(rows)} of {len(book.puzzles)} puzzles")


@puzzles.command("show")
@answering
def show(
    game: GameName,
    puzzle: PuzzleName,
    answer: Annotated[bool, typer.Option("--answer", help="Also what is right, and what each option loses.")] = False,
    record: Annotated[bool, typer.Option("--record", help="Print the position as a record instead.")] = False,
    file: BookFile = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Show a puzzle: the table as its seat sees it, what is asked, and what is possible.

    Examples:

      petteia puzzles show deukalion 1a2b3c4d

      petteia puzzles show deukalion 1a2b3c4d --record > position.petteia

    Exit codes: 0 · 2 there is no such game or puzzle.
    """
    book = opened_book(game, file)
    one, box = puzzle_of(book, puzzle), load(game, puzzle_of(book, puzzle).seats)
    if record:
        out().out(one.record(box, list(LETTERS[: one.seats])), end="")
        return
    if as_json:
        plain = one.plain() if answer else {**one.plain(), "chance": None, "solved": None, "options": one.texts()}
        say_json(plain)
        return
    texts = GameTexts(box, [f"seat {letter}" for letter in LETTERS[: one.seats]], language)
    view = one.open(box).view(one.seat)
    out().print(overview(view, texts), soft_wrap=False)
    out().print(Text(f"{texts.seat(one.seat)}: {texts.prompt(view['prompt'])}"))
    for text in one.texts():
        loses = f"  {told(one, text)}" if answer else ""
        out().print(Text(f"  {text:<28} {spoken(texts, box, text)}{loses}"))


@puzzles.command("try")
@answering
def attempt(
    game: GameName,
    puzzle: PuzzleName,
    option: Annotated[str, typer.Argument(metavar="OPTION", help="What you would do, in notation.")],
    file: BookFile = None,
    as_json: Json = False,
) -> None:
    """Try a puzzle: say whether an option is right, and what every option loses.

    Examples:

      petteia puzzles try deukalion 1a2b3c4d "sail d4"

    Exit codes: 0 right · 1 wrong · 2 there is no such puzzle, or that is not possible there.
    """
    book = opened_book(game, file)
    one = puzzle_of(book, puzzle)
    try:
        mine = one.of(" ".join(option.split()))
    except ValueError as problem:
        raise Complaint(harmless(str(problem))) from problem
    right = mine.text in one.answers
    if as_json:
        say_json({"right": right, "loses": mine.points, "answers": one.answers, "options": one.plain()["options"]})
    else:
        best = " or ".join(one.answers)
        words = f"right: the next best loses {one.margin:.0f} points" if right else f"wrong: better is {best}"
        out().print(Text(words))
        for each in one.options:
            out().print(Text(f"  {each.text:<28} {told(one, each.text)}"))
    if not right:
        raise typer.Exit(WANTING)


def told(puzzle: Puzzle, text: str) -> str:
    """What an option loses, in words."""
    one = puzzle.of(text)
    if text == puzzle.options[0].text:
        return f"best: {puzzle.chance:.0f} %"
    return f"loses {max(0.0, one.points):.1f} points (± {2 * one.error:.1f})"


def spoken(texts: GameTexts, game: Game, text: str) -> str:
    """An option as people say it."""
    return texts.action(game.actions[game.actions.number(text)].form)


def opened_book(game: str, file: Path | None) -> Book:
    """The puzzles of a game, or of a file. Complaint if there are none."""
    kind = find(game)
    try:
        book = book_of(kind) if file is None else book_at(file)
    except (OSError, ValueError) as problem:
        raise Complaint(f"{file or kind.ID} has no puzzles that can be read: {problem}") from problem
    if book.game != kind.ID:
        raise Complaint(f"{file} holds puzzles of {harmless(book.game)}, not of {kind.ID}")
    if not book.puzzles:
        raise Complaint(f"{kind.ID} has no puzzles yet; right would be: petteia puzzles make {kind.ID} --search FILE")
    return book


def puzzle_of(book: Book, name: str) -> Puzzle:
    """A puzzle by its id."""
    if name not in book.puzzles:
        raise Complaint(f"there is no puzzle {harmless(name)!r}; `petteia puzzles list {book.game}` has them all")
    return book.puzzles[name]
