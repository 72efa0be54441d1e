"""People at a table: they come, talk, leave and give up, and bots stand in for them."""

from typing import Final

from petteia.tables.commands.consent import ConsentCommands
from petteia.tables.commands.context import CommandContext, CommandGroup, Reply, command
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.live.envelope import ALL_PRESENT, Envelope
from petteia.tables.messages import Nudged
from petteia.tables.ports.store import NUDGED, EphemeralState
from petteia.tables.safe_text import MOST_CHAT, MOST_NAME, plain_text
from petteia.tables.table.access import must_be_opened
from petteia.tables.table.clocks import rests_until, vacation_left
from petteia.tables.table.metadata import BAN, CLOSED, FINISHED, OPEN, RUNNING

OFFER_MS: Final = 60_000
"""How long a player has to be away before the owner may let a bot play for them."""
MOST_BARRED: Final = 100
SHORTEST_MS: Final = 60_000
"""The shortest vacation."""
NUDGE_MS: Final = 60_000
"""How often a seat may be asked to move."""


class PeopleCommands(CommandGroup):
    """The commands about people."""

    def __init__(self, at: CommandContext, consent: ConsentCommands) -> None:
        super().__init__(at)
        self.consent = consent
        self.nudges: dict[int, tuple[int, int]] = {}
        """When a seat was last asked to move, and by which. No name is kept: who erases theirs is named nowhere."""

    @command
    def back(self, player: str, *, now: int) -> Reply:
        """A player connects, and gets back the seats that a bot played meanwhile."""
        self.context.away.pop(player, None)
        self.context.left.pop(player, None)
        self.context.timers = None
        for n in self.table.seats_of(player):
            if self.table.status == RUNNING and self.table.seats[n].stood_in:
                self.context.put(j.GivenBack(now, n))
        return self.context.ack()

    @command
    def seen(self, player: str, *, now: int) -> Reply:
        """A player connects to another server, which gives back the seats that a bot played meanwhile."""
        self.context.away.pop(player, None)
        self.context.left.pop(player, None)
        self.context.timers = None
        return self.context.ack()

    @command
    def gone(self, player: str, *, now: int) -> Reply:
        """A player's last connection is gone. If the table's settings say so, a bot takes over later (`tick`)."""
        if self.table.seats_of(player):
            self.context.away.setdefault(player, now)
            self.context.left.setdefault(player, now)
            self.context.timers = None
        return self.context.ack()

    @command
    def stand_in(self, player: str, seat: int, *, now: int) -> Reply:
        """The owner lets a bot play for a player who has been away for a while, until they return. At tables where
        people have hours to think, being disconnected does not count as away."""
        self.context.must_be(RUNNING)
        self.context.must_own(player)
        own = self.context.seat(seat)
        if not own.player or own.by_bot:
            raise NotPossible("no_person", f"no person plays seat {seat} now", {"seat": seat})
        if self.table.metadata.settings.clock.slow:
            raise NotPossible("by_clock", "here people have hours to think: only the clock says who is too late")
        since = self.context.away.get(own.player)
        if since is None or now - since < OFFER_MS:
            seconds = OFFER_MS // 1000
            raise NotPossible("not_away", f"nobody has been away there for {seconds} seconds", {"seconds": seconds})
        self.context.put(j.TakenOver(now, seat))
        self.consent.settle(now)
        return self.context.ack()

    @command
    def nudge(self, player: str, seat: int, *, now: int) -> Reply:
        """Remind a seat at the table that it has to move."""
        self.context.must_be(RUNNING)
        seats = self.table.seats_of(player)
        if not seats:
            raise NotPossible("players_only", "only those who play can do that")
        if seat not in self.table.pending() or self.context.seat(seat).by_bot or seat in seats:
            raise NotPossible("not_waited_for", f"nobody else has to move at seat {seat}", {"seat": seat})
        if seat in self.nudges and now - self.nudged_at(seat) < NUDGE_MS:
            raise NotPossible("nudged_already", "they have been asked a moment ago; wait a minute")
        self._nudge(seat, now, seats[0])
        self.context.ephemeral.append(EphemeralState(NUDGED, seat, now, str(seats[0])))
        return self.context.ack()

    @command
    def nudged(self, seat: int, at: int, by: int, *, now: int) -> Reply:
        """A seat was reminded at another server."""
        if at > self.nudged_at(seat) and now - at < NUDGE_MS:
            self._nudge(seat, at, by)
        return self.context.ack()

    def _nudge(self, seat: int, at: int, by: int) -> None:
        self.nudges[seat] = (at, by)
        self.context.envelopes.append(Envelope(ALL_PRESENT, Nudged(self.table.id, seat, self.table.seats[by].name)))

    def nudged_at(self, seat: int) -> int:
        """When a seat was last reminded; 0 if never."""
        return self.nudges.get(seat, (0, 0))[0]

    def nudged_by(self, seat: int) -> str:
        """The name of who last reminded a seat, for the decision that it is still asked for; empty if nobody did."""
        at, by = self.nudges.get(seat, (-1, 0))
        asked = seat in self.table.pending() and at >= self.table.metadata.clocks.opened[seat]
        return self.table.seats[by].name if asked else ""

    @command
    def resign(self, player: str, seat: int, *, now: int) -> Reply:
        """A player gives up: a bot plays the seat to the end, and the result says so; also when playing against bots
        alone. When the last of several people resigns, or the game is rated, it is given up; a player who outlasted the
        others is not listed as having resigned."""
        self.context.must_be(RUNNING)
        self.context.own(player, seat)
        people = [(n, own) for n, own in enumerate(self.table.seats) if own.player]
        last = all(own.resigned for n, own in people if n != seat)
        if not last or not any(own.resigned and own.player != player for _, own in people):
            self.context.put(j.Resigned(now, seat))
        bots = any([own.bot is not None for own in self.table.seats])
        alone = bots and len({own.player for _, own in people}) == 1
        ends = self.table.metadata.settings.rated or self.table.lesson or bool(self.table.day)
        if last and (not alone or ends):
            self.context.put(j.Closed(now, "given_up"))
        else:
            self.consent.settle(now)
        return self.context.ack()

    @command
    def became(self, player: str, into: str = "", *, now: int) -> Reply:
        """A guest becomes another guest, or is erased. Two players of a running game cannot be merged."""
        table, going_on = self.table, self.table.status not in (FINISHED, CLOSED)
        seats = table.seats_of(player)
        if into and going_on and seats and table.seats_of(into):
            raise NotPossible("both_at_table", "both of you sit at a table that is not over; finish that game first")
        alone = going_on and not into and (bool(seats) or table.metadata.owner == player)
        others = [own for own in table.seats if own.player not in ("", player)]
        if not into and table.status == RUNNING and seats and others and all([own.resigned for own in others]):
            self.context.put(j.Closed(now, "given_up"))  # a player who outlasted the others has not resigned
        if not into and table.status == OPEN:
            for seat in seats:
                self.context.put(j.SeatLeft(now, seat))
        self.context.put(j.AccountMerged(now, player, into))
        self.context.away.pop(player, None)
        self.context.left.pop(player, None)
        if alone and table.status != CLOSED and all([own.resigned for own in table.seats if own.player]):
            self.context.put(j.Closed(now, "given_up" if table.status == RUNNING else "by_owner"))
        elif table.status == RUNNING:
            self.consent.settle(now)
        return self.context.ack()

    @command
    def rest(self, player: str, until: int, *, now: int) -> Reply:
        """Go on vacation until then, as far as the table allows it, or come back (if that is not later than now). The
        player's clocks stand meanwhile."""
        self.context.must_be(RUNNING)
        seats, b = self.table.seats_of(player), self.table.metadata
        if not seats:
            raise NotPossible("players_only", "only those who play can do that")
        if not b.settings.vacation_ms or not b.settings.clock.slow:
            raise NotPossible("no_vacation", "this table was set up without vacations")
        left = min([vacation_left(b.clocks, b.settings.vacation_ms, seat, now) for seat in seats])
        resting = any([rests_until(b.clocks, seat, now) for seat in seats])
        if until > now and left < SHORTEST_MS:
            raise NotPossible("vacation_spent", "there is no vacation left at this table")
        if until > now or resting:
            self.context.put(j.VacationSet(now, player, min(until, now + left)))
        return self.context.ack()

    @command
    def say(self, player: str, name: str, text: str, key: str = "", seat: int | None = None, *, now: int) -> Reply:
        """Send a line of chat. While a game runs, only watchers see what watchers write. On a shared screen the shown
        `seat` speaks, under its own name."""
        before = self.context.known(player, key)
        if before is not None:
            return before
        self.context.must_listen(player)
        if player in self.table.metadata.barred:
            raise NotPossible("muted_here", "the owner of this table has muted you here")
        words = plain_text(text, MOST_CHAT)
        if not words:
            raise NotPossible("nothing_said", "a line of chat has at least one letter")
        seats = self.table.seats_of(player)
        if seat is None or seat not in seats:
            seat = seats[0] if seats else -1
        if seat >= 0:  # under the name that everybody sees
            name = self.table.seats[seat].name
        self.context.put(j.ChatSent(now, player, plain_text(name, MOST_NAME) or "?", words, seat, key))
        b = self.table.metadata
        return self.context.ack(key, b.watchers_said if seat < 0 else b.said)

    @command
    def bar(self, player: str, whom: str, what: str, *, now: int) -> Reply:
        """The owner mutes a guest (`mute`), bans them (`ban`), or lifts either (empty). Players cannot be banned: an
        owner who could send them away would decide games."""
        self.context.must_own(player)
        b = self.table.metadata
        if whom == player:
            raise NotPossible("not_yourself", "this cannot be done to the owner of the table")
        seats = self.table.seats_of(whom)
        if what == BAN and seats and (b.status != OPEN or self.table.tournament):
            raise NotPossible("plays_here", "players stay until the game is over; you can mute them")
        if b.barred.get(whom, "") == what:
            return self.context.ack()
        if what and whom not in b.barred and len(b.barred) >= MOST_BARRED:
            raise NotPossible("barred_enough", f"{MOST_BARRED} people are barred here already", {"most": MOST_BARRED})
        if what == BAN:
            for seat in seats:
                self.context.put(j.SeatLeft(now, seat))
            if seats and b.counting:
                self.context.put(j.CountdownSet(now))
        self.context.put(j.GuestBarred(now, whom, what))
        return self.context.ack()

    @command
    def close(self, player: str, *, now: int) -> Reply:
        """The owner closes a table that has not begun, or one whose rules are no longer loaded."""
        self.context.must_own(player)
        if self.table.tournament and self.table.status == OPEN:
            raise NotPossible("tournament_closes", "the tournament says what becomes of this table")
        if self.table.status in (FINISHED, CLOSED):
            return self.context.ack()
        if self.table.status == RUNNING and (not self.table.unplayable or self.table.metadata.divergence is not None):
            raise NotPossible("by_consent", "a running game is given up by consent of all: propose give_up")
        self.context.put(j.Closed(now, "by_owner"))
        return self.context.ack()

    @command
    def walk_over(self, *, now: int) -> Reply:
        """A game of a tournament is not played: there is nobody to play against."""
        if self.table.tournament and self.table.status == OPEN:
            self.context.put(j.Closed(now, "walkover"))
        return self.context.ack()

    @command
    def stop_round(self, *, now: int) -> Reply:
        """A game of a duplicate is not over in time: it is not played on, since its deal is shown now."""
        if self.table.duplicate and self.table.status not in (FINISHED, CLOSED):
            self.context.put(j.Closed(now, "stopped"))
        return self.context.ack()

    @command
    def open_deal(self, *, now: int) -> Reply:
        """All tables of a duplicate are over: everybody may see what happened at this one."""
        if self.table.sealed:
            self.context.must_be(FINISHED, CLOSED)
            self.context.put(j.DealOpened(now))
        return self.context.ack()

    @command
    def outage(self, ms: int, *, now: int) -> Reply:
        """The server was down for so long; no clock pays for it. Negative if its clock was put back meanwhile."""
        if self.table.status == RUNNING and ms:
            self.context.put(j.Outage(now, ms))
        return self.context.ack()

    @command
    def share(self, player: str, open: bool, *, now: int) -> Reply:
        """The owner lets everybody with the link look at the finished game, or stops that."""
        self.context.must_own(player)
        if self.table.status not in (FINISHED, CLOSED):
            raise NotPossible("not_over", "a game is shared when it is over or given up")
        must_be_opened(self.table, now)
        if self.table.metadata.shared != open:
            self.context.put(j.SharingSet(now, open))
        return self.context.ack()

    @command
    def rematched(self, table: str, *, now: int) -> Reply:
        """The same people play on at another table."""
        self.context.must_be(FINISHED, CLOSED)
        if not self.table.metadata.rematch:
            self.context.put(j.RematchSet(now, table))
        return self.context.ack()
