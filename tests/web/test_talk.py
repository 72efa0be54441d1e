"""Chat in a browser: times, new lines, muting, blocking, reporting, and a host's measures against a guest."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import PHONE, Visit

pytestmark = pytest.mark.part("friends")


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def about(page: Page, name: str) -> None:
    page.get_by_role("list", name="Chat").get_by_role("button", name=name).first.click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def named(page: Page, name: str) -> str:
    """A guest with a unique name: the server distinguishes guests of the same name."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Change").click()
    expect(page.get_by_role("banner")).to_contain_text(name)
    return name


def test_somebody_is_muted_blocked_reported_and_sent_away(visit: Visit, server: Running) -> None:
    host = visit("/new/agora")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/table/*")
    guest = visit("/settings", excused=("403",))
    name, table = named(guest, "Thrasymedes"), host.url.rpartition("/")[2]
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit here").first.click()
    say(guest, "what a fool")
    line = host.get_by_role("list", name="Chat").get_by_role("listitem").filter(has_text="what a fool")
    expect(line.get_by_role("time")).to_be_visible()
    about(host, name)
    host.get_by_role("button", name="Report to the operator").click()
    host.get_by_label("What is wrong with it?").fill("rude")
    host.get_by_role("button", name="Report", exact=True).click()
    expect(host.get_by_text("The operator will look at it.")).to_be_visible()
    (report,) = [one for one in server.instance.store.talk.reports().result() if one.table == table]
    assert (report.words, report.why, report.name) == ("what a fool", "rude", name)
    about(host, name)
    host.get_by_role("button", name="Mute for me").press("Enter")
    expect(line).to_have_count(0)
    host.goto(f"{server.url}/settings")
    row = host.get_by_role("listitem").filter(has_text=name)
    expect(row).to_contain_text("muted")
    row.get_by_role("button", name="Undo").click()
    expect(row).to_have_count(0)
    host.goto(f"{server.url}/table/{table}")
    about(host, name)
    host.get_by_role("button", name="Mute at this table").click()
    expect(guest.get_by_text("lets you say nothing here")).to_be_visible()
    about(host, name)
    host.get_by_role("button", name="Send away").click()
    expect(guest.get_by_text("does not want you here")).to_be_visible()
    expect(host.get_by_text(f"{name} may not come to this table any more.")).to_be_visible()


@pytest.mark.soak
def test_somebody_who_blocked_somebody_is_asked_before_they_sit_together(visit: Visit, server: Running) -> None:
    guest = visit("/settings")
    name = named(guest, "Thrasymedes")
    guest.goto(f"{server.url}/new/agora")
    guest.get_by_role("button", name="Open the table").click()
    guest.wait_for_url("**/table/*")
    say(guest, "hello")
    table = guest.url.removeprefix(server.url)
    page = visit(table, excused=("409",))
    about(page, name)
    page.get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text=name)).to_be_visible()
    page.get_by_role("button", name="Sit here").first.click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("whom you have blocked")
    asked.get_by_role("button", name="Stay away").click()
    expect(asked).to_be_hidden()
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Come anyway").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


@pytest.mark.soak
def test_what_is_new_is_marked_on_a_phone(visit: Visit, server: Running) -> None:
    host = visit("/new/agora", size=PHONE)
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_role("textbox", name="Link to this table").input_value().removeprefix(server.url)
    friend, third = visit(link), visit(link)
    host.get_by_role("button", name="Start the game").and_(host.locator("[aria-disabled=false]")).click()
    for page in (host, friend, third):
        expect(page.get_by_role("region", name="What to do now")).to_be_visible()
    say(friend, "first words")
    chat = host.get_by_role("button", name=re.compile("^Chat.*one new line$"))
    chat.click()
    expect(host.get_by_role("separator")).to_have_text("New")
    expect(host.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    host.get_by_role("button", name="Menu of the table").click()
    host.get_by_role("switch", name="Mute the chat for me").click()
    host.get_by_role("button", name="Back to the game").click()
    expect(host.get_by_text("You have muted this chat.")).to_be_visible()
    host.get_by_role("button", name="Show it again").click()
    expect(host.get_by_text("first words")).to_be_visible()
