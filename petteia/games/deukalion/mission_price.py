"""DEU-7.2, DEU-7.4.1 — What a mission costs: choosing one of its two tasks, and picking the treasures or cards."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.deukalion import events
from petteia.games.deukalion.hand import give_card
from petteia.games.deukalion.procedure import Asked
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.tasks import fixed_price, met
from petteia.games.deukalion.terms import DELIVER_SAME, REACH_WITH_CARDS, TASKS

CHOOSE_TASK: Final = 0
PAY: Final = 1


class MissionPrice(Asked):
    """DEU-7.4.1 — One player chooses a task of a mission, if two are met, and picks what it costs."""

    VERBS: ClassVar[str] = "task unload give"

    def __init__(self, seat: i64 = 0, mission: i64 = 0) -> None:
        super().__init__(seat)
        self.mission: i64 = mission
        self.stage: i64 = CHOOSE_TASK
        self.which: i64 = 0  # mission x 2 + task
        self.left: i64 = 0  # treasures or cards still to be picked
        self.next: i64 = 0  # the first colour that may still be picked

    def asked(self, g: Pieces) -> bool:
        """Whether there is a choice between the two tasks."""
        return met(g, self.seat, self.mission * 2) and met(g, self.seat, self.mission * 2 + 1)

    def pending(self, g: Pieces) -> Seats:
        if self.stage == CHOOSE_TASK:
            return one(self.seat) if self.asked(g) else NOBODY
        return one(self.seat) if self.stage == PAY and self.left > 0 else NOBODY

    def choose(self, g: Pieces, task: i64) -> None:
        """Settle the task; the part of its price without a choice is paid at once."""
        self.which = self.mission * 2 + task
        self.left = 0 if fixed_price(g, self.seat, self.which) else g.box.task_number[self.which]
        self.stage = PAY

    def gives_cards(self, g: Pieces) -> bool:
        """DEU-7.2.4 — Whether the price is action cards."""
        return g.box.task[self.which] == REACH_WITH_CARDS

    def fits(self, g: Pieces, colour: i64) -> bool:
        """DEU-7.2.2 — Whether a colour can be picked next: of one colour the whole number, or one after the other in
        the order of the data file, so that enough are left."""
        if g.box.task[self.which] == DELIVER_SAME:
            return g.cargo(self.seat, colour) >= self.left
        if colour < self.next or self.spare(g, colour) == 0:
            return False
        enough: i64 = 0
        for later in range(colour, g.box.colours):
            enough += self.spare(g, later)
        return enough >= self.left

    def spare(self, g: Pieces, colour: i64) -> i64:
        """Treasures of a colour aboard that are not picked yet."""
        return g.cargo(self.seat, colour) - g.leaving(self.seat, colour)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        if self.stage == CHOOSE_TASK:
            return vec[i64]([g.moves.task.at(0), g.moves.task.at(1)])
        if self.gives_cards(g):
            for card in range(g.box.cards):
                if g.in_hand(seat, card) > 0:
                    out = append(out, g.moves.give.at(card))
            return out
        for colour in range(g.box.colours):
            if self.fits(g, colour):
                out = append(out, g.moves.unload.at(colour))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        if self.stage == CHOOSE_TASK:
            return Reason("task_first", {"mission": g.box.mission_ids[self.mission]}, "DEU-7.4.1")
        figures: dict[str, int | str] = {"task": TASKS[g.box.task[self.which]], "left": int(self.left)}
        if m.give.holds(action):
            if not self.gives_cards(g):
                return Reason("other_price", figures, "DEU-7.4.1")
            return Reason("not_in_hand", {"card": g.box.card_ids[m.give.index(action)]}, "DEU-7.2.4")
        if m.task.holds(action) or self.gives_cards(g):
            return Reason("other_price", figures, "DEU-7.4.1")
        other: dict[str, int | str] = {"treasure": g.box.colour_ids[m.unload.index(action)], "left": int(self.left)}
        other["aboard"] = int(self.spare(g, m.unload.index(action)))
        return Reason("treasure_does_not_fit", other, "DEU-7.2.2")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        m = g.moves
        if self.stage == CHOOSE_TASK:
            self.choose(g, m.task.index(action))
        elif m.give.holds(action):
            give_card(g, seat, m.give.index(action))
            self.left -= 1
        else:
            colour = m.unload.index(action)
            count = self.left if g.box.task[self.which] == DELIVER_SAME else 1
            g.add_leaving(seat, colour, count)
            self.left -= count
            self.next = colour
            g.tell(events.UNLOADED, seat, colour)

    def window(self, g: Pieces, seat: i64) -> bool:
        """Which cards can be given depends on the hand."""
        return self.stage == PAY and self.gives_cards(g)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        name = g.box.mission_ids[self.mission]
        if self.stage == CHOOSE_TASK:
            return Prompt("choose_task", {"mission": name})
        figures: dict[str, int | str] = {"mission": name, "left": int(self.left)}
        return Prompt("give_cards" if self.gives_cards(g) else "unload_for_mission", figures)

    def default(self, g: Pieces, seat: i64) -> i64:
        return self.legal(g, seat)[0]

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        m = g.moves
        if m.task.holds(action):
            return []
        if m.give.holds(action):
            return [f"hand/{seat}/{g.box.card_ids[m.give.index(action)]}"]
        return [f"ship/{seat}/{g.box.colour_ids[m.unload.index(action)]}"]
