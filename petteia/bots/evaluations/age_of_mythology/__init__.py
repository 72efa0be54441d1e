"""How the greedy bot sees Age of Mythology.

- `odds`: dice and duels
- `war`: how a battle will go, and which units to send into it
- `weights`: how much each thing counts
- `forecast`, `purchases`: turns and victory cards to come, and what cubes could buy
- `terms`: what a seat's position is worth
- `policy`: choices for which one step of lookahead shows too little
- `features`, `notes`: what a network sees
- `evaluation`: all of it together
"""
