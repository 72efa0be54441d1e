"""How much somebody may ask for: rates, quotas, and both across several servers."""
