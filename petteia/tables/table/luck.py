"""Keyed luck at a table: its counts are part of the metadata, since no position has them."""

from petteia.engine.luck import KEYED, KeyedLuck
from petteia.tables.table.metadata import TableMetadata


def luck_of(metadata: TableMetadata, key: bytes) -> KeyedLuck | None:
    """Keyed luck as it stands, if the table has it. What it deals is counted only when the entry is taken (`count`)."""
    if metadata.settings.luck != KEYED:
        return None
    luck = KeyedLuck(key)
    luck.since, luck.numbers = metadata.luck_since, dict(metadata.luck)
    return luck


def count(metadata: TableMetadata, name: str) -> None:
    """An outcome of this name was dealt."""
    if metadata.settings.luck == KEYED:
        metadata.luck[name] = metadata.luck.get(name, 0) + 1


def begin_anew(metadata: TableMetadata) -> None:
    """What was asked for by other rules is not known any more (`KeyedLuck.begin_anew`)."""
    if metadata.settings.luck == KEYED:
        metadata.luck, metadata.luck_since = {}, metadata.dealt
