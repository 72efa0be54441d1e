"""Attacks on a running server, kept so that none of them works again: `make soak T='-k siege'` prints the table."""
