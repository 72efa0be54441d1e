"""Going straight to a table: most tests are not about the way there."""

import asyncio
from collections.abc import Sequence
from itertools import cycle
from typing import Any

from playwright.sync_api import Page

from petteia.tables.journal.specs import SeatPlan
from tests.server.running import PATIENCE_S, Running

DOOR = ""
"""`visit(DOOR)` opens no page yet. An unused home page costs more than a second of processor time."""
NOWHERE = "about:blank"
AGAIN = 2
"""A browser asks again when the house closes a resting connection just when it is used; this has to be told."""
NAMES = cycle(("Ida", "Leto", "Melite"))


def guest(server: Running, page: Page) -> dict[str, Any]:
    """The visitor's identity for the server. Every visitor at the door is let in."""
    known = page.request.get(f"{server.url}/api/me", max_retries=AGAIN)
    if not known.ok and page.url == NOWHERE:
        known = page.request.post(
            f"{server.url}/api/guests", data={"name": next(NAMES)}, headers={"Origin": server.url}
        )
    elif not known.ok:  # the home page is about to come in for them
        page.locator(".games button").first.wait_for()
        known = page.request.get(f"{server.url}/api/me", max_retries=AGAIN)
    assert known.ok, known.text()
    who: dict[str, Any] = known.json()
    return who


def begun(server: Running, game: str, people: Sequence[dict[str, Any]], plans: list[SeatPlan], **wishes: Any) -> str:
    """A table at which these people have the first seats and are ready, and which has been started. The game begins
    when all of them have come."""
    registry = server.instance.registry
    owner = people[0]["id"]
    taken = [SeatPlan(one["id"], one["name"], ready=True) for one in people]

    async def laid() -> str:
        table = await registry.create(game, owner, [*taken, *plans], **wishes)
        await registry.command(table, lambda s, now: s.seating.start(owner, now=now))
        return table

    return asyncio.run_coroutine_threadsafe(laid(), server.loop).result(PATIENCE_S)


def led(server: Running, pages: Sequence[Page], table: str) -> None:
    """The visitors at a table, whose game begins."""
    for page in pages:
        page.goto(f"{server.url}/table/{table}")
    for page in pages:
        page.locator("section.prompt").first.wait_for()
