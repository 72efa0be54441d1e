"""Makes golden records anew: `make golden` all of them, `make golden NAME=deukalion/horse` one."""

import sys
from importlib import import_module

from tests.record.baselines import GAMES
from tests.record.golden import Golden


def goldens() -> dict[str, Golden]:
    """How the records of each game are made."""
    return {game: import_module(f"tests.rules.{game}.make_golden").GOLDEN for game in GAMES}


def main(wanted: str) -> None:
    """All records, or the one that is called `game/name`."""
    if not wanted:
        for golden in goldens().values():
            golden.make_all()
        return
    game, _, name = wanted.partition("/")
    if game not in GAMES or not name:
        raise SystemExit(f"{wanted!r} names no golden record; right would be for example NAME=deukalion/horse")
    goldens()[game].make(name)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
