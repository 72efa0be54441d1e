"""Planted faults: a game with one thing changed at random, and whether its own tests notice."""
