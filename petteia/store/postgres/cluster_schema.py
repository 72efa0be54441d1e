"""What several servers store in their PostgreSQL database besides tables and people."""

from typing import Final

from petteia.store.schema import APPLICATION_ID

ALIVE_MS: Final = 15_000
"""A server that has not said for so long that it is alive is dead: three times as long as servers take to say so."""

NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
"""By PostgreSQL's own clock: those of servers need not agree."""

LOCKS: Final = APPLICATION_ID + 2

LOCKS_HELD: Final = f"pg_locks WHERE locktype = 'advisory' AND classid = {LOCKS}"

IS_ALIVE: Final = f"servers WHERE seen > {NOW} - {ALIVE_MS} AND lock IN (SELECT objid::bigint FROM {LOCKS_HELD})"
"""Every server holds a lock on the connection on which it says such things. PostgreSQL releases it at once when a
process dies; one that only hangs is found out by its silence."""

SHAPE: Final = """
    CREATE TABLE servers (
        id TEXT PRIMARY KEY,
        lock BIGINT NOT NULL,
        at BIGINT NOT NULL,
        seen BIGINT NOT NULL
    );
    CREATE UNLOGGED TABLE keepers (
        name TEXT COLLATE "C" PRIMARY KEY,
        server TEXT NOT NULL
    );
    CREATE UNLOGGED TABLE present (
        table_id TEXT COLLATE "C" NOT NULL,
        player TEXT COLLATE "C" NOT NULL,
        server TEXT NOT NULL,
        since BIGINT NOT NULL,
        PRIMARY KEY (table_id, player, server)
    );
    CREATE UNLOGGED TABLE beside (
        table_id TEXT COLLATE "C" NOT NULL,
        kind TEXT NOT NULL,
        seat BIGINT NOT NULL,
        number BIGINT NOT NULL,
        said TEXT NOT NULL,
        PRIMARY KEY (table_id, kind, seat)
    )
"""

ENTRIES_OF_MANY: Final = (
    "SELECT n.place, e.seq, e.payload, e.mark"
    " FROM unnest(?::text[], ?::bigint[]) WITH ORDINALITY AS n(id, after, place)"
    " CROSS JOIN LATERAL (SELECT seq, payload, mark FROM events WHERE table_id = n.id AND seq > n.after OFFSET 0) AS e"
    " ORDER BY n.place, e.seq"
)
"""(`OFFSET 0`: by the key, table after table, however few PostgreSQL believes there are.)"""
