"""DEU-8.4 — What action cards do: a class for each effect (docs/add-a-card.md adds one).

Each class says which entry of components.toml it belongs to, at which moments it can have an effect, what may prevent
it and the words of that refusal, and what it does. A card that changes a sailing move or a fight asks the `Occasion` at
which it is played to change itself.
"""

from typing import Final

from petteia.engine.effects import Effect, Hindrance, in_order
from petteia.engine.ints import i64
from petteia.engine.reading import Part
from petteia.games.deukalion import terms
from petteia.games.deukalion.box import Box
from petteia.games.deukalion.card_choices import Oracle, Trident, hydra_can_flee
from petteia.games.deukalion.loot import Horse, horse_finds
from petteia.games.deukalion.procedure import Occasion
from petteia.games.deukalion.reading import halves
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.underworld import BringBack

ANY_TIME: Final = terms.N_MOVE | terms.N_SAIL | terms.N_ACT | terms.W_ROLL | terms.W_SET


class OfCard(Hindrance[Pieces]):
    """A hindrance whose sentence names the card."""

    def figures(self, g: Pieces, seat: i64, what: i64, at: i64) -> dict[str, int | str]:
        return {"card": g.box.card_ids[what]}


class OtherMoment(Hindrance[Pieces]):
    """DEU-8.2.2 — The card belongs to another moment than this."""

    def figures(self, g: Pieces, seat: i64, what: i64, at: i64) -> dict[str, int | str]:
        name = terms.MOMENTS[int(at).bit_length() - 1] if at > 0 else terms.ELSEWHERE
        return {"card": g.box.card_ids[what], "moment": name}


class NoRoom(Hindrance[Pieces]):
    """DEU-8.1.4 — The ship is full."""

    def figures(self, g: Pieces, seat: i64, what: i64, at: i64) -> dict[str, int | str]:
        return {"spaces": int(g.box.spaces), "treasures": int(g.treasures(seat))}


class NoRoomForTreasure(Hindrance[Pieces]):
    """DEU-1.3.3 — The ship is full."""

    def figures(self, g: Pieces, seat: i64, what: i64, at: i64) -> dict[str, int | str]:
        return {"spaces": int(g.box.spaces)}


class ShutIn(Hindrance[Pieces]):
    """DEU-8.4.10 — No field beside the Hydra is free."""

    def figures(self, g: Pieces, seat: i64, what: i64, at: i64) -> dict[str, int | str]:
        return {"field": g.box.labels[g.hydra()]}


NOT_IN_HAND: Final = OfCard("not_in_hand", "DEU-8.1.1")
OTHER_MOMENT: Final = OtherMoment("card_at_another_moment", "DEU-8.2.2")
LIES_ALREADY: Final = OfCard("lies_before_you", "DEU-8.1.3")
NOBODY_BELOW: Final = Hindrance[Pieces]("nobody_below", "DEU-8.1.4")
NO_ROOM: Final = NoRoom("no_room", "DEU-8.1.4")
HYDRA_IS_SHUT_IN: Final = ShutIn("hydra_is_shut_in", "DEU-8.4.10")
NO_OPEN_MISSION: Final = OfCard("no_open_mission", "DEU-8.4.12")
NO_PILE: Final = OfCard("no_pile", "DEU-8.4.12")
NOT_UNDER_WAY: Final = OfCard("not_under_way", "DEU-8.4.4")
NO_CROSS: Final = OfCard("no_cross", "DEU-8.4.8")
SAVED_ALREADY: Final = OfCard("saved_already", "DEU-8.4.9")
ATTACKED_ALREADY: Final = Hindrance[Pieces]("attacked_already", "DEU-5.3.2")
NO_TREASURE_NEAR: Final = OfCard("no_treasure_near", "DEU-8.4.11")
NO_ROOM_FOR_TREASURE: Final = NoRoomForTreasure("no_room_for_treasure", "DEU-1.3.3")


class CardEffect(Effect):
    """What an action card does."""

    def __init__(self, kind: i64, name: str, moments: int = ANY_TIME, duration: str = "", verb: str = "") -> None:
        super().__init__(kind, name)
        self.moments: int = moments  # at which it can have an effect, one bit each
        self.duration: str = duration  # its `duration` in components.toml, where that tells two of one name apart
        self.verb: str = verb  # what its player may do only by playing it
        self.stays: bool = duration == "game"  # DEU-8.1.2: whether the card stays before its player

    def amount(self, part: Part) -> int:
        """The amount on a card; the rest of its entry is checked."""
        return part.number("amount", 1, 9)

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance[Pieces] | None:
        """DEU-8.1.4 — What keeps it from having an effect at once."""
        return None

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        """What it does. The card has been put down."""


class Lasting(CardEffect):
    """DEU-8.1.2 — A card that stays: its bonus is looked up where it counts."""

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance[Pieces] | None:
        """DEU-8.1.3 — A second one would change nothing."""
        return LIES_ALREADY if g.staying(seat, card) else None


class SailLonger(Lasting):
    """DEU-8.4.1 — Every sailing move is longer, the one in which the card is played, too."""

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        at.lengthen(amount)


class RecoverMore(Lasting):
    """DEU-8.4.2 — More soldiers come back by the Kylix or instead of sailing."""


class Stronger(Lasting):
    """DEU-8.4.3 — Strength in every fight, the one in which the card is played, too."""

    def amount(self, part: Part) -> int:
        return halves(part, "amount", 9)


class SailOn(CardEffect):
    """DEU-8.4.4 — This sailing move is longer."""

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance[Pieces] | None:
        return None if at.under_way() else NOT_UNDER_WAY

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        at.lengthen(amount)


class SailAgain(CardEffect):
    """DEU-8.4.5 — This sailing move ends, and another one begins."""

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        at.sail_again(g, amount)


class BringSoldiersBack(CardEffect):
    """DEU-8.4.6 — Soldiers return from the Underworld."""

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance[Pieces] | None:
        if g.below(seat) == 0:
            return NOBODY_BELOW
        return None if g.room(seat) > 0 else NO_ROOM

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        g.push(BringBack(seat, amount))


class StrikeHarder(CardEffect):
    """DEU-8.4.7 — Strength in this fight."""

    def amount(self, part: Part) -> int:
        return halves(part, "amount", 9)

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        at.strengthen(amount)


class ThrowAgain(CardEffect):
    """DEU-8.4.8 — The soldiers that show the cross are thrown once more."""

    def amount(self, part: Part) -> int:
        part.exactly("which", "cross_up", "soldiers showing the cross are thrown again (DEU-8.4.8)")
        return 0

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance[Pieces] | None:
        return None if at.crosses() > 0 else NO_CROSS

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        at.throw_again()


class SaveFallen(CardEffect):
    """DEU-8.4.9 — The soldiers that show the cross stay aboard."""

    def amount(self, part: Part) -> int:
        part.exactly("which", "all", "all that show the cross stay aboard (DEU-8.4.9)")
        return 0

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance[Pieces] | None:
        if at.crosses() == 0:
            return NO_CROSS
        return SAVED_ALREADY if at.fallen_are_saved() else None

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        at.save_fallen()


class MoveHydra(CardEffect):
    """DEU-8.4.10 — The Hydra goes where the player likes."""

    def amount(self, part: Part) -> int:
        steps = super().amount(part)
        part.exactly("may_attack", False, "it never attacks (DEU-8.4.10)")
        return steps

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance[Pieces] | None:
        return None if hydra_can_flee(g) else HYDRA_IS_SHUT_IN

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        g.push(Trident(seat, amount))


class TakeTreasure(CardEffect):
    """DEU-8.4.11 — A treasure out of a city beside the ship, without a fight."""

    def amount(self, part: Part) -> int:
        part.exactly("from", "adjacent_city", "the ship lies at the city (DEU-8.4.11)")
        part.exactly("fight", False, "there is no throw (DEU-8.4.11)")
        return 0

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance[Pieces] | None:
        if not at.may_raid(g):
            return ATTACKED_ALREADY
        if not horse_finds(g, seat):
            return NO_TREASURE_NEAR
        return None if g.can_load(seat) else NO_ROOM_FOR_TREASURE

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        at.raid()
        g.push(Horse(seat))


class SwapMission(CardEffect):
    """DEU-8.4.12 — An open mission goes under the pile for another one."""

    def amount(self, part: Part) -> int:
        part.exactly("put_back", "bottom_of_deck", "it goes under the pile (DEU-8.4.12)")
        return 0

    def hindrance(self, g: Pieces, seat: i64, card: i64, at: Occasion) -> Hindrance[Pieces] | None:
        if g.open_mission(0) < 0 and g.open_mission(1) < 0:
            return NO_OPEN_MISSION
        return None if g.pile_size() > 0 else NO_PILE

    def take(self, g: Pieces, seat: i64, amount: i64, at: Occasion) -> None:
        g.push(Oracle(seat))


EFFECTS: Final[list[CardEffect]] = [
    SailLonger(terms.SAIL_LONGER, "sail_bonus", duration="game"),
    RecoverMore(terms.RECOVER_MORE, "recover_bonus", duration="game"),
    Stronger(terms.STRONGER, "strength_bonus", ANY_TIME | terms.W_THROW, duration="game"),
    SailOn(terms.SAIL_ON, "sail_bonus", terms.N_SAIL, duration="one_move"),
    SailAgain(terms.SAIL_AGAIN, "extra_sail", terms.N_SAIL),
    BringSoldiersBack(terms.BRING_BACK, "recover_soldiers", ANY_TIME | terms.W_PREP),
    StrikeHarder(terms.STRIKE_HARDER, "strength_bonus", terms.W_THROW, duration="one_fight"),
    ThrowAgain(terms.THROW_AGAIN, "rethrow", terms.W_THROW),
    SaveFallen(terms.SAVE_FALLEN, "save_fallen", terms.W_THROW),
    MoveHydra(terms.MOVE_HYDRA, "move_hydra"),
    TakeTreasure(terms.TAKE_TREASURE, "take_treasure", terms.N_SAIL, verb="raid"),
    SwapMission(terms.SWAP_MISSION, "replace_open_mission", terms.N_ACT, verb="swap"),
]


def stays(box: Box, card: i64) -> bool:
    """DEU-8.1.2 — Whether a card stays before its player."""
    return EFFECTS[box.card_effect[card]].stays


if not in_order(EFFECTS):
    raise AssertionError("EFFECTS of effects.py is not in the order of the numbers in terms.py")
