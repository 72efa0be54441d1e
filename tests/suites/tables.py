"""The tables at which the suites play: all games, several numbers of seats, some options. Games at random are long, so
most are the short ones that options allow."""

from typing import NamedTuple


class At(NamedTuple):
    """A table."""

    game: str
    seats: int
    options: dict[str, str] = {}

    @property
    def spiel(self) -> str:
        """As OpenSpiel loads it."""
        options = "+".join(f"{key}:{value}" for key, value in self.options.items())
        return f"petteia_{self.game}(players={self.seats}{',options=' + options if options else ''})"

    @property
    def compact(self) -> str:
        """The same with the compact observation: a tenth of the numbers, where each of them is written down."""
        return self.spiel.replace(")", ",observation=compact)")

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *self.options.values()])


TABLES = [
    At("age_of_mythology", 2),
    At("age_of_mythology", 4, {"teams": "two_cultures", "starting_army": "any_two"}),
    At("age_of_mythology", 6, {"ages_per_turn": "one_per_round", "cultures": "drafted"}),
    At("deukalion", 2, {"turn_limit": "quarter"}),
    At("deukalion", 3, {"turn_limit": "quarter", "charybdis": "on", "theseus": "on"}),
    At("deukalion", 4, {"turn_limit": "quarter", "soldiers": "flat_meeple"}),
    At("parthenon", 3, {"quick_start": "on"}),
    At("parthenon", 4, {"first_game": "on"}),
    At("parthenon", 6),
]
"""All of them."""
SMALL = [TABLES[0], TABLES[4], TABLES[6]]
"""One for each game."""
