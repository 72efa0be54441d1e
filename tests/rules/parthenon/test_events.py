"""PAR-7 — Events."""

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.tabletop import Tabletop
from tests.rules import rule

Cards = dict[str, int]


def trade_start(event: str, hand: Cards, **more: object) -> Tabletop:
    """Seat 0 meets an event at the start of island trade; nobody is answered for."""
    return scenario(**{"phase": "island_trade", "events": [event], "hands": {0: hand}, "patient": True, **more})


def settled(event: str, hand: Cards, *picks: str, **more: object) -> Tabletop:
    """The same, carried out; the others pass."""
    table = trade_start(event, hand, **more)
    table.play(*picks, "done", seat=0)
    while table.pending != CHANCE and table.prompt != "trade" and len(table.pending) > 0:
        table.all_pass()
    return table


@rule("PAR-7.1.2")
def test_who_can_pay_must_and_picks_how() -> None:
    table = trade_start("persian_tribute", {"gold": 1, "tools": 1, "grain": 2})
    assert table.offered(0) == ["settle 1_gold", "settle 1_any_rare", "settle 2_any_basic"]
    assert table.refused("done", seat=0).code == "settle_first"
    assert trade_start("persian_tribute", {"gold": 1}).offered(0) == ["done"]
    assert settled("persian_tribute", {"gold": 1}).hand(0) == {}


@rule("PAR-7.1.3")
def test_payments_go_to_the_bank_and_aegis_cards_to_the_supply() -> None:
    table = settled("persian_war", {"army": 2})
    assert table.hand(0) == {"army": 1} and table.supply()["army"] == 17


@rule("PAR-7.1.4", "PAR-8.3.5")
def test_stoics_and_against_attacks_the_labyrinth_are_shielded() -> None:
    for event in ("pirate_raids", "persian_tribute", "persian_war"):
        assert 0 not in trade_start(event, {"grain": 5}, wonders={0: {"labyrinth": "complete"}}).pending
        assert 0 not in trade_start(event, {"grain": 5}, ignored={0: event}).pending
    assert 0 in trade_start("famine", {"ore": 5}, wonders={0: {"labyrinth": "complete"}}).pending
    box = scenario().state.box
    attacks = [box.event_ids[e] for e in range(18) if box.events.attack[e]]
    assert attacks == ["pirate_raids", "persian_tribute", "persian_war"]


@rule("PAR-7.1.6")
def test_the_archon_names_the_one_who_has_something_to_lose() -> None:
    table = scenario(season=1, phase="event", razed={1: ["village_a1", "village_b1"]}).deal("village_unrest")
    assert table.offered() == ["target 0", "target 2"] and table.refused("target 1").code == "nothing_to_suffer"
    table = scenario(season=1, year=2, phase="event").deal("earthquake")
    assert table.heard("event_idle") == [{"event": "event_idle", "omen": "earthquake"}]
    table = scenario(season=1, year=2, phase="event", built={0: ["market"], 2: ["port"]}).deal("earthquake")
    assert table.offered() == ["target 0", "target 2"]


@rule("PAR-7.2.2")
def test_pirate_raids_cost_an_ore_or_a_commodity_at_random_unless_there_is_an_army() -> None:
    assert settled("pirate_raids", {"ore": 1, "grain": 1}).hand(0) == {"grain": 1}
    table = settled("pirate_raids", {"grain": 2})
    assert table.pending == CHANCE
    assert table.deal("grain").hand(0) == {"grain": 1}
    assert settled("pirate_raids", {"ore": 1, "army": 1}).hand(0) == {"ore": 1, "army": 1}
    assert settled("pirate_raids", {"escort": 1}).hand(0) == {"escort": 1}


@rule("PAR-13.2.13")
def test_an_army_that_keeps_raiders_off_is_shown() -> None:
    table = settled("pirate_raids", {"army": 1})
    assert {"event": "raid_kept_off", "seat": 0, "omen": "pirate_raids", "card": "army"} in table.heard("raid_kept_off")


@rule("PAR-7.2.3")
def test_a_drought_dries_villages_of_a_basic_but_not_bonus_cards_nor_a_stoics() -> None:
    things = {"events": ["drought", "rich_harvest"], "choices": {"drought": "timber"}, "hands": {0: {"army": 2}}}
    table = scenario(phase="production", **things, patient=True)
    assert table.offered(0) == ["take grapes", "take timber"]
    table.play("take timber", "done", seat=0)
    table.until("island_trade")
    assert table.hand(0) == {"grapes": 2, "timber": 1, "army": 2}
    stoic = scenario(phase="production", **things, ignored={0: "drought"}, patient=True)
    stoic.play("take timber", "done", seat=0)
    stoic.until("island_trade")
    assert stoic.hand(0) == {"grapes": 2, "timber": 3, "army": 2}


@rule("PAR-4.10.9")
def test_everybody_sees_which_event_a_stoic_ignores() -> None:
    table = scenario(phase="production", events=["drought", "rich_harvest"], ignored={1: "drought"})
    for seat in (None, 0, 1, 2):
        counters = table.state.view(seat)["counters"]
        assert [c["value"] for c in counters if c["id"] == "ignored/1"] == ["drought"]
        assert not [c for c in counters if c["id"] in ("ignored/0", "ignored/2")]


@rule("PAR-7.2.4")
def test_a_rich_harvest_gives_a_card_of_a_basic_with_an_own_village() -> None:
    table = scenario(phase="production", events=["rich_harvest"], built={0: ["village_c1"]}, patient=True)
    assert table.offered(0) == ["take grapes", "take olives", "take timber"]


@rule("PAR-7.2.6")
def test_village_unrest_silences_a_village_of_the_named_player() -> None:
    table = scenario(phase="production", events=["village_unrest"], choices={"village_unrest": 1}, patient=True)
    assert table.offered(1) == ["silence a1", "silence b1"]
    table.play("silence a1", "done", seat=1)
    table.until("island_trade")
    assert table.hand(1) == {"wool": 1} and table.hand(0) == {"grapes": 1, "timber": 1}
    shielded = scenario(
        phase="production", events=["village_unrest"], choices={"village_unrest": 1}, ignored={1: "village_unrest"}
    )
    assert shielded.hand(1) == {"olives": 1, "wool": 1}


@rule("PAR-7.3.1")
def test_persian_tribute_takes_gold_a_rare_or_two_basics_else_an_aegis_card_or_everything() -> None:
    assert settled("persian_tribute", {"tools": 1, "gold": 1}, "settle 1_any_rare").hand(0) == {"gold": 1}
    assert settled("persian_tribute", {"grain": 3}).hand(0) == {"grain": 1}
    assert settled("persian_tribute", {"grain": 1, "army": 1, "escort": 1}, "give escort").hand(0) == {
        "grain": 1,
        "army": 1,
    }
    assert settled("persian_tribute", {"grain": 1}).hand(0) == {}


@rule("PAR-7.1.2")
def test_who_pays_is_asked_for_a_payment_and_who_suffers_for_what_he_gives_up() -> None:
    def asked(event: str, hand: Cards) -> tuple[str, object]:
        prompt = trade_start(event, hand).state.prompt(0)
        return prompt.key, prompt.params.get("left")

    assert asked("persian_tribute", {"grain": 1, "wool": 1, "ore": 1}) == ("event_cards", 2)
    assert asked("persian_tribute", {"grain": 1, "army": 1, "escort": 1}) == ("event_suffer", 1)
    assert asked("famine", {"ore": 1, "wool": 1, "timber": 1}) == ("event_suffer", 2)
    assert asked("persian_war", {}) == ("event_raze", None)


@rule("PAR-7.3.2")
def test_a_famine_takes_food_or_two_commodities() -> None:
    table = trade_start("famine", {"grain": 1, "olives": 1})
    assert table.offered(0) == ["settle 1_grain", "settle 1_olives"]
    assert settled("famine", {"ore": 2, "wool": 1}, "give wool").hand(0) == {"ore": 1}
    assert settled("famine", {"ore": 1, "army": 1}).hand(0) == {"army": 1}


@rule("PAR-7.3.3")
def test_an_earthquake_costs_two_basics_or_a_building_stands_idle() -> None:
    things = {
        "phase": "build",
        "events": ["earthquake"],
        "choices": {"earthquake": 0},
        "built": {0: ["port", "shrine"]},
    }
    table = scenario(**things, hands={0: {"grain": 1, "timber": 1, "wool": 1}}, patient=True)
    assert table.offered() == ["pay_off", "idle port", "idle shrine"]
    assert table.refused("idle market").code == "not_built"
    idle = scenario(**things, hands={0: {"timber": 1, "wool": 1}}, patient=True).play("idle port")
    assert idle.refused("use port").code == "idle_building" and idle.offers("use shrine")
    table.play("pay_off")
    assert table.state.prompt(0).params == {"bought": "earthquake", "left": 2}
    table.play("give grain", "give timber")
    assert table.hand(0) == {"wool": 1} and not table.state.idle(0)
    poor = scenario(**things, hands={0: {"gold": 1}}, patient=True)
    assert poor.refused("pay_off").params == {"class": "basics", "have": 0, "need": 2}


@rule("PAR-7.3.4")
def test_an_idle_building_counts_as_built_and_later_ones_work() -> None:
    table = scenario(
        phase="build", events=["earthquake"], choices={"earthquake": 0}, built={0: ["shrine"]},
        hands={0: {"timber": 2, "wool": 3, "tools": 1}}, patient=True,
    ).play("idle shrine")  # fmt: skip
    assert "shrine" in table.built(0) and table.refused("build shrine").code == "built_already"
    table.play("build port", "give wool", "use port")
    assert table.hand(0) == {"escort": 1}


@rule("PAR-7.3.5")
def test_the_plague_costs_an_army_or_a_card_of_what_is_due() -> None:
    things = {"phase": "production", "events": ["plague"], "patient": True}
    table = scenario(**things, hands={0: {"army": 2}})
    assert table.offered(0) == ["return_army", "keep_army"]
    table.play("return_army", "post a1", "done", seat=0)
    table.until("island_trade")
    assert table.hand(0) == {"grapes": 2, "timber": 1, "army": 1} and table.supply()["army"] == 17
    table = scenario(**things)
    assert table.offered(0) == ["forgo grapes", "forgo timber"]
    table.play("forgo timber", "done", seat=0)
    table.until("island_trade")
    assert table.hand(0) == {"grapes": 1}
    bare = scenario(**things, razed={0: ["village_a1", "village_b1"]})
    assert bare.offered(0) == ["done"]


FLEETS = {0: {"a": {"to": "egypt", "cards": {"grain": 1}}}, 1: {"a": {"to": "sparta", "cards": {"grain": 1}}}}


def regions(event: str, **more: object) -> list[str]:
    """For which regions cards are drawn under an event."""
    table = scenario(phase="hazard", events=[event], at_sea=FLEETS, hazards=["safe_voyage"] * 6, **more)
    return [form["region"] for form in table.heard("hazard_drawn")]


@rule("PAR-7.3.6")
def test_trade_winds_spare_a_foreign_card() -> None:
    assert regions("trade_winds") == ["neighboring", "foreign"]


@rule("PAR-7.3.7")
def test_the_archon_gives_gold_to_another_player_at_the_olympic_games() -> None:
    table = scenario(season=1, year=2, phase="event").deal("olympic_games")
    assert table.seat == 0 and table.offered() == ["target 1", "target 2"]
    assert table.refused("target 0").code == "not_yourself"
    assert table.play("target 1").hand(1)["gold"] == 1


@rule("PAR-7.4.1")
def test_a_persian_war_takes_an_army_gold_or_three_basics_else_a_village() -> None:
    assert settled("persian_war", {"gold": 1, "grain": 3}, "settle 3_any_basic").hand(0) == {"gold": 1}
    table = settled("persian_war", {"grain": 2}, "raze b1")
    assert table.built(0) == ["village_a1"] and table.hand(0) == {"grain": 2}
    assert settled("persian_war", {}, razed={0: ["village_a1", "village_b1"]}).built(0) == []


@rule("PAR-7.4.2", "PAR-INV-15")
def test_wrath_of_poseidon_draws_one_more_for_each_region_and_spares_a_stoic_from_it() -> None:
    assert regions("wrath_of_poseidon") == ["neighboring"] * 2 + ["foreign"] * 3
    table = scenario(
        phase="hazard", events=["wrath_of_poseidon"], at_sea={1: {"a": {"to": "sparta", "cards": {"grain": 2}}}},
        ignored={1: "wrath_of_poseidon"},
        hazards=["sirens", "sirens"], patient=True,
    )  # fmt: skip
    table.play("bear").play("done")
    assert len(table.heard("struck")) == 1 and len(table.heard("immune")) == 1


@rule("PAR-7.4.3")
def test_a_quarrel_closes_a_neighboring_land_but_not_for_a_stoic() -> None:
    table = scenario(season=1, year=3, phase="event").deal("hellenic_quarrel")
    assert table.offered() == ["close sparta", "close athens", "close ionia"]
    assert table.refused("close egypt").code == "not_that_land"
    things = {"phase": "voyage", "events": ["hellenic_quarrel"], "choices": {"hellenic_quarrel": "athens"}}
    table = scenario(**things, hands={0: {"grain": 1}}, patient=True)
    assert table.refused("sail athens").code == "land_closed"
    assert scenario(**things, hands={0: {"grain": 1}}, ignored={0: "hellenic_quarrel"}, patient=True).offers(
        "sail athens"
    )


@rule("PAR-7.4.4")
@pytest.mark.parametrize(("stoic", "due"), [(False, 5), (True, 4)])
def test_debased_coin_makes_gold_dearer_at_home_too(stoic: bool, due: int) -> None:
    table = scenario(
        phase="build", events=["debased_coin"], built={0: ["market"]}, hands={0: {"grain": due}},
        ignored={0: "debased_coin"} if stoic else {}, patient=True,
    )  # fmt: skip
    table.play("market M1", *["give grain"] * due, "take gold")
    assert table.hand(0) == {"gold": 1}
    poor = scenario(
        phase="build", events=["debased_coin"], built={0: ["market"]}, hands={0: {"grain": 4}}, patient=True
    )
    assert poor.refused("market M1").params["need"] == 5


@rule("PAR-7.4.6")
def test_a_golden_age_gives_everybody_a_basic() -> None:
    table = trade_start("golden_age", {})
    assert table.pending == (0, 1, 2) and len(table.offered(0)) == 6
    table.play("take ore", seat=0).play("take wool", seat=1).play("take ore", seat=2)
    assert [table.hand(seat) for seat in range(3)] == [{"ore": 1}, {"wool": 1}, {"ore": 1}]
