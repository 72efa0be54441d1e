"""A table for days: a clock with a reserve; on vacation it stands, and lists say how urgent a move is."""

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Visit

pytestmark = pytest.mark.part("days")


def test_a_table_for_days_is_set_up_and_its_clock_stands_on_vacation(visit: Visit, server: Running) -> None:
    page = visit("/new")
    page.get_by_role("button", name="Agora").click()
    expect(page.get_by_label("Reserve")).to_have_count(0)
    page.get_by_label("Clock").select_option(label="Three days a move")
    expect(page.get_by_label("If somebody is away")).to_have_value("clock")
    page.get_by_label("Reserve").select_option(label="A week")
    expect(page.get_by_label("Vacation")).to_have_value(str(14 * 86_400_000))
    wish = {
        "game": "agora",
        "seats": [{"who": "me"}, {"who": "bot"}, {"who": "bot"}],
        "settings": {"move_ms": 3 * 86_400_000, "bank_ms": 7 * 86_400_000, "vacation_ms": 14 * 86_400_000},
    }
    table = page.evaluate(
        """async (wish) => {
          const post = (path, body) => fetch(path, { method: 'POST',
            ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}) })
          const { table } = await (await post('/api/tables', wish)).json()
          await post(`/api/tables/${table}/start`)
          return table
        }""",
        wish,
    )
    page.goto(f"{server.url}/table/{table}")
    expect(page.get_by_role("timer").first).to_contain_text(re.compile(r"^(9|10) days"))
    page.goto(server.url)
    expect(page.get_by_text("Your move, until").first).to_be_visible()
    page.goto(server.url + "/settings")
    page.get_by_label("Vacation").fill((date.today() + timedelta(days=5)).isoformat())
    page.get_by_role("button", name="Go on vacation").click()
    expect(page.get_by_role("status").filter(has_text="Your clock stands at one table.")).to_be_visible()
    expect(page.get_by_text("You are on vacation until")).to_be_visible()
    page.goto(f"{server.url}/table/{table}")
    expect(page.get_by_text("away until").first).to_be_visible()
    page.goto(server.url + "/settings")
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_role("status").filter(has_text="Welcome back.")).to_be_visible()
