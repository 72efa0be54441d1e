"""A table as its journal tells it: metadata, clocks, timers, and what everybody may know."""
