"""The preview of a link before it is opened: text and a picture, and nothing that not everybody may know."""

import asyncio
import random
import re
import struct
from contextlib import AsyncExitStack
from html import unescape

import httpx
import pytest

import petteia
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE, SPECTATOR
from petteia.server.library.catalogue import Catalogue
from petteia.server.share import cache
from petteia.server.share.brush import shortened
from petteia.server.share.card import drawn
from petteia.server.share.facts import Facts, SharedPosition, Subject, facts_of, language_of, seen, subject_of
from petteia.server.share.position import able, outline_of, position
from petteia.server.share.scene import scene_of
from petteia.tables.journal.specs import BotSpec
from petteia.tables.messages import SeatInfo
from petteia.tables.summaries import Summary
from tests.server.running import Client, Running, seated, settings
from tests.server.test_afterwards import play_out
from tests.server.test_records import played
from tests.shelf import GAMES

pytestmark = pytest.mark.part("friends")
ABLE = cache.Gallery().able
paints = pytest.mark.skipif(not ABLE, reason="nobody paints here: pip install 'petteia[share]', python web/build.py")


def table(status: str = "running", **more: object) -> Summary:
    seats = [SeatInfo(player="a", name="Ida"), SeatInfo(bot=BotSpec("greedy")), SeatInfo()]
    facts = {"listed": True, "owner": "a", "created": 0, "changed": 0, "seats": seats, **more}
    return Summary(id="t", game="agora", title="Agora", status=status, **facts)  # type: ignore[arg-type]


def told(page: httpx.Response) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)" />', page.text)
    return {name: unescape(text) for name, text in found}


@pytest.mark.parametrize(
    ("path", "subject"),
    [
        ("/", Subject()),
        ("/rules/agora", Subject()),
        ("/table/x-1", Subject("table", "x-1")),
        ("/replay/x-1", Subject("replay", "x-1")),
        ("/replay/x-1/41/2", Subject("moment", "x-1", 41, 2)),
        ("/play-on/x-1/41", Subject("on", "x-1", 41)),
        ("/play-on/x-1/41/0", Subject("on", "x-1", 41, 0)),
        ("/replay/x-1/41/2/3", Subject()),
        ("/table/" + "x" * 50, Subject()),
        ("/replay/x/9999999", Subject()),
    ],
)
def test_an_address_says_what_it_is_about(path, subject):
    assert subject_of(path) == subject


@pytest.mark.parametrize(
    ("wished", "accepted", "language"),
    [
        *[("de", "nl", "de"), ("", "nl-BE,nl;q=0.9,en;q=0.8", "nl"), ("", "", "en"), ("xx", "fr,de;q=0.5", "de")],
        ("../../etc", ",,;;", "en"),
    ],
)
def test_the_language_is_the_links_own(wished, accepted, language):
    assert language_of(wished, accepted) == language


def test_how_a_table_stands_is_said_in_a_line():
    def line(found: Summary, what: str = "table", language: str = "en") -> str:
        return facts_of(Subject(what, "t", 41), found, language).line  # type: ignore[arg-type]

    assert line(table("open")) == "One seat is free"
    assert line(table(pending=[0], moment={"turn": 7})) == "Turn 7 · Ida to move"
    assert line(table(pending=[0, 1], moment={"year": 2, "season": 1})) == "Year 2, season 1 · Ida and Bion to move"
    ended = table("finished", winners=[0, 1], points=[9, 9, 3])
    assert line(ended, language="nl") == "Ida en Bion hebben gewonnen"
    assert line(ended, language="de") == "Ida und Bion haben gewonnen"
    assert line(table("closed")) == "Ended without a result"


def test_who_wanted_to_be_forgotten_is_somebody():
    facts = facts_of(Subject("table", "t"), table("running", seats=[SeatInfo(player="a"), SeatInfo(player="b")]), "nl")
    assert [seat.name for seat in facts.seats] == ["Iemand", "Iemand"]


def test_in_a_game_that_has_begun_no_seat_is_free():
    """Nobody of this house sat at a game that came as a record, but it was played by somebody."""
    seats = [SeatInfo(name="Kallisto"), SeatInfo(name="Nefru"), SeatInfo()]
    facts = facts_of(Subject("replay", "t"), table("finished", seats=seats, winners=[1], points=[3, 9, 0]), "en")
    assert [seat.name for seat in facts.seats] == ["Kallisto", "Nefru", "Chloe"]
    assert all(seat.colour for seat in facts.seats) and facts.text.endswith("With Kallisto, Nefru, and Chloe.")
    assert [bool(seat.colour) for seat in facts_of(Subject("table", "t"), table("open"), "en").seats] == [
        True,
        True,
        False,
    ]


def test_a_replay_and_a_moment_do_not_tell_how_it_ends():
    ended = table("finished", winners=[0], points=[9, 5, 3])
    for what in ("replay", "moment", "on"):
        facts = facts_of(Subject(what, "t", 41), ended, "en")
        assert ("41" in facts.heading) is (what != "replay") and "won" not in facts.text
        assert not any(seat.won or seat.points is not None for seat in facts.seats)
    assert [seat.points for seat in facts_of(Subject("table", "t"), ended, "en").seats] == [9, 5, 3]


def test_a_game_that_opens_by_its_link_shows_itself_when_it_is_over():
    link = Subject("replay", "t")
    assert facts_of(link, table("finished", listed=False, shared=True), "en").game == "agora"
    assert facts_of(link, table("running", listed=False, shared=True), "en").what == "house"
    assert facts_of(link, table("finished", listed=False), "en").what == "house"


@pytest.mark.parametrize("hidden", [{"listed": False}, {"watchers": False}])
def test_of_a_private_table_a_link_tells_as_much_as_of_none(hidden):
    for what in ("table", "replay", "moment", "on"):
        facts = facts_of(Subject(what, "t", 3), table("running", **hidden), "en")
        assert facts == facts_of(Subject(), None, "en") and "Ida" not in repr(facts)


def test_names_that_are_markup_are_written_as_they_are():
    mean = '</text><image href="file:///etc/passwd"/>&"\''
    seats = [SharedPosition(mean, 1, points=3, won=True), SharedPosition("x" * 40, 0)]
    facts = Facts("table", "agora", mean, mean, mean, mean, seats, "en")
    drawing = drawn(facts, [], {"owl": "M0 0h1", "laurel-crown": "M0 0h1"})
    assert "<image" not in drawing and "file:///etc" in drawing
    assert shortened("x" * 100, 30, 200).endswith("…")


def test_the_head_of_a_page_tells_of_its_table_and_opens_nothing(tmp_path):
    async def play() -> None:
        names = ("Ida <b>", "Odo", "Una")
        async with AsyncExitStack() as stack:
            ida, odo, una = [await stack.enter_async_context(Client(server.url, name)) for name in names]
            open_to_all = await seated([ida, odo, una])
            closed = await seated([ida], listed=False)
            for client in (ida, odo, una):
                await client.disconnect()
            async with httpx.AsyncClient(base_url=server.url) as robot:
                page = await robot.get(f"/table/{open_to_all}?lang=de")
                meta = told(page)
                assert meta["og:title"] == "Agora" and "Ida <b>" in meta["og:description"], meta
                assert "<b>" not in page.text and 'lang="en"' in page.text
                assert meta["og:url"] == f"{server.url}/table/{open_to_all}?lang=de" and meta["og:locale"] == "de_DE"
                assert meta["twitter:card"] == ("summary_large_image" if ABLE else "summary")
                assert not page.cookies and page.headers["cache-control"] == "no-cache"
                known = {"if-none-match": page.headers["etag"]}
                again = await robot.get(f"/table/{open_to_all}?lang=de", headers=known)
                assert again.status_code == 304
                neutral = [told(await robot.get(path)) for path in (f"/table/{closed}", "/table/none", "/")]
                assert neutral[0] == neutral[1] == neutral[2]
                assert "Ida" not in str(neutral) and closed not in str(neutral)
                before = {t: live.table.metadata for t, live in server.instance.registry.live.items()}
                await robot.get(f"/replay/{open_to_all}/3")
                assert {t: live.table.metadata for t, live in server.instance.registry.live.items()} == before
                assert (await robot.get("/preview/outlines.json")).status_code == 404

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_a_house_with_a_password_tells_strangers_nothing(tmp_path):
    async def play() -> None:
        async with httpx.AsyncClient(base_url=server.url) as ida, httpx.AsyncClient(base_url=server.url) as robot:
            await ida.post("/api/guests", json={"name": "Ida", "password": "alpha"})
            wish = {"game": "agora", "seats": [{"who": "me"}, {}, {}]}
            made = (await ida.post("/api/tables", json=wish)).json()["table"]
            page = await robot.get(f"/table/{made}")
            assert told(page)["og:title"] == "Petteia" and "Ida" not in page.text

    with Running(tmp_path, settings(password="alpha")) as server:
        asyncio.run(play())


@paints
def test_pictures_are_painted_once_kept_and_limited(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            over = await seated([ida, odo, una])
            await play_out([ida, odo, una], over)
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as robot:
                meta = told(await robot.get(f"/replay/{over}?lang=nl"))
                address = meta["og:image"]
                assert address.startswith(f"{server.url}/api/previews/replay/{over}.png?lang=nl&v=")
                first, second = await asyncio.gather(robot.get(address), robot.get(address))
                assert first.headers["content-type"] == "image/png" and first.content == second.content
                assert struct.unpack(">II", first.content[16:24]) == (1200, 630)
                assert first.headers["cross-origin-resource-policy"] == "cross-origin" and not first.cookies
                assert "public" in first.headers["cache-control"]
                assert len(server.instance.gallery._kept) == 1, "for both the same"
                moments = [told(await robot.get(f"/replay/{over}/{n}"))["og:image"] for n in (3, 4, 999_999)]
                assert "moment" in moments[0] and "n=3&" in moments[0]
                assert len({(await robot.get(moment)).content for moment in moments}) == 1
                assert len(server.instance.gallery._kept) == 2, (
                    "where no scene is said, no number makes another picture"
                )
                private = await robot.get("/api/previews/table/none.png")
                assert private.content == (await robot.get("/api/previews/house/petteia.png")).content
                assert (await robot.get("/api/previews/secret/none.png")).status_code == 400
                asked = [await robot.get("/api/previews/house/petteia.png") for _ in range(40)]
                assert {answer.status_code for answer in asked} == {200, 429}
                answers = await asyncio.gather(*(robot.get(f"/table/{over}") for _ in range(3)))
                assert {answer.status_code for answer in answers} == {200}, "the page itself is still there"

    with Running(tmp_path) as server:
        asyncio.run(play())
        assert server.instance.gallery._hand is not None
    assert server.instance.gallery._hand is None, "somebody who closes sends the painter home"


@paints
def test_each_of_the_three_games_has_a_picture_of_its_own():
    names = GAMES
    catalogue = Catalogue(names)
    outlines, faces = cache.Gallery().brushes()
    assert len(faces) == 7
    lids = {drawn(facts_of(Subject("table", "t"), table(), "en"), catalogue.looks[name][0], outlines) for name in names}
    assert len(lids) == 3
    for name in names:
        assert all(figure.icon in outlines for field in catalogue.looks[name][0] for figure in field.figures)


THREE = GAMES


@pytest.mark.parametrize("game", THREE)
def test_the_picture_of_a_position_shows_what_lies_on_the_table(game):
    catalogue, outlines = Catalogue([game]), cache.Gallery().brushes()[0] if ABLE else {}
    spec, drawings = catalogue.scenes[game], set()
    box, seats = petteia.load(game, 3), [SharedPosition(name, n + 1) for n, name in enumerate(("Ann", "Bob", "Cy"))]
    play, rng = Play(box, listening=False), random.Random(5)
    facts = Facts("moment", game, "T", "T", "a moment", "", seats, "en", still=True)
    for n in range(300):
        if n in (150, 299):
            view = play.view(SPECTATOR)
            scene = scene_of(view, spec)
            drawings.add(
                position(seen(facts, Subject("moment", "t", n), scene), scene, catalogue.looks[game][0], outlines)
            )
            assert (able(scene) and scene.moment and scene.points[0] is not None) or game == "parthenon"
            assert re.match(rf"Move {n} · (Turn|Year) \d", seen(facts, Subject("moment", "t", n), scene).line)
            words = [each.words for band in scene.bands for each in band.pieces]
            words += [each.words for each in (*scene.squares, *scene.tokens) if each.words != ["water"]]
            bare = [each for each in words if ABLE and not outline_of(each, game, outlines)]
            assert words and bare == [], "everything that is shown has an icon"
        waiting = play.state.pending()
        if waiting == CHANCE:
            weights = list(play.state.chance())
            play.deal(rng.choices(range(len(weights)), weights)[0])
        else:
            play.decide(int(waiting[0]), int(rng.choice(list(play.state.legal(int(waiting[0]))))))
    assert len(drawings) == 2, "another position is another picture"


@paints
def test_a_link_to_a_moment_has_a_picture_of_that_moment(tmp_path):
    """Over HTTP, for whoever shows links: of the game's own positions, and the box where there is no such moment."""

    async def play() -> None:
        async with Client(server.url, "Ida") as ida, httpx.AsyncClient(base_url=server.url, timeout=60) as robot:
            text = played(100_000, game="age_of_mythology")
            table = (await ida.post("/api/records", {"record": text}, expect=201))["table"]
            pictures: dict[str, bytes] = {}
            for path in ("replay/{}/40", "replay/{}/90", "play-on/{}/90", "replay/{}", "table/{}", "replay/{}/40/1"):
                meta = told(await robot.get(f"/{path.format(table)}"))
                answer = await robot.get(meta["og:image"])
                assert answer.status_code == 200 and struct.unpack(">II", answer.content[16:24]) == (1200, 630)
                pictures[path] = answer.content
            assert len(set(pictures.values())) == 4, "a moment, another one, the end, and the box of a replay"
            assert pictures["replay/{}/90"] == pictures["play-on/{}/90"]
            assert len(server.instance.gallery.scenes) == 4
            assert not server.instance.registry.live.keys() - {table}, "no table is opened"
            missing = await robot.get(f"/api/previews/moment/{table}.png?n=999999&lang=en")
            assert missing.status_code == 200 and missing.content not in pictures.values()
            for bad in ("n=-1", "n=x", "n=1&seat=200"):
                assert (await robot.get(f"/api/previews/moment/{table}.png?{bad}")).status_code == 400
            assert (await robot.get(f"/api/previews/moment/{table}.png?n=1&seat=77")).content == missing.content

    with Running(tmp_path, settings(), ("age_of_mythology",)) as server:
        asyncio.run(play())
