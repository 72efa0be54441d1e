"""Questions about the rules, answered by the engine: may this be done now, and if not, which rule forbids it?

    petteia benchmark ask my_chat.py:Chat --questions 500 --language de

A question is a position from a game at random, shown to the seat that decides, and an action. Half of them are
possible; the others are refused by a rule with a number. Question 7 is the same everywhere; `check` computes an answer
anew from the position. An answer is right if it says yes or no rightly and, for a no, names the rule.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any, Final

from petteia.benchmark.words import RULE, GameInWords
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE, Game, State
from petteia.games import find, load, shelf

COUNT: Final = 500
DEEP: Final = 160
"""At most so many decisions lie before the one that is asked about."""
TRIES: Final = 40
YES: Final = {"en": "yes", "nl": "ja", "de": "ja"}
NO: Final = {"en": "no", "nl": "nee", "de": "nein"}


@cache
def games() -> tuple[tuple[str, int], ...]:
    """The games that come with Petteia, at the smallest table: other games on the shelf would change the questions."""
    names = [name for name in sorted(shelf()) if find(name).__module__.startswith("petteia.games.")]
    return tuple((name, int(find(name).SEAT_COUNTS[0])) for name in names)


@dataclass(frozen=True)
class RuleQuestion:
    """A position, who decides, an action, and the answer: the rule that forbids it, or nothing."""

    number: int
    game: Game
    state: State
    seat: int
    action: int
    rule: str

    def text(self, language: str) -> str:
        """The question in words."""
        words = GameInWords(self.game, language)
        view = self.state.view(self.seat)
        said = [words.speech.say("prompt-chat_seat", who=words.speech.seat(self.seat), game=type(self.game).TITLE)]
        said += ["", *words.position(view), "", words.question(view["prompt"]), ""]
        action = self.game.actions.text(self.action)
        return "\n".join([*said, words.speech.say("prompt-chat_may", action=action)])


def question(number: int) -> RuleQuestion:
    """One of the questions."""
    name, seats = games()[number % len(games())]
    game = box(name, seats)
    for attempt in range(TRIES):
        drawn = sha256(f"petteia rule question {number} {attempt}".encode()).digest()
        rng = Generator(int.from_bytes(drawn[:7], "big"))
        state = late(game, rng)
        seat = state.pending()[0] if state.pending() else -1
        if seat < 0 or len(options := [int(option) for option in state.legal(seat)]) < 2:
            continue
        if drawn[8] % 2:
            return RuleQuestion(number, game, state, seat, options[int(rng.below(len(options)))], "")
        for _ in range(TRIES):
            action = int(rng.below(len(game.actions)))
            if action not in options and (rule := forbids(state, seat, action)):
                return RuleQuestion(number, game, state, seat, action, rule)
    raise AssertionError(f"no position was found for question {number}")


@cache
def box(name: str, seats: int) -> Game:
    """The box, once."""
    return load(name, seats)


def late(game: Game, rng: Generator) -> State:
    """A position of a game at random."""
    state, left = game.new(), int(rng.below(DEEP))
    while who := state.pending():
        if who is CHANCE:
            state.resolve(int(rng.pick(state.chance())))
            continue
        options = state.legal(who[0])
        if left <= 0 and len(options) > 1:
            break
        left -= 1
        state.apply(who[0], int(options[int(rng.below(len(options)))]))
    return state


def forbids(state: State, seat: int, action: int) -> str:
    """The number of the rule by which the engine refuses an action; empty if it is possible, or no rule is named."""
    reason = state.why_not(seat, action)
    return str(reason.rule) if reason is not None and RULE.fullmatch(str(reason.rule)) else ""


def check(asked: RuleQuestion) -> bool:
    """Whether the engine still gives this answer, and carries the action out or refuses it accordingly."""
    allowed = asked.action in [int(option) for option in asked.state.legal(asked.seat)]
    if not asked.rule:
        asked.state.clone().apply(asked.seat, asked.action)
        return allowed
    return not allowed and forbids(asked.state, asked.seat, asked.action) == asked.rule


def judged(asked: RuleQuestion, answer: str, language: str) -> tuple[bool, bool]:
    """Whether an answer says yes or no rightly, and whether it also names the rule where there is one."""
    words = re.findall(r"[^\W\d_]+", answer.lower())
    yes, no = YES[language] in words, NO[language] in words
    right = yes != no and no == bool(asked.rule)
    return right, right and (not asked.rule or asked.rule in RULE.findall(answer))


def examine(
    chat: Callable[[str], Any], count: int, language: str, progress: Callable[[int, int], None] | None = None
) -> dict[str, Any]:
    """Ask the first questions."""
    right = named = forbidden = 0
    for number in range(count):
        asked = question(number)
        one, other = judged(asked, str(chat(asked.text(language)))[:2000], language)
        right, named, forbidden = right + one, named + (other and bool(asked.rule)), forbidden + bool(asked.rule)
        if progress is not None:
            progress(number + 1, count)
    return {"questions": count, "right": right, "forbidden": forbidden, "rules_named": named, "language": language}
