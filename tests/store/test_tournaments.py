"""Tournaments in the store: what two servers do at once happens once, and guests who are erased are named nowhere."""

from petteia.store.people.tournament_names import forget, merge
from petteia.store.people.tournaments import (
    DONE,
    OFF,
    OPEN,
    TOURNAMENT,
    EntrantRow,
    Tournament,
    TournamentGame,
    TournamentRound,
    WholeTournament,
)
from petteia.store.sql import SqlStore


def made(store: SqlStore, name: str = "t", host: str = "ida") -> None:
    row = Tournament(name, TOURNAMENT, host, OPEN, True, 1, 0, 0, 0, "", 0, 0, b"{}")
    assert store.tournaments.create(row).result()


def enter(store: SqlStore, player: str, most: int = 8) -> str:
    return store.tournaments.enter("t", EntrantRow(0, player, "", player.title(), 1), most, (OPEN,)).result()


def whole(store: SqlStore, name: str = "t") -> WholeTournament:
    found = store.tournaments.whole(name).result()
    assert found is not None
    return found


def test_a_round_begins_once_and_a_game_is_settled_once(store: SqlStore) -> None:
    made(store)
    assert [enter(store, player, 2) for player in ("ida", "odo", "odo", "una")] == ["", "", "", "full"]
    at = whole(store).row
    games = [[TournamentGame(1, 0, f"table-{n}", [1, 2])] for n in range(4)]
    begun = [store.tournaments.begin_round(at, TournamentRound(1, 5), some, 5, b"{}") for some in games]
    assert sorted([one.result() for one in begun]) == [False, False, False, True]
    found = whole(store)
    assert len(found.games) == 1 and [one.number for one in found.rounds] == [1]
    assert store.tournaments.to_do(5).result() == ["t"]
    done = TournamentGame(1, 0, found.games[0].table, [1, 2], DONE, [1, 2])
    settled = [store.tournaments.settle("t", done) for _ in range(3)]
    assert sorted([one.result() for one in settled]) == [False, False, True]
    stale = store.tournaments.begin_round(found.row, TournamentRound(2, 6), [], 6, b"{}")
    assert not stale.result(), "something has changed since it was paired"
    assert store.tournaments.to_do(5).result() == ["t"], "whoever comes next ends the round"
    assert store.tournaments.end_round(whole(store).row, 7, 9).result()
    assert store.tournaments.to_do(8).result() == [] and store.tournaments.to_do(9).result() == ["t"]


def test_a_season_has_each_division_once(store: SqlStore) -> None:
    rows = [Tournament(f"s{n}", "season", "", OPEN, False, 1, 1, 0, 0, "league", 1, 0, b"{}") for n in range(2)]
    assert [store.tournaments.create(row).result() for row in rows] == [True, False]


def test_who_is_erased_is_named_nowhere(store: SqlStore) -> None:
    made(store)
    made(store, "other", "odo")
    for player in ("ida", "odo"):
        enter(store, player)
    store.file.call(lambda c: forget(c, "ida")).result()
    found = whole(store)
    assert found.row.host == "" and found.row.state == OFF, "nobody could begin it any more"
    assert [(one.player, one.name, one.gone) for one in found.entrants] == [("", "", True), ("odo", "Odo", False)]
    assert whole(store, "other").row.state == OPEN


def test_two_guests_who_become_one_take_part_once(store: SqlStore) -> None:
    made(store, host="phone")
    for player in ("phone", "ida"):
        enter(store, player)
    store.file.call(lambda c: merge(c, "phone", "ida")).result()
    found = whole(store)
    assert found.row.host == "ida"
    assert [(one.player, one.name, one.gone) for one in found.entrants] == [("", "", True), ("ida", "Ida", False)]
