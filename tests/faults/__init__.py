"""What can go wrong around a house while people play, and what they find afterwards.

- `town`: people who play on whatever happens, and what they were promised
- `judging`: what was promised is there, once, in an order that everybody could have seen
- `ground`: servers and their database, and the ways to harm them
- `faults`: the harm, by name

`python -m tests.faults` prints the whole matrix; `make test` holds a few of its cells, the soak all.
"""
