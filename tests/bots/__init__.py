"""Tests of the bots: what they may know, what they decide, how well they play."""
