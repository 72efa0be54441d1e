"""Tournaments and leagues between guests of a house, and bots."""
