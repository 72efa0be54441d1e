"""Whose words a client is not sent: those of guests whom its guest has muted or blocked.

What others hear stays the same, and so do the numbers of lines: once a guest is no longer muted, all that they have
said is there.
"""

from petteia.server.connected import Connected
from petteia.server.core import Core
from petteia.store.people.talk import TABLE, Silence
from petteia.tables.commands.trial import NeedsHost, NotPossible
from petteia.tables.ports.store import NoSuchTable


def unheard(silences: list[Silence]) -> set[str]:
    """The guests among them."""
    return {silence.whom for silence in silences if silence.kind != TABLE}


async def silence_changed(instance: Core, guest: str) -> None:
    """A guest has changed whom they mute: from now on their clients at this server are not sent the words of these, and
    are sent what those have said who are no longer muted."""
    mine = [connection for connection in instance.clients.connections if connection.player.id == guest]
    if not mine:
        return
    muted = unheard(await instance.wait(instance.store.talk.silences(guest)))
    for connection in mine:
        again = connection.muted - muted
        connection.muted.clear()
        connection.muted.update(muted)
        if again:
            await _catch_up(connection, again)


async def _catch_up(connection: Connected, again: set[str]) -> None:
    for table, view in list(connection.views.items()):
        try:
            said = await connection.registry.subscribers.said_by(table, view.watch, again)
        except (NoSuchTable, NotPossible, NeedsHost):  # then there is nothing to hear there
            continue
        if said and connection.views.get(table) is view:
            view.see(said)
