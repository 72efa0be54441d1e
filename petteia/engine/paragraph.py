"""A long procedure in paragraphs: the step on the stack stores how far it is, each paragraph what happens there.

A procedure such as a battle is one step, because everything that lasts through it belongs together: who fights, which
dice lie there. What is asked and what follows differs between the paragraphs of the rulebook: each has its own class.
"""

from typing import Generic, TypeVar

from petteia.engine.ints import i64, vec
from petteia.engine.protocol import NOBODY, Prompt, Reason, S, Seats

P = TypeVar("P", contravariant=True)


class Paragraph(Generic[S, P]):
    """A paragraph of the rulebook within a procedure: who is asked, what for, and what follows. It is stateless: the
    state belongs to the procedure, which passes itself (`of`) to every method."""

    def pending(self, g: S, of: P) -> Seats:
        """As `Step.pending`."""
        return NOBODY

    def proceed(self, g: S, of: P) -> None:
        """As `Step.proceed`: no seat is asked, or all have answered."""
        raise NotImplementedError(f"{type(self).__name__} has no proceed()")

    def legal(self, g: S, of: P, seat: i64) -> vec[i64]:
        """As `Step.legal`."""
        raise NotImplementedError(f"{type(self).__name__} has no legal()")

    def refusal(self, g: S, of: P, seat: i64, action: i64) -> Reason:
        """As `Step.refusal`."""
        raise NotImplementedError(f"{type(self).__name__} has no refusal()")

    def apply(self, g: S, of: P, seat: i64, action: i64) -> None:
        """As `Step.apply`."""
        raise NotImplementedError(f"{type(self).__name__} has no apply()")

    def prompt(self, g: S, of: P, seat: i64) -> Prompt:
        """As `Step.prompt`."""
        raise NotImplementedError(f"{type(self).__name__} has no prompt()")
