"""People meet in the browser: by link, by code, and somebody leaves."""

import pytest
from playwright.sync_api import Route, expect

from tests.server.running import Running
from tests.web.conftest import PHONE, Visit, at_size
from tests.web.door import DOOR, guest

pytestmark = pytest.mark.part("boards")


@at_size(PHONE)
def test_one_link_and_code_seat_everybody_and_anybody_stops_the_count(
    visit: Visit, server: Running, size: dict[str, int]
) -> None:
    host = visit("/new/agora", size=size)
    host.get_by_role("button", name="Open the table").click()
    code = host.get_by_role("status", name="Code").inner_text()
    link = host.get_by_role("textbox", name="Link to this table").input_value()
    assert link.endswith(f"#code={code}")
    expect(host.get_by_text("Ready", exact=True)).to_have_count(1)
    by_link = visit(link.removeprefix(server.url), size=size)
    expect(by_link.get_by_role("button", name="Stand up")).to_be_visible()
    assert "#" not in by_link.url, "the code is gone from the address"
    at_home = visit(size=size)
    at_home.get_by_role("button", name="Play bots now Agora").wait_for()
    at_home.evaluate("code => location.hash = `code=${code}`", code)
    for page in (host, by_link, at_home):
        expect(page.get_by_role("timer")).to_contain_text("The game starts in")
    by_link.get_by_role("button", name="Stop the count").click()
    expect(host.get_by_role("timer")).to_have_count(0)
    by_link.get_by_role("textbox", name="Your name").fill("Ariadne")
    by_link.get_by_role("button", name="That is my name").click()
    expect(host.get_by_text("Ariadne").first).to_be_visible()
    expect(by_link.get_by_role("textbox", name="Your name")).to_have_count(0)
    by_link.get_by_role("button", name="I am ready").click()
    host.get_by_role("button", name="Start the game").and_(host.locator("[aria-disabled=false]")).click()
    for page in (host, by_link, at_home):
        expect(page.get_by_role("region", name="What to do now")).to_be_visible()


def test_a_code_can_be_typed_and_withdrawn(visit: Visit) -> None:
    host = visit("/new/agora", excused=("403", "409"))
    host.get_by_role("button", name="Open the table").click()
    code = host.get_by_role("status", name="Code").inner_text()
    friend = visit(excused=("403", "409"))
    friend.get_by_role("textbox", name="Link or code").fill(code.lower().replace("-", " "))
    friend.get_by_role("button", name="Go", exact=True).click()
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
    host.get_by_role("button", name="Withdraw").click()
    expect(host.get_by_role("button", name="Make a code")).to_be_visible()
    late = visit(f"/#code={code}", excused=("403", "409"))
    expect(late.get_by_text("This code leads to no table")).to_be_visible()


def test_a_bot_that_is_chosen_says_how_it_plays_also_to_the_one_who_has_no_mouse(visit: Visit) -> None:
    host = visit("/new/agora", size=PHONE)
    seat = host.get_by_role("group", name="Seat 2")
    expect(host.get_by_text("Does anything that the rules allow.")).to_have_count(0)
    seat.get_by_role("button", name="Random bot").click()
    expect(host.get_by_text("Does anything that the rules allow.")).to_be_visible()


def test_an_answer_of_the_server_that_arrives_late_takes_no_choice_back(visit: Visit, server: Running) -> None:
    host = visit(DOOR, size=PHONE)
    guest(server, host)
    late: list[Route] = []
    host.route("**/api/me/profile", lambda asked: late.append(asked))
    host.goto(f"{server.url}/new/parthenon")
    seat = host.get_by_role("group", name="Seat 2").get_by_role("button", name="Random bot")
    seat.click()
    expect(seat).to_have_attribute("aria-pressed", "true")
    late[0].continue_()
    expect(host.get_by_text("This seems to be your first game")).to_be_visible()
    expect(seat).to_have_attribute("aria-pressed", "true")


def test_the_host_chooses_who_sits_in_for_somebody_who_is_away(visit: Visit, server: Running) -> None:
    host = visit("/new/agora")
    expect(host.get_by_label("If somebody is away")).to_have_value("never")
    host.get_by_label("Clock").select_option(label="A day a move")
    expect(host.get_by_label("If somebody is away").locator("option")).to_have_count(2)
    host.get_by_label("Clock").select_option(label="No clock")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_role("textbox", name="Link to this table").input_value().removeprefix(server.url)
    friends = [visit(link), visit(link)]
    host.get_by_role("button", name="Start the game").and_(host.locator("[aria-disabled=false]")).click()
    for page in (host, *friends):
        expect(page.get_by_role("region", name="What to do now")).to_be_visible()
    friends[0].close()
    expect(host.locator("[data-tip^='away since']")).to_have_count(1)
    expect(host.get_by_text("has been away since")).to_have_count(0)
    now = server.instance.registry.now
    server.instance.registry.now = lambda: now() + 61_000
    try:
        host.clock.install()
        host.clock.fast_forward(61_000)
        expect(host.get_by_text("has been away since")).to_be_visible()
        expect(host.get_by_role("button", name="Wait", exact=True)).to_be_visible()
        expect(host.get_by_role("button", name="Ask to end the game")).to_be_visible()
        expect(friends[1].get_by_role("button", name="Let a bot play for now")).to_have_count(0)
        host.get_by_role("button", name="Let a bot play for now").click()
        expect(host.get_by_text("A bot plays for now").first).to_be_visible()
    finally:
        server.instance.registry.now = now
