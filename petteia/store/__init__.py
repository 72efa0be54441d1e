"""Where tables are kept. `sqlite` is the store that comes with the house: one file, no server."""
