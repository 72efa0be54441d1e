"""A club behind one address: forty people come at once, each with a phone and a laptop, at the default limits."""

import asyncio
from contextlib import AsyncExitStack

import httpx
from websockets.asyncio.client import connect

from petteia.server.config import Limits
from tests.server.running import Running, settings

PEOPLE = 40


def test_forty_newcomers_from_one_address_are_let_in_and_those_who_are_too_many_wait_truly(tmp_path):
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(httpx.AsyncClient(base_url=server.url, timeout=60))

            async def come(n: int, **more: str) -> httpx.Response:
                http.cookies.clear()
                return await http.post("/api/guests", json={"name": f"Guest {n}", **more})

            limits = server.instance.limits
            clock = [limits.newcomers.clock()]
            limits.newcomers.clock = limits.tries.clock = limits.invited.clock = lambda: clock[0]
            tokens = []
            for n in range(2 * PEOPLE):  # at one and the same moment
                for path in ("/assets/a.js", "/assets/b.js"):
                    assert (await http.get(path)).status_code != 429
                came = await come(n)
                assert came.status_code == 201, came.text
                tokens.append(came.cookies["petteia"])
            url = server.url.replace("http", "ws") + "/api/socket"
            for token in tokens:
                line = await stack.enter_async_context(connect(url, additional_headers={"Cookie": f"petteia={token}"}))
                assert "hello" in str(await line.recv())
            http.cookies.set("petteia", tokens[0])
            made = await http.post("/api/tables", json={"game": "agora", "seats": [{"who": "me"}, {}, {}]})
            code = (await http.post(f"/api/tables/{made.json()['table']}/code")).json()["code"]
            link = (await http.post(f"/api/tables/{made.json()['table']}/invites")).json()["secret"]

            refused = next(r for r in [await come(n) for n in range(30)] if r.status_code == 429)
            wait = int(refused.headers["retry-after"])
            assert 1 <= wait <= 3 and f"in {wait} seconds" in refused.json()["text"]
            assert (await come(0)).status_code == 429
            for said in (code, link, code.lower().replace("-", " ")):
                assert (await come(0, invitation=said)).status_code == 201, "a guest who is invited counts at the table"
            assert (await come(0, invitation="ACD-EFG-HJK")).status_code == 429
            assert {(await come(n, invitation=code)).status_code for n in range(20)} == {201, 429}, "not without end"
            clock[0] += wait
            assert (await come(0)).status_code == 201 and (await come(0)).status_code == 429

    with Running(tmp_path, settings(limits=Limits())) as server:
        asyncio.run(evening())


def test_a_right_code_is_no_try(tmp_path):
    """However many of a club come with the code of their table, nobody is told that they are guessing."""

    async def evening() -> None:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            await http.post("/api/guests", json={"name": "Host"})
            table = (await http.post("/api/tables", json={"game": "agora", "seats": [{"who": "me"}, {}, {}]})).json()[
                "table"
            ]
            code = (await http.post(f"/api/tables/{table}/code")).json()["code"]
            answers = [(await http.post("/api/codes", json={"code": code})).status_code for _ in range(30)]
            assert 429 not in answers and 403 not in answers

    with Running(tmp_path, settings(limits=Limits(requests_per_second=1000))) as server:
        asyncio.run(evening())
