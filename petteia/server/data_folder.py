"""The folder in which a server keeps its file."""

import os
from pathlib import Path

from petteia.server.config import ConfigError

try:
    import fcntl
except ImportError:  # not on Windows; there the database's own lock has to do
    fcntl = None  # type: ignore[assignment]


class DataFolder:
    """The data folder, for one server at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = os.open(path / "petteia.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            raise ConfigError(f"the data folder {path} cannot be used: {problem.strerror}") from problem
        if fcntl is None:
            return
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            os.close(self._lock)
            raise ConfigError(
                f"another Petteia is running on {path}; stop that one, or name another folder with --data"
            ) from problem

    def close(self) -> None:
        """Another server may have it."""
        os.close(self._lock)
