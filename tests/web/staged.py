"""Tables of Age of Mythology that begin in the middle: in turn 7, before a battle, one decision before the end."""

from typing import Any

from playwright.sync_api import Page

from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from petteia.tables.journal.specs import BotSpec, SeatPlan, Settings
from tests.server.running import Running
from tests.web.door import begun, guest, led

BOTS = ("Nefru", "Sigrid", "Theano")
MORE_BOTS = (*BOTS, "Damaris", "Eumenides", "Phaidra", "Glaukos")
MIDDLE: dict[str, Any] = {
    "cultures": ["greek", "egyptian", "norse"],
    "turn": 7,
    "round": 2,
    "ages": {0: "heroic", 1: "classical", 2: "heroic"},
    "resources": {0: [5, 4, 3, 4], 1: [3, 1, 5, 4], 2: [2, 4, 2, 0]},
    "units": {
        0: {
            **{"hoplite": 2, "toxotes": 2, "hippokon": 1, "medusa": 1},
            **{"minotaur": 2, "cyclops": 1, "heroic_greek_hero": 1},
        },
        1: {"spearman": 2, "chariot_archer": 2, "anubite": 1, "sphinx": 1, "priest": 1},
        2: {"huskarl": 3, "throwing_axeman": 2, "frost_giant": 1, "nidhogg": 1},
    },
    "buildings": {
        0: ["granary", "gold_mint", "monument", "wall", "armory", "market"],
        1: ["house", "tower", "market", "gold_mint", "storehouse"],
        2: ["tower", "quarry", "wood_workshop", "siege_engine_workshop"],
    },
    "tiles": {
        0: [
            *("fertile/food/2*", "fertile/food/2", "forest/wood/2*", "mountains/gold/2*", "fertile/favor/1"),
            *("forest/wood/2", "hills/gold/2", "hills/wood/1", "desert/favor/2*", "hills/food/1"),
        ],
        1: [
            *("desert/favor/2*", "desert/favor/2", "swamp/food/1", "forest/wood/2*", "fertile/food/2"),
            *("fertile/food/2*", "fertile/food/2", "desert/gold/1", "hills/gold/2*"),
        ],
        2: [
            *("fertile/food/2*", "mountains/gold/2^", "mountains/gold/2", "forest/wood/2*", "hills/favor/1"),
            *("swamp/food/1", "forest/wood/2", "hills/gold/2^", "fertile/food/2*"),
        ],
    },
    "hands": {
        0: [
            *("greek_gather_all", "greek_build_3", "greek_recruit_apollo", "greek_trade_1", "greek_attack_5"),
            "permanent_next_age",
        ],
        1: ["permanent_gather", "permanent_build", "egyptian_gather_ra", "egyptian_attack_6", "egyptian_trade_1"],
        2: ["permanent_gather", "permanent_recruit", "norse_build_njord", "norse_attack_7"],
    },
    "victory": {"largest_army": 4, "most_buildings": 5, "the_wonder": 3, "won_the_last_battle": 2},
    "victory_cubes": {0: 3, 1: 2, 2: 4},
}


def middle() -> dict[str, Any]:
    """The second round of turn 7: we play a card."""
    return dict(scenario(**MIDDLE).state.save())


def undisturbed() -> dict[str, Any]:
    """The same, but nothing that the others can play needs an answer of ours."""
    hands = {1: ["permanent_build", "permanent_recruit"], 2: ["permanent_recruit", "norse_build_njord"]}
    table = scenario(**{**MIDDLE, "hands": {**MIDDLE["hands"], **hands}})
    return dict(table.state.save())


def attack() -> dict[str, Any]:
    """We have played an attack and choose our units; the Norse choose theirs."""
    table = scenario(**MIDDLE)
    table.play("play greek_attack_5", "attack 2", "area production")
    return dict(table.state.save())


def defence() -> dict[str, Any]:
    """The Norse have attacked us: both choose their units."""
    table = scenario(**{**MIDDLE, "move": 2, "card": "norse_attack_7", "area": "city", "defender": 0})
    return dict(table.state.save())


def fight() -> dict[str, Any]:
    """The same battle when all units have been sent."""
    return dict(_battle().state.save())


def encounter() -> dict[str, Any]:
    """The same when both stay: each chooses who fights, and then the dice roll."""
    table = _battle()
    table.play("stay", "stay")
    return dict(table.state.save())


def beaten(area: str) -> dict[str, Any]:
    """The Norse have left us an area: the next question is what we take there."""
    table = _battle(area)
    table.play("stay", "retreat")
    return dict(table.state.save())


def _battle(area: str = "production") -> Tabletop:
    table = scenario(**MIDDLE)
    table.play("play greek_attack_5", "attack 2", f"area {area}")
    table.commit(0, "hoplite", "minotaur", "minotaur", "cyclops", "medusa")
    table.commit(2, "huskarl", "throwing_axeman", "frost_giant", "dwarf@hills/gold/2")
    return table


def last_decision() -> dict[str, Any]:
    """A game played at random up to the last decision of ours."""
    table = scenario(**MIDDLE)
    saved = table.state.save()
    for seed in range(20_000):
        if not table.pending:
            return dict(saved)
        if table.pending != CHANCE and 0 in table.pending:
            saved = table.state.save()
        table.play_on(seed, decisions=1)
    raise AssertionError("the game has no end")


def penniless() -> dict[str, Any]:
    """The last card of the last turn; all cubes are on the Wonder, which nobody builds: nobody will have any."""
    hands = {0: ["greek_trade_1"], 1: [], 2: []}
    table = scenario(**{**MIDDLE, "hands": hands, "victory": {"the_wonder": 30}, "victory_cubes": {}})
    return dict(table.state.save())


def stage(
    server: Running,
    page: Page,
    start: dict[str, Any],
    bot: str = "random",
    game: str = "age_of_mythology",
    seats: int = 3,
    confirm_ms: int = 0,
    window_ms: int = 0,
    options: dict[str, str] | None = None,
) -> None:
    """A table that starts there; the visitor has the first seat and bots the rest. The game begins at once."""
    bots = [SeatPlan(bot=BotSpec(bot, name=name)) for name in MORE_BOTS[: seats - 1]]
    settings = Settings(window_ms=window_ms, confirm_ms=confirm_ms)
    me = guest(server, page)
    led(server, [page], begun(server, game, [me], bots, options=options, settings=settings, start=start))
