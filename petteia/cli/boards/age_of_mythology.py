"""Age of Mythology at the terminal: the middle of the table, the battle, the other players, and your own things.

Everything is drawn from the view. Colour only helps: whatever it says stands there in words as well. In a wide
terminal the other players sit side by side.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from petteia.cli.boards.board_view import BoardView, View
from petteia.cli.game_texts import SEAT_COLOURS, GameTexts

Form = Mapping[str, Any]

WIDE: Final = 110
RESOURCES: Final = {"food": "green", "wood": "dark_orange3", "gold": "yellow", "favor": "bright_blue"}
"""In the order of the boards, with their colours."""
VICTORY_CARDS: Final = ("largest_army", "most_buildings", "the_wonder", "won_the_last_battle")
RACES: Final = {"largest_army": "army", "most_buildings": "buildings"}
"""Victory cards that somebody leads in, and the counter that says so."""
FREE: Final = "□"
HIT, MISS = "⚅", "·"
QUIET: Final = frozenset({"ready", "stayed", "workers_lifted", "tiles_returned"})
"""What happens that nobody has to be told at a terminal: the board shows it, or it goes without saying."""
MERGED: Final = {"tile_opened": "tile", "recruited": "unit", "drew": "card", "worker_put": "tile"}
"""Events that come in rows, and the word that differs between them."""
PRICED: Final = {"build": "building", "recruit": "unit"}
"""Actions with a price, and what is paid for."""


def draw(view: View, texts: GameTexts) -> RenderableType:
    """The whole table as a seat sees it."""
    return Board(AgeOfMythologyView(view, texts))


def brief(view: View, texts: GameTexts) -> RenderableType:
    """Between two decisions of the same player: only what changes then."""
    seen = AgeOfMythologyView(view, texts)
    if view["seat"] is None:
        return draw(view, texts)
    parts: list[RenderableType] = list(seen.battlefield())
    me = int(view["seat"])
    picked = seen.names("card", f"picked/{me}")
    line = seen.cubes(me)
    if picked:
        line.append(f" · {texts.called('zone-picked')}: {picked}")
    return Group(*parts, line)


def scene(view: View) -> str:
    """What holds everybody's eyes: the battle that is fought. While it lasts only it is shown."""
    fought = [zone["id"] for zone in view["zones"] if zone["id"].startswith("battle/")]
    return " ".join(fought)


class AgeOfMythologyView(BoardView):
    """A view, asked for by name."""

    def count(self, zone: str, kind: str) -> int:
        """How many of a kind lie in a zone."""
        return sum(int(piece["count"]) for piece in self.pieces(zone) if piece["kind"] == kind)

    def names(self, vocabulary: str, zone: str) -> str:
        """What lies in a zone, in words; nothing if there is nothing."""
        rows = []
        for piece in self.pieces(zone):
            name = self.speech.name(vocabulary, piece["kind"]) if vocabulary else self.texts.word(piece["kind"])
            kills = piece.get("marks", {}).get("kills", 0)
            name += f" ({self.say('word-kills', count=kills)})" if kills else ""
            rows.append(name if piece["count"] == 1 else self.say("list-times", count=piece["count"], name=name))
        return ", ".join(rows)

    def say(self, key: str, **params: int | str) -> str:
        """A message."""
        return self.speech.say(key, **params)

    # -- the middle of the table -------------------------------------------------------------------------

    def heading(self) -> RenderableType:
        """Turn, phase, round and first player in a rule across the screen."""
        turn, phase = int(self.counters["turn"]), str(self.counters["phase"])
        parts = [f"{self.called('counter-turn')} {turn}"] if turn else []
        parts.append(self.speech.name("phase", phase))
        if self.counters["round"]:
            parts.append(f"{self.called('counter-round')} {self.counters['round']}")
        first = self.texts.seat(int(self.counters["first_player"]))
        parts.append(f"{self.called('counter-first_player')}: {first}")
        return Rule(Text(" · ".join(parts), style="bold"), align="left", style="dim", characters="━")

    def middle(self) -> RenderableType:
        """Bank, victory cards and tiles on offer."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        bank = self.amounts("bank")
        bank.append(f" · {self.say('word-victory_cubes', count=int(self.counters['victory_bank']))}")
        grid.add_row(self.called("zone-bank"), bank)
        for card in VICTORY_CARDS:
            cubes = self.count(f"victory/{card}", "victory")
            worth = Text("●" * cubes + (" " if cubes else ""), style="magenta")
            worth.append(str(cubes), style="bold" if cubes else "dim")
            worth.append(f"  {self.race(card)}", style="default")
            grid.add_row(self.speech.name("victory", card), worth)
        offered = self.names("tile", "open")
        if offered:
            grid.add_row(self.called("zone-open"), offered)
        return grid

    def race(self, card: str) -> str:
        """Who would get the cubes of a card now."""
        if card not in RACES:
            return ""
        counts = {s: int(self.counters.get(f"{RACES[card]}/{s}", 0)) for s in range(self.view["seats"])}
        if card == "largest_army":  # those who are away fighting still belong to it
            for s in counts:
                counts[s] += sum(int(piece["count"]) for piece in self.pieces(f"battle/{s}"))
        best = max(counts.values())
        leaders = [seat for seat, count in counts.items() if count == best]
        if len(leaders) == 1:
            return self.say("word-leads", seat=leaders[0], count=best)
        return self.say("word-tied", seats=" ".join(map(str, leaders)), count=best)

    def amounts(self, zone: str) -> Text:
        """The resource cubes in a zone."""
        out = Text()
        for resource, colour in RESOURCES.items():
            n = self.count(zone, resource)
            out.append("  " if out.plain else "")
            out.append(f"{self.speech.name('resource', resource)} {n}", style=colour if n else "dim")
        return out

    def cubes(self, seat: int) -> Text:
        """A player's cubes."""
        return self.amounts(f"cubes/{seat}")

    # -- the battle ------------------------------------------------------------------------------------------

    def battlefield(self) -> Iterator[RenderableType]:
        """Who fights where with what."""
        if "battle_area" not in self.counters:
            return
        title = self.say("word-battle_for", area=str(self.counters["battle_area"]))
        if "encounter" in self.counters:
            title += f" · {self.called('counter-encounter')} {self.counters['encounter']}"
        if "battle_god" in self.counters:
            title += f" · {self.speech.name('god', str(self.counters['battle_god']))}"
            title += f" ({self.say('word-used_up')})" if self.counters.get("battle_god_used") else ""
        grid = Table.grid(padding=(0, 2))
        for seat in range(self.view["seats"]):
            if f"battle/{seat}" in self.zones or f"committed/{seat}" in self.zones:
                grid.add_row(Text(self.texts.seat(seat), style=f"bold {colour(seat)}"), self.army_in_battle(seat))
        yield Panel(grid, title=Text(title), title_align="left", border_style="red")

    def army_in_battle(self, seat: int) -> Text:
        """One side: its units, its battle card, its hits."""
        if f"battle/{seat}" not in self.zones:
            out = Text(self.names("", f"committed/{seat}") or "…")
            limit = self.counters.get(f"unit_limit/{seat}")
            return out.append(f"  ({self.called('counter-unit_limit')}: {limit})", style="dim")
        out = Text(self.names("unit", f"battle/{seat}"))
        card = self.pieces(f"battle_card/{seat}")
        if card:
            mood = ("", "word-berserk", "word-throwing")[card[0].get("marks", {}).get("mood", 0)]
            out.append(f"  ▶ {self.texts.word(card[0]['kind'])}", style="bold")
            out.append(f" ({self.say(mood)})" if mood else "")
        elif self.zones.get(f"battle_card/{seat}", {}).get("unseen"):
            out.append(f"  ▶ {self.say('word-hidden')}", style="bold")
        hits = self.counters.get(f"hits/{seat}")
        if hits:
            out.append(f"  {self.called('counter-hits')}: {hits}")
        return out

    # -- players ---------------------------------------------------------------------------------------------

    def title(self, seat: int) -> Text:
        """Who it is, with everything that can be said in a word."""
        out = Text("▸ " if seat in self.view["pending"] else "", style="bold")
        out.append(self.texts.seat(seat), style=f"bold {colour(seat)}")
        if seat == self.view["seat"]:
            out.append(f" ({self.say('word-you')})")
        if f"culture/{seat}" not in self.counters:
            return out
        out.append(f" · {self.speech.name('culture', str(self.counters[f'culture/{seat}']))}")
        out.append(f" · {self.speech.name('age', str(self.counters[f'age/{seat}']))}")
        out.append(f" · {self.say('word-victory_cubes', count=int(self.counters[f'victory/{seat}']))}", style="magenta")
        if self.counters.get(f"fourth_action/{seat}"):
            out.append(f" · {self.say('word-extra_move')}")
        return out

    def player(self, seat: int) -> RenderableType:
        """A player's board in a panel."""
        body = Table.grid(padding=(0, 2))
        body.add_column(style="bold", no_wrap=True)
        body.add_column()
        if f"culture/{seat}" in self.counters:
            for label, content in self.rows(seat):
                body.add_row(label, content)
        return Panel(body, title=self.title(seat), title_align="left", border_style=colour(seat))

    def rows(self, seat: int) -> Iterator[tuple[str, RenderableType]]:
        """What is in a player's panel."""
        yield self.called("zone-cubes"), self.cubes(seat)
        buildings = self.names("building", f"city/{seat}")
        yield f"{self.called('zone-city')} {self.counters[f'buildings/{seat}']}", buildings or Text("–", style="dim")
        army = self.names("unit", f"holding/{seat}")
        yield f"{self.called('zone-holding')} {self.counters[f'army/{seat}']}", army or Text("–", style="dim")
        yield from self.land(seat)
        front = self.names("card", f"front/{seat}")
        if front:
            yield self.called("zone-front"), front
        if seat != self.view["seat"] and not self.pieces(f"hand/{seat}"):
            hand = self.say(
                "word-hand_of",
                permanent=int(self.counters[f"permanent_cards/{seat}"]),
                random=int(self.counters[f"random_cards/{seat}"]),
            )
            yield self.called("zone-hand"), hand
            return
        yield from self.hand(seat)

    def land(self, seat: int) -> Iterator[tuple[str, RenderableType]]:
        """The production area, a row for each terrain: what the tiles yield, who works there, what is free."""
        by_terrain: dict[str, Text] = {}
        for piece in self.pieces(f"production/{seat}"):
            row = by_terrain.setdefault(piece["marks"]["terrain"], Text())
            row.append("  " if row.plain else "")
            if piece["kind"] == "space":
                row.append(FREE, style="dim")
                continue
            _, resource, amount = str(piece["kind"]).split("/")
            row.append(f"{amount} {self.speech.name('resource', resource)}", style=RESOURCES[resource])
            worker = piece["marks"].get("worker")
            if worker:
                row.append(f" +{self.speech.name('unit', str(worker))}", style="bold")
        for terrain, row in by_terrain.items():
            if row.plain.replace(FREE, "").strip() or seat == self.view["seat"]:
                yield self.speech.name("terrain", terrain), row

    def hand(self, seat: int) -> Iterator[tuple[str, RenderableType]]:
        """One's own cards, with what they say."""
        picked = self.names("card", f"picked/{seat}")
        if picked:
            yield self.called("zone-picked"), picked
        to_draw = self.counters.get(f"to_draw/{seat}")
        if to_draw:
            yield self.called("counter-to_draw"), str(to_draw)
        label = self.called("zone-hand")
        for piece in self.pieces(f"hand/{seat}"):
            name = self.counted("card", piece["kind"], int(piece["count"]))
            text = self.speech.text("card", piece["kind"])
            yield label, Text.assemble((name, "bold"), ("  " + text, "dim"))
            label = ""


class Board:
    """The table, as wide as the terminal lets it be."""

    def __init__(self, seen: AgeOfMythologyView) -> None:
        self.seen = seen

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        seen = self.seen
        yield seen.heading()
        yield Padding(seen.middle(), (0, 0, 0, 1))
        me = seen.view["seat"]
        order = sorted(range(seen.view["seats"]), key=lambda s: (seen.counters.get(f"place/{s}", s), s))
        others = [seat for seat in order if seat != me]
        if options.max_width >= WIDE and len(others) > 1:
            grid = Table.grid(expand=True, padding=(0, 1))
            grid.add_column(ratio=1)
            grid.add_column(ratio=1)
            for at in range(0, len(others), 2):
                grid.add_row(*(seen.player(seat) for seat in others[at : at + 2]))
            yield grid
        else:
            yield from (seen.player(seat) for seat in others)
        if me is not None:
            yield seen.player(int(me))
        yield from seen.battlefield()


def colour(seat: int) -> str:
    """A seat's colour; its name always stands beside it."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


# -- what happened, and what it costs --------------------------------------------------------------------------


def chronicle(events: Sequence[Form], texts: GameTexts) -> list[Text]:
    """What happened, in few lines: rows of the same kind become one, dice are shown, what goes without saying is not
    said."""
    out: list[Text] = []
    at = 0
    while at < len(events):
        event = events[at]
        kind = str(event["event"])
        word = MERGED.get(kind, "")
        run = at + 1
        while word and run < len(events) and alike(event, events[run], word):
            run += 1
        if kind in QUIET:
            pass
        elif run > at + 1 and word in event:
            vocabulary = {"tile": "tile", "unit": "unit", "card": "card"}[word]
            names = [texts.speech.name(vocabulary, str(each[word])) for each in events[at:run]]
            out.append(Text(texts.message(f"word-many_{kind}", event, {word: texts.speech.listing(names)})))
        elif run > at + 1:
            out.append(Text(texts.message(f"word-unseen_{kind}", event, {"count": run - at})))
        else:
            out.append(told(event, texts))
        at = run
    return out


def alike(one: Form, other: Form, word: str) -> bool:
    """Whether two events differ only in a word."""
    fields = one.keys() | other.keys()
    return (word in one) == (word in other) and all(one.get(f) == other.get(f) for f in fields if f != word)


def told(event: Form, texts: GameTexts) -> Text:
    """One event; a roll with its dice."""
    text = Text(texts.event(event))
    kind = event["event"]
    if kind == "rolled":
        hits, dice = int(event["hits"]), int(event["dice"])
        text.append(f"  {HIT * hits}{MISS * (dice - hits)}", style="bold")
    elif kind in ("turn_began", "round_began", "attacked", "battle_won", "game_ended"):
        text.stylize("bold")
    return text


def price(action: Form, texts: GameTexts) -> str:
    """What something costs, beside its name: `2 gold, 1 favor`."""
    what = PRICED.get(str(action["verb"]), "")
    entry = texts.component(str(action["args"].get(what, ""))) if what else {}
    cost = entry.get("cost", {})
    row = [f"{n} {texts.speech.name('resource', r)}" for r, n in cost.items() if n and r in RESOURCES]
    return ", ".join(row)


def facts(word: str, texts: GameTexts) -> str:
    """The figures of a component: price, dice, what it is good against, how many there are."""
    entry, speech = texts.component(word), texts.speech
    out = [
        ", ".join(f"{n} {speech.name('resource', r)}" for r, n in entry.get("cost", {}).items() if r in RESOURCES and n)
    ]
    if "dice" in entry:
        out.append(speech.say("word-dice", count=int(entry["dice"])))
        out += [speech.name("class", str(entry["class"])), *(speech.name("type", t) for t in entry.get("types", []))]
    for what, count in entry.get("bonuses", {}).items():
        out.append(speech.say("word-against", count=int(count), what=str(what)))
    if entry.get("required_age", "archaic") != "archaic":
        out.append(speech.name("age", str(entry["required_age"])))
    if "favor_cost" in entry:
        out.append(f"{entry['favor_cost']} {speech.name('resource', 'favor')}")
    if "action" in entry and "count" in entry:
        out.append(speech.say("word-in_the_deck", count=int(entry["count"])))
    return " · ".join(part for part in out if part)
