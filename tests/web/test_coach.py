"""Learning from one's mistakes: the coach goes to the costliest decisions of a finished game, on the board."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from petteia.bots.review import Moment, Reviewer
from petteia.cli.record_file import open_game
from petteia.engine.record import Record
from petteia.tables.commands.trial import NotPossible
from tests import ROOT
from tests.server.running import Running
from tests.web.conftest import DESKTOP, Visit, at_size, in_corners
from tests.web.door import DOOR, guest
from tests.web.played import taken_in

pytestmark = pytest.mark.part("boards")

RECORD = ROOT / "tests" / "rules" / "age_of_mythology" / "golden" / "end-last-cube.record"
GAME = ("age_of_mythology",)


def decisions(most: int = 2) -> list[Moment]:
    """Some decisions of the first seat with a choice of three and more."""
    record = Record.parse(RECORD.read_text("utf-8"))
    moments = Reviewer(record, open_game(record, None)).moments()
    return [one for one in moments if one.seat == 0 and 3 <= one.options <= 8][:most]


def coached(server: Running, moments: list[Moment]) -> list[tuple[str, dict[str, int]]]:
    """Play-outs take longer than a test: what the coach finds is given. Returns what it is asked."""
    asked: list[tuple[str, dict[str, int]]] = []

    async def coach(do: str, table: str, **what: int) -> bytes:
        asked.append((do, what))
        if do == "coach":
            found: dict[str, Any] = {"seat": what["seat"], "lines": [one.line for one in moments], "of": 40}
        elif do == "coached":
            one = next(one for one in moments if one.line == what["line"])
            known = open_game(Record.parse(RECORD.read_text("utf-8")), None).unpack(one.known)
            best = next(int(n) for n in known.legal(0) if n != one.action)
            figures = {"points": 12.3, "low": 6.0, "high": 18.4, "chance": 41.0, "worlds": 24, "turns": 4}
            found = {"line": one.line, "played": one.action, "best": best, "certain": True, **figures}
        else:
            found = {"option": what["option"], "points": 7.2, "low": 1.0, "high": 13.0}
        return msgspec.json.encode(found)

    server.instance.history.coach = coach  # type: ignore[method-assign]
    return asked


def opened(visit: Visit, server: Running, size: dict[str, int], **wishes: Any) -> Page:
    """The coach's page of a record of one's own."""
    page = visit(DOOR, at=server, size=size, **wishes)
    table = taken_in(server, guest(server, page)["id"], RECORD.read_text("utf-8"))
    page.goto(f"{server.url}/coach/{table}")
    page.get_by_role("heading", name=re.compile("What would you do|Was würdest du|Wat zou je")).wait_for()
    return page


@at_size(DESKTOP)
def test_a_costly_decision_is_tried_again_before_it_is_shown(visit: Visit, tmp_path, size: dict[str, int]) -> None:
    moments = decisions()
    with Running(tmp_path, games=GAME) as server:
        asked = coached(server, moments)
        page = opened(visit, server, size)
        mistake = page.locator("section.asked")
        expect(mistake).to_contain_text("Decision 1 of 2")
        expect(mistake).not_to_contain_text("You played")
        options = mistake.get_by_role("listitem").get_by_role("button")
        expect(options).to_have_count(moments[0].options)
        for at in range(moments[0].options):
            options.nth(at).focus()
            page.keyboard.press("Enter")
            expect(mistake.get_by_role("status")).to_contain_text(re.compile("12 points|7 points worse"))
        assert [what["line"] for do, what in asked if do == "tried"] == [moments[0].line] * (moments[0].options - 2)
        mistake.get_by_role("button", name="Show what I played").click()
        expect(mistake).to_contain_text(re.compile(r"You played: .+\. Better by 12 points: .+\."))
        expect(mistake).to_contain_text("you win in 41 of 100 games, after the other in 53")
        expect(mistake.get_by_role("link", name="Play on from here")).to_be_visible()
        mistake.get_by_role("button", name="Next decision").click()
        expect(mistake).to_contain_text("Decision 2 of 2")
        mistake.get_by_role("button", name="Done").click()
        expect(page.get_by_text("Those were the 2 decisions that cost you most.")).to_be_visible()


@pytest.mark.soak
def test_a_press_on_the_board_is_a_try(visit: Visit, tmp_path) -> None:
    with Running(tmp_path, games=GAME) as server:
        asked = coached(server, decisions())
        page = opened(visit, server, DESKTOP)
        page.locator(".past button.offer.glow").first.click()
        expect(page.locator("section.asked").get_by_role("status")).not_to_be_empty()
        assert asked


@pytest.mark.soak
@pytest.mark.parametrize(
    ("language", "shown", "said"),
    [
        ("de", "Zeigen, was ich gespielt habe", "Du hast gespielt"),
        ("nl", "Laat zien wat ik speelde", "Je speelde"),
    ],
)
def test_the_coach_speaks_three_languages(visit: Visit, tmp_path, language: str, shown: str, said: str) -> None:
    with Running(tmp_path, games=GAME) as server:
        coached(server, decisions())
        page = opened(visit, server, DESKTOP, language=language)
        page.get_by_role("button", name=shown).click()
        expect(page.locator("section.asked")).to_contain_text(said)


@pytest.mark.soak
def test_who_may_not_be_coached_reads_why(visit: Visit, tmp_path) -> None:
    with Running(tmp_path, games=GAME) as server:

        async def refuse(do: str, table: str, **what: int) -> bytes:
            raise NotPossible("record_at_the_end", "the record of a game can be had when it is over or given up")

        server.instance.history.coach = refuse  # type: ignore[method-assign]
        page = visit(DOOR, at=server, size=DESKTOP, excused=("409",))
        table = taken_in(server, guest(server, page)["id"], RECORD.read_text("utf-8"))
        page.goto(f"{server.url}/coach/{table}")
        expect(page.get_by_text(re.compile("when (it|the game) is over"))).to_be_visible()


@in_corners()
def test_nothing_is_in_the_way_of_the_coach(
    visit: Visit, tmp_path, violations: Callable[[Page], list[str]], scheme: str, size: dict[str, int]
) -> None:
    with Running(tmp_path, games=GAME) as server:
        coached(server, decisions())
        page = opened(visit, server, size, color_scheme=scheme)
        assert violations(page) == []
        page.get_by_role("button", name="Show what I played").click()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
