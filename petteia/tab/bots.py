"""Bots in the second worker: the same code as in a server's process, asked by messages instead of frames."""

from importlib import import_module
from typing import Any, Final

import msgspec

from petteia.bots.worker import BotCache

bench: Final = BotCache()


def answer(question: bytes) -> bytes:
    """Let a bot think; question and answer are MessagePack."""
    asked = msgspec.msgpack.decode(question)
    return msgspec.msgpack.encode({"ready": True} if "ready" in asked else bench.answer(asked))


def answer_js(question: Any) -> Any:
    """The same for the worker's script: with its own kind of bytes."""
    return import_module("pyodide.ffi").to_js(answer(bytes(question.to_bytes())))
