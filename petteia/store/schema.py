"""The shape of the database file, version by version.

`PRAGMA user_version` says which version a file has. An older file is brought up step by step; a newer one is refused.
"""

import sqlite3
from typing import Final
from zlib import crc32

from petteia.store.schema_of_people import LESSONS, NOTES, PUZZLES
from petteia.tables.ports.store import StoreError

NOTICES: Final = """
    CREATE TABLE keys (
        name TEXT PRIMARY KEY,
        value BLOB NOT NULL
    );
    CREATE TABLE notice_wishes (
        player TEXT PRIMARY KEY,
        after_minutes INTEGER NOT NULL,
        quiet_from INTEGER NOT NULL,
        quiet_to INTEGER NOT NULL,
        zone TEXT NOT NULL,
        looked INTEGER NOT NULL
    );
    CREATE TABLE notice_ways (
        id TEXT PRIMARY KEY,
        player TEXT NOT NULL,
        kind TEXT NOT NULL,
        target BLOB NOT NULL,
        language TEXT NOT NULL,
        every_minutes INTEGER NOT NULL,
        created INTEGER NOT NULL,
        confirmed INTEGER NOT NULL,
        covered INTEGER NOT NULL,
        sent INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        claimed INTEGER NOT NULL,
        trouble TEXT NOT NULL
    );
    CREATE INDEX notice_ways_player ON notice_ways (player);
    CREATE TABLE notice_owed (
        player TEXT NOT NULL,
        table_id TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (player, table_id)
    );
    """
"""Who wants to be notified of their moves (`petteia.store.people.notices`)."""

RATINGS: Final = """
    ALTER TABLE players ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE results (
        table_id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        ended INTEGER NOT NULL,
        rated INTEGER NOT NULL,
        listed INTEGER NOT NULL,
        counted INTEGER NOT NULL
    );
    CREATE INDEX results_pool ON results (game, seats) WHERE rated = 1;
    CREATE INDEX results_uncounted ON results (table_id) WHERE rated = 1 AND counted = 0;
    CREATE TABLE finishes (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        player TEXT NOT NULL,
        bot TEXT NOT NULL,
        place INTEGER NOT NULL,
        absent INTEGER NOT NULL,
        points INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX finishes_player ON finishes (player, table_id, seat);
    CREATE TABLE rating_pools (
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        ended INTEGER NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (game, seats)
    );
    CREATE TABLE ratings (
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        player TEXT NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (game, seats, player)
    );
    CREATE INDEX ratings_player ON ratings (player);
    CREATE INDEX ratings_best ON ratings (game, seats, (mu - 3 * sigma) DESC, player);
    """
"""The results of games, and ratings (`petteia.store.people.ratings`)."""

BOXES: Final = """
    CREATE TABLE boxes (
        id TEXT PRIMARY KEY,
        player TEXT NOT NULL,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        changed INTEGER NOT NULL,
        differs INTEGER NOT NULL,
        problems INTEGER NOT NULL,
        entries BLOB NOT NULL
    );
    CREATE INDEX boxes_player ON boxes (player);
    """
"""The figures of owners' own boxes (`petteia.store.people.boxes`)."""

TALK: Final = """
    CREATE TABLE silences (
        player TEXT NOT NULL,
        kind TEXT NOT NULL,
        whom TEXT NOT NULL,
        name TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (player, kind, whom)
    );
    CREATE INDEX silences_whom ON silences (whom);
    CREATE TABLE reports (
        id TEXT PRIMARY KEY,
        at INTEGER NOT NULL,
        player TEXT NOT NULL,
        table_id TEXT NOT NULL,
        about TEXT NOT NULL,
        name TEXT NOT NULL,
        line INTEGER NOT NULL,
        words TEXT NOT NULL,
        why TEXT NOT NULL
    );
    CREATE INDEX reports_player ON reports (player);
    """
"""Whom people have silenced, and what they reported to the operator (`petteia.store.people.talk`)."""

PASSKEYS: Final = """
    CREATE TABLE passkeys (
        id BLOB PRIMARY KEY,
        player TEXT NOT NULL,
        public BLOB NOT NULL,
        count INTEGER NOT NULL,
        site TEXT NOT NULL,
        created INTEGER NOT NULL,
        used INTEGER NOT NULL
    );
    CREATE INDEX passkeys_player ON passkeys (player);
    """
"""The keys by which guests are recognised (`petteia.store.people.passkeys`)."""

DAILY: Final = """
    CREATE TABLE daily_days (
        day TEXT PRIMARY KEY,
        secret BLOB NOT NULL,
        revealed INTEGER NOT NULL
    );
    CREATE TABLE daily_tries (
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        player TEXT NOT NULL,
        table_id TEXT NOT NULL,
        began INTEGER NOT NULL,
        ended INTEGER NOT NULL,
        state TEXT NOT NULL,
        place INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        ahead INTEGER NOT NULL,
        PRIMARY KEY (day, game, player)
    );
    CREATE INDEX daily_tries_player ON daily_tries (player, day);
    CREATE INDEX daily_tries_unsettled ON daily_tries (day) WHERE state = '';
    """
"""The deals of the day, and everybody's counted tries (`petteia.store.people.daily`)."""

TOURNAMENTS: Final = """
    CREATE TABLE tournaments (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        host TEXT NOT NULL,
        state TEXT NOT NULL,
        listed INTEGER NOT NULL,
        created INTEGER NOT NULL,
        due INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        round INTEGER NOT NULL,
        league TEXT NOT NULL,
        season INTEGER NOT NULL,
        division INTEGER NOT NULL,
        plan BLOB NOT NULL
    );
    CREATE INDEX tournaments_state ON tournaments (state, created);
    CREATE INDEX tournaments_host ON tournaments (host);
    CREATE UNIQUE INDEX tournaments_season ON tournaments (league, season, division) WHERE league <> '';
    CREATE TABLE tournament_entrants (
        tournament TEXT NOT NULL,
        number INTEGER NOT NULL,
        player TEXT NOT NULL,
        bot TEXT NOT NULL,
        name TEXT NOT NULL,
        joined INTEGER NOT NULL,
        gone INTEGER NOT NULL,
        PRIMARY KEY (tournament, number)
    );
    CREATE UNIQUE INDEX tournament_entrants_player ON tournament_entrants (player, tournament) WHERE player <> '';
    CREATE TABLE tournament_rounds (
        tournament TEXT NOT NULL,
        round INTEGER NOT NULL,
        began INTEGER NOT NULL,
        byes BLOB NOT NULL,
        ended INTEGER NOT NULL,
        divisions BLOB NOT NULL,
        PRIMARY KEY (tournament, round)
    );
    CREATE TABLE tournament_games (
        tournament TEXT NOT NULL,
        round INTEGER NOT NULL,
        board INTEGER NOT NULL,
        table_id TEXT NOT NULL,
        entrants BLOB NOT NULL,
        state TEXT NOT NULL,
        places BLOB NOT NULL,
        absent BLOB NOT NULL,
        PRIMARY KEY (tournament, round, board)
    );
    CREATE UNIQUE INDEX tournament_games_table ON tournament_games (table_id);
    CREATE INDEX tournament_games_going ON tournament_games (tournament, round) WHERE state IN ('', 'made');
    """
"""Tournaments and leagues (`petteia.store.people.tournaments`)."""

DUPLICATES: Final = """
    ALTER TABLE tournament_entrants ADD COLUMN team TEXT NOT NULL DEFAULT '';
    ALTER TABLE tournament_entrants ADD COLUMN seed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tournament_rounds ADD COLUMN secret BLOB;
    ALTER TABLE tournament_rounds ADD COLUMN sealed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tournament_games ADD COLUMN ahead BLOB;
    CREATE INDEX tournament_rounds_sealed ON tournament_rounds (tournament) WHERE sealed = 1;
    """
"""Tournaments with the same deal at all tables, teams, and seeds by rating."""

STEPS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE events (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        payload BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        listed INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        due INTEGER,
        summary BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_changed ON tables (changed);
    CREATE INDEX tables_status ON tables (status, changed);
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE members (
        player TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (player, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX members_table ON members (table_id);
    CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY,
        seq INTEGER NOT NULL,
        payload BLOB NOT NULL
    );
    CREATE TABLE players (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE tokens (
        hash BLOB PRIMARY KEY,
        player TEXT NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE tickets (
        hash BLOB PRIMARY KEY,
        kind TEXT NOT NULL,
        table_id TEXT NOT NULL,
        player TEXT NOT NULL,
        until INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE house (
        key TEXT PRIMARY KEY,
        value INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE events ADD COLUMN mark INTEGER;
    ALTER TABLE snapshots ADD COLUMN mark INTEGER;
    CREATE TABLE aside (
        table_id TEXT PRIMARY KEY,
        at INTEGER NOT NULL,
        why TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE told (
        table_id TEXT NOT NULL,
        line INTEGER NOT NULL,
        gone INTEGER NOT NULL,
        payload BLOB NOT NULL,
        PRIMARY KEY (table_id, line)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE players ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE players ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE players ADD COLUMN room INTEGER;
    """,
    """
    CREATE TABLE packed (
        table_id TEXT NOT NULL,
        kind TEXT NOT NULL,
        first INTEGER NOT NULL,
        last INTEGER NOT NULL,
        at INTEGER NOT NULL,
        payload BLOB NOT NULL,
        mark INTEGER NOT NULL,
        PRIMARY KEY (table_id, kind, first)
    ) WITHOUT ROWID;
    ALTER TABLE members ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
    """,
    "",  # a row of `told` may hold several lines: nothing to change, but who does not know that must not read them
    """
    ALTER TABLE events ADD COLUMN line INTEGER;
    ALTER TABLE events ADD COLUMN told BLOB;
    """,
    NOTICES,
    RATINGS,
    NOTES,
    BOXES,
    TALK,
    PASSKEYS,
    DAILY,
    TOURNAMENTS,
    DUPLICATES,
    PUZZLES,
    LESSONS,
)
"""How a file of version n becomes one of version n + 1. The `mark` is a checksum (`mark_of`); what was written before
there were any has none. A member who is `gone` has let go of a finished game. What was `told` with an entry is stored
beside it, and `line` is the last line that was told by then; of entries from before that, all lines are in `told`."""

VERSION: Final = len(STEPS)
APPLICATION_ID: Final = 0x50657474  # "Pett": how a file says that it is ours


def mark_of(table: str, seq: int, payload: bytes) -> int:
    """The checksum of an entry or a snapshot, including its place: one that got into another table or to another number
    is invalid."""
    return crc32(payload, crc32(f"{table} {seq}".encode()))


class WrongFile(StoreError):
    """A file that this store does not open; the sentence says why and what would help."""


def bring_up(connection: sqlite3.Connection, name: str, steps: tuple[str, ...] = STEPS) -> int:
    """Give the file the newest shape; returns the version it had. All or nothing."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    application = int(connection.execute("PRAGMA application_id").fetchone()[0])
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if not empty and application != APPLICATION_ID:
        raise WrongFile(f"{name} is a database, but not one of Petteia's; name another file")
    if version > len(steps):
        raise WrongFile(
            f"{name} has the shape of version {version}; this Petteia knows up to {len(steps)}. "
            "A newer Petteia is needed"
        )
    if version == len(steps):
        return version
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in steps[version:]:
            for statement in step.split(";"):
                if statement.strip():
                    connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    return version
