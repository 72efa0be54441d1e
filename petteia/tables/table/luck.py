"""Keyed luck at a table: its counts are part of the metadata, since no position has them."""

from petteia.engine.luck import KEYED, KeyedLuck
from petteia.tables.table.metadata import TableMetadata


def luck_of(books: TableMetadata, key: bytes) -> KeyedLuck | None:
    """Keyed luck as it stands, if the table has it. What it deals is counted only when the entry is taken (`count`)."""
    if books.settings.luck != KEYED:
        return None
    luck = KeyedLuck(key)
    luck.since, luck.numbers = books.luck_since, dict(books.luck)
    return luck


def count(books: TableMetadata, name: str) -> None:
    """An outcome of this name was dealt."""
    if books.settings.luck == KEYED:
        books.luck[name] = books.luck.get(name, 0) + 1


def begin_anew(books: TableMetadata) -> None:
    """What was asked for by other rules is not known any more (`KeyedLuck.begin_anew`)."""
    if books.settings.luck == KEYED:
        books.luck, books.luck_since = {}, books.dealt
