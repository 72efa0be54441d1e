"""DEU-5 — Sailing: a move from its first step to its end, with everything that can be done in it."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import Packer, require
from petteia.engine.protocol import CHANCE, Prompt, Reason, Seats, one
from petteia.games.deukalion import events
from petteia.games.deukalion.cards import play_card, playable, why_not_play
from petteia.games.deukalion.state import SECRET, Pieces
from petteia.games.deukalion.stops import Attack, Claiming, Founding, Unloading
from petteia.games.deukalion.terms import N_SAIL, STYX
from petteia.games.deukalion.under_way import Deed, Move, SailOn, Swirl, allowance, might_claim, public_licence


def set_sail(g: Pieces, seat: i64, granted: i64) -> None:
    """DEU-5.1.2 — A sailing move with an allowance."""
    fields = allowance(g, seat, granted)
    g.tell(events.SET_SAIL, seat, fields)
    g.push(Raid(seat, fields) if g.rules.several_attacks else Sailing(seat, fields))


class CardAtSea(Deed):
    """DEU-8.2.2 — N-SAIL: a card is played in a move, and may change it."""

    def holds(self, g: Pieces, action: i64) -> bool:
        return g.moves.play.holds(action)

    def add(self, g: Pieces, of: Move, out: vec[i64]) -> vec[i64]:
        return playable(g, of.seat, N_SAIL, of, out)

    def refusal(self, g: Pieces, of: Move, seat: i64, action: i64) -> Reason:
        return why_not_play(g, seat, g.moves.play.index(action), N_SAIL, of)

    def apply(self, g: Pieces, of: Move, seat: i64, action: i64) -> None:
        play_card(g, seat, g.moves.play.index(action), of)


STEPS: Final[list[Deed]] = [SailOn(), Swirl()]
STOPS: Final[list[Deed]] = [Attack(), Founding(), Claiming(), Unloading()]
CARDS: Final = CardAtSea()
DEEDS: Final[list[Deed]] = [*STEPS, *STOPS, CARDS]
"""DEU-5.1.4 — What can be done in a move, in the order of the list of actions."""


class Sailing(Move):
    """DEU-5.1 — A sailing move: step by step while under way, stop actions, action cards, until the mover ends it."""

    RULE: ClassVar[str] = "DEU-5.1.4"
    VERBS: ClassVar[str] = "sail through attack found claim unload play end_move"

    def pending(self, g: Pieces) -> Seats:
        return CHANCE if self.through > 0 else one(self.seat)

    def sail_again(self, g: Pieces, fields: i64) -> None:
        g.stack.pop()
        set_sail(g, self.seat, fields)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=24)
        for step in STEPS:
            out = step.add(g, self, out)
        if not self.off:
            out = self.stop_actions(g, out)
        return append(CARDS.add(g, self, out), g.moves.end_move)

    def alone(self, g: Pieces, seat: i64, action: i64) -> bool:
        """DEU-5.2 — A step into open water, or the end of the move."""
        if action == g.moves.end_move:
            return True
        if not g.moves.sail.holds(action):
            return False
        field = g.moves.sail.index(action)
        return field != g.hydra() and g.ships_on(field, seat) == 0 and g.box.kind[field] != STYX

    def stop_actions(self, g: Pieces, out: vec[i64]) -> vec[i64]:
        """DEU-5.3.1 — What the ship could do in its place."""
        for stop in STOPS:
            out = stop.add(g, self, out)
        return out

    def deed(self, g: Pieces, action: i64) -> Deed:
        """What an action would do."""
        for deed in DEEDS:
            if deed.holds(g, action):
                return deed
        raise ValueError(f"nothing in a sailing move is called by action {action}")

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return self.deed(g, action).refusal(g, self, seat, action)

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.end_move:
            g.stack.pop()
            g.tell(events.MOVE_ENDED, seat)
        else:
            self.deed(g, action).apply(g, self, seat, action)

    # -- what people see -------------------------------------------------------------------------

    def window(self, g: Pieces, seat: i64) -> bool:
        """DEU-5.3.5 — The move may end automatically only if everybody can see that nothing else is possible. Where
        they can see that something else is, it cannot end automatically anyway."""
        if self.has_public_choice(g):
            return False
        if g.hand_size(seat) > 0:
            return True
        if self.off:
            return False
        if not self.stopped and self.left > 0 and self.hydra_is_near(g):
            return True
        return might_claim(g, seat)

    def has_public_choice(self, g: Pieces) -> bool:
        """Whether everybody can see a step or stop action that is possible."""
        m = g.moves
        for action in self.legal(g, self.seat):
            if m.claim.holds(action):
                if m.claim.index(action) != g.hand_mission(self.seat) or g.held(self.seat) != SECRET:
                    return True
            elif m.sail.holds(action) or m.through.holds(action):
                field = m.sail.index(action) if m.sail.holds(action) else m.through.index(action)
                if field != g.hydra() or not self.hydra_is_near(g):
                    return True
            elif not m.play.holds(action) and action != m.end_move:
                return True
        return False

    def hydra_is_near(self, g: Pieces) -> bool:
        """Whether the way to the Hydra depends on a secret hand mission."""
        seat = self.seat
        near = g.beside(g.ship(seat), g.hydra()) or (g.swirl(g.ship(seat)) and g.swirl(g.hydra()))
        return near and g.held(seat) == SECRET and not public_licence(g)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        if self.off:
            return Prompt("displaced")
        if self.stopped:
            return Prompt("stopped")
        return Prompt("sailing", {"left": int(self.left)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        m = g.moves
        box = g.box
        if action == m.end_move:
            return []
        if m.play.holds(action):
            return [f"hand/{seat}/{box.card_ids[m.play.index(action)]}"]
        if m.sail.holds(action):
            return [f"map/{box.labels[m.sail.index(action)]}"]
        if m.through.holds(action):
            return [f"map/{box.labels[m.through.index(action)]}"]
        if m.attack.holds(action):
            return [f"map/{box.place_labels[m.attack.index(action)]}"]
        if m.found.holds(action):
            return [f"map/{box.place_labels[box.cities + m.found.index(action)]}"]
        if m.claim.holds(action):
            mission = m.claim.index(action)
            zone = f"mission/{seat}" if g.hand_mission(seat) == mission else "open"
            return [f"{zone}/{box.mission_ids[mission]}"]
        return [f"ship/{seat}/{box.colour_ids[m.unload.index(action)]}"]

    def clone(self) -> "Sailing":
        out = Sailing(self.seat, self.left)
        self.copy_to(out)
        return out


class Raid(Sailing):
    """DEU-5.3.2 — As an option: a sailing move with several attacks, each on another city or settlement."""

    def __init__(self, seat: i64 = 0, left: i64 = 0) -> None:
        super().__init__(seat, left)
        self.places: i64 = 0  # places attacked, one bit each

    def may_attack(self, place: i64) -> bool:
        return (self.places >> place) & 1 == 0

    def attack(self, place: i64) -> None:
        self.attacked = True
        self.places |= i64(1) << place

    def clone(self) -> "Raid":
        out = Raid(self.seat, self.left)
        self.copy_to(out)
        out.places = self.places
        return out

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.places = p.num(self.places, 0, 0xFFFFFF)

    def audit(self, g: Pieces) -> None:
        super().audit(g)
        require(self.places >> (g.box.cities + g.box.settlements) == 0, "a place was attacked that there is not")
        require(self.places == 0 or self.attacked, "a place was attacked without an attack")
