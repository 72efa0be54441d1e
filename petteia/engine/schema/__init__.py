"""The fields of a game's positions, declared once, and the source generated from them."""
