"""One WebSocket for each client, for all the tables it watches.

A client's wishes are carried out one after the other; what takes long (a hint, looking back) goes beside. What the
client is sent waits in order until its line is free; if too much waits it is disconnected and catches up later.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from petteia.engine.protocol import SPECTATOR
from petteia.server import wire
from petteia.server.bots import answered_in
from petteia.server.guests import address_of, player_of
from petteia.server.house import House, house_of
from petteia.server.limits import Bucket
from petteia.server.line import EXTENSION, Line
from petteia.server.logs import log
from petteia.tables import watch
from petteia.tables.conduct import Answer, Reply
from petteia.tables.journal import Unreadable as BadJournal
from petteia.tables.messages import Ack, AnyMessage, CatchUp, Refusal, Stale, Update
from petteia.tables.past import may_look, past
from petteia.tables.steward import Steward
from petteia.tables.store import NoSuchTable, Player, StoreError
from petteia.tables.trying import NotPossible

NOT_A_GUEST: Final = 4401
TOO_MANY: Final = 4429
STOPPING: Final = 1012
COME_BACK_MS: Final = 1000
MOST_BESIDE: Final = 4
"""How many wishes of one client may be under way beside the others."""

Raw = dict[str, Any]


class Eyes(watch.Watch):
    """A connection's eyes on a table. What happens before the client knows how things stand waits in `held`."""

    def __init__(self, connection: "Connection", table: str) -> None:
        super().__init__(connection.player.id, self.see, connection.lost)
        self.connection = connection
        self.table = table
        self.held: list[AnyMessage] | None = []

    def see(self, messages: list[AnyMessage]) -> None:
        """Something happened."""
        if self.held is None:
            self.connection.push_all(messages)
        else:
            self.held += messages

    def open(self, caught: CatchUp) -> None:
        """The client knows how things stand: on with what came since."""
        held, self.held = self.held or [], None
        known = caught.update.n if caught.update is not None else 0
        self.connection.push_all([m for m in held if not isinstance(m, Update) or m.n > known])


class Connection:
    """One client's line to the house."""

    def __init__(self, house: House, player: Player, line: Line) -> None:
        self.house = house
        self.hall = house.hall
        self.player = player
        self.line = line
        self.eyes: dict[str, Eyes] = {}
        self._loop = asyncio.get_running_loop()
        self._out: list[bytes] = []
        self._beside: set[asyncio.Task[None]] = set()
        self._reader: asyncio.Task[None] | None = None
        self._busy = False
        self.too_slow = False
        rate = house.config.limits.messages_per_second
        self._bucket = Bucket(rate, 4 * rate, time.monotonic())

    # -- out ------------------------------------------------------------------------------------

    def push(self, message: wire.Pushed) -> None:
        """Send something, after everything that waits."""
        self._push(wire.write(message))

    def push_all(self, messages: list[AnyMessage]) -> None:
        """Send what happened at a table. What goes to everybody is written only once."""
        for message in messages:
            if isinstance(message, Update):
                self._push(wire.write(message))
            else:
                last, written = self.house.last_written
                if last is not message:
                    written = wire.write(message)  # type: ignore[arg-type]
                    self.house.last_written = (message, written)
                self._push(written)

    def _push(self, written: bytes) -> None:
        if not self._out:  # what else is pushed in this moment goes along in the same frame
            self._loop.call_soon(self.flush)
        self._out.append(written)

    def flush(self) -> None:
        """What has been said leaves."""
        if not self._out or self.too_slow:
            return
        frame = b"[" + b",".join(self._out) + b"]"
        self._out.clear()
        if self.line.waiting() > self.house.config.limits.backlog_bytes:
            self.too_slow = True
            self.line.cut()
        else:
            self.line.say(frame)

    def reply(self, ref: int, message: wire.ReplyBody) -> None:
        """Answer a wish."""
        self.push(wire.Answered(ref, message))

    def lost(self, table: str) -> None:
        """A table had to be read anew."""
        self.eyes.pop(table, None)
        self.push(wire.Lost(table))

    def stop(self) -> None:
        """The house stops: the wish under way is finished, then the client is told to come back."""
        if self._reader is not None and not self._busy:
            self._reader.cancel()

    # -- in -------------------------------------------------------------------------------------

    async def serve(self, receive: Callable[[], Awaitable[Any]]) -> None:
        """Until the client leaves or the house stops."""
        self.push(wire.Hello(self.player.id, self.player.name, self.hall.now()))
        self._reader = asyncio.create_task(self._read(receive))
        try:
            await asyncio.wait({self._reader})
            if self.house.stopping:
                self.push(wire.Goodbye(COME_BACK_MS))
                self.flush()
        finally:
            tasks = (self._reader, *self._beside)
            for task in tasks:
                task.cancel()
            for problem in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(problem, Exception) and not isinstance(problem, OSError | WebSocketException):
                    log.error("connection", exc_info=problem)
            for table, eyes in list(self.eyes.items()):
                await self.hall.unwatch(table, eyes)

    async def _read(self, receive: Callable[[], Awaitable[Any]]) -> None:
        while not self.house.stopping:
            event: Raw = await receive()
            if event["type"] == "websocket.disconnect":
                return
            wait = self._bucket.take(time.monotonic())
            if wait:
                await asyncio.sleep(wait)
            self._busy = True
            text = event.get("text")
            try:
                await self.take(event.get("bytes") or b"" if text is None else text)
            finally:
                self._busy = False

    async def take(self, text: str | bytes) -> None:
        """Carry a wish out, and answer it."""
        try:
            wish = wire.read(text)
        except wire.Unreadable as problem:
            self.house.metrics.refused.labels("unreadable").inc()
            self.reply(0, Refusal("", "unreadable", f"this is no wish the house knows: {problem}"))
            return
        if isinstance(wish, wire.Hint | wire.Look):
            if len(self._beside) >= MOST_BESIDE:
                self.reply(wish.ref, Refusal(wish.table, "too_many_at_once", "wait for the answers under way"))
                return
            task = asyncio.create_task(self._answered(wish))
            self._beside.add(task)
            task.add_done_callback(self._beside.discard)
        else:
            await self._answered(wish)

    async def _answered(self, wish: wire.AnyWish) -> None:
        table = getattr(wish, "table", "")
        key = getattr(wish, "key", "")
        try:
            answer = await _WISHES[type(wish)](self, wish)
        except NoSuchTable:
            answer = Refusal(table, "no_such_table", "there is no such table")
        except NotPossible as problem:
            answer = Refusal(table, problem.code, problem.text, problem.params, problem.rule)
        except StoreError as problem:
            log.error("store", extra={"table": table, "problem": str(problem)})
            answer = Refusal(table, "not_kept", "the house could not write that down; nothing has changed, try again")
        except BadJournal as problem:
            log.error("journal", extra={"table": table, "problem": str(problem)})
            answer = Refusal(table, "unreadable_table", "this table cannot be read; its journal needs the host's help")
        except Exception as problem:
            log.error("unforeseen", exc_info=problem, extra={"table": table, "wish": type(wish).__name__})
            answer = Refusal(table, "unforeseen", "something went wrong in the house; it has been written down")
        if isinstance(answer, Refusal):
            self.house.metrics.refused.labels(answer.code).inc()
            if key:
                answer = msgspec.structs.replace(answer, key=key)
        if answer is not None:
            self.reply(wish.ref, answer)

    # -- wishes ---------------------------------------------------------------------------------

    async def _watch(self, wish: wire.Watch) -> wire.ReplyBody | None:
        limit = self.house.config.limits.watched
        if wish.table not in self.eyes and len(self.eyes) >= limit:
            return Refusal(wish.table, "watching_enough", f"one connection watches at most {limit} tables")
        await self._unsee(wish.table)
        eyes = Eyes(self, wish.table)
        caught = await self.hall.watch(wish.table, eyes, wish.events, wish.chat)
        if isinstance(caught, Refusal):
            return caught
        self.eyes[wish.table] = eyes
        self.reply(wish.ref, caught)
        eyes.open(caught)
        return None

    async def _unsee(self, table: str) -> None:
        eyes = self.eyes.pop(table, None)
        if eyes is not None:
            await self.hall.unwatch(table, eyes)

    async def _unwatch(self, wish: wire.Unwatch) -> wire.ReplyBody:
        await self._unsee(wish.table)
        return Ack(wish.table)

    async def _curtain(self, wish: wire.Curtain) -> wire.ReplyBody | None:
        eyes = self.eyes.get(wish.table)
        if eyes is None:
            return Refusal(wish.table, "watch_first", "watch the table first")
        eyes.held = []
        caught = await self.hall.raise_curtain(wish.table, eyes, wish.seat, wish.events)
        self.reply(wish.ref, caught)
        eyes.open(caught)
        return None

    async def _behind_curtain(self, table: str, seat: int) -> None:
        """On a shared screen nothing is asked or answered for a seat whose curtain is not up."""
        room = await self.hall.open(table)
        own = room.table.seats_of(self.player.id)
        eyes = self.eyes.get(table)
        if len(own) > 1 and seat in own and (eyes is None or eyes.raised != seat):
            raise NotPossible("curtain_down", f"raise the curtain of seat {seat} first", {"seat": seat})

    async def _command(self, table: str, do: Callable[[Steward, int], Answer]) -> Reply:
        return await self.hall.command(table, do)

    async def _decide(self, w: wire.Decide) -> wire.ReplyBody:
        began = time.perf_counter()
        await self._behind_curtain(w.table, w.seat)
        me = self.player.id
        reply = await self._command(w.table, lambda s, now: s.decide(me, w.seat, w.decision, w.actions, w.key, now=now))
        if isinstance(reply, Ack):
            self.house.metrics.moves.inc()
            self.house.metrics.decision.observe(time.perf_counter() - began)
        elif isinstance(reply, Stale):
            self.house.metrics.stale.inc()
        return reply

    async def _pick(self, w: wire.Pick) -> wire.ReplyBody:
        await self._behind_curtain(w.table, w.seat)
        me = self.player.id
        return await self._command(w.table, lambda s, now: s.draft(me, w.seat, w.decision, w.picks, now=now))

    async def _undo(self, w: wire.Undo) -> wire.ReplyBody:
        await self._behind_curtain(w.table, w.seat)
        me = self.player.id
        return await self._command(w.table, lambda s, now: s.undo(me, w.seat, w.decision, w.key, now=now))

    async def _why(self, w: wire.Why) -> wire.ReplyBody:
        await self._behind_curtain(w.table, w.seat)
        refusal = await self.hall.look(w.table, lambda s: s.why_not(self.player.id, w.seat, w.action))
        return Ack(w.table) if refusal is None else refusal

    async def _hint(self, w: wire.Hint) -> wire.ReplyBody:
        await self._behind_curtain(w.table, w.seat)
        ask = await self.hall.look(w.table, lambda s: s.hint(self.player.id, w.seat))
        if isinstance(ask, Refusal):
            return ask
        future: asyncio.Future[list[int] | None] = asyncio.get_running_loop().create_future()
        self.house.bots.ask(ask, answered_in(future))
        actions = await future
        return wire.Hinted(w.table, w.seat, ask.decision, actions[0] if actions else None)

    async def _look(self, w: wire.Look) -> wire.ReplyBody:
        seat = SPECTATOR if w.seat is None else w.seat
        if w.seat is not None:
            await self._behind_curtain(w.table, w.seat)

        def allowed(s: Steward) -> Steward:
            if not s.may_see(self.player.id):
                raise NotPossible("by_invitation", "this table is by invitation only")
            may_look(s.table, self.player.id, seat)
            return s

        steward = await self.hall.look(w.table, allowed)
        async with self.house.looking_back:
            found = await asyncio.to_thread(past, steward.table, seat, w.first, w.count, w.brief)
        await self.hall.look(w.table, lambda s: None)  # what came about meanwhile is durable now
        return found

    async def _add(self, w: wire.Add) -> wire.ReplyBody:
        random = bytes.fromhex(w.random)
        return await self._command(w.table, lambda s, now: s.add(self.player.id, w.seat, random, now=now))

    async def _say(self, w: wire.Say) -> wire.ReplyBody:
        me = self.player
        return await self._command(w.table, lambda s, now: s.say(me.id, me.name, w.text, w.key, now=now))

    async def _propose(self, w: wire.Propose) -> wire.ReplyBody:
        me = self.player.id
        return await self._command(w.table, lambda s, now: s.propose(me, w.what, w.seat, w.moment, now=now))

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

    async def _ping(self, wish: wire.Ping) -> wire.ReplyBody:
        return wire.Pong(self.hall.now())


_WISHES: Final[dict[type, Callable[[Connection, Any], Coroutine[Any, Any, wire.ReplyBody | None]]]] = {
    wire.Watch: Connection._watch,
    wire.Unwatch: Connection._unwatch,
    wire.Curtain: Connection._curtain,
    wire.Decide: Connection._decide,
    wire.Pick: Connection._pick,
    wire.Undo: Connection._undo,
    wire.Why: Connection._why,
    wire.Hint: Connection._hint,
    wire.Look: Connection._look,
    wire.Add: Connection._add,
    wire.Say: Connection._say,
    wire.Propose: Connection._propose,
    wire.Answer: Connection._answer,
    wire.Resume: Connection._resume,
    wire.Resign: Connection._resign,
    wire.Order: Connection._order,
    wire.Keep: Connection._keep,
    wire.Ping: Connection._ping,
}


@websocket("/api/socket")
async def line(socket: WebSocket[Any, Any, Any]) -> None:
    """A client's line."""
    house = house_of(socket)
    player = await player_of(socket)
    await socket.accept()
    if player is None:
        await socket.close(NOT_A_GUEST, "say your name first: POST /api/guests")
        return
    address, limits = address_of(socket), house.config.limits
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
    extensions: Any = socket.scope["extensions"]
    connection = Connection(house, player, extensions[EXTENSION])
    house.connections.add(connection)
    house.by_address[address] += 1
    house.by_guest[player.id] += 1
    house.metrics.connections.inc()
    try:
        with contextlib.suppress(OSError, WebSocketException):
            await connection.serve(socket.receive)
            if house.stopping:
                await socket.close(STOPPING)
    finally:
        house.connections.discard(connection)
        house.metrics.connections.dec()
        for counter, who in ((house.by_address, address), (house.by_guest, player.id)):
            counter[who] -= 1
            if counter[who] <= 0:
                del counter[who]
