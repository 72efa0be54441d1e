"""How often anybody may do what: every limit of a server by its name, which other servers of one database share."""

from typing import Final

from petteia.server.config import Limits
from petteia.server.http.errors import HttpError
from petteia.server.limits.buckets import Buckets
from petteia.server.limits.quota import Quota

REFUSALS_PER_SECOND: Final = 10.0
"""How often an address is refused without delay."""
RETRIES_PER_SECOND: Final = 0.1
"""How often a guest may have a table tried again that is set aside."""
BOXES_PER_SECOND: Final = 2.0
"""How often a guest may have a box of theirs looked over, a while and then on and on."""
GLANCES_PER_SECOND: Final = 2.0
"""How often a guest may glance at a table, after a page of them at once."""
EXPORTS: Final = 3
EXPORT_SECONDS: Final = 300.0
"""How often a guest may export everything about them: three times, and then once in so many seconds."""
REPORTS_PER_HOUR: Final = 10
"""How much a guest may report."""
BARS_PER_MINUTE: Final = 30
"""How often a guest may mute, block or ban others, or lift that."""
PICTURES_PER_MINUTE: Final = 60
"""How many previews an address may ask for."""
AT_ONCE: Final = 5
"""How many times `guests_per_minute` may come from an address at once."""
INVITED: Final = 12
INVITED_PER_MINUTE: Final = 2
"""How many new guests may come to one table at once, and then how many a minute."""
FILES: Final = 4
"""How many more files than other requests are answered, as a factor."""
SLIPS: Final = 3
SLIPS_FORGOTTEN: Final = 600.0
"""How many wrong codes each address has free, and in how many seconds they are forgotten. Beyond them an address shares
the server's limit with all others that guess: so no number of guessers keeps out a guest with the right code."""
NOT_SHARED: Final = frozenset(("refusals",))
"""What each server counts for itself."""
SAID: Final = {"guest_quotas": "guest_purses", "address_quotas": "address_purses"}
"""The names that servers use for these in messages; the others keep their own."""


class RateLimits:
    """The buckets of one server."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests_per_second, 4 * limits.requests_per_second)
        self.probes = Buckets(limits.requests_per_second, limits.requests_per_second)
        """For health checks: counted apart, so that a crowd of guests behind the same address does not make a server
        look ill."""
        self.refusals = Buckets(REFUSALS_PER_SECOND, 2 * REFUSALS_PER_SECOND)
        self.tries = Buckets(limits.guests_per_minute / 60, limits.guests_per_minute)
        """Passwords, links and codes that were none."""
        self.newcomers = Buckets(limits.guests_per_minute / 60, AT_ONCE * limits.guests_per_minute)
        self.invited = Buckets(INVITED_PER_MINUTE / 60, INVITED)
        """New guests who are invited to a table, by table: they come in however many others do from their address."""
        self.files = Buckets(FILES * limits.requests_per_second, FILES * 8 * limits.requests_per_second)
        """Files of the client, from an address: every device of a club needs some dozens of them once."""
        self.codes = Buckets(limits.wrong_codes_per_minute / 60, limits.wrong_codes_per_minute)
        self.slips = Buckets(SLIPS / SLIPS_FORGOTTEN, SLIPS)
        self.retries = Buckets(RETRIES_PER_SECOND, 3)
        self.starts = _a_minute(limits.starts_per_minute)
        self.hints = _a_minute(limits.hints_per_minute)
        self.glances = Buckets(GLANCES_PER_SECOND, 20 * GLANCES_PER_SECOND)
        self.sayings = _a_minute(limits.lines_per_minute)
        self.pictures = Buckets(PICTURES_PER_MINUTE / 60, PICTURES_PER_MINUTE / 2)
        self.reports = Buckets(REPORTS_PER_HOUR / 3600, REPORTS_PER_HOUR)
        self.reports_from = Buckets(10 * REPORTS_PER_HOUR / 3600, 10 * REPORTS_PER_HOUR)
        """The same from an address: guests are quickly made."""
        self.bars = Buckets(BARS_PER_MINUTE / 60, BARS_PER_MINUTE)
        self.exports = Buckets(1 / EXPORT_SECONDS, EXPORTS)
        self.boxes = Buckets(BOXES_PER_SECOND, 20 * BOXES_PER_SECOND)
        quota = limits.answer_bytes_per_second
        self.guest_quotas = Buckets(quota, 8 * quota)
        self.address_quotas = Buckets(4 * quota, 32 * quota)
        """What answers may still be asked for: it is paid before an answer is made."""

    def shared(self) -> dict[str, Buckets]:
        """The limits shared by all servers of one database, by the name that messages use."""
        return {SAID.get(name, name): some for name, some in vars(self).items() if name not in NOT_SHARED}

    def quota(self, guest: str, address: str) -> Quota:
        """The quota from which a guest's answers are paid."""
        return Quota(self.guest_quotas, self.address_quotas, guest, address)


def _a_minute(most: float) -> Buckets:
    return Buckets(most / 60, max(5, most / 4))


def spend(buckets: Buckets, who: str, text: str) -> None:
    """Take one from a client's bucket. HttpError, with a sentence and how long to wait, if there is none."""
    if not buckets.offered(who):
        raise HttpError(429, "too_often", text, after=buckets.wait(who))
