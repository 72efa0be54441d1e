"""PAR-1, PAR-12 — Components, islands, setup, variants and table options."""

from collections import Counter
from typing import Any

import pytest

import petteia
from petteia.engine.generator import Generator
from petteia.games.parthenon.components import read_box, shipped
from petteia.games.parthenon.game import Parthenon, Position
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.tabletop import Tabletop
from petteia.games.parthenon.terms import CARDS, LANDS, REGIONS, STRUCTURES
from tests.rules import rule

BOX = read_box()
DATA = shipped()


def dealt(seats: int, *islands: str, archon: int = 0, **options: str) -> Tabletop:
    """A new game with these islands in this order, up to the first decision or the first event."""
    table = Tabletop(Parthenon(seats, options).new(), patient=True)
    for extra in [name for name in islands if name in ("lemnos", "naxos", "scyros")]:
        table.deal(extra)
    table.deal(*islands)
    return table.deal(archon)


@rule("PAR-1.1.1")
def test_three_to_six_play_and_the_order_begins_with_the_archon() -> None:
    assert Parthenon.SEAT_COUNTS == (3, 4, 5, 6)
    table = scenario(seats=4, archon=2)
    assert [int(table.state.in_order(place)) for place in range(4)] == [2, 3, 0, 1]


@rule("PAR-1.1.2", "PAR-1.1.3", "PAR-1.1.4")
def test_there_are_eleven_commodities_and_three_aegis_cards_in_a_fixed_order() -> None:
    basics = ("grain", "grapes", "olives", "ore", "timber", "wool")
    rares = ("pottery", "spices", "tools", "papyrus")
    assert (*basics, *rares, "gold", "army", "escort", "gift_of_poseidon") == CARDS
    table = scenario(phase="event", events=["drought"], season=1, hands={1: {"ore": 1, "grain": 1}}, patient=True)
    table.deal("pirate_raids").play("donate ore", seat=1)
    assert table.refused("donate grain", seat=1).code == "in_order"


@rule("PAR-1.1.5", "PAR-6.2.4")
def test_cards_aboard_cannot_be_paid_from_hand_nor_hand_cards_abroad() -> None:
    table = scenario(
        phase="fleet_trade",
        wonders={0: {"colossus": "partial"}},
        hands={0: {"gold": 1, "grain": 4}},
        at_sea={0: {"a": {"to": "sparta", "cards": {"tools": 1}}}},
        harbors={"sparta": "open_harbor"},
        patient=True,
    )
    assert table.refused("complete colossus").params == {"card": "tools", "have": 0, "need": 1}
    table.play("done", "begin a")
    reason = table.refused("convert N1 plain")
    assert (reason.code, reason.rule) == ("too_few_of_class", "PAR-6.2.4")


@rule("PAR-1.1.6")
def test_the_bank_never_runs_out() -> None:
    grain = next(row["count"] for row in DATA["commodities"] if row["id"] == "grain")
    table = scenario(phase="production", hands={0: {"grain": grain}, 1: {"grain": grain}})
    table.until("island_trade")
    assert table.hand(2)["grain"] == 1


@rule("PAR-1.1.7")
def test_the_supply_is_limited() -> None:
    assert list(BOX.supply) == [18, 12, 12]
    table = scenario(
        phase="build", built={0: ["shrine"]}, hands={0: {"grain": 2}}, supply={"gift_of_poseidon": 0}, patient=True
    )
    assert table.refused("use shrine").code == "supply_empty"


@rule("PAR-1.1.8", "PAR-8.1.4")
def test_surcharges_and_discounts_touch_structures_only() -> None:
    table = scenario(
        phase="build",
        events=["unskilled_labor"],
        philosophies={0: ["cynicism"]},
        impossible=True,
        wonders={0: {"colossus": "plan"}},
        hands={0: {"gold": 1, "ore": 1, "timber": 1, "papyrus": 1}},
    )
    assert table.refused("plan colossus").params == {"card": "ore", "have": 1, "need": 2}
    table.play("buy_fleet b")
    assert table.fleets(0) == "ab" and table.hand(0) == {"ore": 1, "timber": 1, "papyrus": 1}


@rule("PAR-1.1.9")
def test_own_basics_are_the_printed_ones_whatever_is_built() -> None:
    table = scenario(phase="build", hands={0: {"grapes": 2, "timber": 1, "olives": 1}}, razed={0: ["village_a1"]})
    assert table.refused("build village_b2").code == "too_few_wild"
    table = scenario(phase="build", hands={0: {"grapes": 1, "wool": 1}})
    assert table.offers("build village_b2")


@rule("PAR-1.2.1", "PAR-1.2.2", "PAR-INV-1")
def test_the_box_has_440_cards_of_the_kinds_listed() -> None:
    counts = DATA["component_counts"]
    cards = {key: n for key, n in counts["cards"].items() if isinstance(n, int)}
    assert sum(cards.values()) == counts["total"] == 440
    assert (counts["island_cards"], counts["fleet_counters"], counts["archon_counters"]) == (6, 18, 1)
    assert cards == {
        "village": 36, "workshop": 12, "acropolis": 36, "fleet": 18, "archon": 6, "phase": 6, "philosophy": 24,
        "wonder_plan": 12, "wonder": 12, "event": 18, "hazard": 36, "harbor_status": 26, "army": 18, "escort": 12,
        "gift_of_poseidon": 12, "basic": 96, "rare": 40, "gold": 20,
    }  # fmt: skip
    assert sum(BOX.hazards.count) == 36 and sum(BOX.harbors.count) == 26 and sum(BOX.philosophy_copies) == 24


@rule("PAR-1.2.3", "PAR-INV-3")
def test_a_build_deck_has_six_villages_two_workshops_and_six_buildings() -> None:
    kinds = Counter(name.split("_")[0] for name in STRUCTURES)
    assert kinds["village"] == 6 and kinds["workshop"] == 2 and len(STRUCTURES) == 14
    table = scenario(phase="build", all={0}, hands={0: {"grain": 9, "gold": 9}}, fleets={0: "abc"})
    assert not [text for text in table.offered() if text.startswith(("build", "buy_fleet"))]


@rule("PAR-1.2.4")
def test_three_lands_are_neighboring_and_three_foreign() -> None:
    assert LANDS == ("sparta", "athens", "ionia", "egypt", "carthage", "italy")
    assert [land["region"] for land in DATA["lands"]] == [REGIONS[0]] * 3 + [REGIONS[1]] * 3


@rule("PAR-1.2.5")
def test_there_are_twelve_wonders_six_philosophies_and_six_events_a_year() -> None:
    assert len(BOX.wonder_ids) == 12 and list(BOX.philosophy_copies) == [4] * 6
    assert Counter(BOX.events.year) == {1: 6, 2: 6, 3: 6}


@rule("PAR-1.3.1")
def test_every_island_has_two_villages_for_each_basic_and_two_workshops() -> None:
    for island in DATA["islands"]:
        villages = Counter(village["produces"] for village in island["villages"])
        assert villages == {basic: 2 for basic in island["basics"]}
        assert [workshop["produces"] for workshop in island["workshops"]] == [island["rare"]] * 2
        assert island["rare"] != "papyrus"


ISLANDS = {
    "chios": (True, ["grapes", "timber", "olives"], "spices"),
    "crete": (True, ["olives", "wool", "grain"], "pottery"),
    "rhodes": (True, ["grain", "ore", "timber"], "tools"),
    "lemnos": (False, ["grapes", "timber", "ore"], "tools"),
    "naxos": (False, ["grain", "ore", "wool"], "pottery"),
    "scyros": (False, ["olives", "wool", "grapes"], "spices"),
}


def is_as_printed(name: str) -> bool:
    at = BOX.island_ids.index(name)
    basics = [CARDS[k] for k in BOX.basics[at * 3 : at * 3 + 3]]
    return (bool(BOX.torch[at]), basics, CARDS[BOX.rare[at]]) == ISLANDS[name]


@rule("PAR-1.3.2", "PAR-1.3.3", "PAR-1.3.4")
def test_the_torch_islands_produce_what_is_printed() -> None:
    assert all([is_as_printed(name) for name in ("chios", "crete", "rhodes")])


@rule("PAR-1.3.5", "PAR-1.3.6", "PAR-1.3.7")
def test_the_other_islands_produce_what_is_printed() -> None:
    assert all([is_as_printed(name) for name in ("lemnos", "naxos", "scyros")])


@rule("PAR-1.4.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_torch_islands_take_part_and_the_others_are_drawn(seats: int) -> None:
    table = Tabletop(Parthenon(seats).new())
    for _ in range(seats - 3):
        names = [table.state.stack[-1].outcome_name(table.state, i) for i, w in enumerate(table.state.chance()) if w]
        assert set(names) <= {"lemnos", "naxos", "scyros"}
        table.deal(names[0])
    names = [table.state.stack[-1].outcome_name(table.state, i) for i, w in enumerate(table.state.chance()) if w]
    assert {"chios", "crete", "rhodes"} <= set(names) and len(names) == seats


@rule("PAR-1.4.2", "PAR-1.4.4")
def test_islands_and_the_first_archon_are_drawn_at_random() -> None:
    table = Tabletop(Parthenon(3).new())
    assert list(table.state.chance()) == [1, 1, 1, 0, 0, 0]
    table.deal("rhodes")
    assert list(table.state.chance()) == [1, 1, 0, 0, 0, 0]
    table.deal("chios", "crete")
    assert list(table.state.chance()) == [1, 1, 1]
    assert table.deal(2).archon == 2
    assert [table.state.box.island_ids[table.state.island(seat)] for seat in range(3)] == ["rhodes", "chios", "crete"]


@rule("PAR-1.4.3")
def test_everybody_starts_with_fleet_a_two_villages_and_an_empty_hand() -> None:
    table = dealt(3, "chios", "crete", "rhodes")
    for seat in range(3):
        assert table.built(seat) == ["village_a1", "village_b1"]
        assert table.fleets(seat) == "a" and table.hand(seat) == {}


@rule("PAR-1.4.5")
def test_the_events_of_a_year_are_four_of_its_six() -> None:
    table = dealt(3, "chios", "crete", "rhodes")
    year_one = set(BOX.event_ids[:6])
    for season in range(4):
        possible = {BOX.event_ids[i] for i, w in enumerate(table.state.chance()) if w}
        assert possible <= year_one and len(possible) == 6 - season
        table.deal(min(possible)).until("archon").until("event")


@rule("PAR-1.4.6")
def test_harbor_cards_lie_face_down_on_the_lands() -> None:
    table = dealt(3, "chios", "crete", "rhodes")
    assert [int(table.state.harbor(land)) for land in range(6)] == [-1] * 6
    assert sum(table.state.stack_of_harbors) == 26
    assert not any(table.state.is_open(land) for land in range(6))


@rule("PAR-1.4.7")
def test_hazards_and_plans_are_shuffled_decks() -> None:
    table = dealt(3, "chios", "crete", "rhodes")
    assert table.state.hazards.size() == 36 and sum(table.state.spent) == 0
    assert [int(table.state.stage(wonder)) for wonder in range(12)] == [0] * 12


@rule("PAR-1.4.8")
def test_extras_come_from_the_supply_into_the_hand() -> None:
    table = dealt(4, "chios", "crete", "rhodes", "lemnos")
    assert table.supply() == {"army": 17, "escort": 12, "gift_of_poseidon": 10}
    assert table.hand(3) == {"army": 1}


@rule("PAR-1.5.1")
@pytest.mark.parametrize("islands", [list(ISLANDS)[:3], list(ISLANDS)])
def test_with_three_or_six_players_nobody_receives_an_extra(islands: list[str]) -> None:
    table = dealt(len(islands), *islands)
    assert all([table.hand(seat) == {} for seat in range(len(islands))])


GIFTS = {"lemnos": {"chios", "rhodes"}, "naxos": {"rhodes", "crete"}, "scyros": {"crete", "chios"}}


@rule("PAR-1.5.2", "PAR-1.5.3")
@pytest.mark.parametrize("fourth", list(GIFTS))
def test_with_four_players_one_gets_an_army_and_two_a_gift(fourth: str) -> None:
    islands = ["chios", "crete", "rhodes", fourth]
    table = dealt(4, *islands)
    assert table.hand(3) == {"army": 1}
    with_gift = {islands[seat] for seat in range(3) if table.hand(seat) == {"gift_of_poseidon": 1}}
    assert with_gift == GIFTS[fourth]
    assert [table.hand(seat) for seat in range(3) if islands[seat] not in with_gift] == [{}]


@rule("PAR-1.5.4")
@pytest.mark.parametrize(("missing", "without"), [("lemnos", "rhodes"), ("naxos", "crete"), ("scyros", "chios")])
def test_with_five_players_all_but_the_unique_producer_get_a_gift(missing: str, without: str) -> None:
    islands = [name for name in ISLANDS if name != missing]
    table = dealt(5, *islands)
    for seat, name in enumerate(islands):
        assert table.hand(seat) == ({} if name == without else {"gift_of_poseidon": 1})


# -- variants ---------------------------------------------------------------------------------------------------


def quick(**options: str) -> Tabletop:
    return dealt(3, "chios", "crete", "rhodes", archon=1, quick_start="on", **options)


def chosen(table: Tabletop) -> Tabletop:
    return table.play("choose oracle", "choose colossus", "choose labyrinth")


@rule("PAR-12.1.1")
def test_a_quick_start_begins_with_year_two_and_lasts_eight_seasons() -> None:
    table = chosen(quick())
    assert table.state.year() == 2
    assert {BOX.event_ids[i] for i, w in enumerate(table.state.chance()) if w} == set(BOX.event_ids[6:12])
    table.play_on(seed=3)
    assert table.over and table.state.played() == 8


@rule("PAR-12.1.2", "PAR-12.1.3")
def test_a_quick_start_gives_villages_a_workshop_two_fleets_and_a_plan() -> None:
    table = chosen(quick())
    for seat in range(3):
        assert table.built(seat) == [*STRUCTURES[:6], "workshop_1"]
        assert table.fleets(seat) == "ab" and table.hand(seat) == {}
    assert table.wonders(1) == {"oracle": "plan"}


@rule("PAR-12.1.4")
def test_plans_are_picked_in_archon_order_and_the_next_one_costs_gold() -> None:
    table = quick()
    assert table.pending == (1,)
    table.play("choose oracle")
    assert table.pending == (2,) and table.refused("choose oracle").code == "plan_gone"
    table.play("choose colossus", "choose labyrinth")
    assert [list(table.wonders(seat)) for seat in range(3)] == [["labyrinth"], ["oracle"], ["colossus"]]
    later = scenario(
        phase="fleet_trade",
        options={"quick_start": "on"},
        wonders={0: {"oracle": "plan"}},
        at_sea={0: {"a": {"to": "athens", "cards": {"grain": 1}}}},
        harbors={"athens": "open_harbor"},
        patient=True,
    )
    assert later.play("begin a").refused("draw_plan").params == {"card": "gold", "have": 0, "need": 1}


@rule("PAR-12.1.5")
def test_a_quick_start_changes_nothing_else() -> None:
    table = dealt(4, "chios", "crete", "rhodes", "lemnos", quick_start="on")
    assert [table.hand(seat) for seat in (0, 2, 3)] == [{"gift_of_poseidon": 1}, {"gift_of_poseidon": 1}, {"army": 1}]
    assert table.state.hazards.size() == 36 and sum(table.state.stack_of_harbors) == 26


@rule("PAR-12.2.1")
def test_a_first_game_leaves_the_three_harshest_events_out() -> None:
    for year in (1, 2, 3):
        table = scenario(options={"first_game": "on"}, year=year, season=1, phase="event")
        possible = [BOX.event_ids[i] for i, w in enumerate(table.state.chance()) if w]
        assert len(possible) == 5
        assert not {"unskilled_labor", "persian_tribute", "persian_war"} & set(possible)


@rule("PAR-12.2.2")
def test_both_variants_may_be_combined() -> None:
    table = chosen(quick(first_game="on"))
    possible = {BOX.event_ids[i] for i, w in enumerate(table.state.chance()) if w}
    assert possible == set(BOX.event_ids[6:12]) - {"persian_tribute"}


@rule("PAR-12.3.1")
def test_the_army_of_the_fourth_island_may_come_later() -> None:
    table = dealt(4, "chios", "crete", "rhodes", "lemnos", army_season="2")
    assert table.hand(3) == {} and table.hand(0) == {"gift_of_poseidon": 1}
    table.until("archon").until("event")
    assert table.hand(3).get("army") == 1


@rule("PAR-12.3.2")
def test_the_limits_may_be_set_differently_but_never_to_unlimited() -> None:
    game = petteia.load("parthenon", options={"conversions": "4", "cards_per_side": "2", "drafts": "2"})
    assert isinstance(game, Parthenon)
    assert (game.box.conversions, game.box.side, game.box.drafts) == (4, 2, 2)
    for option in Parthenon.OPTIONS[3:7]:
        assert all([value == "printed" or value.isdigit() for value in option.values])
    position = game.new()
    assert isinstance(position, Position)
    rng = Generator(1)
    position.resolve(rng.pick(position.chance()))


def to_complete(wonder: str, **things: object) -> Tabletop:
    """Seat 0 has paid off the plan of a wonder, and a build phase begins."""
    return scenario(**{"phase": "build", "wonders": {0: {wonder: "partial"}}, "patient": True, **things})


@rule("PAR-12.3.3", "PAR-8.1.4")
@pytest.mark.parametrize("row", DATA["wonders"], ids=lambda row: str(row["id"]))
@pytest.mark.parametrize(("value", "gold"), [("", 1), ("printed", 1), ("2", 2)])
def test_a_wonder_is_completed_for_one_gold_or_for_two(row: dict[str, Any], value: str, gold: int) -> None:
    options = {"completion_gold": value} if value else {}
    complete = f"complete {row['id']}"
    rest = {kind: n for kind, n in row["completion_cost"].items() if kind != "gold"}
    short = to_complete(row["id"], options=options, hands={0: {**rest, "gold": gold - 1}})
    assert not short.offers(complete)
    reason = short.refused(complete)
    assert (reason.code, reason.rule) == ("too_few", "PAR-8.1.4")
    assert reason.params == {"card": "gold", "have": gold - 1, "need": gold}
    table = to_complete(row["id"], options=options, hands={0: {**rest, "gold": gold, "grain": 1}}).play(complete)
    assert table.wonders(0) == {row["id"]: "complete"} and table.hand(0) == {"grain": 1}
    assert sorted(table.heard("paid")[-1]["cards"]) == sorted([*rest, *["gold"] * gold])


@rule("PAR-12.3.3")
def test_two_gold_to_complete_a_wonder_change_no_other_price() -> None:
    two = {"completion_gold": "2"}
    plan = {"ore": 2, "timber": 1, "papyrus": 1}
    table = to_complete("colossus", wonders={0: {"colossus": "plan"}}, options=two, hands={0: plan})
    assert table.play("plan colossus").wonders(0) == {"colossus": "partial"} and table.hand(0) == {}
    built = {0: {"colossus": "complete"}, 1: {"oracle": "plan"}}
    other = scenario(phase="event", wonders=built, options=two, hands={1: {"gold": 1}}, patient=True)
    assert other.play("buy_in colossus").hand(1) == {}
    dear = to_complete("colossus", options=two, hands={0: {"gold": 2}})
    assert dear.refused("complete colossus").params == {"card": "tools", "have": 0, "need": 1}


@rule("PAR-12.3.3")
def test_the_option_goes_before_the_gold_of_an_owners_file() -> None:
    data = {**DATA, "wonders": [dict(row) for row in DATA["wonders"]]}
    data["wonders"][0]["completion_cost"] = {"gold": 3, "tools": 1}
    data["wonders"][1]["completion_cost"] = {"spices": 2}
    for options, asked in (({}, (3, 0)), ({"completion_gold": "2"}, (2, 2))):
        for wonder, gold in zip(("colossus", "great_library"), asked, strict=True):
            hand = {"gold": gold, "tools": 1, "spices": 2}
            table = to_complete(wonder, components=data, options=options, hands={0: hand})
            assert table.play(f"complete {wonder}").hand(0).get("gold", 0) == 0
