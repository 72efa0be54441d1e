"""Notices of one's move: in an open page, and elsewhere according to the settings."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.notice.conftest import Notifier, table_of
from tests.notice.post import MailServer, WebServer
from tests.server.running import Client, Running
from tests.web.conftest import Visit
from tests.web.door import DOOR

pytestmark = pytest.mark.part("boards")


@pytest.fixture
def post(tmp_path) -> Iterator[Notifier]:
    with MailServer() as mail, WebServer() as web:
        yield Notifier(tmp_path, mail, web)


def waited_for(url: str) -> tuple[str, str]:
    """A table that waits for a guest, and the secret with which a browser becomes that guest."""

    async def play() -> tuple[str, str]:
        async with Client(url, "Ida") as ida, Client(url, "Odo") as odo:
            table, _ = await table_of(ida, odo)
            return table, (await ida.post("/api/me/transfers"))["secret"]

    with ThreadPoolExecutor(1) as apart:  # where the browser is driven there is a loop already
        return apart.submit(lambda: asyncio.run(play())).result()


def test_a_page_tells_by_title_icon_and_bar_and_a_key_leads_there(visit: Visit, server: Running) -> None:
    table, secret = waited_for(server.url)
    page = visit(f"/#transfer={secret}")
    link = page.get_by_role("link", name="It is your move: Agora. Key N goes there.")
    expect(link).to_be_visible()
    expect(page).to_have_title("(1) Petteia")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg"))
    page.get_by_role("link", name="Settings").click()
    expect(page).to_have_title("(1) Settings · Petteia")
    page.keyboard.press("n")
    page.wait_for_url(f"**/table/{table}")
    expect(link).to_have_count(0)
    expect(page).to_have_title("● Your move · Agora")


BEHIND = """
  window.struck = 0
  window.told = []
  window.touched = sessionStorage.getItem('touched') === 'yes'
  window.AudioContext = class {
    currentTime = 0
    get state() { return touched ? 'running' : 'suspended' }
    resume() {
      return new Promise((done) => { window.touch = () => { touched = true; done() } })
    }
    createOscillator() { struck += 1; return { frequency: {}, connect: (to) => to, start() {}, stop() {} } }
    createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} } }
  }
  window.Notification = class {
    static permission = 'granted'
    constructor(title, how) { told.push([title, how.body]); window.last = this }
    close() {}
  }
  Object.defineProperty(document, 'hidden', { get: () => true })
  localStorage.setItem('petteia.settings', JSON.stringify({ sound: true, notify: true }))
"""
"""A page in the background that has not been touched yet. The test observes its sounds and notifications."""


def test_a_page_behind_others_tells_by_a_sound_and_a_notification(visit: Visit, server: Running) -> None:
    table, secret = waited_for(server.url)
    page = visit(DOOR, excused=("401",))  # who stands at the door is nobody yet
    page.add_init_script(BEHIND)
    page.goto(f"{server.url}/#transfer={secret}")
    expect(page).to_have_title("(1) Petteia")
    assert page.evaluate("told") == [["Your move", "Agora"]]
    assert page.evaluate("struck") == 0, "a browser allows none before somebody has touched the page"
    page.wait_for_timeout(1100)  # longer than a sound is owed: no sign tells when that is over
    page.evaluate("touch()")
    page.wait_for_timeout(50)  # for a sound that must not come; on a slow machine it is missed, never made up
    assert page.evaluate("struck") == 0, "nor does one come long afterwards"
    page.evaluate("sessionStorage.setItem('touched', 'yes')")
    page.reload()
    expect(page).to_have_title("(1) Petteia")
    assert page.evaluate("struck") == 3, "one strike has three tones"
    page.evaluate("last.onclick()")
    page.wait_for_url(f"**/table/{table}")


def test_mail_is_chosen_confirmed_tried_and_stopped(
    visit: Visit, post: Notifier, violations: Callable[[Page], list[str]]
) -> None:
    with post.open() as server:
        page = visit("/settings", at=server, excused=("403",))
        page.get_by_label("E-mail").fill("ida@example.org")
        page.get_by_role("button", name="Add").first.click()
        ways = page.get_by_role("list", name="How you are told")
        expect(ways).to_contain_text("Waits until you follow the link in the mail.")
        assert violations(page) == []
        page.get_by_label("Webhook").fill("https://elsewhere.example.org/x")
        page.get_by_role("button", name="Add").last.click()
        expect(page.get_by_role("status").filter(has_text="allows no webhooks to that address")).to_be_visible()
        found = re.search(r"http://localhost(\S+confirm\S+)", post.mails[0].get_content())
        assert found is not None
        page.goto(server.url + found[1])
        expect(page.get_by_role("status")).to_contain_text("That is done")
        page.goto(f"{server.url}/settings")
        page.get_by_role("button", name="Try it out").click()
        expect(page.get_by_role("status").filter(has_text="Something has been sent there.")).to_be_visible()
        page.get_by_role("group", name="Quiet hours").get_by_role("button", name="On").click()
        expect(page.get_by_label("Quiet from")).to_have_value("22:00")
        stop = post.mails[1]["list-unsubscribe"].strip("<>").removeprefix("http://localhost")
        page.goto(server.url + stop)
        expect(page.get_by_role("heading")).to_have_text("No more messages")
        expect(page.get_by_role("status")).to_contain_text("nothing more comes this way")
        page.goto(f"{server.url}/settings")
        expect(page.get_by_label("E-mail")).to_be_visible()
        expect(ways).to_have_count(0)
        page.close()  # or it looks for the server that has stopped


WORKER = """() => {
  self.shown = []
  self.asked = []
  ServiceWorkerRegistration.prototype.showNotification = async (title, how) => void shown.push({ title, ...how })
  WorkerNavigator.prototype.setAppBadge = async () => void shown.push('badge')
  self.fetch = async (address, how) => void asked.push([how.method, address])
}"""
"""Headless Chromium shows no notifications and has no badge: the test observes the requests instead."""
STOP = """() => {
  const event = new ExtendableEvent('notificationclick')
  Object.assign(event, { action: 'stop', notification: { close() {}, data: shown[0].data } })
  dispatchEvent(event)
}"""


def test_what_is_pushed_is_shown_and_can_be_stopped_there(browser: Browser, server: Running) -> None:
    """Delivered to the service worker through DevTools: between it and the house stands the vendor's push service, to
    which no test can subscribe."""
    window = browser.new_context()
    try:
        page = window.new_page()
        page.goto(server.url.replace("127.0.0.1", "localhost"))
        register = "navigator.serviceWorker.register('/notice-worker.js').then(() => navigator.serviceWorker.ready)"
        page.evaluate(f"{register}.then(() => 0)")
        worker = window.service_workers[0] if window.service_workers else window.wait_for_event("serviceworker")
        worker.evaluate(WORKER)
        tools = window.new_cdp_session(page)
        known: list[Any] = []
        tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
        tools.send("ServiceWorker.enable")
        while not known:
            page.wait_for_timeout(20)  # what the browser tells comes in only while Playwright is waiting; so below
        told = {
            "title": "Jij bent aan zet",
            "body": "Agora, met Odo",
            "link": "/table/abc",
            "stop": "https://evil.example.org/api/notices/stop?way=a&key=b",
            "stopLabel": "Niet meer melden",
            "lang": "nl",
        }
        origin = page.evaluate("location.origin")
        where = {"origin": origin, "registrationId": known[-1]["registrationId"]}
        tools.send("ServiceWorker.deliverPushMessage", {**where, "data": json.dumps(told)})
        while worker.evaluate("shown.length") < 2:
            page.wait_for_timeout(20)
        shown, badge = worker.evaluate("shown")
        assert (shown["title"], shown["body"], shown["lang"]) == (told["title"], told["body"], "nl")
        assert [action["title"] for action in shown["actions"]] == ["Niet meer melden"] and badge == "badge"
        worker.evaluate(STOP)
        assert worker.evaluate("asked") == [["POST", f"{origin}/api/notices/stop?way=a&key=b"]], "never elsewhere"
        tools.send("ServiceWorker.deliverPushMessage", {**where, "data": "no JSON"})
        while worker.evaluate("shown.length") < 4:
            page.wait_for_timeout(20)
        assert worker.evaluate("shown[2].title") == "Petteia"
    finally:
        window.close()
