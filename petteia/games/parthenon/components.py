"""Reading the box: `components.toml`, or an owner's file, checked and turned into a `Box`.

`read_box` raises `ComponentsError` with a sentence that names the file, the key and what would be right. Nothing
here knows a rule, and the rules know no figures.
"""

from collections.abc import Mapping
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from petteia.engine.reading import FIXED, ComponentsError, Part, Way, listed, opened, own_file, shown
from petteia.games.parthenon import terms
from petteia.games.parthenon.box import Box
from petteia.games.parthenon.decks import read_events, read_givers, read_harbors, read_hazards
from petteia.games.parthenon.islands import read_acropolis, read_fleets, read_islands
from petteia.games.parthenon.lands import check_rates, read_lands, read_rates
from petteia.games.parthenon.reading import finish, origin

__all__ = ["Box", "ComponentsError", "read_box", "shipped"]

# Not `__file__`: a compiled module in a group is wrong about its own folder.
FOLDER: Final = Path(str(files("petteia.games.parthenon")))
SHIPPED: Final = FOLDER / "components.toml"

AS_RULED: Final = (
    ("game", "PAR-2.1.1"),
    ("victory", "PAR-11"),
    ("archon", "PAR-10"),
    ("hazard_deck", "PAR-5.3"),
    ("cost_rules", "PAR-4.1.4"),
    ("island_trade", "PAR-9.1.1"),
    ("fleet_trade", "PAR-6.1"),
    ("building", "PAR-4.1.1"),
    ("philosophy_limits", "PAR-4.5"),
    ("wonder_limits", "PAR-8.1"),
    ("year_end", "PAR-2.1.5"),
    ("free_actions", "PAR-2.3"),
    ("loading", "PAR-10.3"),
    ("setup", "PAR-1.4 and PAR-12"),
    ("bank", "PAR-1.1.6"),
    ("options", "PAR-12"),
    ("effect_kinds", "the rules of the components"),
)
"""Tables that repeat the rules as data: a file that differs from them would silently be misunderstood."""


def shipped() -> dict[str, Any]:
    """A copy of the game's own component data, free to change."""
    return deepcopy(own_file(SHIPPED))


def read_box(data: Mapping[str, Any] | str | Path | None = None, file: str = "") -> Box:
    """The box of the game's own components file, or of an owner's: a path, or the contents of the file."""
    ours = own_file(SHIPPED)
    whole = opened(SHIPPED, data, file)
    box = Box()
    _frame(whole, ours)
    _figures(whole, box)
    _commodities(whole, box, ours)
    read_lands(whole, box)
    read_rates(whole, box)
    read_islands(whole, box)
    read_fleets(whole, box)
    read_acropolis(whole, box)
    check_rates(whole, box)
    read_givers(whole, box)
    read_events(whole, box)
    read_hazards(whole, box)
    read_harbors(whole, box)
    _counts(whole, box)
    whole.finish()
    return box


def _frame(whole: Part, ours: Mapping[str, Any]) -> None:
    """What describes the game or repeats its rules."""
    whole.exactly("schema_version", 1, "that is the form this program reads")
    meta = whole.part("meta")
    for key in ("title", "publisher"):
        meta.text(key)
    meta.get("designers", "a list of names")
    meta.number("year", 1900, 2999)
    meta.exactly("players_min", 3, "the rules are for three to six players (PAR-1.1.1)")
    meta.exactly("players_max", 6, "the rules are for three to six players (PAR-1.1.1)")
    meta.number("age_min")
    meta.get("minutes", "two numbers")
    origin(meta)
    meta.finish()
    for row in whole.parts("sources"):
        row.text("id")
        row.text("name")
        if row.has("url"):
            row.text("url")
        row.finish()
    for key, rules in AS_RULED:
        _same(f"{whole.file}: {key}", (key,), whole.get(key, "a table", FIXED), ours[key], rules)
    rows = whole.parts("phases")
    if [row.section.get("id") for row in rows] != list(terms.PHASES):
        raise whole.wrong("phases", f"right would be the phases {list(terms.PHASES)} in this order")
    for at, row in enumerate(rows):
        row.get("id", "an id")
        row.exactly("number", at + 1, "the phases follow each other")
        origin(row)
        row.finish()
    rulings = [row["id"] for row in ours["rulings"]]
    for row in whole.parts("rulings"):
        name = row.text("id")
        if name not in rulings:
            raise row.wrong("id", row.unknown(name, rulings))
        row.text("question")
        row.text("ruling")
        row.text("reason")
        origin(row)
        row.finish()


def _same(place: str, way: Way, found: Any, ours: Any, rules: str) -> None:
    """A table that must equal ours, except for its source."""
    if isinstance(ours, Mapping) and isinstance(found, Mapping):
        for key in [*ours, *[k for k in found if k not in ours]]:
            if key in ("source", "outline_source", "name_source", "refs", "note", "text", "meaning", "inferred"):
                continue
            _same(f"{place}.{key}", (*way, key), found.get(key), ours.get(key), rules)
    elif isinstance(ours, list) and isinstance(found, list) and len(ours) == len(found):
        for at, (mine, theirs) in enumerate(zip(ours, found, strict=True)):
            _same(f"{place}[{at + 1}]", (*way, at), theirs, mine, rules)
    elif found != ours or type(found) is not type(ours):
        instead = f"right would be {ours!r}" if ours is not None else "right would be to leave it out"
        about = f"is {shown(found)}; {instead}, because the rules say so ({rules})"
        params: dict[str, int | str] = {"found": shown(found), "right": shown(ours)}
        code = "only" if ours is not None else "no_key"
        raise ComponentsError(f"{place}: {about}", way, about, code, params, ours)


def _figures(whole: Part, box: Box) -> None:
    production = whole.part("production")
    box.per_village = production.number("per_village", 1, 9)
    box.per_workshop = production.number("per_workshop", 1, 9)
    finish(production)
    army = whole.part("production_army")
    box.per_army = army.number("extra_per_army", 0, 9)
    army.exactly("armies_per_village_max", 1, "the rules allow one army in a village (PAR-3.2.2)")
    army.exactly("on_workshops", False, "armies never stand in workshops (PAR-3.2.2)")
    army.exactly("may_sail_later_same_season", True, "the rules say so (PAR-3.2.5)")
    finish(army)
    cargo = whole.part("cargo")
    cargo.exactly("min_cards", 1, "a fleet without cards stays home (PAR-5.2.1)")
    box.hold = cargo.number("max_cards", 1, 20)
    cargo.exactly("aegis_counts_as_card", True, "the size of a fleet is all its cards (PAR-5.2.5)")
    cargo.exactly("face_down", True, "loading is secret (PAR-5.2.3)")
    box.hold_home = cargo.number("return_max_cards", 1, 20)
    key = "may_reshuffle_between_own_fleets_in_same_land"
    cargo.exactly(key, True, "own fleets share their cargo for the way home (PAR-3.7.1)")
    finish(cargo)
    draws = whole.part("hazard_draws")
    for region in range(2):
        box.draws[region] = draws.number(terms.REGIONS[region], 0, 6)
    draws.exactly("safe_voyage_cancels_other_foreign_card", False, "it cancels no other card (PAR-5.4.1)")
    finish(draws)
    limit = whole.part("hand_limit")
    limit.exactly("counts", ["basic", "rare", "gold"], "aegis cards are never counted (PAR-3.9.1)")
    rows = limit.parts("options")
    if [row.section.get("id") for row in rows] != ["any", "per_type"]:
        raise limit.wrong("options", "right would be the options any and per_type (PAR-3.9.1)")
    box.keep_any = rows[0].number("keep_any", 0, 99)
    box.keep_per_type = rows[1].number("keep_per_type", 0, 99)
    rows[1].exactly("must_show", True, "who chose per type shows what is kept (PAR-3.9.6)")
    finish(limit)
    philosophy = whole.part("philosophy_rules")
    box.copies_each = philosophy.number("copies_each", 1, 6)
    philosophy.exactly("first_free", True, "the first use of an Academy is free (PAR-4.5.2)")
    box.copy_gold = philosophy.amounts("copy_cost", ["gold"], complete=True)[0]
    philosophy.exactly("copy_paid_to", "bank", "the rules say so (PAR-4.5.3)")
    finish(philosophy)
    wonder = whole.part("wonder_rules")
    wonder.amounts("first_plan_cost", [], complete=True)
    box.second_plan = wonder.amounts("second_plan_cost", ["gold"], complete=True)[0]
    wonder.exactly("plan_source", "athens", "plans are drawn in Athens (PAR-8.1.2)")
    wonder.exactly("plan_draw", "random", "plans are drawn at random (PAR-8.1.2)")
    wonder.exactly("pay_in_any_phase", True, "the rules say so (PAR-8.1.5)")
    wonder.exactly("stages", list(terms.STAGES[1:]), "a wonder has these stages (PAR-8.1.3)")
    wonder.exactly("effect_active_when", "complete", "the rules say so (PAR-8.1.3)")
    wonder.exactly("owner_must_accept_buy_in", True, "the owner cannot refuse (PAR-8.2.1)")
    finish(wonder)
    limits = whole.part("limits")
    box.conversions = limits.number("conversions_per_fleet_and_season", 1, 60)
    box.drafts = limits.number("trade_drafts_per_player_and_season", 1, 60)
    box.side = limits.number("offer_cards_per_side", 1, 12)
    limits.exactly("open_offers_per_player", 1, "a draft withdraws the open offer (PAR-9.3.3)")
    finish(limits)


def _commodities(whole: Part, box: Box, ours: Mapping[str, Any]) -> None:
    rows = whole.parts("commodities")
    words = terms.CARDS[: terms.COMMODITIES]
    if [row.section.get("id") for row in rows] != list(words):
        raise whole.wrong("commodities", f"right would be {list(words)} in this order")
    for at, row in enumerate(rows):
        row.get("id", "an id")
        kind = terms.BASIC if at < terms.BASICS else terms.GOLDEN if at == terms.GOLD else terms.RARE
        row.exactly("class", terms.CLASSES[kind], "the rules count it there (PAR-1.1.2)")
        row.number("count", 1)
        if kind == terms.RARE:
            row.flag("produced_by_islands")
        box.sources["card-" + words[at]] = origin(row)
        row.finish()
    rows = whole.parts("aegis")
    if [row.section.get("id") for row in rows] != list(terms.AEGIS):
        raise whole.wrong("aegis", f"right would be {list(terms.AEGIS)} in this order")
    for at, row in enumerate(rows):
        row.get("id", "an id")
        box.supply[at] = row.number("count", 0, 99)
        row.exactly("supply_limited", True, "the supply is limited (PAR-1.1.7)")
        row.exactly("keep_when_used", at != 2, "only a Gift is spent (PAR-5.3.5, PAR-5.3.11)")
        does = deepcopy(ours["aegis"][at]["effects"])
        if at == 0:
            does[0]["amount"] = int(box.per_army)
        effects = row.get("effects", "a list of effects", FIXED)
        _same(f"{row.file}: {row.place}.effects", (*row.way, "effects"), effects, does, "PAR-5.5")
        row.get("obtained_from", "a list of words")
        box.sources["card-" + terms.AEGIS[at]] = origin(row)
        row.finish()


def _counts(whole: Part, box: Box) -> None:
    """PAR-1.2.2 — Check the totals of the box: a missing component is found here."""
    counts = whole.part("component_counts")
    total = counts.number("total", 1, 9999)
    counts.number("fleet_counters", 1)
    counts.number("island_cards", 1)
    counts.number("archon_counters", 1)
    cards = counts.part("cards")
    said = {
        "event": len(box.event_ids),
        "wonder": len(box.wonder_ids),
        "wonder_plan": len(box.wonder_ids),
        "hazard": sum(int(n) for n in box.hazards.count),
        "harbor_status": sum(int(n) for n in box.harbors.count),
        "philosophy": sum(int(n) for n in box.philosophy_copies),
        "army": int(box.supply[0]),
        "escort": int(box.supply[1]),
        "gift_of_poseidon": int(box.supply[2]),
        "village": 36,
        "workshop": 12,
        "acropolis": 36,
        "fleet": 18,
        "archon": 6,
        "phase": 6,
    }
    goods = {kind: 0 for kind in terms.CLASSES}
    for row in whole.section["commodities"]:
        goods[row["class"]] += row["count"]
    said.update(goods)
    found = 0
    for key, n in said.items():
        cards.exactly(key, n, "so many are listed in the file")
        found += n
    finish(cards)
    if found != total:
        raise counts.wrong("total", f"is {total}; right would be {found}, the sum of all cards")
    finish(counts)
    if listed(box.hazard_ids) and sum(int(n) for n in box.harbors.count) < 6 * 3:
        raise whole.wrong("harbor_status", "right would be at least 18 cards, or the stack could run out (PAR-INV-7)")
