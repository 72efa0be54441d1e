"""A player who hears: real keys go into the page, and nothing comes out but what a screen reader would say.

`Ears` reads Chromium's own accessibility tree, over its debugging protocol: the thing that takes the focus with the
containers it is in, and what live regions add, in order and with their politeness. `virtual_reader` starts the
Virtual Screen Reader of Guidepup in the page, as a second opinion. `Listener` plays by these sentences alone.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

WEB = Path(__file__).resolve().parents[2] / "web"
VIRTUAL = WEB / "node_modules" / "@guidepup" / "virtual-screen-reader" / "lib" / "esm" / "index.browser.js"

LISTENING = """(() => {
  const LIVE = '[aria-live], [role=log], [role=status], [role=alert]'
  const heard = (window.__heard = [])
  const push = (node, what) => heard.push({ node, ...what })
  document.addEventListener('focusin', () => push(document.activeElement, { focus: true }), true)
  const shown = (node) => {
    for (let each = node; each; each = each.parentElement)
      if (each.ariaHidden === 'true' || each.hidden || each.inert) return false
    return node.checkVisibility ? node.checkVisibility() : true
  }
  const politeness = (region) =>
    region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite')
  const hidden = (node) => node.ariaHidden === 'true' || node.hidden || getComputedStyle(node).display === 'none'
  const text = (node) => {
    if (node.nodeType === 3) return node.data
    if (node.nodeType !== 1 || hidden(node)) return ''
    const label = node.getAttribute('aria-label')
    if (label && node.matches('button, a, img, [role=img]')) return ` ${label} `
    const block = !getComputedStyle(node).display.startsWith('inline')
    const inner = [...node.childNodes].map(text).join('')
    return block ? ` ${inner} ` : inner
  }
  new MutationObserver((changes) => {
    const told = new Map()
    for (const { type, target, addedNodes } of changes) {
      const parts = type === 'characterData' ? [target] : [...addedNodes]
      for (const part of parts) {
        const element = part.nodeType === 1 ? part : part.parentElement
        const region = element?.closest(LIVE)
        if (!region?.isConnected || !part.isConnected || politeness(region) === 'off' || !shown(region)) continue
        if (part === region) continue // a region that comes with its text is not announced reliably: it is silent
        const atomic = region.getAttribute('aria-atomic') === 'true' || region.matches('[role=status], [role=alert]')
        const known = told.get(region) ?? []
        if (known.some((each) => each.contains(part))) continue
        told.set(region, atomic ? [region] : [...known, part])
      }
    }
    for (const [region, parts] of told) {
      const said = parts.map(text).join(' ').replace(/\\s+/g, ' ').trim()
      if (said) push(region, { live: politeness(region), text: said })
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
})();"""
"""Runs in the page before it: notes which elements took the focus, and what live regions were given."""

DRAINED = """() => {
  const heard = window.__heard.splice(0)
  window.__last = heard.map(({ node }) => node)
  return heard.map(({ focus, live, text }) => ({ focus: !!focus, live: live ?? '', text: text ?? '' }))
}"""

PLACE = "function () { return this.ariaPosInSet ? `${this.ariaPosInSet} of ${this.ariaSetSize}` : '' }"
"""Screen readers say the place in a list; the protocol does not hand it out."""

CONTAINERS = {"dialog", "alertdialog", "listbox", "tree", "grid", "toolbar", "group", "region", "complementary", "main"}
UNSAID = {"generic", "none", "StaticText", "RootWebArea", "paragraph", "section"}


class Spoken(NamedTuple):
    """Something that is said: because it took the focus, or by a live region."""

    text: str
    live: str
    """`polite`, `assertive`, or nothing for what took the focus."""


def words(text: str) -> int:
    return len(re.findall(r"[^\W_]+(?:['’\-][^\W_]+)*", text))


class Ears:
    """Hears a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.within: list[str] = []
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("Accessibility.enable")

    def hear(self) -> list[Spoken]:
        """Everything that has been said since the last time."""
        noted = self.page.evaluate(DRAINED)
        last = max((n for n, each in enumerate(noted) if each["focus"]), default=-1)
        out = []
        for n, each in enumerate(noted):
            if each["live"]:
                out.append(Spoken(each["text"], each["live"]))
            elif n == last:  # a focus that has moved on was never heard to its end
                out += self.focused(n)
        return out

    def focused(self, n: int) -> list[Spoken]:
        found = self.cdp.send("Runtime.evaluate", {"expression": f"window.__last[{n}]"})["result"]
        if "objectId" not in found or found.get("className") in ("HTMLBodyElement", "HTMLDocument"):
            return []
        asked = {"objectId": found["objectId"], "fetchRelatives": True}
        nodes = self.cdp.send("Accessibility.getPartialAXTree", asked)["nodes"]
        place = self.cdp.send("Runtime.callFunctionOn", {"objectId": found["objectId"], "functionDeclaration": PLACE})
        said = list(self.said_of(nodes))
        at = place["result"].get("value", "")
        return [Spoken(f"{text}, {at}" if at and text == said[-1] else text, "") for text in said]

    def said_of(self, nodes: list[dict[str, Any]]) -> Iterator[str]:
        """The containers that the focus has entered, and the thing itself."""
        known = {node["nodeId"]: node for node in nodes}
        if not nodes or nodes[0].get("ignored"):
            return
        chain, at = [], nodes[0].get("parentId")
        while at in known:
            node = known[at]
            if not node.get("ignored") and _value(node, "role") in CONTAINERS and _value(node, "name"):
                chain.append(node)
            at = node.get("parentId")
        ids = [entered(node) for node in chain]
        for node in reversed(chain):
            if entered(node) not in self.within:
                yield f"{_value(node, 'name')}, {_value(node, 'role')}"
        self.within = [*ids, entered(nodes[0])]
        yield said_of(nodes[0])


def entered(node: dict[str, Any]) -> str:
    """A container: the same element with another role is another one."""
    return f"{node.get('backendDOMNodeId')} {_value(node, 'role')} {_value(node, 'name')}"


def _value(node: dict[str, Any], name: str) -> str:
    return str(node.get(name, {}).get("value", "")).strip()


def said_of(node: dict[str, Any]) -> str:
    """A thing as screen readers say it: name, role, state, description, place."""
    state = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    role = _value(node, "role")
    parts = [_value(node, "name"), "" if role in UNSAID or role in ("option", "gridcell", "treeitem") else role]
    parts += [
        name for name in ("disabled", "expanded", "checked", "pressed") if state.get(name) in (True, "true", "mixed")
    ]
    if state.get("expanded") is False:
        parts.append("collapsed")
    parts.append(_value(node, "description") if _value(node, "description") != parts[0] else "")
    return ", ".join(part for part in parts if part)


NUMBERED = re.compile(r"(?:^|[;:.?!“”] )(\d+), ((?:(?!; \d+, |; [^;]*: \d+, ).)*)")
ASKED = {
    "en": re.compile(r"(\d+|One) options?\b"),
    "de": re.compile(r"(\d+|Eine) Möglichkeit(en)?\b"),
    "nl": re.compile(r"(\d+|Eén) mogelijkhe(id|den)\b"),
}
OF = {"en": "of", "de": "(of|von)", "nl": "(of|van)"}
"""How many options there are, in the words of the page."""


@dataclass
class Decision:
    """One decision by ear: what was said before it, what was asked for, and the keys."""

    said: list[str] = field(default_factory=list)
    requested: list[str] = field(default_factory=list)
    keys: int = 0
    options: int = 0
    chosen: str = ""

    @property
    def words(self) -> int:
        return sum(words(text) for text in self.said)


class Deaf(AssertionError):
    """Nothing was said that one could act on."""


class Listener:
    """Plays a game by ear. Everything it knows is in `heard`."""

    def __init__(self, page: Page, seed: int, language: str = "en") -> None:
        self.page = page
        self.ears = Ears(page)
        self.rng = random.Random(seed)
        self.language = language
        self.heard: list[Spoken] = []
        self.decisions: list[Decision] = []
        self.now = Decision()
        self.presses = 0

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.presses += 1
        self.now.keys += 1

    def listen(self, quiet_ms: int = 120, most_ms: int = 60_000, until: re.Pattern[str] | None = None) -> list[str]:
        """What is said until nothing more comes, or until something like this is said."""
        out: list[str] = []
        still = spent = 0
        while spent < most_ms:
            new = self.ears.hear()
            self.heard += new
            out += [each.text for each in new]
            if new:
                still = 0
            elif (
                (until is None or any(until.search(text) for text in out))
                and still >= quiet_ms
                and (out or until is None)
            ):
                break
            self.page.wait_for_timeout(40)  # between two looks; speech goes on meanwhile
            still += 40
            spent += 40
        return out

    def ask(self, key: str) -> str:
        """Press a key that only asks, and hear the answer."""
        self.key(key)
        said = " ".join(self.listen(80, 10_000, re.compile("")))
        self.now.requested.append(said)
        return said

    # -- deciding

    def question(self, text: str) -> bool:
        return bool(ASKED[self.language].search(text) or NUMBERED.search(text))

    def turn(self, most_ms: int = 300_000) -> bool:
        """Listen until we are asked; False when a dialog says that the game is over."""
        waited = 0
        while waited < most_ms:
            said = self.listen(120, 1000)
            self.now.said += said
            if any(", dialog" in text for text in said):
                return False
            if said and any(self.question(text) for text in said):
                return True
            waited += 1000 if not said else 120
        raise Deaf(f"nothing was asked; the last words were: {[each.text for each in self.heard[-6:]]}")

    def options(self) -> dict[int, str]:
        """The options by number, as they were said with the question, or when asked for."""
        found = numbered(self.now.said[-1])
        return found or numbered(self.ask("a"))

    def decide(self, choose: Any = None) -> None:
        """One decision: hear the options, type a number, hear it again, press Enter."""
        options = self.options()
        if not options:
            return  # the table has answered meanwhile: what comes next is heard with the next question
        number = choose(options) if choose else self.rng.choice(sorted(options))
        for digit in str(number):
            self.key(digit)
        echo = self.listen(40, 8_000, re.compile(rf"\b{number} {OF[self.language]} \d+"))
        self.now.requested += echo
        if not any(options[number].strip(". ")[-12:].casefold() in text.casefold() for text in echo):
            raise Deaf(f"{number} should be {options[number]!r}, but {echo} was said")
        self.now.options, self.now.chosen = len(options), options[number]
        self.key("Enter")
        self.decisions.append(self.now)
        self.now = Decision()

    def play(self, most: int = 2000) -> bool:
        """Play on to the end, or for so many decisions; returns whether the end was reached."""
        while len(self.decisions) < most:
            heard = self.now.said and self.question(self.now.said[-1])
            if not heard and not self.turn():
                return True
            self.decide()
        return False


def numbered(text: str) -> dict[int, str]:
    """The options in a sentence that has them all, from 1 on."""
    out: dict[int, str] = {}
    for number, said in NUMBERED.findall(text):
        if int(number) == len(out) + 1:
            out[int(number)] = said.rstrip(". ")
    return out


STARTED = """async (code) => {
  const module = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  window.__virtual = (await import(module)).virtual
  await window.__virtual.start({ container: document.body })
}"""


def virtual_reader(page: Page) -> None:
    """Start the Virtual Screen Reader in the page."""
    code = VIRTUAL.read_text("utf-8")
    page.evaluate(STARTED, code)


def virtually_heard(page: Page) -> list[str]:
    said: list[str] = page.evaluate("async () => await __virtual.spokenPhraseLog()")
    return said


TITLES = {"age_of_mythology": "Age of Mythology", "parthenon": "Parthenon", "deukalion": "Deukalion"}
PLAY = {"en": "Play bots now", "de": "Gegen Bots spielen", "nl": "Nu tegen bots"}


def tab_to(listener: Listener, wanted: str, most: int = 120) -> str:
    """Press Tab until something with this name takes the focus."""
    for _ in range(most):
        listener.key("Tab")
        said = listener.listen(60, 5_000, re.compile(""))
        if any(wanted in text for text in said):
            return said[-1]
    raise Deaf(f"Tab never led to {wanted!r}")


def sit_down(listener: Listener, title: str) -> None:
    """From the home page to a table with bots, and into the list of options."""
    said = tab_to(listener, title)
    while PLAY[listener.language] not in said:
        said = tab_to(listener, PLAY[listener.language])
        if title in said:
            break
    listener.key("Enter")
    listener.now = Decision()
    if not listener.turn():
        raise Deaf("the game was over before it began")
    listener.key("o")
    listener.listen(120, 5_000, re.compile(r", listbox"))
