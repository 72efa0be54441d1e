"""What the worker's script calls: the only module that knows it is Python inside JavaScript (Pyodide).

Bytes and dictionaries are converted between the languages; nothing else is decided here.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from petteia.tab.bridge import Bridge
from petteia.tab.instance import begin

js: Any = import_module("pyodide.ffi")


class WorkerApi:
    """The interface to the instance, for a script."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    async def request(self, method: str, path: str, body: str) -> Any:
        """Status, kind, body and the cookies as they are now."""
        answer = await self.bridge.request(method, path, body.encode())
        return js.to_js([answer.status, answer.kind, answer.body, str(self.bridge.jar)])

    def open(self, ref: int, say: Callable[[str], None], closed: Callable[[int], None]) -> None:
        """A line."""
        self.bridge.open(ref, say, closed)

    def hear(self, ref: int, text: str) -> None:
        """The page says something."""
        self.bridge.hear(ref, text)

    def close(self, ref: int) -> None:
        """The page hangs up."""
        self.bridge.close(ref)


async def open_server(folder: str, games: Any, cookies: str, save: Any, think: Any) -> WorkerApi:
    """Open the instance; `save` and `think` are functions of the script."""

    async def keep(changed: dict[int, bytes], count: int) -> None:
        await save(js.to_js(list(changed)), js.to_js(list(changed.values())), count)

    async def ask(question: bytes) -> bytes:
        answer = await think(js.to_js(question))
        return bytes(answer.to_bytes())

    return WorkerApi(await begin(folder, games.to_py(), cookies, keep, ask))
