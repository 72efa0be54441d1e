"""Takes pictures of the web client: those in docs/pictures, and any screen in any corner for people who change it.

make pictures                                        those in docs/pictures, anew
python tests/web/pictures.py [names of screens]      those screens at both sizes in both themes, into build/pictures
"""

import contextlib
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, TimeoutError, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))

from petteia.bots.level_settings import LEVELS  # noqa: E402
from tests.server.running import Running  # noqa: E402
from tests.web import islands  # noqa: E402
from tests.web import test_learning as learning  # noqa: E402
from tests.web.conftest import DESKTOP, GAMES, PHONE, launch  # noqa: E402
from tests.web.pantheon import LIST, Player, prompt  # noqa: E402
from tests.web.phases import DEUKALION, PARTHENON  # noqa: E402
from tests.web.played import nearly_over, record, taken_in  # noqa: E402
from tests.web.sailor import Sailor  # noqa: E402
from tests.web.staged import attack, fight, last_decision, middle, stage  # noqa: E402
from tests.web.stranger import open_table  # noqa: E402
from tests.web.table import quick_game, wait_for_answer, wait_for_turn  # noqa: E402
from tests.web.test_box import opened  # noqa: E402
from tests.web.test_digest import Driven  # noqa: E402
from tests.web.test_hot_seat import share  # noqa: E402

OUT = ROOT / "docs" / "pictures"
THEMES = {"clay": "light", "night": "dark"}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
QUALITY = 86
SETTLED_MS = 700
DOCUMENTED = (
    "home-desktop-clay",
    "new-desktop-clay",
    "lobby-desktop-night",
    "lesson-phone-clay",
    "aom-desktop-clay",
    "aom-phone-night",
    "aom-build-phone-clay",
    "aom-battle-desktop-night",
    "aom-battle-phone-clay",
    "aom-end-desktop-clay",
    "deukalion-desktop-clay",
    "deukalion-phone-night",
    "deukalion-sailing-desktop-night",
    "parthenon-desktop-night",
    "parthenon-phone-clay",
    "digest-phone-clay",
    "curtain-phone-night",
    "replay-desktop-clay",
    "replay-dice-phone-night",
    "rules-desktop-clay",
    "box-desktop-clay",
    "box-phone-night",
)
"""Screen, size and theme of the pictures in docs/pictures. What links show lies beside them (docs/host.md)."""


def decide(page: Page, decisions: int, which: str = "first") -> None:
    """Play on by pressing the first or the last option."""
    for _ in range(decisions):
        if not wait_for_turn(page):
            return
        choices = page.get_by_role("region", name="What you can do").get_by_role("button", disabled=False)
        getattr(choices, which).click()
        wait_for_answer(page)


def home(page: Page, url: str) -> None:
    """With a game that waits for the visitor, and one that waits for others."""
    quick_game(page, "Deukalion")
    Sailor(page, seed=1).turn()
    page.goto(f"{url}/new/age_of_mythology")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Wait a moment").wait_for()
    page.goto(url)
    page.get_by_role("link", name="Your move").wait_for()


def new_table(page: Page, url: str) -> None:
    page.goto(f"{url}/new/age_of_mythology")
    page.get_by_role("button", name="Open the table").wait_for()


def lobby(page: Page, url: str) -> None:
    new_table(page, url)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Wait a moment").wait_for()
    page.get_by_role("button", name="Add bot").first.click()


def table(page: Page, url: str) -> None:
    """The generic table, in the second round of Agora."""
    quick_game(page)
    decide(page, 3)
    wait_for_turn(page)


def end(page: Page, url: str) -> None:
    quick_game(page)
    decide(page, 60)
    page.get_by_role("dialog").wait_for()


def age_of_mythology(page: Page, server: Running) -> None:
    """Turn 7: everything has been gathered, the others have played, and the next card is due."""
    stage(server, page, middle())
    page.get_by_role("group", name="Your cards").get_by_role("button", name=re.compile("^Gather everything")).click()
    prompt(page).get_by_role("button", name="Play Gather", exact=True).click()
    prompt(page).get_by_role("button", name="Leave the workers where they are").click()
    prompt(page).filter(has_text="Round 3").get_by_role("button", name=LIST).wait_for()


def building(page: Page, server: Running) -> None:
    """Turn 7: what may be built, and what may not."""
    stage(server, page, middle())
    page.get_by_role("group", name="Your cards").get_by_role("button", name=re.compile("^Build 3")).click()
    prompt(page).get_by_role("button", name="Play Build", exact=True).click()
    page.get_by_role("button", name=re.compile("^Build a House")).wait_for()


def battle(page: Page, server: Running) -> None:
    """The first encounter of a battle has been fought. Bots that run away are attacked again."""
    rolled = page.get_by_role("img", name=re.compile("Dice rolled:")).first
    going_on = prompt(page).get_by_role("button", name="Fight on")
    for _ in range(12):
        stage(server, page, fight())
        for _ in range(4):
            asked = going_on.or_(page.get_by_role("button", name=re.compile(": Fight with Medusa"))).first
            with contextlib.suppress(TimeoutError):
                asked.wait_for(timeout=10_000)
            if not asked.is_visible() or rolled.is_visible():
                break
            asked.click()
            page.wait_for_timeout(SETTLED_MS)
        if rolled.is_visible() and going_on.is_visible():
            return
    raise SystemExit("nobody stood their ground; try again")


def recruiting(page: Page, server: Running) -> None:
    """Turn 7: who may be recruited, and who may not."""
    stage(server, page, middle())
    page.get_by_role("group", name="Your cards").get_by_role("button", name=re.compile("^Recruit")).click()
    prompt(page).get_by_role("button", name="Play Recruit", exact=True).click()
    page.locator("button[data-verb=no]").or_(page.locator(".offer.pic-unit").first).first.wait_for()
    if page.locator("button[data-verb=no]").is_visible():
        page.locator("button[data-verb=no]").click()
    page.locator(".offer.pic-unit").first.wait_for()


def mustering(page: Page, server: Running) -> None:
    """Units are chosen for a battle: both armies, and the chances of each against each."""
    stage(server, page, attack())
    page.locator("[data-piece^='holding/0/'][data-may], .unit").first.wait_for()


def returning(page: Page, server: Running) -> Driven:
    """The others have played on while we were away."""
    table = Driven(server, page)
    table.play(0, "lay greek_trade_1")
    table.others_gather()
    page.goto(f"{server.url}/table/{table.table}")
    page.get_by_role("region", name="Since your last move").wait_for()
    return table


def chronicle(page: Page, server: Running) -> None:
    """The same, with the chronicle opened at our last move."""
    returning(page, server)
    page.get_by_role("region", name="Since your last move").get_by_role("button", name="Fine").click()
    if page.get_by_role("button", name="Chronicle").is_visible():
        page.get_by_role("button", name="Chronicle").click()
    page.locator(".divider").wait_for()


def curtain(page: Page, server: Running) -> None:
    """One device for two: it is passed on."""
    share(server, page)
    page.get_by_role("heading", name="Pass the device to Ariadne").wait_for()


def peoples(page: Page, server: Running) -> None:
    """A people is to be chosen, as the host has said."""
    open_table(server, page, "age_of_mythology", 3, {"cultures": "chosen"}, {})
    page.locator(".people.glow").first.wait_for()


def taught(page: Page, url: str) -> None:
    """The end of the lesson: it offers to play on."""
    card = learning.begin(page)
    learning.follow(page, card, "age_of_mythology")
    card.get_by_text(learning.spoken("age_of_mythology", "en")["done-title"]).wait_for()


def phase(game: str, table: Callable[[], Any]) -> Callable[[Page, Running], None]:
    """A phase of a game in which the visitor has a prompt."""

    def go(page: Page, server: Running) -> None:
        start = table()
        stage(server, page, dict(start.state.save()), game=game, seats=int(start.game.seats))

    return go


def ended(game: str, seats: int, options: dict[str, str]) -> Callable[[Page, Running], None]:
    """The last decision has been taken: points by source."""

    def go(page: Page, server: Running) -> None:
        stage(server, page, nearly_over(game, seats, options), game=game, seats=seats, options=options)
        Sailor(page, seed=1).play_on()
        page.get_by_role("dialog").wait_for()

    return go


def parthenon(page: Page, server: Running) -> None:
    """The market is open: an offer waits for us, and we put another together."""
    browser = page.context.browser
    assert browser is not None
    rivals = [browser.new_context(locale="en-GB").new_page() for _ in range(2)]
    for rival, name in zip(rivals, ("Pelias", "Lykos"), strict=True):
        called(rival, server, name)
        rival.goto(server.url)
    islands.together(server, [page, *rivals], islands.trade())
    goods(page).get_by_role("button").first.click()
    page.get_by_role("button", name="I want Grapes").click()
    goods(page).get_by_role("button").first.scroll_into_view_if_needed()


def goods(page: Page) -> Locator:
    return page.get_by_role("group", name="Your goods")


def won(page: Page, server: Running) -> None:
    """The last decision has been taken: points by source."""
    stage(server, page, last_decision())
    Player(page, seed=1).play_on()
    page.get_by_role("dialog").wait_for()


def screen(path: str) -> Callable[[Page, str], None]:
    """A screen that needs only its address."""

    def go(page: Page, url: str) -> None:
        page.goto(url + path)
        page.get_by_role("heading", level=1).wait_for()

    return go


def replay(page: Page, server: Running) -> None:
    """A finished game of Age of Mythology, in the middle, seen from a seat."""
    me = page.evaluate("fetch('/api/me').then((answer) => answer.json())")["id"]
    page.goto(f"{server.url}/replay/{taken_in(server, me, record())}/200/0")
    page.get_by_role("region", name="Replay").wait_for()


def verified(page: Page, server: Running) -> None:
    replay(page, server)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Verify dice").click()
    page.get_by_text("The dice were fair.").wait_for()


def rule(page: Page, url: str) -> None:
    """From the prompt of a lesson to its rule."""
    lesson(page, url)
    page.get_by_role("button", name="The rule about this").click()
    page.get_by_role("dialog").get_by_role("heading", name="The rule itself").wait_for()


def rules(page: Page, url: str) -> None:
    page.goto(f"{url}/rules/age_of_mythology#AOM-5.3.1")
    page.get_by_role("heading", name="Battle cards").wait_for()


def lesson(page: Page, url: str) -> None:
    page.get_by_role("button", name="Learn the game Age of Mythology").click()
    card = page.get_by_role("complementary", name="The lesson")
    card.get_by_role("button", name="Begin").click()
    card.get_by_role("button", name="Next").click()
    card.get_by_role("button", name="Show me").wait_for()


def tour(page: Page, url: str) -> None:
    quick_game(page, "Age of Mythology")
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="Show me around").click()
    page.get_by_role("region", name="Tour of the table").get_by_role("button", name="Next").click()


STAGED: dict[str, Callable[[Page, Running], None]] = {
    "aom": age_of_mythology,
    "aom-build": building,
    "aom-recruit": recruiting,
    "aom-muster": mustering,
    "aom-peoples": peoples,
    "digest": returning,
    "chronicle": chronicle,
    "curtain": curtain,
    "aom-battle": battle,
    "aom-end": won,
    "deukalion": phase("deukalion", DEUKALION["kylix"]),
    "deukalion-sailing": phase("deukalion", DEUKALION["sailing"]),
    "parthenon": parthenon,
    "replay": replay,
    "replay-dice": verified,
}
PHASES: dict[str, Callable[[Page, Running], None]] = {
    **{f"deukalion-{name}": phase("deukalion", table) for name, table in DEUKALION.items()},
    "deukalion-end": ended("deukalion", 3, {"turn_limit": "quarter"}),
    **{f"parthenon-{name}": phase("parthenon", table) for name, table in PARTHENON.items()},
    "parthenon-end": ended("parthenon", 3, {"quick_start": "on"}),
}
"""Every phase of two games, for people who change their boards."""

OUR_OWN = ("home", "new", "lobby", "rules", "settings", "help", "about")
"""Screens of a server that has our games and no others."""


def box(page: Page, url: str) -> None:
    """An own box: one figure has been entered, another is not right yet."""
    page.goto(f"{url}/box/deukalion")
    page.get_by_role("button", name="New box").click()
    page.get_by_label("Name of the box").fill("Attic shelf")
    row = opened(page, "Cities", "Corinth")
    for label, figure in (("Places for treasures", "20"), ("Strength to conquer", "6")):
        row.get_by_label(label).fill(figure)
        row.get_by_label(label).press("Tab")
    row.get_by_text("right would be").first.wait_for()
    row.evaluate("(entry) => scrollTo(0, entry.getBoundingClientRect().top + scrollY - 180)")


SCREENS: dict[str, Callable[[Page, str], None]] = {
    "box": box,
    "home": home,
    "new": new_table,
    "lobby": lobby,
    "table": table,
    "end": end,
    "settings": screen("/settings"),
    "help": screen("/help"),
    "about": screen("/about"),
    "rules": rules,
    "rule": rule,
    "lesson": lesson,
    "lesson-end": taught,
    "tour": tour,
}


def called(page: Page, server: Running, name: str) -> None:
    """A guest with a unique name."""
    page.goto(f"{server.url}/settings")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Change").click()


def take(browser: Browser, server: Running, name: str, size: str, theme: str, folder: Path) -> None:
    """One picture, with a guest of its own."""
    context = browser.new_context(
        viewport=SIZES[size], color_scheme=THEMES[theme], locale="en-GB", reduced_motion="reduce"
    )  # type: ignore[arg-type]
    context.set_default_timeout(20_000)
    context.add_init_script(
        "localStorage.setItem('petteia.settings', JSON.stringify({pace: 'instant', sound: false, confirm: false}));"
        "localStorage.setItem('petteia.toured', 'yes')"
    )
    page = context.new_page()
    called(page, server, "Kallisto")
    page.goto(server.url)
    page.get_by_role("button", name="Play bots now").first.wait_for()
    if staged := STAGED.get(name) or PHASES.get(name):
        staged(page, server)
    else:
        SCREENS[name](page, server.url)
    page.mouse.move(0, 0)
    page.evaluate("for (const each of document.querySelectorAll('.scroll, .stage')) each.scrollTop = 0")
    page.wait_for_timeout(SETTLED_MS)
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{name}-{size}-{theme}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def wanted(names: list[str]) -> list[tuple[str, str, str]]:
    """Screen, size and theme of each picture: of the named screens in all corners, or those of docs/pictures."""
    if names:
        return [(name, size, theme) for name in names for size in SIZES for theme in THEMES]
    return [(name, size, theme) for name, size, theme in (each.rsplit("-", 2) for each in DOCUMENTED)]


def main() -> None:
    """Those of docs/pictures, or those that are named."""
    names = sys.argv[1:]
    if unknown := set(names) - set(SCREENS) - set(STAGED) - set(PHASES):
        known = ", ".join([*SCREENS, *STAGED, *PHASES])
        raise SystemExit(f"no screen is called {', '.join(sorted(unknown))}; there are {known}")
    folder = ROOT / "build" / "pictures" if names else OUT
    with (
        tempfile.TemporaryDirectory() as data,
        tempfile.TemporaryDirectory() as other,
        Running(Path(data), games=GAMES, kinds=("greedy", "random")) as server,
        Running(Path(other), games=GAMES[:-1], kinds=LEVELS) as shelf,
        sync_playwright() as play,
    ):
        browser = launch(play)
        for name, size, theme in wanted(names):
            take(browser, shelf if name in OUR_OWN else server, name, size, theme, folder)
            print(f"{name}-{size}-{theme}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
