"""Health, metrics, logs, and how long the event loop lets others wait."""
