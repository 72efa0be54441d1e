"""What a plan does with a player's own cards: which it draws, plays and gives back, and what their actions take."""

from typing import Any, Final

from petteia.engine.ints import i64
from petteia.engine.plans import ASK, PlanField, PlanKind, PlanValues, row_of, word_of
from petteia.games.age_of_mythology.box import PERMANENTS
from petteia.games.age_of_mythology.build import Build, LostVillager, begin_build
from petteia.games.age_of_mythology.cards import ASK_POWER, CardInPlay, Move, playable
from petteia.games.age_of_mythology.gather import EVERYTHING, Gather, Workers, entitlement
from petteia.games.age_of_mythology.hand import PICKING, DrawCards
from petteia.games.age_of_mythology.recruit import Recruit
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import ACTIONS, BUILD, NOTHING, RECRUIT, RESOURCES, TERRAINS, VILLAGER

ROUNDS: Final = ("first", "second", "third")
LAY: Final = "pass"
MOST_MOVES: Final = 9
MOST_OF_A_KIND: Final = 9


class Turn(PlanKind):
    """AOM-2.4 — The cards of a turn, round by round, with what each action takes."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        if g.culture(seat) < 0:
            return []
        buildings, units = tuple(g.box.building_ids), g.box.unit_ids[g.first_unit(seat) : g.after_units(seat)]
        return [
            PlanField("moves", ROUNDS, MOST_MOVES, (*ACTIONS, LAY)),
            PlanField("instead", ("ask", LAY)),
            PlanField("harvest", (*TERRAINS, *RESOURCES), len(TERRAINS) + len(RESOURCES)),
            PlanField("raise", buildings, len(buildings), high=MOST_OF_A_KIND, first=1, low=1),
            PlanField("muster", tuple(units), len(units), high=MOST_OF_A_KIND, first=1, low=1),
            PlanField("powers", ("ask", "always", "never")),
        ]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top, m = g.stack[-1], g.moves
        if isinstance(top, Move):
            return next_card(g, seat, says)
        if isinstance(top, CardInPlay):
            if top.stage != ASK_POWER:
                return int(m.act)
            how = word_of(says, "powers")
            return ASK if how == "ask" else int(m.power if how == "always" else m.no)
        if isinstance(top, Gather):
            return harvests(g, top, seat, row_of(says, "harvest"))
        if isinstance(top, Build):
            return builds(g, top, row_of(says, "raise"))
        return recruits(g, top, row_of(says, "muster")) if isinstance(top, Recruit) else ASK


def next_card(g: Pieces, seat: i64, says: PlanValues) -> i64:
    """AOM-2.4.1 — The first thing planned for this round that would do something."""
    m, held = g.moves, [card for card in range(len(g.box.card_ids)) if holds(g, seat, card)]
    wishes = [word.split("/") for word in row_of(says, "moves")]
    now = [wish[1] for wish in wishes if wish[0] == ROUNDS[g.round() - 1]] if g.round() <= len(ROUNDS) else []
    for wish in now:
        if wish == LAY:
            return m.lay.at(least_needed(g, held, wishes))
        action = ACTIONS.index(wish)
        fit = [card for card in held if g.box.card_action[card] == action and playable(g, seat, card)]
        fit = [card for card in fit if does_something(g, seat, card, says)]
        if fit:
            return m.play.at(max(fit, key=lambda card: int(g.box.card_number[card])))
    return m.lay.at(least_needed(g, held, wishes)) if now and word_of(says, "instead") == LAY else ASK


def holds(g: Pieces, seat: i64, card: i64) -> bool:
    """Whether a card is in a player's hand."""
    culture = g.box.card_culture[card]
    return (culture < 0 or culture == g.culture(seat)) and g.in_hand(seat, g.box.slot(card)) > 0


def least_needed(g: Pieces, held: list[int], wishes: list[list[str]]) -> i64:
    """The card to pass with: one that no later round wants, a permanent one rather than a random one."""
    later = [wish[1] for wish in wishes if wish[0] in ROUNDS[g.round() :]]
    return min(held, key=lambda card: (ACTIONS[g.box.card_action[card]] in later, card >= PERMANENTS))


def does_something(g: Pieces, seat: i64, card: i64, says: PlanValues) -> bool:
    """Whether an action would take anything that is planned; without a plan for it the person is asked then."""
    action, number = g.box.card_action[card], g.box.card_number[card]
    if action == BUILD and row_of(says, "raise"):
        return builds(g, begin_build(g, seat, number, NOTHING), row_of(says, "raise")) != g.moves.stop
    if action == RECRUIT and row_of(says, "muster"):
        return recruits(g, Recruit(seat, number, NOTHING), row_of(says, "muster")) != g.moves.stop
    return True


def harvests(g: Pieces, of: Gather, seat: i64, wanted: list[str]) -> i64:
    """AOM-3.2.4 — The first of these that yields anything, else what yields most."""
    yields = [sum(entitlement(g, seat, scope, True, of.power)) for scope in range(EVERYTHING)]
    for word in wanted:
        scope = (*TERRAINS, *RESOURCES).index(word)
        if yields[scope] > 0:
            return g.moves.gather.at(scope)
    return g.moves.gather.at(max(range(EVERYTHING), key=lambda scope: int(yields[scope]))) if wanted else ASK


def builds(g: Pieces, of: Build, wanted: list[str]) -> i64:
    """AOM-3.3 — The first of these that can be paid and of which there are not so many yet; the cubes that the player
    has fewest of are left out of a price."""
    options = list(of.legal(g, of.seat))
    if of.building >= 0:
        return min(options, key=lambda option: int(g.cubes(of.seat, g.moves.discount.index(option))))
    for word in wanted:
        name, number = word.split("/")
        building = g.box.building_ids.index(name)
        if g.built(of.seat, building) < int(number) and g.moves.build.at(building) in options:
            return g.moves.build.at(building)
    return g.moves.stop if wanted else ASK


def recruits(g: Pieces, of: Recruit, wanted: list[str]) -> i64:
    """AOM-3.4 — The first of these that can be paid and of which there are not so many yet."""
    options = list(of.legal(g, of.seat))
    for word in wanted:
        name, number = word.split("/")
        unit = g.box.unit_ids.index(name)
        if g.held(of.seat, unit) < int(number) and g.moves.recruit.at(unit) in options:
            return g.moves.recruit.at(unit)
    return g.moves.stop if wanted else ASK


class Villagers(PlanKind):
    """AOM-3.2.7, AOM-4.2.1 — On which tiles workers stand, and which villager goes with a destroyed House."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        return [PlanField("lands", RESOURCES, len(RESOURCES)), PlanField("leaves", ("ask", "holding", "poorest"))]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top, m = g.stack[-1], g.moves
        if isinstance(top, LostVillager):
            how = word_of(says, "leaves")
            options = list(top.legal(g, seat))
            if how == "holding" and m.lose.at(0) in options:
                return int(m.lose.at(0))
            tiles = [option for option in options if option != m.lose.at(0)]
            if how == "ask" or not tiles:
                return ASK if how == "ask" else int(options[0])
            return int(min(tiles, key=lambda option: int(g.box.tile_amount[m.lose.index(option) - 1])))
        wanted = row_of(says, "lands")
        return places(g, top, wanted) if wanted and isinstance(top, Workers) else ASK


def places(g: Pieces, of: Workers, wanted: list[str]) -> i64:
    """AOM-3.2.7 — Workers stand on the richest tiles of these resources in this order, then on the richest others. As
    tiles are named in the order of the list, the first of those chosen is next."""
    m = g.moves
    puts = [option for option in of.legal(g, of.seat) if m.put.holds(option)]
    for worker in range(2):
        mine = [option for option in puts if m.put.index(option) // g.box.tiles == worker]
        tiles = {option: m.put.index(option) % g.box.tiles for option in mine}
        ranked = sorted(mine, key=lambda option: rank(g, tiles[option], wanted))
        chosen = ranked[: of.idle(g, worker + VILLAGER)]
        if chosen:
            return min(chosen)
    return m.stop


def rank(g: Pieces, tile: i64, wanted: list[str]) -> tuple[int, int]:
    """How early a tile is chosen: by its resource, then by what it yields."""
    resource = RESOURCES[g.box.tile_resource[tile]]
    return wanted.index(resource) if resource in wanted else len(wanted), -int(g.box.tile_amount[tile])


class Hand(PlanKind):
    """AOM-2.3, AOM-2.6 — Which cards are drawn at the start of a turn and given back at its end."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        permanents = tuple(g.box.card_ids[:PERMANENTS])
        return [
            PlanField("draw", permanents, PERMANENTS),
            PlanField("room", ("ask", "random", "none")),
            PlanField("shed", ("none", *ACTIONS), 1 + len(ACTIONS)),
        ]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top, m = g.stack[-1], g.moves
        options = list(g.legal(seat))
        if isinstance(top, DrawCards):
            how = word_of(says, "room")
            wanted = [m.pick.at(g.box.card_ids.index(word)) for word in row_of(says, "draw")]
            chosen = [option for option in wanted if option in options][: top.room(g, seat)]
            if how == "ask" or top.stage[seat] != PICKING:
                return ASK if how == "ask" else int(m.stop)
            if chosen:
                return int(min(chosen))
            numbers = [option for option in options if m.draw.holds(option)]
            return int(max(numbers)) if numbers and how == "random" else int(m.stop)
        shed = row_of(says, "shed")
        for option in options:
            if m.discard.holds(option) and ACTIONS[g.box.card_action[m.discard.index(option)]] in shed:
                return int(option)
        return int(m.stop) if shed else ASK
