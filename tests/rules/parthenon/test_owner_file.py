"""An owner's components file: what it changes is played, or refused with file, key and what would be right."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from petteia.engine.driver import random_choices, random_game
from petteia.engine.generator import Generator
from petteia.engine.reading import ComponentsError
from petteia.games.parthenon.components import read_box, shipped
from petteia.games.parthenon.game import Parthenon
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.setup import hand_out_extras, settle_on
from petteia.games.parthenon.state import MOST_OF_A_KIND, fill, hand_of
from petteia.games.parthenon.terms import GIFT, GOLD
from tests.rules import rule

Data = dict[str, Any]


def entry(data: Data, table: str, name: str) -> Data:
    found: Data = next(row for row in data[table] if row["id"] == name)
    return found


def swap_years(data: Data, one: str, other: str) -> None:
    """Two events change their places, and with them their years."""
    rows = data["events"]
    a, b = (next(at for at, row in enumerate(rows) if row["id"] == name) for name in (one, other))
    rows[a], rows[b] = rows[b], rows[a]
    rows[a]["year"], rows[b]["year"] = rows[b]["year"], rows[a]["year"]


def harbors(data: Data, kinds: int) -> None:
    """One harbor card of each of so many kinds."""
    data["harbor_status"] = [{**row, "count": 1} for row in data["harbor_status"][:kinds]]
    data["component_counts"]["total"] -= data["component_counts"]["cards"]["harbor_status"] - kinds
    data["component_counts"]["cards"]["harbor_status"] = kinds


def also_a_drought(data: Data) -> None:
    entry(data, "events", "dionysia").update(
        effect=deepcopy(entry(data, "events", "drought")["effect"]), timing="production"
    )


def gives_an_army(data: Data) -> None:
    entry(data, "philosophies", "sophism")["effect"] = deepcopy(entry(data, "wonders", "statue_of_zeus")["effect"])


def ignores_an_event(data: Data) -> None:
    entry(data, "wonders", "labyrinth")["effect"] = deepcopy(entry(data, "philosophies", "stoicism")["effect"])


REFUSED: dict[str, tuple[str, Callable[[Data], object]]] = {
    "a missing key": ("fleets[b].cost", lambda d: entry(d, "fleets", "b").pop("cost")),
    "a typo in a table": ("fleetz", lambda d: d.update(fleetz=[])),
    "a figure the rules fix": ("game.years", lambda d: d["game"].update(years=4)),
    "gold for gold": (  # PAR-6.3.1: what is given is not received
        "trade_rates[N8].give", lambda d: d["trade_rates"][7].update(to="gold"),
    ),
    "so many basics that none is left to take": (  # PAR-6.3.1
        "trade_rates[N1].give", lambda d: d["trade_rates"][0].update(give=5),
    ),
    "gold for gold at home": (  # PAR-6.3.1
        "acropolis", lambda d: entry(d, "acropolis", "market")["effect"]["table"][3].update(get="gold"),
    ),
    "a lost card": ("component_counts.cards.hazard", lambda d: entry(d, "hazards", "storm").update(count=3)),
    "an event at a moment when nothing asks for it": (
        "events[pirate_raids].timing", lambda d: entry(d, "events", "pirate_raids").update(timing="event"),
    ),
    "an earthquake in production": (
        "events[earthquake].timing", lambda d: entry(d, "events", "earthquake").update(timing="production"),
    ),
    "two events of a year that do the same": ("events", also_a_drought),
    "the harshest events in the same year": ("events", lambda d: swap_years(d, "persian_war", "drought")),
    "a harshest event that is not there": (
        "events", lambda d: entry(d, "events", "persian_war").update(id="war_of_the_persians"),
    ),
    "too few harbor cards": ("harbor_status", lambda d: harbors(d, 17)),
    "a second plan that costs ore": (
        "wonder_rules.second_plan_cost.ore", lambda d: d["wonder_rules"]["second_plan_cost"].update(ore=1),
    ),
    "a copy that costs ore": (
        "philosophy_rules.copy_cost.ore", lambda d: d["philosophy_rules"]["copy_cost"].update(ore=1),
    ),
    "a buy-in that costs ore": (
        "wonders[oracle].buy_in.cost.ore", lambda d: entry(d, "wonders", "oracle")["buy_in"]["cost"].update(ore=1),
    ),
    "other copies than are there": (
        "philosophies[cynicism].count", lambda d: d["philosophy_rules"].update(copies_each=3),
    ),
    "an army that says one thing and does another": (
        "aegis[army].effects", lambda d: entry(d, "aegis", "army")["effects"][0].update(amount=2),
    ),
    "a philosophy that gives armies": ("philosophies[sophism].effect.kind", gives_an_army),
    "a wonder that ignores an event": ("wonders[labyrinth].effect.kind", ignores_an_event),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_what_the_game_cannot_play_is_refused(what: str) -> None:
    place, change = REFUSED[what]
    data = shipped()
    change(data)
    with pytest.raises(ComponentsError) as refusal:
        read_box(data, "mine.toml")
    assert str(refusal.value).startswith(f"mine.toml: {place}") and "right would be" in str(refusal.value)


@rule("PAR-INV-7")
def test_three_harbor_cards_for_each_of_six_players_are_enough() -> None:
    data = shipped()
    harbors(data, 18)
    assert sum(read_box(data).harbors.count) == 18


@rule("PAR-7.2.6", "PAR-7.3.3")
def test_unrest_and_an_earthquake_in_the_same_year_are_both_played() -> None:
    data = shipped()
    swap_years(data, "earthquake", "dionysia")
    both = {"village_unrest": 0, "earthquake": 1}
    for order in (["village_unrest", "earthquake"], ["earthquake", "village_unrest"]):
        table = scenario(components=data, events=order, choices=both, built={1: ["port"]}, phase="production")
        table.play("silence a1", seat=0)
        assert table.heard("village_silenced") == [{"event": "village_silenced", "seat": 0, "village": "a1"}]
        table = scenario(components=data, events=order, choices=both, built={1: ["port"]}, phase="build")
        assert table.heard("building_idle") == [{"event": "building_idle", "seat": 1, "structure": "port"}]


@rule("PAR-7.3.6", "PAR-7.4.2")
def test_trade_winds_do_not_hide_the_wrath_of_poseidon_from_a_stoic() -> None:
    data = shipped()
    swap_years(data, "trade_winds", "golden_age")
    for order in (["trade_winds", "wrath_of_poseidon"], ["wrath_of_poseidon", "trade_winds"]):
        table = scenario(
            components=data, year=3, events=order, philosophies={0: ["stoicism"]}, impossible=True,
            ignored={0: "wrath_of_poseidon"}, phase="hazard", hazards=["safe_voyage", "sirens"],
            at_sea={0: {"a": {"to": "egypt", "cards": ["ore", "wool"]}}},
        )  # fmt: skip
        assert table.heard("immune") == [{"event": "immune", "seat": 0, "fleet": "a"}]


@rule("PAR-7.4.2")
def test_more_cards_for_foreign_lands_alone_leave_the_neighboring_card_to_a_stoic() -> None:
    data = shipped()
    entry(data, "events", "wrath_of_poseidon")["effect"]["region"] = "foreign"
    table = scenario(
        components=data, year=3, events=["wrath_of_poseidon"], philosophies={0: ["stoicism"]}, impossible=True,
        phase="hazard", ignored={0: "wrath_of_poseidon"}, hazards=["contrary_winds"],
        at_sea={0: {"a": {"to": "sparta", "cards": {"ore": 5}}}},
    )  # fmt: skip
    assert table.heard("fleet_turned_back") and not table.heard("immune")
    entry(data, "events", "wrath_of_poseidon")["effect"].update(region="all", delta=2)
    table = scenario(
        components=data, year=3, events=["wrath_of_poseidon"], philosophies={0: ["stoicism"]}, impossible=True,
        hazards=["safe_voyage", "contrary_winds", "contrary_winds"], ignored={0: "wrath_of_poseidon"}, phase="hazard",
        at_sea={0: {"a": {"to": "sparta", "cards": {"ore": 5}}}},
    )  # fmt: skip
    assert len(table.heard("immune")) == 2


@rule("PAR-5.3.4")
def test_a_philosophy_may_keep_pirates_off() -> None:
    data = shipped()
    entry(data, "philosophies", "sophism")["effect"] = deepcopy(entry(data, "wonders", "colossus")["effect"])
    table = scenario(
        components=data, philosophies={0: ["sophism"]}, impossible=True, phase="hazard", hazards=["pirates"],
        at_sea={0: {"a": {"to": "sparta", "cards": {"ore": 5}}}},
    )  # fmt: skip
    assert table.heard("immune") == [{"event": "immune", "seat": 0, "fleet": "a"}]


def gifts(data: Data, islands: list[int]) -> list[int]:
    """The Gifts that players on some islands get as extras."""
    position = Parthenon(len(islands), {}, data).new()
    fill(position)
    for seat, island in enumerate(islands):
        settle_on(position, seat, island)
    hand_out_extras(position)
    return [int(position.hand(seat, GIFT)) for seat in range(len(islands))]


def also_pottery(data: Data, island: str) -> None:
    row = entry(data, "islands", island)
    row["rare"] = "pottery"
    for workshop in row["workshops"]:
        workshop["produces"] = "pottery"


@rule("PAR-1.5.4")
def test_with_five_players_an_island_that_shares_its_rare_with_two_gets_one_gift() -> None:
    data = shipped()
    assert gifts(data, [0, 1, 2, 3, 4]) == [0, 1, 1, 1, 1]
    also_pottery(data, "lemnos")
    assert gifts(data, [0, 1, 2, 3, 4]) == [0, 1, 0, 1, 1]  # crete, lemnos and naxos


@rule("PAR-1.5.3")
def test_with_four_players_an_island_alike_in_start_villages_and_in_rare_gets_both_gifts() -> None:
    data = shipped()
    assert gifts(data, [0, 1, 2, 4]) == [0, 1, 1, 0]
    also_pottery(data, "rhodes")
    also_pottery(data, "naxos")
    assert gifts(data, [0, 1, 2, 4]) == [0, 1, 2, 0]  # crete for its rare, rhodes for both


def test_a_game_with_other_figures_is_played_to_the_end() -> None:
    data = shipped()
    swap_years(data, "earthquake", "dionysia")
    swap_years(data, "trade_winds", "golden_age")
    entry(data, "fleets", "b")["cost"] = data["fleet_loss"]["rebuild_cost_b"] = {"gold": 2}
    data["production_army"]["extra_per_army"] = entry(data, "aegis", "army")["effects"][0]["amount"] = 2
    state = Parthenon(4, {"first_game": "on"}, data).new()
    random_game(state, Generator(5), state.game.bound)
    assert not state.stack


@rule("PAR-1.1.6")
def test_the_bank_hands_out_only_what_everybody_can_keep_account_of() -> None:
    state = scenario(phase="build", hands={0: {"gold": 3}}).state
    hand = hand_of(0)
    state.take(hand, GOLD, 999)  # an owner's event may say so
    assert state.count_row(hand)[GOLD] == MOST_OF_A_KIND
    state.take(hand, GOLD, 1)
    assert state.count_row(hand)[GOLD] == MOST_OF_A_KIND


def test_a_game_of_absurd_figures_comes_to_its_end() -> None:
    data = deepcopy(dict(shipped()))
    for row in data["events"]:
        give = row["effect"].get("give")
        if isinstance(give, dict):
            row["effect"]["give"] = dict.fromkeys(give, 999)
    for at in (3, 7, 9, 10, 14):
        data["trade_rates"][at]["give"] = 12
    for at in (0, 2):
        data["trade_rates"][at]["get"] = 12
    for seed in range(3):
        state, rng = Parthenon(6, {}, data).new(), Generator(seed)
        while random_choices(state, rng, 100, state.game.bound):
            assert [state.view(seat)["seat"] for seat in range(6)] == [*range(6)]
        assert state.standings()
