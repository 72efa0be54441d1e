"""People at a table: they come, talk, leave and give up, and bots sit in for them."""

from typing import Final

from petteia.tables import journal as j
from petteia.tables.books import CLOSED, FINISHED, RUNNING
from petteia.tables.conduct import Reply, command
from petteia.tables.gathering import Gathering
from petteia.tables.messages import Nudged
from petteia.tables.notes import EVERYBODY, Note
from petteia.tables.trying import NotPossible
from petteia.tables.words import MOST_CHAT, MOST_NAME, plain_text

OFFER_MS: Final = 60_000
"""How long somebody has to be away before the host may let a bot play for them."""
NUDGE_MS: Final = 60_000
"""How often a seat may be asked to move."""


class People(Gathering):
    """The commands about people."""

    # -- people come, talk and go -----------------------------------------------------------------

    @command
    def back(self, player: str, *, now: int) -> Reply:
        """A player is connected: gets the seats back that a bot kept."""
        self.away.pop(player, None)
        self._left.pop(player, None)
        self._dues = None
        for n in self.table.seats_of(player):
            if self.table.status == RUNNING and self.table.seats[n].kept:
                self._put(j.GivenBack(now, n))
        return self._ack()

    @command
    def gone(self, player: str, *, now: int) -> Reply:
        """A player's last connection is gone. Where the table was set up so, a bot takes over later (`tick`)."""
        if self.table.seats_of(player):
            self.away.setdefault(player, now)
            self._left.setdefault(player, now)
            self._dues = None
        return self._ack()

    @command
    def stand_in(self, player: str, seat: int, *, now: int) -> Reply:
        """The owner lets a bot play for somebody who has been away for a while, until they come back. Where people have
        hours to think nobody is away for not being connected."""
        self._must_be(RUNNING)
        self._must_own(player)
        own = self._seat(seat)
        if not own.player or own.by_bot:
            raise NotPossible("no_person", f"no person plays seat {seat} now", {"seat": seat})
        if self.table.books.settings.clock.slow:
            raise NotPossible("by_clock", "here people have hours to think: only the clock says who is too late")
        since = self.away.get(own.player)
        if since is None or now - since < OFFER_MS:
            seconds = OFFER_MS // 1000
            raise NotPossible("not_away", f"nobody has been away there for {seconds} seconds", {"seconds": seconds})
        self._put(j.TakenOver(now, seat))
        self._settle_proposal(now)
        return self._ack()

    @command
    def nudge(self, player: str, seat: int, *, now: int) -> Reply:
        """Somebody at the table would like a seat to move that has to."""
        self._must_be(RUNNING)
        seats = self.table.seats_of(player)
        if not seats:
            raise NotPossible("players_only", "only those who play can do that")
        if seat not in self.table.pending() or self._seat(seat).by_bot or seat in seats:
            raise NotPossible("not_waited_for", f"nobody else has to move at seat {seat}", {"seat": seat})
        if seat in self.nudges and now - self.nudges[seat][0] < NUDGE_MS:
            raise NotPossible("nudged_already", "they have been asked a moment ago; wait a minute")
        by = self.table.seats[seats[0]].name
        self.nudges[seat] = (now, by)
        self._notes.append(Note(EVERYBODY, Nudged(self.table.id, seat, by)))
        return self._ack()

    @command
    def resign(self, player: str, seat: int, *, now: int) -> Reply:
        """A player gives up: a bot plays the seat to the end, and the result says so. When the last person resigns the
        game is given up."""
        self._must_be(RUNNING)
        self._own(player, seat)
        self._put(j.Resigned(now, seat))
        if not any(seat.player and not seat.resigned for seat in self.table.seats):
            self._put(j.Closed(now, "given_up"))
        else:
            self._settle_proposal(now)
        return self._ack()

    @command
    def order(self, player: str, seat: int, pass_windows: bool, *, now: int) -> Reply:
        """A standing order: windows are passed for the seat unless it keeps one open."""
        if self._own(player, seat).pass_windows != pass_windows:
            self._put(j.Ordered(now, seat, pass_windows))
        return self._ack()

    @command
    def keep_open(self, player: str, seat: int, decision: int, *, now: int) -> Reply:
        """The seat wants to answer this window itself, whatever its standing order, even with nothing to choose."""
        self._must_play(self._own(player, seat))
        if seat not in self.table.pending() or decision != self.table.decision(seat):
            return self._stale(seat, "")
        if self.table.books.kept_open.get(seat) != decision:
            self._put(j.Kept(now, seat, decision))
        return self._ack("", decision)

    @command
    def say(self, player: str, name: str, text: str, key: str = "", seat: int | None = None, *, now: int) -> Reply:
        """A line of chat. What watchers say while a game runs only watchers hear. On a shared screen the `seat` whose
        curtain is up speaks, under its own name."""
        before = self._known(player, key)
        if before is not None:
            return before
        if not self.may_see(player):
            raise NotPossible("by_invitation", "this table is by invitation only")
        words = plain_text(text, MOST_CHAT)
        if not words:
            raise NotPossible("nothing_said", "a line of chat has at least one letter")
        seats = self.table.seats_of(player)
        if seat is None or seat not in seats:
            seat = seats[0] if seats else -1
        if seat >= 0:  # not under another name than the one that everybody sees
            name = self.table.seats[seat].name
        self._put(j.Said(now, player, plain_text(name, MOST_NAME) or "?", words, seat, key))
        b = self.table.books
        return self._ack(key, b.watchers_said if seat < 0 else b.said)

    @command
    def close(self, player: str, *, now: int) -> Reply:
        """The owner closes a table that has not begun, or one whose rules are not loaded any more."""
        self._must_own(player)
        if self.table.status in (FINISHED, CLOSED):
            return self._ack()
        if self.table.status == RUNNING and not self.table.stranded:
            raise NotPossible("by_consent", "a running game is given up by consent of all: propose give_up")
        self._put(j.Closed(now, "by_owner"))
        return self._ack()

    @command
    def outage(self, ms: int, *, now: int) -> Reply:
        """The server was away for so long: nobody's clock pays for it. Below zero: its clock was put back meanwhile."""
        if self.table.status == RUNNING and ms:
            self._put(j.Outage(now, ms))
        return self._ack()

    @command
    def rematched(self, table: str, *, now: int) -> Reply:
        """The same people play on at another table."""
        self._must_be(FINISHED, CLOSED)
        if not self.table.books.rematch:
            self._put(j.Rematched(now, table))
        return self._ack()
