"""Work in other processes and in the background: the job pool, the bots, packing, the migration of rules."""
