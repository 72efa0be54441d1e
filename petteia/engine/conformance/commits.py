"""Contract 6: in a commit the order of picks changes nothing, and a pick taken back leaves no trace."""

from petteia.engine.conformance.pairs import picks_of
from petteia.engine.conformance.report import Breach, Report
from petteia.engine.conformance.worlds import differing, name
from petteia.engine.events import Form
from petteia.engine.generator import Generator
from petteia.engine.play import Message, Play
from petteia.engine.protocol import SPECTATOR, Game, State

Order = list[tuple[int, int]]
"""Who picks what, one after the other."""


def is_commit(state: State) -> bool:
    """Whether several seats decide and do not share a floor."""
    return len(state.pending()) > 1 and not state.stack[-1].floor()


def check_commit(play: type[Play], game: Game, state: State, rng: Generator, report: Report) -> None:
    """Make the same picks in several orders, and once more with picks taken back in between."""
    picks = {seat: picks_of(state, seat, rng) for seat in state.pending()}
    seats = list(picks)
    one_by_one: Order = [(seat, action) for seat in seats for action in picks[seat]]
    backwards: Order = [(seat, action) for seat in reversed(seats) for action in picks[seat]]
    orders = [one_by_one, backwards, _mixed(picks, rng)]
    results = [_Result(play(game, state), order) for order in orders]
    told_before: set[str] = set()
    for result in results:
        told_before.update(result.told_before)
    for result in results[1:]:
        _same(game, results[0], result, told_before, "in another order")
    report.count(6, "orders of picks compared", len(orders) - 1)
    hesitant = _hesitate(play(game, state), game, state, picks, rng)
    if hesitant is not None:
        if hesitant.state.digest() != results[0].play.state.digest():
            raise Breach(6, "the same picks lead to another position if others were taken back before")
        report.count(6, "picks taken back")


class _Result:
    """A commit played to its end: the position it led to, and what every seat heard when it closed."""

    def __init__(self, play: Play, order: Order) -> None:
        self.play = play
        self.told_before: set[str] = set()
        self.last: list[Message] = []
        for i, (seat, action) in enumerate(order):
            if play.state.why_not(seat, action) is not None and all(s == seat for s, _ in order[i:]):
                break  # everybody could see that the last one had no choice left: it was played already
            self.last = play.decide(seat, action)
            if i + 1 < len(order):
                self.told_before.update(str(form["event"]) for message in self.last for form in message.events)

    def at_the_end(self, seat: int, without: set[str]) -> list[Form]:
        """What a seat heard after the last pick, without the events that every pick causes."""
        new = [form for message in self.last if message.seat == seat for form in message.events]
        return [form for form in new if form["event"] not in without]


def _mixed(picks: dict[int, list[int]], rng: Generator) -> Order:
    left = {seat: list(actions) for seat, actions in picks.items() if actions}
    out: Order = []
    while left:
        seats = list(left)
        seat = seats[int(rng.below(len(seats)))]
        out.append((seat, left[seat].pop(0)))
        if not left[seat]:
            del left[seat]
    return out


def _hesitate(play: Play, game: Game, state: State, picks: dict[int, list[int]], rng: Generator) -> Play | None:
    """One seat picks something else while the others pick, takes it back, and then the rest is picked."""
    seats = list(picks)
    hesitant = seats.pop(int(rng.below(len(seats))))
    last = seats[int(rng.below(len(seats)))]  # it must not be done yet, or the commit would close
    meanwhile = {seat: picks[seat][:-1] if seat == last else picks[seat] for seat in seats}
    sure = _mixed(meanwhile, rng)
    unsure = _mixed({**meanwhile, hesitant: picks_of(state, hesitant, rng)}, rng)
    never = type(play)(game, state)
    back = 0
    for table, order in ((never, sure), (play, unsure)):
        for seat, action in order:
            if table.state.why_not(seat, action) is not None:
                break
            table.decide(seat, action)
        if last not in table.state.pending():
            return None  # everybody could see that the last one had no choice: the commit is over
    while play.undoable(hesitant) is not None:
        play.undo(hesitant)
        back += 1
    if play.state.digest() != never.state.digest():
        raise Breach(6, f"picks that seat {hesitant} made and took back have left something behind")
    for seat in play.inboxes:
        found = differing(never.view(seat), play.view(seat))
        if found:
            raise Breach(6, f"picks that seat {hesitant} took back can be seen by {name(seat)}: {found}")
    for seat, action in _mixed({hesitant: picks[hesitant], last: picks[last][-1:]}, rng):
        if play.state.why_not(seat, action) is None:  # else it was forced; the comparison shows whether that was right
            play.decide(seat, action)
    return play if back else None


def _same(game: Game, one: _Result, other: _Result, told_before: set[str], how: str) -> None:
    if one.play.state.digest() != other.play.state.digest():
        raise Breach(6, f"the same picks {how} lead to another position")
    for seat in [*range(int(game.seats)), SPECTATOR]:
        a, b = one.play.view(seat), other.play.view(seat)
        if a != b:
            raise Breach(6, f"the same picks {how} lead to another view of {name(seat)}: {differing(a, b)}")
        if one.at_the_end(seat, told_before) != other.at_the_end(seat, told_before):
            raise Breach(6, f"the same picks {how} are told to {name(seat)} differently")
