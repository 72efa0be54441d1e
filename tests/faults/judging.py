"""Checks the promises: every move is there, once, in an order that everybody could have seen; and every seat saw one
game."""

from collections import Counter
from collections.abc import Iterable, Mapping

from petteia.engine.record import Record
from petteia.engine.replay import verify
from petteia.store.opening import open_store
from petteia.tables.journal import entries as j
from tests.faults.town import Town, Wish
from tests.server.running import AGORA
from tests.tables.sitting import load

HOUR_MS = 3600_000


def out_of_order(wishes: Iterable[Wish], places: Mapping[str, int]) -> list[str]:
    """Whether one table's history could have happened in sequence: a request answered before another was sent stands
    before it in the journal, and refused ones are missing. With one log per table this is linearisability."""
    found = [f"{w.key} was turned away and happened" for w in wishes if w.answer == "stale" and w.key in places]
    kept = [w for w in wishes if w.key in places]
    answered = sorted((w for w in kept if w.answer == "ack"), key=lambda w: w.answered)
    last, at = -1, 0
    for wish in sorted(kept, key=lambda w: w.said):
        while at < len(answered) and answered[at].answered < wish.said:
            last = max(last, places[answered[at].key])
            at += 1
        if places[wish.key] < last:
            found.append(f"{wish.key} was said after something that happened later")
    return found


def losses(address: str, town: Town) -> list[str]:
    """The faults found after all that: none."""
    found: list[str] = []
    store = open_store(address)
    try:
        found += store.check()
        for table in town.tables:
            entries = [j.decode(entry) for entry in store.journal(table).result().entries]
            keys = [e.key if isinstance(e, j.Decided | j.AnswerHeld) else "" for e in entries]
            places = {key: at for at, key in reversed(list(enumerate(keys))) if key}
            found += [f"{key} acknowledged and gone" for at, key in town.promised if at == table and key not in places]
            times = Counter((type(e), e.key) for e in entries if isinstance(e, j.Decided | j.AnswerHeld) and e.key)
            found += [f"{key} happened twice" for (_, key), often in times.items() if often > 1]
            found += [f"{table} stood still" for e in entries if isinstance(e, j.Outage) and abs(e.ms) > HOUR_MS]
            found += out_of_order([wish for wish in town.history if wish.table == table], places)
    finally:
        store.close()
    for (table, seat), (then, now) in town.told.items():
        if then != now:
            at = next((n for n, (a, b) in enumerate(zip(then, now, strict=False)) if a != b), min(len(then), len(now)))
            found.append(
                f"seat {seat} at {table} was told {len(then)} events, the house knows of {len(now)}; from number {at} "
                f"on they differ: {then[max(0, at - 4) :]}, not {now[max(0, at - 4) :]}"
            )
    return found + town.other_sides


def unproved(record: str) -> list[str]:
    """Anything in a finished game that cannot be verified."""
    seats = len(Record.parse(record).header.names)
    findings = verify(Record.parse(record), load(AGORA, seats, None, None))
    return [finding.sentence for finding in findings if finding.verdict == "not verified"]
