"""Characters of bots at a table: who gets which."""

from collections.abc import Callable, Collection, Iterable
from typing import Final

import msgspec

from petteia.bots.level_settings import BEARERS, CHARACTER
from petteia.engine.manifest import Manifest
from petteia.tables.journal.specs import BotSpec

SURPRISE: Final = "surprise"
"""Any character that nobody at the table has yet; none where the bot can have none."""


def character_of(bot: BotSpec | None) -> str:
    """The character of a bot; empty if it has none."""
    return str(bot.settings.get(CHARACTER, "")) if bot is not None else ""


def with_character(
    bot: BotSpec, manifest: Manifest, wanted: str, taken: Collection[str], draw: Callable[[list[str]], str]
) -> BotSpec:
    """A bot with the character that was wanted, or of several with the one that is drawn, and called by its name.
    ValueError if it cannot have it."""
    rows = {str(row["name"]): row for row in manifest.characters}
    able = bot.kind in BEARERS
    if wanted == SURPRISE:
        free = [name for name in rows if name not in taken] or list(rows)
        wanted = draw(free) if free and able else ""
    if not wanted:
        return bot
    if not able:
        raise ValueError(f"a {bot.kind} has no character; right would be one of: {', '.join(BEARERS)}")
    if wanted not in rows:
        raise ValueError(f"this game has no character {wanted[:40]!r}; {offered(rows)}")
    called = str(rows[wanted]["called"])
    return msgspec.structs.replace(bot, settings={**bot.settings, CHARACTER: wanted}, name=called)


def offered(names: Iterable[str]) -> str:
    """Which characters there are, as the end of a sentence."""
    there = ", ".join(names)
    return f"right would be one of: {there}" if there else "it has none"
