"""Records that are valid and as long as an attacker likes: a decision, undone, over and over."""

import random

import petteia
from petteia.engine.header import Header
from petteia.engine.play import DECISION, OUTCOME, Entry, Play
from petteia.engine.protocol import CHANCE, SPECTATOR
from petteia.engine.record import line_of
from tests.siege.siegecraft import post

TOO_MUCH = ("takes_too_long", "takes_too_much", "busy", "too_many_at_once")
"""What may be said of work that takes more than a guest may ask for."""


def long_record(game: str, seats: int, lines: int, most_bytes: int = 1_950_000, seed: int = 1) -> str:
    """A record of about so many lines, written by hand: without marks and checks."""
    box = petteia.load(game, seats)
    play, rng = Play(box, listening=False, remembers=False), random.Random(seed)
    body: list[str] = []
    while True:
        state = play.state
        before = state.clone()
        if state.pending() == CHANCE:
            weights = list(state.chance())
            outcome = rng.choices(range(len(weights)), weights)[0]
            play.deal(outcome)
            entry = Entry(play.lines, OUTCOME, SPECTATOR, outcome)
        else:
            seat = int(state.pending()[0])
            wanted = _taken_back(play, seat) if len(body) > 5 else None
            if wanted is not None:
                break
            action = int(rng.choice(list(state.legal(seat))))
            play.decide(seat, action)
            entry = Entry(play.lines, DECISION, seat, action)
        body.append(line_of(before, entry).written())
    who, text = "ABCDEFGH"[seat], box.actions.text(wanted)
    size = sum(map(len, body))
    while len(body) < lines and size < most_bytes:
        n = len(body) + 1
        body += [f"{n} {who} {text}", f"{n + 1} {who} undo {n}"]
        size += len(body[-1]) + len(body[-2]) + 2
    head = Header.of(box, ["x"] * seats)
    head.digest = 0
    return "\n".join([*head.lines(), "", *body, "end"]) + "\n"


def hand_in(url: str, token: str, game: str, seats: int, lines: int) -> tuple[str, int]:
    """The table of a long record, and of how many lines: fewer where this machine would take too long for as many."""
    while True:
        answer = post(url, "/api/records", token, {"record": long_record(game, seats, lines)})
        if answer.status_code == 201:
            return str(answer.json()["table"]), lines
        assert answer.json()["code"] in (*TOO_MUCH, "too_often"), answer.text
        lines = int(lines * 0.7)


def _taken_back(play: Play, seat: int) -> int | None:
    """An action that the seat can do and undo."""
    for action in play.state.legal(seat):
        copy = Play(play.game, play.state, listening=False)
        copy.decide(seat, int(action))
        if copy.undoable(seat) is not None:
            return int(action)
    return None
