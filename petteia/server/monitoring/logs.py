"""The server's log: one JSON object a line, on standard error.

Nothing secret gets in: no tokens, no secrets of links, no passwords, no views. Paths are logged without their query;
secrets never travel in paths.
"""

import datetime
import json
import logging
import sys
from typing import Any, Final

log: Final = logging.getLogger("petteia")

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A record as a line of JSON: when, how grave, what, and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever is in it."""
        moment = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        line: dict[str, Any] = {
            "at": moment.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        if record.name != "petteia":
            line["by"] = record.name
        line.update({key: value for key, value in vars(record).items() if key not in _OWN})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up(level: str) -> None:
    """Log everything, ours and the libraries', as JSON lines. `level` is for ours alone: what the libraries log below a
    warning holds headers and frames, and with them secrets."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "websockets", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(logging.WARNING)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level.upper())
