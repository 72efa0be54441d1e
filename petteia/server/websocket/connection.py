"""One WebSocket for each client, for all the tables it watches.

A client's requests are carried out one after the other, except those that take long (a hint, weighing options, looking
back): they run beside the others. A decision at a table that is in memory takes no detour: it is carried out as it
arrives and answered when it is durable, without a task in between. What the client is sent waits in order until its
channel is free; if too much waits it is disconnected and catches up later.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from petteia.server.auth.guests import address_of, cookie_name, hashed, player_of
from petteia.server.connected import one_less
from petteia.server.instance import Instance, instance_of
from petteia.server.limits.buckets import Bucket, Buckets, whence
from petteia.server.monitoring.logs import log
from petteia.server.websocket import codec, replies
from petteia.server.websocket.channel import EXTENSION, Channel, PlainChannel
from petteia.server.websocket.client import Client
from petteia.server.websocket.muting import unheard
from petteia.server.websocket.refusal import refusal
from petteia.server.websocket.requests import AnyRequest, Decide
from petteia.tables.commands.context import Reply
from petteia.tables.commands.trial import NotPossible
from petteia.tables.live.live_table import LiveTable
from petteia.tables.live.outbox import Outbox, ViewSubscription
from petteia.tables.messages import Ack, Refusal, Stale
from petteia.tables.ports.store import Conflict, Player

NOT_A_GUEST: Final = 4401
TOO_MANY: Final = 4429
STOPPING: Final = 1012
COME_BACK_MS: Final = 1000
UNREAD_BYTES: Final = 256_000
"""While so much waits that a client has not taken, nothing more is done for it."""
UNREAD_SECONDS: Final = 0.02
MOST_BESIDE: Final = 4
"""How many requests of one client may be under way beside the others."""


class SocketConnection(Client):
    """One client's connection to the server."""

    def __init__(
        self, instance: Instance, player: Player, channel: Channel, token: bytes = b"", address: str = ""
    ) -> None:
        self.instance = instance
        self.program = False
        """Whether it has asked for what programs read of a view."""
        self.token = token
        """The hash of the token that its device is known by."""
        self.logged_out = False
        self.registry = instance.registry
        self.player = player
        self.quota = instance.limits.quota(player.id, address)
        self.channel = channel
        self.outbox = Outbox(instance.outboxes, channel, instance.config.limits.backlog_bytes)
        self.muted: set[str] = set()
        """The guests whose words it is not sent."""
        self.views: dict[str, ViewSubscription] = {}
        self.looking = True
        """Whether a person can see what this client shows."""
        self.following = ""
        self._waits: list[replies.Turn] = []
        """The tables that wait for its guest, as last sent."""
        self._loop = asyncio.get_running_loop()
        self._beside: set[asyncio.Task[None]] = set()
        self._worker: asyncio.Task[None] | None = None
        self._waiting: deque[bytes | AnyRequest] = deque()
        """Requests in their order: as they came, or read already."""
        self._wanted: asyncio.Future[None] | None = None
        """What the worker waits for when it has nothing to do."""
        self._busy = False
        rate = instance.config.limits.messages_per_second
        self._bucket = Bucket(rate, 4 * rate, time.monotonic())

    # -- out ------------------------------------------------------------------------------------

    def push(self, message: replies.Pushed) -> int:
        """Send a message, after everything that waits; returns its length."""
        written = codec.write(message)
        self.outbox.put(written)
        return len(written)

    def say_what_waits(self) -> None:
        """Send the client the tables that wait for its guest, if they have changed."""
        waits = self.instance.waiting.of(self.player.id)
        if waits != self._waits:
            self._waits = waits
            self.push(replies.Waiting(waits))

    def say_that_it_moved(self, tournament: str) -> None:
        """Tell the client that something has changed in the tournament that it follows."""
        self.push(replies.TournamentMoved(tournament))

    def reply(self, ref: int, message: replies.ReplyBody) -> int:
        """Answer a request; how long the answer is."""
        return self.push(replies.Answered(ref, message if self.program else codec.for_people(message)))

    def lost(self, table: str) -> None:
        """A table had to be read anew."""
        self.drop_view(table)
        self.push(replies.Lost(table))

    def stop(self) -> None:
        """The server stops: the request under way is finished, then the client is told to come back."""
        if self._worker is not None and not self._busy:
            self._worker.cancel()

    def send_away(self) -> None:
        """The server can do nothing for this client, nor for the request under way."""
        if self._worker is not None:
            self._worker.cancel()

    def log_out(self) -> None:
        """The device has been forgotten: nothing more is done for it."""
        self.logged_out = True
        self.send_away()

    # -- in -------------------------------------------------------------------------------------

    async def serve(self, receive: Callable[[], Awaitable[Any]]) -> None:
        """Until the client leaves or the server stops."""
        self.push(replies.Hello(self.player.id, self.player.name, self.registry.now()))
        self.say_what_waits()
        self._worker = asyncio.create_task(self._work())
        leaving = asyncio.create_task(self._until_it_leaves(receive))
        self.channel.listen(self.hear)
        try:
            await asyncio.wait({self._worker, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if self.instance.sends_away:
                self.push(replies.Goodbye(COME_BACK_MS))
                self.outbox.empty()
        finally:
            tasks = (self._worker, leaving, *self._beside)
            for task in tasks:
                task.cancel()
            for problem in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(problem, Exception) and not isinstance(problem, OSError | WebSocketException):
                    log.error("connection", exc_info=problem)
            for table in list(self.views):
                await self.unsubscribe(table)

    async def _until_it_leaves(self, receive: Callable[[], Awaitable[Any]]) -> None:
        while (event := await receive())["type"] != "websocket.disconnect":
            text = event.get("text")  # it came before anything listened
            self.hear(event.get("bytes") or b"" if text is None else text.encode())

    def hear(self, text: bytes) -> None:
        """The client asks for something."""
        if self.logged_out:
            return
        crowded = self.channel.waiting() > UNREAD_BYTES
        if self._busy or self._waiting or crowded or not self._bucket.offered(time.monotonic()):
            self._later(text)
            return
        request = self._read(text)
        if request is None:
            return
        live = self.registry.live.get(request.table) if isinstance(request, Decide) else None
        if live is None or self.instance.stopping:
            self._later(request)
        else:
            self._decide_at(live, request)  # type: ignore[arg-type]

    def _later(self, request: bytes | AnyRequest) -> None:
        self._waiting.append(request)
        self.channel.hold(True)
        self._go_on()

    def _go_on(self) -> None:
        """Wake the worker, which may have something to do, or ends when the server stops."""
        wanted = self._wanted
        if wanted is not None and (self._waiting or self.instance.stopping) and not wanted.done():
            wanted.set_result(None)

    async def _work(self) -> None:
        while not self.instance.stopping:
            if self._busy or not self._waiting:
                self._wanted = self._loop.create_future()
                await self._wanted
                continue
            next_one = self._waiting.popleft()
            if isinstance(next_one, bytes):
                wait = self._bucket.take(time.monotonic())
                if wait:
                    await asyncio.sleep(wait)
            while self.channel.waiting() > UNREAD_BYTES:
                await asyncio.sleep(UNREAD_SECONDS)
            if not self._waiting:
                self.channel.hold(False)
            self._busy = True
            try:
                request = self._read(next_one) if isinstance(next_one, bytes) else next_one
                if request is not None:
                    await self.take(request)
            finally:
                self._busy = False

    def _read(self, text: bytes) -> AnyRequest | None:
        try:
            return codec.read(text)
        except codec.UnreadableFrame as problem:
            self.instance.metrics.refused.labels("unreadable").inc()
            self.reply(
                codec.ref_of(text), Refusal("", "unreadable", f"this is no request that the server knows: {problem}")
            )
            return None

    async def take(self, request: AnyRequest) -> None:
        """Carry a request out, and answer it."""
        if request.BESIDE:
            if len(self._beside) >= MOST_BESIDE:
                too_many = NotPossible("too_many_at_once", "wait for the answers under way")
                self.reply(request.ref, refusal(request, too_many))
                return
            task = asyncio.create_task(self._answered(request))
            self._beside.add(task)
            task.add_done_callback(self._beside.discard)
        else:
            await self._answered(request)

    async def _answered(self, request: AnyRequest) -> None:
        answer: replies.ReplyBody | None
        size, began = request.size(), time.perf_counter()
        try:
            if size:
                await asyncio.sleep(self.quota.pay(size))
            answer = await request.answer(self)
            if isinstance(request, Decide):
                self._count(answer, began)
        except Exception as problem:
            answer = refusal(request, problem)
        if answer is not None:
            written = self._answer_request(request, answer)
            if size:  # now it is known how long it is
                self.quota.pay(written - size)

    def _answer_request(self, request: AnyRequest, answer: replies.ReplyBody) -> int:
        if isinstance(answer, Stale):
            view = self.views.get(answer.table)  # a shared screen is not shown a seat's side because it came too late
            if view is not None and view.watch.openly:
                answer = Refusal(
                    answer.table, "curtain_down", "this was answered meanwhile", {"seat": answer.now.seat or 0}
                )
        if isinstance(answer, Refusal):
            self.instance.metrics.refused.labels(answer.code).inc()
            key = getattr(request, "key", "")
            if key:
                answer = msgspec.structs.replace(answer, key=key)
        return self.reply(request.ref, answer)

    def _decide_at(self, live: LiveTable, request: Decide) -> None:
        """A decision at a table that is in memory."""
        self._busy = True
        done = partial(self._decided, request, time.perf_counter())
        try:
            self._must_see(live, request.seat, request.openly())
            self.registry.decide(
                live, self.player.id, request.seat, request.decision, request.actions, request.key, done
            )
        except Exception as problem:
            self._busy = False
            self._answer_request(request, refusal(request, problem))
            self._go_on()

    def _decided(self, request: Decide, began: float, reply: Reply, problem: BaseException | None) -> None:
        self._busy = False
        if isinstance(problem, Conflict) or (self.registry.replication.shared and not isinstance(reply, Ack)):
            # Another server was first, or may have been: once more, at the table as it is now.
            self._waiting.appendleft(request)
        elif problem is None:
            self._count(reply, began)
            self._answer_request(request, reply)
        else:
            self._answer_request(request, refusal(request, problem))
        self._go_on()

    def _count(self, reply: replies.ReplyBody | None, began: float) -> None:
        if isinstance(reply, Ack):
            self.instance.metrics.moved(time.perf_counter() - began)
        elif isinstance(reply, Stale):
            self.instance.metrics.stale.inc()

    # -- what requests take -------------------------------------------------------------------------

    async def new_view(self, table: str) -> ViewSubscription:
        """Subscribe to a table anew; a client that is cut off meanwhile must be released all the same."""
        await self.unsubscribe(table)
        self.drop_view(table)
        view = self.views[table] = ViewSubscription(self.outbox, self.player.id, self.lost, self.program, self.muted)
        self.instance.clients.watched[self.quota.address] += 1
        return view

    def drop_view(self, table: str) -> ViewSubscription | None:
        """Drop the subscription to a table, if there was one."""
        view = self.views.pop(table, None)
        if view is not None:
            one_less(self.instance.clients.watched, self.quota.address)
        return view

    async def unsubscribe(self, table: str) -> None:
        """Unsubscribe from a table."""
        view = self.drop_view(table)
        if view is not None:
            await self.registry.subscribers.unwatch(table, view.watch)

    async def must_be_shown(self, table: str, seat: int, actions: list[int] | None = None) -> None:
        """NotPossible on a shared screen for a seat that is not shown, unless `actions` are what it is openly asked."""
        self._must_see(await self.registry.open(table), seat, actions)

    def _must_see(self, live: LiveTable, seat: int, actions: list[int] | None = None) -> None:
        """On a shared screen nothing is asked or answered for a seat that is not shown, unless it is asked openly and
        these `actions` are what everybody sees that it may do."""
        own = live.table.seats_of(self.player.id)
        if len(own) > 1 and seat in own:
            view = self.views.get(live.table.id)
            if actions is not None and view is not None and view.watch.openly:
                question = live.table.asked_openly(seat)
                if question is not None and {action["n"] for action in question.view["actions"]}.issuperset(actions):
                    return
            if view is None or view.watch.shown_seat != seat:
                raise NotPossible("curtain_down", f"raise the curtain of seat {seat} first", {"seat": seat})

    def not_too_often(self, buckets: Buckets) -> None:
        """NotPossible for clients that have done something too often just now."""
        if not buckets.offered(self.player.id):
            raise NotPossible("too_often", "that was too often; wait a moment")


@websocket("/api/socket")
async def connect(socket: WebSocket[Any, Any, Any]) -> None:
    """A client's connection."""
    instance = instance_of(socket)
    if instance.reach.lost:  # nor could be found out who this is
        await socket.accept()
        await socket.close(STOPPING, "this server does not reach its database; come back, or elsewhere")
        return
    player = await player_of(socket)
    await socket.accept()
    if player is None:
        await socket.close(NOT_A_GUEST, "say your name first: POST /api/guests")
        return
    address, limits, away = whence(address_of(socket)), instance.config.limits, instance.elsewhere
    clients = instance.clients
    if instance.stopping:
        await socket.close(STOPPING, "the house stops")
        return
    if (
        len(clients.connections) >= limits.connections
        or clients.by_address[address] + away.held("by_address", address) >= limits.connections_per_address
        or clients.by_guest[player.id] + away.held("by_guest", player.id) >= limits.connections_per_guest
    ):
        await socket.close(TOO_MANY, "too many connections; close another one first")
        return
    extensions: Any = socket.scope.get("extensions") or {}
    token = hashed(socket.cookies.get(cookie_name(instance), ""))
    instance.addresses.on_behalf_of(player.id, address)
    plain = None if EXTENSION in extensions else PlainChannel(socket.send, socket.receive)
    connection = SocketConnection(instance, player, plain or extensions[EXTENSION], token, address)
    connection.program = socket.query_params.get("known") == "1"
    clients.add(connection, address, player.id)
    instance.metrics.connections.inc()
    try:
        with contextlib.suppress(OSError, WebSocketException):
            connection.muted |= unheard(await instance.wait(instance.store.talk.silences(player.id)))
            await connection.serve(socket.receive if plain is None else plain.receive)
            if plain is not None:
                await plain.finish()
            if connection.logged_out:
                await socket.close(NOT_A_GUEST, "this device has been logged out")
            elif instance.sends_away:
                await socket.close(STOPPING)
    finally:
        clients.remove(connection, address, player.id)
        for table in list(connection.views):  # it was cut off before it had closed them itself
            connection.drop_view(table)
        instance.metrics.connections.dec()
