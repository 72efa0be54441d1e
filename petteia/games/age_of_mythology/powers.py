"""AOM-3.9 — What a god's power is, and what may keep a player from buying it.

There is a class for each power in `god_powers.py`, or in `god_targets.py` if it targets a player. Each says which entry
of components.toml it belongs to, when it works, whether it could do something, and what it does.
"""

from typing import Final

from petteia.engine.effects import Effect, Hindrance
from petteia.engine.ints import i64
from petteia.engine.reading import Part
from petteia.games.age_of_mythology.box import Box
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import FAVOR, NOTHING


class OfGod(Hindrance[Pieces]):
    """A hindrance whose sentence names the god."""

    def figures(self, g: Pieces, seat: i64, what: i64, at: i64) -> dict[str, int | str]:
        return {"god": g.box.god_ids[what]}


class NoFavor(Hindrance[Pieces]):
    """AOM-3.9.2 — The power costs more."""

    def figures(self, g: Pieces, seat: i64, what: i64, at: i64) -> dict[str, int | str]:
        needed, have = int(g.box.effects.favor[what]), int(g.cubes(seat, FAVOR))
        return {"god": g.box.god_ids[what], "favor": needed, "have": have, "missing": needed - have}


class NoCardLeft(Hindrance[Pieces]):
    """AOM-6.2.10 — There is no card for a fourth action."""

    def figures(self, g: Pieces, seat: i64, what: i64, at: i64) -> dict[str, int | str]:
        rounds = int(g.box.rounds - g.round())
        return {"god": g.box.god_ids[what], "cards": int(at), "rounds": rounds}


NO_FAVOR: Final = NoFavor("no_favor", "AOM-3.9.2")
NO_EFFECT: Final = OfGod("power_without_effect", "AOM-3.9.6")
IN_FOURTH_ACTION: Final = OfGod("fourth_action_only_once", "AOM-6.4.7")
NO_CARD_LEFT: Final = NoCardLeft("no_card_for_a_fourth_action", "AOM-6.2.10")


class Power(Effect):
    """What a god does."""

    def __init__(self, kind: i64, name: str, action: i64 = NOTHING, timing: str = "") -> None:
        super().__init__(kind, name)
        self.action: i64 = action  # AOM-3.9.4: what a bound power changes; NOTHING for a free-standing one
        self.timing: str = timing or ("before_action" if action < 0 else "modifies_action")

    def read(self, part: Part, god: int, box: Box) -> None:
        """Read its figures; the rest of its entry is checked."""

    def useful(self, g: Pieces, seat: i64, god: i64) -> bool:
        """AOM-3.9.6 — Whether it could do something."""
        return True

    def hindrance(self, g: Pieces, seat: i64, god: i64, cards_after: i64) -> Hindrance[Pieces] | None:
        """What keeps a player who can pay for it from buying it. `cards_after` is how many cards the player then
        holds."""
        return None if self.useful(g, seat, god) else NO_EFFECT

    def take(self, g: Pieces, seat: i64, god: i64) -> None:
        """What a free-standing power does. The action looks up what a bound power changes."""
