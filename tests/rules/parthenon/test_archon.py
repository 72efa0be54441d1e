"""PAR-10, PAR-11 — The Archon, elections, the end of the game and its ladders."""

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.tabletop import Tabletop
from petteia.games.parthenon.terms import STRUCTURES
from tests.rules import rule


def votes(table: Tabletop, *named: int) -> Tabletop:
    """Everybody votes, in the order of seats."""
    for seat, other in enumerate(named):
        table.play(f"vote {other}", seat=seat)
    return table


@rule("PAR-10.1.1", "PAR-10.1.2")
def test_the_archon_decides_what_the_rules_leave_open_and_cannot_pass() -> None:
    moments = [
        scenario(season=2, events=["drought"], phase="event", archon=1).deal("dionysia"),
        scenario(season=1, phase="event", archon=1).deal("drought"),
        scenario(phase="voyage", archon=1, hands=[{"ore": 1}] * 3),
        scenario(
            phase="hazard", archon=1, hazards=["becalmed"],
            at_sea={0: {"a": {"to": "sparta", "cards": {"ore": 1}}}, 2: {"a": {"to": "sparta", "cards": {"ore": 1}}}},
        ),
    ]  # fmt: skip
    for table in moments:
        assert table.pending == (1,)
        assert not {"done", "none", "wait"} & set(table.offered())


@rule("PAR-10.3.2")
def test_a_sequence_is_named_in_full_and_sizes_become_public_one_by_one() -> None:
    table = scenario(phase="voyage", archon=1, hands=[{"ore": 2}] * 3, patient=True)
    table.play("loads 2")
    assert table.refused("together").code == "sequence_begun" and table.refused("loads 2").code == "named_already"
    table.play("loads 0")
    assert table.pending == (2,)
    table.play("sail egypt", "load ore", "set_sail", "done")
    assert table.heard("sailed")[0]["cards"] == 1 and table.pending == (0,)
    table.play("stay", "done")
    assert table.pending == (1,)


@rule("PAR-10.3.3")
def test_players_without_a_fleet_or_cards_are_left_out_of_the_order() -> None:
    table = scenario(phase="voyage", hands={0: {"ore": 1}, 1: {"ore": 1}}, fleets={2: ""}, seats=4, patient=True)
    assert table.offered() == ["together", "loads 0", "loads 1"]
    assert table.refused("loads 3").code == "nothing_to_load"


@rule("PAR-10.5.1")
def test_everybody_votes_for_somebody_else() -> None:
    table = scenario(phase="archon")
    assert table.pending == (0, 1, 2)
    for seat in range(3):
        assert table.offered(seat) == [f"vote {other}" for other in range(3) if other != seat]


@rule("PAR-10.5.2")
def test_votes_are_secret_until_all_are_cast_and_then_told_with_names() -> None:
    table = scenario(phase="archon").play("vote 2", seat=0).play("vote 2", seat=1)
    assert table.heard("voted") == []
    table.play("vote 0", seat=2)
    assert [(form["seat"], form["named"]) for form in table.heard("voted")] == [(0, 2), (1, 2), (2, 0)]


@rule("PAR-10.5.4")
def test_the_most_votes_win_and_the_archon_may_be_elected_again() -> None:
    assert votes(scenario(phase="archon"), 1, 0, 0).archon == 0
    assert votes(scenario(phase="archon"), 2, 2, 0).archon == 2


@rule("PAR-10.5.5")
def test_a_tie_is_settled_by_lot_among_the_tied() -> None:
    table = votes(scenario(phase="archon", seats=4), 1, 0, 1, 0)
    assert table.pending == CHANCE and list(table.state.chance()) == [1, 1, 0, 0]
    assert table.deal(1).archon == 1


# -- the end


def last_season(**more: object) -> Tabletop:
    """The last election of the game; the next Archon is seat 2 after `votes(table, 2, 2, 1)`."""
    return scenario(**{"year": 3, "season": 4, "phase": "archon", **more})


def ended(**more: object) -> Tabletop:
    return votes(last_season(**more), 2, 2, 1)


DONE = {"colossus": "complete", "oracle": "complete"}
ALSO_DONE = {"stadium": "complete", "parthenon": "complete"}


@rule("PAR-10.6.1")
def test_the_holder_of_the_counter_after_the_last_election_has_the_last_word() -> None:
    table = ended()
    assert (
        table.pending == (2,) and table.prompt == "last_word" and table.offered() == ["crown 0", "crown 1", "crown 2"]
    )
    table.play("crown 1")
    assert table.over and table.state.standings() == [[1], [0, 2]]
    tied = ended(hands={2: {"grain": 1}, 1: {"grain": 1}})
    assert tied.refused("crown 0").code == "not_tied"
    assert tied.play("crown 2").state.standings() == [[2], [1], [0]]


@rule("PAR-10.6.2")
def test_hands_are_laid_open_before_the_last_word() -> None:
    table = ended(hands=[{"grain": 1}] * 3)
    assert [form["cards"] for form in table.heard("hand_counted")] == [["grain"]] * 3


@rule("PAR-11.1.1", "PAR-INV-24")
def test_finished_is_who_has_every_structure_and_two_complete_wonders() -> None:
    for missing in (None, *STRUCTURES):
        table = scenario(
            phase="archon", all={0}, razed={0: [missing]} if missing else {}, wonders={0: DONE},
        )  # fmt: skip
        assert votes(table, 2, 2, 1).over == (missing is None)
    one_wonder = scenario(phase="archon", all={0}, wonders={0: {"colossus": "complete", "oracle": "partial"}})
    assert not votes(one_wonder, 2, 2, 1).over


@rule("PAR-11.1.3")
def test_several_finished_players_are_compared_by_their_ladder() -> None:
    table = scenario(phase="archon", all={0, 1}, wonders={0: DONE, 1: ALSO_DONE}, philosophies={1: ["sophism"]})
    assert votes(table, 2, 2, 1).state.standings() == [[1], [0], [2]]


@rule("PAR-11.1.4")
def test_after_the_last_season_the_longer_ladder_decides() -> None:
    table = ended(wonders={1: {"colossus": "complete"}})
    assert table.over and table.state.standings()[0] == [1]
    assert not votes(scenario(year=3, season=3, phase="archon"), 2, 2, 1).over


FINISHED = [
    {"philosophies": {0: ["sophism"]}},
    {"fleets": {0: "ab", 1: "a"}},
    {"hands": {0: {"army": 1}}},
    {"hands": {0: {"gold": 1}}},
    {"hands": {0: {"tools": 1}}},
    {"hands": {0: {"grain": 1}}},
]


@rule("PAR-11.2.1", "PAR-11.1.5")
@pytest.mark.parametrize("rung", range(6))
def test_each_rung_of_the_short_ladder_decides_if_those_before_are_equal(rung: int) -> None:
    base = {"phase": "archon", "all": {0, 1}, "wonders": {0: DONE, 1: ALSO_DONE}}
    assert votes(scenario(**base, **FINISHED[rung]), 2, 2, 1).state.standings()[0] == [0]
    if rung < 3:  # a lower rung does not outweigh it
        lower = {"hands": {0: {"army": 1} if rung == 2 else {}, 1: {"gold": 2}}}
        table = scenario(**base, **{**FINISHED[rung], **lower})
        assert votes(table, 2, 2, 1).state.standings()[0] == [0]
    tie = votes(scenario(**base), 2, 2, 1)
    assert tie.pending == (2,) and tie.offered() == ["crown 0", "crown 1"]


LAST = [
    {"wonders": {0: {"colossus": "complete"}, 1: {"oracle": "partial", "stadium": "partial"}}},
    {"wonders": {0: {"colossus": "partial"}, 1: {"oracle": "plan", "stadium": "plan"}}},
    {"wonders": {0: {"colossus": "plan"}}, "built": {1: ["market", "port"]}},
    {"built": {0: ["market"], 1: ["workshop_1", "workshop_2"]}},
    {"built": {0: ["workshop_1"]}, "philosophies": {1: ["sophism"]}, "impossible": True},
    {"philosophies": {0: ["sophism"]}, "fleets": {0: "a", 1: "abc"}, "impossible": True},
    {"fleets": {0: "ab"}, "hands": {1: {"army": 3}}},
    {"hands": {0: {"escort": 1}, 1: {"gold": 3}}},
    {"hands": {0: {"gold": 1}, 1: {"tools": 3}}},
    {"hands": {0: {"tools": 1}, 1: {"grain": 3}}},
    {"hands": {0: {"grain": 1}}, "built": {1: ["village_c1"]}},
]


@rule("PAR-11.3.1", "PAR-11.3.2")
@pytest.mark.parametrize("rung", range(11))
def test_each_rung_of_the_long_ladder_outweighs_all_after_it(rung: int) -> None:
    table = ended(**LAST[rung])
    assert table.over and table.state.standings()[0] == [0]


@rule("PAR-11.1.6")
def test_cards_are_counted_in_hand_and_idle_buildings_count() -> None:
    things = {
        "year": 2, "season": 2, "events": ["earthquake"], "choices": {"earthquake": 0}, "all": {0},
        "wonders": {0: DONE}, "phase": "build", "patient": True,
    }  # fmt: skip
    table = scenario(**things).play("idle port").until("archon")
    table = votes(table, 2, 2, 1)
    assert table.over and table.state.standings()[0] == [0]
    assert ended(hands={1: {"gold": 1}}).state.scores()[1]["gold"] == 1


@rule("PAR-11.4.1")
def test_finished_players_rank_before_all_others_and_equal_ones_share_a_place() -> None:
    table = votes(
        scenario(
            phase="archon", seats=4, all={3}, wonders={3: DONE, 0: {"stadium": "complete"}}, hands={1: {"grain": 1}},
        ),
        2, 2, 1, 2,
    )  # fmt: skip
    assert table.state.standings() == [[3], [0], [1], [2]]
    shared = votes(scenario(phase="archon", seats=4, all={3}, wonders={3: DONE}), 2, 2, 1, 2)
    assert shared.state.standings() == [[3], [0, 1, 2]]
