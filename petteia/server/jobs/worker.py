"""The process of a job worker: it reads records, journals and component files, and replays them.

It reads requests from standard input and writes answers to standard output, both as frames. The first frame says where
the database is, which games there are and how much memory the process may take; the others are `{"do": "record",
"with": {…}}`. An answer is `{"ok": bytes}`, or one of the possible errors (`_wrong`). The process keeps nothing that it
could not read again, and may be ended at any moment.
"""

import os
import sqlite3
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from petteia.engine.differences import differing, own_components
from petteia.engine.protocol import Game
from petteia.server.jobs.frames import read_frame, write_frame
from petteia.server.library.catalogue import Catalogue
from petteia.server.ratings import profiles
from petteia.server.share.scene import scene_of
from petteia.server.websocket.codec import for_people
from petteia.store.connection import Unreachable
from petteia.store.journals import delivered, packed
from petteia.store.journals.reader import DatabaseReader, older_tables, read_tables
from petteia.store.people.daily import secret_of
from petteia.store.people.merge_and_erase import mentions
from petteia.store.people.puzzles import tries
from petteia.tables import boxes
from petteia.tables.afterwards.daily_result import DailyResult, result_of
from petteia.tables.afterwards.new_tables import New
from petteia.tables.afterwards.proof import prove
from petteia.tables.afterwards.reader import HistoryReader
from petteia.tables.commands.account_changes import known_as
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.journal.records import with_seed
from petteia.tables.journal.specs import DayPlan
from petteia.tables.journal.unloadable import record_up_to_there
from petteia.tables.ports.store import Damaged, NoSuchTable
from petteia.tables.summaries import TableList

try:
    import resource
except ImportError:  # not on Windows; there only the time is limited
    resource = None  # type: ignore[assignment]

MOST_SENTENCE: Final = 500

_json = msgspec.json.encode
_pack = msgspec.msgpack.encode


class JobWorker:
    """Answers one question after the other."""

    def __init__(self, names: dict[str, str], database: str) -> None:
        self.names = names
        self._catalogue: Catalogue | None = None
        self.journals = DatabaseReader(database)
        self.reader = HistoryReader(self.journals, self.load)
        self._coaching: tuple[str, Any] | None = None

    @property
    def catalogue(self) -> Catalogue:
        """The games; they are read when the first one is needed."""
        if self._catalogue is None:
            self._catalogue = Catalogue(self.names.values())
        return self._catalogue

    def load(
        self, game: str, seats: int | None, options: Mapping[str, str] | None, components: Mapping[str, Any] | None
    ) -> Game:
        """Open a box."""
        return self.catalogue.load(game, seats, options, components)

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """What came of a question."""
        try:
            return {"ok": _WORK[question["do"]](self, **question["with"])}
        except MemoryError:
            raise
        except BaseException as problem:
            return _wrong(problem)

    def begin(self) -> bytes:
        """The caller waits until the process is ready."""
        return b""

    def snapshot(self, table: str) -> bytes:
        """A table's snapshot after its last entry."""
        return self.reader.snapshot(table)

    def migrate(self, table: str, now: int) -> bytes:
        """What the rules that are here mean for a table."""
        return _pack(self.reader.migrate(table, now))

    def chosen_rules(self, table: str, choice: str, now: int) -> bytes:
        """What players chose, as entries."""
        return _pack(self.reader.chosen_rules(table, choice, now))

    def older(self, current: dict[str, int]) -> bytes:
        """The running tables whose games have newer rules than they began with."""
        return _pack(older_tables(self.journals.connection, current))

    def way_back(self, table: str, line: int) -> bytes:
        """The way back to before a line."""
        return _pack(self.reader.way_back(table, line))

    def retell(self, table: str, chunk: int) -> bytes:
        """What was told at a table, some lines at a time."""
        return _pack(self.reader.retell(table, chunk))

    def past(self, program: bool, **what: Any) -> bytes:
        """What a seat was sent earlier, as it travels to a program or to people."""
        found = self.reader.past(**what)
        return _json(found if program else for_people(found))

    def record(self, table: str) -> bytes:
        """The record of a game that is over."""
        return self._record(table).encode()

    def _record(self, table: str) -> str:
        """As it was packed, or as the journal gives it; with the secret of its day once that is shown."""
        text = self.journals.record(table) or self.reader.record(table)
        day = self.reader.day(table)
        found = secret_of(self.journals.connection, day) if day else None
        secret = found.secret if found is not None and found.revealed else self.reader.opened(table)
        return with_seed(text, secret) if secret else text

    def daily(self, table: str, plan: dict[str, Any], over_at: int) -> bytes:
        """What a counted try at a deal of the day is worth."""
        wanted = msgspec.convert(plan, DayPlan)
        found = secret_of(self.journals.connection, wanted.day)
        game = self.reader.game(table)
        if found is None or game is None:
            return _pack(DailyResult(why="its day or its rules are not known here"))
        entries = [j.decode(payload) for payload in self.journals.entries(table)]
        text = self.journals.record(table) or self.reader.record(table)
        return _pack(result_of(text, entries, game, wanted, found.secret, over_at))

    def up_to_there(self, table: str) -> bytes:
        """The record of a table that is set aside, as far as its journal can be read and played."""
        return record_up_to_there(self.journals.readable(table), self.load).encode()

    def pack(self, table: str) -> bytes:
        """A game that is over, in parts. What cannot be unpacked is not packed."""
        record = self.reader.record(table)
        if self.reader.game(table) is None:
            raise NotPossible("stranded", "the rules of this game are not loaded here, so its record has no digests")
        parts = self.journals.parts(table, record)
        unpacked = [entry for part in parts.parts if part.kind == packed.JOURNAL for entry in packed.entries_in(part)]
        if unpacked != self.journals.entries(table, 1):
            raise ValueError(f"table {table} is not the same after unpacking")
        return _pack(parts)

    def proof(self, table: str) -> bytes:
        """What the record of a game proves."""
        text, game = self._record(table), self.reader.game(table)
        if game is None:
            raise NotPossible("stranded", "the rules of this game are not loaded here, so it cannot be played again")
        return _json(prove(text, game))

    def analyse(self, table: str) -> bytes:
        """What the bots think of a game that is over."""
        from petteia.tables.afterwards.analysis import analyse  # most workers never need what bots know

        text, game = self._record(table), self.reader.game(table)
        if game is None:
            raise NotPossible("stranded", "the rules of this game are not loaded here, so it cannot be played again")
        return _json(analyse(text, game))

    def coach(self, table: str, seat: int) -> bytes:
        """Which decisions of a seat the coach would look at."""
        return _json(self._coach(table).plan(seat))

    def coached(self, table: str, seat: int, line: int) -> bytes:
        """What a decision of a game that is over cost."""
        return _json(self._coach(table).decision(seat, line))

    def tried(self, table: str, seat: int, line: int, option: int, best: int) -> bytes:
        """What another option of that decision would have lost."""
        return _json(self._coach(table).tried(seat, line, option, best))

    def _coach(self, table: str) -> Any:
        """The coach of a table: it has played the record again, so the last one is kept."""
        from petteia.tables.afterwards.coach import Coach  # most workers never need what bots know

        if self._coaching is None or self._coaching[0] != table:
            game = self.reader.game(table)
            if game is None:
                raise NotPossible("stranded", "the rules of this game are not loaded here, so it cannot be played")
            self._coaching = (table, Coach(self._record(table), game))
        return self._coaching[1]

    def puzzles(self, player: str, day: int) -> bytes:
        """All puzzles, with a guest's tries."""
        from petteia.tables.afterwards import puzzles  # most workers never need what bots know

        found = puzzles.tries_of(tries(self.journals.connection, player))
        return _json(puzzles.listed(self.catalogue.kinds, found, day))

    def puzzle(self, game: str, name: str, player: str) -> bytes:
        """A puzzle to be solved."""
        from petteia.tables.afterwards import puzzles

        book, one = puzzles.found(self.catalogue.kinds, game, name)
        mine = puzzles.tries_of(tries(self.journals.connection, player)).get((game, name), puzzles.PuzzleTries())
        return _json(puzzles.page(book, one, self.load(game, one.seats, None, None), mine))

    def puzzle_answer(self, game: str, name: str, option: int) -> bytes:
        """What becomes of a try at a puzzle."""
        from petteia.tables.afterwards import puzzles

        book, one = puzzles.found(self.catalogue.kinds, game, name)
        return _json(puzzles.answered(book, one, self.load(game, one.seats, None, None), option))

    def puzzle_start(self, game: str, name: str) -> bytes:
        """The position of a puzzle, for a table."""
        from petteia.tables.afterwards import puzzles

        _, one = puzzles.found(self.catalogue.kinds, game, name)
        position = puzzles.start(one, self.load(game, one.seats, None, None))
        return _json({"seats": one.seats, "seat": one.seat, "position": position})

    def scene(self, table: str, n: int, seat: int) -> bytes:
        """How a game that is over stood at a moment."""
        view = self.reader.seen(table, n, seat)
        return _pack(scene_of(view, self.catalogue.scenes[view["game"]]))

    def fork(self, new: dict[str, Any], **what: Any) -> bytes:
        """A new table that plays on from another one."""
        return _pack(self.reader.fork(**what, new=msgspec.convert(new, New)))

    def take_in(self, text: str, game: str, new: dict[str, Any]) -> bytes:
        """A new table out of a record."""
        return _pack(self.reader.take_in(text, game, msgspec.convert(new, New)))

    def components(
        self, game: str, seats: int | None, options: dict[str, str], text: str = "", entries: bytes = b""
    ) -> bytes:
        """Component data from a file or a stored box, with which the game can be opened; and in how many entries it
        differs from the game's own."""
        ours = own_components(self.catalogue.kinds[game])
        data = boxes.figures(ours, entries) if entries else boxes.read(text)
        self.load(game, seats, options, data)
        differs = differing(ours, data)
        boxes.must_be_plain(differs)
        return _json({"components": data, "differs": len(differs)})

    def sheet(self, game: str) -> bytes:
        """All components of a game, and what may be changed in them."""
        return boxes.sheet(self.catalogue.kinds[game])

    def check_box(self, game: str, entries: bytes) -> bytes:
        """What is right and wrong about a box."""
        return boxes.looked_at(self.catalogue.kinds[game], entries)

    def take_box(self, game: str, text: str) -> bytes:
        """The differences in a file that a guest uploads. ValueError if there is anything wrong with it."""
        return boxes.taken(self.catalogue.kinds, game, text)

    def box_file(self, game: str, entries: bytes, heading: str) -> bytes:
        """A box as a file."""
        return boxes.file(self.catalogue.kinds[game], entries, heading)

    def told(self, table: str, seat: int, first: int, lines: bool) -> bytes:
        """What a seat was told from an event on, as far as one gets in a while."""
        return _pack(delivered.written(self.journals.connection, table, seat, first, lines))

    def said(self, table: str, player: str) -> bytes:
        """What a guest has said at a table."""
        entries = self.journals.entries(table)
        mine = known_as(player, entries)
        found = [j.decode(entry) for entry in entries if b'"said"' in entry]
        lines = [line for line in found if isinstance(line, j.ChatSent) and line.player in mine]
        return _json([{"at": line.at, "text": line.text} for line in lines])

    def profile(self, player: str, viewer: str, rates: bool, most: int) -> bytes:
        """What a guest has played, and how well; empty if there is no such guest."""
        found = profiles.profile(self.journals.connection, player, viewer, rates, most)
        return b"" if found is None else _json(found)

    def leaderboards(self, rates: bool) -> bytes:
        """The leaderboards."""
        return _json(profiles.leaderboards(self.journals.connection, rates))

    def mentions(self, players: list[str], after: str, since: int) -> bytes:
        """Where guests have left something, as far as one gets in a while."""
        return _pack(mentions(self.journals.connection, players, after, since))

    def lesson(self, game: str, name: str) -> bytes:
        """How a lesson of a game goes, with the positions it begins from; nothing if there is none."""
        plan, kind = self.catalogue.lesson(game, name), self.catalogue.kinds[game]
        if plan is not None and plan.position is not None:
            plan = replace(plan, position=kind.scenario(plan.position).save())
        if plan is not None and plan.test is not None and plan.test.position is not None:
            plan = replace(plan, test=replace(plan.test, position=kind.scenario(plan.test.position).save()))
        return _pack(plan)

    def tables(self, status: list[str], player: str, listed: bool, after: list[Any] | None, limit: int) -> bytes:
        """A list of tables."""
        place = (int(after[0]), str(after[1])) if after else None
        found = read_tables(self.journals.connection, tuple(status), player, listed, place, limit)
        return _json(TableList(found, f"{found[-1].changed}-{found[-1].id}" if len(found) == limit else ""))


_WORK: Final[dict[str, Callable[..., bytes]]] = {
    work.__name__: work
    for work in (
        JobWorker.begin,
        JobWorker.snapshot,
        JobWorker.migrate,
        JobWorker.chosen_rules,
        JobWorker.older,
        JobWorker.way_back,
        JobWorker.retell,
        JobWorker.past,
        JobWorker.record,
        JobWorker.up_to_there,
        JobWorker.pack,
        JobWorker.proof,
        JobWorker.analyse,
        JobWorker.coach,
        JobWorker.coached,
        JobWorker.tried,
        JobWorker.puzzles,
        JobWorker.puzzle,
        JobWorker.puzzle_answer,
        JobWorker.puzzle_start,
        JobWorker.daily,
        JobWorker.scene,
        JobWorker.fork,
        JobWorker.take_in,
        JobWorker.components,
        JobWorker.sheet,
        JobWorker.check_box,
        JobWorker.take_box,
        JobWorker.box_file,
        JobWorker.told,
        JobWorker.said,
        JobWorker.profile,
        JobWorker.leaderboards,
        JobWorker.mentions,
        JobWorker.lesson,
        JobWorker.tables,
    )
}


def _wrong(problem: BaseException) -> dict[str, Any]:
    """An error, encoded so that the caller can tell which it is."""
    said = str(problem)[:MOST_SENTENCE]
    if isinstance(problem, NotPossible):
        return {"refused": [problem.code, problem.text[:MOST_SENTENCE], problem.params, problem.rule]}
    if isinstance(problem, NoSuchTable):
        return {"missing": said}
    if isinstance(problem, (Unreachable, sqlite3.OperationalError)):  # the store's trouble, not the table's
        return {"unreached": said}
    if isinstance(problem, Damaged):
        return {"damaged": said}
    if isinstance(problem, j.UnreadableJournal):
        return {"unreadable": said}
    if isinstance(problem, ValueError):
        return {"wrong": said}
    return {"fault": f"{type(problem).__name__}: {said}"}


def main() -> None:
    """Answer until there are no more questions."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints must not look like an answer
    first = read_frame(sys.stdin.buffer)
    if first is None:
        return
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (first["memory"], first["memory"]))
    worker = JobWorker(first["names"], first["database"])
    question: Any = None
    try:
        while (question := read_frame(sys.stdin.buffer)) is not None:
            write_frame(answers, worker.answer(question))
    except MemoryError:
        question = None
        worker.reader.clear()
        write_frame(answers, {"memory": True})  # and a fresh process has all its memory again
