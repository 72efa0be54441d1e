"""Reads lands, and what can be exchanged in them, from the components file."""

from typing import Final

from petteia.engine.ints import append, i64
from petteia.engine.reading import Part
from petteia.games.parthenon import terms
from petteia.games.parthenon.box import Box, Lines
from petteia.games.parthenon.reading import origin
from petteia.games.parthenon.terms import NOTHING

CLASS_WORDS: Final = ("any_basic", "any_rare", "gold")


def read_lands(whole: Part, box: Box) -> None:
    """The six lands and what each of them offers."""
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
            read_line(offer, box.abroad, at // terms.PER_REGION, at, "give_amount", "get_amount", "give", "get")
        offer.finish()
        box.sources["land-" + terms.LANDS[at]] = origin(row)
        row.finish()


def read_line(row: Part, lines: Lines, region: int, land: int, give: str, get: str, source: str, target: str) -> None:
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


def read_rates(whole: Part, box: Box) -> None:
    """What is exchanged in all lands of a region, before what a single land exchanges."""
    better = box.abroad
    box.abroad = Lines()
    for row in whole.parts("trade_rates", "line"):
        region = row.one_of("region", terms.REGIONS)
        read_line(row, box.abroad, region, NOTHING, "give", "get", "from", "to")
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


def check_rates(whole: Part, box: Box) -> None:
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
