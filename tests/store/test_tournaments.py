"""Tournaments in the store: what two servers do at once happens once, and guests who are erased are named nowhere."""

from petteia.store.people.tournament_names import forget, merge
from petteia.store.people.tournament_rows import (
    DONE,
    OFF,
    OPEN,
    OVER,
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


def test_everything_about_a_guest_names_their_tournaments(store: SqlStore) -> None:
    made(store)
    made(store, "other", "odo")
    for player in ("ida", "odo", "una"):
        enter(store, player)
    store.tournaments.leave("t", 3).result()
    about = {player: store.tournaments.about(player).result() for player in ("ida", "odo", "una", "eva")}
    found = {
        player: [(one.id, one.made, one.entrant and one.entrant.name) for one in some] for player, some in about.items()
    }
    assert found == {
        "ida": [("t", True, "Ida")],
        "odo": [("other", True, None), ("t", False, "Odo")],
        "una": [],
        "eva": [],
    }
    store.file.call(lambda c: forget(c, "odo")).result()
    assert store.tournaments.about("odo").result() == [], "and after an erasure there is nothing"


def test_a_round_of_a_duplicate_is_opened_once(store: SqlStore) -> None:
    made(store)
    for player in ("ida", "odo"):
        enter(store, player)
    began = TournamentRound(1, 5, secret=b"s" * 32, sealed=True)
    teams = [EntrantRow(n, name, "", name.title(), 1, team="A", seed=n) for n, name in ((1, "ida"), (2, "odo"))]
    bot = EntrantRow(3, "", "seer", "", 1, team="A")
    games = [TournamentGame(1, 0, "table", [1, 2])]
    assert store.tournaments.begin_round(whole(store).row, began, games, 5, b"{}", [*teams, bot]).result()
    found = whole(store)
    assert [(one.team, one.seed, one.bot) for one in found.entrants] == [("A", 1, ""), ("A", 2, ""), ("A", 0, "seer")]
    assert (found.rounds[0].secret, found.rounds[0].sealed) == (b"s" * 32, True)
    done = TournamentGame(1, 0, "table", [1, 2], DONE, [1, 2], [], [4, None])
    assert store.tournaments.settle("t", done).result() and whole(store).games[0].ahead == [4, None]
    assert store.tournaments.end_round(whole(store).row, 7, 0).result()
    assert store.tournaments.to_do(8).result() == ["t"], "its tables are to be opened"
    assert [store.tournaments.open_round("t", 1).result() for _ in range(2)] == [True, False]
    assert store.tournaments.turn(whole(store).row, OVER, 0).result() and store.tournaments.to_do(8).result() == []


def test_a_team_takes_no_more_than_its_members(store: SqlStore) -> None:
    made(store)

    def come(player: str, team: str) -> str:
        entrant = EntrantRow(0, player, "", player.title(), 1, team=team)
        return store.tournaments.enter("t", entrant, 8, (OPEN,), False, 2).result()

    assert [come(player, "A") for player in ("ida", "odo", "una", "ida")] == ["", "", "team", ""]
    assert come("odo", "B") == "" and come("una", "A") == ""
    assert [(one.name, one.team) for one in whole(store).entrants] == [("Ida", "A"), ("Odo", "B"), ("Una", "A")]
