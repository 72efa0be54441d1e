"""DEU-7 — Missions: claiming one, turning up the next, and the window in which several may claim it at once."""

from typing import ClassVar, Final

from petteia.engine.commit import SecretChoice, choosing, determinize_choices, several
from petteia.engine.events import only
from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats
from petteia.games.deukalion import events
from petteia.games.deukalion.box import MOST_CARDS, MOST_MISSIONS, OPEN_MISSIONS
from petteia.games.deukalion.end import reached, take_point_cards
from petteia.games.deukalion.knowledge import unseen_missions
from petteia.games.deukalion.mission_price import CHOOSE_TASK, PAY, MissionPrice
from petteia.games.deukalion.procedure import Procedure
from petteia.games.deukalion.state import DONE, NONE, OPENED, REMOVED, SECRET, SHOWN, Pieces
from petteia.games.deukalion.tasks import Store, met, open_place, qualifies
from petteia.games.deukalion.terms import FROM_SHARED, NOTHING


def show_mission(g: Pieces, seat: i64) -> None:
    """DEU-5.2.3 — A secret hand mission is shown to everybody; it stays where it is."""
    if g.held(seat) == SECRET:
        g.set_held(seat, SHOWN)
        g.set_unfit(seat, 0)
        g.tell(events.MISSION_SHOWN, seat, g.hand_mission(seat))


def lay_down(g: Pieces, seat: i64, mission: i64) -> None:
    """DEU-7.1.1 — A completed mission lies before its player and pays its value."""
    place = open_place(g, mission)
    if place >= 0:
        g.set_open_mission(place, NOTHING)
    else:
        show_mission(g, seat)
        g.set_held(seat, NONE)
        g.set_hand_mission(seat, NOTHING)
    g.set_mission_place(mission, DONE + seat)
    g.tell(events.MISSION_DONE, seat, mission, g.box.mission_points[mission])


def deal_mission(g: Pieces, seat: i64, mission: i64) -> None:
    """DEU-1.4.5 — A hand mission comes out of the pile."""
    g.add_pile_size(-1)
    g.set_held(seat, SECRET)
    g.set_hand_mission(seat, mission)
    g.tell(events.MISSION_DEALT, seat, mission, to=only(seat))


def open_mission(g: Pieces, place: i64, mission: i64) -> None:
    """DEU-1.4.4, DEU-7.1.3 — The top card of the pile is turned up."""
    g.add_pile_size(-1)
    g.set_open_mission(place, mission)
    g.set_mission_place(mission, OPENED)
    g.tell(events.MISSION_OPENED, mission)


def take_from_under(g: Pieces) -> i64:
    """The next mission of those put under the pile, once the rest is used up."""
    mission = g.under_pile(0)
    for place in range(g.under()):
        g.set_under_pile(place, g.under_pile(place + 1) if place + 1 < MOST_MISSIONS else i64(NOTHING))
    g.add_under(-1)
    return mission


# -- turning up ---------------------------------------------------------------------------------------------------


class TurnUp(Procedure):
    """DEU-7.1.3, DEU-7.4.4 — The next mission is turned up in an empty place, if there is one; then all who meet one of
    its position tasks are asked."""

    RULE: ClassVar[str] = "DEU-7.1.3"

    def __init__(self, place: i64 = 0) -> None:
        self.place: i64 = place

    def pending(self, g: Pieces) -> Seats:
        return CHANCE if g.loose() > 0 else NOBODY

    def proceed(self, g: Pieces) -> None:
        if g.pile_size() == 0:
            g.stack.pop()
            g.tell(events.NO_MISSION_LEFT)
        else:
            self.turn(g, take_from_under(g))

    def luck(self, g: Pieces) -> str:
        return "pool missions"

    def weights(self, g: Pieces) -> vec[i64]:
        return unseen_missions(g)

    def resolve(self, g: Pieces, outcome: i64) -> None:
        self.turn(g, outcome)

    def turn(self, g: Pieces, mission: i64) -> None:
        """DEU-7.5.1, DEU-7.5.2 — The mission lies open; if a player qualifies, its reveal window is held."""
        g.stack.pop()
        open_mission(g, self.place, mission)
        interruption = g.rules.interruption
        if interruption is None:
            hold_reveal(g, mission, self.place)
        else:  # DEU-8.2.2, as an option: a card may still make a player qualify
            g.push(TurnedUp(mission, self.place))
            g.push(interruption.clone())

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return g.box.mission_ids[outcome]

    def clone(self) -> "TurnUp":
        return TurnUp(self.place)

    def fields(self, p: Packer) -> None:
        self.place = p.num(self.place, 0, OPEN_MISSIONS - 1)

    def audit(self, g: Pieces) -> None:
        """Check that the place of the next mission is empty."""
        require(g.open_mission(self.place) < 0, "a mission is turned up where one lies")


UNDECIDED: Final = 0
DECLINED: Final = 1
CLAIMED: Final = 2
HIDDEN: Final = 3
"""A choice that has been made and is not known."""

ASKING: Final = 0
PAYING: Final = 1
STORING: Final = 2


def hold_reveal(g: Pieces, mission: i64, place: i64) -> None:
    """DEU-7.5.2 — The reveal window of a mission, if a player qualifies."""
    asked: i64 = 0
    for seat in range(g.seats):
        if qualifies(g, seat, mission):
            asked |= i64(1) << seat
    if asked != 0:
        g.push(RevealWindow(mission, place, asked))


class TurnedUp(Procedure):
    """DEU-7.5.2, DEU-8.2.2 — As an option: a mission lies open, and before anybody claims it cards may be played."""

    RULE: ClassVar[str] = "DEU-7.5.2"

    def __init__(self, mission: i64 = 0, place: i64 = 0) -> None:
        self.mission: i64 = mission
        self.place: i64 = place

    def pending(self, g: Pieces) -> Seats:
        return NOBODY

    def proceed(self, g: Pieces) -> None:
        g.stack.pop()
        if g.open_mission(self.place) == self.mission:
            hold_reveal(g, self.mission, self.place)

    def clone(self) -> "TurnedUp":
        return TurnedUp(self.mission, self.place)

    def fields(self, p: Packer) -> None:
        self.mission = p.num(self.mission, 0, MOST_MISSIONS - 1)
        self.place = p.num(self.place, 0, OPEN_MISSIONS - 1)

    def audit(self, g: Pieces) -> None:
        require(self.mission < g.box.missions, "a mission is turned up that is not in the box")


class RevealWindow(Procedure, SecretChoice[Pieces]):
    """DEU-7.5 — All who could complete a mission just turned up decide at the same time. One alone completes it; of
    several each pays and takes a point card, and the mission leaves the game."""

    RULE: ClassVar[str] = "DEU-7.5.2"
    VERBS: ClassVar[str] = "claim decline"

    def __init__(self, mission: i64 = 0, place: i64 = 0, asked: i64 = 0) -> None:
        self.mission: i64 = mission
        self.place: i64 = place
        self.asked: i64 = asked
        self.stage: i64 = ASKING
        self.next: i64 = 0  # in table order, whose part is next while several pay
        self.choice: vec[i64] = zeros(4)

    def undecided(self, g: Pieces, seat: i64) -> bool:
        return (self.asked >> seat) & 1 != 0 and self.choice[seat] == UNDECIDED

    def pending(self, g: Pieces) -> Seats:
        return several(choosing(self, g)) if self.stage == ASKING else NOBODY

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return vec[i64]([g.moves.claim.at(self.mission), g.moves.decline])

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return Reason("another_mission", {"mission": g.box.mission_ids[self.mission]}, "DEU-7.5.2")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        self.note(g, seat, action)

    def note(self, g: Pieces, seat: i64, action: i64) -> None:
        self.choice[seat] = DECLINED if action == g.moves.decline else CLAIMED

    def proceed(self, g: Pieces) -> None:
        if self.stage == ASKING:
            self.open_choices(g)
        elif self.next < g.seats:
            seat = g.in_table_order(self.next)
            self.next += 1
            if self.choice[seat] == CLAIMED:
                g.push(Claim(seat, self.mission, True) if self.stage == PAYING else Store(seat))
        elif self.stage == PAYING:
            self.share(g)
        else:
            g.stack.pop()
            g.push(TurnUp(self.place))

    def open_choices(self, g: Pieces) -> None:
        """DEU-7.5.3, DEU-13.1.6 — Who claimed is shown. One alone completes the mission."""
        claimants = vec[i64]()
        for place in range(g.seats):
            seat = g.in_table_order(place)
            if self.choice[seat] == CLAIMED:
                claimants = append(claimants, seat)
        g.tell(events.CLAIMS_OPENED, self.mission, many=claimants)
        if len(claimants) > 1:
            self.stage = PAYING
            return
        g.stack.pop()
        if len(claimants) == 1:
            g.push(Claim(claimants[0], self.mission, False))

    def share(self, g: Pieces) -> None:
        """DEU-7.5.4, DEU-7.5.5 — Everybody who paid takes a point card, all at the same moment."""
        g.set_open_mission(self.place, NOTHING)
        g.set_mission_place(self.mission, REMOVED)
        g.tell(events.MISSION_REMOVED, self.mission)
        for place in range(g.seats):
            seat = g.in_table_order(place)
            if self.choice[seat] == CLAIMED:
                take_point_cards(g, seat, g.box.for_shared, FROM_SHARED)
        self.stage = STORING
        self.next = 0
        reached(g)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        figures: dict[str, int | str] = {"mission": g.box.mission_ids[self.mission]}
        figures["points"] = int(g.box.mission_points[self.mission])
        return Prompt("revealed", figures)

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [] if action == g.moves.decline else [f"open/{g.box.mission_ids[self.mission]}"]

    def observe(self, g: Pieces, seat: i64) -> "RevealWindow":
        out = self.clone()
        if self.stage == ASKING:
            for other in range(g.seats):
                if other != seat and self.choice[other] != UNDECIDED:
                    out.choice[other] = HIDDEN
        return out

    def secret(self, g: Pieces, seat: i64) -> bool:
        return self.choice[seat] == HIDDEN

    def reopen(self, g: Pieces, seat: i64) -> None:
        self.choice[seat] = UNDECIDED

    def determinize(self, g: Pieces, seat: i64, rng: Generator) -> None:
        determinize_choices(self, g, seat, rng)

    def clone(self) -> "RevealWindow":
        out = RevealWindow(self.mission, self.place, self.asked)
        out.stage = self.stage
        out.next = self.next
        out.choice = self.choice[:]
        return out

    def fields(self, p: Packer) -> None:
        self.mission = p.num(self.mission, 0, MOST_MISSIONS - 1)
        self.place = p.num(self.place, NOTHING, OPEN_MISSIONS - 1)
        self.asked = p.some_seats(self.asked)
        self.stage = p.num(self.stage, ASKING, STORING)
        self.next = p.num(self.next, 0, p.seats)
        self.choice = p.nums(self.choice, UNDECIDED, CLAIMED, 4)

    def audit(self, g: Pieces) -> None:
        """The mission lies open in its place while it is asked about."""
        require(self.mission < g.box.missions, "a mission is asked about that is not in the box")
        lies = self.place >= 0 and g.open_mission(self.place) == self.mission
        require(lies or self.stage == STORING, "a mission is asked about that does not lie open")
        for seat in range(4):
            asked = seat < g.seats and (self.asked >> seat) & 1 != 0
            require(asked or self.choice[seat] == UNDECIDED, "somebody has chosen who was not asked")
            if self.stage == ASKING and seat < g.seats:
                require(asked == qualifies(g, seat, self.mission), "somebody is asked who cannot complete a mission")
        for place in range(self.next if self.stage == PAYING else g.seats, g.seats):
            seat = g.in_table_order(place)
            fits = self.choice[seat] != CLAIMED or qualifies(g, seat, self.mission)
            require(fits, "somebody pays for a mission that he cannot complete")


# -- claiming -----------------------------------------------------------------------------------------------------

LAY_DOWN: Final = 2
PUT_BACK: Final = 3
REPLACE: Final = 4


class Claim(MissionPrice):
    """DEU-7.4 — A claim of a position task: the task, its price, the mission, the treasures, the replacement. One of
    several claimants (DEU-7.5.4) only picks a task and pays."""

    RULE: ClassVar[str] = "DEU-7.4.1"

    def __init__(self, seat: i64 = 0, mission: i64 = 0, shared: bool = False) -> None:
        super().__init__(seat, mission)
        self.shared: bool = shared
        self.place: i64 = NOTHING  # where the mission lay open

    def proceed(self, g: Pieces) -> None:
        if self.stage == CHOOSE_TASK:
            self.choose(g, 0 if met(g, self.seat, self.mission * 2) else 1)
        elif self.stage == PAY:
            if self.shared:
                g.stack.pop()
            else:
                self.stage = LAY_DOWN
        elif self.stage == LAY_DOWN:
            self.stage = PUT_BACK
            self.place = open_place(g, self.mission)
            lay_down(g, self.seat, self.mission)
            reached(g)
        elif self.stage == PUT_BACK:
            self.stage = REPLACE
            g.push(Store(self.seat))
        else:
            g.stack.pop()
            if self.place >= 0:
                g.push(TurnUp(self.place))

    def clone(self) -> "Claim":
        out = Claim(self.seat, self.mission, self.shared)
        out.place = self.place
        out.stage = self.stage
        out.which = self.which
        out.left = self.left
        out.next = self.next
        return out

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.mission = p.num(self.mission, 0, MOST_MISSIONS - 1)
        self.shared = p.flag(self.shared)
        self.place = p.num(self.place, NOTHING, OPEN_MISSIONS - 1)
        self.stage = p.num(self.stage, CHOOSE_TASK, REPLACE)
        self.which = p.num(self.which, 0, 2 * MOST_MISSIONS - 1)
        self.left = p.num(self.left, 0, MANY)
        self.next = p.num(self.next, 0, MOST_CARDS)

    def audit(self, g: Pieces) -> None:
        """DEU-7.4.1 — Check for a mission of the box, one of its tasks, and a price no higher than its cost."""
        require(self.mission < g.box.missions, "a mission is claimed that is not in the box")
        if self.stage > CHOOSE_TASK:
            require(self.which // 2 == self.mission, "the task of another mission is paid")
            require(self.left <= g.box.task_number[self.which], "more is paid than a task costs")
            cards = self.left if self.gives_cards(g) else 0
            require(cards <= g.hand_size(self.seat), "more cards are paid than somebody has")
        require(not self.shared or self.stage <= PAY, "one of several claimants lays a mission down")
        for place in range(len(g.stack)):
            if g.stack[place] is self:
                several = place > 0 and isinstance(g.stack[place - 1], RevealWindow)
                require(several == self.shared, "one of several claimants is alone")
                stores = place + 1 == len(g.stack) or (isinstance(g.stack[place + 1], Store) and self.stage == REPLACE)
                require(stores, "a claim waits for something that is not due")


def claim(g: Pieces, seat: i64, mission: i64) -> None:
    """DEU-7.4.1 — A player claims an open mission or their own hand mission, which is then shown to all."""
    if g.hand_mission(seat) == mission:
        show_mission(g, seat)
    g.push(Claim(seat, mission, False))
