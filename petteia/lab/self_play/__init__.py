"""Learning from nothing by self-play: PPO over batches of games on all cores, on a GPU if there is one.

`plan` says what a run is, `collector` plays games in other processes, `network` is what learns, `update` how it learns
from what was collected, `export` turns it into whole numbers for play, and `run` puts them together. PyTorch and NumPy
are needed (the extra `learn`); nothing else of Petteia imports this package.
"""
