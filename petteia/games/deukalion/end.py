"""DEU-2, DEU-11 — Points, the end of the game, and who has won."""

from petteia.engine.ints import i64
from petteia.games.deukalion import events
from petteia.games.deukalion.state import DONE, Pieces
from petteia.games.deukalion.terms import CAUSES, SOURCES


def take_point_cards(g: Pieces, seat: i64, count: i64, cause: i64) -> None:
    """DEU-2.3.3 — Point cards from the supply; when it is empty, substitutes of the same worth. The check of the
    total is the caller's, as several may gain at the same moment (DEU-11.1.3)."""
    if count == 0:
        return
    g.add_supply(-(count if count < g.supply() else g.supply()))
    g.add_earned(seat, cause, count)
    g.tell(events.POINT_CARDS, seat, count)


def reached(g: Pieces) -> bool:
    """DEU-11.1.1 — Whether a player's total has reached the winning number; then the game has ended and nothing more is
    carried out."""
    goal = g.box.winning[g.seats]
    best: i64 = 0
    for seat in range(g.seats):
        total = g.total(seat)
        best = total if total > best else best
    if best < goal:
        return False
    for seat in range(g.seats):
        if g.total(seat) == best:
            g.tell(events.GAME_WON, seat, best)
    while g.stack:
        g.stack.pop()
    return True


def end_by_limit(g: Pieces) -> None:
    """DEU-11.1.5 — The last turn has been played: the highest total wins."""
    g.tell(events.TURNS_OVER, g.turn())
    while g.stack:
        g.stack.pop()


def points(g: Pieces) -> list[dict[str, int]]:
    """Points of each seat by source."""
    box = g.box
    out: list[dict[str, int]] = []
    for seat in range(g.seats):
        missions = [m for m in range(box.missions) if g.mission_place(m) == DONE + seat]
        held = [s for s in range(box.settlements) if g.holder(s) == seat]
        row = {SOURCES[0]: sum(int(box.mission_points[m]) for m in missions)}
        row[SOURCES[1]] = sum(int(box.garrison[s]) for s in held)
        for cause in range(CAUSES):
            row[SOURCES[2 + cause]] = int(g.earned(seat, cause))
        row[SOURCES[2 + CAUSES]] = int(box.theseus_points) if g.carries_theseus(seat) else 0
        out.append(row)
    return out
