"""Deukalion at the terminal: the map as a grid, the Kylix, the missions, and every ship.

Everything is drawn from the view. A square of the map is six signs wide: what it is, and who is there. Ships are the
numbers of their players, the Hydra is an H. Colour only helps: whatever it says stands there in signs as well.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from petteia.cli.boards.board_view import BoardView, View
from petteia.cli.game_texts import SEAT_COLOURS, GameTexts

WIDTH: Final = 6
SIGNS: Final = {"water": "", "anchor": "⚓", "styx": "≈", "land": "▒", "centre": "◎", "athens": "Ath"}
COLOURS: Final = {"water": "blue", "anchor": "cyan", "styx": "magenta", "land": "green", "centre": "yellow"}
WHIRLPOOL: Final = "@"
SHORT: Final = 3
"""Cities and settlements are written with so many letters, cities in capitals."""
KYLIX: Final = ("cards", "soldiers", "sail", "hydra")
QUIET: Final = frozenset({"turn_ended", "move_ended", "treasure_placed", "window_closed"})
"""What happens that nobody has to be told at a terminal: the board shows it, or it goes without saying."""


def draw(view: View, texts: GameTexts) -> RenderableType:
    """The whole table as a seat sees it."""
    seen = DeukalionView(view, texts)
    parts: list[RenderableType] = [seen.heading(), seen.chart(), seen.places(), seen.middle()]
    fight = seen.fight()
    if fight:
        parts.append(fight)
    parts.append(seen.ships())
    return Group(*parts, *seen.own())


def brief(view: View, texts: GameTexts) -> RenderableType:
    """Between two decisions of the same player: the map, the fight, and one's own ship."""
    seen = DeukalionView(view, texts)
    fight = seen.fight()
    return Group(seen.chart(), *([fight] if fight else []), *seen.own())


def chronicle(events: Sequence[Mapping[str, Any]], texts: GameTexts) -> list[Text]:
    """What happened, without what the board shows anyhow."""
    return [Text(texts.event(event)) for event in events if event["event"] not in QUIET]


def facts(word: str, texts: GameTexts) -> str:
    """The figures of a component, in a line."""
    entry = texts.component(word)
    figures = []
    for key in ("conquest_value", "treasure_slots", "soldiers", "count", "points"):
        if isinstance(entry.get(key), int):
            figures.append(f"{key.replace('_', ' ')} {entry[key]}")
    return " · ".join(figures)


class DeukalionView(BoardView):
    """A view, asked for by name."""

    def names(self, vocabulary: str, zone: str) -> list[str]:
        """What lies in a zone, in words."""
        out = []
        for piece in self.pieces(zone):
            words = self.speech.vocabularies(piece["kind"])
            known = vocabulary if vocabulary in words else words[0] if words else vocabulary
            out.append(self.counted(known, piece["kind"], int(piece["count"])))
        return out

    # -- the middle of the table -------------------------------------------------------------------------

    def heading(self) -> RenderableType:
        """Turn, phase and active player in a rule across the screen."""
        parts = [f"{self.called('counter-turn')} {self.counters['turn']}"]
        parts.append(self.speech.name("phase", str(self.counters["phase"])))
        parts.append(f"{self.called('counter-active')}: {self.texts.seat(int(self.counters['active']))}")
        parts.append(f"{self.called('counter-goal')}: {self.counters['goal']}")
        return Rule(Text(" · ".join(parts)), align="left")

    def chart(self) -> RenderableType:
        """The map: a line for the squares and one for the ships on them."""
        squares = {piece["id"].partition("/")[2]: piece for piece in self.pieces("map")}
        cols = 1 + max(int(piece["marks"]["col"]) for piece in squares.values())
        rows = 1 + max(int(piece["marks"]["row"]) for piece in squares.values())
        head = Text("   " + "".join(chr(ord("A") + c).ljust(WIDTH) for c in range(cols)), style="dim")
        lines = [head]
        for r in range(rows):
            line = Text(f"{r + 1:>2} ", style="dim")
            below = Text("   ")
            for c in range(cols):
                label = f"{chr(ord('A') + c)}{r + 1}"
                line.append_text(self.square(squares[label]))
                below.append_text(self.on(label))
            lines += [line, below]
        return Group(*lines)

    def square(self, piece: Mapping[str, Any]) -> Text:
        """What a square is; of a city its treasures, of a settlement whose it is."""
        kind = str(piece["kind"])
        if kind in SIGNS:
            sign = SIGNS[kind] or ("·" if not piece["marks"].get("whirlpool") else WHIRLPOOL)
            return Text(sign.ljust(WIDTH), style=COLOURS.get(kind, "bold"))
        if f"city/{kind}" in self.zones:
            count = sum(int(p["count"]) for p in self.pieces(f"city/{kind}") if p["kind"] != "theseus")
            hero = "!" if any(p["kind"] == "theseus" for p in self.pieces(f"city/{kind}")) else ""
            return Text(f"{self.speech.name('city', kind)[:SHORT].upper()}{count}{hero}".ljust(WIDTH), style="bold")
        held = self.pieces(f"settlement/{kind}")
        name = self.speech.name("settlement", kind)[:SHORT]
        if not held:
            return Text(name.ljust(WIDTH))
        seat = int(held[0]["marks"]["seat"])
        return Text(f"{name}={seat + 1}".ljust(WIDTH), style=SEAT_COLOURS[seat])

    def on(self, label: str) -> Text:
        """Who is on a field."""
        out = Text()
        for piece in self.pieces("ships"):
            if piece["marks"]["field"] == label:
                seat = piece["marks"].get("seat")
                if seat is None:
                    out.append("H", style="bold green")
                else:
                    out.append(str(int(seat) + 1), style=f"bold {SEAT_COLOURS[int(seat)]}")
        out.append(" " * (WIDTH - len(out)))
        return out

    def places(self) -> RenderableType:
        """In two columns: of every city the strength it takes and its treasures, of every settlement also its garrison
        and who holds it."""
        said = []
        for zone in self.zones:
            kind, _, place = zone.partition("/")
            entry = self.texts.component(place)
            short = self.speech.name(kind, place)[:SHORT] if kind in ("city", "settlement") else ""
            if kind == "city":
                said.append(
                    f"{short.upper()} {entry.get('conquest_value')}: {self.listed(self.names('treasure', zone))}"
                )
            elif kind == "settlement":
                soldiers = self.counted("piece", "soldier", int(entry.get("soldiers", 0)))
                holders = [self.texts.seat(int(piece["marks"]["seat"])) for piece in self.pieces(zone)]
                said.append(f"{short} {entry.get('conquest_value')}, {soldiers}: {self.listed(holders)}")
        table = Table.grid(padding=(0, 3))
        half = (len(said) + 1) // 2
        for at in range(half):
            table.add_row(*[Text(text) for text in (said[at], *said[half + at : half + at + 1])])
        return table

    def middle(self) -> RenderableType:
        """The Kylix, the open missions, the piles."""
        lines = []
        dice = {piece["id"].partition("/")[2]: piece["marks"] for piece in self.pieces("kylix")}
        if dice:
            said = [f"({dice['centre']['value']})"]
            for action in KYLIX:
                if action in dice:
                    used = " ✓" if dice[action]["used"] else ""
                    said.append(f"{self.speech.name('kylix', action)} {dice[action]['value']}{used}")
            said += [str(dice[f"outer{n}"]["value"]) for n in range(len(KYLIX)) if f"outer{n}" in dice]
            lines.append(f"{self.called('zone-kylix')}: {'  '.join(said)}")
        for piece in self.pieces("open"):
            lines.append(f"{self.called('zone-open')}: {self.speech.text('mission', piece['kind'])}")
        sizes = [f"{self.called('zone-' + zone)} {self.zones[zone].get('unseen', 0)}" for zone in ("deck", "pile")]
        supply = sum(int(piece["count"]) for piece in self.pieces("supply"))
        lines.append(" · ".join([*sizes, f"{self.called('zone-supply')} {supply}"]))
        return Text("\n".join(lines))

    def fight(self) -> RenderableType | None:
        """What the soldiers thrown show."""
        lines = []
        for zone in self.zones:
            if zone.startswith("thrown/"):
                seat = int(zone.partition("/")[2])
                strength = self.counters.get(f"strength/{seat}")
                said = [f"{self.texts.seat(seat)}: {self.listed(self.names('piece', zone))}"]
                if strength is not None:
                    said.append(f"{self.called('counter-strength')} {strength}")
                lines.append(" · ".join(said))
        if lines and "needed" in self.counters:
            lines.append(f"{self.called('counter-needed')}: {self.counters['needed']}")
        return Text("\n".join(lines), style="bold") if lines else None

    # -- the players ---------------------------------------------------------------------------------------

    def ships(self) -> RenderableType:
        """A line for every player."""
        table = Table(box=None, pad_edge=False, header_style="dim")
        table.add_column("")
        for key in ("counter-total", "zone-ship", "zone-underworld", "zone-hand", "zone-front"):
            table.add_column(self.called(key))
        below = {int(p["marks"]["seat"]): int(p["count"]) for p in self.pieces("underworld")}
        for seat in range(int(self.view["seats"])):
            sign = "▸" if seat in self.view["pending"] else " "
            table.add_row(
                Text(f"{sign}{seat + 1} {self.texts.seat(seat)}", style=SEAT_COLOURS[seat]),
                str(self.counters[f"total/{seat}"]),
                self.listed(self.names("piece", f"ship/{seat}")),
                str(below.get(seat, 0)),
                str(self.size(f"hand/{seat}")),
                self.listed(self.names("card", f"front/{seat}")),
            )
        return table

    def own(self) -> list[RenderableType]:
        """One's own cards and mission."""
        me = self.view["seat"]
        if me is None:
            return []
        lines: list[RenderableType] = [
            Text(f"{self.called('zone-hand')}: {self.listed(self.names('card', f'hand/{me}'))}")
        ]
        for piece in self.pieces(f"mission/{me}"):
            lines.append(Text(f"{self.called('zone-mission')}: {self.speech.text('mission', piece['kind'])}"))
        return lines
