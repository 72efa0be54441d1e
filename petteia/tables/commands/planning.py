"""What a person may do with the plan of a seat, and how the table ends entries of it."""

import msgspec

from petteia.bots.level_settings import LEVELS
from petteia.engine.early_turn import EarlyTurn, asked_beside
from petteia.engine.ints import checksum
from petteia.engine.plans import PlanField, PlanKind, plan_kinds
from petteia.tables.commands import trial
from petteia.tables.commands.context import CommandGroup, Reply, command
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.plans.ahead import Lookahead
from petteia.tables.plans.at_table import plan_verdict
from petteia.tables.plans.judging import Verdict, stops
from petteia.tables.plans.plan import (
    ASK,
    BOT,
    EARLY,
    KIND,
    MOST_EARLY,
    MOST_ENTRIES,
    MOST_WISHES,
    WAIT,
    WISH,
    Plan,
    PlanEntry,
)
from petteia.tables.table.metadata import RUNNING


class PlanCommands(CommandGroup):
    """Commands about the plan of one's own seat."""

    @command
    def change(
        self, player: str, seat: int, add: list[tuple[PlanEntry, list[int]]], drop: list[int], made: int, *, now: int
    ) -> Reply:
        """Withdraw entries of the seat's plan and add others, each with the options that it wishes, by number. `made`
        is the number of entries that the client has seen made: a repeated request adds nothing twice."""
        self.context.own(player, seat)
        self.context.must_be(RUNNING)
        plan = self.table.metadata.plans.get(seat) or Plan()
        if add and made != plan.made:
            raise NotPossible("plan_changed", "your plan has changed meanwhile; look at it again")
        kept = [entry for entry in plan.entries if entry.n not in drop]
        if len(kept) + len(add) > MOST_ENTRIES:
            text = f"a plan has at most {MOST_ENTRIES} entries; withdraw some first"
            raise NotPossible("plan_length", text, {"most": MOST_ENTRIES})
        new = [self._entry(seat, entry, wish, plan.made + n) for n, (entry, wish) in enumerate(add, 1)]
        if len([entry for entry in new if entry.do == EARLY]) > 1:
            raise NotPossible("plan_early", "one turn can be decided early, your next one")
        kinds = [entry.kind for entry in [*kept, *new] if entry.kind]
        if new and len(set(kinds)) < len(kinds):
            raise NotPossible("plan_twice", "you have a plan of that kind; withdraw it first")
        anew = any(entry.do == EARLY for entry in new)
        gone = [entry.n for entry in plan.entries if entry.n in drop or (anew and entry.do == EARLY)]
        if new or gone:
            self.context.put(j.PlanChanged(now, seat, new, gone))
        held = self.table.metadata.held.get(seat)
        if held is not None and held.plan in gone and held.plan:
            self.context.put(j.AnswerHeld(now, seat, held.decision, []))
        return self.context.ack()

    def _entry(self, seat: int, entry: PlanEntry, wish: list[int], n: int) -> PlanEntry:
        """The entry as it is stored, or `NotPossible`."""
        if entry.do == EARLY:
            return self._early_entry(seat, entry, wish, n)
        if (entry.do == WISH) != bool(wish) or len(wish) > MOST_WISHES:
            text = f"name from 1 to {MOST_WISHES} options, and only where you wish for one"
            raise NotPossible("plan_wishes", text, {"most": MOST_WISHES})
        if (entry.do == BOT) != bool(entry.level) or (entry.level and entry.level not in LEVELS):
            raise NotPossible("plan_level", f"a bot that decides is one of these: {', '.join(LEVELS)}")
        if entry.do == BOT and self.table.counted:
            raise NotPossible("daily_bot", "in the counted try at a deal of the day no bot decides for you")
        if entry.do == BOT and not self.table.metadata.settings.hints:
            raise NotPossible("no_hints", "this table is played without hints")
        if (entry.do == KIND) != bool(entry.kind) or (entry.do == KIND and (entry.prompt or entry.until)):
            raise NotPossible("plan_kind", "a plan of a kind of the game names the kind, and nothing it ends with")
        if entry.do == KIND:
            entry = msgspec.structs.replace(entry, values=self._values(seat, entry), params={}, otherwise=WAIT)
        texts = trial.written(self.table.running, wish) if wish else []
        return msgspec.structs.replace(entry, n=n, wish=texts)

    def _early_entry(self, seat: int, entry: PlanEntry, wish: list[int], n: int) -> PlanEntry:
        """A turn that was decided early, sealed with the options that there were; or `NotPossible`."""
        if entry.repeats or entry.until or entry.level or entry.kind or entry.values or entry.otherwise != ASK:
            raise NotPossible("plan_early", "an early turn is your whole turn as you decide it, once, and nothing else")
        if not 0 < len(wish) <= MOST_EARLY:
            text = f"an early turn has from 1 to {MOST_EARLY} decisions"
            raise NotPossible("plan_early_length", text, {"most": MOST_EARLY})
        turn = self._early(seat)
        if turn.over():
            raise NotPossible("not_asked_early", "there is nothing to choose in your turn")
        question, sealed = turn.prompt(), []
        for action in wish:
            sealed.append(self._take(turn, action))
        if not turn.over():
            raise NotPossible("plan_early_open", "decide your turn to its end, or wait for it")
        texts = trial.written(self.table.running, wish)
        return PlanEntry(n, EARLY, question.key, dict(question.params), texts, sealed=sealed)

    def _early(self, seat: int) -> EarlyTurn:
        shown = self.table.running.shown(seat)
        if seat not in asked_beside(shown):
            raise NotPossible("not_asked_early", "your turn cannot be decided early now; it depends on others")
        return EarlyTurn(shown, seat)

    def _take(self, turn: EarlyTurn, action: int) -> int:
        """Go on in an early turn; returns the seal of the options there were."""
        if action not in turn.options():
            raise NotPossible("plan_early_depends", "that is not possible, or depends on others; wait for your turn")
        sealed = int(checksum(turn.state.legal(turn.seat)))
        turn.take(action)
        return sealed

    def early(self, player: str, seat: int, picks: list[int]) -> EarlyTurn:
        """The turn of a seat that is asked beside others, after these decisions."""
        self.context.own(player, seat)
        self.context.must_be(RUNNING)
        if len(picks) > MOST_EARLY:
            text = f"an early turn has from 1 to {MOST_EARLY} decisions"
            raise NotPossible("plan_early_length", text, {"most": MOST_EARLY})
        turn = self._early(seat)
        for action in picks:
            self._take(turn, action)
        return turn

    def kinds(self, seat: int) -> list[tuple[PlanKind, list[PlanField]]]:
        """The kinds of plans that the game offers a seat, with what they leave open."""
        play = self.table.running
        seen = play.shown(seat).observe(seat)
        offered = [(kind, kind.fields(seen, seat)) for kind in plan_kinds(play.game)]
        return [(kind, fields) for kind, fields in offered if fields]

    def _values(self, seat: int, entry: PlanEntry) -> dict[str, int | str | list[str]]:
        """Everything that a plan of the game's own says, or `NotPossible`."""
        offered = {kind.key: fields for kind, fields in self.kinds(seat)}
        if entry.kind not in offered:
            names = ", ".join(offered) or "none in this game"
            raise NotPossible("plan_kind", f"kinds of plans that you can make: {names}")
        said: dict[str, int | str | list[str]] = {}
        for field in offered[entry.kind]:
            value = entry.values.get(field.key, field.default())
            if not field.fits(value):
                raise NotPossible("plan_values", f"{field.key}: say {field.right()}", {"field": field.key})
            said[field.key] = value
        unknown = ", ".join(sorted(entry.values.keys() - said.keys()))
        if unknown:
            text = f"{unknown}: a plan of this kind says something about {', '.join(said)} only"
            raise NotPossible("plan_values", text, {"field": unknown})
        return said

    def end(self, seat: int, verdict: Verdict, why: str, now: int) -> None:
        """The table ends entries that no longer fit. If the person is to be asked, no other entry answers this."""
        self.context.put(j.PlanChanged(now, seat, drop=verdict.drop or [verdict.entry.n], why=why))
        if stops(verdict) or verdict.by_bot:
            self.context.put(j.WindowKeptOpen(now, seat, self.table.decision(seat)))

    def left_to_bot(self, seat: int, decision: int) -> Verdict | None:
        """The entry by which a seat's plan leaves this decision to a bot."""
        self.context.seat(seat)
        if seat not in self.table.pending() or decision != self.table.decision(seat):
            return None
        verdict = plan_verdict(self.table, seat)
        return verdict if verdict is not None and verdict.by_bot else None

    def ahead(self, player: str, seat: int) -> Lookahead:
        """A look at what the seat may be asked next. The caller runs it."""
        self.context.own(player, seat)
        self.context.must_be(RUNNING)
        look = Lookahead(self.table.running, seat, self.table.metadata.heard[seat].sent)
        kinds = self.kinds(seat)
        look.kinds = [{"key": kind.key, "fields": [field.plain() for field in fields]} for kind, fields in kinds]
        return look
