"""The benchmark: tasks that never change once they are published, and what measures agents by them (docs/benchmark).

- `tasks`: a task, read from `tasks/*.toml`; `tasks/published.toml` has the checksum of each
- `deals`: the deals of training, validation and test; those of test are sealed by a hash
- `agents`: whoever is measured: a bot or policy from a file, a bot of OpenSpiel, a process, one of our own
- `playing`: the games of a task, and the decisions at its positions
- `evaluation`: scores, intervals, and the result that goes into a file
- `verifying`: replays such a file
"""
