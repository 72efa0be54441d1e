"""Agora broken in its rules and its data: contracts 1 to 5 and 9 to 12. The docstring says what is wrong."""

import random
from collections.abc import Mapping
from typing import Any

from agora import HANDS, KINDS, ROLLED, ROUNDS, SEATS, Agora, Bids, Draw, Payment, Position, Round

from petteia.engine.events import Reveal, Sink
from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import Packer
from petteia.engine.protocol import Reason
from tests.conformance.variant import OtherBids, OtherPayment, OtherRound, OtherTable, Variant, breaks

# -- 1: plain data ---------------------------------------------------------------------------------------------------


@breaks(1)
class RestoreLoses(Variant):
    """A restored position has no points."""

    class TABLE(OtherTable):
        def fields(self, p: Packer) -> None:
            super().fields(p)
            if p.reading and self.points:
                self.points = zeros(SEATS)


@breaks(1)
class HoldsCallback(Variant):
    """A bid knows what to call when it is over."""

    class CalledBids(OtherBids):
        def pending(self, g: Position) -> Any:
            self.then = lambda: None
            return super().pending(g)

    STEPS = {Bids: CalledBids}


# -- 2: legality -----------------------------------------------------------------------------------------------------


@breaks(2)
class LegalOfAnotherStep(Variant):
    """A coin can be paid before it has been turned up."""

    class PayingBids(OtherBids):
        def legal(self, g: Position, seat: int) -> Any:
            return vec[i64](sorted({*super().legal(g, seat), g.agora.pay.at(0)}))

    STEPS = {Bids: PayingBids}


@breaks(2)
class MisspeltVerb(Variant):
    """The price is settled with a verb that nobody has added."""

    class MisspeltPayment(OtherPayment):
        def verbs(self, g: Position) -> str:
            return super().verbs(g) + " payy"

    STEPS = {Payment: MisspeltPayment}


@breaks(7, 9)
class LegalAdds(Variant):
    """A three can always be laid, also by those who have none."""

    class AddingBids(OtherBids):
        def legal(self, g: Position, seat: int) -> Any:
            return vec[i64](sorted({*super().legal(g, seat), g.agora.lay.at(2)}))

    STEPS = {Bids: AddingBids}


@breaks(2)
class LegalEmpty(Variant):
    """Who has laid everything has no options."""

    class EmptyBids(OtherBids):
        def legal(self, g: Position, seat: int) -> Any:
            options = super().legal(g, seat)
            return options if len(options) > 1 else vec[i64]()

    STEPS = {Bids: EmptyBids}


@breaks(2)
class LegalUnsorted(Variant):
    """The options come backwards."""

    class BackwardBids(OtherBids):
        def legal(self, g: Position, seat: int) -> Any:
            return vec[i64](list(super().legal(g, seat))[::-1])

    STEPS = {Bids: BackwardBids}


@breaks(2)
class NothingToSay(Variant):
    """refusal() knows nothing of AGO-3.2."""

    class LaxBids(OtherBids):
        def refusal(self, g: Position, seat: int, action: int) -> Any:
            reason = super().refusal(g, seat, action)
            return None if reason.code == "from_small_to_large" else reason

    STEPS = {Bids: LaxBids}


@breaks(2)
class NotNowForItsOwn(Variant):
    """A coin that was not laid cannot be paid "now"."""

    class CurtPayment(OtherPayment):
        def refusal(self, g: Position, seat: int, action: int) -> Reason:
            return Reason("not_now", {}, "AGO-4.1")

    STEPS = {Payment: CurtPayment}


@breaks(2)
class NotNowForWhatIsBelow(Variant):
    """While somebody pays, laying coins is "not now", though the bidding is in progress."""

    class TABLE(OtherTable):
        def why_not(self, seat: int, action: int) -> Reason | None:
            reason = super().why_not(seat, action)
            return Reason("not_now", {}, "") if reason is not None and reason.code == "first_finish" else reason


@breaks(2)
class SecondText(Variant):
    """What is legal is said a second time; the two differ only where a seat has laid four coins of the same kind, which
    random games hardly ever come to."""

    class TABLE(OtherTable):
        def why_not(self, seat: int, action: int) -> Reason | None:
            top = self.stack[-1] if self.stack else None
            if isinstance(top, Bids) and 0 <= seat < SEATS and max(top.laid[seat * KINDS : seat * KINDS + KINDS]) >= 4:
                return None
            return super().why_not(seat, action)


@breaks(2)
class TakesAnything(Variant):
    """apply() does not ask."""

    class TABLE(OtherTable):
        def apply(self, seat: int, action: int, sink: Sink | None = None) -> None:
            self.sink = sink
            self.carry_out(seat, action)
            self.sink = None


@breaks(2)
class RefusingCosts(Variant):
    """A player who tries what is not allowed loses a point."""

    class TABLE(OtherTable):
        def apply(self, seat: int, action: int, sink: Sink | None = None) -> None:
            if self.why_not(seat, action) is not None:
                self.points[seat] -= 1
            super().apply(seat, action, sink)


@breaks(2)
class DefaultNotLegal(Variant):
    """When time runs out a three is laid."""

    class RashBids(OtherBids):
        def default(self, g: Position, seat: int) -> int:
            return int(g.agora.lay.at(2))

    STEPS = {Bids: RashBids}


# -- 3: single steps -------------------------------------------------------------------------------------------------


@breaks(3)
class TooManyOptions(Variant):
    """While bidding one may also wave in one of 150 ways."""

    def __init__(
        self, seats: int = SEATS, options: Mapping[str, str] | None = None, components: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(seats, options, components)
        self.words["ways"] = tuple(f"way-{n}" for n in range(150))
        self.wave = self.actions.add("wave", way="ways")
        self.bound *= 100

    class WavingBids(OtherBids):
        def verbs(self, g: Position) -> str:
            return super().verbs(g) + " wave"

        def legal(self, g: Position, seat: int) -> Any:
            out = super().legal(g, seat)
            for way in range(150):
                out = append(out, g.agora.wave.at(way))
            return out

        def apply(self, g: Position, seat: int, action: int) -> None:
            if not g.agora.wave.holds(action):
                super().apply(g, seat, action)

    STEPS = {Bids: WavingBids}


@breaks(3)
class TooManyActions(Variant):
    """The list of actions spells out every pair of 40."""

    def __init__(
        self, seats: int = SEATS, options: Mapping[str, str] | None = None, components: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(seats, options, components)
        self.words["places"] = tuple(f"place-{n}" for n in range(40))
        self.actions.add("move", start="places", to="places")


# -- 4 and 5: chance -------------------------------------------------------------------------------------------------


class Die(Variant):
    """A game with another die."""

    WEIGHTS: tuple[int, ...] = (1, 1, 1)

    class OtherDie(OtherRound):
        def weights(self, g: Position) -> Any:
            return vec[i64](type(g.agora).WEIGHTS)

    STEPS = {Round: OtherDie}


@breaks(4)
class NegativeWeight(Die):
    """A face is less likely than never."""

    WEIGHTS = (3, -1, 1)


@breaks(4)
class NoWeight(Die):
    """The die has no faces."""

    WEIGHTS = (0, 0, 0)


@breaks(4)
class TooMuchWeight(Die):
    """The weights sum to more than 2**53."""

    WEIGHTS = (2**52, 2**52, 1)


@breaks(4)
class NamelessLuck(Variant):
    """A die that keyed luck cannot count, for want of a name."""

    class OtherDie(OtherRound):
        def luck(self, g: Position) -> str:
            return "die"

    STEPS = {Round: OtherDie}


LATE_ROLL = Reveal("rolled", "worth")


@breaks(4)
class UnseenOutcome(Variant):
    """The die is rolled before the coins are drawn and shown after."""

    class EarlyDie(OtherRound):
        """Phases: 1 roll, 10 + face before drawing, 20 + face after."""

        def proceed(self, g: Position) -> None:
            if self.number < ROUNDS and self.phase == 0:
                self.phase = 1
            elif self.number < ROUNDS and 10 <= self.phase < 20:
                self.phase += 10
                g.push(Draw(self.number % SEATS, SEATS * (2 if self.number == 0 else 1)))
            elif self.number < ROUNDS and self.phase >= 20:
                worth = self.phase - 19
                self.phase = 2
                g.tell(LATE_ROLL, worth)
                g.push(Bids(worth, self.number + 1 == ROUNDS))
            else:
                super().proceed(g)

        def resolve(self, g: Position, outcome: int) -> None:
            self.phase = 10 + outcome

        def observe(self, g: Position, seat: int) -> Any:
            out = self.clone()
            out.phase = out.phase if out.phase < 10 else out.phase // 10 * 10
            return out

        def determinize(self, g: Position, seat: int, rng: Generator) -> None:
            self.phase += int(rng.below(3)) if self.phase >= 10 else 0

    STEPS = {Round: EarlyDie}


@breaks(4)
class TakesAnyOutcome(Variant):
    """resolve() does not ask whether an outcome can happen."""

    class TABLE(OtherTable):
        def resolve(self, outcome: int, sink: Sink | None = None) -> None:
            self.sink = sink
            self.happen(outcome)
            self.sink = None


@breaks(1, 4, 5)
class GlobalRandom(Variant):
    """The die is rolled behind the scenes. What is compared first may differ already."""

    class SecretDie(OtherRound):
        def resolve(self, g: Position, outcome: int) -> None:
            super().resolve(g, random.randrange(3))

    STEPS = {Round: SecretDie}


@breaks(5)
class GeneratorInside(Variant):
    """The position carries a generator with it."""

    class TABLE(OtherTable):
        def __init__(self, game: Agora) -> None:
            super().__init__(game)
            self.luck = Generator(5)

        def copy_more(self, copy: Any) -> None:
            copy.luck = Generator(5)

    class LuckyDie(OtherRound):
        def resolve(self, g: Position, outcome: int) -> None:
            super().resolve(g, (outcome + g.luck.below(3)) % 3)

    STEPS = {Round: LuckyDie}


# -- 9 to 11: conservation, determinism, the end ---------------------------------------------------------------------


@breaks(9)
class LostCoin(Variant):
    """A coin that is paid is gone."""

    class TABLE(OtherTable):
        def spend(self, seat: int, coin: int) -> None:
            super().spend(seat, coin)
            self.temple[coin] -= 1


@breaks(10)
class HashOrder(Variant):
    """Points come out of the order of a set of words."""

    class WordDie(OtherRound):
        def resolve(self, g: Position, outcome: int) -> None:
            found = list({"alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"})
            g.points[0] += sum(a > b for i, a in enumerate(found) for b in found[i:])
            super().resolve(g, outcome)

    STEPS = {Round: WordDie}


@breaks(10)
class SetInside(Variant):
    """The position keeps a set."""

    class TABLE(OtherTable):
        def __init__(self, game: Agora) -> None:
            super().__init__(game)
            self.seen_faces: set[int] = set()


@breaks(11)
class NoEnd(Variant):
    """After the last round comes another."""

    class EndlessRound(OtherRound):
        def proceed(self, g: Position) -> None:
            if self.number == ROUNDS:
                self.number = ROUNDS - 1
                self.phase = 1
            else:
                super().proceed(g)

    STEPS = {Round: EndlessRound}


@breaks(11)
class OnlyChance(Variant):
    """The die rolls on its edge, for ever."""

    class EdgyRound(OtherRound):
        def resolve(self, g: Position, outcome: int) -> None:
            g.tell(ROLLED, outcome)

    STEPS = {Round: EdgyRound}


@breaks(11)
class BoundTooLow(Variant):
    """It says it ends after five decisions."""

    def __init__(
        self, seats: int = SEATS, options: Mapping[str, str] | None = None, components: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(seats, options, components)
        self.bound = 5


@breaks(11)
class SomebodyMissing(Variant):
    """Only the winner has a place."""

    class TABLE(OtherTable):
        def standings(self) -> list[list[int]]:
            return super().standings()[:1]

    def new(self) -> Position:
        table = super().new()
        table.points[0] = 1  # so that not everybody can win
        return table


# -- 12: copies ------------------------------------------------------------------------------------------------------


@breaks(12)
class ShallowClone(Variant):
    """Copies share the hands."""

    class TABLE(OtherTable):
        def copy_more(self, copy: Any) -> None:
            copy.hands = self.hands


@breaks(12)
class SharedBag(Variant):
    """Copies share the bag."""

    class TABLE(OtherTable):
        def copy_more(self, copy: Any) -> None:
            copy.bag = self.bag


@breaks(12)
class SharedSteps(Variant):
    """Copies share the steps in progress."""

    class TABLE(OtherTable):
        def copy_more(self, copy: Any) -> None:
            copy.stack[:] = self.stack


@breaks(12)
class CloneForgets(Variant):
    """A copy has no points."""

    class TABLE(OtherTable):
        def copy_more(self, copy: Any) -> None:
            copy.points = zeros(SEATS)


class Omens(Variant):
    """Bidding nothing is an omen; three of them make an amphora worth more."""

    class OmenBids(OtherBids):
        def turn_up(self, g: Position) -> None:
            if sum(self.laid[:KINDS]) == 0:
                g.omens += 1
            self.worth += 1 if g.omens > 1 else 0
            super().turn_up(g)

    class TABLE(OtherTable):
        def __init__(self, game: Agora) -> None:
            super().__init__(game)
            self.omens = 0

    STEPS = {Bids: OmenBids}


@breaks(12)
class MissingInBoth(Omens):
    """Omens are missing in clone() and in fields()."""


@breaks(12)
class MissingInFields(Omens):
    """Omens are missing in fields() only."""

    class TABLE(Omens.TABLE):
        def copy_more(self, copy: Any) -> None:
            copy.omens = self.omens


@breaks(12)
class MissingCell(Variant):
    """The digest leaves out the last cell of a vector."""

    class TABLE(OtherTable):
        def pack(self) -> Any:
            since = self.since
            if len(since) != HANDS:
                return super().pack()
            self.since = vec[i64]([*since[: HANDS - 1], 0])
            try:
                return super().pack()
            finally:
                self.since = since


# -- 14: announcements -----------------------------------------------------------------------------------------------


@breaks(14)
class LuckyPick(Variant):
    """A player who lays a coin gets as many points as the next hand holds threes, and nobody is told: what is announced
    is true in the world where it was tried, and in few others."""

    class LuckyBids(OtherBids):
        def apply(self, g: Position, seat: int, action: int) -> None:
            if action != g.agora.done:
                g.points[seat] += g.hands[(seat + 1) % SEATS * KINDS + KINDS - 1]
            super().apply(g, seat, action)

    STEPS = {Bids: LuckyBids}
