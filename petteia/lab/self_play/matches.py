"""Matches of an exported policy against fixed levels, which judge a run of learning."""

from collections.abc import Iterable
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from petteia.bots.policy import PolicyNetwork, TrainedPolicyBot, policy_of
from petteia.engine.protocol import Game
from petteia.games import load
from petteia.lab.match import play_match
from petteia.lab.players import player
from petteia.lab.report import interval

FIRST_DEAL: Final = 900_000_000
"""Deals of matches are numbered from here on, so that no game of training is among them, nor any of the ladder."""
MOST_DEALS: Final = 100_000
TOGETHER: Final = 4
"""How many deals one process plays before it reports them."""


@dataclass
class MatchResult:
    """The results of a policy in some games against a level on all other seats."""

    level: str
    games: int
    rate: float
    low: float
    high: float
    fair: float
    decisions: float
    """In a game, on the average."""

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)


@lru_cache(maxsize=4)
def _game(name: str, seats: int) -> Game:
    return load(name, seats)


@lru_cache(maxsize=2)
def _network(file: str, changed: int) -> PolicyNetwork:
    return policy_of(Path(file).read_bytes())


def play_deals(name: str, seats: int, file: str, changed: int, level: str, deals: list[int]) -> list[tuple[float, int]]:
    """Play deals with the policy in every seat: what it won of each game, and how long that was."""
    game = _game(name, seats)
    out = []
    for deal in deals:
        for seat in range(seats):
            bots = [player(level) for _ in range(seats)]
            bots[seat] = TrainedPolicyBot(_network(file, changed))
            match = play_match(game, bots, ["policy" if each == seat else level for each in range(seats)], deal)
            out.append((match.returns[seat], match.decisions))
    return out


def judge(
    pool: Executor, name: str, seats: int, file: Path, levels: Iterable[str], games: int, first: int
) -> list[MatchResult]:
    """Let the policy of a file play at least this many games against each level, from a deal on."""
    changed = file.stat().st_mtime_ns
    deals = list(range(first, first + -(-games // seats)))
    parts = [deals[at : at + TOGETHER] for at in range(0, len(deals), TOGETHER)]
    waiting = {
        level: [pool.submit(play_deals, name, seats, str(file), changed, level, part) for part in parts]
        for level in levels
    }
    out = []
    for level, futures in waiting.items():
        played = [game for future in futures for game in future.result()]
        won, count = sum(each for each, _ in played), len(played)
        low, high = interval(won, count)
        decisions = sum(length for _, length in played) / count
        out.append(MatchResult(level, count, won / count, low, high, 1 / seats, decisions))
    return out
