"""What everybody was told, kept beside the journals line by line, and read by page.

Of every line it is kept how many updates and events each seat has had with it, so that the line of any number is
found by halving: a page costs the same at the end of a long game as at its beginning. Lines that came of one decision
lie together in a row, under the number of the last of them, until something about one of them changes: to put a row in
costs more than what is in it. Of a game that is packed (`packed.py`) many lie together in a part.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from petteia.store import packed
from petteia.store.connection import Connection
from petteia.tables.books import Telling
from petteia.tables.messages import Told
from petteia.tables.store import Back

SPECTATORS: Final = -1
"""How those are counted who watch: after the last seat, and under this number."""

INSERT: Final = "INSERT OR FAIL INTO told VALUES {} ON CONFLICT DO NOTHING"
"""(`OR FAIL`: as in the ledger. Else SQLite keeps a file beside every transaction, to undo this statement alone.)"""
AGAIN: Final = (
    "INSERT INTO told VALUES (?, ?, ?, ?) ON CONFLICT (table_id, line)"
    " DO UPDATE SET gone = excluded.gone, payload = excluded.payload"
)
MOST_TOGETHER: Final = 8
"""How many lines a row has at most."""
AT_ONCE: Final = 256
"""How many rows are read at once."""
MOST_ROWS: Final = 2048
"""How many rows a page is put together from at most; whoever wants more asks again."""

_encoder: Final = msgspec.json.Encoder()
_telling: Final = msgspec.json.Decoder(Telling)
_together: Final = msgspec.json.Decoder(list[msgspec.Raw])


def row(table: str, telling: Telling) -> tuple[Any, ...]:
    """A line as it is kept. `gone` is 0 for a line that stands; a line that takes others back never does."""
    return table, telling.line, 0 if telling.back is None else 1, _encoder.encode(telling)


def rows_of(table: str, tellings: list[Telling]) -> list[Any]:
    """The lines of one decision as they are kept, one value after the other. What is told later of a line stands
    beside it (`add`); the first line of a game, and one that takes others back, has a row of its own."""
    out: list[Any] = []
    run: list[Telling] = []
    for telling in tellings:
        if telling.later:
            continue
        if run and (len(run) == MOST_TOGETHER or telling.back is not None or telling.line != run[-1].line + 1):
            out += _row_of(table, run)
            run = []
        if telling.line and telling.back is None:
            run.append(telling)
        else:
            out += row(table, telling)
    if run:
        out += _row_of(table, run)
    return out


def _row_of(table: str, run: list[Telling]) -> tuple[Any, ...]:
    return row(table, run[0]) if len(run) == 1 else (table, run[-1].line, 0, _encoder.encode(run))


def _lines(payload: bytes) -> list[bytes]:
    """The lines in a row, one by one."""
    return [bytes(line) for line in _together.decode(payload)] if payload.startswith(b"[[") else [payload]


def _apart(c: Connection, table: str, first: int, last: int) -> None:
    """Something about these lines is going to change: each has a row of its own from now on."""
    sql = "SELECT line, payload FROM told WHERE table_id = ? AND line >= ? ORDER BY line LIMIT ?"
    for end, payload in c.execute(sql, (table, first, last - first + 1)).fetchall():
        lines = _lines(payload)
        for line, one in enumerate(lines[:-1], end - len(lines) + 1):
            c.execute(INSERT.format("(?, ?, ?, ?)"), (table, line, 0, one))
        if len(lines) > 1:
            c.execute("UPDATE told SET payload = ? WHERE table_id = ? AND line = ?", (lines[-1], table, end))


def take_back(c: Connection, table: str, telling: Telling) -> None:
    """The lines that this one took back no longer stand; who was told so stands there as bits."""
    if telling.back is not None:
        told = sum(2 << place for place, (_, _, events) in enumerate(telling.seats) if events)
        first, last = telling.back
        _apart(c, table, first, last)
        c.execute(
            "UPDATE told SET gone = ? WHERE table_id = ? AND line BETWEEN ? AND ? AND gone = 0",
            (1 | told, table, first, last),
        )


def add(c: Connection, table: str, telling: Telling) -> None:
    """What was held back of a line is told to the others: it stands beside what was told of it before."""
    if telling.later:
        _apart(c, table, telling.line, telling.line)
        whole_line = _encoder.encode(Lines(c, table).read(telling.line).and_then(telling))
        c.execute("UPDATE told SET payload = ? WHERE table_id = ? AND line = ?", (whole_line, table, telling.line))


def take_back_again(c: Connection, table: str, after: int) -> None:
    """The lines after this one may have taken something back before it was kept."""
    rows = c.execute("SELECT payload FROM told WHERE table_id = ? AND line > ? AND gone = 1", (table, after)).fetchall()
    for (payload,) in rows:
        take_back(c, table, _telling.decode(payload))


class Lines:
    """The lines told at a table, be they rows or packed."""

    def __init__(self, c: Connection, table: str) -> None:
        self.c = c
        self.table = table
        self.reach = packed.told_reach(c, table)
        self._first = 0
        self._part: list[packed.Row] = []

    def last(self) -> int | None:
        """The number of the last one."""
        found = self.c.execute("SELECT max(line) FROM told WHERE table_id = ?", (self.table,)).fetchone()[0]
        return found if self.reach < 0 else max(self.reach, found or 0)

    def some(self, line: int, count: int) -> list[packed.Row]:
        """Lines from that one on: at least one if there is one, and at most so many."""
        if line > self.reach:
            return self._from_rows(line, count)
        if not self._first <= line < self._first + len(self._part):
            self._first, self._part = packed.lines(self.c, self.table, line)
        return self._part[line - self._first :][:count]

    def _from_rows(self, line: int, count: int) -> list[packed.Row]:
        out: list[packed.Row] = []
        sql = "SELECT line, gone, payload FROM told WHERE table_id = ? AND line >= ? ORDER BY line LIMIT ?"
        for end, gone, payload in self.c.execute(sql, (self.table, line, count)).fetchall():
            lines = _lines(payload)
            known = line + len(out) - (end - len(lines) + 1)  # before the one wanted, or told again by itself
            out += [(gone, one) for one in lines[max(0, known) :]]
        return out[:count]

    def read(self, line: int) -> Telling:
        """What was told with a line."""
        return _telling.decode(self.some(line, 1)[0][1])

    def first(self, wanted: Callable[[Telling], bool]) -> int | None:
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
    """Whether everything told at a table is kept: its beginning is written last."""
    sql = "SELECT 1 FROM told WHERE table_id = ? AND line = 0"
    return packed.told_reach(c, table) >= 0 or c.execute(sql, (table,)).fetchone() is not None


def rows(c: Connection, table: str) -> list[packed.Row]:
    """All lines told at a table, if they are whole; otherwise none."""
    out: list[packed.Row] = []
    lines = Lines(c, table)
    while whole(c, table) and (some := lines.some(len(out), MOST_ROWS)):
        out += some
    return out


def unpack(c: Connection, table: str) -> None:
    """Let the lines told at a table be rows again: something about them is going to change."""
    reach = packed.told_reach(c, table)
    for line, (gone, payload) in enumerate(rows(c, table)[: reach + 1]):
        c.execute(AGAIN, (table, line, gone, payload))
    forget(c, table)


def forget(c: Connection, table: str) -> None:
    """The parts with what was told at a table are not read any more."""
    c.execute("DELETE FROM packed WHERE table_id = ? AND kind = 'told'", (table,))


def page(c: Connection, table: str, seat: int, first: int, count: int) -> list[Told] | None:
    """What a seat was told from event `first` on, at most `count` events; None if it is not kept whole."""
    if not whole(c, table):
        return None
    try:
        return _page(Lines(c, table), seat, first, count)
    except packed.Torn:
        return None


def _page(lines: Lines, seat: int, first: int, count: int) -> list[Told]:
    out: list[Told] = []
    left, seen = count, 0
    line = _line_of(lines, seat, first)
    while line is not None and left and seen < MOST_ROWS:
        found = lines.some(line, AT_ONCE)
        before = len(out)
        for gone, payload in found:
            telling = _telling.decode(payload)
            n, end, numbers = _place(telling, seat)
            begin = max(first, end - len(numbers))
            events = [telling.events[number] for number in numbers[begin - end + len(numbers) :][:left]]
            if events:
                undone = bool(gone >> (seat % len(telling.seats) + 1) & 1)
                out.append(Told(n, begin, telling.at, events, undone, telling.line))
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
    return lines.first(lambda telling: _place(telling, seat)[1] > event)


def back(c: Connection, table: str, seat: int, moment: int, given: int) -> Back | None:
    """Where an undo to a seat's update leads. Whether it leads anywhere goes by what the seat itself has been told
    since: what others did in secret must not show in the answer."""
    if moment < 1 or not whole(c, table):
        return None
    lines = Lines(c, table)
    shown = lines.first(lambda telling: _place(telling, seat)[0] >= moment)
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


def _place(telling: Telling, seat: int) -> tuple[int, int, list[int]]:
    """A seat's part; the spectators' comes last."""
    return telling.seats[seat]
