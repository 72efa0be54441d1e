"""Siege: what takes as long to read as somebody has played, or as everybody has: profiles, leaderboards, everything
about somebody, and being forgotten. And mail to a server that hardly answers."""

import contextlib
import socketserver
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import httpx

from petteia.games import shelf
from petteia.store.journals import packed
from tests.siege.hostile import hand_in
from tests.siege.siegecraft import Instance, new_guest, sized

GAMES = tuple(sorted(shelf()))


def long_lives(server: Instance, played: int, resting: int) -> None:
    """The server has a guest, `star`, who has played this many games, full leaderboards, and this many packed games."""
    server.shut()
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "petteia.db")) as c:
        people = [("star", "Star", 1), *((f"p{n}", f"Player {n}", 1) for n in range(400))]
        c.executemany("INSERT INTO players (id, name, created) VALUES (?, ?, ?)", people)
        results = [(f"{n:018x}", "deukalion", 4, 10**12 - n, 1, 1, 1) for n in range(played)]
        c.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?)", results)
        seats = [
            (n, seat, "star" if seat == n % 4 else f"p{(7 * n + seat) % 400}")
            for n in range(played)
            for seat in range(4)
        ]
        finishes = [(f"{n:018x}", seat, player, "", seat + 1, 0, 10) for n, seat, player in seats]
        c.executemany("INSERT INTO finishes VALUES (?, ?, ?, ?, ?, ?, ?)", finishes)
        for game in GAMES:
            for number in range(2, 7):
                c.execute("INSERT INTO rating_pools VALUES (?, ?, ?, 'z')", (game, number, 10**12))
                rated = [(game, number, f"p{n}", 25 + n / 10, 3.0, 50) for n in range(150)]
                c.executemany("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?)", rated)
        c.execute("INSERT INTO house VALUES ('rating rules', 2)")
        entries = [b'{"e":"decided","at":%d,"seat":0,"action":%d}' % (n, n * 7919) for n in range(3000)]
        parts = packed.in_parts("petteia record 1\n", entries, [], None).parts
        for n in range(resting):
            table = f"{n + played:018x}"
            c.execute("INSERT INTO events (table_id, seq, at, payload) VALUES (?, 1, 1, ?)", (table, entries[0]))
            rows = [(table, p.kind, p.first, p.last, 1, p.payload, 0) for p in parts]
            c.executemany("INSERT INTO packed VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        c.commit()
    server.open()


def client(url: str, name: str) -> httpx.Client:
    """A guest's; made before the siege, since to make one takes longer than what is asked."""
    return httpx.Client(base_url=url, cookies={"petteia": new_guest(url, name)}, timeout=600)


@sized(small=(0, 2, 0.5), large=(10_000, 8, 10.0))
def test_siege_with_profiles_and_leaderboards(strict_house, judge, size):
    """Several ask for each at once; a guest who asks for too much at once is told to wait."""
    server, (played, guests, seconds) = strict_house, size
    if played:
        long_lives(server, played, 0)
    star = "star" if played else "nobody"
    paths = (f"/api/players/{star}/profile", "/api/leaderboards", "/api/me/profile")

    def read(eve: httpx.Client) -> set[int]:
        answers = set[int]()
        while not answers or time.monotonic() < until:
            answers |= {eve.get(path).status_code for path in paths}
        return answers

    sends = f"profiles of {played} results and leaderboards, {guests} at once for {seconds:.0f} s"
    with (
        contextlib.ExitStack() as stack,
        server.siege("profiles and leaderboards", sends, "1272 ms") as field,
        ThreadPoolExecutor(guests) as at_once,
    ):
        many = [stack.enter_context(client(server.url, f"Eve {n}")) for n in range(guests)]
        until = time.monotonic() + seconds
        answers = set().union(*at_once.map(read, many))
        assert answers <= {200, 429} | (set() if played else {404}) and 200 in answers
    judge(field)


@sized(small=(0, 2), large=(1000, 12))
def test_siege_with_forget_me(strict_house, judge, size):
    """All at once; the start page still loads meanwhile."""
    server, (resting, guests) = strict_house, size
    if resting:
        long_lives(server, 0, resting)
    stack = contextlib.ExitStack()
    many = [stack.enter_context(client(server.url, f"Eve {n}")) for n in range(guests)]

    def forget(n: int) -> int:
        return many[n].post("/api/me/erasure", json={"name": f"Eve {n}"}).status_code

    sends = f"{guests} guests at once, {resting} packed games"
    attack = server.siege("forget me", sends, "501 ms; start page: none in 30 s")
    with stack, attack as field, ThreadPoolExecutor(guests) as at_once:
        assert set(at_once.map(forget, range(guests))) == {200}
    judge(field)


@sized(small=(60, 1), large=(3000, 3))
def test_siege_with_everything_about_me(strict_house, judge, size):
    """By guests who have a long game with all its seats."""
    server, (lines, guests) = strict_house, size
    stack = contextlib.ExitStack()
    many = [stack.enter_context(client(server.url, f"Eve {n}")) for n in range(guests)]
    for eve in many:
        table, lines = hand_in(server.url, eve.cookies["petteia"], "parthenon", 6, lines)
        for seat in range(6):
            assert eve.post(f"/api/tables/{table}/sit", json={"seat": seat}).status_code == 200
        assert eve.post(f"/api/tables/{table}/start").status_code == 200

    def everything(eve: httpx.Client) -> int:
        return eve.get("/api/me/everything").status_code

    sends = f"{guests} guests at once, a game of {lines} lines with six seats each"
    attack = server.siege("everything about me", sends, "292 ms")
    with stack, attack as field, ThreadPoolExecutor(guests) as at_once:
        assert set(at_once.map(everything, many)) == {200}
    judge(field)


class Slow(socketserver.BaseRequestHandler):
    """A mail server that takes its time with its first word."""

    seconds = 0.0

    def handle(self) -> None:
        with contextlib.suppress(OSError):
            time.sleep(self.seconds)
            self.request.sendall(b"421 not today\r\n")


@sized(large=(40, 15.0))
def test_siege_with_mail_to_a_slow_server(tmp_path, judge, size):
    """More mails than there are threads wait for it; the start page waits for none of them. (The small one is
    `test_what_waits_in_one_pool_holds_no_threads_of_another`.)"""
    mails, seconds = size
    slow = type("Slower", (Slow,), {"seconds": seconds})
    with (
        socketserver.ThreadingTCPServer(("127.0.0.1", 0), slow) as mailer,
        Instance(tmp_path / "house", limits={}, port=0) as server,
        contextlib.ExitStack() as stack,
    ):
        mailer.daemon_threads = True
        threading.Thread(target=mailer.serve_forever, daemon=True).start()
        server.shut()
        file = server.folder / "petteia.toml"
        notice = '[notice]\nmail_from = "games@example.org"\nsmtp_host = "127.0.0.1"\nsmtp_security = "none"\n'
        notice += f"smtp_port = {mailer.server_address[1]}\n"
        file.write_text(f'public_url = "{server.url}"\n{file.read_text()}{notice}')
        server.open()
        many = [stack.enter_context(client(server.url, f"Eve {n}")) for n in range(1 + mails // 10)]
        assert many[0].get("/").status_code == 200, "its words are read from files once"

        def write(n: int) -> int:
            way = {"kind": "mail", "target": f"v{n}@example.org"}
            return many[n // 10].post("/api/me/notices/ways", json=way).status_code

        pages = []
        with (
            server.siege("mail to a slow server", f"{mails} confirmations", "start page: never") as field,
            ThreadPoolExecutor(mails) as at_once,
            client(server.url, "Friend") as friend,
        ):
            written = [at_once.submit(write, n) for n in range(mails)]
            while not all(one.done() for one in written):
                began = time.monotonic()
                assert friend.get("/").status_code == 200
                pages.append(time.monotonic() - began)
                time.sleep(0.05)
        mailer.shutdown()
        assert max(pages) < 2.5, f"the start page waited {max(pages):.1f} s for the mail"
        judge(field)
