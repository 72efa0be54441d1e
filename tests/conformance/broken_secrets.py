"""Agora broken in who may know what: contracts 6, 7, 8 and 13. The docstring says what is wrong."""

from typing import Any

import agora
from agora import COINS, HANDS, KINDS, READY, SEATS, Bids, Draw, Position

from petteia.engine.events import EVERYBODY, Event, EventKind
from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec, zeros
from petteia.engine.play import Entry, Message, Play
from petteia.engine.protocol import Prompt, Reason, Refused, Seats, State
from petteia.engine.view import ViewBuilder
from tests.conformance.variant import OtherBids, OtherDraw, OtherTable, Variant, breaks

# -- 6: commits ------------------------------------------------------------------------------------------------------


@breaks(6)
class FirstDoneGains(Variant):
    """A player who is done first gets a point."""

    class HastyBids(OtherBids):
        def apply(self, g: Position, seat: int, action: int) -> None:
            if action == g.agora.done and sum(self.done) == 0:
                g.points[seat] += 1
            super().apply(g, seat, action)

    STEPS = {Bids: HastyBids}


class Forgetful(Play):
    """Taking a pick back takes the later picks of the others back too."""

    def undo(self, seat: int) -> list[Message]:
        line = self.undoable(seat)
        if line is None:
            raise Refused(Reason("cannot_undo", {}, ""))
        index = next(i for i, moment in enumerate(self._moments) if moment.entry.line == line)
        self._moments = self._moments[: index + 1]
        return super().undo(seat)


@breaks(6, play=Forgetful)
class UndoTakesOthersBack(Variant):
    """See `Forgetful`."""


class Sticky(Play):
    """Taking a pick back leaves the position as it is."""

    def undo(self, seat: int) -> list[Message]:
        state = self.state.clone()
        sent = super().undo(seat)
        self.state = state
        return sent


@breaks(6, play=Sticky)
class UndoLeavesTraces(Variant):
    """See `Sticky`."""


@breaks(6, 7)
class OpenBids(Variant):
    """What is laid face down can be seen."""

    class SeenBids(OtherBids):
        def observe(self, g: Position, seat: int) -> Any:
            out = super().observe(g, seat)
            out.laid = self.laid[:]
            return out

    STEPS = {Bids: SeenBids}


@breaks(6, 7)
class AnnouncedPicks(Variant):
    """Each coin laid is heard."""

    class LoudBids(OtherBids):
        def apply(self, g: Position, seat: int, action: int) -> None:
            super().apply(g, seat, action)
            if action != g.agora.done:
                g.tell(READY, seat)

    STEPS = {Bids: LoudBids}


# -- 7: leaks --------------------------------------------------------------------------------------------------------


@breaks(7)
class SeenHands(Variant):
    """Seat 0 knows all hands."""

    class TABLE(OtherTable):
        def put_observation(self, out: Any, seat: int) -> None:
            super().put_observation(out, seat)
            if seat == 0:
                out.hands = vec[i64]([*self.hands, *out.hands[HANDS:]])


@breaks(7)
class SeenCounter(Variant):
    """A counter shows how many threes are left in the bag."""

    class TABLE(OtherTable):
        def put_observation(self, out: Any, seat: int) -> None:
            super().put_observation(out, seat)
            out.bag.counts[2] = self.bag.counts[2]

        def show(self, view: ViewBuilder) -> None:
            super().show(view)
            view.counter("threes", int(self.bag.counts[2]))

        def determinize(self, seat: i64, rng: Generator) -> None:
            self.bag.counts[2] = 0
            super().determinize(seat, rng)


@breaks(7, 8)
class SeenOrder(Variant):
    """Who bids most is asked first."""

    class RankedBids(OtherBids):
        def pending(self, g: Position) -> Seats:
            who = super().pending(g)
            return tuple(sorted(who, key=lambda s: -self.sum(s))) if len(who) > 1 else who

    STEPS = {Bids: RankedBids}


@breaks(7)
class TellingReason(Variant):
    """A reason says how many coins of the kind are left in the bag."""

    class ChattyBids(OtherBids):
        def refusal(self, g: Position, seat: int, action: int) -> Reason:
            reason = super().refusal(g, seat, action)
            if len(g.bag.counts):
                reason.params["left"] = int(g.bag.count(g.agora.lay.index(action)))
            return reason

    STEPS = {Bids: ChattyBids}


@breaks(7)
class TellingPrompt(Variant):
    """The prompt tells how many threes are left in the bag."""

    class ChattyBids(OtherBids):
        def prompt(self, g: Position, seat: int) -> Prompt:
            return Prompt("bid", {"worth": self.worth, "left": int(g.bag.count(2))})

    STEPS = {Bids: ChattyBids}


@breaks(7, 8)
class TellingOptions(Variant):
    """A three can be laid only while there is one in the bag."""

    class JealousBids(OtherBids):
        def allowed(self, g: Position, action: int) -> bool:
            return bool(action != g.agora.lay.at(2) or g.bag.count(2) > 0)

        def legal(self, g: Position, seat: int) -> Any:
            return vec[i64]([a for a in super().legal(g, seat) if self.allowed(g, a)])

        def refusal(self, g: Position, seat: int, action: int) -> Reason:
            if not self.allowed(g, action):
                return Reason("none_left", {}, "AGO-3.1")
            return super().refusal(g, seat, action)

    STEPS = {Bids: JealousBids}


@breaks(7, 13)
class WrongAudience(Variant):
    """Everybody hears what is drawn."""

    class LoudDraw(OtherDraw):
        def draw(self, g: Position, coin: int, knowers: int) -> None:
            g.take(self.seat, coin, knowers)
            g.tell(agora.DREW, self.seat, coin, to=EVERYBODY)
            self.seat = (self.seat + 1) % SEATS
            self.left -= 1

    STEPS = {Draw: LoudDraw}


PLAIN_TURNED_UP = EventKind("turned_up", "seat", many="coins:coins")


@breaks(7, 14)
class NotCalledReveal(Variant):
    """That coins are turned up is told as if nothing became known by it."""

    class TABLE(OtherTable):
        def tell(self, kind: EventKind, *numbers: int, **more: Any) -> None:
            super().tell(PLAIN_TURNED_UP if kind is agora.TURNED_UP else kind, *numbers, **more)


@breaks(6, 7)
class BetrayingForce(Variant):
    """A player who bids last and has only one way left is not asked: so the others know his hand."""

    class ForcedBids(OtherBids):
        def window(self, g: Position, seat: int) -> bool:
            return False

    STEPS = {Bids: ForcedBids}


@breaks(7)
class AskedIfAble(Variant):
    """Only whoever holds a coin worth laying is asked."""

    class TABLE(OtherTable):
        def push(self, step: Any) -> None:
            super().push(step)
            if isinstance(step, Bids):
                for seat in range(SEATS):
                    if self.hands[seat * KINDS + 2] == 0 and sum(step.done) < SEATS - 1:
                        step.done[seat] = 1


class NoBarriers(Play):
    """Everything can be taken back."""

    def _is_barrier(self, entry: Entry, waited: Seats, pick: bool, events: list[Event]) -> bool:
        return False

    def undoable(self, seat: int) -> int | None:
        return self._last_of(seat)


@breaks(7, play=NoBarriers)
class UndoPastReveal(Variant):
    """See `NoBarriers`."""


class CountsPicks(Play):
    """A decision has the number of the line it will be."""

    def decision_number(self, seat: int) -> int:
        return len(self.entries)


@breaks(6, 7, play=CountsPicks)
class NumbersCountPicks(Variant):
    """See `CountsPicks`."""


class JumpyUndo(Play):
    """Nobody may take a pick back once somebody else has picked."""

    def undoable(self, seat: int) -> int | None:
        last = self._moments[-1] if self._moments else None
        return last.entry.line if last is not None and last.entry.seat == seat else None


@breaks(6, 7, play=JumpyUndo)
class UndoButtonTells(Variant):
    """See `JumpyUndo`."""


# -- 8: bots ---------------------------------------------------------------------------------------------------------


@breaks(8)
class PeekingResample(Variant):
    """Worlds made up from the position have its real hands."""

    class TABLE(OtherTable):
        def resample(self, seat: i64, rng: Generator) -> State:
            world = super().resample(seat, rng)
            world.hands = self.hands[:]
            world.bag = self.bag.clone()
            return world


@breaks(8)
class SameWorld(Variant):
    """The only other possible world is this one."""

    class TABLE(OtherTable):
        def resample(self, seat: i64, rng: Generator) -> State:
            return self.clone()


@breaks(8)
class NotJson(Variant):
    """A view has a pair in it."""

    class TABLE(OtherTable):
        def show(self, view: ViewBuilder) -> None:
            super().show(view)
            view.counters.append({"id": "round", "key": "counter-round", "value": (1, 2)})


# -- 13: memory ------------------------------------------------------------------------------------------------------


@breaks(13)
class ForgetsSpied(Variant):
    """Who saw a coin on top of the bag forgets it when somebody draws it."""

    class TABLE(OtherTable):
        def knows_draw(self, observer: int, owner: int) -> bool:
            return observer == owner


@breaks(13)
class ForgetsShown(Variant):
    """Coins that were turned up are forgotten when their owner draws again."""

    class TABLE(OtherTable):
        def take(self, seat: int, coin: int, knowers: int) -> None:
            super().take(seat, coin, knowers)
            for kind in range(KINDS):
                self.shown[seat * KINDS + kind] = 0


@breaks(13)
class SpectatorsForget(Variant):
    """Spectators forget the coins that were turned up."""

    class TABLE(OtherTable):
        def put_observation(self, out: Any, seat: int) -> None:
            super().put_observation(out, seat)
            if seat < 0:
                out.hands = vec[i64]([*([0] * HANDS), *out.hands[HANDS:]])
                out.shown, out.since = zeros(HANDS), zeros(HANDS)
                out.spies, out.settled = zeros(SEATS), zeros(SEATS)


@breaks(13)
class OthersKnowNothing(Variant):
    """In the worlds a seat holds possible the others do not know what they spied."""

    class TABLE(OtherTable):
        def determinize(self, seat: i64, rng: Generator) -> None:
            spied = self.spied[:]
            super().determinize(seat, rng)
            self.spied = spied


@breaks(13)
class AlwaysTheSame(Variant):
    """There is only one way to fill in what is not known."""

    class TABLE(OtherTable):
        def determinize(self, seat: i64, rng: Generator) -> None:
            super().determinize(seat, Generator(3))

    class PlainBids(OtherBids):
        def determinize(self, g: Position, seat: i64, rng: Generator) -> None:
            super().determinize(g, seat, Generator(3))

    STEPS = {Bids: PlainBids}


@breaks(13)
class NobodyBids(Variant):
    """In the worlds a seat holds possible the others have laid nothing."""

    class TimidBids(OtherBids):
        def determinize(self, g: Position, seat: i64, rng: Generator) -> None:
            return

    STEPS = {Bids: TimidBids}


@breaks(13)
class TooManyCoins(Variant):
    """Coins in the temple may be in the bag as well."""

    class TABLE(OtherTable):
        def determinize(self, seat: i64, rng: Generator) -> None:
            super().determinize(seat, rng)
            self.bag.counts = vec[i64]([n + t for n, t in zip(self.bag.counts, self.temple, strict=True)])


assert sum(COINS) == 12  # the variants count on the bag lasting three rounds
