"""What a table needs from outside: a store, and bots."""
