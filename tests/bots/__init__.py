"""Tests of the bots: what they may know, their decisions, their strength."""
