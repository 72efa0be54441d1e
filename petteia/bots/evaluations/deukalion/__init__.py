"""How the greedy bot sees Deukalion.

- `odds`: thrown soldiers, and who wins a fight
- `course`: how far everything is
- `worth`: what a seat's position is worth, by what it could do next
- `habits`: choices of which looking ahead shows too little
- `evaluation`: all of it together
"""
