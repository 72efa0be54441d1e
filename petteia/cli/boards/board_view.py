"""A view, asked for by the names of its zones and counters: what the boards of all games draw from."""

from collections.abc import Mapping, Sequence
from typing import Any

from petteia.cli.game_texts import GameTexts

View = Mapping[str, Any]


class BoardView:
    """A view, asked for by name."""

    def __init__(self, view: View, texts: GameTexts) -> None:
        self.view = view
        self.texts = texts
        self.speech = texts.speech
        self.zones: dict[str, Mapping[str, Any]] = {zone["id"]: zone for zone in view["zones"]}
        self.counters: dict[str, int | str] = {counter["id"]: counter["value"] for counter in view["counters"]}

    def pieces(self, zone: str) -> Sequence[Mapping[str, Any]]:
        """What lies in a zone."""
        pieces: Sequence[Mapping[str, Any]] = self.zones.get(zone, {}).get("pieces", [])
        return pieces

    def size(self, zone: str) -> int:
        """How many pieces lie in a zone, seen or not."""
        return sum(int(p["count"]) for p in self.pieces(zone)) + int(self.zones.get(zone, {}).get("unseen", 0))

    def called(self, key: str) -> str:
        """What a zone or counter is called."""
        return self.texts.called(key)

    def counted(self, vocabulary: str, kind: str, count: int) -> str:
        """So many of a kind, in words."""
        name = self.speech.name(vocabulary, kind)
        return name if count == 1 else self.speech.say("list-times", count=count, name=name)

    def listed(self, names: Sequence[str]) -> str:
        """Words in a row."""
        return ", ".join(names) if names else self.speech.say("list-nothing")
