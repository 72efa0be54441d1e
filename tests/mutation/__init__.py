"""Planted faults: one random change in a game, and whether its own tests notice."""
