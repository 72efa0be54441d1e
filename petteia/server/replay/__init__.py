"""Looking at a finished game: its analysis and its proof."""
