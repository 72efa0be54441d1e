"""Previews: what an option would do, before it is chosen.

The action is carried out in a world that the seat holds possible. The preview is the change in that seat's view, so its
price, effect and yield come from the rules themselves, and from nothing that the seat does not know. There is a preview
only where the effect is certain. Contract 7 says when it is: if two worlds that a seat cannot tell apart went on
differently, the first difference it hears of would be a `Reveal` or an event for it alone.

Contract 14 (`petteia.engine.conformance`) compares every preview with what then happens.
"""

from typing import Any, Final

from petteia.engine.events import Event, Sink
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE, OVER, State
from petteia.engine.view import ViewBuilder

Effect = dict[str, Any]
"""An announcement, as JSON; docs/api.md describes it."""

ONE_WORLD: Final = 1
ANOTHER: Final = 2
"""Seeds: the world for a preview depends only on what the seat knows."""

MOST_ASSUMED: Final = 16
"""Questions in a row that an assumption may answer."""


class Layout:
    """The zones and counters of a seat's view by their ids."""

    def __init__(self, state: State, seat: int) -> None:
        builder = ViewBuilder(seat, state.game.places)
        state.observe(seat).show(builder)
        self.pieces: dict[str, dict[str, Any]] = {}
        self.unseen: dict[str, int] = {}
        self.counters: dict[str, int | str] = {c["id"]: c["value"] for c in builder.counters}
        for zone in builder.zones:
            for piece in zone.get("pieces", ()):
                self.pieces[piece["id"]] = piece
            if "unseen" in zone:
                self.unseen[zone["id"]] = zone["unseen"]


def difference(before: Layout, after: Layout) -> Effect:
    """The changes: pieces that came (`by` above 0), went or have another mark, how many more lie face down in a zone,
    and the new values of counters (None: it is gone)."""
    pieces: list[dict[str, Any]] = []
    for name, was in before.pieces.items():
        now = after.pieces.get(name)
        if now is None or now["kind"] != was["kind"]:
            pieces.append({"id": name, "kind": was["kind"], "by": -was["count"]})
        elif now["count"] != was["count"]:
            pieces.append({"id": name, "kind": was["kind"], "by": now["count"] - was["count"]})
        elif now.get("marks") != was.get("marks"):
            pieces.append({"id": name, "kind": was["kind"], "by": 0, "marks": now.get("marks", {})})
    for name, now in after.pieces.items():
        known = before.pieces.get(name)
        if known is None or known["kind"] != now["kind"]:
            pieces.append({"id": name, "kind": now["kind"], "by": now["count"]})
    out: Effect = {}
    if pieces:
        out["pieces"] = pieces
    unseen: dict[str, int] = {}
    for zone in [*before.unseen, *[z for z in after.unseen if z not in before.unseen]]:
        more = after.unseen.get(zone, 0) - before.unseen.get(zone, 0)
        if more != 0:
            unseen[zone] = more
    if unseen:
        out["unseen"] = unseen
    counters: dict[str, int | str | None] = {}
    for name, value in after.counters.items():
        if before.counters.get(name) != value:
            counters[name] = value
    for name in before.counters:
        if name not in after.counters:
            counters[name] = None
    if counters:
        out["counters"] = counters
    return out


class Preview:
    """Previews the options of the decision that a seat owes."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.world = state.resample(seat, Generator(ONE_WORLD))
        self.before = Layout(self.world, seat)
        self._known = state
        self._other: State | None = None

    def effect(self, action: int) -> Effect:
        """What an action of the seat would change; only its number (`n`) where that is not certain."""
        after, heard, assumed = carried_out(self.world, self.seat, action)
        if after.pending() is OVER or not self._certain(action, heard):
            return {"n": action, "ends": True} if after.pending() is OVER else {"n": action}
        return announcement(action, self.before, Layout(after, self.seat), after, assumed)

    def _certain(self, action: int, heard: list[Event]) -> bool:
        """Whether the effect is the same in every world the seat holds possible. What the seat shows of its own it knew
        before, so that is the same in every world."""
        learnt = [event for event in heard if event.kind.reveals or event.heard_by(self.seat)]
        if not learnt:
            return True
        if any([event.public.get("seat") != self.seat for event in learnt]):
            return False
        if self._other is None:
            self._other = self._known.resample(self.seat, Generator(ANOTHER))
        _, there, _ = carried_out(self._other, self.seat, action)
        return [event.form(self.seat) for event in there] == [event.form(self.seat) for event in heard]


def carried_out(world: State, seat: int, action: int) -> tuple[State, list[Event], str]:
    """A copy of the world after the action, with everything that follows automatically and what the steps allow to be
    assumed (`Step.assumes`); what was told; and the prompt of the first question answered by assumption."""
    copy = world.clone()
    sink = Sink()
    copy.apply(seat, action, sink)
    copy.advance(sink)
    assumed = ""
    for _ in range(MOST_ASSUMED):
        who = copy.pending()
        if len(who) != 1 or who[0] != seat or not copy.stack[-1].assumes(copy, seat):
            break
        assumed = assumed or copy.prompt(seat).key
        copy.apply(seat, copy.default(seat), sink)
        copy.advance(sink)
    return copy, sink.events, assumed


def announcement(action: int, before: Layout, after: Layout, then: State, assumed: str) -> Effect:
    """An announcement: the difference, and what comes next."""
    out: Effect = {"n": action, "certain": True, **difference(before, after)}
    if assumed:
        out["assumed"] = assumed
    if then.pending() is CHANCE:
        out["chance"] = True
    else:
        out["asks"] = list(then.pending())
    return out


def real_effect(state: State, seat: int, action: int) -> Effect:
    """The real effect of an action, in the form of an announcement."""
    after, _, assumed = carried_out(state, seat, action)
    if after.pending() is OVER:
        return {"n": action, "ends": True}
    return announcement(action, Layout(state, seat), Layout(after, seat), after, assumed)
