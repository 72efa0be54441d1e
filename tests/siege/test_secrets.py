"""Siege: somebody who wants to know what others hold. Eve keeps everything that the line tells her, and asks of any
action why she cannot do it. When the game is over its record tells what there was to find out: whatever she was sent,
she would have been sent in any other world that she could not tell from the true one."""

import asyncio
import random
from typing import Any

import msgspec

import petteia
from petteia.engine.generator import Generator
from petteia.engine.play import Play
from petteia.engine.protocol import State
from petteia.engine.record import Record
from petteia.engine.replay import Replay
from tests.shelf import GAMES
from tests.siege.conftest import GENEROUS
from tests.siege.siegecraft import Instance, sized
from tests.siege.victims import Guest, sit_down

EVE, JOE = 0, 1
WORLDS = 2
AT_ONCE = 20


class Spy(Guest):
    """Forgets nothing."""

    def __init__(self, url: str) -> None:
        super().__init__(url, "Eve")
        self.seen: dict[int, dict[str, Any]] = {}
        """Views by the number of the update."""
        self.told: list[tuple[range, int, dict[str, Any]]] = []
        """After which update she asked, and up to which she had been sent when she heard what of which action."""

    def _take(self, message: dict[str, Any]) -> None:
        if message["t"] == "reply":  # what she had been sent by then: the house may go on while she asks
            message["message"]["after"] = max(self.seen, default=0)
        super()._take(message)
        for update in self.updates.values():
            self.seen[update["n"]] = update["view"]

    async def ask_why(self, table: str, actions: list[int]) -> None:
        """Why can I not do any of this?"""
        for at in range(0, len(actions), AT_ONCE):
            some, before = actions[at : at + AT_ONCE], max(self.seen)
            asked = [self.ask("why", table=table, seat=EVE, action=action) for action in some]
            for action, answer in zip(some, await asyncio.gather(*asked), strict=True):
                self.told.append((range(before, answer["after"] + 1), action, answer))


async def spy(url: str, game: str, decisions: int, questions: int, seed: int) -> tuple[Spy, str, dict[int, int]]:
    """Play a while, give up; what Eve was told, the record, and after which line she had each update."""
    rng = random.Random(seed)
    box = petteia.load(game)
    kinds = len(box.actions)
    eve = Spy(url)
    guests = [eve, *(Guest(url, f"Joe {n}") for n in range(1, int(box.seats)))]
    for guest in guests:
        await guest.come_in()
        await guest.pick_up()
    table = await sit_down(guests, game)
    for _ in range(decisions):
        while not (owing := [g for g in guests if g.updates.get(table, {}).get("owes")]):
            await asyncio.sleep(0.01)
        mover = rng.choice(owing)
        update = mover.updates[table]
        if mover is eve:
            await eve.ask_why(table, [rng.randrange(kinds) for _ in range(questions)])
        action = rng.choice(update["view"]["actions"])["n"]
        fields = {"seat": update["seat"], "decision": update["decision"], "actions": [action]}
        await mover.ask("decide", table=table, **fields)
        for guest in guests:  # what it led to was sent before the move was acknowledged, and is there before this
            await guest.ask("ping")
    await eve.ask("propose", table=table, what="give_up", seat=EVE)
    for guest in guests[1:]:
        await guest.ask("answer", table=table, agrees=True)
    record = await eve.http.get(f"/api/tables/{table}/record")
    moments = (await eve.ask("look", table=table, seat=EVE, first=1, count=1000, brief=True))["moments"]
    for guest in guests:
        await guest.close()
    return eve, record.text, {moment["n"]: moment.get("line", 0) for moment in moments}


def positions(game: str, text: str) -> dict[int, State]:
    """The position after each line of a record."""
    replay = Replay(Record.parse(text), petteia.load(game))
    played = replay.run()
    again = Play(replay.game, played.start, listening=False)
    out = {0: again.state.clone()}
    for line, entry in enumerate(played.entries, 1):
        again.repeat(entry)
        out[line] = again.state.clone()
    return out


def plain(view: dict[str, Any]) -> Any:
    """A view as it travels to people; what can be taken back is not a matter of the position."""
    shown = {key: value for key, value in view.items() if key not in ("undo", "known")}
    return msgspec.json.decode(msgspec.json.encode(shown))


def gives_away(eve: Spy, after: dict[int, int], states: dict[int, State], seat: int = EVE) -> list[str]:
    """What Eve was told that depends on what she could not know; or on what this seat could not."""
    worlds = {
        n: [states[line].resample(seat, Generator(1000 * n + k)) for k in range(WORLDS)] for n, line in after.items()
    }
    found = [
        f"update {n}, line {after[n]}"
        for n in worlds
        for world in worlds[n]
        if n in eve.seen and plain(world.view(EVE)) != plain(eve.seen[n])
    ]
    for while_at, action, answer in eve.told:  # it may be of any moment between the question and the answer
        told = (answer.get("code", ""), answer.get("params", {}), answer.get("rule", ""))
        if not any(all(why(world, action) == told for world in worlds[n]) for n in while_at if n in worlds):
            found.append(f"updates {while_at}, action {action}: {answer}")
    return found


def why(world: State, action: int) -> tuple[str, dict[str, Any], str]:
    """What Eve would be told in this world."""
    reason = world.why_not(EVE, action)
    return ("", {}, "") if reason is None else (reason.code, reason.params, reason.rule)


@sized(small=(("deukalion",), 24, 10), large=(GAMES, 120, 100))
def test_siege_of_questions_that_want_to_know_too_much(tmp_path, judge, size):
    games, decisions, questions = size
    limits = {**GENEROUS, "messages_per_second": 100_000}
    sends = f"{decisions} decisions in {len(games)} games, {questions} times why not before each of her own"
    with Instance(tmp_path / "house", limits=limits, log_level="info", port=0) as server:
        spied = []
        with server.siege("questions that want to know", sends, "told nothing") as field:
            for n, game in enumerate(games):
                spied.append((game, *asyncio.run(spy(server.url, game, decisions, questions, n))))
        judge(field)
    for game, eve, text, after in spied:
        assert len(eve.seen) > decisions / 2 and len(eve.told) >= questions
        states = positions(game, text)
        assert gives_away(eve, after, states) == []
        assert gives_away(eve, after, states, JOE), "what she holds herself would have been noticed"
