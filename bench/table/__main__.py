"""A whole game by a newcomer or a regular: `python bench/table --help`.

Somebody plays a game against bots in a browser: a newcomer, who has never seen it, by what glows and what the prompt
offers; or a regular, who wants what the greedy bot wants and presses what stands for it. Counted are their clicks a
turn, the decisions that these clicks stand for, and the seconds in which nothing could be done: what the bots think and
what is shown of it, at the usual pace. The plain table takes a click for each decision; so the decisions of a game on a
board are the clicks that the very same game would take there. The longest wait, at once, is a round of the others; a
battle of bots is told by itself.
"""

import argparse
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import mean, median
from typing import Any

from playwright.sync_api import Browser, Locator, Page, TimeoutError, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))
from browser import Instance, launch, versions
from reader import Reader
from regular import Regular

from petteia.games import shelf

WATCH = Path(__file__).with_name("watch.js").read_text("utf-8")
GAMES = tuple(sorted(shelf()))
WINDOWS = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
LOOK_MS = 50
MISSED_MS = 1500
"""What is gone before it can be pressed is soon given up."""
SLOW_MS = 120_000
"""Until a server that has just been started on a busy machine answers."""
BEFORE = {"age_of_mythology": ("13 to 17", "34 to 80")}
"""Clicks and seconds waited a turn before options said what they do and the pace was brisk, on another machine."""


class Newcomer:
    """Presses what glows; what that opens is answered next, as somebody does who had a reason to press it."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.clicks = 0
        self.opened: set[str] = set()
        """What the last press has brought into the prompt."""

    @property
    def prompt(self) -> Locator:
        """The bar that says what to do."""
        return self.page.get_by_role("region", name="What to do now")

    def answers(self) -> dict[str, Locator]:
        """What the prompt offers, by its words."""
        found = self.prompt.locator("button[data-may]:not([disabled])").locator("visible=true").all()
        return {each.inner_text(timeout=MISSED_MS): each for each in found}

    def press(self) -> None:
        """One press. Half of the time it is an answer, if there are any: those end something."""
        answers = self.answers()
        fresh = [answer for words, answer in answers.items() if words in self.opened]
        if fresh:
            chosen = self.rng.choice(fresh)
        elif answers and self.rng.random() < 0.5:
            chosen = self.rng.choice(list(answers.values()))
        else:
            glowing = self.page.get_by_role("main").locator("button[data-may]:not([disabled])").locator("visible=true")
            count = glowing.count()
            if not count:
                return
            chosen = glowing.nth(self.rng.randrange(count))
        chosen.click(timeout=MISSED_MS)
        self.clicks += 1
        self.page.locator("[aria-busy=true]").first.wait_for(state="detached")
        self.opened = set(self.answers()) - set(answers)


def begun(browser: Browser, url: str, wish: argparse.Namespace) -> tuple[Page, str, Newcomer | Regular]:
    """A game that has just begun, the name of its table and who plays. Settings are those of somebody who has changed
    none."""
    context = browser.new_context(viewport=WINDOWS[wish.size], locale="en-GB", has_touch=wish.size == "phone")
    context.add_init_script("localStorage.setItem('petteia.toured', 'yes')")
    context.add_init_script(WATCH)
    page = context.new_page()
    who: Newcomer | Regular
    if wish.player == "newcomer":
        who = Newcomer(page, wish.seed)
    else:
        kind = Reader if wish.player == "reader" else Regular
        who = kind(page, wish.game, wish.seats, wish.bot, wish.seed, wish.plain)
        who.trace = wish.trace
    page.goto(url)
    page.get_by_role("button", name="Play bots now").first.wait_for()
    seats = [{"who": "me"}, *[{"who": "bot", "bot": wish.bot}] * (wish.seats - 1)]
    settings = {"stand_in": wish.bot, "window_ms": 250, "confirm_ms": 600_000}  # as the client sets a table of bots up
    asked = {"game": wish.game, "seats": seats, "settings": settings}
    answer = page.request.post(f"{url}/api/tables", data=asked, headers={"Origin": url})
    if answer.status != 201:
        raise SystemExit(f"the table was not set up: {answer.text()}")
    table = answer.json()["table"]
    page.goto(f"{url}/table/{table}{'?plain' if wish.plain else ''}")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("region", name="What to do now").wait_for()
    return page, table, who


def turn_of(page: Page, url: str, table: str) -> tuple[int, ...]:
    """Where the game is: its turn, or its year and season."""
    tables = page.request.get(f"{url}/api/tables?which=mine", timeout=SLOW_MS).json()["tables"]
    return tuple(next(each for each in tables if each["id"] == table).get("moment", {}).values())


def played(browser: Browser, url: str, wish: argparse.Namespace) -> dict[str, Any]:
    """Play to the end, or for so many minutes; clicks, decisions and seconds waited for every turn of the game."""
    page, table, who = begun(browser, url, wish)
    turns: dict[tuple[int, ...], list[float]] = {}
    before, began = [0.0, 0.0, 0.0], time.monotonic()
    while not (over := page.evaluate("watched.over")) and time.monotonic() - began < wish.minutes * 60:
        if not page.evaluate("watched.over || watched.may"):
            page.wait_for_timeout(LOOK_MS)
            continue
        now = turn_of(page, url, table)
        try:
            who.press()
        except TimeoutError:
            continue  # the table answered by itself where there was one answer
        watched = page.evaluate("watched")
        after = [who.clicks, watched["decisions"], watched["waited"] / 1000]
        counts = turns.setdefault(now, [0.0, 0.0, 0.0])
        turns[now] = [sum_ + new - old for sum_, new, old in zip(counts, after, before, strict=True)]
        before = after
    seen = page.evaluate("watched")
    page.context.close()
    spans = {name: [each / 1000 for each in seen[name]] for name in ("waits", "battles")}
    spent = {} if isinstance(who, Newcomer) else who.spent
    kinds = who.kinds if isinstance(who, Reader) else {}
    seconds = time.monotonic() - began
    return {
        "over": bool(over),
        "turns": list(turns.values()),
        "seconds": seconds,
        "spent": spent,
        "kinds": kinds,
        **spans,
    }


def figures(result: dict[str, Any]) -> dict[str, float]:
    """A game in a few numbers. The last turn of one that was broken off is not whole."""
    turns = result["turns"] if result["over"] else result["turns"][:-1]
    if not turns:
        raise SystemExit("not one turn was played to its end; play for longer (--minutes)")
    clicks, decisions, waits = zip(*turns, strict=True)
    of_kind = {f"clicks_{name}_in_all".replace(" ", "_"): float(count) for name, count in result["kinds"].items()}
    return {
        **of_kind,
        "turns": len(turns),
        "clicks_a_turn": mean(clicks),
        "clicks_a_turn_median": median(clicks),
        "clicks_a_turn_most": max(clicks),
        "decisions_a_turn": mean(decisions),
        "clicks_a_decision": sum(clicks) / max(sum(decisions), 1),
        "seconds_waited_a_turn": mean(waits),
        "seconds_waited_a_turn_median": median(waits),
        "seconds_waited_a_turn_most": max(waits),
        "seconds_waited_at_once_most": max(result["waits"], default=0.0),
        "battles_of_bots": len(result["battles"]),
        "seconds_a_battle_of_bots": mean(result["battles"] or [0.0]),
        "seconds_a_battle_of_bots_most": max(result["battles"], default=0.0),
        "minutes_in_all": result["seconds"] / 60,
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python bench/table", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default=GAMES[0], choices=GAMES, help=f"which game ({GAMES[0]})")
    parser.add_argument(
        "--player", choices=("newcomer", "regular", "reader"), default="newcomer", help="who plays (newcomer)"
    )
    parser.add_argument("--seats", type=int, default=3, help="how many play (3)")
    parser.add_argument("--bot", default="greedy", help="which bots (greedy)")
    parser.add_argument("--size", choices=list(WINDOWS), default="desktop", help="of the window (desktop)")
    parser.add_argument("--seed", type=int, default=1, help="of what is pressed (1)")
    parser.add_argument("--minutes", type=float, default=45, help="break off after so long (45)")
    parser.add_argument("--plain", action="store_true", help="on the table that any game is played on")
    parser.add_argument("--trace", action="store_true", help="print each deed and its presses, too")
    parser.add_argument("--json", action="store_true", help="print JSON")
    wish = parser.parse_args()
    if wish.player == "regular" and wish.game == GAMES[0] and not wish.plain:
        parser.error("a regular knows the boards of Deukalion and Parthenon; Age of Mythology: newcomer or reader")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        browser = launch(play, "table")
        about = versions(browser)
        server = Instance(folder, wish.game, bots=wish.bot)
        try:
            game = played(browser, server.url, wish)
            browser.close()
        finally:
            server.close()
    found = figures(game)
    if wish.json:
        told = {"about": about, "over": game["over"], "figures": found, "spent": game["spent"], "turns": game["turns"]}
        print(json.dumps(told, indent=2))
    else:
        show(wish, about, game["over"], found)
        show_spent(game["spent"])


def show(wish: argparse.Namespace, about: dict[str, str], over: bool, found: dict[str, float]) -> None:
    """The figures as a table, those of before beside them."""
    console = Console()
    console.print("  ".join(f"{name} {value}" for name, value in about.items()), style="dim")
    console.print(f"{wish.game}, {wish.seats} seats, seed {wish.seed}: {'to the end' if over else 'broken off'}")
    clicks, waited = BEFORE.get(wish.game, ("", "")) if not wish.plain else ("", "")
    before = {"clicks_a_turn": clicks, "seconds_waited_a_turn": waited}
    table = Table("", "before", "measured")
    for name, value in found.items():
        table.add_row(name.replace("_", " "), before.get(name, ""), f"{value:,.1f}")
    console.print(table)


def show_spent(spent: dict[str, list[int]]) -> None:
    """Where the clicks went, by question, the most first."""
    if spent:
        table = Table("asked", "times", "clicks", "decisions", "confirmed", "read")
        for asked, counts in sorted(spent.items(), key=lambda each: -each[1][1]):
            table.add_row(asked, *map(str, counts))
        Console().print(table)


if __name__ == "__main__":
    main()
