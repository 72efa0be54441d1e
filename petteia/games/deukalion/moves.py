"""The list of actions: everything a player can ever choose, by number and in notation.

place D2 · whirlpool A3             setup: a ship, a whirlpool
set_sail · recover · pass           the part of a player who is not active
use sail                            an action of the Kylix; `turn 2` is how the cup is placed
sail C3 · through I7                a step of a ship, or one by a whirlpool
attack rhodes · found ephesus       a city or settlement
claim m04 · task 2 · unload red · give rage_of_ares      a mission, its price; `unload` also for a point card
store thera                         where a treasure goes back to
play pegasus                        an action card
end_move · end_turn · stop · decline
hydra E5                            a step of the Hydra
against 2                           the ship that is fought, of several on a field
take red · take_theseus · displace  what a won fight brings
put C5                              where a displaced ship or the Hydra goes
bring 2                             how many soldiers come back
raid crete · swap m11               the city of the Trojan Horse, the mission of the Oracle
"""

from petteia.engine.actions import Actions, Verb
from petteia.engine.ints import i64
from petteia.games.deukalion import terms
from petteia.games.deukalion.box import ROUND_ABOUT, Box


class Moves:
    """The number at which each verb begins in the list of actions. `legal` lists are made in this order."""

    def __init__(self, actions: Actions, words: dict[str, tuple[str, ...]], box: Box, seats: int) -> None:
        words["seats"] = tuple(str(seat) for seat in range(seats))
        words["fields"] = tuple(box.labels)
        words["cities"] = tuple(box.city_ids)
        words["settlements"] = tuple(box.settlement_ids)
        words["places"] = (*box.city_ids, *box.settlement_ids)
        words["treasures"] = tuple(box.colour_ids)
        words["cards"] = tuple(box.card_ids)
        words["missions"] = tuple(box.mission_ids)
        words["kylix"] = terms.KYLIX
        words["fights"] = terms.FIGHTS
        words["phases"] = terms.PHASES
        words["strengths"] = terms.STRENGTHS
        words["tasks"] = ("1", "2")
        words["orientations"] = tuple(str(k) for k in range(ROUND_ABOUT))
        words["numbers"] = tuple(str(n) for n in range(1, int(box.soldiers) + 1))
        words["task_types"] = terms.TASKS

        self.place: Verb = actions.add("place", field="fields")
        self.whirlpool: Verb = actions.add("whirlpool", field="fields")
        self.set_sail: i64 = actions.one("set_sail")
        self.use: Verb = actions.add("use", kylix="kylix")
        self.turn: Verb = actions.add("turn", orientation="orientations")
        self.sail: Verb = actions.add("sail", field="fields")
        self.through: Verb = actions.add("through", field="fields")
        self.attack: Verb = actions.add("attack", place="places")
        self.found: Verb = actions.add("found", settlement="settlements")
        self.claim: Verb = actions.add("claim", mission="missions")
        self.task: Verb = actions.add("task", task="tasks")
        self.unload: Verb = actions.add("unload", treasure="treasures")
        self.give: Verb = actions.add("give", card="cards")
        self.store: Verb = actions.add("store", city="cities")
        self.hydra: Verb = actions.add("hydra", field="fields")
        self.against: Verb = actions.add("against", seat="seats")
        self.take: Verb = actions.add("take", treasure="treasures")
        self.take_theseus: i64 = actions.one("take_theseus")
        self.displace: i64 = actions.one("displace")
        self.put: Verb = actions.add("put", field="fields")
        self.bring: Verb = actions.add("bring", number="numbers")
        self.raid: Verb = actions.add("raid", city="cities")
        self.swap: Verb = actions.add("swap", mission="missions")
        self.play: Verb = actions.add("play", card="cards")
        self.recover: i64 = actions.one("recover")
        self.decline: i64 = actions.one("decline")
        self.stop: i64 = actions.one("stop")
        self.pass_: i64 = actions.one("pass")
        self.end_move: i64 = actions.one("end_move")
        self.end_turn: i64 = actions.one("end_turn")
