"""What needs everybody's consent: undoing past a barrier, pausing, giving up."""

from typing import Any

from petteia.engine.protocol import SPECTATOR
from petteia.tables.commands.context import CommandContext, CommandGroup, Reply, command
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.journal.specs import END
from petteia.tables.live.envelope import Envelope
from petteia.tables.ports.store import Back
from petteia.tables.table.info import backwards
from petteia.tables.table.metadata import RUNNING
from petteia.tables.table.table import Table
from petteia.tables.table.timers import CHOICE_MS


def chosen(table: Table, now: int) -> str:
    """How a game that diverged goes on, once that is settled: by what more than half of all want, or by what most want
    once all have voted or have been waited for long enough. A tie goes to the owner's vote, then to the choice that
    takes least from anybody. Bots vote with the people; without people the game goes back."""
    divergence = table.metadata.divergence
    assert divergence is not None, "there is nothing to choose"
    people, choices = table.asked_for("choice"), divergence.choices()
    if not people:
        return choices[0]
    votes = {player: divergence.votes[player] for player in people if player in divergence.votes}
    most = max([list(votes.values()).count(choice) for choice in choices])
    if not most or (2 * most <= len(people) and len(votes) < len(people) and now < divergence.since + CHOICE_MS):
        return ""
    first = [choice for choice in choices if list(votes.values()).count(choice) == most]
    hosts = votes.get(table.metadata.owner, "")
    return hosts if hosts in first else first[0]


class ConsentCommands(CommandGroup):
    """The commands that ask everybody."""

    def __init__(self, at: CommandContext) -> None:
        super().__init__(at)
        self.going_back = 0
        """Everybody has agreed to go back to before this line; the caller has to find the way."""
        self.chosen_rules = ""
        """How the players of a diverged game chose to continue; the caller has to carry it out."""

    @command
    def propose(self, player: str, what: str, seat: int = 0, back: Back | None = None, *, now: int) -> Reply:
        """Ask everybody for a `pause`, to `give_up`, or for an `undo` to how things stood at an update of the seat:
        `back` says what that means, as stored beside the journal."""
        self.context.must_be(RUNNING)
        self.context.own(player, seat)
        if self.table.metadata.proposal is not None:
            raise NotPossible("one_at_a_time", "something has been proposed already; answer that first")
        if self.table.duplicate and what != "pause":
            text = (
                "at a duplicate, where others have the same deal, what was done stands, and games are played to the end"
            )
            raise NotPossible("duplicate_stands", text)
        line: int = 0
        moments: dict[int, int] = {}
        if what == "undo":
            if self.table.metadata.settings.rated:
                raise NotPossible("rated_stands", "in a rated game what was done stands")
            if self.table.counted:
                raise NotPossible("daily_stands", "in the counted try at a deal of the day what was done stands")
            line, moments = self._line_after(seat, back)
        elif what not in ("pause", "give_up"):
            raise NotPossible("propose_what", f"undo, pause and give_up can be proposed, not {what[:20]!r}")
        elif what == "pause" and self.table.metadata.paused:
            return self.context.ack()
        self.context.put(j.Proposed(now, player, what, line, moments))
        for n in (*range(len(self.table.seats)), SPECTATOR):
            told = backwards(self.table, n)
            if told is not None:
                self.context.envelopes.append(Envelope(n, told))
        self.settle(now)
        return self.context.ack()

    def settle(self, now: int) -> None:
        """Carry the proposal out if everybody agrees. Bots agree; absent players have not answered yet."""
        if self.table.metadata.divergence is not None:
            self.settle_parting(now)
        proposal = self.table.metadata.proposal
        if proposal is None or not self.table.agreed():
            return
        if proposal.what == "undo":
            self.going_back = proposal.line  # the caller, which has the lines, finds the way and calls `go_back`
        elif proposal.what == "pause":
            self.context.put(j.Paused(now))
        else:
            self.context.put(j.Closed(now, "given_up"))

    def _line_after(self, seat: int, back: Back | None) -> tuple[int, dict[int, int]]:
        """The line before which an undo goes back, so that the seat sees again what its update showed it."""
        if back is None:
            last = self.table.metadata.heard[seat].sent
            raise NotPossible("no_such_moment", f"your updates run from 1 to {last}")
        if not back.line or back.line <= self.table.metadata.given:
            raise NotPossible("cannot_undo", "nothing has happened since then that could be taken back")
        if any(first < back.line <= last for first, last in self.table.metadata.past):
            raise NotPossible("other_rules", "what happened then was played by other rules and cannot be played again")
        return back.line, back.moments

    @command
    def go_back(self, line: int, way: dict[str, Any] | None, *, now: int) -> Reply:
        """Go back to before a line, as everybody agreed, by the way that leads there. Without a way somebody has undone
        it alone meanwhile, and there is nothing left to undo."""
        self.going_back = 0
        proposal = self.table.metadata.proposal
        if proposal is None or proposal.what != "undo" or self.table.status != RUNNING:
            return self.context.ack()
        if way is None:
            self.context.put(j.ProposalAnswered(now, proposal.player, False))
        else:
            self.table.way = way
            self.context.put(j.WentBack(now, line))
            self.context.go_on(now)
        return self.context.ack()

    @command
    def answer(self, player: str, agrees: bool, *, now: int) -> Reply:
        """Accept or reject a proposal. Its author withdraws it by rejecting it."""
        self.context.must_be(RUNNING)
        proposal = self.table.metadata.proposal
        if proposal is None:
            raise NotPossible("nothing_proposed", "nothing is proposed")
        if player not in self.table.people():
            raise NotPossible("players_only", "only those who play answer a proposal")
        if agrees and player in proposal.agreed:
            return self.context.ack()
        self.context.put(j.ProposalAnswered(now, player, agrees))
        self.settle(now)
        return self.context.ack()

    @command
    def choose(self, player: str, choice: str, *, now: int) -> Reply:
        """Vote on how a diverged game should go on. Everybody sees the vote, and it can be changed until the matter is
        settled."""
        divergence = self.table.metadata.divergence
        if self.table.status != RUNNING or divergence is None:
            raise NotPossible("nothing_to_choose", "there is nothing to choose at this table")
        if player not in self.table.asked_for("choice"):
            raise NotPossible("players_only", "only those who play choose how the game goes on")
        if choice not in divergence.choices():
            there_are = ", ".join(divergence.choices())
            raise NotPossible("choose_what", f"here {there_are} can be chosen, not {choice[:20]!r}")
        if divergence.votes.get(player) != choice:
            self.context.put(j.DivergenceVoted(now, player, choice))
        self.settle_parting(now)
        return self.context.ack()

    def settle_parting(self, now: int) -> None:
        """Continue a diverged game once the vote is settled."""
        choice = chosen(self.table, now)
        if choice == END:
            self.context.put(j.Closed(now, "parted"))
        elif choice:
            self.chosen_rules = choice  # the caller, which has the journal, carries it out

    @command
    def after_rules(self, *, now: int) -> Reply:
        """Continue after a rules migration: carry out what was settled, and deal what chance owes."""
        if self.table.status == RUNNING and self.table.metadata.divergence is not None:
            self.settle_parting(now)
        elif self.table.status == RUNNING and self.table.play is not None:
            self.context.go_on(now)
        return self.context.ack()

    @command
    def resume(self, player: str, *, now: int) -> Reply:
        """End a pause. Any player may."""
        self.context.must_be(RUNNING)
        if player not in self.table.people():
            raise NotPossible("players_only", "only those who play end a pause")
        if self.table.metadata.paused:
            self.context.put(j.Resumed(now))
        return self.context.ack()
