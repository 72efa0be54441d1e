"""What a try is worth: from its record, replayed with the day's secret, and from its journal. A forged one is worth
nothing, and the deal of a day is the same in every form of the program."""

import random

import pytest

from petteia.engine.day_deal import day_commitment, day_key, open_secret
from petteia.engine.header import Header, RecordError
from petteia.engine.luck import KEYED, KeyedLuck
from petteia.engine.play import Play
from petteia.engine.record import Record, write
from petteia.games import find
from petteia.server.daily.pages import bars, streaks
from petteia.tables.afterwards.daily_result import helped, judged, result_of
from petteia.tables.commands.trial import NotPossible
from petteia.tables.days import day_after, day_ends, day_of, day_plan, must_be_over, valid_day
from petteia.tables.journal import entries as j
from petteia.tables.journal.specs import DAILY, BotSpec, DayPlan, GameSpec, Origin, SeatPlan, Settings
from petteia.tables.plans.plan import PlanEntry
from tests.record.played import NAMES, agora, play_on
from tests.shelf import GAMES

DAY = "2026-11-19"
SECRET = open_secret(DAY)
PLAN = DayPlan(DAY, 3, 1, "hoplite")


def played(day: str = DAY, secret: bytes = SECRET, seed: int = 1, undo: float = 0.0, consent: float = 0.0) -> str:
    """The record of a random try, without the secret."""
    game = agora()
    header = Header.of(game, NAMES, "t")
    header.luck, header.day = KEYED, day
    dealer = header.dealer_of(secret)
    header.commitment = dealer.commitment
    return write(play_on(Play(game), dealer, seed, undo, consent), header)


def test_a_whole_try_has_a_place_and_points():
    found = judged(played(undo=0.2), agora(), PLAN, SECRET)
    assert not found.why and 1 <= found.place <= 3
    results = [judged(played(seed=seed), agora(), PLAN, SECRET) for seed in range(8)]
    assert len({(one.place, one.ahead) for one in results}) > 1 and all(
        one.ahead >= 0 for one in results if one.place == 1
    )


def test_another_day_secret_or_game_is_refused():
    assert "not the deal" in judged(played("2026-11-18"), agora(), PLAN, SECRET).why
    assert "commitment" in judged(played(secret=bytes(32)), agora(), PLAN, SECRET).why
    assert judged(played(), agora(), DayPlan(DAY, 2, 0, "hoplite"), SECRET).why
    assert "past chance" in judged(played(seed=3, consent=0.1), agora(), PLAN, SECRET).why
    other = Record.parse(played()).header
    assert other.day == DAY and other.commitment == day_commitment(DAY, SECRET)


def test_a_record_that_is_cut_off_or_names_no_day_is_refused():
    text = played()
    half = text.split("\n")
    for at in range(10, len(half) - 1, 7):
        assert judged("\n".join(half[:at]) + "\nend\n", agora(), PLAN, SECRET).why
    with pytest.raises(RecordError, match="nobody adds bytes"):
        Record.parse(text.replace("\nheader ", f"\nadds A {'0' * 32}\nheader ", 1))
    with pytest.raises(RecordError, match="needs a date"):
        Record.parse(text.replace(f"day {DAY}", "day soon"))


@pytest.mark.soak
def test_a_thousand_altered_records_are_refused():
    assert altered(1000) == 0


def test_altered_records_are_refused():
    assert altered(60) == 0


def content(text: str) -> tuple[list[str], list[str]]:
    """What a record says: its header, in whatever order, and its lines."""
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    above = [line for line in lines if not line[0].isdigit()]
    return sorted(above), [line for line in lines if line[0].isdigit()]


def altered(times: int) -> int:
    """How many of so many altered records count."""
    text, game, counted = played(undo=0.1), agora(), 0
    for seed in range(times):
        rng = random.Random(seed)
        lines = text.split("\n")
        at = rng.randrange(len(lines) - 1)
        how = rng.randrange(4)
        if how == 0:
            del lines[at]
        elif how == 1 and lines[at]:
            place = rng.randrange(len(lines[at]))
            lines[at] = lines[at][:place] + rng.choice("0123456789abcx ") + lines[at][place + 1 :]
        elif how == 2:
            lines.insert(at, lines[rng.randrange(len(lines))])
        else:
            other = rng.randrange(len(lines) - 1)
            lines[at], lines[other] = lines[other], lines[at]
        changed = "\n".join(lines)
        if content(changed) == content(text):
            continue
        counted += not judged(changed, game, PLAN, SECRET).why
    return counted


def journal(*more: j.AnyEntry, counted: bool = True) -> list[j.AnyEntry]:
    game = agora()
    seats = [SeatPlan(bot=BotSpec("hoplite")), SeatPlan("ida", "Ida"), SeatPlan(bot=BotSpec("hoplite"))]
    origin = Origin(kind=DAILY, day=DAY, counted=counted)
    spec = GameSpec.of("agora", game, None)
    return [j.Created(1, "t", spec, "ida", Settings(luck=KEYED), seats, None, origin), *more]


def test_a_try_at_which_something_helped_does_not_count():
    assert helped(journal(j.Decided(2, 1, ["pass"])), PLAN) == ""
    assert helped(journal(j.Decided(2, 0, ["pass"], by="bot")), PLAN) == "", "the others are bots"
    for entry in (
        j.Decided(2, 1, ["pass"], by="bot"),
        j.Decided(2, 1, ["pass"], by="clock"),
        j.TakenOver(2, 1),
        j.WentBack(2, 3),
        j.LinesImported(2, []),
    ):
        assert helped(journal(entry), PLAN), entry
    left = j.PlanChanged(2, 1, [PlanEntry(4, do="bot", level="olympian")])
    assert helped(journal(left, j.Decided(3, 1, ["pass"], by="plan", plan=4)), PLAN)
    assert not helped(journal(left, j.Decided(3, 1, ["pass"])), PLAN), "it was withdrawn in time"
    assert helped(journal(counted=False), PLAN)
    assert helped(journal(), DayPlan("2026-11-20", 3, 1, "hoplite"))


def test_what_ends_after_the_day_or_is_given_up_has_no_result():
    text, over = played(), day_ends(DAY)
    assert result_of(text, journal(j.Decided(over - 1, 1, ["x"])), agora(), PLAN, SECRET, over).place
    assert result_of(text, journal(j.Decided(over, 1, ["x"])), agora(), PLAN, SECRET, over).why
    assert result_of(text, journal(j.Resigned(5, 1)), agora(), PLAN, SECRET, over).given_up
    assert result_of(text, journal(j.Closed(5, "given_up")), agora(), PLAN, SECRET, over).given_up


def test_the_deal_of_a_date_is_the_same_in_every_form_and_in_a_tab():
    """These figures are dealt by the compiled program and the pure one, at a server and in a tab."""
    assert open_secret(DAY).hex().startswith("4d83917fd867abd7")
    assert day_commitment(DAY, SECRET).startswith("1cdb619c56205cce")
    luck = KeyedLuck(day_key(DAY, "deukalion", SECRET))
    assert [luck.outcome([1] * 6, "die kylix 0") for _ in range(10)] == [0, 2, 5, 0, 5, 1, 3, 4, 4, 4]
    plans = [day_plan("deukalion", find("deukalion").SEAT_COUNTS, ["seer"], day_after(DAY, n)) for n in range(7)]
    assert [(plan.seats, plan.seat, plan.level) for plan in plans] == [
        (3, 2, "merchant"),
        (2, 1, "hoplite"),
        (3, 0, "hoplite"),
        (2, 1, "hoplite"),
        (2, 0, "shepherd"),
        (2, 1, "fisher"),
        (2, 0, "merchant"),
    ]


def test_every_game_is_played_by_few_and_no_bot_is_too_slow_for_a_tab():
    for game in GAMES:
        counts = find(game).SEAT_COUNTS
        found = [day_plan(game, counts, ["seer"], day_after(DAY, n)) for n in range(60)]
        assert {plan.seats for plan in found} == set(sorted(counts)[:2]) and "seer" not in {p.level for p in found}
        assert all(0 <= plan.seat < plan.seats for plan in found)


def test_days_follow_one_another_by_utc():
    assert day_of(day_ends(DAY) - 1) == DAY and day_of(day_ends(DAY)) == "2026-11-20"
    assert (
        valid_day("2028-02-29")
        and not valid_day("2027-02-29")
        and not valid_day("2027-2-9")
        and not valid_day("x" * 10)
    )
    must_be_over("", 0)
    must_be_over(DAY, day_ends(DAY))
    with pytest.raises(NotPossible):
        must_be_over(DAY, day_ends(DAY) - 1)


def test_days_in_a_row_and_bars():
    days = [day_after(DAY, -n) for n in (1, 2, 3, 6, 7, 8, 9)]
    assert streaks(days, DAY) == (3, 4) and streaks([DAY, *days], DAY) == (4, 4)
    assert streaks([], DAY) == (0, 0) and streaks([day_after(DAY, -2)], DAY) == (0, 1)
    found = bars([(1, 20, 1), (1, 3, 2), (2, -7, 4)], 3)
    assert sum(bar.count for bar in found) == 7 and [bar.count for bar in found if bar.mine] == [2]
    assert bars([], None) == [] and len(found) <= 9
