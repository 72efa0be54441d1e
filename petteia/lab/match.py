"""One game between bots, and the notes on it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from petteia.bots.bot import Bot
from petteia.bots.observation import Observer
from petteia.engine.events import Event, Sink
from petteia.engine.generator import thoughts_of
from petteia.engine.luck import STREAM
from petteia.engine.manifest import manifest_of
from petteia.engine.protocol import CHANCE, Game
from petteia.lab.luck import deal_of


@dataclass
class Decision:
    """A choice among two or more, and what its seat saw."""

    seat: int
    step: str
    """The procedure of the rulebook that asked, by its name in the code."""
    options: int
    action: int
    text: str
    microseconds: int
    features: list[int]


@dataclass
class MatchNotes:
    """The notes on a game. Plain data, as it is returned from other processes."""

    seed: int
    bots: list[str]
    """By seat."""
    returns: list[float] = field(default_factory=list)
    points: list[dict[str, int]] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    """The seats in the order of their first decisions."""
    marks: dict[str, list[str]] = field(default_factory=dict)
    """Words that the final view has for each seat: the culture, for example, or the age it reached."""
    turns: int = 0
    decisions: int = 0
    ending: str = ""
    """What ended the game."""
    heard: dict[str, int] = field(default_factory=dict)
    """How often each kind of event occurred."""
    deeds: dict[str, list[int]] = field(default_factory=dict)
    """How often each seat did each of the deeds that the game's manifest names."""
    seconds: list[float] = field(default_factory=list)
    """Time spent deciding, by seat."""
    decided: list[int] = field(default_factory=list)
    """Decisions, by seat."""
    uses: dict[str, list[int]] = field(default_factory=dict)
    """How often each seat used each thing: public events, each with one of its words (`built wall`)."""
    made: list[Decision] = field(default_factory=list)
    """Every decision, if they are noted."""


class Listener(Sink):
    """Counts events, and remembers those of the last step."""

    def __init__(self, deeds: Sequence[str] = (), seats: int = 0) -> None:
        super().__init__()
        self.heard: Counter[str] = Counter()
        self.deeds: dict[str, list[int]] = {deed: [0] * seats for deed in deeds}
        self.uses: dict[str, list[int]] = {}
        self.seats = seats

    def hear(self, event: Event) -> None:
        """Take one event."""
        name = event.kind.name
        self.heard[name] += 1
        seat = event.public.get("seat")
        if isinstance(seat, int):
            used = [f"{name} {word}" for key, word in event.public.items() if key != "event" and isinstance(word, str)]
            for deed in (name, *used):
                if deed in self.deeds:
                    self.deeds[deed][seat] += 1
            for use in used:
                self.uses.setdefault(use, [0] * self.seats)[seat] += 1
        self.events.append(event)


def play_match(
    game: Game, bots: list[Bot], names: list[str], seed: int, observer: Observer | None = None, luck: str = STREAM
) -> MatchNotes:
    """Let bots play a game. Each is only shown what its seat may know.

    Chance has its own generator, so that the same seed gives the same deal; with keyed luck it is the same wherever the
    same is asked for. With an observer every decision is noted.
    """
    deal = deal_of(seed, luck)
    thoughts = [thoughts_of(seed, seat) for seat in range(len(bots))]
    match = MatchNotes(seed, names, seconds=[0.0] * len(bots), decided=[0] * len(bots))
    state = game.new()
    listener = Listener(manifest_of(type(game)).deeds, len(bots))
    while state.pending():
        listener.events.clear()
        who = state.pending()
        if who is CHANCE:
            state.resolve(deal(state), listener)
            continue
        action = int(state.forced())
        seat = who[0]
        if action < 0:
            view = state.view(seat)
            if len(view["actions"]) == 1:
                action = view["actions"][0]["n"]
            else:
                if seat not in match.order:
                    match.order.append(seat)
                begin = perf_counter()
                action = bots[seat].choose(game, view, thoughts[seat])
                spent = perf_counter() - begin
                match.seconds[seat] += spent
                match.decided[seat] += 1
                if observer is not None:
                    seen = [int(x) for x in observer.look(state, seat)]
                    step, text = type(state.stack[-1]).__name__, game.actions.text(action)
                    n = len(view["actions"])
                    match.made.append(Decision(seat, step, n, action, text, round(spent * 1e6), seen))
        state.apply(seat, action, listener)
    match.decisions = sum(match.decided)
    match.returns = state.returns()
    match.points = state.scores()
    match.heard = dict(listener.heard)
    match.deeds = listener.deeds
    match.uses = dict(sorted(listener.uses.items()))
    match.ending = ending(game, listener.events)
    note_view(match, state.view(None))
    return match


def ending(game: Game, events: list[Event]) -> str:
    """How the game ended, as far as the events of its last step tell."""
    ends = manifest_of(type(game)).endings
    told = {event.kind.name for event in events}
    told |= {f"{event.kind.name} {word}" for event in events for word in event.public.values()}
    return next((name for what, name in ends.items() if what in told), ends.get("", "the end"))


def note_view(match: MatchNotes, view: dict[str, Any]) -> None:
    """Note the turn (by a calendar: how many seasons began), and the words that each seat has as a counter: its island,
    its culture. Counters that only some seats have cannot be used to compare all, and are left out."""
    match.turns = match.heard.get("season_began", 0)
    for counter in view["counters"]:
        if counter["id"] == "turn":
            match.turns = int(counter["value"])
        elif "owner" in counter and isinstance(counter["value"], str):
            key = counter["id"].split("/")[0]
            match.marks.setdefault(key, [""] * len(match.bots))[counter["owner"]] = counter["value"]
    match.marks = {key: words for key, words in match.marks.items() if all(words)}
