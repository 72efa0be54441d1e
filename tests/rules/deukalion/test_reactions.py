"""DEU-8.3 — Who is asked for a card, and when: everybody could have foretold it from what lies open.

Games of players who choose at random are watched from the gallery: `may_react` says from a spectator's view alone who
can be asked, and the game must ask exactly those. Then the same lines are played at two tables that differ in the hands
and missions of others, and nobody may be asked more, fewer or other questions at one of them.
"""

from collections import Counter
from typing import Any

import pytest

from petteia.engine.generator import Generator
from petteia.engine.play import DECISION, OUTCOME, Entry, Play
from petteia.engine.protocol import CHANCE, OVER
from petteia.games.deukalion.combat import Fight
from petteia.games.deukalion.game import Deukalion, Position
from petteia.games.deukalion.opponents import CARDS, PREPARE
from petteia.games.deukalion.terms import W_ROLL
from petteia.games.deukalion.trophies import Trophy
from petteia.games.deukalion.windows import CardWindow
from tests import budget
from tests.rules import rule

OPTIONS = {
    2: {"turn_limit": "quarter"},
    3: {"turn_limit": "quarter", "charybdis": "on"},
    4: {"turn_limit": "quarter", "charybdis": "on", "theseus": "on"},
}
ANSWERS = ("pass", "decline")


class Gallery:
    """A spectator's view, read as a person at the table would."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.zones = {zone["id"]: zone for zone in view["zones"]}
        self.counters = {counter["id"]: counter["value"] for counter in view["counters"]}

    def count(self, zone: str, kind: str | None = None, seat: int | None = None) -> int:
        """Pieces of a zone, of a kind or a seat if one is given, and those that cannot be seen."""
        found = self.zones.get(zone, {})
        pieces = [p for p in found.get("pieces", []) if kind is None or p["kind"] == kind]
        if seat is not None:
            pieces = [p for p in pieces if p["marks"].get("seat") == seat]
        return sum(int(p["count"]) for p in pieces) + (0 if kind else int(found.get("unseen", 0)))

    def cards(self, seat: int) -> int:
        """DEU-13.1.3 — The size of a hand."""
        return self.count(f"hand/{seat}")

    def can_sing(self, seat: int) -> bool:
        """DEU-8.3.2 — Somebody below, and room for him."""
        return self.count("underworld", "soldier", seat) > 0 and int(self.counters[f"room/{seat}"]) > 0

    def strength(self, name: str) -> float:
        """A strength as it is written."""
        text = str(self.counters[name])
        return (float(text.removesuffix("½") or 0) + 0.5) if text.endswith("½") else float(text)


def may_react(state: Position, gallery: Gallery, seat: int) -> bool:
    """Whether a card of a seat, whatever it is, could matter in the window that is open, for all that is public."""
    step = state.stack[-1]
    if gallery.cards(seat) == 0:
        return False
    if isinstance(step, CardWindow):
        return step.moment == W_ROLL or seat != gallery.counters["active"]
    assert isinstance(step, Fight)
    if step.stage == PREPARE:
        return gallery.can_sing(seat)
    if gallery.counters["fight"] == "ship":
        return True
    behind = gallery.strength(f"strength/{seat}") < gallery.strength("needed")
    return behind or gallery.count(f"thrown/{seat}", "cross") > 0


def moment(state: Position) -> str:
    """Which window is open, if one is."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, CardWindow):
        return "after the roll" if step.moment == W_ROLL else "after placing"
    if isinstance(step, Fight) and step.stage in (PREPARE, CARDS):
        return "before the throw" if step.stage == PREPARE else "after the throw"
    return "after a victory" if isinstance(step, Trophy) and step.secret(state) else ""


@rule("DEU-8.3.1", "DEU-8.3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_is_asked_only_when_a_card_could_matter_as_far_as_everybody_can_see(seats: int) -> None:
    asked: Counter[str] = Counter()
    for seed in range(12):
        if seed >= budget(4) and len(asked) == 4:
            break
        game = Deukalion(seats, OPTIONS[seats])
        state, rng = game.new(), Generator(seed)
        while state.pending():
            if state.pending() is CHANCE:
                state.resolve(rng.pick(state.chance()))
                continue
            window = moment(state)
            if window and window != "after a victory":
                gallery = Gallery(state.view(None))
                for seat in state.pending():
                    assert may_react(state, gallery, seat), (window, seat)
                    asked[window] += 1
            seat = state.pending()[int(rng.below(len(state.pending())))]
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
    assert set(asked) == {"after the roll", "after placing", "before the throw", "after the throw"}, asked


@rule("DEU-8.3.1", "DEU-8.2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_whose_card_could_matter_is_asked_after_the_roll_and_after_placing(seats: int) -> None:
    looked = 0
    for seed in range(budget(2)):
        state, rng = Deukalion(seats, OPTIONS[seats]).new(), Generator(50 + seed)
        before = ""
        while state.pending():
            if state.pending() is CHANCE:
                state.resolve(rng.pick(state.chance()))
                before = ""
                continue
            window = moment(state)
            step = state.stack[-1]
            if isinstance(step, CardWindow) and window != before:
                gallery = Gallery(state.view(None))
                assert list(state.pending()) == [s for s in range(seats) if may_react(state, gallery, s)]
                looked += 1
            before = window
            seat = state.pending()[0]
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
    assert looked > 20


# -- two tables that differ in what others hold


class Twins:
    """A table and one that a seat holds possible, played on with the same lines."""

    def __init__(self, state: Position, seat: int, rng: Generator) -> None:
        self.seat = seat
        self.rng = rng
        self.plays = [Play(state.game, state), Play(state.game, state.resample(seat, rng))]

    def differ(self) -> bool:
        """Whether they are two different tables."""
        return self.plays[0].state.digest() != self.plays[1].state.digest()

    def question(self, play: Play) -> tuple[Any, ...]:
        """Who is asked what, how many questions and messages each seat has had by now."""
        state = play.state
        asked = [(seat, state.prompt(seat).key) for seat in state.pending() if seat >= 0]
        inboxes = [(inbox.decision, inbox.owes) for inbox in play.inboxes.values()]
        return state.pending(), asked, inboxes, [message.seat for message in play.sent]

    def step(self) -> bool:
        """One line that is possible at both tables, rather an answer to a question than a card; False if none is."""
        one, other = (play.state for play in self.plays)
        who = one.pending()
        if who == OVER:
            return False
        if who is CHANCE:
            common = [i for i, (a, b) in enumerate(zip(one.chance(), other.chance(), strict=True)) if a > 0 and b > 0]
            kind, seat = OUTCOME, -1
        else:
            kind, seat = DECISION, who[int(self.rng.below(len(who)))]
            common = [int(a) for a in one.legal(seat) if a in list(other.legal(seat))]
        if not common:
            return False
        value = common[int(self.rng.below(len(common)))]
        for play in self.plays:
            play.repeat(Entry(len(play.entries) + 1, kind, seat, value))
        return True


def untouched(state: Position) -> bool:
    """Whether nobody has made a sealed choice: what others have chosen may differ too, and shows when it is opened."""
    step = state.stack[-1]
    return not isinstance(step, CardWindow) or not any(step.choice)


def reactions(seats: int, seed: int, wanted: dict[str, int]) -> list[Position]:
    """Positions of a random game in which a window has just been opened, of each kind so many."""
    state, rng, out = Deukalion(seats, OPTIONS[seats]).new(), Generator(seed), []
    left = dict(wanted)
    while state.pending() and any(left.values()):
        if state.pending() is CHANCE:
            state.resolve(rng.pick(state.chance()))
            continue
        window = moment(state)
        often = window.startswith("after the roll") or window == "after placing"
        if left.get(window, 0) > 0 and untouched(state) and not (often and rng.below(5)):
            left[window] -= 1
            out.append(state.clone())
        seat = state.pending()[int(rng.below(len(state.pending())))]
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))])
    return out


@rule("DEU-8.3.3", "DEU-8.3.4", "DEU-INV-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_number_and_timing_of_questions_are_the_same_whatever_others_hold(seats: int) -> None:
    kinds = {"after the roll": 4, "after placing": 4, "before the throw": 3, "after the throw": 6, "after a victory": 3}
    compared: Counter[str] = Counter()
    lines = 0
    for seed in range(12):
        if seed >= budget(3) and set(compared) == set(kinds):
            break
        for state in reactions(seats, 100 + seed, kinds):
            window = moment(state)
            for seat in range(-1, seats):
                twins = Twins(state, seat, Generator(seed * 10 + seat + 1))
                if not twins.differ():
                    continue
                compared[window] += 1
                assert twins.question(twins.plays[0]) == twins.question(twins.plays[1])
                for _ in range(10):
                    if not twins.step():
                        break
                    lines += 1
                    one, other = (twins.question(play) for play in twins.plays)
                    assert one == other, (window, seat)
    assert set(compared) == set(kinds), compared
    assert lines > 5 * sum(compared.values())
