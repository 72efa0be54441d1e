"""How the greedy bot sees Deukalion.

- `odds`: thrown soldiers, and who wins a fight
- `distances`: how far everything is
- `weights`: how much each thing counts
- `terms`, `mission_terms`: what a seat's position is worth, by what it could do next
- `policy`: choices for which lookahead shows too little
- `features`: what a network sees
- `evaluation`: all of it together
"""
