"""Play by ear: keys and words for each decision, beside play with eyes and the same keyboard.

    python bench/hearing.py GAME [--decisions 60] [--language en] [--seed 3] [--transcript FILE]

A listener (tests/web/hearing.py) plays against bots in Chromium: by keys alone, from what a screen reader would
say. Somebody who sees plays as many decisions at another table, with the same keyboard: the focus is on the first
possible thing after a move, `.` leads to the one wanted, and Enter presses it. Both choose at random among everything
possible. Words that were asked for by a key are counted apart.
"""

import argparse
import json
import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, TimeoutError, expect, sync_playwright  # noqa: E402

from tests.server.running import Running  # noqa: E402
from tests.web.conftest import launch  # noqa: E402
from tests.web.hearing import LISTENING, PLAY, TITLES, Decision, Listener, sit_down, words  # noqa: E402
from tests.web.sailor import CHOSEN, Typist  # noqa: E402


class Sighted(Typist):
    """Somebody who sees: the next thing to press has the focus after a move, `.` leads from there to the one wanted,
    and Enter presses it; a chosen card is pressed once more."""

    keys = 0
    decided = 0

    def answer(self) -> None:
        """Anything possible, with as many keys as it takes."""
        count = self.choices().count()
        if not count:
            raise TimeoutError("it was answered before it could be pressed")
        steps = self.rng.randrange(count)
        for _ in range(steps):
            self.page.keyboard.press(".")
        if not self.page.evaluate("document.activeElement.matches('[data-may]')"):
            raise TimeoutError("it was answered by itself at this very moment")
        self.page.keyboard.press("Enter")
        again = bool(self.page.evaluate(CHOSEN))
        if again:
            self.page.keyboard.press("Enter")
        self.keys += steps + 1 + again
        self.decided += 1
        self.presses += 1
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)


def written(decisions: list[Decision]) -> str:
    """A transcript as a story: what was said, and after > what was chosen."""
    out = []
    for n, each in enumerate(decisions, 1):
        out += [f"{n}. {' / '.join(each.said)}"]
        out += [f"   (asked) {text}" for text in each.requested[:-1] if text]
        out += [f"   > {each.chosen}", ""]
    return "\n".join(out)


def main() -> None:
    """Both play; then the table of figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--language", default="en")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--transcript", type=Path)
    asked = parser.parse_args()
    with (
        TemporaryDirectory() as folder,
        Running(Path(folder), games=(asked.game,), kinds=("greedy",)) as server,
        sync_playwright() as play,
    ):
        browser = launch(play)

        def table() -> Page:
            page = browser.new_context(reduced_motion="reduce", viewport={"width": 1440, "height": 900}).new_page()
            settings = json.dumps({"language": asked.language, "pace": "instant", "confirm": False})
            page.add_init_script(
                f"localStorage.setItem('petteia.toured', 'yes'); localStorage['petteia.settings'] ??= {settings!r}"
            )
            page.add_init_script(LISTENING)
            page.goto(f"{server.url}/")
            page.locator(".games button").first.wait_for()
            return page

        listener = Listener(table(), asked.seed, asked.language)
        sit_down(listener, TITLES[asked.game])
        over = listener.play(asked.decisions)
        listener.page.close()
        page = table()
        page.get_by_role("button", name=f"{PLAY[asked.language]} {TITLES[asked.game]}").click()
        page.locator("section.prompt").first.wait_for()
        sighted = Sighted(page, asked.seed)
        sighted.play_on(len(listener.decisions))
        browser.close()
    decisions = listener.decisions
    said = sorted(each.words for each in decisions)
    requested = [sum(words(text) for text in each.requested) for each in decisions]
    by_ear = sum(each.keys for each in decisions) / len(decisions)
    with_eyes = sighted.keys / sighted.decided
    print(f"{asked.game}, {asked.language}: {len(decisions)} decisions{', to the end' if over else ''}")
    print(f"  words said by itself for each decision: median {statistics.median(said):.0f}, longest {said[-1]}")
    print(f"  words asked for by a key: median {statistics.median(requested):.0f}, longest {max(requested)}")
    print(f"  keys for each decision: {by_ear:.2f} by ear, {with_eyes:.2f} with eyes, ratio {by_ear / with_eyes:.2f}")
    if asked.transcript:
        asked.transcript.write_text(written(decisions), "utf-8")


if __name__ == "__main__":
    main()
