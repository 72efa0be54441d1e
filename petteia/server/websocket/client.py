"""What a request may ask of the connection that it came over."""

from petteia.server.instance import Instance
from petteia.server.limits.buckets import Buckets
from petteia.server.limits.quota import Quota
from petteia.server.websocket import replies
from petteia.tables.live.outbox import ViewSubscription
from petteia.tables.live.registry import TableRegistry
from petteia.tables.ports.store import Player


class Client:
    """One client's connection, as requests know it."""

    instance: Instance
    registry: TableRegistry
    player: Player
    quota: Quota
    views: dict[str, ViewSubscription]
    looking: bool
    program: bool
    following: str
    """The tournament of whose changes it is told, if any."""

    def reply(self, ref: int, message: replies.ReplyBody) -> int:
        """Answer a request; returns the length of the answer."""
        raise NotImplementedError

    async def new_view(self, table: str) -> ViewSubscription:
        """A new subscription to a table, in place of an earlier one."""
        raise NotImplementedError

    def drop_view(self, table: str) -> ViewSubscription | None:
        """Drop the subscription to a table."""
        raise NotImplementedError

    async def unsubscribe(self, table: str) -> None:
        """Unsubscribe from a table."""
        raise NotImplementedError

    async def must_be_shown(self, table: str, seat: int, actions: list[int] | None = None) -> None:
        """NotPossible on a shared screen for a seat whose side is not shown."""
        raise NotImplementedError

    def not_too_often(self, buckets: Buckets) -> None:
        """NotPossible for clients that have done something too often just now."""
        raise NotImplementedError
