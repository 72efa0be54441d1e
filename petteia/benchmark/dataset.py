"""A data set of games between levels: every decision with what its seat saw, what it might have done, what it did, the
chances at that moment, and what came of the game. Parquet in shards; a file with checksums; a card in words.

    petteia benchmark data deukalion --games 20000 --into data/deukalion

Each game seats levels drawn by its number, on a deal for training. A shard is written whole or not at all, and the same
command plays what is missing; with any number of processes the files are the same.
"""

import io
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from petteia import __version__
from petteia.benchmark.deals import TRAINING_DEALS
from petteia.benchmark.playing import course
from petteia.bots import LEVELS, make_bot
from petteia.bots.advice import chances
from petteia.bots.greedy import evaluation_of
from petteia.bots.observation import Observer
from petteia.engine.protocol import Game
from petteia.games import load
from petteia.lab.run import whole
from petteia.lab.tournament import side_by_side

MANIFEST: Final = "manifest.json"
CARD: Final = "README.md"
FORMAT: Final = 1
GAMES_IN_A_SHARD: Final = 50
LICENCE: Final = "MIT"
Progress = Callable[[int, int], None]


class DataError(ValueError):
    """A data set that cannot be made, or that is not whole; the sentence says what would be right."""


@dataclass(frozen=True)
class DataPlan:
    """What is played."""

    game: str
    seats: int
    observation: str
    games: int
    first: int = 1
    """The first deal."""

    def opened(self) -> Game:
        """The box."""
        return load(self.game, self.seats)

    def shards(self) -> list[tuple[int, int]]:
        """The first game and the number of games of each shard."""
        begins = range(0, self.games, GAMES_IN_A_SHARD)
        return [(begin, min(GAMES_IN_A_SHARD, self.games - begin)) for begin in begins]


def name_of(number: int) -> str:
    """The file of a shard."""
    return f"shard-{number:05d}.parquet"


def seating(plan: DataPlan, deal: int) -> list[str]:
    """The levels of a game: each seat draws its own."""
    drawn = sha256(f"petteia data {plan.game} {deal}".encode()).digest()
    return [LEVELS[drawn[seat] % len(LEVELS)] for seat in range(plan.seats)]


def shard(plan: DataPlan, part: tuple[int, int]) -> tuple[bytes, int]:
    """The contents of a shard, and how many decisions are in it."""
    import polars

    game = plan.opened()
    observer, evaluation = Observer(game, plan.observation), evaluation_of(game)
    columns: dict[str, list[Any]] = {name: [] for name in schema()}
    for number in range(part[0], part[0] + part[1]):
        deal = plan.first + number
        levels, begin = seating(plan, deal), len(columns["game"])
        state = game.new()
        for at, (state, seat, action) in enumerate(course(game, [make_bot(level) for level in levels], deal)):
            row = (
                number, deal, at, seat, levels[seat], [int(n) for n in observer.look(state, seat)],
                [int(n) for n in state.legal(seat)], action, chances(evaluation, state), 0.0,
            )  # fmt: skip
            for name, value in zip(columns, row, strict=True):
                columns[name].append(value)
        won = state.returns()
        columns["won"][begin:] = [float(won[seat]) for seat in columns["seat"][begin:]]
    out = io.BytesIO()
    polars.DataFrame(columns, schema=schema()).write_parquet(out, compression="zstd", statistics=False)
    return out.getvalue(), len(columns["game"])


def schema() -> dict[str, Any]:
    """The columns."""
    import polars

    return {
        "game": polars.Int32, "deal": polars.Int64, "decision": polars.Int32, "seat": polars.Int8,
        "level": polars.String, "observation": polars.List(polars.Int16), "legal": polars.List(polars.Int16),
        "action": polars.Int16, "chances": polars.List(polars.Int16), "won": polars.Float32,
    }  # fmt: skip


def make(plan: DataPlan, into: Path, jobs: int = 0, progress: Progress | None = None) -> dict[str, Any]:
    """Play what is missing of a data set, and write its manifest and card. OSError where the folder cannot be written;
    DataError if another data set lies there."""
    if not 1 <= plan.games < TRAINING_DEALS - plan.first:
        raise DataError(f"{plan.games} games cannot be; right would be a number from 1 on")
    game = plan.opened()
    observer = Observer(game, plan.observation)
    head = {"format": FORMAT, "petteia": __version__, "licence": LICENCE, "plan": asdict(plan)}
    head |= {"version": observer.version, "features": int(observer.length), "actions": len(game.actions)}
    into.mkdir(parents=True, exist_ok=True)
    kept = _kept(into, head)
    todo = [number for number in range(len(plan.shards())) if name_of(number) not in kept]
    played = side_by_side(partial(_numbered, plan), todo, jobs)
    for done, (number, (content, decisions)) in enumerate(played, 1):
        whole(into / name_of(number), content)
        row = {"sha256": sha256(content).hexdigest(), "bytes": len(content), "decisions": decisions}
        kept[name_of(number)] = {**row, "games": plan.shards()[number][1]}
        whole(into / MANIFEST, _text({**head, "shards": dict(sorted(kept.items()))}))
        if progress is not None:
            progress(done, len(todo))
    manifest = {**head, "shards": dict(sorted(kept.items()))}
    whole(into / MANIFEST, _text(manifest))
    whole(into / CARD, card(manifest).encode())
    return manifest


def _numbered(plan: DataPlan, number: int) -> tuple[bytes, int]:
    return shard(plan, plan.shards()[number])


def _text(manifest: dict[str, Any]) -> bytes:
    return (json.dumps(manifest, indent=1) + "\n").encode()


def _kept(into: Path, head: dict[str, Any]) -> dict[str, Any]:
    """The shards that are there. Only a plan for more games goes on with them."""
    if not (into / MANIFEST).exists():
        return {}
    there = read_manifest(into)
    before, wanted = dict(there["plan"]), dict(head["plan"])
    had, games = before.pop("games"), wanted.pop("games")
    if before != wanted or games < had:
        raise DataError(f"{into} holds another data set; right would be an empty folder")
    if any(there.get(key) != value for key, value in head.items() if key != "plan"):
        raise DataError(f"{into} holds a data set of another version; right would be an empty folder")
    return {name: row for name, row in there["shards"].items() if games == had or row["games"] == GAMES_IN_A_SHARD}


def read_manifest(folder: Path) -> dict[str, Any]:
    """What is said of the shards of a folder. DataError if it says nothing."""
    try:
        found = json.loads((folder / MANIFEST).read_text("utf-8"))
        if not all(isinstance(found[key], dict) for key in ("plan", "shards")) or found["format"] != FORMAT:
            raise KeyError("format")
    except OSError as problem:
        raise DataError(f"there is no data set in {folder}; petteia benchmark data makes one") from problem
    except (ValueError, KeyError, TypeError) as problem:
        raise DataError(f"{folder / MANIFEST} is not as petteia benchmark data writes it") from problem
    out: dict[str, Any] = found
    return out


def card(manifest: dict[str, Any]) -> str:
    """The data card."""
    plan, shards = manifest["plan"], manifest["shards"].values()
    decisions, size = sum(row["decisions"] for row in shards), sum(row["bytes"] for row in shards)
    games = sum(row["games"] for row in shards)
    return f"""# Decisions in {plan["game"]}

{games:,} games of {plan["seats"]} seats, {decisions:,} decisions, {size / 1e6:,.1f} MB in {len(shards)} files.
Made with petteia {manifest["petteia"]}: `petteia benchmark data {plan["game"]} --seats {plan["seats"]} --games
{plan["games"]} --observation {plan["observation"]} --into FOLDER`. The same command makes the same files.

**Who plays.** In every seat one of the levels {", ".join(LEVELS)}, drawn anew in each game. No people: there is nothing
personal in it.

**What it is for.** Offline learning, imitation, and predicting the end of games. Deals are those for training: none of
them is in validation or test of a task.

**What it is not.** Not how people play, and not the best play there is: the strongest level loses to learnt policies.

**Licence.** {manifest["licence"]}, like Petteia.

| column | |
|---|---|
| `game`, `deal`, `decision` | the number of the game, its deal, and the number of the decision in it, of all seats |
| `seat`, `level` | who decides |
| `observation` | what the seat sees: {manifest["features"]:,} numbers, `{manifest["version"]}` (docs/research.md) |
| `legal` | the actions that it may choose, of {manifest["actions"]:,} |
| `action` | the one that it chose |
| `chances` | of each seat to win, in thousandths, by what everybody can see (the evaluation of the bots) |
| `won` | the share of the win that the seat got in the end |

Decisions without a choice are left out. `manifest.json` has the SHA-256 of every file. To read it:

```python
from petteia.benchmark.shards import Shards

for rows in Shards("FOLDER").batches(1024, seed=1):
    rows["observation"], rows["mask"], rows["action"], rows["won"]
```
"""
