"""Who plays the golden records: policies that get a game to go somewhere, so that a few of them show the whole box.

A policy scores what is offered; the best score plus a little chance decides. They see the whole table, which is all
right here: a record shows what the rules do, not how well somebody plays.
"""

from collections.abc import Callable

from petteia.bots import make_bot
from petteia.engine.actions import Action
from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec
from petteia.engine.play import Play
from petteia.games.age_of_mythology.box import SPACES
from petteia.games.age_of_mythology.game import Position
from petteia.games.age_of_mythology.terms import RESOURCES

Player = Callable[[Play, int, Generator], int]
"""Answers a decision of a seat with the number of an action."""

VERBS = {
    "lay": 1, "pass": 1, "stop": 2, "no": 2, "retreat": 2, "discard": 2, "draw": 8, "pick": 12, "build": 12,
    "act": 20, "berserk": 20, "throw": 30, "wadjet": 30, "rescue": 30, "power": 60,
}  # fmt: skip
"""How eagerly things are done; everything else counts 10."""
DEEDS = {"next_age": 90, "gather": 30, "build": 30, "recruit": 30, "trade": 20, "attack": 20, "explore": 12}
"""How eagerly cards are played, by their action."""


def word_of(action: Action) -> str:
    """The first argument of an action, or nothing."""
    return next(iter(action.args.values()), "")


def deed_of(card: str) -> str:
    """The action of a card."""
    return next(deed for deed in DEEDS if f"_{deed}" in card)


def eager(play: Play, seat: int, rng: Generator) -> int:
    """At random, but rather this than that."""
    legal = play.state.legal(seat)
    weights = []
    for number in legal:
        action = play.game.actions[int(number)]
        if action.verb == "play":
            weights.append(DEEDS[deed_of(word_of(action))])
        elif action.verb == "draw":
            weights.append(1 + 2 * int(word_of(action)))
        else:
            weights.append(VERBS.get(action.verb, 10))
    return int(legal[rng.pick(vec[i64](weights))])


def greedy(play: Play, seat: int, rng: Generator) -> int:
    """The greedy bot."""
    return make_bot("greedy").choose(play.game, play.view(seat), rng)


class Builder:
    """Wants one building and does little else: the Wonder, or the Great Temple and then victory cubes."""

    CHANCE = 3000

    def __init__(self, dream: str) -> None:
        self.dream = dream

    def __call__(self, play: Play, seat: int, rng: Generator) -> int:
        g = play.state
        assert isinstance(g, Position)
        legal = g.legal(seat)
        scores = [self.score(g, seat, play.game.actions[int(n)]) * 100 + int(rng.below(self.CHANCE)) for n in legal]
        return int(legal[scores.index(max(scores))])

    def goal(self, g: Position, seat: int) -> list[int]:
        """The cubes that are wanted of each resource: for the dream if it can be built, else for the next age."""
        box = g.box
        dream = box.building_ids.index(self.dream)
        if g.built(seat, dream):
            return [2, 2, 2, 16]  # favor for victory cubes
        if g.age(seat) >= box.building_age[dream]:
            return [int(box.building_cost[dream * len(RESOURCES) + r]) for r in range(len(RESOURCES))]
        return [4 + int(g.age(seat))] * len(RESOURCES)

    def score(self, g: Position, seat: int, action: Action) -> int:
        """How much a seat wants something."""
        have = [int(g.cubes(seat, r)) for r in range(len(RESOURCES))]
        goal = self.goal(g, seat)
        short: list[int] = [max(0, n - h) for h, n in zip(have, goal, strict=True)]
        verb, word = action.verb, word_of(action)
        tiles = sum(1 for space in range(SPACES) if g.tile(seat, space) >= 0)
        ready = g.age(seat) >= g.box.building_age[g.box.building_ids.index(self.dream)]
        stored = g.built(seat, g.box.effects.storehouse) > 0
        if verb == "play":
            return self.card(g, seat, word, rich=sum(have) > sum(goal), short=sum(short), tiles=tiles)
        if verb == "build":
            return {self.dream: 900, "storehouse": 800, "market": 200, "house": 150}.get(word, 0)
        if verb == "pick":
            wanted = {"explore": tiles < 11, "build": ready or not stored, "next_age": not ready}
            order = {"gather": 1000, "build": 700, "next_age": 650, "trade": 600, "explore": 500}
            return order.get(deed_of(word), 0) if wanted.get(deed_of(word), True) else 0
        if verb in ("give", "for"):
            r = RESOURCES.index(word)
            return (300 + have[r] if have[r] > goal[r] and any(short) else 0) if verb == "give" else 300 + short[r]
        if verb == "amount":
            return 100 - abs(int(word) - max(1, max(short)))
        if verb == "gather":
            fits = [g.tile(seat, s) for s in range(SPACES) if g.tile(seat, s) >= 0]
            yields = sum(int(g.box.tile_amount[t]) for t in fits if word in g.box.tile_ids[t].split("/"))
            return 400 if word == "all" else 6 * yields
        if verb in ("draw", "temple"):
            return 110 + 10 * int(word)
        usual = {"lay": 1, "stop": 100, "discard": 0, "take": 400, "put": 400, "power": 5}
        return usual.get(verb, 10 if verb in ("retreat", "no", "pass", "keep") else 100)

    def card(self, g: Position, seat: int, card: str, *, rich: bool, short: int, tiles: int) -> int:
        """How much a seat wants to play a card."""
        deed = deed_of(card)
        dream = g.box.building_ids.index(self.dream)
        if deed == "build":
            if g.age(seat) >= g.box.building_age[dream] and not g.built(seat, dream) and short == 0:
                return 1000
            return 20 if g.built(seat, g.box.effects.storehouse) else 520
        if deed == "trade":
            buying = g.built(seat, dream) and g.cubes(seat, RESOURCES.index("favor")) >= 8
            return 950 if buying else 700 if rich and short else 5
        if deed == "explore":
            return 530 if tiles < 9 else 200 if tiles < 14 else 10
        ready = g.age(seat) >= g.box.building_age[dream]
        return {"next_age": 2 if ready else 900, "gather": 560 if card.endswith("all") else 500}.get(deed, 2)


class Steered:
    """Does what is wished for as soon as it is possible, and otherwise as little as it can, or what another player
    would do. A battle card is wished for once."""

    QUIET = ("stay", "no", "stop", "pass", "keep")

    def __init__(self, *wishes: str, otherwise: Player | None = None) -> None:
        self.wishes = list(wishes)
        self.otherwise = otherwise

    def __call__(self, play: Play, seat: int, rng: Generator) -> int:
        offered = {play.game.actions.text(int(n)): int(n) for n in play.state.legal(seat)}
        wish = next((wish for wish in self.wishes if wish in offered), "")
        if wish.startswith("fight"):
            self.wishes.remove(wish)
        if wish:
            return offered[wish]
        if self.otherwise is not None:
            return self.otherwise(play, seat, rng)
        return next((offered[text] for text in self.QUIET if text in offered), next(iter(offered.values())))
