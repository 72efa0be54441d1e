"""The server: tables and store joined to people's browsers, over HTTP and one WebSocket each.

- `config`: what can be set, and from where
- `instance`: everything that runs together: store, registry, bots, metrics
- `app`: the HTTP interface, put together from the routes of `auth`, `lobby`, `library` and others
- `websocket`: the WebSocket and its messages
- `http.middleware`: what every request passes: hosts, origins, limits, headers
- `jobs`: the worker processes, those of bots among them
- `run`: start, serve, stop
- `cluster`: several processes behind one port, and several machines on one database
"""
