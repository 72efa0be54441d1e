"""Records: written, read, replayed; bad ones are refused with a sentence."""

import json
import re
import subprocess
import sys

import pytest

import petteia
from petteia.engine.build import build
from petteia.engine.differences import applied, components_hash, differing
from petteia.engine.header import Header, RecordError, quoted
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE
from petteia.engine.record import Record, fork, write
from petteia.engine.record_lines import outcome_number, outcome_text
from petteia.engine.replay import UNVERIFIED, VERIFIED, Replay, verify
from tests import BUDGET, ROOT, budget
from tests.hearing import heard
from tests.record.endless import CASES
from tests.record.endless import HEAD as GOOD_HEAD
from tests.record.played import AGORA, NAMES, agora, dealer_for, play_on, recorded


def verdicts(text: str) -> dict[str, str]:
    return {finding.about: finding.verdict for finding in verify(Record.parse(text), agora())}


def refused(text: str | bytes, game=None) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify(Record.parse(text), game or agora())
    assert caught.value.sentence.endswith((".", "…"))
    return caught.value


HAND_WRITTEN = """\
petteia record 1
game agora
seat A "Ariadne"
seat B "Bion"
seat C "Chloe"
# two coins each
* one
* two
* three
* one
* one
* two

* 2
A lay one
C lay three
B lay two
"""


# -- writing and reading -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(budget(30)))
def test_a_record_is_read_and_played_as_it_was_written(seed):
    play, text = recorded(seed, consent=0.03 if seed % 3 == 0 else 0.0, lines=400)
    record = Record.parse(text)
    again = Replay(record, agora()).run()
    assert again.state.digest() == play.state.digest()
    assert [repr(e) for e in again.entries] == [repr(e) for e in play.entries]
    assert again.practice == play.practice
    assert write(again, record.header, record.seed) == text
    assert set(verdicts(text).values()) <= {VERIFIED, "note"}


def test_long_records_have_a_digest_every_fifty_lines():
    _, text = recorded(3, consent=0.3, lines=230)
    marks = [int(line.split()[1]) for line in text.splitlines() if line.startswith("= ")]
    assert marks == [50, 100, 150, 200]
    assert verdicts(text)["digests"] == VERIFIED


def test_a_person_can_write_a_record_by_hand():
    record = Record.parse(HAND_WRITTEN + "end\n")
    play = Replay(record, agora()).run()
    assert [int(x) for x in play.state.legal(0)] == [0, 3]  # holds two ones, has laid one
    assert verdicts(HAND_WRITTEN + "end\n") == {
        "lines": VERIFIED,
        "digests": UNVERIFIED,
        "outcomes": UNVERIFIED,
        "end": "note",
    }


def test_blank_lines_comments_and_windows_line_ends_change_nothing():
    _, text = recorded(1)
    roomy = "\r\n\r\n# a comment\r\n   ".join(text.splitlines()) + "\r\n"
    assert verdicts("\ufeff" + roomy) == verdicts(text)


def test_no_name_can_forge_a_line_or_steer_a_terminal():
    name = 'Bion"\n9 A done\r\x1b[31m\u2028\u202e\x85'
    assert quoted(name).isprintable()
    header = Header.of(agora(), ["Ariadne", name, "Ξένια"], "table\nend")
    text = write(Play(agora()), header)
    assert Record.parse(text).header.names == ["Ariadne", name, "Ξένια"]
    assert "Ξένια" in text and len(text.splitlines()) == len(header.lines()) + 2


def test_outcomes_are_named_by_the_game_and_by_number_where_a_name_would_not_do():
    game = agora()
    state = game.new()
    assert [outcome_text(state, o) for o in range(3)] == ["one", "two", "three"]
    assert outcome_number(state, "two") == outcome_number(state, "#1") == 1
    state.stack[-1].outcome_name = lambda g, o: "same"
    assert [outcome_number(state, outcome_text(state, o)) for o in range(3)] == [0, 1, 2]
    with pytest.raises(ValueError, match="right would be one of: same"):
        outcome_number(state, "two")


def test_without_a_seed_the_outcomes_cannot_be_verified():
    _, text = recorded(4)
    seedless = re.sub("seed .*\n", "", text)
    assert verdicts(text)["outcomes"] == VERIFIED
    assert verdicts(seedless)["outcomes"] == UNVERIFIED


# -- positions and forks -----------------------------------------------------------------------------------------


def from_position(seed: int = 7) -> str:
    play, _ = recorded(seed, lines=25)
    header = Header.of(play.game, NAMES, "later", play.state)
    dealer = dealer_for(header, 70)
    later = play_on(Play(play.game, play.state), dealer, 71)
    return write(later, header, dealer.reveal())


def test_a_record_may_start_from_a_position():
    text = from_position()
    assert "\nstart [" in text
    assert verdicts(text)["start"] == UNVERIFIED
    assert verdicts(text)["outcomes"] == VERIFIED


def without_digests(text: str) -> str:
    return "\n".join(
        "end" if line.startswith("end") else line
        for line in text.splitlines()
        if not line.startswith(("= ", "digest", "header", "commitment", "adds", "seed"))
    )


def test_no_numbers_of_a_start_position_crash_the_reader():
    text = without_digests(from_position())
    start = re.search(r"start \[(.*)\]", text)
    assert start is not None
    cells = [int(x) for x in start[1].split(",")]
    fine = 0
    tried = range(0, len(cells), 1 if BUDGET == 100 else 3)
    for at in tried:
        for wrong in (-1, 7, 10**6, 2**63 - 1, -(2**63), cells[at] + 1):
            hostile = [*cells[:at], wrong, *cells[at + 1 :]]
            try:
                verify(Record.parse(text.replace(start[0], f"start {hostile}")), agora())
                fine += 1
            except RecordError as problem:
                assert problem.sentence
    assert 0 < fine < 2 * len(tried)  # of six times as many
    for wrong in ("[]", "[1e400]", "[true]", f"[{2**64}]", "[" * 5000, f"[{'9' * 5000}]", '["a"]', "{}", ""):
        refused(text.replace(start[0], f"start {wrong}"))


def test_a_fork_keeps_the_old_outcomes_as_given_and_deals_the_rest_anew():
    old, text = recorded(11)
    new, header = fork(old, 20, NAMES, "fork")
    given = [e.value for e in new.entries]
    dealer = dealer_for(header, 111)
    play_on(new, dealer, 112)
    assert [e.value for e in new.entries[:20]] == given == [e.value for e in old.entries[:20]]
    forked = write(new, header, dealer.reveal())
    assert verdicts(forked)["given"] == UNVERIFIED
    assert verdicts(forked)["outcomes"] == VERIFIED
    assert text.splitlines()[15:30] != forked.splitlines()[15:30]
    other = fork(recorded(12)[0], 20, NAMES)[1]
    tampered = forked.replace(header.given_check, other.given_check)
    assert "header" in refused(tampered).sentence


def test_a_fork_of_a_fork_and_of_the_beginning_work():
    old, _ = recorded(13)
    for line in (0, 1, len(old.entries)):
        new, header = fork(old, line, NAMES)
        dealer = dealer_for(header, line)
        play_on(new, dealer, 5)
        again, header = fork(new, line, NAMES)
        assert verdicts(write(again, header))["lines"] == VERIFIED
    with pytest.raises(ValueError, match="there is no line"):
        fork(old, len(old.entries) + 1, NAMES)


# -- tampering -----------------------------------------------------------------------------------------------------


def changes(text: str, at: int) -> list[str]:
    """The record with one line changed, in every way that fits the line."""
    lines = text.splitlines()
    line = lines[at]
    words = line.split()
    others: list[str] = []
    if words[0].isdigit() and words[1] == "*":
        others = [f"{words[0]} * {w}" for w in ("one", "two", "three", "0", "1", "2")]
    elif words[0].isdigit() and words[2] != "undo":
        others = [f"{words[0]} {s} {w}" for s in "ABC" for w in ("lay one", "lay two", "lay three", "done", "pay one")]
    elif words[0].isdigit():
        others = [f"{words[0]} {s} undo {int(words[3]) + d}" for s in ("A", "B", "C", "all") for d in (-1, 0, 1)]
    elif words[0] in ("=", "end", "seed", "commitment", "header", "adds"):
        last = words[-1]
        others = [" ".join([*words[:-1], last[:-1] + ("0" if last[-1] != "0" else "1")])]
        others += [" ".join([*words[:-1], ("0" if last[0] != "0" else "1") + last[1:]])]
    elif words[0] == "seat":
        others = [f'seat {words[1]} "Nobody"', f"seat D {words[2]}"]
    elif words[0] == "table":
        others = ['table "another"']
    elif words[0] == "options":
        others = ['options {"a": "b"}']
    else:
        others = [" ".join([*words[:-1], "2" if words[-1] != "2" else "3"])]
    gone = "\n".join([*lines[:at], *lines[at + 1 :]])
    twice = "\n".join([*lines[: at + 1], *lines[at:]])
    return [gone, twice, *["\n".join([*lines[:at], other, *lines[at + 1 :]]) for other in others if other != line]]


@pytest.mark.parametrize("seed", range(budget(5)))
def test_a_change_to_any_line_is_noticed_and_named(seed):
    _, text = recorded(seed, undo=0.4, consent=0.05, lines=60)
    lines = text.splitlines()
    header = next(at for at, line in enumerate(lines) if line.startswith("header")) + 1
    tried = 0
    for at, line in enumerate(lines):
        if not line:
            continue
        for changed in changes(text, at):
            tried += 1
            if line.startswith("seed") and "seed" not in changed:
                assert verdicts(changed)["outcomes"] == UNVERIFIED
                continue
            problem = refused(changed)
            if at < header:
                assert problem.line <= header + 1, (line, problem)
            else:
                assert abs(problem.line - at - 1) <= 1 or line in problem.sentence, (line, problem)
    assert tried > 5 * len(lines) / 2


def test_a_tamperer_who_makes_all_checks_anew_still_cannot_change_an_outcome():
    play, text = recorded(21)
    record = Record.parse(text)
    outcomes = [e for e in play.entries if e.kind == "outcome"]
    noticed = 0
    for entry in outcomes:
        forged = Play(play.game)
        for e in play.entries[: entry.line - 1]:
            forged.repeat(e)
        weights = [int(w) for w in forged.state.chance()]
        for other in [o for o, w in enumerate(weights) if w and o != entry.value]:
            bent = Play(play.game)
            for e in play.entries[: entry.line - 1]:
                bent.repeat(e)
            bent.deal(other)
            forged_text = write(bent, record.header, record.seed)
            problem = refused(forged_text)
            assert "not what was dealt" in problem.sentence
            assert problem.line == Record.parse(forged_text).lines[-1].at
            noticed += 1
    assert noticed >= len(outcomes)


def test_a_seed_that_was_not_committed_to_is_noticed():
    play, text = recorded(22)
    record = Record.parse(text)
    assert "committed" in refused(write(play, record.header, b"x" * 32)).sentence


def test_a_header_changed_with_its_check_no_longer_fits_the_commitment():
    play, text = recorded(23)
    record = Record.parse(text)
    record.header.names[0] = "Impostor"
    assert "committed" in refused(write(play, record.header, record.seed)).sentence


def test_every_beginning_of_a_record_is_called_cut_off_or_worse():
    _, text = recorded(24)
    for end in range(0, len(text) - 1, 7):
        try:
            problem = refused(text[:end])
        except BaseException as other:
            raise AssertionError(text[:end][-80:]) from other
        assert problem.sentence


# -- bad records -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 0, "it is empty"),
        ("{}", 1, 'does not begin with "petteia record 1"'),
        ("petteia record one\n", 1, "not a record"),
        ("petteia record 4\n", 1, "A newer petteia is needed"),
        ("petteia record 0\n", 1, "there is no record format 0"),
        ("petteia record 1\nend\n", 1, "which game"),
        ("petteia record 1\ngame agora\nend", 2, "names no seats"),
        ("petteia record 1\ngame evil.py:GAME\nend", 2, "named by a word"),
        ("petteia record 1\ngame agora\ngame agora\n", 3, "said twice, first on line 2"),
        (GOOD_HEAD + 'seat E "e"\nend', 6, "a seat before it is missing"),
        (GOOD_HEAD + "seat D e\nend", 6, "a name in quotes"),
        (GOOD_HEAD + f'seat D "{"e" * 201}"\nend', 6, "at most 200"),
        (GOOD_HEAD + "seat Q 1\n", 6, "a letter from A to P"),
        (GOOD_HEAD + "rules x\nend", 6, "rules needs a number"),
        (GOOD_HEAD + "rules 2\nend", 0, "A newer petteia is needed"),
        (GOOD_HEAD + "rules 0\nend", 0, "An older petteia"),
        (GOOD_HEAD + "digest 2\nend", 6, "A newer petteia is needed"),
        (GOOD_HEAD + "digest 1\nend", 6, "has no check"),
        (GOOD_HEAD + 'options ["a"]\nend', 6, "a JSON object"),
        (GOOD_HEAD + 'options {"a": 1}\nend', 6, "options are words"),
        (GOOD_HEAD + "components 12\nend", 6, "64 hexadecimal digits"),
        (GOOD_HEAD + "commitment " + "G" * 64 + "\nend", 6, "64 hexadecimal digits"),
        (GOOD_HEAD + "adds A 00\nend", 6, "32 hexadecimal digits"),
        (GOOD_HEAD + "entry 1\nend", 6, "a JSON list"),
        (GOOD_HEAD + "given 3\nend", 6, "given needs"),
        (GOOD_HEAD + "given 3 0123456789abcdef\nend", 7, "3 lines were taken over"),
        (GOOD_HEAD, 5, "cut off"),
        (GOOD_HEAD + "* one\n", 6, "cut off"),
        (GOOD_HEAD + "2 * one\nend", 6, "should be line 1"),
        (GOOD_HEAD + "D lay one\nend", 6, "'D' is nobody here"),
        (GOOD_HEAD + "\x1b[31m\nend", 6, "nobody here"),
        (GOOD_HEAD + "*\nend", 6, "what did * do"),
        (GOOD_HEAD + "all done\nend", 6, "all can only go back"),
        (GOOD_HEAD + "all undo 5\nend", 6, "line 5 is not"),
        (GOOD_HEAD + "A undo 1\nend", 6, "cannot"),
        (GOOD_HEAD + "* four\nend", 6, "right would be one of: one, three, two"),
        (GOOD_HEAD + "A done\nend", 6, "a chance outcome is due"),
        (GOOD_HEAD + "* one\n" * 5 + "* two\n* 7\nend", 12, "right would be one of: 0, 1, 2"),
        (GOOD_HEAD + "* two\n" * 6 + "end", 10, "'two' cannot happen here"),
        (HAND_WRITTEN + "* one\nend", 18, "no chance outcome is due here; A or B or C decides"),
        (HAND_WRITTEN + "A lay nine\nend", 18, "lay one, lay two, lay three"),
        (HAND_WRITTEN + "A lay three\nend", 18, "(AGO-3.1); A may: lay one, done"),
        (HAND_WRITTEN + "C lay two\nend", 18, "AGO-3.2"),
        (HAND_WRITTEN + "end\nend", 19, "nothing may follow"),
        (HAND_WRITTEN + "= 10 0123456789abcdef\nend", 18, "which digests"),
        (HAND_WRITTEN + "end 10 0123456789abcdef\n", 18, "which digests"),
        (HAND_WRITTEN + "seed 00\nend", 18, "no commitment"),
        (HAND_WRITTEN + "A " + "x" * 2000 + "\nend", 18, "longer than 1000 bytes"),
    ],
)
def test_bad_records_get_a_sentence_and_a_line(text, line, says):
    problem = refused(text)
    assert says in problem.sentence
    assert problem.line == line


def test_text_that_is_no_text_is_refused():
    assert "UTF-8" in refused(GOOD_HEAD.encode() + b"\xff\xfe\n").sentence


def test_nothing_is_played_after_the_end_of_the_game():
    _, text = recorded(31, undo=0.0)
    body = without_digests(text).replace("\nend", "\nA done\nend")
    assert "the game is over" in refused(body).sentence


def test_a_record_of_another_game_is_refused():
    text = (HAND_WRITTEN + "end\n").replace("game agora", "game chess")
    assert "a record of chess, not of agora" in refused(text).sentence


def test_a_dealer_that_dealt_before_a_seat_had_added_is_noticed():
    play, text = recorded(32)
    record = Record.parse(text)
    record.header.added[1] = b""
    assert "seat B had added nothing" in refused(write(play, record.header, record.seed)).sentence


# -- size ------------------------------------------------------------------------------------------------------------


def test_an_endless_record_is_refused_with_little_memory():
    told = f"import sys; sys.path.append({str(ROOT)!r}); from tests.record.endless import main; main()"
    said = subprocess.run([sys.executable, "-P", "-c", told], stdout=subprocess.PIPE, check=True, text=True).stdout
    took = json.loads(said)
    assert took["form"] == build()
    for case, (_, says) in CASES.items():
        assert says in took[case]["said"], case
        assert took[case]["given"] < 17_000_000, case
        assert took[case]["taken"] < 64_000_000, case


def test_going_back_to_the_beginning_for_ever_is_refused():
    play, _ = recorded(3, consent=0.5, lines=200)
    header = Header.of(play.game, NAMES)
    header.digest = 0
    replay = Replay(Record.parse(write(play, header)), agora())
    assert replay.effort_left >= 1_000_000
    replay.effort_left = 500
    with pytest.raises(RecordError, match="too often"):
        replay.run()


# -- components --------------------------------------------------------------------------------------------------------

OURS = {
    "schema": 1,
    "bank": {"gold": 20},
    "units": [{"id": "hoplite", "cost": 2}, {"id": "medusa", "cost": 5}],
    "rows": [[1, 2], [3]],
}


@pytest.mark.parametrize(
    ("theirs", "entries"),
    [
        (OURS, []),
        ({**OURS, "schema": 2}, [["schema", 2]]),
        ({**OURS, "bank": {"gold": 30}}, [["bank", {"gold": 30}]]),
        (
            {**OURS, "units": [{"id": "hoplite", "cost": 3}, OURS["units"][1]]},
            [["units", "hoplite", {"id": "hoplite", "cost": 3}]],
        ),
        ({**OURS, "units": [OURS["units"][1]]}, [["units", "hoplite", None]]),
        ({**OURS, "units": [*OURS["units"], {"id": "hydra"}]}, [["units", "hydra", {"id": "hydra"}]]),
        ({**OURS, "units": OURS["units"][::-1]}, [["units", OURS["units"][::-1]]]),
        ({**OURS, "rows": [[3]]}, [["rows", [[3]]]]),
        ({k: v for k, v in OURS.items() if k != "bank"}, [["bank", None]]),
        ({**OURS, "new": []}, [["new", []]]),
    ],
)
def test_an_owners_components_are_told_by_what_differs(theirs, entries):
    assert differing(OURS, theirs) == entries
    assert applied(OURS, entries) == theirs
    assert components_hash(applied(OURS, entries)) == components_hash(theirs)
    assert (components_hash(theirs) == components_hash(OURS)) == (theirs == OURS)


def test_a_record_says_what_the_owners_components_were(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text('[[coins]]\nid = "drachma"\nworth = 4\n')
    game = petteia.load(AGORA, components=own)
    header = Header.of(game, NAMES)
    play = play_on(Play(game), dealer_for(header, 1), 2)
    text = write(play, header)
    assert 'entry ["coins", "drachma", {"id": "drachma", "worth": 4}]' in text
    record = Record.parse(text)
    assert record.header.entries == [["coins", "drachma", {"id": "drachma", "worth": 4}]]
    same = petteia.load(AGORA, components=applied({}, record.header.entries))
    assert {f.about: f.verdict for f in verify(record, same)}["components"] == "note"
    assert {f.about: f.verdict for f in verify(record, agora())}["components"] == UNVERIFIED


def test_play_goes_on_from_a_replayed_record():
    _, text = recorded(41, lines=30)
    play = Replay(Record.parse(text), agora(), listening=True).run()
    while play.state.pending():
        if play.state.pending() == CHANCE:
            play.deal(next(o for o, w in enumerate(play.state.chance()) if w))
        else:
            play.decide(play.state.pending()[0], int(play.state.default(play.state.pending()[0])))
    assert heard(play.sent, 0)
