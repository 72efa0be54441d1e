"""Who is notified, and when.

Every few seconds one server looks for tables that wait for people who want to be notified (`round`). What is owed to
them is stored, so that nobody is notified twice of the same move after a restart, and a channel is claimed before it is
used, so that only one of two servers sends. A message lists everything that waits: one instead of ten.

Guests who are looking at the site are not notified, and guests who have looked while it was their move are notified
once more an hour later, if it still is: they have seen it, and may have forgotten. Guests whose clock runs out soon are
reminded, once and whatever they have been sent before, but not during their quiet time.
"""

import asyncio
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final
from zoneinfo import ZoneInfo

import msgspec

from petteia.server.core import Core
from petteia.server.jobs.packing import UPKEEP
from petteia.server.limits.buckets import Buckets
from petteia.server.monitoring.logs import log
from petteia.server.notices import mail, push, texts, webhook
from petteia.server.notices.outbound import NotAllowed, OutboundHttp, Unreached, begins
from petteia.server.notices.waiting import Listed, WaitingTables
from petteia.store.people.notices import SPOILT, NoticeChannel, NoticePreferences, Owed
from petteia.tables.plans.spared import Run, spared

MAIL: Final = "mail"
HOOK: Final = "hook"
PUSH: Final = "push"
ROUND_SECONDS: Final = 5.0
LOOKED_MS: Final = 45_000
"""How long after a sign of a guest they are taken to be looking."""
SAID_MS: Final = 15_000
SEEN_MS: Final = 3600_000
CLAIM_MS: Final = 120_000
"""Longer than anything takes to be sent."""
AGAIN_MS: Final = 60_000
MOST_TRIES: Final = 8
"""After so many failures, with twice the wait after each (two hours and more in all), a channel is spoilt."""
UNCONFIRMED_MS: Final = 2 * 24 * 3600_000
MINUTE_MS: Final = 60_000
AT_ONCE: Final = 16
LOOK_SECONDS: Final = 20.0
"""How long a message waits for what can be said of a plan."""
TRIALS_PER_HOUR: Final = 12
MAILS_PER_DAY: Final = 3


class Notifier:
    """Notifies people, as long as the server is open."""

    def __init__(self, instance: Core, waiting: WaitingTables, look: Run) -> None:
        self.instance = instance
        self.waiting = waiting
        self.look = look
        self.store = instance.store.notices
        self.outside = OutboundHttp()
        self.trials = Buckets(TRIALS_PER_HOUR / 3600, TRIALS_PER_HOUR)
        """Messages that a guest triggers."""
        self.unasked = Buckets(MAILS_PER_DAY / 86_400, MAILS_PER_DAY)
        """Mails to an address whose owner has not confirmed yet that they want them."""
        self._secret = b""
        self._push_secret = b""
        self._forgot = -UNCONFIRMED_MS

    # -- what there is ----------------------------------------------------------------------------

    def kinds(self) -> list[str]:
        """The kinds of channels that this server has."""
        config = self.instance.config
        has = {
            MAIL: bool(config.notice.mail_from),
            HOOK: bool(config.notice.hooks),
            PUSH: config.notice.push and push.possible and bool(config.origin),
        }
        return [kind for kind, there in has.items() if there]

    async def secret(self) -> bytes:
        """The key by which the server recognises its own links."""
        self._secret = self._secret or await self.instance.wait(self.store.key("notice links"))
        return self._secret

    async def push_key(self) -> Any:
        """The server's key for push services (VAPID)."""
        self._push_secret = self._push_secret or await self.instance.wait(self.store.key("vapid"))
        from petteia.server.notices.push_crypto import house_key

        return house_key(self._push_secret)

    async def public_key(self) -> str:
        """The public key, which browsers need."""
        from petteia.server.notices.push_crypto import encoded, public

        return encoded(public(await self.push_key()))

    # -- again and again --------------------------------------------------------------------------

    async def go_on(self) -> None:
        """As long as the server is open."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.say_who_looks()
                if self.kinds() and UPKEEP in await self.instance.wait(self.instance.store.hold([UPKEEP])):
                    await self.round()
            except Exception:
                log.exception("telling people that it is their move failed")

    async def say_who_looks(self) -> None:
        """Report which guests of this server are looking at the site; every server does."""
        now = self.instance.registry.now()
        players = {connection.player.id for connection in self.instance.clients.connections if connection.looking}
        if players and self.kinds():
            unseen: set[str] = await self.instance.wait(self.store.unseen(now - SAID_MS))
            players &= unseen
        if players and self.kinds():  # most people do not want to be told, and nothing is written for them
            await self.instance.wait(self.store.looked(players, now))

    async def round(self) -> int:
        """Notify everybody who is due now; returns how many messages were sent."""
        now = self.instance.registry.now()
        if now - self._forgot > UNCONFIRMED_MS // 48:
            self._forgot = now
            await self.instance.wait(self.store.forget(now - UNCONFIRMED_MS))
        preferences, ways, kept = await self.instance.wait(self.store.people())
        if not ways:
            return 0
        owed = await self._owed(preferences, ways, kept, now)
        due = [way for way in ways if self._is_due(way, preferences[way.player], owed.get(way.player, []), now)]
        done = 0
        for at in range(0, len(due), AT_ONCE):
            some = due[at : at + AT_ONCE]
            done += sum(await asyncio.gather(*[self._tell(way, owed[way.player], now) for way in some]))
        return done

    async def _owed(
        self, preferences: dict[str, NoticePreferences], ways: list[NoticeChannel], kept: list[Owed], now: int
    ) -> dict[str, list[Owed]]:
        """Bring what is owed to each of these people up to date, and store it."""
        before = {(each.player, each.table): each for each in kept}
        waiting = self.waiting
        owed: dict[str, list[Owed]] = {}
        changed: list[Owed] = []
        for player in {way.player for way in ways}:
            looks = now - preferences[player].looked < LOOKED_MS
            for table in waiting.by_player.get(player, ()):
                known = before.pop((player, table), None)
                each = known or Owed(player, table, now)
                hurried = waiting.tables[table].hurries(player)
                if hurried is not None and each.at < hurried.remind <= now:
                    each = Owed(player, table, hurried.remind)
                if looks and each.at < now + SEEN_MS - SEEN_MS // 12:
                    each = Owed(player, table, now + SEEN_MS)
                if each != known:
                    changed.append(each)
                owed.setdefault(player, []).append(each)
        if changed or before:
            await self.instance.wait(self.store.owe(changed, list(before.values())))
        return owed

    def _is_due(self, way: NoticeChannel, preferences: NoticePreferences, owed: list[Owed], now: int) -> bool:
        ripe = now - preferences.after_minutes * MINUTE_MS
        new = [each for each in owed if each.at > way.covered and (each.at <= ripe or self._reminds(each))]
        return (
            bool(new)
            and way.kind in self.kinds()
            and way.claimed <= now
            and (now - way.sent >= way.every_minutes * MINUTE_MS or any(self._reminds(each) for each in new))
            and now - preferences.looked >= LOOKED_MS
            and not is_quiet(preferences, now)
        )

    def _reminds(self, owed: Owed) -> bool:
        """Whether it is a reminder that is owed: it does not wait for other messages."""
        table = self.waiting.tables.get(owed.table)
        hurried = table.hurries(owed.player) if table is not None else None
        return hurried is not None and owed.at == hurried.remind

    async def _tell(self, way: NoticeChannel, owed: list[Owed], now: int) -> bool:
        if not await self.instance.wait(self.store.claim(way, now, now + CLAIM_MS)):
            return False
        tables = [self.waiting.tables.get(each.table) for each in owed if each.at <= now]
        found = texts.by_time([table for table in tables if table is not None], way.player)
        if not found:  # the moves were made this very moment; the claim runs out by itself
            return False
        config, spares = self.instance.config, await self._spares(way, found[0])
        message = texts.digest(config.name, config.origin, await self.secret(), way, found, now, spares)
        return await self._sent(way, message, now)

    async def _spares(self, way: NoticeChannel, table: Listed) -> bool:
        """Whether a plan would spare the guest the next question at a table. Others may read what comes by a webhook,
        and nobody else is to learn what has been planned. A message goes out without this, too."""
        asked = table.asked(way.player)
        if way.kind == HOOK or len(asked) != 1:
            return False
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                return bool(await spared(self.instance.registry, self.look, table.id, way.player, asked[0]))
        except Exception:
            log.warning("what a plan would spare is not known", exc_info=True)
            return False

    async def _sent(self, way: NoticeChannel, message: texts.NoticeText, covered: int) -> bool:
        """Send a message over a claimed channel; returns whether that worked."""
        now = self.instance.registry.now()
        try:
            await self.send(way, message)
        except (mail.MailRefused, webhook.HookGone, push.PushGone, NotAllowed) as problem:
            self._say(way, problem, "nobody is at the other end of a way any more")
            if way.kind == PUSH:  # the browser has dropped it, and makes another when asked
                await self.instance.wait(self.store.drop(way.id))
            else:
                await self.instance.wait(self.store.failed(way.id, now, SPOILT))
            return False
        except Unreached as problem:
            self._say(way, problem, "somebody could not be told; it is tried again")
            last = way.tries + 1 >= MOST_TRIES
            again = now + AGAIN_MS * 2**way.tries
            await self.instance.wait(self.store.failed(way.id, again, SPOILT if last else "unreached"))
            return False
        await self.instance.wait(self.store.done(way.id, covered, now))
        self.instance.metrics.notices.labels(way.kind).inc()
        return True

    def _say(self, way: NoticeChannel, problem: Exception, what: str) -> None:
        self.instance.metrics.notices_failed.labels(way.kind).inc()
        log.warning(what, extra={"kind": way.kind, "problem": str(problem)})

    async def send(self, way: NoticeChannel, message: texts.NoticeText, asked_for: bool = False) -> None:
        """Send a message over a channel of any kind; `asked_for`: a guest waits for it."""
        config = self.instance.config
        if way.kind == MAIL:
            pool = mail.ASKED_FOR if asked_for else mail.TELLING
            await mail.send(config.notice, way.target.decode(), message, pool)
        elif way.kind == HOOK:
            url = way.target.decode()
            if not begins(url, config.notice.hooks):
                raise NotAllowed("the host does not allow this webhook any more")
            await webhook.send(self.outside, url, message)
        else:
            subscription = msgspec.json.decode(way.target, type=push.PushSubscription)
            if not begins(subscription.endpoint, config.notice.push_services):
                raise NotAllowed("the host does not allow this push service any more")
            label = texts.speech(way.language).say("notice-stop-short")
            contact = config.origin if config.secure else "mailto:nobody@localhost"
            text = push.written(message, label)
            await push.send(self.outside, await self.push_key(), subscription, text, contact)


@cache
def zone_of(name: str) -> ZoneInfo | None:
    """A time zone, if it is known here."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return None


def is_quiet(preferences: NoticePreferences, now: int) -> bool:
    """Whether it is a guest's quiet time."""
    if preferences.quiet_from == preferences.quiet_to:
        return False
    there = datetime.fromtimestamp(now / 1000, zone_of(preferences.zone) or UTC)
    minute = there.hour * 60 + there.minute
    if preferences.quiet_from < preferences.quiet_to:
        return preferences.quiet_from <= minute < preferences.quiet_to
    return minute >= preferences.quiet_from or minute < preferences.quiet_to
