"""Passkeys, from one browser into another by its own authenticator; two guests merged; and being forgotten."""

import pytest
from playwright.sync_api import Page, expect

pytest.importorskip("webauthn", reason="pip install 'petteia[passkey]'")

from tests.server.running import Running
from tests.web.conftest import Visit

pytestmark = pytest.mark.part("friends")


class At:
    """The server at the address at which browsers make passkeys without TLS."""

    def __init__(self, server: Running) -> None:
        self.url = server.url.replace("127.0.0.1", "localhost")


class Authenticator:
    """DevTools' own, of a page: it has a finger on it whenever it is asked."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)
        self.line.send("WebAuthn.enable")
        kind = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        self.id = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": kind})["authenticatorId"]

    def keys(self) -> list[dict]:
        return self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]

    def put(self, key: dict) -> None:
        self.line.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


def named(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Change").click()
    expect(page.get_by_role("banner")).to_contain_text(name)


def test_a_passkey_makes_one_of_two_guests_and_the_house_forgets_them(visit: Visit, server: Running) -> None:
    page = visit("/settings", at=At(server), excused=("401",))  # this device hears that it is nobody's any more
    device = Authenticator(page)
    named(page, "Zenobia")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("group", name="Passkeys")).to_contain_text("Since")
    (key,) = device.keys()
    assert key["rpId"] == "localhost" and key["isResidentCredential"]
    other = visit("/settings", at=At(server), excused=("401", "403"))
    named(other, "Lysandra")
    second = Authenticator(other)
    second.put(key)  # as passkeys go from device to device
    other.get_by_role("button", name="Use a passkey").click()
    expect(other.get_by_role("banner")).to_contain_text("Zenobia")
    other.goto(At(server).url + "/settings")
    other.get_by_role("button", name="Be one with Lysandra").click()
    expect(other.get_by_role("alert")).to_contain_text("only if both are you")
    other.get_by_role("button", name="Be one", exact=True).click()
    expect(other.get_by_role("status").filter(has_text="You and Lysandra are one now.")).to_be_visible()
    other.goto(At(server).url + "/settings")
    expect(other.get_by_role("button", name="Make a passkey")).to_be_visible()
    assert other.get_by_text("Who you were before").count() == 0
    other.get_by_role("button", name="Forget me …").click()
    sure = other.get_by_role("button", name="Forget me for good")
    expect(sure).to_be_disabled()
    other.get_by_label("Type Zenobia to go on.").fill("Zenobia")
    sure.click()
    other.wait_for_url(At(server).url + "/")
    expect(other.get_by_role("banner")).not_to_contain_text("Zenobia")
    other.goto(At(server).url + "/settings")
    other.get_by_role("button", name="Use a passkey").click()
    expect(other.get_by_role("status").filter(has_text="does not let anybody in")).to_be_visible()
    assert server.instance.store.file.read(
        lambda c: c.execute("SELECT count(*) FROM players WHERE name IN ('Zenobia', 'Lysandra')").fetchone()
    ).result() == (0,)
