"""Who may see a table, and who may also read and write its chat."""

from petteia.tables.commands.trial import NotPossible
from petteia.tables.days import must_be_over
from petteia.tables.table.metadata import BAN, CLOSED, FINISHED, OPEN
from petteia.tables.table.table import Table


def listens(table: Table, player: str) -> bool:
    """Whether a guest may be at the table: they own it, sit there, were invited, or everybody may."""
    b = table.metadata
    if b.barred and b.barred.get(player) == BAN:
        return False
    if table.sealed:
        return bool(table.seats_of(player))
    if table.day:  # those who are let in look at the game and are silent
        return player == b.owner or bool(table.seats_of(player))
    if b.settings.listed and (b.settings.watchers or b.status == OPEN):
        return True
    return player == b.owner or player in b.admitted or bool(table.seats_of(player))


def opens_by_link(table: Table) -> bool:
    """Whether anybody with the link may look at the finished game. The owner decides; unless they have, a game that
    they played against bots alone is open, and one with other people is not."""
    b = table.metadata
    if table.sealed:
        return False
    if b.shared is not None:
        return b.shared
    bots = any([seat.bot is not None for seat in b.seats])
    return b.settings.watchers and bots and all([seat.bot is not None or seat.player == b.owner for seat in b.seats])


def sees(table: Table, player: str) -> bool:
    """Whether a guest may look at the table at all."""
    if listens(table, player):
        return True
    b = table.metadata
    if table.sealed:
        return False
    over = b.status in (FINISHED, CLOSED)
    if table.day and over and player in b.admitted:
        return True
    return over and opens_by_link(table) and b.barred.get(player) != BAN


def must_be_opened(table: Table, now: int) -> None:
    """NotPossible for what would help with an equal deal, or show it, as long as others play it."""
    must_be_over(table.day, now)
    if table.sealed:
        text = "others still play this deal: what happened here is shown when all tables of the duplicate are over"
        raise NotPossible("duplicate_until", text)
