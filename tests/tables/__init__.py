"""Tables in play, tested on the small game."""
