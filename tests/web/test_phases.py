"""Every phase of Deukalion and Parthenon on its board: in both sizes, both themes and three languages."""

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.door import DOOR
from tests.web.phases import DEUKALION, PARTHENON
from tests.web.sailor import amiss
from tests.web.staged import stage
from tests.web.test_layout import CUT

pytestmark = pytest.mark.part("boards")
GAMES = {"deukalion": DEUKALION, "parthenon": PARTHENON}
SCENES = {f"{game}-{name}": (game, table) for game, phases in GAMES.items() for name, table in phases.items()}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
LANGUAGES = ("en", "nl", "de")
EVERY_TEST = {
    *("deukalion-kylix desktop dark nl", "deukalion-fight phone light de"),
    *("parthenon-trade phone dark nl", "parthenon-event desktop light de", "parthenon-divert desktop light de"),
}
"""Both games in both sizes, both themes and the longer languages; the others soak."""


COVERED = """() => {
  const out = []
  for (const each of document.querySelectorAll('main [data-may], main .glow, main [data-action]')) {
    if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = each.getBoundingClientRect()
    const points = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
    const met = points.map(([x, y]) => document.elementFromPoint(box.left + x * box.width, box.top + y * box.height))
    const over = met.filter((on) => on && !each.contains(on) && !on.contains(each))
    const name = each.getAttribute('aria-label') || each.textContent.trim().slice(0, 40)
    if (over.length > 2) out.push(`${name} lies below ${over[0].className || over[0].tagName}`)
  }
  return out
}"""
"""Answers more than half covered by something else, at any scroll position of the page."""


def corners() -> list[object]:
    """Every phase in every size, theme and language."""
    rows = product(SCENES, SIZES, ("light", "dark"), LANGUAGES)
    return [
        pytest.param(*row, id="-".join(row), marks=() if " ".join(row) in EVERY_TEST else pytest.mark.soak)
        for row in rows
    ]


@pytest.mark.parametrize(("scene", "size", "scheme", "language"), corners())
def test_a_phase_is_whole(
    visit: Visit, server: Running, violations, scene: str, size: str, scheme: str, language: str
) -> None:
    """No raw words, nothing cut off, no complaint by axe-core, no message in the console."""
    wishes = {"size": SIZES[size], "color_scheme": scheme, "reduced_motion": "reduce", "drawn": True}
    page: Page = visit(DOOR, language=language, **wishes)
    game, table = SCENES[scene]
    start = table()
    stage(server, page, dict(start.state.save()), game=game, seats=int(start.game.seats))
    page.locator(f"html[lang={language}]").wait_for(state="attached")
    page.locator(".prompt").wait_for()
    assert amiss(page) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate(COVERED) == []
    assert violations(page) == []


@pytest.mark.parametrize("scene", ["deukalion-sailing", "parthenon-build"])
def test_the_level_of_a_bot_stands_beside_its_name(visit: Visit, server: Running, scene: str) -> None:
    page = visit(DOOR)
    game, table = SCENES[scene]
    start = table()
    stage(server, page, dict(start.state.save()), game=game, seats=int(start.game.seats))
    expect(page.locator("section[data-seat='2']")).to_contain_text("Random bot")
