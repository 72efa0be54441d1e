"""The OpenAPI document and the server agree, whatever schemathesis sends."""

import asyncio

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import booleans
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from petteia.server import wire
from petteia.store.sqlite import SqliteStore
from tests import budget
from tests.server.running import Client, Running, seated

# What schemathesis imports only when it is used is imported here, before the server's thread runs: CPython 3.11 can
# stumble ("AST constructor recursion depth mismatch") when two threads compile modules at the same time.
_SMALLEST = {"openapi": "3.1.0", "info": {"title": "", "version": ""}, "paths": {"/": {"get": {"responses": {}}}}}
for _found in schemathesis.openapi.from_dict(_SMALLEST).get_all_operations():
    _found.ok().as_strategy(generation_mode=GenerationMode.POSITIVE)

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


class Unsynced(SqliteStore):
    """This test is not about durability."""

    SYNCHRONOUS = "OFF"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with Running(tmp_path_factory.mktemp("openapi"), store=Unsynced) as running:
        yield running


@pytest.fixture(scope="module")
def guest(house):
    """Somebody who sits at a running table, so that there is something to find."""

    async def sit() -> tuple[str, str]:
        async with Client(house.url, "Ida") as ida, Client(house.url, "Odo") as odo, Client(house.url, "Una") as una:
            table = await seated([ida, odo, una])
            return ida.http.cookies["petteia"], table

    return asyncio.run(sit())


def attack(house, document, token: str, table: str, examples: int) -> set[int]:
    """Send what the document allows, and what it does not, to every route; returns the statuses that were answered."""
    answered: set[int] = set()
    quietly = hypothesis_settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    for result in schemathesis.openapi.from_dict(document).get_all_operations():
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            try:
                strategy = result.ok().as_strategy(generation_mode=mode)

                @quietly
                @given(case=strategy, known=booleans())
                def send(case, known):
                    for name, there_is in (("table", table), ("game", "agora")):
                        if known and name in (case.path_parameters or {}):
                            case.path_parameters[name] = there_is
                    case.cookies = {"petteia": token} if case.method != "DELETE" else {}
                    response = case.call(base_url=house.url)
                    case.validate_response(response, checks=CHECKS)
                    answered.add(response.status_code)

                send()
            except Unsatisfiable:  # nothing can be wrong where nothing is sent
                assert mode is GenerationMode.NEGATIVE
    return answered


def test_every_answer_is_documented_and_none_is_an_error_of_the_server(house, guest):
    document = httpx.get(f"{house.url}/api/openapi.json").json()
    answered = attack(house, document, *guest, examples=budget(15))
    assert {200, 201, 400, 401, 403, 404, 409} <= answered, sorted(answered)


def test_an_answer_that_is_not_documented_would_be_noticed(house, guest):
    document = httpx.get(f"{house.url}/api/openapi.json").json()
    document["paths"] = {"/api/tables/{table}": document["paths"]["/api/tables/{table}"]}
    del document["paths"]["/api/tables/{table}"]["get"]["responses"]["404"]
    with pytest.raises((FailureGroup, ExceptionGroup), match=r"(?i)undocumented|failure"):
        attack(house, document, *guest, examples=10)


def test_the_document_names_every_route(house):
    document = httpx.get(f"{house.url}/api/openapi.json").json()
    paths = set(document["paths"])
    assert {"/api/guests", "/api/me", "/api/tables", "/api/tables/{table}/record", "/healthz", "/metrics"} <= paths
    for path, item in document["paths"].items():
        for method, operation in item.items():
            assert operation["summary"], (method, path)
            assert "429" in operation["responses"], (method, path)


def test_the_socket_messages_have_a_schema_and_a_page(house):
    schema = httpx.get(f"{house.url}/api/socket.json").json()
    kinds = {d["properties"]["t"]["enum"][0] for d in schema["$defs"].values() if "t" in d.get("properties", {})}
    assert {"watch", "decide", "undo", "say", "update", "info", "ack", "stale", "refusal", "reply"} <= kinds
    assert all(d.get("description") for d in schema["$defs"].values()), "every message says what it is"
    assert "docs.js" in httpx.get(f"{house.url}/api/docs/socket").text
    assert len(wire.AnyWish.__args__) == len(kinds & {c.__name__.lower() for c in wire.AnyWish.__args__})
