"""By how much a seat is ahead: what equal deals are compared by."""

from collections.abc import Sequence

from petteia.engine.manifest import manifest_of
from petteia.engine.protocol import Game


def ahead(game: Game, scores: Sequence[dict[str, int]], seat: int) -> int:
    """By how much a seat is ahead of the best of the others, or behind. Where scores are compared one after the other,
    by how much in the first that differs."""
    rows = [[int(points) for points in row.values()] for row in scores]
    if not manifest_of(type(game)).ladder:
        rows = [[sum(row)] for row in rows]
    others = [row for n, row in enumerate(rows) if n != seat]
    best = max(others, default=[0] * len(rows[seat]))
    return next((mine - theirs for mine, theirs in zip(rows[seat], best, strict=True) if mine != theirs), 0)
