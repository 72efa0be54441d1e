"""Work on everything stored about a guest: records, merging, erasing. One at a time, not too often."""

import contextlib
from collections.abc import Iterator

from petteia.server.http.errors import HttpError
from petteia.server.limits.buckets import Buckets


class AccountJobs:
    """The guests for whom such work is under way at this server."""

    def __init__(self, limit: Buckets) -> None:
        self._limit = limit
        self.under_way: set[str] = set()

    @contextlib.contextmanager
    def one(self, asks: str, *others: str, text: str) -> Iterator[None]:
        """Hold the job for a guest, and for others it concerns, while it runs. HttpError, with a sentence, if it is
        requested too often, or by two at once."""
        concerns = {asks, *others}
        if not self.under_way.isdisjoint(concerns) or not self._limit.offered(asks):
            raise HttpError(429, "too_often", text, after=self._limit.wait(asks))
        self.under_way |= concerns
        try:
            yield
        finally:
            self.under_way -= concerns
