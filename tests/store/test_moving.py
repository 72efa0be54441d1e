"""A house moves from a file into PostgreSQL and back: all of it, whatever breaks off, and every game goes on."""

import gzip
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from petteia.cli import app
from petteia.store import moving
from petteia.store.choice import open_store
from petteia.store.schema import WrongFile
from petteia.tables.loading import load_table
from petteia.tables.store import StoreError
from tests.store.earlier import KEPT
from tests.store.postgresql import Server
from tests.tables.sitting import load

pytestmark = pytest.mark.part("faults")


@pytest.fixture
def house(tmp_path: Path) -> str:
    (tmp_path / "old").mkdir()
    file = tmp_path / "old" / "petteia.db"
    file.write_bytes(gzip.decompress(KEPT.read_bytes()))
    return f"sqlite://{file}"


def run(*words: str):
    return CliRunner().invoke(app, ["migrate", *words])


def journals(address: str) -> dict[str, list[bytes]]:
    store = open_store(address)
    try:
        return {table: store.journal(table).result().entries for table in store.file.read(moving.names).result()}
    finally:
        store.close()


def test_a_house_moves_and_moves_back(house: str, postgresql: Server, tmp_path: Path) -> None:
    there, again = postgresql.fresh(), f"sqlite://{tmp_path}/new.db"
    said = run(house, there, "--json")
    assert said.exit_code == 0, said.output
    moved = json.loads(said.stdout)
    assert moved["tables"] > 6 and moved["people"] > 2 and moved["already"] == 0
    assert journals(there) == journals(house)
    back = json.loads(run(there, again, "--json").stdout)
    assert (back["digest"], back["tables"]) == (moved["digest"], moved["tables"])
    assert journals(again) == journals(house)
    old, new = open_store(house), open_store(there)
    try:
        assert new.check() == []
        assert new.begin(10**15).result() == old.begin(10**15).result(), "nobody's clock pays for the move"
        agora = next(s for s in new.tables(limit=1000).result() if s.game == "agora")
        kept = new.journal(agora.id).result()
        assert (
            load_table(kept.entries, load).digest() == load_table(old.journal(agora.id).result().entries, load).digest()
        )
    finally:
        old.close()
        new.close()


def test_a_move_that_breaks_off_is_gone_on_with_and_nobody_serves_half_a_house(
    house: str, postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = postgresql.fresh()
    monkeypatch.setattr(moving, "AT_ONCE", 2)

    def power_cut(done: int, of: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    old, new = open_store(house), open_store(there)
    try:
        with pytest.raises(KeyboardInterrupt):
            moving.move(old, new, power_cut)
        with pytest.raises(WrongFile, match="half of a move"):
            new.claim()
        changed = new.file.read(moving.names).result()[0]
        new.file.call(lambda c: c.execute("DELETE FROM events WHERE table_id = ? AND seq = 2", (changed,))).result()
        moved = moving.move(old, new)
        assert moved.already == 3, "what was there and right stayed, what was not came anew"
        assert moving.whole_digest(old) == moving.whole_digest(new) == moved.digest
        new.claim()
        with pytest.raises(StoreError, match="is a house already"):
            moving.move(old, new)
    finally:
        old.close()
        new.close()


def test_what_cannot_be_moved_is_refused_with_a_sentence(house: str, postgresql: Server, tmp_path: Path) -> None:
    there = postgresql.fresh()
    said = run(f"sqlite://{tmp_path}/nothing.db", there)
    assert said.exit_code == 2 and "there is no database file" in said.output
    said = run(house, "mysql://localhost/club")
    assert said.exit_code == 2 and "right would be" in said.output
    serving = open_store(there)
    serving.claim(together=True)
    try:
        said = run(house, there)
        assert said.exit_code == 2 and "another Petteia serves from" in said.output
    finally:
        serving.close()
    from petteia.server.house import Folder

    folder = Folder(tmp_path / "old")
    try:
        said = run(house, there)
        assert said.exit_code == 2 and "another Petteia is running" in said.output.replace("\n", " ")
    finally:
        folder.close()
