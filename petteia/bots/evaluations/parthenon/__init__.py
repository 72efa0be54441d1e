"""How the greedy bot sees Parthenon.

- `worth`: what buildings, wonders and aegis cards are worth
- `card_values`: what cards are worth to somebody who still has this and that to build
- `journeys`: where to sail with what, what to exchange abroad, what the sea takes
- `bargains`: which offers help both sides
- `targets`: whom the Archon picks, what a Stoic ignores, whom to vote for
- `habits`: choices of which looking one step ahead shows too little
- `evaluation`: all of it together
"""
