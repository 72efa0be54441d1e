"""What the terminal says about a game, in the words of the locale files; in notation where those have none."""

from collections.abc import Mapping, Sequence
from typing import Any

from petteia.cli.terminal import Complaint, harmless
from petteia.engine.protocol import Game, Reason
from petteia.locale import Speech


class Teller:
    """Speaks of one game with the names of those who sit at it."""

    def __init__(self, game: Game, names: Sequence[str], language: str = "en") -> None:
        self.names = [harmless(name) for name in names]
        try:
            self.speech = Speech.of(game, language, self.seat)
        except ValueError as problem:
            raise Complaint(f"{problem}.") from problem

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.speech.say("seat-name", number=seat + 1)

    def event(self, form: Mapping[str, Any]) -> str:
        """Something that happened."""
        return self._said("event", str(form["event"]), {k: v for k, v in form.items() if k != "event"})

    def action(self, offered: Mapping[str, Any]) -> str:
        """Something one may do."""
        key = f"action-{offered['verb']}"
        return harmless(self.speech.say(key, **offered["args"])) if self.speech.has(key) else str(offered["text"])

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

    def pieces(self, zone: Mapping[str, Any]) -> str:
        """What lies in a zone."""
        row = [
            self.speech.say("list-times", count=p["count"], name=p["kind"]) + _marks(p) for p in zone.get("pieces", [])
        ]
        if zone.get("unseen"):
            row.append(self.speech.say("word-unseen", count=zone["unseen"]))
        return harmless(", ".join(row) if row else self.speech.say("list-nothing"))

    def _said(self, voice: str, code: str, params: Mapping[str, Any]) -> str:
        key = f"{voice}-{code}"
        if self.speech.has(key):
            return harmless(self.speech.say(key, **params))
        who = [f"{self.seat(params['seat'])}:"] if isinstance(params.get("seat"), int) else []
        rest = [f"{name}={_shown(value)}" for name, value in params.items() if not who or name != "seat"]
        return harmless(" ".join([*who, code.replace("_", " "), *rest]))


def _shown(value: Any) -> str:
    return ",".join(str(x) for x in value) if isinstance(value, list) else str(value)


def _marks(piece: Mapping[str, Any]) -> str:
    marks = piece.get("marks", {})
    return f" ({', '.join(f'{name} {value}' for name, value in marks.items())})" if marks else ""
