"""Where tables are kept. `sqlite` is the store that comes with the house: one file, no server; `postgres` is one that
several servers can share. `choice` tells them apart by their address."""
