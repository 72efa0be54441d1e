"""Agora's texts: whatever the game says has words, in every line of random games."""

from agora import GAME

from petteia.engine.events import Sink
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE, SPECTATOR, State
from petteia.locale import Speech
from tests import budget


def spoken_of(speech: Speech, state: State, sink: Sink) -> set[str]:
    """Say everything that can be said about a position, and what led to it; the keys that were used."""
    keys: set[str] = set()

    def say(key: str, params: dict[str, object]) -> None:
        keys.add(key)
        speech.say(key, **params)  # type: ignore[arg-type]

    for event in sink.events:
        for seat in (0, 1, 2, SPECTATOR):
            form = dict(event.form(seat))
            say(f"event-{form.pop('event')}", dict(form))
    for seat in (0, 1, 2):
        view = state.view(seat)
        for thing in (*view["zones"], *view["counters"]):
            say(thing["key"], {})
        say(f"prompt-{view['prompt']['key']}", view["prompt"]["params"])
        for action in view["actions"]:
            say(f"action-{action['verb']}", action["args"])
        for action_number in range(len(state.game.actions)):
            reason = state.why_not(seat, action_number)
            if reason is not None:
                say(f"reason-{reason.code}", dict(reason.params))
    return keys


def test_everything_the_game_says_has_words() -> None:
    game, rng, keys = GAME(), Generator(1), set[str]()
    speech = Speech.of(game)
    for _ in range(max(10, budget(40))):
        state = game.new()
        while state.pending():
            sink = Sink()
            if state.pending() is CHANCE:
                state.resolve(rng.pick(state.chance()), sink)
            else:
                seat = state.pending()[rng.below(len(state.pending()))]
                options = state.legal(seat)
                state.apply(seat, options[rng.below(len(options))], sink)
            keys |= spoken_of(speech, state, sink)
    assert not speech.missing and not speech.mistakes
    assert {"event-peeked", "event-paid", "reason-would_fall_short", "reason-not_laid", "prompt-pay"} <= keys


def test_only_who_drew_reads_which_coin() -> None:
    speech = Speech.of(GAME())
    assert speech.say("event-drew", seat=0, coin="two") == "Player 1 draws a two."
    assert speech.say("event-drew", seat=0) == "Player 1 draws a coin."
