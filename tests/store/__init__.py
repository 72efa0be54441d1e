"""The store, tested on real files."""
