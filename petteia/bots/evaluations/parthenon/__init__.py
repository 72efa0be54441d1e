"""How the greedy bot sees Parthenon.

- `terms`: what buildings, wonders and aegis cards are worth
- `card_values`: what cards are worth to a seat that still has things to build
- `journeys`, `harbor_deals`: where to sail with what, what to exchange abroad, what the sea takes
- `trades`, `among_people`: which offers help both sides, and how to trade with people
- `targets`: whom the Archon picks, what a Stoic ignores, whom to vote for
- `policy`, `voyage_policy`: choices for which one step of lookahead shows too little
- `features`: what a network sees
- `evaluation`: all of it together
"""
