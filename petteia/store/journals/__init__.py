"""Journals in the database: appending, reading, what was delivered with each line, and packed games."""
