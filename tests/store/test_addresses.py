"""An address chooses the store."""

import sys
from pathlib import Path

import pytest

from petteia.store.opening import file_of, open_store
from petteia.store.schema import WrongFile
from petteia.store.sqlite.store import SqliteStore


def test_a_path_and_an_address_of_sqlite_mean_a_file(tmp_path: Path):
    for where in (tmp_path / "a b.db", str(tmp_path / "a b.db"), f"sqlite://{tmp_path}/a%20b.db"):
        store = open_store(where)
        assert isinstance(store, SqliteStore) and store.path == tmp_path / "a b.db"
        store.close()


@pytest.mark.parametrize("wrong", ["mysql://ida:wonderland@localhost/x", "sqlite://", "sqlite:///", "sqlite://here.db"])
def test_what_is_no_address_is_refused_with_what_would_be_right(wrong: str):
    with pytest.raises(WrongFile, match=r"right would be .*sqlite:///.*postgres://") as said:
        file_of(wrong)
    assert "wonderland" not in str(said.value)


def test_without_the_package_for_postgresql_the_line_to_run_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "petteia.store.postgres.store", raising=False)
    monkeypatch.delitem(sys.modules, "petteia.store.postgres.connection", raising=False)
    with pytest.raises(WrongFile, match=r"pip install 'petteia\[postgres\]'"):
        open_store("postgres://petteia@localhost/petteia")
