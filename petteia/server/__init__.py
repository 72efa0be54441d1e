"""The server: tables and store joined to people's browsers, over HTTP and one WebSocket each.

- `config`: what can be set, and from where
- `instance`: everything that runs together: store, registry, bots, metrics
- `app`: the HTTP interface, put together out of `guests`, `lobby`, `codes`, `library`, `upkeep` and `pages`
- `wire`, `socket`: the WebSocket and what travels on it
- `door`: what every request passes: hosts, origins, limits, headers
- `bots`: the worker processes
- `run`: start, serve, stop
- `workers`, `siblings`, `elsewhere`: several processes behind one port, and several machines on one database
"""
