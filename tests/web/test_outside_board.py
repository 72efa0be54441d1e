"""Agora as a third-party package, installed outside the tree: the server finds it, serves its board, plays on it."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests import ROOT
from tests.server.running import Running
from tests.web.conftest import PHONE, at_size
from tests.web.table import quick_game, wait_for_answer, wait_for_turn

pytestmark = pytest.mark.part("boards")
MOST_DECISIONS = 60


def installed(folder: Path) -> Path:
    """The package, with its board built by the one command, in a folder of its own."""
    source = folder / "source"
    shutil.copytree(ROOT / "tests" / "games" / "agora", source, ignore=shutil.ignore_patterns("__pycache__", "built"))
    subprocess.run([sys.executable, ROOT / "web" / "build.py", "--board", source / "board"], check=True)
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", folder / "site", source], check=True)
    return folder / "site"


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    site = installed(tmp_path_factory.mktemp("outside"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site), prepend=":")  # for the processes in which bots think
        patch.syspath_prepend(site)
        for name in [name for name in sys.modules if name.startswith("petteia_agora")]:  # installed before, elsewhere
            patch.delitem(sys.modules, name)
        with Running(tmp_path_factory.mktemp("house"), games=("agora",)) as server:
            assert Path(sys.modules["petteia_agora.agora"].__file__ or "").is_relative_to(site)
            yield server


@at_size(PHONE)
def test_a_whole_game_is_played_on_the_board_that_a_game_brings(visit, outside, size):
    page = visit(at=outside, size=size)
    quick_game(page)
    board = page.get_by_role("region", name="Agora")
    expect(board.get_by_role("heading", name="Agora")).to_be_visible()
    assert board.evaluate("each => getComputedStyle(each).display") == "grid", "its styles hold"
    pressed = 0
    for _ in range(MOST_DECISIONS):
        if not wait_for_turn(page):
            break
        coins = board.locator("button[data-may]")
        if coins.count() and pressed < 6:
            coins.first.click()
            pressed += 1
        else:
            page.get_by_role("region", name="What you can do").get_by_role("button", disabled=False).last.click()
        wait_for_answer(page)
    assert pressed > 2
    expect(page.get_by_role("dialog").get_by_role("heading", name=re.compile("won"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"


def test_the_board_comes_from_the_house_and_under_its_policy(outside):
    told = httpx.get(f"{outside.url}/api/games/agora").json()
    assert (told["board"], told["styles"]) == ("/boards/agora/board.js", "/boards/agora/board.css")
    for address, kind in ((told["board"], "text/javascript"), (told["styles"], "text/css")):
        answer = httpx.get(outside.url + address)
        assert answer.status_code == 200 and answer.headers["content-type"].startswith(kind)
        assert "script-src 'self'" in answer.headers["content-security-policy"]
    for other in ("/boards/agora/board.ts", "/boards/agora/../agora.py", "/boards/agora/manifest.toml"):
        assert httpx.get(outside.url + other).status_code == 404


def test_a_board_that_does_not_work_leaves_the_plain_table(visit, outside):
    page = visit("/settings", at=outside)
    page.route("**/board.js", lambda route: route.fulfill(content_type="text/javascript", body="throw Error('ill')"))
    page.goto(outside.url)
    quick_game(page)
    expect(page.get_by_role("group", name="Hand").first).to_be_visible()
    assert wait_for_turn(page)
