"""Somebody who reads: decides what the greedy bot decides, with the settings of who has changed none. So they are asked
what a player is asked before something cannot be taken back, put away what lies over the table, and on a phone, where
no mouse rests on anything, hold a finger on each kind of thing that has a text of its own before they choose it for the
first time, unless the thing says in words what it does. What the board offers for a whole battle they take."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError
from regular import MISSED_MS, Regular

from petteia.engine.events import Sink
from petteia.engine.protocol import CHANCE
from petteia.engine.view import View

SURE_MS = 2500
"""Whether something is asked once more is known when the house has weighed it."""
HAND = ("play", "lay")
SEEN = """each => {
  const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
  const seen = []
  while (texts.nextNode()) if (!texts.currentNode.parentElement.closest('.aside')) seen.push(texts.currentNode.data)
  return [`${each.dataset.piece ?? ''} ${each.dataset.at ?? ''}`, seen.join(' ')]
}"""
"""What a thing stands for, and what can be read on it."""
NOWHERE = (["use", "end_move"], ["set_sail", "end_move"])
BRINGS = ("use", "recover")
BEFORE_THE_END = ("end_move", "use cards")
SAYS = 2
"""A thing with so many words beside its name says what it does."""


@cache
def explained(game: str) -> dict[str, str]:
    """The words of a game that have a text of their own, and their names."""
    texts = (resources.files("petteia") / "locale" / "en" / f"{game}.ftl").read_text("utf-8")
    found = re.findall(r"^[a-z_]+-(\S+) = *(.*)\n(?:    .*\n)*?    \.text =", texts, re.MULTILINE)
    return dict(found)


class Reader(Regular):
    """Counts beside deeds (`kinds`) what was confirmed, what was put away and what was read by pressing."""

    SETTINGS = "{}"

    def __init__(self, page: Page, game: str, seats: int, kind: str, seed: int, plain: bool) -> None:
        super().__init__(page, game, seats, kind, seed, plain)
        self.kinds = {"deeds": 0, "confirmed": 0, "put away": 0, "read": 0}
        self.read: set[str] = set()
        self.unread: set[str] = set()
        """What this deed chooses for the first time, as long as nothing pressed for it has said what it does."""
        self.texts = explained(game)

    def plan(self, view: View) -> list[dict[str, Any]]:
        """A ship that would set off and stay where she is does not set off: what comes after that is done."""
        steps = super().plan(view)
        if self.plain or [each["verb"] for each in steps] not in NOWHERE:
            return steps
        after = next(iter(self._afterwards(steps, view, ())), "pass")
        instead = next((dict(each) for each in view["actions"] if each["text"] == after), None)
        return [{"args": {}, **instead, "asked": view["prompt"]["key"]}] if instead else steps

    def _afterwards(self, steps: list[dict[str, Any]], view: View, through: tuple[str, ...]) -> Iterator[str]:
        """What is decided next, as long as it is among these; and the first decision that is not."""
        seat = int(view["seat"])
        world = self.game.sample_world(view, self.rng)
        for step in steps:
            world.apply(seat, step["n"], Sink())
        while True:
            while world.pending() == CHANCE:
                world.resolve(self.rng.pick(world.chance()), Sink())
            if seat not in world.pending():
                return
            now = world.view(seat)
            chosen = self.bot.choose(self.game, now, self.rng)
            text = next(each["text"] for each in now["actions"] if each["n"] == chosen)
            yield text
            if text not in through:
                return
            world.apply(seat, chosen, Sink())

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
        self.pressed.append(f"({kind})")

    def carry_out(self, steps: list[dict[str, Any]], seat: int) -> None:
        """The gesture, and a yes where it is asked for."""
        sent = self._sent()
        if self.small:
            words = {word for step in steps for word in step["args"].values()}
            self.unread = {word for word in words & self.texts.keys() if word not in self.read}
        first = steps[0]
        if first["verb"] in HAND and (first.get("pieces") or [""])[0].startswith("hand/"):
            self._card(first, sent)
        elif steps[0]["verb"] == "stay" and self._has("[data-stance=end]"):
            self._click(self.page.locator("[data-stance=end]"))
        elif len(steps) > 2 and steps[0]["verb"] == "commit" and self._has("[data-send=best]"):
            self._click(self.page.locator("[data-send=best]"))
        elif first["verb"] in BRINGS and len(steps) > 1 and steps[-1]["last"] and self._has("[data-verb=bring-most]"):
            self._click(self.page.locator("[data-verb=bring-most]"))
        elif first["text"] in BEFORE_THE_END and self._has("[data-verb=end-now]") and self._ends(steps):
            self._click(self.page.locator("[data-verb=end-now]"))
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
        self._read()
        self._confirm(sent)

    def _click(self, what: Locator) -> None:
        if self.unread:
            piece, said = what.evaluate(SEEN)
            self.unread = {word for word in self.unread if not (word in piece and self._says(said, word))}
        super()._click(what)

    def _says(self, said: str, word: str) -> bool:
        """Whether what is pressed for a thing says more in words than its name. A card of a god has only his title."""
        if "god-" in self.texts[word]:
            return False
        name = {each.lower() for each in re.findall(r"[^\W\d_]{2,}", self.texts[word])}
        said_besides = [each for each in re.findall(r"[^\W\d_]{2,}", said) if each.lower() not in name]
        return len(said_besides) >= SAYS

    def _card(self, step: dict[str, Any], sent: int) -> None:
        """A card is played by pressing it; where that would be for good, by the button that it brings. Who passes says
        so first."""
        at_once = self._piece(f"play/{step['pieces'][0]}")
        if step["verb"] == "play" and at_once.is_visible():
            return self._click(at_once)
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

    def _ends(self, steps: list[dict[str, Any]]) -> bool:
        """Whether nothing else is wanted before the turn ends."""
        return list(self._afterwards(steps, self.update["view"], BEFORE_THE_END))[-1:] == ["end_turn"]

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

    def _read(self) -> None:
        for word in sorted(self.unread):
            self.read.add(word)
            self._count("read")
        self.unread = set()
