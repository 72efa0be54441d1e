"""New rules under a running game: what they mean for a table, found by replaying its journal with them.

A table is *unaffected* if everything is the same with the new rules and no changed rule concerns it. It goes *onward*
if a changed rule may matter later. It has *parted* if the game would have gone differently from some line on; then its
players choose. What happened is known from four sides: the journal says what was decided and dealt, beside it is stored
what everybody was told with each line, the last snapshot has the position, and the dealer would deal the same again.

Nothing here writes. The result is an entry for the journal: the first server to append it has migrated the table.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from petteia.engine.manifest import ManifestError, manifest_of
from petteia.engine.packing import Unreadable
from petteia.engine.play import Play
from petteia.engine.positions import restored as position_of
from petteia.engine.protocol import CHANCE, SPECTATOR, Game, Refused
from petteia.engine.record_lines import outcome_text
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.journal.loading import created_by, set_up
from petteia.tables.journal.specs import BACK, KEEP, SkippedLines
from petteia.tables.ports.store import Batch
from petteia.tables.summaries import Summary
from petteia.tables.table.metadata import CLOSED, FINISHED, SNAPSHOT_VERSION, Delivery, Divergence, Saved
from petteia.tables.table.table import Table
from petteia.tables.table.table_state import Loader

SAME: Final = "same"
"""It is played by the rules as they are."""
OWN: Final = "own"
"""It goes on by the rules it began with, which can still be played."""
UNAFFECTED: Final = "unaffected"
ONWARD: Final = "onward"
PARTED: Final = "parted"
STRANDED: Final = "stranded"
"""It cannot be played here at all: its game is gone, or it needs newer rules."""
FAILING: Final = "failing"
"""Its journal cannot be read, or is not what was written."""
KINDS: Final = (SAME, OWN, UNAFFECTED, ONWARD, PARTED, STRANDED, FAILING)

MOST_WHY: Final = 200
MOST_RANGES: Final = 50
"""How often a journal may part and be taken back again before its players are asked."""


_LINES: Final = (j.Decided, j.Dealt, j.Undone, j.WentBack, j.LinesImported, j.RulesChanged)


class MigrationResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What other rules mean for a table. `seq` is how many entries its journal has, `entry` the next one, if there has
    to be one."""

    kind: str
    seq: int = 0
    entry: bytes = b""
    game: str = ""
    before: int = 0
    rules: int = 0
    line: int = 0
    """Of a game that parted: the first line that would have gone otherwise."""
    lines: int = 0
    changes: list[str] = []
    choices: list[str] = []
    why: str = ""
    told: list[Delivery] = []
    """What is stored beside the entry: that nobody was told anything."""
    summary: Summary | None = None
    """The table's new line in lists, if it changes."""

    def batch(self, table: str, now: int, kept: Summary | None, due: int | None) -> Batch:
        """The entry as it is written. `kept` is the table's line in lists, `due` when it has to be looked after."""
        waits = self.kind == PARTED
        return Batch(table, self.seq + 1, now, [self.entry], self.summary or kept, None if waits else due, self.told)


class ChosenRules(msgspec.Struct, frozen=True):
    """What players chose, as entries after so many others, and the table's line in lists after that."""

    seq: int
    entries: list[bytes]
    summary: Summary
    told: list[Delivery]


class Diverges(Exception):
    """By these rules an entry cannot have happened, or not like this."""

    def __init__(self, at: int, why: str) -> None:
        super().__init__(why)
        self.at = at


class RulesMigration:
    """One table, and everything that is stored of it. `told` is what everybody was told, line by line; it may be
    missing."""

    def __init__(
        self, journal: Sequence[bytes], load: Loader, snapshot: bytes | None = None, told: Sequence[Delivery] = ()
    ) -> None:
        self.load = load
        self.entries = [j.decode(payload) for payload in journal]
        self.created = created_by(list(journal[:1]))
        ruled = [entry for entry in self.entries if isinstance(entry, j.RulesChanged)]
        self.version = ruled[-1].rules if ruled else self.created.game.rules
        self.spans = [span for entry in ruled for span in entry.past]
        self.saved = _saved(snapshot)
        self.told = _by_line(told)
        self.counts = {delivery.line: [(sent, heard) for sent, heard, _ in delivery.seats] for delivery in told}
        """After each line: how many updates and events each seat, and then the spectators, had had."""
        self.first, self.lines = _numbered(self.entries)
        """The first line of each entry (or the next, where it is none), and how many lines there are."""
        self.compared = False

    def migrate(self, now: int) -> MigrationResult:
        """What the rules installed here mean for it."""
        spec = self.created.game
        out = MigrationResult("", len(self.entries), b"", spec.id, self.version, self.version, lines=self.lines)
        table = Table(replace(self.created, game=replace(spec, rules=self.version)), self.load)
        if not table.outdated:
            if table.game is None:
                return replace(out, kind=STRANDED, why=table.unplayable)
            newest = type(table.game).RULES_VERSION
            return replace(out, kind=SAME if newest == self.version else OWN, rules=newest)
        if self.over():
            return replace(out, kind=STRANDED, why=table.unplayable)
        box = self.box(table.outdated)
        changes = self.changes(box)
        out = replace(out, rules=box.rules_version, changes=changes)
        if not self.starts(box):
            spans = [self.passed(1, self.lines)] if self.lines else []
            parted = j.RulesDiverged(now, box.rules_version, 1, spans, {}, changes, False, self.position(box, 1))
            return self.asked(out, parted, "the position it starts from is none by these rules")
        try:
            past = self.ways_past(box)
        except Diverges as parts:
            if self.lines:
                return self.asked(out, self.parted(box, parts, changes, now), str(parts))
            past = []  # nothing has been played that could be otherwise
        entry = j.encode(j.RulesChanged(now, box.rules_version, self.version, past, None, changes))
        told = []
        if self.lines in self.counts:
            seats: list[tuple[int, int, list[int]]] = [(sent, heard, []) for sent, heard in self.counts[self.lines]]
            told = [Delivery(self.lines + 1, now, [], seats)]
        return replace(out, kind=ONWARD if changes else UNAFFECTED, entry=entry, told=told)

    def asked(self, out: MigrationResult, parted: j.RulesDiverged, why: str) -> MigrationResult:
        """The players have to choose; if they have been asked for these rules, they are not asked again."""
        before = [entry for entry in self.entries if isinstance(entry, j.RulesDiverged | j.RulesChanged)]
        waits = before and isinstance(before[-1], j.RulesDiverged) and before[-1].rules == parted.rules
        choices = Divergence(parted, 0).choices()
        return replace(
            out, kind=PARTED, entry=b"" if waits else j.encode(parted), line=parted.line, choices=choices, why=why
        )

    def over(self) -> bool:
        """Whether the game is over: then nothing more happens to it."""
        if any(isinstance(entry, j.Closed) for entry in self.entries):
            return True
        return self.saved is not None and self.saved.metadata.status in (FINISHED, CLOSED)

    def starts(self, box: Game) -> bool:
        """Whether the new rules can begin where it began."""
        try:
            return self.created.start is None or bool(position_of(box, self.created.start["cells"]).stack)
        except (Unreadable, LookupError, TypeError):
            return False

    def box(self, version: int) -> Game:
        """The box, by that version of the rules."""
        spec = self.created.game
        return self.load(spec.name, spec.seats, spec.options, spec.components).by_rules(version)

    def changes(self, box: Game) -> list[str]:
        """The changed rules that concern this table, by number. A table that has not begun is played by the new rules
        from its beginning."""
        if not any(isinstance(entry, j.GameBegan | j.LinesImported) for entry in self.entries):
            return []
        spec = self.created.game
        try:
            return manifest_of(type(box)).changed(self.version, box.rules_version, spec.seats, spec.options)
        except ManifestError:
            return []

    # -- playing it again -------------------------------------------------------------------------

    def ways_past(self, box: Game) -> list[SkippedLines]:
        """Replay everything with the new rules. Differences that were undone since are skipped; `Diverges` for any
        other."""
        past: list[SkippedLines] = []
        while True:
            parts = self.played(box, past)
            if parts is None:
                return past
            last = self.taken_back(parts.at)
            if not last or len(past) == MOST_RANGES:
                raise parts
            past.append(self.passed(self.first[parts.at], last))

    def played(self, box: Game, past: list[SkippedLines]) -> Diverges | None:
        """Where it parts, if it does. That the position at the end is the same is soon found out; where one parts, what
        everybody was told says it best."""
        found: Diverges | None = None
        try:
            self.play(box, past, listens=False)
            if self.compared or not self.told:
                return None
        except Diverges as parts:
            found = parts
        try:
            self.play(box, past, listens=True)
        except Diverges as parts:
            return parts if found is None or parts.at <= found.at else found
        return found

    def play(self, box: Game, past: list[SkippedLines], listens: bool) -> None:
        """Replay the journal by the new rules. `Diverges` at the first entry that could not have happened like this."""
        created = replace(self.created, game=replace(self.created.game, rules=box.rules_version))
        table = set_up(created, [], self.load, listens=listens)
        table.ahead = [*self.spans, *past]
        self.compared = False
        heard: list[Delivery] = []
        for at, entry in enumerate(self.entries[1:], 1):
            if isinstance(entry, j.RulesChanged):
                entry = replace(entry, rules=box.rules_version)
            if table.play is not None and isinstance(entry, j.Dealt) and not table.passes(table.play.lines + 1):
                self.dealt(table, at, entry)
            try:
                table.take(entry)
            except Exception as problem:  # refused by the new rules, or beyond them
                raise Diverges(at, f"{type(problem).__name__}: {problem}"[:MOST_WHY]) from problem
            heard += table.told or []
            table.told = []
            if listens and heard and heard[-1].line > heard[0].line:
                self.heard(heard, heard[-1].line)
                heard = [delivery for delivery in heard if delivery.line == heard[-1].line]
            if self.saved is not None and self.saved.metadata.seq == at + 1:
                self.stands(at, table)
        if listens and heard:
            self.heard(heard, heard[-1].line + 1)

    def dealt(self, table: Table, at: int, entry: j.Dealt) -> None:
        """The dealer would deal the same."""
        state = table.running.state
        if state.pending() is not CHANCE:
            raise Diverges(at, "no outcome is due there")
        if table.next_outcome() != entry.outcome or outcome_text(state, entry.outcome) != entry.name:
            raise Diverges(at, "something else is dealt")

    def heard(self, told: list[Delivery], before: int) -> None:
        """Everybody was told the same with the lines before that one."""
        for line, seats in _by_line(told).items():
            if line < before and line in self.told and self.told[line] != seats:
                raise Diverges(self.entry_of(line), "something else is told")

    def entry_of(self, line: int) -> int:
        """The entry with which a line came; of the beginning, the one that began the game."""
        if not line:
            return next(n for n, entry in enumerate(self.entries) if isinstance(entry, j.GameBegan | j.LinesImported))
        at = bisect_right(self.first, line) - 1  # the last that begins with it, or before it: others may be no lines
        while at > 1 and not isinstance(self.entries[at], _LINES):
            at -= 1
        return at

    def stands(self, at: int, table: Table) -> None:
        """Check that the position is the stored one. One that is stored in another format cannot be compared."""
        kept = None if self.saved is None else self.saved.play
        if kept is None or table.play is None:
            return
        if len(kept["start"]["cells"]) != len(table.play.start.pack()):
            return
        if kept["state"]["cells"] != [int(x) for x in table.play.state.pack()]:
            raise Diverges(self.entry_of(table.play.lines), "the position is another")
        self.compared = kept["lines"] == self.lines

    def taken_back(self, at: int) -> int:
        """The last line until the game was again as if that entry had never been; 0 if it stands."""
        line, mine = self.first[at], self.entries[at]
        for later in range(at + 1, len(self.entries)):
            entry = self.entries[later]
            if isinstance(entry, j.WentBack) and entry.line <= line:
                return self.first[later] - 1
            if isinstance(entry, j.Undone) and entry.line == line and self.first[later] == line + 1:
                return line + 1 if isinstance(mine, j.Decided) else 0
        return 0

    # -- what parted -------------------------------------------------------------------------------

    def parted(self, box: Game, parts: Diverges, changes: list[str], now: int) -> j.RulesDiverged:
        """What the players are asked."""
        line = min(self.first[parts.at], self.lines)
        given = next((len(entry.lines) for entry in self.entries if isinstance(entry, j.LinesImported)), 0)
        seats = [*range(self.created.game.seats), SPECTATOR]
        reached = zip(seats, self.counts.get(line - 1, []), strict=False)
        moments = {seat: sent for seat, (sent, _) in reached if sent}
        spans = [*self.past_before(box, line), self.passed(line, self.lines)]
        position = self.position(box, line)
        return j.RulesDiverged(now, box.rules_version, line, spans, moments, changes, line > given, position)

    def past_before(self, box: Game, line: int) -> list[SkippedLines]:
        """What is otherwise before that line, and was taken back."""
        past: list[SkippedLines] = []
        while (parts := self.played(box, past)) is not None and self.first[parts.at] < line:
            past.append(self.passed(self.first[parts.at], self.taken_back(parts.at)))
        return past

    def position(self, box: Game, line: int) -> list[int] | None:
        """The position, if the new rules can go on from it. What came after the last snapshot is replayed by them."""
        if self.saved is None or self.saved.play is None or self.saved.play["lines"] < line:
            return None
        try:
            play = Play(box, position_of(box, self.saved.play["state"]["cells"]), listening=False, remembers=False)
            for entry in self.entries[self.saved.metadata.seq :]:
                if isinstance(entry, j.Decided):
                    play.decide_all(entry.seat, [box.actions.number(text) for text in entry.actions], happened=True)
                elif isinstance(entry, j.Dealt):
                    play.deal(entry.outcome)
                elif isinstance(entry, j.Undone | j.WentBack | j.LinesImported | j.GameBegan | j.RulesChanged):
                    return None
            cells = [int(x) for x in play.state.pack()]
            position_of(box, cells)
        except (Refused, Unreadable, ValueError, LookupError, ArithmeticError):
            return None
        return cells if play.state.pending() else None

    def passed(self, first: int, last: int) -> SkippedLines:
        """Lines of other rules, with what everybody had had after them. If that was not stored, only the most it can
        have been is known."""
        reached = self.counts.get(last)
        if reached is None and self.saved is not None:
            reached = [(heard.sent, heard.told) for heard in self.saved.metadata.heard.values()]
        return SkippedLines(first, last, reached or [])


def chosen_rules(journal: Sequence[bytes], choice: str, now: int) -> list[j.AnyEntry]:
    """What the players of a diverged game chose, as journal entries."""
    entries = [j.decode(payload) for payload in journal]
    sorted_ = [entry for entry in entries if isinstance(entry, j.RulesDiverged | j.RulesChanged)]
    parted = sorted_[-1] if sorted_ else None
    if not isinstance(parted, j.RulesDiverged):
        raise NotPossible("nothing_to_choose", "there is nothing to choose at this table")
    before = next((entry.rules for entry in reversed(entries) if isinstance(entry, j.RulesChanged)), 0)
    created = created_by(list(journal[:1]))
    position = parted.position if choice == KEEP else None
    ruled = j.RulesChanged(
        now, parted.rules, before or created.game.rules, parted.past, position, parted.changes, choice
    )
    return [ruled, j.WentBack(now, parted.line)] if choice == BACK else [ruled]


def _saved(snapshot: bytes | None) -> Saved | None:
    """A snapshot of whatever rules, as far as it can be read."""
    if snapshot is None:
        return None
    try:
        saved = msgspec.json.decode(snapshot, type=Saved)
    except (ValueError, TypeError):
        return None
    return saved if saved.version == SNAPSHOT_VERSION else None


def _numbered(entries: list[j.AnyEntry]) -> tuple[list[int], int]:
    """The first line of each entry, or the next where it is none; and how many lines there are."""
    first: list[int] = []
    lines, begun = 0, False
    for entry in entries:
        first.append(lines + 1)
        if isinstance(entry, j.Decided):
            lines += len(entry.actions)
        elif isinstance(entry, j.Dealt | j.Undone | j.WentBack) or (isinstance(entry, j.RulesChanged) and begun):
            lines += 1
        elif isinstance(entry, j.LinesImported):
            lines += len(entry.lines)
        begun = begun or isinstance(entry, j.GameBegan | j.LinesImported)
    return first, lines


def _by_line(told: Sequence[Delivery]) -> dict[int, list[list[Any]]]:
    """What each seat, and then the spectators, was told with each line."""
    out: dict[int, list[list[Any]]] = {}
    for delivery in told:
        events = _plain(delivery.events)
        seats = out.setdefault(delivery.line, [[] for _ in delivery.seats])
        for heard, (_, _, numbers) in zip(seats, delivery.seats, strict=True):
            heard += [events[number] for number in numbers]
    return out


def _plain(events: list[dict[str, Any]]) -> Any:
    """As they are stored."""
    return msgspec.json.decode(msgspec.json.encode(events))
