"""Tables in play: seats, record, undo, clocks, chat, stand-in bots; and the port to the store.

- `journal`: the entries that a table consists of
- `table`: the fold over them; `table.metadata`: its part that is plain data
- `commands`: who may do what; turns commands into entries
- `messages`: what is sent to the people at the table
- `live`: all tables of a server, and the promise that nothing leaves before it is durable; who watches them, what bots
  are asked there
- `afterwards`: what takes as long as a game
- `ports.store`: the port to the store of the journals
- `ports.bots`: the port to the bots
"""
