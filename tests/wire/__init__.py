"""Tests of what travels: nothing leaks, nothing breaks, everything is documented."""
