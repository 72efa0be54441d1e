"""Age of Mythology: The Boardgame, for two to eight players."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from petteia.engine.generator import Generator
from petteia.engine.ints import i64
from petteia.engine.overlay import overlay
from petteia.engine.protocol import Option, Reason
from petteia.engine.view import ViewBuilder
from petteia.games.age_of_mythology.attack import Attack, Commitment
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.bonuses import all_bonuses, has_example
from petteia.games.age_of_mythology.box import Box
from petteia.games.age_of_mythology.build import Build, LostVillager
from petteia.games.age_of_mythology.cards import CardInPlay, Move
from petteia.games.age_of_mythology.chances import expectations
from petteia.games.age_of_mythology.components import FOLDER, SHIPPED, read_box
from petteia.games.age_of_mythology.cultures import ChooseCultures, DealCultures
from petteia.games.age_of_mythology.discard import DiscardCards
from petteia.games.age_of_mythology.explore import Draft, Explore
from petteia.games.age_of_mythology.gather import Gather, Workers
from petteia.games.age_of_mythology.god_gifts import Boon, Levy, Mummification, Sacrifice
from petteia.games.age_of_mythology.god_swap import Chaos
from petteia.games.age_of_mythology.god_targets import Theft, Wrath
from petteia.games.age_of_mythology.hand import DrawCards
from petteia.games.age_of_mythology.knowledge import determinize_pieces, put_observation
from petteia.games.age_of_mythology.layout import count_everything, show_pieces
from petteia.games.age_of_mythology.not_now import why_not_now
from petteia.games.age_of_mythology.recruit import Recruit
from petteia.games.age_of_mythology.rewards import Reward
from petteia.games.age_of_mythology.scoring import points, ranking
from petteia.games.age_of_mythology.setup import ChooseArmy, FirstPlayer, Seating, Setup, fill_the_middle
from petteia.games.age_of_mythology.soundness import audit_places
from petteia.games.age_of_mythology.state import OpenBox, Pieces
from petteia.games.age_of_mythology.trade import Trade
from petteia.games.age_of_mythology.turn import PlaceCubes, Rounds, Turn

FIGURES: Final = overlay(FOLDER)


class AgeOfMythology(OpenBox):
    """The box, opened for a number of players and with options chosen."""

    ID: ClassVar[str] = "age_of_mythology"
    TITLE: ClassVar[str] = "Age of Mythology: The Boardgame"
    RULES_VERSION: ClassVar[int] = 1
    SEAT_COUNTS: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6, 7, 8)
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("starting_army", "two_of_each", "any_two", rule="AOM-1.2.6"),
        Option(
            "explore_gather_start",
            "card_player",
            "first_player",
            "explore",
            "gather_all",
            "explore_and_gather_all",
            rule="AOM-3.1.3",
        ),
        Option("ages_per_turn", "one_per_card", "one_per_round", rule="AOM-3.6.5"),
        Option("heroes_of_a_new_age", "at_once", "next_turn", rule="AOM-3.6.4"),
        Option("great_temple", "before_and_after", "after", rule="AOM-3.5.6"),
        Option("matching_bonuses", "add_up", "highest", rule="AOM-5.4.3"),
        Option("hades_takes", "any_unit", "mortal", rule="AOM-6.1.3"),
        Option("medusa_against_giants", "6", "4", rule="AOM-5.8.2"),
        Option("teams", "off", "two_cultures", rule="AOM-8.3.1"),
        Option("cultures", "dealt", "chosen", "drafted", rule="AOM-1.2.9"),
        Option("victory_cubes", "one_each", "three", rule="AOM-2.2.2"),
        Option("first_retreat", "allowed", "after_an_encounter", rule="AOM-5.2.1"),
        Option("retreat", "before_cards", "after_cards", rule="AOM-5.2.4"),
        *FIGURES.options,
    )
    RULES: ClassVar[str] = str(FOLDER / "rules.md")
    COMPONENTS: ClassVar[str] = str(SHIPPED)

    def __init__(
        self,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        components: Mapping[str, Any] | str | Path | None = None,
    ) -> None:
        super().__init__(seats, options, components, read_box(FIGURES.applied(SHIPPED, components, options)))
        if self.options["teams"] != "off" and seats != 4:
            raise ValueError(f"the team game is for 4 seats, not {seats}; right would be teams = off (AOM-8.3.1)")
        self.largest = 0xFFFFFFFF  # the permanent cards a hand may hold are in lanes of 32 bits
        if self.variant.medusa_four and not has_example(self.box):
            wants = "medusa_against_giants = 4 needs a unit with bonuses_in_example in the components file"
            raise ValueError(f"{wants}; right would be medusa_against_giants = 6 (AOM-5.8.2)")
        self.variant.against = all_bonuses(self.box, self.variant)
        self.steps = [
            Setup, DealCultures, Seating, FirstPlayer, ChooseArmy, Draft, Turn, PlaceCubes, DrawCards, Rounds,
            Move, CardInPlay, Explore, Gather, Workers, Build, LostVillager, Recruit, Trade, Attack, Commitment,
            Battle, Reward, Boon, Sacrifice, Levy, Mummification, Theft, Wrath, Chaos, DiscardCards,
            ChooseCultures,
        ]  # fmt: skip
        self.bound = most_decisions(self.box, seats)

    def teams(self) -> list[int]:
        """AOM-8.3.1 — Players who sit opposite each other."""
        return [0, 1, 0, 1] if self.variant.teams else []

    def new(self) -> "Position":
        position = Position(self)
        fill_the_middle(position)
        position.push(Setup())
        position.settle()
        return position

    def blank(self) -> "Position":
        position = Position(self)
        position.clear()
        return position


class Position(Pieces):
    """A position of the game, with what is known of it and how it is shown."""

    def clone(self) -> "Position":
        out = Position(self.rules)
        self.copy_into(out)
        out.clone_stack(self)
        return out

    def not_now(self, seat: i64, action: i64) -> Reason | None:
        return why_not_now(self, seat, action)

    def put_observation(self, out: "Position", seat: i64) -> None:
        put_observation(self, out, seat)

    def determinize(self, seat: i64, rng: Generator) -> None:
        determinize_pieces(self, seat, rng)

    def show(self, view: ViewBuilder) -> None:
        show_pieces(self, view)

    def odds(self, seat: i64) -> dict[str, Any]:
        return expectations(self, seat)

    def census(self) -> dict[str, int]:
        return count_everything(self)

    def audit(self) -> None:
        audit_places(self)

    def scores(self) -> list[dict[str, int]]:
        return points(self)

    def standings(self) -> list[list[int]]:
        return ranking(self)


def most_decisions(box: Box, seats: int) -> int:
    """More decisions than a game can take, from the limits of the rules.

    Turns: every one takes its cubes out of the bank (AOM-INV-18). A turn: a cube each, seven cards picked and a
    number named, four moves, and a hand discarded. A move: at most one of the actions with its power. The longest are a
    trade, in which every cube of the bank could be exchanged by itself, and a battle of all figures of both sides.
    """
    placed = int(box.cubes_placed_by_two) if seats == 2 else min(int(box.cubes_placed), seats)
    turns = -(-int(box.victory_cubes) // placed)
    figures = 0
    for culture in range(len(box.units_of)):
        first = int(box.first_unit[culture])
        set_of = sum(int(box.unit_count[unit]) for unit in range(first, first + int(box.units_of[culture])))
        figures = max(figures, set_of * int(box.tints(seats)))
    trade = 3 * 4 * int(box.bank[seats]) + 12
    encounter = 2 + 2 + 2 + 2 + 1 + 1
    battle = 2 * figures + 2 + 4 * figures * encounter + 20
    others = seats * 2 + 40 + 100
    move = 2 + 20 + max(trade, battle, others)
    army = 2 * seats + seats  # with a culture each
    draft = int(box.draft_picks) * seats
    return army + draft + turns * (placed + seats * (9 + 9) + seats * (int(box.rounds) + 1) * move)
