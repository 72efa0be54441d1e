"""A server in a tab: from a static site, without a network, to the end of a game."""

import functools
import runpy
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import petteia
from petteia.tab import site as making
from petteia.tables.afterwards.proof import prove
from tests import ROOT
from tests.shelf import GAMES
from tests.web.conftest import DESKTOP, UNDRAWN

pytestmark = pytest.mark.part("tab")

FETCHED = ROOT / "build" / "pyodide"
"""Fetched once for all runs."""
LOADING_MS = 300_000
"""Python has to be unpacked first, which takes a busy machine long."""

PLAYED = """async ([module, table, most, key]) => {
  // The house that this page plays at, on a line of its own, for the same guest.
  const { tab } = Object.fromEntries(Object.values(await import(module)).map((each) => ['tab', each]))
  const rest = async (method, path, body) => (await tab.ask(method, '/api/' + path, body)).text()
  return await new Promise((done, failed) => {
    const line = tab.connect()
    let ref = 0, decided = -1, seen = -1, made = 0, seed = 7
    const about = new Map()
    const below = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n
    const say = (t, fields) => line.send(JSON.stringify({ t, ref: ++ref, table, ...fields }))
    line.onclose = () => failed('the line was cut')
    line.onmessage = ({ data }) => {
      for (let message of JSON.parse(data)) {
        if (message.t === 'hello') say('watch', { events: 0, chat: 0 })
        const answers = message.t === 'reply' ? about.get(message.ref) : undefined
        if (message.t === 'reply') message = message.message
        // Somebody else was quicker: whoever leaves a market ends the drafts that were meant for them.
        const overtaken = answers !== undefined && answers < seen
        if (message.t === 'refusal' && message.code !== 'stale' && !overtaken) return failed(JSON.stringify(message))
        const info = message.info ?? (message.t === 'info' ? message : null)
        if (info?.status === 'finished' || made >= most) {
          line.onclose = null
          line.close()
          return done(info?.status === 'finished' ? rest('GET', `tables/${table}/record`) : '')
        }
        const update = message.update ?? (message.t === 'update' ? message : null)
        if (update) seen = update.n
        const actions = update?.view.actions ?? []
        if (!actions.length || update.n <= decided) continue
        decided = update.n
        made += 1
        const n = actions[below(2) ? actions.length - 1 : below(actions.length)].n
        about.set(ref + 1, update.n)
        say('decide', { seat: 0, decision: update.decision, actions: [n], key: key + made })
      }
    }
  })
}"""

SHORT = {"turn_limit": "quarter"}
LOOKED_AT = 12
"""After so many decisions nobody looks any more: drawing every board was two fifths of the time."""
GO = """(path) => {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}"""


class Quiet(SimpleHTTPRequestHandler):
    """A static host like any other."""

    def log_message(self, *_: Any) -> None:
        """It has nothing to say."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that `petteia site` writes. Where Pyodide cannot be had it says so."""
    folder = tmp_path_factory.mktemp("site")
    kept = [FETCHED / name for name in making.PYODIDE_FILES]
    wheel = next(FETCHED.glob("*.whl"), None)
    try:
        if wheel is None or not all(file.is_file() for file in kept):
            FETCHED.mkdir(parents=True, exist_ok=True)
            for name, content in making.pyodide_files(None).items():
                (FETCHED / name).write_bytes(content)
            wheel = making.fetched_wheel(FETCHED)
    except making.NoSite as problem:
        pytest.skip(str(problem))
    making.write(folder, FETCHED, wheel)
    return folder


@pytest.fixture
def offline(browser: Browser, site: Path) -> Iterator[Page]:
    """A visitor who has been at the site once, and has no network any more."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{host.server_address[1]}/"
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(LOADING_MS)
    context.add_init_script(
        "localStorage.setItem('petteia.settings', JSON.stringify({pace: 'instant', sound: false}));"
        "localStorage.setItem('petteia.toured', 'yes');" + UNDRAWN
    )
    first = context.new_page()
    first.goto(address)
    first.evaluate("navigator.serviceWorker.ready.then(() => true)")
    first.close()
    host.shutdown()
    host.server_close()
    context.set_offline(True)
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda problem: complaints.append(f"{problem}"))
    page.goto(address)
    yield page
    context.close()
    assert complaints == [], "the browser complained"


def at_home(page: Page) -> None:
    """Wait until the server is ready."""
    expect(page.get_by_role("button", name="Play bots now").first).to_be_visible(timeout=LOADING_MS)


def play(page: Page, site: Path, game: str, seats: int, options: dict[str, str] | None = None) -> str:
    """A table with random bots, played by the page's own server, with the board shown at first and at the end; returns
    the record."""
    module = f"/assets/{next((site / 'assets').glob('tab.svelte-*.js')).name}"
    others = [{"who": "bot", "bot": "random"}] * (seats - 1)
    settings = {"window_ms": 0, "bot_ms": 500}
    wish = {"game": game, "seats": [{"who": "me"}, *others], "settings": settings, "options": options or {}}
    table = page.evaluate(
        """async ([module, wish]) => {
          const [tab] = Object.values(await import(module))
          const ask = async (path, body) => (await tab.ask('POST', '/api/tables' + path, body)).json()
          const { table } = await ask('', wish)
          await ask(`/${table}/ready`, { seat: 0, ready: true })
          await ask(`/${table}/start`, {})
          return table
        }""",
        [module, wish],
    )
    page.evaluate(GO, f"/table/{table}")
    expect(page.get_by_role("region", name="What to do now")).to_be_visible(timeout=LOADING_MS)
    page.evaluate(PLAYED, [module, table, LOOKED_AT, "seen"])
    page.evaluate(GO, "/")
    at_home(page)
    record: str = page.evaluate(PLAYED, [module, table, 100_000, "unseen"])
    page.evaluate(GO, f"/table/{table}")
    expect(page.get_by_role("dialog")).to_be_visible(timeout=LOADING_MS)
    return record


def test_a_whole_game_without_a_network_says_the_same_as_a_house(offline: Page, site: Path) -> None:
    """The shortest there is: every title is played to its end in the soak."""
    expect(offline.get_by_role("progressbar")).to_be_visible()
    at_home(offline)
    record = play(offline, site, "deukalion", 2, SHORT)
    proof = prove(record, petteia.load("deukalion", 2, SHORT))
    assert not proof.departs and proof.outcomes > 20, proof


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), [(game, 3) for game in GAMES])
def test_every_title_is_played_to_its_end_without_a_network(offline: Page, site: Path, game: str, seats: int) -> None:
    at_home(offline)
    proof = prove(play(offline, site, game, seats), petteia.load(game, seats))
    assert not proof.departs and proof.outcomes > 20, proof


def test_what_is_not_there_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(making.NoSite, match=r"no.*npm|npm, and there is none.*--pyodide"):
        making.pyodide_files(None)
    with pytest.raises(making.NoSite, match=rf"lacks pyodide.asm.wasm; .*{making.PYODIDE}"):
        making.pyodide_files(tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["age_of_mythology", "parthenon"])
def test_the_learned_level_decides_as_at_a_house(browser: Browser, site: Path, game: str) -> None:
    levels = SimpleNamespace(**runpy.run_path(str(ROOT / "bench" / "start" / "levels.py")))
    everything = [{**each, "bot": {"kind": "seer"}} for each in levels.questions(game, 3)]
    asked = everything[30 :: len(everything) // 12]  # the first choices are the longest
    host = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    page = browser.new_page()
    page.set_default_timeout(LOADING_MS)
    page.goto(f"http://127.0.0.1:{host.server_address[1]}/tab.json")
    script = f"/assets/{next((site / 'assets').glob('bots.worker-*.js')).name}"
    there = [answer for _, answer in levels.put(page, script, asked)]
    page.close()
    host.shutdown()
    host.server_close()
    assert there == [answer for _, answer in levels.here(asked)] and all("action" in answer for answer in there)
