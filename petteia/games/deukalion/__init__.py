"""Deukalion (Arno Steinwender and Wilfried Lepuschitz, Parker 2008). `rules.md` has the numbered rules."""

from petteia.games.deukalion.game import Deukalion

__all__ = ["GAME", "Deukalion"]

GAME = Deukalion
