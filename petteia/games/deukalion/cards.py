"""DEU-8.1, DEU-8.2 — Action cards: which may be played at a moment, and playing one. What each does: `effects.py`."""

from typing import Final

from petteia.engine.effects import Hindrance
from petteia.engine.ints import append, i64, vec
from petteia.engine.protocol import Reason
from petteia.games.deukalion import events
from petteia.games.deukalion.effects import EFFECTS, NOT_IN_HAND, OTHER_MOMENT, stays
from petteia.games.deukalion.hand import leave_hand
from petteia.games.deukalion.procedure import Occasion
from petteia.games.deukalion.state import Pieces

NO_OCCASION: Final = Occasion()
"""A moment outside moves and fights."""


def hindrance(g: Pieces, seat: i64, card: i64, moment: i64, at: Occasion) -> Hindrance[Pieces] | None:
    """What keeps a player from playing a card at a moment, if anything does."""
    if g.in_hand(seat, card) == 0:
        return NOT_IN_HAND
    return without_effect(g, seat, card, moment, at)


def without_effect(g: Pieces, seat: i64, card: i64, moment: i64, at: Occasion) -> Hindrance[Pieces] | None:
    """DEU-8.1.3, DEU-8.1.4 — What keeps a card from being played at a moment or from having some effect at once."""
    if g.box.card_at[card] & moment == 0:
        return OTHER_MOMENT
    return EFFECTS[g.box.card_effect[card]].hindrance(g, seat, card, at)


def playable(g: Pieces, seat: i64, moment: i64, at: Occasion, out: vec[i64]) -> vec[i64]:
    """Add to a list the cards that may be played at a moment."""
    if g.hand_size(seat) == 0:
        return out
    for card in range(g.box.cards):
        if g.in_hand(seat, card) > 0 and without_effect(g, seat, card, moment, at) is None:
            out = append(out, g.moves.play.at(card))
    return out


def why_not_play(g: Pieces, seat: i64, card: i64, moment: i64, at: Occasion) -> Reason:
    """Why a card cannot be played at a moment."""
    found = hindrance(g, seat, card, moment, at)
    if found is None:
        raise ValueError(f"nothing keeps seat {seat} from playing {g.box.card_ids[card]}")
    return found.reason(g, seat, card, moment)


def open_card(g: Pieces, seat: i64, card: i64) -> None:
    """A card is played face up: it leaves the hand and everybody sees it."""
    leave_hand(g, seat, card)
    g.tell(events.CARD_PLAYED, seat, card)


def play_card(g: Pieces, seat: i64, card: i64, at: Occasion) -> None:
    """DEU-8.1.2 — A card is played and put down, and takes effect."""
    open_card(g, seat, card)
    carry_out(g, seat, card, at)


def put_down(g: Pieces, seat: i64, card: i64) -> None:
    """DEU-8.1.2 — A card that stays lies before its player; every other goes to the discards before its effect."""
    if stays(g.box, card):
        g.add_staying(seat, card, 1)
    else:
        g.add_discarded(card, 1)


def carry_out(g: Pieces, seat: i64, card: i64, at: Occasion) -> None:
    """DEU-8.1.2 — An open card is put down, and takes effect."""
    put_down(g, seat, card)
    EFFECTS[g.box.card_effect[card]].take(g, seat, g.box.card_amount[card], at)
