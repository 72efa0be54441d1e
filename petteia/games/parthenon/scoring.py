"""PAR-11 — Who has finished, the two ladders, and the places behind the winner."""

from petteia.engine.ints import i64
from petteia.games.parthenon import terms
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.wonders import owned_by


def is_finished(g: Pieces, seat: i64) -> bool:
    """PAR-11.1.1 — 6 villages, 2 workshops, 6 acropolis buildings and 2 complete wonders."""
    return (
        g.count_built(seat, 0, terms.KINDS_OF_STRUCTURE) == terms.KINDS_OF_STRUCTURE
        and owned_by(g, seat, terms.COMPLETE) >= 2
    )


def anybody_finished(g: Pieces) -> bool:
    """Whether the game ends before its last season."""
    for seat in range(g.seats):
        if is_finished(g, seat):
            return True
    return False


def bits(mask: i64) -> int:
    """How many bits are set."""
    return bin(int(mask)).count("1")


def rung(g: Pieces, seat: i64, name: str) -> int:
    """PAR-11.1.6, PAR-11.3.2 — What a player has of a criterion; cards are counted in hand."""
    hand = hand_of(seat)
    if name == "wonders_completed":
        return int(owned_by(g, seat, terms.COMPLETE))
    if name == "wonders_partial":
        return int(owned_by(g, seat, terms.PARTIAL))
    if name == "wonder_plans":
        return int(owned_by(g, seat, terms.PLAN))
    if name == "acropolis":
        return int(g.count_built(seat, terms.ACROPOLIS, terms.KINDS_OF_STRUCTURE))
    if name == "workshops":
        return int(g.count_built(seat, terms.WORKSHOP, terms.ACROPOLIS))
    if name == "philosophies":
        return bits(g.thought(seat))
    if name == "fleets":
        return bits(g.fleet(seat))
    if name == "aegis":
        return int(g.count_part(hand, terms.COMMODITIES, terms.KINDS))
    if name == "gold":
        return int(g.count(hand, terms.GOLD))
    if name == "rare":
        return int(g.count_part(hand, terms.FIRST_RARE, terms.GOLD))
    return int(g.count_part(hand, 0, terms.BASICS))


def ladder(g: Pieces, seat: i64, names: tuple[str, ...]) -> list[int]:
    """What a player has of each criterion, in order."""
    return [rung(g, seat, name) for name in names if name != "archon_decides"]


def ranking(g: Pieces) -> list[list[int]]:
    """PAR-11.4.1 — Finished players first, by their ladder, then the rest; equal ones share a place. The last Archon's
    word settles the first place."""
    places: list[list[int]] = []
    for finished, names in ((True, terms.FINISHED_LADDER), (False, terms.LAST_LADDER)):
        group = [seat for seat in range(int(g.seats)) if is_finished(g, seat) == finished]
        rungs = {seat: ladder(g, seat, names) for seat in group}
        for best in sorted({tuple(values) for values in rungs.values()}, reverse=True):
            places.append([seat for seat in group if tuple(rungs[seat]) == best])
    crowned = int(g.crowned())
    if crowned >= 0:
        rest = [seat for seat in places[0] if seat != crowned]
        places[:1] = [[crowned], rest] if rest else [[crowned]]
    return places


def tied_winners(g: Pieces) -> i64:
    """PAR-10.6.1 — Those who share the first place, as bits."""
    out: i64 = 0
    for seat in ranking(g)[0]:
        out |= i64(1) << seat
    return out


def criteria(g: Pieces) -> list[dict[str, int]]:
    """What each player has of every criterion of the longer ladder."""
    return [
        {name: rung(g, seat, name) for name in terms.LAST_LADDER if name != "archon_decides"}
        for seat in range(int(g.seats))
    ]
