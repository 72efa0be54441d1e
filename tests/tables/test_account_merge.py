"""A guest is merged or forgotten: the live table and the one read from its journal are alike."""

import msgspec
import pytest

from petteia.tables.commands.account_changes import Without
from petteia.tables.journal.loading import load_table
from petteia.tables.journal.specs import Settings
from tests.tables.sitting import Sitting, load
from tests.tables.test_journal import commotion

pytestmark = pytest.mark.part("friends")


@pytest.mark.parametrize("seed", range(6))
def test_a_table_that_forgets_somebody_is_the_one_that_never_knew_the_name(seed):
    s = commotion(seed)
    s.do(lambda t, now: t.people.became("ida", now=now))
    without = Without("ida")
    rewritten = [without.entry(payload) for payload in s.journal]
    assert b'"Ida"' in b"".join(s.journal) and b'"Ida"' not in b"".join(rewritten)
    assert load_table(rewritten, load).digest() == s.reloaded().digest() == s.table.digest()
    assert b'"Ida"' not in s.table.snapshot()
    again = Without("ida")
    assert [again.entry(payload) for payload in rewritten] == rewritten


@pytest.mark.parametrize("seed", range(6))
def test_a_table_at_which_somebody_became_another_knows_them_by_no_other_id(seed):
    s = commotion(seed)
    held = s.table.seats_of("ida")
    s.do(lambda t, now: t.people.became("ida", "new-ida", now=now))
    assert s.table.seats_of("new-ida") == held and s.table.seats_of("ida") == []
    assert s.reloaded().digest() == s.table.digest()
    assert '"ida"' not in msgspec.json.encode(s.table.metadata).decode()


def test_two_at_one_table_stay_two_until_it_is_over():
    s = Sitting()
    refused = s.do(lambda t, now: t.people.became("ida", "joe", now=now))
    assert refused.code == "both_at_table" and s.table.seats_of("ida") == [0]
    for seat, player in enumerate(("ida", "joe", "kim")):
        s.do(lambda t, now, p=player, n=seat: t.people.resign(p, n, now=now))
    assert s.table.status == "closed"
    s.ok(lambda t, now: t.people.became("ida", "joe", now=now))
    assert s.table.seats_of("joe") == [0, 1]


def test_a_bot_plays_for_the_forgotten_and_the_table_has_another_owner():
    s = Sitting()
    s.ok(lambda t, now: t.people.became("ida", now=now))
    seat = s.table.seats[0]
    assert (seat.name, seat.resigned, s.table.metadata.owner, s.table.status) == ("", True, "joe", "running")
    s.ok(lambda t, now: t.people.became("joe", now=now))
    s.ok(lambda t, now: t.people.became("kim", now=now))
    assert (s.table.status, s.table.metadata.why_closed) == ("closed", "given_up")
    assert [seat.resigned for seat in s.table.seats] == [True, True, False], "she has outlasted the others"
    gathering = Sitting(Settings(window_ms=0), begin=False)
    gathering.ok(lambda t, now: t.people.became("ida", now=now))
    assert not gathering.table.seats[0].taken and gathering.table.metadata.owner == "joe"


def test_somebody_who_is_barred_stays_so_as_another_unless_they_play_or_it_is_their_table():
    s = Sitting()

    def bar(whom: str, what: str) -> None:
        s.ok(lambda t, now: t.people.bar("ida", whom, what, now=now))

    def became(player: str, into: str) -> dict[str, str]:
        s.ok(lambda t, now: t.people.became(player, into, now=now))
        assert s.reloaded().digest() == s.table.digest()
        return s.table.metadata.barred

    for whom, what in (("lia", "ban"), ("mia", "mute"), ("nia", "ban"), ("pia", "ban")):
        bar(whom, what)
    assert became("lia", "mia") == {"nia": "ban", "pia": "ban", "mia": "ban"}, "two are not better off than one"
    assert became("nia", "joe")["joe"] == "mute", "who plays is not shut out of their game"
    assert "ida" not in became("pia", "ida"), "nor whoever set it up of their table"
    assert became("mia", "new") == {"joe": "mute", "new": "ban"}


def test_somebody_who_was_somebody_else_before_is_left_out_under_both_names():
    s = commotion(3)
    s.do(lambda t, now: t.people.became("ida", "between", now=now))
    s.do(lambda t, now: t.people.became("between", "last", now=now))
    s.do(lambda t, now: t.people.became("last", now=now))
    without = Without("last")
    without.read([*s.journal, b'{"e":"became"'])
    rewritten = [without.entry(payload) for payload in s.journal]
    assert b'"Ida"' in b"".join(s.journal) and b'"Ida"' not in b"".join(rewritten)
    assert load_table(rewritten, load).digest() == s.table.digest()
