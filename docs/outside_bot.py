"""A bot from outside: a program that comes in as a guest, takes a seat with a code, and plays to the end.

    python outside_bot.py http://127.0.0.1:8471 ACD-EFG-HJK [NAME] [KIND]

It thinks with one of Petteia's own bots (KIND, `greedy` unless told); put your own thoughts into `choose`. All it
needs besides Petteia is `websockets`, which Petteia brings along.
"""

import json
import secrets
import sys
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect

import petteia
from petteia.bots import make_bot
from petteia.engine.generator import Generator


class OutsideBot:
    """A guest of a house who sits at one table."""

    def __init__(self, house: str, name: str = "Outsider", kind: str = "greedy") -> None:
        self.house = house.rstrip("/")
        self.bot = make_bot(kind)
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))
        self.table, self.info = "", {}  # type: str, dict[str, Any]
        self.box: Any = None
        self.me = self.post("/api/guests", {"name": name})["id"]

    def post(self, path: str, body: Any) -> Any:
        """Ask the house something over HTTP."""
        wish = Request(self.house + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with self.opener.open(wish, timeout=30) as answer:
            return json.load(answer)

    def open(self, info: dict[str, Any]) -> Any:
        """The box of the game that is played: a bot imagines worlds with it."""
        return petteia.load(info["game"], len(info["seats"]), info["options"])

    def choose(self, view: dict[str, Any]) -> int:
        """The number of one of `view["actions"]`. The view holds what a player in a browser sees, and nothing else."""
        return self.bot.choose(self.box, view, Generator(secrets.randbits(60)))

    def play(self, code: str) -> dict[str, Any]:
        """Sit down at the table of a code and play; what the table looks like at the end."""
        self.table = self.post("/api/codes", {"code": code})["table"]
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.cookies)
        headers = {"Cookie": cookie, "Origin": self.house}
        line = self.house.replace("http", "ws", 1) + "/api/socket?known=1"  # known: what worlds are imagined from
        with connect(line, additional_headers=headers, max_size=None) as self.socket:
            self.send("watch")
            for frame in self.socket:
                for message in json.loads(frame):
                    self.take(message["message"] if message["t"] == "reply" else message)
                if self.info.get("status") == "finished":
                    break
        return self.info

    def send(self, wish: str, **words: Any) -> None:
        """Send a wish about the table."""
        self.socket.send(json.dumps({"t": wish, "ref": 1, "table": self.table, **words}))

    def take(self, message: dict[str, Any]) -> None:
        """Note how things stand, help to mix the dice when the game starts, and decide what is owed."""
        if message["t"] in ("catchup", "stale"):
            for part, kind in (("info", "info"), ("update", "update"), ("now", "update")):
                if message.get(part):
                    self.take({**message[part], "t": kind})
        elif message["t"] == "info":
            starts = message["status"] == "starting" and self.info.get("status") != "starting"
            self.info = message
            if starts:
                for seat in self.seats():
                    self.send("add", seat=seat, random=secrets.token_hex(16))
        elif message["t"] == "update" and message.get("owes") and message.get("seat") in self.seats():
            if self.box is None:
                self.box = self.open(self.info)
            action = self.choose(message["view"])
            self.send("decide", seat=message["seat"], decision=message["decision"], actions=[action],
                      key=f"{message['seat']}-{message['decision']}")  # fmt: skip

    def seats(self) -> list[int]:
        """The seats that are ours."""
        return [at for at, seat in enumerate(self.info.get("seats", [])) if seat.get("player") == self.me]


if __name__ == "__main__":
    sys.exit(0 if OutsideBot(sys.argv[1], *sys.argv[3:]).play(sys.argv[2])["status"] == "finished" else 1)
