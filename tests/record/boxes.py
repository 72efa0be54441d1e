"""Boxes of an owner's own: a game's figures with rows in another order, and some numbers next to what they were.

In the box as it is printed many a figure could be another one and nobody would notice: what stands first in a list is
number 0, few things ever run out, no two rows have what is said of one. In such a box they would.
"""

import re
from copy import deepcopy
from functools import cache
from typing import Any

from petteia.engine.generator import Generator
from tests.rules.limits import DOORS, leaves, lists

NUMBERS = 40
"""So many numbers are tried next to what they were, or small."""
SCARCE = 100
"""From this seed on numbers become small, and totals that are named in the sentence which refuses them follow."""
TURNED = 200
"""From this seed on every list begins with the row that many further on, and nothing else is changed."""
SHIFTED = 300
"""From this seed on Deukalion's map begins with the square that many further on, rows and columns going round."""
TOTAL = re.compile(r"([a-z_.]+): is \d+; right would be (\d+)\b")
REFUSED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


@cache
def box_of(game: str, seed: int) -> dict[str, Any]:
    """An owner's file: changes that would be refused are dropped. With an even seed the numbers are unchanged."""
    scarce = seed > SCARCE
    shipped, read = DOORS[game]
    data = deepcopy(shipped())
    rng = Generator(seed)

    def taken() -> bool:
        try:
            read(data)
        except REFUSED:
            return False
        return True

    if seed >= SHIFTED:
        shift(data, *divmod(seed - SHIFTED, data["board"]["cols"]))
        return data if taken() else deepcopy(shipped())
    for _, rows in list(lists(data)):
        before = rows[:]
        if seed >= TURNED:
            turns = (seed - TURNED) % len(rows)
            rows[:] = rows[turns:] + rows[:turns]
        for at in range(len(rows) - 1, 0, -1) if seed < TURNED else ():
            other = int(rng.below(at + 1))
            rows[at], rows[other] = rows[other], rows[at]
        if not taken():
            rows[:] = before
    numbers = [way for way, value in leaves(data) if type(value) is int and way[0] != "meta"]
    for _ in range(NUMBERS if seed % 2 and seed < TURNED else 0):
        *way, key = numbers[int(rng.below(len(numbers)))]
        place: Any = data
        for part in way:
            place = place[part]
        was = place[key]
        before = deepcopy(data) if scarce else {}
        place[key] = ((0, 1, 1, 2) if scarce else (was + 1, was - 1, 1, 2))[int(rng.below(4))]
        if taken() or (scarce and follows(data, read) and taken()):
            continue
        if scarce:
            data = before
        else:
            place[key] = was
    return data


def shift(data: dict[str, Any], down: int, right: int) -> None:
    """Let a map begin so many rows and columns further on: another field is number 0, and it has other places."""
    board = data["board"]
    rows, cols = board["rows"], board["cols"]
    lines = board["map"].split("\n")[:rows]
    board["map"] = "".join(f"{line[right:]}{line[:right]}\n" for line in lines[down:] + lines[:down])

    def moved(pos: list[int]) -> list[int]:
        return [(pos[0] - down) % rows, (pos[1] - right) % cols]

    def label(pos: list[int]) -> str:
        return f"{chr(ord('A') + pos[1])}{pos[0] + 1}"

    for key in ("athens", "centre", "anchor", "styx", "city", "settlement"):
        for part in data[key] if isinstance(data[key], list) else [data[key]]:
            part["pos"] = moved(part["pos"])
            part["label"] = label(part["pos"])
    data["centre"]["surrounding_water"] = [moved(pos) for pos in data["centre"]["surrounding_water"]]
    start = data["hydra"]["start"] = moved(data["hydra"]["start"])
    data["hydra"]["start_label"] = label(start)


def follows(data: dict[str, Any], read: Any) -> bool:
    """Correct a total that does not add up, if the refusal names it."""
    try:
        read(data)
    except REFUSED as problem:
        named = TOTAL.search(str(problem))
        if named is None:
            return False
        *way, key = named[1].split(".")
        place: Any = data
        for part in way:
            place = place.get(part, {})
        if type(place.get(key)) is not int:
            return False
        place[key] = int(named[2])
    return True
