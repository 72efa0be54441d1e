"""Reading the box: `components.toml`, or an owner's file, checked and turned into a `Box`.

`read_box` raises `ComponentsError` with a sentence that names the file, the key and what would be right. Nothing
here knows a rule, and the rules know no figures.
"""

from collections.abc import Mapping
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.reading import FIXED, ComponentsError, Part, Way, listed, opened, own_file, shown
from petteia.games.parthenon import terms
from petteia.games.parthenon.box import Box, Lines
from petteia.games.parthenon.decks import read_events, read_givers, read_harbors, read_hazards
from petteia.games.parthenon.reading import origin
from petteia.games.parthenon.terms import NOTHING, PRICE

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
    _lands(whole, box)
    _rates(whole, box)
    _islands(whole, box)
    _fleets(whole, box)
    _acropolis(whole, box)
    _left_to_take(whole, box)
    read_givers(whole, box)
    read_events(whole, box)
    read_hazards(whole, box)
    read_harbors(whole, box)
    _counts(whole, box)
    whole.finish()
    return box


def price(part: Part, key: str, rare: i64 = NOTHING) -> vec[i64]:
    """A table of costs: named commodities and wildcards."""
    words = [*terms.ITEMS]
    if rare >= 0:
        words.append("own_rare")
    counts = part.amounts(key, words, complete=False)
    out = zeros(PRICE)
    for at, count in enumerate(counts):
        if at < PRICE and words[at] != "own_rare":
            out[at] += count
        else:
            out[rare] += count
    return out


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
    _end(production)
    army = whole.part("production_army")
    box.per_army = army.number("extra_per_army", 0, 9)
    army.exactly("armies_per_village_max", 1, "the rules allow one army in a village (PAR-3.2.2)")
    army.exactly("on_workshops", False, "armies never stand in workshops (PAR-3.2.2)")
    army.exactly("may_sail_later_same_season", True, "the rules say so (PAR-3.2.5)")
    _end(army)
    cargo = whole.part("cargo")
    cargo.exactly("min_cards", 1, "a fleet without cards stays home (PAR-5.2.1)")
    box.hold = cargo.number("max_cards", 1, 20)
    cargo.exactly("aegis_counts_as_card", True, "the size of a fleet is all its cards (PAR-5.2.5)")
    cargo.exactly("face_down", True, "loading is secret (PAR-5.2.3)")
    box.hold_home = cargo.number("return_max_cards", 1, 20)
    key = "may_reshuffle_between_own_fleets_in_same_land"
    cargo.exactly(key, True, "own fleets share their cargo for the way home (PAR-3.7.1)")
    _end(cargo)
    draws = whole.part("hazard_draws")
    for region in range(2):
        box.draws[region] = draws.number(terms.REGIONS[region], 0, 6)
    draws.exactly("safe_voyage_cancels_other_foreign_card", False, "it cancels no other card (PAR-5.4.1)")
    _end(draws)
    limit = whole.part("hand_limit")
    limit.exactly("counts", ["basic", "rare", "gold"], "aegis cards are never counted (PAR-3.9.1)")
    rows = limit.parts("options")
    if [row.section.get("id") for row in rows] != ["any", "per_type"]:
        raise limit.wrong("options", "right would be the options any and per_type (PAR-3.9.1)")
    box.keep_any = rows[0].number("keep_any", 0, 99)
    box.keep_per_type = rows[1].number("keep_per_type", 0, 99)
    rows[1].exactly("must_show", True, "who chose per type shows what is kept (PAR-3.9.6)")
    _end(limit)
    philosophy = whole.part("philosophy_rules")
    box.copies_each = philosophy.number("copies_each", 1, 6)
    philosophy.exactly("first_free", True, "the first use of an Academy is free (PAR-4.5.2)")
    box.copy_gold = philosophy.amounts("copy_cost", ["gold"], complete=True)[0]
    philosophy.exactly("copy_paid_to", "bank", "the rules say so (PAR-4.5.3)")
    _end(philosophy)
    wonder = whole.part("wonder_rules")
    wonder.amounts("first_plan_cost", [], complete=True)
    box.second_plan = wonder.amounts("second_plan_cost", ["gold"], complete=True)[0]
    wonder.exactly("plan_source", "athens", "plans are drawn in Athens (PAR-8.1.2)")
    wonder.exactly("plan_draw", "random", "plans are drawn at random (PAR-8.1.2)")
    wonder.exactly("pay_in_any_phase", True, "the rules say so (PAR-8.1.5)")
    wonder.exactly("stages", list(terms.STAGES[1:]), "a wonder has these stages (PAR-8.1.3)")
    wonder.exactly("effect_active_when", "complete", "the rules say so (PAR-8.1.3)")
    wonder.exactly("owner_must_accept_buy_in", True, "the owner cannot refuse (PAR-8.2.1)")
    _end(wonder)
    limits = whole.part("limits")
    box.conversions = limits.number("conversions_per_fleet_and_season", 1, 60)
    box.drafts = limits.number("trade_drafts_per_player_and_season", 1, 60)
    box.side = limits.number("offer_cards_per_side", 1, 12)
    limits.exactly("open_offers_per_player", 1, "a draft withdraws the open offer (PAR-9.3.3)")
    _end(limits)


def _end(part: Part) -> None:
    origin(part)
    part.finish()


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


def _lands(whole: Part, box: Box) -> None:
    rows = whole.parts("lands")
    if [row.section.get("id") for row in rows] != list(terms.LANDS):
        raise whole.wrong("lands", f"right would be {list(terms.LANDS)} in this order")
    for at, row in enumerate(rows):
        row.get("id", "an id")
        row.exactly("region", terms.REGIONS[at // terms.PER_REGION], "the rules say so (PAR-1.2.4)")
        row.text("unique")
        offers = row.parts("offers", "kind")
        if len(offers) != 1:
            raise row.wrong("offers", f"has {len(offers)} entries; right would be one")
        offer = offers[0]
        kind = offer.one_of("kind", terms.OFFERS)
        box.offer[at] = kind
        if kind == terms.BUY_AEGIS:
            box.offer_aegis[at] = terms.COMMODITIES + offer.one_of("aegis", terms.AEGIS)
            box.offer_basics[at] = offer.amounts("cost", ["any_basic"], complete=True, least=1)[0]
            offer.exactly("limit_per_fleet", 1, "a fleet takes one (PAR-6.5.2, PAR-6.5.6)")
        elif kind == terms.DRAW_PLAN:
            offer.amounts("first_cost", [], complete=True)
            if offer.amounts("second_cost", ["gold"], complete=True)[0] != box.second_plan:
                raise offer.wrong("second_cost", f"right would be {box.second_plan} gold, as wonder_rules says")
            offer.exactly("limit_per_fleet", 1, "a fleet draws one (PAR-6.5.3)")
        elif kind == terms.COPY_PHILOSOPHY:
            offer.amounts("cost", [], complete=True)
            offer.exactly("requires", "academy", "the rules ask for it (PAR-6.5.4)")
            offer.exactly("limit_per_season", 1, "once per player and season (PAR-6.5.4)")
        elif kind == terms.RARE_AVAILABLE:
            rare = offer.one_of("commodity", terms.CARDS[: terms.COMMODITIES])
            box.land_rare[at] = rare
            box.only_abroad |= i64(1) << rare
        else:
            _line(offer, box.abroad, at // terms.PER_REGION, at, "give_amount", "get_amount", "give", "get")
        offer.finish()
        box.sources["land-" + terms.LANDS[at]] = origin(row)
        row.finish()


CLASS_WORDS: Final = ("any_basic", "any_rare", "gold")


def _line(row: Part, lines: Lines, region: int, land: int, give: str, get: str, source: str, target: str) -> None:
    """A line of a conversion table."""
    plain = source == "from"
    words = terms.CLASSES if plain else CLASS_WORDS
    name = row.text("line") if row.has("line") else "S1"
    if name in lines.ids:
        raise row.wrong("line", f"{name!r} is there twice; right would be a different name for each line")
    lines.ids.append(name)
    lines.region = append(lines.region, region)
    lines.land = append(lines.land, land)
    lines.source = append(lines.source, row.one_of(source, words))
    lines.give = append(lines.give, row.number(give, 1, 12))
    lines.target = append(lines.target, row.one_of(target, words))
    lines.get = append(lines.get, row.number(get, 1, 12))


def _rates(whole: Part, box: Box) -> None:
    better = box.abroad
    box.abroad = Lines()
    for row in whole.parts("trade_rates", "line"):
        region = row.one_of("region", terms.REGIONS)
        _line(row, box.abroad, region, NOTHING, "give", "get", "from", "to")
        origin(row)
        row.finish()
    for at, name in enumerate(better.ids):  # those of a single land stand behind those of all lands
        box.abroad.ids.append(name)
        box.abroad.region = append(box.abroad.region, better.region[at])
        box.abroad.land = append(box.abroad.land, better.land[at])
        box.abroad.source = append(box.abroad.source, better.source[at])
        box.abroad.give = append(box.abroad.give, better.give[at])
        box.abroad.target = append(box.abroad.target, better.target[at])
        box.abroad.get = append(box.abroad.get, better.get[at])
    if len(box.abroad.ids) > 24:
        raise whole.wrong("trade_rates", f"there are {len(box.abroad.ids)} lines; right would be at most 24")


def _left_to_take(whole: Part, box: Box) -> None:
    """PAR-6.3.1 — A type that is given is not received, so another one of its class must always be left. One basic may
    be short in a harbor (PAR-6.6.3), and some rares are available in one land only."""
    rares = sum([1 - (int(box.only_abroad) >> kind & 1) for kind in range(terms.BASICS, terms.GOLD)])
    kinds = {terms.BASIC: terms.BASICS - 1, terms.RARE: rares, terms.GOLDEN: 1}
    places = {row.section.get("line", "S1"): (row, "give") for row in whole.parts("trade_rates", "line")}
    for lines in (box.abroad, box.home):
        for at, name in enumerate(lines.ids):
            most = kinds[int(lines.target[at])] - (1 if lines.source[at] == lines.target[at] else 0)
            if most < 1 or (lines.source[at] == lines.target[at] and lines.give[at] > most):
                row, key = places.get(name, (whole, "lands" if lines is box.abroad else "acropolis"))
                if most < 1:
                    right = "another class to take from, because nothing is left of this one (PAR-6.3.1)"
                    raise row.wrong(key, f"line {name} leaves nothing to take; right would be {right}")
                right = f"at most {most}, so that a type is left that was not given (PAR-6.3.1)"
                raise row.wrong(key, f"line {name} gives {lines.give[at]}; right would be {right}")


def _islands(whole: Part, box: Box) -> None:
    rows = whole.parts("islands")
    if len(rows) != 6:
        raise whole.wrong("islands", f"there are {len(rows)}; right would be six (PAR-1.2.1)")
    loss = whole.part("village_loss")
    box.start_again = price(loss, "rebuild_cost_start_village")
    loss.exactly("rebuild_cost_other_village", "printed_cost", "the rules say so (PAR-4.2.2)")
    loss.exactly("rebuilt_in", "build", "structures are built in the build turn (PAR-4.1.1)")
    _end(loss)
    for at, row in enumerate(rows):
        box.island_ids.append(row.word("id"))
        torch = row.flag("torch")
        if torch != (at < 3):
            raise row.wrong("torch", f"is {torch}; right would be the three torch islands first (PAR-1.4.1)")
        box.torch = append(box.torch, 1 if torch else 0)
        basics = row.some_of("basics", terms.CARDS[: terms.BASICS])
        if len(basics) != 3:
            raise row.wrong("basics", f"has {len(basics)}; right would be three different basics (PAR-1.3.1)")
        for basic in basics:
            box.basics = append(box.basics, basic)
        if row.some_of("start_villages", terms.CARDS[: terms.BASICS]) != basics[:2]:
            right = [terms.CARDS[basics[0]], terms.CARDS[basics[1]]]
            raise row.wrong("start_villages", f"right would be {right}, the first two of its basics")
        rare = row.one_of("rare", terms.CARDS[: terms.COMMODITIES])
        if not terms.FIRST_RARE <= rare < terms.GOLD:
            raise row.wrong("rare", f"is {terms.CARDS[rare]}; right would be a rare commodity")
        box.rare = append(box.rare, rare)
        box.start = append(box.start, 3)
        _villages(row, box, basics, rare)
        box.sources["island-" + box.island_ids[at]] = origin(row)
        row.finish()
    if len(set(box.island_ids)) != 6:
        raise whole.wrong("islands", f"the ids are {box.island_ids}; right would be six different ones")


def _villages(row: Part, box: Box, basics: list[int], rare: int) -> None:
    """The villages and workshops of an island."""
    for key, expected in (("villages", [*basics, *basics]), ("workshops", [rare, rare])):
        parts = row.parts(key)
        if len(parts) != len(expected):
            raise row.wrong(key, f"has {len(parts)}; right would be {len(expected)} (PAR-1.3.1)")
        for at, part in enumerate(parts):
            part.word("id")
            part.exactly("produces", terms.CARDS[expected[at]], "the order is A, B, C, A, B, C (PAR-2.2.4)")
            amount = int(box.per_village if key == "villages" else box.per_workshop)
            part.exactly("amount", amount, "production says so")
            box.produces = append(box.produces, expected[at])
            if key == "villages":
                part.exactly("start", at < 2, "the first two are the start villages (PAR-1.4.3)")
            cost = price(part, "cost", rare)
            for item in range(PRICE):
                box.price = append(box.price, cost[item])
            origin(part)
            part.finish()
    for _ in range(6 * PRICE):  # the acropolis is the same for every island; `_acropolis` fills it in
        box.price = append(box.price, 0)


def _fleets(whole: Part, box: Box) -> None:
    rows = whole.parts("fleets")
    if [row.section.get("id") for row in rows] != list(terms.FLEETS):
        raise whole.wrong("fleets", f"right would be {list(terms.FLEETS)} in this order")
    loss = whole.part("fleet_loss")
    for at, row in enumerate(rows):
        row.get("id", "an id")
        cost = price(row, "cost")
        again = price(loss, f"rebuild_cost_{terms.FLEETS[at]}")
        if at > 0 and list(cost) != list(again):
            raise loss.wrong(f"rebuild_cost_{terms.FLEETS[at]}", "right would be what the fleet costs (PAR-5.1.3)")
        for item in range(PRICE):
            box.fleet_price = append(box.fleet_price, again[item])
        origin(row)
        row.finish()
    loss.exactly("rebuilt_in", "build", "fleets are bought in the build turn (PAR-5.1.1)")
    _end(loss)


def _acropolis(whole: Part, box: Box) -> None:
    rows = whole.parts("acropolis")
    if [row.section.get("id") for row in rows] != list(terms.BUILDINGS):
        raise whole.wrong("acropolis", f"right would be {list(terms.BUILDINGS)} in this order")
    for at, row in enumerate(rows):
        row.get("id", "an id")
        cost = price(row, "cost")
        for island in range(6):
            first = (island * terms.KINDS_OF_STRUCTURE + terms.ACROPOLIS + at) * PRICE
            for item in range(PRICE):
                box.price[first + item] = cost[item]
        row.text("timing")
        row.exactly("uses_per_season", 1, "each has effect once per season (PAR-4.1.10)")
        if row.has("one_phase_per_season"):
            row.exactly("one_phase_per_season", True, "both exchanges belong to one phase (PAR-4.4.3)")
        effect = row.part("effect")
        use = zeros(PRICE)
        aegis: i64 = NOTHING
        structure = terms.ACROPOLIS + at
        if structure == terms.MARKET:
            effect.exactly("kind", "home_exchange", "the rules tell its use (PAR-4.4)")
            box.market_uses = effect.number("max_conversions", 1, 9)
            effect.exactly("papyrus_available", False, "papyrus is never received there (PAR-4.4.2)")
            for line in effect.parts("table", "line"):
                _line(line, box.home, NOTHING, NOTHING, "give_amount", "get_amount", "give", "get")
                line.finish()
        elif structure == terms.ACADEMY:
            effect.exactly("kind", "adopt_philosophy", "the rules tell its use (PAR-4.5)")
            effect.exactly("free_introductions", 1, "its first use is free (PAR-4.5.2)")
            effect.exactly("first_use_is_introduction", True, "the rules say so (PAR-4.5.2)")
            if effect.amounts("copy_cost", ["gold"], complete=True)[0] != box.copy_gold:
                raise effect.wrong("copy_cost", f"right would be {box.copy_gold} gold, as philosophy_rules says")
            effect.exactly("copies_per_philosophy_per_player", 1, "nobody holds two of a kind (PAR-4.5.5)")
        elif structure == terms.TREASURY:
            effect.exactly("kind", "hand_limit", "the rules tell its use (PAR-4.6.1)")
            box.treasury_any = effect.number("keep_any", 0, 99)
            box.treasury_per_type = effect.number("keep_per_type", 0, 99)
        else:
            effect.exactly("kind", "buy_aegis", "the rules tell its use (PAR-4.7 to PAR-4.9)")
            aegis = terms.COMMODITIES + effect.one_of("aegis", terms.AEGIS)
            use = price(effect, "cost")
            effect.exactly("amount", 1, "one card per use (PAR-4.7 to PAR-4.9)")
        effect.finish()
        box.use_aegis = append(box.use_aegis, aegis)
        for item in range(PRICE):
            box.use_price = append(box.use_price, use[item])
        box.sources["structure-" + terms.BUILDINGS[at]] = origin(row)
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
    _end(cards)
    if found != total:
        raise counts.wrong("total", f"is {total}; right would be {found}, the sum of all cards")
    _end(counts)
    if listed(box.hazard_ids) and sum(int(n) for n in box.harbors.count) < 6 * 3:
        raise whole.wrong("harbor_status", "right would be at least 18 cards, or the stack could run out (PAR-INV-7)")
