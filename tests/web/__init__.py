"""The web client in a real browser: everything is found by what a person sees or a screen reader says."""
