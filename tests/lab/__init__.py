"""Tests of the lab: tournaments and their reports."""
