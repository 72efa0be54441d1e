"""Writes the tables of the rulebook pages from the component data.

    python docs/tables.py            rewrite the marked blocks of docs/rules/*.md and docs/rules/<language>/*.md
    python docs/tables.py --check    only say which pages are out of date

A block stands between `<!-- table: units greek -->` and `<!-- end of table -->`; its first word names a function here,
further words are handed to it. Names and texts come from the locale of the page's language, headings from
`docs/rules/<language>/tables.ftl`, figures from the game's `components.toml`, rulings from its `rules.md`. A language
that words the rulings itself does so in `docs/rules/<language>/rulings_<game>.ftl`, as `ruling-AOM-0_6` with the reason
as `.why`; without that file they are quoted as they stand. A word that a language lacks is an error: nothing is filled
up with English.
"""

import argparse
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from babel.lists import format_list

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # behind an installed petteia, if there is one

from petteia.games import find  # noqa: E402
from petteia.locale import DEFAULT_LANGUAGE, Speech, spelt  # noqa: E402

PAGES = ROOT / "docs" / "rules"
BLOCK = re.compile(r"(<!-- table: ([^\n]+?) -->\n)(.*?)(<!-- end of table -->)", re.DOTALL)
NUMBERED = r"^- \*\*([A-Z]+-[A-Z0-9.-]+)\*\* (.*?)"
RULINGS = tuple(
    re.compile(NUMBERED + form, re.MULTILINE)
    for form in (
        r"(?: Why(?: \([^)]*\))?: (.*?))? \[ruling\]$",
        r" \[ruling\] \*Why: (.*)\*$",
        r"(?: \[(?:rulebook|published)[^\]]*\])* \[ruling:? ([^\]]*)\]$",
    )
)
"""How the rules of our games mark a decision and its reason, each file in one way."""
NOTHING = "–"

Row = list[str]


class Box:
    """A game's component data, its rules and how it is spoken of in a language."""

    def __init__(self, game: str, components: Path, rules: Path, language: str = DEFAULT_LANGUAGE) -> None:
        self.game = game
        self.data: dict[str, Any] = tomllib.loads(components.read_text(encoding="utf-8"))
        self.rules = rules.read_text(encoding="utf-8")
        domains = ("common", game, "tables", f"rulings_{game}")
        self.speech = Speech(language, domains, folder=PAGES, components=self.data)

    def heading(self, *columns: str) -> Row:
        """The first line of a table."""
        return [self.speech.say(f"word-column-{column}") for column in columns]

    def name(self, vocabulary: str, word: str) -> str:
        """The name of a component as a table begins with it."""
        called = self.speech.name(vocabulary, word)
        return called[:1].upper() + called[1:]

    def price(self, cost: Mapping[str, int]) -> str:
        """2 food, 1 gold."""
        return ", ".join(f"{n} {self.speech.name('resource', kind)}" for kind, n in cost.items() if n) or NOTHING

    def of_culture(self, table: str, culture: str) -> list[dict[str, Any]]:
        """The entries of one culture."""
        return [entry for entry in self.data[table] if entry["culture"] == culture]


def table(head: Row, rows: Iterable[Row]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |\n" for line in lines)


def ages(box: Box) -> str:
    """Hand limits and what each age costs."""
    permanent = next(c for c in box.data["permanent_cards"] if "cost_each_resource" in c)["cost_each_resource"]
    random = next(c for c in box.data["random_cards"] if "cost_each_resource" in c)["cost_each_resource"]
    return table(
        box.heading("age", "hand", "price_permanent", "price_random"),
        (
            [
                box.name("age", a["id"]),
                str(a["hand_limit"]),
                str(permanent.get(a["id"], NOTHING)),
                str(random.get(a["id"], NOTHING)),
            ]
            for a in box.data["ages"]
        ),
    )


def bank(box: Box) -> str:
    """Cubes of each resource by number of players."""
    cubes = box.data["bank"]["by_players"]
    return table([*box.heading("players"), *cubes], [[*box.heading("cubes"), *(str(n) for n in cubes.values())]])


def boards(box: Box) -> str:
    """Spaces by terrain."""
    terrains = [t["id"] for t in box.data["terrains"]]
    return table(
        [*box.heading("board"), *(box.name("terrain", t) for t in terrains)],
        (
            [box.name("culture", word), *(str(culture["board"]["terrain_counts"][t]) for t in terrains)]
            for word, culture in box.data["cultures"].items()
        ),
    )


def tiles(box: Box) -> str:
    """How many tiles of each kind a sheet has."""
    kinds = {(t["terrain"], t["resource"]): t for t in box.data["production_tiles"]}
    resources = [r["id"] for r in box.data["resources"]]
    rows = []
    for terrain in (t["id"] for t in box.data["terrains"]):
        found = (kinds.get((terrain, resource)) for resource in resources)
        rows.append([box.name("terrain", terrain), *(f"{t['count']} × {t['amount']}" if t else NOTHING for t in found)])
    return table([*box.heading("terrain"), *(box.name("resource", r) for r in resources)], rows)


def units(box: Box, culture: str) -> str:
    """The units of a culture."""
    say = box.speech
    known = [*box.data["unit_tags"]["classes"], *box.data["unit_tags"]["types"]]
    classes = set(box.data["unit_tags"]["classes"])
    rows = []
    for unit in box.of_culture("units", culture):
        kinds = [say.name("class", unit["class"]), *(say.name("type", t) for t in unit["types"])]
        bonuses = [
            say.say(
                "word-against", {"what": "class" if tag in classes else "type"}, count=unit["bonuses"][tag], what=tag
            )
            for tag in known
            if tag in unit["bonuses"]
        ]
        rows.append(
            [
                box.name("unit", unit["id"]),
                ", ".join(kinds),
                str(unit["dice"]),
                ", ".join(bonuses) or NOTHING,
                box.price(unit["cost"]),
                say.text("unit", unit["id"]) or NOTHING,
            ]
        )
    return table(box.heading("unit", "kind", "dice", "bonuses", "price", "special"), rows)


def buildings(box: Box) -> str:
    """Prices, limits and effects of the buildings."""
    return table(
        box.heading("building", "price", "at_most", "effect"),
        (
            [
                box.name("building", b["id"]),
                box.price(b["cost"]),
                str(b["max_per_player"]),
                box.speech.text("building", b["id"]),
            ]
            for b in box.data["buildings"]
        ),
    )


def permanent(box: Box) -> str:
    """The seven cards every player has."""
    return table(
        box.heading("card", "does"),
        ([box.name("card", c["id"]), box.speech.text("card", c["id"])] for c in box.data["permanent_cards"]),
    )


def deck(box: Box, culture: str) -> str:
    """The random deck of a culture, plain cards first."""
    cards = box.of_culture("random_cards", culture)
    total = sum(card["count"] for card in cards)
    rows = [[box.name("card", c["id"]), str(c["count"])] for c in cards]
    return table(box.heading("card", "copies"), [*rows, [f"**{box.speech.say('word-whole_deck')}**", f"**{total}**"]])


def gods(box: Box, culture: str) -> str:
    """The gods of a culture, the cards they are on and what they do."""
    bearer = {c["god"]: c for c in box.data["random_cards"] if "god" in c}
    rows = []
    for god in box.of_culture("god_powers", culture):
        key = f"god-{god['id']}.title"
        title = f", *{box.speech.say(key)}*" if box.speech.has(key) else ""
        rows.append(
            [
                box.name("god", god["id"]) + title,
                box.speech.name("card", bearer[god["id"]]["id"]).split(" — ")[0],
                str(god["favor_cost"]),
                box.speech.text("god", god["id"]),
            ]
        )
    return table(box.heading("god", "card", "favor", "power"), rows)


def victory(box: Box) -> str:
    """The four victory cards."""
    return table(
        box.heading("victory", "who_gets"),
        ([box.name("victory", v["id"]), box.speech.text("victory", v["id"])] for v in box.data["victory_cards"]),
    )


def figures(box: Box) -> str:
    """How many figures of each kind a set has."""
    unit_class = {u["id"]: u["class"] for u in box.data["units"]}
    rows: dict[str, Counter[str]] = {}
    for figure in box.data["figures"]:
        kind = unit_class.get(figure["unit"])
        each = box.speech.say("word-each", {"kind": "class"}, kind=kind) if kind else ""
        label = each or box.name("unit", figure["unit"])
        rows.setdefault(label, Counter())[str(figure["per_tint"])] += 1
    language = box.speech.language
    return table(
        box.heading("figure", "per_tint"),
        ([label, format_list(list(counts), style="or", locale=language)] for label, counts in rows.items()),
    )


def building_tiles(box: Box) -> str:
    """How many tiles of each building a sheet has."""
    kinds: dict[int, list[str]] = {}
    for entry in box.data["building_tile_counts"]:
        kinds.setdefault(entry["per_sheet"], []).append(box.name("building", entry["building"]))
    return table(box.heading("per_sheet", "buildings"), ([str(n), ", ".join(names)] for n, names in kinds.items()))


def options(box: Box) -> str:
    """The options of the game and what each value means, default first."""
    rows = []
    for option in find(box.game).OPTIONS:
        key = f"option-{option.key}"
        values = [f"**{box.speech.say(f'{key}-{v}')}**: {box.speech.say(f'{key}-{v}.text')}" for v in option.values]
        rows.append([f"{box.speech.say(key)} (`{option.key}`)", "<br>".join(values), option.rule])
    return table(box.heading("option", "values", "rule"), rows)


def sources(box: Box) -> str:
    """Where the entries of each table come from."""
    say = box.speech
    rows = []
    for name, entries in box.data.items():
        if name == "rulings" or not isinstance(entries, dict | list):
            continue
        marked = list(_marked(entries))
        counts = Counter((entry["source"], entry["confidence"]) for entry in marked)
        for (source, confidence), n in counts.items():
            label = say.name("source", source)
            sure = say.name("confidence", confidence)
            rows.append([f"`{name}`", str(n), label, sure])
    return table(box.heading("data", "entries", "source", "confidence"), rows)


def _marked(entries: Any) -> Iterable[Mapping[str, Any]]:
    """Every table, at any depth, that says where it comes from."""
    if isinstance(entries, list):
        for entry in entries:
            yield from _marked(entry)
    elif isinstance(entries, Mapping):
        if "source" in entries and "confidence" in entries:
            yield entries
        for inner in entries.values():
            yield from _marked(inner)


def decided(rules: str) -> list[tuple[str, str, str]]:
    """Number, text and reason of every rule that is a decision of ours; some have no reason."""
    return [(number, what, why) for form in RULINGS for number, what, why in form.findall(rules)]


def rulings(box: Box) -> str:
    """The rules that are decisions of ours, with their reasons; in the words of `rules.md` unless the language has its
    own."""
    say, rows = box.speech, []
    own = (PAGES / say.language / f"rulings_{box.game}.ftl").is_file()
    for number, what, why in decided(box.rules):
        if own:
            key = f"ruling-{spelt(number)}"
            what, why = say.say(key), say.say(f"{key}.why") if why else ""
        ends = "" if why.endswith((".", "!", "?")) or not why else "."
        rows.append([number, what, why[:1].upper() + why[1:] + ends or NOTHING])
    return table(box.heading("rule", "decided", "why"), rows)


def cities(box: Box) -> str:
    """The cities of Deukalion: where they lie, how strong they are, how many treasures they hold."""
    return table(
        box.heading("city", "square", "value", "slots"),
        ([box.name("city", c["id"]), c["label"], str(c["conquest_value"]), str(c["treasure_slots"])]
         for c in box.data["city"]),
    )  # fmt: skip


def settlements(box: Box) -> str:
    """The settlements of Deukalion."""
    return table(
        box.heading("settlement", "square", "value", "garrison"),
        ([box.name("settlement", s["id"]), s["label"], str(s["conquest_value"]), str(s["soldiers"])]
         for s in box.data["settlement"]),
    )  # fmt: skip


def action_cards(box: Box) -> str:
    """The action cards of Deukalion."""
    return table(
        box.heading("card", "copies", "does"),
        ([box.name("card", c["id"]), str(c["count"]), box.speech.text("card", c["id"])]
         for c in box.data["action_card"]),
    )  # fmt: skip


def missions(box: Box) -> str:
    """The missions of Deukalion."""
    return table(
        box.heading("mission", "asks"),
        ([f"{box.name('mission', m['id'])} (`{m['id']}`)", box.speech.text("mission", m["id"])]
         for m in box.data["mission_card"]),
    )  # fmt: skip


def origins(box: Box) -> str:
    """Where the entries of each table come from, for data that does not say how sure that is."""
    rows = []
    for name, entries in box.data.items():
        if name in ("reference", "rulings") or not isinstance(entries, dict | list):
            continue
        counts = Counter(e["source"] for e in (entries if isinstance(entries, list) else [entries]) if "source" in e)
        rows += [[f"`{name}`", str(n), box.speech.name("source", source)] for source, n in counts.items()]
    return table(box.heading("data", "entries", "source"), rows)


# -- Parthenon


def _goods(box: Box, cost: Mapping[str, int]) -> str:
    """A price of Parthenon: 2 × ore, timber, 1 other basic, 1 gold."""
    parts = []
    for kind, n in cost.items():
        wild = f"word-wild_{kind}"
        if box.speech.has(wild):
            parts.append(box.speech.say(wild, count=n))
        else:
            name = box.speech.name("card", kind)
            parts.append(f"{n} {name}" if kind == "gold" else box.speech.listing([name] * n))
    return ", ".join(parts) or NOTHING


def islands(box: Box) -> str:
    """What each island of Parthenon makes."""
    say = box.speech
    rows = []
    for island in box.data["islands"]:
        *start, third = (say.name("card", good) for good in island["basics"])
        name = say.say("word-with_torch", island=island["id"]) if island["torch"] else box.name("island", island["id"])
        rows.append([name, *start, third, say.name("card", island["rare"])])
    return table(box.heading("island", "basic_a", "basic_b", "basic_c", "rare"), rows)


def island_prices(box: Box) -> str:
    """What villages and workshops cost on each island; start villages have no price."""
    villages = [f"village_{place}" for place in ("a1", "b1", "c1", "a2", "b2", "c2")]
    first = box.data["islands"][0]["villages"]
    priced = [word for word, village in zip(villages, first, strict=True) if not village["start"]]
    head = [box.name("structure", word) for word in (*priced, "workshop_1", "workshop_2")]
    rows = []
    for island in box.data["islands"]:
        built = [v for v in island["villages"] if not v["start"]] + island["workshops"]
        rows.append([box.name("island", island["id"]), *(_goods(box, each["cost"]) for each in built)])
    return table([*box.heading("island"), *head], rows)


def acropolis(box: Box) -> str:
    """The six acropolis buildings."""
    return table(
        box.heading("building", "price", "effect"),
        ([box.name("structure", b["id"]), _goods(box, b["cost"]), box.speech.text("structure", b["id"])]
         for b in box.data["acropolis"]),
    )  # fmt: skip


def fleets(box: Box) -> str:
    """What fleets cost, and what they cost once they have gone down."""
    loss = box.data["fleet_loss"]
    return table(
        box.heading("fleet", "price", "price_again"),
        ([box.name("fleet", f["id"]), _goods(box, f["cost"]), _goods(box, loss[f"rebuild_cost_{f['id']}"])]
         for f in box.data["fleets"]),
    )  # fmt: skip


def aegis(box: Box) -> str:
    """The aegis cards, how many there are and where they come from."""
    say = box.speech
    rows = []
    for card in box.data["aegis"]:
        places = [say.say("word-setup_bonus") if p == "setup_bonus" else say.called(p) for p in card["obtained_from"]]
        rows.append([box.name("card", card["id"]), str(card["count"]), ", ".join(places), say.text("card", card["id"])])
    return table(box.heading("card", "copies", "where_from", "does"), rows)


def lands(box: Box) -> str:
    """The six lands and what they offer."""
    return table(
        box.heading("land", "lies", "offers"),
        ([box.name("land", land["id"]), box.speech.say(f"word-lies_{land['region']}"),
          box.speech.text("land", land["id"])]
         for land in box.data["lands"]),
    )  # fmt: skip


def rates(box: Box) -> str:
    """The two tables of exchange, side by side."""
    by_region = [
        [box.name("line", rate["line"]) for rate in box.data["trade_rates"] if rate["region"] == region]
        for region in ("neighboring", "foreign")
    ]
    head = [box.name("region", region) for region in ("neighboring", "foreign")]
    return table(head, ([*pair] for pair in zip(*by_region, strict=True)))


def home_rates(box: Box) -> str:
    """The lines of the Market."""
    market = next(b for b in box.data["acropolis"] if "table" in b["effect"])
    return table(box.heading("at_home"), ([box.name("line", row["line"])] for row in market["effect"]["table"]))


def hazards(box: Box) -> str:
    """The hazard cards, and what protects against them."""
    say = box.speech
    rows = []
    for card in box.data["hazards"]:
        saved_by = [
            say.say("word-spent", card=kind) if card["spends_blocker"] else say.name("card", kind)
            for kind in card["blocked_by"]
        ]
        rows.append(
            [
                box.name("hazard", card["id"]),
                str(card["count"]),
                say.text("hazard", card["id"]),
                ", ".join(saved_by) or NOTHING,
            ]
        )
    return table(box.heading("card", "copies", "effect", "protection"), rows)


def harbor_cards(box: Box) -> str:
    """The harbor cards."""
    return table(
        box.heading("card", "copies", "effect"),
        ([box.name("harbor", h["id"]), str(h["count"]), box.speech.text("harbor", h["id"])]
         for h in box.data["harbor_status"]),
    )  # fmt: skip


def philosophies(box: Box) -> str:
    """The six philosophies."""
    return table(
        box.heading("philosophy", "effect"),
        ([box.name("philosophy", p["id"]), box.speech.text("philosophy", p["id"])] for p in box.data["philosophies"]),
    )


def wonders(box: Box) -> str:
    """The twelve wonders: both prices, what they do, what buying in costs."""
    return table(
        box.heading("wonder", "price_plan", "price_completion", "effect", "buy_in"),
        ([box.name("wonder", w["id"]), _goods(box, w["plan_cost"]), _goods(box, w["completion_cost"]),
          box.speech.text("wonder", w["id"]), _goods(box, w.get("buy_in", {}).get("cost", {}))]
         for w in box.data["wonders"]),
    )  # fmt: skip


def events(box: Box, year: str) -> str:
    """The events of a year of Parthenon: when they act and what they do."""
    say = box.speech
    rows = []
    for event in box.data["events"]:
        if event["year"] == int(year):
            mood = "attack" if "attack" in event["tags"] else event["mood"]
            when, kind = say.say(f"word-when_{event['timing']}"), say.say(f"word-mood_{mood}")
            rows.append([box.name("omen", event["id"]), when, kind, say.text("omen", event["id"])])
    return table(box.heading("event", "when", "kind", "effect"), rows)


TABLES: dict[str, Callable[..., str]] = {
    f.__name__: f
    for f in (
        acropolis,
        action_cards,
        aegis,
        ages,
        bank,
        boards,
        building_tiles,
        buildings,
        cities,
        deck,
        events,
        figures,
        fleets,
        gods,
        harbor_cards,
        hazards,
        home_rates,
        island_prices,
        islands,
        lands,
        missions,
        options,
        origins,
        permanent,
        philosophies,
        rates,
        rulings,
        settlements,
        sources,
        tiles,
        units,
        victory,
        wonders,
    )
}


def rewritten(page: str, box: Box) -> str:
    """The page with its blocks as they should be; every word of them has to be there."""

    def block(found: re.Match[str]) -> str:
        name, *words = found[2].split()
        if name not in TABLES:
            raise SystemExit(f"there is no table {name!r}; right would be one of: {', '.join(sorted(TABLES))}")
        return f"{found[1]}\n{TABLES[name](box, *words)}\n{found[4]}"

    new = BLOCK.sub(block, page)
    lacking = sorted({*box.speech.missing, *box.speech.mistakes})
    if lacking:
        some = ", ".join(lacking[:8]) + (f" and {len(lacking) - 8} more" if len(lacking) > 8 else "")
        raise SystemExit(f"the tables in {box.speech.language!r} lack words, or figures in them: {some}")
    return new


def box_of(page: Path) -> Box:
    """The game of a page in the language of the page: English ones stand in the folder itself, others in the folder of
    their language."""
    folder = ROOT / "petteia" / "games" / page.stem.replace("-", "_")
    language = DEFAULT_LANGUAGE if page.parent == PAGES else page.parent.name
    return Box(folder.name, folder / "components.toml", folder / "rules.md", language)


def pages() -> list[Path]:
    """The rulebook pages that have tables."""
    found = sorted([*PAGES.glob("*.md"), *PAGES.glob("*/*.md")])
    return [page for page in found if BLOCK.search(page.read_text(encoding="utf-8"))]


def main(arguments: list[str]) -> int:
    """Rewrite the pages, or check them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="change nothing; say which pages are out of date")
    check = parser.parse_args(arguments).check
    stale = 0
    for page in pages():
        old = page.read_text(encoding="utf-8")
        new = rewritten(old, box_of(page))
        if new != old:
            stale += 1
            sys.stdout.write(f"{page.relative_to(PAGES)} {'is out of date' if check else 'rewritten'}\n")
            if not check:
                page.write_text(new, encoding="utf-8")
    return stale if check else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
