"""Names in records: sealed before the game, removed on request, and what can still be verified then."""

import re
from hashlib import sha256

import pytest

from petteia.engine.dealer import commitment
from petteia.engine.header import Header, RecordError, header_check, seal_of
from petteia.engine.header_reader import promised_without
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE
from petteia.engine.record import Record, without_names, write
from petteia.engine.replay import verify
from tests.games.agora.agora import GAME

pytestmark = pytest.mark.part("friends")
NAMES = ["Ariadne", "Bion", 'Ξένια "x"']
SALTS = [bytes([n] * 16) for n in (1, 2, 3)]


def played(sealed: bool) -> str:
    game = GAME()
    header = Header.of(game, NAMES, "supper")
    if sealed:
        header.seal(SALTS)
    dealer = header.dealer()
    for seat in range(3):
        dealer.add_random(seat)
    header.promise(dealer)
    play = Play(game)
    while waiting := play.state.pending():
        if waiting == CHANCE:
            play.deal(dealer.outcome(play.state.chance()))
        else:
            seat = int(waiting[0])
            play.decide(seat, int(play.state.legal(seat)[0]))
    return write(play, header, dealer.reveal())


def said(text: str) -> dict[str, tuple[str, str]]:
    return {f.about: (f.verdict, f.sentence) for f in verify(Record.parse(text), GAME())}


def resealed(text: str) -> str:
    """With a checksum over a changed header."""
    lines = text.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("header "))
    return "\n".join([*lines[:at], f"header {header_check(lines[:at])}", *lines[at + 1 :]])


def body(text: str) -> list[str]:
    """Everything below the header: lines, digests, seed."""
    return text.split("\n\n", 1)[1].split("\n")


def test_sealed_names_are_read_and_proved_by_their_salts():
    text = played(sealed=True)
    assert text.startswith("petteia record 2\n")
    above = text.split("commitment ")[0]
    assert not any(name.split()[0] in above for name in NAMES), "the dealer is bound to no name"
    assert f"sealed A {seal_of('Ariadne', SALTS[0])}" in above
    header = Record.parse(text).header
    assert header.names == NAMES and header.salts == SALTS and header.erased() == []
    assert {verdict for verdict, _ in said(text).values()} == {"verified", "note"} and "names" not in said(text)
    for was, forged in (('"Bion"', '"Odo"'), ("02" * 16, "04" * 16), ("sealed B ", "sealed B 0")):
        with pytest.raises(RecordError):
            Record.parse(text.replace(was, forged))


def test_a_sealed_name_is_taken_out_and_everything_else_is_still_proved():
    text = played(sealed=True)
    without = without_names(text, [1])
    assert "Bion" not in without and "02" * 16 not in without
    assert without == re.sub(r"^seat B .*\n", "", text, flags=re.M), "nothing else changes"
    assert Record.parse(without).header.names == ["Ariadne", "", NAMES[2]]
    verdicts = said(without)
    assert verdicts["names"][0] == "note" and "B" in verdicts["names"][1]
    assert {v for v, _ in verdicts.values()} == {"verified", "note"}
    assert without_names(without, [1]) == without
    everybody = without_names(without, [0, 2])
    assert not any(name in everybody for name in NAMES) and said(everybody)["commitment"][0] == "verified"


def test_out_of_an_older_record_a_name_goes_and_it_says_what_that_costs():
    text = played(sealed=False)
    assert text.startswith("petteia record 1\n") and said(text)["commitment"][0] == "verified"
    without = without_names(text, [1])
    assert "Bion" not in without and without.startswith("petteia record 2\npromised ") and "\nerased B\n" in without
    assert body(without) == body(text), "the same lines, digests and seed"
    verdicts = said(without)
    assert verdicts["commitment"][0] == verdicts["outcomes"][0] == verdicts["digests"][0] == "verified"
    assert verdicts["names"][0] == "not verified" and "header" in verdicts["names"][1]
    twice = without_names(without, [2])
    promise = re.compile(r"^promised .*", re.M)
    assert "erased C" in twice and promise.findall(twice) == promise.findall(without)
    assert said(twice)["outcomes"][0] == "verified"
    with pytest.raises(RecordError):  # another promise fits no seed
        verify(Record.parse(resealed(promise.sub("promised " + "0" * 64, without))), GAME())


def test_what_a_dealer_is_bound_to_stays_what_it_was():
    for sealed in (True, False):
        record = Record.parse(played(sealed))
        header = record.header
        kept = promised_without(header.promised(), [0])
        assert b"Ariadne" not in kept and (kept == header.promised()) is sealed
        assert commitment("supper", kept, record.seed) == header.commitment


def test_format_one_knows_nothing_of_the_second():
    text = played(sealed=False)
    for line in ("sealed A " + "0" * 64, "erased A", "promised " + "0" * 64):
        with pytest.raises(RecordError):
            Record.parse(text.replace("game agora", f"game agora\n{line}", 1))
    with pytest.raises(RecordError, match="newer petteia"):
        Record.parse(text.replace("petteia record 1", "petteia record 4"))


@pytest.mark.parametrize("sealed", [True, False], ids=["sealed", "plain"])
def test_nobody_writes_other_names_under_what_was_promised(sealed):
    """The hash of the promise replaces a header that can no longer be written; it never stands beside names alone."""
    text = played(sealed)
    bound = sha256(Record.parse(text).header.promised()).hexdigest()
    head, rest = text.split("\n\n", 1)
    kept = [line for line in head.split("\n")[1:] if not line.startswith(("seat ", "sealed "))]
    at = next(n for n, line in enumerate(kept) if line.startswith("commitment "))
    forged = [f"promised {bound}", *kept[:at], *(f'seat {letter} "Mallory {letter}"' for letter in "ABC"), *kept[at:]]
    with pytest.raises(RecordError, match="hash only where a name was erased"):
        Record.parse(resealed("\n".join(["petteia record 2", *forged, "", rest])))


def by_hand(*lines: str) -> str:
    head = ["petteia record 1", "game agora", 'seat A "a"', 'seat B "b"', 'seat C "c"', ""]
    return "\n".join([*head, *lines, "end", ""])


@pytest.mark.parametrize("cells", ["[" * 100_000, "[[1]]", f"[{2**63}]", "[1.5]", "{}"])
def test_what_is_no_position_is_refused_where_rules_change(cells):
    with pytest.raises(RecordError, match="says nothing about rules"):
        Record.parse(by_hand(f"1 all rules 1 with {cells}"))


def test_lines_that_are_said_to_be_past_again_and_again_are_counted_once():
    lines = [f"{n} all rules 1" + f" past 1-{n - 1}" * (50 if n > 1 else 0) for n in range(1, 2001)]
    assert Record.parse(by_hand(*lines)).passed() == set(range(1, 2000))
    apart = Record.parse(by_hand(*lines[:9], "10 all rules 1 past 2-3 past 7-8", "11 all rules 1"))
    assert apart.passed() == set(range(1, 9))
