"""PAR-3.9 — The hand limit: three commodities of any kind, or one of each type shown to all; more with a Treasury."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.protocol import Prompt, Reason
from petteia.games.parthenon import events
from petteia.games.parthenon.ledger import ALL_COMMODITIES, everybody_sees, everybody_sees_all, listed
from petteia.games.parthenon.picking import gifts, next_kinds
from petteia.games.parthenon.procedure import Commit, given_from_hand
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import COMMODITIES, HAND_BONUS, TREASURY


def keep_any(g: Pieces, seat: i64) -> i64:
    """PAR-3.9.2 — Commodities of any types that can be kept."""
    base = g.box.treasury_any if g.works(seat, TREASURY) else g.box.keep_any
    return base + g.effect_sum(seat, HAND_BONUS)


def keep_per_type(g: Pieces, seat: i64) -> i64:
    """PAR-3.9.3 — Commodities of each type that can be kept, before the bonus."""
    return g.box.treasury_per_type if g.works(seat, TREASURY) else g.box.keep_per_type


def beyond_any(g: Pieces, seat: i64, gone: vec[i64]) -> i64:
    """PAR-3.9.2 — How many commodities go if cards of any types are kept, some being gone already."""
    over: i64 = -keep_any(g, seat)
    for kind in range(COMMODITIES):
        over += g.hand(seat, kind) - gone[kind]
    return over if over > 0 else 0


def beyond_each(g: Pieces, seat: i64, gone: vec[i64]) -> i64:
    """PAR-3.9.3, PAR-3.9.4 — How many commodities go if some of each type are kept, some being gone already."""
    over: i64 = -g.effect_sum(seat, HAND_BONUS)
    kept = keep_per_type(g, seat)
    for kind in range(COMMODITIES):
        more = g.hand(seat, kind) - gone[kind] - kept
        over += more if more > 0 else 0
    return over if over > 0 else 0


def over_limit(g: Pieces) -> i64:
    """PAR-13.2.12 — The seats with more cards in hand than any limit allows, aegis included."""
    out: i64 = 0
    for seat in range(g.seats):
        if g.hand_size(seat) > keep_any(g, seat):
            out |= i64(1) << seat
    return out


class HandLimit(Commit):
    """PAR-3.9.5 — Who has too many commodities chooses the option, then discards one card at a time."""

    RULE: ClassVar[str] = "PAR-3.9.5"
    VERBS: ClassVar[str] = "keep_any keep_per_type done give"

    def chosen(self, seat: i64) -> bool:
        """Whether a seat has chosen what it keeps."""
        return len(self.picks[seat]) > 0

    def per_type(self, g: Pieces, seat: i64) -> bool:
        """Whether a seat has chosen to keep some of each type."""
        return len(self.picks[seat]) > 0 and self.picks[seat][0] == g.moves.keep_per_type

    def gone(self, g: Pieces, seat: i64) -> vec[i64]:
        """What a seat has discarded, by kind."""
        out = zeros(COMMODITIES)
        for pick in self.picks[seat]:
            if g.moves.give.holds(pick):
                out[g.moves.give.index(pick)] += 1
        return out

    def left(self, g: Pieces, seat: i64) -> i64:
        """How many cards are still to be discarded under the option chosen."""
        gone = self.gone(g, seat)
        return beyond_each(g, seat, gone) if self.per_type(g, seat) else beyond_any(g, seat, gone)

    def spare(self, g: Pieces, seat: i64, gone: vec[i64], kind: i64) -> i64:
        """Cards of a kind that can still be discarded."""
        n = g.hand(seat, kind) - gone[kind]
        return n - keep_per_type(g, seat) if self.per_type(g, seat) else n

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        m = g.moves
        out = vec[i64]()
        if len(self.picks[seat]) == 0:
            if g.commodities(hand_of(seat)) <= keep_any(g, seat):
                return append(out, m.done)
            return append(append(out, m.keep_any), m.keep_per_type)
        gone = self.gone(g, seat)
        left = self.left(g, seat)
        if left == 0:
            return append(out, m.done)
        first = m.give.index(self.last(seat)) if m.give.holds(self.last(seat)) else 0
        spare = zeros(COMMODITIES)
        for kind in range(first, COMMODITIES):
            spare[kind] = self.spare(g, seat, gone, kind)
        return gifts(g, next_kinds(spare, first, left))

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        limit = int(keep_any(g, seat))
        have = int(g.commodities(hand_of(seat)))
        if action == m.done:
            return Reason("over_limit", {"have": have, "limit": limit}, "PAR-3.9.1")
        if action == m.keep_any or action == m.keep_per_type:
            if have <= limit:
                return Reason("within_limit", {"have": have, "limit": limit}, "PAR-3.9.5")
            return Reason("option_chosen", {}, "PAR-3.9.5")
        kind = m.give.index(action)
        card = g.word("cards", kind)
        if have <= limit:
            return Reason("within_limit", {"have": have, "limit": limit}, "PAR-3.9.5")
        if len(self.picks[seat]) == 0:
            return Reason("option_first", {}, "PAR-3.9.5")
        if self.left(g, seat) == 0:
            return Reason("limit_is_met", {}, "PAR-3.9.5")
        if kind >= COMMODITIES or self.spare(g, seat, self.gone(g, seat), kind) <= 0:
            return Reason("none_to_discard", {"card": card}, "PAR-3.9.5")
        return Reason("would_not_do", {"card": card, "due": int(self.left(g, seat))}, "PAR-2.2.4")

    def carry_out(self, g: Pieces) -> None:
        """PAR-3.9.6, PAR-3.9.7 — Discards go to the bank; who chose per type shows all commodities kept."""
        for place in range(g.seats):
            seat = g.in_order(place)
            if (self.asked >> seat) & 1 == 0:
                continue
            hand = hand_of(seat)
            gone = self.gone(g, seat)
            g.tell(events.LIMIT_MET, seat, many=listed(gone))
            n: i64 = 0
            for kind in range(COMMODITIES):
                n += gone[kind]
                if gone[kind] > 0:
                    g.give_up(hand, kind, gone[kind])
            if self.per_type(g, seat):
                shown = g.count_row(hand)[:COMMODITIES]
                g.tell(events.HAND_SHOWN, seat, many=listed(shown))
                everybody_sees_all(g, hand, 0, COMMODITIES)
            else:
                limit = keep_any(g, seat)
                g.tell(events.HAND_KEPT, seat)
                everybody_sees(g, hand, ALL_COMMODITIES, limit if n > 0 else 0, limit)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        if len(self.picks[seat]) == 0:
            if g.commodities(hand_of(seat)) <= keep_any(g, seat):
                return Prompt("nothing_to_choose")
            params: dict[str, int | str] = {"any": int(keep_any(g, seat)), "per_type": int(keep_per_type(g, seat))}
            return Prompt("hand_limit", params)
        if self.left(g, seat) == 0:
            return Prompt("nothing_to_choose")
        return Prompt("discard", {"left": int(self.left(g, seat))})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return given_from_hand(g, seat, action)

    def empty(self) -> "HandLimit":
        return HandLimit()
