"""Contract 5: randomness that neither the dealer nor a seat can influence."""

import hmac
import random
from collections import Counter

import pytest

from petteia.engine.dealer import Dealer, commitment, key_of, outcome
from tests import budget


def dealer(secret: bytes = b"s" * 32, table: str = "t", header: bytes = b"h", seats: int = 2) -> Dealer:
    out = Dealer(table, header, seats, secret)
    for seat in range(seats):
        out.add(seat, bytes([seat]) * 16)
    return out


def test_the_commitment_is_bound_to_the_secret_the_table_and_the_header():
    shown = commitment("t", b"h", b"s" * 32)
    assert shown == dealer().commitment
    others = [commitment("t", b"h", b"r" * 32), commitment("u", b"h", b"s" * 32), commitment("t", b"g", b"s" * 32)]
    assert len({shown, *others}) == 4


def test_a_table_called_like_the_beginning_of_a_header_is_another_table():
    assert commitment("ab", b"c", b"s" * 32) != commitment("a", b"bc", b"s" * 32)


def test_the_commitment_stands_before_the_seats_add_and_does_not_change():
    fresh = Dealer.fresh("t", b"h", 2)
    before = fresh.commitment
    fresh.add(0, b"a" * 16)
    fresh.add_random(1)
    fresh.outcome([1, 1])
    assert fresh.commitment == before == commitment("t", b"h", fresh.reveal())


def test_two_fresh_dealers_have_different_secrets():
    assert Dealer.fresh("t", b"h", 2).reveal() != Dealer.fresh("t", b"h", 2).reveal()


def test_every_seat_changes_what_is_dealt():
    def dealt(added: list[bytes]) -> list[int]:
        key = key_of(commitment("t", b"h", b"s" * 32), b"s" * 32, added)
        return [outcome(key, i, [1] * 1000) for i in range(8)]

    base = [b"a" * 16, b"b" * 16, b"c" * 16]
    rows = [dealt(base)] + [dealt([*base[:seat], b"x" * 16, *base[seat + 1 :]]) for seat in range(3)]
    assert len({tuple(row) for row in rows}) == 4


def test_nothing_is_dealt_before_every_seat_has_added():
    half = Dealer.fresh("t", b"h", 2)
    half.add(0, b"a" * 16)
    with pytest.raises(ValueError, match="missing: seat 1"):
        half.outcome([1, 1])


@pytest.mark.parametrize(("seat", "added"), [(0, b"b" * 16), (2, b"b" * 16), (1, b"b" * 15), (-1, b"b" * 16)])
def test_a_seat_adds_sixteen_bytes_once(seat, added):
    half = Dealer.fresh("t", b"h", 2)
    half.add(0, b"a" * 16)
    with pytest.raises(ValueError):
        half.add(seat, added)
    assert not half.ready


def test_outcomes_are_counted_and_never_dealt_again():
    one, two = dealer(), dealer()
    row = [one.outcome([1] * 100) for _ in range(20)]
    assert one.count == 20 and len(set(row)) > 10
    assert [two.outcome([1] * 100) for _ in range(20)] == row
    later = Dealer("t", b"h", 2, b"s" * 32, count=10)
    for seat in range(2):
        later.add(seat, bytes([seat]) * 16)
    assert [later.outcome([1] * 100) for _ in range(10)] == row[10:]


def test_these_outcomes_are_dealt_in_every_process_and_form():
    d = dealer()
    assert [d.outcome([1, 2, 3]) for _ in range(12)] == [0, 2, 2, 2, 1, 2, 2, 2, 2, 1, 0, 1]


def test_outcomes_come_as_often_as_their_weights_say():
    """Chi-square over fixed keys; 33.1 is passed by one fair dealer in a hundred thousand (6 degrees of freedom)."""
    weights = [1, 2, 0, 3, 4, 10, 1, 5]
    rng = random.Random(5)
    rounds = budget(20) * 1_000
    for _ in range(3):
        key = rng.randbytes(32)
        seen = Counter(outcome(key, i, weights) for i in range(rounds))
        assert seen[2] == 0
        expected = {o: rounds * w / sum(weights) for o, w in enumerate(weights) if w}
        assert sum((seen[o] - e) ** 2 / e for o, e in expected.items()) < 33.1


def test_a_hash_that_would_favour_the_first_outcomes_is_passed_over():
    """The same by hand: with this sum about one hash in two thousand is above its last multiple."""
    key, whole = b"k" * 32, 2**64 // 2049 + 1
    limit = 2**64 - 2**64 % whole
    passed_over = 0
    for index in range(20_000):
        hashes = (
            int.from_bytes(
                hmac.digest(
                    key, b"petteia dealer 1 outcome" + index.to_bytes(8, "big") + n.to_bytes(8, "big"), "sha256"
                )[:8],
                "big",
            )
            for n in range(9)
        )
        first = next(hashes)
        if first >= limit:
            passed_over += 1
            right = next(x for x in hashes if x < limit)
            assert first % whole != right % whole
            assert outcome(key, index, [right % whole, 1, whole - 1 - right % whole]) == 1
    assert passed_over > 0


@pytest.mark.parametrize("weights", [[], [0, 0], [2**53], [3, -1], [2**52, 2**52]])
def test_weights_that_cannot_be_dealt_are_refused(weights):
    with pytest.raises(ValueError, match="cannot be dealt"):
        outcome(b"k" * 32, 0, weights)
