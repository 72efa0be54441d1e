"""What leaves the house elsewhere than over a table's socket leaks nothing, either: notices, the head and the picture
of links, profiles and leaderboards, lists, everything about me and all my records.

As in `test_leaks`: two houses with a table in positions that a seat cannot tell apart, at which the others lay what
looks the same from outside. Whatever that seat, somebody who watches, and a robot without a name are handed out has to
be the same; and nothing planted that belongs to somebody else may stand in it.
"""

import asyncio
import io
import json
import random
import re
import zipfile
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from petteia.engine.generator import Generator
from petteia.engine.protocol import State
from petteia.server.auth import data_export
from petteia.server.notices import texts
from petteia.server.ratings import routes as ratings
from petteia.server.share import cache, facts
from petteia.server.share.card import drawn
from petteia.server.share.open_graph import facts_for
from petteia.server.share.routes import scene_for
from petteia.server.share.scene import SceneSpec
from petteia.tables.journal.specs import Clock
from tests import budget
from tests.notice.conftest import MINUTE, Notifier, confirmed, post
from tests.server.running import AGORA, Client, Running, Table
from tests.wire.test_leaks import DONE, WINDOW, Stillness, Unsynced, first_difference, hidden_bids, positions

__all__ = ["post"]
pytestmark = pytest.mark.part("friends")
PAGES = ("/table/{}", "/replay/{}", "/replay/{}/3", "/play-on/{}/3")
NOTE, MAIL, WORDS, MINE = "a note of somebody else", "other@example.org", "said among watchers", "a note of my own"
OPEN: list[Running] = []
"""The running server: the test plants secrets in it."""


async def unzipped(client: Client, path: str) -> str:
    answer = await client.http.get(path)
    assert answer.status_code == 200, answer.text
    with zipfile.ZipFile(io.BytesIO(answer.content)) as parts:
        whole = "\n".join(f"{name}\n{parts.read(name).decode()}" for name in sorted(parts.namelist()))
    return re.sub(r'("key"|"id"): "[\w-]{12,}"', "of the house and of a way", whole)  # by chance in each house


async def told_by_post(post: Notifier, s: Stillness, me: Client) -> str:
    """The mail and the webhook that notify a player of their move."""
    await confirmed(post, me)
    s.now += 1000
    await me.post("/api/me/notices/ways", {"kind": "hook", "target": f"{post.web.url}/hook/me", "language": "de"})
    post.web.posts.clear()
    for ms in (0, 6 * MINUTE):
        s.now += ms
        for work in (s.instance.instance.waiting.round, s.instance.instance.notices.round):
            await s.there(work())
    assert post.mails and post.web.posts, "somebody is told"
    mails = [f"{mail['subject']}\n{mail.get_content()}" for mail in post.mails]
    whole = "\n".join([*mails, *(f"{sent.path} {sent.body.decode()}" for sent in post.web.posts)])
    return re.sub(r"way=\w+(&|&amp;|\\u0026)key=\w+", "WAY", whole)


async def pictures(s: Stillness, table: str) -> str:
    """The head of each page, and its picture."""
    server, out = s.instance.instance, []
    server.catalogue.scenes["agora"] = SceneSpec(points="points", bands=["hand"])
    async with httpx.AsyncClient(base_url=s.instance.url, timeout=60) as robot:
        for page in PAGES:
            head = await robot.get(page.format(table))
            out += re.findall(r'<meta (?:property|name)="(?:og|twitter):[^>]*>', head.text)
            told = await s.there(facts_for(server, facts.subject_of(page.format(table)), "en"))
            outlines = server.gallery.brushes()[0] if cache.Gallery().able else {}
            out.append(drawn(told, [], outlines))
            scene = await s.there(scene_for(server, told, facts.subject_of(page.format(table)), ""))
            assert scene is None, "no position of a game that goes on is drawn"
    return "\n".join(out).replace(str(s.instance.port), "PORT")


async def handed_out(post: Notifier, server: Running, start: State, seat: int, seed: int) -> dict[str, str]:
    """Everything that leaves, by its channel."""
    async with Stillness(server, 3) as s:
        s.clock = Clock()  # or somebody's time would be over before they are told
        table = await s.table("agora", start, seed)
        live, me, watcher = s.registry.live[table], s.clients[seat], s.clients[-1]
        secret, others = random.Random(f"{start.digest()} {seed}"), [n for n in live.table.pending() if n != seat]
        for client in (watcher, *s.clients[:-1]):
            client.tables[table] = Table()
            assert (await client.ask("watch", table=table))["t"] == "catchup"
        assert (await me.ask("keep", table=table, seat=seat, decision=live.table.decision(seat)))["t"] == "ack"
        assert (await watcher.ask("say", table=table, text=WORDS, key="w"))["t"] == "ack"
        for n in others:
            if [int(a) for a in live.table.running.state.legal(n)] != [DONE]:
                await hidden_bids(s, table, n, secret)
            wish = {"text": NOTE}
            assert (await s.clients[n].http.put(f"/api/tables/{table}/note", json=wish)).status_code == 200
            way = {"kind": "mail", "target": MAIL, "language": "en"}
            assert (await s.clients[n].http.post("/api/me/notices/ways", json=way)).status_code in (200, 201)
            await s.clients[n].post("/api/me/recovery")
        await s.wait(WINDOW, table)  # now it is open who has laid nothing more
        assert (await me.http.put(f"/api/tables/{table}/note", json={"text": MINE})).status_code == 200
        planted = {
            live.table.running.state.digest(): "a digest",
            live.table.metadata.secret.hex(): "the dealer's secret",
        }
        for client in s.clients:
            await client.disconnect()
        out = {"notices": await told_by_post(post, s, me), "previews": await pictures(s, table)}
        for who, client in (("me", me), ("watcher", watcher)):
            for name, path in (("everything", "/api/me/everything"), ("records", "/api/me/records")):
                out[f"{name} of {who}"] = await unzipped(client, path)
            paths = [f"/api/players/{each.id}/profile" for each in s.clients] + ["/api/leaderboards"]
            paths += [f"/api/tables?which={which}" for which in ("running", "mine")]
            out[f"profiles and lists for {who}"] = "\n".join([(await client.http.get(path)).text for path in paths])
        out["records of me"] += "nothing of a running game"
        promised = live.table.commitment()
    out = {name: text.replace(table, "TABLE").replace(promised, "PROMISED") for name, text in out.items()}
    for name, text in out.items():
        found = [what for what, kind in {**planted, NOTE: "", MAIL: ""}.items() if str(what) in text]
        assert not found, f"{name} tells somebody else's: {found}"
        assert WORDS not in text or name == "everything of watcher", f"{name} tells what watchers said"
    assert MINE in out["everything of me"] and WORDS not in out["everything of me"]
    return out


def compared(post: Notifier, count: int) -> int:
    """How many pairs of positions that really differ were compared."""
    pairs = 0
    for n, (state, seat) in enumerate(positions(AGORA, 3, count * 3, 40, True)):
        other = state.resample(seat, Generator(n + 1))
        if other.digest() == state.digest():
            continue
        found: list[dict[str, str]] = []
        for which, start in (("one", state), ("two", other)):
            post.mail.mails.clear()
            post.web.posts.clear()
            with post.open(f"{which}{n}", store=Unsynced) as server:
                OPEN[:] = [server]
                post.ready(server)
                found.append(asyncio.run(handed_out(post, server, start, seat, n)))
        parts = {name: first_difference(text, found[1][name]) for name, text in found[0].items()}
        differ = {name: where for name, where in parts.items() if where}
        assert not differ, f"position {n}: {', '.join(differ)} differ where nobody may know it: {differ}"
        pairs += 1
        if pairs == count:
            break
    return pairs


def test_what_a_seat_cannot_know_changes_nothing_that_leaves_the_house(post: Notifier) -> None:
    assert compared(post, max(2, budget(8))) >= 2


def position(table: str) -> str:
    """The secrets."""
    return f"{OPEN[0].instance.registry.live[table].table.running.state.digest()}"[:4]


def another_seat(told: Callable[..., Any]) -> Callable[..., Any]:
    return lambda server, table, seat, lines: told(server, table, (seat + 1) % 3, lines)


@pytest.mark.soak
@pytest.mark.parametrize("leak", ["notices", "previews", "profiles", "everything", "records"])
def test_the_comparison_notices_a_leak_in_each(post: Notifier, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    def planted(module: Any, name: str, make: Callable[[Any], Any]) -> None:
        monkeypatch.setattr(module, name, make(getattr(module, name)))

    if leak == "notices":
        planted(texts, "_told", lambda told: lambda way, table, now: f"{told(way, table, now)} {position(table.id)}")
    elif leak == "previews":
        line = facts._line
        monkeypatch.setattr(
            facts, "_line", lambda spoken, found, names: line(spoken, found, names) + position(found.id)
        )
    elif leak == "profiles":

        async def profile(server: Any, player: str, viewer: str, most: int = 1) -> Any:
            found = json.loads(await honest(server, player, viewer, most))
            (table,) = server.registry.live
            return json.dumps(found | {"name": position(table)}).encode()

        honest = ratings.profile_of
        monkeypatch.setattr(ratings, "profile_of", profile)
    elif leak == "everything":
        planted(data_export, "_told", another_seat)
    else:
        monkeypatch.setattr(data_export, "FINISHED", "running")
        monkeypatch.setattr(data_export, "CLOSED", "running")
        monkeypatch.setattr(data_export.again, "export", _exported)
    with pytest.raises(AssertionError, match=rf"{leak}[a-z, ]* differ"):
        compared(post, 6)


async def _exported(registry: Any, table: str, player: str) -> str:
    return f"petteia record {position(table)}"
