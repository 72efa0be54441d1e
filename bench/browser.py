"""What the measurements in a browser share: a house of their own, a Chromium, and on what was measured."""

import os
import platform
import shutil
import signal
import subprocess
import sys

from playwright.sync_api import Browser, Playwright

import petteia

LAUNCH = """
import sys
from petteia.server.config import ServerConfig
from petteia.server.run import serve
serve(ServerConfig(port=0, data=sys.argv[1], log_level="error"), sys.argv[3:], (sys.argv[2],),
      lambda port: print(port, flush=True))
"""
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]


class Instance:
    """A server process on a folder of its own, with these games and one kind of bot."""

    def __init__(self, folder: str, *games: str, bots: str = "random") -> None:
        command = [sys.executable, "-c", LAUNCH, folder, bots, *games]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        assert self.process.stdout is not None
        self.url = f"http://127.0.0.1:{int(self.process.stdout.readline())}"

    def close(self) -> None:
        """Ask it to stop, with the bots it has started."""
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(20)


def launch(play: Playwright, bench: str) -> Browser:
    """The browser of this machine; a sentence if there is none."""
    here = map(shutil.which, ("chromium", "google-chrome", "chromium-headless-shell"))
    found = os.environ.get("CHROMIUM") or next(filter(None, here), None)
    if not found:
        raise SystemExit(f"There is no Chromium. Install one, or say where it is: CHROMIUM=/path python bench/{bench}")
    return play.chromium.launch(executable_path=found, args=FLAGS)


def versions(browser: Browser) -> dict[str, str]:
    """On what something was measured."""
    return {
        "petteia": petteia.__version__,
        "chromium": browser.version,
        "python": platform.python_version(),
        "machine": f"{os.cpu_count()} cores, {platform.system()} {platform.release()}",
        "load": f"{os.getloadavg()[0]:.1f} before it began",
    }
