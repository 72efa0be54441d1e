"""Tables in memory: the registry, who is subscribed, what is sent to whom, what other servers do."""
