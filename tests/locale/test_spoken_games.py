"""Whole games, spoken from beginning to end: the text of everything that happens is complete."""

import re
from random import Random

import pytest

import petteia
from petteia.engine.events import Sink
from petteia.engine.protocol import CHANCE
from petteia.games import find
from petteia.locale import Speech
from tests import BUDGET, budget
from tests.locale.spoken import ROOT

GAMES = sorted(path.parent.name for path in (ROOT / "petteia" / "games").glob("*/components.toml"))
RAW = re.compile(r"[a-z]_[a-z]|⟦|\{|[a-z]/[a-z]|@")
"""What shows that an id or a key was said instead of a name."""
ASK_ABOUT_ALL = 25
"""In every so many decisions the reason for every action that is not possible is asked for."""


SHORT = {"deukalion": {"turn_limit": "quarter"}} if BUDGET < 100 else {}
"""What ends a game sooner: random players would need 200 turns or so. In the soak they have them."""


def told(speech: Speech, seats: int, name: str, rng: Random) -> list[str]:
    """Every line of one random game, with its prompts, choices and refusals."""
    game = petteia.load(name, seats=seats, options=SHORT.get(name, {}))
    state = game.new()
    lines: list[str] = []
    decisions = 0
    while state.pending():
        sink = Sink()
        if state.pending() == CHANCE:
            weights = [int(w) for w in state.chance()]
            state.resolve(rng.choices(range(len(weights)), weights)[0], sink)
        else:
            seat = rng.choice(state.pending())
            for who in (seat, (seat + 1) % seats):
                prompt = state.prompt(who)
                lines.append(speech.say(f"prompt-{prompt.key}", **prompt.params))
            if decisions % ASK_ABOUT_ALL == 0:
                reasons = [state.why_not(seat, n) for n in range(len(game.actions))]
                lines += {speech.say(f"reason-{why.code}", **why.params) for why in reasons if why is not None}
            chosen = game.actions[rng.choice([int(n) for n in state.legal(seat)])]
            lines.append(speech.say(f"action-{chosen.verb}", **chosen.args))
            state.apply(seat, chosen.number, sink)
            decisions += 1
        for event in sink.events:
            for seat in (0, -1):
                form = dict(event.form(seat))
                lines.append(speech.say(f"event-{form.pop('event')}", **form))
    return lines


@pytest.mark.parametrize("name", GAMES)
def test_random_games_are_told_without_gaps(name: str) -> None:
    kind = find(name)
    speech = Speech.of(kind)
    for number in range(max(2, budget(6))):
        seats = kind.SEAT_COUNTS[number % len(kind.SEAT_COUNTS)]
        lines = told(speech, seats, name, Random(number))
        assert len(lines) > 100
        assert [line for line in lines if RAW.search(line)] == []
    assert not speech.missing and not speech.mistakes, (speech.missing, speech.mistakes)


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_a_label_of_its_own_name(name: str) -> None:
    kind = find(name)
    speech = Speech.of(kind)
    for seats in kind.SEAT_COUNTS[:1]:
        labels = [speech.say(f"action-{a.verb}", **a.args) for a in petteia.load(name, seats=seats).actions.all()]
        assert [label for label in labels if RAW.search(label)] == []
    assert not speech.missing and not speech.mistakes
