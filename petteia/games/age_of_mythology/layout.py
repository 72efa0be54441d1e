"""How the table is laid out for people: zones with pieces, counters, and the count of everything (AOM-INV).

The names of most zones and counters explain them (`holding/0`, `army/0`). These need more:

    front/SEAT          cards laid down, piece `front/0/2` for the second: equal ones have ids of their own
    hand/SEAT           while its player is to play a card, {idle} marks those that would change nothing now
    dice/SEAT           (zone) in an encounter whose battle cards lie open: a piece for each source, `count` dice
                        each, in the order in which they are added. Kinds, with their marks: printed {unit} ·
                        against {tag, unit}, piece `dice/0/against/flyer`, tag a class or type of the opposing unit ·
                        kills {kills} · opposing {unit} · berserk {unit} or {god} · throw {unit} · god {god} ·
                        building {building}. They stay as rolled until the next encounter.
    dice/SEAT           (counter) their sum
    leader/CARD         the seat that would now get a victory card; missing in a tie, or when no player has
                        fulfilled it yet. For won_the_last_battle the winner of the last battle.
"""

from petteia.engine.view import ViewBuilder
from petteia.games.age_of_mythology import terms
from petteia.games.age_of_mythology.attack import Attack, Commitment
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.battlefield import (
    CARDS,
    FORTRESS,
    GOD,
    HIDDEN,
    KILLS,
    OPPOSING,
    PRINTED,
    RAGE,
    ROLL,
    THROW,
)
from petteia.games.age_of_mythology.bonuses import TAGS, bonus_dice
from petteia.games.age_of_mythology.box import MOST_FRONT, PERMANENTS, SLOTS, SPACES
from petteia.games.age_of_mythology.cards import Move, changes_nothing
from petteia.games.age_of_mythology.discard import DiscardCards
from petteia.games.age_of_mythology.hand import NUMBERED, DrawCards
from petteia.games.age_of_mythology.scoring import leader
from petteia.games.age_of_mythology.state import Pieces

PHASES = (
    "setup",
    "place_victory_cubes",
    "draw_action_cards",
    "play_action_cards",
    "spoilage",
    "discard_cards",
    "pass_first_player",
)
IN_ROUNDS = PHASES.index("play_action_cards")


def show_pieces(g: Pieces, view: ViewBuilder) -> None:
    """The middle of the table, then every player's things."""
    counts_of(g, view)
    middle(g, view)
    picked = picks(g)
    for seat in range(g.seats):
        board(g, view, int(seat))
        cards(g, view, int(seat), picked[int(seat)])
    for step in g.stack:
        if isinstance(step, Battle):
            battle(g, view, step)
        elif isinstance(step, Commitment):
            commitment(g, view, step)
        elif isinstance(step, Attack):
            bought(g, view, int(step.power))
        elif isinstance(step, DrawCards):
            to_draw(g, view, step)


def counts_of(g: Pieces, view: ViewBuilder) -> None:
    """Counters for the course of the game."""
    g.show_counters(view)
    view.counter("phase", PHASES[g.phase()])
    playing = g.phase() == IN_ROUNDS
    view.counter("round", int(g.round() if g.round() <= g.box.rounds else g.box.rounds) if playing else 0)
    view.counter("first_player", int(g.first()))
    view.counter("victory_bank", int(g.victory_bank()))
    for card, name in enumerate(terms.VICTORY_CARDS):
        ahead = int(leader(g, card))
        if ahead >= 0:  # none in a tie, nor before the first battle
            view.counter(f"leader/{name}", ahead, ahead)
    for seat in range(g.seats):
        if g.culture(seat) < 0:
            continue
        view.counter(f"culture/{seat}", terms.CULTURES[g.culture(seat)], int(seat))
        view.counter(f"place/{seat}", int(g.place_of(seat)), int(seat))
        view.counter(f"age/{seat}", terms.AGES[g.age(seat)], int(seat))
        view.counter(f"victory/{seat}", int(g.victory(seat)), int(seat))
        view.counter(f"army/{seat}", int(g.army(seat)), int(seat))
        view.counter(f"buildings/{seat}", int(g.city_size(seat)), int(seat))
        view.counter(f"fourth_action/{seat}", int(g.fourth(seat)), int(seat))


def middle(g: Pieces, view: ViewBuilder) -> None:
    """Bank, victory cards, open tiles, stock, decks and discard piles."""
    box = g.box
    bank = view.zone("bank")
    for r, name in enumerate(terms.RESOURCES):
        bank.piece(name, int(g.bank(r)))
    bank.piece("victory", int(g.victory_bank()))
    for c, name in enumerate(terms.VICTORY_CARDS):
        view.zone(f"victory/{name}", key="victory-" + name).piece("victory", int(g.on_card(c)))
    tiles = view.zone("open")
    pool = view.zone("pool")
    for tile in range(box.tiles):
        tiles.piece(box.tile_ids[tile], int(g.open(tile)))
        pool.piece(box.tile_ids[tile], int(g.pool(tile)))
    stock = view.zone("stock")
    for building in range(box.buildings):
        stock.piece(box.building_ids[building], int(g.stock(building)))
    for c, culture in enumerate(terms.CULTURES):
        if not any(g.culture(seat) == c for seat in range(g.seats)):
            continue
        deck = view.zone(f"deck/{culture}")
        if g.stack:
            deck.unseen(int(g.deck_size(c)))
        discards = view.zone(f"discards/{culture}")
        for kind in range(box.cards_of[c]):
            card = box.card_ids[box.first_card[c] + kind]
            discards.piece(card, int(g.discarded(c, kind)))
            if not g.stack:
                deck.piece(card, int(g.in_deck(c, kind)))


def board(g: Pieces, view: ViewBuilder, seat: int) -> None:
    """A player's board: cubes, city, production, holding area, supply."""
    if g.culture(seat) < 0:
        return
    box = g.box
    cubes = view.zone(f"cubes/{seat}", seat)
    for r, name in enumerate(terms.RESOURCES):
        cubes.piece(name, int(g.cubes(seat, r)))
    city = view.zone(f"city/{seat}", seat)
    for building in range(box.buildings):
        city.piece(box.building_ids[building], int(g.built(seat, building)))
    production = view.zone(f"production/{seat}", seat)
    workers = ("", *g.game.words["workers"])
    for space in range(SPACES):
        terrain = g.game.words["terrains"][box.spaces[g.culture(seat) * SPACES + space]]
        tile = g.tile(seat, space)
        if tile < 0:
            production.piece("space", 1, str(space), terrain=terrain, space=space)
        elif g.worker(seat, space) > 0:
            worker = workers[g.worker(seat, space)]
            production.piece(box.tile_ids[tile], 1, str(space), terrain=terrain, space=space, worker=worker)
        else:
            production.piece(box.tile_ids[tile], 1, str(space), terrain=terrain, space=space)
    holding = view.zone(f"holding/{seat}", seat)
    supply = view.zone(f"supply/{seat}", seat)
    for unit in g.own_units(seat):
        holding.piece(box.unit_ids[unit], int(g.held(seat, unit)))
        supply.piece(box.unit_ids[unit], int(g.supply(seat, unit)))
    holding.piece("villager", int(g.villagers(seat)))
    supply.piece("villager", int(g.villager_supply(seat)))


def picks(g: Pieces) -> list[list[int]]:
    """By seat and slot, the cards a seat has picked and not yet shown: from the pile to take, from the hand to discard.
    Observations do not contain those of others."""
    out = [[0] * SLOTS for _ in range(g.seats)]
    for step in g.stack:
        if isinstance(step, DrawCards):
            for seat, mask in enumerate(step.picked):
                for card in range(PERMANENTS):
                    out[seat][card] = int(mask) >> card & 1
        elif isinstance(step, DiscardCards):
            for seat in range(g.seats):
                out[seat] = [int(step.picked[seat * SLOTS + slot]) for slot in range(SLOTS)]
    return out


def to_draw(g: Pieces, view: ViewBuilder, step: DrawCards) -> None:
    """How many random cards a seat has said it will draw, or is still to be given."""
    for seat in range(g.seats):
        if step.drawing or step.stage[seat] == NUMBERED:
            view.counter(f"to_draw/{seat}", int(step.number[seat]), int(seat))


def cards(g: Pieces, view: ViewBuilder, seat: int, picked: list[int]) -> None:
    """A player's cards: hand, pile, picks among them, and the cards in front."""
    if g.culture(seat) < 0:
        return
    hand = view.zone(f"hand/{seat}", seat)
    chosen = view.zone(f"picked/{seat}", seat)
    known = 0
    top = g.stack[-1] if g.stack else None
    asked = isinstance(top, Move) and top.seat == seat
    for slot in range(g.slots(seat)):
        count = int(g.in_hand(seat, slot))
        name = g.box.card_ids[g.card_of(seat, slot)]
        if asked and count > 0 and changes_nothing(g, seat, g.card_of(seat, slot)):
            hand.piece(name, count, idle=1)
        else:
            hand.piece(name, count - picked[slot] if count > 0 else 0)
        chosen.piece(name, picked[slot])
        known += count
    hand.unseen(int(g.hand_size(seat)) - known)
    view.counter(f"permanent_cards/{seat}", int(g.permanent_cards(seat)), seat)
    view.counter(f"random_cards/{seat}", int(g.random_cards(seat)), seat)
    pile = view.zone(f"pile/{seat}", seat)
    hidden = int(g.permanent_cards(seat)) - sum(int(g.in_hand(seat, card)) for card in range(PERMANENTS))
    in_pile = [card for card in range(PERMANENTS) if g.has_pile(seat, card)]
    if hidden > 0:
        pile.unseen(len(in_pile) - hidden)
    else:
        for card in in_pile:
            pile.piece(g.box.card_ids[card], 1 - picked[card])
    front = view.zone(f"front/{seat}", seat)
    for place in range(MOST_FRONT):
        if g.front(seat, place) >= 0:
            name = g.box.card_ids[g.front(seat, place)]
            front.piece(name, 1, str(place + 1), order=place + 1)  # equal cards may lie there


def battle(g: Pieces, view: ViewBuilder, step: Battle) -> None:
    """The battlefield: the units of both sides, the god that was called, the battle cards, the dice."""
    view.counter("battle_area", terms.AREAS[step.area])
    view.counter("encounter", int(step.encounter))
    bought(g, view, int(step.power))
    if step.god(g, terms.PROTECT):
        view.counter("battle_god_used", int(step.protected))
    for side in range(2):
        seat = int(step.owner(side))
        field = view.zone(f"battle/{seat}", seat)
        for unit in g.own_units(seat):
            count = int(g.in_battle(seat, unit))
            name = g.box.unit_ids[unit]
            if g.box.effects.special[unit] & terms.GROWS == 0:
                field.piece(name, count)
                continue
            ranks = sorted({int(k) for k in step.kills(side)})
            for rank, kills in enumerate(ranks):
                heap = name if rank == 0 else f"{name}/{rank + 1}"
                field.piece(name, sum(1 for k in step.kills(side) if k == kills), heap, kills=kills)
        chosen = view.zone(f"battle_card/{seat}", seat)
        if step.stage > CARDS and step.unit[side] >= 0:
            chosen.piece(g.box.unit_ids[step.unit[side]], 1, mood=int(step.mood[side]))
            dice(g, view, step, side)
            if step.stage >= ROLL:  # before that they are of the encounter before
                view.counter(f"hits/{seat}", int(step.hits[side]), seat)
        elif step.card[side] == HIDDEN:
            chosen.unseen(1)
        elif step.card[side] >= 0:
            chosen.piece(g.game.words["fighters"][step.card[side]], 1)


def dice(g: Pieces, view: ViewBuilder, step: Battle, side: int) -> None:
    """AOM-5.4 — The dice of a side and their sources: a zone with a piece for each source, with its number of dice as
    `count` and marks naming the source. Both battle cards lie open, and everything else about them is public."""
    box, power = g.box, int(step.power)
    seat, unit, other = int(step.owner(side)), int(step.unit[side]), int(step.unit[1 - side])
    own, opposing = box.unit_ids[unit], box.unit_ids[other]
    sources = [int(n) for n in step.dice_by_source(g, side)]
    zone = view.zone(f"dice/{seat}", seat)
    zone.piece("printed", sources[PRINTED], unit=own)
    for tag, bonus in enumerate(bonus_dice(box, g.variant, unit, other)):
        zone.piece("against", int(bonus), f"against/{TAGS[tag]}", tag=TAGS[tag], unit=opposing)
    zone.piece("kills", sources[KILLS], kills=int(step.grown[side]))
    zone.piece("opposing", sources[OPPOSING], unit=opposing)
    if step.rages_alone(g, side):
        zone.piece("berserk", sources[RAGE], unit=own)
    elif power >= 0:
        zone.piece("berserk", sources[RAGE], god=box.god_ids[power])
    zone.piece("throw", sources[THROW], unit=own)
    if power >= 0:
        zone.piece("god", sources[GOD], god=box.god_ids[power])
    if box.effects.fortress[step.area] >= 0:
        zone.piece("building", sources[FORTRESS], building=box.building_ids[box.effects.fortress[step.area]])
    view.counter(f"dice/{seat}", sum(sources), seat)


def bought(g: Pieces, view: ViewBuilder, power: int) -> None:
    """AOM-3.9.4 — The god the attacker has called for this battle."""
    if power >= 0:
        view.counter("battle_god", g.box.god_ids[power])


def commitment(g: Pieces, view: ViewBuilder, step: Commitment) -> None:
    """The units that a seat has committed so far; observations do not contain those of others."""
    view.counter("battle_area", terms.AREAS[step.area])
    bought(g, view, int(step.power))
    wide = step.wide(g)
    for side in range(2):
        seat = int(step.owner(side))
        zone = view.zone(f"committed/{seat}", seat)
        view.counter(f"unit_limit/{seat}", int(step.allowed(g, side)), seat)
        for pick in range(wide):
            zone.piece(g.game.words["committed"][pick], int(step.picked[side * wide + pick]))


def count_everything(g: Pieces) -> dict[str, int]:
    """AOM-INV-1 to AOM-INV-12 — Every component in all its places; figures of unused cultures are in the box."""
    box = g.box
    out: dict[str, int] = {}
    for r, name in enumerate(terms.RESOURCES):
        out[name] = int(g.bank(r)) + sum(int(g.cubes(seat, r)) for seat in range(g.seats))
    out["victory"] = int(g.victory_bank()) + sum(int(g.on_card(c)) for c in range(4))
    out["victory"] += sum(int(g.victory(seat)) for seat in range(g.seats))
    placed = [0] * (int(box.tiles) + 1)  # the last counts the empty spaces
    for seat in range(g.seats):
        for space in range(SPACES):
            placed[int(g.tile(seat, space))] += 1
    for tile in range(box.tiles):
        out[box.tile_ids[tile]] = int(g.pool(tile)) + int(g.open(tile)) + placed[tile]
    for building in range(box.buildings):
        stands = sum(int(g.built(seat, building)) for seat in range(g.seats))
        out[box.building_ids[building]] = int(g.stock(building)) + stands
    fronts = [0] * (len(box.card_ids) + 1)  # the last counts the empty places
    for seat in range(g.seats):
        for i in range(MOST_FRONT):
            fronts[int(g.front(seat, i))] += 1
    for card in range(PERMANENTS):
        count = fronts[card]
        for seat in range(g.seats):
            count += int(g.has_pile(seat, card)) + int(g.in_hand(seat, card))
        out[box.card_ids[card]] = count
    for culture in range(terms.PEOPLES):
        owners = [s for s in range(g.seats) if g.culture(s) == culture]
        for kind in range(box.cards_of[culture]):
            card = int(box.first_card[culture]) + kind
            count = int(g.in_deck(culture, kind)) + int(g.discarded(culture, kind))
            count += sum(int(g.in_hand(s, PERMANENTS + kind)) for s in owners)
            out[box.card_ids[card]] = count + fronts[card]
        tints = int(box.tints(g.seats))
        in_box = sum(1 for seat in range(g.seats) if g.culture(seat) != culture)
        first = int(box.first_unit[culture])
        for unit in range(first, first + int(box.units_of[culture])):
            count = in_box * int(box.unit_count[unit]) * tints
            for seat in owners:
                count += int(g.held(seat, unit) + g.supply(seat, unit) + g.in_battle(seat, unit))
                count += int(g.working(seat, terms.WORKING_UNIT)) if unit == box.effects.worker else 0
            out[box.unit_ids[unit]] = count
        villagers = in_box * int(box.villagers_per_tint[culture]) * tints
        for seat in owners:
            villagers += int(g.villagers(seat) + g.villager_supply(seat)) + int(g.working(seat, 1))
        out[f"villager/{terms.CULTURES[culture]}"] = villagers
    return out
