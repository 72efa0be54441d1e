"""The lab: bots play many games against each other, and reports show the results.

- `match`: one game between bots, and the notes on it
- `tournament`: many of them, on all cores; every deal is played with every bot in every seat
- `report`: lengths, endings and win rates, with the range that chance alone would explain
- `plan` and `run`: a tournament that a file describes, saved piece by piece, on this machine or on a Ray cluster
- `frames` and `export`: the saved data as Parquet, and records in the same columns
- `figures` and `page`: the figures of a saved tournament, and one page about it
- `ladder`, `tuning` and `learning`: how strong levels are, and how they learn
"""
