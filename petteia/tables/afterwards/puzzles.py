"""Puzzles as people see them: the list with what each of them has tried, a position, and what becomes of an answer.

They come with the games (`petteia.bots.puzzles`). Their ratings begin with the tries of bots, and people's first tries
count beside them.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from petteia.bots.puzzles import Book, Puzzle, book_of, day_order, rated
from petteia.engine.protocol import Game
from petteia.tables.commands.trial import NotPossible
from petteia.tables.messages import Update

RIGHT: Final = "right"
WRONG: Final = "wrong"
GIVEN_UP: Final = -1
"""In place of an option: to be shown the answer."""

Kinds = Mapping[str, type[Game]]


class PuzzleTries(msgspec.Struct, frozen=True):
    """How often people have tried a puzzle for the first time, how often that was right, and how mine was: `right`,
    `wrong`, or empty if I have not."""

    tries: int = 0
    right: int = 0
    mine: str = ""


class PuzzleLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle in the list. `theme` is a word of the client's texts, `difficulty` is easy, medium or hard."""

    id: str
    game: str
    seats: int
    theme: str
    difficulty: str
    rating: int
    tries: int = 0
    right: int = 0
    mine: str = ""


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles of the house, by rating, and the one of the day, if there are any."""

    day: PuzzleLine | None
    puzzles: list[PuzzleLine]


class PuzzlePage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle to be solved: what its seat sees. The answer is no part of it."""

    puzzle: PuzzleLine
    rules: int
    options: dict[str, str]
    update: Update


class PuzzleOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option: how many points of percent it loses, with the ends of the interval of 95 %, and the chance to win
    after it."""

    option: int
    points: float
    low: float
    high: float
    chance: float
    right: bool = False


class PuzzleAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What becomes of a try: all options, the best first, from play-outs in so many worlds, so many turns on."""

    right: bool
    option: int
    options: list[PuzzleOption]
    worlds: int
    turns: int


def books(kinds: Kinds) -> dict[str, Book]:
    """The puzzles of each game that has some."""
    found = {game: book_of(kind) for game, kind in kinds.items()}
    return {game: book for game, book in found.items() if book.puzzles}


def line_of(book: Book, puzzle: Puzzle, tried: PuzzleTries) -> PuzzleLine:
    """A puzzle with its rating of today: of bots' tries and people's, who count as the middle of the levels."""
    rating = puzzle.rating
    if tried.tries:
        of_bots = [(float(book.levels.get(level, 0)), n, puzzle.tries) for level, n in puzzle.solved.items()]
        rating = rated([*of_bots, (book.middle, tried.right, tried.tries)], book.middle)
    figures = (book.difficulty(rating), rating, tried.tries, tried.right, tried.mine)
    return PuzzleLine(puzzle.id, book.game, puzzle.seats, puzzle.theme, *figures)


def listed(kinds: Kinds, tried: Mapping[tuple[str, str], PuzzleTries], day: int) -> PuzzleList:
    """The list. `day` counts days; every puzzle has its day before one comes again."""
    none = PuzzleTries()
    lines = {
        (game, puzzle.id): line_of(book, puzzle, tried.get((game, puzzle.id), none))
        for game, book in books(kinds).items()
        for puzzle in book.puzzles.values()
    }
    order = day_order(lines)
    today = lines[order[day % len(order)]] if order else None
    return PuzzleList(today, sorted(lines.values(), key=lambda line: (line.rating, line.id)))


def found(kinds: Kinds, game: str, name: str) -> tuple[Book, Puzzle]:
    """A puzzle, or NotPossible."""
    book = book_of(kinds[game]) if game in kinds else None
    if book is None or name not in book.puzzles:
        raise NotPossible("no_such_puzzle", "there is no such puzzle here; the list has them all")
    return book, book.puzzles[name]


def page(book: Book, puzzle: Puzzle, game: Game, tried: PuzzleTries) -> PuzzlePage:
    """A puzzle as its seat sees it."""
    view = puzzle.open(game).view(puzzle.seat)
    shown = {key: value for key, value in view.items() if key != "known"}
    update = Update("", puzzle.seat, 1, 0, True, 0, [], shown)
    return PuzzlePage(line_of(book, puzzle, tried), int(game.rules_version), dict(game.options), update)


def start(puzzle: Puzzle, game: Game) -> dict[str, Any]:
    """The position, for a table."""
    return puzzle.open(game).save()


def answered(book: Book, puzzle: Puzzle, game: Game, option: int) -> PuzzleAnswer:
    """What becomes of an option; of `GIVEN_UP` nothing but the answer."""
    numbers = {one.text: game.actions.number(one.text) for one in puzzle.options}
    if option != GIVEN_UP and option not in numbers.values():
        text = "this is not possible there; right would be one of the options of the puzzle"
        raise NotPossible("not_possible", text)
    options = [shown_option(puzzle, one, numbers) for one in puzzle.options]
    right = any(one.right and one.option == option for one in options)
    return PuzzleAnswer(right, option, options, int(book.method["worlds"]), int(book.method["turns"]))


def shown_option(puzzle: Puzzle, one: Any, numbers: Mapping[str, int]) -> PuzzleOption:
    """An option with its figures. What loses less than nothing is as good as the best."""
    points, around = max(0.0, one.points), round(2 * one.error, 1)
    ends = (points, max(0.0, round(points - around, 1)), round(points + around, 1))
    chance = min(100.0, max(0.0, round(puzzle.chance - points, 1)))
    return PuzzleOption(numbers[one.text], *ends, chance, one.text in puzzle.answers)


def tries_of(rows: Iterable[tuple[str, str, int, int, int | None]]) -> dict[tuple[str, str], PuzzleTries]:
    """Tries by puzzle, from the store's rows: game, puzzle, tries, right ones, and whether mine was (None: no try)."""
    words = {None: "", 0: WRONG, 1: RIGHT}
    return {(game, name): PuzzleTries(tries, right, words[mine]) for game, name, tries, right, mine in rows}
