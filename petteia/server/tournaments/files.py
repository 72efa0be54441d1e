"""A tournament as files: a calendar (RFC 5545) and a table of values (RFC 4180)."""

import csv
import io
from datetime import UTC, datetime
from typing import Final

from petteia.server.tournaments.pages import TournamentPage
from petteia.server.tournaments.standings import ROUNDS, WINS
from petteia.store.people.tournament_rows import OFF

HOUR_MS: Final = 3600_000
LINE_BYTES: Final = 73
COUNTS: Final = (WINS, ROUNDS)
"""Tie-breaks that are no points."""


def _at(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    for letter in ("\\", ";", ","):
        text = text.replace(letter, f"\\{letter}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """A line of at most 75 bytes; the rest follows in lines that begin with a blank."""
    out, now = [], b""
    for letter in line:
        if len(now) + len(letter.encode()) > LINE_BYTES:
            out.append(now.decode())
            now = b" "
        now += letter.encode()
    return "\r\n".join([*out, now.decode()])


def calendar_of(page: TournamentPage, link: str, now: int) -> str:
    """A calendar with what is known of when a tournament is played: its beginning, its rounds, the next one."""
    events: list[tuple[str, int, int, str]] = []
    name = page.plan.name
    if page.plan.starts and not page.round:
        events.append(("start", page.plan.starts, page.plan.starts + HOUR_MS, name))
    for each in page.played:
        ends = each.ended or each.until or each.ready or each.began + HOUR_MS
        events.append((f"round-{each.number}", each.began, max(ends, each.began + 60_000), f"{name} · {each.number}"))
    if page.next and page.round:
        events.append((f"round-{page.round + 1}", page.next, page.next + HOUR_MS, f"{name} · {page.round + 1}"))
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Petteia//Tournaments//EN", f"X-WR-CALNAME:{_text(name)}"]
    for what, begins, ends, title in events:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{page.id}-{what}@petteia",
            f"DTSTAMP:{_at(now)}",
            f"DTSTART:{_at(begins)}",
            f"DTEND:{_at(ends)}",
            f"SUMMARY:{_text(title)}",
            f"URL:{link}",
            *(["STATUS:CANCELLED"] if page.state == OFF else []),
            "END:VEVENT",
        ]
    return "".join([f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"]])


def _safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text


def values_of(page: TournamentPage) -> str:
    """The standings, and then all games, with a line for each seat."""
    who = {one.number: _safe(one.name or (f"{one.bot} {one.number}" if one.bot else "")) for one in page.entrants}
    team = {one.number: _safe(one.team) for one in page.entrants}
    out = io.StringIO()
    write = csv.writer(out)
    ties = sorted({tie for one in page.standings for tie in one.ties})
    write.writerow(["rank", "name", "points", "played", "won", *ties])
    for row in page.standings:
        values = {tie: row.ties.get(tie, 0) for tie in ties}
        shares = [n if tie in COUNTS else f"{n / page.win:.3f}" for tie, n in values.items()]
        name, points = team[row.entrant] or who[row.entrant], f"{row.points / page.win:.3f}"
        write.writerow([row.rank, name, points, row.played, row.won, *shares])
    write.writerow([])
    write.writerow(["round", "board", "table", "name", "place", "points", "came", "team", "ahead"])
    for each in page.played:
        for one in each.byes:
            name, worth = team[one] or who[one], f"{page.bye / page.win:.3f}"
            write.writerow([each.number, "", "", name, "", worth, "bye", team[one], ""])
        for table in each.tables:
            for n, one in enumerate(table.entrants):
                place = table.places[n] if table.places else ""
                points = f"{table.points[n] / page.win:.3f}" if table.points else ""
                came = "no" if one in table.absent else "yes"
                ahead = table.ahead[n] if table.ahead else None
                rest = [team[one], "" if ahead is None else ahead]
                write.writerow([each.number, table.board + 1, table.table, who[one], place, points, came, *rest])
    return out.getvalue()
