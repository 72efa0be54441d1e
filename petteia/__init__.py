"""Petteia: rules-heavy board games of myth, at one table.

game = petteia.load("age_of_mythology", seats=3)
state = game.new()
"""

from petteia.games import LoadError, load

__all__ = ["LoadError", "__version__", "load"]

__version__ = "0.1.0"
