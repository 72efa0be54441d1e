"""The house in a tab."""
