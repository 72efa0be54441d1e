"""What a plan would spare a person: questions that will surely come, and that no entry answers yet."""

from collections.abc import Awaitable, Callable
from typing import Any

from petteia.engine.plans import plan_kinds
from petteia.tables.live.registry_base import RegistryBase
from petteia.tables.plans.ahead import Lookahead
from petteia.tables.plans.plan import BOT, Plan

Run = Callable[[str, Lookahead], Awaitable[None]]
"""Runs a look ahead for a guest, a little at a time."""


async def spared(registry: RegistryBase, run: Run, table: str, player: str, seat: int) -> list[dict[str, Any]]:
    """The questions in words of the game, the nearest first. Only the seat's owner may be told."""

    look, plan = await registry.look(
        table, lambda s: (s.planning.ahead(player, seat), s.table.metadata.plans.get(seat) or Plan())
    )
    await run(player, look)  # it shares nothing with the table
    return unplanned(look, plan)


def unplanned(look: Lookahead, plan: Plan) -> list[dict[str, Any]]:
    """Of what a look ahead has found, the sure questions that no entry is about."""
    if any(entry.do == BOT and not entry.prompt for entry in plan.entries):
        return []
    planned = {entry.prompt for entry in plan.entries}
    for kind in plan_kinds(look.game):
        if any(entry.kind == kind.key for entry in plan.entries):
            planned |= set(kind.prompts)
    return [one["prompt"] for one in look.found() if one["sure"] and one["prompt"]["key"] not in planned]
