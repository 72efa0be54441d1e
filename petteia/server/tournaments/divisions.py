"""Leagues: how people are divided, and who goes up and down after a season. Pure functions.

A league is a list of divisions, the first the highest, each a list of members in the order of its last standings. After
a season the first of each division change places with the last of the one above (the English Football League's way
since 1898). Who leaves makes room: the best of the division below come up, and newcomers begin at the bottom.
"""

from collections.abc import Collection, Sequence


def divide(members: Sequence[int], size: int) -> list[list[int]]:
    """Divisions of about this size, at most half of it more or less in the last: no division of one."""
    count = max(1, (len(members) + size // 2) // size)
    out = [list(members[n * size : (n + 1) * size]) for n in range(count - 1)]
    return [*out, list(members[(count - 1) * size :])]


def after_season(
    divisions: Sequence[Sequence[int]], moving: int, size: int, left: Collection[int] = (), new: Sequence[int] = ()
) -> list[list[int]]:
    """The divisions of the next season. `divisions` are in the order of their final standings; so many (`moving`) go up
    and down between two neighbours, at most half of the smaller one. `left` are gone, and `new` begin at the bottom."""
    after = [list(division) for division in divisions]
    for n in range(len(after) - 1):
        upper, lower = divisions[n], divisions[n + 1]
        some = min(moving, len(upper) // 2, len(lower) // 2)
        if some:
            down, up = list(upper[-some:]), list(lower[:some])
            after[n] = [one for one in after[n] if one not in down] + up
            after[n + 1] = down + [one for one in after[n + 1] if one not in up]
    stay = [one for division in after for one in division if one not in left]
    return divide([*stay, *[one for one in new if one not in stay]], size)
