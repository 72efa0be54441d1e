"""A table's plans, when something happens at it. Only a plan's owner is told of it."""

from typing import Any

from petteia.tables.journal import entries as j
from petteia.tables.live.envelope import Envelope
from petteia.tables.plans.changes import answered, end, heard, used
from petteia.tables.plans.judging import Verdict, judge
from petteia.tables.plans.plan import Plan
from petteia.tables.table.table_state import TableState


def plan_verdict(table: TableState, seat: int) -> Verdict | None:
    """What a seat's plan does about the question that is put to it. It does not go on from a move that the person may
    still take back, nor answer what they have kept for themselves, and it rests while a bot plays for them."""
    b = table.metadata
    plan = b.plans.get(seat)
    if plan is None or not plan.entries or b.seats[seat].by_bot or not b.seats[seat].player:
        return None
    if b.kept_open.get(seat) == table.decision(seat) or table.running.holder() == seat:
        return None
    return judge(table.running, seat, plan)


def plan_sent(table: TableState, seat: int) -> Envelope:
    """The plan of a seat on its way to its owner."""
    return Envelope(seat, table.plan_shown(seat))


def plan_answered(table: TableState, entry: j.Decided, question: str, had: int) -> list[Envelope]:
    """A seat's plan has answered, or its person has. `had`: how many events the seat had been told before."""
    b, seat = table.metadata, entry.seat
    for other, plan in b.plans.items():
        if other != seat:
            plan.row = 0
    if not entry.plan:
        void = answered(b.plans.setdefault(seat, Plan()), question, entry.actions)
        return [plan_sent(table, seat)] if void else []
    if seat not in b.plans:
        return []
    used(b.plans[seat], entry.plan, entry.actions, had, b.heard[seat].told - had, entry.at)
    return [plan_sent(table, seat)]


def plan_heard(table: TableState, seat: int, events: list[dict[str, Any]], at: int) -> list[Envelope]:
    """A seat with a plan is told something."""
    return [plan_sent(table, seat)] if heard(table.metadata.plans[seat], seat, events, at) else []


def end_plans(table: TableState, why: str, at: int) -> list[Envelope]:
    """Everybody's plans end."""
    return [plan_sent(table, seat) for seat, plan in table.metadata.plans.items() if end(plan, why, at)]
