"""The tables of Age of Mythology."""

from collections import Counter

from babel.lists import format_list

from tabled.box import NOTHING, Box, table


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


TABLES = (ages, bank, boards, building_tiles, buildings, deck, figures, gods, permanent, tiles, units, victory)
