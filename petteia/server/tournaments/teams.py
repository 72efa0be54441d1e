"""Teams, whose members sit in different seats of the same deal. Pure functions.

As in bridge for teams: as many teams as a table has seats meet at as many tables as a team has members. At each of
these tables every team has one member, and each of them in another seat.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import msgspec

from petteia.store.people.tournament_rows import EntrantRow

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The names of teams that nobody named."""


def formed(entrants: Sequence[EntrantRow], size: int, bot: str, now: int) -> list[EntrantRow]:
    """Everybody who is there, in teams of this size, in the order in which they came: those who named no team fill the
    others, then make up teams of their own, and bots fill what is left."""
    here = [one for one in entrants if not one.gone]
    teams: dict[str, list[EntrantRow]] = {}
    for one in here:
        if one.team:
            teams.setdefault(one.team, []).append(one)
    rest = [one for one in here if not one.team]
    for members in teams.values():
        while rest and len(members) < size:
            members.append(rest.pop(0))
    while rest:
        teams[free_name(teams)], rest = rest[:size], rest[size:]
    number = max([one.number for one in entrants], default=0)
    for name, members in teams.items():
        while len(members) < size:
            number += 1
            members.append(EntrantRow(number, "", bot, "", now, team=name))
    replace = msgspec.structs.replace
    return sorted([replace(one, team=name) for name, some in teams.items() for one in some], key=lambda one: one.number)


def free_name(taken: Collection[str]) -> str:
    """A letter that is no team's name yet."""
    times = 1
    while True:
        found = next((letter * times for letter in LETTERS if letter * times not in taken), "")
        if found:
            return found
        times += 1


def units(entrants: Sequence[EntrantRow], size: int) -> dict[int, list[int]]:
    """Everybody's number with those who play under it: themselves, or the members of a team, which is known by its
    first."""
    if not size:
        return {one.number: [one.number] for one in entrants}
    teams: dict[str, list[int]] = {}
    for one in sorted(entrants, key=lambda one: one.number):
        if one.team:
            teams.setdefault(one.team, []).append(one.number)
    return {members[0]: members for members in teams.values()}


def seatings(teams: Sequence[int], members: Mapping[int, Sequence[int]], size: int, number: int) -> list[list[int]]:
    """The tables at which these teams meet in a round, seat by seat."""
    if not size:
        return [list(teams)]
    return [
        [members[teams[(seat + table) % len(teams)]][(table + number) % size] for seat in range(len(teams))]
        for table in range(size)
    ]
