"""What people can do at a table. Each command is checked, written to the journal as entries, and answered."""
