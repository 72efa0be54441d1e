"""Setting tables up, finding them, joining them, talking at them; lessons."""
