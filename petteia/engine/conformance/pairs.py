"""Contracts 4, 7 and 13 over time: two games that differ in one thing a seat does not know.

Both are played on with the same lines while these are possible in both. A seat must be sent the same messages, to the
byte, until it is told: the first event that differs must be a `Reveal` or be addressed to it in secret. Once it has
been told, its view must not forget: while the games differ and it could tell them apart, its views differ. If its views
become the same, the line at which they did must have made the difference immaterial.
"""

from typing import Final

from petteia.engine.conformance.memory import PlayedLine, follows
from petteia.engine.conformance.report import Breach, Report
from petteia.engine.conformance.steps import BY_CHANCE, IN_COMMIT
from petteia.engine.conformance.worlds import differing, name
from petteia.engine.events import Event
from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec
from petteia.engine.play import DECISION, OUTCOME, Entry, Message, Play
from petteia.engine.protocol import CHANCE, OVER, SPECTATOR, Game, State

TAKE_BACK_ONE_IN: Final = 8
MOST_PICKS: Final = 200
TRIES: Final = 4
"""How often to draw picks, as two draws may turn out the same."""
NOT_A_SEAT: Final = -9


class Pair:
    """Two plays that began alike, and for each watched seat whether it can tell them apart."""

    def __init__(self, one: Play, game: Game, rng: Generator) -> None:
        self.one = one
        self.other = one
        self.game = game
        self.rng = rng
        self.seats = [*range(int(game.seats)), SPECTATOR]
        self.single = True
        """Whether they differ in one thing only; a view that no longer tells them apart may then have forgotten it."""
        self.apart: dict[int, bool] = {seat: False for seat in self.seats}
        self.let_go: list[int] = []
        """Seats to which the difference no longer matters."""
        self._line: PlayedLine | None = None
        self._before: list[State] = []
        """The last line that was the same in both, with both positions before it."""
        self.unread: list[Message] = []
        self.unread_other: list[Message] = []
        """What was sent in each play since they were last compared."""

    def begin(self, other: State) -> None:
        """The other play begins."""
        self.other = type(self.one)(self.game, other)

    def watch(self, seats: list[int]) -> None:
        """Watch only these seats; no other seat is sent anything any more."""
        self.seats = seats
        for play in (self.one, self.other):
            for seat in [s for s in play.inboxes if s not in seats]:
                del play.inboxes[seat]

    def differ(self) -> bool:
        """Whether the two positions really differ."""
        return self.one.state.digest() != self.other.state.digest()

    def line(self, kind: str, seat: int, value: int) -> None:
        """The same line in both."""
        self._line = PlayedLine(BY_CHANCE if kind == OUTCOME else IN_COMMIT, seat, value)
        self._before = [self.one.state.clone(), self.other.state.clone()]
        self.unread += self.one.repeat(Entry(self.one.lines + 1, kind, seat, value))
        self.unread_other += self.other.repeat(Entry(self.other.lines + 1, kind, seat, value))
        self.compare("")
        self._line = None

    def compare(self, changed: str, actor: int = NOT_A_SEAT) -> list[int]:
        """Read what has been sent since the last time. `changed` says that the lines just played differed: an outcome,
        a public decision or a pick. Returns the seats that were sent different messages."""
        told: list[int] = []
        for seat in self.seats:
            mine = [message for message in self.unread if message.seat == seat]
            other = [message for message in self.unread_other if message.seat == seat]
            if not self.apart[seat] and self._differ(seat, mine, other, changed, actor):
                told.append(seat)
                self.apart[seat] = True
        self.unread, self.unread_other = [], []
        if self.single:
            self._check_memory()
        return told

    def _differ(self, seat: int, mine: list[Message], other: list[Message], changed: str, actor: int) -> bool:
        if changed and seat == actor:
            return True  # it was its own decision
        for i in range(max(len(mine), len(other))):
            a = mine[i] if i < len(mine) else None
            b = other[i] if i < len(other) else None
            if a is not None and b is not None and a.plain() == b.plain():
                continue
            if changed != DECISION and not self._over():
                check_told(seat, a, b, changed == OUTCOME)
            return True
        return False

    def _over(self) -> bool:
        return self.one.state.pending() == OVER or self.other.state.pending() == OVER

    def _check_memory(self) -> None:
        """Contract 13: a seat that was told the difference still sees one, as long as it matters."""
        seats = [s for s in self.seats if self.apart[s] and s not in self.let_go]
        if not seats or self._over() or not self.differ():
            return
        for seat in seats:
            if self.one.inboxes[seat].last.same(self.other.inboxes[seat].last):
                self._check_forgotten(seat)
                self.let_go.append(seat)

    def _check_forgotten(self, seat: int) -> None:
        """The views of a seat have become the same. That is right if a line made the same worlds possible in both: a
        hidden card that was known not to be an axe may have been played since, and an axe taken up."""
        line = self._line
        if line is None:
            raise Breach(13, f"{name(seat)} was told the difference between two games; its view has forgotten it")
        for before in self._before:
            follows(before, line, seat, self.rng)


def check_told(seat: int, a: Message | None, b: Message | None, by_chance: bool) -> None:
    """Two messages differ: the first event that differs must be one that is meant to tell this seat something."""
    mine = a.events if a is not None else []
    other = b.events if b is not None else []
    j = 0
    while j < len(mine) and j < len(other) and mine[j] == other[j]:
        j += 1
    if j == len(mine) and j == len(other):
        raise Breach(7, f"{name(seat)} can tell what it was not told: {_unlike(a, b)}")
    for message, events in ((a, mine), (b, other)):
        event = message.told[j] if message is not None and j < len(message.told) else None
        if event is None or not _tells(event, seat, by_chance):
            said = str(events[j]) if j < len(events) else "nothing"
            rest = other[j] if events is mine and j < len(other) else mine[j] if j < len(mine) else "nothing"
            raise Breach(
                7, f"{name(seat)} hears {said} or {rest}, depending on what it cannot know; neither is a Reveal"
            )


def _tells(event: Event, seat: int, by_chance: bool) -> bool:
    return event.kind.reveals or event.heard_by(seat) or (by_chance and event.chance)


def _unlike(a: Message | None, b: Message | None) -> str:
    if a is None or b is None:
        return "a message arrives or does not"
    if a.decision != b.decision:
        return f"its decision has the number {a.decision} or {b.decision}"
    return differing(a.view, b.view) or "events are numbered differently"


# -- what may differ ---------------------------------------------------------------------------------------------


def in_world(pair: Pair, state: State, seat: int, rng: Generator) -> bool:
    """Pair the real game with one that the seat holds possible."""
    pair.begin(state.resample(seat, rng))
    pair.watch([seat] if seat == SPECTATOR else [seat, SPECTATOR])
    pair.single = False
    return True


def with_other_outcome(pair: Pair, state: State, rng: Generator) -> bool:
    """At a chance node: the same game with two different outcomes. Contract 4: some seat must hear of it."""
    possible = [i for i, w in enumerate(state.chance()) if w > 0]
    if len(possible) < 2:
        return False
    first = possible.pop(int(rng.below(len(possible))))
    second = possible[int(rng.below(len(possible)))]
    pair.begin(state)
    pair.unread += pair.one.deal(first)
    pair.unread_other += pair.other.deal(second)
    told = pair.compare(OUTCOME)
    if not told and pair.differ() and pair.one.state.pending() != OVER:
        raise Breach(
            4, f"outcomes {first} and {second} make a difference that nobody has seen; nothing undrawn has an identity"
        )
    return True


def with_other_decision(pair: Pair, state: State, rng: Generator) -> bool:
    """A seat makes two different decisions. The decision may be public; if it is not, it must stay hidden."""
    who = state.pending()
    seat = who[int(rng.below(len(who)))]
    options = list(state.legal(seat))
    if len(options) < 2:
        return False
    first = options.pop(int(rng.below(len(options))))
    second = options[int(rng.below(len(options)))]
    pair.begin(state)
    pair.unread += pair.one.decide(seat, first)
    pair.unread_other += pair.other.decide(seat, second)
    pair.compare(DECISION, seat)
    return True


def picks_of(state: State, seat: int, rng: Generator) -> list[int]:
    """What a seat might pick in a commit, to the end of its part, the others not moving."""
    alone = state.clone()
    picks: list[int] = []
    while seat in alone.pending() and len(picks) < MOST_PICKS:
        options = alone.legal(seat)
        action = int(options[rng.below(len(options))])
        alone.apply(seat, action)
        picks.append(action)
    return picks


def with_other_picks(pair: Pair, state: State, rng: Generator) -> bool:
    """In a commit a seat makes different picks, perhaps several, and is done in both games or in neither. Where a
    commit is a window most seats may have no choice, so a seat that has one is looked for."""
    who = [seat for seat in state.pending() if len(state.legal(seat)) > 1]
    if not who:
        return False
    seat = who[int(rng.below(len(who)))]
    for _ in range(TRIES):
        first, second = picks_of(state, seat, rng), picks_of(state, seat, rng)
        if rng.below(2):
            first, second = first[: int(rng.below(len(first)))], second[: int(rng.below(len(second)))]
        if first != second:
            break
    else:
        return False
    pair.begin(state)
    for action in first:
        pair.unread += pair.one.decide(seat, action)
    for action in second:
        pair.unread_other += pair.other.decide(seat, action)
    pair.compare("pick", seat)
    return True


# -- playing on --------------------------------------------------------------------------------------------------


def play_on(pair: Pair, rng: Generator, lines: int) -> None:
    """Play the same lines in both games while they are possible in both and some seat cannot tell the games apart."""
    for _ in range(lines):
        one, other = pair.one.state, pair.other.state
        who = one.pending()
        if who != other.pending() or who == OVER:
            return
        if not pair.single:
            pair.watch([seat for seat in pair.seats if not pair.apart[seat]])
            if not pair.seats:
                return
        if who is CHANCE:
            weights = vec[i64]([min(a, b) for a, b in zip(one.chance(), other.chance(), strict=False)])
            if not any(weights):
                return
            pair.line(OUTCOME, SPECTATOR, int(rng.pick(weights)))
            continue
        back = [s for s in range(int(pair.game.seats)) if pair.one.undoable(s) and pair.other.undoable(s)]
        if back and not rng.below(TAKE_BACK_ONE_IN):
            seat = back[int(rng.below(len(back)))]
            _take_back(pair, seat)
            continue
        seat = who[int(rng.below(len(who)))]
        common = [a for a in one.legal(seat) if a in list(other.legal(seat))]
        if not common:
            return
        pair.line(DECISION, seat, int(common[int(rng.below(len(common)))]))


def _take_back(pair: Pair, seat: int) -> None:
    pair.unread += pair.one.undo(seat)
    pair.unread_other += pair.other.undo(seat)
    pair.compare("")


def check_pair(pair: Pair, rng: Generator, lines: int, report: Report, what: str) -> int:
    """Play a pair on and, if the games really differ, count it once for each seat that cannot tell them apart at the
    start."""
    seats = [s for s in pair.seats if not pair.apart[s]]
    counted = len(seats) if pair.differ() else 0
    remember = len(pair.seats) - len(seats) if pair.single and pair.differ() else 0
    if counted or remember:
        play_on(pair, rng, lines)
    report.count(7, what, counted)
    if remember:
        report.count(13, "seats that were told a difference and kept it", remember)
    return counted
