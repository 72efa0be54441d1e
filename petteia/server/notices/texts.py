"""The text of notices, in the recipient's language, and the links that go with it.

Everything in a message comes from the lists of tables: what is played there, and with whom. A link leads to a table and
opens nothing; one that stops messages can do that and nothing else.
"""

import hmac
from functools import cache
from hashlib import sha256
from typing import Final
from urllib.parse import urlencode

import msgspec

from petteia.locale import DEFAULT_LANGUAGE, Speech, languages
from petteia.server.notices.waiting import Listed
from petteia.store.people.notices import NoticeChannel

STOP: Final = "stop"
CONFIRM: Final = "confirm"
MOST_LISTED: Final = 10
HOUR_MS: Final = 3_600_000


class MessageLine(msgspec.Struct, frozen=True):
    """A table that waits: what is played with whom, and its address."""

    text: str
    link: str


class NoticeText(msgspec.Struct, frozen=True):
    """Something to be sent."""

    subject: str
    lines: list[MessageLine]
    more: str
    """How many other tables wait; empty: none."""
    stop: str
    """The link that stops messages over this channel."""
    stop_text: str
    language: str
    home: str
    plan: MessageLine | None = None
    """That a plan would spare the next visit, and the way to it: only for ways that nobody else reads."""

    @property
    def text(self) -> str:
        """All of it, as plain text."""
        told = [f"{line.text}\n{line.link}" for line in self.lines]
        rest = [self.more] if self.more else []
        plan = [f"{self.plan.text}\n{self.plan.link}"] if self.plan else []
        return "\n\n".join([self.subject, *told, *rest, *plan, f"{self.stop_text}\n{self.stop}"])


@cache
def speech(language: str) -> Speech:
    """The texts in a language, or in English."""
    spoken = language if language in languages() else DEFAULT_LANGUAGE
    return Speech(spoken, ("common", "notice"))


def signed(key: bytes, what: str, way: str) -> str:
    """The signature that shows that a link is the server's own."""
    return hmac.new(key, f"{what} {way}".encode(), sha256).hexdigest()[:32]


def link(origin: str, key: bytes, what: str, way: str) -> str:
    """A link that does one thing with one channel."""
    return f"{origin}/api/notices/{what}?{urlencode({'way': way, 'key': signed(key, what, way)})}"


def by_time(tables: list[Listed], player: str) -> list[Listed]:
    """The tables that wait for a guest, those first at which their time is over soonest."""
    hurried = sorted([(at, n) for n, table in enumerate(tables) if (at := table.hurries(player)) is not None])
    first = [n for _, n in hurried]
    return [tables[n] for n in [*first, *[n for n in range(len(tables)) if n not in first]]]


def digest(
    house: str, origin: str, key: bytes, way: NoticeChannel, tables: list[Listed], now: int, spares: bool = False
) -> NoticeText:
    """One message about all the tables that wait for a guest, in this order. `spares`: at the first of them a plan
    would answer what comes next."""
    say = speech(way.language).say
    hurried = [at for table in tables if (at := table.hurries(way.player)) is not None]
    soon = any(at.remind <= now for at in hurried)
    count = sum(len(table.asked(way.player)) for table in tables)
    plan = MessageLine(say("notice-plan"), f"{origin}/table/{tables[0].id}#plan") if spares else None
    lines = [MessageLine(_told(way, table, now), f"{origin}/table/{table.id}") for table in tables[:MOST_LISTED]]
    rest = len(tables) - len(lines)
    return NoticeText(
        say("notice-subject-soon" if soon else "notice-subject", count=count, house=house),
        lines,
        say("notice-more", count=rest) if rest else "",
        link(origin, key, STOP, way.id),
        say("notice-stop"),
        way.language,
        origin,
        plan,
    )


def trial(house: str, origin: str, key: bytes, way: NoticeChannel) -> NoticeText:
    """A message by which guests see that it works."""
    say = speech(way.language).say
    lines = [MessageLine(say("notice-trial-text"), f"{origin}/")]
    subject = say("notice-trial", house=house)
    return NoticeText(subject, lines, "", link(origin, key, STOP, way.id), say("notice-stop"), way.language, origin)


def confirmation(house: str, origin: str, key: bytes, way: NoticeChannel) -> NoticeText:
    """Asks for confirmation that the recipient wants this mail."""
    say = speech(way.language).say
    lines = [MessageLine(say("notice-confirm-text", house=house), link(origin, key, CONFIRM, way.id))]
    subject = say("notice-confirm", house=house)
    return NoticeText(
        subject, lines, "", link(origin, key, STOP, way.id), say("notice-confirm-not"), way.language, origin
    )


def _told(way: NoticeChannel, table: Listed, now: int) -> str:
    """What is played, with whom, and how much time is left if that is counted in hours."""
    spoken = speech(way.language)
    others = [seat for seat in table.seats if seat.player != way.player and (seat.player or seat.bot is not None)]
    names = [seat.name for seat in others if seat.player and seat.name]
    told = spoken.say("notice-table", title=table.title, people=spoken.listing(names), count=len(names))
    hurried = table.hurries(way.player)
    if hurried is None:
        return told
    hours = max(0, hurried.until - now) // HOUR_MS
    days = hours // 24
    left = spoken.say("notice-days", count=days) if days >= 2 else spoken.say("notice-hours", count=hours)
    return spoken.say("notice-left", table=told, time=left)
