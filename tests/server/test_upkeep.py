"""For hosts: settings, health, metrics, logs, backups."""

import asyncio
import json
import logging
import os
import random
import re
import sqlite3
import stat
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from petteia.cli import app
from petteia.server.cluster.siblings import Siblings
from petteia.server.config import NO_SETTINGS, ConfigError, ServerConfig, origin_of, read_config
from petteia.server.data_folder import DataFolder
from petteia.server.monitoring.logs import JsonLines, set_up
from petteia.server.run import serve
from petteia.server.upkeep import Upkeep
from tests.server.running import AGORA, PATIENCE_S, Client, Running, choice, seated, settings


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path):
    file = tmp_path / "petteia.toml"
    file.write_text('port = 1000\nname = "Hall"\nhost = "0.0.0.0"\n[limits]\nconnections = 5\nwatched = 6\n')
    environment = {
        "PETTEIA_PORT": "2000",
        "PETTEIA_NAME": "Cave",
        "PETTEIA_LIMITS_WATCHED": "7",
        "PETTEIA_FORM": "pure",
    }
    config = read_config(file, environment, {"port": 3000, "name": None})
    assert (config.port, config.name, config.host) == (3000, "Cave", "0.0.0.0")
    assert (config.limits.connections, config.limits.watched) == (5, 7)
    assert read_config(None, {"PETTEIA_CONFIG": str(file)}).port == 1000
    assert read_config(None, {"PETTEIA_GAMES": "a.py:G,b.py:G"}).games == ["a.py:G", "b.py:G"]
    assert read_config(None, {}).port == ServerConfig().port
    for name, says in (
        ("PETTEIA_PROT", "no setting PETTEIA_PROT; right would be PETTEIA_PORT"),
        ("PETTEIA_LIMITS_CONECTIONS", "right would be PETTEIA_LIMITS_CONNECTIONS"),
        ("PETTEIA_XYZ", "docs/host.md"),
        ("PETTEIA_LIMITS", "there is no setting"),
    ):
        with pytest.raises(ConfigError, match=says):
            read_config(None, {name: "1"})


def test_what_building_and_testing_go_by_is_no_misspelt_setting():
    root = Path(__file__).parents[2]
    files = [root / "Makefile", root / "setup.py", *(root / "tests").rglob("*.py"), *root.glob("web/*.[tp][sy]")]
    asked = r"(?:environ(?:\.get\(|\[)|setdefault\(|env\.)\"?PETTEIA_([A-Z_]+)|^PETTEIA_([A-Z_]+) ?[:?]?="
    found = {a or b for file in files for a, b in re.findall(asked, file.read_text("utf-8"), re.M)}
    own = {name.upper() for name in ServerConfig.__struct_fields__}
    assert found - own <= NO_SETTINGS and len(found) > 10


@pytest.mark.parametrize(
    "text, says",
    [
        ("port = 99999", "port"),
        ('port = "ten"', "whole number"),
        ("prot = 1", "there is no setting `prot`"),
        ("[limits]\nconnections = 0", "at least 1"),
        ("[limits]\nconections = 1", "no setting"),
        ('public_url = "games.example.org"', "https://games.example.org"),
        ('public_url = "https://games.example.org/path"', "without a path"),
        ('public_url = "https://[games"', "https://games.example.org"),
        ('public_url = "https://games.example.org:abc"', "https://games.example.org"),
        ('public_url = "https://games.example.org:99999"', "https://games.example.org"),
        ('public_url = "https://ida:sesame@games.example.org"', "https://games.example.org"),
        ('public_url = "https://games.example.org/#here"', "without a path"),
        ('data = "a\\u0000b"', "data"),
        ("[limits]\nconections = 1", "there are: connections"),
        ('host = ""', "no address"),
        ('metrics = "everybody"', "it cannot be"),
        ('trusted_proxies = ["proxy"]', "no address"),
        ('password = "a"\npassword_file = "b"', "both"),
        ('password_file = "nowhere.txt"', "cannot be read"),
        ("port = ", "not TOML"),
    ],
)
def test_a_bad_setting_is_a_sentence(tmp_path, text, says):
    file = tmp_path / "petteia.toml"
    file.write_text(text)
    with pytest.raises(ConfigError, match=says):
        read_config(file, {})
    told = CliRunner().invoke(app, ["serve", "--config", str(file)])
    assert told.exit_code == 2 and "Traceback" not in told.output


@pytest.mark.parametrize(
    "url, origin",
    [
        ("https://games.example.org", "https://games.example.org"),
        ("https://games.example.org:443/", "https://games.example.org"),
        ("HTTPS://Games.Example.org:8443", "https://games.example.org:8443"),
        ("http://[::1]:8642/", "http://[::1]:8642"),
    ],
)
def test_the_address_of_a_house_may_be_written_in_several_ways(url, origin):
    config = read_config(None, {"PETTEIA_PUBLIC_URL": url})
    assert config.origin == origin and config.secure == origin.startswith("https")


def test_a_password_may_stand_in_a_file(tmp_path):
    (tmp_path / "secret").write_text("sesame\n")
    assert read_config(None, {}, {"password_file": str(tmp_path / "secret")}).password == "sesame"


def test_an_origin_is_written_as_browsers_do():
    assert origin_of("https://games.example.org:443/") == "https://games.example.org"
    assert origin_of("http://[::1]:8642") == "http://[::1]:8642"


def test_a_folder_is_for_one_server_at_a_time(tmp_path):
    folder = DataFolder(tmp_path / "data")
    assert stat.S_IMODE(os.stat(tmp_path / "data").st_mode) == 0o700
    with pytest.raises(ConfigError, match="another Petteia is running"):
        serve(settings(data=str(tmp_path / "data")), [AGORA], ())
    folder.close()


def test_a_port_that_is_taken_is_said(tmp_path):
    with Running(tmp_path / "..") as server, pytest.raises(ConfigError, match="name another one with --port"):
        serve(settings(port=server.port, data=str(tmp_path / "other")), [AGORA], ())


def test_health_and_metrics(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            update = ida.tables[table].update
            assert update is not None
            action = choice(update, random.Random(1))
            await ida.ask("decide", table=table, seat=0, decision=update["decision"], actions=[action])
            answer = await ida.http.get("/metrics")
            text = answer.text
            assert answer.headers["content-type"].count("charset") == 1
            for page in ("/", "/api/docs.js", "/api/locale/en/common"):
                assert (await ida.http.get(page)).headers["content-type"].count("charset") == 1, page
            assert "petteia_healthy 1.0" in text and "petteia_disk_free_bytes" in text
            assert "petteia_last_backup_timestamp_seconds 0.0" in text
            assert "petteia_moves_total 1.0" in text and "petteia_connections 3.0" in text
            assert 'petteia_tables{status="running"} 1.0' in text
            assert "petteia_decision_seconds_count 1.0" in text and "petteia_store_commits_total" in text
            assert (await ida.http.get("/healthz")).json() == {"ok": True}

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_metrics_are_for_whom_the_host_says(tmp_path):
    proxied = settings(trusted_proxies=["127.0.0.1"])
    with Running(tmp_path, proxied) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 200
        assert httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 403
    (tmp_path / "off").mkdir()
    with Running(tmp_path / "off", settings(metrics="off")) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 403


def test_metrics_for_this_machine_are_not_for_who_comes_through_its_proxy(tmp_path):
    """To the server, a proxy on the same machine looks like this machine."""
    with Running(tmp_path, settings(metrics="local")) as server:
        for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
            assert httpx.get(f"{server.url}/metrics", headers={header: "203.0.113.7"}).status_code == 403
        assert httpx.get(f"{server.url}/metrics").status_code == 200


def test_logs_are_json_lines_without_secrets(tmp_path, caplog):
    secrets: list[str] = []

    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            secrets.append(ida.http.cookies["petteia"])
            secrets.append((await ida.post("/api/me/transfers"))["secret"])
            secrets.append((await ida.post(f"/api/tables/{table}/invites"))["secret"])
            await odo.post("/api/invites", {"secret": secrets[-1]})
            await odo.post("/api/invites", {"secret": "wrong-but-secret"}, expect=403)
            await ida.http.get("/api/house?token=in-the-query")
            await ida.ask("decide", table=table, seat=0, decision=7, actions=[1], key="k")
            await ida.http.post("/api/guests", json={"name": "Eve", "password": "not-sesame"})
            await ida.http.get("/api/nowhere")

    root = logging.getLogger()
    before = root.handlers
    try:
        set_up("debug")
        root.handlers = [caplog.handler]
        with Running(tmp_path, settings(log_level="debug")) as server:
            asyncio.run(play())
    finally:
        root.handlers = before
        logging.getLogger("petteia").setLevel(logging.NOTSET)
    lines = [JsonLines().format(record) for record in caplog.records]
    assert any(json.loads(line)["what"] == "request" for line in lines)
    whole = "\n".join(lines)
    for secret in [*secrets, "wrong-but-secret", "in-the-query", "not-sesame", '"known"', "zones"]:
        assert secret not in whole


def test_a_log_line_stays_one_line():
    record = logging.LogRecord("petteia", 40, "", 0, "two\nlines", None, None)
    assert "\n" not in JsonLines().format(record)


def test_a_backup_while_the_server_runs_holds_everything_and_is_private(tmp_path):
    async def play() -> str:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            return await seated([ida, odo, una])

    with Running(tmp_path) as server:
        table = asyncio.run(play())
        copy = tmp_path / "copy.db"
        told = CliRunner().invoke(app, ["backup", str(copy), "--data", str(tmp_path), "--json"])
        assert told.exit_code == 0, told.output
        again = CliRunner().invoke(app, ["backup", str(copy), "--data", str(tmp_path)])
        assert again.exit_code == 2 and "there already" in again.output
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with sqlite3.connect(copy) as database:
        assert database.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone() == ("running",)
    nothing = CliRunner().invoke(app, ["backup", "--data", str(tmp_path / "empty")])
    assert nothing.exit_code == 2 and "there is no database" in nothing.output


def test_abandoned_tables_are_cleared_away(tmp_path):
    """Tables that never began go after a while; whatever was played stays."""
    names: list[str] = []

    async def set_up() -> None:
        async with Client(server.url) as ida:
            names.append((await ida.post("/api/tables", {"game": "agora"}))["table"])

    async def look(expected: int) -> None:
        async with Client(server.url) as ida:
            assert (await ida.http.get(f"/api/tables/{names[0]}")).status_code == expected

    async def rest_and_clear_away() -> int:
        await server.instance.registry.look_after()  # puts away what nobody watches
        return await server.instance.upkeep.clear_away()

    def clear_away() -> int:
        return asyncio.run_coroutine_threadsafe(rest_and_clear_away(), server.loop).result(PATIENCE_S)

    with Running(tmp_path, settings(abandoned_days=30)) as server:
        asyncio.run(set_up())
        assert clear_away() == 0
        real = server.instance.registry.now
        server.instance.registry.now = lambda: real() + 31 * 24 * 3600_000
        assert clear_away() == 1
        asyncio.run(look(404))
    with Running(tmp_path, settings(abandoned_days=0)) as server:
        names.clear()
        asyncio.run(set_up())
        real = server.instance.registry.now
        server.instance.registry.now = lambda: real() + 1000 * 24 * 3600_000
        assert clear_away() == 0
        asyncio.run(look(200))


def test_a_house_that_runs_clears_away_by_itself(tmp_path, monkeypatch):
    monkeypatch.setattr("petteia.server.upkeep.LOOK_AFTER_SECONDS", 0.02)
    cleared: list[int] = []

    async def clear_away(upkeep: Upkeep) -> int:
        cleared.append(1)
        return 0

    monkeypatch.setattr(Upkeep, "clear_away", clear_away)
    looked: list[int] = []

    class Counted:
        """The registry, counting how often it is looked after. (A compiled class lets nobody change a method.)"""

        def __init__(self, registry: Any) -> None:
            self.registry = registry

        def __getattr__(self, name: str) -> Any:
            return getattr(self.registry, name)

        async def look_after(self) -> None:
            looked.append(1)
            await self.registry.look_after()

    with Running(tmp_path) as running:
        running.instance.registry = Counted(running.instance.registry)  # type: ignore[assignment]
        until = time.monotonic() + PATIENCE_S
        while len(looked) < 4 and time.monotonic() < until:
            time.sleep(0.01)
    assert len(looked) >= 4 and cleared == [1], "once an hour"


def test_the_library_tells_of_games_rules_figures_and_texts(tmp_path):
    with Running(tmp_path) as server, httpx.Client(base_url=server.url) as browser:
        about = browser.get("/api/house").json()
        assert [game["id"] for game in about["games"]] == ["agora"] and about["bots"] == ["random"]
        assert about["languages"] == ["de", "en", "nl"]
        rules = browser.get("/api/games/agora/rules").json()
        assert rules[0]["rule"].startswith("AGO-")
        assert browser.get("/api/games/nothing/rules").status_code == 404
        assert browser.get("/api/games/agora/components").json() == {}
        assert "reason-" in browser.get("/api/locale/en/common").text
        for path in ("/api/locale/en/nothing", "/api/locale/xx/common", "/api/locale/%2e%2e/common"):
            assert browser.get(path).status_code == 404
        assert str(tmp_path) not in json.dumps(about)


def test_the_house_tells_in_which_languages_a_game_has_texts(tmp_path):
    with Running(tmp_path, games=(AGORA, "deukalion")) as server, httpx.Client(base_url=server.url) as browser:
        spoken = {game["id"]: game["languages"] for game in browser.get("/api/house").json()["games"]}
        assert spoken == {"agora": ["en"], "deukalion": ["de", "en", "nl"]}
        assert browser.get("/api/games/agora").json()["languages"] == ["en"]
        for game, languages in spoken.items():
            for language in ("de", "en", "nl"):
                found = browser.get(f"/api/locale/{language}/{game}").status_code == 200
                assert found == (language in languages), f"{game} in {language}"


def test_no_file_outside_the_web_client_can_be_had(tmp_path):
    with Running(tmp_path) as server, httpx.Client(base_url=server.url) as browser:
        for path in (
            "/../config.py",
            "/%2e%2e/config.py",
            "/assets/../../run.py",
            "/api/../run.py",
            "/run.py",
            "//etc/passwd",
        ):
            answer = browser.get(path)
            assert "import" not in answer.text and "root:" not in answer.text
        assert browser.get("/", headers={"if-none-match": browser.get("/").headers["etag"]}).status_code == 304
        assert browser.get("/tables/some-page").status_code == 200


def test_many_who_ask_for_all_processes_at_once_share_one_answer(tmp_path):
    """A check that hangs runs once at a time, however many want to know."""
    asked = []
    gate = asyncio.Event()

    async def hang() -> bytes:
        asked.append(1)
        await gate.wait()
        return b"well"

    async def story() -> None:
        me, other = Siblings(tmp_path, {}), Siblings(tmp_path, {"state": hang})
        other.me = "other"
        await me.begin()
        await other.begin()
        asking = [asyncio.create_task(me.ask("state")) for _ in range(50)]
        while not asked:
            await asyncio.sleep(0.01)
        gate.set()
        said = await asyncio.gather(*asking)
        assert said == [{"other": b"well"}] * 50 and len(asked) == 1
        assert await me.ask("state") == {"other": b"well"} and len(asked) == 2, "the next one asks anew"
        await other.end()
        await me.end()

    asyncio.run(story())
