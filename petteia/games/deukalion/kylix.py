"""DEU-4 — The Kylix: how the cup is placed, and what the active player does with its dice."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import Packer
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.deukalion import events
from petteia.games.deukalion.box import FACES, OPEN_MISSIONS, ROUND_ABOUT
from petteia.games.deukalion.cards import NO_OCCASION, play_card, playable, why_not_play
from petteia.games.deukalion.combat import Fight
from petteia.games.deukalion.hand import DrawCards
from petteia.games.deukalion.missions import claim
from petteia.games.deukalion.procedure import Procedure
from petteia.games.deukalion.sailing import set_sail
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.tasks import claimable, qualifies, why_not_claim
from petteia.games.deukalion.terms import (
    ACTIVE_DRAWS,
    BY_HYDRA,
    CARDS,
    KYLIX,
    N_ACT,
    NOBODY_DRAWS,
    NOTHING,
    RECOVER_MORE,
    SAIL,
)
from petteia.games.deukalion.terms import HYDRA as MOVE_THE_HYDRA
from petteia.games.deukalion.terms import SOLDIERS as BRING_SOLDIERS
from petteia.games.deukalion.under_way import READING, allowance, might_claim
from petteia.games.deukalion.underworld import BringBack
from petteia.games.deukalion.windows import interrupt


class PlaceKylix(Procedure):
    """DEU-3.4.1, DEU-4.2.2 — The active player turns the cup as a whole and puts it down; all four ways are offered."""

    RULE: ClassVar[str] = "DEU-3.4.1"
    VERBS: ClassVar[str] = "turn"

    def pending(self, g: Pieces) -> Seats:
        return one(g.active())

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=ROUND_ABOUT)
        for orientation in range(ROUND_ABOUT):
            out = append(out, g.moves.turn.at(orientation))
        return out

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        """DEU-3.5.4 — With a 2 on its die the cards action is carried out at once."""
        g.stack.pop()
        g.set_orientation(g.moves.turn.index(action))
        dice = vec[i64](capacity=ROUND_ABOUT)
        for each in range(ROUND_ABOUT):
            dice = append(dice, g.die(each))
        g.tell(events.KYLIX_PLACED, seat, many=dice)
        if g.box.draws[g.die(CARDS) - 1] == NOBODY_DRAWS:
            g.set_used(g.used() | i64(1) << CARDS)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        figures: dict[str, int | str] = {}
        for way in range(ROUND_ABOUT):
            figures[f"die{way}"] = int(g.outer(way))
        return Prompt("place_kylix", figures)

    def clone(self) -> "PlaceKylix":
        return PlaceKylix()


def hydra_steps(g: Pieces, seat: i64, out: vec[i64]) -> vec[i64]:
    """DEU-4.3.6 — Add to a list the fields the Hydra can be moved to: ordinary ones without the player's own ship."""
    at = g.hydra() * ROUND_ABOUT
    for turn in range(ROUND_ABOUT):
        field = g.box.beside[at + READING[turn]]
        if field >= 0 and g.ordinary(field) and g.ship(seat) != field:
            out = append(out, g.moves.hydra.at(field))
    return out


class Acting(Procedure):
    """DEU-3.5.1 — N-ACT: the active player uses the dice in any order, plays cards and claims missions in between, and
    ends his turn."""

    RULE: ClassVar[str] = "DEU-3.5.1"
    VERBS: ClassVar[str] = "use claim play end_turn"

    def pending(self, g: Pieces) -> Seats:
        return one(g.active())

    def used(self, g: Pieces, action: i64) -> bool:
        """DEU-3.5.2 — Each action is used at most once."""
        return (g.used() >> action) & 1 != 0

    def limit(self, g: Pieces, seat: i64) -> i64:
        """DEU-4.3.2 — How many soldiers the die brings back, one more with Favour of Hades."""
        return g.die(BRING_SOLDIERS) + g.lasting(seat, RECOVER_MORE)

    def can_use(self, g: Pieces, seat: i64, action: i64) -> bool:
        """Whether an action of the Kylix is still there and can be begun."""
        if self.used(g, action):
            return False
        if action == BRING_SOLDIERS:
            return g.can_return(seat, self.limit(g, seat)) > 0
        return action != MOVE_THE_HYDRA or len(hydra_steps(g, seat, vec[i64](capacity=4))) > 0

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        m = g.moves
        out = vec[i64](capacity=12)
        for action in range(ROUND_ABOUT):
            if self.can_use(g, seat, action):
                out = append(out, m.use.at(action))
        out = claimable(g, seat, out)
        out = playable(g, seat, N_ACT, NO_OCCASION, out)
        return append(out, m.end_turn) if self.used(g, CARDS) else out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        if action == m.end_turn:
            return Reason("cards_action_first", {"die": int(g.die(CARDS))}, "DEU-3.5.4")
        if m.play.holds(action):
            return why_not_play(g, seat, m.play.index(action), N_ACT, NO_OCCASION)
        if m.claim.holds(action):
            return why_not_claim(g, seat, m.claim.index(action))
        each = m.use.index(action)
        if self.used(g, each):
            return Reason("used_already", {"kylix": KYLIX[each]}, "DEU-3.5.2")
        if each == MOVE_THE_HYDRA:
            return Reason("hydra_cannot_move", {"field": g.box.labels[g.hydra()]}, "DEU-4.3.5")
        if g.below(seat) == 0:
            return Reason("nobody_below", {}, "DEU-4.3.2")
        return Reason("no_room", {"spaces": int(g.box.spaces), "treasures": int(g.treasures(seat))}, "DEU-4.3.3")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        m = g.moves
        if action == m.end_turn:
            g.stack.pop()
            g.tell(events.TURN_ENDED, seat)
        elif m.play.holds(action):
            play_card(g, seat, m.play.index(action), NO_OCCASION)
        elif m.claim.holds(action):
            claim(g, seat, m.claim.index(action))
        else:
            g.set_used(g.used() | i64(1) << m.use.index(action))
            self.use(g, seat, m.use.index(action))

    def use(self, g: Pieces, seat: i64, action: i64) -> None:
        """DEU-4.3 — One of the four actions."""
        if action == CARDS:
            g.tell(events.CARDS_USED, seat, g.die(CARDS))
            draw = DrawCards(g.box.draws[g.die(CARDS) - 1] == ACTIVE_DRAWS)
            draw.begin(g)
            interrupt(g, NOTHING)  # when all have drawn
            g.push(draw)
        elif action == SAIL:
            set_sail(g, seat, g.die(SAIL))
        elif action == MOVE_THE_HYDRA:
            g.push(MoveHydra(g.die(MOVE_THE_HYDRA)))
        else:
            g.push(BringBack(seat, self.limit(g, seat)))

    def window(self, g: Pieces, seat: i64) -> bool:
        """DEU-5.3.5 — The last choice is made automatically only if everybody can see that it is the last. Where they
        can see two, nothing is automatic anyway."""
        choices: i64 = 1 if self.used(g, CARDS) else 0
        for action in range(ROUND_ABOUT):
            if self.can_use(g, seat, action):
                choices += 1
        for place in range(OPEN_MISSIONS):
            if g.open_mission(place) >= 0 and qualifies(g, seat, g.open_mission(place)):
                choices += 1
        return choices < 2 and (g.hand_size(seat) > 0 or might_claim(g, seat))

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        figures: dict[str, int | str] = {}
        for action in range(ROUND_ABOUT):
            worth = g.die(action)
            if action == SAIL:
                worth = allowance(g, seat, worth)
            elif action == BRING_SOLDIERS:
                worth = self.limit(g, seat)
            figures[KYLIX[action]] = 0 if self.used(g, action) else int(worth)
        return Prompt("act", figures)

    def default(self, g: Pieces, seat: i64) -> i64:
        """The cards action, else the end of the turn."""
        return g.moves.end_turn if self.used(g, CARDS) else g.moves.use.at(CARDS)

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        m = g.moves
        if action == m.end_turn:
            return []
        if m.play.holds(action):
            return [f"hand/{seat}/{g.box.card_ids[m.play.index(action)]}"]
        if m.claim.holds(action):
            mission = m.claim.index(action)
            zone = f"mission/{seat}" if g.hand_mission(seat) == mission else "open"
            return [f"{zone}/{g.box.mission_ids[mission]}"]
        return [f"kylix/{KYLIX[m.use.index(action)]}"]

    def clone(self) -> "Acting":
        return Acting()


class MoveHydra(Procedure):
    """DEU-4.3.5, DEU-4.3.7 — The Hydra goes field by field up to the die; where it meets a ship it attacks, and the
    action is over."""

    RULE: ClassVar[str] = "DEU-4.3.5"
    VERBS: ClassVar[str] = "hydra stop"

    def __init__(self, left: i64 = 0) -> None:
        self.left: i64 = left

    def pending(self, g: Pieces) -> Seats:
        return one(g.active()) if self.left > 0 else NOBODY

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return append(hydra_steps(g, seat, vec[i64](capacity=5)), g.moves.stop)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        field = g.moves.hydra.index(action)
        figures: dict[str, int | str] = {"field": g.box.labels[field], "here": g.box.labels[g.hydra()]}
        if not g.beside(g.hydra(), field):
            return Reason("not_adjacent", figures, "DEU-4.3.6")
        if not g.ordinary(field):
            return Reason("not_for_the_hydra", {"field": g.box.labels[field]}, "DEU-1.2.5")
        return Reason("your_own_ship", {"field": g.box.labels[field]}, "DEU-4.3.6")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.stop:
            g.stack.pop()
            return
        field = g.moves.hydra.index(action)
        g.set_hydra(field)
        self.left -= 1
        g.tell(events.HYDRA_MOVED, seat, field)
        ships = g.ships_on(field, seat)
        if ships != 0:
            g.stack.pop()
            g.push(Fight(BY_HYDRA, seat, 0, ships))
        else:
            interrupt(g, seat)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("move_hydra", {"left": int(self.left)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [] if action == g.moves.stop else [f"map/{g.box.labels[g.moves.hydra.index(action)]}"]

    def clone(self) -> "MoveHydra":
        return MoveHydra(self.left)

    def fields(self, p: Packer) -> None:
        self.left = p.num(self.left, 0, FACES)
