"""Distances over the water."""

from typing import Final

from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.deukalion.box import ROUND_ABOUT, Box
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.terms import ANCHOR

FAR: Final = 60
"""The distance of an unreachable field."""
_FAR: Final = vec[i64]([FAR] * 1024)


def ways_home(box: Box) -> vec[i64]:
    """By field: the distance to the nearest anchor field, with nothing in the way."""
    out = zeros(box.fields)
    for field in range(box.fields):
        out[field] = 0 if box.kind[field] == ANCHOR else FAR
    changed = True
    while changed:
        changed = False
        for field in range(box.fields):
            for way in range(ROUND_ABOUT):
                other = box.beside[field * ROUND_ABOUT + way]
                if other >= 0 and out[other] + 1 < out[field]:
                    out[field] = out[other] + 1
                    changed = True
    return out


def shores(fields: i64, beside: vec[i64], places: i64) -> vec[i64]:
    """By city or settlement: where its fields begin, and where those of the last one end; then the fields."""
    out = zeros(places + 1)
    for place in range(places):
        out[place] = len(out)
        for field in range(fields):
            if beside[field * places + place] == 1:
                out = append(out, field)
    out[places] = len(out)
    return out


def distances(g: Pieces, seat: i64) -> vec[i64]:
    """By field: the number of steps from a seat's ship. The Hydra and other ships can be reached, but not passed."""
    fields = g.box.fields
    beside = g.box.beside
    out = _FAR[:fields] if fields <= len(_FAR) else vec[i64]([FAR] * int(fields))
    here = g.ship(seat)
    if here < 0:
        return out
    closed = zeros(fields)
    if g.hydra() >= 0:
        closed[g.hydra()] = 1
    for other in range(g.seats):
        field = g.ship(other)
        if other != seat and field >= 0 and g.ordinary(field):
            closed[field] = 1
    out[here] = 0
    queue = zeros(fields)
    queue[0] = here
    head: i64 = 0
    tail: i64 = 1
    swirls = g.pool(0) >= 0
    while head < tail:
        field = queue[head]
        head += 1
        if field != here and closed[field] == 1:
            continue
        further = out[field] + 1
        at = field * ROUND_ABOUT
        for way in range(ROUND_ABOUT):
            other = beside[at + way]
            if other >= 0 and out[other] == FAR:
                out[other] = further
                queue[tail] = other
                tail += 1
        if swirls and g.swirl(field):
            for pool in range(3):
                other = g.pool(pool)
                if other >= 0 and out[other] == FAR:
                    out[other] = further
                    queue[tail] = other
                    tail += 1
    return out
