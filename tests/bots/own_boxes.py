"""Boxes that do not exist: valid ones with figures drawn at random within the bounds of a game's own checks."""

import copy
import random
from typing import Any

from petteia.engine.checking import check
from petteia.engine.differences import own_components, plain
from petteia.engine.protocol import Game
from petteia.engine.reading import FLAG, NUMBER, WORD, AskedValue, Way

UNTOUCHED = {"meta", "source", "confidence", "origin", "refs", "name_source", "outline_source", "id", "unit", "culture"}
CHANGED = {NUMBER, FLAG, WORD}


def put(data: Any, way: Way, value: Any) -> bool:
    """Change a figure, if there is one."""
    for step in way[:-1]:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return False
    if not isinstance(data, dict) or way[-1] not in data:
        return False
    data[way[-1]] = value
    return True


def at(data: Any, way: Way) -> Any:
    """A figure, or nothing."""
    for step in way:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def drawn(asked: AskedValue, now: Any, rng: random.Random, wild: float) -> Any:
    """Another figure for one place: close to the present one, or (`wild`) at the end of the allowed range."""
    if asked.kind == NUMBER:
        if rng.random() < wild:
            return rng.choice((asked.least, asked.most))
        return max(asked.least, min(asked.most, int(now or 0) + rng.randint(-3, 3)))
    if asked.kind == FLAG:
        return not now
    return rng.choice(asked.words) if asked.kind == WORD else now


def random_box(kind: type[Game], seed: int, changes: int = 30, wild: float = 0.15) -> dict[str, Any]:
    """Component data that the game accepts, with figures other than ours: this many changes are tried, and those that
    fail the checks (after adjusting the figures that depend on them) are taken back."""
    rng = random.Random(seed)
    data = plain(own_components(kind))
    asked = [each for each in check(kind, data).asked if UNTOUCHED.isdisjoint(each.way) and each.kind in CHANGED]
    for each in rng.sample(asked, changes):
        tried = copy.deepcopy(data)
        if not put(tried, each.way, drawn(each, at(tried, each.way), rng, wild)):
            continue
        problems = check(kind, tried).problems
        if problems and all(problem.right is not None for problem in problems):
            for problem in problems:
                put(tried, problem.way, problem.right)
            problems = check(kind, tried).problems
        if not problems:
            data = tried
    return data
