"""What a plan would spare a person: questions that will surely come, and that no entry answers yet."""

from collections.abc import Awaitable, Callable
from typing import Any

from petteia.engine.plans import plan_kinds
from petteia.engine.protocol import Game
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
    return unplanned(look.game, look.found(), plan)


def unplanned(game: Game, questions: list[dict[str, Any]], plan: Plan) -> list[dict[str, Any]]:
    """Of the questions that a look ahead has found, the sure ones that no entry is about."""
    if any(entry.do == BOT and not entry.prompt for entry in plan.entries):
        return []
    planned = {entry.prompt for entry in plan.entries}
    for kind in plan_kinds(game):
        if any(entry.kind == kind.key for entry in plan.entries):
            planned |= set(kind.prompts)
    return [one["prompt"] for one in questions if one["sure"] and one["prompt"]["key"] not in planned]
