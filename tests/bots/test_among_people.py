"""At Parthenon's market bots leave people time: nothing vanishes while it is read, and every offer is answered with a
reason. Among themselves they trade as before."""

from typing import Any

import pytest

from petteia.bots.worker import BotCache
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.tabletop import Tabletop

pytestmark = pytest.mark.part("bots")

BENCH = BotCache()


def market(**hands: dict[str, int]) -> Tabletop:
    """The market of three, with the hands of seats `s0` to `s2`."""
    return scenario(phase="island_trade", hands={seat: hands.get(f"s{seat}", {}) for seat in range(3)})


def asked(table: Tabletop, seat: int, company: list[int], kind: str = "greedy") -> tuple[str, dict[str, str]]:
    """A bot's decision, in notation ("" for nothing yet), and its remark."""
    box = {"name": "parthenon", "seats": int(table.game.seats), "options": {}, "components": None}
    answer = BENCH.answer(
        {"id": 1, "bot": {"kind": kind}, "game": box, "view": table.state.view(seat), "budget_ms": 1000, "seed": 5,
         "on": True, "company": company}
    )  # fmt: skip
    assert "error" not in answer and "problem" not in answer, answer
    action = answer["action"]
    return ("" if action < 0 else table.game.actions.text(action)), answer.get("remark", {})


def offered(table: Tabletop, seat: int, to: str, give: str, ask: str) -> Tabletop:
    """A player offers a card for a card."""
    table.play("draft", to, f"give {give}", "next", f"ask {ask}", "send", seat=seat)
    return table


def test_an_offer_to_all_is_left_to_the_one_who_still_reads_it():
    table = offered(market(s0={"wool": 1}, s1={"timber": 2}, s2={"grapes": 2}), 1, "to_all", "timber", "grapes")
    assert asked(table, 2, [])[0] == "accept 1"
    assert asked(table, 2, [0])[0] == "", "seat 0 has not answered yet"
    assert asked(table.play("decline 1", seat=0), 2, [0])[0] == "accept 1"


@pytest.mark.parametrize("last", ["wait", "done"])
def test_somebody_who_waits_or_has_left_reads_no_more(last: str):
    table = offered(market(s0={"wool": 1}, s1={"timber": 2}, s2={"grapes": 2}), 1, "to_all", "timber", "grapes")
    assert asked(table.play(last, seat=0), 2, [0])[0] == "accept 1"


@pytest.mark.parametrize("kind", ["random", "shepherd", "fisher", "greedy"])
def test_nobody_leaves_before_the_people_do_and_every_offer_of_theirs_is_answered(kind: str):
    table = market(s0={"grain": 1}, s1={"timber": 2}, s2={"grapes": 2})
    table.play("done", seat=2)
    assert asked(table, 1, [0], kind)[0] != "done"
    offered(table, 0, "to 1", "grain", "gold")
    assert asked(table, 1, [0], kind) == ("decline 0", {"to": "0", "code": "lacks", "card": "gold"})


def test_an_offer_that_is_read_stands():
    table = offered(market(s0={"wool": 1}, s1={"timber": 2, "ore": 1}, s2={"grapes": 2}), 1, "to_all", "ore", "wool")
    did = {asked(table, 1, [0], "random")[0] for _ in range(8)}
    assert did <= {"wait"}, did


def test_why_an_offer_is_declined():
    table = offered(market(s0={"grapes": 1}, s1={"ore": 1, "timber": 1}), 0, "to 1", "grapes", "timber")
    _, said = asked(table, 1, [0])
    assert said["to"] == "0" and said["code"] in ("needs", "too_little", "no_use"), said
    table = offered(market(s0={"grapes": 1}, s1={"army": 1}), 0, "to 1", "grapes", "army")
    assert asked(table, 1, [0])[1] == {"to": "0", "code": "keeps", "card": "army"}


def test_what_is_said_is_said_to_people_only():
    table = offered(market(s1={"grapes": 1}, s2={"ore": 1}), 1, "to 2", "grapes", "gold")
    did, said = asked(table, 2, [0])
    assert did == "decline 1" and said == {}


def test_reasons_name_what_they_are_about():
    """Over many hands and offers every reason has a text for players."""
    seen: dict[str, Any] = {}
    for give in ("grain", "timber", "gold", "army"):
        for ask in ("ore", "wool", "spices", "papyrus", "escort"):
            hand = {"ore": 1, "wool": 2, "spices": 1, "papyrus": 1, "escort": 1}
            table = offered(market(s0={give: 1}, s1=hand), 0, "to 1", give, ask)
            did, said = asked(table, 1, [0])
            if did.startswith("decline"):
                seen[said["code"]] = said
    assert "needs" in seen and seen["needs"]["for"], seen
    assert set(seen) <= {"needs", "keeps", "no_use", "too_little", "envy", "danger", "lacks"}, seen
