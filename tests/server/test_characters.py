"""Bots with a character at a table: chosen, surprising, refused; named in the journal and the record."""

import asyncio
from pathlib import Path

from tests.server.running import Client, Running

KINDS = ("fisher", "seer", "olympian", "titan")
NAMES = {"imhotep": "Imhotep", "sigurd": "Sigurd", "baukis": "Baukis"}


def bot(level: str, character: str = "", name: str = "") -> dict[str, str]:
    return {"who": "bot", "bot": level, "character": character, "name": name}


def test_bots_at_a_table_have_characters(tmp_path: Path) -> None:
    async def story() -> None:
        async with Client(server.url, "Ida") as ida:
            (there,) = [each for each in (await ida.get("/api/house"))["games"] if each["id"] == "age_of_mythology"]
            assert {each["name"]: each["called"] for each in there["characters"]} == NAMES
            others = [bot("olympian", "sigurd"), *[bot("seer", "surprise")] * 2]
            wish = {"game": "age_of_mythology", "seats": [{"who": "me"}, *others]}
            table = (await ida.post("/api/tables", wish, expect=201))["table"]
            seats = (await ida.get(f"/api/tables/{table}"))["seats"]
            chosen = [each["bot"]["settings"]["character"] for each in seats[1:]]
            assert chosen[0] == "sigurd" and sorted(chosen) == sorted(NAMES), "nobody comes twice while others are free"
            assert [each["bot"]["name"] for each in seats[1:]] == [NAMES[each] for each in chosen]

            others = [bot("fisher", "surprise", "Bion"), bot("titan", "surprise")]
            plain = {"game": "age_of_mythology", "seats": [{"who": "me"}, *others]}
            table = (await ida.post("/api/tables", plain, expect=201))["table"]
            seats = (await ida.get(f"/api/tables/{table}"))["seats"]
            assert all("settings" not in each["bot"] for each in seats[1:]) and seats[1]["bot"]["name"] == "Bion"

            for level, character in (("fisher", "sigurd"), ("seer", "kallias"), ("seer", "\u202e" * 40)):
                seats = [{"who": "me"}, bot(level, character)]
                refused = await ida.post("/api/tables", {"game": "age_of_mythology", "seats": seats}, expect=409)
                assert refused["code"] == "no_such_character" and "right would be" in refused["text"]

    with Running(tmp_path, games=("age_of_mythology",), kinds=KINDS) as server:
        asyncio.run(story())


def test_a_bot_that_sits_down_later_has_one_too_and_no_rated_one_has(tmp_path: Path) -> None:
    async def story() -> None:
        async with Client(server.url, "Ida") as ida:
            wish = {"game": "age_of_mythology", "seats": [{"who": "me"}, {}, {}]}
            table = (await ida.post("/api/tables", wish, expect=201))["table"]
            for seat in (1, 2):
                await ida.post(f"/api/tables/{table}/bots", {"seat": seat, "bot": "seer", "character": "baukis"})
            seats = (await ida.get(f"/api/tables/{table}"))["seats"]
            assert [each["bot"]["name"] for each in seats[1:]] == ["Baukis", "Baukis 2"]

            rated = {"game": "age_of_mythology", "settings": {"rated": True}}
            seats = [{"who": "me"}, bot("seer", "surprise")]
            table = (await ida.post("/api/tables", {**rated, "seats": seats}, expect=201))["table"]
            assert "settings" not in (await ida.get(f"/api/tables/{table}"))["seats"][1]["bot"]
            seats = [{"who": "me"}, bot("seer", "sigurd")]
            refused = await ida.post("/api/tables", {**rated, "seats": seats}, expect=409)
            assert refused["code"] == "character_not_rated"

    with Running(tmp_path, games=("age_of_mythology",), kinds=KINDS) as server:
        asyncio.run(story())
