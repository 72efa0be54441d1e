"""Contract 7, undo: a seat may take a decision back only if it learnt nothing from it and showed nothing by it."""

from petteia.engine.conformance.report import Breach, Report
from petteia.engine.conformance.worlds import name
from petteia.engine.events import Form
from petteia.engine.generator import Generator
from petteia.engine.play import OUTCOME, Message, Play
from petteia.engine.protocol import CHANCE, OVER, SPECTATOR, Game, State
from petteia.engine.view import View


def check_takebacks(kind: type[Play], game: Game, state: State, rng: Generator, lines: int, report: Report) -> Play:
    """Play on a few lines; whenever a decision could be taken back, check that this does no harm."""
    return go_on(kind(game, state), rng, lines, report)


def go_on(play: Play, rng: Generator, lines: int, report: Report) -> Play:
    """Play random lines and check each decision."""
    for _ in range(lines):
        who = play.state.pending()
        if who == OVER:
            break
        if who is CHANCE:
            play.deal(int(rng.pick(play.state.chance())))
            check_barriers(play)
            continue
        seat = who[int(rng.below(len(who)))]
        options = play.state.legal(seat)
        before = play.state.clone()
        action = int(options[rng.below(len(options))])
        sent = play.decide(seat, action)
        check_barriers(play)
        if play.undoable(seat) == play.lines:
            _check_harmless(type(play), play.game, before, seat, action, sent, rng)
            report.count(7, "decisions that may be taken back")
    return play


def check_barriers(play: Play) -> None:
    """No seat may go back past a chance outcome."""
    for seat in range(int(play.game.seats)):
        line = play.undoable(seat)
        if line is not None and any(e.line > line and e.kind == OUTCOME and not e.undone for e in play.entries):
            raise Breach(7, f"seat {seat} may take line {line} back, past a chance outcome")


def _check_harmless(
    kind: type[Play],
    game: Game,
    before: State,
    actor: int,
    action: int,
    sent: list[Message],
    rng: Generator,
) -> None:
    for seat in (*range(int(game.seats)), SPECTATOR):
        messages = [_seen(message) for message in sent if message.seat == seat]
        if seat != actor and not messages:
            continue  # it does not even know that something was decided
        world = before.resample(seat, rng)
        if world.digest() == before.digest():
            continue
        other = kind(game, world)
        if world.why_not(actor, action) is not None:
            if len(before.pending()) > 1:
                continue  # a commit: in that world the seat has made fewer picks, and nothing is told
            raise Breach(
                7,
                f"seat {actor} may take back {game.actions.text(action)!r}, by which {name(seat)} learns "
                "what it did not know: it would not be possible in another world",
            )
        if messages != [_seen(message) for message in other.decide(actor, action) if message.seat == seat]:
            whose = "something" if seat == actor else "something of its own"
            verb = "learnt" if seat == actor else "shown"
            raise Breach(
                7, f"seat {actor} may take back {game.actions.text(action)!r}, though it has {verb} {whose} by it"
            )


def _seen(message: Message) -> tuple[list[Form], View]:
    """What a message says, without its numbers and whether the seat may go back further."""
    return message.events, {key: value for key, value in message.view.items() if key != "undo"}
