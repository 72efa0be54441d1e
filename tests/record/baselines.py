"""What golden records come to by the rules, moment by moment: what happens, and what may be done.

    python -m tests.record.baselines deukalion horse    everything of one record, to compare with another version

Baselines come in three tiers. The records themselves hold digests and results, which `test_golden` of each game
compares: those are the rules. `baselines/GAME.txt` holds for each record a hash of the events that every seat heard and
one of what each could do when it was asked: when they change, games under way could notice, and the game gets another
version of its rules. What seats see and read (views, prompts and refusals) is kept as text that a person can review,
in `snapshots/`. `python -m tests.record.snapshots --accept` writes both anew.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import petteia
from petteia.engine.events import Event, Sink
from petteia.engine.play import DECISION, OUTCOME
from petteia.engine.positions import restored
from petteia.engine.protocol import CHANCE, SPECTATOR, Game, State
from petteia.engine.record import Record
from petteia.engine.record_lines import outcome_number
from petteia.games import shelf

RULES = Path(__file__).parents[1] / "rules"
EARLIER = Path(__file__).with_name("earlier")
"""Records of earlier versions that cannot be made anew, by game: they are still played as they were."""
FOLDER = Path(__file__).with_name("baselines")
GAMES = tuple(sorted(shelf()))
LETTERS = 16


class Moment(NamedTuple):
    """The position after a line of a record, and the events on the way there; the start is line 0."""

    line: int
    state: State
    events: list[Event]
    last: bool


class Baseline(NamedTuple):
    """The results of a record with this text."""

    text: str
    events: str
    options: str


def paths(game: str) -> dict[str, Path]:
    """The golden records of a game by their names, and those of earlier versions as `earlier-NAME`."""
    golden = {path.stem: path for path in (RULES / game / "golden").glob("*.record")}
    earlier = {f"earlier-{path.stem}": path for path in (EARLIER / game).glob("*.record")}
    return dict(sorted((golden | earlier).items()))


def box(record: Record) -> Game:
    """The game as the record was played with it."""
    header = record.header
    return petteia.load(header.game, seats=len(header.names), options=header.options, rules=header.rules)


def moments(record: Record) -> Iterator[Moment]:
    """Play a record and stop after every line."""
    game, start, last = box(record), record.header.start, len(record.lines)
    state = game.new() if start is None else restored(game, start)
    sink = Sink()
    state.advance(sink)
    yield Moment(0, state, sink.events, not last)
    for number, line in enumerate(record.lines, 1):
        sink = Sink()
        if line.kind == DECISION:
            state.apply(line.seat, game.actions.number(line.text), sink)
        elif line.kind == OUTCOME:
            state.resolve(outcome_number(state, line.text), sink)
        else:
            raise ValueError(f"{line.written()!r}: golden records take nothing back")
        state.advance(sink)
        yield Moment(number, state, sink.events, number == last)


def asked(state: State) -> list[int]:
    """The seats that have to answer."""
    return [] if state.pending() is CHANCE else list(state.pending())


def told(moment: Moment) -> Iterator[Any]:
    """The events on the way, for every seat and the spectators; those that all hear alike are written once."""
    for event in moment.events:
        forms = [event.form(seat) for seat in (*range(int(moment.state.game.seats)), SPECTATOR)]
        yield forms[0] if all(form == forms[0] for form in forms) else forms


def offered(moment: Moment) -> Iterator[Any]:
    """The options, and at the end everybody's standing."""
    state = moment.state
    actions = state.game.actions
    for seat in asked(state):
        default = int(state.default(seat))
        names = [actions[int(action)].text for action in state.legal(seat)]
        yield [seat, names, actions[default].text if default >= 0 else ""]
    if moment.last:
        yield [state.scores(), state.returns()]


class Hashing:
    """Takes in the moments of a record and computes its baseline."""

    def __init__(self, text: bytes) -> None:
        self.text = digest(text)
        self._events, self._options = sha256(), sha256()

    def take(self, moment: Moment) -> None:
        """The next moment."""
        for hashed, what in ((self._events, told(moment)), (self._options, offered(moment))):
            for each in what:
                hashed.update(json.dumps(each, sort_keys=True, separators=(",", ":")).encode())

    def done(self) -> Baseline:
        """The baseline."""
        return Baseline(self.text, self._events.hexdigest()[:LETTERS], self._options.hexdigest()[:LETTERS])


def digest(text: bytes) -> str:
    """A record, known by its text."""
    return sha256(text).hexdigest()[:LETTERS]


def kept(game: str) -> tuple[int, dict[str, Baseline]]:
    """The version of the rules for which the baselines were accepted, and the baselines by the names of their
    records."""
    file = FOLDER / f"{game}.txt"
    if not file.is_file():
        return 0, {}
    first, *lines = file.read_text(encoding="utf-8").splitlines()
    rows = (line.split() for line in lines)
    return int(first.split()[1]), {name: Baseline(*hashes) for name, *hashes in rows}


def keep(game: str, version: int, baselines: dict[str, Baseline]) -> None:
    """Write baselines down."""
    lines = [f"{name} {' '.join(row)}\n" for name, row in sorted(baselines.items())]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game}.txt").write_text(f"rules {version}\n{''.join(lines)}", encoding="utf-8")


def main(game: str, name: str) -> None:
    """See above."""
    for moment in moments(Record.parse(paths(game)[name].read_bytes())):
        for kind, what in (("event", told(moment)), ("options", offered(moment))):
            for each in what:
                sys.stdout.write(f"{moment.line} {kind} {json.dumps(each, sort_keys=True, ensure_ascii=False)}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
