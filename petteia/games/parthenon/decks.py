"""Reading what lies in decks and rows: philosophies, wonders, events, hazards and harbor cards, with their effects."""

from petteia.engine.effects import in_order
from petteia.engine.ints import append, i64, vec
from petteia.engine.reading import Part
from petteia.games.parthenon import terms
from petteia.games.parthenon.box import Box, Events
from petteia.games.parthenon.event_effects import EVENT_EFFECTS, EventEffect
from petteia.games.parthenon.giver_effects import GIVER_EFFECTS
from petteia.games.parthenon.harbor_effects import HARBOR_EFFECTS
from petteia.games.parthenon.hazard_effects import HAZARD_EFFECTS
from petteia.games.parthenon.reading import cards_of, origin
from petteia.games.parthenon.terms import NOTHING, PRICE


def named_price(part: Part, key: str) -> vec[i64]:
    """A price without wildcards."""
    counts = part.amounts(key, terms.CARDS[: terms.COMMODITIES], complete=False)
    counts.extend([0] * (PRICE - terms.COMMODITIES))
    return vec[i64](counts)


# -- philosophies and wonders ----------------------------------------------------------------------------------


def read_givers(whole: Part, box: Box) -> None:
    """Philosophies, then wonders."""
    rows = whole.parts("philosophies")
    if len(rows) != terms.PHILOSOPHIES:
        raise whole.wrong("philosophies", f"there are {len(rows)}; right would be {terms.PHILOSOPHIES} (PAR-1.2.5)")
    for at, row in enumerate(rows):
        _new_id(row, box.philosophy_ids)
        row.exactly("count", box.copies_each, "philosophy_rules says so")
        box.philosophy_copies = append(box.philosophy_copies, box.copies_each)
        row.text("timing")
        _giver(row, box, at)
        box.sources["philosophy-" + box.philosophy_ids[at]] = origin(row)
        row.finish()
    rows = whole.parts("wonders")
    if len(rows) != terms.WONDERS:
        raise whole.wrong("wonders", f"there are {len(rows)}; right would be {terms.WONDERS} (PAR-1.2.5)")
    for at, row in enumerate(rows):
        _new_id(row, box.wonder_ids)
        plan = named_price(row, "plan_cost")
        completion = named_price(row, "completion_cost")
        for item in range(PRICE):
            box.plan_price = append(box.plan_price, plan[item])
            box.completion_price = append(box.completion_price, completion[item])
        _giver(row, box, terms.PHILOSOPHIES + at)
        if row.has("buy_in"):
            _buy_in(row.part("buy_in"), box, terms.PHILOSOPHIES + at)
        box.sources["wonder-" + box.wonder_ids[at]] = origin(row)
        row.finish()
    box.givers.find_effects(len(GIVER_EFFECTS))


def _new_id(row: Part, ids: list[str]) -> None:
    name = row.word("id")
    if name in ids:
        raise row.wrong("id", f"{name!r} is there twice; right would be a different id for each")
    ids.append(name)


def _giver(row: Part, box: Box, at: int) -> None:
    """What a philosophy or wonder does."""
    part = row.part("effect")
    effect = GIVER_EFFECTS[part.one_of("kind", [each.name for each in GIVER_EFFECTS])]
    if effect.kind == (terms.GAIN_AEGIS if at < terms.PHILOSOPHIES else terms.IGNORE_EVENT):
        whose = "wonders give aegis cards (PAR-3.8.3)" if at < terms.PHILOSOPHIES else "Stoics do that (PAR-4.10.8)"
        raise part.wrong("kind", f"is {effect.name!r}; right would be another one, because only {whose}")
    box.givers.effect[at] = effect.kind
    effect.read(part, at, box.givers)
    if effect.kind == terms.BUILD_DISCOUNT:
        box.discount_ids.append(row.section["id"])
        box.discount_of = append(box.discount_of, at)
    if part.has("timing"):
        part.text("timing")
    part.finish()


def _buy_in(part: Part, box: Box, at: int) -> None:
    give = box.givers
    give.buy_in[at] = part.amounts("cost", ["gold"], complete=True)[0]
    if give.buy_in[at] < 1:
        raise part.wrong("cost", "right would be at least one gold, paid to the owner (PAR-8.2.1)")
    give.buy_once[at] = part.one_of("duration", ("season", "once"))
    if give.buy_once[at] != 0 and give.effect[at] != terms.GAIN_AEGIS:
        raise part.wrong("duration", "right would be season: only an aegis card is taken at once (PAR-8.2.4)")
    give.buy_from[at] = part.one_of("from_phase", terms.PHASES) + 1
    give.buy_until[at] = part.one_of("until_phase", terms.PHASES) + 1
    part.exactly("per_player_and_season", 1, "once per player and season (PAR-8.2.4)")
    part.finish()


# -- events ----------------------------------------------------------------------------------------------------


def read_events(whole: Part, box: Box) -> None:
    """Events, six for each year, in the order of the years."""
    harsh = whole.section["setup"]["first_game"]["remove_events"]
    e = box.events
    for at, row in enumerate(whole.parts("events")):
        _new_id(row, box.event_ids)
        name = box.event_ids[-1]
        e.year = append(e.year, row.number("year", 1, terms.YEARS))
        row.exactly("count", 1, "each event is one card (PAR-1.2.5)")
        e.bad = append(e.bad, row.one_of("mood", ("good", "bad")))
        e.attack = append(e.attack, len(row.some_of("tags", ("attack",))))
        e.harsh = append(e.harsh, 1 if name in harsh else 0)
        effect = _event(row.part("effect"), at, box)
        moment = effect.acts(box, at)
        row.exactly("timing", moment, "that is when it acts (PAR-3.1.5)")
        e.timing = append(e.timing, terms.TIMINGS.index(moment))
        if effect.kind == terms.EVENT_DISCOUNT:
            box.discount_ids.append(name)
            box.discount_of = append(box.discount_of, terms.GIVERS + at)
        box.sources["event-" + name] = origin(row)
        row.finish()
    years = [sum(1 for y in e.year if y == year + 1) for year in range(terms.YEARS)]
    if years != [terms.EVENTS_A_YEAR] * terms.YEARS or list(e.year) != sorted(e.year):
        right = f"{terms.EVENTS_A_YEAR} for each year, year by year"
        raise whole.wrong("events", f"there are {years} by year; right would be {right} (PAR-1.2.5)")
    if [int(e.year[at]) for at in range(len(e.year)) if e.harsh[at] != 0] != [1, 2, 3]:
        raise whole.wrong("events", f"right would be one of {harsh} in each year (PAR-12.2.1)")
    for at in range(len(e.year)):
        for other in range(at):
            if _alike(e, at, other):
                two = f"{box.event_ids[other]} and {box.event_ids[at]}"
                raise whole.wrong("events", f"{two} of year {e.year[at]} do the same; right would be different years")


def _alike(e: Events, one: int, other: int) -> bool:
    """Whether two events of a year do the same, so that the rules would find only one."""
    if e.year[one] != e.year[other] or e.effect[one] != e.effect[other] or EVENT_EFFECTS[e.effect[one]].often:
        return False
    return e.village[one] == e.village[other] and (e.amount[one] > 0) == (e.amount[other] > 0)


def _event(part: Part, event: int, box: Box) -> EventEffect:
    """What an event does."""
    e = box.events
    effect = EVENT_EFFECTS[part.one_of("kind", [each.name for each in EVENT_EFFECTS])]
    e.effect = append(e.effect, effect.kind)
    e.amount = append(e.amount, 0)
    e.region = append(e.region, NOTHING)
    e.village = append(e.village, 0)
    e.spared = append(e.spared, 0)
    e.penalty = append(e.penalty, 0)
    e.penalty_amount = append(e.penalty_amount, 0)
    e.penalty_random = append(e.penalty_random, 0)
    for _ in range(terms.MOST_PAYMENTS):
        e.pay_what = append(e.pay_what, NOTHING)
        e.pay_count = append(e.pay_count, 0)
        e.pay_word = append(e.pay_word, 0)
    effect.read(part, event, box)
    part.finish()
    return effect


# -- hazards and harbors ---------------------------------------------------------------------------------------


def read_hazards(whole: Part, box: Box) -> None:
    """Hazard cards."""
    h = box.hazards
    for card, row in enumerate(whole.parts("hazards")):
        _new_id(row, box.hazard_ids)
        h.count = append(h.count, row.number("count", 1, 36))
        h.target = append(h.target, row.one_of("target", terms.TARGETS))
        h.least = append(h.least, row.number("min_cards", 0, 20))
        part = row.part("effect")
        effect = HAZARD_EFFECTS[part.one_of("kind", [each.name for each in HAZARD_EFFECTS])]
        h.effect = append(h.effect, effect.kind)
        h.amount = append(h.amount, 0)
        h.way = append(h.way, 0)
        h.aegis = append(h.aegis, 0)
        h.aegis_from = append(h.aegis_from, 0)
        effect.read(part, card, h)
        part.finish()
        h.shield = append(h.shield, cards_of(row, "blocked_by", terms.AEGIS))
        h.shield_spent = append(h.shield_spent, 1 if row.flag("spends_blocker") else 0)
        tags = row.some_of("tags", ("pirates", "weather", "sea", "myth", "crew"))
        h.pirates = append(h.pirates, 1 if 0 in tags else 0)
        box.sources["hazard-" + box.hazard_ids[-1]] = origin(row)
        row.finish()
    if len(box.hazard_ids) > 24:
        raise whole.wrong("hazards", f"there are {len(box.hazard_ids)} kinds; right would be at most 24")


def read_harbors(whole: Part, box: Box) -> None:
    """Harbor cards."""
    h = box.harbors
    for card, row in enumerate(whole.parts("harbor_status")):
        _new_id(row, box.harbor_ids)
        h.count = append(h.count, row.number("count", 1, 26))
        row.one_of("mood", ("good", "bad", "mixed"))
        part = row.part("effect")
        effect = HARBOR_EFFECTS[part.one_of("kind", [each.name for each in HARBOR_EFFECTS])]
        row.exactly("once", effect.kind == terms.THEFT, "only Thieves act once, when turned up (PAR-6.6.8)")
        h.effect = append(h.effect, effect.kind)
        h.commodity = append(h.commodity, NOTHING)
        h.amount = append(h.amount, 0)
        h.aegis_from = append(h.aegis_from, 0)
        effect.read(part, card, h)
        part.finish()
        box.sources["harbor-" + box.harbor_ids[-1]] = origin(row)
        row.finish()
    if len(box.harbor_ids) > 30:
        raise whole.wrong("harbor_status", f"there are {len(box.harbor_ids)} kinds; right would be at most 30")


if not all([in_order(each) for each in (GIVER_EFFECTS, EVENT_EFFECTS, HAZARD_EFFECTS, HARBOR_EFFECTS)]):
    raise AssertionError("a list of effects is not in the order of the numbers in terms.py")
