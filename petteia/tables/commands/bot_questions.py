"""What bots are asked at a table: the decisions they have to make, and hints for people."""

from typing import Final

import msgspec

from petteia.tables.commands.context import CommandGroup
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal.specs import BotSpec
from petteia.tables.messages import Ask
from petteia.tables.plans.at_table import plan_verdict
from petteia.tables.table.metadata import RUNNING
from petteia.tables.table.timers import own_answer, stays_open, window_of

PACE_MS: Final = 2000
"""How long a bot on a floor with people waits before each action, so that they can read along;"""
AFTER_EACH_OTHER_MS: Final = 700
"""and how much longer each bot waits than the one before it, so that they do not all act at once."""


class BotQuestions(CommandGroup):
    """Questions for bots; their answers are commands (`TableCommands.bot_decides`)."""

    def asks(self, *, now: int) -> list[Ask]:
        """The questions bots have to answer now. The caller makes sure not to ask twice for the same decision; a bot's
        time runs from the first question."""
        table = self.table
        asked: dict[tuple[int, int], int] = {}
        out: list[Ask] = []
        if table.status == RUNNING and not table.metadata.paused and table.play is not None:
            for seat in table.pending():
                own = table.seats[seat]
                if own.by_bot and seat not in table.metadata.held and own_answer(table, seat) is None:
                    question = (seat, table.decision(seat))
                    ask = self._ask(seat, own.bot or table.metadata.settings.stand_in, "play")
                    out.append(ask)
                    heard = (ask.decision, ask.heard)
                    anew = bool(ask.company) and self.context.heard.get(seat) != heard
                    asked[question] = now + ask.pace_ms if anew else self.context.asked.get(question, now)
                    self.context.heard[seat] = heard
                elif seat not in table.metadata.held and own_answer(table, seat) is None:
                    plan = plan_verdict(table, seat)
                    if plan is not None and plan.by_bot:
                        out.append(self._ask(seat, BotSpec(plan.entry.level), "play"))
        if asked != self.context.asked:
            self.context.asked = asked
            self.context.timers = None
        return out

    def still_asked(self, seat: int, decision: int, *, now: int) -> None:
        """A bot has not started on the question yet: its time runs from now."""
        if (seat, decision) in self.context.asked:
            self.context.asked[seat, decision] = now
            self.context.timers = None

    def hint(self, player: str, seat: int, best: BotSpec | None = None) -> Ask:
        """A hint question for a bot that sees only what the seat sees: the best at hand; in a lesson its teacher."""
        self.context.must_play(self.context.own(player, seat))
        if self.table.day and not self.table.metadata.settings.hints:
            raise NotPossible("daily_hints", "a deal of the day is played without hints until that day is over")
        if not self.table.metadata.settings.hints:
            raise NotPossible("no_hints", "this table is played without hints")
        if seat not in self.table.pending():
            raise NotPossible("not_your_decision", "there is nothing to decide for this seat now")
        stand_in = self.table.metadata.settings.stand_in
        return self._ask(seat, stand_in if best is None or self.table.lesson else best, "hint")

    def _ask(self, seat: int, bot: BotSpec, purpose: str) -> Ask:
        b = self.table.metadata
        update = self.table.update(seat)
        assert update is not None
        # Where a table hides windows, a bot always takes its whole time, which is no longer than they are open.
        window = purpose == "play" and b.settings.window_ms > 0 and window_of(self.table, seat)
        budget = min(b.settings.bot_ms, stays_open(self.table, seat)) if window else b.settings.bot_ms
        ask = Ask(b.id, seat, self.table.decision(seat), bot, b.game, update, budget, purpose, window=window)
        company = self._company() if purpose == "play" else []
        if not company:
            return ask
        bots = [n for n in self.table.pending() if n not in company]
        pace = PACE_MS + AFTER_EACH_OTHER_MS * bots.index(seat)
        return msgspec.structs.replace(ask, company=company, heard=update.n, pace_ms=pace)

    def _company(self) -> list[int]:
        """The seats of people who share a floor with bots."""
        top = self.table.running.state.stack[-1]
        if not top.floor():
            return []
        return [n for n, seat in enumerate(self.table.seats) if seat.player and not seat.by_bot]
