"""All commands of one table. Those of the running game are here; the others are in groups: `seating` before the game,
`people` who come and go, `consent` of all. A method marked `command` returns a `CommandResult`."""

from collections.abc import Callable, Mapping

from petteia.engine import dealer
from petteia.engine.events import Sink
from petteia.engine.protocol import SPECTATOR, Refused
from petteia.tables.commands import trial
from petteia.tables.commands.bot_questions import BotQuestions
from petteia.tables.commands.consent import ConsentCommands
from petteia.tables.commands.context import CommandContext, CommandGroup, CommandResult, Reply, command
from petteia.tables.commands.people import PeopleCommands
from petteia.tables.commands.planning import PlanCommands
from petteia.tables.commands.seating import SeatingCommands
from petteia.tables.commands.trial import NotPossible, OptionPreview
from petteia.tables.journal import entries as j
from petteia.tables.journal.specs import Remark
from petteia.tables.messages import CatchUp, Draft
from petteia.tables.plans.at_table import plan_verdict
from petteia.tables.plans.judging import IMPOSSIBLE, Verdict
from petteia.tables.ports.store import PICKED, EphemeralState
from petteia.tables.table.info import backwards, info
from petteia.tables.table.metadata import RUNNING
from petteia.tables.table.table import Table
from petteia.tables.table.timers import (
    ADD,
    CHOOSE,
    CLOCK,
    GO_BACK,
    HELD,
    LATE,
    PLAN,
    SHOW,
    START,
    TAKE_OVER,
    WINDOW,
    Timer,
    in_company,
    opens_until,
    window_of,
)

__all__ = ["CommandResult", "TableCommands"]


class TableCommands(CommandGroup):
    """The commands of one table."""

    def __init__(self, table: Table, entropy: Callable[[int], bytes], now: int) -> None:
        super().__init__(CommandContext(table, entropy, now))
        self.seating = SeatingCommands(self.context)
        self.consent = ConsentCommands(self.context)
        self.people = PeopleCommands(self.context, self.consent)
        self.bots = BotQuestions(self.context)
        self.planning = PlanCommands(self.context)
        self.picks: dict[int, tuple[int, list[int]]] = {}
        """What each seat has picked, and for which decision."""
        self._previews: dict[int, OptionPreview] = {}

    # -- the game ---------------------------------------------------------------------------------

    @command
    def decide(self, player: str, seat: int, decision: int, actions: list[int], key: str = "", *, now: int) -> Reply:
        """A person answers the decision with that number by a list of actions: all of them happen, or none.

        An answer to a window that arrives before its time is over waits until then; meanwhile another answer to the
        same decision replaces it, and an empty list withdraws it.
        """
        said = self.context.at_once(player, seat, key)
        if said is not None:
            return said
        if seat not in self.table.pending() or decision != self.table.decision(seat):
            return self.context.stale(seat, key)
        if not actions and seat in self.table.metadata.held:
            self.context.put(j.AnswerHeld(now, seat, decision, [], player, key))
            return self.context.ack(key, decision)
        self._choose(seat, decision, actions, "seat", player, key, now)
        return self.context.ack(key, decision)

    def _choose(
        self,
        seat: int,
        decision: int,
        actions: list[int],
        by: str,
        player: str,
        key: str,
        now: int,
        remark: Remark | None = None,
        plan: int = 0,
    ) -> None:
        """Carry out what a person or a bot chose, or raise `NotPossible`. An answer that has to wait is tried now and
        judged when its time has come."""
        if self._waits(seat, now):
            trial.judge(self.table.running, seat, actions)
        try:
            self._answer(seat, decision, actions, by, player, key, now, remark, plan)
        except Refused as refused:
            raise NotPossible.of(refused.reason) from refused

    def _waits(self, seat: int, now: int) -> bool:
        """Whether the seat's answer may not be shown yet."""
        return now < opens_until(self.table, seat) and window_of(self.table, seat)

    def _answer(
        self,
        seat: int,
        decision: int,
        actions: list[int],
        by: str,
        player: str,
        key: str,
        now: int,
        remark: Remark | None = None,
        plan: int = 0,
    ) -> None:
        """Answer a decision now, or when the window's time is over."""
        if self._waits(seat, now):
            texts = trial.written(self.table.running, actions)
            self.context.put(j.AnswerHeld(now, seat, decision, texts, player, key, plan))
        else:
            self._decided(now, seat, actions, by, player, key, remark, plan)

    def _decided(
        self,
        now: int,
        seat: int,
        actions: list[int],
        by: str,
        player: str = "",
        key: str = "",
        remark: Remark | None = None,
        plan: int = 0,
    ) -> None:
        texts = trial.written(self.table.running, actions)
        self.context.put(j.Decided(now, seat, texts, by, player, key, remark, plan), actions)
        self.context.go_on(now)

    def _default(self, seat: int) -> int:
        return int(self.table.running.state.default(seat))

    @command
    def draft(self, player: str, seat: int, decision: int, picks: list[int], *, now: int) -> Reply:
        """A batch being put together: stores the picks and returns what may be added or removed. Nothing happens yet;
        `decide` with the picks returned here (and the action that ends the batch) carries it out."""
        said = self.context.at_once(player, seat)
        if said is not None:
            return said
        if seat not in self.table.pending() or decision != self.table.decision(seat):
            return self.context.stale(seat, "")
        if len(picks) > trial.MOST_ACTIONS:
            raise NotPossible(
                "list_length", f"a list has at most {trial.MOST_ACTIONS} actions", {"most": trial.MOST_ACTIONS}
            )
        play = self.table.running
        copy = trial.fits(play, seat, picks)
        if copy is None:
            raise NotPossible("picks_do_not_fit", "these picks are not possible together; take one out")
        self.picks[seat] = (decision, sorted(picks))
        self.context.ephemeral.append(
            EphemeralState(PICKED, seat, decision, " ".join([str(pick) for pick in sorted(picks)]))
        )
        more, fewer = trial.addable(play, seat, picks), trial.removable(play, seat, picks)
        return Draft(self.table.id, seat, decision, sorted(picks), more, fewer, copy.state.view(seat))

    def pick_up(self, found: EphemeralState) -> None:
        """Take over what a seat has picked at another server."""
        self.picks[found.seat] = (found.number, [int(pick) for pick in found.said.split()])

    def preview(self, player: str, seat: int, decision: int, picks: list[int]) -> OptionPreview:
        """The preview of a decision's options after picks. The caller runs it; its results hold until the seat is sent
        something new."""
        self.context.must_play(self.context.own(player, seat))
        if seat not in self.table.pending() or decision != self.table.decision(seat):
            raise NotPossible("not_your_decision", "that is not the decision this seat owes now")
        when = (self.table.metadata.heard[seat].sent, tuple(sorted(picks)))
        known = self._previews.get(seat)
        if known is None or known.when != when:
            copy = trial.fits(self.table.running, seat, picks) if picks else self.table.running
            if copy is None or seat not in copy.state.pending():
                raise NotPossible("picks_do_not_fit", "these picks are not possible together; take one out")
            known = self._previews[seat] = OptionPreview(when, copy, seat)
        return known

    def judge(self, player: str, seat: int, action: int | str) -> None:
        """NotPossible, with the reason, if a seat may not do something, named by number or in notation, now."""
        self.context.must_play(self.context.own(player, seat))
        play = self.table.running
        number = trial.number_of(play, action) if isinstance(action, str) else action
        trial.judge(play, seat, [number])

    @command
    def undo(self, player: str, seat: int, decision: int, key: str = "", *, now: int) -> Reply:
        """A seat takes its last decision back, if others do not know it. `decision` is the seat's last number."""
        said = self.context.at_once(player, seat, key)
        if said is not None:
            return said
        if decision != self.table.decision(seat):
            return self.context.stale(seat, key)
        line = self.table.running.unsent(seat)
        if line is None or line <= self.table.metadata.given:
            raise NotPossible("cannot_undo", "there is nothing that could be taken back without asking the others")
        self.context.put(j.Undone(now, seat, line, player, key))
        self.context.go_on(now)
        return self.context.ack(key, decision)

    @command
    def confirm(self, player: str, seat: int, key: str = "", *, now: int) -> Reply:
        """Show the others what a seat did and what is held back from them. If there is nothing to show, its time was
        over before: that is no error."""
        own = self.context.own(player, seat)
        before = self.context.known(player, key)
        if before is not None:
            return before
        if not self.context.over():
            self.context.must_play(own)
            if self.table.running.holder() == seat:
                self.context.put(j.MoveShown(now, seat, player, key))
        return self.context.ack(key, self.table.decision(seat))

    @command
    def order(self, player: str, seat: int, pass_windows: bool, *, now: int) -> Reply:
        """A standing order: windows are passed for the seat unless it keeps one open."""
        if self.context.own(player, seat).pass_windows != pass_windows:
            self.context.put(j.StandingOrderSet(now, seat, pass_windows))
        return self.context.ack()

    @command
    def pass_window(self, player: str, seat: int, *, now: int) -> Reply:
        """A seat passes a window in which it could have acted; any other decision is left as it is."""
        self.context.must_play(self.context.own(player, seat))
        state = self.table.running.state
        waits = seat in self.table.pending() and seat not in self.table.metadata.held
        if waits and state.stack[-1].passable(state, seat):
            self._answer(seat, self.table.decision(seat), [self._default(seat)], "seat", player, "", now)
        return self.context.ack()

    @command
    def keep_open(self, player: str, seat: int, decision: int, *, now: int) -> Reply:
        """The seat wants to answer this window itself, despite its standing order, even with nothing to choose."""
        self.context.must_play(self.context.own(player, seat))
        if seat not in self.table.pending() or decision != self.table.decision(seat):
            return self.context.stale(seat, "")
        if self.table.metadata.kept_open.get(seat) != decision:
            self.context.put(j.WindowKeptOpen(now, seat, decision))
        return self.context.ack("", decision)

    @command
    def bot_decides(
        self,
        seat: int,
        decision: int,
        actions: list[int] | None,
        remark: Mapping[str, str] | None = None,
        *,
        now: int,
    ) -> Reply:
        """A bot's answer, and its remark about it. If several actions are not possible together, the first is taken; if
        an action is impossible or there is none, the game's default: a bot never blocks."""
        if self.table.status != RUNNING or self.table.metadata.paused:
            raise NotPossible("not_a_bot", "no bot plays there now")
        planned = self.planning.left_to_bot(seat, decision)
        if planned is None and not self.context.seat(seat).by_bot:
            raise NotPossible("not_a_bot", "no bot plays there now")
        if seat not in self.table.pending() or decision != self.table.decision(seat):
            return self.context.stale(seat, "")
        if planned is not None:
            return self._by_plan(planned, seat, decision, actions or [], now)
        said = self._remark(remark) if remark else None
        for tried in (actions or [], (actions or [])[:1]):
            try:
                self._choose(seat, decision, tried, "bot", "", "", now, said)
            except NotPossible:
                continue
            return self.context.ack("", decision)
        if in_company(self.table):  # it waits for the people, and is asked anew when it hears something
            return self.context.ack("", decision)
        self._answer(seat, decision, [self._default(seat)], "late", "", "", now)
        return self.context.ack("", decision)

    def _by_plan(self, planned: Verdict, seat: int, decision: int, actions: list[int], now: int) -> Reply:
        """A bot has decided what a seat's plan leaves to it. If it cannot, the person is asked."""
        for tried in (actions, actions[:1]):
            try:
                self._choose(seat, decision, tried, "plan", "", "", now, plan=planned.entry.n)
            except NotPossible:
                continue
            return self.context.ack("", decision)
        self.planning.end(seat, planned, IMPOSSIBLE, now)
        return self.context.ack("", decision)

    def shows(self, seat: int, action: int) -> bool:
        """Whether others would be told of an action. What cannot be carried out also counts as told."""
        state, told = self.table.running.state.clone(), Sink()
        try:
            state.apply(seat, action, told)
        except Refused:
            return True
        return bool(told.events)

    def _remark(self, remark: Mapping[str, str]) -> Remark | None:
        """What a bot says to a person at the table, and to no one else."""
        to = int(remark["to"])
        if not 0 <= to < len(self.table.seats) or self.table.seats[to].by_bot:
            return None
        params = {name: word for name, word in remark.items() if name not in ("to", "code")}
        return Remark(to, remark["code"], params)

    # -- by itself --------------------------------------------------------------------------------

    def due(self) -> int | None:
        """When `tick` is needed next, or None. A time already past means at once."""
        timers = self.context.due()
        return timers[0].at if timers else None

    @command
    def tick(self, *, now: int) -> Reply:
        """Do everything whose time has come. What plans answer comes as if by hand at the first moment: an answer that
        need not wait for a window is a command of its own, and so is one to a question that has only arisen here."""
        plans = [due for due in self.context.due() if due.kind == PLAN and due.at <= now]
        for due in plans:
            if not window_of(self.table, due.seat):
                self._happen(due, now)
                return self.context.ack()
        asked = [(due.seat, self.table.decision(due.seat)) for due in plans]
        while (next_due := self._next_due(now, asked)) is not None:
            self._happen(next_due, now)
        return self.context.ack()

    def _next_due(self, now: int, asked: list[tuple[int, int]]) -> Timer | None:
        """What is due next, but of plans only what they answer to these questions."""
        for due in self.context.due():
            if due.at <= now and (due.kind != PLAN or (due.seat, self.table.decision(due.seat)) in asked):
                return due
        return None

    def _happen(self, due: Timer, now: int) -> None:
        table = self.table
        if due.kind == ADD:
            self.context.put(j.RandomAdded(now, due.seat, self.context.entropy(dealer.ADDED_BYTES), house=True))
            self.seating.begin_if_all_added(now)
        elif due.kind == START:
            self.seating.deal_in(now)
        elif due.kind == CHOOSE:
            self.consent.settle_parting(now)
            self.context.timers = []  # the way the game goes on is found elsewhere
        elif due.kind == GO_BACK:
            self.consent.settle(now)
            self.context.timers = [
                one for one in self.context.due() if one.kind != GO_BACK
            ]  # the way is found elsewhere
        elif due.kind == TAKE_OVER or (due.kind == CLOCK and table.metadata.settings.takeover_clock):
            self.context.put(j.TakenOver(now, due.seat))
            self.consent.settle(now)
        elif due.kind == SHOW:
            self.context.put(j.MoveShown(now, due.seat))
        elif due.kind == HELD:
            held = table.metadata.held[due.seat]
            by = "seat" if held.player else "plan" if held.plan else "bot"
            try:
                numbers = [int(table.running.game.actions.number(text)) for text in held.actions]
                self._decided(now, due.seat, numbers, by, held.player, held.key, plan=held.plan)
            except Refused:  # ruled out by what others did meanwhile: the seat still owes the decision
                self.context.put(j.AnswerHeld(now, due.seat, held.decision, []))
        elif due.kind == PLAN:
            planned = plan_verdict(table, due.seat)
            assert planned is not None, "nothing has changed since it was judged"
            if planned.why:
                self.planning.end(due.seat, planned, planned.why, now)
            else:
                self._decided(now, due.seat, planned.actions, "plan", plan=planned.entry.n)
        elif due.kind == WINDOW:
            self._decided(now, due.seat, [due.action], due.by)
        elif due.kind in (LATE, CLOCK):
            self._decided(now, due.seat, [self._default(due.seat)], due.by)

    # -- who comes in late ------------------------------------------------------------------------

    def catch_up(self, seat: int, events_seen: int | None = None, chat_seen: int = 0) -> CatchUp:
        """How things stand for a seat (or `SPECTATOR`), with the events from number `events_seen` on and the chat after
        number `chat_seen`."""
        b = self.table.metadata
        heard = b.watchers_chat if seat == SPECTATOR else b.chat
        chat = [line for line in heard if line.number > chat_seen]
        decision, picks = self.picks.get(seat, (-1, []))
        if decision != self.table.decision(seat):
            picks = []
        update = self.table.update(seat, events_seen)
        ordered = seat != SPECTATOR and b.seats[seat].pass_windows
        nudged = self.people.nudged_by(seat)
        told = info(self.table, self.context.absences())
        plan = self.table.plan_shown(seat) if seat in b.plans else None
        return CatchUp(b.id, told, update, chat, picks, backwards(self.table, seat), ordered, nudged, plan=plan)
