"""After a game: replaying it move by move, and verifying its dice."""

import asyncio
import random

import petteia
from petteia.tables.afterwards.proof import prove
from tests.server.running import AGORA, Client, Running, choice, seated


async def play_out(clients: list[Client], table: str, seed: int = 7) -> None:
    rng = random.Random(seed)

    async def play(client: Client, seat: int) -> None:
        known = client.tables[table]
        while known.info["status"] != "finished":
            update = known.update
            if update is not None and update["owes"] and known.info["status"] == "running":
                actions = [choice(update, rng)]
                await client.ask("decide", table=table, seat=seat, decision=update["decision"], actions=actions, key="")
            else:
                await client.hear()

    await asyncio.gather(*(play(client, seat) for seat, client in enumerate(clients)))


def test_a_finished_game_is_looked_at_from_any_seat_and_its_moments_stand_in_the_record(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            brief = await ida.ask("look", table=table, seat=0, first=1, count=1000, brief=True)
            assert brief["moments"] and "updates" not in brief
            assert all("line" not in moment for moment in brief["moments"])
            assert (await ida.ask("look", table=table, seat=1, brief=True))["code"] == "not_your_seat"
            await play_out([ida, odo, una], table)
            record = await ida.get(f"/api/tables/{table}/record")
            last = max(int(line.split()[0]) for line in record.splitlines() if line[:1].isdigit())
            for seat in (0, 1, None):
                brief = await ida.ask("look", table=table, seat=seat, first=1, count=1000, brief=True)
                lines = [moment.get("line", 0) for moment in brief["moments"]]
                assert lines == sorted(lines) and lines[-1] == last
                assert len(lines) == brief["total"]
            fork = await ida.post(f"/api/tables/{table}/play-on", {"line": lines[3], "hidden": "anew", "keep": 0})
            assert (await ida.get(f"/api/tables/{fork['table']}"))["origin"]["line"] == lines[3]

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_the_house_proves_a_game_and_only_after_its_end(tmp_path):
    async def play() -> str:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            early = await ida.http.get(f"/api/tables/{table}/proof")
            assert early.status_code == 409 and early.json()["code"] == "record_at_the_end"
            await play_out([ida, odo, una], table)
            proof = await odo.get(f"/api/tables/{table}/proof")
            info = odo.tables[table].info
            assert proof["commitment"] == info["commitment"] and proof["seed"] == info["secret"]
            verdicts = {finding["about"]: finding["verdict"] for finding in proof["findings"]}
            assert verdicts["commitment"] == verdicts["outcomes"] == verdicts["digests"] == "verified"
            assert proof["outcomes"] > 0 and "departs" not in proof
            return str(await odo.get(f"/api/tables/{table}/record"))

    with Running(tmp_path) as server:
        record = asyncio.run(play())
    game = petteia.load(AGORA, 3)
    assert prove(record, game).departs == ""
    dealt = [line for line in record.splitlines() if line[:1].isdigit() and " * " in line]
    other = next(line for line in dealt if line.split(" * ")[1] != dealt[0].split(" * ")[1])
    forged = prove(record.replace(dealt[0], f"{dealt[0].split(' * ')[0]} * {other.split(' * ')[1]}", 1), game)
    assert "was changed" in forged.departs and forged.findings == []


def test_after_the_end_the_house_says_who_was_how_likely_to_win_and_what_the_best_bot_would_have_done(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            early = await ida.http.get(f"/api/tables/{table}/hindsight")
            assert early.status_code == 409 and early.json()["code"] == "record_at_the_end"
            assert (await ida.ask("hint", table=table, seat=0, n=1))["code"] == "record_at_the_end"
            await play_out([ida, odo, una], table)
            seen = await odo.get(f"/api/tables/{table}/hindsight")
            lines = [swing["line"] for swing in seen["swings"]]
            assert lines == sorted(lines) and sum(seen["begin"]) in range(998, 1001)
            assert all(len(swing["chances"]) == len(swing["luck"]) == 3 for swing in seen["swings"])
            past = await odo.ask("look", table=table, seat=0, first=1, count=50)
            free = next(update for update in past["updates"] if len(update["view"]["actions"]) > 1)
            told = await odo.ask("hint", table=table, seat=0, n=free["n"])
            assert told["decision"] == free["decision"], "it is asked about the decision of then"
            assert told["action"] in [action["n"] for action in free["view"]["actions"]]
            idle = next(update for update in past["updates"] if not update["view"]["actions"])
            assert (await odo.ask("hint", table=table, seat=0, n=idle["n"]))["code"] == "not_your_decision"
            assert (await odo.ask("hint", table=table, seat=0, n=10_000))["code"] == "no_such_moment"

    with Running(tmp_path, kinds=("random", "olympian")) as server:
        asyncio.run(play())
