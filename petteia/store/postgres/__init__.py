"""The store that several servers share, in one PostgreSQL database."""
