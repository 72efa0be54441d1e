"""Players in the lab: our own bots by name, also with a character (`olympian:imhotep`), and others: `my_bot.py:Bot` or
`my_policy.py:Policy` from a file, a process with `run:COMMAND`, and `FILE.json` or `FILE.policy`, written by
`petteia learn`.

Only the lab takes bots from files, since its user has the file. A server makes only the bots it knows.
"""

import shlex
from importlib.util import find_spec
from pathlib import Path
from shutil import which

from petteia.bots import KINDS, Bot, make_bot
from petteia.bots.characters import problem_with_character
from petteia.bots.policy import TrainedPolicyBot, policy_of
from petteia.engine.protocol import Game
from petteia.games import LoadError, named
from petteia.lab.contestants import FileBot, LearntBot, PolicyBot, ProcessBot

PROCESS = "run:"


def problem_with(name: str, kind: type[Game]) -> str:
    """Why there is no such player of a game; empty if there is one."""
    try:
        player(name)
    except ValueError as problem:
        return str(problem).rstrip(".")
    return problem_with_character(kind, name) if name.partition(":")[0] in KINDS else ""


def player(name: str) -> Bot:
    """A bot by its name, or the one that a file or module has: a class with `choose(game, view, rng)` or a policy, made
    without arguments; a process; weights in a file. ValueError if there is none."""
    if name.startswith(PROCESS):
        return process(name)
    if name.endswith(".json"):
        return LearntBot(name)
    if name.endswith(".policy"):
        return learnt_policy(Path(name))
    if name.partition(":")[0] in KINDS or ":" not in name:
        if name.partition(":")[0] not in KINDS:
            known = ", ".join(KINDS)
            raise ValueError(f"there is no bot {name[:40]!r}; right would be one of: {known}, or my_bot.py:Bot")
        return make_bot(name)
    if name.rpartition(":")[0].endswith(".py") and not Path(name.rpartition(":")[0]).is_file():
        raise ValueError(f"there is no bot {name[:80]!r}: there is no such file")
    try:
        made = named(name, Path.cwd())()
    except (LoadError, TypeError) as problem:
        raise ValueError(f"there is no bot {name[:80]!r}: {problem}") from problem
    if callable(getattr(made, "choose", None)):
        return FileBot(name, made)
    if callable(getattr(made, "predict", made)):
        if find_spec("numpy") is None:
            raise ValueError(f"{name[:80]!r} is a policy, which needs numpy: pip install 'petteia[rl]'")
        return PolicyBot(name, made)
    raise ValueError(f"{name[:80]!r} is no bot; right would be a class that has choose(game, view, rng) or predict()")


def process(name: str) -> ProcessBot:
    """A program that answers. ValueError if there is none."""
    command = name.removeprefix(PROCESS).strip()
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise ValueError(f"{name[:80]!r} cannot be read as a command: {problem}") from problem
    if not words or which(words[0]) is None:
        raise ValueError(f"there is no bot {name[:80]!r}: there is no such program")
    return ProcessBot(name, command)


def learnt_policy(file: Path) -> TrainedPolicyBot:
    """The policy of a file. ValueError if it is none."""
    try:
        return TrainedPolicyBot(policy_of(file.read_bytes()))
    except OSError as problem:
        raise ValueError(f"there is no bot {str(file)[:80]!r}: {problem.strerror or problem}") from problem
    except ValueError as problem:
        raise ValueError(f"there is no bot {str(file)[:80]!r}: {problem}") from problem
