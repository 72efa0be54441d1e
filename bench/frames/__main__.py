"""The web client in a browser: `python bench/frames --help`.

One person plays a game against three bots, by the keyboard, and a script in the page watches every frame. Measured
are the frames while pieces move, the time from a press until its answer is drawn and until the first of them moves,
what is loaded for the home page and for a table, and how soon the home page can be used.
"""

import argparse
import json
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))
from browser import Instance, launch, versions

from petteia.games import shelf

WATCH = Path(__file__).with_name("watch.js").read_text("utf-8")
WINDOW = {"width": 1440, "height": 900}
SEATS = 4
MISSED_MS = 1000
"""What is gone before it can be pressed is soon given up."""
GAMES = tuple(sorted(shelf()))
PROMISED = {
    "frames_within_50_ms": 0.99,
    "press_to_motion_ms": 100.0,
    "home_kb": 300.0,
    "table_kb": 250.0,
    "interactive_ms": 2000.0,
}


def opened(browser: Browser, url: str, pace: str) -> Page:
    """The page of a new guest."""
    context = browser.new_context(viewport=WINDOW, locale="en-GB")  # type: ignore[arg-type]
    settings = json.dumps({"pace": pace, "sound": False, "confirm": False})
    context.add_init_script(f"localStorage.setItem('petteia.settings', {settings!r})")
    context.add_init_script("localStorage.setItem('petteia.toured', 'yes')")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(url)
    return page


def loading(browser: Browser, url: str) -> dict[str, float]:
    """Kilobytes as they come over the wire for the home page and then for a table, and when the first can be used."""
    context = browser.new_context(viewport=WINDOW, locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    received: list[int] = []
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: received.append(int(event["encodedDataLength"])))
    began = time.perf_counter()
    page.goto(url)
    play = page.get_by_role("button", name="Play bots now").first
    play.wait_for()
    ready = time.perf_counter() - began
    page.wait_for_timeout(500)
    home = sum(received)
    received.clear()
    play.click()
    page.get_by_role("region", name="What to do now").wait_for()
    page.wait_for_timeout(500)
    context.close()
    return {"home_kb": home / 1000, "table_kb": sum(received) / 1000, "interactive_ms": ready * 1000}


def frames(browser: Browser, url: str, asked: argparse.Namespace) -> dict[str, Any]:
    """Play for so long; every frame in which something moved, and how long each press took to set something moving."""
    page = opened(browser, url, asked.pace)
    page.get_by_role("button", name="Play bots now").first.wait_for()
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * (SEATS - 1)]
    wish = {"game": asked.game, "seats": seats, "settings": {"window_ms": 0}}
    answer = page.request.post(f"{url}/api/tables", data=wish, headers={"Origin": url})
    table = answer.json()["table"]
    page.goto(f"{url}/table/{table}")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("region", name="What to do now").wait_for()
    # Looking for roles goes over the whole page each time, on the thread that draws it, and would slow what is watched.
    may = page.locator("main button[data-may]").locator("visible=true").first
    golden = page.locator("main .btn.go[data-may]").locator("visible=true").first
    dialog = page.locator("dialog[open]")
    until = time.monotonic() + asked.seconds
    presses = 0
    while time.monotonic() < until and not dialog.is_visible():
        if page.evaluate("watched.moving"):
            pass  # a press tells something only where nothing moves already
        elif presses % 3 == 2 and golden.is_visible():
            # What is chosen is played here: from card to card alone a game would never go on.
            with suppress(TimeoutError):
                golden.press("Enter", timeout=MISSED_MS)
            presses += 1
        elif may.is_visible():
            for _ in range(1 + presses % 3):
                page.keyboard.press(".")
            page.keyboard.press("Enter")
            presses += 1
        page.wait_for_timeout(150)
    watched: dict[str, Any] = page.evaluate("watched")
    tables = page.request.get(f"{url}/api/tables?which=mine").json()["tables"]
    moment = next((each.get("moment", {}) for each in tables if each["id"] == table), {})
    page.context.close()
    return watched | {"came_to": " ".join(f"{name} {number}" for name, number in moment.items())}


def figures(watched: dict[str, Any]) -> dict[str, float]:
    """What was watched in a few numbers."""
    times = sorted(watched["frames"])
    starts, answers = sorted(watched["starts"]), sorted(watched["answers"])
    if len(times) < 100 or len(answers) < 3:
        raise SystemExit("too little moved to say anything; play for longer (--seconds)")
    out = {
        "frames": len(times),
        "frames_within_50_ms": sum(t < 50 for t in times) / len(times),
        "frame_p50_ms": median(times),
        "frame_p99_ms": times[int(len(times) * 0.99)],
        "presses": len(answers),
        "press_to_answer_ms": median(answers),
        "press_to_answer_worst_ms": answers[-1],
        "presses_that_moved_a_piece": len(starts),
    }
    if len(starts) >= 3:
        out |= {"press_to_motion_ms": median(starts), "press_to_motion_worst_ms": starts[-1]}
    return out


def kept(name: str, value: float) -> bool:
    """Whether a figure is as good as promised."""
    return value >= PROMISED[name] if name == "frames_within_50_ms" else value <= PROMISED[name]


def main() -> None:
    """Measure, print, and with --check be strict about it."""
    parser = argparse.ArgumentParser(prog="python bench/frames", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default=GAMES[0], choices=GAMES, help=f"which game ({GAMES[0]})")
    parser.add_argument("--seconds", type=float, default=60, help="how long to play (60)")
    parser.add_argument("--pace", choices=("calm", "brisk"), default="brisk", help="how fast bots play (brisk)")
    parser.add_argument("--check", action="store_true", help="exit code 1 unless everything promised is kept")
    parser.add_argument("--json", action="store_true", help="print JSON")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        browser = launch(play, "frames")
        server = Instance(folder, wish.game)
        try:
            about = versions(browser)
            first = loading(browser, server.url)
            watched = frames(browser, server.url, wish)
            about["came to"] = watched["came_to"] or "its end"
            result = first | figures(watched)
            browser.close()
        finally:
            server.close()
    broken = [name for name in PROMISED if name in result and not kept(name, result[name])]
    if wish.json:
        print(json.dumps({"about": about, "figures": result, "broken": broken}, indent=2))
    else:
        show(wish.game, about, result)
    if wish.check and broken:
        raise SystemExit(f"not kept: {', '.join(broken)}")


def show(game: str, about: dict[str, str], result: dict[str, float]) -> None:
    """The figures as a table, what is promised beside them."""
    console = Console()
    console.print("  ".join(f"{name} {value}" for name, value in about.items()), style="dim")
    table = Table(game, "measured", "promised")
    for name, value in result.items():
        promise = f"{PROMISED[name]:g}" if name in PROMISED else ""
        mark = "" if name not in PROMISED or kept(name, value) else " ✗"
        table.add_row(name.replace("_", " "), f"{value:,.3f}" if value < 1 else f"{value:,.1f}", promise + mark)
    console.print(table)


if __name__ == "__main__":
    main()
