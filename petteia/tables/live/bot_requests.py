"""The decisions that bots have to make at the tables of a registry. Each is asked once; the answer is carried out."""

import asyncio
from collections.abc import Mapping

import msgspec

from petteia.tables.live.live_table import LiveTable, PendingBotRequest
from petteia.tables.live.registry_base import RegistryBase
from petteia.tables.live.replication import Replication
from petteia.tables.messages import Ask
from petteia.tables.ports.bots import BotPort


class BotRequests:
    """Asks the bot port; without one no bot moves."""

    def __init__(self, registry: RegistryBase, replication: Replication, bots: BotPort | None) -> None:
        self.registry = registry
        self.replication = replication
        self.bots = bots

    def put(self, live: LiveTable) -> None:
        """Ask every bot for the decision it has to make, once."""
        if self.bots is None or live.back is not None or not self.replication.keeps(live):
            return
        before, asks = live.asked, live.commands.bots.asks(now=self.registry.now())
        if not before and not asks:
            return
        live.asked = {ask.seat: PendingBotRequest(ask, self.registry.now()) for ask in asks}
        for seat, asked in before.items():
            now = live.asked.get(seat)
            if now is not None and now.same(asked.ask):
                live.asked[seat] = asked
            else:
                self.bots.forget(live.table.id, seat, asked.ask.decision)
        for ask in asks:
            if live.asked[ask.seat].ask is ask:
                here, people = bool(live.subscriptions), bool(live.table.people())
                owner = live.table.metadata.owner
                marked = msgspec.structs.replace(ask, idle=not here and not people, played=here and people, owner=owner)
                self.bots.ask(marked, self.answered)
        if asks:
            self.registry.wake(live)

    def wait_on(self, live: LiveTable) -> None:
        """A bot whose question still waits, because others are before it or the machine is busy, is not late: its time
        begins anew. It is late only if the port no longer has the question."""
        if self.bots is not None:
            for seat, asked in live.asked.items():
                if self.bots.asked(live.table.id, seat, asked.ask.decision):
                    live.commands.bots.still_asked(seat, asked.ask.decision, now=self.registry.now())

    def answered(self, ask: Ask, actions: list[int] | None, remark: Mapping[str, str] | None = None) -> None:
        """A bot has decided, or (None) could not; ignored if the question no longer stands. Where people read along,
        the answer shows no sooner than they can follow."""
        live = self.registry.live.get(ask.table)
        asked = None if live is None else live.asked.get(ask.seat)
        if live is None or asked is None or not asked.same(ask):
            return
        if not actions and actions is not None:
            return  # it waits until it hears something, and is asked anew then
        early = asked.at + ask.pace_ms - self.registry.now() if ask.pace_ms and actions else 0
        if early > 0 and actions and not live.commands.shows(ask.seat, actions[0]):
            early = 0
        if early > 0:
            asyncio.get_running_loop().call_later(early / 1000, self.answered, ask, actions, remark)
            return
        self.registry.by_itself(live, lambda s, now: s.bot_decides(ask.seat, ask.decision, actions, remark, now=now))
