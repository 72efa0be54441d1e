"""`petteia upgrade` tells the operator before it changes anything."""

import sqlite3
from pathlib import Path

import pytest

from petteia.cli import upgrade
from tests.cli.test_commands import Answer, petteia
from tests.tables.amended import Instance, bidding, laid_parted, run, write_copy

pytestmark = pytest.mark.part("days")


def test_an_upgrade_is_told_before_it_is_made(tmp_path: Path) -> None:
    async def story(server: Instance) -> None:
        await laid_parted(server.registry, market="quiet")
        await server.table("busy", bidding)
        await laid_parted(server.registry)

    run(tmp_path, story)
    config = tmp_path / "house.toml"

    def upgrade(version: int, *words: str) -> Answer:
        config.write_text(f'games = ["{write_copy(tmp_path / f"v{version}", version)}"]\n', encoding="utf-8")
        return petteia("upgrade", "--config", str(config), "--data", str(tmp_path), "--jobs", "1", *words)

    def entries() -> int:
        with sqlite3.connect(tmp_path / "petteia.db") as c:
            return int(c.execute("SELECT count(*) FROM events").fetchone()[0])

    before = entries()
    assert upgrade(1, "--check").code == 0
    told = upgrade(2, "--check", "--json")
    answer = told.json
    assert told.code == 1 and entries() == before, "nothing is changed"
    under_way = answer["tables"]
    assert answer["unaffected"] >= 1 and answer["onward"] >= 1 and answer["parted"] == 1
    (parted,) = [one for one in answer["of"] if one["kind"] == "parted"]
    assert parted["choices"] == ["back", "keep", "end"] and parted["changes"] == ["AGO-3.3"]
    assert 0 < parted["line"] <= parted["lines"]
    for_people = upgrade(2, "--check")
    assert "Nothing was changed." in for_people.out and f"parts at line {parted['line']}" in for_people.err
    assert upgrade(2).code == 1 and entries() == before + under_way
    again = upgrade(2, "--check", "--json").json
    assert again["same"] == under_way - 1 and again["parted"] == 1
    assert upgrade(2).code == 1 and entries() == before + under_way, "what has been asked is not asked again"
    older = upgrade(1, "--check", "--json")
    assert older.code == 1 and older.json["stranded"] == under_way - 1
    assert "A newer petteia is needed" in upgrade(1, "--check").err


def test_several_processes_sort_and_what_none_could_open_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Instance) -> None:
        await server.table("busy", bidding)
        await laid_parted(server.registry)

    run(tmp_path, story)
    config, mended = tmp_path / "house.toml", write_copy(tmp_path / "v2", 2)
    monkeypatch.setattr(upgrade, "AT_ONCE", 1)

    def check(game: str) -> Answer:
        config.write_text(f'games = ["{game}"]\n', encoding="utf-8")
        words = ("--config", str(config), "--data", str(tmp_path), "--jobs", "2")
        return petteia("upgrade", "--check", "--json", *words)

    told = check(mended)
    assert told.code == 1 and told.json["tables"] == len(told.json["of"]) >= 2 and told.json["parted"] == 1
    (tmp_path / "broken.py").write_text("class GAME:\n    def __init__(self, *_):\n        raise TypeError('no box')\n")
    broken = check(f"{tmp_path}/broken.py:GAME")
    assert broken.code == 2 and "cannot be opened" in broken.err and "Traceback" not in broken.err


def test_without_a_house_there_is_nothing_to_upgrade(tmp_path: Path) -> None:
    answer = petteia("upgrade", "--check", "--data", str(tmp_path))
    assert answer.code == 2 and "there is no database" in answer.err
