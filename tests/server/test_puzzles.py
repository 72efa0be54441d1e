"""Puzzles over HTTP: the list, a position, tries that are kept once, and playing on."""

import asyncio
import secrets

import petteia
from petteia.bots.puzzles import book_of
from petteia.games import find
from tests.server.running import Client, Running

GAME = "deukalion"


def first():
    """A puzzle with its options by number: a right one and a wrong one."""
    one = min(book_of(find(GAME)).puzzles.values(), key=lambda each: each.id)
    game = petteia.load(GAME, one.seats)
    wrong = next(each.text for each in one.options if each.text not in one.answers)
    return one, game.actions.number(one.answers[0]), game.actions.number(wrong)


def test_a_puzzle_is_tried_and_only_the_first_try_counts(tmp_path):
    async def play() -> None:
        one, right, wrong = first()
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            found = await ida.get("/api/puzzles")
            assert len(found["puzzles"]) == len(book_of(find(GAME)).puzzles) and found["day"] in found["puzzles"]
            assert [each["rating"] for each in found["puzzles"]] == sorted(each["rating"] for each in found["puzzles"])
            path = f"/api/puzzles/{GAME}/{one.id}"
            page = await ida.get(path)
            shown = {each["n"] for each in page["update"]["view"]["actions"]}
            assert {right, wrong} <= shown and page["update"]["seat"] == one.seat
            assert "known" not in page["update"]["view"] and "mine" not in page["puzzle"]
            lost = await ida.post(path, {"option": wrong}, expect=200)
            assert not lost["right"] and lost["options"][0]["points"] == 0 and lost["options"][0]["right"]
            assert {each["option"] for each in lost["options"]} == shown
            assert (await ida.post(path, {"option": right}, expect=200))["right"]
            assert (await odo.post(path, {"option": right}, expect=200))["right"]

            def of(listed):
                return next(each for each in listed["puzzles"] if each["id"] == one.id)

            hers, his = of(await ida.get("/api/puzzles")), of(await odo.get("/api/puzzles"))
            assert (hers["mine"], his["mine"]) == ("wrong", "right")
            assert (hers["tries"], hers["right"]) == (his["tries"], his["right"]) == (2, 1)

    with Running(tmp_path, games=(GAME,)) as server:
        asyncio.run(play())


def test_giving_up_shows_the_answer_and_is_a_try(tmp_path):
    async def play() -> None:
        one, right, _ = first()
        async with Client(server.url, "Ida") as ida:
            path = f"/api/puzzles/{GAME}/{one.id}"
            shown = await ida.post(path, {"option": -1}, expect=200)
            assert not shown["right"] and shown["options"][0]["option"] == right
            assert (await ida.get(path))["puzzle"]["mine"] == "wrong"

    with Running(tmp_path, games=(GAME,)) as server:
        asyncio.run(play())


def test_what_is_no_puzzle_is_refused_in_a_sentence(tmp_path):
    async def play() -> None:
        one, right, _ = first()
        path = f"/api/puzzles/{GAME}/{one.id}"
        async with Client(server.url, "Ida") as ida:
            for method, where, body, status, code in (
                ("GET", "/api/puzzles/chess/x", None, 404, "no_such_game"),
                ("GET", f"/api/puzzles/{GAME}/nothing", None, 409, "no_such_puzzle"),
                ("POST", f"/api/puzzles/{GAME}/nothing", {"option": 1}, 409, "no_such_puzzle"),
                ("POST", path, {"option": 999_999}, 409, "not_possible"),
                ("POST", path, {"option": -2}, 400, None),
                ("POST", path, {"option": "x"}, 400, None),
                ("POST", path, {"option": right, "more": 1}, 400, None),
                ("POST", f"/api/puzzles/{GAME}/nothing/table", None, 409, "no_such_puzzle"),
            ):
                answer = await ida.http.request(method, where, json=body)
                assert answer.status_code == status and answer.json()["text"], (where, body, answer.text)
                assert code is None or answer.json()["code"] == code, answer.text
            assert "mine" not in (await ida.get(path))["puzzle"]

    with Running(tmp_path, games=(GAME,)) as server:
        asyncio.run(play())


def test_a_puzzle_is_played_on_against_bots(tmp_path):
    async def play() -> None:
        one, right, _ = first()
        async with Client(server.url, "Ida") as ida:
            table = (await ida.post(f"/api/puzzles/{GAME}/{one.id}/table", None, expect=201))["table"]
            info = await ida.get(f"/api/tables/{table}")
            assert info["origin"] == {"kind": "puzzle"} and not info["settings"].get("listed", True)
            assert [bool(seat.get("bot")) for seat in info["seats"]] == [n != one.seat for n in range(one.seats)]
            await ida.connect()
            await ida.watch(table)
            await ida.post(f"/api/tables/{table}/start")
            await ida.until(table, lambda t: t.info.get("commitment"))
            assert (await ida.ask("add", table=table, seat=one.seat, random=secrets.token_hex(16)))["t"] == "ack"
            found = await ida.until(table, lambda t: t.update is not None and t.update["owes"])
            assert right in {each["n"] for each in found.update["view"]["actions"]}

    with Running(tmp_path, games=(GAME,)) as server:
        asyncio.run(play())
