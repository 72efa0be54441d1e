"""PAR-2 — Years and seasons, how decisions are taken, the window for free actions."""

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.parthenon.game import Parthenon
from petteia.games.parthenon.procedure import Commit
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.tabletop import Tabletop
from petteia.games.parthenon.terms import PHASES
from tests.rules import rule


@rule("PAR-2.1.1")
def test_a_game_has_twelve_seasons_of_ten_phases_in_fixed_order() -> None:
    table = Tabletop(Parthenon(3).new()).play_on(seed=5)
    phases = [form["phase"] for form in table.heard("phase_began")]
    assert phases == list(PHASES) * 12
    seasons = [(form["year"], form["season"]) for form in table.heard("season_began")]
    assert seasons == [(year, season) for year in (1, 2, 3) for season in (1, 2, 3, 4)]


@rule("PAR-2.1.2", "PAR-INV-13")
def test_the_archon_changes_only_when_the_election_is_settled() -> None:
    table = Tabletop(Parthenon(4).new()).deal("naxos", "chios", "crete", "rhodes", "naxos", 3)
    for seed in range(60):
        before, phase = table.archon, int(table.state.phase())
        table.play_on(seed, decisions=5)
        assert 0 <= table.archon < 4
        if table.archon != before:
            assert table.heard("elected") and (phase == 10 or int(table.state.phase()) != phase)
    table = scenario(phase="archon").play("vote 1", seat=0).play("vote 1", seat=2)
    assert table.archon == 0
    assert table.play("vote 0", seat=1).archon == 1


@rule("PAR-2.1.3")
def test_allowances_come_back_and_buy_ins_end_when_a_season_begins() -> None:
    table = scenario(
        phase="build",
        built={1: ["fortress"]},
        wonders={0: {"temple_of_artemis": "complete", "statue_of_zeus": "complete"}},
        hands={1: {"gold": 1, "ore": 2}},
        patient=True,
    )
    table.play("buy_in temple_of_artemis", "muster army")
    assert table.state.used(0) != 0 and table.state.bought(1) != 0
    table.state.set_idle(1, 1)
    table.until("archon").until("event")
    assert (table.state.used(0), table.state.bought(1), table.state.idle(1)) == (0, 0, 0)


@rule("PAR-2.1.4", "PAR-11.1.2")
def test_a_season_is_played_to_its_end_though_somebody_has_finished() -> None:
    table = scenario(
        phase="event",
        all={0},
        wonders={0: {"colossus": "complete", "oracle": "partial"}},
        hands={0: {"gold": 1, "pottery": 1}},
    )
    table.play("complete oracle")
    assert not table.over
    table.until("archon")
    assert not table.over
    for seat in range(3):
        table.play(f"vote {(seat + 1) % 3}", seat=seat)
    table.deal(0)
    assert table.over and table.state.standings()[0] == [0] and table.state.played() == 2
    assert table.heard("island_finished")


@rule("PAR-2.1.5")
def test_at_the_end_of_a_year_events_and_open_harbor_cards_leave_the_game() -> None:
    events = ["drought", "dionysia", "rich_harvest", "village_unrest"]
    table = scenario(
        season=4, events=events, harbors={"sparta": "thieves"}, looked={"egypt": "blockade"}, phase="archon"
    )
    thieves = table.state.box.harbor_ids.index("thieves")
    for seat in range(3):
        table.play(f"vote {(seat + 1) % 3}", seat=seat)
    table.deal(0)
    assert (table.state.year(), table.state.season()) == (2, 1)
    assert table.state.events_up() == 0
    assert table.state.gone[thieves] == 1
    assert table.state.harbor(0) < 0 and not table.state.is_open(0)


@rule("PAR-2.1.6")
def test_face_down_harbor_cards_stay_with_what_is_known_of_them() -> None:
    table = scenario(season=4, looked={"egypt": "blockade"}, phase="archon")
    for seat in range(3):
        table.play(f"vote {(seat + 1) % 3}", seat=seat)
    table.deal(0)
    card = table.state.box.harbor_ids.index("blockade")
    assert table.state.harbor(3) == card and table.state.knowers(3) == 1
    assert table.state.observe(0).harbor(3) == card  # type: ignore[attr-defined]
    assert table.state.observe(1).harbor(3) == -1  # type: ignore[attr-defined]


@rule("PAR-2.2.1", "PAR-INV-20")
def test_commitments_are_hidden_and_their_order_changes_nothing() -> None:
    def table() -> Tabletop:
        return scenario(phase="archon")

    one = table().play("vote 1", seat=0)
    assert one.state.observe(1).pack() == table().play("vote 2", seat=0).state.observe(1).pack()
    forth, back = table(), table()
    for seat in (0, 1, 2):
        forth.play(f"vote {(seat + 2) % 3}", seat=seat)
    for seat in (2, 1, 0):
        back.play(f"vote {(seat + 2) % 3}", seat=seat)
    assert forth.state.digest() == back.state.digest()


@rule("PAR-2.2.2")
def test_where_something_limited_is_shared_players_act_in_archon_order() -> None:
    table = scenario(phase="build", archon=1, hands=[{"ore": 1}] * 3, patient=True)
    order = []
    while table.phase == "build":
        order.append(table.seat)
        table.play("done")
    assert order == [1, 2, 0]


@rule("PAR-2.2.3")
def test_a_single_option_that_all_can_see_is_carried_out_without_asking() -> None:
    table = scenario(phase="event", season=1, events=["drought"], patient=True)
    table.deal("village_unrest")
    assert table.state.stack and table.prompt == "order_events"
    alone = scenario(phase="event", season=1, patient=True)
    alone.deal("rich_harvest")
    assert alone.prompt != "order_events"


@rule("PAR-2.2.4")
def test_cards_are_picked_in_order_and_never_into_a_dead_end() -> None:
    table = scenario(
        phase="island_trade", events=["persian_tribute"], hands={0: {"grain": 1, "ore": 1, "wool": 1}}, patient=True
    )
    assert table.offered(0) == ["give grain", "give ore"]
    assert table.refused("give wool", seat=0).code == "would_not_do"
    table.play("give ore", seat=0)
    assert table.offered(0) == ["done"] and table.heard("event_paid") == []


@rule("PAR-2.2.5")
@pytest.mark.parametrize(
    ("things", "default"),
    [
        ({"phase": "build", "hands": {0: {"gold": 1}}}, "done"),
        ({"phase": "island_trade"}, "done"),
        ({"phase": "archon"}, "vote 1"),
        ({"phase": "voyage", "hands": {0: {"ore": 1}}}, "stay"),
    ],
)
def test_a_leaver_passes_or_takes_the_first_option(things: dict[str, object], default: str) -> None:
    table = scenario(**things, patient=True)
    assert table.game.actions.text(int(table.state.default(0))) == default


@rule("PAR-2.2.5", "PAR-9.3.1")
def test_a_leaver_drops_his_draft() -> None:
    table = scenario(phase="island_trade", hands={0: {"ore": 1}}).play("draft", seat=0)
    for text in ("to 1", "give ore", "next", "ask grain"):
        assert table.game.actions.text(int(table.state.default(0))) == "drop"
        table.play(text, seat=0)


@rule("PAR-2.2.6")
def test_a_random_loss_takes_single_cards_each_equally_likely() -> None:
    table = scenario(
        phase="hazard",
        at_sea={0: {"a": {"to": "sparta", "cards": {"grain": 3, "gold": 1, "escort": 1}}}},
        hazards=["pirates"],
    )
    table.play("bear") if table.pending != CHANCE else None
    weights = table.state.chance()
    assert [int(weights[k]) for k in (0, 10)] == [3, 1] and sum(weights) == 4
    table.deal("grain")
    assert sum(table.state.chance()) == 3
    table.deal("gold")
    assert table.hold(0, "a") == {"grain": 2, "escort": 1}


# -- the window ---------------------------------------------------------------------------------------------------


@rule("PAR-2.3.1", "PAR-8.1.5")
@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_opens_with_a_window_for_free_actions(phase: str) -> None:
    table = scenario(
        phase=phase,
        wonders={1: {"oracle": "plan"}},
        hands={1: {"olives": 2, "grapes": 1, "papyrus": 1}},
        events=["drought"] if phase == "event" else [],
        patient=True,
    )
    assert table.pending == (1,) and table.prompt == "free_action"
    table.play("plan oracle")
    assert table.wonders(1) == {"oracle": "partial"} and "papyrus" not in table.hand(1)


@rule("PAR-2.3.2")
def test_the_window_passes_once_in_archon_order_and_asks_those_who_may_have_something() -> None:
    table = scenario(
        phase="discard",
        archon=2,
        wonders={0: {"oracle": "plan"}, 1: {"colossus": "complete"}, 2: {"stadium": "complete"}},
        hands={0: {"grain": 1}, 1: {"grain": 1}, 2: {"grain": 1}},
        patient=True,
    )
    assert table.pending == (0,) and table.offered() == ["done"]
    table.play("done")
    assert table.phase != "discard" or table.prompt != "free_action"


@rule("PAR-2.3.3", "PAR-13.2.11")
def test_a_standing_order_passes_free_actions_and_no_turn() -> None:
    def passable(table: Tabletop) -> bool:
        return table.state.stack[-1].passable(table.state, table.pending[0])

    things = {"wonders": {0: {"statue_of_zeus": "partial"}}, "hands": {0: {"gold": 1, "tools": 1}}}
    build = scenario(phase="build", **things, patient=True)
    assert build.prompt == "free_action" and passable(build)
    build.play("done")
    assert build.prompt == "build_turn" and not passable(build)
    trade = scenario(phase="island_trade", **things, patient=True).play("done")
    assert trade.prompt == "trade" and not passable(trade)


@rule("PAR-2.3.3")
def test_free_actions_work_at_once_also_while_building_and_trading() -> None:
    things = {"wonders": {0: {"statue_of_zeus": "partial"}}, "hands": {0: {"gold": 1, "tools": 1}}}
    table = scenario(phase="build", **things, patient=True).play("done")
    table.play("complete statue_of_zeus", "muster escort")
    assert table.hand(0) == {"escort": 1}
    table = scenario(phase="island_trade", **things, patient=True).play("done")
    assert isinstance(table.state.stack[-1], Commit) is False
    table.play("complete statue_of_zeus", seat=0)
    assert table.wonders(0) == {"statue_of_zeus": "complete"}
    assert table.heard("wonder_completed") == [{"event": "wonder_completed", "seat": 0, "wonder": "statue_of_zeus"}]
