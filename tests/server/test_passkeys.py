"""A passkey identifies its guest: signed for this server, once, in time, by the right key."""

import copy
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

pytest.importorskip("webauthn", reason="pip install 'petteia[passkey]'")

from tests.server.running import Running, settings
from tests.server.signing import Device, raw, text

pytestmark = pytest.mark.part("friends")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("house")) as running:
        yield running


@contextmanager
def guest(server: Running, name: str = "") -> Iterator[httpx.Client]:
    """A guest on the host's own machine, where browsers make keys without TLS."""
    with httpx.Client(base_url=server.url.replace("127.0.0.1", "localhost")) as client:
        if name:
            client.post("/api/guests", json={"name": name}).raise_for_status()
        yield client


def made(server: Running, one: httpx.Client) -> Device:
    device = Device(str(one.base_url).rstrip("/"))
    options = one.post("/api/me/passkeys/challenge").json()["options"]
    one.post("/api/me/passkeys", json=device.make(options)).raise_for_status()
    return device


def challenge(client: httpx.Client) -> dict:
    return client.post("/api/passkeys/challenge").json()["options"]


def test_a_key_is_oneself_again_on_any_device_until_it_is_dropped(server: Running) -> None:
    with guest(server, "Ida") as one, guest(server, "Odo") as other:
        assert one.get("/api/me/passkeys").json() == {"offered": True, "keys": []}
        options = one.post("/api/me/passkeys/challenge").json()["options"]
        assert options["rp"] == {"id": "localhost", "name": "Petteia"} and options["user"]["name"] == "Ida"
        assert options["authenticatorSelection"]["residentKey"] == "required"
        device = made(server, one)
        again = one.post("/api/me/passkeys/challenge").json()["options"]
        assert [known["id"] for known in again["excludeCredentials"]] == [text(device.id)]
        came = other.post("/api/passkeys", json=device.sign(challenge(other))).json()
        assert came == {**one.get("/api/me").json(), "before": "Odo"}
        (kept,) = one.get("/api/me/passkeys").json()["keys"]
        assert kept["used"] >= kept["since"] > 0
        assert one.delete(f"/api/me/passkeys/{kept['id']}").json()["keys"] == []
        late = other.post("/api/passkeys", json=device.sign(challenge(other)))
        assert (late.status_code, late.json()["code"]) == (403, "passkey_refused")


def test_what_was_signed_before_elsewhere_or_by_somebody_else_lets_nobody_in(server: Running) -> None:
    with guest(server, "Ida") as ida, guest(server) as thief, guest(server, "Eve") as eve:
        device = made(server, ida)
        signed = device.sign(challenge(thief))
        assert thief.post("/api/passkeys", json=signed).status_code == 201
        thief.cookies.clear()

        def refused(what: dict, code: str = "passkey_refused") -> None:
            answer = thief.post("/api/passkeys", json=what)
            assert (answer.status_code, answer.json()["code"]) == (403, code), answer.text
            assert "set-cookie" not in answer.headers

        refused(signed, "passkey_too_late")  # once more
        refused(device.sign({"challenge": text(secrets.token_bytes(32))}), "passkey_too_late")  # nobody asked for that
        making = ida.post("/api/me/passkeys/challenge").json()["options"]
        refused(device.sign(making), "passkey_too_late")  # it asked for something else
        for origin, site in (("https://evil.example", "localhost"), (device.origin, "evil.example")):
            foreign = copy.copy(device)
            foreign.origin, foreign.site = origin, site
            refused(foreign.sign(challenge(thief)))
        other = made(server, eve)
        forged = other.sign(challenge(thief))
        forged["id"] = forged["rawId"] = text(device.id)
        refused(forged)  # another's key under this one's name
        wrong = device.sign(challenge(thief))
        wrong["response"]["signature"] = text(raw(wrong["response"]["signature"])[:-1] + b"\0")
        refused(wrong)
        device.count = 0
        refused(device.sign(challenge(thief)))  # a copy of the device that counts from the beginning
        unknown = Device(device.origin)
        refused(unknown.sign(challenge(thief)))
        assert thief.get("/api/me").status_code == 401


def test_nobody_adds_a_key_for_somebody_else(server: Running) -> None:
    with guest(server, "Ida") as ida, guest(server, "Eve") as eve:
        device = made(server, ida)
        asked = ida.post("/api/me/passkeys/challenge").json()["options"]
        stolen = eve.post("/api/me/passkeys", json=Device(device.origin).make(asked))
        assert (stolen.status_code, stolen.json()["code"]) == (403, "passkey_refused")
        late = ida.post("/api/me/passkeys", json=Device(device.origin).make(asked))
        assert late.json()["code"] == "passkey_too_late", "a challenge is used up by whoever answers it"
        taken = eve.post("/api/me/passkeys", json=device.make(eve.post("/api/me/passkeys/challenge").json()["options"]))
        assert (taken.status_code, taken.json()["code"]) == (409, "passkey_not_kept")
        foreign = Device("https://evil.example").make(eve.post("/api/me/passkeys/challenge").json()["options"])
        assert eve.post("/api/me/passkeys", json=foreign).json()["code"] == "passkey_refused"
        eve.delete(f"/api/me/passkeys/{text(device.id)}")
        assert len(ida.get("/api/me/passkeys").json()["keys"]) == 1, "nor does anybody drop another's"
        for rubbish in ("AAAA", text(b"\xff\xfe"), text(b"[]"), text(b'{"challenge": 3}'), text(b'{"challenge": "*"}')):
            what = {"id": rubbish, "response": dict.fromkeys(("clientDataJSON", "attestationObject"), rubbish)}
            assert eve.post("/api/me/passkeys", json=what).status_code == 403


def test_keys_are_offered_only_where_browsers_make_them(server: Running, tmp_path: Path) -> None:
    with httpx.Client(base_url=server.url) as by_number:
        by_number.post("/api/guests", json={"name": "Ida"})
        assert by_number.get("/api/me/passkeys").json()["offered"] is False
        assert by_number.post("/api/passkeys/challenge").json()["code"] == "no_passkeys"
    public = settings(public_url="https://play.example")
    with Running(tmp_path, public) as running, httpx.Client(base_url=running.url) as behind:
        options = behind.post("/api/passkeys/challenge", headers={"host": "play.example"}).json()["options"]
        assert options["rpId"] == "play.example"
        options = behind.post("/api/passkeys/challenge", headers={"host": "localhost"}).json()["options"]
        assert options["rpId"] == "play.example", "what a request says of its host counts for nothing here"


def test_who_is_logged_out_everywhere_has_no_key_any_more(server: Running) -> None:
    with guest(server, "Ida") as one, guest(server) as other:
        device = made(server, one)
        server.instance.store.revoke(one.get("/api/me").json()["id"]).result()
        assert other.post("/api/passkeys", json=device.sign(challenge(other))).status_code == 403
