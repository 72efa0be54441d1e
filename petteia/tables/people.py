"""Who sits at a table: before the game, and when people come, talk, leave and give up."""

import msgspec

from petteia.engine import dealer
from petteia.tables import journal as j
from petteia.tables.books import CLOSED, FINISHED, OPEN, RUNNING, STARTING
from petteia.tables.conduct import Reply, command
from petteia.tables.consent import Consent
from petteia.tables.journal import BotSpec
from petteia.tables.records import header_of
from petteia.tables.trying import NotPossible
from petteia.tables.words import MOST_CHAT, MOST_NAME, apart, likeness, plain_text


class People(Consent):
    """The commands about seats and people."""

    # -- before the game --------------------------------------------------------------------------

    @command
    def admit(self, player: str, *, now: int) -> Reply:
        """Somebody came with an invitation to this table."""
        if player not in self.table.books.admitted:
            self._put(j.Admitted(now, player))
        return self._ack()

    @command
    def sit(self, player: str, name: str, seat: int, called: str = "", *, now: int) -> Reply:
        """A person takes a free seat; several seats are a shared screen, on which each is `called` by a name of its
        own. Whoever sits there already can be called otherwise. No two seats have one name."""
        self._must_be(OPEN)
        if not self.may_see(player):
            raise NotPossible("by_invitation", "this table is by invitation only")
        free = self._seat(seat)
        if free.taken and free.player != player:
            raise NotPossible("seat_taken", f"seat {seat} is taken", {"seat": seat})
        wanted = plain_text(called, MOST_NAME)
        if free.player == player and wanted in ("", free.name):
            return self._ack()
        if free.player == player and likeness(wanted) in map(likeness, self._names(but=seat, of_others=player)):
            text = f"somebody at this table is called {wanted} already; take a name of your own"
            raise NotPossible("name_taken", text, {"name": wanted})
        others = self._names(but=seat)
        ready = free.ready
        self._put(j.Sat(now, seat, player, apart(wanted or plain_text(name, MOST_NAME) or "?", others)))
        if ready:
            self._put(j.Readied(now, seat, True))
        self.away.pop(player, None)
        return self._ack()

    @command
    def place(self, player: str, seat: int, bot: BotSpec, *, now: int) -> Reply:
        """The owner gives a free seat, or a bot's, to a bot."""
        self._must_be(OPEN)
        self._must_own(player)
        if self._seat(seat).player:
            raise NotPossible("seat_taken", f"seat {seat} is taken", {"seat": seat})
        if bot.name:
            bot = msgspec.structs.replace(bot, name=apart(bot.name, self._names(but=seat)))
        self._put(j.Placed(now, seat, bot))
        return self._ack()

    def _names(self, but: int, of_others: str = "") -> list[str]:
        """What those are called who sit at the other seats; or only those `of_others` than this player."""
        there = [s for n, s in enumerate(self.table.seats) if n != but and s.taken]
        return [s.bot.name if s.bot else s.name for s in there if not of_others or s.player != of_others]

    @command
    def stand(self, player: str, seat: int, *, now: int) -> Reply:
        """Somebody gives a seat up before the start, or the owner frees one."""
        self._must_be(OPEN)
        if self._seat(seat).player != player:
            self._must_own(player)
        if self._seat(seat).taken:
            self._put(j.Stood(now, seat))
        return self._ack()

    @command
    def ready(self, player: str, seat: int, ready: bool, *, now: int) -> Reply:
        """A player is ready to start, or not yet."""
        self._must_be(OPEN)
        if self._own(player, seat).ready != ready:
            self._put(j.Readied(now, seat, ready))
        return self._ack()

    @command
    def start(self, player: str, *, now: int) -> Reply:
        """The owner starts: the dealer commits itself, then the seats add their random bytes (`add`)."""
        self._must_be(OPEN)
        self._must_own(player)
        if self.table.game is None:
            raise NotPossible("stranded", self.table.stranded)
        missing = [n for n, seat in enumerate(self.table.seats) if not seat.ready]
        if missing:
            seats = " ".join(map(str, missing))
            raise NotPossible("not_ready", f"these seats are free or not ready yet: {seats}", {"seats": seats})
        self._put(j.Committed(now, self.entropy(dealer.SECRET_BYTES), header_of(self.table).promised()))
        for n, seat in enumerate(self.table.seats):
            if seat.bot is not None:
                self._put(j.Added(now, n, self.entropy(dealer.ADDED_BYTES), house=True))
        self._begin_if_all_added(now)
        return self._ack()

    @command
    def add(self, player: str, seat: int, random: bytes, *, now: int) -> Reply:
        """A seat adds its 16 random bytes, once, after the commitment has been shown."""
        own = self._own(player, seat)
        if own.added:
            return self._ack()
        self._must_be(STARTING)
        if len(random) != dealer.ADDED_BYTES:
            raise NotPossible("bytes_to_add", f"a seat adds {dealer.ADDED_BYTES} bytes, not {len(random)}")
        self._put(j.Added(now, seat, random))
        self._begin_if_all_added(now)
        return self._ack()

    @command
    def begin_lesson(self, key: bytes, *, now: int) -> Reply:
        """A lesson begins at once. Its outcomes come from a key that is the same for everybody, so nothing is promised
        and nobody adds anything; the record says that the outcomes are as somebody wrote them."""
        self._must_be(OPEN)
        if not self.table.lesson:
            raise NotPossible("no_lesson", "only a lesson can be dealt from a known key")
        self._put(j.Committed(now, key, header_of(self.table).promised()))
        for seat in range(len(self.table.seats)):
            self._put(j.Added(now, seat, bytes(dealer.ADDED_BYTES), house=True))
        self._begin_if_all_added(now)
        return self._ack()

    def _begin_if_all_added(self, now: int) -> None:
        if all(seat.added for seat in self.table.seats):
            self._put(j.Began(now))
            self._go_on(now)

    # -- people come, talk and go -----------------------------------------------------------------

    @command
    def back(self, player: str, *, now: int) -> Reply:
        """A player is connected: gets the seats back that a bot kept."""
        self.away.pop(player, None)
        self._dues = None
        for n in self.table.seats_of(player):
            if self.table.status == RUNNING and self.table.seats[n].kept:
                self._put(j.GivenBack(now, n))
        return self._ack()

    def gone(self, player: str, *, now: int) -> None:
        """A player's last connection is gone; if nobody comes back a bot takes over (`tick`)."""
        if self.table.seats_of(player):
            self.away.setdefault(player, now)
            self._dues = None

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
