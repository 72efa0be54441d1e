"""Parthenon: Rise of the Aegean (Andrew Parks and Jason Hawkins, Z-Man Games 2005). `rules.md` has the rules."""

from petteia.games.parthenon.game import Parthenon

__all__ = ["GAME", "Parthenon"]

GAME = Parthenon
