"""Requests to addresses named by guests: only those the host allows, and never into the server's own network."""

import asyncio
import socket

import pytest

from petteia.server.notices.outbound import NotAllowed, OutboundHttp, Unreached, begins, is_public, parsed
from tests.notice.post import WebServer

HOOKS = ["https://discord.com/api/webhooks/", "https://*.push.example.org/", "http://hooks.example.org:8080/in/"]


@pytest.mark.parametrize(
    "url",
    [
        "https://discord.com/api/webhooks/1/abc",
        "https://discord.com:443/api/webhooks/1?wait=true",
        "https://eu.push.example.org/x",
        "https://a.b.push.example.org/x",
        "http://hooks.example.org:8080/in/1",
    ],
)
def test_what_begins_as_the_host_says_is_allowed(url):
    assert begins(url, HOOKS)


@pytest.mark.parametrize(
    "url",
    [
        "http://discord.com/api/webhooks/1",
        "https://discord.com/api/other",
        "https://discord.com.evil.org/api/webhooks/1",
        "https://discord.com:8443/api/webhooks/1",
        "https://discord.com/api/webhooks/../users/1",
        "https://discord.com/api/webhooks/%2e%2e/users/1",
        "https://discord.com/api/webhooks//1",
        "https://push.example.org/x",
        "https://evil.org/.push.example.org/x",
        "https://eu.push.example.org.evil.org/x",
    ],
)
def test_nothing_else_is(url):
    assert not begins(url, HOOKS)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "discord.com",
        "ftp://discord.com/",
        "https://me@discord.com/",
        "https://discord.com\\@evil.org/",
        "https://dis cord.com/",
        "https://discord.com/\r\nx: y",
        "https://[::1/",
        "https://discord.com:99999/",
        "https://döner.example/",
        "https://x.org/" + "a" * 3000,
    ],
)
def test_what_hides_where_it_leads_is_no_address(url):
    with pytest.raises(NotAllowed):
        parsed(url)


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "127.9.9.9",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
        ),
        *("224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "240.0.0.1"),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2001::1"),
    ],
)
def test_addresses_of_a_machines_own_and_of_networks_around_it_are_not_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_others_are(address):
    assert is_public(address)


def answers(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Every name resolves to these, and is looked up as often as this list is long."""
    asked: list[str] = []

    async def found(self: object, host: str, port: int, **_: object) -> list[object]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", found)
    return asked


def test_a_name_that_means_an_own_address_is_not_connected_to_whatever_else_it_means(monkeypatch):
    with WebServer() as there:
        for addresses in (["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["10.0.0.1"], []):
            answers(monkeypatch, *addresses)
            with pytest.raises(NotAllowed):
                asyncio.run(OutboundHttp().post(f"http://friend.example.org:{there.port}/", b"{}", {}))
        assert there.posts == []


def test_the_address_that_was_looked_at_is_the_one_that_is_sent_to_and_nobody_is_followed(monkeypatch):
    asked = answers(monkeypatch, "127.0.0.1")
    looked: list[str] = []

    def public(address: str) -> bool:
        looked.append(address)
        return True

    with WebServer(302) as there:
        there.location = f"http://127.0.0.1:{there.port}/elsewhere"
        status = asyncio.run(OutboundHttp(public).post(f"{there.url}/in?x=1", b"{}", {"a": "b"}))
        assert status == 302 and [post.path for post in there.posts] == ["/in?x=1"]
        assert there.posts[0].headers["host"] == f"push.example.org:{there.port}" and there.posts[0].headers["a"] == "b"
    assert asked == ["push.example.org"] and looked == ["127.0.0.1"]


def test_where_nobody_answers_it_may_go_better_later(monkeypatch):
    answers(monkeypatch, "127.0.0.1")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        with pytest.raises(Unreached):
            asyncio.run(OutboundHttp(lambda _: True).post(f"http://x.example.org:{taken.getsockname()[1]}/", b"", {}))
