"""DEU-10.1.3 to DEU-10.1.5 — How likely a fight is won, in percent, from open information: cards in hands do not
count, neither the seat's own nor those of others."""

from petteia.engine.ints import i64
from petteia.games.deukalion.combat import Fight
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.terms import CROSS, HIDDEN, ON_SIDE, SAVE_FALLEN, STRIKE_HARDER, STRONGER, THROW_AGAIN

POSES = 3


def spread(g: Pieces, soldiers: i64) -> list[float]:
    """By strength in halves: how likely this many thrown soldiers show it."""
    value = g.box.pose_value
    weights = g.rules.throws[soldiers]
    out = [0.0] * (int(soldiers) * int(max(value[0], value[1], value[2])) + 1)
    total = 0.0
    at = 0
    for cross in range(soldiers + 1):
        for hidden in range(soldiers - cross + 1):
            side = soldiers - cross - hidden
            out[int(cross * value[CROSS] + hidden * value[HIDDEN] + side * value[ON_SIDE])] += float(weights[at])
            total += float(weights[at])
            at += 1
    return [share / total for share in out]


def percent(share: float) -> int:
    """A chance as people read it: 0 and 100 only where it is impossible or certain."""
    if share < 1e-12:
        return 0
    if share > 1 - 1e-12:
        return 100
    return min(99, max(1, int(share * 100 + 0.5)))


def reaches(throw: list[float], plus: int, needed: int) -> int:
    """How likely a throw with a bonus reaches what is needed, all in halves."""
    return percent(sum(throw[max(0, needed - plus) :]))


def beats(mine: list[float], plus: int, theirs: list[float], against: int) -> int:
    """DEU-10.2.2 — How likely one throw with its bonus is higher than another; at equal strength it is not."""
    share = 0.0
    below = 0.0  # how likely the other throw is lower, growing with our strength
    seen = 0
    for strength, chance in enumerate(mine):
        while seen < len(theirs) and seen + against < strength + plus:
            below += theirs[seen]
            seen += 1
        share += chance * below
    return percent(share)


def ship_odds(g: Pieces, attacker: int, defender: int) -> int:
    """How likely an attacker beats another ship, both with what is aboard now."""
    mine, theirs = spread(g, g.aboard(attacker)), spread(g, g.aboard(defender))
    return beats(mine, int(g.strength_bonus(attacker)), theirs, int(g.strength_bonus(defender)))


def single_odds(g: Pieces, seat: int, needed: int) -> int:
    """How likely a ship reaches the value of a city, a settlement or the Hydra, in halves."""
    return reaches(spread(g, g.aboard(seat)), int(g.strength_bonus(seat)), needed)


def odds_before(g: Pieces, fight: Fight) -> int:
    """How likely side 0 wins a fight before its throw."""
    seat = int(fight.fighter(0))
    return ship_odds(g, seat, int(fight.target)) if fight.ships() else single_odds(g, seat, int(fight.needed(g)))


def odds_with(g: Pieces, fight: Fight, side: int, card: int) -> int:
    """How likely a side wins after the throw if it plays a card and no other card is played."""
    box = g.box
    mine, theirs = int(fight.strength(g, side)), int(fight.strength(g, 1 - side)) if fight.ships() else 0
    effect, amount = box.card_effect[card], int(box.card_amount[card])
    if effect == STRIKE_HARDER or effect == STRONGER:
        mine += amount
    # A defender wins at equal strength, a single fighter by as much as is needed.
    needed = theirs + (1 if side == 0 else 0) if fight.ships() else int(fight.needed(g))
    if effect != THROW_AGAIN:
        return 100 if mine >= needed else 0
    again = fight.pose[side * POSES + CROSS]
    return reaches(spread(g, again), mine - int(again * box.pose_value[CROSS]), needed)


def promise(g: Pieces, fight: Fight, side: int, card: int) -> dict[str, int | str]:
    """What a card would bring to the side asked after the throw: how many of the fallen it saves, or how likely the
    fight is won with it. Nothing for a fight that is won anyway."""
    if g.box.card_effect[card] == SAVE_FALLEN:
        return {"saves": int(fight.crosses())}
    win = odds_with(g, fight, side, card)
    won = fight.ahead(g) == (side == 0)
    return {} if won and win == 100 else {"win": win}
