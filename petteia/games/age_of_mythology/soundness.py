"""Checks whether numbers from outside can be a position: conditions of every position reached by play, which the rules
rely on.

The census comes first (AOM-INV-1 to AOM-INV-12); this module checks the rest: what lies where, and that the log, from
which everybody reasons (`knowledge.py`), fits the cards that are really there.
"""

from petteia.engine.hidden_deck import DRAWN
from petteia.engine.ints import contains, i64, zeros
from petteia.engine.packing import digest, require
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.battlefield import (
    CALM,
    CARDS,
    DECLARE,
    RAGING,
    REINFORCE,
    RESCUE,
    RESULT,
    RETREAT,
    ROLL,
    STAND_IN,
    THROWING,
)
from petteia.games.age_of_mythology.box import (
    CITY_SQUARES,
    MOST_CARDS,
    MOST_FRONT,
    MOST_UNITS,
    PERMANENTS,
    SLOTS,
    SPACES,
)
from petteia.games.age_of_mythology.build import LostVillager
from petteia.games.age_of_mythology.cultures import ChooseCultures, DealCultures
from petteia.games.age_of_mythology.knowledge import SHED, SHUFFLED, possible_sets
from petteia.games.age_of_mythology.setup import Setup, fill_the_middle
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import (
    GROWS,
    NO_WORKER,
    PEOPLES,
    VILLAGER,
    WORKING_UNIT,
)
from petteia.games.age_of_mythology.turn import Turn


def audit_places(g: Pieces) -> None:
    """Everything that lies on the table."""
    g.audit_cells()
    setting_up = len(g.stack) > 0 and isinstance(g.stack[0], Setup)
    require(setting_up or len(g.stack) == 0 or isinstance(g.stack[0], Turn), "the game is neither set up nor in a turn")
    audit_middle(g, setting_up)
    dealing = False
    for step in g.stack:
        dealing = dealing or isinstance(step, (DealCultures, ChooseCultures))
    for seat in range(g.seats):
        require(dealing or g.culture(seat) >= 0, "a player has no culture")
        audit_city(g, seat, setting_up)
        audit_board(g, seat)
        if g.culture(seat) >= 0:
            audit_pieces(g, seat)
        audit_cards(g, seat)
    audit_fields(g)
    audit_log(g)
    if setting_up:
        audit_beginning(g)


def audit_beginning(g: Pieces) -> None:
    """AOM-1.2 — Until the first turn only tiles, cultures, armies and places change; the rest is as it was laid out."""
    require(len(g.log) == 0, "cards were drawn before the first turn")
    laid = Pieces(g.rules)
    fill_the_middle(laid)
    laid.set_first(g.first())
    for tile in range(g.box.tiles):
        laid.set_pool(tile, g.pool(tile))
        laid.set_open(tile, g.open(tile))
    for seat in range(g.seats):
        laid.set_place_of(seat, g.place_of(seat))
        laid.set_seat_at(seat, g.seat_at(seat))
        laid.set_culture(seat, g.culture(seat))
        if g.culture(seat) >= 0:
            for unit in range(g.first_unit(seat), g.first_unit(seat) + MOST_UNITS):
                laid.set_held(seat, unit, g.held(seat, unit))
                laid.set_supply(seat, unit, g.supply(seat, unit))
                laid.set_in_battle(seat, unit, g.in_battle(seat, unit))
        laid.set_villagers(seat, g.villagers(seat))
        laid.set_villager_supply(seat, g.villager_supply(seat))
        for space in range(SPACES):
            laid.set_tile(seat, space, g.tile(seat, space))
    require(digest(g.cells) == digest(laid.cells), "the table is not as it is laid out")


def audit_middle(g: Pieces, setting_up: bool) -> None:
    """The middle of the table: every seat has its place, and the decks are as large as is said."""
    if not setting_up:
        for seat in range(g.seats):
            require(g.seat_at(g.place_of(seat)) == seat, "two seats have one place in turn order")
    for culture in range(PEOPLES):
        size: i64 = 0
        for kind in range(g.box.cards_of[culture]):
            size += g.in_deck(culture, kind)
        require(g.deck_size(culture) == size, "a deck is not as large as is said")


def audit_board(g: Pieces, seat: i64) -> None:
    """A player's board: the tiles lie on their terrain, and workers on tiles."""
    box = g.box
    require(g.age_before(seat) <= g.age(seat), "the age at the beginning of the turn comes after the age now")
    for space in range(SPACES):
        tile = g.tile(seat, space)
        require(tile >= 0 or g.worker(seat, space) == NO_WORKER, "somebody works where there is no tile")
        if tile >= 0:
            require(g.culture(seat) >= 0, "a board has tiles before its culture is known")
            land = box.spaces[g.culture(seat) * SPACES + space]
            require(box.tile_terrain[tile] == land, "a tile lies on another terrain than its own")


def audit_city(g: Pieces, seat: i64, setting_up: bool) -> None:
    """AOM-4.1.1, AOM-4.1.2, AOM-4.2.1 — A city has room for its buildings, and each House has brought one villager."""
    require(g.city_size(seat) <= (0 if setting_up else CITY_SQUARES), "a city has more buildings than squares")
    houses = g.built(seat, g.box.effects.house)
    for step in g.stack:
        if isinstance(step, LostVillager) and step.seat == seat:
            houses += 1  # the House is gone, the villager goes next
    villagers = g.villagers(seat) + g.working(seat, VILLAGER)
    require(villagers == houses, "there are other villagers in play than Houses brought")


def audit_pieces(g: Pieces, seat: i64) -> None:
    """AOM-INV-9, AOM-INV-10 — A player has exactly the figures of his colour."""
    box = g.box
    culture = g.culture(seat)
    tints = box.tints(g.seats)
    first = box.first_unit[culture]
    own_workers = first <= box.effects.worker < first + box.units_of[culture]
    require(own_workers or g.working(seat, WORKING_UNIT) == 0, "units work on tiles that cannot")
    for slot in range(MOST_UNITS):
        unit = first + slot
        there = g.held(seat, unit) + g.supply(seat, unit) + g.in_battle(seat, unit)
        right: i64 = 0
        if slot < box.units_of[culture]:
            right = box.unit_count[unit] * tints
            if unit == box.effects.worker:
                there += g.working(seat, WORKING_UNIT)
        require(there == right, "a player has other figures than those of his colour")
    villagers = g.villagers(seat) + g.villager_supply(seat) + g.working(seat, VILLAGER)
    require(villagers == box.villagers_per_tint[culture] * tints, "a player has other villagers than his own")


def audit_fields(g: Pieces) -> None:
    """AOM-5.1 — Units are in battle on the two sides of one, and nowhere else."""
    fighting: i64 = 0
    for step in g.stack:
        if isinstance(step, Battle):
            for side in range(2):
                audit_side(g, step, side)
            fighting |= (i64(1) << step.attacker) | (i64(1) << step.defender)
    for seat in range(g.seats):
        require((fighting >> seat) & 1 != 0 or g.force(seat) == 0, "units are in a battle that is not theirs")


def audit_side(g: Pieces, battle: Battle, side: i64) -> None:
    """AOM-5.1.2 — A side of a battle: its units, its card, its kills and its dice are those of the point it is at."""
    stage = battle.stage
    unit = battle.unit[side]
    met = stage >= STAND_IN
    require(stage <= REINFORCE, "a battle is at a point that there is not")
    require(stage < RESCUE or battle.loser >= 0, "nobody lost an encounter that is over")
    require((unit >= 0) == (met or battle.encounter > 1), "a unit fights before it was chosen, or none after")
    mine = unit < g.box.units and (unit < 0 or g.box.unit_culture[unit] == g.culture(battle.owner(side)))
    require(mine, "a unit fights that is not its side's")
    require(stage < RETREAT or g.force(battle.owner(side)) > 0, "a battle goes on without units")
    there = met and (stage <= RESCUE or side != battle.loser)
    require(not there or g.in_battle(battle.owner(side), unit) > 0, "a unit fights that is not in the battle")
    audit_kills(g, battle, side)
    card = battle.card[side]
    late = g.variant.late_retreat and RETREAT <= stage < CARDS
    if late:
        require(card >= 0, "somebody is asked about a retreat before the cards lie there")
    if stage < CARDS and not late:
        require(card < 0, "a battle card was chosen too early")
    elif stage <= CARDS:
        require(card < 0 or contains(battle.options(g, battle.owner(side)), card), "a battle card is not to be had")
    else:
        require(0 <= card < len(g.game.words["fighters"]), "a battle card is not in the box")
    mood = battle.mood[side]
    fits = mood == CALM or (unit >= 0 and battle.unit[1 - side] >= 0 and not STAND_IN <= stage < DECLARE)
    require(fits, "a unit is in a mood before it may be")
    require(mood != RAGING or battle.may_rage(g, side), "a unit is berserk that cannot be")
    require(mood != THROWING or battle.may_throw(g, side), "a unit throws that cannot")
    rolling = stage == ROLL + side or (stage == ROLL and side == 1)
    if rolling:
        require(battle.dice[side] + battle.hits[side] <= battle.dice_of(g, side), "there are more dice than are rolled")
    else:
        require(battle.dice[side] == 0, "there are dice to roll when nobody rolls")


def audit_kills(g: Pieces, battle: Battle, side: i64) -> None:
    """AOM-5.8.6 — Kills are counted for every unit that grows by them, in order, at most one per encounter."""
    kills = battle.kills(side)
    require(len(kills) == battle.growing(g, side), "kills are counted of other units than are in the battle")
    before: i64 = 0
    for count in kills:
        require(before <= count <= battle.encounter, "there are more kills than encounters, or they are not in order")
        before = count
    grown = battle.grown[side]
    require(grown <= battle.encounter, "a unit has grown by more kills than there were encounters")
    fights = STAND_IN <= battle.stage < RESULT or (battle.stage == RESCUE and side == battle.loser)
    if fights:
        grows = g.box.effects.special[battle.unit[side]] & GROWS != 0
        require(contains(kills, grown) if grows else grown == 0, "a unit has grown by kills that nobody counted")


def audit_cards(g: Pieces, seat: i64) -> None:
    """AOM-9.1 — A player's cards: each permanent one once, and what everybody sees of the hand fits its contents."""
    box = g.box
    culture = g.culture(seat)
    own: i64 = box.cards_of[culture] if culture >= 0 else 0
    before = True
    for place in range(MOST_FRONT):
        card = g.front(seat, place)
        require(card < 0 or before, "there is a gap in the cards in front of a player")
        before = card >= 0
        require(card < PERMANENTS or box.card_culture[card] == culture, "a card of another culture was played")
    held: i64 = 0
    chosen: i64 = 0
    for card in range(PERMANENTS):
        there = g.in_hand(seat, card) + (1 if g.has_pile(seat, card) else 0)
        for place in range(MOST_FRONT):
            there += 1 if g.front(seat, place) == card else 0
        require(there == 1, "a player has a permanent card twice, or not at all")
        held += g.in_hand(seat, card)
        chosen |= g.in_hand(seat, card) << card
    require(g.permanent_cards(seat) == held, "a hand has other permanent cards than everybody sees")
    held = 0
    for slot in range(PERMANENTS, SLOTS):
        require(slot < PERMANENTS + own or g.in_hand(seat, slot) == 0, "a card of another culture is in hand")
        held += g.in_hand(seat, slot)
    require(g.random_cards(seat) == held, "a hand has other random cards than everybody sees")
    among = False
    for sets in possible_sets(g, seat):
        size: i64 = 0
        for card in range(PERMANENTS):
            size += (sets >> card) & 1
        require(size == g.permanent_cards(seat), "a hand is thought to have another size than it has")
        for place in range(MOST_FRONT):
            card = g.front(seat, place)
            fits = card < 0 or card >= PERMANENTS or (sets >> card) & 1 == 0
            require(fits, "a card is thought to be in a hand that lies in front of its player")
        among = among or sets == chosen
    require(among, "a hand is thought impossible that is there")


def audit_log(g: Pieces) -> None:
    """AOM-9.2 — Every draw, every card shown and every reshuffle, once more: they lead to the cards that lie there."""
    box = g.box
    decks = zeros(PEOPLES * MOST_CARDS)
    shown = zeros(PEOPLES * MOST_CARDS)
    hands = zeros(g.seats * MOST_CARDS)
    for culture in range(PEOPLES):
        for kind in range(box.cards_of[culture]):
            decks[culture * MOST_CARDS + kind] = box.card_count[box.first_card[culture] + kind]
    for entry in g.log:
        what = entry >> 16
        who = (entry >> 8) & 255
        card = (entry & 255) - 1
        if what == SHUFFLED:
            require(who < PEOPLES and card < 0, "the log has a deck that is not there")
            for kind in range(MOST_CARDS):
                at = who * MOST_CARDS + kind
                require(decks[at] == 0, "the log has a deck made anew that was not used up")
                decks[at] = shown[at]
                shown[at] = 0
            continue
        require(who < g.seats and PERMANENTS <= card < box.cards, "the log has a card that is not there")
        culture = box.card_culture[card]
        require(culture == g.culture(who), "the log has a card of another culture")
        kind = card - box.first_card[culture]
        more: i64 = 1 if what == DRAWN else -1
        hands[who * MOST_CARDS + kind] += more
        if what == SHED:
            shown[culture * MOST_CARDS + kind] += 1
        else:
            decks[culture * MOST_CARDS + kind] -= 1
        fits = hands[who * MOST_CARDS + kind] >= 0 and decks[culture * MOST_CARDS + kind] >= 0
        require(fits, "the log has a card that was not there")
    for culture in range(PEOPLES):
        for kind in range(box.cards_of[culture]):
            deck = g.in_deck(culture, kind)
            require(deck == decks[culture * MOST_CARDS + kind], "a deck is not what the log makes of it")
    for seat in range(g.seats):
        for kind in range(SLOTS - PERMANENTS):
            held = g.in_hand(seat, PERMANENTS + kind)
            require(held == hands[seat * MOST_CARDS + kind], "a hand is not what the log makes of it")
