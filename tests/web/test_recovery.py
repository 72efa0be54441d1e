"""A recovery code, from the settings of one browser into those of another."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Visit

pytestmark = pytest.mark.part("boards")


def test_somebody_is_themselves_again_in_a_browser_that_does_not_know_them(visit: Visit, server: Running) -> None:
    page = visit("/settings")
    page.get_by_label("Your name").fill("Theano")
    page.get_by_role("button", name="Change").click()
    page.get_by_role("button", name="Make a code").click()
    shown = page.get_by_role("textbox", name="Recovery code", exact=True)
    expect(shown).to_have_value(re.compile(r"^(\w{4}-){4}\w{4}$"))
    code = shown.input_value()
    page.reload()
    expect(page.get_by_text("You have a code.")).to_be_visible()
    assert code not in page.content()
    other = visit("/settings", excused=("403",))
    field = other.get_by_label("I have a recovery code")
    field.fill("AAAA-AAAA-AAAA-AAAA-AAAA")
    other.get_by_role("button", name="Be me again").click()
    expect(other.get_by_role("status").filter(has_text="Nobody has this code.")).to_be_visible()
    field.fill(code.lower())
    other.get_by_role("button", name="Be me again").click()
    other.get_by_role("button", name="Continue as Theano").click()
    expect(other.get_by_role("banner")).to_contain_text("Theano")
