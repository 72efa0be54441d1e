"""DEU-3.5, DEU-4, DEU-7, DEU-8 — What a plan does in one's own turn, with cards between, and about missions."""

from typing import Any, Final

from petteia.engine.ints import i64
from petteia.engine.plans import ASK, PlanField, PlanKind, PlanValues, number_of, row_of, word_of
from petteia.games.deukalion.card_choices import Oracle
from petteia.games.deukalion.course_plan import Course, aim, hydra_chance, needed
from petteia.games.deukalion.fight_plan import distance
from petteia.games.deukalion.kylix import Acting, MoveHydra, PlaceKylix
from petteia.games.deukalion.mission_price import CHOOSE_TASK, MissionPrice
from petteia.games.deukalion.missions import RevealWindow
from petteia.games.deukalion.reach import FAR, sailing_chart
from petteia.games.deukalion.sailing import Sailing
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.tasks import Store
from petteia.games.deukalion.terms import (
    ACTIVE_DRAWS,
    BATTLES,
    BRING_BACK,
    CARDS,
    HYDRA,
    KYLIX,
    NOBODY_DRAWS,
    NOTHING,
    REACH_WITH_SOLDIERS,
    RECOVER_MORE,
    SAIL,
    SAIL_LONGER,
    SOLDIERS,
    STRONGER,
)
from petteia.games.deukalion.under_way import allowance
from petteia.games.deukalion.windows import CardWindow

LASTING: Final = (SAIL_LONGER, RECOVER_MORE, STRONGER)
BETWEEN: Final = (*LASTING, BRING_BACK)
CAUTIOUS: Final = 50
"""A rival who beats the Hydra as likely as this, in percent, is not attacked by it."""


class OwnTurn(PlanKind):
    """DEU-3.4, DEU-3.5, DEU-4 — How the Kylix is placed, in which order its actions are used, where the Hydra goes. The
    ship sails as the plan for it says."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        return [
            PlanField("place", ("best", "order", "ask")),
            PlanField("dice", KYLIX, len(KYLIX)),
            PlanField("prowl", ("rival", "never", "ask")),
        ]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top, m = g.stack[-1], g.moves
        options = list(g.legal(seat))
        if isinstance(top, PlaceKylix):
            how = word_of(says, "place")
            if how == "ask":
                return ASK
            order = row_of(says, "dice") if how == "order" else []
            return int(max(options, key=lambda option: placed(g, seat, m.turn.index(option), order)))
        if isinstance(top, MoveHydra):
            return prowls(g, top, seat, options) if word_of(says, "prowl") == "rival" else int(m.stop)
        return acts(g, top, seat, says, options) if isinstance(top, Acting) else ASK


def placed(g: Pieces, seat: i64, way: i64, order: list[str]) -> i64:
    """DEU-4.2.2 — What an orientation of the Kylix gives: the dice in the order said, or what is of most use now."""
    g.set_orientation(way)
    out: i64 = 0
    if order:
        weight: i64 = 1000
        for name in order:
            out += weight * g.die(KYLIX.index(name))
            weight //= 10
    else:
        out = useful(g, seat)
    g.set_orientation(NOTHING)
    return out


def useful(g: Pieces, seat: i64) -> i64:
    """What the dice are worth as they lie: a goal within reach first, then soldiers, then cards."""
    says: PlanValues = {field.key: field.default() for field in Course("", ()).fields(g, seat)}
    fields = allowance(g, seat, g.die(SAIL))
    there = aim(g, Sailing(seat, fields), seat, says, sailing_chart(g, seat, i64(FAR)), fields)
    out = there.worth + 8 * fields + 40 * g.can_return(seat, g.die(SOLDIERS) + g.lasting(seat, RECOVER_MORE))
    draws = g.box.draws[g.die(CARDS) - 1]
    if draws == ACTIVE_DRAWS:
        out += 60
    elif draws != NOBODY_DRAWS:
        out -= 20 * (g.seats - 1)
    return out + g.die(HYDRA)


def acts(g: Pieces, of: Acting, seat: i64, says: PlanValues, options: list[i64]) -> i64:
    """DEU-3.5.1 — Missions, cards that stay, soldiers, sailing, the Hydra; the cards die first only if one draws."""
    m = g.moves
    for option in options:
        if m.claim.holds(option):
            return option
        if m.play.holds(option) and g.box.card_effect[m.play.index(option)] in LASTING:
            return option
    draws = g.box.draws[g.die(CARDS) - 1] == ACTIVE_DRAWS
    order = [CARDS, SOLDIERS, SAIL, HYDRA] if draws else [SOLDIERS, SAIL, HYDRA, CARDS]
    for each in order:
        if m.use.at(each) in options:
            if each == HYDRA:
                how = word_of(says, "prowl")
                if how == "ask":
                    return ASK
                if how == "never" or prey(g, seat, g.die(HYDRA)) < 0:
                    continue
            return m.use.at(each)
    return m.end_turn


def prey(g: Pieces, seat: i64, steps: i64) -> i64:
    """DEU-4.3.7 — The rival furthest ahead whom the Hydra can reach and probably beats, or NOTHING."""
    best: i64 = NOTHING
    for other in range(g.seats):
        field = g.ship(other)
        if other == seat or field < 0 or not g.ordinary(field) or field == g.ship(seat) or field == g.hydra():
            continue
        near = distance(g, field, g.hydra()) <= steps and hydra_chance(g, i64(other)) < CAUTIOUS
        if near and (best < 0 or g.total(other) > g.total(best)):
            best = i64(other)
    return best


def prowls(g: Pieces, of: MoveHydra, seat: i64, options: list[i64]) -> i64:
    """DEU-4.3.5 — Towards the rival; it stops where there is none."""
    m = g.moves
    other = prey(g, seat, of.left)
    best, least = m.stop, i64(99)
    for option in options:
        if other >= 0 and m.hydra.holds(option):
            far = distance(g, m.hydra.index(option), g.ship(other))
            if far < least:
                best, least = option, far
    return best


class Between(PlanKind):
    """DEU-8.2.3 — Cards in the windows after the roll and after the Kylix is placed."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        box = g.box
        cards = tuple([name for at, name in enumerate(box.card_ids) if box.card_effect[at] in BETWEEN])
        return [
            PlanField("lay_out", cards, len(cards)),
            PlanField("men", high=int(box.soldiers), first=3),
        ]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top, m = g.stack[-1], g.moves
        if not isinstance(top, CardWindow):
            return ASK
        options = list(g.legal(seat))
        for name in row_of(says, "lay_out"):
            card = g.box.card_ids.index(name)
            back = g.box.card_effect[card] == BRING_BACK
            if m.play.at(card) in options and (not back or g.below(seat) >= number_of(says, "men")):
                return int(m.play.at(card))
        return int(m.pass_)


class Missions(PlanKind):
    """DEU-7 — Missions that are turned up, what is paid for them, and where treasures go back."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        box = g.box
        return [
            PlanField("revealed", ("claim", "decline", "ask")),
            PlanField("give_first", tuple(box.card_ids), len(box.card_ids)),
            PlanField("back_to", tuple(box.city_ids), len(box.city_ids)),
        ]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top, m = g.stack[-1], g.moves
        options = list(g.legal(seat))
        if isinstance(top, RevealWindow):
            how = word_of(says, "revealed")
            wanted = [option for option in options if (option == m.decline) == (how == "decline")]
            return ASK if how == "ask" else int((wanted or options)[0])
        if isinstance(top, Store):
            return stores(g, seat, row_of(says, "back_to"), options)
        if isinstance(top, Oracle):
            return int(min(options, key=lambda option: int(g.box.mission_points[m.swap.index(option)])))
        return pays(g, top, seat, row_of(says, "give_first"), options) if isinstance(top, MissionPrice) else ASK


def stores(g: Pieces, seat: i64, said: list[str], options: list[i64]) -> i64:
    """DEU-7.4.3 — The first of the cities said that has room, else the one that is conquered most easily."""
    m = g.moves
    for name in said:
        if m.store.at(g.box.city_ids.index(name)) in options:
            return m.store.at(g.box.city_ids.index(name))
    return min(options, key=lambda option: g.box.city_value[m.store.index(option)])


def pays(g: Pieces, of: MissionPrice, seat: i64, said: list[str], options: list[i64]) -> i64:
    """DEU-7.4.1 — The task that costs least; cards in the order said; treasures that no other mission asks for."""
    m = g.moves
    if of.stage == CHOOSE_TASK:
        return min(options, key=lambda option: cost(g, of.mission * 2 + m.task.index(option)))
    for name in said:
        if m.give.at(g.box.card_ids.index(name)) in options:
            return m.give.at(g.box.card_ids.index(name))
    for option in options:
        if m.unload.holds(option) and not needed(g, seat, m.unload.index(option)):
            return option
    return options[0]


def cost(g: Pieces, which: i64) -> i64:
    """What a task costs: nothing if only soldiers have to be there, else cards or treasures."""
    kind = g.box.task[which]
    return i64(0) if kind == REACH_WITH_SOLDIERS or kind >= BATTLES else 1 + g.box.task_number[which]
