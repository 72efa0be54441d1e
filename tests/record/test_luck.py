"""Keyed luck (docs/luck.md): an outcome follows from what is asked for, and nothing known is dealt again."""

import ast
import random
import re
from collections import Counter
from pathlib import Path

import pytest

from petteia.engine.header import Header, RecordError
from petteia.engine.luck import KEYED, STREAM, KeyedDealer, KeyedLuck, asked, outcome
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE, SPECTATOR
from petteia.engine.record import Record, write
from petteia.engine.replay import NOTE, UNVERIFIED, VERIFIED, verify
from tests import budget
from tests.record.played import NAMES, agora, dealer_for, recorded
from tests.shelf import GAMES

KEY = bytes(range(32))
ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "luck.md").read_text(encoding="utf-8")


def keyed_dealer() -> KeyedDealer:
    out = KeyedDealer("t", b"h", 2, b"s" * 32)
    for seat in range(2):
        out.add(seat, bytes([seat]) * 16)
    return out


# -- how an outcome is derived ------------------------------------------------------------------------------------


def test_these_outcomes_are_dealt_in_every_process_and_form():
    luck = KeyedLuck(KEY)
    assert [luck.outcome([1, 2, 3], "die kylix 0") for _ in range(12)] == [2, 2, 2, 2, 2, 1, 2, 0, 2, 2, 0, 1]
    assert [luck.outcome([5, 0, 4, 3], "pool bag") for _ in range(12)] == [2, 2, 0, 0, 2, 2, 3, 0, 3, 3, 3, 2]


def test_the_order_of_what_is_asked_changes_no_outcome():
    names = ["die a", "die b 1", "pool c", "pool c 1"]
    questions = [name for name in names for _ in range(10)]
    expected: dict[str, list[int]] | None = None
    for shuffle in range(5):
        random.Random(shuffle).shuffle(questions)
        luck = KeyedLuck(KEY)
        out: dict[str, list[int]] = {name: [] for name in names}
        for name in questions:
            out[name].append(luck.outcome([3] * 30, name))
        expected = expected or out
        assert out == expected


def test_a_draw_is_the_same_as_long_as_the_pool_holds_the_same_pieces():
    """Taking out any piece but the one that is drawn changes nothing, whatever its kind and number."""
    counts = [4, 1, 0, 3, 2, 5]
    for number in range(budget(3) * 10):
        drawn = outcome(KEY, 0, "pool p", number, counts)
        for kind in range(len(counts)):
            fewer = [n - (i == kind) for i, n in enumerate(counts)]
            if counts[kind] and kind != drawn:
                assert outcome(KEY, 0, "pool p", number, fewer) == drawn
            more = [n + (i == kind) for i, n in enumerate(counts)]
            assert outcome(KEY, 0, "pool p", number, more) in (drawn, kind)


def test_a_lucky_throw_stays_lucky_with_other_dice():
    """The same number decides for all weights: more of it is a later outcome."""
    for number in range(50):
        coin, die = outcome(KEY, 0, "die d", number, [1, 1]), outcome(KEY, 0, "die d", number, [1] * 6)
        assert coin == die // 3


@pytest.mark.parametrize("name", ["die d", "pool p"])
def test_outcomes_come_as_often_as_their_weights_say(name):
    """Chi-square over a fixed key; 33.1 is passed by one fair dealer in a hundred thousand (6 degrees of freedom)."""
    weights = [1, 2, 0, 3, 4, 10, 1, 5]
    rounds = budget(5) * 1_000
    found = Counter(outcome(KEY, 0, name, number, weights) for number in range(rounds))
    expected = [rounds * w / sum(weights) for w in weights]
    assert found[2] == 0
    assert sum((found[i] - e) ** 2 / e for i, e in enumerate(expected) if e) < 33.1


@pytest.mark.parametrize("weights", [[], [0, 0], [1, -1, 1], [2**53]])
def test_what_cannot_be_dealt_is_refused(weights):
    with pytest.raises(ValueError, match="cannot be dealt"):
        outcome(KEY, 0, "pool p", 0, weights)


def test_a_pool_too_large_to_count_is_dealt_like_a_die():
    assert outcome(KEY, 0, "pool p", 0, [2**51, 2**51]) in (0, 1)


def test_no_two_questions_are_hashed_as_the_same_bytes():
    names = ["die a", "die a 1", "die a 11", "pool a", "pool a 1", "d", ""]
    hashed = {asked(since, name, number) for since in (0, 1, 256) for name in names for number in (0, 1, 256)}
    assert len(hashed) == 3 * len(names) * 3


def test_after_other_rules_the_counts_begin_anew_and_nothing_is_asked_twice():
    one, two = keyed_dealer(), keyed_dealer()
    before = [one.outcome([1] * 1000, "die a") for _ in range(5)]
    one.change_rules()
    after = [one.outcome([1] * 1000, "die a") for _ in range(5)]
    assert len(set(before + after)) == 10 and one.luck.since == 5
    for _ in range(5):
        two.pass_over()
    assert [two.outcome([1] * 1000, "die a") for _ in range(5)] == after


# -- records --------------------------------------------------------------------------------------------------------


def keyed_play(seed: int) -> tuple[Play, Header, KeyedDealer]:
    header = Header.of(agora(), NAMES, f"table {seed}")
    header.luck = KEYED
    return Play(agora()), header, dealer_for(header, seed)  # type: ignore[return-value]


@pytest.mark.parametrize("seed", range(4))
def test_a_record_of_keyed_luck_is_verified(seed):
    _, text = recorded(seed, consent=0.05, luck=KEYED)
    assert text.startswith("petteia record 3\n") and "\nluck keyed\n" in text
    found = {finding.about: finding.verdict for finding in verify(Record.parse(text), agora())}
    assert found["luck"] == NOTE and found["commitment"] == found["outcomes"] == VERIFIED
    assert UNVERIFIED not in found.values()


def test_records_of_the_stream_say_nothing_about_luck_and_stay_as_they_were():
    _, text = recorded(1)
    assert text.startswith("petteia record 1\n") and "luck" not in text
    assert Record.parse(text).header.luck == STREAM


def test_another_outcome_is_noticed_even_with_new_checks():
    play, header, dealer = keyed_play(3)
    while play.state.pending() == CHANCE:
        weights = [int(w) for w in play.state.chance()]
        dealt = dealer.outcome(weights, play.state.luck())
        play.deal(dealt if play.lines else next(i for i, w in enumerate(weights) if w and i != dealt))
    with pytest.raises(RecordError, match="is not what was dealt"):
        verify(Record.parse(write(play, header, dealer.reveal())), agora())


def test_a_dealer_that_promised_one_luck_cannot_show_the_other():
    play, header, dealer = keyed_play(4)
    header.luck = STREAM
    with pytest.raises(RecordError, match="not the one the dealer committed to"):
        verify(Record.parse(write(play, header, dealer.reveal())), agora())


@pytest.mark.parametrize(
    ("line", "says"),
    [("luck stream", "luck is 'keyed' or not named"), ("luck", "luck is 'keyed'"), ("luck keyed\nluck keyed", "twice")],
)
def test_only_luck_that_there_is_can_be_named(line, says):
    seats = "".join(f'seat {letter} "{letter}"\n' for letter in "ABC")
    with pytest.raises(RecordError, match=says):
        Record.parse(f"petteia record 3\ngame agora\n{line}\n{seats}\nend\n")


def test_an_outcome_taken_back_advances_its_name_and_no_other():
    """By consent the table goes back past a throw: it falls anew, and the draws that follow are what they would be."""
    play, _, dealer = keyed_play(5)
    other, _, twin = keyed_play(5)

    def deal(of: Play, by: KeyedDealer) -> tuple[str, int]:
        name = of.state.luck()
        out = by.outcome(of.state.chance(), name)
        of.deal(out)
        return name, out

    first, _ = deal(play, dealer)
    play.go_back(1)
    assert deal(play, dealer)[0] == first and dealer.luck.numbers[first] == 2
    deal(other, twin)
    second, _ = deal(play, dealer)
    assert second != first and deal(other, twin)[0] == second
    assert dealer.luck.numbers[second] == twin.luck.numbers[second] == 1
    assert play.practice


def test_luck_is_asked_for_only_where_an_outcome_is_due():
    play, _, dealer = keyed_play(6)
    while play.state.pending() == CHANCE:
        play.deal(dealer.outcome(play.state.chance(), play.state.luck()))
    with pytest.raises(ValueError, match="no chance outcome is due"):
        play.state.luck()
    assert play.view(SPECTATOR)["over"] is False


# -- what each game asks for ------------------------------------------------------------------------------------------


def names_in(game: str) -> dict[str, set[str]]:
    """By step: the names that its `luck` returns, with … for what is filled in."""
    out: dict[str, set[str]] = {}
    for path in sorted((ROOT / "petteia" / "games" / game).glob("*.py")):
        for step in [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]:
            for method in step.body:
                if isinstance(method, ast.FunctionDef) and method.name == "luck":
                    out[step.name] = {name for each in ast.walk(method) for name in _returned(each)}
                elif isinstance(method, ast.FunctionDef) and method.name == "weights":
                    out.setdefault(step.name, set())
    return out


def _returned(node: ast.AST) -> list[str]:
    if not isinstance(node, ast.Return):
        return []
    found = [node.value.body, node.value.orelse] if isinstance(node.value, ast.IfExp) else [node.value]
    return [re.sub(r"\{[^}]*\}", "…", ast.unparse(each).lstrip("f").strip("'\"")) for each in found if each]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_a_table_of_what_every_chance_step_asks_for(game):
    code = names_in(game)
    if game == "age_of_mythology":
        assert not code.pop("Tiles"), "the two steps that open tiles ask for them"
    section = PAGE.split(f"\n### `{game}`\n")[1].split("\n#")[0]
    page: dict[str, set[str]] = {}
    for step, name in re.findall(r"^\| `(\w+)` \| `([^`]+)` \|", section, re.MULTILINE):
        page.setdefault(step, set()).add(re.sub(r"\b[A-Z]+\b", "…", name))
    assert page == code
