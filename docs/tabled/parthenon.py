"""The tables of Parthenon."""

from collections.abc import Mapping

from tabled.box import NOTHING, Box, table


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


TABLES = (
    acropolis,
    aegis,
    events,
    fleets,
    harbor_cards,
    hazards,
    home_rates,
    island_prices,
    islands,
    lands,
    philosophies,
    rates,
    wonders,
)
