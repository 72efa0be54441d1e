"""Writes the tables of the rulebook pages from the component data.

    python docs/tables.py            rewrite the marked blocks of docs/rules/*.md
    python docs/tables.py --check    only say which pages are out of date

A block stands between `<!-- table: units greek -->` and `<!-- end of table -->`; its first word names a function here,
further words are handed to it. Names and texts come from the English locale, figures from the game's
`components.toml`, rulings from its `rules.md`.
"""

import argparse
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # behind an installed petteia, if there is one

from petteia.games import find  # noqa: E402
from petteia.locale import Speech  # noqa: E402

BLOCK = re.compile(r"(<!-- table: ([^\n]+?) -->\n)(.*?)(<!-- end of table -->)", re.DOTALL)
RULING = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9.-]+)\*\* (.*?)(?: Why(?: \([^)]*\))?: (.*?))? \[ruling\]$", re.MULTILINE)
NOTHING = "–"

Row = list[str]


class Box:
    """A game's component data, its rules and how it is spoken of."""

    def __init__(self, game: str, components: Path, rules: Path) -> None:
        self.game = game
        self.data: dict[str, Any] = tomllib.loads(components.read_text(encoding="utf-8"))
        self.rules = rules.read_text(encoding="utf-8")
        self.speech = Speech("en", ("common", game), components=self.data)

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
        ["Age", "Cards in hand", "Of each resource, permanent card", "Of each resource, random card"],
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
    return table(["Players", *cubes], [["Cubes of each resource", *(str(n) for n in cubes.values())]])


def boards(box: Box) -> str:
    """Spaces by terrain."""
    terrains = [t["id"] for t in box.data["terrains"]]
    return table(
        ["Board", *(box.name("terrain", t) for t in terrains)],
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
    return table(["Terrain", *(box.name("resource", r) for r in resources)], rows)


def units(box: Box, culture: str) -> str:
    """The units of a culture."""
    say = box.speech
    known = [*box.data["unit_tags"]["classes"], *box.data["unit_tags"]["types"]]
    classes = set(box.data["unit_tags"]["classes"])
    rows = []
    for unit in box.of_culture("units", culture):
        kinds = [say.name("class", unit["class"]), *(say.name("type", t) for t in unit["types"])]
        bonuses = [
            f"+{unit['bonuses'][tag]} against {say.name('class' if tag in classes else 'type', tag)}"
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
    return table(["Unit", "Kind", "Dice", "Bonuses", "Price", "Special"], rows)


def buildings(box: Box) -> str:
    """Prices, limits and effects of the buildings."""
    return table(
        ["Building", "Price", "At most", "Effect"],
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
        ["Card", "What it does"],
        ([box.name("card", c["id"]), box.speech.text("card", c["id"])] for c in box.data["permanent_cards"]),
    )


def deck(box: Box, culture: str) -> str:
    """The random deck of a culture, plain cards first."""
    cards = box.of_culture("random_cards", culture)
    total = sum(card["count"] for card in cards)
    rows = [[box.name("card", c["id"]), str(c["count"])] for c in cards]
    return table(["Card", "Copies"], [*rows, ["**Whole deck**", f"**{total}**"]])


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
    return table(["God", "Card", "Favor", "Power"], rows)


def victory(box: Box) -> str:
    """The four victory cards."""
    return table(
        ["Victory card", "Who gets its cubes"],
        ([box.name("victory", v["id"]), box.speech.text("victory", v["id"])] for v in box.data["victory_cards"]),
    )


def figures(box: Box) -> str:
    """How many figures of each kind a set has."""
    unit_class = {u["id"]: u["class"] for u in box.data["units"]}
    rows: dict[str, Counter[str]] = {}
    for figure in box.data["figures"]:
        kind = unit_class.get(figure["unit"])
        label = f"Each {box.speech.name('class', kind)}" if kind else box.name("unit", figure["unit"])
        rows.setdefault(label, Counter())[str(figure["per_tint"])] += 1
    return table(["Figure", "In a set of one tint"], ([label, " or ".join(counts)] for label, counts in rows.items()))


def building_tiles(box: Box) -> str:
    """How many tiles of each building a sheet has."""
    kinds: dict[int, list[str]] = {}
    for entry in box.data["building_tile_counts"]:
        kinds.setdefault(entry["per_sheet"], []).append(box.name("building", entry["building"]))
    return table(["Tiles on a sheet", "Buildings"], ([str(n), ", ".join(names)] for n, names in kinds.items()))


def options(box: Box) -> str:
    """The options of the game and what each value means, default first."""
    rows = []
    for option in find(box.game).OPTIONS:
        key = f"option-{option.key}"
        values = [f"**{box.speech.say(f'{key}-{v}')}**: {box.speech.say(f'{key}-{v}.text')}" for v in option.values]
        rows.append([f"{box.speech.say(key)} (`{option.key}`)", "<br>".join(values), option.rule])
    return table(["Option", "Values, the default first", "Rule"], rows)


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
    return table(["Data", "Entries", "Source", "How sure"], rows)


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


def rulings(box: Box) -> str:
    """The rules that are decisions of ours, with their reasons."""
    found = RULING.findall(box.rules)
    return table(
        ["Rule", "What we decided", "Why"],
        ([number, what, why[:1].upper() + why[1:] or NOTHING] for number, what, why in found),
    )


TABLES: dict[str, Callable[..., str]] = {
    f.__name__: f
    for f in (
        ages,
        bank,
        boards,
        building_tiles,
        buildings,
        deck,
        figures,
        gods,
        options,
        permanent,
        rulings,
        sources,
        tiles,
        units,
        victory,
    )
}


def rewritten(page: str, box: Box) -> str:
    """The page with its blocks as they should be."""

    def block(found: re.Match[str]) -> str:
        name, *words = found[2].split()
        if name not in TABLES:
            raise SystemExit(f"there is no table {name!r}; right would be one of: {', '.join(sorted(TABLES))}")
        return f"{found[1]}\n{TABLES[name](box, *words)}\n{found[4]}"

    return BLOCK.sub(block, page)


def pages() -> list[tuple[Path, Box]]:
    """The rulebook pages that have tables, each with its game."""
    out = []
    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        folder = ROOT / "petteia" / "games" / page.stem.replace("-", "_")
        if BLOCK.search(page.read_text(encoding="utf-8")):
            out.append((page, Box(folder.name, folder / "components.toml", folder / "rules.md")))
    return out


def main(arguments: list[str]) -> int:
    """Rewrite the pages, or check them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="change nothing; say which pages are out of date")
    check = parser.parse_args(arguments).check
    stale = 0
    for page, box in pages():
        old = page.read_text(encoding="utf-8")
        new = rewritten(old, box)
        if new != old:
            stale += 1
            sys.stdout.write(f"{page.name} {'is out of date' if check else 'rewritten'}\n")
            if not check:
                page.write_text(new, encoding="utf-8")
    return stale if check else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
