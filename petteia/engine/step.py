"""A step, and the stack of them: who decides, what is legal, and what happens next."""

from typing import Any, ClassVar, Final, Generic, TypeVar

from petteia.engine.events import Event, EventKind, Sink, forms
from petteia.engine.game_data import GameData
from petteia.engine.generator import Generator
from petteia.engine.ints import checksum, contains, i64, mypyc_attr, vec
from petteia.engine.old_names import warn
from petteia.engine.packing import Packer
from petteia.engine.prompts import Endless, Prompt, Reason, Refused

Seats = tuple[int, ...]

# Not written as literals: compiled code would make a new tuple at each use, and these are compared with `is`.
CHANCE: Final[Seats] = tuple([-1])
"""`pending()`: the next thing to happen is a chance outcome."""
NOBODY: Final[Seats] = tuple([-2])
"""`Step.pending()`: no seat is asked; the step goes on by itself (`proceed`)."""
OVER: Final[Seats] = ()
"""`pending()`: the game has ended."""

SPECTATOR: Final = -1
"""The seat number of a spectator."""

_SEAT: Final[list[Seats]] = [(seat,) for seat in range(16)]


def one(seat: i64) -> Seats:
    """The one seat that decides now."""
    return _SEAT[seat]


S = TypeVar("S", bound="StepStack", contravariant=True)


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
        """Called when no seat is pending: push the next step, change yourself, or `g.stack.pop()`."""
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

    def luck(self, g: S) -> str:
        """What a chance outcome is asked for, as a name for keyed luck (docs/luck.md): `die …` for a throw, `pool …`
        where the weights are numbers of pieces. Outcomes of the same name are counted."""
        return f"die {type(self).__name__}"

    # -- asking side by side --------------------------------------------------------------------

    def beside(self, g: S, seat: i64) -> bool:
        """Whether a seat whose turn comes later in this step is asked already: its turn is sure to come. It may decide
        what is `alone`, or wait. Its answer is carried out in its turn, if it has the same options there."""
        return False

    def in_turn(self, g: S) -> i64:
        """The seat whose turn it is, in a step that asks others beside it; also once the step is over."""
        return SPECTATOR

    def turn_to(self, g: S, seat: i64) -> None:
        """Give the turn to a seat that is asked beside the one in turn. Only on a copy."""

    def alone(self, g: S, seat: i64, action: i64) -> bool:
        """Whether the same comes of this in any order of turns, as long as it is possible: no chance, and nothing that
        others share. Only that may be decided early."""
        return False

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
        """Whether a preview of what led here may assume the default: the question is only a detail, such as which cubes
        a discount leaves out. The announcement then names the question."""
        return False

    # -- secrets --------------------------------------------------------------------------------

    def window(self, g: S, seat: i64) -> bool:
        """Whether the seat's options depend on something the others cannot see. The seat is then asked even if it has
        only one option: playing it automatically would tell the others."""
        return False

    def passable(self, g: S, seat: i64) -> bool:
        """Whether a seat may leave a standing order to have this answered with the default. True for windows, but a
        step that is a window and also a player's own move returns False."""
        return self.window(g, seat)

    def floor(self) -> bool:
        """Whether several pending seats share a floor (public, the order of arrival decides); otherwise they are a
        commit (hidden, any order)."""
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
        """Every attribute, once, with its range: `self.seat = p.seat(self.seat)`, `self.left = p.num(self.left, 0, 7)`.
        Positions from outside are checked against it."""

    def audit(self, g: S) -> None:
        """Raise `Unreadable` where numbers that are each in range do not fit together, or do not fit the position.
        Called for positions from outside, once everything has been read."""


ENDLESS: Final = 10_000
"""How often in a row steps may go on by themselves, or decisions without a choice be made.
`.venv-pure/bin/python -P bench/going_on.py` prints the most that play needs."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StepStack:
    """The procedures in progress, and the current decision. `State` adds the rest of a position and what each seat may
    know of it."""

    def __init__(self, game: GameData) -> None:
        self.game = game
        self.stack: list[Step[Any]] = []
        self.waiting: Seats = OVER
        self.sink: Sink | None = None
        self.by_chance: bool = False
        self.listed: vec[i64] = vec[i64]()  # what `legal` has listed, and for which seat, until the position changes
        self.listed_for: i64 = SPECTATOR
        # What has changed since the observer of every decision cleared it: one bit each, in games
        # that support this; everything before its first look.
        self.touched: i64 = -1
        self.seal: i64 = 0  # of the list as returned: it belongs to the caller, who may change it

    # -- the decision at hand -------------------------------------------------------------------

    def pending(self) -> Seats:
        """The seats that owe a decision, `CHANCE`, or `OVER`."""
        return self.waiting

    def legal(self, seat: i64) -> vec[i64]:
        """The numbers of the actions a seat may take, ascending; none if it owes no decision."""
        who = self.waiting
        if seat < 0 or not (who[0] == seat if len(who) == 1 else seat in who):
            return vec[i64]()
        self.listed = self.stack[-1].legal(self, seat)
        self.listed_for = seat
        self.seal = checksum(self.listed)
        return self.listed

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        """None if `legal` lists the action for the seat, else the condition that is unmet. Games do not override this:
        `Step.legal` alone decides what is legal; `Step.refusal` and `not_now` only explain what it leaves out."""
        if not self.stack:
            return Reason("game_over", {}, "")
        top = self.stack[-1]
        if seat < 0 or seat not in self.waiting:
            return Reason("not_your_decision", {"seat": int(seat)}, top.rule())
        if seat != self.listed_for or checksum(self.listed) != self.seal:
            self.legal(seat)
        if contains(self.listed, action):
            return None
        actions = self.game.actions
        if actions.among(action, top.verbs(self).split()):
            return top.refusal(self, seat, action)
        below = len(self.stack) - 2
        while below >= 0:
            step = self.stack[below]
            if actions.among(action, step.verbs(self).split()):
                return Reason("first_finish", {"prompt": top.prompt(self, seat).key}, step.rule())
            below -= 1
        return self.not_now(seat, action) or Reason("not_now", {}, top.rule())

    def not_now(self, seat: i64, action: i64) -> Reason | None:
        """What an action of no step in progress would need, if the game can say more than that."""
        return None

    def apply(self, seat: i64, action: i64, sink: Sink | None = None) -> None:
        """Carry out a decision, or raise `Refused` with nothing changed."""
        reason = self.why_not(seat, action)
        if reason is not None:
            raise Refused(reason)
        self.sink = sink
        try:
            self.carry_out(seat, action)
        finally:
            self.sink = None

    def advance(self, sink: Sink | None = None) -> None:
        """Play every decision that is forced by what everybody knows. `Endless` if they would not stop."""
        self.sink = sink
        left: i64 = ENDLESS
        try:
            action = self.forced()
            while action >= 0:
                if left == 0:
                    raise Endless(f"{type(self.stack[-1]).__name__} asks for ever what has no choice")
                left -= 1
                self.carry_out(self.waiting[0], action)
                action = self.forced()
        finally:
            self.sink = None

    def carry_out(self, seat: i64, action: i64) -> None:
        """Carry out a decision that is known to be legal: for drivers that took it from `legal`."""
        self.stack[-1].apply(self, seat, action)
        self.settle()

    def chance(self) -> vec[i64]:
        """Integer weights of the outcomes, summing to less than 2**53."""
        if self.waiting is not CHANCE:
            raise ValueError("no chance outcome is due")
        return self.stack[-1].weights(self)

    def luck(self) -> str:
        """What the outcome that is due is asked for (`Step.luck`)."""
        if self.waiting is not CHANCE:
            raise ValueError("no chance outcome is due")
        return self.stack[-1].luck(self)

    def resolve(self, outcome: i64, sink: Sink | None = None) -> None:
        """Carry out a chance outcome."""
        weights = self.chance()
        if outcome < 0 or outcome >= len(weights) or weights[outcome] <= 0:
            raise ValueError(f"outcome {outcome} cannot happen here")
        self.sink = sink
        try:
            self.happen(outcome)
        finally:
            self.sink = None

    def happen(self, outcome: i64) -> None:
        """Carry out an outcome that is known to be possible: for drivers that drew it from `chance`."""
        self.by_chance = True
        self.stack[-1].resolve(self, outcome)
        self.settle()
        self.by_chance = False

    def settle(self) -> None:
        """Let steps go on until one needs a decision or an outcome, or none is left. `Endless` if they would not
        stop."""
        stack = self.stack
        left: i64 = ENDLESS
        self.listed_for = SPECTATOR
        while stack:
            top = stack[-1]
            who = top.pending(self)
            if who is not NOBODY:
                self.waiting = who
                return
            if left == 0:
                raise Endless(f"{type(top).__name__} goes on for ever without anybody deciding")
            left -= 1
            top.proceed(self)
        self.waiting = OVER

    def push(self, step: Step[Any]) -> None:
        """Begin a procedure; what is on the stack goes on when it is finished."""
        self.stack.append(step)

    def prompt(self, seat: i64) -> Prompt:
        """What a seat is asked, or whom it waits for."""
        if not self.stack:
            return Prompt("over")
        if seat >= 0 and seat in self.waiting:
            return self.stack[-1].prompt(self, seat)
        return Prompt("waiting", {"seats": " ".join([str(s) for s in self.waiting])})

    def question(self, seat: i64) -> dict[str, Any]:
        """`prompt` as JSON. A seat that is asked is also told which rule it is about, whether a standing order may
        pass it, and whether picks are gathered; one that waits, whether it is asked beside those who decide."""
        out = self.prompt(seat).plain()
        if self.stack and seat >= 0 and seat in self.waiting:
            top = self.stack[-1]
            out["rule"] = top.rule()
            if top.passable(self, seat):
                out["passable"] = True
            if top.batch(self, seat):
                out["batch"] = True
        elif self.stack and seat >= 0 and self.asks_beside(seat):
            out["beside"] = True
        return out

    def asks_beside(self, seat: i64) -> bool:
        """Whether a seat is asked beside the one whose turn it is."""
        return len(self.waiting) == 1 and self.waiting[0] >= 0 and self.stack[-1].beside(self, seat)

    def default(self, seat: i64) -> i64:
        """What is played when the clock runs out."""
        return self.stack[-1].default(self, seat)

    def forced(self) -> i64:
        """The action of the one pending seat if everybody can see that it has no choice, else -1."""
        who = self.waiting
        if len(who) != 1 or who[0] < 0:
            return -1
        seat: i64 = who[0]
        top = self.stack[-1]
        if top.window(self, seat):
            return -1
        options = top.legal(self, seat)
        return options[0] if len(options) == 1 else -1

    # -- telling ------------------------------------------------------------------------------

    def tell(
        self,
        kind: EventKind,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        to: i64 = 0,
        many: vec[i64] | None = None,
    ) -> None:
        """Report an event: numbers in the order of the kind's parameters, public ones first. Costs nothing without a
        listener."""
        if self.sink is not None:
            self._tell(self.sink, kind, [int(a), int(b), int(c), int(d), int(e)], int(to), many)

    def _tell(self, sink: Sink, kind: EventKind, numbers: list[int], to: int, many: vec[i64] | None) -> None:
        public, secret = forms(kind, numbers, many, self.game.words)
        sink.hear(Event(kind, public, secret, to, self.by_chance))
