"""The list of everything a seat can ever choose in a game.

An action has three forms: its number (for rules and search), its structure (verb and named arguments, for
screens) and its notation (`pay two`: language-free text, for records). What a player reads is a fourth thing and
comes from the locale files.
"""

from collections.abc import Mapping, Sequence
from typing import Any, final

from petteia.engine.ints import append, i64, vec

Words = Mapping[str, Sequence[str]]


class Action:
    """One action, spelt out: `verb` and its arguments by name."""

    def __init__(self, number: int, verb: str, args: dict[str, str]) -> None:
        self.number = number
        self.verb = verb
        self.args = args
        self.text = " ".join([verb, *args.values()])
        self.form: dict[str, Any] = {"n": number, "text": self.text, "verb": verb, "args": args}
        """The action as views offer it. Views share this object, so it must not be changed."""
        self.written = ""
        """The same as text, once it has been offered as text."""

    def __repr__(self) -> str:
        return f"Action({self.number}, {self.text!r})"


@final
class Verb:
    """A verb with its arguments: a range of actions from a first number on. An index outside the range raises
    at once, in compiled code too."""

    def __init__(self, name: str, first: i64, size: i64) -> None:
        self._name = name
        self._first: i64 = first
        self._size: i64 = size

    def at(self, place: i64) -> i64:
        """The action of this verb at a place in its vocabulary. Of two arguments the last runs fastest, so a pair is
        at `i * len(second vocabulary) + j`."""
        if place < 0 or place >= self._size:
            raise IndexError(f"{self._name!r} has {self._size} actions: there is none at {place}")
        return self._first + place

    def index(self, action: i64) -> i64:
        """The place of an action of this verb."""
        place = action - self._first
        if place < 0 or place >= self._size:
            raise IndexError(f"action {action} is none of {self._name!r}, which begins at {self._first}")
        return place

    def holds(self, action: i64) -> bool:
        """Whether an action is one of this verb."""
        return self._first <= action < self._first + self._size

    def first(self, n: i64) -> vec[i64]:
        """The actions at the first places of this verb, ascending."""
        out = vec[i64](capacity=n)
        for place in range(n):
            out = append(out, self.at(place))
        return out


class Actions:
    """Numbers, structures and notations of a game's actions. Built once, when the game is set up."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._actions: list[Action] = []
        self._numbers: dict[str, int] = {}
        self.verbs: set[str] = set()

    def one(self, verb: str) -> int:
        """Add a verb that is a whole action; returns its number."""
        return self.add(verb).at(0)

    def add(self, verb: str, **arguments: str) -> Verb:
        """Add a verb with every combination of its arguments.

        Each argument names a vocabulary of the game: `actions.add("pay", coin="coins")`.
        """
        first = len(self._actions)
        self.verbs.add(verb)
        rows: list[dict[str, str]] = [{}]
        for name, vocabulary in arguments.items():
            rows = [{**row, name: word} for row in rows for word in self._words[vocabulary]]
        for row in rows:
            action = Action(len(self._actions), verb, row)
            parts = [verb, *row.values()]
            if any(not part or part.split() != [part] for part in parts):
                raise ValueError(f"{action.text!r}: a word of a notation has no blanks and is not empty")
            if action.text in self._numbers:
                raise ValueError(f"{action.text!r} is among the actions twice")
            self._actions.append(action)
            self._numbers[action.text] = action.number
        return Verb(verb, first, len(rows))

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, number: int) -> Action:
        if not 0 <= number < len(self._actions):
            raise ValueError(f"there is no action {number}; they run from 0 to {len(self._actions) - 1}")
        return self._actions[number]

    def among(self, number: i64, verbs: list[str]) -> bool:
        """Whether a number is that of an action with one of some verbs."""
        return 0 <= number < len(self._actions) and self._actions[number].verb in verbs

    def text(self, number: int) -> str:
        """The notation of an action."""
        return self[number].text

    def number(self, text: str) -> int:
        """The action of a notation."""
        number = self._numbers.get(" ".join(text.split()), -1)
        if number < 0:
            verb = text.split()[0] if text.split() else ""
            near = [a.text for a in self._actions if a.verb == verb][:3] or sorted({a.verb for a in self._actions})[:12]
            raise ValueError(f"{text!r} is not an action of this game; right would be for example: {', '.join(near)}")
        return number

    def all(self) -> Sequence[Action]:
        """Every action, by number."""
        return self._actions
