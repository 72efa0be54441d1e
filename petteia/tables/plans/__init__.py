"""Plans: what a seat wants done when it is asked something, said ahead."""
