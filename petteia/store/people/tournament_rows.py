"""What is stored of tournaments and leagues (`petteia.store.people.tournaments`)."""

from typing import Final

import msgspec

OPEN: Final = "open"
"""People register;"""
RUNNING: Final = "running"
OVER: Final = "over"
OFF: Final = "off"
"""it was called off before it began, or ended without standings."""

UNMADE: Final = ""
"""What becomes of a game: its table is still to be made;"""
MADE: Final = "made"
"""it is at its table;"""
DONE: Final = "done"
"""it was played, or nobody came,"""
JUDGED: Final = "judged"
"""or the host has said how it ended."""

TOURNAMENT: Final = "tournament"
LEAGUE: Final = "league"
SEASON: Final = "season"
"""A division of a league in one of its seasons."""


class Tournament(msgspec.Struct, frozen=True):
    """A tournament, a league, or a division of one in a season. `due`: when it is to be looked after next, 0 if only
    when something happens. `plan`: how it is played, as the server reads it."""

    id: str
    kind: str
    host: str
    state: str
    listed: bool
    created: int
    due: int
    revision: int
    round: int
    league: str
    season: int
    division: int
    plan: bytes


class EntrantRow(msgspec.Struct, frozen=True):
    """Somebody who takes part: a guest, or a bot. Neither: a guest who had their name erased."""

    number: int
    player: str
    bot: str
    name: str
    joined: int
    gone: bool = False
    team: str = ""
    """Where teams play: which is theirs."""
    seed: int = 0
    """Their place by rating when it began, from 1 on; 0: there is none, so the lot decides."""


class TournamentGame(msgspec.Struct, frozen=True):
    """A game of a round: who sits where, and everybody's place. `absent` are those who did not come."""

    round: int
    board: int
    table: str
    entrants: list[int]
    state: str = UNMADE
    places: list[int] = []
    absent: list[int] = []
    ahead: list[int | None] = []
    """Of a duplicate: by how many points everybody is ahead of the best of the others, None without a result of their
    own; empty if the game was not finished, or its result was set by the host."""


class TournamentRound(msgspec.Struct, frozen=True):
    """A round, when it began, who had a bye, and when all its games were over (0: not yet). Of a league it is a season,
    with its divisions."""

    number: int
    began: int
    byes: list[int] = []
    ended: int = 0
    divisions: list[list[int]] = []
    secret: bytes = b""
    """Of a duplicate: the secret of its deal,"""
    sealed: bool = False
    """and whether its tables are still closed to others."""


class WholeTournament(msgspec.Struct, frozen=True):
    """All that is stored of a tournament, as of one moment."""

    row: Tournament
    entrants: list[EntrantRow]
    rounds: list[TournamentRound]
    games: list[TournamentGame]


class AboutTournament(msgspec.Struct, frozen=True):
    """What is known of a guest in a tournament: whether they made it, and how they take part, if they do."""

    id: str
    kind: str
    state: str
    made: bool
    created: int
    entrant: EntrantRow | None
    plan: msgspec.Raw


class ListedTournament(msgspec.Struct, frozen=True):
    """A tournament in a list: how many take part, and whether a guest does."""

    row: Tournament
    entrants: int
    mine: bool
