"""A view: what one seat may know, as plain JSON of one shape for every game.

A game lays its zones and counters out with `ViewBuilder`; the engine adds prompt and actions. A generic table
can draw any game from it.
"""

from typing import Any

View = dict[str, Any]


class Zone:
    """A place on the table: pieces that can be told apart, or only how many there are."""

    def __init__(self, zone: dict[str, Any]) -> None:
        self._zone = zone
        self._prefix: str = zone["id"] + "/"
        self._pieces: list[dict[str, Any]] = []

    def piece(self, kind: str, count: int = 1, name: str = "", **marks: int | str) -> None:
        """`count` pieces of a kind. The id is the zone's and the kind's, or `name` where one kind lies in
        several heaps; marks are further facts a screen may show."""
        if count > 0:
            piece: dict[str, Any] = {"id": self._prefix + (name or kind), "kind": kind, "count": count}
            if marks:
                piece["marks"] = marks
            if not self._pieces:
                self._zone["pieces"] = self._pieces
            self._pieces.append(piece)

    def unseen(self, count: int) -> None:
        """`count` pieces of which this seat knows only the number."""
        if count > 0:
            self._zone["unseen"] = self._zone.get("unseen", 0) + count


class ViewBuilder:
    """Collects the zones and counters of a view."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.zones: list[dict[str, Any]] = []
        self.counters: list[dict[str, Any]] = []

    def zone(self, zone_id: str, owner: int = -1, key: str = "") -> Zone:
        """A zone: `hand/2`, owned by seat 2, called by the message key `zone-hand`."""
        zone: dict[str, Any] = {"id": zone_id, "key": key or "zone-" + zone_id.split("/")[0]}
        if owner >= 0:
            zone["owner"] = owner
        self.zones.append(zone)
        return Zone(zone)

    def counter(self, counter_id: str, value: int | str, owner: int = -1, key: str = "") -> None:
        """A number or word of interest: `score/2`, called by the message key `counter-score`."""
        name = key or "counter-" + counter_id.split("/")[0]
        counter: dict[str, Any] = {"id": counter_id, "key": name, "value": value}
        if owner >= 0:
            counter["owner"] = owner
        self.counters.append(counter)
