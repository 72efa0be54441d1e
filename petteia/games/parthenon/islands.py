"""Reads islands, fleets and the buildings of the acropolis from the components file."""

from petteia.engine.ints import append, i64, zeros
from petteia.engine.reading import Part
from petteia.games.parthenon import terms
from petteia.games.parthenon.box import Box
from petteia.games.parthenon.lands import read_line
from petteia.games.parthenon.reading import finish, origin, price
from petteia.games.parthenon.terms import NOTHING, PRICE


def read_islands(whole: Part, box: Box) -> None:
    """The six islands, and what a razed start village costs."""
    rows = whole.parts("islands")
    if len(rows) != 6:
        raise whole.wrong("islands", f"there are {len(rows)}; right would be six (PAR-1.2.1)")
    loss = whole.part("village_loss")
    box.start_again = price(loss, "rebuild_cost_start_village")
    loss.exactly("rebuild_cost_other_village", "printed_cost", "the rules say so (PAR-4.2.2)")
    loss.exactly("rebuilt_in", "build", "structures are built in the build turn (PAR-4.1.1)")
    finish(loss)
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


def read_fleets(whole: Part, box: Box) -> None:
    """What each fleet costs."""
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
    finish(loss)


def read_acropolis(whole: Part, box: Box) -> None:
    """What the buildings of the acropolis cost and do."""
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
                read_line(line, box.home, NOTHING, NOTHING, "give_amount", "get_amount", "give", "get")
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
