"""Start a server: one process, or several that share a port."""

from collections.abc import Callable, Iterable

from petteia.server.client import without
from petteia.server.cluster.workers import serve_together
from petteia.server.config import ServerConfig
from petteia.server.data_folder import DataFolder
from petteia.server.library.catalogue import Catalogue
from petteia.server.monitoring.logs import log, set_up
from petteia.server.process import listen, opened_store, run
from petteia.store.opening import open_store as open_any
from petteia.store.sql import SqlStore


def serve(
    config: ServerConfig,
    games: Iterable[str],
    bot_kinds: tuple[str, ...],
    opened: Callable[[int], None] = lambda port: None,
    open_store: Callable[[str], SqlStore] = open_any,
) -> None:
    """Run a server until it is told to stop. `opened` is called with the port when clients can connect. ConfigError if
    the server cannot be opened like this."""
    set_up(config.log_level)
    if missing := without():
        log.warning(missing)
    if config.workers > 1:
        serve_together(config, games, bot_kinds, opened)
        return
    folder = None if config.together else DataFolder(config.folder)
    try:
        catalogue = Catalogue(games, config.components)
        store = opened_store(config, open_store)
        try:
            run(config, catalogue, store, bot_kinds, opened, listen(config))
        finally:
            store.close()
    finally:
        if folder is not None:
            folder.close()
