"""How long each level thinks in a tab: `python bench/start/levels.py FOLDER` of `petteia site`.

The questions are those of whole games between Hoplites. Some, evenly spread over each game, and those that took longest
here are put to the worker in which a site's bots think, in Chromium. Told are the median and the 95th percentile of the
spread ones, the longest of all, and whether everything was decided as it was here. Of several tries the shortest
counts: a busy machine makes all of them longer.
"""

import argparse
import base64
import functools
import os
import sys
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, sync_playwright

import petteia
from petteia.bots import LEVELS, make_bot
from petteia.bots.worker import BotCache
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.games import shelf

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

GAMES = dict.fromkeys(sorted(shelf()), 4)
"""At how many seats each is measured."""
PATIENCE_MS = 1_800_000

ASKED = """async ([script, questions]) => {
  const worker = new Worker(script, { type: 'module' })
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ house: port2 }, [port2])
  const answers = []
  for (const [id, question] of questions.entries()) {
    const answered = new Promise((done, failed) => {
      port1.onmessage = ({ data }) => done(data.answer)
      worker.onerror = ({ message }) => failed(new Error(message))
    })
    const bytes = Uint8Array.from(atob(question), (letter) => letter.charCodeAt(0))
    const began = performance.now()
    port1.postMessage({ id, question: bytes })
    const answer = await answered
    answers.push([performance.now() - began, btoa(String.fromCharCode(...answer))])
  }
  worker.terminate()
  return answers
}"""


def questions(name: str, seats: int, seed: int = 7) -> list[dict[str, Any]]:
    """What the seats of a game are asked, wherever there is a choice."""
    game, rng, bot, asked = petteia.load(name, seats), Generator(seed), make_bot("hoplite"), []
    state = game.new()
    while who := state.pending():
        if who is CHANCE:
            state.happen(rng.pick(state.chance()))
            continue
        view = state.view(who[0])
        if len(view["actions"]) > 1:
            spec = {"name": name, "seats": seats, "options": {}}
            asked.append({"id": len(asked), "game": spec, "view": view, "budget_ms": 1000, "seed": seed})
        state.apply(who[0], bot.choose(game, view, rng))
    return asked


def here(asked: list[dict[str, Any]]) -> list[tuple[float, dict[str, Any]]]:
    """How long each takes this Python, and its answer."""
    bench, answers = BotCache(), []
    for question in asked:
        began = time.perf_counter()
        answer = bench.answer(question)
        answers.append((time.perf_counter() - began, answer))
    return answers


def put(page: Page, script: str, asked: list[dict[str, Any]]) -> list[tuple[float, dict[str, Any]]]:
    """Ask the worker of a site one after the other; how many milliseconds each took, and its answer."""
    ready = msgspec.msgpack.encode({"ready": True})
    packed = [base64.b64encode(each).decode() for each in (ready, *map(msgspec.msgpack.encode, asked))]
    answers = page.evaluate(ASKED, [script, packed])
    return [(took, msgspec.msgpack.decode(base64.b64decode(answer))) for took, answer in answers[1:]]


class Quiet(SimpleHTTPRequestHandler):
    """A static host like any other."""

    def log_message(self, *_: Any) -> None:
        """It has nothing to say."""


def main() -> None:
    """Measure and tell."""
    from browser import launch

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("site", type=Path)
    parser.add_argument("--levels", nargs="*", default=LEVELS, choices=LEVELS)
    parser.add_argument("--games", nargs="*", default=GAMES, choices=GAMES)
    parser.add_argument("--questions", type=int, default=60, help="evenly spread over each game")
    parser.add_argument("--hardest", type=int, default=5, help="those that took longest here")
    parser.add_argument("--tries", type=int, default=2)
    wish = parser.parse_args()
    host = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(wish.site)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    script = f"/assets/{next((wish.site / 'assets').glob('bots.worker-*.js')).name}"
    with sync_playwright() as play:
        browser = launch(play, "start/levels.py")
        page = browser.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.goto(f"http://127.0.0.1:{host.server_address[1]}/tab.json")
        for game in wish.games:
            everything = questions(game, GAMES[game])
            spread = everything[:: max(1, len(everything) // wish.questions)]
            for level in wish.levels:
                asked = [{**question, "bot": {"kind": level}} for question in everything]
                known = here(asked)
                hardest = sorted(asked, key=lambda each: -known[each["id"]][0])[: wish.hardest]
                put_there = [asked[each["id"]] for each in spread] + hardest
                there = put(page, script, put_there[:1] + put_there * wish.tries)[1:]  # the first opens the box
                times = [min(took for took, _ in there[n :: len(put_there)]) for n in range(len(put_there))]
                same = all(answer["action"] == known[answer["id"]][1]["action"] for _, answer in there)
                usual = sorted(times[: len(spread)])
                print(f"{game:18}{level:10}{usual[len(usual) // 2]:7.0f} ms{usual[len(usual) * 19 // 20]:7.0f} ms"
                      f"{max(times):7.0f} ms   {'the same' if same else 'not the same'}", flush=True)  # fmt: skip
        browser.close()
    host.shutdown()
    print(f"beside {os.getloadavg()[0]:.1f} others that wanted one of {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
