"""What the terminal says about a game, in the words of the locale files; in notation where those have none."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from petteia.cli.output import Complaint, harmless
from petteia.engine.differences import components_of, own_components
from petteia.engine.overlay import overlay
from petteia.engine.protocol import Game, Reason
from petteia.locale import Speech

SEAT_COLOURS: Final = ("red", "blue", "green", "magenta", "yellow", "cyan")
Entry = Mapping[str, Any]


class GameTexts:
    """Speaks of one game with the names of those who sit at it."""

    def __init__(self, game: Game, names: Sequence[str], language: str = "en") -> None:
        self.game = game
        self.names = [harmless(name) for name in names]
        try:
            self.speech = Speech.of(game, language, self.seat, f"web_{game.ID}")
        except ValueError as problem:
            raise Complaint(f"{problem}.") from problem

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.speech.say("seat-name", number=seat + 1)

    def event(self, form: Mapping[str, Any]) -> str:
        """Something that happened."""
        return self._said("event", str(form["event"]), {k: v for k, v in form.items() if k != "event"})

    def action(self, offered: Mapping[str, Any]) -> str:
        """Something one may do, with a capital: where the verb comes last, it may begin with an article."""
        key = f"action-{offered['verb']}"
        if not self.speech.has(key):
            return str(offered["text"])
        said = harmless(self.speech.say(key, **offered["args"]))
        return said[:1].upper() + said[1:]

    def word(self, word: str, vocabulary: str = "") -> str:
        """The name of a component or of a word of the game, of a vocabulary if that has it."""
        known = self.speech.vocabularies(word)
        return harmless(self.speech.called(word, known[0] if known and vocabulary not in known else vocabulary))

    def message(self, key: str, form: Mapping[str, Any], more: Mapping[str, Any]) -> str:
        """A message about something that happened, with further figures."""
        return harmless(self.speech.say(key, **{k: v for k, v in {**form, **more}.items() if k != "event"}))

    def prompt(self, prompt: Mapping[str, Any]) -> str:
        """What one is asked."""
        return self._said("prompt", prompt["key"], prompt["params"])

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done."""
        rule = f" [{reason.rule}]" if reason.rule else ""
        return self._said("reason", reason.code, reason.params) + rule

    def called(self, key: str) -> str:
        """A zone or a counter."""
        return harmless(self.speech.say(key)) if self.speech.has(key) else key.partition("-")[2].replace("_", " ")

    def times(self, count: int, name: str) -> str:
        """So many of something."""
        return name if count == 1 else self.speech.say("list-times", count=count, name=name)

    def value(self, counter: Mapping[str, Any]) -> str:
        """What a counter says: a number, a seat, or a word."""
        name, value = counter["id"].partition("/")[0], counter["value"]
        if self.speech.has(f"value-{name}"):
            return harmless(self.speech.say(f"value-{name}", value=value))
        return str(value) if isinstance(value, int) else self._worded(value, name)

    def mark(self, name: str, value: int | str, kind: str) -> str:
        """The words for a mark of a piece; empty for a number that has no words."""
        if self.speech.has(f"mark-{name}"):
            return harmless(self.speech.say(f"mark-{name}", value=value, kind=kind))
        return self._worded(value, name) if isinstance(value, str) and value else ""

    def place(self, word: str) -> str:
        """How a place is called where something lies, if it has a name."""
        if self.speech.has(f"at-{word}"):
            return harmless(self.speech.say(f"at-{word}"))
        return self.word(word) if self.speech.vocabularies(word) else ""

    def _worded(self, words: str, vocabulary: str) -> str:
        """Words of the game: one, or several with how many of each, as `ore:2 wool:1`."""
        pairs = [each.partition(":") for each in words.split()]
        if any(count.isdecimal() for _, _, count in pairs):
            return harmless(self.speech.listing(w for w, _, n in pairs for w in [self.speech.called(w)] * int(n or 1)))
        return self.word(words, vocabulary)

    # -- components -----------------------------------------------------------------------------

    @cached_property
    def components(self) -> dict[str, Entry]:
        """The entries of the component data by id."""
        return by_id(components_of(self.game))

    def component(self, word: str) -> Entry:
        """The entry of a component; nothing if there is none."""
        return self.components.get(word, {})

    @cached_property
    def figures(self) -> dict[str, Entry]:
        """The entries as the options of this game have changed them."""
        folder = Path(self.game.RULES).parent
        changed = overlay(folder).applied(folder / "components.toml", components_of(self.game), self.game.options)
        return by_id(changed) if isinstance(changed, Mapping) else {}

    def source(self, word: str) -> str:
        """Where the data of a component comes from, and how sure it is."""
        entry = self.component(word)
        ours = by_id(own_components(type(self.game))) if self.game.components is not None else self.components
        source = str(entry.get("source", "")) if entry == ours.get(word) else "owner"
        said = [self.speech.name("source", source)] if source else []
        if entry.get("confidence") and source != "owner":
            said.append(self.speech.name("confidence", str(entry["confidence"])))
        return harmless(" · ".join(said))

    def _said(self, voice: str, code: str, params: Mapping[str, Any]) -> str:
        key = f"{voice}-{code}"
        if self.speech.has(key):
            return harmless(self.speech.say(key, **params))
        who = [f"{self.seat(params['seat'])}:"] if isinstance(params.get("seat"), int) else []
        rest = [f"{name}={_shown(value)}" for name, value in params.items() if not who or name != "seat"]
        return harmless(" ".join([*who, code.replace("_", " "), *rest]))


def by_id(data: Mapping[str, Any]) -> dict[str, Entry]:
    """Component data by the ids of its entries."""
    out: dict[str, Entry] = {}
    for rows in data.values():
        for row in rows if isinstance(rows, list) else []:
            if isinstance(row, Mapping) and "id" in row:
                out.setdefault(str(row["id"]), row)
    return out


def _shown(value: Any) -> str:
    return ",".join(str(x) for x in value) if isinstance(value, list) else str(value)
