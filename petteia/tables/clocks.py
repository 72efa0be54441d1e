"""Clocks: who has been thinking since when, and what is left.

A clock is read off public moments only. It begins when a decision is put to a seat and starts anew with everything
the seat does that all can see; a secret pick leaves it alone, or the others could see the pick on it.
"""

from collections.abc import Sequence

import msgspec

from petteia.tables.journal import Clock


class Clocks(msgspec.Struct):
    """The clocks of a table: when each seat's present decision was put to it (0: it owes none) and its bank."""

    opened: list[int]
    bank: list[int]

    @classmethod
    def fresh(cls, clock: Clock, seats: int) -> "Clocks":
        """Nobody thinks yet, and everybody's bank is full."""
        return cls([0] * seats, [clock.bank_ms] * seats)

    def follow(self, clock: Clock, pending: Sequence[int], actor: int, public: bool, at: int) -> None:
        """Something happened: `actor` did it, `public` says whether everybody saw it."""
        for seat, opened in enumerate(self.opened):
            owes = seat in pending
            if opened and (not owes or (seat == actor and public)):
                self.bank[seat] -= max(0, at - opened - clock.move_ms) if clock.bank_ms else 0
                self.opened[seat] = at if owes else 0
            elif owes and not opened:
                self.opened[seat] = at

    def shift(self, ms: int) -> None:
        """Time that nobody has to pay for."""
        self.opened = [opened + ms if opened else 0 for opened in self.opened]

    def deadline(self, clock: Clock, seat: int) -> int | None:
        """When the seat's time is over, or None if nobody hurries it."""
        if clock.none or not self.opened[seat]:
            return None
        return self.opened[seat] + clock.move_ms + max(0, self.bank[seat])
