"""The lab: bots play many games against each other, and reports say how it went.

- `match`: one game between bots, and what is noted about it
- `tournament`: many of them, on all cores; every deal is played with every bot in every seat
- `report`: lengths, endings and win rates, with what chance alone would explain
- `plan` and `run`: a tournament that a file describes, kept piece by piece, on this machine or on a Ray cluster
- `frames` and `export`: what is kept, as Parquet, and records in the same columns
- `figures` and `page`: what a kept tournament shows, and one page about it
- `ladder`, `tuning` and `learning`: how strong levels are, and how they learn
"""
