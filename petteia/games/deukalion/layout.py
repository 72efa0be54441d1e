"""How the table is laid out for people: zones with pieces, counters, and the count of everything (DEU-INV)."""

from petteia.engine.view import ViewBuilder
from petteia.games.deukalion import terms
from petteia.games.deukalion.box import OPEN_MISSIONS, ROUND_ABOUT
from petteia.games.deukalion.cards import hindrance
from petteia.games.deukalion.combat import Fight
from petteia.games.deukalion.odds import odds_before, promise
from petteia.games.deukalion.opponents import CARDS as CARDS_STAGE
from petteia.games.deukalion.opponents import PREPARE, THROW
from petteia.games.deukalion.reach import show_reach
from petteia.games.deukalion.sailing import Sailing
from petteia.games.deukalion.state import DONE, NONE, OPENED, PUT_UNDER, REMOVED, SHOWN, UNSEEN, Pieces
from petteia.games.deukalion.underworld import has_majority
from petteia.games.deukalion.windows import PLAYED, CardWindow


def show_pieces(g: Pieces, view: ViewBuilder) -> None:
    """The map and the middle of the table, then every player's things, then the procedures in progress."""
    counts(g, view)
    chart(g, view)
    cup(g, view)
    middle(g, view)
    for seat in range(g.seats):
        player(g, view, int(seat))
    for step in g.stack:
        if isinstance(step, Fight):
            fight(g, view, step)
        elif isinstance(step, Sailing):
            view.counter("allowance", 0 if step.stopped else int(step.left), int(step.seat))
        elif isinstance(step, CardWindow):
            window(g, view, step)
    show_reach(g, view)


def counts(g: Pieces, view: ViewBuilder) -> None:
    """Counters for the course of the game."""
    g.show_counters(view)
    view.counter("phase", terms.PHASES[g.phase()])
    view.counter("active", int(g.active()))
    view.counter("goal", int(g.box.winning[g.seats]))
    for seat in range(g.seats):
        view.counter(f"total/{seat}", int(g.total(seat)), int(seat))


def chart(g: Pieces, view: ViewBuilder) -> None:
    """Every square of the map, with what it is; ships and the Hydra; cities and settlements."""
    box = g.box
    squares = box.map[:]
    for field in range(box.fields):
        if g.swirl(field):
            at = box.row[field] * box.cols + box.col[field]
            squares[at] = {**squares[at], "marks": {**squares[at]["marks"], "whirlpool": 1}}
    view.zone("map").lay(squares)
    ships = view.zone("ships")
    for seat in range(g.seats):
        if g.ship(seat) >= 0:
            ships.piece(box.hero_ids[seat], 1, str(seat), seat=int(seat), field=box.labels[g.ship(seat)])
    ships.piece("hydra", 1, field=box.labels[g.hydra()])
    for city in range(box.cities):
        zone = view.zone(f"city/{box.city_ids[city]}", key="city-" + box.city_ids[city])
        for colour in range(box.colours):
            zone.piece(box.colour_ids[colour], int(g.in_city(city, colour)))
        zone.piece("theseus", 1 if g.theseus_in(city) else 0)
    for at in range(box.settlements):
        zone = view.zone(f"settlement/{box.settlement_ids[at]}", key="settlement-" + box.settlement_ids[at])
        if g.holder(at) >= 0:
            zone.piece("soldier", int(box.garrison[at]), str(g.holder(at)), seat=int(g.holder(at)))


def cup(g: Pieces, view: ViewBuilder) -> None:
    """The Kylix: the centre die, and the outer ones as rolled or, once it is placed, beside their actions."""
    if g.centre() == 0:
        return
    zone = view.zone("kylix")
    zone.piece("die", 1, "centre", value=int(g.centre()))
    for at in range(ROUND_ABOUT):
        if g.orientation() < 0:
            zone.piece("die", 1, f"outer{at}", value=int(g.outer(at)), way=at)
        else:
            used = int(g.used()) >> at & 1
            zone.piece("die", 1, terms.KYLIX[at], value=int(g.die(at)), used=used)


def middle(g: Pieces, view: ViewBuilder) -> None:
    """The Underworld, the missions, the piles."""
    box = g.box
    below = view.zone("underworld")
    for seat in range(g.seats):
        back, points = int(g.can_return(seat, g.below(seat))), 0
        if back > 0 and has_majority(g, seat):
            points = int(box.majority[g.seats])
        below.piece("soldier", int(g.below(seat)), str(seat), seat=int(seat), back=back, points=points)
    missions = view.zone("open")
    for place in range(OPEN_MISSIONS):
        if g.open_mission(place) >= 0:
            missions.piece(box.mission_ids[g.open_mission(place)], 1, place=place)
    pile = view.zone("pile")
    for at in range(g.under()):
        pile.piece(box.mission_ids[g.under_pile(at)], 1, under=at + 1)
    removed = view.zone("removed")
    for mission in range(box.missions):
        if g.mission_place(mission) == REMOVED:
            removed.piece(box.mission_ids[mission])
    deck = view.zone("deck")
    if g.stack:
        pile.unseen(int(g.loose()))
        deck.unseen(int(g.deck_size()))
    else:
        in_hands = [int(g.hand_mission(seat)) for seat in range(g.seats)]
        for mission in range(box.missions):
            if g.mission_place(mission) == UNSEEN and mission not in in_hands:
                pile.piece(box.mission_ids[mission])
    discards = view.zone("discards")
    for card in range(box.cards):
        discards.piece(box.card_ids[card], int(g.discarded(card)))
        if not g.stack:
            deck.piece(box.card_ids[card], int(g.in_deck(card)))
    view.zone("supply").piece("point_card", int(g.supply()))


def player(g: Pieces, view: ViewBuilder, seat: int) -> None:
    """A player's ship plan, hand, mission and what lies before him."""
    box = g.box
    view.counter(f"hero/{seat}", box.hero_ids[seat], seat)
    view.counter(f"room/{seat}", int(g.room(seat)), seat)
    plan = view.zone(f"ship/{seat}", seat)
    plan.piece("soldier", int(g.aboard(seat)), seat=seat)
    for colour in range(box.colours):
        leaving = int(g.leaving(seat, colour))
        plan.piece(box.colour_ids[colour], int(g.cargo(seat, colour)) - leaving)
        plan.piece(box.colour_ids[colour], leaving, f"{box.colour_ids[colour]}/leaving", leaving=1)
    plan.piece("theseus", 1 if g.carries_theseus(seat) else 0)
    hand = view.zone(f"hand/{seat}", seat)
    known = 0
    for card in range(box.cards):
        hand.piece(box.card_ids[card], int(g.in_hand(seat, card)))
        known += int(g.in_hand(seat, card))
    hand.unseen(int(g.hand_size(seat)) - known)
    mission = view.zone(f"mission/{seat}", seat)
    if g.held(seat) != NONE:
        if g.hand_mission(seat) < 0:
            mission.unseen(1)
        else:
            shown = 1 if g.held(seat) == SHOWN else 0
            mission.piece(box.mission_ids[g.hand_mission(seat)], 1, shown=shown)
    front = view.zone(f"front/{seat}", seat)
    for card in range(box.cards):
        front.piece(box.card_ids[card], int(g.staying(seat, card)))
    for done in range(box.missions):
        if g.mission_place(done) == DONE + seat:
            front.piece(box.mission_ids[done])
    front.piece("point_card", sum(int(g.earned(seat, cause)) for cause in range(terms.CAUSES)))


def fight(g: Pieces, view: ViewBuilder, step: Fight) -> None:
    """A fight: who fights whom, and what the soldiers thrown show."""
    view.counter("fight", terms.FIGHTS[step.kind])
    if step.stage < PREPARE:
        return
    for side in range(2 if step.ships() else 1):
        seat = int(step.fighter(side))
        if step.stage <= THROW + side:
            continue
        zone = view.zone(f"thrown/{seat}", seat)
        zone.piece("hidden", int(step.pose[side * 3 + terms.HIDDEN]), seat=seat)
        zone.piece("side", int(step.pose[side * 3 + terms.ON_SIDE]), seat=seat)
        zone.piece("cross", int(step.pose[side * 3 + terms.CROSS]), seat=seat)
        if step.stage >= CARDS_STAGE:
            view.counter(f"strength/{seat}", terms.STRENGTHS[step.strength(g, side)], seat)
    if not step.ships():
        view.counter("needed", terms.STRENGTHS[step.needed(g)])
    else:
        view.counter("defender", int(step.target))
    if step.kind == terms.AGAINST_CITY:
        view.counter("place", g.box.city_ids[step.target])
    elif step.kind == terms.AGAINST_SETTLEMENT:
        view.counter("place", g.box.settlement_ids[step.target])
    view.counter("fighter", int(step.fighter(0)))
    if step.stage <= THROW:
        view.counter("odds", odds_before(g, step))
    elif step.stage == CARDS_STAGE and view.seat >= 0:
        chances(g, view, step)


def chances(g: Pieces, view: ViewBuilder, step: Fight) -> None:
    """What the viewing seat's cards would do to the fight it is asked about."""
    for side in range(2 if step.ships() else 1):
        if step.fighter(side) != view.seat or step.turn != side:
            continue
        zone = view.zone(f"chances/{view.seat}", view.seat, "zone-chances")
        for card in range(g.box.cards):
            if hindrance(g, view.seat, card, step.moment(), step) is None:
                zone.piece(g.box.card_ids[card], 1, "", **promise(g, step, side, int(card)))


def window(g: Pieces, view: ViewBuilder, step: CardWindow) -> None:
    """Opened cards that wait for their turn; the seat's own choice while others decide."""
    for seat in range(g.seats):
        if step.choice[seat] >= PLAYED:
            view.zone(f"chosen/{seat}", int(seat)).piece(g.box.card_ids[step.choice[seat] - PLAYED])


def count_everything(g: Pieces) -> dict[str, int]:
    """DEU-INV-1, DEU-INV-2, DEU-INV-5, DEU-INV-6 — Every component in all its places; before the draws of setup,
    components count as in the box."""
    box = g.box
    out: dict[str, int] = {}
    for seat in range(g.seats):
        held = sum(int(box.garrison[s]) for s in range(box.settlements) if g.holder(s) == seat)
        out[f"soldiers/{seat}"] = int(g.aboard(seat) + g.below(seat)) + held
    opened = [0] * int(box.cards)
    for step in g.stack:
        if isinstance(step, CardWindow) and step.opened:
            for seat in range(g.seats):
                if step.choice[seat] >= PLAYED:
                    opened[step.choice[seat] - PLAYED] += 1
    for card in range(box.cards):
        count = int(g.in_deck(card) + g.discarded(card)) + opened[card]
        for seat in range(g.seats):
            count += int(g.in_hand(seat, card) + g.staying(seat, card))
        out[box.card_ids[card]] = count
    places = [int(g.mission_place(m)) for m in range(box.missions)]
    hands = sum(1 for seat in range(g.seats) if g.held(seat) != NONE)
    out["missions"] = int(g.pile_size()) + hands
    out["missions"] += sum(1 for place in places if place not in (UNSEEN, PUT_UNDER))
    out["missions_seen"] = places.count(UNSEEN) - int(g.loose()) - hands
    out["missions_under"] = places.count(PUT_UNDER) - int(g.under())
    out["missions_open"] = places.count(OPENED) - sum(1 for p in range(OPEN_MISSIONS) if g.open_mission(p) >= 0)
    carried = 1 if g.theseus() > 0 else 0
    out["theseus"] = carried
    if g.stack and g.turn() == 0:
        out["treasures"] = sum(int(n) for n in box.colour_count)  # setup puts them out one by one
        return out
    out["treasures"] = 0
    for colour in range(box.colours):
        count = sum(int(g.in_city(city, colour)) for city in range(box.cities))
        out["treasures"] += count + sum(int(g.cargo(seat, colour)) for seat in range(g.seats))
    return out
