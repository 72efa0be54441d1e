"""The settings of a game's options it is checked with: every pair of values of two options occurs in one of them.

A fault that needs three options together is rare. A game of nine options would need 512 boxes to try every
combination, and about ten to try all pairs.
"""

from collections.abc import Sequence

from petteia.engine.protocol import Game, Option

Chosen = tuple[str, str]
"""An option and its value."""


def settings(options: Sequence[Option]) -> list[dict[str, str]]:
    """Settings of all options in which every pair of values of two options occurs, the printed setting first."""
    if not options:
        return [{}]
    waiting: dict[tuple[Chosen, Chosen], bool] = {}
    for i, one in enumerate(options):
        for other in options[i + 1 :]:
            for a in one.values:
                for b in other.values:
                    waiting[((one.key, a), (other.key, b))] = True
    out: list[dict[str, str]] = []
    row = {option.key: option.values[0] for option in options}
    while True:
        out.append(row)
        for pair in _pairs(list(row.items())):
            waiting.pop(pair, False)
        if not waiting:
            break
        row = _next(options, waiting)
    shown = {chosen for row in out for chosen in row.items()}
    for option in options:  # a single option has no pairs
        for value in option.values:
            if (option.key, value) not in shown:
                out.append({**out[0], option.key: value})
    return out


def _next(options: Sequence[Option], waiting: dict[tuple[Chosen, Chosen], bool]) -> dict[str, str]:
    """A setting with the first open pair and, of each other option, the value that covers most open pairs."""
    row = dict(next(iter(waiting)))
    for option in options:
        if option.key not in row:
            best = [sum(_meet(waiting, chosen, (option.key, v)) for chosen in row.items()) for v in option.values]
            row[option.key] = option.values[best.index(max(best))]
    return {option.key: row[option.key] for option in options}


def _meet(waiting: dict[tuple[Chosen, Chosen], bool], one: Chosen, other: Chosen) -> bool:
    return (one, other) in waiting or (other, one) in waiting


def _pairs(row: list[Chosen]) -> list[tuple[Chosen, Chosen]]:
    return [(row[i], later) for i in range(len(row)) for later in row[i + 1 :]]


def boxes(game: Game) -> list[Game]:
    """The same game at the same number of seats in every setting of its options. A value that the game refuses at this
    number of seats is left out."""
    return [_opened(game, row) for row in settings(_possible(game))]


def _possible(game: Game) -> list[Option]:
    """The options, with only the values that the game can be set up with."""
    out: list[Option] = []
    for option in type(game).OPTIONS:
        values: list[str] = []
        for value in option.values:
            try:
                _opened(game, {option.key: value})
            except ValueError:
                continue
            values.append(value)
        out.append(Option(option.key, *values, rule=option.rule))
    return out


def _opened(game: Game, chosen: dict[str, str]) -> Game:
    printed = {option.key: option.values[0] for option in type(game).OPTIONS}
    return type(game)(int(game.seats), {**printed, **chosen}, game.components)
