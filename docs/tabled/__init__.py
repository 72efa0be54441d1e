"""What stands in the tables of the rulebook pages, a module for each game."""
