"""`python -m petteia` is the `petteia` command."""

from petteia.cli import main

main()
