"""One WebSocket for each client, for all the tables it watches.

A client's wishes are carried out one after the other; what takes long (a hint, weighing options, looking back) goes
beside. A decision at a table that is in memory takes no detour: it is carried out as it arrives and answered when it is
durable, without a task in between. What the client is sent waits in order until its line is free; if too much waits it
is disconnected and catches up later.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from petteia.engine.protocol import SPECTATOR
from petteia.server import wire
from petteia.server.guests import address_of, cookie_name, hashed, player_of
from petteia.server.house import House, house_of
from petteia.server.limits import Bucket, Buckets, whence
from petteia.server.lines import EXTENSION, Line, PlainLine
from petteia.server.logs import log
from petteia.server.turns import Who, asking
from petteia.tables import watch
from petteia.tables.books import CLOSED, FINISHED
from petteia.tables.conduct import Answer, Reply
from petteia.tables.hall import Room
from petteia.tables.journal import BotSpec
from petteia.tables.messages import (
    Ack,
    AnyMessage,
    Ask,
    CatchUp,
    Chronicle,
    Effect,
    Past,
    Refusal,
    Stale,
    Update,
    Weighed,
)
from petteia.tables.past import MOST_UPDATES, may_look
from petteia.tables.steward import Steward
from petteia.tables.store import NoSuchTable, NotNow, Player, StoreError
from petteia.tables.table import EVENTS_KEPT, LETTERS_KEPT, Table
from petteia.tables.trying import NotPossible

NOT_A_GUEST: Final = 4401
TOO_MANY: Final = 4429
STOPPING: Final = 1012
COME_BACK_MS: Final = 1000
UNREAD_BYTES: Final = 256_000
"""While so much waits that a client has not taken, nothing more is done for it: who asks has to listen."""
UNREAD_SECONDS: Final = 0.02
VIEW_BYTES: Final = 48_000
"""What a view takes, as far as that is known before it is laid out."""
EVENT_BYTES: Final = 120
CAUGHT_UP_BYTES: Final = VIEW_BYTES + EVENTS_KEPT * EVENT_BYTES + LETTERS_KEPT
SLICE_S: Final = 0.004
"""For so long options are weighed before others have their turn, in seconds of processor time."""
MOST_BESIDE: Final = 4
"""How many wishes of one client may be under way beside the others."""

Raw = dict[str, Any]


class Eyes:
    """A connection's eyes on a table. What happens before the client knows how things stand waits in `held`."""

    def __init__(self, connection: "Connection", table: str) -> None:
        self.watch = watch.Watch(connection.player.id, self.see, connection.lost)
        self.connection = connection
        self.table = table
        self.held: list[AnyMessage] | None = []

    def see(self, parcel: watch.Parcel) -> None:
        """Something happened."""
        if self.held is None:
            self.connection.push_parcel(parcel)
        else:
            self.held += parcel.messages

    def open(self, caught: CatchUp) -> None:
        """The client knows how things stand: on with what came since."""
        held, self.held = self.held or [], None
        known = caught.update.n if caught.update is not None else 0
        new = [m for m in held if not isinstance(m, Update) or m.n > known]
        if new:
            self.connection.push_parcel(watch.Parcel(new))


class Connection:
    """One client's line to the house."""

    def __init__(self, house: House, player: Player, line: Line, token: bytes = b"", address: str = "") -> None:
        self.house = house
        self.program = False
        """Whether it has asked for what programs read of a view."""
        self.token = token
        """What is kept of the token that its device is known by."""
        self.logged_out = False
        self.hall = house.hall
        self.player = player
        self.address = address
        self.line = line
        self.eyes: dict[str, Eyes] = {}
        self._loop = asyncio.get_running_loop()
        self._out: list[bytes] = []
        self._beside: set[asyncio.Task[None]] = set()
        self._worker: asyncio.Task[None] | None = None
        self._waiting: deque[bytes | wire.AnyWish] = deque()
        """Wishes in their order: as they came, or read already."""
        self._wanted: asyncio.Future[None] | None = None
        """What the worker waits for when it has nothing to do."""
        self._busy = False
        self.too_slow = False
        self._backlog = house.config.limits.backlog_bytes
        rate = house.config.limits.messages_per_second
        self._bucket = Bucket(rate, 4 * rate, time.monotonic())

    # -- out ------------------------------------------------------------------------------------

    def push(self, message: wire.Pushed) -> None:
        """Send something, after everything that waits."""
        self._push(wire.write(message))

    def push_parcel(self, parcel: watch.Parcel) -> None:
        """Send what happened at a table. What goes to several clients is written only once."""
        if self.program:
            self._push(b",".join([wire.write(m) for m in parcel.messages]))  # type: ignore[arg-type]
            return
        if parcel.written is None:
            parcel.written = b",".join(
                [wire.write(wire.for_people(m)) if type(m) is Update else self._written(m) for m in parcel.messages]
            )
        self._push(parcel.written)

    def _written(self, message: AnyMessage) -> bytes:
        """What everybody is told is written only once."""
        last, written = self.house.last_written
        if last is not message:
            written = wire.write(message)  # type: ignore[arg-type]
            self.house.last_written = (message, written)
        return written

    def _push(self, written: bytes) -> None:
        if not self._out:  # what else is pushed in this moment goes along in the same frame
            speaking = self.house.speaking
            if not speaking:
                self._loop.call_soon(self.house.speak)
            speaking.append(self)
        self._out.append(written)

    def flush(self) -> None:
        """What has been said leaves."""
        if not self._out or self.too_slow:
            return
        text = b"[%b]" % b",".join(self._out)
        self._out.clear()
        if self.line.waiting() > self._backlog:
            self.too_slow = True
            self.line.cut()
        else:
            self.line.say(text)

    def reply(self, ref: int, message: wire.ReplyBody) -> None:
        """Answer a wish."""
        self.push(wire.Answered(ref, message if self.program else wire.for_people(message)))

    def lost(self, table: str) -> None:
        """A table had to be read anew."""
        self.eyes.pop(table, None)
        self.push(wire.Lost(table))

    def stop(self) -> None:
        """The house stops: the wish under way is finished, then the client is told to come back."""
        if self._worker is not None and not self._busy:
            self._worker.cancel()

    def log_out(self) -> None:
        """The device has been forgotten: nothing more is done for it."""
        self.logged_out = True
        if self._worker is not None:
            self._worker.cancel()

    # -- in -------------------------------------------------------------------------------------

    async def serve(self, receive: Callable[[], Awaitable[Any]]) -> None:
        """Until the client leaves or the house stops."""
        self.push(wire.Hello(self.player.id, self.player.name, self.hall.now()))
        self._worker = asyncio.create_task(self._work())
        leaving = asyncio.create_task(self._until_it_leaves(receive))
        self.line.listen(self.hear)
        try:
            await asyncio.wait({self._worker, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if self.house.stopping:
                self.push(wire.Goodbye(COME_BACK_MS))
                self.flush()
        finally:
            tasks = (self._worker, leaving, *self._beside)
            for task in tasks:
                task.cancel()
            for problem in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(problem, Exception) and not isinstance(problem, OSError | WebSocketException):
                    log.error("connection", exc_info=problem)
            for table, eyes in list(self.eyes.items()):
                await self.hall.unwatch(table, eyes.watch)

    async def _until_it_leaves(self, receive: Callable[[], Awaitable[Any]]) -> None:
        while (event := await receive())["type"] != "websocket.disconnect":
            text = event.get("text")  # it came before anybody listened
            self.hear(event.get("bytes") or b"" if text is None else text.encode())

    def hear(self, text: bytes) -> None:
        """The client wishes something."""
        if self.logged_out:
            return
        crowded = self.line.waiting() > UNREAD_BYTES
        if self._busy or self._waiting or crowded or not self._bucket.offered(time.monotonic()):
            self._later(text)
            return
        wish = self._read(text)
        if wish is None:
            return
        room = self.hall.rooms.get(wish.table) if isinstance(wish, wire.Decide) else None
        if room is None or self.house.stopping:
            self._later(wish)
        else:
            self._decide_at(room, wish)  # type: ignore[arg-type]

    def _later(self, wish: bytes | wire.AnyWish) -> None:
        self._waiting.append(wish)
        self.line.hold(True)
        self._go_on()

    def _go_on(self) -> None:
        """There may be something for the worker to do; when the house stops, it is to end."""
        wanted = self._wanted
        if wanted is not None and (self._waiting or self.house.stopping) and not wanted.done():
            wanted.set_result(None)

    async def _work(self) -> None:
        while not self.house.stopping:
            if self._busy or not self._waiting:
                self._wanted = self._loop.create_future()
                await self._wanted
                continue
            next_one = self._waiting.popleft()
            if isinstance(next_one, bytes):
                wait = self._bucket.take(time.monotonic())
                if wait:
                    await asyncio.sleep(wait)
            while self.line.waiting() > UNREAD_BYTES:
                await asyncio.sleep(UNREAD_SECONDS)
            if not self._waiting:
                self.line.hold(False)
            self._busy = True
            try:
                wish = self._read(next_one) if isinstance(next_one, bytes) else next_one
                if wish is not None:
                    await self.take(wish)
            finally:
                self._busy = False

    def _read(self, text: bytes) -> wire.AnyWish | None:
        try:
            return wire.read(text)
        except wire.Unreadable as problem:
            self.house.metrics.refused.labels("unreadable").inc()
            self.reply(0, Refusal("", "unreadable", f"this is no wish the house knows: {problem}"))
            return None

    async def take(self, wish: wire.AnyWish) -> None:
        """Carry a wish out, and answer it."""
        if isinstance(wish, wire.Hint | wire.Weigh | wire.Look | wire.Events):
            if len(self._beside) >= MOST_BESIDE:
                self.reply(wish.ref, Refusal(wish.table, "too_many_at_once", "wait for the answers under way"))
                return
            task = asyncio.create_task(self._answered(wish))
            self._beside.add(task)
            task.add_done_callback(self._beside.discard)
        else:
            await self._answered(wish)

    def _pay(self, size: int) -> float:
        """An answer of that size is going to be made; returns how long one has to wait for it. What it turns out not to
        need is given back."""
        house = self.house
        return max(house.guest_purses.pay(self.player.id, size), house.address_purses.pay(self.address, size))

    async def _answered(self, wish: wire.AnyWish) -> None:
        try:
            size = size_of(wish)
            if size:
                await asyncio.sleep(self._pay(size))
            answer = await _WISHES[type(wish)](self, wish)
            if size and isinstance(answer, msgspec.Raw):  # made elsewhere: now it is known how long it is
                self._pay(memoryview(answer).nbytes - size)
        except Exception as problem:
            answer = refusal(wish, problem)
        if answer is not None:
            self._answer_wish(wish, answer)

    def _answer_wish(self, wish: wire.AnyWish, answer: wire.ReplyBody) -> None:
        if isinstance(answer, Refusal):
            self.house.metrics.refused.labels(answer.code).inc()
            key = getattr(wish, "key", "")
            if key:
                answer = msgspec.structs.replace(answer, key=key)
        self.reply(wish.ref, answer)

    def _decide_at(self, room: Room, wish: wire.Decide) -> None:
        """A decision at a table that is in memory."""
        self._busy = True
        began = time.perf_counter()
        try:
            self._must_see(room, wish.seat)
            self.hall.act(room, partial(self._deciding, wish), partial(self._decided, wish, began))
        except Exception as problem:
            self._busy = False
            self._answer_wish(wish, refusal(wish, problem))
            self._go_on()

    def _decided(self, wish: wire.Decide, began: float, reply: Reply, problem: BaseException | None) -> None:
        self._busy = False
        if problem is None:
            self._count(reply, began)
            self._answer_wish(wish, reply)
        else:
            self._answer_wish(wish, refusal(wish, problem))
        self._go_on()

    # -- wishes ---------------------------------------------------------------------------------

    async def _watch(self, wish: wire.Watch) -> wire.ReplyBody | None:
        limit = self.house.config.limits.watched
        if wish.table not in self.eyes and len(self.eyes) >= limit:
            return Refusal(wish.table, "watching_enough", f"one connection watches at most {limit} tables")
        await self._unsee(wish.table)
        eyes = self.eyes[wish.table] = Eyes(self, wish.table)  # who is cut off meanwhile must be let go all the same
        try:
            caught = await self.hall.watch(wish.table, eyes.watch, wish.events, wish.chat)
        except Exception:
            self.eyes.pop(wish.table, None)
            raise
        if isinstance(caught, Refusal):
            self.eyes.pop(wish.table, None)
            return caught
        self.reply(wish.ref, caught)
        eyes.open(caught)
        return None

    async def _unsee(self, table: str) -> None:
        eyes = self.eyes.pop(table, None)
        if eyes is not None:
            await self.hall.unwatch(table, eyes.watch)

    async def _unwatch(self, wish: wire.Unwatch) -> wire.ReplyBody:
        await self._unsee(wish.table)
        return Ack(wish.table)

    async def _curtain(self, wish: wire.Curtain) -> wire.ReplyBody | None:
        eyes = self.eyes.get(wish.table)
        if eyes is None:
            return Refusal(wish.table, "watch_first", "watch the table first")
        eyes.held = []
        caught = await self.hall.raise_curtain(wish.table, eyes.watch, wish.seat, wish.events)
        self.reply(wish.ref, caught)
        eyes.open(caught)
        return None

    async def _behind_curtain(self, table: str, seat: int) -> None:
        self._must_see(await self.hall.open(table), seat)

    def _must_see(self, room: Room, seat: int) -> None:
        """On a shared screen nothing is asked or answered for a seat whose curtain is not up."""
        own = room.table.seats_of(self.player.id)
        if len(own) > 1 and seat in own:
            eyes = self.eyes.get(room.table.id)
            if eyes is None or eyes.watch.raised != seat:
                raise NotPossible("curtain_down", f"raise the curtain of seat {seat} first", {"seat": seat})

    async def _command(self, table: str, do: Callable[[Steward, int], Answer]) -> Reply:
        return await self.hall.command(table, do)

    async def _decide(self, w: wire.Decide) -> wire.ReplyBody:
        began = time.perf_counter()
        await self._behind_curtain(w.table, w.seat)
        reply = await self._command(w.table, partial(self._deciding, w))
        self._count(reply, began)
        return reply

    def _deciding(self, w: wire.Decide, steward: Steward, now: int) -> Answer:
        return steward.decide(self.player.id, w.seat, w.decision, w.actions, w.key, now=now)

    def _count(self, reply: Reply, began: float) -> None:
        if isinstance(reply, Ack):
            self.house.metrics.moved(time.perf_counter() - began)
        elif isinstance(reply, Stale):
            self.house.metrics.stale.inc()

    async def _pick(self, w: wire.Pick) -> wire.ReplyBody:
        await self._behind_curtain(w.table, w.seat)
        me = self.player.id
        return await self._command(w.table, lambda s, now: s.draft(me, w.seat, w.decision, w.picks, now=now))

    async def _weigh(self, w: wire.Weigh) -> wire.ReplyBody:
        await self._behind_curtain(w.table, w.seat)
        me = self.player.id
        found = await self.hall.look(w.table, lambda s: s.weighing(me, w.seat, w.decision, w.picks))
        if isinstance(found, Refusal):
            return found
        since = time.thread_time()
        while found.next():  # it shares nothing with the table: others have their turn in between
            if time.thread_time() - since > SLICE_S:
                await asyncio.sleep(0)
                since = time.thread_time()
        await self._behind_curtain(w.table, w.seat)  # it may have fallen meanwhile
        effects = msgspec.convert(found.effects, list[Effect])
        return Weighed(w.table, w.seat, w.decision, effects, sorted(w.picks), found.outlook or {})

    async def _undo(self, w: wire.Undo) -> wire.ReplyBody:
        await self._behind_curtain(w.table, w.seat)
        me = self.player.id
        return await self._command(w.table, lambda s, now: s.undo(me, w.seat, w.decision, w.key, now=now))

    async def _confirm(self, w: wire.Confirm) -> wire.ReplyBody:
        await self._behind_curtain(w.table, w.seat)
        me = self.player.id
        return await self._command(w.table, lambda s, now: s.confirm(me, w.seat, w.key, now=now))

    async def _why(self, w: wire.Why) -> wire.ReplyBody:
        await self._behind_curtain(w.table, w.seat)
        refusal = await self.hall.look(w.table, lambda s: s.why_not(self.player.id, w.seat, w.action))
        return Ack(w.table) if refusal is None else refusal

    async def _hint(self, w: wire.Hint) -> wire.ReplyBody:
        self._not_too_often(self.house.hints)
        await self._behind_curtain(w.table, w.seat)
        best = BotSpec(self.house.bots.best())
        if w.n is None:
            ask = await self.hall.look(w.table, lambda s: s.hint(self.player.id, w.seat, best))
        else:
            ask = await self._asked_then(w, w.n, best)
        if isinstance(ask, Refusal):
            return ask
        found = await self.house.bots.hint(ask) or []
        await self._behind_curtain(w.table, w.seat)  # it may have fallen meanwhile
        advice = [wire.Advised(**one) for one in found]
        return wire.Hinted(w.table, w.seat, ask.decision, advice[0].action if advice else None, advice)

    async def _asked_then(self, w: wire.Hint, n: int, best: BotSpec) -> Ask | Refusal:
        """The question for a bot about a decision of a game that is over: it gets what the seat was sent then."""
        table = await self._looked_at(wire.Look(table=w.table, seat=w.seat))
        if table.status not in (FINISHED, CLOSED):
            return Refusal(w.table, "record_at_the_end", "what a bot would have done is told when the game is over")
        total = table.books.heard[w.seat].sent
        found = await self.house.archive.past(w.table, w.seat, n, 1, False, total, True)
        (update,) = msgspec.json.decode(found, type=Past).updates
        if not update.view.get("actions"):
            return Refusal(w.table, "not_your_decision", "there was nothing to decide for this seat then")
        settings = table.books.settings
        return Ask(w.table, w.seat, update.decision, best, table.books.game, update, settings.bot_ms, "hint")

    async def _look(self, w: wire.Look) -> wire.ReplyBody:
        seat = SPECTATOR if w.seat is None else w.seat
        table = await self._looked_at(w)
        total = table.books.heard[seat].sent
        past = self.house.archive.past
        found: wire.ReplyBody = await past(w.table, seat, w.first, w.count, w.brief, total, self.program)
        if w.seat is not None:
            await self._behind_curtain(w.table, w.seat)  # it may have fallen meanwhile
        return found

    async def _events(self, w: wire.Events) -> wire.ReplyBody:
        seat = SPECTATOR if w.seat is None else w.seat
        table = await self._looked_at(w)
        heard = table.books.heard[seat]
        told = await self.hall.told(w.table, seat, w.first, w.count)
        if w.seat is not None:
            await self._behind_curtain(w.table, w.seat)  # it may have fallen meanwhile
        if table.status not in (FINISHED, CLOSED):  # lines count what everybody did, secret picks too
            told = [msgspec.structs.replace(one, line=0) for one in told]
        return Chronicle(w.table, w.seat, heard.told, heard.acted, told)

    async def _looked_at(self, w: wire.Look | wire.Events) -> Table:
        """A table on which a client may look back as it wishes; everything that has happened there is durable."""
        seat = SPECTATOR if w.seat is None else w.seat
        if w.seat is not None:
            await self._behind_curtain(w.table, w.seat)

        def allowed(s: Steward) -> Table:
            if not s.may_see(self.player.id):
                raise NotPossible("by_invitation", "this table is by invitation only")
            may_look(s.table, self.player.id, seat)
            return s.table

        return await self.hall.look(w.table, allowed)

    async def _add(self, w: wire.Add) -> wire.ReplyBody:
        random = bytes.fromhex(w.random)
        return await self._command(w.table, lambda s, now: s.add(self.player.id, w.seat, random, now=now))

    def _not_too_often(self, buckets: Buckets) -> None:
        if not buckets.offered(self.player.id):
            raise NotPossible("too_often", "that was too often; wait a moment")

    async def _say(self, w: wire.Say) -> wire.ReplyBody:
        self._not_too_often(self.house.lines)
        known = await self.house.wait(self.house.store.player(self.player.id))
        if known is not None and known.muted:
            raise NotPossible("muted", "the host of this house lets you say nothing here")
        me, eyes = self.player, self.eyes.get(w.table)
        raised = None if eyes is None else eyes.watch.raised
        return await self._command(w.table, lambda s, now: s.say(me.id, me.name, w.text, w.key, raised, now=now))

    async def _propose(self, w: wire.Propose) -> wire.ReplyBody:
        me = self.player.id
        back = await self.hall.back(w.table, w.seat, w.moment) if w.what == "undo" else None
        return await self._command(w.table, lambda s, now: s.propose(me, w.what, w.seat, back, now=now))

    async def _answer(self, w: wire.Answer) -> wire.ReplyBody:
        return await self._command(w.table, lambda s, now: s.answer(self.player.id, w.agrees, now=now))

    async def _resume(self, w: wire.Resume) -> wire.ReplyBody:
        return await self._command(w.table, lambda s, now: s.resume(self.player.id, now=now))

    async def _resign(self, w: wire.Resign) -> wire.ReplyBody:
        return await self._command(w.table, lambda s, now: s.resign(self.player.id, w.seat, now=now))

    async def _order(self, w: wire.Order) -> wire.ReplyBody:
        return await self._command(w.table, lambda s, now: s.order(self.player.id, w.seat, w.pass_windows, now=now))

    async def _keep(self, w: wire.Keep) -> wire.ReplyBody:
        await self._behind_curtain(w.table, w.seat)
        return await self._command(w.table, lambda s, now: s.keep_open(self.player.id, w.seat, w.decision, now=now))

    async def _nudge(self, w: wire.Nudge) -> wire.ReplyBody:
        return await self._command(w.table, lambda s, now: s.nudge(self.player.id, w.seat, now=now))

    async def _stand_in(self, w: wire.StandIn) -> wire.ReplyBody:
        return await self._command(w.table, lambda s, now: s.stand_in(self.player.id, w.seat, now=now))

    async def _return(self, w: wire.Return) -> wire.ReplyBody:
        return await self._command(w.table, lambda s, now: s.back(self.player.id, now=now))

    async def _ping(self, wish: wire.Ping) -> wire.ReplyBody:
        return wire.Pong(self.hall.now())


_WISHES: Final[dict[type, Callable[[Connection, Any], Coroutine[Any, Any, wire.ReplyBody | None]]]] = {
    wire.Watch: Connection._watch,
    wire.Unwatch: Connection._unwatch,
    wire.Curtain: Connection._curtain,
    wire.Decide: Connection._decide,
    wire.Pick: Connection._pick,
    wire.Weigh: Connection._weigh,
    wire.Undo: Connection._undo,
    wire.Confirm: Connection._confirm,
    wire.Why: Connection._why,
    wire.Hint: Connection._hint,
    wire.Look: Connection._look,
    wire.Events: Connection._events,
    wire.Add: Connection._add,
    wire.Say: Connection._say,
    wire.Propose: Connection._propose,
    wire.Answer: Connection._answer,
    wire.Resume: Connection._resume,
    wire.Resign: Connection._resign,
    wire.Order: Connection._order,
    wire.Keep: Connection._keep,
    wire.Nudge: Connection._nudge,
    wire.StandIn: Connection._stand_in,
    wire.Return: Connection._return,
    wire.Ping: Connection._ping,
}


def size_of(wish: wire.AnyWish) -> int:
    """About how long the answer to a wish is; nothing for those that are short."""
    if isinstance(wish, wire.Look):
        return wish.count * EVENT_BYTES if wish.brief else min(wish.count, MOST_UPDATES) * VIEW_BYTES
    if isinstance(wish, wire.Events):
        return wish.count * EVENT_BYTES
    return CAUGHT_UP_BYTES if isinstance(wish, wire.Watch | wire.Curtain) else 0


def refusal(wish: wire.AnyWish, problem: BaseException) -> Refusal:
    """What somebody is told whose wish came to nothing."""
    table = getattr(wish, "table", "")
    if isinstance(problem, NoSuchTable):
        return Refusal(table, "no_such_table", "there is no such table")
    if isinstance(problem, NotPossible):
        return Refusal(table, problem.code, problem.text, problem.params, problem.rule)
    if isinstance(problem, NotNow):
        return Refusal(table, problem.code, str(problem))
    if isinstance(problem, StoreError):
        log.error("store", extra={"table": table, "problem": str(problem)})
        return Refusal(table, "not_kept", "the house could not write that down; nothing has changed, try again")
    log.error("unforeseen", exc_info=problem, extra={"table": table, "wish": type(wish).__name__})
    return Refusal(table, "unforeseen", "something went wrong in the house; it has been written down")


@websocket("/api/socket")
async def line(socket: WebSocket[Any, Any, Any]) -> None:
    """A client's line."""
    house = house_of(socket)
    player = await player_of(socket)
    await socket.accept()
    if player is None:
        await socket.close(NOT_A_GUEST, "say your name first: POST /api/guests")
        return
    address, limits = whence(address_of(socket)), house.config.limits
    if house.stopping:
        await socket.close(STOPPING, "the house stops")
        return
    if (
        len(house.connections) >= limits.connections
        or house.by_address[address] >= limits.connections_per_address
        or house.by_guest[player.id] >= limits.connections_per_guest
    ):
        await socket.close(TOO_MANY, "too many connections; close another one first")
        return
    extensions: Any = socket.scope.get("extensions") or {}
    token = hashed(socket.cookies.get(cookie_name(house), ""))
    asking.set(Who(player.id, address))
    plain = None if EXTENSION in extensions else PlainLine(socket.send, socket.receive)
    connection = Connection(house, player, plain or extensions[EXTENSION], token, address)
    connection.program = socket.query_params.get("known") == "1"
    house.connections.add(connection)
    house.by_address[address] += 1
    house.by_guest[player.id] += 1
    house.metrics.connections.inc()
    try:
        with contextlib.suppress(OSError, WebSocketException):
            await connection.serve(socket.receive if plain is None else plain.receive)
            if plain is not None:
                await plain.finish()
            if connection.logged_out:
                await socket.close(NOT_A_GUEST, "this device has been logged out")
            elif house.stopping:
                await socket.close(STOPPING)
    finally:
        house.connections.discard(connection)
        house.metrics.connections.dec()
        for counter, who in ((house.by_address, address), (house.by_guest, player.id)):
            counter[who] -= 1
            if counter[who] <= 0:
                del counter[who]
