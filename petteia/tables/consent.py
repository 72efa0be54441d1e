"""What needs everybody's consent: going back past a barrier, pausing, giving up."""

from petteia.engine.protocol import SPECTATOR
from petteia.tables import journal as j
from petteia.tables.books import RUNNING
from petteia.tables.conduct import Conduct, Reply, command
from petteia.tables.facts import backwards
from petteia.tables.notes import WATCHERS, Note
from petteia.tables.trying import NotPossible


class Consent(Conduct):
    """The commands that ask everybody."""

    @command
    def propose(self, player: str, what: str, seat: int = 0, moment: int = 0, *, now: int) -> Reply:
        """Ask everybody for a `pause`, to `give_up`, or for an `undo` to how things stood at the seat's update
        `moment`."""
        self._must_be(RUNNING)
        self._own(player, seat)
        if self.table.books.proposal is not None:
            raise NotPossible("one_at_a_time", "something has been proposed already; answer that first")
        line = 0
        if what == "undo":
            line = self._line_after(seat, moment)
        elif what not in ("pause", "give_up"):
            raise NotPossible("propose_what", f"undo, pause and give_up can be proposed, not {what[:20]!r}")
        elif what == "pause" and self.table.books.paused:
            return self._ack()
        self._put(j.Proposed(now, player, what, line))
        for n in (*range(len(self.table.seats)), SPECTATOR):
            back = backwards(self.table, n)
            if back is not None:
                self._notes.append(Note(WATCHERS if n == SPECTATOR else n, back))
        self._settle_proposal(now)
        return self._ack()

    def _line_after(self, seat: int, moment: int) -> int:
        """The line before which an undo goes back, so that the seat sees again what its update showed it."""
        marks = self.table.books.heard[seat].marks
        if not 1 <= moment <= len(marks):
            raise NotPossible("no_such_moment", f"your updates run from 1 to {len(marks)}, not to {moment}")
        first = max(marks[moment - 1], self.table.books.given)
        line = next((e.line for e in self.table.standing_lines() if e.line > first), None)
        if line is None:
            raise NotPossible("cannot_undo", "nothing has happened since then that could be taken back")
        return line

    @command
    def answer(self, player: str, agrees: bool, *, now: int) -> Reply:
        """Agree to what was proposed, or not. Whoever proposed it withdraws it by not agreeing."""
        self._must_be(RUNNING)
        proposal = self.table.books.proposal
        if proposal is None:
            raise NotPossible("nothing_proposed", "nothing is proposed")
        if player not in self.table.people():
            raise NotPossible("players_only", "only those who play answer a proposal")
        if agrees and player in proposal.agreed:
            return self._ack()
        self._put(j.Answered(now, player, agrees))
        self._settle_proposal(now)
        return self._ack()

    @command
    def resume(self, player: str, *, now: int) -> Reply:
        """Anybody who plays ends a pause."""
        self._must_be(RUNNING)
        if player not in self.table.people():
            raise NotPossible("players_only", "only those who play end a pause")
        if self.table.books.paused:
            self._put(j.Resumed(now))
        return self._ack()
