"""Tables in play: seats, record, undo, clocks, chat, hand-over to bots; and the port to the store.

- `journal`: the entries that are all a table is made of
- `table`: the fold over them; `books`: what of it is plain data
- `commands`: who may do what; turns commands into entries
- `messages`: what travels to the people at the table; `notes`: whom it is for
- `registry`: all tables of a server, and the promise that nothing leaves before it is durable; `audience`: who watches
  them, `questions`: what is put to bots there, `memory`: what has been
- `store`: the port to whatever keeps the journals
- `bots`: the port to whatever runs the bots
"""
