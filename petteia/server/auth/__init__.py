"""Guests: who they are, how they are recognised, how two are merged or one is erased, and the export of their data."""
