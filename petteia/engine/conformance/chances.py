"""Contracts 2 and 4 in practice: what is illegal is refused and changes nothing."""

from petteia.engine.conformance.report import Breach, Report
from petteia.engine.conformance.steps import check_all_reasons
from petteia.engine.generator import Generator
from petteia.engine.luck import DIE, MOST_IN_NAME, MOST_PIECES, POOL
from petteia.engine.protocol import CHANCE, Game, Refused, State


def check_refusals(game: Game, state: State, rng: Generator, report: Report) -> None:
    """An illegal action is refused with the reason that `why_not` gives, and nothing changes."""
    who = state.pending()
    report.count(2, "reasons compared with the legal list", int(check_all_reasons(game, state)))
    trial = state.clone()
    digest = trial.digest()
    for seat in range(int(game.seats)):
        options = list(trial.legal(seat))
        not_legal = [a for a in range(len(game.actions)) if a not in options]
        asked = seat in who
        for _ in range(3 if asked else 1):
            if not not_legal:
                break
            action = not_legal[int(rng.below(len(not_legal)))]
            said = trial.why_not(seat, action)
            if said is None:
                raise Breach(2, f"why_not() has nothing against {game.actions.text(action)!r} of seat {seat}")
            try:
                trial.apply(seat, action)
            except Refused as refused:
                if refused.reason != said:
                    raise Breach(2, f"why_not() says {said!r}, but apply() {refused.reason!r}") from None
            else:
                raise Breach(2, f"apply() takes {game.actions.text(action)!r} of seat {seat}, which is not legal")
            if trial.digest() != digest:
                raise Breach(2, f"refusing {game.actions.text(action)!r} of seat {seat} has changed the position")
            report.count(2, "illegal actions refused")
    for seat in who:
        if seat >= 0 and list(state.legal(seat)) and state.default(seat) not in list(state.legal(seat)):
            raise Breach(2, f"default() of seat {seat} is not legal")


def check_outcomes(state: State, rng: Generator, report: Report) -> None:
    """Only what has a weight can happen, and what happens follows from the outcome alone."""
    if state.pending() is not CHANCE:
        return
    trial = state.clone()
    digest = trial.digest()
    weights = list(trial.chance())
    if list(trial.chance()) != weights:
        raise Breach(4, "asked twice, chance() gives different weights")
    for outcome in [-1, len(weights), *[i for i, w in enumerate(weights) if w == 0]][:6]:
        try:
            trial.resolve(outcome)
        except ValueError:
            pass
        else:
            raise Breach(4, f"resolve() takes outcome {outcome}, which has no weight")
        if trial.digest() != digest:
            raise Breach(4, "refusing an outcome has changed the position")
    _check_luck(trial, sum(weights))
    possible = [i for i, w in enumerate(weights) if w > 0]
    outcome = possible[int(rng.below(len(possible)))]
    one, other = state.clone(), state.clone()
    one.resolve(outcome)
    other.resolve(outcome)
    if one.digest() != other.digest():
        raise Breach(4, f"outcome {outcome} does not always have the same effect")
    report.count(4, "outcomes tried twice")


def _check_luck(state: State, whole: int) -> None:
    """What an outcome is asked for is a word for how, and a name in plain words: the same whenever it is asked."""
    name = state.luck()
    words = name.split(" ")
    if len(words) < 2 or words[0] not in (DIE, POOL) or len(name) > MOST_IN_NAME:
        raise Breach(4, f"luck() says {name[:MOST_IN_NAME]!r}; right would be {DIE!r} or {POOL!r}, and a name")
    if not all(word.isascii() and word.replace("-", "").replace("_", "").isalnum() for word in words):
        raise Breach(4, f"luck() says {name!r}; right would be words of letters, digits, - and _")
    if words[0] == POOL and whole > MOST_PIECES:
        raise Breach(4, f"luck() says {name!r}, but there are {whole} pieces; at most {MOST_PIECES} make a pool")
    if state.luck() != name:
        raise Breach(4, f"asked twice, luck() says {name!r} and something else")
