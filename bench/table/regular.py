"""Somebody who knows the game and what they want: a bot decides for their seat by what the page was sent, as far ahead
as one gesture of the board goes, and they press what stands for it. So what is counted is what a deed costs on this
board, and not what somebody presses who tries things out."""

import json
import sys
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket

import petteia
from petteia.bots import make_bot
from petteia.engine.events import Sink
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.engine.view import View

MISSED_MS = 4000
SENT_MS = 10_000
LOOK_MS = 100
AT_ONCE_MS = 1500
LOOK_ON_MS = 8000
WAIT = "section.prompt [data-verb=wait]"
MOST_STEPS = 60
SMALL = 600
"""Narrower windows are phones."""
OFFER = ("draft_address", "draft_give", "draft_ask")
LOADING = ("destination", "load")
PICKS = ("give", "donate", "take", "forgo")
WAYS = ("use", "set_sail", "sail")

KNOWING = """window.WebSocket = class extends WebSocket {
  constructor(where, ...more) { super(`${where}${`${where}`.includes('?') ? '&' : '?'}known=1`, ...more) }
}"""
"""The page asks for what a program at this seat is sent, too: the bot imagines from it what it cannot see."""
SETTINGS = "localStorage.setItem('petteia.settings', JSON.stringify(%s))"
NAME = "each => each.dataset.piece ?? each.dataset.verb ?? each.innerText.trim().slice(0, 40)"
PLACE = """([n, text, verb, args, pieces, seat]) => {
  const seen = (each) => each.offsetParent !== null && !each.disabled
  const find = (which) => [...document.querySelectorAll(`main ${which}`)].find(seen)
  const ids = [`set/${args.orientation}`, `answer/${n}`, `offer/${n}`, `draw/${n}`,
    `trade/${verb}/${args.resource ?? args.number}`,
    `line/${text}`, `take/${args.card}`, `${verb}/${args.seat}`, ...(pieces ?? []),
    `built/${seat}/${args.structure}`, `built/${seat}/village_${args.village}`, `wonders/${seat}/${args.wonder}`,
    `harbors/${args.land}`, `events/${args.omen}`, `placements/${args.orientation}`]
  const marked = ids.map((id) => find(`button[data-may][data-piece="${CSS.escape(id)}"]`)).find((each) => each)
  const asked = find(`.prompt button[data-may][data-verb="${verb}"]`)
  const place = find(`[data-action="${n}"]`) ?? asked ?? marked ?? find(`button[data-may][data-verb="${verb}"]`)
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
  place?.setAttribute('data-pressed', '')
  return !!place
}"""
"""Marks what stands for one decision; the same order of looking as a hint's, which rings it."""


class Regular:
    """Plays a seat on a board, or on the plain table, where every decision is pressed in the list."""

    SETTINGS = "{ confirm: false }"
    """Whoever knows the game is not asked whether they mean it."""

    def __init__(self, page: Page, game: str, seats: int, kind: str, seed: int, plain: bool) -> None:
        self.page = page
        self.game = petteia.load(game, seats)
        self.bot = make_bot(kind)
        self.rng = Generator(seed)
        self.plain = plain
        self.small = (page.viewport_size or {"width": 0})["width"] < SMALL
        self.clicks = 0
        self.trace = False
        """Whether each deed, and what was pressed for it, is printed."""
        self.pressed: list[str] = []
        self.update: dict[str, Any] = {}
        self.spent: dict[str, list[int]] = {}
        """By what was asked: how often, the clicks and decisions it took, and which clicks confirmed or read."""
        page.add_init_script(KNOWING)
        page.add_init_script(SETTINGS % self.SETTINGS)
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        for pushed in json.loads(frame):
            if pushed.get("t") == "update" and pushed.get("seat") is not None:
                self.update = pushed

    # -- deciding ---------------------------------------------------------------------------------

    def plan(self, view: View) -> list[dict[str, Any]]:
        """What the bot does now, and what of it belongs to one gesture."""
        steps: list[dict[str, Any]] = []
        seat = int(view["seat"])
        while len(steps) < MOST_STEPS:
            chosen = self.bot.choose(self.game, view, self.rng)
            action = next(dict(each) for each in view["actions"] if each["n"] == chosen)
            last = chosen == view["actions"][-1]["n"]
            steps.append({"args": {}, **action, "asked": view["prompt"]["key"], "last": last})
            if self.plain:
                break
            world = self.game.sample_world(view, self.rng)
            world.apply(seat, chosen, Sink())
            if world.pending() == CHANCE or seat not in world.pending():
                break
            view = world.view(seat)
            if not self.goes_on(steps, view):
                break
        return steps

    def goes_on(self, steps: list[dict[str, Any]], view: View) -> bool:
        """Whether what is asked next is part of the same gesture."""
        asked, before, verb = view["prompt"]["key"], steps[-1]["asked"], steps[-1]["verb"]
        if asked in OFFER or (asked in LOADING and before in LOADING):
            return True
        if asked == "bring_back":
            return True
        if verb in PICKS and "card" in steps[-1]["args"] and asked == before and before != "trade_abroad":
            return True
        return asked in ("sailing", "move_hydra") and verb in (*WAYS, "hydra")

    # -- pressing ---------------------------------------------------------------------------------

    def press(self) -> None:
        """One deed: all presses that it takes. What has come is shown first: a press before that only hurries it on."""
        self.page.locator("[aria-busy=true]").first.wait_for(state="detached")
        self.page.wait_for_timeout(AT_ONCE_MS // 4)  # what the page answers by itself is not pressed
        view = self.update["view"]
        if not self.update.get("owes") or not view.get("actions"):
            return
        decision = self.update["decision"]
        steps = self.plan(view)
        clicks, sent, aside = self.clicks, self._sent(), self.aside()
        if not self.plain and self.looks_on(steps[0], view):
            return
        try:
            self.carry_out(steps, int(view["seat"]))
            if self._sent() == sent:
                self._mean_it()
                self.page.wait_for_function("(sent) => watched.decisions > sent", arg=sent, timeout=SENT_MS)
        except TimeoutError:
            if self.update["decision"] != decision:  # a window has closed meanwhile: nobody would have pressed
                self.clicks = clicks
                return
            self._in_the_list(steps[0])
        self.page.locator("[aria-busy=true]").first.wait_for(state="detached")
        spent = self.spent.setdefault(steps[0]["asked"], [0] * 5)
        others = (now - was for now, was in zip(self.aside(), aside, strict=True))
        counts = (1, self.clicks - clicks, self._sent() - sent, *others)
        if self.trace:
            wanted = ", ".join(each["text"] for each in steps)
            print(f"{steps[0]['asked']}: {wanted} | {' > '.join(self.pressed)} | {counts}", file=sys.stderr, flush=True)
        self.pressed.clear()
        self.spent[steps[0]["asked"]] = [old + new for old, new in zip(spent, counts, strict=True)]

    def looks_on(self, step: dict[str, Any], view: View) -> bool:
        """Whether there was nothing to press: what leaves no choice is answered by the table at once, and at a market
        at which waiting takes no press one looks on. If nobody offers anything, that market is left with the next
        press."""
        waits = step["verb"] == "wait" and not self.page.locator(WAIT).locator("visible=true").count()
        if not waits and len(view["actions"]) > 1:
            return False
        update = self.update
        for _ in range((LOOK_ON_MS if waits else AT_ONCE_MS) // LOOK_MS):
            self.page.wait_for_timeout(LOOK_MS)
            if self.update is not update:
                return True
        if waits:
            step.update(next(each for each in view["actions"] if each["verb"] == "done"))
        return False

    def _mean_it(self) -> None:
        """On a small screen a first tap tells what would happen; the golden answer, or a second tap, does it."""
        golden = self.page.locator(".asked .btn.go[data-may]").locator("visible=true")
        if self.small and golden.count() == 1:
            self._click(golden)

    def aside(self) -> tuple[int, int]:
        """Clicks so far that confirmed something, and that read something."""
        return 0, 0

    def _sent(self) -> int:
        return int(self.page.evaluate("watched.decisions"))

    def _click(self, what: Locator) -> None:
        name = what.evaluate(NAME) if self.trace else ""
        what.click(timeout=MISSED_MS)
        self.clicks += 1
        self.pressed.append(name)

    def _piece(self, name: str) -> Locator:
        return self.page.locator(f'main button[data-piece="{name}"]').locator("visible=true").first

    def _in_the_list(self, step: dict[str, Any]) -> None:
        """What nothing on the board stands for is in the list of everything."""
        found = self.page.locator(f'.actions [data-action="{step["n"]}"]').first
        if not found.is_visible():
            self._click(self.page.locator(".asked .buttons [aria-expanded=false]").first)
        self._click(found)

    def carry_out(self, steps: list[dict[str, Any]], seat: int) -> None:
        """The gesture for one decision or for several."""
        first = steps[0]
        if self.plain:
            self._in_the_list(first)
        elif first["asked"] in LOADING:
            self._load(steps, seat)
        elif len(steps) == 1:
            self._one(first, seat)
        elif first["verb"] in ("draft", "counter"):
            self._offer(steps, seat)
        elif first["verb"] in PICKS:
            self._pick(steps)
        else:
            self._sail(steps, seat)

    def _one(self, step: dict[str, Any], seat: int) -> None:
        wanted = [step["n"], step["text"], step["verb"], step["args"], step.get("pieces"), seat]
        self.page.wait_for_function(PLACE, arg=wanted, timeout=MISSED_MS)  # else nothing on the board stands for it
        self._click(self.page.locator("[data-pressed]"))

    def _cards(self, kinds: list[str], zone: str) -> None:
        """Cards of a heap: all of them by its number, else one by one."""
        for kind in dict.fromkeys(kinds):
            wanted = kinds.count(kind)
            card = self._piece(f"{zone}/{kind}")
            heap = card.locator("xpath=..").locator(".all")
            if wanted > 1 and heap.is_visible() and heap.locator("b").inner_text() == str(wanted):
                self._click(heap)
            else:
                for _ in range(wanted):
                    self._click(card)

    def _offer(self, steps: list[dict[str, Any]], seat: int) -> None:
        whom = next((each["args"]["seat"] for each in steps[:2] if "seat" in each["args"]), "all")
        gives, asks = ([each["args"]["card"] for each in steps if each["verb"] == verb] for verb in ("give", "ask"))
        if whom == "all" and len(gives) == len(asks) == 1 and self._piece(f"swap/{gives[0]}/{asks[0]}").is_visible():
            return self._click(self._piece(f"swap/{gives[0]}/{asks[0]}"))
        self._cards(gives, f"hand/{seat}")
        for card in asks:
            self._click(self._piece(f"wish/{card}"))
        self._click(self._piece(f"to/{whom}"))

    def _load(self, steps: list[dict[str, Any]], seat: int) -> None:
        fleets = [letter for letter in "abc" if self.page.locator(f'[data-into="{letter}"]').is_visible()]
        voyages: list[list[dict[str, Any]]] = []
        for step in steps:
            if step["asked"] == "destination":
                voyages.append([])
            if voyages:
                voyages[-1].append(step)
        for letter, voyage in zip(fleets, voyages, strict=False):
            if voyage[0]["verb"] != "sail":
                continue
            hold = self.page.locator(f'[data-into="{letter}"]')
            if "on" not in (hold.get_attribute("class") or "").split():
                self._click(hold.locator(".head"))
            self._cards([each["args"]["card"] for each in voyage if each["verb"] == "load"], f"hand/{seat}")
            self._click(self._piece(f"harbors/{voyage[0]['args']['land']}"))
        self._click(self.page.locator("[data-verb=depart]"))

    def _pick(self, steps: list[dict[str, Any]]) -> None:
        kinds = [each["args"]["card"] for each in steps if "card" in each["args"]]
        zone = "/".join((steps[0].get("pieces") or ["take/"])[0].split("/")[:-1])
        if steps[0]["verb"] == "take":
            for kind in kinds:
                self._click(self._piece(f"take/{kind}"))
        else:
            self._cards(kinds, zone)
        done = self.page.locator("[data-verb=hand-in]")
        if done.is_visible():
            self._click(done)

    def _sail(self, steps: list[dict[str, Any]], seat: int) -> None:
        """To where the way ends, in one press, or to its last field if its end is on another page. She is chosen first
        who is not our ship."""
        ends = [each for each in steps if each["verb"] not in ("use", "set_sail", "end_move", "stop")]
        if not ends:
            return self._one(steps[0], seat)
        if steps[0]["text"] == "use hydra":
            return self._one(steps[0], seat)
        seen = [piece for end in ends for piece in (end.get("pieces") or [])[:1] if self._piece(piece).is_visible()]
        self._click(self._piece(seen[-1] if seen else ""))
