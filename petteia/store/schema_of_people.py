"""Parts of the database's shape (`schema.py`) that are about single guests."""

from typing import Final

NOTES: Final = """
    CREATE TABLE notes (
        player TEXT NOT NULL,
        table_id TEXT NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (player, table_id)
    );
    CREATE INDEX notes_table ON notes (table_id);
    """
"""Private notes at a table (`petteia.store.people.notes`)."""

PUZZLES: Final = """
    CREATE TABLE puzzle_tries (
        player TEXT NOT NULL,
        game TEXT NOT NULL,
        puzzle TEXT NOT NULL,
        at INTEGER NOT NULL,
        solved INTEGER NOT NULL,
        PRIMARY KEY (player, game, puzzle)
    );
    CREATE INDEX puzzle_tries_puzzle ON puzzle_tries (game, puzzle);
    """
"""Guests' first tries at puzzles (`petteia.store.people.puzzles`)."""

LESSONS: Final = """
    CREATE TABLE lessons (
        player TEXT NOT NULL, game TEXT NOT NULL, lesson TEXT NOT NULL, table_id TEXT NOT NULL,
        began INTEGER NOT NULL, done INTEGER NOT NULL, PRIMARY KEY (player, game, lesson)
    );
    """
"""The lessons that guests take (`petteia.store.people.lessons`)."""
