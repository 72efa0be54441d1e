"""A guest's choices about notices, and the pages that links in messages lead to."""

import hmac
import html
import secrets
from importlib import resources
from typing import Annotated, Any, Final, Literal

import litestar
import msgspec
from litestar import MediaType, Request, Response
from litestar.params import JSONBody

from petteia.locale import languages
from petteia.server.auth.guests import guest_of, not_too_often
from petteia.server.http.errors import HttpError
from petteia.server.http.route import delete, get, patch, post
from petteia.server.instance import Instance, instance_of
from petteia.server.limits.rate_limits import spend
from petteia.server.notices import mail, push, texts
from petteia.server.notices.notifier import HOOK, MAIL, PUSH, zone_of
from petteia.server.notices.outbound import NotAllowed, begins, parsed
from petteia.store.people.notices import SPOILT, NoticeChannel, NoticePreferences
from petteia.tables.ports.store import Player

MOST_WAYS: Final = 10
USUAL_MINUTES: Final = {MAIL: 60, HOOK: 10, PUSH: 1}

Minutes = Annotated[int, msgspec.Meta(ge=0, le=10_080)]
OfDay = Annotated[int, msgspec.Meta(ge=0, lt=1440)]
Language = Annotated[str, msgspec.Meta(max_length=10)]
WayId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NoticeChannelInfo(msgspec.Struct, frozen=True):
    """A channel over which you are notified. `shown` identifies it without giving a webhook's address away;
    `every_minutes`: no more often than that; `trouble`: `spoilt` if nothing is sent over it any more, `unreached` if it
    is tried again."""

    id: str
    kind: str
    shown: str
    confirmed: bool
    every_minutes: int
    trouble: str


class NoticeInfo(msgspec.Struct, frozen=True):
    """How you are notified of your moves: the kinds of channels this server has, yours, and when. Quiet is from one
    minute of the day to another, in your time zone. `key` is the server's public key for Web Push, `hooks` the prefixes
    of the webhook addresses that the host allows."""

    kinds: list[str]
    key: str
    hooks: list[str]
    ways: list[NoticeChannelInfo]
    after_minutes: int
    quiet_from: int
    quiet_to: int
    zone: str


class NewNoticePreferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When you want to be notified."""

    after_minutes: Minutes
    quiet_from: OfDay = 0
    quiet_to: OfDay = 0
    zone: Annotated[str, msgspec.Meta(max_length=64)] = ""


class NewNoticeChannel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new channel: `target` is an e-mail address or the address of a webhook, or `subscription` what a browser's
    `pushManager.subscribe` returned."""

    kind: Literal["mail", "hook", "push"]
    target: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    subscription: push.PushSubscription | None = None
    language: Language = "en"


class HowOften(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No more often than once in so many minutes."""

    every_minutes: Minutes


def _shown(way: NoticeChannel) -> str:
    if way.kind == MAIL:
        return way.target.decode()
    url = (
        way.target.decode()
        if way.kind == HOOK
        else msgspec.json.decode(way.target, type=push.PushSubscription).endpoint
    )
    return f"{parsed(url).hostname} …{url[-4:]}"


async def info_of_notices(instance: Instance, player: Player) -> NoticeInfo:
    """How a guest is notified."""
    notifier = instance.notices
    preferences = await instance.wait(notifier.store.preferences(player.id))
    ways = await instance.wait(notifier.store.ways(player.id))
    kinds = notifier.kinds()
    return NoticeInfo(
        kinds,
        await notifier.public_key() if PUSH in kinds else "",
        instance.config.notice.hooks,
        [
            NoticeChannelInfo(way.id, way.kind, _shown(way), way.confirmed, way.every_minutes, way.trouble)
            for way in ways
        ],
        preferences.after_minutes,
        preferences.quiet_from,
        preferences.quiet_to,
        preferences.zone,
    )


@get("/api/me/notices", "How am I told that it is my move?", "notices", (401,))
async def notices(request: Request[Any, Any, Any]) -> NoticeInfo:
    """The ways there are, yours, and when they are used."""
    return await info_of_notices(instance_of(request), await guest_of(request))


@patch("/api/me/notices", "When I want to be told", "notices", (401,))
async def set_preferences(request: Request[Any, Any, Any], data: JSONBody[NewNoticePreferences]) -> NoticeInfo:
    """How long after it became your move, and at which time of the day not."""
    instance, player = instance_of(request), await guest_of(request)
    if data.zone and zone_of(data.zone) is None:
        raise HttpError(400, "no_such_zone", "there is no such time zone; right would be Europe/Amsterdam")
    preferences = NoticePreferences(player.id, data.after_minutes, data.quiet_from, data.quiet_to, data.zone)
    await instance.wait(instance.notices.store.set_preferences(preferences))
    return await info_of_notices(instance, player)


def _target(instance: Instance, data: NewNoticeChannel) -> bytes:
    """What is stored of a new channel, or HttpError."""
    notice = instance.config.notice
    try:
        if data.kind == MAIL:
            if mail.is_address(data.target):
                return data.target.encode()
            raise HttpError(400, "no_mail_address", "this is no e-mail address; right would be ida@example.org")
        if data.kind == HOOK:
            if begins(data.target, notice.hooks):
                return data.target.encode()
            raise HttpError(403, "hook_not_allowed", "the host of this house allows no webhooks to that address")
        from petteia.server.notices.push_crypto import readable

        if data.subscription is None or not readable(data.subscription.keys):
            raise HttpError(400, "no_subscription", "this is no subscription of a browser")
        if begins(data.subscription.endpoint, notice.push_services):
            return msgspec.json.encode(data.subscription)
        raise HttpError(403, "push_not_allowed", "the host of this house does not know your browser's push service")
    except NotAllowed as problem:
        raise HttpError(400, "no_address", str(problem)) from problem


@post(
    "/api/me/notices/ways",
    "Another way to be told",
    "notices",
    (401, 403, 409),
    description="To an e-mail address a link is sent first: nothing else is until somebody has followed it.",
)
async def add(request: Request[Any, Any, Any], data: JSONBody[NewNoticeChannel]) -> NoticeInfo:
    """Be notified over this channel, too."""
    instance, player = instance_of(request), await guest_of(request)
    notifier = instance.notices
    if data.kind not in notifier.kinds():
        raise HttpError(409, "no_such_way", "this house does not tell people that way")
    spend(notifier.trials, player.id, "that was too often; wait a while")
    target = _target(instance, data)
    language = data.language if data.language in languages() else "en"
    now = instance.registry.now()
    way = NoticeChannel(
        secrets.token_hex(9),
        player.id,
        data.kind,
        target,
        language,
        USUAL_MINUTES[data.kind],
        now,
        data.kind != MAIL,
    )
    if data.kind == MAIL:
        not_too_often(request)
        whom = target.decode().lower()
        if not notifier.unasked.offered(whom):
            text = "that address has been written to already; look there, or wait a day"
            raise HttpError(429, "too_often", text, after=notifier.unasked.wait(whom))
    if not await instance.wait(notifier.store.add(way, MOST_WAYS)):
        raise HttpError(409, "ways_enough", f"you have {MOST_WAYS} notifications already; remove one first")
    if data.kind == MAIL:
        config = instance.config
        await _now(instance, way, texts.confirmation(config.name, config.origin, await notifier.secret(), way))
    return await info_of_notices(instance, player)


async def _now(instance: Instance, way: NoticeChannel, message: texts.NoticeText) -> None:
    """Send something at once, or HttpError; a new channel that does not work is given up."""
    try:
        await instance.notices.send(way, message, asked_for=True)
    except Exception as problem:
        if not way.confirmed:
            await instance.wait(instance.notices.store.drop(way.id))
        raise HttpError(409, "not_sent", "that could not be sent; is the address right?") from problem


async def _mine(instance: Instance, player: Player, way: str) -> NoticeChannel:
    found = await instance.wait(instance.notices.store.way(way))
    if found is None or found.player != player.id:
        raise HttpError(404, "no_such_way", "you have no notification with this id")
    return found


@patch("/api/me/notices/ways/{way:str}", "How often I am told this way", "notices", (401, 404))
async def change(request: Request[Any, Any, Any], way: WayId, data: JSONBody[HowOften]) -> NoticeInfo:
    """No more often than that: what happens meanwhile goes into one message."""
    instance, player = instance_of(request), await guest_of(request)
    if not await instance.wait(instance.notices.store.change(way, player.id, data.every_minutes)):
        raise HttpError(404, "no_such_way", "you have no notification with this id")
    return await info_of_notices(instance, player)


@delete("/api/me/notices/ways/{way:str}", "No longer this way", "notices", (401, 404), status_code=200)
async def drop(request: Request[Any, Any, Any], way: WayId) -> NoticeInfo:
    """No longer be notified over this channel."""
    instance, player = instance_of(request), await guest_of(request)
    if not await instance.wait(instance.notices.store.drop(way, player.id)):
        raise HttpError(404, "no_such_way", "you have no notification with this id")
    return await info_of_notices(instance, player)


@post("/api/me/notices/ways/{way:str}/trial", "Try a way out", "notices", (401, 404, 409), status_code=200)
async def trial(request: Request[Any, Any, Any], way: WayId) -> NoticeInfo:
    """Sends something over it now."""
    instance, player = instance_of(request), await guest_of(request)
    found = await _mine(instance, player, way)
    if not found.confirmed:
        raise HttpError(409, "not_confirmed", "follow the link in the mail first")
    if found.trouble == SPOILT:
        raise HttpError(409, "way_spoilt", "nothing answers at this address any more; add it again")
    if not instance.notices.trials.offered(player.id):
        wait = instance.notices.trials.wait(player.id)
        raise HttpError(429, "too_often", "that was too often; wait a while", after=wait)
    config = instance.config
    await _now(instance, found, texts.trial(config.name, config.origin, await instance.notices.secret(), found))
    return await info_of_notices(instance, player)


# -- what links in messages lead to ---------------------------------------------------------------


def _page(language: str, title: str, text: str, button: str = "", status: int = 200) -> Response[str]:
    form = f'<form method="post"><button>{html.escape(button)}</button></form>' if button else ""
    page = resources.files("petteia.server").joinpath("assets", "notice.html").read_text("utf-8")
    for name, said in (("lang", language), ("title", html.escape(title)), ("text", html.escape(text)), ("form", form)):
        page = page.replace(f"{{{name}}}", said)
    return Response(page, status_code=status, media_type=MediaType.HTML)


async def _linked(request: Request[Any, Any, Any], what: str) -> tuple[bool, str, NoticeChannel | None]:
    """Whether a link is the server's own, the channel it is about, and that channel if it still exists."""
    instance = instance_of(request)
    way, key = request.query_params.get("way", "")[:40], request.query_params.get("key", "")[:64]
    right = texts.signed(await instance.notices.secret(), what, way)
    if not hmac.compare_digest(right.encode(), key.encode("utf-8", "surrogatepass")):
        return False, way, None
    return True, way, await instance.wait(instance.notices.store.way(way))


async def _answered(request: Request[Any, Any, Any], what: str, really: bool) -> Response[str]:
    """The page of a link. Programs that only look where a link leads change nothing: it takes a POST, which the page
    sends by itself where it may run scripts."""
    own, way, found = await _linked(request, what)
    instance = instance_of(request)
    say = texts.speech(found.language if found else "en").say
    language = found.language if found else "en"
    if not own or (found is None and what == texts.CONFIRM):
        return _page(language, say("notice-page-unknown"), say("notice-page-unknown-text"), status=404)
    if not really and found is not None:
        return _page(language, say(f"notice-page-{what}"), say("notice-page-sure"), say(f"notice-page-{what}-do"))
    if found is not None and what == texts.STOP:
        await instance.wait(instance.notices.store.drop(way))
    elif found is not None:
        await instance.wait(instance.notices.store.confirm(way))
    return _page(language, say(f"notice-page-{what}"), say(f"notice-page-{what}-done"))


@litestar.get("/api/notices/stop", include_in_schema=False)
async def ask_stop(request: Request[Any, Any, Any]) -> Response[str]:
    """Asks whether messages should stop."""
    return await _answered(request, texts.STOP, False)


@litestar.post("/api/notices/stop", include_in_schema=False, status_code=200)
async def stop(request: Request[Any, Any, Any]) -> Response[str]:
    """Messages stop, at once and for good (RFC 8058)."""
    return await _answered(request, texts.STOP, True)


@litestar.get("/api/notices/confirm", include_in_schema=False)
async def ask_confirm(request: Request[Any, Any, Any]) -> Response[str]:
    """Whether messages are wanted."""
    return await _answered(request, texts.CONFIRM, False)


@litestar.post("/api/notices/confirm", include_in_schema=False, status_code=200)
async def confirm(request: Request[Any, Any, Any]) -> Response[str]:
    """Messages are wanted."""
    return await _answered(request, texts.CONFIRM, True)


ROUTES: Final = [notices, set_preferences, add, change, drop, trial, ask_stop, stop, ask_confirm, confirm]
