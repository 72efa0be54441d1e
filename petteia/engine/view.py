"""A view: what one seat may know, as plain JSON of one shape for every game.

A game lays its zones and counters out with `ViewBuilder`; the engine adds prompt and actions. A generic table
can draw any game from it.
"""

from typing import Any, Final

View = dict[str, Any]
Piece = dict[str, Any]

_zone_keys: Final[dict[str, str]] = {}
_counter_keys: Final[dict[str, str]] = {}
"""How a place is called, by its id: `zone-hand` for `hand/2`. A game has a few hundred places and lays them out by the
thousand."""


def _key(keys: dict[str, str], place: str, what: str) -> str:
    key = keys.get(place)
    if key is None:
        key = keys[place] = what + place.split("/")[0]
    return key


def piece_in(zone: str, kind: str, count: int, name: str, marks: dict[str, int | str]) -> Piece:
    """`count` pieces of a kind in a zone, as views show them."""
    piece: Piece = {"id": f"{zone}/{name or kind}", "kind": kind, "count": count}
    if marks:
        piece["marks"] = marks
    return piece


class Zone:
    """A place on the table: pieces that can be told apart, or only how many there are."""

    def __init__(self, zone_id: str, zone: dict[str, Any]) -> None:
        self._id = zone_id
        self._zone = zone
        self._pieces: list[Piece] | None = None

    def piece(self, kind: str, count: int = 1, name: str = "", **marks: int | str) -> None:
        """`count` pieces of a kind. The id is the zone's and the kind's, or `name` where one kind lies in
        several heaps; marks are further facts a screen may show."""
        if count > 0:
            if self._pieces is None:
                self._pieces = self._zone["pieces"] = []
            self._pieces.append(piece_in(self._id, kind, count, name, marks))

    def lay(self, pieces: list[Piece]) -> None:
        """All its pieces at once, made before with `piece_in`: what never changes, like the squares of a map, is shared
        by all views."""
        self._pieces = self._zone["pieces"] = pieces

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
        zone: dict[str, Any] = {"id": zone_id, "key": key or _key(_zone_keys, zone_id, "zone-")}
        if owner >= 0:
            zone["owner"] = owner
        self.zones.append(zone)
        return Zone(zone_id, zone)

    def counter(self, counter_id: str, value: int | str, owner: int = -1, key: str = "") -> None:
        """A number or word of interest: `score/2`, called by the message key `counter-score`."""
        name = key or _key(_counter_keys, counter_id, "counter-")
        counter: dict[str, Any] = {"id": counter_id, "key": name, "value": value}
        if owner >= 0:
            counter["owner"] = owner
        self.counters.append(counter)
