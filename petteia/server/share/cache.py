"""Pictures are painted once and then cached. One is painted at a time; how many may wait and how many are kept is
limited."""

import asyncio
import contextlib
import sys
from collections import OrderedDict
from hashlib import sha256
from importlib import resources, util
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from petteia.server.http.errors import HttpError
from petteia.server.jobs.child_process import ChildProcess
from petteia.server.monitoring.logs import log
from petteia.server.share.scene import Scene

PREVIEW: Final = "preview"
"""Where the built client has what pictures are painted with."""
COMMAND: Final = (sys.executable, "-m", "petteia.server.share.render_process")
MOST_PICTURE: Final = 2_000_000
KEPT_BYTES: Final = 16_000_000
WAITING: Final = 16
"""How many different pictures may be waited for."""
PAINT_SECONDS: Final = 20.0
IDLE_SECONDS: Final = 60.0
"""How long the painter waits for more work."""


class Gallery:
    """Pictures by their drawings."""

    def __init__(self) -> None:
        self._brushes: tuple[dict[str, str], list[str]] | None = None
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self.scenes: OrderedDict[tuple[str, int, int], Scene] = OrderedDict()
        """How games that are over stood at moments that were asked for: they stay as they are."""
        self._coming: dict[str, asyncio.Task[bytes]] = {}
        self._painting = asyncio.Lock()
        self._hand: ChildProcess | None = None
        self._leaving: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()
        self.able: Final = util.find_spec("resvg_py") is not None and _files().joinpath("outlines.json").is_file()
        """Whether the painter and its outlines are installed."""

    def brushes(self) -> tuple[dict[str, str], list[str]]:
        """The outlines of icons by name, and the files of the typefaces; the order of these matters, since the first
        that has a letter writes it. Reads files the first time."""
        if self._brushes is None:
            folder = _files()
            outlines = msgspec.json.decode(folder.joinpath("outlines.json").read_bytes(), type=dict[str, str])
            faces = sorted(str(Path(str(file))) for file in folder.iterdir() if file.name.endswith(".ttf"))
            self._brushes = outlines, faces
        return self._brushes

    async def picture(self, drawing: str) -> bytes:
        """The picture of a drawing: from the cache, being painted already, or new."""
        name = sha256(drawing.encode()).hexdigest()
        kept = self._kept.get(name)
        if kept is not None:
            self._kept.move_to_end(name)
            return kept
        coming = self._coming.get(name)
        if coming is None:
            if len(self._coming) >= WAITING:
                raise HttpError(503, "too_many_at_once", "many pictures are being painted just now; come again later")
            coming = self._coming[name] = asyncio.create_task(self._painted(name, drawing))
            coming.add_done_callback(lambda done: self._came(name, done))
        return await asyncio.shield(coming)

    def _came(self, name: str, done: "asyncio.Task[bytes]") -> None:
        self._coming.pop(name, None)
        if not done.cancelled():
            done.exception()  # those that waited have been told

    async def _painted(self, name: str, drawing: str) -> bytes:
        async with self._painting:
            if self._leaving is not None:
                self._leaving.cancel()
                self._leaving = None
            try:
                async with asyncio.timeout(PAINT_SECONDS):
                    self._hand = self._hand or await ChildProcess.start(COMMAND, MOST_PICTURE)
                    answer = await self._hand.ask({"drawing": drawing, "faces": self.brushes()[1]})
                if "ok" not in answer:  # the drawing's fault, not the painter's: fix it where it is drawn
                    raise HttpError(503, "not_painted", f"this picture could not be painted: {answer.get('wrong', '')}")
                made: bytes = answer["ok"]
            except (TimeoutError, OSError, EOFError, ValueError, KeyError, TypeError) as problem:
                log.warning("a picture could not be painted", extra={"problem": str(problem) or type(problem).__name__})
                await self._dismiss()
                raise HttpError(503, "not_painted", "this picture could not be painted") from problem
            self._leaving = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._let_go)
        self._kept[name] = made
        self._size += len(made)
        while self._size > KEPT_BYTES:
            self._size -= len(self._kept.popitem(last=False)[1])
        return made

    def _let_go(self) -> None:
        task = asyncio.get_running_loop().create_task(self._rest())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def _rest(self) -> None:
        async with self._painting:
            await self._dismiss()

    async def _dismiss(self) -> None:
        hand, self._hand = self._hand, None
        if hand is not None:
            await hand.end()

    async def end(self) -> None:
        """Close: no more pictures are painted."""
        if self._leaving is not None:
            self._leaving.cancel()
        for task in list(self._coming.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        await self._dismiss()


def _files() -> Traversable:
    return resources.files("petteia.server").joinpath("web", PREVIEW)
