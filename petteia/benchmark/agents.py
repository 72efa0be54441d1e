"""Who is measured: everything that the lab seats (`petteia.lab.players`), and bots of OpenSpiel.

    my_bot.py:Bot              a class with choose(game, view, rng), made without arguments
    my_policy.py:Policy        predict(observation), as Gymnasium's and PettingZoo's policies have it, or a callable
    openspiel:my_bot.py:Bot    a class with step(state), as OpenSpiel's bots have it
    words:my_chat.py:Chat      a class with chat(text), which is asked in words; words:nl:my_chat.py:Chat in Dutch
    run:COMMAND                a program that reads and writes lines of JSON
    FILE.policy, seer          what petteia learn wrote, or one of our own bots

For every game an agent is made anew. A bot of OpenSpiel gets a state in which what its seat does not know is drawn at
random: it may look at all of it without learning a secret.
"""

import random
import sys
from pathlib import Path
from typing import Any, Final

from petteia.benchmark.words import WordsBot
from petteia.bots import KINDS, Bot
from petteia.engine.generator import Generator
from petteia.engine.protocol import Game
from petteia.engine.view import View
from petteia.games import LoadError, named
from petteia.lab.contestants import legal
from petteia.lab.players import player
from petteia.locale import DEFAULT_LANGUAGE, languages

SPIEL: Final = "openspiel:"
WORDS: Final = "words:"
LANES: Final = 1 << 32


class SpielBot(Bot):
    """A bot of OpenSpiel."""

    def __init__(self, name: str, made: Any) -> None:
        super().__init__()
        self.name = name
        self.made = made

    def choose(self, game: Game, view: View, rng: Generator) -> int:
        """What it does in a state that its seat holds possible."""
        from petteia.adapters.openspiel import state_at  # OpenSpiel is an extra

        return legal(self.name, view, self.made.step(state_at(game.sample_world(view, rng))))


def agent_of(name: str) -> Bot:
    """An agent by its name. ValueError, with a sentence, if there is none."""
    if name.startswith(WORDS):
        return talker(name)
    if not name.startswith(SPIEL):
        return player(name)
    what = name.removeprefix(SPIEL)
    try:
        made = named(what, Path.cwd())()
    except (LoadError, TypeError) as problem:
        raise ValueError(f"there is no bot {what[:80]!r}: {problem}") from problem
    if not callable(getattr(made, "step", None)):
        raise ValueError(f"{what[:80]!r} is no bot of OpenSpiel; right would be a class that has step(state)")
    return SpielBot(name, made)


def talker(name: str) -> WordsBot:
    """Somebody who is asked in words. ValueError if there is nobody."""
    what, language = name.removeprefix(WORDS), DEFAULT_LANGUAGE
    if what.partition(":")[0] in languages():
        language, _, what = what.partition(":")
    try:
        made = named(what, Path.cwd())()
    except (LoadError, TypeError) as problem:
        raise ValueError(f"there is no bot {what[:80]!r}: {problem}") from problem
    if not callable(getattr(made, "chat", None)):
        raise ValueError(f"{what[:80]!r} cannot be asked in words; right would be a class that has chat(text)")
    return WordsBot(name, made.chat, language)


def called(name: str) -> str:
    """What an agent is called if nobody says: our own bots by their name, others by that of their class or file."""
    return name if name in KINDS else Path(name.split()[0]).name.rpartition(":")[2] or name


def seed_globals(deal: int, seat: int) -> None:
    """Begin the generators that agents use without being given one, so that measured twice is measured alike."""
    seed = (deal * 64 + seat) % LANES
    random.seed(seed)
    if (numpy := sys.modules.get("numpy")) is not None:
        numpy.random.seed(seed)
    if (torch := sys.modules.get("torch")) is not None:
        torch.manual_seed(seed)


def learner_in(agent: Bot) -> Any:
    """What an agent from a file is made of, if it wants to learn first: it has `learn(env)`. None if not."""
    made = getattr(agent, "made", None)
    return made if callable(getattr(made, "learn", None)) else None
