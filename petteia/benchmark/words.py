"""A game in words: the position, the question, the options by number, rules on demand, and refusals, in the languages
of the locale files. Whatever answers a text with a text can be measured:

    petteia benchmark run TASK words:my_chat.py:Chat          # English; words:nl:my_chat.py:Chat is Dutch

`Chat` is a class, made without arguments, with `chat(text)`, which returns a text. Nothing here calls out.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from petteia.bots import Bot
from petteia.engine.generator import Generator
from petteia.engine.protocol import Game
from petteia.engine.view import View
from petteia.locale import DEFAULT_LANGUAGE, Speech

TRIES: Final = 5
"""Answers to one question. After the last one the first option is taken."""
RULE: Final = re.compile(r"\b[A-Z]{3}-\d+(?:\.\d+)*\b")
NUMBER: Final = re.compile(r"-?\d+")


class GameInWords:
    """Speaks of one game."""

    def __init__(self, game: Game, language: str = DEFAULT_LANGUAGE) -> None:
        self.game = game
        self.speech = Speech.of(game, language, None, f"web_{game.ID}", "chat")
        self.rules: dict[str, str] = {}

    def told(self, view: Mapping[str, Any]) -> str:
        """Everything that is said before an answer."""
        say, speech = self.speech.say, self.speech
        lines = [say("prompt-chat_seat", who=speech.seat(int(view["seat"])), game=type(self.game).TITLE), ""]
        lines += [*self.position(view), "", self.question(view["prompt"])]
        lines += [f"{number}. {text}" for number, text in enumerate(self.options(view), 1)]
        return "\n".join([*lines, say("prompt-chat_answer")])

    def position(self, view: Mapping[str, Any]) -> list[str]:
        """What the seat sees: the counters of all and of each seat, then what lies where."""
        lines = [f"{self._place(counter)}: {self._value(counter)}" for counter in view["counters"]]
        for zone in view["zones"]:
            pieces = zone.get("pieces", [])
            if pieces:
                names = [(self._named(piece), int(piece.get("count", 1))) for piece in pieces]
                lines.append(
                    f"{self._place(zone)}: {self.speech.listing(n for n, count in names for _ in range(count))}"
                )
        return lines

    def _place(self, part: Mapping[str, Any]) -> str:
        key = str(part["key"])
        name = self.speech.say(key) if self.speech.has(key) else key.partition("-")[2].replace("_", " ")
        return f"{name} ({self.speech.seat(int(part['owner']))})" if "owner" in part else name

    def _value(self, counter: Mapping[str, Any]) -> str:
        value, name = counter["value"], str(counter["id"]).partition("/")[0]
        if self.speech.has(f"value-{name}"):
            return self.speech.say(f"value-{name}", value=value)
        return str(value) if isinstance(value, int) else self._called(str(value), name)

    def _named(self, piece: Mapping[str, Any]) -> str:
        return self._called(str(piece["kind"]), "") if piece.get("kind") else self.speech.say("word-hidden")

    def _called(self, word: str, vocabulary: str) -> str:
        known = self.speech.vocabularies(word)
        return self.speech.called(word, known[0] if known and vocabulary not in known else vocabulary)

    def question(self, prompt: Mapping[str, Any]) -> str:
        """What is asked."""
        key = f"prompt-{prompt['key']}"
        return self.speech.say(key if self.speech.has(key) else "prompt-decide", **prompt["params"])

    def options(self, view: Mapping[str, Any]) -> list[str]:
        """What may be answered, in order."""
        out = []
        for offered in view["actions"]:
            key = f"action-{offered['verb']}"
            out.append(self.speech.say(key, **offered["args"]) if self.speech.has(key) else str(offered["text"]))
        return out

    def rule(self, number: str) -> str:
        """A rule of the book by its number; what to ask for if there is none."""
        if not self.rules:
            text = Path(self.game.RULES).read_text("utf-8")
            self.rules = dict(re.findall(r"^- \*\*([A-Z]{3}-[\d.]+)\*\* (.*)$", text, re.MULTILINE))
        return self.rules.get(number) or self.speech.say("reason-chat_no_rule", rule=number)

    def refusal(self, answer: str, most: int) -> str:
        """Why an answer is none."""
        found = NUMBER.search(answer)
        if found is None:
            return self.speech.say("reason-chat_no_number", most=most)
        return self.speech.say("reason-chat_not_offered", number=found.group(), most=most)


class WordsBot(Bot):
    """Plays by asking somebody in words. `refused` counts the answers that were none."""

    def __init__(self, name: str, chat: Callable[[str], Any], language: str = DEFAULT_LANGUAGE) -> None:
        super().__init__()
        self.name = name
        self.chat = chat
        self.language = language
        self.words: GameInWords | None = None
        self.asked = 0
        self.refused = 0

    def choose(self, game: Game, view: View, rng: Generator) -> int:
        """The option that is answered."""
        if self.words is None or self.words.game is not game:
            self.words = GameInWords(game, self.language)
        offered, text = view["actions"], self.words.told(view)
        self.asked += 1
        for _ in range(TRIES):
            answer = str(self.chat(text))[:2000]
            rule = RULE.search(answer)
            if rule is not None:
                text = f"{rule.group()}: {self.words.rule(rule.group())}"
                continue
            found = NUMBER.search(answer)
            if found is not None and len(found.group()) < 6 and 1 <= int(found.group()) <= len(offered):
                return int(offered[int(found.group()) - 1]["n"])
            self.refused += 1
            text = self.words.refusal(answer, len(offered))
        return int(offered[0]["n"])
