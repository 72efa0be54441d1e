"""Sizes of a server for its figures: queues, memory, the disk."""

import contextlib
import os
import shutil
from collections import Counter
from pathlib import Path

from petteia.server.core import Core
from petteia.server.upkeep import Upkeep
from petteia.store.connection import is_server


def statuses(core: Core) -> Counter[str]:
    """How many tables in memory there are of each status."""
    return Counter(live.table.status for live in core.registry.live.values())


def sizes(core: Core, upkeep: Upkeep) -> dict[str, float]:
    """Each by its name."""
    return {
        "bot_queue": core.bots.queued(),
        "database_bytes": core.store.size(),
        "memory_bytes": _memory(),
        "reports_waiting": upkeep.reported,
        "healthy": float(not upkeep.ailing()),
        **_disk(core.store.where, upkeep.backed_up),
        "tables_set_aside": len(core.registry.unloadable),
    }


def _disk(where: str | Path, backed_up: int) -> dict[str, float]:
    """How much room is left where the file is, and when it was last copied; nothing of a database elsewhere."""
    if is_server(where):
        return {}
    with contextlib.suppress(OSError):
        free = shutil.disk_usage(Path(where).parent).free
        return {"disk_free_bytes": free, "last_backup_timestamp_seconds": backed_up / 1000}
    return {}


def _memory() -> int:
    """What this process holds; 0 where that cannot be asked."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0
