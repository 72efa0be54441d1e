"""What people can do at a table. Each command is checked, written down as journal entries and answered."""
