"""A server in a browser tab: the same Python, without any server process.

`site` writes a folder for any static host: the web client, Pyodide, the pure package. There a worker runs an instance
for one person, the application that `petteia serve` runs, behind `bridge` instead of a socket. `keep` stores its tables
in the browser's own storage, `house` puts it together, `bots` answers in a second worker. `vecs` replaces the one
library that has no such build.
"""
