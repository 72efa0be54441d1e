"""How well people play here: ratings by game and number of seats, made of the results of rated games.

`model.py` makes them, with the bots' levels as fixed points (`ladder.toml` says how those were measured); `again.py`
makes all of them again from the journals; `routes.py` is what a guest sees of it.
"""
