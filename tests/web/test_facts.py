"""The table's facts are right: the news since one's last move and previews of options, compared with the position."""

from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.engine.differences import own_components, plain
from petteia.engine.events import EventKind
from petteia.engine.preview import Preview
from petteia.engine.protocol import CHANCE, OVER, State
from petteia.games import shelf
from petteia.games.age_of_mythology.scenario import scenario
from petteia.games.age_of_mythology.scoring import leader
from petteia.games.age_of_mythology.terms import VICTORY_CARDS
from tests.record.walks import begun, walks
from tests.web.client import answers
from tests.web.moments import Moment, changed, played

pytestmark = pytest.mark.part("boards")
LOCALE = Path(petteia.__file__).parent / "locale"
GAMES = tuple(sorted(shelf()))
EACH = 2
"""So many moments of every kind of event are looked at."""
SELDOM = {
    "age_of_mythology": {
        "protected",
        "rescued",
        "routed",
        "stood_in",
        "reinforced",
        "threatened_throw",
        "favor_earned",
    },
    "deukalion": {"card_returned", "no_card_left", "no_mission_left", "theseus_left", "theseus_seized", "threw_again"},
    "parthenon": {"army_returned", "crowned", "hand_counted", "offer_covered", "surplus_taken", "theater_gold"}
    | {"exchanged", "open_exchanged", "offer_lapsed", "protection_lost", "blockade_run", "fleet_sunk", "plan_drawn"},
}
"""Events that hardly ever happen in random play."""
MOST_WORDS = 12
PREVIEWED = ("build", "recruit", "gather_scope", "bring_back", "after_throw", "loot_city", "build_turn")
"""Questions whose options bring or cost something."""
MOST_LOOKED_AT = 25


def seen(state: State, seat: int) -> dict[str, Any]:
    """What lies on the table for a seat."""
    view = state.view(seat)
    return {part: view[part] for part in ("seats", "zones", "counters")}


def starts(game: str, seeds: Iterable[int]) -> Iterator[tuple[State, int, int]]:
    """New games, and how long each is played with which luck."""
    for seed in seeds:
        yield petteia.load(game, 3).new(), seed, 5000


def of_every_kind(positions: Iterable[tuple[State, int, int]]) -> Iterator[Moment]:
    """A few moments of every kind of event."""
    known: Counter[str] = Counter()
    for state, seed, most in positions:
        for moment in played(state, seed, most):
            if any(known[kind] < EACH for kind in moment.kinds()):
                known.update(moment.kinds())
                yield moment


def check(game: str, moments: list[Moment]) -> None:
    """Every seat's news are right by the rules."""
    cases = [(moment, seat) for moment in moments for seat in range(int(moment.after.game.seats))]
    asked = [
        {"game": game, "span": {"before": seen(m.before, seat), "after": seen(m.after, seat), "seat": seat, "told": []}}
        for m, seat in cases
    ]
    for (moment, seat), said in zip(cases, answers(asked), strict=True):
        assert said["by"] == changed(game, moment, seat), (sorted(moment.kinds()), seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_news_since_my_last_move_are_what_the_rules_count(game: str) -> None:
    check(game, [*of_every_kind(starts(game, (3,)))])


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_news_are_so_for_every_kind_of_event(game: str) -> None:
    positions = ((begun(game, walk.things), n, 40) for n, walk in enumerate(walks(game)))
    moments = [*of_every_kind(positions), *of_every_kind(starts(game, range(8)))]
    kinds = {
        kind.name
        for kind in vars(import_module(f"petteia.games.{game}.events")).values()
        if isinstance(kind, EventKind)
    }
    assert kinds - {kind for moment in moments for kind in moment.kinds()} <= SELDOM[game]
    check(game, moments)


def news(before: State, after: State, seat: int) -> dict[str, int]:
    """A seat's text in Age of Mythology about the events between two positions."""
    span = {"before": seen(before, seat), "after": seen(after, seat), "seat": seat, "told": []}
    by: dict[str, int] = answers([{"game": "age_of_mythology", "span": span}])[0]["by"]
    return by


def test_a_villager_that_is_put_to_work_is_not_lost() -> None:
    table = scenario(seats=2, card="permanent_gather", buildings={0: ["house"]}, tiles={0: ["fertile/food/2"]})
    before = table.play("gather food").state.clone()
    assert news(before, table.play("put villager fertile/food/2").state, 0) == {"food": 3}


@pytest.mark.parametrize("lost", ["holding", "fertile/food/2"])
def test_a_villager_that_goes_with_its_house_is_lost_wherever_it_was(lost: str) -> None:
    things = {"buildings": {1: ["house", "house"]}, "tiles": {1: ["fertile/food/2*"]}}
    table = scenario(cultures=["norse", "greek"], resources={0: [9] * 4}, hands={0: ["norse_build_njord"]}, **things)
    before = table.state.clone()
    table.play("play norse_build_njord", "power", f"lose {lost}")
    assert news(before, table.state, 1) == {"house": -1, "villager": -1}


def test_somebody_who_leads_is_ahead_in_the_race_that_the_board_shows() -> None:
    state: Any = petteia.load("age_of_mythology", 3).new()
    moments = [*played(state, 5, 5000)][::40]
    said = answers(
        {
            "game": "age_of_mythology",
            "span": {"before": seen(m.after, 0), "after": seen(m.after, 0), "seat": 0, "told": []},
        }
        for m in moments
    )
    leaders = set()
    for moment, each in zip(moments, said, strict=True):
        g: Any = moment.after
        if g.culture(2) < 0:
            continue
        race = [int(g.victory(seat)) for seat in range(3)]
        for card, name in enumerate(VICTORY_CARDS):
            if name != "won_the_last_battle" and leader(g, card) >= 0:
                race[leader(g, card)] += int(g.on_card(card))
        first = [seat for seat in range(3) if race[seat] == max(race)]
        assert each["leader"] == (first[0] if len(first) == 1 else None)
        assert each["points"] == (max(race) if len(first) == 1 else 0)
        leaders.add(each["leader"])
    assert len(leaders) > 1


def texts(game: str, language: str) -> dict[str, Any]:
    """The client's text for a game."""
    names = ("common", "web", game, f"web_{game}")
    files = [(tongue, LOCALE / tongue / f"{name}.ftl") for tongue in dict.fromkeys((language, "en")) for name in names]
    return {
        "language": language,
        "files": [{"language": tongue, "text": file.read_text("utf-8")} for tongue, file in files if file.is_file()],
        "components": plain(own_components(type(petteia.load(game, 3)))),
    }


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, ("en", "de", "nl"), strict=True)])
def test_previews_are_short_and_name_nothing_but_what_changes_hands(game: str, language: str) -> None:
    asked: list[dict[str, Any]] = [{"game": game, "texts": texts(game, language)}]
    for state in (moment.after for moment in played(petteia.load(game, 3).new(), 8, 5000)):
        if len(asked) > MOST_LOOKED_AT or state.pending() in (OVER, CHANCE):
            continue
        if state.prompt(int(state.pending()[0])).key not in PREVIEWED:
            continue
        seat = int(state.pending()[0])
        preview, view = Preview(state, seat), state.view(seat)
        effects = [preview.effect(action["n"]) for action in view["actions"]]
        asked.append({"game": game, "table": {"view": view, "me": seat, "effects": effects}})
    told = [text for said in answers(asked)[1:] for _, text in said if text]
    assert len(told) > 5
    for text in told:
        assert len(text.split()) <= MOST_WORDS, text
        assert not any(sign in text for sign in ("{", "_", "undefined", "NaN", "+0", "web-")), text
