"""Age of Mythology: The Boardgame (Glenn Drover, Eagle Games 2003). `rules.md` has the numbered rules."""

from petteia.games.age_of_mythology.game import AgeOfMythology

__all__ = ["GAME", "AgeOfMythology"]

GAME = AgeOfMythology
