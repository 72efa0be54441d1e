"""A view as the text that is sent.

Most views are written, sent, and never looked at. Building one from texts that are the same in every view takes a
fraction of the time of laying it out as dictionaries and encoding these. The text is the same, byte for byte: a test
compares both in every game.
"""

from json.encoder import encode_basestring as quoted

from petteia.engine.view import Piece, ViewBuilder, ViewPlace, ViewPlaces, Zone, place_of


def as_json(value: object) -> str:
    """Plain data as JSON, without blanks."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, dict):
        return "{" + ",".join([f"{quoted(key)}:{as_json(each)}" for key, each in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ",".join([as_json(each) for each in value]) + "]"
    if value is None:
        return "null"
    raise TypeError(f"{type(value).__name__} is nothing that a view holds")


class ZoneWriter(Zone):
    """A place on the table as text."""

    def __init__(self, place: ViewPlace, zone_id: str) -> None:
        super().__init__(place, zone_id, place.form)
        if not place.begin:
            place.begin = as_json(place.form)[:-1]
        self._heaps: list[str] = []
        self._lies = False
        """Whether anything lies there that can be told apart."""
        self._number = 0
        self._numbered_first = False
        """Whether the number of unseen pieces came first."""

    def piece(self, kind: str, count: int = 1, name: str = "", **marks: int | str) -> None:
        """`count` pieces of a kind."""
        if count <= 0:
            return
        heap = name or kind
        heaps = self._place.heaps
        kinds = heaps.get(heap)
        if kinds is None:
            kinds = heaps[heap] = {}
        begin = kinds.get(kind)
        if begin is None:
            begin = kinds[kind] = f'{{"id":{quoted(f"{self._id}/{heap}")},"kind":{quoted(kind)},"count":'
        self._heaps.append(f'{begin}{count},"marks":{as_json(marks)}}}' if marks else f"{begin}{count}}}")
        self._lies = True

    def lay(self, pieces: list[Piece]) -> None:
        """All its pieces at once. Those that are the same objects as in another view have been written already."""
        laid = self._place.laid
        self._heaps = []
        self._lies = True
        for piece in pieces:
            piece_id: str = piece["id"]
            known = laid.get(piece_id)
            if known is None or known[0] is not piece:
                known = laid[piece_id] = (piece, as_json(piece))
            self._heaps.append(known[1])

    def unseen(self, count: int) -> None:
        """`count` pieces of which this seat knows only the number."""
        if count > 0:
            self._numbered_first = self._numbered_first or not self._lies
            self._number += count

    def text(self) -> str:
        """All of it."""
        heaps = f',"pieces":[{",".join(self._heaps)}]' if self._lies else ""
        number = f',"unseen":{self._number}' if self._number else ""
        begin = self._place.begin
        return f"{begin}{number}{heaps}}}" if self._numbered_first else f"{begin}{heaps}{number}}}"


class ViewWriter(ViewBuilder):
    """Collects the zones and counters of a view as text."""

    def __init__(self, seat: int, places: ViewPlaces) -> None:
        super().__init__(seat, places)
        self._written: list[ZoneWriter] = []
        self._values: list[str] = []

    def zone(self, zone_id: str, owner: int = -1, key: str = "") -> Zone:
        """A zone."""
        zone = ZoneWriter(place_of(self._places.zones, "zone", zone_id, owner, key), zone_id)
        self._written.append(zone)
        return zone

    def counter(self, counter_id: str, value: int | str, owner: int = -1, key: str = "") -> None:
        """A number or word of interest."""
        place = place_of(self._places.counters, "counter", counter_id, owner, key)
        if not place.begin:
            place.begin = f'{{"id":{quoted(counter_id)},"key":{quoted(place.form["key"])},"value":'
            place.end = f',"owner":{owner}}}' if owner >= 0 else "}"
        self._values.append(f"{place.begin}{as_json(value)}{place.end}")

    def text(self) -> str:
        """All zones and counters, as a view holds them."""
        zones = ",".join([zone.text() for zone in self._written])
        return f'"zones":[{zones}],"counters":[{",".join(self._values)}]'
