"""The decisions that bots owe at the tables of a hall: each is put to its bot once, and the answer is carried out."""

import msgspec

from petteia.tables.live.live_table import LiveTable
from petteia.tables.live.registry_base import RegistryBase
from petteia.tables.live.replication import Others
from petteia.tables.messages import Ask
from petteia.tables.ports.bots import BotPort


class Questions:
    """Put to whoever runs the bots; without anybody no bot moves."""

    def __init__(self, hall: RegistryBase, others: Others, bots: BotPort | None) -> None:
        self.hall = hall
        self.others = others
        self.bots = bots

    def put(self, live: LiveTable) -> None:
        """Put every decision that a bot owes to it, once."""
        if self.bots is None or live.back is not None or not self.others.keeps(live):
            return
        before, asks = live.asked, live.steward.asks(now=self.hall.now())
        if not before and not asks:
            return
        live.asked = {ask.seat: ask.decision for ask in asks}
        for ask in asks:
            if before.get(ask.seat) != ask.decision:
                idle = not live.watches and not live.table.people()
                self.bots.ask(msgspec.structs.replace(ask, idle=True) if idle else ask, self.answered)
        for seat, decision in before.items():
            if live.asked.get(seat) != decision:
                self.bots.forget(live.table.id, seat, decision)
        if asks:
            self.hall.wake(live)

    def answered(self, ask: Ask, actions: list[int] | None) -> None:
        """A bot has decided, or (None) could not; unless the question is none any longer."""
        live = self.hall.live.get(ask.table)
        if live is not None and live.asked.get(ask.seat) == ask.decision:
            self.hall.by_itself(live, lambda s, now: s.bot_decides(ask.seat, ask.decision, actions, now=now))
