"""A commit: several seats choose in secret and at the same time, and what they chose is carried out together.

A step with a commit says of each seat whether it still chooses, what it may choose next and how a choice is noted; how
it stores the choices is up to the step. Who is asked, and what a seat may assume of hidden choices, follow from that.
"""

from typing import Final, Generic

from petteia.engine.generator import Generator
from petteia.engine.ints import i64, trait, vec
from petteia.engine.old_names import warn
from petteia.engine.protocol import NOBODY, S, Seats

_SEATS_OF: Final[list[Seats]] = [tuple([s for s in range(8) if mask >> s & 1]) for mask in range(256)]


def several(mask: i64) -> Seats:
    """The seats of a mask, for a decision that several owe at the same time."""
    return NOBODY if mask == 0 else _SEATS_OF[mask]


@trait
class SecretChoice(Generic[S]):
    """What a step says about its commit. A trait, to be inherited beside the step's own class."""

    def undecided(self, g: S, seat: i64) -> bool:
        """Whether a seat is asked and has not finished choosing."""
        raise NotImplementedError(f"{type(self).__name__} has no undecided()")

    def secret(self, g: S, seat: i64) -> bool:
        """Whether a seat has chosen, or may have chosen, something that the others do not see."""
        raise NotImplementedError(f"{type(self).__name__} has no secret()")

    def reopen(self, g: S, seat: i64) -> None:
        """Treat a seat as still choosing: what it chose is not known."""
        raise NotImplementedError(f"{type(self).__name__} has no reopen()")

    def legal(self, g: S, seat: i64) -> vec[i64]:
        """What the seat may choose next, as in `Step`."""
        raise NotImplementedError(f"{type(self).__name__} has no legal()")

    def note(self, g: S, seat: i64, action: i64) -> None:
        """A seat chooses; nothing that others see changes before all are done."""
        raise NotImplementedError(f"{type(self).__name__} has no note()")

    def ends(self, g: S, seat: i64, action: i64) -> bool:
        """Whether a seat is done when it has chosen this."""
        return True


def choosing(commit: SecretChoice[S], g: S) -> i64:
    """The seats that have not finished, one bit each."""
    mask: i64 = 0
    for seat in range(g.game.seats):
        if commit.undecided(g, seat):
            mask |= i64(1) << seat
    return mask


def determinize_choices(commit: SecretChoice[S], g: S, seat: i64, rng: Generator) -> None:
    """Others who are done have chosen anything they may; those who are not may have begun."""
    for owner in range(g.game.seats):
        if owner == seat or not commit.secret(g, owner):
            continue
        done = not commit.undecided(g, owner)
        commit.reopen(g, owner)
        while done or rng.below(3) > 0:
            options = commit.legal(g, owner)
            choice = options[rng.below(len(options))]
            ends = commit.ends(g, owner, choice)
            if done or not ends:
                commit.note(g, owner, choice)
            if ends:
                break


def suppose_choices(commit: SecretChoice[S], g: S, seat: i64, rng: Generator) -> None:
    """The old name of `determinize_choices`."""
    warn("suppose_choices", "determinize_choices")
    determinize_choices(commit, g, seat, rng)
