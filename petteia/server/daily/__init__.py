"""The deal of the day: one deal a day and game for everybody in a house."""
