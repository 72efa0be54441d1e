"""A person plays Parthenon on its own board."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.tabletop import Tabletop
from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE, Visit, at_size
from tests.web.door import DOOR
from tests.web.islands import SAILING, at, begin, open_market, past_windows, together, trade
from tests.web.phases import PARTHENON
from tests.web.played import nearly_over
from tests.web.sailor import CLIPPED, Sailor, Typist, prompt
from tests.web.staged import stage
from tests.web.stranger import RAW, said

pytestmark = pytest.mark.part("boards")

SHORT: tuple[int, dict[str, str], dict[str, int]] = (3, {"quick_start": "on"}, {})
"""Seats, options and figures with which a game is soon over."""


def goods(page: Page) -> Locator:
    """The cards in hand."""
    return page.get_by_role("group", name="Your goods")


def good(page: Page, name: str) -> Locator:
    return goods(page).get_by_role("button", name=re.compile(rf"× {name}"))


def land(page: Page, name: str) -> Locator:
    """A land of the map."""
    return page.get_by_role("group", name="Map of the lands").get_by_role("button", name=re.compile(f"^{name}"))


@pytest.mark.soak
def test_the_first_seasons_are_played_by_clicking(seated) -> None:
    player = seated("parthenon", SHORT)
    player.play_on(presses=24)
    while len(player.prompts) < 5 and player.presses < 96:  # a market may go on for long
        player.play_on(presses=player.presses + 12)
    assert player.on_board > 3 and len(player.prompts) > 4


@pytest.mark.soak
@pytest.mark.parametrize(
    ("kind", "size", "scheme"),
    [(Sailor, DESKTOP, "dark"), (Sailor, PHONE, "light"), (Typist, DESKTOP, "light")],
    ids=["desktop", "phone", "keyboard"],
)
def test_a_whole_game_is_played(seated, violations, kind: type[Sailor], size: dict[str, int], scheme: str) -> None:
    player = seated("parthenon", SHORT, size, scheme, kind=kind)
    assert player.play_on(presses=3000), "the game has an end"
    end = player.page.get_by_role("dialog")
    expect(end.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    assert end.get_by_role("rowheader").count() == SHORT[0]
    # Below the sum, on a phone, stands only what somebody has: a game may end without an Acropolis.
    expect(end, "what counts, in columns or below the sum").to_contain_text(re.compile("Acropolis|Plans|Workshops"))
    assert violations(player.page) == []


@at_size(PHONE)
def test_the_end_says_what_has_decided(visit: Visit, server: Running, violations, size: dict[str, int]) -> None:
    """PAR-11.1.5: nothing is added up; one thing is compared after another."""
    page = visit(DOOR, size=size, reduced_motion="reduce")
    seats, options, _ = SHORT
    stage(server, page, nearly_over("parthenon", seats, options), game="parthenon", seats=seats, options=options)
    assert Sailor(page, seed=1).play_on()
    end = page.get_by_role("dialog")
    expect(end).to_contain_text("the first difference decides")
    expect(end.get_by_text("Total")).to_have_count(0)
    expect(end).to_contain_text("Built, of 16")
    expect(end.locator(".decides").first).to_contain_text("this decides")
    assert violations(page) == []
    below = end.locator(".buttons").evaluate("each => each.getBoundingClientRect().bottom - innerHeight")
    assert below <= 0, "nobody has to look for an answer below"
    end.get_by_role("button", name="Verify dice").click()
    expect(page.get_by_role("dialog", name="Were the dice fair?")).to_contain_text("Checked by this house")
    page.keyboard.press("Escape")
    end.get_by_role("button", name="Look at the table").click()
    prompt(page).get_by_role("button", name="Show the result").click()
    expect(end).to_contain_text("the first difference decides")
    page.goto(f"{server.url}/replays")
    listed = page.get_by_role("listitem").filter(has_text="Parthenon").first
    expect(listed).to_contain_text("won")
    expect(listed, "there are no points to be told").not_to_contain_text(re.compile(r"\d : \d"))


@pytest.mark.soak
def test_an_offer_is_put_together_on_a_phone_without_scrolling(visit: Visit, server: Running) -> None:
    """Also while another one waits for an answer above it."""
    host, friend = visit(DOOR, reduced_motion="reduce", size=PHONE), visit(DOOR, reduced_motion="reduce")
    together(server, [host, friend], trade())
    expect(host.get_by_role("button", name="Accept")).to_be_visible()
    send = host.get_by_role("button", name="To everybody")
    done = prompt(host).get_by_role("button", name="End trading")
    expect(done).to_be_visible()
    sent, ends = send.bounding_box(), done.bounding_box()
    assert sent and ends and sent["y"] + sent["height"] * 0.75 < ends["y"]


@pytest.mark.soak
def test_the_first_turns_are_played_on_a_phone(seated) -> None:
    player = seated("parthenon", SHORT, PHONE, "dark", 5)
    player.play_on(presses=12)
    assert player.presses == 12


def test_two_people_trade_one_for_one_in_three_taps(visit: Visit, server: Running, violations) -> None:
    host, friend = visit(DOOR, reduced_motion="reduce"), visit(DOOR, reduced_motion="reduce", size=PHONE)
    together(server, [host, friend], open_market())
    good(host, "Wool").click()
    host.get_by_role("button", name="I want Olives").click()
    person = re.compile("^To (?!Nefru|everybody)")  # the bot comes and goes at the market as it likes
    host.get_by_role("button", name=person).click()
    expect(host.get_by_role("region", name=re.compile("^Your offer to"))).to_contain_text("waiting")
    expect(host.locator("[data-seat='1'] .dot")).to_have_attribute("data-tip", "here")
    offer = friend.get_by_role("region", name=re.compile("^(?!Nefru).*offers you$"))
    expect(offer).to_contain_text("wool")
    assert violations(friend) == [] and violations(host) == []
    offer.get_by_role("button", name="Counter").click()
    friend.get_by_role("button", name="I want Wool").click()
    friend.get_by_role("button", name=person).click()
    counter = host.get_by_role("region", name=re.compile("^(?!Nefru).*offers you$"))
    expect(counter).to_contain_text("2 wool")
    counter.get_by_role("button", name="Accept").click()
    expect(host.locator(".climax")).to_contain_text(re.compile("You accept .* offer: one card for 2"))
    expect(friend.locator(".climax"), "who has made it is told, too").to_contain_text(re.compile("accepts your offer"))
    expect(friend.get_by_role("region", name="Chronicle").get_by_text("drafts an offer")).to_have_count(0)
    expect(good(host, "Olives")).to_have_accessible_name(re.compile("1 × Olives"))
    expect(good(host, "Wool")).to_have_accessible_name(re.compile("1 × Wool"))
    expect(goods(friend).get_by_role("button", name=re.compile("2 × Wool"))).to_be_visible()


def test_a_plan_that_we_draw_is_announced(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    table = scenario(
        phase="fleet_trade",
        at_sea={0: {"a": {"to": "athens", "cards": {"grain": 1}}}},
        harbors={"athens": "open_harbor"},
        patient=True,
    )
    begin(server, page, table.play("begin a"))
    page.locator("main [data-may]").filter(has_text="Draw a plan").first.click()
    expect(page.locator(".climax")).to_contain_text("You draw the plan of the")


def test_nothing_is_offered_to_a_market_that_everybody_else_has_left(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    begin(server, page, open_market().play("done", seat=1).play("done", seat=2))
    expect(prompt(page)).to_contain_text("Everybody else has finished trading.")
    expect(prompt(page).get_by_role("button", name="End trading")).to_be_visible()
    expect(prompt(page).get_by_role("button", name="Wait for offers")).to_have_count(0)
    expect(page.get_by_role("group", name="Trade")).to_contain_text("Nobody is left to trade with.")


def test_a_bot_stays_at_the_market_and_says_why_it_declines(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    begin(server, page, open_market().play("done", seat=2))
    expect(prompt(page)).to_contain_text("The market is open.")
    expect(prompt(page).get_by_role("button", name="Wait for offers")).to_have_count(0)
    good(page, "Wool").click()
    expect(page.get_by_role("button", name="To everybody"), "no presents").to_be_disabled()
    page.get_by_role("button", name="I want Papyrus").click()
    expect(page.get_by_role("button", name="To everybody")).to_be_enabled()
    page.get_by_role("button", name="To Nefru").click()
    expect(page.locator(".remark")).to_contain_text("Nefru says: “I have no papyrus.”")
    expect(prompt(page)).to_contain_text("The market is open.")


def test_fleets_are_loaded_by_tap_and_drag_and_sail_together(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    begin(server, page, at("voyage", "destination"))
    good(page, "Grain").click()
    land(page, "Egypt").click()
    page.get_by_role("region", name="Fleet B").get_by_role("button").first.click()
    good(page, "Ore").drag_to(page.get_by_role("region", name="Fleet B"))
    land(page, "Athens").click()
    expect(page.get_by_role("region", name="Fleet B")).to_contain_text("for Athens")
    page.get_by_role("button", name="Set sail").click()
    chronicle = page.get_by_role("region", name="Chronicle")
    expect(chronicle).to_contain_text(re.compile("Fleet A.*Egypt"))
    expect(chronicle).to_contain_text(re.compile("Fleet B.*Athens"))


def test_on_a_phone_every_land_is_beside_the_holds(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE, reduced_motion="reduce", has_touch=True)
    begin(server, page, at("voyage", "destination"))
    expect(page.get_by_role("button", name="All fleets stay at home")).to_be_in_viewport(ratio=1)
    good(page, "Grain").tap()
    lands = page.get_by_role("region", name="What to do now").get_by_role("group", name="Map of the lands")
    expect(lands.get_by_role("button")).to_have_count(6)
    expect(lands.get_by_role("button", name=re.compile("Sparta"))).to_have_attribute("aria-disabled", "true")
    lands.get_by_role("button", name=re.compile("Egypt")).tap()
    expect(page.get_by_role("region", name="Fleet A")).to_contain_text("for Egypt")
    page.get_by_role("button", name="Set sail").tap()
    # Whoever is asked something sees the answers again: the chronicle is opened when that has come.
    expect(page.get_by_role("region", name="Fleet A")).to_have_count(0)
    expect(prompt(page).locator("button[data-may]").first).to_be_visible()
    page.get_by_role("button", name="Chronicle").tap()
    expect(page.get_by_role("region", name="Chronicle")).to_contain_text(re.compile("Fleet A.*Egypt"))


def test_on_a_phone_the_answer_that_ends_something_stays_in_sight(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE, reduced_motion="reduce")
    begin(server, page, PARTHENON["fleet-trade"]())
    expect(prompt(page).get_by_role("button", name="Finish trading")).to_be_in_viewport(ratio=1)


def eager_athens() -> Tabletop:
    """A fleet with three olives and nothing else trades in Athens, where the buyers are eager."""
    aboard = {0: {"a": {"to": "athens", "cards": {"olives": 3}}}}
    plan = {0: {"great_library": "plan"}}
    table = scenario(phase="fleet_trade", at_sea=aboard, harbors={"athens": "eager_buyers"}, wonders=plan)
    return past_windows(table, "trading_turn").play("begin a")


def test_cards_of_one_kind_are_given_with_the_tap_that_chooses_the_trade(visit: Visit, server: Running) -> None:
    """Nothing else lies in the hold, so nothing is asked: the board once ran in a circle over that."""
    page = visit(DOOR, size=PHONE, reduced_motion="reduce", has_touch=True)
    stage(server, page, dict(eager_athens().state.save()), game="parthenon", confirm_ms=60_000)
    page.get_by_role("button", name="3 basics for 1 rare, cheaper with Eager Buyers").tap()
    expect(prompt(page)).to_contain_text("Take rares")
    prompt(page).get_by_role("button", name="Take spices").tap()
    prompt(page).get_by_role("button", name="Finish trading").tap()
    expect(prompt(page), "nobody stops where no wonder can be paid for").not_to_contain_text(
        "Go on when you are ready."
    )
    expect(prompt(page).get_by_role("button", name="Finish trading")).to_have_count(0)


def test_a_land_says_what_can_be_had_there(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    begin(server, page, eager_athens())
    rate = page.get_by_role("button", name="3 basics for 1 rare, cheaper with Eager Buyers")
    expect(rate, "no papyrus").to_contain_text("pottery, spices, and tools")
    land(page, "Athens").hover()
    told = page.get_by_role("tooltip")
    expect(told).to_contain_text("2 basics for 1 basic")
    expect(told).to_contain_text("Rares to be had here: pottery, spices, and tools. Harbor open")


@at_size(PHONE)
def test_what_a_land_alone_has_comes_first(visit: Visit, server: Running, size: dict[str, int]) -> None:
    """PAR-6.5: nobody has to look for it below the exchanges that every land has."""
    page = visit(DOOR, size=size, reduced_motion="reduce")
    cargo = {"grain": 2, "wool": 2, "army": 1}
    table = scenario(
        phase="fleet_trade",
        at_sea={0: {"a": {"to": "sparta", "cards": cargo}, "b": {"to": "italy", "cards": {"ore": 3}}}},
        fleets={0: "ab"},
        harbors={"sparta": "open_harbor", "italy": "open_harbor"},
        patient=True,
    )
    begin(server, page, table.play("begin a"))
    first = page.locator(".tiles button").first
    expect(first).to_contain_text("Buy: army")
    expect(first).to_be_in_viewport(ratio=1)
    prompt(page).get_by_role("button", name="Finish trading").click()
    expect(first, "the other fleet is next").to_have_accessible_name(re.compile("3 basics for 1 gold"))
    expect(first).to_be_in_viewport(ratio=1)


def test_events_whose_order_changes_nothing_take_no_press(visit: Visit, server: Running) -> None:
    """PAR-10.2.1, PAR-3.1.5"""
    page = visit(DOOR, reduced_motion="reduce")
    idle = {"events": ["olympic_games", "trade_winds", "plague"], "choices": {}, "impossible": True}
    begin(server, page, at("event", "order_events", archon=0, **idle))
    expect(prompt(page)).to_contain_text("Olympic Games: who gets the gold?")


def test_one_for_one_is_offered_with_one_press(visit: Visit, server: Running) -> None:
    """PAR-9.4: to everybody, and it can be withdrawn."""
    host, friend = visit(DOOR, reduced_motion="reduce"), visit(DOOR, reduced_motion="reduce")
    together(server, [host, friend], open_market())
    small = host.get_by_role("group", name="One for one, to everybody at once").get_by_role("button")
    give, want = (small.first.get_attribute("data-piece") or "").split("/")[1:]
    small.first.click()
    own = host.get_by_role("region", name="Your offer to everybody")
    expect(own).to_contain_text(re.compile(give, re.IGNORECASE))
    expect(own).to_contain_text(re.compile(want, re.IGNORECASE))
    host.get_by_role("button", name="Withdraw").click()
    expect(own).to_have_count(0)


def test_a_posted_army_stands_in_its_village(visit: Visit, server: Running) -> None:
    """PAR-3.2.2, PAR-13.2.6: in ours at once, in those of others when all have chosen."""
    host, friend = visit(DOOR, reduced_motion="reduce"), visit(DOOR, reduced_motion="reduce")
    table = scenario(phase="production", hands={0: {"army": 1}, 1: {"army": 1}}, patient=True)
    together(server, [host, friend], table)
    armies = [page.locator("[data-seat='0'] svg .army, .temple .army") for page in (host, friend)]
    host.locator(".temple button[data-may]").first.click()
    expect(armies[0]).to_have_count(1)
    expect(armies[1], "it is not known yet").to_have_count(0)
    friend.locator(".temple button[data-may]").first.click()
    expect(armies[1], "theirs and ours").to_have_count(2)
    expect(host.locator("[data-seat='1'] svg .army")).to_have_count(1)


def test_what_an_answer_points_at_is_ringed_until_it_is_given(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    begin(server, page, PARTHENON["event"]())
    answers = page.locator(".tile[data-may]")
    answers.first.dispatch_event("mouseenter")  # a finger comes, and never leaves
    expect(page.locator(".calendar .pointed")).to_have_count(1)
    answers.first.dispatch_event("click")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    expect(page.locator(".calendar .pointed")).to_have_count(0)


def test_a_closed_land_says_why(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    begin(server, page, at("voyage", "destination"))
    land(page, "Sparta").click()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"closed this season.*PAR-7\.4\.3"))


def test_what_is_kept_is_chosen_on_the_cards(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    begin(server, page, at("discard", "hand_limit"))
    expect(page.get_by_role("button", name=re.compile("Keep cards of any types"))).to_contain_text("9 cards would go")
    page.get_by_role("button", name=re.compile("Keep cards of any types")).click()
    asked = "Which 3 cards do you keep? The other 9 go."
    expect(prompt(page), "three are sooner chosen than nine").to_contain_text(asked)
    goods(page).get_by_role("button", name="All 2 at once: Gold").click()
    good(page, "Papyrus").click()
    prompt(page).get_by_role("button", name="Keep these 3 cards").click()
    expect(good(page, "Gold")).to_have_accessible_name(re.compile("2 × Gold"))
    expect(good(page, "Wool")).to_have_count(0)


def test_an_archon_is_spoken_to_as_such(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    begin(server, page, at("voyage", "loading_order", archon=0))
    expect(page.get_by_text("You are Archon: you settle in what order fleets are loaded")).to_be_visible()
    page.get_by_role("button", name="You load first").click()
    expect(prompt(page)).to_contain_text("Who loads second?")


GLOWS = """(each) => {
  const shadow = () => getComputedStyle(each).boxShadow
  const glowing = shadow()
  each.classList.remove('glow')
  const plain = shadow()
  each.classList.add('glow')
  return glowing !== plain
}"""


def test_the_temple_builds_what_it_ticks(visit: Visit, server: Running, violations) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    begin(server, page, at("build", "build_turn"))
    temple = page.get_by_role("group", name=re.compile("^The temple of"))
    expect(temple).to_contain_text("9 of 16 built")
    workshop = temple.get_by_role("button", name=re.compile("^Workshop: .*you can pay for it now"))
    expect(workshop).to_have_count(1)
    assert workshop.evaluate(GLOWS), "it glows like any other choice"
    expect(page.get_by_text("Press a ticked tile")).to_be_visible()
    workshop.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("You: .*−1 pottery"))
    fleet = page.get_by_role("button", name=re.compile("^Buy Fleet C"))
    expect(fleet).to_contain_text("−2 gold")
    temple.get_by_role("button", name=re.compile("^Shrine")).click()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("PAR-4"))
    assert violations(page) == []
    workshop.click()
    expect(page.get_by_role("region", name="Chronicle")).to_contain_text(re.compile("workshop", re.IGNORECASE))


def test_hazards_are_told_fleet_by_fleet(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    begin(server, page, at("hazard", "lose_cargo", at_sea=SAILING, hazards=["sirens", "storm", "storm"]))
    told = page.get_by_role("region", name="Hazards of the voyage")
    expect(told).to_contain_text(re.compile("Storm.*Fleet A", re.DOTALL))  # for who comes in the middle of it, too
    page.get_by_role("group", name="Hold").get_by_role("button").first.click()
    expect(told.or_(page.get_by_text("Fleet Trade").first).first).to_be_visible()


def test_seasons_are_played_with_the_keyboard_alone(seated) -> None:
    player = seated("parthenon", SHORT, seed=5, kind=Typist)
    player.play_on(presses=16)
    assert len(player.told) > 4, "many different things were done"


ENGLISH = re.compile(r"\b(Waiting for|Choose|costs|built|thinking|unseen|takes|sails|Market|Needs|keep)\b")


def test_the_table_speaks_the_readers_language(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    begin(server, page, at("build", "build_turn"))
    for language, heading in (("Nederlands", "Jouw tempel"), ("Deutsch", "Dein Tempel")):
        page.get_by_role("button", name=re.compile("^(Settings|Instellingen|Einstellungen)$")).click()
        page.get_by_role("button", name=language).click()
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        text = said(page)
        assert RAW.findall(text) == []
        assert not ENGLISH.search(text)
        assert page.evaluate(CLIPPED) == []
