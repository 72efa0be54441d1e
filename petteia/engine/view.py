"""A view: what one seat may know, as plain JSON of one shape for every game.

A game lays its zones and counters out with `ViewBuilder`; the engine adds prompt and actions. A generic table
can draw any game from it.
"""

from typing import Any

View = dict[str, Any]
Piece = dict[str, Any]


class ViewPlace:
    """The parts of a zone or counter, and of its pieces, that are the same in every view. Views begin as copies of it:
    copying a dictionary takes a fraction of the time of building it."""

    def __init__(self, form: dict[str, Any], owner: int, key: str) -> None:
        self.form = form
        self.owner = owner
        self.key = key
        self.pieces: dict[str, Piece] = {}
        self.begin = ""
        """The beginning of the place as text (`view_text.py`)."""
        self.end = ""
        self.heaps: dict[str, dict[str, str]] = {}
        """The beginnings of its pieces as text, by the name of a heap and the kind that lies there."""
        self.laid: dict[str, tuple[Piece, str]] = {}
        """Pieces that several views share, by their ids."""


class ViewPlaces:
    """The places of a game that its views have shown so far. Each game keeps one, for its lifetime."""

    def __init__(self) -> None:
        self.zones: dict[str, ViewPlace] = {}
        self.counters: dict[str, ViewPlace] = {}
        self.begin = ""
        """The beginning of every view of the game, as text."""


def place_of(places: dict[str, ViewPlace], what: str, place_id: str, owner: int, key: str) -> ViewPlace:
    """The place with this id. It is made anew if its owner or name has changed."""
    known = places.get(place_id)
    if known is not None and known.owner == owner and known.key == key:
        return known
    form: dict[str, Any] = {"id": place_id, "key": key or what + "-" + place_id.split("/")[0]}
    if what == "counter":
        form["value"] = 0
    if owner >= 0:
        form["owner"] = owner
    made = places[place_id] = ViewPlace(form, owner, key)
    return made


def piece_in(zone: str, kind: str, count: int, name: str, marks: dict[str, int | str]) -> Piece:
    """`count` pieces of a kind in a zone, as views show them."""
    piece: Piece = {"id": f"{zone}/{name or kind}", "kind": kind, "count": count}
    if marks:
        piece["marks"] = marks
    return piece


class Zone:
    """A place on the table: pieces that can be told apart, or only their number."""

    def __init__(self, place: ViewPlace, zone_id: str, zone: dict[str, Any]) -> None:
        self._place = place
        self._id = zone_id
        self._zone = zone
        self._pieces: list[Piece] | None = None

    def piece(self, kind: str, count: int = 1, name: str = "", **marks: int | str) -> None:
        """`count` pieces of a kind. The id is the zone's and the kind's, or `name` where one kind lies in
        several heaps; marks are further facts a screen may show."""
        if count <= 0:
            return
        heap, pieces = name or kind, self._place.pieces
        known = pieces.get(heap)
        if known is None or known["kind"] != kind:
            known = pieces[heap] = piece_in(self._id, kind, 1, name, {})
        piece = known.copy()
        if count != 1:
            piece["count"] = count
        if marks:
            piece["marks"] = marks
        if self._pieces is None:
            self._pieces = self._zone["pieces"] = []
        self._pieces.append(piece)

    def lay(self, pieces: list[Piece]) -> None:
        """All its pieces at once, made earlier with `piece_in`: pieces that never change, like the squares of a map,
        are shared by all views."""
        self._pieces = self._zone["pieces"] = pieces

    def unseen(self, count: int) -> None:
        """`count` pieces of which this seat knows only the number."""
        if count > 0:
            self._zone["unseen"] = self._zone.get("unseen", 0) + count


class ViewBuilder:
    """Collects the zones and counters of a view."""

    def __init__(self, seat: int, places: ViewPlaces) -> None:
        self.seat = seat
        self._places = places
        self.zones: list[dict[str, Any]] = []
        self.counters: list[dict[str, Any]] = []

    def zone(self, zone_id: str, owner: int = -1, key: str = "") -> Zone:
        """A zone: `hand/2`, owned by seat 2, named by the message key `zone-hand`."""
        place = place_of(self._places.zones, "zone", zone_id, owner, key)
        zone = place.form.copy()
        self.zones.append(zone)
        return Zone(place, zone_id, zone)

    def counter(self, counter_id: str, value: int | str, owner: int = -1, key: str = "") -> None:
        """A number or word of interest: `score/2`, named by the message key `counter-score`."""
        counter = place_of(self._places.counters, "counter", counter_id, owner, key).form.copy()
        counter["value"] = value
        self.counters.append(counter)
