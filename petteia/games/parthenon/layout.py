"""How a position is laid out for people, and counted: zones, counters, the census."""

from typing import Final

from petteia.engine.ints import i64, vec
from petteia.engine.view import ViewBuilder, Zone
from petteia.games.parthenon import state
from petteia.games.parthenon.bargain import ALL_OTHERS, SIDES
from petteia.games.parthenon.hazard_card import HazardCard
from petteia.games.parthenon.island_trade import IslandTrade
from petteia.games.parthenon.production import Plan, Production
from petteia.games.parthenon.tags import show_discards, show_limit, show_lines, show_prices, touched
from petteia.games.parthenon.terms import (
    ACROPOLIS,
    AEGIS,
    ARRIVED,
    AT_HOME,
    CARDS,
    COPY_PHILOSOPHY,
    EAGERNESS,
    EVENT_SLOTS,
    FLEETS,
    HOME_EXCHANGE,
    KINDS,
    KINDS_OF_STRUCTURE,
    LANDS,
    MARKET,
    MOST_FLEETS,
    NOTHING,
    OFFER_TAKEN,
    PHASES,
    PHILOSOPHIES,
    SHORES,
    SHORTAGE_CARD,
    SOPHISM,
    STAGES,
    STRUCTURES,
    SURPLUS_BONUS,
    VOYAGES,
    WONDERS,
)
from petteia.games.parthenon.trading_floor import STATUSES

PERK_MARKS: Final = (
    ("sophism", SOPHISM),
    ("eager", EAGERNESS),
    ("surplus", SURPLUS_BONUS),
    ("shortage", SHORTAGE_CARD),
    ("offer", OFFER_TAKEN),
)


def show_pieces(g: state.Pieces, view: ViewBuilder) -> None:
    """Everything a seat sees; called on what it has seen."""
    show_middle(g, view)
    for seat in range(int(g.seats)):
        if g.island(seat) >= 0:
            show_player(g, view, seat)
    show_lines(g, view)
    show_discards(g, view)
    top = g.stack[-1] if g.stack else None
    if isinstance(top, HazardCard):
        view.counter("hazard", g.word("hazards", top.card))
    for step in g.stack:
        if isinstance(step, IslandTrade):
            show_trade(g, view, step)


def show_middle(g: state.Pieces, view: ViewBuilder) -> None:
    """Calendar, events, lands, supply, philosophies, plans, hazards."""
    g.show_counters(view)
    view.counter("phase", PHASES[g.phase() - 1] if g.phase() > 0 else "setup")
    if g.phase() > 0:
        view.counter("archon", int(g.archon()))
    row = view.zone("events")
    for place in range(EVENT_SLOTS):
        event = int(g.ordered(place))
        if event >= 0:
            row.piece(g.word("events", event), 1, "", choice=int(g.choice(event)), order=place + 1, **touched(g, event))
    row.unseen(EVENT_SLOTS - int(g.events_up()))
    lands = view.zone("harbors")
    for land in range(SHORES):
        card = int(g.harbor(land))
        known = g.word("harbors", card) if card >= 0 else "face_down"
        lands.piece(known, name=LANDS[land], up=int(g.is_open(land)), knowers=int(g.knowers(land)))
    gone = view.zone("harbors_gone")
    for harbor in range(len(g.gone)):
        gone.piece(g.word("harbors", harbor), int(g.gone[harbor]))
    view.zone("harbor_stack").unseen(int(sum(g.box.harbors.count)) - int(sum(g.gone)) - SHORES)
    supply = view.zone("supply")
    for kind in range(len(AEGIS)):
        supply.piece(AEGIS[kind], int(g.supply(kind)))
    philosophies = view.zone("philosophies")
    for philosophy in range(PHILOSOPHIES):
        philosophies.piece(g.word("philosophies", philosophy), int(g.unheld(philosophy)))
    view.zone("plans").unseen(sum(1 for wonder in range(WONDERS) if g.stage(wonder) == 0))
    spent = view.zone("hazards")
    resolving = [int(step.card) for step in g.stack if isinstance(step, HazardCard)]
    for card in range(len(g.spent)):
        spent.piece(g.word("hazards", card), int(g.spent[card]))
    drawn = int(sum(g.spent)) + len(resolving)
    pile = view.zone("hazard_pile")
    pile.unseen(int(sum(g.box.hazards.count)) - drawn - sum(1 for card in g.hazards.top if card >= 0))
    for place in range(len(g.hazards.top)):
        card = int(g.hazards.top[len(g.hazards.top) - 1 - place])
        if card >= 0:
            pile.piece(g.word("hazards", card), name=f"top{place + 1}")


def show_player(g: state.Pieces, view: ViewBuilder, seat: int) -> None:
    """An island with its structures, fleets, and the seat's own cards."""
    view.counter(f"island/{seat}", g.word("islands", g.island(seat)), seat)
    show_limit(g, view, seat)
    built = view.zone(f"built/{seat}", seat)
    armies = posted(g, seat) if view.seat == seat else 0
    for structure in range(KINDS_OF_STRUCTURE):
        if g.has_built(seat, structure):
            idle = int(g.has_idle(seat, structure - ACROPOLIS)) if structure >= ACROPOLIS else 0
            marks = times(building_used(g, seat, structure))
            if (armies >> structure) & 1:
                marks["posted"] = 1
            built.piece(STRUCTURES[structure], 1, "", idle=idle, **marks)
    wonders = view.zone(f"wonders/{seat}", seat)
    for wonder in range(WONDERS):
        if g.owner(wonder) == seat:
            used = times(giver_used(g, seat, PHILOSOPHIES + wonder))
            wonders.piece(g.word("wonders", wonder), 1, "", stage=STAGES[g.stage(wonder)], **used)
    if g.bought(seat) != 0:
        bought = view.zone(f"bought/{seat}", seat)
        for wonder in range(WONDERS):
            if g.has_bought(seat, wonder):
                bought.piece(g.word("wonders", wonder), 1, "", **times(giver_used(g, seat, PHILOSOPHIES + wonder)))
    thoughts = view.zone(f"thoughts/{seat}", seat)
    for philosophy in range(PHILOSOPHIES):
        if g.has_thought(seat, philosophy):
            thoughts.piece(g.word("philosophies", philosophy), 1, "", **times(giver_used(g, seat, philosophy)))
    fleets = view.zone(f"fleets/{seat}", seat)
    for fleet in range(MOST_FLEETS):
        if g.has_fleet(seat, fleet):
            status = int(g.status(seat, fleet))
            land = LANDS[g.land(seat, fleet)] if status != AT_HOME else ""
            size = int(g.size(state.hold_of(seat, fleet)))
            fleets.piece(FLEETS[fleet], 1, "", status=VOYAGES[status], land=land, cards=size, **traded(g, seat, fleet))
    show_cards(g, view.zone(f"hand/{seat}", seat), view.seat == seat, state.hand_of(seat))
    for fleet in range(MOST_FLEETS):
        if g.size(state.hold_of(seat, fleet)) > 0 or g.status(seat, fleet) == ARRIVED:
            hold = view.zone(f"hold/{seat}/{FLEETS[fleet]}", seat)
            show_cards(g, hold, view.seat == seat, state.hold_of(seat, fleet))
    show_prices(g, view, seat)
    if g.ignored(seat) >= 0:
        view.counter(f"ignored/{seat}", g.word("events", g.ignored(seat)), seat)
    for slot in range(EVENT_SLOTS):
        if g.has_used_event(seat, slot):
            view.counter(f"discounted/{seat}", g.word("events", g.event(slot)), seat)
    if g.copied(seat) != 0:
        for shore in range(SHORES):
            if g.box.offer[shore] == COPY_PHILOSOPHY:
                view.counter(f"copied/{seat}", LANDS[shore], seat)


def posted(g: state.Pieces, seat: int) -> int:
    """PAR-13.2.6 — The villages, as bits, to which a player has posted armies while others still choose."""
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, Production) or (top.asked >> seat) & 1 == 0:
        return 0
    return int(Plan(g, seat, top.picks[seat]).posted)


def times(used: i64) -> dict[str, int | str]:
    """PAR-13.1.1 — The mark for uses this season."""
    return {"used": int(used)} if used > 0 else {}


def building_used(g: state.Pieces, seat: int, structure: int) -> i64:
    """How often a building has been used this season; for the Market, how many exchanges were made."""
    if structure < ACROPOLIS:
        return 0
    if structure == MARKET:
        return g.exchanged(seat)
    return 1 if g.has_used_building(seat, structure - ACROPOLIS) else 0


def giver_used(g: state.Pieces, seat: int, giver: int) -> i64:
    """How often a philosophy or wonder has been used this season; for the Stadium, how many basics were exchanged."""
    if g.box.givers.effect[giver] == HOME_EXCHANGE:
        return g.swapped(seat)
    return 1 if g.has_used(seat, giver) else 0


def traded(g: state.Pieces, seat: int, fleet: int) -> dict[str, int | str]:
    """What a fleet that has begun to trade has used this season."""
    out: dict[str, int | str] = {}
    if g.status(seat, fleet) == ARRIVED and g.begun(seat, fleet) != 0:
        out["traded"] = 1
        if g.converted(seat, fleet) > 0:
            out["conversions"] = int(g.converted(seat, fleet))
        for name, perk in PERK_MARKS:
            if g.has_perk(seat, fleet, perk):
                out[name] = 1
    return out


def show_cards(g: state.Pieces, zone: Zone, own: bool, place: int) -> None:
    """PAR-13.1.2 — The number of cards; their kinds only for their owner, or for all when the game is over."""
    if own or not g.stack:
        for kind in range(KINDS):
            zone.piece(CARDS[kind], int(g.count(place, kind)))
    else:
        zone.unseen(int(g.size(place)))


def show_trade(g: state.Pieces, view: ViewBuilder, step: IslandTrade) -> None:
    """PAR-13.1.5 — Who is active, how many drafts each has used, and the open offers."""
    for seat in range(int(g.seats)):
        view.counter(f"trader/{seat}", STATUSES[step.status[seat]], seat)
        view.counter(f"drafts/{seat}", int(g.drafts(seat)), seat)
        if step.to[seat] != NOTHING:
            to = "all" if step.to[seat] == ALL_OTHERS else str(step.to[seat])
            view.counter(f"offer_to/{seat}", to, seat)
            if step.sees(view.seat, seat):
                show_side(view.zone(f"offer/{seat}", seat), step.given(seat))
                show_side(view.zone(f"asks/{seat}", seat), step.asked(seat))
        if seat == view.seat and step.stage[seat] > 0:
            at = seat * SIDES
            show_side(view.zone(f"draft/{seat}", seat), step.draft[at : at + KINDS])
            show_side(view.zone(f"draft_asks/{seat}", seat), step.draft[at + KINDS : at + SIDES])


def show_side(zone: Zone, cards: vec[i64]) -> None:
    """Cards on one side of an offer."""
    for kind in range(KINDS):
        zone.piece(CARDS[kind], int(cards[kind]))


def count_everything(g: state.Pieces) -> dict[str, int]:
    """PAR-INV-2 to PAR-INV-7 — Aegis cards, philosophies, plans, hazards, harbor cards; the bank has no count."""
    out: dict[str, int] = {}
    for kind, name in enumerate(AEGIS):
        at = KINDS - len(AEGIS) + kind
        out[name] = int(g.supply(kind))
        for seat in range(int(g.seats)):
            out[name] += sum(
                int(g.count(place, at)) for place in range(state.hand_of(seat), state.hold_of(seat, 2) + 1)
            )
    for philosophy in range(PHILOSOPHIES):
        held = sum(int(g.has_thought(seat, philosophy)) for seat in range(int(g.seats)))
        out[g.word("philosophies", philosophy)] = int(g.unheld(philosophy)) + held
    out["wonders"] = sum(1 for wonder in range(WONDERS) if (g.stage(wonder) == 0) == (g.owner(wonder) < 0))
    resolving = [int(step.card) for step in g.stack if isinstance(step, HazardCard)]
    for card in range(len(g.spent)):
        n = int(g.hazards.count(card)) + int(g.spent[card]) + resolving.count(card)
        out[g.word("hazards", card)] = n
    for card in range(len(g.gone)):
        lying = sum(1 for land in range(SHORES) if g.harbor(land) == card)
        out[g.word("harbors", card)] = int(g.stack_of_harbors[card]) + int(g.gone[card]) + lying
    for seat in range(int(g.seats)):
        for place in range(state.hand_of(seat), state.hold_of(seat, 2) + 1):
            if int(g.size(place)) != sum(int(g.count(place, kind)) for kind in range(KINDS)):
                out["cards out of count"] = 1
    return out
