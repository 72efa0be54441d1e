"""Results and ratings in both databases: once, in order, even if some are late, and with their visibility."""

import random

import msgspec
import pytest

from petteia.server.ratings.recount import compared, from_journals
from petteia.store.connection import know
from petteia.store.opening import open_store
from petteia.store.people import results
from petteia.store.people.ratings import best, hidden, history
from petteia.store.people.results import Skill, fold
from petteia.store.sqlite.file import JournalFile
from petteia.tables.ports.store import Finish, Outcome, Player
from tests.store.test_stores import batch, summary
from tests.tables.sitting import load

pytestmark = pytest.mark.part("friends")


class Sums:
    """Replaces the model: a rating depends on the order of all games before."""

    newcomer = Skill(25.0, 8.0)

    def rate(self, game: str, seats: list[Finish], known: dict[str, Skill], size: int = 0) -> dict[str, Skill]:
        out = {}
        for seat in seats:
            if seat.player:
                was = known.get(seat.player, self.newcomer)
                out[seat.player] = Skill(was.mu * 0.9 + 1 / (seat.place + len(game)), was.sigma * 0.99, was.games + 1)
        return out


def outcome(table: str, ended: int, *players: str, rated: bool = True, listed: bool = True) -> Outcome:
    seats = [
        Finish(player, "", place, player == "eve", early=player == "eve") for place, player in enumerate(players, 1)
    ]
    return Outcome(table, "agora", ended, rated, listed, [*seats, Finish("", "hoplite", len(seats) + 1)])


def asked(store, what, *values):
    return store.file.read(lambda c: what(c, *values)).result()


def ends(store, came_off: Outcome) -> None:
    players = [seat.player for seat in came_off.seats]
    about = summary(came_off.table, came_off.ended, "finished", came_off.listed, *players)
    made = batch(came_off.table, 1, b"x", about=about)
    store.append(msgspec.structs.replace(made, outcome=came_off)).result()


def kept(store):
    return store.file.read(results.ratings).result()


def test_a_result_is_there_with_the_move_that_ended_the_game_and_counts_once(store):
    came_off = outcome("a", 5, "ida", "joe")
    ends(store, came_off)
    assert store.file.read(results.kept).result() == {"a": came_off}
    store.append(msgspec.structs.replace(batch("a", 2, b"chat"), outcome=came_off)).result()
    assert store.ratings.waiting().result() and store.ratings.count(Sums()).result()
    first = kept(store)
    assert first == fold(Sums(), [came_off]) and first["agora", 3]["ida"].games == 1
    assert not store.ratings.waiting().result()
    store.ratings.count(Sums()).result()
    assert kept(store) == first


def test_what_comes_late_and_what_comes_in_parts_makes_the_same_of_everybody(store, monkeypatch):
    monkeypatch.setattr(results, "AT_ONCE", 3)
    monkeypatch.setattr(results, "LATELY", 4)
    rng = random.Random(4)
    games = [outcome(f"t{n}", n // 2, *rng.sample(["ida", "joe", "kim", "leo", "eve"], 2)) for n in range(30)]
    late = [games.pop(11), games.pop(3)]
    for game in games:
        ends(store, game)
    store.ratings.count(Sums()).result()
    assert kept(store) == fold(Sums(), games)
    for game in late:
        ends(store, game)
        store.ratings.count(Sums()).result()
    assert kept(store) == fold(Sums(), [*games, *late])
    store.file.call(lambda c: know(c, results.RULES_KEY, results.RULES - 1)).result()
    store.file.call(lambda c: c.execute("UPDATE ratings SET mu = mu + 1") and None).result()
    assert store.ratings.waiting().result(), "they were made by other rules"
    store.ratings.count(Sums()).result()
    assert kept(store) == fold(Sums(), [*games, *late]) and not store.ratings.waiting().result()


def test_two_servers_that_count_at_once_count_everything_once(store, where):
    other = open_store(where)
    games = [outcome(f"t{n}", n, *(("ida", "joe") if n % 2 else ("joe", "kim"))) for n in range(12)]
    for n, game in enumerate(games):
        ends(other if n % 2 else store, game)
        if n % 3 == 0:
            for counted in [which.ratings.count(Sums()) for which in (store, other)]:
                counted.result()
    for counted in [which.ratings.count(Sums()) for which in (store, other)]:
        counted.result()
    other.close()
    assert kept(store) == fold(Sums(), games)


def test_nobody_learns_of_games_that_are_not_theirs_or_of_somebody_who_hides(store):
    for n, player in enumerate(("ida", "joe", "kim", "leo")):
        store.add_player(Player(player, player.title(), n), player.encode()).result()
    ends(store, outcome("open", 1, "ida", "joe"))
    ends(store, outcome("secret", 2, "ida", "kim", listed=False))
    ends(store, outcome("plain", 3, "ida", rated=False))
    store.ratings.count(Sums()).result()
    seen = {viewer: asked(store, history, "ida", viewer) for viewer in ("ida", "joe", "kim")}
    assert {v: [g.table for g in h.games] for v, h in seen.items()} == {
        "ida": ["plain", "secret", "open"],
        "joe": ["plain", "open"],
        "kim": ["plain", "secret", "open"],
    }
    assert {v: (h.played, h.won) for v, h in seen.items()} == {"ida": (3, 3), "joe": (2, 2), "kim": (3, 3)}
    assert {one.player for one in asked(store, best)} == {"ida", "joe", "kim"}
    store.ratings.hide("joe", True).result()
    assert asked(store, hidden, "joe") and not asked(store, hidden, "ida")
    assert {one.player for one in asked(store, best)} == {"ida", "kim"}
    (game,) = [g for g in asked(store, history, "ida", "leo").games if g.table == "open"]
    assert [(s.player, s.name, s.bot) for s in game.seats] == [("ida", "Ida", ""), ("", "", ""), ("", "", "hoplite")]
    (game,) = [g for g in asked(store, history, "ida", "joe").games if g.table == "open"]
    assert game.seats[1].player == "joe", "who sat there knows"
    store.bar("ida", muted=False, banned=True).result()
    assert {one.player for one in asked(store, best)} == {"kim"}


def test_a_board_has_the_best_hundred_in_one_order_and_reads_no_others(store):
    people = [f"p{n:03}" for n in range(120)]
    for n, player in enumerate(people):
        store.add_player(Player(player, player, n), player.encode()).result()
        ends(store, outcome(f"t{n:03}", n, player))  # all alike: then by name
    store.ratings.count(Sums()).result()
    store.ratings.hide("p000", True).result()
    assert [one.player for one in asked(store, best)] == people[1:101]

    def steps(c):
        sql = "EXPLAIN QUERY PLAN SELECT * FROM ratings WHERE game = 'agora' AND seats = 2"
        return [row[-1] for row in c.execute(f"{sql} ORDER BY (mu - 3 * sigma) DESC, player LIMIT 100")]

    if isinstance(store.file, JournalFile):
        assert not any("TEMP B-TREE" in step for step in store.file.read(steps).result())


def test_who_left_has_won_nothing_and_a_shared_screen_is_one_game(store):
    for player in ("ida", "joe"):
        store.add_player(Player(player, player.title(), 0), player.encode()).result()
    ends(store, Outcome("left", "agora", 1, True, True, [Finish(who, "", 1, left=True) for who in ("ida", "joe")]))
    ends(store, Outcome("shared", "agora", 2, False, False, [Finish("ida", "", place) for place in (2, 1)]))
    for viewer, played, won in (("ida", 2, 0), ("joe", 1, 0)):
        found = asked(store, history, "ida", viewer)
        assert (found.played, found.won, len(found.games)) == (played, won, played)
    assert [game.table for game in asked(store, history, "ida", "ida", 1).games] == ["shared"]


def test_a_game_that_ends_while_journals_are_read_is_no_difference(store, where):
    ends(store, outcome("gone", 1, "ida", "joe"))
    store.ratings.count(Sums()).result()
    store.remove(["gone"]).result()
    found = from_journals(where, load, Sums())
    ends(store, outcome("meanwhile", 2, "joe", "ida"))
    store.ratings.count(Sums()).result()
    assert found.alone == 1 and compared(found).none


def test_a_result_outlives_its_table_and_moves_with_the_house(store, tmp_path):
    from petteia.store.migrate import move

    for player in ("ida", "joe"):
        store.add_player(Player(player, player.title(), 0), player.encode()).result()
    ends(store, outcome("gone", 1, "ida", "joe"))
    ends(store, outcome("kept", 2, "joe", "ida"))
    store.ratings.count(Sums()).result()
    store.ratings.hide("joe", True).result()
    store.remove(["gone"]).result()
    assert [(g.table, g.there) for g in asked(store, history, "ida", "ida").games] == [
        ("kept", True),
        ("gone", False),
    ]
    new = open_store(tmp_path / "new.db")
    move(store, new)
    assert kept(new) == kept(store) and asked(new, hidden, "joe")
    assert new.file.read(results.kept).result() == store.file.read(results.kept).result()
    new.close()
