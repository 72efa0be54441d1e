"""PAR-5.3 — A hazard card: it is drawn, and resolved in seven steps."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats, one
from petteia.games.parthenon import events
from petteia.games.parthenon.gift_question import GiftQuestion, Strike
from petteia.games.parthenon.hazard_effects import HAZARD_EFFECTS
from petteia.games.parthenon.ledger import NO_LIMIT, VALUABLES, everybody_sees, everybody_sees_none
from petteia.games.parthenon.losses import hold_of_ship, in_archon_order, owners, takes_valuables
from petteia.games.parthenon.procedure import Procedure, first_of
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import (
    ALL,
    COMMODITIES,
    DIVERT,
    FIRST_RARE,
    FOREIGN,
    GIVERS,
    HAZARD_DRAWS,
    IGNORE_HAZARD_TAG,
    IGNORE_REGION,
    LARGEST,
    MOST_FLEETS,
    NONE,
    NOTHING,
    PER_REGION,
    SHORES,
)
from petteia.games.parthenon.voyage import is_closed, shuffle_if_empty


def wrath(g: Pieces, region: i64) -> i64:
    """PAR-7.4.2 — The event that brings extra cards for a region, or NOTHING."""
    e = g.box.events
    for slot in range(g.events_up()):
        event = g.event(slot)
        here = e.region[event] < 0 or e.region[event] == region
        if here and e.effect[event] == HAZARD_DRAWS and e.amount[event] > 0:
            return event
    return NOTHING


class DrawHazard(Procedure):
    """A hazard card is drawn, for a region or for a single fleet."""

    RULE: ClassVar[str] = "PAR-3.5.1"

    def __init__(self, region: i64 = 0, only: i64 = NOTHING, extra: bool = False) -> None:
        self.region: i64 = region
        self.only: i64 = only
        self.extra: bool = extra

    def pending(self, g: Pieces) -> Seats:
        return NOBODY if g.hazards.size() == 0 or g.hazards.next_is_settled() else CHANCE

    def proceed(self, g: Pieces) -> None:
        if g.hazards.size() == 0:
            shuffle_if_empty(g)
            return
        card, _ = g.hazards.draw_settled()
        self.turn_up(g, card)

    def luck(self, g: Pieces) -> str:
        """By region; a card instead of one that a Gift averted is counted by itself."""
        return f"pool hazards {self.region}" if self.only < 0 else f"pool hazards-again {self.only // MOST_FLEETS}"

    def weights(self, g: Pieces) -> vec[i64]:
        return g.hazards.counts[:]

    def resolve(self, g: Pieces, outcome: i64) -> None:
        g.hazards.draw(outcome)
        self.turn_up(g, outcome)

    def turn_up(self, g: Pieces, card: i64) -> None:
        """The card is public."""
        g.stack.pop()
        if self.only >= 0:
            g.tell(events.HAZARD_REPLACED, self.only // MOST_FLEETS, self.only % MOST_FLEETS, card)
        else:
            g.tell(events.HAZARD_DRAWN, self.region, card)
        g.push(HazardCard(card, self.region, self.only, self.extra))

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return g.word("hazards", outcome)

    def clone(self) -> "DrawHazard":
        return DrawHazard(self.region, self.only, self.extra)

    def fields(self, p: Packer) -> None:
        self.region = p.num(self.region, 0, FOREIGN)
        self.only = p.num(self.only, NOTHING, p.seats * MOST_FLEETS - 1)
        self.extra = p.flag(self.extra)


TARGET: Final = 0
SHIELD: Final = 1
GIFTS: Final = 2
EFFECT: Final = 3
WHITHER: Final = 4
REPLACE: Final = 5


class HazardCard(Strike):
    """PAR-5.3 — A hazard card being resolved. This step also asks the Archon to pick."""

    RULE: ClassVar[str] = "PAR-5.3.2"

    def __init__(self, card: i64 = 0, region: i64 = 0, only: i64 = NOTHING, extra: bool = False) -> None:
        super().__init__()
        self.card: i64 = card
        self.region: i64 = region
        self.only: i64 = only  # PAR-5.3.9: as if only this fleet could be struck
        self.extra: bool = extra  # the extra card of Wrath of Poseidon
        self.stage: i64 = TARGET

    def window(self, g: Pieces, seat: i64) -> bool:
        return False

    # -- step 1: target

    def candidates(self, g: Pieces) -> i64:
        """PAR-5.3.2 — Of the fleets under way that are large enough: all, or those equal in being largest, smallest."""
        h = g.box.hazards
        out: i64 = 0
        best: i64 = -1
        for each in range(g.seats * MOST_FLEETS):
            if not g.under_way(each, self.region):
                continue
            size = g.size(hold_of_ship(each))
            if size < h.least[self.card]:
                continue
            if h.target[self.card] == ALL or size == best:
                out |= i64(1) << each
            elif best < 0 or (size > best) == (h.target[self.card] == LARGEST):
                out = i64(1) << each
                best = size
        return out

    def tied(self, g: Pieces) -> i64:
        """The fleets among which the Archon has to pick one, or none."""
        h = g.box.hazards
        if self.stage != TARGET or h.target[self.card] == NONE or h.target[self.card] == ALL:
            return 0
        equal = self.candidates(g)
        if equal & (equal - 1) == 0 or (self.only >= 0 and (equal >> self.only) & 1 == 0):
            return 0
        return equal

    def pending(self, g: Pieces) -> Seats:
        if self.stage == WHITHER or self.tied(g) != 0:
            return one(g.archon())
        return NOBODY

    def proceed(self, g: Pieces) -> None:
        h = g.box.hazards
        if self.stage == TARGET:
            if h.target[self.card] != NONE:
                self.struck = self.candidates(g)
                if self.only >= 0:
                    self.struck &= i64(1) << self.only
            self.stage = SHIELD
        elif self.stage == SHIELD:
            self.protect(g)
            self.stage = GIFTS
            asked = owners(g, self.struck)
            if asked != 0:
                g.push(GiftQuestion(g.seats, asked, self.struck, self.card))
        elif self.stage == GIFTS:
            self.spend_shields(g)
            self.stage = EFFECT
        elif self.stage == EFFECT:
            self.act(g)
        else:
            self.replace(g)

    # -- steps 2 and 3: immunity and free protection

    def is_immune(self, g: Pieces, seat: i64) -> bool:
        """PAR-5.3.4 — Colossus against pirates, Lighthouse in a region, Stoicism against the extra card of Wrath."""
        give = g.box.givers
        for giver in range(GIVERS):
            if give.effect[giver] == IGNORE_HAZARD_TAG and g.box.hazards.pirates[self.card] != 0 and g.has(seat, giver):
                return True
            if give.effect[giver] == IGNORE_REGION and give.region[giver] == self.region and g.has(seat, giver):
                return True
        event = wrath(g, self.region)
        return self.extra and event >= 0 and g.ignores(seat, event)

    def passes_by(self, g: Pieces, each: i64) -> bool:
        """PAR-5.4.13 — A card that takes valuables passes fleets by that carry none."""
        return takes_valuables(g, self.card) and g.count_part(hold_of_ship(each), FIRST_RARE, COMMODITIES) == 0

    def protect(self, g: Pieces) -> None:
        """PAR-5.3.5 — A struck fleet with free protection aboard shows it and is not affected."""
        h = g.box.hazards
        shield = h.shield[self.card] if h.shield_spent[self.card] == 0 else 0
        for each in in_archon_order(g, self.struck):
            seat, fleet = each // MOST_FLEETS, each % MOST_FLEETS
            hold = hold_of_ship(each)
            if self.is_immune(g, seat):
                self.struck &= ~(i64(1) << each)
                g.tell(events.IMMUNE, seat, fleet)
                continue
            card = first_of(g, hold, shield)
            if card >= 0 and not self.passes_by(g, each):
                self.struck &= ~(i64(1) << each)
                g.tell(events.PROTECTED, seat, fleet, card)
                everybody_sees(g, hold, card, 1, NO_LIMIT)
                if takes_valuables(g, self.card):
                    everybody_sees(g, hold, VALUABLES, 1, NO_LIMIT)
            else:
                g.tell(events.STRUCK, seat, fleet)
                if not takes_valuables(g, self.card):  # others cannot tell before its effect which fleets it passes by
                    everybody_sees_none(g, hold, shield)

    # -- step 5: costly protection

    def spend_shields(self, g: Pieces) -> None:
        """PAR-5.3.7 — Who spent no Gift and has the costly protection aboard returns it and is not affected."""
        h = g.box.hazards
        if h.shield_spent[self.card] == 0:
            return
        for each in range(g.seats * MOST_FLEETS):
            if (self.struck >> each) & 1 == 0:
                continue
            hold = hold_of_ship(each)
            card = first_of(g, hold, h.shield[self.card])
            if card >= 0:
                self.struck &= ~(i64(1) << each)
                g.tell(events.PROTECTION_LOST, each // MOST_FLEETS, each % MOST_FLEETS, card)
                g.give_up(hold, card, 1)

    # -- step 6: effect

    def act(self, g: Pieces) -> None:
        """PAR-5.3.8 — The card acts on all fleets still struck at the same time."""
        self.stage = REPLACE
        if self.struck == 0:
            return
        if HAZARD_EFFECTS[g.box.hazards.effect[self.card]].act(g, self.card, self.struck):
            landings = self.landings(g)
            if len(landings) == 1:
                self.land_at_the_only_land(g, landings[0])
            elif len(landings) > 1:
                self.stage = WHITHER

    def diverted(self) -> i64:
        """The one fleet that is blown off course."""
        each: i64 = 0
        while (self.struck >> each) & 1 == 0:
            each += 1
        return each

    def can_land(self, g: Pieces, land: i64) -> bool:
        """PAR-5.4.8 — Another land of the same region, not one closed this season."""
        each = self.diverted()
        seat = each // MOST_FLEETS
        if land // PER_REGION != self.region or land == g.land(seat, each % MOST_FLEETS):
            return False
        return not is_closed(g, land)

    def landings(self, g: Pieces) -> vec[i64]:
        """Where it may land."""
        out = vec[i64]()
        for land in range(SHORES):
            if self.can_land(g, land):
                out = append(out, land)
        return out

    def land_at(self, g: Pieces, land: i64) -> None:
        """It has a new destination and stays under way."""
        each = self.diverted()
        seat = each // MOST_FLEETS
        g.set_land(seat, each % MOST_FLEETS, land)
        g.tell(events.FLEET_DIVERTED, seat, each % MOST_FLEETS, land)
        self.stage = REPLACE

    def land_at_the_only_land(self, g: Pieces, land: i64) -> None:
        """PAR-5.4.8 — Nobody chooses where a single land is left. Versions 1 and 2 of the rules went on looking from
        there, so that a fleet returned to where it was bound if that land stands later in board order."""
        each = self.diverted()
        bound_for = g.land(each // MOST_FLEETS, each % MOST_FLEETS)
        self.land_at(g, land)
        if g.game.rules_version < 3 and bound_for > land and self.can_land(g, bound_for):
            self.land_at(g, bound_for)

    # -- step 7: replacement

    def replace(self, g: Pieces) -> None:
        """PAR-5.3.9 — For each Gift spent, in Archon order, a new card is drawn for that fleet alone."""
        if self.gifts != 0:
            each = in_archon_order(g, self.gifts)[0]
            self.gifts &= ~(i64(1) << each)
            g.push(DrawHazard(self.region, each, self.extra))
            return
        g.spent[self.card] += 1  # PAR-5.3.16
        g.stack.pop()

    # -- what the Archon picks

    def verbs(self, g: Pieces) -> str:
        return "divert" if self.stage == WHITHER else "strike"

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if self.stage == WHITHER:
            for land in self.landings(g):
                out = append(out, g.moves.divert.at(land))
            return out
        tied = self.tied(g)
        for each in range(g.seats * MOST_FLEETS):
            if (tied >> each) & 1 != 0:
                out = append(out, g.moves.strike.at(each))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        if self.stage == WHITHER:
            land = g.moves.divert.index(action)
            name = g.word("lands", land)
            return Reason("land_closed" if is_closed(g, land) else "not_that_landing", {"land": name}, "PAR-5.4.8")
        each = g.moves.strike.index(action)
        params: dict[str, int | str] = {"seat": int(each // MOST_FLEETS), "fleet": g.word("fleets", each % MOST_FLEETS)}
        return Reason("not_equal", params, "PAR-10.4.1")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if self.stage == WHITHER:
            self.land_at(g, g.moves.divert.index(action))
            return
        each = g.moves.strike.index(action)
        g.tell(events.FLEET_PICKED, seat, each // MOST_FLEETS, each % MOST_FLEETS)
        self.struck = i64(1) << each
        if self.only >= 0:
            self.struck &= i64(1) << self.only
        self.stage = SHIELD

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        name = g.word("hazards", self.card)
        if self.stage != WHITHER:
            return Prompt("equal_fleets", {"hazard": name})
        each = self.diverted()
        fleet = g.word("fleets", each % MOST_FLEETS)
        return Prompt("divert", {"hazard": name, "seat": int(each // MOST_FLEETS), "fleet": fleet})

    def clone(self) -> "HazardCard":
        out = HazardCard(self.card, self.region, self.only, self.extra)
        out.stage = self.stage
        out.struck = self.struck
        out.gifts = self.gifts
        return out

    def fields(self, p: Packer) -> None:
        self.card = p.num(self.card, 0, MANY)
        self.region = p.num(self.region, 0, FOREIGN)
        self.only = p.num(self.only, NOTHING, p.seats * MOST_FLEETS - 1)
        self.extra = p.flag(self.extra)
        self.stage = p.num(self.stage, TARGET, REPLACE)
        self.struck = p.bits(self.struck, p.seats * MOST_FLEETS)
        self.gifts = p.bits(self.gifts, p.seats * MOST_FLEETS)

    def audit(self, g: Pieces) -> None:
        """Check that this is a hazard of the box, and only waits for its questions and its replacements."""
        require(self.card < len(g.box.hazard_ids), "a hazard strikes that is not in the box")
        if self.stage == WHITHER:
            one_struck = self.struck != 0 and self.struck & (self.struck - 1) == 0
            require(one_struck and g.box.hazards.effect[self.card] == DIVERT, "no fleet is blown off course")
            require(len(self.landings(g)) > 1, "a fleet is blown off course and cannot choose a land")
        for place in range(len(g.stack) - 1):
            if g.stack[place] is self:
                asks = isinstance(g.stack[place + 1], GiftQuestion)
                require(self.stage == (GIFTS if asks else REPLACE), "a hazard waits for something that is not due")
