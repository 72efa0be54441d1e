"""The OpenAPI document and the server agree, whatever schemathesis sends."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from petteia.server.websocket import codec
from petteia.store.sqlite.store import SqliteStore
from tests import budget
from tests.server.running import Client, Running, seated

ROOT = Path(__file__).parents[2]


class Unsynced(SqliteStore):
    """This test is not about durability."""

    SYNCHRONOUS = "OFF"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Running(tmp_path_factory.mktemp("openapi"), store=Unsynced) as running:
        yield running


@pytest.fixture(scope="module")
def guest(server):
    """A player at a running table, so that there is something to find."""

    async def sit() -> tuple[str, str]:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            return ida.http.cookies["petteia"], table

    return asyncio.run(sit())


def attack(server, document, token: str, table: str, examples: int) -> tuple[set[int], str]:
    """The findings of `attacking.py`: the statuses answered, and the errors."""
    path = os.pathsep.join(dict.fromkeys([*filter(None, sys.path), str(ROOT)]))
    asked = {"url": server.url, "document": document, "token": token, "table": table, "examples": examples}
    done = subprocess.run(
        [sys.executable, "-m", "tests.wire.attacking"],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    return set(found["answered"]), found["wrong"]


def test_every_answer_is_documented_and_none_is_an_error_of_the_server(server, guest):
    document = httpx.get(f"{server.url}/api/openapi.json").json()
    answered, wrong = attack(server, document, *guest, examples=budget(15))
    assert not wrong, wrong
    assert {200, 201, 400, 401, 403, 404, 409} <= answered, sorted(answered)


def test_an_answer_that_is_not_documented_would_be_noticed(server, guest):
    document = httpx.get(f"{server.url}/api/openapi.json").json()
    document["paths"] = {"/api/tables/{table}": document["paths"]["/api/tables/{table}"]}
    del document["paths"]["/api/tables/{table}"]["get"]["responses"]["404"]
    _, wrong = attack(server, document, *guest, examples=10)
    assert "undocumented" in wrong.lower(), wrong


def test_the_document_names_every_route(server):
    document = httpx.get(f"{server.url}/api/openapi.json").json()
    paths = set(document["paths"])
    assert {"/api/guests", "/api/me", "/api/tables", "/api/tables/{table}/record", "/healthz", "/metrics"} <= paths
    for path, item in document["paths"].items():
        for method, operation in item.items():
            assert operation["summary"], (method, path)
            assert "429" in operation["responses"], (method, path)


def test_the_socket_messages_have_a_schema_and_a_page(server):
    schema = httpx.get(f"{server.url}/api/socket.json").json()
    kinds = {d["properties"]["t"]["enum"][0] for d in schema["$defs"].values() if "t" in d.get("properties", {})}
    assert {"watch", "decide", "undo", "say", "update", "info", "ack", "stale", "refusal", "reply"} <= kinds
    assert all(d.get("description") for d in schema["$defs"].values()), "every message says what it is"
    assert "docs.js" in httpx.get(f"{server.url}/api/docs/socket").text
    assert len(codec.AnyRequest.__args__) == len(kinds & {c.__struct_config__.tag for c in codec.AnyRequest.__args__})
