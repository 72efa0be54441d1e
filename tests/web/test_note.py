"""A private note, from the menu of a table: it is there again, and for nobody else."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit

pytestmark = [pytest.mark.part("friends"), pytest.mark.soak]
NOTE = "Sell wine before the harvest.\nThen sail."


def test_a_note_is_kept_while_it_is_written_and_read_again(visit: Visit) -> None:
    page = visit("/new/deukalion")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Menu").click()
    field = page.get_by_label("Note to yourself")
    field.fill(NOTE)
    expect(page.get_by_text("Noted.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(field).to_have_value(NOTE)
    other = visit(urlsplit(page.url).path)
    other.get_by_role("button", name="Menu").click()
    expect(other.get_by_label("Note to yourself")).to_have_value("")
