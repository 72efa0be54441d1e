"""What a player may say ahead: how he fights, which cubes he places, which tiles he takes, and how he plays a turn."""

from typing import Any, Final

from petteia.engine.ints import i64
from petteia.engine.plans import ASK, PlanField, PlanKind, PlanValues, number_of, row_of, word_of
from petteia.games.age_of_mythology.attack import Commitment
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.battle_plan import (
    best_guess,
    calls,
    chance_to_win,
    declares,
    fights,
    sends,
    steps_in,
    taken,
    units_left,
)
from petteia.games.age_of_mythology.battlefield import CARDS, DECLARE, REINFORCE, RESCUE, RETREAT, SEDUCING, STAND_IN
from petteia.games.age_of_mythology.scoring import leader
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import RESOURCES, TYPES, VICTORY_CARDS
from petteia.games.age_of_mythology.turn_plan import Hand, Turn, Villagers

MOST_PAIRS: Final = 8
MOST_UNITS: Final = 20
BATTLE: Final = ("retreat", "battle_card", "stand_in", "declare", "rescue", "reinforce")

YES: Final = ("yes", "no", "ask")


def unit_names(g: Pieces, seat: i64) -> tuple[str, ...]:
    """The units of a player's people."""
    return tuple([g.box.unit_ids[unit] for unit in range(g.first_unit(seat), g.after_units(seat))])


def battle_fields(g: Pieces, seat: i64) -> list[PlanField]:
    """AOM-5.2, AOM-5.3, AOM-5.8 — What is asked of both sides of a battle."""
    return [
        PlanField("fights", ("odds", "strongest", "weakest", "ask")),
        PlanField("against", unit_names(g, seat), MOST_PAIRS, TYPES),
        PlanField("below", high=100, first=20),
        PlanField("left", high=MOST_UNITS),
        PlanField("abilities", ("odds", "always", "never", "ask")),
        PlanField("rescue", YES),
        PlanField("call", YES),
    ]


def in_battle(g: Pieces, of: Battle, seat: i64, says: PlanValues) -> i64:
    """What a side of a battle does by its plan."""
    m = g.moves
    side, stage = of.side(seat), of.stage
    if stage == RETREAT or stage == RETREAT + 1:
        below = int(number_of(says, "below"))
        if units_left(g, seat) <= number_of(says, "left"):
            return m.retreat
        return m.retreat if below > 0 and chance_to_win(g, of, side) * 100 < below else m.stay
    if stage == CARDS:
        how = word_of(says, "fights")
        return ASK if how == "ask" else fights(g, of, seat, how, row_of(says, "against"))
    how = word_of(says, "abilities")
    if stage == STAND_IN or stage == STAND_IN + 1:
        if how == "odds":
            return m.wadjet if steps_in(g, of, side) else m.no
        return ASK if how == "ask" else m.wadjet if how == "always" else m.no
    if stage == DECLARE or stage == DECLARE + 1:
        return ASK if how == "ask" else m.no if how == "never" else declares(g, of, seat, how == "always")
    if stage == SEDUCING:
        return m.choose.at(best_guess(g, of, of.defender, 0))
    how = word_of(says, "rescue" if stage == RESCUE else "call")
    if how != "yes":
        return ASK if how == "ask" else m.no
    return m.rescue if stage == RESCUE else calls(g, of, seat) if stage == REINFORCE else ASK


class Attacking(PlanKind):
    """AOM-5 — A battle of one's own: who fights, when to retreat, and what is taken after a victory (AOM-5.7)."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        if g.culture(seat) < 0:
            return []
        return [
            *battle_fields(g, seat),
            PlanField("buildings", tuple(g.box.building_ids), len(g.box.building_ids)),
            PlanField("spoils", RESOURCES, len(RESOURCES)),
        ]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top = g.stack[-1]
        if isinstance(top, Battle):
            return in_battle(g, top, seat, says) if top.attacker == seat else ASK
        return taken(g, seat, row_of(says, "buildings"), row_of(says, "spoils"))


class Defending(PlanKind):
    """AOM-3.7.5, AOM-5 — If one is attacked: how many units are sent, who fights, and when to retreat."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        if g.culture(seat) < 0:
            return []
        spared = PlanField("spared", unit_names(g, seat), MOST_PAIRS)
        return [PlanField("units", high=MOST_UNITS, first=MOST_UNITS), spared, *battle_fields(g, seat)]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top = g.stack[-1]
        if isinstance(top, Commitment) and top.defender == seat:
            return sends(g, top, seat, number_of(says, "units"), row_of(says, "spared"))
        return in_battle(g, top, seat, says) if isinstance(top, Battle) and top.defender == seat else ASK


class Cubes(PlanKind):
    """AOM-2.2 — The victory cube goes on the first of these cards that would be one's own now, else on the last."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        return [PlanField("cards", VICTORY_CARDS, len(VICTORY_CARDS))]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        cards = [VICTORY_CARDS.index(word) for word in row_of(says, "cards") if word in VICTORY_CARDS]
        for card in cards:
            if leader(g, card) == seat:
                return int(g.moves.place.at(card))
        return int(g.moves.place.at(cards[-1])) if cards else ASK


class Tiles(PlanKind):
    """AOM-1.2, AOM-3.1 — Tiles of these resources, in this order, the richest first."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        otherwise = PlanField("otherwise", ("richest", "pass", "ask"))
        return [PlanField("resources", RESOURCES, len(RESOURCES)), otherwise]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        tiles = [g.moves.take.index(action) for action in g.legal(seat) if g.moves.take.holds(action)]
        for word in row_of(says, "resources"):
            wanted = [tile for tile in tiles if RESOURCES[g.box.tile_resource[tile]] == word]
            if wanted:
                return int(g.moves.take.at(richest(g, wanted)))
        otherwise = word_of(says, "otherwise")
        if otherwise == "richest" and tiles:
            return int(g.moves.take.at(richest(g, tiles)))
        return ASK if otherwise == "ask" else int(g.moves.pass_)


def richest(g: Pieces, tiles: list[i64]) -> i64:
    """The tile that yields most."""
    best = tiles[0]
    for tile in tiles:
        if g.box.tile_amount[tile] > g.box.tile_amount[best]:
            best = tile
    return best


REWARDS: Final = ("reward_city", "reward_production", "reward_holding")
KINDS: Final[tuple[PlanKind, ...]] = (
    Defending("defence", ("commit", *BATTLE)),
    Attacking("attack", (*BATTLE, "seduce", *REWARDS)),
    Cubes("cubes", ("place_cube",)),
    Tiles("tiles", ("explore", "draft")),
    Turn("turn", ("play_a_card", "buy_power", "act_too", "gather_scope", "build", "discount", "recruit")),
    Villagers("villagers", ("workers", "lost_villager")),
    Hand("hand", ("draw_cards", "discard")),
)
