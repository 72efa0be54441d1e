"""How the greedy bot sees Age of Mythology.

- `odds`: dice and duels
- `war`: how a battle will go, and whom to send into it
- `weights`: what counts how much
- `worth`: what a seat's position is worth
- `habits`: choices of which looking one step ahead shows too little
- `evaluation`: all of it together
"""
