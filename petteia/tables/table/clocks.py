"""Clocks: who has been thinking since when, and what is left.

A clock depends on public times only. It begins when a decision is put to a seat and starts anew with everything the
seat does that all can see; a secret pick leaves it alone, or the others could tell from it.
"""

from petteia.tables.journal.specs import Clock
from petteia.tables.table.metadata import Clocks


def fresh(clock: Clock, seats: int) -> Clocks:
    """No one is thinking yet, and everybody's bank is full."""
    return Clocks([0] * seats, [clock.bank_ms] * seats)


def follow(clocks: Clocks, clock: Clock, pending: list[int], actor: int, public: bool, at: int) -> None:
    """Something happened: `actor` did it, `public` says whether everybody saw it, `pending` are those asked now."""
    for seat, opened in enumerate(clocks.opened):
        owes = seat in pending
        if opened and (not owes or (seat == actor and public)):
            used = at - opened - clock.move_ms - _resting(clocks, seat, opened, at)
            clocks.bank[seat] -= max(0, used) if clock.bank_ms else 0
            clocks.opened[seat] = at if owes else 0
        elif owes and not opened:
            clocks.opened[seat] = at


def among_bots(clocks: Clocks, by_bot: list[bool], at: int) -> None:
    """Note since when bots alone have been asked. `by_bot` is about those who are asked now, empty while dice roll."""
    if False in by_bot:
        clocks.bots = 0
    elif by_bot and not clocks.bots:
        clocks.bots = at


def shift(clocks: Clocks, ms: int) -> None:
    """Add time that no one has to pay for."""
    clocks.opened = [opened + ms if opened else 0 for opened in clocks.opened]
    clocks.bots += ms if clocks.bots else 0


def rest(clocks: Clocks, seat: int, at: int, until: int) -> None:
    """A seat is on vacation from now on, or back before its vacation is over. What is left of it is not taken."""
    if clocks.opened[seat]:
        clocks.opened[seat] += _resting(clocks, seat, clocks.opened[seat], at)
    _, last = clocks.rests.get(seat, (0, 0))
    clocks.rested[seat] = clocks.rested.get(seat, 0) - max(0, last - at) + max(0, until - at)
    clocks.rests[seat] = (at, max(at, until))


def rests_until(clocks: Clocks, seat: int, now: int) -> int:
    """Until when a seat is on vacation; 0: it is not."""
    first, last = clocks.rests.get(seat, (0, 0))
    return last if first <= now < last else 0


def vacation_left(clocks: Clocks, whole: int, seat: int, now: int) -> int:
    """How much vacation a seat could still take, if it took it from now on."""
    _, last = clocks.rests.get(seat, (0, 0))
    return max(0, whole - clocks.rested.get(seat, 0) + max(0, last - now))


def _resting(clocks: Clocks, seat: int, since: int, at: int) -> int:
    """How much of a time a seat was on vacation."""
    first, last = clocks.rests.get(seat, (0, 0))
    return max(0, min(at, last) - max(since, first))


def deadline(clocks: Clocks, clock: Clock, seat: int) -> int | None:
    """When the seat's time is over, or None if it has no limit. A vacation does not count."""
    opened = clocks.opened[seat]
    if clock.none or not opened:
        return None
    until = opened + clock.move_ms + max(0, clocks.bank[seat])
    first, last = clocks.rests.get(seat, (0, 0))
    begins = max(opened, first)
    return until + last - begins if begins < min(until, last) else until
