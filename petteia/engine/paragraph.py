"""A long procedure in paragraphs: the step on the stack knows how far it has come, each paragraph what happens there.

A procedure such as a battle is one step, because all that lasts through it belongs together: who fights, what dice lie
there. What is asked and what follows differs from paragraph to paragraph of the rulebook: each has its own class.
"""

from typing import Generic, TypeVar

from petteia.engine.ints import i64, vec
from petteia.engine.protocol import NOBODY, Prompt, Reason, S, Seats

P = TypeVar("P", contravariant=True)


class Paragraph(Generic[S, P]):
    """A paragraph of the rulebook within a procedure: who is asked there, what for, and what follows. It holds nothing
    that changes: that is the procedure's, which hands itself on (`of`) with every question."""

    def pending(self, g: S, of: P) -> Seats:
        """As `Step.pending`."""
        return NOBODY

    def proceed(self, g: S, of: P) -> None:
        """As `Step.proceed`: nobody is asked, or everybody has answered."""
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
