"""Proving a game afterwards: the house goes through a record as `petteia verify` does, for whoever has only a browser.

A browser has no rules to play the game again with, so it has to take the house's word for the moves. That the seed is
the one the dealer committed to it can find out by itself, from the record.
"""

import asyncio
from typing import Any, Final

import msgspec
from litestar import Request, get

from petteia.engine.header import RecordError
from petteia.engine.protocol import Game
from petteia.engine.record import Record
from petteia.engine.replay import Replay, findings, revealed_dealer
from petteia.server.errors import documented, unless_refused
from petteia.server.guests import GUEST, guest_of
from petteia.server.house import house_of
from petteia.server.lobby import TableId
from petteia.tables import again
from petteia.tables.messages import Refusal
from petteia.tables.trying import NotPossible


class FindingInfo(msgspec.Struct, frozen=True):
    """One thing that was looked at. `verdict`: `verified`, `not verified`, or `note` for what is worth knowing."""

    about: str
    verdict: str
    sentence: str


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the house found out about a record."""

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
    """Play a record again, recomputing every outcome."""
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


@get(
    "/api/tables/{table:str}/proof",
    summary="Prove a game",
    description="After the end: whether the record can be played by the rules and every outcome is what was dealt.",
    tags=["tables"],
    security=GUEST,
    responses=documented(401, 403, 404, 409),
)
async def proof(request: Request[Any, Any, Any], table: TableId) -> Proof:
    """What `petteia verify` says about the record of the table."""
    house, me = house_of(request), await guest_of(request)
    text = await again.export(house.hall, table, me.id)
    if isinstance(text, Refusal):
        unless_refused(text)
    game = (await house.hall.open(table)).table.game
    if game is None:
        raise NotPossible("stranded", "the rules of this game are not loaded here, so it cannot be played again")
    async with house.looking_back:
        return await asyncio.to_thread(prove, str(text), game)


ROUTES: Final = [proof]
