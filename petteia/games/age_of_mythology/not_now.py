"""Why an action is not possible that no step in progress asks for: the card, phase, battle or power it needs."""

from typing import Final

from petteia.engine.ints import i64
from petteia.engine.protocol import Reason
from petteia.games.age_of_mythology.attack import Attack, Commitment
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.box import MOST_FRONT
from petteia.games.age_of_mythology.build import Build
from petteia.games.age_of_mythology.card_actions import CARD_ACTIONS, why_not_act
from petteia.games.age_of_mythology.cards import Move, can_buy
from petteia.games.age_of_mythology.explore import Explore
from petteia.games.age_of_mythology.gather import Gather
from petteia.games.age_of_mythology.god_powers import why_not_power
from petteia.games.age_of_mythology.layout import PHASES
from petteia.games.age_of_mythology.recruit import Recruit
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import ACTIONS, ATTACK, GATHER, NOTHING
from petteia.games.age_of_mythology.turn import Rounds

PHASE_OF: Final = {
    "place": ("place_victory_cubes", "AOM-2.2.1"),
    "pick": ("draw_action_cards", "AOM-2.3.1"),
    "draw": ("draw_action_cards", "AOM-2.3.1"),
    "discard": ("discard_cards", "AOM-2.6.1"),
}
IN_BATTLE: Final = ("retreat", "stay", "fight", "wadjet", "berserk", "throw", "rescue", "reinforce")
NOTHING_TO_ANSWER: Final = {
    **dict.fromkeys(("destroy", "capture", "seize"), Reason("nothing_won", {}, "AOM-5.7.4")),
    "lose": Reason("no_house_lost", {}, "AOM-4.2.1"),
    "culture": Reason("cultures_given", {}, "AOM-1.2.9"),
    **dict.fromkeys(
        ("target", "remove", "swap", "strike", "choose", "gain"), Reason("no_power_at_work", {}, "AOM-3.9.1")
    ),
}
"""Actions that answer a question not asked now: what has not happened, and its rule."""
DEED_OF: Final = {verb: int(action.kind) for action in CARD_ACTIONS for verb in action.verbs.split()}
"""The kind of card that an action is a part of."""


def why_not_now(g: Pieces, seat: i64, action: i64) -> Reason | None:
    """What an action of no step on the stack would need; None for a mere word like stop or no."""
    verb = g.game.actions[action].verb
    if verb == "power" or verb == "act":
        return why_no_power(g, seat)
    if verb == "play" or verb == "lay":
        return first_finish(g, seat, "AOM-2.4.2") if playing(g) else other_phase(g, "play_action_cards", "AOM-2.4.1")
    if verb in PHASE_OF:
        needed, rule = PHASE_OF[verb]
        return other_phase(g, needed, rule)
    if verb in IN_BATTLE:
        waiting = isinstance(g.stack[-1], (Attack, Commitment))
        return first_finish(g, seat, "AOM-5.1.2") if waiting else Reason("no_battle", {}, "AOM-5.1.2")
    if verb in NOTHING_TO_ANSWER:
        return NOTHING_TO_ANSWER[verb]
    return why_no_deed(g, seat, verb, DEED_OF[verb]) if verb in DEED_OF else None


def why_no_deed(g: Pieces, seat: i64, verb: str, deed: i64) -> Reason:
    """A part of an action: what it waits for if the action has begun, else the card that it needs."""
    rule = CARD_ACTIONS[deed].rule
    for step in g.stack:
        if isinstance(step, (Commitment, Battle)) and deed == ATTACK:
            if verb != "commit":
                return Reason("defender_named", {"seat": int(step.defender)}, "AOM-3.7.11")
            if isinstance(step, Battle):
                return Reason("not_at_this_point_of_the_battle", {"encounter": int(step.encounter)}, "AOM-3.7.9")
        if (isinstance(step, Attack) and deed == ATTACK) or (isinstance(step, Gather) and deed == GATHER):
            return first_finish(g, seat, rule)
    cards = 0
    for slot in range(g.slots(seat)):
        if g.in_hand(seat, slot) > 0 and g.box.card_action[g.card_of(seat, slot)] == deed:
            cards += int(g.in_hand(seat, slot))
    return Reason("wants_a_card", {"deed": ACTIONS[deed], "cards": cards}, rule)


def playing(g: Pieces) -> bool:
    """Whether the rounds of action cards are on."""
    for step in g.stack:
        if isinstance(step, Rounds):
            return True
    return False


def first_finish(g: Pieces, seat: i64, rule: str) -> Reason:
    """Something else is asked first."""
    return Reason("first_finish", {"prompt": g.stack[-1].prompt(g, seat).key}, rule)


def other_phase(g: Pieces, needed: str, rule: str) -> Reason:
    """Something belongs to another phase of the turn."""
    return Reason("other_phase", {"phase": PHASES[g.phase()], "needed": needed}, rule)


# -- powers


def why_no_power(g: Pieces, seat: i64) -> Reason:
    """AOM-3.9 — Why no god's power can be bought: of the card in play, or, in the player's move, of those in hand."""
    if isinstance(g.stack[-1], Move):
        return why_no_power_in_hand(g, seat)
    card = card_in_play(g, seat)
    if card < 0:
        return Reason("no_god_in_play", {}, "AOM-3.9.1")
    god = g.box.card_god[card]
    if god < 0:
        return Reason("card_without_a_god", {"card": g.box.card_ids[card]}, "AOM-3.9.1")
    name = g.box.god_ids[god]
    if bought(g, god):
        return Reason("power_once", {"god": name}, "AOM-3.9.2")
    reason = why_not_power(g, seat, god, g.hand_size(seat))
    return Reason("power_before_the_action", {"god": name}, "AOM-3.9.3") if reason is None else reason


def why_no_power_in_hand(g: Pieces, seat: i64) -> Reason:
    """In a player's move a power is bought by playing its card; where none can be bought, why the first cannot."""
    unmet: Reason | None = None
    left = g.hand_size(seat) - 1
    for slot in range(g.slots(seat)):
        card = g.card_of(seat, slot)
        god = g.box.card_god[card]
        if god < 0 or g.in_hand(seat, slot) == 0:
            continue
        if can_buy(g, seat, card, left):
            params: dict[str, int | str] = {"card": g.box.card_ids[card], "god": g.box.god_ids[god]}
            return Reason("play_the_card_first", params, "AOM-3.9.1")
        if unmet is None:
            unmet = why_not_power(g, seat, god, left)
            if unmet is None:
                unmet = why_not_act(g, seat, card)  # a bound power without its action (AOM-3.9.4)
    return Reason("no_god_in_hand", {"cards": int(left) + 1}, "AOM-3.9.1") if unmet is None else unmet


def card_in_play(g: Pieces, seat: i64) -> i64:
    """The card that a seat is playing, or NOTHING if it is not this seat's move."""
    for step in g.stack:
        if isinstance(step, Rounds) and g.clockwise(g.first(), step.at - 1) == seat:
            last: i64 = NOTHING
            for place in range(MOST_FRONT):
                if g.front(seat, place) >= 0:
                    last = g.front(seat, place)
            return last
    return NOTHING


def bought(g: Pieces, god: i64) -> bool:
    """Whether the action at hand has been changed by a god."""
    for step in g.stack:
        if isinstance(step, (Explore, Gather, Build, Recruit, Attack, Commitment, Battle)) and step.power == god:
            return True
    return False
