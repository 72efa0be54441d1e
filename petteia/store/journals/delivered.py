"""What everybody was told, stored beside the journals line by line, and read by page.

For every line it is stored how many updates and events each seat has had with it, so that the line of any number is
found by binary search: a page costs the same at the end of a long game as at its beginning. The lines of one decision
are together in the row of its entry, since inserting a row of their own costs more than what is in it; `line` says of
every entry which line was the last by then, so that the entry of a line is found by binary search, too. An entry never
changes: a line about which something does, or that was told again, has a row in `told`, and that row counts. Of a game
that is packed (`packed.py`) many are together in a part.
"""

import time
import zlib
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any, Final

import msgspec

from petteia.store.connection import Connection
from petteia.store.journals import packed
from petteia.tables.messages import ToldEvent
from petteia.tables.ports.store import Back
from petteia.tables.table.metadata import Delivery

SPECTATORS: Final = -1
"""How those are counted who watch: after the last seat, and under this number."""

INSERT: Final = "INSERT OR FAIL INTO told VALUES {} ON CONFLICT DO NOTHING"
"""(`OR FAIL`: as in the ledger. Else SQLite keeps a file beside every transaction, to undo this statement alone.)"""
AGAIN: Final = (
    "INSERT INTO told VALUES (?, ?, ?, ?) ON CONFLICT (table_id, line)"
    " DO UPDATE SET gone = excluded.gone, payload = excluded.payload"
)
LAST_ENTRY: Final = "SELECT seq, line FROM events WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
MOST_TOGETHER: Final = 8
"""How many lines lie together at most."""
AT_ONCE: Final = 256
"""How many rows are read at once."""
WRITTEN_AT_ONCE: Final = 500
"""How many events are read for a page that is written."""
MOST_ROWS: Final = 2048
"""The most rows read for one page; callers that want more ask again."""

_encoder: Final = msgspec.msgpack.Encoder()
_telling: Final = msgspec.msgpack.Decoder(Delivery)
_together: Final = msgspec.msgpack.Decoder(list[msgspec.Raw])
_older_telling: Final = msgspec.json.Decoder(Delivery)
_older_together: Final = msgspec.json.Decoder(list[msgspec.Raw])
"""Before lines were stored beside entries they were JSON, and those that are remain so."""


def row(table: str, delivery: Delivery) -> tuple[Any, ...]:
    """A line as it is stored. `gone` is 0 for a line that stands; a line that takes others back never does."""
    return table, delivery.line, 0 if delivery.back is None else 1, _encoder.encode(delivery)


def kept_with(table: str, deliveries: list[Delivery]) -> tuple[list[Any], int | None, bytes | None]:
    """How the lines of one decision are stored: rows of `told`, one value after the other, and the contents of the
    entry's own row: which line is the last, and the lines in it. What is told later of a line is stored beside it
    (`add`); the first line of a game, and one that takes others back, has a row of its own."""
    out: list[Any] = []
    run: list[Delivery] = []
    last: int | None = None
    for delivery in deliveries:
        if delivery.later:
            continue
        if run and (len(run) == MOST_TOGETHER or delivery.back is not None or delivery.line != run[-1].line + 1):
            out += _row_of(table, run)
            run = []
        last = delivery.line
        if last and delivery.back is None:
            run.append(delivery)
        else:
            out += row(table, delivery)
    return out, last, _together_as(run) if run else None


def _row_of(table: str, run: list[Delivery]) -> tuple[Any, ...]:
    return table, run[-1].line, 0, _together_as(run)


def _together_as(run: list[Delivery]) -> bytes:
    return _encoder.encode(run[0] if len(run) == 1 else run)


def read_line(payload: bytes) -> Delivery:
    """A stored line. MessagePack, unless it begins as JSON does, which in MessagePack no list can."""
    return (_older_telling if payload.startswith(b"[") else _telling).decode(payload)


def _lines(end: int, payload: bytes) -> Iterator[tuple[int, bytes]]:
    """The lines in a row of which `end` is the last, and their numbers. A line begins with its number, several lines
    with a line, which is a short list."""
    older = payload.startswith(b"[")
    lines = [payload]
    if payload[1:2] == b"[" if older else payload[1] >> 4 == 9:
        lines = [bytes(line) for line in (_older_together if older else _together).decode(payload)]
    return enumerate(lines, end - len(lines) + 1)


def _apart(c: Connection, table: str, first: int, last: int) -> None:
    """These lines are about to change: give each a row of its own."""
    sql = "SELECT line, payload FROM told WHERE table_id = ? AND line >= ? ORDER BY line LIMIT ?"
    for end, payload in c.execute(sql, (table, first, last - first + 1)).fetchall():
        for line, one in _lines(end, payload):
            if line < end:
                c.execute(INSERT.format("(?, ?, ?, ?)"), (table, line, 0, one))
            elif one != payload:
                c.execute("UPDATE told SET payload = ? WHERE table_id = ? AND line = ?", (one, table, end))
    lines, line = Lines(c, table), first
    while line <= last and (some := lines.some(line, last - line + 1)):
        rows = [(table, number, gone, one) for number, (gone, one) in enumerate(some, line)]
        c.executemany(INSERT.format("(?, ?, ?, ?)"), rows)
        line += len(some)


def take_back(c: Connection, table: str, delivery: Delivery) -> None:
    """The lines that this one took back no longer stand; who was told so is stored there as bits."""
    if delivery.back is not None:
        told = sum(2 << place for place, (_, _, events) in enumerate(delivery.seats) if events)
        first, last = delivery.back
        _apart(c, table, first, last)
        c.execute(
            "UPDATE told SET gone = ? WHERE table_id = ? AND line BETWEEN ? AND ? AND gone = 0",
            (1 | told, table, first, last),
        )


def add(c: Connection, table: str, delivery: Delivery) -> None:
    """What was held back of a line is told to the others: it is stored beside what was told of it before."""
    if delivery.later:
        _apart(c, table, delivery.line, delivery.line)
        whole_line = _encoder.encode(Lines(c, table).read(delivery.line).and_then(delivery))
        c.execute("UPDATE told SET payload = ? WHERE table_id = ? AND line = ?", (whole_line, table, delivery.line))


def take_back_again(c: Connection, table: str, after: int) -> None:
    """The lines after this one may have taken something back before it was stored."""
    rows = c.execute("SELECT payload FROM told WHERE table_id = ? AND line > ? AND gone = 1", (table, after)).fetchall()
    for (payload,) in rows:
        take_back(c, table, read_line(payload))


class Written(msgspec.Struct, frozen=True):
    """Some of what a seat was told: `ToldEvent` as JSON with commas between, compressed. `first` is the event after it,
    0: that is all."""

    first: int
    text: bytes


class Lines:
    """The lines told at a table, be they rows or packed."""

    def __init__(self, c: Connection, table: str) -> None:
        self.c = c
        self.table = table
        self.reach = packed.told_reach(c, table)
        self._first = 0
        self._part: list[packed.Row] = []
        seq, line = c.execute(LAST_ENTRY, (table,)).fetchone() or (0, None)
        self._seqs = [packed.reach(c, table), seq]
        self._by_then = [-1, -1 if line is None else line]
        """Entries that were looked at, and the last line that was told by then. (Entries that are packed are passed
        over, and so are their lines.)"""

    def last(self) -> int | None:
        """The number of the last one."""
        found = self.c.execute("SELECT max(line) FROM told WHERE table_id = ?", (self.table,)).fetchone()[0]
        last = max(self.reach, self._by_then[-1], -1 if found is None else found)
        return None if last < 0 else last

    def some(self, line: int, count: int) -> list[packed.Row]:
        """Lines from that one on: at least one if there is one, and at most `count`."""
        if line > self.reach:
            return self._from_rows(line, count)
        if not self._first <= line < self._first + len(self._part):
            self._first, self._part = packed.lines(self.c, self.table, line)
        return self._part[line - self._first :][:count]

    def _from_rows(self, line: int, count: int) -> list[packed.Row]:
        found: dict[int, packed.Row] = {}
        sql = "SELECT line, gone, payload FROM told WHERE table_id = ? AND line >= ? ORDER BY line LIMIT ?"
        for end, gone, payload in self.c.execute(sql, (self.table, line, count)).fetchall():
            for number, one in _lines(end, payload):
                found.setdefault(number, (gone, one))
        wanted = range(line, line + count)
        if not all(number in found for number in wanted):
            sql = "SELECT line, told FROM events WHERE table_id = ? AND seq >= ? AND told IS NOT NULL ORDER BY seq"
            for end, payload in self.c.execute(f"{sql} LIMIT ?", (self.table, self._entry(line), count)).fetchall():
                for number, one in _lines(end, payload):
                    found.setdefault(number, (0, one))
        return [found[number] for number in takewhile(found.__contains__, wanted)]

    def _entry(self, line: int) -> int:
        """The number of the first entry that covers that line; of the last, if there is none."""
        sql = "SELECT line FROM events WHERE table_id = ? AND seq = ?"
        while True:
            at = min(bisect_left(self._by_then, line), len(self._seqs) - 1)
            below, above = self._seqs[at - 1], self._seqs[at]
            if above - below <= 1:
                return above
            middle = (below + above) // 2
            row = self.c.execute(sql, (self.table, middle)).fetchone()
            self._seqs.insert(at, middle)
            self._by_then.insert(at, self._by_then[at - 1] if row is None or row[0] is None else row[0])

    def read(self, line: int) -> Delivery:
        """What was told with a line."""
        if not (found := self.some(line, 1)):
            raise packed.TornPart(packed.TOLD, line)
        return read_line(found[0][1])

    def first(self, wanted: Callable[[Delivery], bool]) -> int | None:
        """The first line of which something is true that stays true."""
        last = self.last()
        if last is None or not wanted(self.read(last)):
            return None
        low, high = 0, int(last)
        while low < high:
            middle = (low + high) // 2
            if wanted(self.read(middle)):
                high = middle
            else:
                low = middle + 1
        return low


def whole(c: Connection, table: str) -> bool:
    """Whether everything told at a table is stored: its beginning is written last."""
    sql = "SELECT 1 FROM told WHERE table_id = ? AND line = 0"
    return packed.told_reach(c, table) >= 0 or c.execute(sql, (table,)).fetchone() is not None


def rows(c: Connection, table: str) -> list[packed.Row]:
    """All lines told at a table, if complete; otherwise none."""
    out: list[packed.Row] = []
    lines = Lines(c, table)
    while whole(c, table) and (some := lines.some(len(out), MOST_ROWS)):
        out += some
    return out


def deliveries(c: Connection, table: str) -> list[Delivery]:
    """Everything told at a table, if complete; otherwise nothing."""
    return [read_line(payload) for _, payload in rows(c, table)]


def unpack(c: Connection, table: str) -> None:
    """Turn the packed lines told at a table back into rows, since some of them are about to change."""
    reach = packed.told_reach(c, table)
    for line, (gone, payload) in enumerate(rows(c, table)[: reach + 1]):
        c.execute(AGAIN, (table, line, gone, payload))
    forget(c, table)


def forget(c: Connection, table: str) -> None:
    """Stop using the parts with what was told at a table."""
    c.execute("DELETE FROM packed WHERE table_id = ? AND kind = 'told'", (table,))


def page(c: Connection, table: str, seat: int, first: int, count: int) -> list[ToldEvent] | None:
    """What a seat was told from event `first` on, at most `count` events; None if that is not completely stored."""
    if not whole(c, table):
        return None
    try:
        return _page(Lines(c, table), seat, first, count)
    except packed.TornPart:
        return None


def written(c: Connection, table: str, seat: int, first: int, lines: bool, seconds: float = 2.0) -> Written:
    """What a seat was told from event `first` on, as much as can be read in so long; with the lines of the record, or
    without."""
    until = time.monotonic() + seconds
    text = zlib.compressobj()
    out: list[bytes] = []
    begin, over = first, False
    while not over and time.monotonic() < until:
        some = page(c, table, seat, first, WRITTEN_AT_ONCE) or []
        over = not some
        for one in some:
            shown = one if lines else msgspec.structs.replace(one, line=0)
            out.append(text.compress((b",\n" if first > begin else b"") + msgspec.json.encode(shown)))
            first = one.event + len(one.events)
    return Written(0 if over else first, b"".join([*out, text.flush()]))


def _page(lines: Lines, seat: int, first: int, count: int) -> list[ToldEvent]:
    out: list[ToldEvent] = []
    left, seen = count, 0
    line = _line_of(lines, seat, first)
    while line is not None and left and seen < MOST_ROWS:
        found = lines.some(line, AT_ONCE)
        before = len(out)
        for gone, payload in found:
            delivery = read_line(payload)
            n, end, numbers = _place(delivery, seat)
            begin = max(first, end - len(numbers))
            events = [delivery.events[number] for number in numbers[begin - end + len(numbers) :][:left]]
            if events:
                undone = bool(gone >> (seat % len(delivery.seats) + 1) & 1)
                out.append(ToldEvent(n, begin, delivery.at, events, undone, delivery.line))
                left -= len(events)
                first = begin + len(events)
            if not left:
                break
        seen += len(found)
        if len(out) > before:
            line += len(found)
        else:  # nothing for this seat for a long while
            line = _line_of(lines, seat, first)
        if not found:
            break
    return out


def _line_of(lines: Lines, seat: int, event: int) -> int | None:
    """The line with which a seat was told an event; None if it has not been yet."""
    return lines.first(lambda delivery: _place(delivery, seat)[1] > event)


def back(c: Connection, table: str, seat: int, moment: int, given: int) -> Back | None:
    """Where an undo to a seat's update leads. Whether it leads anywhere depends on what the seat itself has been told
    since: what others did in secret must not show in the answer."""
    if moment < 1 or not whole(c, table):
        return None
    lines = Lines(c, table)
    shown = lines.first(lambda delivery: _place(delivery, seat)[0] >= moment)
    last = lines.last()
    if shown is None or last is None:
        return None
    after = max(shown, given)
    before = lines.read(after)
    if _place(lines.read(last), seat)[0] <= _place(before, seat)[0]:
        return Back(0, {})
    spectators = len(before.seats) - 1
    places = enumerate(before.seats)
    return Back(after + 1, {SPECTATORS if place == spectators else place: sent for place, (sent, _, _) in places})


def _place(delivery: Delivery, seat: int) -> tuple[int, int, list[int]]:
    """A seat's part; the spectators' comes last."""
    return delivery.seats[seat]
