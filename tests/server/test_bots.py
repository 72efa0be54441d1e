"""The pool of bots: one that hangs or dies is seen in the log, the level below plays, the table goes on."""

import asyncio
import logging
import sys
from types import SimpleNamespace

from petteia.server import bots
from petteia.server.bots import BotPool

HANGING = """
import sys, time, msgspec
while head := sys.stdin.buffer.read(4):
    question = msgspec.msgpack.decode(sys.stdin.buffer.read(int.from_bytes(head, "big")))
    if question["fallen"] < {answers_from}:
        time.sleep(60)
    body = msgspec.msgpack.encode({{"id": 1, "action": question["fallen"]}})
    sys.stdout.buffer.write(len(body).to_bytes(4, "big") + body)
    sys.stdout.buffer.flush()
"""


def asked(answers_from: int, patience_ms: int, monkeypatch) -> tuple[list[int] | None, SimpleNamespace]:
    """What comes back of a question to a bot that hangs until it has fallen so far."""
    monkeypatch.setattr(bots, "STARTING_MS", patience_ms)
    monkeypatch.setattr(bots, "LATE_MS", 0)
    failed: list[int] = []
    metrics = SimpleNamespace(
        bot_failures=SimpleNamespace(inc=lambda: failed.append(1)),
        bot_starts=SimpleNamespace(inc=lambda: None),
        bot=SimpleNamespace(observe=lambda seconds: None),
    )
    ask = SimpleNamespace(
        table="t", seat=0, decision=1, purpose="play", idle=False, budget_ms=10,
        bot=SimpleNamespace(kind="olympian", settings={}),
        game=SimpleNamespace(name="x", seats=2, options={}, components=None), update=SimpleNamespace(view={}),
    )  # fmt: skip

    async def put() -> list[int] | None:
        command = (sys.executable, "-c", HANGING.format(answers_from=answers_from))
        pool = BotPool(1, ("olympian",), {}, metrics, command)
        future: asyncio.Future[list[int] | None] = asyncio.get_running_loop().create_future()
        pool.ask(ask, bots.answered_in(future))
        try:
            return await asyncio.wait_for(future, 60)
        finally:
            await pool.end()

    return asyncio.run(put()), SimpleNamespace(failed=len(failed))


def test_a_bot_that_hangs_is_replaced_by_the_level_below(monkeypatch, caplog):
    with caplog.at_level(logging.WARNING):
        actions, seen = asked(1, 6000, monkeypatch)  # a busy machine takes a while to start the second
    assert actions == [1] and seen.failed >= 1
    assert "bot failed" in caplog.text


def test_if_the_level_below_hangs_too_the_table_is_told(monkeypatch):
    actions, seen = asked(2, 300, monkeypatch)
    assert actions is None and seen.failed == 2
