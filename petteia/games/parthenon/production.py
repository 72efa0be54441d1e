"""PAR-3.2 — Production: villages and workshops yield, armies raise the yield, events and philosophies change it."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.protocol import Prompt, Reason
from petteia.games.parthenon import events
from petteia.games.parthenon.ledger import NO_LIMIT, everybody_sees
from petteia.games.parthenon.picking import only_kind
from petteia.games.parthenon.procedure import Commit
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import (
    ARMY,
    BLOCK_PRODUCTION,
    BONUS_PRODUCTION,
    COMMODITIES,
    EVENT_PRODUCTION,
    NOTHING,
    REDUCE_PRODUCTION,
    WORKSHOP,
)

SILENCE: Final = 0
RANSOM: Final = 1
POST: Final = 2
BONUS: Final = 3
FORGO: Final = 4
OVER: Final = 5
CHOICES: Final = ("silence", "ransom", "post", "bonus", "forgo")


def product(g: Pieces, seat: i64, structure: i64) -> i64:
    """What a village or workshop yields."""
    return g.box.produces[g.island(seat) * 8 + structure]


def dry(g: Pieces, seat: i64) -> i64:
    """PAR-7.2.3 — The basic whose villages yield nothing for a player this season, or NOTHING."""
    event = g.in_force(BLOCK_PRODUCTION)
    return g.choice(event) if event >= 0 and not g.ignores(seat, event) else NOTHING


def unrest(g: Pieces, seat: i64) -> bool:
    """PAR-7.2.6 — Whether a player has to silence a village."""
    event = g.suspending(1)
    if event < 0:
        return False
    return g.choice(event) == seat and not g.ignores(seat, event) and g.count_built(seat, 0, WORKSHOP) > 0


def plague(g: Pieces, seat: i64) -> bool:
    """PAR-7.3.5 — Whether a player is touched by Plague."""
    event = g.in_force(REDUCE_PRODUCTION)
    return event >= 0 and not g.ignores(seat, event)


def bonuses(g: Pieces, seat: i64) -> vec[i64]:
    """The bonus cards a player may take, each as bits of kinds: Rich Harvest, then philosophies and wonders."""
    out = vec[i64]()
    event = g.in_force(EVENT_PRODUCTION)
    if event >= 0:
        kinds: i64 = 0
        for village in range(WORKSHOP):
            if g.has_built(seat, village):
                kinds |= i64(1) << product(g, seat, village)
        if kinds != 0:
            out = append(out, kinds)
    giver = g.box.givers.first_with[BONUS_PRODUCTION]
    while giver >= 0:
        if g.has(seat, giver):
            out = append(out, g.box.givers.cards[giver])
        giver = g.box.givers.next_with[giver]
    return out


class Plan:
    """What a seat has picked so far in production, and what it has to pick next."""

    def __init__(self, g: Pieces, seat: i64, picks: vec[i64]) -> None:
        self.stage: i64 = SILENCE
        self.silenced: i64 = NOTHING
        self.returned: bool = False
        self.posted: i64 = 0  # bits of villages
        self.yielding: i64 = 0
        self.due: vec[i64] = zeros(COMMODITIES)
        self.options: i64 = 0  # bits: villages or kinds to pick from, where the stage has any
        self.bonus: i64 = 0
        self.forgone: i64 = NOTHING
        self.at: i64 = 0
        self.follow(g, seat, picks)

    def follow(self, g: Pieces, seat: i64, picks: vec[i64]) -> None:
        """PAR-3.2.4 — Follow the choices made so far, one after the other."""
        m = g.moves
        villages = g.built(seat) & 63
        if unrest(g, seat):
            self.options = villages
            if self.at == len(picks):
                return
            self.silenced = m.silence.index(picks[self.at])
            self.at += 1
        self.stage = RANSOM
        armies = g.hand(seat, ARMY)
        if plague(g, seat) and armies > 0:
            if self.at == len(picks):
                return
            self.returned = picks[self.at] == m.return_army
            self.at += 1
            armies -= 1 if self.returned else 0
        if not self.post(g, seat, picks, villages, armies):
            return
        self.stage = BONUS
        for kinds in bonuses(g, seat):
            kind = only_kind(kinds)
            if kind < 0:
                self.options = kinds
                if self.at == len(picks):
                    return
                kind = m.take.index(picks[self.at])
                self.at += 1
            self.due[kind] += 1
        self.stage = FORGO
        if plague(g, seat) and not self.returned and not self.forgo(g, picks):
            return
        self.stage = OVER

    def post(self, g: Pieces, seat: i64, picks: vec[i64], villages: i64, armies: i64) -> bool:
        """PAR-3.2.2, PAR-3.2.3 — Armies to yielding villages, as many as can be; False if some are still to come."""
        m = g.moves
        self.stage = POST
        lost = dry(g, seat)
        n: i64 = 0
        for village in range(WORKSHOP):
            if (villages >> village) & 1 != 0 and village != self.silenced and product(g, seat, village) != lost:
                self.yielding |= i64(1) << village
                n += 1
        if armies >= n:
            self.posted = self.yielding
        else:
            last: i64 = -1
            for left in range(armies, 0, -1):
                self.options = from_on(self.yielding, last + 1, left)
                if self.at == len(picks):
                    return False
                last = m.post.index(picks[self.at])
                self.at += 1
                self.posted |= i64(1) << last
        for village in range(WORKSHOP):
            if (self.yielding >> village) & 1 != 0:
                extra = g.box.per_army if (self.posted >> village) & 1 != 0 else 0
                self.due[product(g, seat, village)] += g.box.per_village + extra
        for workshop in range(WORKSHOP, WORKSHOP + 2):
            if g.has_built(seat, workshop):
                self.due[product(g, seat, workshop)] += g.box.per_workshop
        return True

    def forgo(self, g: Pieces, picks: vec[i64]) -> bool:
        """PAR-7.3.5 — One card of what is due is not taken; False if it is still to be picked."""
        kinds: i64 = 0
        for kind in range(COMMODITIES):
            if self.due[kind] > 0:
                kinds |= i64(1) << kind
        if kinds == 0:
            return True
        kind = only_kind(kinds)
        if kind < 0:
            self.options = kinds
            if self.at == len(picks):
                return False
            kind = g.moves.forgo.index(picks[self.at])
            self.at += 1
        self.forgone = kind
        self.due[kind] -= 1
        return True


def from_on(villages: i64, first: i64, left: i64) -> i64:
    """The villages from one on after which enough are left for the armies still to come."""
    out: i64 = 0
    found: i64 = 0
    for village in range(WORKSHOP - 1, -1, -1):
        if village >= first and (villages >> village) & 1 != 0:
            found += 1
            if found >= left:
                out |= i64(1) << village
    return out


class Production(Commit):
    """PAR-3.2.4 — All players make their production choices at the same time; then all cards are taken together."""

    RULE: ClassVar[str] = "PAR-3.2.4"
    VERBS: ClassVar[str] = "silence post done return_army keep_army take forgo"

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        m = g.moves
        plan = Plan(g, seat, self.picks[seat])
        out = vec[i64]()
        if plan.stage == OVER:
            return append(out, m.done)
        if plan.stage == RANSOM:
            return append(append(out, m.return_army), m.keep_army)
        verb = m.silence
        if plan.stage == POST:
            verb = m.post
        elif plan.stage == BONUS:
            verb = m.take
        elif plan.stage == FORGO:
            verb = m.forgo
        for index in range(COMMODITIES):
            if (plan.options >> index) & 1 != 0:
                out = append(out, verb.at(index))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        stage = Plan(g, seat, self.picks[seat]).stage
        if action == m.done:
            return Reason("choose_first", {}, "PAR-3.2.4")
        if m.silence.holds(action):
            if stage != SILENCE:
                return Reason("no_unrest", {}, "PAR-7.2.6")
            return Reason("not_built", {"structure": g.word("structures", m.silence.index(action))}, "PAR-7.2.6")
        if action == m.return_army or action == m.keep_army:
            return Reason("no_ransom", {"armies": int(g.hand(seat, ARMY))}, "PAR-7.3.5")
        if m.post.holds(action):
            village = g.word("villages", m.post.index(action))
            if stage != POST:
                return Reason("no_army_to_post", {"village": village}, "PAR-3.2.3")
            return Reason("no_army_there", {"village": village}, "PAR-3.2.3")
        if m.take.holds(action):
            return Reason("no_such_bonus", {"card": g.word("cards", m.take.index(action))}, "PAR-3.2.4")
        return Reason("not_due", {"card": g.word("cards", m.forgo.index(action))}, "PAR-7.3.5")

    def carry_out(self, g: Pieces) -> None:
        """PAR-3.2.5 — All cards are taken into hand together; how many armies stand where is seen by all."""
        for place in range(g.seats):
            seat = g.in_order(place)
            hand = hand_of(seat)
            plan = Plan(g, seat, self.picks[seat])
            if plan.silenced >= 0:
                g.tell(events.VILLAGE_SILENCED, seat, plan.silenced)
            if plan.returned:
                g.tell(events.ARMY_RETURNED, seat)
                g.give_up(hand, ARMY, 1)
            posted = vec[i64]()
            yielding: i64 = 0
            for village in range(WORKSHOP):
                yielding += (plan.yielding >> village) & 1
                if (plan.posted >> village) & 1 != 0:
                    posted = append(posted, village)
            g.tell(events.ARMIES_POSTED, seat, many=posted)
            if yielding > 0:
                n: i64 = len(posted)
                everybody_sees(g, hand, ARMY, n, n if n < yielding else NO_LIMIT)
            taken = vec[i64]()
            for kind in range(COMMODITIES):
                g.take(hand, kind, plan.due[kind])
                for _ in range(plan.due[kind]):
                    taken = append(taken, kind)
            g.tell(events.PRODUCED, seat, many=taken)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        stage = Plan(g, seat, self.picks[seat]).stage
        if stage == OVER:
            return Prompt("nothing_to_choose")
        return Prompt("production_" + CHOICES[stage])

    def empty(self) -> "Production":
        return Production()


def producers(g: Pieces) -> i64:
    """PAR-13.2.11 — The seats that may have something to choose, as far as everybody knows."""
    out: i64 = 0
    for seat in range(g.seats):
        villages = g.count_built(seat, 0, WORKSHOP)
        asked = unrest(g, seat) or plague(g, seat) or (villages > 0 and g.hand_size(seat) > 0)
        for kinds in bonuses(g, seat):
            asked = asked or only_kind(kinds) < 0
        if asked:
            out |= i64(1) << seat
    return out
