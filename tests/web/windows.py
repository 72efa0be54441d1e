"""Windows of the browser that stay open from one visit to the next.

A window of its own for every visit costs a second of processor before anything is seen: a process is started, and it
fetches, reads and compiles the whole client anew. So a window is lent to one visitor after the other, and nothing of
one is left for the next: its pages are closed, its cookies and rights taken back, and a page begins by throwing away
what somebody else has kept in the browser.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

VISITORS = 30
"""After this many visits a window is closed for good: pages always leave something behind in their process."""
WORN = ("size", "color_scheme", "reduced_motion")
"""What a page can be given by itself; everything else is wished of the window."""
SIZE = {"width": 1440, "height": 900}

EMPTIED = """if (localStorage.getItem('visitor') !== '%d') {
  localStorage.clear()
  localStorage.setItem('visitor', '%d')
};"""


class Windows:
    """The open windows, each for visitors with the same requirements."""

    def __init__(self, browser: Browser, url: str, patience_ms: int) -> None:
        self.browser = browser
        self.url = url
        self.patience_ms = patience_ms
        self.free: dict[str, list[tuple[BrowserContext, int]]] = {}
        self.visitors = count(1)

    @contextmanager
    def day(self) -> Iterator["Day"]:
        """The visits of one test. At its end all of them are over."""
        day = Day(self)
        try:
            yield day
        finally:
            day.end()

    def lent(self, wishes: dict[str, Any]) -> tuple[BrowserContext, int]:
        """A window with these requirements, and how many visitors have had it before."""
        free = self.free.get(repr(wishes))
        return free.pop() if free else (self.opened(wishes), 0)

    def opened(self, wishes: dict[str, Any]) -> BrowserContext:
        """A new one, with a page that is never closed: with the last page of a house its process would go."""
        window = self.browser.new_context(viewport=SIZE, **wishes)
        window.set_default_timeout(self.patience_ms)
        window.new_page().goto(f"{self.url}/healthz")
        return window

    def returned(self, window: BrowserContext, wishes: dict[str, Any], visitors: int) -> None:
        """Remove everything that a visitor could have left, or close the window."""
        pages = window.pages
        if visitors >= VISITORS or not pages or not pages[0].url.endswith("/healthz"):
            window.close()
            return
        for page in pages[1:]:
            page.close()
        window.set_offline(False)
        window.clear_cookies()
        window.clear_permissions()
        self.free.setdefault(repr(wishes), []).append((window, visitors))


class Day:
    """The visits of one test, each in a window of its own."""

    def __init__(self, windows: Windows) -> None:
        self.windows = windows
        self.lent: list[tuple[BrowserContext, dict[str, Any], int]] = []

    def page(self, script: str, **wishes: Any) -> Page:
        """An empty page for a new visitor; the script runs in whatever it opens."""
        worn = {wish: wishes.pop(wish) for wish in WORN if wish in wishes}
        window, before = self.windows.lent(wishes)
        self.lent.append((window, wishes, before + 1))
        page = window.new_page()
        if worn.get("size", SIZE) != SIZE:
            page.set_viewport_size(worn["size"])
        if "color_scheme" in worn or "reduced_motion" in worn:
            page.emulate_media(color_scheme=worn.get("color_scheme"), reduced_motion=worn.get("reduced_motion"))
        who = next(self.windows.visitors)
        page.add_init_script(EMPTIED % (who, who) + script)
        return page

    def end(self) -> None:
        for window, wishes, visitors in self.lent:
            self.windows.returned(window, wishes, visitors)
