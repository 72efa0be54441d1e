"""Attacks on a running house, kept so that none of them works again: `make soak T='-k siege'` prints the table."""
