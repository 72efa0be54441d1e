"""What a link may reveal of a table to those outside: robots that fetch previews, and everybody who reads them.

It is what lists of tables show to any guest, and only of tables that anybody may watch. For all other tables, for those
that do not exist, and on a server with a password, the preview is about the server, so nobody learns which case it was.
No table is opened for it: an idle one stays idle.
"""

import re
from functools import cache
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from petteia.locale import DEFAULT_LANGUAGE, Speech, languages
from petteia.server.share.scene import Scene
from petteia.tables.messages import SeatInfo
from petteia.tables.safe_text import plain_text
from petteia.tables.summaries import Summary
from petteia.tables.table.metadata import CLOSED, FINISHED, OPEN, RUNNING, STARTING

What = Literal["house", "table", "replay", "moment", "on"]
NAMES: Final = ("Ariadne", "Bion", "Chloe", "Damon", "Eirene", "Phaidra", "Glaukos", "Hero")
"""Bots without a name; the client gives them the same ones."""
MOST_NAME: Final = 40
_WAY: Final = re.compile(r"/(table|replay|play-on)/([\w-]{1,40})(?:/(\d{0,6}))?(?:/(\d{0,2}))?/?")


class Subject(msgspec.Struct, frozen=True):
    """What a link is about: a table, its whole replay, a moment of it, or a position to play on from."""

    what: What = "house"
    table: str = ""
    number: int = 0
    seat: int = -1
    """Whose updates the number counts; -1: those of spectators."""


class SharedPosition(msgspec.Struct, frozen=True):
    """A seat in the picture."""

    name: str
    colour: int
    """1 to 8; 0: the seat is free."""
    points: int | None = None
    won: bool = False
    moves: bool = False


class Facts(msgspec.Struct, frozen=True):
    """What may be revealed. `what` is `instance` if nothing may be revealed but that there is a server."""

    what: What
    game: str
    title: str
    heading: str
    """What the link is called; a picture has the title."""
    line: str
    text: str
    seats: list[SharedPosition]
    language: str
    still: bool = False
    """Whether it will be the same tomorrow."""


def subject_of(path: str) -> Subject:
    """What an address is about; the server, if nothing else."""
    found = _WAY.fullmatch(path)
    if found is None:
        return Subject()
    kind, table, number, seat = found[1], found[2], int(found[3] or 0), int(found[4] or -1)
    if kind == "table":
        return Subject("table", table)
    if kind == "play-on":
        return Subject("on", table, number, seat)
    return Subject("moment", table, number, seat) if number else Subject("replay", table)


def language_of(wished: str, accepted: str) -> str:
    """The language of a link; else the first of those that the reader accepts; else English."""
    for said in (wished, *accepted.split(",")):
        tongue = said.partition(";")[0].strip()[:2].lower()
        if tongue in languages():
            return tongue
    return DEFAULT_LANGUAGE


@cache
def speech(language: str) -> Speech:
    """The texts of a language, which are read from a file the first time."""
    return Speech(language, ("common", "share"))


def public(summary: Summary | None) -> bool:
    """Whether anybody with the link may look at it."""
    if summary is None:
        return False
    over = summary.status in (FINISHED, CLOSED)
    return (summary.listed and (summary.watchers or summary.status == OPEN)) or (over and summary.shared)


def facts_of(subject: Subject, found: Summary | None, language: str) -> Facts:
    """What may be revealed of a table; `found` is None if nothing may."""
    spoken = speech(language)
    if subject.what == "house" or found is None or not public(found):
        line = spoken.say("share-house")
        return Facts("house", "", "Petteia", "Petteia", line, spoken.say("share-house-text"), [], language, still=True)
    begun = found.status not in (OPEN, STARTING)  # then no seat is free, as in a game that came as a record
    taken = [begun or _taken(seat) for seat in found.seats]
    names = [_name(spoken, number, seat, taken[number]) for number, seat in enumerate(found.seats)]
    seated = [name for name, sits in zip(names, taken, strict=True) if sits]
    over = found.status in (FINISHED, CLOSED)
    # A replay or a moment does not reveal the end: viewers may want to see for themselves. A game that is not over
    # cannot be looked at again, or played on from; then the link is about the table.
    what: What = subject.what if over or subject.what == "table" else "table"
    ends = over and what == "table"
    seats = [
        SharedPosition(
            name,
            number % 8 + 1 if taken[number] else 0,
            points=found.points[number] if ends and number < len(found.points) else None,
            won=ends and number in found.winners,
            moves=found.status == RUNNING and number in found.pending,
        )
        for number, name in enumerate(names)
    ]
    heading = found.title
    if what in ("moment", "on") and subject.number:
        heading = spoken.say(f"share-{what}-title", title=found.title, number=subject.number)
    line = spoken.say(f"share-{what}") if what in ("replay", "moment", "on") else _line(spoken, found, names)
    with_whom = spoken.say("share-with", people=spoken.listing(seated)) if seated else ""
    text = ". ".join(part for part in (line, with_whom) if part) + "."
    return Facts(what, found.game, found.title, heading, line, text, seats, language, still=over)


def _taken(seat: SeatInfo) -> bool:
    return bool(seat.player) or seat.bot is not None


def _name(spoken: Speech, number: int, seat: SeatInfo, taken: bool) -> str:
    if not taken:
        return spoken.say("share-seat-free")
    given = seat.name or (seat.bot.name if seat.bot is not None else "")
    if not given and seat.player:  # an erased guest
        return spoken.say("share-somebody")
    return plain_text(given, MOST_NAME) or NAMES[number % len(NAMES)]


def _line(spoken: Speech, found: Summary, names: list[str]) -> str:
    """How things stand, in a line."""
    if found.status == OPEN:
        return spoken.say("share-open", count=sum(1 for seat in found.seats if not _taken(seat)))
    if found.status == STARTING:
        return spoken.say("share-starting")
    if found.status == FINISHED and found.winners:
        winners = [names[seat] for seat in found.winners if seat < len(names)]
        return spoken.say("share-won", names=spoken.listing(winners), count=len(winners))
    if found.status in (FINISHED, CLOSED):
        return spoken.say("share-closed")
    return " · ".join(_stands(spoken, found.moment, found.pending, names)) or spoken.say("share-running")


def _stands(spoken: Speech, moment: dict[str, int], pending: list[int], names: list[str]) -> list[str]:
    """When it is, and whose move."""
    parts: list[str] = []
    if "season" in moment and "year" in moment:
        parts.append(spoken.say("share-season", year=moment["year"], season=moment["season"]))
    elif "turn" in moment:
        parts.append(spoken.say("share-turn", turn=moment["turn"]))
    moving = [names[seat] for seat in pending if seat < len(names)]
    if moving:
        parts.append(spoken.say("share-move", names=spoken.listing(moving), count=len(moving)))
    return parts


def seen(facts: Facts, subject: Subject, scene: Scene) -> Facts:
    """What the picture of a position says: how it stood then. What was told of the end is left as it is."""
    if facts.what not in ("moment", "on"):
        return facts
    spoken, names = speech(facts.language), [seat.name for seat in facts.seats]
    parts = [spoken.say("share-at", number=subject.number)] if subject.number else []
    parts += _stands(spoken, scene.moment, scene.pending, names)
    seats = [
        replace(
            seat, points=scene.points[number] if number < len(scene.points) else None, moves=number in scene.pending
        )
        for number, seat in enumerate(facts.seats)
    ]
    return replace(facts, line=" · ".join(parts) or facts.line, seats=seats)
