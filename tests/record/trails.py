"""What every seat was given in the golden records, as short hashes: `python -m tests.record.trails`.

A trail is made of blocks of ten lines. For each block it has four hashes: of the events that every seat and the
spectators heard, of the options of whoever was asked, of views, and of refusals. Views and refusals take long, so a
block holds a sample of them; `whole` is the hash over every seat's view after every line, which the soak compares.
Digests of positions are not in it: how a position is packed may change, what people see of it may not.

Records are known by the hash of their text. One that is made anew has no trail until this is run; the old one stays
comparable if it is kept in `as_before/`.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import petteia
from petteia.engine.events import Event, Sink
from petteia.engine.play import DECISION, OUTCOME
from petteia.engine.positions import restored
from petteia.engine.protocol import CHANCE, SPECTATOR, Game, State
from petteia.engine.record import Record, outcome_number
from petteia.engine.view import View
from petteia.games.parthenon.terms import BASICS, CARDS, COMMODITIES

RULES = Path(__file__).parents[1] / "rules"
FOLDER = Path(__file__).with_name("as_before")
GAMES = ("age_of_mythology", "deukalion", "parthenon")
KINDS = ("events", "options", "views", "refusals")
BLOCK = 10
"""Lines to a hash."""
SAMPLE = 10
"""Of so many lines one shows a view and a few refusals."""
LETTERS = 6
"""How much of a hash is written down: 24 bits."""
GAINED: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    "age_of_mythology": (frozenset(), frozenset({"idle"})),
    "deukalion": (
        frozenset({"reach", "prowl", "placements", "chances", "odds", "fighter", "defender", "place"}),
        frozenset({"back", "points"}),
    ),
    "parthenon": (
        frozenset({"prices", "lines", "going", "keeps", "keeps_each", "excess", "excess_each"}),
        frozenset({"dries", "closes", "named", "spares"}),
    ),
}
"""Zones and counters, and marks of pieces, that views have gained since trails were written down: what was in a view
before is compared, and that they say more is no difference."""
ASKED: dict[str, frozenset[str]] = {"parthenon": frozenset({"others"})}
"""What prompts say more than before."""
ADDED: dict[str, tuple[str, ...]] = {"age_of_mythology": ("culture",)}
"""Verbs that stand behind those of before; nobody is asked for them unless an option says so."""
NEW_OPTIONS: dict[str, tuple[str, ...]] = {"age_of_mythology": ("cultures",)}
"""Options that came later; a record that does not name one is played as before it was there."""
EXPLAINED: dict[str, tuple[str, frozenset[str]]] = {
    "HandLimit": ("give", frozenset(CARDS[COMMODITIES:])),
    "Settlement": ("take", frozenset(CARDS[BASICS:COMMODITIES])),
    "Visit": ("take", frozenset(CARDS[BASICS:COMMODITIES])),
}
"""Steps of Parthenon that have a reason, since a step names whole verbs, for what was "not now" before: cards of
another class than they ask for."""


def records(game: str) -> dict[str, bytes]:
    """The records of a game by the hash of their text: today's golden ones, and older ones that were kept."""
    paths = [*(RULES / game / "golden").glob("*.record"), *(FOLDER / game).glob("*.record")]
    return {sha256(text).hexdigest()[:16]: text for text in (path.read_bytes() for path in sorted(paths))}


def box(record: Record) -> Game:
    """The game as the record was played with it."""
    header = record.header
    return petteia.load(header.game, seats=len(header.names), options=header.options, rules=header.rules)


class Trail:
    """A record's hashes. With `whole` every view and far more refusals are looked at, else a sample."""

    def __init__(self, record: Record, whole: bool = False) -> None:
        self.record = record
        self.whole = whole
        self.game = box(record)
        added = ADDED.get(self.game.id, ())
        actions = self.game.actions
        self.actions = sum(1 for number in range(len(actions)) if actions[number].verb not in added)
        self.blocks: list[str] = []
        self.all = sha256()

    def run(self) -> "Trail":
        """Play the record and follow it."""
        hashes = {kind: sha256() for kind in KINDS}
        for number, (state, events) in enumerate(self._moments()):
            for kind, given in self._given(number, state, events):
                text = json.dumps(given, sort_keys=True, separators=(",", ":")).encode()
                hashes[kind].update(text)
                self.all.update(text)
            if number % BLOCK == BLOCK - 1 or number == len(self.record.lines):
                self.blocks.append(" ".join(hashed.hexdigest()[:LETTERS] for hashed in hashes.values()))
                hashes = {kind: sha256() for kind in KINDS}
        return self

    def _moments(self) -> Iterator[tuple[State, list[Event]]]:
        """The position after each line, and what was told on the way; the start is line 0."""
        start = self.record.header.start
        state = self.game.new() if start is None else restored(self.game, start)
        sink = Sink()
        state.advance(sink)
        yield state, sink.events
        for line in self.record.lines:
            sink = Sink()
            if line.kind == DECISION:
                state.apply(line.seat, self.game.actions.number(line.text), sink)
            elif line.kind == OUTCOME:
                state.resolve(outcome_number(state, line.text), sink)
            else:
                raise ValueError(f"{line.written()!r}: golden records take nothing back")
            state.advance(sink)
            yield state, sink.events

    def _given(self, number: int, state: State, events: list[Event]) -> Iterator[tuple[str, Any]]:
        """What seats are given after a line, as JSON, with its kind."""
        seats = [*range(int(self.game.seats)), SPECTATOR]
        for event in events:
            told = [event.form(seat) for seat in seats]
            # What everybody hears alike needs to be written only once.
            yield "events", told[0] if all(form == told[0] for form in told) else told
        waiting = [] if state.pending() is CHANCE else list(state.pending())
        for seat in waiting:
            yield "options", [seat, [int(action) for action in state.legal(seat)], state.default(seat)]
        if number == len(self.record.lines):
            yield "options", [state.scores(), state.returns()]
        if not self.whole and number % SAMPLE:
            return
        for seat in seats if self.whole else seats[number // SAMPLE % len(seats) :][:1]:
            view = state.view(None if seat == SPECTATOR else seat)
            yield "views", self._as_before(view)
        for seat in waiting if self.whole else waiting[:1]:
            every = range(self.actions)
            for action in every if self.whole and number % SAMPLE == 0 else every[number % 97 :: 97]:
                reason = state.why_not(seat, action)
                yield "refusals", reason and self._said_before(state, action, reason.plain())

    def _said_before(self, state: State, action: int, said: dict[str, Any]) -> dict[str, Any]:
        """A refusal as it was before steps named whole verbs."""
        top = state.stack[-1]
        verb, cards = EXPLAINED.get(type(top).__name__, ("", frozenset()))
        form = self.game.actions[action]
        if form.verb == verb and form.args.get("card") in cards and said["code"] != "first_finish":
            return {"code": "not_now", "params": {}, "rule": top.rule()}
        return said

    def _as_before(self, view: View) -> View:
        """A view without how the position is packed, and without what views have gained."""
        del view["known"]
        for option in NEW_OPTIONS.get(self.game.id, ()):
            if option not in self.record.header.options:
                del view["options"][option]
        gained = ASKED.get(self.game.id, frozenset())
        params = {name: value for name, value in view["prompt"]["params"].items() if name not in gained}
        view["prompt"] = {"key": view["prompt"]["key"], "params": params}
        things, marks = GAINED.get(self.game.id, (frozenset(), frozenset()))
        for kind in ("zones", "counters"):
            view[kind] = [each for each in view[kind] if each["id"].split("/")[0] not in things]
        for piece in (piece for zone in view["zones"] if marks for piece in zone.get("pieces", [])):
            if "marks" in piece:
                kept = {mark: value for mark, value in piece.pop("marks").items() if mark not in marks}
                if kept:
                    piece["marks"] = kept
        return view


def main() -> None:
    """Write down how records are played now. Those that are written down already stay as they are."""
    for game in GAMES:
        file = FOLDER / f"{game}.json"
        known: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        for key, text in records(game).items():
            if key in known:
                continue
            record = Record.parse(text)
            sampled, whole = Trail(record).run(), Trail(record, whole=True).run()
            known[key] = {"name": record.header.table, "blocks": sampled.blocks, "whole": whole.all.hexdigest()}
            sys.stdout.write(f"{game} {record.header.table}: {len(record.lines)} lines\n")
        file.write_text(json.dumps(known, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
