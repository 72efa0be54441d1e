"""Data left by an earlier version opens, and every table in it goes on."""

import asyncio
import gzip
import json
import random
import typing
from pathlib import Path
from typing import Any

import pytest

from petteia.engine.record import Record
from petteia.engine.replay import verify
from petteia.server.library.catalogue import Catalogue
from petteia.server.websocket import codec
from petteia.store.sqlite.store import SqliteStore
from petteia.tables.journal import entries as j
from petteia.tables.journal.loading import created_by, load_table, restored
from tests.server.running import Client, Running
from tests.store.earlier import GAMES, GUESTS, KEPT, play

TOLD = json.loads(GUESTS.read_text("utf-8"))
TABLES: dict[str, str] = TOLD["tables"]
RUNNING = ("age_of_mythology", "parthenon", "deukalion", "agora", "left", "windows")


@pytest.fixture
def server(tmp_path: Path) -> Path:
    (tmp_path / "petteia.db").write_bytes(gzip.decompress(KEPT.read_bytes()))
    return tmp_path


class Returning(Client):
    """A guest whose browser still has the cookie from that time."""

    async def __aenter__(self) -> "Returning":
        self.id = TOLD["guests"][self.name]["id"]
        self.http.cookies.set(*TOLD["guests"][self.name]["cookie"].split("="), domain="127.0.0.1")
        return self


def test_every_table_of_an_earlier_house_plays_on(server):
    async def go_on(url: str) -> dict[str, int]:
        people = [Returning(url, name) for name in TOLD["guests"]]
        made = {}
        for person in people:
            await person.__aenter__()
            await person.connect()
        ida, joe, _ = people
        for name in RUNNING:
            for person in people:
                await person.watch(TABLES[name])
        assert ida.tables[TABLES["agora"]].chat[0]["text"] == "Χαίρετε!"
        assert ida.tables[TABLES["agora"]].info["proposal"]["what"] == "give_up"
        assert (await ida.ask("answer", table=TABLES["agora"], agrees=False))["t"] == "ack"
        seats = ida.tables[TABLES["left"]].info["seats"]
        assert seats[1]["resigned"] and not seats[2].get("kept")
        for name in RUNNING[:-1]:
            players = [p for p in people if name != "left" or p is not joe]
            made[name] = await play(players, TABLES[name], 5, random.Random(3), takes_back=False)
        record = await ida.get(f"/api/tables/{TABLES['over']}/record")
        assert record == await ida.get(f"/api/tables/{TABLES['handed in']}/record")
        assert (await ida.get(f"/api/tables/{TABLES['over']}"))["rematch"] == TABLES["rematch"]
        assert (await ida.get(f"/api/tables/{TABLES['fork']}"))["origin"]["hidden"] == "anew"
        gathering = await ida.get(f"/api/tables/{TABLES['gathering']}")
        assert [bool(seat.get("player")) for seat in gathering["seats"]] == [True, False, False, False]
        assert (await ida.get(f"/api/tables/{TABLES['closed']}"))["closed"] == "by_owner"
        for person in people:
            await person.__aexit__()
        return made

    with Running(server, games=GAMES) as running:
        made = asyncio.run(go_on(running.url))
        assert not len(running.instance.registry.unloadable)
    assert made == dict.fromkeys(RUNNING[:-1], 5)


def test_every_journal_of_an_earlier_house_gives_the_table_that_its_snapshot_gives(server):
    store = SqliteStore(server / "petteia.db")
    catalogue = Catalogue(GAMES)
    try:
        for name, table in TABLES.items():
            kept = store.standing(table).result()
            folded = load_table(store.journal(table).result().entries, catalogue.load)
            assert folded.metadata.seq == kept.seq, name
            if kept.snapshot is not None and kept.taken == kept.seq and folded.play is not None:
                found = restored(created_by([kept.created]), catalogue.load, kept.snapshot)
                assert found is not None and found.running.state.digest() == folded.running.state.digest(), name
    finally:
        store.close()


@pytest.mark.part("friends")
def test_somebody_of_an_earlier_house_is_forgotten_and_the_dice_are_still_proved(server):
    """The dealer's commitment contained names at that time."""

    async def go(url: str) -> None:
        ida, joe, _ = [Returning(url, name) for name in TOLD["guests"]]
        async with ida, joe:
            name = (await ida.get("/api/me"))["name"]
            running = await joe.get(f"/api/tables/{TABLES['agora']}")
            before = await joe.get(f"/api/tables/{TABLES['over']}/record")
            assert before.startswith("petteia record 1\n") and f'"{name}"' in before
            await ida.post("/api/me/erasure", {"name": name})
            for table in ("over", "handed in"):
                record = await joe.get(f"/api/tables/{TABLES[table]}/record")
                assert record.startswith("petteia record 2\npromised ") and f'"{name}"' not in record
                header = Record.parse(record).header
                box = catalogue.load(header.game, len(header.names), header.options, None)
                found = {finding.about: finding.verdict for finding in verify(Record.parse(record), box)}
                assert found["commitment"] == found["outcomes"] == "verified" and found["names"] == "not verified"
            now = await joe.get(f"/api/tables/{TABLES['agora']}")
            assert now["commitment"] == running["commitment"], "the dice fall as they were promised"
            assert now["status"] == "running" and name not in [seat.get("name") for seat in now["seats"]]

    catalogue = Catalogue(GAMES)
    with Running(server, games=GAMES) as running:
        asyncio.run(go(running.url))
        assert not len(running.instance.registry.unloadable)


def words(kinds: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in typing.get_args(kinds)}


SINCE = {"shared", "shown", "became", "barred", "rested", "ruled", "parted", "voted", "planned", "opened"}
"""Kinds of entries added since then."""


def test_the_earlier_house_holds_every_kind_of_entry_there_was():
    assert set(TOLD["entries"]) | SINCE == words(j.AnyEntry)


def test_what_is_sent_keeps_its_words():
    assert words(codec.AnyRequest) == {
        *("watch", "unwatch", "curtain", "add", "decide", "pick", "weigh", "undo", "why", "hint", "say", "propose"),
        *("answer", "resume", "resign", "order", "keep", "nudge", "standin", "return", "look", "events", "ping"),
        "eyes",
        "confirm",
        "choose",
        "passall",
        *("plan", "ahead", "early", "glance"),
        "follow",
    }
    assert words(codec.Pushed) == {
        *("update", "info", "chat", "backwards", "nudged", "reply", "hello", "lost", "goodbye", "waiting"),
        "remarked",
        "plan",
        "tournament",
    }
    assert words(codec.ReplyBody) == {
        *(
            "ack",
            "stale",
            "refusal",
            "draft",
            "weighed",
            "catchup",
            "past",
            "chronicle",
            "hinted",
            "pong",
            "ahead",
            "early",
            "glanced",
        ),
    }
