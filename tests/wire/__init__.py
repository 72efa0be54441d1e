"""Tests of the protocol: nothing leaks, nothing breaks, everything is documented."""
