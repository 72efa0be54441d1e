"""Where tables are stored. `sqlite` is the default store: one file, no database server; `postgres` is one that several
servers can share. `choice` tells them apart by their address."""
