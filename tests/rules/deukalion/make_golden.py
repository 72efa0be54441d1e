"""How the golden records of Deukalion are made: `make golden`.

Whole games for every number of players, every option and both ways to end, then positions for every card, mission, way
of scoring and event. Everything is dealt from fixed seeds. Run it when the rules of the game have changed on purpose,
and look at what `git diff --stat` says: records that should not have changed are worth a second look.
"""

from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import petteia
from petteia.engine.dealer import ADDED_BYTES, Dealer
from petteia.engine.generator import Generator
from petteia.engine.header import Header
from petteia.engine.ints import i64, vec
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE
from petteia.engine.record import write
from petteia.games.deukalion.game import Deukalion
from petteia.games.deukalion.scenario import scenario
from tests.record.golden import Golden, Recipe
from tests.rules.deukalion.witness import wanted, witnessed

FOLDER = Path(__file__).with_name("golden")
NAMES = ("Ariadne", "Bion", "Chloe", "Damon")
EAGER = {
    "claim": 90, "unload": 60, "found": 40, "take_theseus": 60, "take": 40, "attack": 25, "play": 8, "recover": 20,
    "use": 30, "set_sail": 30, "sail": 12, "through": 8, "end_move": 3, "end_turn": 2, "pass": 6, "decline": 3,
    "stop": 4, "hydra": 8,
}  # fmt: skip
"""How eagerly things are done; everything else counts 10."""


class Whole:
    """A whole game, and what it has to be for."""

    def __init__(self, name: str, seats: int, end: str, options: Mapping[str, str] | None = None) -> None:
        self.name = name
        self.seats = seats
        self.end = end
        self.options = dict(options or {})


WHOLE = (
    Whole("two-players", 2, "goal"),
    Whole("three-players", 3, "goal", {"soldiers": "thick_meeple"}),
    Whole("four-players", 4, "goal", {"turn_limit": "half"}),
    Whole("last-turn", 2, "limit", {"turn_limit": "quarter", "soldiers": "flat_meeple"}),
    Whole("charybdis", 3, "goal", {"charybdis": "on"}),
    Whole("theseus", 4, "goal", {"theseus": "on"}),
    Whole(
        "readings",
        2,
        "limit",
        {"turn_limit": "quarter", "failed_attack": "sails_on", "attacks": "several", "card_moments": "any"},
    ),
    Whole("both-expansions", 2, "goal", {"charybdis": "free_placement", "theseus": "on"}),
)

Script = tuple[dict[str, Any], tuple[str, ...]]
PORT: dict[str, Any] = {"ships": {0: "D2"}, "kylix": "2/2232"}


def delivery(mission: str, *cargo: str) -> Script:
    """A mission that is met in Athens."""
    things = {**PORT, "cargo": {0: list(cargo)}, "aboard": {0: 10 - len(cargo)}, "missions": {0: mission}}
    return things, ("use sail", f"claim {mission}")


POSITIONS: dict[str, Script] = {
    **{
        f"mission-{name}": delivery(name, *cargo)
        for name, cargo in {
            "m01": ["green"], "m02": ["yellow"], "m03": ["white"], "m04": ["blue"], "m05": ["white"], "m06": ["red"],
            "m07": ["green"], "m08": ["blue"], "m09": ["yellow"], "m10": ["white"], "m11": ["red", "blue"],
            "m14": ["red", "yellow"], "m15": ["yellow", "green"], "m16": ["blue", "white"],
        }.items()
    },
    "mission-m12": (
        {"ships": {0: "G3"}, "missions": {0: "m12"}, "hands": {0: ["pegasus", "rage_of_ares", "trojan_horse"]}},
        ("use sail", "claim m12", "give pegasus", "give rage_of_ares", "give trojan_horse"),
    ),
    "mission-m13": ({"ships": {0: "I5"}, "missions": {0: "m13"}}, ("use sail", "claim m13")),
    "shared-mission": (
        {**PORT, "ships": {0: "D2", 1: "E2"}, "cargo": {0: ["green", "red"], 1: ["red"]}, "aboard": [8, 9],
         "open": ["m04", "m13"]},
        ("use sail", "claim m04", "m01", "claim m01", "claim m01", "m05"),
    ),
    "shared-victory": (
        {**PORT, "ships": {0: "D2", 1: "E2"}, "cargo": {0: ["green", "red"], 1: ["red"]}, "aboard": [8, 9],
         "open": ["m04", "m13"], "points": [13, 15]},
        ("use sail", "claim m04", "m01", "claim m01", "claim m01"),
    ),
    "styx": (
        {"ships": {0: "B1"}, "below": {0: 4, 1: 2}, "cargo": {0: ["red", "blue"]}},
        ("use sail", "sail A1", "unload red", "recover"),
    ),
    "styx-declined": ({"ships": {0: "B1"}, "below": {0: 4}}, ("use sail", "sail A1", "decline")),
    "hydra-attacks": (
        {"ships": {1: "F6"}, "open": ["m01", "m02"], "missions": {1: "m05"}},
        ("use hydra", "hydra F6", "10/0/0", "put F3"),
    ),
    "hydra-takes-theseus": (
        {"ships": {1: "F6"}, "options": {"theseus": "on"}, "theseus": 1, "aboard": {1: 9}, "open": ["m01", "m02"]},
        ("use hydra", "hydra F6", "0/0/9", "put F3"),
    ),
    "hydra-attacked": (
        {"ships": {0: "E5"}, "open": ["m01", "m02"], "missions": {0: "m13"}},
        ("use sail", "sail E6", "10/0/0", "put H6"),
    ),
    "ship-fight": (
        {"ships": {0: "H5", 1: "H6"}, "cargo": {1: ["red"]}, "aboard": [9, 9], "open": ["m06", "m13"],
         "hands": {0: ["favour_of_nike", "rage_of_ares"], 1: ["aegis_of_athena", "song_of_orpheus"]}},
        ("use sail", "sail H6", "pass", "2/2/5", "4/0/5", "play favour_of_nike", "4/0/1", "play aegis_of_athena",
         "play rage_of_ares", "pass", "claim m06", "m05", "take red"),
    ),
    "ship-displaced": (
        {"ships": {0: "H5", 1: "H6"}, "open": ["m01", "m02"]},
        ("use sail", "sail H6", "10/0/0", "0/0/10", "put H3"),
    ),
    "theseus-seized": (
        {"ships": {0: "H5", 1: "H6"}, "open": ["m01", "m02"], "options": {"theseus": "on"}, "theseus": 1,
         "aboard": {1: 9}},
        ("use sail", "sail H6", "10/0/0", "0/0/9", "take_theseus"),
    ),
    "settlement": (
        {"ships": {0: "H5"}, "settlements": {"lindos": 1}}, ("use sail", "attack lindos", "10/0/0"),
    ),
    "nothing-taken": ({"ships": {0: "G3"}}, ("use sail", "attack rhodes", "9/0/1", "decline")),
    "room-made": ({"ships": {0: "G3"}}, ("use sail", "attack rhodes", "10/0/0", "take blue")),
    "cards-run-out": (
        {"kylix": "2/3222", "deck": [], "hands": {0: ["pegasus"]}},
        ("use cards", "golden_fleece", "play golden_fleece"),
    ),
    "missions-run-out": (
        {**PORT, "cargo": {0: ["red"]}, "aboard": {0: 9}, "open": ["m01", "m13"], "pile": [],
         "hands": {0: ["pegasus"]}},
        ("use sail", "claim m01"),
    ),
    "sealed-cards": (
        {"phase": "after_roll", "below": {0: 3}, "hands": [["song_of_orpheus"], ["trident_of_poseidon"]]},
        ("play song_of_orpheus", "play trident_of_poseidon", "put E5", "bring 2"),
    ),
    "oracle": (
        {"open": ["m05", "m13"], "hands": {0: ["oracle_of_delphi"]}}, ("play oracle_of_delphi", "swap m05", "m02"),
    ),
    "long-voyage": (
        {"ships": {0: "B3"}, "hands": {0: ["wind_of_aeolus", "pegasus", "winged_sandals", "favour_of_hades"]}},
        ("play favour_of_hades", "use sail", "play pegasus", "play wind_of_aeolus", "sail C3", "play winged_sandals",
         "found salamis"),
    ),
    "horse": (
        {"ships": {0: "H4"}, "aboard": {0: 0}, "hands": {0: ["trojan_horse"]}},
        ("use sail", "play trojan_horse", "raid rhodes", "take blue"),
    ),
    "whirlpool": (
        {"ships": {0: "A3"}, "options": {"charybdis": "on"}}, ("use sail", "through I7", "1/0/1"),
    ),
    "everything-in-hand": (
        {"kylix": "2/3222", "hands": {1: [
            *["pegasus"] * 2, *["favour_of_hades"] * 2, *["golden_fleece"] * 2, *["wind_of_aeolus"] * 4,
            *["winged_sandals"] * 2, *["song_of_orpheus"] * 4, *["rage_of_ares"] * 4, *["favour_of_nike"] * 2,
            *["aegis_of_athena"] * 3, *["trident_of_poseidon"] * 2, "trojan_horse", *["oracle_of_delphi"] * 2]}},
        ("use cards",),
    ),
}  # fmt: skip
"""What is on the table, and what happens: decisions in notation, outcomes by name."""


def dealer_of(header: Header, seed: int) -> Dealer:
    """A dealer that deals the same every time."""

    def out_of(what: str) -> bytes:
        return sha256(f"golden {header.table} {seed} {what}".encode()).digest()

    dealer = Dealer(header.table, header.promised(), len(header.names), out_of("secret"))
    for seat in range(len(header.names)):
        dealer.add(seat, out_of(f"seat {seat}")[:ADDED_BYTES])
    header.promise(dealer)
    return dealer


def eager(play: Play, seat: int, rng: Generator) -> int:
    """At random, but rather this than that."""
    legal = play.state.legal(seat)
    weights = [EAGER.get(play.game.actions[int(number)].verb, 10) for number in legal]
    return int(legal[rng.pick(vec[i64](weights))])


def play_whole(whole: Whole, game: Deukalion, seed: int) -> tuple[Play, str]:
    """A whole game and its record."""
    header = Header.of(game, NAMES[: whole.seats], whole.name)
    dealer = dealer_of(header, seed)
    rng = Generator(seed)
    play = Play(game, listening=False)
    while play.state.pending():
        if play.state.pending() == CHANCE:
            play.deal(dealer.outcome(play.state.chance()))
        else:
            seat = play.state.pending()[0]
            play.decide(seat, eager(play, seat, rng))
    return play, write(play, header, dealer.reveal())


def make_whole(whole: Whole) -> tuple[Play, str]:
    """The shortest game that ends as it should, out of the first seeds."""
    game = petteia.load(Deukalion.ID, seats=whole.seats, options=whole.options)
    assert isinstance(game, Deukalion)
    made = [play_whole(whole, game, seed) for seed in range(6 if whole.end == "goal" else 1)]
    fitting = [each for each in made if f"end {whole.end}" in witnessed(each[0])]
    if not fitting:
        raise SystemExit(f"{whole.name}: no game ended so; look further on")
    return min(fitting, key=lambda each: len(each[0].entries))


def make_position(name: str, things: dict[str, Any], script: tuple[str, ...]) -> tuple[Play, str]:
    """What is shown from a position."""
    table = scenario(**things)
    play = Play(table.game, table.state, listening=False)
    for text in script:
        state = play.state
        if state.pending() == CHANCE:
            step = state.stack[-1]
            names = [step.outcome_name(state, k) for k in range(len(state.chance()))]
            play.deal(names.index(text))
        else:
            number = table.game.actions.number(text)
            able = [seat for seat in state.pending() if state.why_not(seat, number) is None]
            if not able:
                raise SystemExit(f"{name}: {text} is not possible: {state.why_not(state.pending()[0], number)}")
            play.decide(able[0], number)
    return play, write(play, Header.of(table.game, NAMES[: int(table.game.seats)], name, play.start))


def all_wanted() -> set[str]:
    """Everything that the records together have to show."""
    game = petteia.load(Deukalion.ID)
    assert isinstance(game, Deukalion)
    return wanted(game)


RECIPES: dict[str, Recipe] = {
    **{whole.name: partial(make_whole, whole) for whole in WHOLE},
    **{name: partial(make_position, name, *script) for name, script in POSITIONS.items()},
}
GOLDEN = Golden(FOLDER, RECIPES, witnessed, all_wanted)
