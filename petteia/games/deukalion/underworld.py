"""DEU-6 — The Underworld: how soldiers come back, and what the Styx is worth."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.deukalion import events
from petteia.games.deukalion.end import reached, take_point_cards
from petteia.games.deukalion.procedure import Asked
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.tasks import Store
from petteia.games.deukalion.terms import FROM_STYX


def has_majority(g: Pieces, seat: i64) -> bool:
    """DEU-6.3.3 — Whether a seat has strictly more soldiers in the Underworld than each other player."""
    for other in range(g.seats):
        if other != seat and g.below(other) >= g.below(seat):
            return False
    return g.below(seat) > 0


class BringBack(Asked):
    """DEU-3.3.4, DEU-4.3.2, DEU-8.4.6 — A player picks how many soldiers return, from 1 up to a limit."""

    RULE: ClassVar[str] = "DEU-6.2.1"
    VERBS: ClassVar[str] = "bring"

    def __init__(self, seat: i64 = 0, most: i64 = 0) -> None:
        super().__init__(seat)
        self.most: i64 = most

    def alone(self, g: Pieces, seat: i64, action: i64) -> bool:
        return True

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for number in range(g.can_return(seat, self.most)):
            out = append(out, g.moves.bring.at(number))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        asked = g.moves.bring.index(action) + 1
        figures: dict[str, int | str] = {"asked": int(asked), "limit": int(self.most)}
        figures["below"] = int(g.below(seat))
        figures["room"] = int(g.room(seat))
        return Reason("too_many_back", figures, "DEU-6.2.1")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        count = g.moves.bring.index(action) + 1
        g.stack.pop()
        g.bring_back(seat, count)
        g.tell(events.RECOVERED, seat, count)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("bring_back", {"most": int(g.can_return(seat, self.most))})

    def default(self, g: Pieces, seat: i64) -> i64:
        """The highest number."""
        options = self.legal(g, seat)
        return options[len(options) - 1]

    def clone(self) -> "BringBack":
        return BringBack(self.seat, self.most)

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.most = p.num(self.most, 0, MANY)


class EnterStyx(Asked):
    """DEU-6.3 — A ship has reached the Styx: treasures make room, soldiers come back, the majority pays."""

    RULE: ClassVar[str] = "DEU-6.3.4"
    VERBS: ClassVar[str] = "unload recover decline"

    def __init__(self, seat: i64 = 0, majority: bool = False, unloaded: bool = False) -> None:
        super().__init__(seat)
        self.majority: bool = majority
        self.unloaded: bool = unloaded

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat) if g.below(self.seat) > 0 else NOBODY

    def too_full(self, g: Pieces) -> bool:
        """DEU-6.3.5 — More soldiers below than free spaces."""
        return g.below(self.seat) > g.room(self.seat)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if self.too_full(g):
            for colour in range(g.box.colours):
                if g.cargo(seat, colour) > 0:
                    out = append(out, g.moves.unload.at(colour))
        if g.room(seat) > 0:
            out = append(out, g.moves.recover)
        if not self.unloaded:
            out = append(out, g.moves.decline)
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        if action == m.recover:
            return Reason("no_room", {"spaces": int(g.box.spaces), "treasures": int(g.treasures(seat))}, "DEU-6.3.6")
        if action == m.decline:
            return Reason("unloaded_already", {}, "DEU-6.3.5")
        colour = m.unload.index(action)
        if g.cargo(seat, colour) == 0:
            return Reason("not_aboard", {"treasure": g.box.colour_ids[colour]}, "DEU-6.3.5")
        return Reason("room_enough", {"below": int(g.below(seat)), "room": int(g.room(seat))}, "DEU-6.3.5")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        m = g.moves
        if action == m.decline:
            g.stack.pop()
            g.tell(events.STYX_LEFT, seat)
        elif action == m.recover:
            self.come_back(g)
        else:
            self.unloaded = True
            colour = m.unload.index(action)
            g.add_leaving(seat, colour, 1)
            g.tell(events.UNLOADED, seat, colour)
            g.push(Store(seat))

    def come_back(self, g: Pieces) -> None:
        """DEU-6.3.6, DEU-6.3.7 — As many as have room; with the majority two point cards, with two players one."""
        g.stack.pop()
        count = g.can_return(self.seat, g.box.soldiers)
        g.bring_back(self.seat, count)
        g.tell(events.RECOVERED, self.seat, count)
        if self.majority:
            take_point_cards(g, self.seat, g.box.majority[g.seats], FROM_STYX)
            reached(g)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        figures: dict[str, int | str] = {"below": int(g.below(seat)), "room": int(g.room(seat))}
        figures["points"] = int(g.box.majority[g.seats]) if self.majority else 0
        return Prompt("styx", figures)

    def default(self, g: Pieces, seat: i64) -> i64:
        """Recover, else decline, else unload."""
        if g.room(seat) > 0:
            return g.moves.recover
        options = self.legal(g, seat)
        return options[len(options) - 1] if not self.unloaded else options[0]

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        if not g.moves.unload.holds(action):
            return ["underworld"] if action == g.moves.recover else []
        return [f"ship/{seat}/{g.box.colour_ids[g.moves.unload.index(action)]}"]

    def clone(self) -> "EnterStyx":
        return EnterStyx(self.seat, self.majority, self.unloaded)

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.majority = p.flag(self.majority)
        self.unloaded = p.flag(self.unloaded)
