"""Tests of the lab: tournaments and what their reports say."""
