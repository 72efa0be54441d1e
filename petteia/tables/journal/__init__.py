"""The journal of a table: its entries, loading a table from them, and records."""
