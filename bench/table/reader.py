"""Somebody who reads: decides what the greedy bot decides, with the settings of who has changed none. So they are asked
what a player is asked before something cannot be taken back, put away what lies over the table, and on a phone, where
no mouse rests on anything, hold a finger on each kind of thing before they choose it for the first time. What the
board offers for a whole battle they take."""

from typing import Any

from playwright.sync_api import Page, TimeoutError
from regular import MISSED_MS, Regular

from petteia.engine.view import View

SURE_MS = 2500
"""Whether something is asked once more is known when the house has weighed it."""
HAND = ("play", "lay")


class Reader(Regular):
    """Counts beside deeds (`kinds`) what was confirmed, what was put away and what was read by pressing."""

    SETTINGS = "{}"

    def __init__(self, page: Page, game: str, seats: int, kind: str, seed: int, plain: bool) -> None:
        super().__init__(page, game, seats, kind, seed, plain)
        self.kinds = {"deeds": 0, "confirmed": 0, "put away": 0, "read": 0}
        self.read: set[str] = set()

    def goes_on(self, steps: list[dict[str, Any]], view: View) -> bool:
        """Several picks are one gesture."""
        batch = bool(view["prompt"].get("batch")) and view["prompt"]["key"] == steps[-1]["asked"]
        return batch or super().goes_on(steps, view)

    def press(self) -> None:
        """What lies over the table is put away first."""
        for close in self.page.locator("section.digest:not(.above) .ways button:last-child").all():
            if close.is_visible():
                close.click(timeout=MISSED_MS)
                self._count("put away")
        clicks = self.clicks
        others = sum(self.kinds.values()) - self.kinds["deeds"]
        super().press()
        extra = sum(self.kinds.values()) - self.kinds["deeds"] - others
        self.kinds["deeds"] += self.clicks - clicks - extra

    def aside(self) -> tuple[int, int]:
        """Clicks so far that confirmed something, and that read something."""
        return self.kinds["confirmed"], self.kinds["read"]

    def _count(self, kind: str) -> None:
        self.kinds[kind] += 1
        self.clicks += 1

    def carry_out(self, steps: list[dict[str, Any]], seat: int) -> None:
        """The gesture, and a yes where it is asked for."""
        sent = self._sent()
        if self.small:
            self._read(steps)
        first = steps[0]
        if first["verb"] in HAND and (first.get("pieces") or [""])[0].startswith("hand/"):
            self._card(first, sent)
        elif steps[0]["verb"] == "stay" and self._has("[data-stance=end]"):
            self._click(self.page.locator("[data-stance=end]"))
        elif len(steps) > 2 and steps[0]["verb"] == "commit" and self._has("[data-send=best]"):
            self._click(self.page.locator("[data-send=best]"))
        elif self._fills_up(steps):
            for step in steps[:-2]:
                self._one(step, seat)
                self.page.locator("[aria-busy=true]").first.wait_for(state="detached")
            self._click(self.page.locator("[data-draw=rest]"))
        elif len(steps) > 1 and self._batch():
            for step in steps:
                self._one(step, seat)
                self.page.locator("[aria-busy=true]").first.wait_for(state="detached")
        else:
            super().carry_out(steps, seat)
        self._confirm(sent)

    def _card(self, step: dict[str, Any], sent: int) -> None:
        """A card is played by pressing it; where that would be for good, by the button that it brings. Who passes says
        so first."""
        passes = self.page.locator("section.prompt [data-verb=pass-with]").locator("visible=true")
        if step["verb"] == "lay" and passes.count():
            self._click(passes)
        self._click(self._piece(step["pieces"][0]))
        named = self.page.locator(f"section.prompt [data-verb={step['verb']}]").locator("visible=true").first
        done = (
            f"sent => watched.decisions > sent || document.querySelector('section.prompt [data-verb={step['verb']}]')"
        )
        self.page.wait_for_function(done, arg=sent, timeout=SURE_MS)
        if self._sent() == sent:
            self._click(named)

    def _fills_up(self, steps: list[dict[str, Any]]) -> bool:
        """Whether the last cards drawn are as many as there is room for: one press takes everything."""
        if len(steps) < 2 or steps[-2]["verb"] != "draw" or not self._has("[data-draw=rest]"):
            return False
        room = int(self.update["view"]["prompt"]["params"]["room"]) - (len(steps) - 2)
        return int(steps[-2]["args"]["number"]) == room

    def _has(self, which: str) -> bool:
        return self.page.locator(which).locator("visible=true").count() > 0

    def _mean_it(self) -> None:
        """What was aimed at, and may be lost, is meant with the golden answer."""
        golden = self.page.locator(".asked .btn.go[data-may]").locator("visible=true")
        if golden.count() == 1:
            golden.click(timeout=MISSED_MS)
            self._count("confirmed")

    def _batch(self) -> bool:
        return bool(self.update["view"]["prompt"].get("batch"))

    def _confirm(self, sent: int) -> None:
        sure = "[data-verb=go-ahead], [data-verb=end-turn]"
        asked = "([which, sent]) => watched.decisions > sent || document.querySelector(which)"
        try:
            self.page.wait_for_function(asked, arg=[sure, sent], timeout=SURE_MS)
        except TimeoutError:
            return
        yes = self.page.locator(sure).locator("visible=true")
        if self._sent() == sent and yes.count():
            yes.first.click(timeout=MISSED_MS)
            self._count("confirmed")

    def _read(self, steps: list[dict[str, Any]]) -> None:
        for step in steps:
            for word in step["args"].values():
                if word.isdigit() or word in self.read:
                    continue
                self.read.add(word)
                self._count("read")
