"""Bots: they know what their seat knows, and nothing else.

- `bot`: what a bot is
- `random`: picks any of its options, each equally likely
- `greedy`: tries its options out and takes the one that leaves it best off; `evaluations` values positions for it
- `levels`: opponents from the Shepherd to the Olympian, each a budget of work (`level_settings` lists them)
- `titan`: one who learnt a game from nothing (`policy`), and plays as the Olympian where it did not
- `search`: playing the game on in thought
- `named_weights`, `learnt`, `network` and `selfplay`: what can be learnt, what was, and how
- `advice`: the best few decisions with a reason, for people
- `analysis`: a game looked at afterwards
- `worker`: the process bots run in; it is sent what a browser is sent

`KINDS` says which bots there are; `make_bot("random")` makes one.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from petteia.bots.bot import Bot
from petteia.bots.level_settings import LEVELS, TITAN

__all__ = ["KINDS", "LEVELS", "Bot", "make_bot"]

KINDS: Final[dict[str, str]] = {
    "greedy": "petteia.bots.greedy:GreedyBot",
    "random": "petteia.bots.random:RandomBot",
    **{level: "petteia.bots.levels:LevelBot" for level in LEVELS},
    "hoplite": "petteia.bots.greedy:GreedyBot",
    TITAN: "petteia.bots.titan:TitanBot",
}
"""Where each kind of bot is found. It is imported when it is first needed. The first is the one to play against,
the last the strongest. The Hoplite is the greedy bot under a name among the levels."""


def make_bot(kind: str, settings: Mapping[str, Any] | None = None) -> Bot:
    """A bot of a kind. ValueError if there is none of that kind or it has no such settings."""
    if kind not in KINDS:
        raise ValueError(f"there is no bot {kind[:40]!r}; right would be one of: {', '.join(KINDS)}")
    module, _, name = KINDS[kind].partition(":")
    bot: Bot = getattr(import_module(module), name)()
    level = {"level": LEVELS.index(kind)} if name == "LevelBot" else {}
    bot.set_up({**level, **(settings or {})})
    return bot
