"""DEU-10.1.3 — Thrown soldiers: a handful is one chance outcome, the number of soldiers with each result.

The results of n soldiers are numbered by how many show the cross, and among those by how many lie with the cross
hidden; the rest lie on their side or stand.
"""

from petteia.engine.ints import append, i64, vec
from petteia.games.deukalion.box import MOST_ABOARD
from petteia.games.deukalion.terms import CROSS, HIDDEN, ON_SIDE


def chances(weights: vec[i64]) -> list[vec[i64]]:
    """For each number of soldiers, how likely each result is."""
    out: list[vec[i64]] = []
    for n in range(MOST_ABOARD + 1):
        row = vec[i64]()
        for cross in range(n + 1):
            for hidden in range(n - cross + 1):
                side = n - cross - hidden
                ways = _choose(n, cross) * _choose(n - cross, hidden)
                product = _power(weights[CROSS], cross) * _power(weights[HIDDEN], hidden)
                row = append(row, ways * product * _power(weights[ON_SIDE], side))
        out.append(row)
    return out


def _choose(n: i64, k: i64) -> i64:
    out: i64 = 1
    for i in range(k):
        out = out * (n - i) // (i + 1)
    return out


def _power(base: i64, exponent: i64) -> i64:
    out: i64 = 1
    for _ in range(exponent):
        out *= base
    return out


def crosses_of(n: i64, outcome: i64) -> i64:
    """How many of n soldiers show the cross."""
    cross: i64 = 0
    while outcome > n - cross:
        outcome -= n - cross + 1
        cross += 1
    return cross


def hidden_of(n: i64, outcome: i64) -> i64:
    """How many of n soldiers lie with the cross hidden."""
    cross: i64 = 0
    while outcome > n - cross:
        outcome -= n - cross + 1
        cross += 1
    return outcome


def written(n: i64, outcome: i64) -> str:
    """A result in notation, as the rules write it: hidden/side/cross."""
    cross = crosses_of(n, outcome)
    hidden = hidden_of(n, outcome)
    return f"{hidden}/{n - cross - hidden}/{cross}"
