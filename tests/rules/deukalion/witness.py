"""What a game shows of the box: cards played, missions completed, ways of scoring, kinds of fights, how it ended."""

from collections import Counter

from petteia.engine.events import Event, EventKind, Sink
from petteia.engine.play import DECISION, OUTCOME, Play
from petteia.games.deukalion import events
from petteia.games.deukalion.game import Deukalion, Position
from petteia.games.deukalion.terms import FIGHTS, SOURCES

NEVER = {"card_returned"}
"""Events that no golden game shows: a card loses its effect only by another of the same window, as two Tridents can."""
FIGHT = {
    "attacked_ship": FIGHTS[0], "attacked_city": FIGHTS[1], "attacked_settlement": FIGHTS[2],
    "attacked_hydra": FIGHTS[3], "hydra_attacked": FIGHTS[4],
}  # fmt: skip


class Witness(Sink):
    """Listens to a game and counts: `card x`, `mission x`, `fight x`, `event x`."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        """Take one event."""
        kind, form = event.kind.name, event.public
        self.seen[f"event {kind}"] += 1
        if kind == "card_played":
            self.seen[f"card {form['card']}"] += 1
        elif kind == "mission_done":
            self.seen[f"mission {form['mission']}"] += 1
        elif kind in FIGHT:
            self.seen[f"fight {FIGHT[kind]}"] += 1


def witnessed(play: Play) -> Counter[str]:
    """Everything that a play has shown, from its start on."""
    witness, state = Witness(), play.start.clone()
    assert isinstance(state, Position)
    state.advance(witness)
    for entry in play.entries:
        if entry.kind == DECISION:
            state.apply(entry.seat, entry.value, witness)
        elif entry.kind == OUTCOME:
            state.resolve(entry.value, witness)
        state.advance(witness)
    assert state.digest() == play.state.digest()
    for row in state.scores():
        for source, points in row.items():
            if points > 0:
                witness.seen[f"source {source}"] += 1
    if not state.pending():
        winners = len(state.standings()[0])
        how = "limit" if witness.seen["event turns_over"] else "goal"
        witness.seen[f"end {how}"] += 1
        witness.seen[f"end {'shared' if winners > 1 else 'alone'}"] += 1
    return witness.seen


def wanted(game: Deukalion) -> set[str]:
    """Everything that golden records have to show."""
    out = {f"card {name}" for name in game.box.card_ids} | {f"mission {name}" for name in game.box.mission_ids}
    out |= {f"source {source}" for source in SOURCES} | {f"fight {kind}" for kind in FIGHTS}
    out |= {"end goal", "end limit", "end alone", "end shared"}
    kinds = {kind.name for kind in vars(events).values() if isinstance(kind, EventKind)}
    return out | {f"event {kind}" for kind in kinds - NEVER}
