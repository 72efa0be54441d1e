"""Playing a record again, and verifying it.

`Replay` applies line after line and compares the digests. `verify` also recomputes every chance outcome from the
revealed seed. Both stop with a RecordError at the first line that differs.
"""

from collections.abc import Iterator
from typing import Final

from petteia.engine.dealer import Dealer
from petteia.engine.differences import components_hash, components_of
from petteia.engine.header import LETTERS, Header, RecordError
from petteia.engine.luck import KEYED
from petteia.engine.packing import Unreadable
from petteia.engine.play import DECISION, OUTCOME, RULES, UNDO, Entry, Play
from petteia.engine.positions import restored
from petteia.engine.protocol import CHANCE, Game, Refused, State
from petteia.engine.record import MOST_LINES, Record
from petteia.engine.record_lines import ALL_SIGN, RecordLine, outcome_number, outcome_text

MOST_EFFORT: Final = 20 * MOST_LINES
"""Going back by consent plays the game again from its start: at most this many lines in all are played again."""


class Replay:
    """A record being played. Iterate over it: after each line `play` is at the position after it.

    With a dealer every outcome must be the one it deals.
    """

    def __init__(self, record: Record, game: Game, dealer: Dealer | None = None, listening: bool = False) -> None:
        self.record = record
        self.game = game = _fitting(record, game)
        self.passed = record.passed()
        self.dealer = dealer
        self.outcomes = 0
        self.outcomes_given = 0
        self.outcomes_passed = 0
        self.digests = 0
        self.effort_left = MOST_EFFORT
        start: State | None = None
        if record.header.start is not None:
            try:
                start = restored(game, record.header.start)
            except Unreadable as problem:
                raise RecordError(0, f"the position it starts from cannot be used: {problem}.") from problem
        self.play = self._guarded_begin(start, listening)

    def __iter__(self) -> Iterator[RecordLine]:
        self._compare(0)
        for line in self.record.lines:
            self._take(line)
            yield line
            self._compare(line.number)

    def _compare(self, number: int) -> None:
        """Compare the digests recorded after a line."""
        marks = self.record.marks
        while self.digests < len(marks) and marks[self.digests].number == number:
            mark, here = marks[self.digests], f"{self.play.state.digest():016x}"
            if here != mark.digest:
                raise RecordError(
                    mark.at,
                    f"the game departs from its record: after {number} the digest of the position is {here}, "
                    f"but {mark.digest} was written.",
                )
            self.digests += 1

    def run(self) -> Play:
        """Play it all."""
        for _ in self:
            pass
        return self.play

    def _guarded_begin(self, start: State | None, listening: bool) -> Play:
        try:
            return Play(self.game, start, listening)
        except Exception as problem:
            if start is None:
                raise
            raise RecordError(
                0, f"the position it starts from cannot be played: {type(problem).__name__}."
            ) from problem

    def _take(self, line: RecordLine) -> None:
        try:
            self.play.repeat(self._entry(line))
        except RecordError:
            raise
        except Refused as refused:
            raise RecordError(line.at, self._refusal(line, refused)) from refused
        except ValueError as problem:
            raise RecordError(line.at, f"{line.written()!r}: {problem}.") from problem
        except Exception as problem:
            if self.record.header.start is None:
                raise  # a fault of the game, not of the record
            raise RecordError(
                line.at, f"{line.written()!r} cannot be played from the position the record starts from."
            ) from problem

    def _entry(self, line: RecordLine) -> Entry:
        """What a line means in the current position."""
        state, number = self.play.state, line.number
        if number in self.passed:
            return self._passed(line)
        if line.kind == RULES:
            return self._rules(line)
        waiting = state.pending()
        if line.kind == UNDO:
            if line.who == ALL_SIGN:
                self.effort_left -= number
                if self.effort_left < 0:
                    raise RecordError(line.at, "the record goes back by consent too often to be played again.")
            return Entry(number, UNDO, line.seat, int(line.text[5:]))
        if not waiting:
            raise RecordError(line.at, f"{line.written()!r}: the game is over; only end can follow.")
        if line.kind == OUTCOME:
            if waiting != CHANCE:
                whose = " or ".join([LETTERS[seat] for seat in waiting])
                raise RecordError(line.at, f"{line.written()!r}: no chance outcome is due here; {whose} decides.")
            return Entry(number, OUTCOME, line.seat, self._outcome(line))
        if waiting == CHANCE:
            raise RecordError(line.at, f"{line.written()!r}: a chance outcome is due here: {number} * …")
        return Entry(number, DECISION, line.seat, self.game.actions.number(line.text))

    def _passed(self, line: RecordLine) -> Entry:
        """A line that was played by other rules: an outcome in it cannot be recomputed, so it is counted."""
        back = line.text[5:] if line.kind == UNDO else "0"
        entry = Entry(line.number, line.kind, line.seat, int(back))
        entry.passed, entry.text = True, line.text
        entry.change = self.record.changes.get(line.number)
        if line.kind == OUTCOME and line.number > self.record.header.given:
            self.outcomes_passed += 1
            if self.dealer is not None:
                self.dealer.pass_over()
        return entry

    def _rules(self, line: RecordLine) -> Entry:
        """Other rules hold from here on; a position that was taken over must be valid."""
        change = self.record.changes[line.number]
        entry = Entry(line.number, RULES, line.seat, change.version)
        entry.change = change
        if self.dealer is not None:
            self.dealer.change_rules()
        if change.cells is not None:
            try:
                restored(self.game, change.cells)
            except Unreadable as problem:
                raise RecordError(line.at, f"the position taken over here cannot be used: {problem}.") from problem
        return entry

    def _outcome(self, line: RecordLine) -> int:
        state = self.play.state
        outcome = outcome_number(state, line.text)
        if line.number <= self.record.header.given:
            self.outcomes_given += 1
        else:
            self.outcomes += 1
            if self.dealer is not None:
                dealt = self.dealer.outcome(state.chance(), state.luck())
                if dealt != outcome:
                    raise RecordError(
                        line.at,
                        f"{line.written()!r} is not what was dealt: the seed says {outcome_text(state, dealt)}.",
                    )
        return outcome

    def _refusal(self, line: RecordLine, refused: Refused) -> str:
        reason = refused.reason
        if line.kind == UNDO:
            return f"{line.written()!r}: {line.who} cannot take that back here."
        rule = f" ({reason.rule})" if reason.rule else ""
        figures = "".join([f", {name} {value}" for name, value in reason.params.items()])
        waiting = self.play.state.pending()
        if line.seat in waiting:
            texts = [self.game.actions.text(a) for a in self.play.state.legal(line.seat)]
            more = " …" if len(texts) > 12 else ""
            instead = f"{line.who} may: {', '.join(texts[:12])}{more}"
        else:
            instead = f"{' or '.join([LETTERS[seat] for seat in waiting])} decides here"
        return f"{line.written()!r} is not legal: {reason.code}{figures}{rule}; {instead}."


def _fitting(record: Record, game: Game) -> Game:
    """The game, set up as it was played: by the last version of the rules in the record."""
    header = record.header
    if header.game != game.id:
        raise RecordError(0, f"this is a record of {header.game}, not of {game.id}.")
    if len(header.names) != game.seats:
        raise RecordError(0, f"the record has {len(header.names)} seats, the game was set up for {game.seats}.")
    try:
        return game.by_rules(record.rules)
    except ValueError as problem:
        raise RecordError(0, f"it was played by version {record.rules} of {game.id}'s rules. {problem}.") from problem


class Finding:
    """The result of one check: verified, not verified (and why), or only worth knowing."""

    def __init__(self, about: str, verdict: str, sentence: str) -> None:
        self.about = about
        self.verdict = verdict
        self.sentence = sentence

    def plain(self) -> dict[str, str]:
        """As JSON."""
        return {"about": self.about, "verdict": self.verdict, "sentence": self.sentence}


VERIFIED: Final = "verified"
UNVERIFIED: Final = "not verified"
NOTE: Final = "note"


def revealed_dealer(record: Record) -> Dealer | None:
    """The dealer made from the revealed seed; None if there is no seed. RecordError if the seed does not fit the
    commitment, or if a seat has added nothing."""
    header = record.header
    if record.seed is None:
        return None
    dealer = header.dealer_of(record.seed)
    if dealer.commitment != header.commitment:
        raise RecordError(
            record.seed_at,
            "the seed, the table or the header is not the one the dealer committed to: "
            f"together they give the commitment {dealer.commitment}.",
        )
    for seat, added in enumerate(header.added):
        if added:
            dealer.add(seat, added)
    if not dealer.ready and any(line.kind == OUTCOME for line in record.lines[header.given :]):
        missing = ", ".join([LETTERS[seat] for seat, added in enumerate(header.added) if not added])
        raise RecordError(0, f"outcomes were dealt though seat {missing} had added nothing: adds {missing[0]} …")
    return dealer


def verify(record: Record, game: Game) -> list[Finding]:
    """Verify everything about a record that can be verified. RecordError at the first line that differs."""
    replay = Replay(record, game, revealed_dealer(record))
    replay.run()
    return findings(replay)


def findings(replay: Replay) -> list[Finding]:
    """What a finished replay verified, and what it could not."""
    play = replay.play
    record, header = replay.record, replay.record.header
    out: list[Finding] = []
    n = len(record.lines)
    k = n - len(replay.passed)
    out.append(Finding("lines", VERIFIED, f"{k} {_lines(k)} can be played by the rules (version {record.rules})."))
    out += _ruled(record)
    if header.digest:
        out.append(
            Finding("digests", VERIFIED, f"{replay.digests} of {replay.digests} agree, and no line has been changed.")
        )
    else:
        out.append(Finding("digests", UNVERIFIED, "the record has no digests: a changed line would not be noticed."))
    out += _dealt(replay)
    out += _names(header)
    if header.start is not None:
        sentence = "it starts from a position; how that came about is not in the record."
        out.append(Finding("start", UNVERIFIED, sentence))
    if header.components and components_hash(components_of(replay.game)) != header.components:
        sentence = "the component data has changed since it was played"
        out.append(Finding("components", UNVERIFIED, f"{sentence}, though every line still fits."))
    elif header.entries:
        k = len(header.entries)
        out.append(Finding("components", NOTE, f"it was played with an owner's components: {k} entries are not ours."))
    if play.practice:
        out.append(Finding("practice", NOTE, "by consent the table went back past chance: this was practice."))
    out.append(
        Finding("end", NOTE, "the game is over." if not play.state.pending() else f"the game stops after line {n}.")
    )
    return out


def _names(header: Header) -> list[Finding]:
    """What is known about the names of the seats, if one was erased."""
    gone = ", ".join([LETTERS[seat] for seat in header.erased()])
    if not gone:
        return []
    if header.bound:
        sentence = f"the name at {gone} was erased; so nobody can check any more that the dealer promised this header."
        return [Finding("names", UNVERIFIED, sentence)]
    return [Finding("names", NOTE, f"the name at {gone} was erased; everything else is as it was promised.")]


def _ruled(record: Record) -> list[Finding]:
    """Which parts were played by which versions of the rules."""
    out: list[Finding] = []
    before = record.header.rules
    for number, change in sorted(record.changes.items()):
        sentence = f"up to line {number - 1} it was played by version {before} of the rules, then by {change.version}."
        out.append(Finding("rules", NOTE, sentence))
        for first, last in change.past:
            sentence = f"lines {first} to {last} were played by version {before} of the rules and are not played again."
            out.append(Finding("rules", UNVERIFIED, sentence))
        if change.cells is not None:
            sentence = f"at line {number} the position was taken over as it stood."
            out.append(Finding("rules", UNVERIFIED, sentence))
        before = change.version
    return out


def _dealt(replay: Replay) -> list[Finding]:
    """What is known about the chance outcomes."""
    record, header, k = replay.record, replay.record.header, replay.outcomes
    out: list[Finding] = []
    if replay.outcomes_passed:
        sentence = f"{replay.outcomes_passed} outcomes were dealt by other rules and cannot be recomputed by these."
        out.append(Finding("past", UNVERIFIED, sentence))
    if replay.outcomes_given:
        sentence = f"{replay.outcomes_given} outcomes up to line {header.given} were taken over from another table."
        out.append(Finding("given", UNVERIFIED, sentence))
    if not header.commitment:
        sentence = f"there was no commitment: {k} outcomes are as somebody wrote them."
        return [*out, Finding("outcomes", UNVERIFIED, sentence)] if k else out
    if record.seed is None and header.day:
        sentence = f"the secret of {header.day} is shown when that day is over: {k} outcomes cannot be recomputed."
        return [*out, Finding("outcomes", UNVERIFIED, sentence)]
    if record.seed is None and header.duplicate:
        sentence = (
            f"the secret of a duplicate is shown when all its tables are over: {k} outcomes cannot be recomputed."
        )
        return [*out, Finding("outcomes", UNVERIFIED, sentence)]
    if record.seed is None:
        return [*out, Finding("outcomes", UNVERIFIED, f"the seed is not shown: {k} outcomes cannot be recomputed.")]
    whose = f"for everybody on {header.day}" if header.day else "for this table"
    if header.duplicate:
        whose = f"for all tables of the duplicate {header.duplicate}"
    out.append(Finding("commitment", VERIFIED, f"the seed is the one the dealer committed to, {whose}."))
    if header.luck == KEYED:
        out.append(Finding("luck", NOTE, "it is keyed luck: each outcome follows from what was asked for."))
    made = "the seed makes" if header.equal else "seed and seats' bytes make"
    out.append(Finding("outcomes", VERIFIED, f"{k} outcomes are what {made} them."))
    return out


def _lines(n: int) -> str:
    return "line" if n == 1 else "lines"
