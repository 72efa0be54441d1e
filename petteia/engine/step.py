"""A step, and what it says: who decides, what is asked, and why something is not possible."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from petteia.engine.generator import Generator
from petteia.engine.ints import i64, mypyc_attr, vec
from petteia.engine.old_names import warn
from petteia.engine.packing import Packer

if TYPE_CHECKING:
    from petteia.engine.protocol import State

Seats = tuple[int, ...]

# Not written as literals: compiled code would make a new tuple at each use, and these are compared with `is`.
CHANCE: Final[Seats] = tuple([-1])
"""`pending()`: the next thing to happen is a chance outcome."""
NOBODY: Final[Seats] = tuple([-2])
"""`Step.pending()`: nothing to ask; the step goes on by itself (`proceed`)."""
OVER: Final[Seats] = ()
"""`pending()`: the game has ended."""

SPECTATOR: Final = -1
"""The seat number of somebody who only watches."""

_SEAT: Final[list[Seats]] = [(seat,) for seat in range(16)]


def one(seat: i64) -> Seats:
    """The one seat that decides now."""
    return _SEAT[seat]


class Reason:
    """Why something is not possible: a message code, its figures, and the rule that says so."""

    def __init__(self, code: str, params: dict[str, int | str], rule: str) -> None:
        self.code = code
        self.params = params
        self.rule = rule

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {"code": self.code, "params": self.params, "rule": self.rule}

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.params!r}, {self.rule!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return False
        return self.code == other.code and self.rule == other.rule and self.params == other.params

    def __hash__(self) -> int:
        return hash((self.code, self.rule))


class Refused(Exception):
    """Raised by `apply` for what is not legal; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code, reason.params, reason.rule)
        self.reason = reason


class Endless(Exception):
    """Raised where a position goes on and on without anybody deciding: it is none that play could have come to."""


class Prompt:
    """What a seat is asked: a message key and its parameters."""

    def __init__(self, key: str, params: dict[str, int | str] | None = None) -> None:
        self.key = key
        self.params: dict[str, int | str] = params or {}

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {"key": self.key, "params": self.params}


class Option:
    """A choice made when a game is set up. The first value is the default."""

    def __init__(self, key: str, *values: str, rule: str = "") -> None:
        self.key = key
        self.values = values
        self.rule = rule


S = TypeVar("S", bound="State", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A procedure of the rulebook in progress.

    Written as `class Payment(Step[MyState])`. Every parameter of `__init__` has a default, so that a saved
    step can be made anew and filled by `fields`.
    """

    RULE: ClassVar[str] = ""
    VERBS: ClassVar[str] = ""

    def rule(self) -> str:
        """The rule that describes this procedure; refusals that have no better one name it."""
        return type(self).RULE

    # -- who decides, and what ------------------------------------------------------------------

    def pending(self, g: S) -> Seats:
        """Who decides now: `one(seat)`, several seats, `CHANCE`, or `NOBODY` if the step goes on by itself."""
        return NOBODY

    def proceed(self, g: S) -> None:
        """Called when nobody is pending: push the next step, change yourself, or `g.stack.pop()`."""
        g.stack.pop()

    def verbs(self, g: S) -> str:
        """The verbs of the actions that belong to this step now, legal or not: `"pay done"`."""
        return type(self).VERBS

    def legal(self, g: S, seat: i64) -> vec[i64]:
        """What the seat may do, ascending; never empty for a pending seat."""
        return vec[i64]()

    def refusal(self, g: S, seat: i64, action: i64) -> Reason:
        """Which condition is unmet, for an action of the step's verbs that `legal` does not list."""
        return Reason("not_possible", {}, self.rule())

    def apply(self, g: S, seat: i64, action: i64) -> None:
        """Carry out a legal action."""

    # -- chance ---------------------------------------------------------------------------------

    def weights(self, g: S) -> vec[i64]:
        """How likely each outcome is, as integers that sum to less than 2**53."""
        return vec[i64]()

    def resolve(self, g: S, outcome: i64) -> None:
        """Carry out a chance outcome."""

    def outcome_name(self, g: S, outcome: i64) -> str:
        """An outcome in notation: one word."""
        return str(outcome)

    # -- what people see ------------------------------------------------------------------------

    def prompt(self, g: S, seat: i64) -> Prompt:
        """What a pending seat is asked."""
        return Prompt("decide")

    def default(self, g: S, seat: i64) -> i64:
        """What is played for a seat whose time has run out."""
        return self.legal(g, seat)[0]

    def pieces(self, g: S, seat: i64, action: i64) -> list[str]:
        """The ids of the pieces in the view that stand for an action."""
        return []

    def batch(self, g: S, seat: i64) -> bool:
        """Whether a seat makes several picks here that a screen may gather in any order and send together."""
        return False

    def assumes(self, g: S, seat: i64) -> bool:
        """Whether whoever weighs what led here may take it that the default is chosen: the question is a detail of
        it, such as which cubes a discount leaves out. What is announced then names the question."""
        return False

    # -- secrets --------------------------------------------------------------------------------

    def window(self, g: S, seat: i64) -> bool:
        """Whether the seat's options depend on something the others cannot see. Then even a single option is
        put to the seat: playing it by itself would tell the others."""
        return False

    def passable(self, g: S, seat: i64) -> bool:
        """Whether a seat may leave a standing order to have this answered with the default. So it is with windows; a
        step that is a window and yet a player's own move says no."""
        return self.window(g, seat)

    def floor(self) -> bool:
        """Several pending seats are a commit (hidden, any order) unless this says they share a floor (public,
        the order of arrival decides)."""
        return False

    def observe(self, g: S, seat: i64) -> "Step[S]":
        """This step as a seat knows it. A step with secrets makes a new one and puts in what the seat knows."""
        return self.clone()

    def determinize(self, g: S, seat: i64, rng: Generator) -> None:
        """Fill in what `observe` left out with something the seat holds possible."""

    def seen(self, g: S, seat: i64) -> "Step[S]":
        """The old name of `observe`."""
        warn("Step.seen", "observe")
        return self.observe(g, seat)

    def suppose(self, g: S, seat: i64, rng: Generator) -> None:
        """The old name of `determinize`."""
        warn("Step.suppose", "determinize")
        self.determinize(g, seat, rng)

    # -- plain data -----------------------------------------------------------------------------

    def clone(self) -> "Step[S]":
        """A deep copy."""
        raise NotImplementedError(f"{type(self).__name__} has no clone()")

    def fields(self, p: Packer) -> None:
        """Every attribute, once, with what it may be: `self.seat = p.seat(self.seat)`, `self.left = p.num(self.left,
        0, 7)`. Positions from outside are held to it."""

    def audit(self, g: S) -> None:
        """Raise `Unreadable` where numbers that may each be what they are do not fit together, or not the position.
        Asked of positions from outside, once everything has been read."""
