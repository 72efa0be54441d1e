"""Price tags for a view: what can still be built on an island and its cost, how much may be kept, whom events touch.

Everything here follows from open information, except what a player can pay for now: only that player is told.
"""

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.view import ViewBuilder
from petteia.games.parthenon import terms
from petteia.games.parthenon.discard import HandLimit, beyond_any, beyond_each, keep_any, keep_per_type
from petteia.games.parthenon.event_effects import EVENT_EFFECTS
from petteia.games.parthenon.exchange import market_cost, market_open
from petteia.games.parthenon.moves import TRADE_DISCOUNTS
from petteia.games.parthenon.pricing import BUYS_FLEET, all_discounts, price_for, shortfall
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.trade_start import shielded
from petteia.games.parthenon.visit import Visit
from petteia.games.parthenon.wonders import covers, due

Marks = dict[str, int | str]


def show_prices(g: Pieces, view: ViewBuilder, seat: i64) -> None:
    """PAR-4.1, PAR-5.1, PAR-8.1.4 — Structures, fleets and wonders a player lacks, each with what it takes today."""
    zone = view.zone(f"prices/{seat}", int(seat))
    own = view.seat == seat
    discounts = all_discounts(g, seat) if own else 0
    for structure in range(terms.KINDS_OF_STRUCTURE):
        if not g.has_built(seat, structure):
            price = price_for(g, seat, structure)
            zone.piece(terms.STRUCTURES[structure], 1, "", **tag(price, own and shortfall(g, seat, price) <= discounts))
    for fleet in range(terms.MOST_FLEETS):
        if not g.has_fleet(seat, fleet):
            price = price_for(g, seat, BUYS_FLEET + fleet)
            ready = fleet < 2 or g.has_fleet(seat, 1)
            zone.piece(terms.FLEETS[fleet], 1, "", **tag(price, own and ready and shortfall(g, seat, price) == 0))
    for wonder in range(terms.WONDERS):
        stage = g.stage(wonder)
        if g.owner(wonder) == seat and (stage == terms.PLAN or stage == terms.PARTIAL):
            price = due(g, wonder)
            marks = tag(price, own and covers(g, seat, price))
            zone.piece(g.word("wonders", wonder), 1, "", **marks)


def tag(price: vec[i64], payable: bool) -> Marks:
    """A price as a mark, `timber:1 other_basic:2`, and whether it can be paid now."""
    out: Marks = {
        "price": " ".join([f"{terms.ITEMS[item]}:{price[item]}" for item in range(terms.PRICE) if price[item] > 0])
    }
    if payable:
        out["payable"] = 1
    return out


def show_lines(g: Pieces, view: ViewBuilder) -> None:
    """PAR-4.4.2, PAR-6.3.4 — What each exchange costs and gives today, to who trades abroad or at home."""
    top = g.stack[-1] if g.stack else None
    seat = view.seat
    if isinstance(top, Visit):
        if top.seat == seat:
            zone = view.zone(f"lines/{seat}", seat)
            for line in range(len(g.box.abroad.ids)):
                for which in range(len(TRADE_DISCOUNTS)):
                    give = top.price(g, line, which) if top.is_line(g, line) else 0
                    if give > 0:
                        name = f"{g.box.abroad.ids[line]} {TRADE_DISCOUNTS[which]}"
                        zone.piece(g.box.abroad.ids[line], 1, name, give=int(give), get=int(g.box.abroad.get[line]))
    elif seat >= 0 and g.island(seat) >= 0 and market_open(g, seat):
        zone = view.zone(f"lines/{seat}", seat)
        for line in range(len(g.box.home.ids)):
            give = market_cost(g, seat, line)
            zone.piece(g.box.home.ids[line], 1, "", give=int(give), get=int(g.box.home.get[line]))


def show_limit(g: Pieces, view: ViewBuilder, seat: i64) -> None:
    """PAR-3.9.2 to PAR-3.9.4 — How many commodities a player may keep, of any types or of each; for the player's own
    hand also how many would go."""
    view.counter(f"keeps/{seat}", int(keep_any(g, seat)), int(seat))
    view.counter(f"keeps_each/{seat}", int(keep_per_type(g, seat)), int(seat))
    if view.seat == seat:
        gone = zeros(terms.COMMODITIES)
        view.counter(f"excess/{seat}", int(beyond_any(g, seat, gone)), int(seat))
        view.counter(f"excess_each/{seat}", int(beyond_each(g, seat, gone)), int(seat))


def show_discards(g: Pieces, view: ViewBuilder) -> None:
    """PAR-3.9.5 — The cards a player may still choose from when discarding, under the chosen option."""
    top = g.stack[-1] if g.stack else None
    seat = view.seat
    if seat >= 0 and isinstance(top, HandLimit) and top.chosen(seat):
        zone = view.zone(f"going/{seat}", seat)
        gone = top.gone(g, seat)
        for kind in range(terms.COMMODITIES):
            zone.piece(terms.CARDS[kind], int(top.spare(g, seat, gone, kind)))


def touched(g: Pieces, event: i64) -> Marks:
    """PAR-3.1.4, PAR-7.1.4, PAR-4.10.8 — What was chosen for an event, as a word, and the seats it cannot touch."""
    out: Marks = {}
    chosen = g.choice(event)
    if chosen >= 0:
        word, what = EVENT_EFFECTS[g.box.events.effect[event]].mark(g, chosen)
        out[word] = what
    spared = [str(seat) for seat in range(g.seats) if g.ignores(seat, event) or shielded(g, seat, event)]
    if spared:
        out["spares"] = " ".join(spared)
    return out
