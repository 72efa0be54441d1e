"""The table at the terminal, of any game, drawn from its view alone.

What all share comes first, squares of a map as a grid, then each seat with its counters and zones. Words and marks are
those of the locale files that the browser uses for games without a board of their own.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from petteia.cli.game_texts import SEAT_COLOURS, GameTexts
from petteia.cli.output import harmless
from petteia.engine.manifest import manifest_of
from petteia.engine.protocol import State

View = Mapping[str, Any]
Piece = Mapping[str, Any]
Zone = Mapping[str, Any]
Event = Mapping[str, Any]

SHARED: Final = -1
"""The owner of what everybody shares."""
HINTS: Final = frozenset({"reach", "prowl", "placements", "chances"})
WIDEST_NAME: Final = 20
SQUARE: Final = 8
"""How many characters a square of a map is wide."""
ELSEWHERE: Final = frozenset({"row", "col", "seat", "value"})
"""Marks that are shown in other ways: by the place, a name, a number."""


def board(view: View, texts: GameTexts) -> RenderableType:
    """Everything there is to see."""
    return Drawing(view, texts).table(range(view["seats"]), whole=True)


def overview(view: View, texts: GameTexts) -> RenderableType:
    """The whole table as a seat sees it, with one line for everything that is not its own."""
    return Drawing(view, texts).table(range(view["seats"]), whole=view["seat"] is None)


def brief(view: View, texts: GameTexts) -> RenderableType:
    """Between two decisions of the same player: what all share, and their own things."""
    seats = range(view["seats"]) if view["seat"] is None else (view["seat"],)
    return Drawing(view, texts).table(seats, whole=False)


class Drawing:
    """A view on its way to the terminal."""

    def __init__(self, view: View, texts: GameTexts) -> None:
        self.view = view
        self.texts = texts
        maps = (zone for zone in view["zones"] if any(on_map(piece) for piece in zone.get("pieces", [])))
        self.squares: Zone | None = next(maps, None)

    def table(self, seats: Iterable[int], whole: bool) -> RenderableType:
        """What all share, then some seats; rows of others are cut where not everything is wanted."""
        parts: list[RenderableType] = [self.heading()]
        if self.squares is not None:
            parts.append(self.chart(self.squares))
        parts.append(rows(self.zones(SHARED), whole))
        for seat in seats:
            parts.append(self.name(seat))
            parts.append(rows([*self.counters(seat), *self.zones(seat)], whole or seat == self.view["seat"]))
        return Group(*parts)

    def heading(self) -> RenderableType:
        """What is counted for all."""
        return Text(" · ".join(f"{name} {value}" for name, value in self.counters(SHARED)), style="bold")

    def name(self, seat: int) -> Text:
        """The name above a seat's things; a sign marks seats that are asked."""
        sign = "▸ " if seat in self.view["pending"] else "  "
        you = " (you)" if seat == self.view["seat"] else ""
        return Text(f"{sign}{self.texts.seat(seat)}{you}", style=f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}")

    def counters(self, owner: int) -> Iterator[tuple[str, str]]:
        """What is counted there; nothing of what is nought for a seat."""
        for counter in self.view["counters"]:
            if counter.get("owner", SHARED) == owner and (owner == SHARED or counter["value"]):
                yield self.texts.called(counter["key"]), self.texts.value(counter)

    def zones(self, owner: int) -> Iterator[tuple[str, str]]:
        """What lies there; empty places and the map itself are left out."""
        for zone in self.view["zones"]:
            lies = zone.get("pieces") or zone.get("unseen")
            if zone.get("owner", SHARED) == owner and lies and zone is not self.squares and not hint(zone):
                yield self.texts.called(zone["key"]), self.pieces(zone)

    def pieces(self, zone: Zone) -> str:
        """What lies in a zone: pieces that look alike together, dice by what they show."""
        heaps: Counter[str] = Counter()
        for piece in zone.get("pieces", []):
            heaps[self.piece(piece)] += int(piece["count"])
        row = [self.texts.times(count, name) for name, count in heaps.items()]
        if zone.get("unseen"):
            row.append(self.texts.speech.say("word-unseen", count=zone["unseen"]))
        return harmless(", ".join(row))

    def piece(self, piece: Piece) -> str:
        """A piece with its place, its owner and what its marks say."""
        marks = piece.get("marks", {})
        more = [self.texts.mark(name, value, piece["kind"]) for name, value in marks.items() if name not in ELSEWHERE]
        if isinstance(marks.get("seat"), int) and marks["seat"] >= 0:
            more.insert(0, self.texts.seat(marks["seat"]))
        if "value" in marks:
            more.insert(0, str(marks["value"]))
        name, place = self.texts.word(piece["kind"]), last(piece["id"])
        said = ", ".join(each for each in more if each and each not in name)
        at = self.texts.place(place) if place != piece["kind"] and not place.isdecimal() else ""
        return f"{f'{at}: ' if at else ''}{name}{f' ({said})' if said else ''}"

    # -- a map ----------------------------------------------------------------------------------

    def chart(self, zone: Zone) -> RenderableType:
        """The squares in their rows: what each is, and below it who is there."""
        squares = {(int(p["marks"]["row"]), int(p["marks"]["col"])): p for p in zone["pieces"] if on_map(p)}
        wide, high = 1 + max(col for _, col in squares), 1 + max(row for row, _ in squares)
        usual, _ = Counter(str(p["kind"]) for p in squares.values()).most_common(1)[0]
        grid = Table.grid(padding=(0, 1))
        for _ in range(wide):
            grid.add_column(width=SQUARE, no_wrap=True, overflow="crop")
        for row in range(high):
            line = []
            for col in range(wide):
                square = squares.get((row, col))
                label = "" if square is None else last(square["id"])
                kind = "" if square is None or square["kind"] == usual else self.texts.word(square["kind"])
                there = ",".join(self.standing(label)) if label else ""
                line.append(Text.assemble((f"{label:<3}", "dim"), kind[: SQUARE - 3], "\n", (there, "bold")))
            grid.add_row(*line)
        return grid

    def standing(self, label: str) -> Iterator[str]:
        """Who is on a square: a seat by its number, others by the beginning of their name."""
        for zone in self.view["zones"]:
            for piece in zone.get("pieces", []) if zone is not self.squares and not hint(zone) else []:
                marks = piece.get("marks", {})
                if label in (each for each in marks.values() if isinstance(each, str)):
                    seat = marks.get("seat", -1)
                    yield str(seat + 1) if seat >= 0 else self.texts.word(piece["kind"])[:3].title()


def rows(named: Iterable[tuple[str, str]], whole: bool) -> RenderableType:
    """Names and what they stand for; whole, or each cut to its line."""
    named = list(named)
    table = Table.grid(padding=(0, 2), expand=True)
    table.add_column(style="dim", width=4 + min(WIDEST_NAME, max((len(name) for name, _ in named), default=0)))
    table.add_column(ratio=1, no_wrap=not whole, overflow="fold" if whole else "ellipsis")
    for name, value in named:
        table.add_row(Padding(Text(name), (0, 0, 0, 4)), Text(value))
    return table


def on_map(piece: Piece) -> bool:
    """Whether a piece is a square of a map."""
    marks: Mapping[str, Any] = piece.get("marks", {})
    return {"row", "col"} <= marks.keys()


def hint(zone: Zone) -> bool:
    """Whether a zone only says what could be done, which the options say here."""
    return zone["id"].partition("/")[0] in HINTS


def last(piece: str) -> str:
    """The end of a piece's id, which says where or what it is."""
    return piece.rpartition("/")[2]


def open_view(state: State) -> dict[str, Any]:
    """The table with all hands open: every zone as its owner sees it."""
    view = state.view(None)
    own = {
        (seat, zone["id"]): zone
        for seat in range(view["seats"])
        for zone in state.view(seat)["zones"]
        if zone.get("owner", SHARED) == seat
    }
    view["zones"] = [own.get((zone.get("owner", SHARED), zone["id"]), zone) for zone in view["zones"]]
    return view


# -- what happened ----------------------------------------------------------------------------------


def chronicle(events: Sequence[Event], texts: GameTexts) -> list[Text]:
    """What happened. Rows of one kind become one line where the game has words for that."""
    lines: list[Text] = []
    for kind, row in groupby(events, key=lambda event: str(event["event"])):
        run: list[Event] = []
        for event in row:
            if run and not differing(kind, [*run, event], texts):
                lines += told(kind, run, texts)
                run = []
            run.append(event)
        lines += told(kind, run, texts)
    return lines


def differing(kind: str, run: Sequence[Event], texts: GameTexts) -> str:
    """How these can be told in one: by the one word that differs between them, by their number, or not at all."""
    names = {name for event in run for name in event}
    differ = {name for name in names if len({str(event.get(name)) for event in run}) > 1}
    if texts.speech.has(f"word-many_{kind}"):
        words = [name for name in names if isinstance(run[0].get(name), str) and name != "event"]
        named = next(iter(differ)) if len(differ) == 1 else words[0] if not differ and len(words) == 1 else ""
        if named and all(named in event for event in run):
            return named
    return "event" if not differ and texts.speech.has(f"word-unseen_{kind}") else ""


def told(kind: str, run: Sequence[Event], texts: GameTexts) -> list[Text]:
    """Events of a kind in one line, or each in its own."""
    named = differing(kind, run, texts) if len(run) > 1 else ""
    if not named:
        return [Text(texts.event(event)) for event in run]
    if named == "event":
        return [Text(texts.message(f"word-unseen_{kind}", run[0], {"count": len(run)}))]
    names = texts.speech.listing(texts.speech.called(str(event[named])) for event in run)
    return [Text(texts.message(f"word-many_{kind}", run[0], {named: names}))]


def result(view: View, texts: GameTexts) -> Text:
    """Who won, once the game is over; points are added up unless the game compares one after the other."""
    adds_up = not manifest_of(type(texts.game)).ladder
    lines = []
    for place, seats in enumerate(view["standings"], 1):
        for seat in seats:
            points = view["scores"][seat]
            sources = ", ".join(f"{texts.word(source).replace('_', ' ')} {n}" for source, n in points.items() if n)
            total = f"{sum(points.values())}{f' ({sources})' if sources else ''}" if adds_up else sources
            lines.append(f"{place}. {texts.seat(seat)}: {total}")
    return Text("\n".join(lines))


# -- components -------------------------------------------------------------------------------------


def price(action: Mapping[str, Any], texts: GameTexts) -> str:
    """The text beside an action: what it costs, if the game's manifest says how it is paid for."""
    key = manifest_of(type(texts.game)).prices.get(str(action["verb"]), "")
    words = (str(word) for word in action["args"].values()) if key else ()
    return next((amounts(texts.figures[word][key], texts) for word in words if key in texts.figures.get(word, {})), "")


def facts(word: str, texts: GameTexts) -> str:
    """The figures of a component in a line: what it costs, and every number that it has."""
    out = []
    for key, value in texts.figures.get(word, {}).items():
        label = key.replace("_", " ")
        if isinstance(value, int) and not isinstance(value, bool):
            named = f"word-{key}"
            out.append(texts.speech.say(named, count=value) if texts.speech.has(named) else f"{label} {value}")
        elif isinstance(value, Mapping) and value and all(isinstance(n, int) for n in value.values()):
            out.append(f"{label}: {amounts(value, texts)}")
    return harmless(" · ".join(out))


def amounts(row: Mapping[str, int], texts: GameTexts) -> str:
    """So much of each, without zeros: `2 gold, 1 favor`."""
    return harmless(", ".join(f"{n} {texts.speech.called(word)}" for word, n in row.items() if n))
