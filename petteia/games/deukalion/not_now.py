"""Why an action is not possible that no step in progress asks for: the moment, move or fight it needs."""

from typing import Final

from petteia.engine.ints import i64
from petteia.engine.protocol import Reason
from petteia.games.deukalion.cards import NO_OCCASION, why_not_play
from petteia.games.deukalion.effects import EFFECTS
from petteia.games.deukalion.kylix import Acting
from petteia.games.deukalion.sailing import Sailing
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.terms import ACTING, KYLIX, OTHERS_MOVE, PHASES, PLACING, SETTING_UP
from petteia.games.deukalion.turn import OtherPart

SAILING: Final = ("sail", "through", "attack", "found", "claim", "unload")
NOTHING_TO_ANSWER: Final = {
    **dict.fromkeys(("task", "give"), Reason("nothing_to_pay", {}, "DEU-7.4.1")),
    "store": Reason("nothing_unloaded", {}, "DEU-7.4.3"),
    "hydra": Reason("hydra_is_not_moved", {}, "DEU-4.3.5"),
    **dict.fromkeys(("against", "take", "take_theseus", "displace"), Reason("nothing_won", {}, "DEU-10.2.4")),
    "put": Reason("nothing_displaced", {}, "DEU-10.7.4"),
    "bring": Reason("nobody_comes_back", {}, "DEU-6.2.1"),
}
"""Actions that answer a question not asked now: what has not happened, and its rule."""


def why_not_now(g: Pieces, seat: i64, action: i64) -> Reason | None:
    """What an action of no step on the stack would need; None for a mere word like stop."""
    verb = g.game.actions[action].verb
    if verb == "place" or verb == "whirlpool":
        return other_phase(g, SETTING_UP, "DEU-1.4.6" if verb == "place" else "DEU-12.1.8")
    if verb == "set_sail" or verb == "recover":
        return other_phase(g, OTHERS_MOVE, "DEU-3.3.2")
    if verb == "use":
        return why_not_use(g, seat, g.moves.use.index(action))
    if verb == "turn":
        return other_phase(g, PLACING, "DEU-3.4.1")
    if verb in SAILING:
        return why_not_sailing(g, seat)
    if verb in NOTHING_TO_ANSWER:
        return NOTHING_TO_ANSWER[verb]
    if verb == "play":
        return why_not_play(g, seat, g.moves.play.index(action), 0, NO_OCCASION)
    return why_not_by_card(g, verb)


def other_phase(g: Pieces, phase: int, rule: str) -> Reason:
    """The action belongs to another phase, or to another player's part of this one."""
    return Reason("in_another_phase", {"phase": PHASES[phase], "now": PHASES[g.phase()]}, rule)


def why_not_use(g: Pieces, seat: i64, action: i64) -> Reason:
    """An action of the Kylix: for the active player, once the cup is placed."""
    if seat != g.active():
        return Reason("not_the_active_player", {"seat": int(g.active()), "kylix": KYLIX[action]}, "DEU-3.5.1")
    return other_phase(g, ACTING, "DEU-3.5.1")


def why_not_sailing(g: Pieces, seat: i64) -> Reason:
    """A step or a stop action: it needs the player's own sailing move."""
    for step in g.stack:
        if isinstance(step, Sailing):
            return Reason("another_ship_sails", {"seat": int(step.seat)}, "DEU-5.1.1")
    top = g.stack[-1]
    if isinstance(top, (Acting, OtherPart)):
        return Reason("set_sail_first", {}, "DEU-5.1.1")
    return Reason("no_sailing_move", {"now": PHASES[g.phase()]}, "DEU-5.1.1")


def why_not_by_card(g: Pieces, verb: str) -> Reason | None:
    """An action that only a card allows."""
    for effect in EFFECTS:
        if verb == effect.verb:
            cards = [g.box.card_ids[card] for card in range(g.box.cards) if g.box.card_effect[card] == effect.kind]
            return Reason("wants_a_card", {"card": cards[0] if cards else effect.name}, "DEU-8.2.1")
    return None
