"""Tables in memory: the registry, subscriptions, what is sent to whom, and what other servers do."""
