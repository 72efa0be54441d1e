"""Proving a game: its record is replayed, and every outcome recomputed from the revealed seed."""

from typing import Annotated

import msgspec

from petteia.engine.header import RecordError
from petteia.engine.protocol import Game
from petteia.engine.record import Record
from petteia.engine.replay import Replay, findings, revealed_dealer


class FindingInfo(msgspec.Struct, frozen=True):
    """One check. `verdict`: `verified`, `not verified`, or `note` for what is worth knowing."""

    about: str
    verdict: Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["verified", "not verified", "note"]})]
    sentence: str


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the server found out about a record."""

    commitment: str
    """What the dealer showed before the game."""
    seed: str
    """The secret behind it, shown after the game."""
    added: list[str]
    """The random bytes each seat added."""
    lines: int
    outcomes: int
    """How many chance outcomes were recomputed."""
    findings: list[FindingInfo]
    departs: str = ""
    """Where and how the record departs from the rules or the seed; empty: nowhere."""


def prove(text: str, game: Game) -> Proof:
    """Replay a record, recomputing every outcome."""
    try:
        record = Record.parse(text)
    except RecordError as problem:
        return Proof("", "", [], 0, 0, [], str(problem))
    header = record.header
    found: list[FindingInfo] = []
    departs, outcomes = "", 0
    try:
        replay = Replay(record, game, revealed_dealer(record))
        replay.run()
        found = [FindingInfo(f.about, f.verdict, f.sentence) for f in findings(replay)]
        outcomes = replay.outcomes if replay.dealer is not None else 0
    except RecordError as problem:
        departs = str(problem)
    seed = record.seed.hex() if record.seed else ""
    added = [random.hex() for random in header.added]
    return Proof(header.commitment, seed, added, len(record.lines), outcomes, found, departs)
