"""Guests: who somebody is, how they are known again, how two become one or are erased, and the export of their data."""
