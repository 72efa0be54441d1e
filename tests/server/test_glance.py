"""Glancing at tables over the wire: a glance is no visit, and shows only what is theirs."""

import asyncio
import json

import pytest

from tests.server.running import Client, Running, seated, settings

pytestmark = pytest.mark.part("days")


def test_somebody_who_glances_has_not_come_and_hears_no_secret_of_others(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            await ida.until(table, lambda t: t.update is not None)
            await odo.ask("unwatch", table=table)
            await ida.until(table, lambda t: any(t.info.get("away", [])))
            before = len(ida.frames)
            found = await odo.ask("glance", table=table, seat=1, ahead=True)
            assert found["t"] == "glanced" and found["asked"]["key"] == "bid" and found["since"] > 0
            assert all(set(prompt) >= {"key", "params"} for prompt in found.get("ahead", []))
            assert len(ida.frames) == before and server.instance.registry.live[table].commands.context.away
            assert (await odo.ask("glance", table=table, seat=0))["code"] == "not_your_seat"
            assert (await odo.ask("glance", table=table, seat=40))["t"] == "refusal"
            assert (await odo.ask("glance", table="nowhere", seat=0))["t"] == "refusal"
            await ida.ask("plan", table=table, seat=0, add=[{"do": "pass", "repeats": True}])
            assert "planned" not in await odo.ask("glance", table=table, seat=1)
            assert (await ida.ask("glance", table=table, seat=0))["planned"] == 1

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_a_shared_screen_shows_no_seat_that_it_does_not_show(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            table = await seated([ida, odo])  # Odo has two seats
            assert (await odo.ask("glance", table=table, seat=1))["code"] == "curtain_down"
            assert (await ida.ask("glance", table=table, seat=0))["t"] == "glanced"

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_a_guest_glances_at_a_page_of_tables_and_then_now_and_then(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida:
            table = await seated([ida], seats=1, bots=2)
            said = [await ida.ask("glance", table=table, seat=0) for _ in range(45)]
            assert {one.get("code", "") for one in said[:30]} <= {""}, json.dumps(said[:1])
            assert said[-1]["code"] == "too_often"

    with Running(tmp_path, settings()) as server:
        server.instance.limits.glances.rate = 0.001
        asyncio.run(play())
