"""Setup is written once: a scenario that names nothing deals what the game deals, with every option."""

from typing import Any

import pytest

from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE, Game, State, Step
from petteia.games import find
from petteia.games.age_of_mythology.game import AgeOfMythology
from petteia.games.age_of_mythology.scenario import scenario as age_of_mythology
from petteia.games.age_of_mythology.setup import Setup as SetupOfAges
from petteia.games.age_of_mythology.state import Pieces as Ages
from petteia.games.age_of_mythology.terms import MORTAL, RESOURCES
from petteia.games.deukalion.box import POOLS
from petteia.games.deukalion.game import Deukalion
from petteia.games.deukalion.scenario import scenario as deukalion
from petteia.games.deukalion.setup import Setup as SetupOfDeukalion
from petteia.games.deukalion.state import Pieces as Deukalions
from petteia.games.parthenon.game import Parthenon
from petteia.games.parthenon.plans import ChoosePlans
from petteia.games.parthenon.scenario import scenario as parthenon
from petteia.games.parthenon.setup import Setup as SetupOfParthenon
from petteia.games.parthenon.state import Pieces as Parthenons
from tests.rules import rule


def each_option(game: str) -> list[dict[str, str]]:
    """Every option turned by itself, and none."""
    return [{}, *[{option.key: value} for option in find(game).OPTIONS for value in option.values[1:]]]


def set_up(game: Game, *procedures: type[Step[Any]]) -> State:
    """A game played at random until none of the procedures of its setup is under way."""
    state, rng = game.new(), Generator(3)
    while any(isinstance(step, procedures) for step in state.stack):
        if state.pending() == CHANCE:
            state.resolve(rng.pick(state.chance()))
        else:
            seat = state.pending()[0]
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
    return state


def is_mortal(g: Ages, unit: int) -> bool:
    """Whether a unit is a mortal."""
    return bool(g.box.unit_class[unit] == MORTAL)


@rule("AOM-1.2.4", "AOM-1.2.5", "AOM-1.2.6")
@pytest.mark.parametrize("options", each_option("age_of_mythology"), ids=str)
def test_a_scenario_of_age_of_mythology_deals_what_the_game_deals(options: dict[str, str]) -> None:
    def dealt(g: Ages) -> dict[str, object]:
        own = [range(g.first_unit(seat), g.after_units(seat)) for seat in range(g.seats)]
        return {
            "bank": [int(g.bank(r)) for r in range(len(RESOURCES))],
            "cubes": [[int(g.cubes(seat, r)) for r in range(len(RESOURCES))] for seat in range(g.seats)],
            "army": [sum(int(g.held(seat, unit)) for unit in own[seat]) for seat in range(g.seats)],
            "others": [
                unit for seat in range(g.seats) for unit in own[seat] if g.held(seat, unit) and not is_mortal(g, unit)
            ],
        }

    seats = 4 if "teams" in options else 3
    game = set_up(AgeOfMythology(seats, options), SetupOfAges)
    assert isinstance(game, Ages)
    assert dealt(age_of_mythology(seats=seats, options=options).state) == dealt(game)


@rule("DEU-1.4.2", "DEU-12.1.1", "DEU-12.2.1")
@pytest.mark.parametrize("options", each_option("deukalion"), ids=str)
def test_a_scenario_of_deukalion_deals_what_the_game_deals(options: dict[str, str]) -> None:
    def dealt(g: Deukalions) -> dict[str, object]:
        pools = [int(g.pool(pool)) for pool in range(POOLS)]
        return {
            "hydra": int(g.hydra()),
            "point cards": int(g.supply()),
            "theseus": int(g.theseus()),
            "whirlpools": [pool >= 0 for pool in pools] if "free_placement" in options.values() else list(pools),
            "treasures": [int(g.stored(city)) for city in range(g.box.cities)],
            "soldiers": [(int(g.aboard(seat)), int(g.below(seat))) for seat in range(g.seats)],
            "open missions": [g.open_mission(place) >= 0 for place in range(2)],
        }

    game = set_up(Deukalion(3, options), SetupOfDeukalion)
    assert isinstance(game, Deukalions)
    assert dealt(deukalion(seats=3, options=options).state) == dealt(game)


@rule("PAR-1.4.3", "PAR-12.1.1", "PAR-12.1.4")
@pytest.mark.parametrize("options", each_option("parthenon"), ids=str)
def test_a_scenario_of_parthenon_deals_what_the_game_deals(options: dict[str, str]) -> None:
    def dealt(g: Parthenons) -> dict[str, object]:
        return {
            "year": int(g.year()),
            "seasons before": int(g.played() - g.season()),
            "built": [int(g.built(seat)) for seat in range(g.seats)],
            "fleets": [int(g.fleet(seat)) for seat in range(g.seats)],
            "plans": [int(g.plans(seat)) for seat in range(g.seats)],
        }

    game = set_up(Parthenon(3, options), SetupOfParthenon, ChoosePlans)
    assert isinstance(game, Parthenons)
    islands = [game.box.island_ids[game.island(seat)] for seat in range(3)]
    assert dealt(parthenon(islands=islands, options=options).state) == dealt(game)
