"""What a view says beside the pieces: prices of what is missing, the hand limit, whom events touch."""

from typing import Any

from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.tabletop import Tabletop
from tests.rules import rule

CROWD: dict[str, Any] = {
    "phase": "build",
    "hands": {0: {"grapes": 1, "timber": 1, "gold": 1}, 1: {"olives": 1, "wool": 1}},
}


def prices(table: Tabletop, of: int, to: int | None = None) -> dict[str, dict[str, Any]]:
    """What a seat reads on the tags of an island, by what they hang on."""
    view = table.state.view(of if to is None else to)
    zone = next(each for each in view["zones"] if each["id"] == f"prices/{of}")
    return {piece["kind"]: piece["marks"] for piece in zone["pieces"]}


@rule("PAR-4.1.9")
def test_what_can_be_paid_for_now_is_what_may_be_built() -> None:
    table = scenario(**CROWD)
    tags = prices(table, 0)
    payable = {what for what, marks in tags.items() if "payable" in marks}
    actions = table.state.view(0)["actions"]
    offered = {action["text"].split()[1] for action in actions if action["verb"] in ("build", "buy_fleet")}
    assert payable == offered == {"village_c1", "b"}
    assert tags["village_c1"]["price"] == "grapes:1 timber:1" and tags["c"]["price"] == "gold:2"
    assert "village_a1" not in tags, "what stands has no price"


@rule("PAR-4.1.5")
def test_a_price_is_todays_price() -> None:
    dear = scenario(**CROWD, events=["unskilled_labor"])
    assert prices(dear, 0)["village_c1"]["price"] == "grapes:1 timber:1 any_basic:1"
    assert "payable" not in prices(dear, 0)["village_c1"]


@rule("PAR-8.1.4")
def test_a_wonder_costs_what_its_next_stage_costs() -> None:
    table = scenario(**CROWD, wonders={0: {"colossus": "plan"}, 1: {"oracle": "partial"}})
    assert prices(table, 0)["colossus"]["price"] == "ore:2 timber:1 papyrus:1"
    assert "gold:1" in prices(table, 1)["oracle"]["price"]


@rule("PAR-13.1.2")
def test_nobody_reads_off_a_tag_what_another_can_pay() -> None:
    table = scenario(**CROWD)
    assert "payable" in prices(table, 1)["village_c1"]
    seen = prices(table, 1, to=0)
    assert not [what for what, marks in seen.items() if "payable" in marks]
    assert seen["village_c1"]["price"] == "olives:1 wool:1", "what it costs is printed for all"


@rule("PAR-3.9.2")
def test_the_hand_limit_stands_in_the_view() -> None:
    table = scenario(**CROWD, built={1: ["treasury"]})
    counters = {each["id"]: each["value"] for each in table.state.view(0)["counters"]}
    assert counters["keeps/0"] < counters["keeps/1"]
    assert counters["keeps_each/0"] < counters["keeps_each/1"]


@rule("PAR-3.9.4", "PAR-3.9.5")
def test_the_view_says_how_many_cards_would_go() -> None:
    hand = {"grain": 4, "ore": 2, "wool": 1, "army": 2}
    for more in ({}, {"philosophies": {0: ["platonism"]}, "built": {0: ["academy"]}}, {"built": {0: ["treasury"]}}):
        table = scenario(phase="discard", hands={0: hand}, patient=True, **more)
        counters = {each["id"]: each["value"] for each in table.state.view(0)["counters"]}
        assert "excess/1" not in counters, "nobody else's"
        for option, name in (("keep_any", "excess/0"), ("keep_per_type", "excess_each/0")):
            chosen = scenario(phase="discard", hands={0: hand}, patient=True, **more)
            if "keep_any" in [action["text"] for action in chosen.state.view(0)["actions"]]:
                chosen.play(option)
                asked = chosen.state.view(0)["prompt"]
                left = asked["params"]["left"] if asked["key"] == "discard" else 0
                assert counters[name] == left, (option, more)


@rule("PAR-3.1.4", "PAR-7.1.4")
def test_an_event_says_whom_it_touches() -> None:
    table = scenario(
        events=["drought", "persian_tribute", "hellenic_quarrel"],
        choices={"drought": "ore", "hellenic_quarrel": "athens"},
        wonders={2: {"labyrinth": "complete"}},
        year=2,
        season=3,
        impossible=True,
    )
    row = {piece["kind"]: piece["marks"] for piece in table.state.view(0)["zones"][0]["pieces"]}
    assert row["drought"]["dries"] == "ore" and row["hellenic_quarrel"]["closes"] == "athens"
    assert row["persian_tribute"]["spares"] == "2" and "spares" not in row["drought"]


@rule("PAR-3.9.3")
def test_who_keeps_some_of_each_type_discards_from_the_rest() -> None:
    hand = {"grain": 4, "ore": 2, "wool": 1, "army": 2}
    table = scenario(phase="discard", hands={0: hand}, patient=True).play("keep_per_type")
    zone = next(each for each in table.state.view(0)["zones"] if each["id"] == "going/0")
    assert {piece["kind"]: piece["count"] for piece in zone["pieces"]} == {"grain": 3, "ore": 1}
    assert not [each for each in table.state.view(1)["zones"] if each["id"].startswith("going")]


def lines(table: Tabletop) -> dict[str, tuple[int, int]]:
    """What exchanges cost and give, as seat 0 reads it."""
    zone = next((each for each in table.state.view(0)["zones"] if each["id"] == "lines/0"), {"pieces": []})
    names = {piece["id"].rpartition("/")[2]: piece["marks"] for piece in zone["pieces"]}
    return {name: (marks["give"], marks["get"]) for name, marks in names.items()}


@rule("PAR-6.3.4", "PAR-7.4.4")
def test_an_exchange_says_what_it_costs_today() -> None:
    voyage = {0: {"a": {"to": "italy", "cards": {"grain": 5}}}}
    things: dict[str, Any] = {"phase": "fleet_trade", "at_sea": voyage, "harbors": {"italy": "eager_buyers"}}
    plain = lines(scenario(**things).play("begin a"))
    assert plain["F3 plain"] == (4, 1) and plain["F3 eager"] == (3, 1) and plain["I1 plain"] == (3, 1)
    dear = lines(scenario(**things, events=["debased_coin"]).play("begin a"))
    assert dear["F3 plain"] == (5, 1) and dear["F2 plain"] == plain["F2 plain"]
    at_home = scenario(phase="build", hands={0: {"grain": 5}}, built={0: ["market"]})
    assert lines(at_home)["M1"] == (4, 1)
