"""Siege: plans by somebody who means harm: hostile sizes and values, loops, plans for others' seats, and ten thousand
changes of one plan. Each gets a sentence, or is a plan like any other."""

import asyncio
import json
from typing import Any

import pytest

from tests.siege.siegecraft import sized
from tests.siege.victims import Guest, sit_down

HUGE = 1 << 70
DEEP: Any = json.loads("[" * 200 + "]" * 200)
KIND = {"do": "kind", "kind": "course"}
TOO_LONG: list[dict[str, Any]] = [
    {"add": [{"do": "pass"}] * 10_000},
    {"add": [{**KIND, "values": {"goals": [f"g{n}" for n in range(10_000)]}}]},
    {"add": [{"do": "pass", "prompt": "x" * 100_000}]},
]
"""Longer than any message may be."""
SHAPES: list[dict[str, Any]] = [
    {"add": [{"do": "pass"}] * 1_000},
    {"add": [{"do": "pass"}] * 21},
    {"drop": list(range(1_000))},
    {"drop": [HUGE]},
    {"drop": [-1]},
    {"made": HUGE},
    {"add": [{"do": "wish", "wish": list(range(1000))}]},
    {"add": [{"do": "wish", "wish": [HUGE]}]},
    {"add": [{"do": "wish", "wish": [999_999]}]},
    {"add": [{"do": "wish"}]},
    {"add": [{"do": "zeus"}]},
    {"add": [{"do": "pass", "prompt": "x" * 1_000}]},
    {"add": [{"do": "pass", "prompt": "../../etc/passwd"}]},
    {"add": [{"do": "pass", "params": {f"p{n}": n for n in range(1000)}}]},
    {"add": [{"do": "pass", "params": {"a": HUGE}}]},
    {"add": [{"do": "pass", "params": {"a": ["x" * 101]}}]},
    {"add": [{"do": "pass", "params": {"a": DEEP}}]},
    {"add": [{"do": "pass", "until": "for ever"}]},
    {"add": [{"do": "bot", "level": "zeus"}]},
    {"add": [{"do": "bot", "level": "x" * 1000}]},
    {"add": [{**KIND, "kind": "zeus"}]},
    {"add": [KIND, KIND]},
    {"add": [{**KIND, "values": {"goals": ["rhodes"] * 2}}]},
    {"add": [{**KIND, "values": {"goals": ["rhodes/"] * 40}}]},
    {"add": [{**KIND, "values": {"goals": [f"g{n}" for n in range(1_000)]}}]},
    {"add": [{**KIND, "values": {"far": HUGE}}]},
    {"add": [{**KIND, "values": {"far": -1}}]},
    {"add": [{**KIND, "values": {"far": 1.5}}]},
    {"add": [{**KIND, "values": {"far": True}}]},
    {"add": [{**KIND, "values": {f"v{n}": n for n in range(1000)}}]},
    {"add": [{**KIND, "values": {"goals": DEEP}}]},
    {"seat": 1, "add": [{"do": "pass"}]},
    {"seat": 63, "add": [{"do": "pass"}]},
    {"seat": HUGE, "add": [{"do": "pass"}]},
    {"seat": -1, "drop": [1]},
    {"table": "nowhere", "add": [{"do": "pass"}]},
]
LOOPS: list[dict[str, Any]] = [
    {"do": "same", "repeats": True, "otherwise": "next"},
    {"do": "wish", "wish": [0], "repeats": True, "otherwise": "wait"},
    {"do": "bot", "level": "hoplite", "repeats": True},
    {"do": "pass", "repeats": True},
]


async def besieged(url: str, changes: int) -> None:
    """Every bad plan, then so many changes, at a table for two of which the other is somebody else's."""
    mallory, ida = [await Guest(url, name).come_in() for name in ("Mallory", "Ida")]
    try:
        for guest in (mallory, ida):
            await guest.pick_up()
        table = await sit_down([mallory, ida])
        seat = 0
        for shape in SHAPES:
            said = await mallory.ask("plan", **{"table": table, "seat": seat, **shape})
            assert said["t"] == "refusal" and len(said["text"]) > 10, (str(shape)[:80], said)
        for shape in TOO_LONG:
            with pytest.raises(ConnectionError, match="the line was cut"):
                await mallory.ask("plan", table=table, seat=seat, **shape)
            await mallory.pick_up()
        assert (await mallory.ask("watch", table=table)).get("plan") is None, "none of it is planned"
        made, last = 0, 0
        for n in range(changes):
            add = [dict(LOOPS[n % len(LOOPS)]) for _ in range(20)]
            drop = list(range(last - 19, last + 1)) if last else []
            said = await mallory.ask("plan", table=table, seat=seat, add=add, drop=drop, made=made)
            if said["t"] == "ack":
                made = last = made + 20
            else:
                assert said["code"] in ("too_often", "plan_changed", "table_full", "too_much"), said
                await asyncio.sleep(0.05)
        assert made, "some of them were plans"
        seen = await ida.ask("watch", table=table)
        assert "plan" not in seen or not seen["plan"], "nobody else is told"
    finally:
        await mallory.close()
        await ida.close()


@sized(small=40, large=10_000)
def test_siege_with_plans(server, judge, size):
    """Bad plans get a sentence; a plan that is changed over and over keeps nobody waiting."""
    sends = f"{len(SHAPES)} bad plans, then {size} changes of 20 entries"
    with server.siege("plans", sends) as field:
        asyncio.run(besieged(server.url, size))
    assert not server.told("unforeseen")
    judge(field)
