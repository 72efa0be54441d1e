"""Chat and blocking: whom a guest does not want to read or sit with, whom an owner mutes or bans, and reports to the
operator.

Blocking is private: the other guest is not told. The blocked guest's words are not sent to the guest who blocked them,
and no link, code or seat brings the two together before the guest who blocked has been told who is there.
"""

import secrets
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request
from litestar.params import JSONBody, Parameter

from petteia.server.auth.guests import address_of, guest_of
from petteia.server.http.errors import HttpError
from petteia.server.http.route import delete, get, post, put
from petteia.server.instance import Instance, instance_of
from petteia.server.limits.buckets import whence
from petteia.server.limits.rate_limits import spend
from petteia.server.lobby.table_requests import TableId
from petteia.server.lobby.tables import carried_out, command_route, info_of
from petteia.server.monitoring.logs import log
from petteia.server.websocket.muting import silence_changed
from petteia.store.people.talk import TABLE, Report, Silence
from petteia.tables.commands.play import TableCommands
from petteia.tables.messages import Info
from petteia.tables.ports.store import Player
from petteia.tables.safe_text import plain_text

MOST_SILENCES: Final = 500
MOST_REPORTS: Final = 5000
"""The most reports that may wait for the operator."""
MOST_WHY: Final = 500
MANY_REPORTS: Final = "you have reported a great deal just now; wait a little"

Kind = Literal["mute", "block", "table"]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Silences(msgspec.Struct, frozen=True):
    """Whom you do not want to read: guests whose words you are not sent (`mute`), with whom you do not want to sit
    either (`block`), and tables without their chat (`table`)."""

    silences: list[Silence]


class NewSilence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's id, or for `table` a table's."""

    kind: Kind
    whom: Id


class BarRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest at the table, and what they may not do: speak (`mute`), or come in (`ban`); empty: they may again."""

    player: Id
    what: Literal["mute", "ban", ""]


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who said something, the number of the line as you were sent it (0: it is about their name), and why you report
    it."""

    about: Id
    line: Annotated[int, msgspec.Meta(ge=0, le=2_000_000_000)] = 0
    why: Annotated[str, msgspec.Meta(max_length=2000)] = ""


class Reported(msgspec.Struct, frozen=True):
    """The operator will read these words."""

    words: str


def not_too_often(instance: Instance, me: Player) -> None:
    """HttpError for guests who have muted, blocked or banned too many just now: each of these is stored."""
    spend(instance.limits.bars, me.id, "that was too often; wait a moment")


async def _silences(instance: Instance, me: Player) -> Silences:
    return Silences(await instance.wait(instance.store.talk.silences(me.id)))


async def _told(instance: Instance, me: Player) -> Silences:
    """Tell all of the guest's clients, on every server."""
    await silence_changed(instance, me.id)
    instance.elsewhere.silenced(me.id)
    return await _silences(instance, me)


@get("/api/me/silences", "Whom I do not hear", "guests", (401,))
async def silences(request: Request[Any, Any, Any]) -> Silences:
    """For you alone."""
    return await _silences(instance_of(request), await guest_of(request))


@put("/api/me/silences", "Do not hear somebody", "guests", (401, 404, 409))
async def silence(request: Request[Any, Any, Any], data: JSONBody[NewSilence]) -> Silences:
    """Stop receiving a guest's words, sitting with them, or a table's chat."""
    instance, me = instance_of(request), await guest_of(request)
    if data.whom == me.id:
        raise HttpError(409, "not_yourself", "that is for others, not for yourself")
    not_too_often(instance, me)
    if data.kind == TABLE:
        name = (await info_of(instance, data.whom, me)).title
    else:
        known = await instance.wait(instance.store.player(data.whom))
        if known is None:
            raise HttpError(404, "no_such_guest", "there is no such guest")
        name = known.name
    new = Silence(data.kind, data.whom, name, instance.registry.now())
    if not await instance.wait(instance.store.talk.silence(me.id, new, MOST_SILENCES)):
        most = f"you do not hear {MOST_SILENCES} already; hear one of them again first"
        raise HttpError(409, "silences_enough", most, {"most": MOST_SILENCES})
    return await _told(instance, me)


@delete("/api/me/silences/{kind:str}/{whom:str}", "Hear somebody again", "guests", (401,), status_code=200)
async def hear(
    request: Request[Any, Any, Any],
    kind: Annotated[Kind, Parameter(description="In which way.")],
    whom: Annotated[str, Parameter(min_length=1, max_length=40, description="Whom.")],
) -> Silences:
    """What they said meanwhile becomes visible, too."""
    instance, me = instance_of(request), await guest_of(request)
    not_too_often(instance, me)
    await instance.wait(instance.store.talk.hear(me.id, kind, whom))
    return await _told(instance, me)


@command_route(
    "bar",
    "Mute somebody at a table, or send them away",
    description="For the owner of the table. A guest who is sent away gives up the seat and cannot come in again; "
    "players of a game that has begun stay, and can only be muted.",
)
async def bar(request: Request[Any, Any, Any], table: TableId, data: JSONBody[BarRequest]) -> Info:
    """Also lifts it."""
    instance = instance_of(request)
    not_too_often(instance, await guest_of(request))
    if data.what and await instance.wait(instance.store.player(data.player)) is None:
        raise HttpError(404, "no_such_guest", "there is no such guest")
    return await carried_out(request, table, lambda s, me, now: s.people.bar(me.id, data.player, data.what, now=now))


@post(
    "/api/tables/{table:str}/reports",
    "Report what somebody said",
    "tables",
    (401, 403, 404, 409),
    description="The operator reads what was said, by whom, at which table, and what you write about it.",
)
async def report(request: Request[Any, Any, Any], table: TableId, data: JSONBody[NewReport]) -> Reported:
    """Report words that were said to you, as the server received them; or a name."""
    instance, me = instance_of(request), await guest_of(request)

    def find(s: TableCommands) -> tuple[str, str] | None:
        s.context.must_listen(me.id)
        metadata = s.table.metadata
        heard = metadata.chat if s.table.seats_of(me.id) else metadata.watchers_chat
        said = [line for line in heard if line.player == data.about]
        if data.line:
            return next(((line.name, line.text) for line in said if line.number == data.line), None)
        names = [seat.name for seat in s.table.seats if seat.player == data.about] + [line.name for line in said]
        return (names[0], names[0]) if names else None

    found = await instance.registry.look(table, find)
    if found is None:
        raise HttpError(404, "no_such_line", "nobody has said that at this table, or too long ago")
    spend(instance.limits.reports, me.id, MANY_REPORTS)
    spend(instance.limits.reports_from, whence(address_of(request)), MANY_REPORTS)
    name, words = found
    number, why = secrets.token_hex(6), plain_text(data.why, MOST_WHY)
    new = Report(number, instance.registry.now(), me.id, table, data.about, name, data.line, words, why)
    if not await instance.wait(instance.store.talk.report(new, MOST_REPORTS)):
        raise HttpError(409, "reports_enough", "the operator has a great deal to look at already; try again later")
    instance.metrics.reports.inc()
    instance.upkeep.reported += 1
    log.warning("somebody reports what was said; `petteia reports` shows it", extra={"report": number, "table": table})
    return Reported(words)


ROUTES: Final = [silences, silence, hear, bar, report]
