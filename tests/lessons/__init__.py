"""The lessons of the games, played as they advise."""
