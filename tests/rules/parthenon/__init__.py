"""Tests of the rules of Parthenon, chapter by chapter."""
