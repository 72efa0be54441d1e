"""Agora, a small auction for three seats: private draws, a die, secret bids, a payment in steps, a peek.

It is the example that newcomers copy (docs/add-a-game.md) and the game on which the engine is proved.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from petteia.engine.actions import Verb
from petteia.engine.events import EventKind, Reveal, only
from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, total, vec, zeros
from petteia.engine.packing import Packer
from petteia.engine.pool import Pool
from petteia.engine.protocol import CHANCE, NOBODY, Game, Prompt, Reason, Seats, State, Step, one
from petteia.engine.view import ViewBuilder

SEATS: Final = 3
ROUNDS: Final = 3
KINDS: Final = 3
COINS: Final = (5, 4, 3)
HANDS: Final = SEATS * KINDS

DREW = EventKind("drew", "seat", secret="coin:coins")
ROLLED = EventKind("rolled", "worth")
READY = EventKind("ready", "seat")
TURNED_UP = Reveal("turned_up", "seat", many="coins:coins")
WON = EventKind("won", "seat worth price")
PAID = EventKind("paid", "seat coin:coins")
PEEKED = EventKind("peeked", "seat", secret="coin:coins")


class Agora(Game):
    """The box: twelve coins, a die, and the words for them."""

    ID: ClassVar[str] = "agora"
    TITLE: ClassVar[str] = "Agora"
    SEAT_COUNTS: ClassVar[tuple[int, ...]] = (SEATS,)
    ORDERS: ClassVar[bool] = True
    RULES: ClassVar[str] = str(Path(__file__).with_name("rules.md"))
    LOCALE: ClassVar[str] = str(Path(__file__).with_name("locale"))

    def __init__(
        self, seats: int = SEATS, options: Mapping[str, str] | None = None, components: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(seats, options or {}, components)
        self.words["coins"] = ("one", "two", "three")
        self.lay: Verb = self.actions.add("lay", coin="coins")
        self.done: i64 = self.actions.one("done")
        self.pay: Verb = self.actions.add("pay", coin="coins")
        self.steps = [Round, Draw, Bids, Payment]
        most_in_hand = ROUNDS + 1
        self.bound = ROUNDS * (SEATS * (most_in_hand + 1) + most_in_hand)

    def new(self) -> "Position":
        position = Position(self)
        position.bag = Pool(vec[i64](COINS))
        position.hands = zeros(HANDS)
        position.temple = zeros(KINDS)
        position.points = zeros(SEATS)
        position.shown = zeros(HANDS)
        position.spies = zeros(SEATS)
        position.spied = vec[i64]([-1] * SEATS)
        position.since = zeros(HANDS)
        position.settled = zeros(SEATS)
        position.push(Round())
        position.settle()
        return position

    def blank(self) -> "Position":
        return Position(self)


class Position(State):
    """The position: bag, hands, temple, points, and what is known of the hands.

    Everybody knows the coins that were turned up and not paid since. A coin that somebody saw on top of the bag
    is known to him in the hand of whoever drew it, until that hand turns up a coin of its kind that was not
    known before: from then on it may be that one.
    """

    def __init__(self, game: Agora) -> None:
        super().__init__(game)
        self.agora: Agora = game
        self.bag: Pool = Pool(vec[i64]())
        self.hands: vec[i64] = vec[i64]()  # seat x kind
        self.temple: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.shown: vec[i64] = vec[i64]()  # seat x kind: coins of a hand that everybody has seen
        self.spies: vec[i64] = vec[i64]()  # by seat: mask of those who saw the coin that it drew from the top
        self.spied: vec[i64] = vec[i64]()  # by seat: that coin, or -1
        self.since: vec[i64] = vec[i64]()  # seat x kind: coins that became shown after that draw
        self.settled: vec[i64] = vec[i64]()  # by seat: 1 if that coin is certainly one of those

    def hand_size(self, seat: i64) -> i64:
        return self.hands[seat * KINDS] + self.hands[seat * KINDS + 1] + self.hands[seat * KINDS + 2]

    def take(self, seat: i64, coin: i64, knowers: i64) -> None:
        """A coin comes into a hand; whoever saw it on top of the bag knows where it went. The first to draw is
        another seat every round (AGO-1.2), so this happens at most once to a hand."""
        if self.spies[seat] != 0 and self.hand_size(seat) == total(self.shown, seat * KINDS, KINDS):
            self.settled[seat] = 1
        self.hands[seat * KINDS + coin] += 1
        if knowers & ~only(seat) != 0:
            self.spies[seat] = knowers
            self.spied[seat] = coin

    def show_all(self, seat: i64, laid: vec[i64]) -> None:
        """Laid coins are turned up: everybody knows now that the hand holds at least these."""
        for at in range(seat * KINDS, seat * KINDS + KINDS):
            if self.shown[at] < laid[at]:
                if self.spies[seat] != 0 and self.settled[seat] == 0:
                    self.since[at] += laid[at] - self.shown[at]
                self.shown[at] = laid[at]

    def knows_draw(self, observer: i64, owner: i64) -> bool:
        """Whether an observer knows the coin that somebody drew from the top."""
        return observer == owner or (observer >= 0 and self.spies[owner] & only(observer) != 0)

    def known(self, observer: i64, owner: i64, coin: i64) -> i64:
        """How many coins of a kind an observer, or a spectator, knows to be in somebody's hand."""
        at = owner * KINDS + coin
        if observer == owner:
            return self.hands[at]
        more = self.knows_draw(observer, owner) and self.spied[owner] == coin and self.since[at] == 0
        return self.shown[at] + (1 if more else 0)

    def spend(self, seat: i64, coin: i64) -> None:
        """A coin everybody has seen goes to the temple."""
        self.hands[seat * KINDS + coin] -= 1
        self.shown[seat * KINDS + coin] -= 1
        self.temple[coin] += 1

    # -- plain data

    def clone(self) -> "Position":
        t = Position(self.agora)
        t.bag = self.bag.clone()
        t.hands = self.hands[:]
        t.temple = self.temple[:]
        t.points = self.points[:]
        t.shown = self.shown[:]
        t.spies = self.spies[:]
        t.spied = self.spied[:]
        t.since = self.since[:]
        t.settled = self.settled[:]
        t.clone_stack(self)
        return t

    def fields(self, p: Packer) -> None:
        self.bag.fields(p)
        self.hands = p.nums(self.hands)
        self.temple = p.nums(self.temple)
        self.points = p.nums(self.points)
        self.shown = p.nums(self.shown)
        self.spies = p.nums(self.spies)
        self.spied = p.nums(self.spied)
        self.since = p.nums(self.since)
        self.settled = p.nums(self.settled)

    # -- secrets

    def put_observation(self, out: "Position", seat: i64) -> None:
        """Public: temple, points, sizes, coins that were turned up, who saw what drawn. One's own: the hand, a coin
        one has seen on top of the bag or has seen somebody draw.

        What is not known stays as a number: hands hold known coins only, then how many there are.
        """
        out.temple = self.temple[:]
        out.points = self.points[:]
        out.bag = self.bag.observe(seat)
        out.shown = self.shown[:]
        out.spies = self.spies[:]
        out.spied = vec[i64]([-1] * SEATS)
        out.since = self.since[:]
        out.settled = self.settled[:]
        out.hands = zeros(HANDS + SEATS)  # the last three: hand sizes
        for owner in range(SEATS):
            for coin in range(KINDS):
                out.hands[owner * KINDS + coin] = self.known(seat, owner, coin)
            out.hands[HANDS + owner] = self.hand_size(owner)
            if self.knows_draw(seat, owner):
                out.spied[owner] = self.spied[owner]

    def determinize(self, seat: i64, rng: Generator) -> None:
        """Deal the coins nobody accounts for to the unknown places in hands, the rest is the bag.

        Coins are dealt as chance would deal them; that a player's bids make some hands likelier is not weighed.
        A coin that one seat saw another draw is any of those that were not known of that hand then.
        """
        unseen = vec[i64](COINS)
        for coin in range(KINDS):
            unseen[coin] -= self.temple[coin] + self.bag.count(coin)
            for owner in range(SEATS):
                unseen[coin] -= self.hands[owner * KINDS + coin]
        sizes = self.hands[HANDS:]
        self.hands = self.hands[:HANDS]
        for owner in range(SEATS):
            while self.hand_size(owner) < sizes[owner]:
                coin = rng.pick(unseen)
                unseen[coin] -= 1
                self.hands[owner * KINDS + coin] += 1
            if self.spies[owner] != 0 and self.spied[owner] < 0:
                likely = self.since[owner * KINDS : owner * KINDS + KINDS]
                for at in range(owner * KINDS, owner * KINDS + KINDS):
                    if self.settled[owner] == 0:
                        likely[at - owner * KINDS] += self.hands[at] - self.shown[at]
                self.spied[owner] = rng.pick(likely)
        self.bag.fill(unseen, rng)

    # -- people

    def show(self, view: ViewBuilder) -> None:
        words = self.agora.words["coins"]
        for owner in range(SEATS):
            hand = view.zone(f"hand/{owner}", owner)
            for coin in range(KINDS):
                hand.piece(words[coin], self.hands[owner * KINDS + coin])
            if len(self.hands) > HANDS:
                hand.unseen(self.hands[HANDS + owner] - self.hand_size(owner))
            view.counter(f"points/{owner}", self.points[owner], owner)
        temple = view.zone("temple")
        for coin in range(KINDS):
            temple.piece(words[coin], self.temple[coin])

    def census(self) -> dict[str, int]:
        out: dict[str, int] = {}
        for coin in range(KINDS):
            n = self.bag.count(coin) + self.temple[coin]
            for owner in range(SEATS):
                n += self.hands[owner * KINDS + coin]
            out[self.agora.words["coins"][coin]] = n
        return out

    def scores(self) -> list[dict[str, int]]:
        return [{"amphorae": self.points[seat]} for seat in range(SEATS)]

    def standings(self) -> list[list[int]]:
        """AGO-6.1 — Points, then money left, then shared."""
        worth = [(self.points[s], sum((c + 1) * self.hands[s * KINDS + c] for c in range(KINDS))) for s in range(SEATS)]
        return [[s for s in range(SEATS) if worth[s] == w] for w in sorted(set(worth), reverse=True)]


class Round(Step[Position]):
    """AGO-1.2, AGO-2 — Three rounds of drawing, rolling and bidding; the die is this step's own."""

    RULE: ClassVar[str] = "AGO-1.2"

    def __init__(self, number: i64 = 0, phase: i64 = 0) -> None:
        self.number: i64 = number
        self.phase: i64 = phase

    def pending(self, g: Position) -> Seats:
        return CHANCE if self.phase == 1 else NOBODY

    def proceed(self, g: Position) -> None:
        if self.number == ROUNDS:
            g.stack.pop()
        elif self.phase == 0:
            self.phase = 1
            g.push(Draw(self.number % SEATS, SEATS * (2 if self.number == 0 else 1)))
        else:
            self.phase = 0
            self.number += 1

    def luck(self, g: Position) -> str:
        return "die worth"

    def weights(self, g: Position) -> vec[i64]:
        return vec[i64]([1, 1, 1])

    def resolve(self, g: Position, outcome: i64) -> None:
        """AGO-2.2 — The die says what the amphora is worth."""
        self.phase = 2
        g.tell(ROLLED, outcome + 1)
        g.push(Bids(outcome + 1, self.number + 1 == ROUNDS))

    def clone(self) -> "Round":
        return Round(self.number, self.phase)

    def fields(self, p: Packer) -> None:
        self.number = p.num(self.number)
        self.phase = p.num(self.phase)


class Draw(Step[Position]):
    """AGO-2.1 — Everyone in turn draws a coin; the first may be one that somebody has seen (AGO-5.1)."""

    RULE: ClassVar[str] = "AGO-2.1"

    def __init__(self, seat: i64 = 0, left: i64 = 0) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def pending(self, g: Position) -> Seats:
        return NOBODY if self.left == 0 or g.bag.next_is_settled() else CHANCE

    def proceed(self, g: Position) -> None:
        if self.left == 0:
            g.stack.pop()
        else:
            coin, knowers = g.bag.draw_settled()
            self.draw(g, coin, knowers)

    def luck(self, g: Position) -> str:
        return f"pool bag {self.seat}"

    def weights(self, g: Position) -> vec[i64]:
        return g.bag.counts[:]

    def resolve(self, g: Position, outcome: i64) -> None:
        g.bag.draw(outcome)
        self.draw(g, outcome, 0)

    def draw(self, g: Position, coin: i64, knowers: i64) -> None:
        g.take(self.seat, coin, knowers)
        g.tell(DREW, self.seat, coin, to=only(self.seat))
        self.seat = (self.seat + 1) % SEATS
        self.left -= 1

    def outcome_name(self, g: Position, outcome: i64) -> str:
        return g.agora.words["coins"][outcome]

    def clone(self) -> "Draw":
        return Draw(self.seat, self.left)

    def fields(self, p: Packer) -> None:
        self.seat = p.num(self.seat)
        self.left = p.num(self.left)


class Bids(Step[Position]):
    """AGO-3, AGO-5.1 — Everyone lays coins face down at the same time; then they are turned up, and the lowest
    bidder looks at the coin on top of the bag. That coin is this step's chance outcome."""

    RULE: ClassVar[str] = "AGO-3.1"
    VERBS: ClassVar[str] = "lay done"

    def __init__(self, worth: i64 = 0, last_round: bool = False) -> None:
        self.worth: i64 = worth
        self.last_round: bool = last_round
        self.laid: vec[i64] = zeros(HANDS)
        self.done: vec[i64] = zeros(SEATS)
        self.turned_up: bool = False
        self.peeker: i64 = -1  # who is to look at the coin on top

    def pending(self, g: Position) -> Seats:
        if self.turned_up:
            return CHANCE if self.peeker >= 0 else NOBODY
        return tuple([seat for seat in range(SEATS) if self.done[seat] == 0])

    def highest(self, seat: i64) -> i64:
        """The largest kind a seat has laid so far."""
        for coin in range(KINDS - 1, 0, -1):
            if self.laid[seat * KINDS + coin] > 0:
                return coin
        return 0

    def legal(self, g: Position, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for coin in range(self.highest(seat), KINDS):
            if self.laid[seat * KINDS + coin] < g.hands[seat * KINDS + coin]:
                out = append(out, g.agora.lay.at(coin))
        return append(out, g.agora.done)

    def refusal(self, g: Position, seat: i64, action: i64) -> Reason:
        coin = g.agora.lay.index(action)
        held = g.hands[seat * KINDS + coin]
        if self.laid[seat * KINDS + coin] >= held:
            return Reason("no_such_coin", {"coin": g.agora.words["coins"][coin], "held": held}, "AGO-3.1")
        return Reason("from_small_to_large", {"laid": g.agora.words["coins"][self.highest(seat)]}, "AGO-3.2")

    def apply(self, g: Position, seat: i64, action: i64) -> None:
        if action != g.agora.done:
            self.laid[seat * KINDS + g.agora.lay.index(action)] += 1
            return
        self.done[seat] = 1
        g.tell(READY, seat)
        if self.done[0] + self.done[1] + self.done[2] == SEATS:
            self.turn_up(g)

    def turn_up(self, g: Position) -> None:
        """AGO-3.3 — The highest total wins unless it is shared; AGO-5.1 — the lowest, alone, may peek."""
        self.turned_up = True
        totals = vec[i64]([self.sum(seat) for seat in range(SEATS)])
        best: i64 = -1
        second: i64 = -1
        lowest: i64 = -1
        for seat in range(SEATS):
            g.show_all(seat, self.laid)
            g.tell(TURNED_UP, seat, many=self.coins(seat))
            if best < 0 or totals[seat] > totals[best]:
                second = best
                best = seat
            elif second < 0 or totals[seat] > totals[second]:
                second = seat
            if lowest < 0 or totals[seat] < totals[lowest]:
                lowest = seat
        alone = True
        for seat in range(SEATS):
            alone = alone and (seat == lowest or totals[seat] > totals[lowest])
        if alone and not self.last_round:
            self.peeker = lowest
        price = totals[second]
        if totals[best] > price:
            g.points[best] += self.worth
            g.tell(WON, best, self.worth, price)
            g.push(Payment(best, price, self.laid[best * KINDS : best * KINDS + KINDS]))

    def sum(self, seat: i64) -> i64:
        at = seat * KINDS
        return self.laid[at] + 2 * self.laid[at + 1] + 3 * self.laid[at + 2]

    def coins(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for coin in range(KINDS):
            for _ in range(self.laid[seat * KINDS + coin]):
                out = append(out, coin)
        return out

    def luck(self, g: Position) -> str:
        return "pool bag"

    def weights(self, g: Position) -> vec[i64]:
        return g.bag.counts[:]

    def resolve(self, g: Position, outcome: i64) -> None:
        g.bag.identify_top(outcome, only(self.peeker))
        g.tell(PEEKED, self.peeker, outcome, to=only(self.peeker))
        self.peeker = -1

    def outcome_name(self, g: Position, outcome: i64) -> str:
        return g.agora.words["coins"][outcome]

    def prompt(self, g: Position, seat: i64) -> Prompt:
        return Prompt("bid", {"worth": self.worth})

    def default(self, g: Position, seat: i64) -> i64:
        return g.agora.done

    def pieces(self, g: Position, seat: i64, action: i64) -> list[str]:
        return [] if action == g.agora.done else [f"hand/{seat}/{g.agora.words['coins'][g.agora.lay.index(action)]}"]

    def window(self, g: Position, seat: i64) -> bool:
        return True

    def observe(self, g: Position, seat: i64) -> "Bids":
        out = Bids(self.worth, self.last_round)
        out.done = self.done[:]
        out.turned_up = self.turned_up
        out.peeker = self.peeker
        for owner in range(SEATS):
            for coin in range(KINDS):
                if owner == seat or self.turned_up:
                    out.laid[owner * KINDS + coin] = self.laid[owner * KINDS + coin]
        return out

    def determinize(self, g: Position, seat: i64, rng: Generator) -> None:
        if not self.turned_up:
            for owner in range(SEATS):
                for coin in range(KINDS):
                    if owner != seat:
                        self.laid[owner * KINDS + coin] = rng.below(g.hands[owner * KINDS + coin] + 1)

    def clone(self) -> "Bids":
        b = Bids(self.worth, self.last_round)
        b.laid = self.laid[:]
        b.done = self.done[:]
        b.turned_up = self.turned_up
        b.peeker = self.peeker
        return b

    def fields(self, p: Packer) -> None:
        self.worth = p.num(self.worth)
        self.last_round = p.flag(self.last_round)
        self.laid = p.nums(self.laid)
        self.done = p.nums(self.done)
        self.turned_up = p.flag(self.turned_up)
        self.peeker = p.num(self.peeker)


class Payment(Step[Position]):
    """AGO-4 — The winner pays the price out of the coins he laid, one after the other."""

    RULE: ClassVar[str] = "AGO-4.1"
    VERBS: ClassVar[str] = "pay"

    def __init__(self, seat: i64 = 0, price: i64 = 0, laid: vec[i64] = vec[i64]()) -> None:
        self.seat: i64 = seat
        self.price: i64 = price
        self.laid: vec[i64] = laid
        self.smallest: i64 = 0

    def pending(self, g: Position) -> Seats:
        return one(self.seat) if self.price > 0 else NOBODY

    def reach(self, coin: i64) -> i64:
        """What can be paid in all with coins of this kind and larger ones."""
        out: i64 = 0
        for larger in range(coin, KINDS):
            out += (larger + 1) * self.laid[larger]
        return out

    def legal(self, g: Position, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for coin in range(self.smallest, KINDS):
            if self.laid[coin] > 0 and self.reach(coin) >= self.price:
                out = append(out, g.agora.pay.at(coin))
        return out

    def refusal(self, g: Position, seat: i64, action: i64) -> Reason:
        coin = g.agora.pay.index(action)
        name = g.agora.words["coins"][coin]
        if self.laid[coin] == 0:
            return Reason("not_laid", {"coin": name}, "AGO-4.1")
        if coin < self.smallest:
            return Reason("from_small_to_large", {"laid": g.agora.words["coins"][self.smallest]}, "AGO-4.1")
        return Reason("would_fall_short", {"coin": name, "price": self.price, "reach": self.reach(coin)}, "AGO-4.2")

    def apply(self, g: Position, seat: i64, action: i64) -> None:
        coin = g.agora.pay.index(action)
        self.laid[coin] -= 1
        self.smallest = coin
        self.price -= coin + 1
        g.spend(seat, coin)
        g.tell(PAID, seat, coin)

    def prompt(self, g: Position, seat: i64) -> Prompt:
        return Prompt("pay", {"price": self.price})

    def pieces(self, g: Position, seat: i64, action: i64) -> list[str]:
        return [f"hand/{seat}/{g.agora.words['coins'][g.agora.pay.index(action)]}"]

    def clone(self) -> "Payment":
        out = Payment(self.seat, self.price, self.laid[:])
        out.smallest = self.smallest
        return out

    def fields(self, p: Packer) -> None:
        self.seat = p.num(self.seat)
        self.price = p.num(self.price)
        self.laid = p.nums(self.laid)
        self.smallest = p.num(self.smallest)


GAME = Agora
