"""Records as Parquet, in the columns of a tournament: games of people and bots at tables, for learning.

A record is played again, and every decision is noted with what its seat saw at that moment; decisions taken back are
left out. A record has no clock, so times are 0, and no bots: the column has the player's name.
"""

import io
from collections.abc import Iterable
from pathlib import Path

from petteia.bots.observation import COMPACT, Observer
from petteia.engine.manifest import manifest_of
from petteia.engine.play import OUTCOME, standing
from petteia.engine.protocol import Game
from petteia.engine.record import Record
from petteia.engine.replay import Replay
from petteia.lab.frames import decisions_frame, seats_frame
from petteia.lab.match import Decision, Listener, MatchNotes, ending, note_view
from petteia.lab.run import whole


def export(records: Iterable[tuple[str, Record, Game]], into: Path) -> tuple[int, int]:
    """Write records, each with a name and its game; how many games and decisions there were."""
    for folder in ("seats", "decisions"):
        (into / folder).mkdir(parents=True, exist_ok=True)
    games = decisions = 0
    for name, record, game in records:
        match = match_of(record, game)
        frames = {"decisions": decisions_frame(name, [(0, match)]), "seats": seats_frame(name, game.id, [(0, match)])}
        for folder, frame in frames.items():
            written = io.BytesIO()
            frame.write_parquet(written, compression="zstd")
            whole(into / folder / f"{name}.parquet", written.getvalue())
        games += 1
        decisions += len(match.made)
    return games, decisions


def match_of(record: Record, game: Game) -> MatchNotes:
    """A record as a match. RecordError where it departs from the game."""
    replay = Replay(record, game)
    play = replay.run()
    game, seats = replay.game, len(record.header.names)
    observer = Observer(game, COMPACT)
    match = MatchNotes(0, list(record.header.names), seconds=[0.0] * seats, decided=[0] * seats)
    listener = Listener(manifest_of(type(game)).deeds, seats)
    state = play.start.clone()
    state.advance(listener)
    for entry in standing(list(play.entries)):
        listener.events.clear()
        if entry.kind == OUTCOME:
            state.resolve(entry.value, listener)
            state.advance(listener)
            continue
        seat, options = entry.seat, len(state.legal(entry.seat))
        if options > 1:
            if seat not in match.order:
                match.order.append(seat)
            seen = [int(x) for x in observer.look(state, seat)]
            step, text = type(state.stack[-1]).__name__, game.actions.text(entry.value)
            match.made.append(Decision(seat, step, options, entry.value, text, 0, seen))
            match.decided[seat] += 1
        state.apply(seat, entry.value, listener)
        state.advance(listener)
    match.decisions = sum(match.decided)
    match.returns, match.points = state.returns(), state.scores()
    match.heard, match.deeds, match.uses = dict(listener.heard), listener.deeds, dict(sorted(listener.uses.items()))
    match.ending = ending(game, listener.events) if not state.pending() else "not over"
    note_view(match, state.view(None))
    return match
