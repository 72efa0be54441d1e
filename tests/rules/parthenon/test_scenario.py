"""What a scenario is told it does, or it says what would be right."""

import pytest

from petteia.games.parthenon.scenario import ScenarioError, scenario
from tests.rules import rule


@rule("PAR-4.4.3")
def test_a_market_that_was_used_is_used() -> None:
    things = {"phase": "build", "hands": {0: {"gold": 1}}, "built": {0: ["market"]}, "patient": True}
    assert scenario(**things).offers("market M4")
    assert scenario(**things, used={0: ["market"]}).refused("market M4").code == "market_used"


@rule("PAR-INV-4")
def test_a_philosophy_without_an_academy_is_impossible_unless_wanted() -> None:
    thinker = {"philosophies": {1: ["sophism"]}}
    with pytest.raises(ScenarioError, match=r'seat 1 .* right would be built=\{1: \["academy"\]\}, or impossible=True'):
        scenario(**thinker)
    assert scenario(**thinker, impossible=True).philosophies(1) == ["sophism"]
    assert scenario(**thinker, built={1: ["academy"]}).philosophies(1) == ["sophism"]


@pytest.mark.parametrize("choice", [9, -1, True, None, ["ore"]])
def test_a_choice_nobody_could_make_is_refused_with_a_sentence(choice: object) -> None:
    with pytest.raises(ScenarioError, match="right would be a seat from 0 to 2"):
        scenario(events=["earthquake"], choices={"earthquake": choice})


@rule("PAR-3.1.4")
@pytest.mark.parametrize(
    ("event", "choice", "right"),
    [
        ("earthquake", "italy", "a seat from 0 to 2"),
        ("drought", "italy", "one of grain, grapes"),
        ("hellenic_quarrel", 1, "one of sparta, athens"),
        ("plague", 1, "nothing"),
    ],
)
def test_what_is_chosen_for_an_event_is_of_the_kind_it_asks_for(event: str, choice: object, right: str) -> None:
    with pytest.raises(ScenarioError, match=f"choices has {choice!r} for {event}; right would be {right}"):
        scenario(events=[event], choices={event: choice})


@pytest.mark.parametrize(
    "islands", [["chios", "chios", "crete"], ["chios", "crete"], ["chios", "crete", "rhodes", "naxos"]]
)
def test_everybody_has_an_island_of_his_own(islands: list[str]) -> None:
    with pytest.raises(ScenarioError, match="right would be 3 different islands"):
        scenario(seats=3, islands=islands)


@rule("PAR-INV-8")
@pytest.mark.parametrize(
    "events", [["drought", "drought"], ["drought", "dionysia", "rich_harvest", "village_unrest", "pirate_raids"]]
)
def test_at_most_four_different_events_are_face_up(events: list[str]) -> None:
    with pytest.raises(ScenarioError, match=f"events has {len(events)} entries; right would be at most four different"):
        scenario(events=events, season=4)
