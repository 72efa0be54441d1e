"""What the greedy bot knows about each game: one folder or module for each."""
