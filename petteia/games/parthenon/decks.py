"""Reading what lies in decks and rows: philosophies, wonders, events, hazards and harbor cards, with their effects."""

from typing import Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.reading import Part
from petteia.games.parthenon import terms
from petteia.games.parthenon.box import Box, Events, Hazards
from petteia.games.parthenon.reading import amounts_here, origin
from petteia.games.parthenon.terms import NOTHING, PRICE


def cards_of(part: Part, key: str, words: tuple[str, ...] = terms.CARDS) -> i64:
    """A list of kinds of cards, as bits; `any_basic` stands for all basics."""
    if part.section.get(key) == "any_basic":
        part.get(key, "kinds of cards")
        return (i64(1) << terms.BASICS) - 1
    out: i64 = 0
    for kind in part.some_of(key, words):
        out |= i64(1) << terms.CARDS.index(words[kind])
    return out


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


def _new_id(row: Part, ids: list[str]) -> None:
    name = row.word("id")
    if name in ids:
        raise row.wrong("id", f"{name!r} is there twice; right would be a different id for each")
    ids.append(name)


def _giver(row: Part, box: Box, at: int) -> None:
    """What a philosophy or wonder does."""
    effect = row.part("effect")
    kind = effect.one_of("kind", terms.EFFECTS)
    if kind == (terms.GAIN_AEGIS if at < terms.PHILOSOPHIES else terms.IGNORE_EVENT):
        whose = "wonders give aegis cards (PAR-3.8.3)" if kind == terms.GAIN_AEGIS else "Stoics do that (PAR-4.10.8)"
        raise effect.wrong("kind", f"is {terms.EFFECTS[kind]!r}; right would be another one, because only {whose}")
    give = box.givers
    give.effect[at] = kind
    if kind == terms.BUILD_DISCOUNT:
        give.amount[at] = _discount(effect)
        box.discount_ids.append(row.section["id"])
        box.discount_of = append(box.discount_of, at)
    elif kind == terms.BONUS_PRODUCTION:
        effect.exactly("amount", 1, "each bonus is one card (PAR-3.2.4)")
        give.cards[at] = cards_of(effect, "of", terms.CARDS[: terms.BASICS])
    elif kind == terms.HAND_BONUS:
        give.amount[at] = effect.number("amount", 0, 40)
    elif kind == terms.PEEK_HARBORS:
        give.amount[at] = effect.number("amount", 1, terms.SHORES)
    elif kind == terms.TRADE_DISCOUNT:
        give.amount[at] = effect.number("amount", 1, 9)
        effect.exactly("times_per_fleet", 1, "once per fleet and season (PAR-6.3.4)")
        effect.exactly("minimum_give", 1, "never below one card (PAR-6.3.4)")
    elif kind == terms.IGNORE_EVENT:
        effect.exactly("times_per_season", 1, "one event a season (PAR-4.10.8)")
        effect.exactly("only_mood", "bad", "the rules say so (PAR-4.10.8)")
        effect.exactly("declared", "end_of_event_phase_or_when_gained", "the rules say so (PAR-4.10.9)")
    elif kind == terms.IGNORE_HAZARD_TAG:
        effect.exactly("tag", "pirates", "it is the only tag with a rule (PAR-8.3.1)")
        effect.text("scope")
    elif kind == terms.IGNORE_REGION:
        give.region[at] = effect.one_of("region", terms.REGIONS)
        effect.text("scope")
    elif kind == terms.FREE_PHILOSOPHY:
        effect.exactly("per_season", 1, "one further copy a season (PAR-8.3.2)")
        effect.exactly("requires", "academy", "the rules ask for it (PAR-8.3.2)")
    elif kind == terms.IGNORE_EVENT_TAG:
        effect.exactly("tag", "attack", "it is the only tag of events (PAR-7.1.4)")
    elif kind == terms.PEEK_HAZARDS:
        give.amount[at] = effect.number("amount", 1, 12)
    elif kind == terms.GAIN_AEGIS:
        give.cards[at] = cards_of(effect, "choose_from", terms.AEGIS)
        effect.exactly("amount", 1, "one card a season (PAR-8.3.10, PAR-8.3.11)")
    elif kind == terms.EXTRA_VOTE:
        give.amount[at] = effect.number("amount", 1, 3)
        give.gold[at] = effect.number("gold_when_elected", 0, 9)
    else:
        give.amount[at] = effect.number("max_conversions", 1, 9)
        effect.exactly("papyrus_available", False, "papyrus is received in Egypt only (PAR-6.3.3)")
        table = effect.parts("table", "line")
        if len(table) != 1:
            raise effect.wrong("table", f"has {len(table)} lines; right would be one")
        table[0].exactly("give", "any_basic", "basics are exchanged there (PAR-8.3.13)")
        table[0].exactly("give_amount", 1, "one at a time (PAR-8.3.13)")
        table[0].exactly("get", "any_basic", "basics are exchanged there (PAR-8.3.13)")
        table[0].exactly("get_amount", 1, "one at a time (PAR-8.3.13)")
        table[0].finish()
    if effect.has("timing"):
        effect.text("timing")
    effect.finish()


def _discount(effect: Part) -> int:
    amount = effect.number("amount", 1, 6)
    effect.exactly("of", "any_basic", "discounts leave out basics (PAR-4.1.7)")
    effect.exactly("times_per_season", 1, "once per season (PAR-4.1.6)")
    applies = ["village", "workshop", "acropolis"]
    effect.exactly("applies_to", applies, "structures are these (PAR-1.1.8)")
    return amount


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
    for row in whole.parts("events"):
        _new_id(row, box.event_ids)
        name = box.event_ids[-1]
        e.year = append(e.year, row.number("year", 1, terms.YEARS))
        row.exactly("count", 1, "each event is one card (PAR-1.2.5)")
        e.bad = append(e.bad, row.one_of("mood", ("good", "bad")))
        e.attack = append(e.attack, len(row.some_of("tags", ("attack",))))
        e.harsh = append(e.harsh, 1 if name in harsh else 0)
        _event(row.part("effect"), box, e)
        moment = _moment(e)
        row.exactly("timing", moment, "that is when it acts (PAR-3.1.5)")
        e.timing = append(e.timing, terms.TIMINGS.index(moment))
        if e.effect[len(e.effect) - 1] == terms.EVENT_DISCOUNT:
            box.discount_ids.append(name)
            box.discount_of = append(box.discount_of, terms.GIVERS + len(e.effect) - 1)
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


MOMENTS: Final = {
    terms.EXTRA_COST: "build",
    terms.PAY_OR_SUFFER: "trade_start",
    terms.BONUS_ON_ARRIVAL: "fleet_trade",
    terms.HAZARD_DRAWS: "hazard",
    terms.AWARD: "event",
    terms.CLOSE_LAND: "voyage",
    terms.RATE_CHANGE: "fleet_trade",
    terms.EVENT_DISCOUNT: "build",
    terms.GAIN: "trade_start",
}
"""When the effects of events act; those that are not here act in production."""

OFTEN: Final = (terms.PAY_OR_SUFFER, terms.AWARD, terms.EVENT_DISCOUNT, terms.GAIN)
"""Effects that several events of a year may have: each of them is carried out."""


def _moment(e: Events) -> str:
    """When the event read last acts."""
    at = len(e.effect) - 1
    if e.effect[at] == terms.SUSPEND and e.village[at] == 0:
        return "build"
    return MOMENTS.get(int(e.effect[at]), "production")


def _alike(e: Events, one: int, other: int) -> bool:
    """Whether two events of a year do the same, of which the rules would see only one."""
    if e.year[one] != e.year[other] or e.effect[one] != e.effect[other] or e.effect[one] in OFTEN:
        return False
    return e.village[one] == e.village[other] and (e.amount[one] > 0) == (e.amount[other] > 0)


def _event(effect: Part, box: Box, e: Events) -> None:
    kind = effect.one_of("kind", terms.EVENT_EFFECTS)
    amount = 0
    region: i64 = NOTHING
    village = spared = penalty = lost = by_chance = 0
    options: list[Part] = []
    if kind in (terms.EXTRA_COST, terms.EVENT_DISCOUNT):
        if kind == terms.EVENT_DISCOUNT:
            amount = _discount(effect)
        else:
            amount = effect.number("amount", 1, 6)
            effect.exactly("of", "any_basic", "the surcharge is any basic (PAR-4.1.5)")
            effect.exactly("applies_to", ["village", "workshop", "acropolis"], "structures are these (PAR-1.1.8)")
    elif kind == terms.PAY_OR_SUFFER:
        options = effect.parts("pay_options")
        spared = int(cards_of(effect, "spared_by"))
        other = effect.part("otherwise")
        penalty = other.one_of("kind", terms.PENALTIES)
        lost = other.number("amount", 1, 12)
        if penalty == terms.LOSE_COMMODITIES:
            by_chance = 1 - other.one_of("how", terms.WAYS[:2])
        elif penalty == terms.RAZE:
            other.exactly("structure", "village", "villages are razed (PAR-7.4.1)")
            other.exactly("which", "owner_choice", "the owner chooses (PAR-7.4.1)")
        if penalty != terms.LOSE_COMMODITIES and lost != 1:
            raise other.wrong("amount", f"is {lost}; right would be 1 (PAR-7.3.1, PAR-7.4.1)")
        other.finish()
    elif kind == terms.BLOCK_PRODUCTION:
        effect.exactly("scope", "commodity", "a basic is named (PAR-7.2.3)")
        effect.exactly("chooser", "archon", "the Archon names it (PAR-7.2.3)")
        effect.exactly("choose_from", "basic", "a basic is named (PAR-7.2.3)")
    elif kind == terms.EVENT_PRODUCTION:
        effect.exactly("amount", 1, "each bonus is one card (PAR-3.2.4)")
        effect.exactly("of", "own_built_basic", "of a basic with an own village (PAR-7.2.4)")
    elif kind == terms.BONUS_ON_ARRIVAL:
        region = effect.one_of("region", terms.REGIONS)
        effect.exactly("amount", 1, "each bonus is one card (PAR-6.2.2)")
        effect.exactly("of", "any_basic", "a basic of choice (PAR-7.2.5)")
        effect.exactly("per", "fleet", "each fleet takes it (PAR-7.2.5)")
    elif kind == terms.SUSPEND:
        village = 1 - effect.one_of("structure", ("village", "acropolis"))
        effect.exactly("amount", 1, "one structure (PAR-7.2.6, PAR-7.3.3)")
        effect.exactly("target", "one_player", "one player is named (PAR-7.1.6)")
        effect.exactly("chooser", "archon", "the Archon names the player (PAR-7.1.6)")
        effect.exactly("which", "owner_choice", "the owner chooses (PAR-7.2.6, PAR-7.3.3)")
        if village == 0:
            amount = effect.amounts("avoid_cost", ["any_basic"], complete=True, least=1)[0]
    elif kind == terms.REDUCE_PRODUCTION:
        amount = effect.number("amount", 1, 1)
        effect.exactly("from", "all_cards_due_in_production", "bonus cards included (PAR-7.3.5)")
        effect.exactly("avoid", "return_one_army", "an army keeps it off (PAR-7.3.5)")
    elif kind == terms.HAZARD_DRAWS:
        word = effect.one_of("region", (*terms.REGIONS, "all"))
        region = NOTHING if word == len(terms.REGIONS) else word
        amount = effect.number("delta", -3, 3)
        effect.exactly("minimum", 1, "never fewer than one (PAR-7.3.6)")
    elif kind == terms.AWARD:
        amount = effect.amounts("give", ["gold"], complete=True, least=1)[0]
        effect.exactly("target", "one_player", "one player is named (PAR-7.3.7)")
        effect.exactly("chooser", "archon", "the Archon names the player (PAR-7.3.7)")
        effect.exactly("self_allowed", False, "another player (PAR-7.3.7)")
    elif kind == terms.CLOSE_LAND:
        effect.exactly("amount", 1, "one land (PAR-7.4.3)")
        effect.exactly("chooser", "archon", "the Archon closes it (PAR-7.4.3)")
        region = effect.one_of("choose_from", terms.REGIONS)
    elif kind == terms.RATE_CHANGE:
        effect.exactly("to", "gold", "conversions into gold (PAR-7.4.4)")
        amount = effect.number("extra_give", 1, 6)
    else:
        gains = effect.parts("options")
        if len(gains) != 1:
            raise effect.wrong("options", "right would be one: a basic of choice (PAR-7.4.6)")
        gains[0].exactly("any_basic", 1, "a basic of choice (PAR-7.4.6)")
        gains[0].finish()
    effect.finish()
    e.effect = append(e.effect, kind)
    e.amount = append(e.amount, amount)
    e.region = append(e.region, region)
    e.village = append(e.village, village)
    e.spared = append(e.spared, spared)
    e.penalty = append(e.penalty, penalty)
    e.penalty_amount = append(e.penalty_amount, lost)
    e.penalty_random = append(e.penalty_random, by_chance)
    _payments(options, effect, box, e)


def _payments(options: list[Part], effect: Part, box: Box, e: Events) -> None:
    """The ways to pay an event: each so many of one kind of card, or of a class."""
    if len(options) > terms.MOST_PAYMENTS:
        raise effect.wrong("pay_options", f"has {len(options)}; right would be at most {terms.MOST_PAYMENTS}")
    for at in range(terms.MOST_PAYMENTS):
        what: i64 = NOTHING
        count = word = 0
        if at < len(options):
            counts = amounts_here(options[at], terms.PAY_WITH)
            kinds = [k for k in range(len(counts)) if counts[k] > 0]
            if len(kinds) != 1:
                raise effect.wrong("pay_options", "right would be one kind of card in each option")
            what, count = kinds[0], counts[kinds[0]]
            text = f"{count}_{terms.PAY_WITH[what]}"
            if text not in box.payment_words:
                box.payment_words.append(text)
            word = box.payment_words.index(text)
        e.pay_what = append(e.pay_what, what)
        e.pay_count = append(e.pay_count, count)
        e.pay_word = append(e.pay_word, word)


# -- hazards and harbors ---------------------------------------------------------------------------------------


def read_hazards(whole: Part, box: Box) -> None:
    """Hazard cards."""
    h = box.hazards
    for row in whole.parts("hazards"):
        _new_id(row, box.hazard_ids)
        h.count = append(h.count, row.number("count", 1, 36))
        h.target = append(h.target, row.one_of("target", terms.TARGETS))
        h.least = append(h.least, row.number("min_cards", 0, 20))
        _hazard(row.part("effect"), h)
        h.shield = append(h.shield, cards_of(row, "blocked_by", terms.AEGIS))
        h.shield_spent = append(h.shield_spent, 1 if row.flag("spends_blocker") else 0)
        tags = row.some_of("tags", ("pirates", "weather", "sea", "myth", "crew"))
        h.pirates = append(h.pirates, 1 if 0 in tags else 0)
        box.sources["hazard-" + box.hazard_ids[-1]] = origin(row)
        row.finish()
    if len(box.hazard_ids) > 24:
        raise whole.wrong("hazards", f"there are {len(box.hazard_ids)} kinds; right would be at most 24")


def _amount(effect: Part, key: str = "amount") -> int:
    """A number of cards, half_up, all, or down_to_N."""
    value = effect.get(key, "a number, half_up, all or down_to_3")
    if isinstance(value, int) and not isinstance(value, bool) and value > 0:
        return value
    if value == "half_up":
        return terms.HALF_UP
    if value == "all":
        return terms.EVERYTHING
    if isinstance(value, str) and value.startswith("down_to_") and value[8:].isdigit():
        return terms.DOWN_TO - int(value[8:])
    raise effect.wrong(key, f"is {value!r}; right would be a number, half_up, all or down_to_3")


def _hazard(effect: Part, h: Hazards) -> None:
    kind = effect.one_of("kind", terms.HAZARD_EFFECTS)
    amount = way = aegis = 0
    aegis_from: i64 = 0
    if kind == terms.LOSE_CARGO:
        amount = _amount(effect)
        way = effect.one_of("how", terms.WAYS)
        if way == terms.MOST_VALUABLE:
            effect.exactly("only_if_aboard", ["gold", "rare"], "gold, else a rare is lost (PAR-5.4.13)")
            if amount != 1:
                raise effect.wrong("amount", f"is {amount}; right would be 1 (PAR-5.4.13)")
        if amount == terms.EVERYTHING:
            raise effect.wrong(
                "amount", "right would be a number, half_up or down_to_3: all goes with the kind sink_fleet"
            )
        if amount == terms.HALF_UP and way != terms.AT_RANDOM:
            raise effect.wrong("how", "right would be random where half is lost (PAR-5.4.2)")
    elif kind == terms.DIVERT:
        effect.exactly("to", "same_region", "it stays in the region (PAR-5.4.8)")
        effect.exactly("chooser", "archon", "the Archon names the land (PAR-5.4.8)")
        effect.exactly("closed_land_allowed", False, "not one closed this season (PAR-5.4.8)")
    elif kind == terms.AEGIS_OR_CARGO:
        aegis = effect.number("aegis", 1, 1)
        aegis_from = cards_of(effect, "aegis_from", terms.AEGIS)
        effect.exactly("aegis_how", "owner_choice", "the owner chooses (PAR-5.4.11)")
        amount = effect.number("cargo", 1, 12)
        way = effect.one_of("how", terms.WAYS[:2])
    elif kind == terms.LOSE_AND_RETURN:
        amount = _amount(effect)
        if amount != terms.EVERYTHING:
            raise effect.wrong("amount", "right would be all (PAR-5.4.12)")
    effect.finish()
    h.effect = append(h.effect, kind)
    h.amount = append(h.amount, amount)
    h.way = append(h.way, way)
    h.aegis = append(h.aegis, aegis)
    h.aegis_from = append(h.aegis_from, aegis_from)


def read_harbors(whole: Part, box: Box) -> None:
    """Harbor cards."""
    h = box.harbors
    for row in whole.parts("harbor_status"):
        _new_id(row, box.harbor_ids)
        h.count = append(h.count, row.number("count", 1, 26))
        row.one_of("mood", ("good", "bad", "mixed"))
        effect = row.part("effect")
        kind = effect.one_of("kind", terms.HARBOR_EFFECTS)
        row.exactly("once", kind == terms.THEFT, "only Thieves act once, when turned up (PAR-6.6.8)")
        commodity: i64 = NOTHING
        amount = 0
        aegis_from: i64 = 0
        if kind in (terms.SURPLUS, terms.SHORTAGE):
            commodity = effect.one_of("commodity", terms.CARDS[: terms.BASICS])
            if kind == terms.SURPLUS:
                effect.exactly("accept", False, "it is not accepted in payment (PAR-6.6.2)")
                amount = effect.number("bonus_get", 1, 6)
                effect.exactly("bonus_limit", "once_per_fleet", "once per fleet and season (PAR-6.6.2)")
            else:
                effect.exactly("available", False, "it cannot be received (PAR-6.6.3)")
                amount = effect.number("counts_as", 2, 2)
                effect.exactly("bonus_limit", "one_card_per_fleet", "one card per fleet and season (PAR-6.6.3)")
        elif kind == terms.REQUIRE_AEGIS:
            aegis_from = cards_of(effect, "any_of", terms.AEGIS)
            effect.exactly("otherwise", "no_trade", "others may not begin (PAR-6.6.4)")
        elif kind in (terms.TOLL, terms.FREE_CARD):
            effect.exactly("amount", 1, "one card (PAR-6.6.5, PAR-6.6.6)")
            of = "any_commodity" if kind == terms.TOLL else "any_basic"
            effect.exactly("of", of, "the rules say so (PAR-6.6.5, PAR-6.6.6)")
            effect.exactly("per", "fleet", "each fleet (PAR-6.6.5, PAR-6.6.6)")
        elif kind == terms.EAGER:
            amount = effect.number("amount", 1, 9)
            effect.exactly("times_per_fleet", 1, "once per fleet and season (PAR-6.6.7)")
            effect.exactly("minimum_give", 1, "never below one card (PAR-6.6.7)")
        elif kind == terms.THEFT:
            amount = effect.number("amount", 1, 6)
            effect.exactly("how", "random", "at random (PAR-6.6.8)")
            effect.exactly("per", "fleet", "each fleet (PAR-6.6.8)")
        elif kind == terms.SICKNESS:
            effect.exactly("aegis", 1, "one card is given up (PAR-6.6.9)")
            aegis_from = cards_of(effect, "aegis_from", terms.AEGIS)
            effect.exactly("aegis_how", "owner_choice", "the owner chooses (PAR-6.6.9)")
            effect.exactly("cargo", 1, "one card is given up (PAR-6.6.9)")
            effect.exactly("how", "owner_choice", "the owner chooses (PAR-6.6.9)")
        effect.finish()
        h.effect = append(h.effect, kind)
        h.commodity = append(h.commodity, commodity)
        h.amount = append(h.amount, amount)
        h.aegis_from = append(h.aegis_from, aegis_from)
        box.sources["harbor-" + box.harbor_ids[-1]] = origin(row)
        row.finish()
    if len(box.harbor_ids) > 30:
        raise whole.wrong("harbor_status", f"there are {len(box.harbor_ids)} kinds; right would be at most 30")
