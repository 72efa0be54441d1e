"""Comes into a house as a guest, sits down with bots and makes a move: `python first_move.py URL`."""

import asyncio
import json
import sys
import urllib.request
from http.cookiejar import CookieJar
from typing import Any

from websockets.asyncio.client import connect


async def move(url: str) -> None:
    """Everything up to the first move that is on disk."""
    jar = CookieJar()
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))

    def post(path: str, body: Any = None) -> Any:
        data = json.dumps(body).encode() if body is not None else b""
        wish = urllib.request.Request(url + path, data, {"content-type": "application/json", "origin": url})
        return json.loads(browser.open(wish).read())

    post("/api/guests", {"name": "Ida"})
    seats = [{"who": "me"}, {"who": "bot"}, {"who": "bot"}]
    table = post("/api/tables", {"game": "age_of_mythology", "seats": seats, "settings": {"window_ms": 0}})["table"]
    post(f"/api/tables/{table}/ready", {"seat": 0})
    cookie = "; ".join(f"{c.name}={c.value}" for c in jar)
    headers = {"Cookie": cookie, "Origin": url}
    async with connect(url.replace("http", "ws") + "/api/socket", additional_headers=headers, max_size=None) as socket:
        await socket.send(json.dumps({"t": "watch", "ref": 1, "table": table}))
        post(f"/api/tables/{table}/start")
        await socket.send(json.dumps({"t": "add", "ref": 2, "table": table, "seat": 0, "random": "0" * 32}))
        async for frame in socket:
            for message in json.loads(frame):
                if message["t"] == "update" and message["owes"] and message.get("seat") == 0:
                    action = message["view"]["actions"][0]["n"]
                    wish = {"t": "decide", "ref": 3, "table": table, "seat": 0, "decision": message["decision"]}
                    await socket.send(json.dumps({**wish, "actions": [action], "key": f"first{message['decision']}"}))
                if message["t"] == "reply" and message["message"]["t"] == "ack" and message["ref"] == 3:
                    return


asyncio.run(asyncio.wait_for(move(sys.argv[1]), 60))
