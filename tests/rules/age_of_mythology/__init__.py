"""Tests of Age of Mythology, a file for each part of the rules."""
