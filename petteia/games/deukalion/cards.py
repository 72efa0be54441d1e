"""DEU-8.2, DEU-8.4 — Action cards: when each can be played, and those whose effect is a procedure of its own.

A hindrance is a number, so that lists of options are made without building a sentence; `told` says it with its figures.
"""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import Prompt, Reason, Seats, one
from petteia.games.deukalion import events
from petteia.games.deukalion.box import OPEN_MISSIONS, ROUND_ABOUT
from petteia.games.deukalion.hand import leave_hand, put_down
from petteia.games.deukalion.missions import TurnUp
from petteia.games.deukalion.procedure import Procedure
from petteia.games.deukalion.state import BOTTOM, HYDRA, MISSION, OPEN, PILE_SIZE, PUT_UNDER, UNDER, Pieces
from petteia.games.deukalion.terms import (
    BRING_BACK,
    ELSEWHERE,
    LASTING,
    MOMENTS,
    MOVE_HYDRA,
    NOTHING,
    SWAP_MISSION,
)
from petteia.games.deukalion.underworld import BringBack

# -- what may stand in the way of a card

FINE: Final = 0
NOT_IN_HAND: Final = 1
NOT_AT_THIS_MOMENT: Final = 2
LIES_ALREADY: Final = 3
NOBODY_BELOW: Final = 4
NO_ROOM: Final = 5
HYDRA_IS_SHUT_IN: Final = 6
NO_OPEN_MISSION: Final = 7
NO_PILE: Final = 8
NOT_UNDER_WAY: Final = 9
NO_CROSS: Final = 10
SAVED_ALREADY: Final = 11
ATTACKED_ALREADY: Final = 12
NO_TREASURE_NEAR: Final = 13
NO_ROOM_FOR_TREASURE: Final = 14


def hindrance(g: Pieces, seat: i64, card: i64, moment: i64) -> i64:
    """What stands in the way of a card at a moment, as far as that does not depend on the move or fight at hand."""
    if g.in_hand(seat, card) == 0:
        return NOT_IN_HAND
    return without_effect(g, seat, card, moment)


def without_effect(g: Pieces, seat: i64, card: i64, moment: i64) -> i64:
    """DEU-8.1.3, DEU-8.1.4 — Whether a card may be played at a moment and would have some effect at once."""
    box = g.box
    if box.card_at[card] & moment == 0:
        return NOT_AT_THIS_MOMENT
    effect = box.card_effect[card]
    if effect < LASTING:
        return LIES_ALREADY if g.staying(seat, card) else FINE
    if effect == BRING_BACK:
        if g.below(seat) == 0:
            return NOBODY_BELOW
        return FINE if g.room(seat) > 0 else NO_ROOM
    if effect == MOVE_HYDRA:
        return FINE if hydra_can_flee(g) else HYDRA_IS_SHUT_IN
    if effect == SWAP_MISSION:
        if g.open_mission(0) < 0 and g.open_mission(1) < 0:
            return NO_OPEN_MISSION
        return FINE if g.cells[PILE_SIZE] > 0 else NO_PILE
    return FINE


def playable(g: Pieces, seat: i64, moment: i64, out: vec[i64]) -> vec[i64]:
    """Add to a list the cards that may be played at a moment outside moves and fights."""
    if g.hand_size(seat) == 0:
        return out
    for card in range(g.box.cards):
        if hindrance(g, seat, card, moment) == FINE:
            out = append(out, g.moves.play.at(card))
    return out


def told(g: Pieces, seat: i64, card: i64, moment: i64, found: i64) -> Reason:
    """A hindrance with its figures and rule."""
    figures: dict[str, int | str] = {"card": g.box.card_ids[card]}
    if found == NOT_IN_HAND:
        return Reason("not_in_hand", figures, "DEU-8.1.1")
    if found == NOT_AT_THIS_MOMENT:
        name = MOMENTS[int(moment).bit_length() - 1] if moment > 0 else ELSEWHERE
        now: dict[str, int | str] = {"card": g.box.card_ids[card], "moment": name}
        return Reason("card_at_another_moment", now, "DEU-8.2.2")
    if found == LIES_ALREADY:
        return Reason("lies_before_you", figures, "DEU-8.1.3")
    if found == NOBODY_BELOW:
        return Reason("nobody_below", {}, "DEU-8.1.4")
    if found == NO_ROOM:
        return Reason("no_room", {"spaces": int(g.box.spaces), "treasures": int(g.treasures(seat))}, "DEU-8.1.4")
    if found == HYDRA_IS_SHUT_IN:
        return Reason("hydra_is_shut_in", {"field": g.box.labels[g.hydra()]}, "DEU-8.4.10")
    if found == NO_OPEN_MISSION:
        return Reason("no_open_mission", figures, "DEU-8.4.12")
    if found == NO_PILE:
        return Reason("no_pile", figures, "DEU-8.4.12")
    if found == NOT_UNDER_WAY:
        return Reason("not_under_way", figures, "DEU-8.4.4")
    if found == NO_CROSS:
        return Reason("no_cross", figures, "DEU-8.4.8")
    if found == SAVED_ALREADY:
        return Reason("saved_already", figures, "DEU-8.4.9")
    if found == ATTACKED_ALREADY:
        return Reason("attacked_already", {}, "DEU-5.3.2")
    if found == NO_TREASURE_NEAR:
        return Reason("no_treasure_near", figures, "DEU-8.4.11")
    return Reason("no_room_for_treasure", {"spaces": int(g.box.spaces)}, "DEU-1.3.3")


def open_card(g: Pieces, seat: i64, card: i64) -> None:
    """A card is played face up: it leaves the hand and everybody sees it."""
    leave_hand(g, seat, card)
    g.tell(events.CARD_PLAYED, seat, card)


def play_card(g: Pieces, seat: i64, card: i64) -> None:
    """DEU-8.1.2 — A card is played and put down; its effect is the caller's if it belongs to a move or fight."""
    open_card(g, seat, card)
    put_down(g, seat, card)
    take_effect(g, seat, card)


def take_effect(g: Pieces, seat: i64, card: i64) -> None:
    """The effects that need no move or fight: soldiers come back, the Hydra moves, a mission is swapped. What lies
    before a player is looked up where it counts."""
    effect = g.box.card_effect[card]
    if effect == BRING_BACK:
        g.push(BringBack(seat, g.box.card_amount[card]))
    elif effect == MOVE_HYDRA:
        g.push(Trident(seat, g.box.card_amount[card]))
    elif effect == SWAP_MISSION:
        g.push(Oracle(seat))


# -- the Trident of Poseidon --------------------------------------------------------------------------------------


def hydra_can_flee(g: Pieces) -> bool:
    """Whether the Hydra has a field beside it that is free and ordinary."""
    at = g.hydra() * ROUND_ABOUT
    for way in range(ROUND_ABOUT):
        field = g.box.beside[at + way]
        if field >= 0 and g.ordinary(field) and g.ships_on(field, NOTHING) == 0:
            return True
    return False


def hydra_reach(g: Pieces, steps: i64) -> vec[i64]:
    """DEU-8.4.10, DEU-12.1.7 — Fields the Hydra can get to in so many steps over ordinary fields without ships, its own
    excepted; whirlpools do not help."""
    reached = zeros(g.box.fields)
    reached[g.hydra()] = 1
    for step in range(1, steps + 1):
        for field in range(g.box.fields):
            if reached[field] != step:
                continue
            for way in range(ROUND_ABOUT):
                other = g.box.beside[field * ROUND_ABOUT + way]
                if other >= 0 and reached[other] == 0 and g.ordinary(other) and g.ships_on(other, NOTHING) == 0:
                    reached[other] = step + 1
    reached[g.hydra()] = 0
    return reached


class Trident(Procedure):
    """DEU-8.4.10 — The player of the card picks the field the Hydra goes to; it never attacks."""

    RULE: ClassVar[str] = "DEU-8.4.10"
    VERBS: ClassVar[str] = "put"

    def __init__(self, seat: i64 = 0, steps: i64 = 0) -> None:
        self.seat: i64 = seat
        self.steps: i64 = steps

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        reach = hydra_reach(g, self.steps)
        for field in range(g.box.fields):
            if reach[field] > 0:
                out = append(out, g.moves.put.at(field))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        field = g.moves.put.index(action)
        figures: dict[str, int | str] = {"field": g.box.labels[field], "steps": int(self.steps)}
        return Reason("hydra_cannot_get_there", figures, "DEU-8.4.10")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        g.stack.pop()
        g.cells[HYDRA] = g.moves.put.index(action)
        g.tell(events.HYDRA_MOVED, seat, g.hydra())

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("trident", {"steps": int(self.steps)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [f"map/{g.box.labels[g.moves.put.index(action)]}"]

    def clone(self) -> "Trident":
        return Trident(self.seat, self.steps)

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)
        self.steps = p.num(self.steps, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """No more steps than cards grant."""
        require(self.steps <= g.box.granted(), "the Hydra goes further than a card lets it")


# -- the Oracle of Delphi -----------------------------------------------------------------------------------------


class Oracle(Procedure):
    """DEU-8.4.12 — An open mission goes under the pile, and the top card is turned up in its place."""

    RULE: ClassVar[str] = "DEU-8.4.12"
    VERBS: ClassVar[str] = "swap"

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        for mission in range(g.box.missions):
            if self.place(g, mission) >= 0:
                out = append(out, g.moves.swap.at(mission))
        return out

    def place(self, g: Pieces, mission: i64) -> i64:
        """Where a mission lies open, or NOTHING."""
        for place in range(OPEN_MISSIONS):
            if g.open_mission(place) == mission:
                return place
        return NOTHING

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return Reason("mission_not_open", {"mission": g.box.mission_ids[g.moves.swap.index(action)]}, "DEU-8.4.12")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        mission = g.moves.swap.index(action)
        place = self.place(g, mission)
        g.stack.pop()
        g.cells[OPEN + place] = 0
        g.cells[MISSION + mission] = PUT_UNDER
        g.cells[BOTTOM + g.cells[UNDER]] = mission + 1
        g.cells[UNDER] += 1
        g.cells[PILE_SIZE] += 1
        g.tell(events.MISSION_SWAPPED, seat, mission)
        g.push(TurnUp(place))

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("oracle")

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [f"open/{g.box.mission_ids[g.moves.swap.index(action)]}"]

    def clone(self) -> "Oracle":
        return Oracle(self.seat)

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)
