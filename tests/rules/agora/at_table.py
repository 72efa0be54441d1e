"""A table of Agora that a test plays at in a line or two."""

from collections import Counter
from typing import Any

from agora import GAME

from petteia.engine.events import Event, Sink
from petteia.engine.protocol import CHANCE, Reason, Refused


class Agora:
    """Moves by notation, chance by hand; what is asked about is what the seats see and hear."""

    def __init__(self) -> None:
        self.game = GAME()
        self.state = self.game.new()
        self.sink = Sink()

    # -- what happens

    def draw(self, coins: str) -> "Agora":
        """The coins that come out of the bag, in order."""
        for coin in coins.split():
            assert self.state.pending() is CHANCE, f"nobody draws a {coin} now"
            self.state.resolve(self.game.words["coins"].index(coin), self.sink)
        return self

    def roll(self, worth: int) -> "Agora":
        """The die."""
        self.state.resolve(worth - 1, self.sink)
        return self

    def lay(self, seat: int, coins: str) -> "Agora":
        """A seat lays coins, without saying that it is done."""
        for coin in coins.split():
            self.play(seat, f"lay {coin}")
        return self

    def bid(self, *bids: str) -> "Agora":
        """Everybody's bid, from seat 0 on."""
        for seat, coins in enumerate(bids):
            self.lay(seat, coins).play(seat, "done")
        return self

    def pay(self, coins: str) -> "Agora":
        """The winner pays."""
        for coin in coins.split():
            self.play(self.state.pending()[0], f"pay {coin}")
        return self

    def play(self, seat: int, text: str) -> "Agora":
        """One decision."""
        self.state.apply(seat, self.game.actions.number(text), self.sink)
        return self

    # -- what is there

    def options(self, seat: int) -> list[str]:
        """What a seat may do."""
        return [self.game.actions.text(n) for n in self.state.legal(seat)]

    def refusal(self, seat: int, text: str) -> Reason:
        """Why a seat may not do something; it must be refused, and nothing may change."""
        before = self.state.digest()
        try:
            self.play(seat, text)
        except Refused as refused:
            assert self.state.digest() == before
            return refused.reason
        raise AssertionError(f"seat {seat} was allowed to {text}")

    def hand(self, seat: int, seen_by: int | None = None) -> Counter[str]:
        """A hand, as its owner or somebody else sees it; what is only counted is under "?"."""
        zone = self.zone(f"hand/{seat}", seat if seen_by is None else seen_by)
        out = Counter({piece["kind"]: piece["count"] for piece in zone.get("pieces", [])})
        if zone.get("unseen"):
            out["?"] = zone["unseen"]
        return out

    def temple(self) -> Counter[str]:
        """What has been paid."""
        return Counter({piece["kind"]: piece["count"] for piece in self.zone("temple", None).get("pieces", [])})

    def points(self) -> list[int]:
        """Points by seat."""
        return [sum(by_source.values()) for by_source in self.state.scores()]

    def zone(self, name: str, seat: int | None) -> dict[str, Any]:
        """A zone of a view."""
        found: dict[str, Any] = next(z for z in self.state.view(seat)["zones"] if z["id"] == name)
        return found

    def heard(self, kind: str) -> list[Event]:
        """Events of a kind since the beginning."""
        return [event for event in self.sink.events if event.kind.name == kind]


def coins(text: str) -> Counter[str]:
    """`coins("one one three")`"""
    return Counter(text.split())


def first_round(hands: tuple[str, str, str], worth: int = 1) -> Agora:
    """Two coins for each seat, dealt one after the other from seat 0 on, and the die."""
    pairs = [hand.split() for hand in hands]
    return Agora().draw(" ".join(pair[i] for i in range(2) for pair in pairs)).roll(worth)


def whole_game(hands: tuple[str, str, str]) -> Agora:
    """Three rounds without a bid: everybody ends with four coins, dealt so that they are these."""
    rest = [hand.split() for hand in hands]
    table = Agora()
    for number in range(3):
        for _ in range(2 if number == 0 else 1):
            table.draw(" ".join(rest[(number + i) % 3].pop(0) for i in range(3)))
        table.roll(1).bid("", "", "")
    return table
