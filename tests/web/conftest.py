"""A server and a browser to visit it with. Every test ends with a check of the browser's console."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright", reason="`make test-web` brings a browser")

from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

import petteia.server
from petteia.games import shelf
from petteia.server.http import pages
from tests import BUDGET
from tests.server.running import AGORA, Running
from tests.web.door import DOOR
from tests.web.sailor import Sailor, watchful
from tests.web.stranger import open_table
from tests.web.windows import Windows

FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    "--renderer-process-limit=1",  # no process is kept ready for a page that nobody opens
    # Pages of a window share its process: with one that is left for every page they would compile the client each.
    "--process-per-site",
]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LIGHT_DESKTOP, DARK_PHONE = "light-desktop", "dark-phone"
PATIENCE_MS = 120_000
"""What is waited for comes, or the test has failed; a machine may be busy with much else meanwhile."""
GAMES = (*sorted(shelf()), AGORA)

expect.set_options(timeout=PATIENCE_MS)

Visit = Callable[..., Page]

UNDRAWN = """(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html:not([data-drawn]) body { opacity: 0 !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const visible = Element.prototype.checkVisibility
  Element.prototype.checkVisibility = function (asked) {
    if ((asked?.opacityProperty || asked?.checkOpacity) && !document.documentElement.dataset.drawn)
      throw new Error('nothing is drawn here; visit(..., drawn=True) draws')
    return visible.call(this, asked)
  }
})();"""
"""Tests ask the page, not the picture: unseen pages are laid out, hit and read as usual, but not painted, which saves a
quarter of a table's cost."""
DRAWN = "document.documentElement.dataset.drawn = 'yes'"


def at_size(usual: dict[str, int]) -> pytest.MarkDecorator:
    """At both sizes; `make test` looks at the usual one alone, as the tests of layouts and barriers look at both."""
    named = {"desktop": DESKTOP, "phone": PHONE}
    kept = {name: () if size == usual else pytest.mark.soak for name, size in named.items()}
    return pytest.mark.parametrize("size", [pytest.param(named[name], id=name, marks=kept[name]) for name in named])


def in_corners(*usual: str) -> pytest.MarkDecorator:
    """In both themes and at both sizes. `make test` uses the usual combinations: most screens in one, because other
    screens show their common parts in the others."""
    schemes, sizes = ("light", "dark"), {"desktop": DESKTOP, "phone": PHONE}
    every = {f"{scheme}-{name}": (scheme, size) for scheme in schemes for name, size in sizes.items()}
    kept = [pytest.param(*every[at], id=at, marks=() if at in usual else pytest.mark.soak) for at in every]
    return pytest.mark.parametrize(("scheme", "size"), kept)


def chromium() -> str:
    """Where the browser is."""
    named = os.environ.get("CHROMIUM", "")
    found = named or next(filter(None, map(shutil.which, BROWSERS)), "")
    return found or pytest.skip("there is no Chromium; `make test-web` says how to get one")


def launch(play: Playwright) -> Browser:
    """A browser with no higher priority than the processes beside it."""
    found = chromium()
    beside = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("setpriv")
    return play.chromium.launch(
        executable_path=Path(__file__).with_name("beside.sh") if beside else found,
        args=FLAGS,
        env={**os.environ, "CHROMIUM": found},
    )


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    client = Path(petteia.server.__file__).parent / pages.CLIENT / "index.html"
    if not client.is_file():
        pytest.skip("the web client is not built: python web/build.py")
    with sync_playwright() as play:
        opened = launch(play)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("house"), games=GAMES) as running:
        yield running


@pytest.fixture(scope="session")
def windows(browser: Browser, server: Running) -> Windows:
    return Windows(browser, server.url, PATIENCE_MS)


@pytest.fixture
def visit(windows: Windows, server: Running) -> Iterator[Visit]:
    """`visit("/settings", size=PHONE)` opens a page for a new guest, `visit(DOOR)` none yet. Bots move at once, nobody
    is shown around, what ends a turn is not asked about and nothing is painted, unless wished otherwise. A `language`
    is spoken from the first page on: to load a table once more in another one costs as much as the first time."""
    complaints: list[str] = []

    def go(
        path: str = "/",
        *,
        at: Running | None = None,
        pace: str = "instant",
        excused: tuple[str, ...] = (),
        toured: bool = True,
        drawn: bool = False,
        confirm: bool = False,
        language: str | None = None,
        **wishes: Any,
    ) -> Page:
        spoken = {"language": language} if language else {}
        wished = json.dumps({"pace": pace, "sound": False, "confirm": confirm, **spoken})
        page = day.page(
            "if (!localStorage.getItem('petteia.settings')) "
            f"localStorage.setItem('petteia.settings', {wished!r});"
            + ("" if not toured else "localStorage.setItem('petteia.toured', 'yes');")
            + ("localStorage.setItem('petteia.guest', 'yes');" if path == DOOR else "")
            + ("" if drawn else UNDRAWN),
            **{"locale": "en-GB", **wishes},
        )

        def complain(text: str) -> None:
            if not any(word in text for word in excused):
                complaints.append(text)

        page.on("console", lambda said: complain(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda problem: complain(f"{problem}"))
        if path != DOOR:
            page.goto((at or server).url + path)
        return page

    with windows.day() as day:
        yield go
    assert complaints == [], "the browser complained"


STILL = """() => document.getAnimations().every((each) =>
  each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)"""
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


ALIKE = """() => {
  const alike = new Map(), grounds = new Map()
  const ground = (each) => {
    if (!each) return ''
    if (!grounds.has(each)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(each)
      const plain = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1'
      const own = plain ? '' : `${backgroundColor} ${backgroundImage.slice(0, 80)} ${opacity}/`
      grounds.set(each, ground(each.parentElement) + own)
    }
    return grounds.get(each)
  }
  for (const each of document.querySelectorAll('body *')) {
    const written = [...each.childNodes].some((child) => child.nodeType === 3 && child.data.trim())
    if (!written && !each.matches('input, select, textarea')) continue
    const { color, fontSize, fontWeight } = getComputedStyle(each)
    const off = !!each.closest(':disabled, [aria-disabled=true]')
    const shown = each.checkVisibility({ visibilityProperty: true })
    const classes = [each.getAttribute('class'), each.parentElement.getAttribute('class')]
    const key = [color, fontSize, fontWeight, off, shown, ...classes, ground(each)].join()
    if (!alike.has(key)) alike.set(key, [])
    if (alike.get(key).length < 3) alike.get(key).push(each)
  }
  for (const each of document.querySelectorAll('[data-contrast]')) each.removeAttribute('data-contrast')
  for (const each of [...alike.values()].flat()) each.setAttribute('data-contrast', '')
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] })
}"""
"""Of texts that look alike on the same background, three are checked for contrast: a page of rules has a thousand such,
and most of axe-core's time would go into them. The soak checks every one."""


@pytest.fixture(scope="session")
def violations() -> Callable[[Page], list[str]]:
    """What axe-core finds wrong with a page, once nothing on it moves or fades any more."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: python web/build.py")
    source = AXE.read_text("utf-8")

    def found(page: Page) -> list[str]:
        drawn = page.evaluate("document.documentElement.dataset.drawn")
        page.evaluate(DRAWN)
        page.wait_for_function(STILL)
        if not page.evaluate("'axe' in window"):
            page.evaluate(source)
        if BUDGET < 100:
            page.evaluate(ALIKE)
        violated = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        if not drawn:
            page.evaluate("delete document.documentElement.dataset.drawn")
        return [
            f"{v['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
            for v in violated
            for node in v["nodes"]
            if v["id"] != "region" or 'id="tip"' not in node["html"]  # a tooltip is read with what it describes
        ]

    return found


@pytest.fixture
def seated(visit: Visit, server: Running, violations: Callable[[Page], list[str]]) -> Callable[..., Sailor]:
    """A player at a table of a game who inspects it now and then."""

    def sit(
        game: str,
        short: tuple[int, dict[str, str], dict[str, int]],
        size: dict[str, int] = DESKTOP,
        scheme: str = "light",
        seed: int = 7,
        kind: type[Sailor] = Sailor,
    ) -> Sailor:
        page = visit(DOOR, size=size, color_scheme=scheme, reduced_motion="reduce")
        open_table(server, page, game, *short)
        player = kind(page, seed)
        player.look = watchful(violations)(player)
        return player

    return sit
