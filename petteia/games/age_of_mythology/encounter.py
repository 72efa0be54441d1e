"""AOM-5.1.2 — A battle paragraph by paragraph: Aphrodite, then encounters of one unit against one unit."""

from petteia.engine.commit import choosing, several
from petteia.engine.ints import append, i64, vec
from petteia.engine.paragraph import Paragraph
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats, one
from petteia.games.age_of_mythology import events, terms
from petteia.games.age_of_mythology.battlefield import (
    CALM,
    CARDS,
    CHECK,
    RAGING,
    RESCUE,
    RETREAT,
    ROLL,
    STAND_IN,
    THROWING,
    Battlefield,
    with_one,
    without_one,
)
from petteia.games.age_of_mythology.state import Pieces


class Moment(Paragraph[Pieces, Battlefield]):
    """A point of the battle at which one side, both or none is asked. Some occur once for each side."""

    def __init__(self, side: i64 = 0) -> None:
        self.side: i64 = side

    def proceed(self, g: Pieces, of: Battlefield) -> None:
        of.stage += 1

    def refusal(self, g: Pieces, of: Battlefield, seat: i64, action: i64) -> Reason:
        if action == g.moves.retreat:
            if of.encounter == 1 and g.variant.first_encounter_binds:
                return Reason("no_retreat_yet", {}, "AOM-5.2.1")
            if g.variant.late_retreat:
                return Reason("no_retreat_but_between", {}, "AOM-5.2.4")
            return Reason("no_retreat_now", {}, "AOM-5.2.4")
        return Reason("not_at_this_point_of_the_battle", {"encounter": int(of.encounter)}, "AOM-5.1.2")

    def figures(self, g: Pieces, of: Battlefield) -> dict[str, int | str]:
        """Which encounter it is, and where."""
        return {"encounter": int(of.encounter), "area": terms.AREAS[of.area]}

    def facing(self, g: Pieces, of: Battlefield, seat: i64) -> dict[str, int | str]:
        """The same, and the two units that lie open."""
        out = self.figures(g, of)
        out["unit"] = g.box.unit_ids[of.unit[of.side(seat)]]
        out["opponent"] = g.box.unit_ids[of.unit[1 - of.side(seat)]]
        return out


class Seduction(Moment):
    """AOM-6.1.8 — Before the first encounter Aphrodite sends one of the defender's units home."""

    def pending(self, g: Pieces, of: Battlefield) -> Seats:
        return one(of.attacker) if of.god(g, terms.SEDUCE) and g.force(of.defender) > 0 else NOBODY

    def legal(self, g: Pieces, of: Battlefield, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        for unit in range(g.first_unit(of.defender), g.after_units(of.defender)):
            if g.in_battle(of.defender, unit) > 0:
                out = append(out, g.moves.choose.at(unit))
        return out

    def refusal(self, g: Pieces, of: Battlefield, seat: i64, action: i64) -> Reason:
        if g.moves.choose.holds(action):
            unit = g.box.unit_ids[g.moves.choose.index(action)]
            return Reason("not_in_the_battle", {"unit": unit}, "AOM-6.1.8")
        return super().refusal(g, of, seat, action)

    def apply(self, g: Pieces, of: Battlefield, seat: i64, action: i64) -> None:
        unit = g.moves.choose.index(action)
        of.leave(g, 1, unit, 0, True)
        g.tell(events.SEDUCED, of.defender, unit)
        of.stage = CHECK

    def prompt(self, g: Pieces, of: Battlefield, seat: i64) -> Prompt:
        return Prompt("seduce", self.figures(g, of))


class Check(Moment):
    """AOM-5.1.3 — A side without units in the battle has lost; before the first encounter a defender who has committed
    nothing (AOM-5.1.4)."""

    def proceed(self, g: Pieces, of: Battlefield) -> None:
        for side in range(2):
            if g.force(of.owner(side)) == 0:
                of.finish(g, 1 - side)
                return
        if g.variant.late_retreat or not may_retreat(g, of):
            of.stage = CARDS
            forced_cards(g, of)
        else:
            of.stage = RETREAT


def may_retreat(g: Pieces, of: Battlefield) -> bool:
    """AOM-5.2.1 — Whether there is a retreat from this encounter: from every one, as an option not from the first."""
    return of.encounter > 1 or not g.variant.first_encounter_binds


def forced_cards(g: Pieces, of: Battlefield) -> None:
    """AOM-10.1 — A side with one type in the battle visibly has no choice."""
    for side in range(2):
        options = of.options(g, of.owner(side))
        if len(options) == 1:
            of.card[side] = options[0]


def turn_up(g: Pieces, of: Battlefield) -> None:
    """AOM-5.3.1 — The two battle cards are turned up at the same time."""
    for side in range(2):
        seat = of.owner(side)
        of.unit[side] = of.fighter(g, seat, of.card[side])
        of.grown[side] = 0
        if g.box.effects.special[of.unit[side]] & terms.GROWS != 0:
            rank = of.card[side] - of.further(g, seat) + 1 if of.card[side] >= g.box.units else 0
            of.grown[side] = of.rank_kills(side, rank)
        of.mood[side] = CALM
        g.tell(events.BATTLE_CARD, seat, of.unit[side])
    of.stage = STAND_IN


class Retreat(Moment):
    """AOM-5.2 — Before every encounter each side may retreat, the attacker first, and has then lost. As an option
    that is asked when both battle cards lie there and have not been turned up."""

    def pending(self, g: Pieces, of: Battlefield) -> Seats:
        return one(of.owner(self.side))

    def legal(self, g: Pieces, of: Battlefield, seat: i64) -> vec[i64]:
        return vec[i64]([g.moves.retreat, g.moves.stay])

    def apply(self, g: Pieces, of: Battlefield, seat: i64, action: i64) -> None:
        if action == g.moves.retreat:
            g.tell(events.RETREATED, seat)
            of.finish(g, 1 - self.side)
            return
        g.tell(events.STAYED, seat)
        of.stage += 1
        if of.stage == CARDS:
            if g.variant.late_retreat:
                turn_up(g, of)
            else:
                forced_cards(g, of)

    def prompt(self, g: Pieces, of: Battlefield, seat: i64) -> Prompt:
        return Prompt("retreat", self.figures(g, of))


class BattleCards(Moment):
    """AOM-5.3.1 — Both sides choose a battle card in secret; if nobody may leave then, they are turned up."""

    def pending(self, g: Pieces, of: Battlefield) -> Seats:
        return several(choosing(of, g))

    def proceed(self, g: Pieces, of: Battlefield) -> None:
        if g.variant.late_retreat and may_retreat(g, of):
            of.stage = RETREAT
        else:
            turn_up(g, of)

    def legal(self, g: Pieces, of: Battlefield, seat: i64) -> vec[i64]:
        out = of.options(g, seat)
        for at in range(len(out)):
            out[at] = g.moves.fight.at(out[at])
        return out

    def refusal(self, g: Pieces, of: Battlefield, seat: i64, action: i64) -> Reason:
        if g.moves.fight.holds(action):
            unit = g.game.words["fighters"][g.moves.fight.index(action)]
            return Reason("not_in_the_battle", {"unit": unit}, "AOM-5.3.1")
        return super().refusal(g, of, seat, action)

    def apply(self, g: Pieces, of: Battlefield, seat: i64, action: i64) -> None:
        of.note(g, seat, action)
        g.tell(events.READY, seat)

    def prompt(self, g: Pieces, of: Battlefield, seat: i64) -> Prompt:
        return Prompt("battle_card", self.figures(g, of))


class StandIn(Moment):
    """AOM-5.8.14 — A Wadjet in the battle may fight instead of the Pharaoh that was revealed."""

    def pending(self, g: Pieces, of: Battlefield) -> Seats:
        return one(of.owner(self.side)) if of.stand_in(g, self.side) >= 0 else NOBODY

    def legal(self, g: Pieces, of: Battlefield, seat: i64) -> vec[i64]:
        return vec[i64]([g.moves.wadjet, g.moves.no])

    def apply(self, g: Pieces, of: Battlefield, seat: i64, action: i64) -> None:
        if action == g.moves.wadjet:
            of.unit[self.side] = of.stand_in(g, self.side)
            of.grown[self.side] = 0
            g.tell(events.STOOD_IN, seat, of.unit[self.side])
        of.stage += 1

    def prompt(self, g: Pieces, of: Battlefield, seat: i64) -> Prompt:
        return Prompt("stand_in", self.facing(g, of, seat))


class Declaration(Moment):
    """AOM-5.8.4, AOM-5.8.16 — A unit may go berserk or throw its opponent; that is said before anybody rolls."""

    def pending(self, g: Pieces, of: Battlefield) -> Seats:
        return one(of.owner(self.side)) if of.may_rage(g, self.side) or of.may_throw(g, self.side) else NOBODY

    def proceed(self, g: Pieces, of: Battlefield) -> None:
        of.stage += 1
        if of.stage == ROLL:
            of.begin_rolling(g)

    def legal(self, g: Pieces, of: Battlefield, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        if of.may_rage(g, of.side(seat)):
            out = append(out, g.moves.berserk)
        if of.may_throw(g, of.side(seat)):
            out = append(out, g.moves.throw)
        return append(out, g.moves.no)

    def refusal(self, g: Pieces, of: Battlefield, seat: i64, action: i64) -> Reason:
        mine = of.unit[of.side(seat)]
        unit = g.box.unit_ids[mine]
        if action == g.moves.throw:
            if g.box.effects.special[mine] & terms.THROWS == 0:
                return Reason("cannot_throw", {"unit": unit}, "AOM-5.8.4")
            other = g.box.unit_ids[of.unit[1 - of.side(seat)]]
            return Reason("giants_cannot_be_thrown", {"unit": other}, "AOM-5.8.4")
        if action == g.moves.berserk:
            return Reason("cannot_go_berserk", {"unit": unit}, "AOM-5.8.16")
        return super().refusal(g, of, seat, action)

    def apply(self, g: Pieces, of: Battlefield, seat: i64, action: i64) -> None:
        if action == g.moves.berserk:
            of.mood[self.side] = RAGING
            g.tell(events.WENT_BERSERK, seat, of.unit[self.side])
        elif action == g.moves.throw:
            of.mood[self.side] = THROWING
            g.tell(events.THREATENED_THROW, seat, of.unit[self.side])
        self.proceed(g, of)

    def prompt(self, g: Pieces, of: Battlefield, seat: i64) -> Prompt:
        return Prompt("declare", self.facing(g, of, seat))


class Roll(Moment):
    """AOM-5.5.6 — A side rolls its dice, many of them in several handfuls."""

    def pending(self, g: Pieces, of: Battlefield) -> Seats:
        return CHANCE if of.dice[self.side] > 0 else NOBODY

    def proceed(self, g: Pieces, of: Battlefield) -> None:
        if g.sink is not None:
            sources = of.dice_by_source(g, self.side)
            g.tell(events.ROLLED, of.owner(self.side), of.dice_of(g, self.side), of.hits[self.side], many=sources)
        of.stage += 1


class Result(Moment):
    """AOM-5.5 — More hits win; a tie goes to a Medusa, else against a lone berserk unit, else is rolled again."""

    def proceed(self, g: Pieces, of: Battlefield) -> None:
        if of.hits[0] != of.hits[1]:
            of.loser = 1 if of.hits[0] > of.hits[1] else 0
        else:
            g.tell(events.TIED, of.hits[0])
            loser = of.loser_of_tie(g)
            if loser < 0:
                of.begin_rolling(g)
                return
            of.loser = loser
        winner = 1 - of.loser
        g.tell(events.ENCOUNTER_WON, of.owner(winner), of.unit[winner])
        if of.mood[winner] == THROWING:
            of.leave(g, of.loser, of.unit[of.loser], of.grown[of.loser], True)
            g.tell(events.THROWN, of.owner(of.loser), of.unit[of.loser])
            of.next_encounter()  # AOM-5.6.4: nothing that elimination triggers
            return
        g.tell(events.ELIMINATED, of.owner(of.loser), of.unit[of.loser])
        self.gains(g, of, winner)
        of.stage = RESCUE

    def gains(self, g: Pieces, of: Battlefield, winner: i64) -> None:
        """AOM-5.6.2 a — A Mummy's offspring, a Hydra's kill, a Valkyrie's favor."""
        e = g.box.effects
        unit = of.unit[winner]
        seat = of.owner(winner)
        if e.special[unit] & terms.MULTIPLIES != 0 and g.supply(seat, e.offspring[unit]) > 0:
            g.recruit(seat, e.offspring[unit])
            g.tell(events.UNIT_GAINED, seat, e.offspring[unit])
        if e.special[unit] & terms.GROWS != 0:
            more = with_one(without_one(of.kills(winner), of.grown[winner]), of.grown[winner] + 1)
            if winner == 0:
                of.kills_a = more
            else:
                of.kills_d = more
        if e.special[unit] & terms.EARNS != 0:
            g.tell(events.FAVOR_EARNED, seat, g.take(seat, terms.FAVOR, e.earned_favor[unit]))
