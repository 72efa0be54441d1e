"""What all games share: the protocol, actions, chance, events, records, and the suite that checks a game."""
