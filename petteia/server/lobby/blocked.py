"""Before a guest joins a table where a guest they have blocked sits, they are told who is there."""

from petteia.server.http.errors import HttpError
from petteia.server.instance import Instance
from petteia.store.people.talk import BLOCK
from petteia.tables.commands.play import TableCommands
from petteia.tables.ports.store import Player


async def told_of_blocked(instance: Instance, me: Player, table: str, anyway: bool, invited: bool = True) -> None:
    """HttpError if the guest is about to sit with a guest whom they have blocked, and does not know it. A guest who has
    not been `invited` must also be allowed to look at the table."""
    if anyway:
        return
    silences = await instance.wait(instance.store.talk.silences(me.id))
    blocked = {silence.whom: silence.name for silence in silences if silence.kind == BLOCK}
    if not blocked:
        return

    def there(s: TableCommands) -> list[str]:
        if not invited:
            s.context.must_see(me.id)
        names = [seat.name for seat in s.table.seats if seat.player in blocked]
        owner = s.table.metadata.owner  # who may have set it up for others, and invited
        return names or ([blocked[owner]] if owner in blocked else [])

    if names := await instance.registry.look(table, there):
        text = f"you have blocked somebody at this table: {', '.join(names)}. Come anyway?"
        raise HttpError(409, "blocked_there", text, {"names": ", ".join(names), "count": len(names)})
