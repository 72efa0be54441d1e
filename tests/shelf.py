"""The games on the shelf, for tests and benchmarks of every game: none of them keeps a list."""

from petteia.games import find, shelf

GAMES = tuple(sorted(shelf()))
"""Their names."""
FEWEST = {game: find(game).SEAT_COUNTS[0] for game in GAMES}
"""The fewest seats of each."""
