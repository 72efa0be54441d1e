"""How much each client may ask for: rates, quotas, and both across several servers."""
