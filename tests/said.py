"""What a plan of a kind of the game answers, in notation."""

import random
from typing import Any

from petteia.engine.plans import PlanField, PlanKind, PlanValues, plan_kinds
from petteia.engine.protocol import CHANCE, Game
from petteia.engine.state import State
from petteia.games import load
from tests.shelf import FEWEST


def kind_of(state: State, key: str) -> PlanKind:
    return next(kind for kind in plan_kinds(state.game) if kind.key == key)


def says(state: State, seat: int, key: str, **said: Any) -> PlanValues:
    """Everything a plan says: this, and of the rest what saying nothing means."""
    fields = kind_of(state, key).fields(state.observe(seat), seat)
    out = {field.key: said.pop(field.key, field.default()) for field in fields}
    assert not said, f"no such fields: {said}"
    assert all(field.fits(out[field.key]) for field in fields), out
    return out


def planned(state: State, seat: int, key: str, **said: Any) -> str:
    """What the plan answers to the question that the seat owes; empty if the person is asked."""
    kind = kind_of(state, key)
    assert state.prompt(seat).key in kind.prompts
    action = int(kind.answer(state.observe(seat), seat, says(state, seat, key, **said)))
    if action < 0:
        return ""
    assert action in list(state.legal(seat)), state.game.actions.text(action)
    return state.game.actions.text(action)


def questions_planned(game: Game, seed: int, steps: int, **said: dict[str, Any]) -> int:
    """Play a random game that often follows the plans, which say this by kind: every answer of theirs must be legal.
    The result is how many questions some plan has answered."""
    rng, state, asked = random.Random(seed), game.new(), 0
    for _ in range(steps):
        who = state.pending()
        if not who:
            break
        if who == CHANCE:
            weights = [int(w) for w in state.chance()]
            state.resolve(rng.choices(range(len(weights)), weights)[0])
        else:
            seat = rng.choice(who)
            kinds = [kind.key for kind in plan_kinds(game) if state.prompt(seat).key in kind.prompts]
            answers = [planned(state, seat, kind, **said.get(kind, {})) for kind in kinds]
            asked += any(answers)
            mine = [n for n in state.legal(seat) if game.actions.text(n) in answers]
            state.apply(seat, rng.choice(mine if mine and rng.random() < 0.7 else list(state.legal(seat))))
        state.advance()
    return asked


def plans_of(game: str) -> list[tuple[str, list[PlanField]]]:
    """The kinds of plans of a game by key, with what they leave open once the game is under way."""
    box = load(game, FEWEST[game])
    state = box.new()
    for _ in range(200):
        offered = [(kind.key, kind.fields(state.observe(0), 0)) for kind in plan_kinds(box)]
        if all(fields for _, fields in offered):
            return offered
        if state.pending() == CHANCE:
            state.resolve(next(at for at, weight in enumerate(state.chance()) if weight > 0))
        else:
            state.apply(state.pending()[0], int(state.legal(state.pending()[0])[0]))
        state.advance()
    raise AssertionError(f"some kind of plan of {game} is never offered")


def plan_keys(game: str) -> set[str]:
    """The messages that the plans of a game need: of kinds, of fields, and of what can be chosen that is not a thing of
    the game."""
    out = set()
    things = {word for words in load(game, FEWEST[game]).words.values() for word in words}
    for kind, fields in plans_of(game):
        out.add(f"plan-{kind}")
        for field in fields:
            out.add(f"plan-{field.key}")
            out |= {f"plan-{field.key}-{value}" for value in field.values if field.most == 1 or value not in things}
    return out
