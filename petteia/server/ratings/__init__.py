"""How well people play here: ratings by game and number of seats, made from the results of rated games.

`model.py` computes them, with the bots' levels as fixed points (`ladder.toml` says how those were measured);
`recount.py` computes all of them again from the journals; `routes.py` shows them to guests.
"""
