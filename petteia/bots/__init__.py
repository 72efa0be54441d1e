"""Bots: they know what their seat knows and nothing more.

- `bot`: what a bot is
- `random`: picks one of its options, all equally likely
- `greedy`: tries its options and takes the one that leaves it best off; `evaluations` values positions for it
- `levels`: opponents from the Shepherd to the Olympian, each with a budget of work (`level_settings` lists them)
- `characters`: ways of playing at the upper levels
- `titan`: learnt some games from nothing (`policy`), and plays the others as the Olympian
- `search`: plays the game on in imagined worlds
- `named_weights`, `learnt`, `network` and `selfplay`: what can be learnt, what was learnt, and how
- `advice`: the best few decisions with a reason, for people
- `analysis`: analyses finished games
- `regret`, `review`: what a decision cost, by paired play-outs (`playouts`); what all of a game did
- `worker`: the process bots run in; it is sent what a browser is sent

`KINDS` lists the bots; `make_bot("random")` makes one.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from petteia.bots.bot import Bot
from petteia.bots.level_settings import BEARERS, CHARACTER, LEVELS, TITAN

__all__ = ["KINDS", "LEVELS", "Bot", "make_bot"]

KINDS: Final[dict[str, str]] = {
    "greedy": "petteia.bots.greedy:GreedyBot",
    "random": "petteia.bots.random:RandomBot",
    **{level: "petteia.bots.levels:LevelBot" for level in LEVELS},
    "hoplite": "petteia.bots.greedy:GreedyBot",
    TITAN: "petteia.bots.titan:TitanBot",
}
"""The module of each kind of bot, imported when first needed. The first is the default opponent, the last the
strongest. The Hoplite is the greedy bot under a level's name."""


def make_bot(kind: str, settings: Mapping[str, Any] | None = None) -> Bot:
    """A bot of a kind, which may name a character: `olympian:imhotep`. ValueError for an unknown kind or unknown
    settings."""
    kind, _, character = kind.partition(":")
    told = {**(settings or {}), **({CHARACTER: character} if character else {})}
    if kind not in KINDS:
        raise ValueError(f"there is no bot {kind[:40]!r}; right would be one of: {', '.join(KINDS)}")
    if told.get(CHARACTER) and kind not in BEARERS:
        raise ValueError(f"a {kind} has no character; right would be one of: {', '.join(BEARERS)}")
    # The Hoplite is the greedy bot; one with a character is the same as a level.
    module, _, name = KINDS["olympian" if told.get(CHARACTER) else kind].partition(":")
    bot: Bot = getattr(import_module(module), name)()
    level = {"level": LEVELS.index(kind)} if name == "LevelBot" else {}
    bot.set_up({**level, **told})
    return bot
