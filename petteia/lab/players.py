"""Who plays in the lab: our own bots by their names, and anybody's from a file, `my_bot.py:Bot`.

Only the lab takes bots out of files: whoever runs it has the file. A house makes none but those it knows.
"""

from pathlib import Path

from petteia.bots import KINDS, Bot, make_bot
from petteia.games import LoadError, named


def problem_with(name: str) -> str:
    """Why there is no such player, or nothing."""
    try:
        player(name)
    except ValueError as problem:
        return str(problem).rstrip(".")
    return ""


def player(name: str) -> Bot:
    """A bot by its name, or the one that a file or module has: a class with `choose(game, view, rng)` that can be made
    without arguments. ValueError if there is none."""
    if name in KINDS or ":" not in name:
        if name not in KINDS:
            known = ", ".join(KINDS)
            raise ValueError(f"there is no bot {name[:40]!r}; right would be one of: {known}, or my_bot.py:Bot")
        return make_bot(name)
    if name.rpartition(":")[0].endswith(".py") and not Path(name.rpartition(":")[0]).is_file():
        raise ValueError(f"there is no bot {name[:80]!r}: there is no such file")
    try:
        made = named(name, Path.cwd())()
    except (LoadError, TypeError) as problem:
        raise ValueError(f"there is no bot {name[:80]!r}: {problem}") from problem
    if not callable(getattr(made, "choose", None)):
        raise ValueError(f"{name[:80]!r} is no bot; right would be a class that has choose(game, view, rng)")
    bot: Bot = made
    return bot
