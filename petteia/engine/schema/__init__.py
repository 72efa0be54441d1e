"""What positions of a game are made of, declared once, and the source that is written from it."""
