"""The web client in a real browser: tests find everything by its visible text or its text for screen readers."""
