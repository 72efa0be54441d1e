"""A recovery code identifies its guest: shown once, kept as a hash, replaced and withdrawn."""

import re

import httpx
import msgspec

from tests.server.running import UNLIMITED, Running, settings


def test_a_code_is_oneself_again_on_any_device_until_it_is_withdrawn(tmp_path):
    with Running(tmp_path) as server, httpx.Client(base_url=server.url) as one:
        me = one.post("/api/guests", json={"name": "Ida"}).json()
        assert one.get("/api/me/recovery").json() == {"there": False}
        code = one.post("/api/me/recovery").json()["code"]
        assert re.fullmatch(r"([ACDEFGHJKMNPQRTVWXY34679]{4}-){4}[ACDEFGHJKMNPQRTVWXY34679]{4}", code)
        assert one.get("/api/me/recovery").json() == {"there": True}, "the code itself is never told again"
        for said in (code, code.lower().replace("-", " "), code.replace("-", "")):
            with httpx.Client(base_url=server.url) as other:
                assert other.post("/api/recovery/look", json={"code": said}).json() == me
                assert other.get("/api/me").status_code == 401, "to look is not to come in"
                assert other.post("/api/recovery", json={"code": said}).json() == me
                assert other.get("/api/me").json() == me
        again = one.post("/api/me/recovery").json()["code"]
        assert again != code
        for gone in (code, "A" * 20, "", " - "):
            answer = httpx.post(f"{server.url}/api/recovery", json={"code": gone})
            assert answer.status_code in (400, 403) and "set-cookie" not in answer.headers
        assert one.delete("/api/me/recovery").json() == {"there": False}
        assert httpx.post(f"{server.url}/api/recovery", json={"code": again}).json()["code"] == "no_such_recovery"
        kept = b"".join(file.read_bytes() for file in tmp_path.glob("petteia.db*"))
        assert code.encode() not in kept and code.replace("-", "").encode() not in kept


def test_who_this_device_was_can_be_come_back_to(tmp_path):
    with (
        Running(tmp_path) as server,
        httpx.Client(base_url=server.url) as one,
        httpx.Client(base_url=server.url) as two,
    ):
        one.post("/api/guests", json={"name": "Ida"})
        two.post("/api/guests", json={"name": "Odo"})
        code = one.post("/api/me/recovery").json()["code"]
        assert two.post("/api/recovery", json={"code": code}).json()["before"] == "Odo"
        assert two.post("/api/me/before").json()["name"] == "Odo"


def test_a_code_is_worthless_after_the_host_revoked_it_and_is_no_other_ticket(tmp_path):
    with Running(tmp_path) as server, httpx.Client(base_url=server.url) as one:
        me = one.post("/api/guests", json={"name": "Ida"}).json()
        code = one.post("/api/me/recovery").json()["code"]
        assert one.post("/api/transfers", json={"secret": code}).status_code == 403
        link = one.post("/api/me/transfers").json()["secret"]
        assert one.post("/api/recovery", json={"code": link[:60]}).status_code == 403
        server.instance.store.revoke(me["id"]).result()
        assert httpx.post(f"{server.url}/api/recovery", json={"code": code}).status_code == 403


def test_guessing_is_limited_by_address(tmp_path):
    limits = msgspec.structs.replace(UNLIMITED, guests_per_minute=3)
    with Running(tmp_path, settings(limits=limits)) as server, httpx.Client(base_url=server.url) as one:
        tried = [one.post("/api/recovery", json={"code": "A" * 20}).status_code for _ in range(5)]
    assert tried == [403, 403, 403, 429, 429]
