"""A house in a browser's tab: the same Python, with no server at all.

`site` writes a folder for any static host: the web client, Pyodide, the pure package. There a worker holds a house of
one, the application that `petteia serve` runs, behind `bridge` instead of a socket. `keep` keeps its tables in the
browser's own storage, `instance` puts it together, `bots` answers in a second worker. `vecs` stands in for the one
library that there is no such build of.
"""
