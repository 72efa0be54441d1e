"""How people come together: seats, join codes, the countdown, and the dealer's commitment."""

from typing import Final

import msgspec

from petteia.engine import dealer
from petteia.tables.commands.context import CommandGroup, Reply, command
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.journal.records import header_of
from petteia.tables.journal.specs import BotSpec
from petteia.tables.safe_text import MOST_NAME, apart, likeness, plain_text
from petteia.tables.table.metadata import BAN, OPEN, STARTING

COUNT_MS: Final = 10_000
"""How long everybody can stop the start once the last seat is taken."""
CODE_MS: Final = 24 * 3600_000
"""How long a code is valid, unless the game starts before."""
LETTERS: Final = "ACDEFGHJKMNPQRTVWXY34679"
"""The letters of codes: none that looks or sounds like another character (0 O, 1 I L, 2 Z, 5 S, 8 B, U V)."""
CODE_LENGTH: Final = 9
"""With 24 letters these are 41 bits."""


def said_code(text: str) -> str:
    """A code as people say or type it: case, blanks and dashes do not matter."""
    return "".join(c for c in text.upper() if c not in " -\u2010\u2011\u2012\u2013")


class SeatingCommands(CommandGroup):
    """The commands before the game."""

    @command
    def admit(self, player: str, *, now: int) -> Reply:
        """Admit a guest who has an invitation to this table."""
        self._admit(player, now)
        return self.context.ack()

    def _admit(self, player: str, now: int) -> None:
        if self.table.metadata.barred.get(player) == BAN:
            raise NotPossible("barred", "the owner of this table does not want you here")
        if player not in self.table.metadata.admitted:
            self.context.put(j.GuestAdmitted(now, player))

    # -- a code for everybody -----------------------------------------------------------------------

    @command
    def make_code(self, player: str, *, now: int) -> Reply:
        """Make a code that seats anybody who enters it, until the start or for a day. A valid code stays."""
        self.context.must_be(OPEN)
        self.must_be_inside(player)
        if not self.code(player, now):
            self.context.put(j.JoinCodeSet(now, self._new_code(), now + CODE_MS))
        return self.context.ack()

    @command
    def withdraw_code(self, player: str, *, now: int) -> Reply:
        """Withdraw the code."""
        self.context.must_own(player)
        if self.table.metadata.code:
            self.context.put(j.JoinCodeSet(now, ""))
        return self.context.ack()

    def code(self, player: str, now: int) -> str:
        """The valid code, for players and the owner."""
        b = self.table.metadata
        inside = player == b.owner or bool(self.table.seats_of(player))
        return b.code if inside and b.status == OPEN and b.code_until > now else ""

    def must_be_inside(self, player: str) -> None:
        """NotPossible for all but players and the owner."""
        if player != self.table.metadata.owner and not self.table.seats_of(player):
            raise NotPossible("players_only", "only those who sit at the table, or set it up, can invite")
        if self.table.day:
            raise NotPossible("daily_alone", "a deal of the day is played alone: nobody can be invited")

    def _new_code(self) -> str:
        code = ""
        while len(code) < CODE_LENGTH:
            drawn = self.context.entropy(1)[0]
            if drawn < 256 // len(LETTERS) * len(LETTERS):  # all letters equally likely
                code += LETTERS[drawn % len(LETTERS)]
        return code

    @command
    def come(self, player: str, name: str, code: str, *, now: int) -> Reply:
        """A guest enters the code and takes the first free seat, ready to begin. If the table is played with an owner's
        own box, the guest only comes to the table, sees what differs, and may then sit down."""
        b = self.table.metadata
        if b.status != OPEN or not b.code or code != b.code or b.code_until <= now:
            raise NotPossible("no_such_code", "this code leads to no table, or no longer; ask for a new one")
        if not self.table.seats_of(player):
            free = next((n for n, seat in enumerate(b.seats) if not seat.taken), None)
            if free is None:
                raise NotPossible("table_full", "all seats at this table are taken")
            self._admit(player, now)
            own = b.game.own
            if own is None or own.house:
                self._sit(player, name, free, "", True, now)
        return self.context.ack()

    # -- seats ----------------------------------------------------------------------------------------

    @command
    def sit(self, player: str, name: str, seat: int, called: str = "", ready: bool = False, *, now: int) -> Reply:
        """A person takes a free seat; several seats are a shared screen, on which each is `called` by a name of its
        own. A player who already sits there can change the name. No two seats share a name."""
        self.context.must_be(OPEN)
        self.context.must_see(player)
        self._must_be_free_to_seat()
        free = self.context.seat(seat)
        if free.taken and free.player != player:
            raise NotPossible("seat_taken", f"seat {seat} is taken", {"seat": seat})
        if self.table.metadata.settings.rated and self.table.seats_of(player) not in ([], [seat]):
            raise NotPossible("rated_one_seat", "in a rated game everybody has one seat")
        wanted = plain_text(called, MOST_NAME)
        if free.player == player and wanted in ("", free.name):
            return self.context.ack()
        if free.player == player and likeness(wanted) in map(likeness, self._names(but=seat, of_others=player)):
            text = f"somebody at this table is called {wanted} already; take a name of your own"
            raise NotPossible("name_taken", text, {"name": wanted})
        self._sit(player, name, seat, wanted, free.ready if free.player == player else ready, now)
        return self.context.ack()

    def _sit(self, player: str, name: str, seat: int, wanted: str, ready: bool, now: int) -> None:
        others = self._names(but=seat)
        self.context.put(j.SeatTaken(now, seat, player, apart(wanted or plain_text(name, MOST_NAME) or "?", others)))
        if ready:
            self.context.put(j.ReadySet(now, seat, True))
        self.context.away.pop(player, None)
        self._count(now)

    @command
    def place(self, player: str, seat: int, bot: BotSpec, *, now: int) -> Reply:
        """The owner gives a free seat, or a bot's, to a bot."""
        self.context.must_be(OPEN)
        self.context.must_own(player)
        self._must_be_free_to_seat()
        if self.context.seat(seat).player:
            raise NotPossible("seat_taken", f"seat {seat} is taken", {"seat": seat})
        if bot.name:
            bot = msgspec.structs.replace(bot, name=apart(bot.name, self._names(but=seat)))
        self.context.put(j.BotSeated(now, seat, bot))
        self._count(now)
        return self.context.ack()

    def _must_be_free_to_seat(self) -> None:
        if self.table.tournament:
            raise NotPossible("tournament_seats", "the tournament says who sits here; say that you are ready to begin")

    def _names(self, but: int, of_others: str = "") -> list[str]:
        """The names at the other seats; or only those `of_others` than this player."""
        there = [s for n, s in enumerate(self.table.seats) if n != but and s.taken]
        return [s.bot.name if s.bot else s.name for s in there if not of_others or s.player != of_others]

    @command
    def stand(self, player: str, seat: int, *, now: int) -> Reply:
        """A player gives a seat up before the start, or the owner frees one."""
        self.context.must_be(OPEN)
        if self.context.seat(seat).player != player:
            self.context.must_own(player)
        self._must_be_free_to_seat()
        if self.context.seat(seat).taken:
            self.context.put(j.SeatLeft(now, seat))
        self._count(now)
        return self.context.ack()

    @command
    def ready(self, player: str, seat: int, ready: bool, *, now: int) -> Reply:
        """A player is ready to start, or not yet."""
        self.context.must_be(OPEN)
        if self.context.own(player, seat).ready != ready:
            self.context.put(j.ReadySet(now, seat, ready))
            self._count(now)
        return self.context.ack()

    # -- the start ------------------------------------------------------------------------------------

    def _count(self, now: int) -> None:
        """Start the countdown when the last player is seated and ready, and stop it when anybody stands up or is not
        ready. If one person holds all seats that are not bots', they start when they like, except in a tournament."""
        b = self.table.metadata
        people = {seat.player for seat in b.seats if seat.player}
        enough = len(people) > (0 if self.table.tournament else 1)
        all_here = enough and all(seat.ready for seat in b.seats) and self.table.game is not None
        if all_here != bool(b.counting):
            self.context.put(j.CountdownSet(now, now + COUNT_MS if all_here else 0))

    @command
    def halt(self, player: str, *, now: int) -> Reply:
        """Anybody at the table may stop the countdown; they are then not ready until they say so."""
        self.context.must_be(OPEN)
        self.must_be_inside(player)
        if self.table.metadata.counting:
            for seat in self.table.seats_of(player):
                self.context.put(j.ReadySet(now, seat, False))
            self.context.put(j.CountdownSet(now))
        return self.context.ack()

    @command
    def start(self, player: str, *, now: int) -> Reply:
        """The owner starts: the dealer commits itself, then the seats add their random bytes (`add`)."""
        self.context.must_be(OPEN)
        self.context.must_own(player)
        if self.table.game is None:
            raise NotPossible("stranded", self.table.unplayable)
        if self.table.day:
            raise NotPossible("daily_start", "a deal of the day is begun on its page")
        missing = [n for n, seat in enumerate(self.table.seats) if not seat.ready]
        if missing:
            seats = " ".join(map(str, missing))
            raise NotPossible("not_ready", f"these seats are free or not ready yet: {seats}", {"seats": seats})
        self.deal_in(now)
        return self.context.ack()

    def _commit(self, now: int, secret: bytes) -> None:
        header = header_of(self.table, self.context.entropy)
        self.context.put(j.SecretCommitted(now, secret, header.promised(), header.salts))

    def deal_in(self, now: int) -> None:
        """The dealer commits itself; bots add their random bytes at once."""
        self._commit(now, self.context.entropy(dealer.SECRET_BYTES))
        for n, seat in enumerate(self.table.seats):
            if seat.bot is not None:
                self.context.put(j.RandomAdded(now, n, self.context.entropy(dealer.ADDED_BYTES), house=True))
        self.begin_if_all_added(now)

    @command
    def add(self, player: str, seat: int, random: bytes, *, now: int) -> Reply:
        """A seat adds its 16 random bytes, once, after the commitment has been shown."""
        own = self.context.own(player, seat)
        if own.added:
            return self.context.ack()
        self.context.must_be(STARTING)
        if len(random) != dealer.ADDED_BYTES:
            raise NotPossible("bytes_to_add", f"a seat adds {dealer.ADDED_BYTES} bytes, not {len(random)}")
        self.context.put(j.RandomAdded(now, seat, random))
        self.begin_if_all_added(now)
        return self.context.ack()

    @command
    def begin_lesson(self, key: bytes, *, now: int) -> Reply:
        """A lesson begins at once. Its outcomes come from a key that is the same for everybody, so there is no
        commitment and no random bytes are added; the record says that the outcomes were set in advance."""
        self.context.must_be(OPEN)
        if not self.table.lesson:
            raise NotPossible("no_lesson", "only a lesson can be dealt from a known key")
        self._deal_known(now, key)
        return self.context.ack()

    @command
    def begin_day(self, secret: bytes, *, now: int) -> Reply:
        """A deal of the day begins at once. Its secret was committed to before the day, for everybody, so no random
        bytes are added."""
        if not self.table.day:
            raise NotPossible("no_daily", "only a deal of the day is dealt from the secret of a day")
        if self.table.status != OPEN:
            return self.context.ack()
        self._deal_known(now, secret)
        return self.context.ack()

    def _deal_known(self, now: int, secret: bytes) -> None:
        """Begin with a secret that others have, too: nobody adds bytes."""
        self._commit(now, secret)
        for seat in range(len(self.table.seats)):
            self.context.put(j.RandomAdded(now, seat, bytes(dealer.ADDED_BYTES), house=True))
        self.begin_if_all_added(now)

    @command
    def begin_round(self, absent: list[int], bot: BotSpec, secret: bytes = b"", *, now: int) -> Reply:
        """The game of a tournament begins. A bot plays for those who are not here, and at seats that somebody has left
        by having their name erased. `secret`: of a duplicate."""
        if not self.table.tournament:
            raise NotPossible("no_tournament", "only a table of a tournament is begun by its tournament")
        if self.table.status != OPEN:
            return self.context.ack()
        if self.table.game is None:
            raise NotPossible("stranded", self.table.unplayable)
        if self.table.duplicate and len(secret) != dealer.SECRET_BYTES:
            raise NotPossible("no_secret", "a duplicate is dealt from the secret of its round")
        for n, seat in enumerate(self.table.seats):
            if n in absent or not seat.taken:
                if seat.taken:
                    self.context.put(j.SeatLeft(now, n))
                self.context.put(j.BotSeated(now, n, bot))
        if self.table.metadata.counting:
            self.context.put(j.CountdownSet(now))
        if self.table.duplicate:
            self._deal_known(now, secret)
        else:
            self.deal_in(now)
        return self.context.ack()

    def begin_if_all_added(self, now: int) -> None:
        """Begin the game once all seats have added their bytes."""
        if all(seat.added for seat in self.table.seats):
            self.context.put(j.GameBegan(now))
            self.context.go_on(now)
