"""The figures of a saved tournament, computed from its Parquet for the page."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

import polars

from petteia.games import load
from petteia.lab.report import CONFIDENCE, Rate, against

FEW: Final = 30
"""How many seats must have used something, and how many not, before its impact is shown."""


@dataclass
class Impact:
    """How using something correlates with winning."""

    use: str
    users: Rate
    others: Rate
    within: float | None
    """The difference in win rate among seats of the same bot and the same marks, on the average."""
    reach: float = 0.0
    """How far to either side of that the true difference lies with 95 % confidence."""

    def beyond_doubt(self) -> float:
        """The least size of the difference; 0 where there might be none."""
        return max(0.0, abs(self.within) - self.reach) if self.within is not None else 0.0


@dataclass
class Mean:
    """An average, and how far to either side of it the true one lies with 95 % confidence. One value does not say."""

    value: float = 0.0
    reach: float | None = None

    @classmethod
    def of(cls, values: Sequence[float]) -> "Mean":
        """Of these values."""
        if len(values) < 2:
            return cls(sum(values))
        return cls(mean(values), CONFIDENCE * stdev(values) / sqrt(len(values)))


@dataclass
class TableFigures:
    """The figures of one table."""

    name: str
    game: str
    title: str
    seats: int
    games: int
    bots: list[str]
    rates: dict[str, list[Rate]] = field(default_factory=dict)
    lengths: dict[str, list[int]] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    points: dict[str, tuple[Mean, Mean]] = field(default_factory=dict)
    """By source: the average of a seat, and that of winners."""
    impacts: list[Impact] = field(default_factory=list)
    times: dict[str, dict[str, float]] = field(default_factory=dict)
    """Milliseconds a decision by bot."""
    against: dict[str, dict[str, Rate]] = field(default_factory=dict)
    """Everybody against everybody."""
    never: dict[str, list[str]] = field(default_factory=dict)
    """By kind of event: words of its vocabulary that never came up."""


def tables_of(folder: Path) -> list[TableFigures]:
    """The figures of every table of a tournament. ValueError if there is none in the folder."""
    files = sorted((folder / "seats").glob("*.parquet"))
    if not files:
        raise ValueError(f"there is no tournament in {folder}; petteia lab run writes one.")
    try:
        seats = polars.read_parquet(files)
        decisions = sorted((folder / "decisions").glob("*.parquet"))
        spent = polars.scan_parquet(decisions).select("table", "bot", "microseconds").collect() if decisions else None
    except polars.exceptions.PolarsError as problem:
        raise ValueError(f"{folder} cannot be read: {problem}.") from problem
    names = seats.get_column("table").unique(maintain_order=True).to_list()
    return [_shown(seats.filter(polars.col("table") == name), _of(spent, name)) for name in sorted(names)]


def _of(frame: Any, name: str) -> Any:
    return None if frame is None else frame.filter(polars.col("table") == name)


def _shown(seats: Any, spent: Any) -> TableFigures:
    first = seats.row(0, named=True)
    games = seats.unique("number")
    title = load(first["game"], first["seats"]).TITLE
    out = TableFigures(first["table"], first["game"], title, first["seats"], games.height, sorted(set(seats["bot"])))
    seat, place = (polars.col("seat") + 1).cast(polars.String), polars.col("place").cast(polars.String)
    out.rates = {
        "seat": _rates(seats.with_columns(seat.alias("kind"))),
        "order of the first decision": _rates(seats.with_columns(place.alias("kind"))),
    }
    marks = seats.select("number", "seat", "won", "bot", "marks").explode("marks").unnest("marks")
    for mark in sorted(set(marks["mark"].drop_nulls())):
        out.rates[mark] = _rates(marks.filter(polars.col("mark") == mark).rename({"word": "kind"}))
    if len(out.bots) > 1:
        out.rates["bot"] = _rates(seats.with_columns(polars.col("bot").alias("kind")))
    out.lengths = {name: games[name].to_list() for name in ("turns", "decisions") if games[name].max()}
    out.endings = dict(sorted(games.group_by("ending").len().iter_rows()))
    points = seats.select("won", "points").explode("points").unnest("points").drop_nulls("source")
    of_winners = polars.col("points").filter(polars.col("won") > 0).alias("winners")
    for source, of_all, won in points.group_by("source", maintain_order=True).agg("points", of_winners).iter_rows():
        out.points[source] = (Mean.of(of_all), Mean.of(won))
    out.impacts = sorted(_impacts(seats), key=lambda one: -one.beyond_doubt())
    by_game = seats.group_by("number").agg("bot", "won").select("bot", "won").iter_rows()
    out.against = against(list(zip(bots, won, strict=True)) for bots, won in by_game)
    if spent is not None and spent.height:
        out.times = {bot: _times(spent.filter(polars.col("bot") == bot)["microseconds"]) for bot in out.bots}
    else:
        spent = seats.group_by("bot").agg(polars.sum("seconds", "decided")).sort("bot")
        for bot, seconds, decided in spent.iter_rows():
            out.times[bot] = {"mean": 1000 * seconds / max(1, decided)}
    out.never = dict(_never(seats, out))
    return out


def _rates(frame: Any) -> list[Rate]:
    """Shares of the wins by kind."""
    found = frame.group_by("kind").agg(polars.col("won").sum(), polars.len()).sort("kind")
    return [Rate(str(kind), won, n) for kind, won, n in found.iter_rows()]


def _times(spent: Any) -> dict[str, float]:
    return {
        "mean": spent.mean() / 1000,
        "median": spent.median() / 1000,
        "95 %": spent.quantile(0.95) / 1000,
        "longest": spent.max() / 1000,
    }


def _impacts(seats: Any) -> Iterator[Impact]:
    """Of each thing that some seats used and others did not: how often both have won."""
    alike = polars.col("marks").list.eval(polars.element().struct.field("word")).list.join(" ")
    rows = seats.select("number", "seat", "won", "uses", (polars.col("bot") + " " + alike).alias("kin"))
    every = rows.group_by("kin").agg(polars.col("won").sum().alias("w"), polars.len().alias("n"))
    whole, won = rows.height, rows["won"].sum()
    used = rows.explode("uses").unnest("uses").drop_nulls("use")
    for (use,), some in sorted(used.group_by("use"), key=lambda pair: str(pair[0])):
        n, w = some.height, some["won"].sum()
        if n < FEW or whole - n < FEW:
            continue
        mine = some.group_by("kin").agg(polars.col("won").sum().alias("uw"), polars.len().alias("un"))
        both = every.join(mine, on="kin").with_columns(on=polars.col("n") - polars.col("un"))
        groups = list(both.filter(polars.col("on") > 0).select("uw", "un", "w", "on").iter_rows())
        within, reach = compared([(uw, un, w_all - uw, on) for uw, un, w_all, on in groups])
        yield Impact(str(use), Rate("used", w, n), Rate("not", won - w, whole - n), within, reach)


def compared(groups: Sequence[tuple[float, int, float, int]]) -> tuple[float | None, float]:
    """The difference between two rates (won, of how many; won, of how many) within groups, weighted by the smaller of
    the two, and how far the true one may be from it. None where the smaller ones add up to only a handful."""
    total = sum(min(un, on) for _, un, _, on in groups)
    if total < FEW:
        return None, 0.0
    gap, variance = 0.0, 0.0
    for uw, un, ow, on in groups:
        share = min(un, on) / total
        gap += share * (uw / un - ow / on)
        for won, n in ((uw, un), (ow, on)):
            rate = (won + 1) / (n + 2)  # a group that all have won is not certain
            variance += share * share * rate * (1 - rate) / n
    return gap, CONFIDENCE * sqrt(variance)


def _never(seats: Any, shown: TableFigures) -> Iterator[tuple[str, list[str]]]:
    """For each kind of event that occurred with a word: the words of the same vocabulary that never did. The vocabulary
    is the smallest that has all words that did occur. One of figures does not count: which strengths never occurred
    says nothing."""
    seen: dict[str, set[str]] = {}
    for use in set(seats["uses"].explode().drop_nulls().struct.field("use")):
        kind, _, word = use.partition(" ")
        seen.setdefault(kind, set()).add(word)
    words = load(shown.game, shown.seats).words
    for kind, came in sorted(seen.items()):
        fitting = [vocabulary for vocabulary in words.values() if came <= set(vocabulary)]
        smallest = min(fitting, key=len, default=())
        missing = [word for word in smallest if word not in came]
        if missing and not all(word.rstrip("½").isdecimal() or word == "½" for word in smallest):
            yield kind, missing
