"""Parthenon at the terminal: the year's events, the harbors, every island, open offers, and your own cards and prices.

Everything is drawn from the view; prices and what a choice stands for come from the box. Colour only helps: whatever it
says stands there in words as well.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from petteia.cli.boards.board_view import BoardView, View
from petteia.cli.game_texts import SEAT_COLOURS, GameTexts
from petteia.games.parthenon.game import Parthenon
from petteia.games.parthenon.terms import (
    BLOCK_PRODUCTION,
    CARDS,
    CLOSE_LAND,
    GOLD,
    ITEMS,
    KINDS_OF_STRUCTURE,
    LANDS,
    PER_REGION,
    PRICE,
    STRUCTURES,
)

Form = Mapping[str, Any]

ARCHON: Final = "★"
ACTS: Final = "▸"
VILLAGE: Final = "village_"
COSTS: Final = {"plan": ("wonder", "plan_cost"), "complete": ("wonder", "completion_cost")}
"""Actions with a price that is the same for everybody: what is paid for, and where its price stands."""
QUIET: Final = frozenset(
    {
        "phase_began", "turn_ended", "waited", "draft_begun", "market_closed", "offer_closed", "offer_covered",
        "price_fixed", "gift_not_spent", "struck", "stayed_home", "hand_kept", "load_together", "building_begun",
    }
)  # fmt: skip
"""What happens that nobody has to be told at a terminal: the board shows it, or it goes without saying."""


def draw(view: View, texts: GameTexts) -> RenderableType:
    """The whole table as a seat sees it."""
    seen = ParthenonView(view, texts)
    return Group(seen.heading(), *seen.middle(), *seen.players(), *seen.market(), *seen.own(), *seen.prices())


def brief(view: View, texts: GameTexts) -> RenderableType:
    """Between two decisions of the same player: offers, and one's own cards."""
    seen = ParthenonView(view, texts)
    return draw(view, texts) if view["seat"] is None else Group(*seen.market(), *seen.own())


def scene(view: View) -> str:
    """The phase holds everybody's eyes: the whole table is shown when another begins."""
    return " ".join(str(c["value"]) for c in view["counters"] if c["id"] in ("year", "season", "phase"))


def chronicle(events: Sequence[Form], texts: GameTexts) -> list[Text]:
    """What happened, without what the board shows anyhow; gifts of nothing are no gifts."""
    lines = []
    for event in events:
        if event["event"] in QUIET or (event["event"] == "donated" and not event.get("count")):
            continue
        lines.append(Text(texts.event(event)))
    return lines


def result(view: View, texts: GameTexts) -> Text:
    """The places, with what each has on the rungs of the ladder: they are compared one after the other, not added."""
    lines = []
    for place, seats in enumerate(view["standings"], 1):
        for seat in seats:
            rungs = [f"{texts.word(rung).replace('_', ' ')} {n}" for rung, n in view["scores"][seat].items() if n]
            lines.append(f"{place}. {texts.seat(seat)}: {', '.join(rungs)}")
    return Text("\n".join(lines))


def price(action: Form, texts: GameTexts) -> str:
    """What something costs, beside its name: `2 ore, timber, papyrus`."""
    what, key = COSTS.get(str(action["verb"]), ("", ""))
    if not what:
        return ""
    return amounts(texts, cost_of(str(action["args"][what]), key, texts))


def facts(word: str, texts: GameTexts) -> str:
    """The figures of a component: prices and how many there are."""
    entry = texts.component(word)
    out = [amounts(texts, cost_of(word, key, texts)) for key in ("cost", "plan_cost", "completion_cost")]
    if isinstance(entry.get("count"), int):
        out.append(texts.speech.say("list-times", count=int(entry["count"]), name=texts.word(word)))
    return " · ".join(part for part in out if part)


def cost_of(word: str, key: str, texts: GameTexts) -> list[tuple[str, int]]:
    """A price of a component, in the order of its data; nothing if it has none. A table may complete wonders for other
    gold than the data have (PAR-12.3.3)."""
    assert isinstance(texts.game, Parthenon)
    entry = texts.component(word).get(key)
    cost: dict[str, int] = dict(entry) if isinstance(entry, Mapping) else {}
    box = texts.game.box
    if key == "completion_cost" and word in box.wonder_ids:
        at = box.wonder_ids.index(word) * PRICE
        cost["gold"] = int(texts.game.box.completion_price[at + GOLD])
    return [(item, int(n)) for item, n in cost.items()]


def amounts(texts: GameTexts, row: Sequence[tuple[str, int]]) -> str:
    """Items of a price in a row."""
    out = []
    for item, n in row:
        name = texts.speech.name("card" if item in CARDS else "item", item)
        if n > 0:
            out.append(name if n == 1 else texts.speech.say("list-times", count=n, name=name))
    return ", ".join(out)


class ParthenonView(BoardView):
    """A view, asked for by name."""

    def __init__(self, view: View, texts: GameTexts) -> None:
        assert isinstance(texts.game, Parthenon)
        super().__init__(view, texts)
        self.box = texts.game.box
        self.completion_price = texts.game.box.completion_price

    def cards(self, zone: str) -> str:
        """The cards of a zone in words, or how many there are."""
        row = [(str(piece["kind"]), int(piece["count"])) for piece in self.pieces(zone)]
        said = amounts(self.texts, row)
        unseen = int(self.zones.get(zone, {}).get("unseen", 0))
        if unseen:
            said = self.speech.say("word-unseen", count=unseen)
        return said or self.speech.say("list-nothing")

    # -- the middle of the table -------------------------------------------------------------------------

    def heading(self) -> RenderableType:
        """Year, season, phase and Archon in a rule across the screen."""
        parts = [f"{self.called('counter-year')} {self.counters['year']}"]
        parts.append(f"{self.called('counter-season')} {self.counters['season']}")
        if "archon" in self.counters:
            parts.append(self.speech.name("phase", str(self.counters["phase"])))
            parts.append(f"{ARCHON} {self.called('counter-archon')}: {self.texts.seat(int(self.counters['archon']))}")
        if "hazard" in self.counters:
            parts.append(f"{self.called('counter-hazard')}: {self.speech.name('hazard', str(self.counters['hazard']))}")
        return Rule(Text(" · ".join(parts)), align="left")

    def middle(self) -> list[RenderableType]:
        """Events with what was chosen for them, harbors, piles."""
        said = []
        for piece in self.pieces("events"):
            name = self.speech.name("omen", piece["kind"])
            choice = self.choice(str(piece["kind"]), int(piece["marks"]["choice"]))
            said.append(f"{name} ({choice})" if choice else name)
        lines = [Text(f"{self.called('zone-events')}: {self.listed(said)}")]
        harbors = [self.harbor(piece) for piece in self.pieces("harbors")]
        for first in range(0, len(LANDS), PER_REGION):
            lines.append(Text(" · ".join(harbors[first : first + PER_REGION])))
        pile = [self.speech.name("hazard", piece["kind"]) for piece in self.pieces("hazard_pile")]
        left = int(self.zones["hazard_pile"].get("unseen", 0)) + len(pile)
        known = f" ({', '.join(pile)})" if pile else ""
        plans = f"{self.called('zone-plans')} {self.zones['plans'].get('unseen', 0)}"
        supply = f"{self.called('zone-supply')}: {self.cards('supply')}"
        lines.append(Text(f"{self.called('zone-hazard_pile')} {left}{known} · {plans} · {supply}"))
        stack = f"{self.called('zone-harbor_stack')} {self.size('harbor_stack')}"
        gone = [
            self.counted("harbor", str(piece["kind"]), int(piece["count"])) for piece in self.pieces("harbors_gone")
        ]
        lines.append(Text(f"{stack} · {self.called('zone-harbors_gone')}: {self.listed(gone)}" if gone else stack))
        return list(lines)

    def used(self, sort: str, piece: Mapping[str, Any]) -> str:
        """A building, wonder or philosophy by its name; it says so if it has been used this season."""
        name = self.speech.name(sort, str(piece["kind"]))
        return self.speech.say("word-used_up", name=name) if piece.get("marks", {}).get("used") else name

    def choice(self, event: str, choice: int) -> str:
        """What was chosen for an event: a basic, a land or a player."""
        if choice < 0:
            return ""
        effect = self.box.events.effect[self.box.event_ids.index(event)]
        if effect == BLOCK_PRODUCTION:
            return self.speech.name("card", CARDS[choice])
        return self.speech.name("land", LANDS[choice]) if effect == CLOSE_LAND else self.texts.seat(choice)

    def harbor(self, piece: Mapping[str, Any]) -> str:
        """A land and its harbor card; in brackets if it is face down and known to you alone."""
        land = self.speech.name("land", str(piece["id"]).rpartition("/")[2])
        card = self.speech.name("harbor", str(piece["kind"]))
        if piece["marks"]["up"] or piece["kind"] == "face_down":
            return f"{land}: {card if piece['marks']['up'] else '–'}"
        return f"{land}: [{card}]"

    # -- the players ---------------------------------------------------------------------------------------

    def players(self) -> list[RenderableType]:
        """For every player a line, and what stands on the island below it."""
        out: list[RenderableType] = []
        for seat in range(int(self.view["seats"])):
            if f"island/{seat}" not in self.counters:
                continue
            signs = ACTS if seat in self.view["pending"] else " "
            signs += ARCHON if self.counters.get("archon") == seat else " "
            head = [f"{self.texts.seat(seat)}", self.speech.name("island", str(self.counters[f"island/{seat}"]))]
            head.append(f"{self.called('zone-hand')} {self.size(f'hand/{seat}')}")
            head += self.fleets(seat)
            if f"ignored/{seat}" in self.counters:
                event = self.speech.name("omen", str(self.counters[f"ignored/{seat}"]))
                head.append(f"{self.called('counter-ignored')}: {event}")
            if f"discounted/{seat}" in self.counters:
                event = self.speech.name("omen", str(self.counters[f"discounted/{seat}"]))
                head.append(f"{self.called('counter-discounted')}: {event}")
            if f"copied/{seat}" in self.counters:
                land = self.speech.name("land", str(self.counters[f"copied/{seat}"]))
                head.append(f"{self.called('counter-copied')} {land}")
            out.append(Text(signs + " · ".join(head), style=f"bold {SEAT_COLOURS[seat]}"))
            out.append(Text("   " + " · ".join(self.island(seat))))
        return out

    def fleets(self, seat: int) -> list[str]:
        """The fleets: at home, or where to with how many cards."""
        out = []
        for piece in self.pieces(f"fleets/{seat}"):
            name = self.speech.name("fleet", str(piece["kind"]))
            marks = piece["marks"]
            if marks["status"] != "home":
                sign = "↩" if marks["status"] == "turned_back" else "→" if marks["status"] == "under_way" else "⚓"
                name = f"{name} {sign} {self.speech.name('land', str(marks['land']))} ({marks['cards']})"
            out.append(name)
        return out

    def island(self, seat: int) -> list[str]:
        """Villages by their letters, everything else by name; wonders with their stage."""
        villages = []
        others = []
        for piece in self.pieces(f"built/{seat}"):
            kind = str(piece["kind"])
            if kind.startswith(VILLAGE):
                villages.append(kind.removeprefix(VILLAGE).upper())
            else:
                name = self.used("structure", piece)
                others.append(f"({name})" if piece["marks"].get("idle") else name)
        out = [" ".join(villages)] if villages else []
        out += [", ".join(others)] if others else []
        for piece in self.pieces(f"wonders/{seat}"):
            stage = self.speech.name("stage", str(piece["marks"]["stage"]))
            out.append(f"{self.used('wonder', piece)} ({stage})")
        bought = [self.used("wonder", piece) for piece in self.pieces(f"bought/{seat}")]
        out += [f"{self.called('zone-bought')}: {', '.join(bought)}"] if bought else []
        thoughts = [self.used("philosophy", piece) for piece in self.pieces(f"thoughts/{seat}")]
        return [*out, ", ".join(thoughts)] if thoughts else out

    def market(self) -> list[RenderableType]:
        """The open offers, and the draft one is writing."""
        out: list[RenderableType] = []
        for seat in range(int(self.view["seats"])):
            to = self.counters.get(f"offer_to/{seat}")
            if to is None:
                continue
            whom = "" if to == "all" else f" → {self.texts.seat(int(to))}"
            line = f"{self.texts.seat(seat)}{whom}"
            if f"offer/{seat}" in self.zones:
                line += f" · {self.called('zone-offer')}: {self.cards(f'offer/{seat}')}"
                line += f" · {self.called('zone-asks')}: {self.cards(f'asks/{seat}')}"
            out.append(Text(line, style=SEAT_COLOURS[seat]))
        me = self.view["seat"]
        for zone in (f"draft/{me}", f"draft_asks/{me}"):
            if zone in self.zones:
                out.append(Text(f"{self.called(str(self.zones[zone]['key']))}: {self.cards(zone)}", style="bold"))
        return out

    # -- one's own things ----------------------------------------------------------------------------------

    def own(self) -> list[RenderableType]:
        """One's own hand, and what is aboard."""
        me = self.view["seat"]
        if me is None:
            return self.hands()
        out: list[RenderableType] = [Text(f"{self.called('zone-hand')}: {self.cards(f'hand/{me}')}", style="bold")]
        for zone in self.zones:
            if zone.startswith(f"hold/{me}/"):
                fleet = self.speech.name("fleet", zone.rpartition("/")[2])
                out.append(Text(f"{fleet}: {self.cards(zone)}"))
        return out

    def hands(self) -> list[RenderableType]:
        """All hands that lie open."""
        out: list[RenderableType] = []
        for seat in range(int(self.view["seats"])):
            if self.pieces(f"hand/{seat}"):
                line = f"{self.texts.seat(seat)} · {self.called('zone-hand')}: {self.cards(f'hand/{seat}')}"
                out.append(Text(line, style=SEAT_COLOURS[seat]))
        return out

    def prices(self) -> list[RenderableType]:
        """What one has still to build, with its price, and the prices of one's plans."""
        me = self.view["seat"]
        if me is None or f"island/{me}" not in self.counters or not self.view["prompt"]:
            return []
        island = self.box.island_ids.index(str(self.counters[f"island/{me}"]))
        built = {str(piece["kind"]) for piece in self.pieces(f"built/{me}")}
        rows = []
        for index, structure in enumerate(STRUCTURES):
            if structure not in built:
                at = (island * KINDS_OF_STRUCTURE + index) * PRICE
                again = (self.box.start[island] >> index) & 1 != 0  # a start village that was razed (PAR-4.2.2)
                figures = self.box.start_again if again else self.box.price[at : at + PRICE]
                cost = [(ITEMS[item], int(figures[item])) for item in range(PRICE)]
                rows.append((self.speech.name("structure", structure), self.short(cost)))
        for piece in self.pieces(f"wonders/{me}"):
            at = self.box.wonder_ids.index(str(piece["kind"])) * PRICE
            for stage, figures in (("plan", self.box.plan_price), ("partial", self.completion_price)):
                if piece["marks"]["stage"] in ("plan", stage):
                    cost = [(ITEMS[item], int(figures[at + item])) for item in range(PRICE)]
                    after = self.speech.name("stage", "partial" if stage == "plan" else "complete")
                    rows.append((f"{self.speech.name('wonder', str(piece['kind']))}: {after}", self.short(cost)))
        if not rows:
            return []
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(no_wrap=False, style="dim")
        table.add_column(no_wrap=False)
        for name, cost_line in rows:
            table.add_row(name, cost_line)
        return [table]

    def short(self, cost: Sequence[tuple[str, int]]) -> str:
        """A price in a line."""
        return amounts(self.texts, [(item, n) for item, n in cost if n])
