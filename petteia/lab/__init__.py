"""The lab: bots play many games against each other, and reports say how it went.

- `match`: one game between bots, and what is noted about it
- `tournament`: many of them, on all cores; every deal is played with every bot in every seat
- `report`: lengths, endings and win rates, with what chance alone would explain
"""
