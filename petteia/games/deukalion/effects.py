"""DEU-8.4 — What action cards do: a class for each effect (docs/add-a-card.md adds one).

Each class says which entry of components.toml it belongs to, at which moments it can mean something, what may stand in
its way and under which words a player is told so, and what it does. A card that changes a sailing move or a fight asks
the `Occasion` at which it is played to change itself.
"""

from typing import ClassVar, Final

from petteia.engine.ints import i64
from petteia.engine.protocol import Reason
from petteia.engine.reading import Part
from petteia.games.deukalion import terms
from petteia.games.deukalion.box import Box
from petteia.games.deukalion.card_choices import Oracle, Trident, hydra_can_flee
from petteia.games.deukalion.loot import Horse, horse_finds
from petteia.games.deukalion.procedure import Occasion
from petteia.games.deukalion.reading import halves
from petteia.games.deukalion.state import PILE_SIZE, Pieces
from petteia.games.deukalion.underworld import BringBack

ANY_TIME: Final = terms.N_MOVE | terms.N_SAIL | terms.N_ACT | terms.W_ROLL | terms.W_SET


class Hindrance:
    """What keeps a card from being played: the key of its words, and the rule. Lists of options are made without
    building a sentence, so figures are looked up only when somebody is told."""

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule

    def figures(self, g: Pieces, seat: i64, card: i64, moment: i64) -> dict[str, int | str]:
        """What the sentence names: the card, unless it says something else."""
        return {"card": g.box.card_ids[card]}

    def reason(self, g: Pieces, seat: i64, card: i64, moment: i64) -> Reason:
        """The refusal with its figures."""
        return Reason(self.code, self.figures(g, seat, card, moment), self.rule)


class Plain(Hindrance):
    """One whose sentence names nothing."""

    def figures(self, g: Pieces, seat: i64, card: i64, moment: i64) -> dict[str, int | str]:
        return {}


class OtherMoment(Hindrance):
    """DEU-8.2.2 — The card belongs to another moment than this."""

    def figures(self, g: Pieces, seat: i64, card: i64, moment: i64) -> dict[str, int | str]:
        name = terms.MOMENTS[int(moment).bit_length() - 1] if moment > 0 else terms.ELSEWHERE
        return {"card": g.box.card_ids[card], "moment": name}


class NoRoom(Hindrance):
    """DEU-8.1.4 — The ship is full."""

    def figures(self, g: Pieces, seat: i64, card: i64, moment: i64) -> dict[str, int | str]:
        return {"spaces": int(g.box.spaces), "treasures": int(g.treasures(seat))}


class NoRoomForTreasure(Hindrance):
    """DEU-1.3.3 — The ship is full."""

    def figures(self, g: Pieces, seat: i64, card: i64, moment: i64) -> dict[str, int | str]:
        return {"spaces": int(g.box.spaces)}


class ShutIn(Hindrance):
    """DEU-8.4.10 — No field beside the Hydra is free."""

    def figures(self, g: Pieces, seat: i64, card: i64, moment: i64) -> dict[str, int | str]:
        return {"field": g.box.labels[g.hydra()]}


NOT_IN_HAND: Final = Hindrance("not_in_hand", "DEU-8.1.1")
OTHER_MOMENT: Final = OtherMoment("card_at_another_moment", "DEU-8.2.2")
LIES_ALREADY: Final = Hindrance("lies_before_you", "DEU-8.1.3")
NOBODY_BELOW: Final = Plain("nobody_below", "DEU-8.1.4")
NO_ROOM: Final = NoRoom("no_room", "DEU-8.1.4")
HYDRA_IS_SHUT_IN: Final = ShutIn("hydra_is_shut_in", "DEU-8.4.10")
NO_OPEN_MISSION: Final = Hindrance("no_open_mission", "DEU-8.4.12")
NO_PILE: Final = Hindrance("no_pile", "DEU-8.4.12")
NOT_UNDER_WAY: Final = Hindrance("not_under_way", "DEU-8.4.4")
NO_CROSS: Final = Hindrance("no_cross", "DEU-8.4.8")
SAVED_ALREADY: Final = Hindrance("saved_already", "DEU-8.4.9")
ATTACKED_ALREADY: Final = Plain("attacked_already", "DEU-5.3.2")
NO_TREASURE_NEAR: Final = Hindrance("no_treasure_near", "DEU-8.4.11")
NO_ROOM_FOR_TREASURE: Final = NoRoomForTreasure("no_room_for_treasure", "DEU-1.3.3")


class Effect:
    """What an action card does."""

    KIND: ClassVar[int]
    """Its number, by which other rules and bots ask for it: its place in `EFFECTS`."""
    TYPE: ClassVar[str]
    """The `type` of an effect in components.toml."""
    DURATION: ClassVar[str] = ""
    """Its `duration` there, where that tells two of one type apart."""
    AT: ClassVar[int] = ANY_TIME
    """The moments at which it can mean something, one bit each."""
    STAYS: ClassVar[bool] = False
    """DEU-8.1.2 — Whether the card stays before its player."""
    VERB: ClassVar[str] = ""
    """What its player may do only by playing it."""

    def __init__(self) -> None:
        self.stays: bool = type(self).STAYS  # looked up often

    def amount(self, part: Part) -> int:
        """How much of it a card has; what else its entry says is checked."""
        return part.number("amount", 1, 9)

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance | None:
        """DEU-8.1.4 — What keeps it from having some effect at once."""
        return None

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        """What it does. The card has been put down."""


class Lasting(Effect):
    """DEU-8.1.2 — A card that stays: what it gives is looked up where it counts."""

    STAYS: ClassVar[bool] = True
    DURATION: ClassVar[str] = "game"

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance | None:
        """DEU-8.1.3 — A second one would change nothing."""
        return LIES_ALREADY if g.staying(seat, card) else None


class SailLonger(Lasting):
    """DEU-8.4.1 — Every sailing move is longer, the one in which the card is played, too."""

    KIND: ClassVar[int] = terms.SAIL_LONGER
    TYPE: ClassVar[str] = "sail_bonus"

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        at.lengthen(amount)


class RecoverMore(Lasting):
    """DEU-8.4.2 — More soldiers come back by the Kylix or instead of sailing."""

    KIND: ClassVar[int] = terms.RECOVER_MORE
    TYPE: ClassVar[str] = "recover_bonus"


class Stronger(Lasting):
    """DEU-8.4.3 — Strength in every fight, the one in which the card is played, too."""

    KIND: ClassVar[int] = terms.STRONGER
    TYPE: ClassVar[str] = "strength_bonus"
    AT: ClassVar[int] = ANY_TIME | terms.W_THROW

    def amount(self, part: Part) -> int:
        return halves(part, "amount", 9)


class SailOn(Effect):
    """DEU-8.4.4 — This sailing move is longer."""

    KIND: ClassVar[int] = terms.SAIL_ON
    TYPE: ClassVar[str] = "sail_bonus"
    DURATION: ClassVar[str] = "one_move"
    AT: ClassVar[int] = terms.N_SAIL

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance | None:
        return None if at.under_way() else NOT_UNDER_WAY

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        at.lengthen(amount)


class SailAgain(Effect):
    """DEU-8.4.5 — This sailing move ends, and another one begins."""

    KIND: ClassVar[int] = terms.SAIL_AGAIN
    TYPE: ClassVar[str] = "extra_sail"
    AT: ClassVar[int] = terms.N_SAIL

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        at.sail_again(g, amount)


class BringSoldiersBack(Effect):
    """DEU-8.4.6 — Soldiers return from the Underworld."""

    KIND: ClassVar[int] = terms.BRING_BACK
    TYPE: ClassVar[str] = "recover_soldiers"
    AT: ClassVar[int] = ANY_TIME | terms.W_PREP

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance | None:
        if g.below(seat) == 0:
            return NOBODY_BELOW
        return None if g.room(seat) > 0 else NO_ROOM

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        g.push(BringBack(seat, amount))


class StrikeHarder(Effect):
    """DEU-8.4.7 — Strength in this fight."""

    KIND: ClassVar[int] = terms.STRIKE_HARDER
    TYPE: ClassVar[str] = "strength_bonus"
    DURATION: ClassVar[str] = "one_fight"
    AT: ClassVar[int] = terms.W_THROW

    def amount(self, part: Part) -> int:
        return halves(part, "amount", 9)

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        at.strengthen(amount)


class ThrowAgain(Effect):
    """DEU-8.4.8 — The soldiers that show the cross are thrown once more."""

    KIND: ClassVar[int] = terms.THROW_AGAIN
    TYPE: ClassVar[str] = "rethrow"
    AT: ClassVar[int] = terms.W_THROW

    def amount(self, part: Part) -> int:
        part.exactly("which", "cross_up", "soldiers showing the cross are thrown again (DEU-8.4.8)")
        return 0

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance | None:
        return None if at.crosses() > 0 else NO_CROSS

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        at.throw_again()


class SaveFallen(Effect):
    """DEU-8.4.9 — The soldiers that show the cross stay aboard."""

    KIND: ClassVar[int] = terms.SAVE_FALLEN
    TYPE: ClassVar[str] = "save_fallen"
    AT: ClassVar[int] = terms.W_THROW

    def amount(self, part: Part) -> int:
        part.exactly("which", "all", "all that show the cross stay aboard (DEU-8.4.9)")
        return 0

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance | None:
        if at.crosses() == 0:
            return NO_CROSS
        return SAVED_ALREADY if at.fallen_are_saved() else None

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        at.save_fallen()


class MoveHydra(Effect):
    """DEU-8.4.10 — The Hydra goes where the player likes."""

    KIND: ClassVar[int] = terms.MOVE_HYDRA
    TYPE: ClassVar[str] = "move_hydra"

    def amount(self, part: Part) -> int:
        steps = super().amount(part)
        part.exactly("may_attack", False, "it never attacks (DEU-8.4.10)")
        return steps

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance | None:
        return None if hydra_can_flee(g) else HYDRA_IS_SHUT_IN

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        g.push(Trident(seat, amount))


class TakeTreasure(Effect):
    """DEU-8.4.11 — A treasure out of a city beside the ship, without a fight."""

    KIND: ClassVar[int] = terms.TAKE_TREASURE
    TYPE: ClassVar[str] = "take_treasure"
    AT: ClassVar[int] = terms.N_SAIL
    VERB: ClassVar[str] = "raid"

    def amount(self, part: Part) -> int:
        part.exactly("from", "adjacent_city", "the ship lies at the city (DEU-8.4.11)")
        part.exactly("fight", False, "there is no throw (DEU-8.4.11)")
        return 0

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance | None:
        if not at.may_raid(g):
            return ATTACKED_ALREADY
        if not horse_finds(g, seat):
            return NO_TREASURE_NEAR
        return None if g.can_load(seat) else NO_ROOM_FOR_TREASURE

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        at.raid()
        g.push(Horse(seat))


class SwapMission(Effect):
    """DEU-8.4.12 — An open mission goes under the pile for another one."""

    KIND: ClassVar[int] = terms.SWAP_MISSION
    TYPE: ClassVar[str] = "replace_open_mission"
    AT: ClassVar[int] = terms.N_ACT
    VERB: ClassVar[str] = "swap"

    def amount(self, part: Part) -> int:
        part.exactly("put_back", "bottom_of_deck", "it goes under the pile (DEU-8.4.12)")
        return 0

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance | None:
        if g.open_mission(0) < 0 and g.open_mission(1) < 0:
            return NO_OPEN_MISSION
        return None if g.cells[PILE_SIZE] > 0 else NO_PILE

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        g.push(Oracle(seat))


EFFECTS: Final[list[Effect]] = [
    SailLonger(), RecoverMore(), Stronger(), SailOn(), SailAgain(), BringSoldiersBack(), StrikeHarder(), ThrowAgain(),
    SaveFallen(), MoveHydra(), TakeTreasure(), SwapMission(),
]  # fmt: skip


def stays(box: Box, card: i64) -> bool:
    """DEU-8.1.2 — Whether a card stays before its player."""
    return EFFECTS[box.card_effect[card]].stays


if [effect.KIND for effect in EFFECTS] != list(range(len(EFFECTS))):
    raise AssertionError("EFFECTS of effects.py is not in the order of the numbers in terms.py")
