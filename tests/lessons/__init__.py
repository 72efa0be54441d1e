"""The lessons of the games, played by their own advice."""
