"""How long the house in a tab takes to open in Chromium: `python bench/start/in_tab.py FOLDER` of `petteia site`.

The first visit has nothing cached, the second everything but a running house. Told are the seconds to something to
read, to an open house, and to a table at which the first question stands.
"""

import functools
import json
import sys
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from browser import launch

PATIENCE_MS = 300_000


class Quiet(SimpleHTTPRequestHandler):
    """A static host like any other."""

    def log_message(self, *_: Any) -> None:
        """It has nothing to say."""


def visit(context: BrowserContext, address: str) -> dict[str, float]:
    """One visit, from a page that is still empty."""
    page = context.new_page()
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    page.get_by_role("heading").first.wait_for()
    first_page = time.monotonic() - began
    play = page.get_by_role("button", name="Play bots now").first
    play.wait_for()
    opened = time.monotonic() - began
    play.click()
    page.locator("section.prompt").first.wait_for()
    at_table = time.monotonic() - began
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.close()
    return {"first page": first_page, "house open": opened, "at a table": at_table}


def main() -> None:
    """Measure and tell, for programs."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=sys.argv[1]))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{host.server_address[1]}/"
    with sync_playwright() as play:
        browser = launch(play, "start --site")
        context = browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900})
        context.set_default_timeout(PATIENCE_MS)
        told = {"site, first visit": visit(context, address), "site, second visit": visit(context, address)}
        browser.close()
    host.shutdown()
    print(json.dumps(told))


if __name__ == "__main__":
    main()
