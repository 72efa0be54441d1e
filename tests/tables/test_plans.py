"""Plans: what a seat wants done when it is asked, said ahead."""

from typing import Any

import msgspec
import pytest

from petteia.engine.protocol import SPECTATOR
from petteia.tables.commands.play import TableCommands
from petteia.tables.journal import entries as j
from petteia.tables.journal.records import record_of
from petteia.tables.messages import Ack, PlanShown, Refusal
from petteia.tables.plans.at_table import plan_heard
from petteia.tables.plans.changes import against
from petteia.tables.plans.plan import MOST_ENTRIES, PlanEntry
from tests.tables.sitting import DONE, LAY_ONE, Settings, Sitting

CONFIRM = 20_000
WINDOW = 1500


def plan(s: Sitting, *entries: dict[str, Any], seat: int = 0, drop: tuple[int, ...] = (), made: int = -1) -> Any:
    """Change a seat's plan; `wish` is by number."""
    new = []
    for said in entries:
        fields = dict(said)
        wish = fields.pop("wish", [])
        new.append((PlanEntry(0, **fields), wish))
    player = s.table.seats[seat].player
    seen = s.table.plan_shown(seat).made if made < 0 else made
    return s.do(lambda t, now: t.planning.change(player, seat, new, list(drop), seen, now=now))


def left(s: Sitting, seat: int = 0) -> list[int]:
    return [entry.n for entry in s.table.plan_shown(seat).entries]


def became(s: Sitting, seat: int = 0) -> list[tuple[int, str]]:
    return [(note.entry.n, note.why) for note in s.table.plan_shown(seat).notes]


def by_plan(s: Sitting) -> list[list[str]]:
    return [e.actions for e in map(j.decode, s.journal) if isinstance(e, j.Decided) and e.by == "plan"]


def done_by(s: Sitting, *seats: int) -> None:
    for seat in seats:
        assert isinstance(s.decide(seat, DONE), Ack)


# -- what is planned is done ---------------------------------------------------------------------------


def test_a_planned_answer_comes_as_soon_as_the_seat_is_asked():
    s = Sitting(seed=3)
    done_by(s, 0)  # seat 0 has answered; the next bids are a question to come
    assert isinstance(plan(s, {"prompt": "bid", "wish": [DONE]}), Ack)
    assert by_plan(s) == []
    before = s.now
    done_by(s, 1, 2)
    while 0 not in s.table.pending() and s.table.pending():
        s.decide(s.table.pending()[0], s.legal(s.table.pending()[0])[0])
    s.wait(0)
    assert by_plan(s) == [["done"]] and s.now == before
    assert left(s) == [] and became(s) == [(1, "used")], "it is used up"


def test_an_entry_stays_as_long_as_it_is_wanted():
    s = Sitting(seed=3)
    plan(s, {"prompt": "bid", "wish": [DONE], "repeats": True})
    for _ in range(40):
        s.wait(0)
        if not s.table.pending():
            break
        s.decide(s.table.pending()[-1], s.legal(s.table.pending()[-1])[-1])
    assert len(by_plan(s)) > 2 and left(s) in ([1], [])
    plan(s, drop=(1,))
    assert left(s) == []


def test_the_first_possible_wish_counts_and_a_chain_goes_in_order():
    s = Sitting(seed=3)
    first, other = s.legal(0)[0], s.legal(0)[1]
    plan(
        s, {"prompt": "bid", "wish": [6, first]}, {"prompt": "bid", "wish": [other]}, {"prompt": "bid", "wish": [DONE]}
    )
    s.wait(0)
    actions = s.table.running.game.actions
    assert by_plan(s) == [[actions.text(first)], [actions.text(other)], ["done"]] and 0 not in s.table.pending()


def test_what_cannot_be_played_ends_with_the_rest_of_its_chain_and_the_person_is_asked():
    s = Sitting(seed=3)
    plan(s, {"prompt": "bid", "wish": [6]}, {"prompt": "bid", "wish": [DONE]}, {"prompt": "pay", "do": "same"})
    s.wait(60_000)
    assert by_plan(s) == [] and 0 in s.table.pending()
    assert left(s) == [3] and became(s) == [(1, "impossible"), (2, "impossible")]


@pytest.mark.parametrize(("otherwise", "played", "stays"), [("next", [["done"]], []), ("wait", [["done"]], [1])])
def test_another_entry_answers_where_one_is_not_possible(otherwise: str, played: list[list[str]], stays: list[int]):
    s = Sitting(seed=3)
    plan(s, {"prompt": "bid", "wish": [6], "otherwise": otherwise}, {"prompt": "bid", "wish": [DONE]})
    s.wait(0)
    assert by_plan(s) == played and left(s) == stays


def test_what_is_not_possible_may_be_passed_instead():
    s = Sitting(seed=3)
    plan(s, {"prompt": "bid", "wish": [6], "otherwise": "pass"})
    s.wait(0)
    assert by_plan(s) == [["done"]] and became(s) == [(1, "used")]


def test_the_same_again_is_what_the_person_answered_last():
    s = Sitting(seed=3)
    bid = s.legal(0)[0]
    s.decide(0, bid, DONE)
    plan(s, {"prompt": "bid", "do": "same", "repeats": True})
    s.decide(1, DONE)
    s.decide(2, DONE)
    for _ in range(20):
        if by_plan(s) or not s.table.pending():
            break
        s.wait(0)
        asked = [seat for seat in s.table.pending() if seat or not by_plan(s)]
        if asked:
            s.decide(asked[0], s.legal(asked[0])[-1])
    assert s.table.metadata.plans[0].answered["bid"]


def test_passing_covers_only_moments_at_which_the_seat_could_just_react():
    s = Sitting(Settings(window_ms=WINDOW), seed=3)
    began = s.now
    plan(s, {"do": "pass", "repeats": True})
    s.wait(WINDOW - 1)
    assert by_plan(s) == [], "not before the window's time is over"
    s.wait(1)
    assert by_plan(s) == [["done"]] and s.now == began + WINDOW
    while s.table.pending() and s.table.running.state.prompt(s.table.pending()[0]).key != "pay":
        s.wait(WINDOW)
        for seat in s.table.pending():
            s.decide(seat, s.legal(seat)[0])
    if s.table.pending() == [0]:
        s.wait(60_000)
        assert s.table.pending() == [0], "what has to be paid is nothing to pass"


# -- what ends it --------------------------------------------------------------------------------------


def test_an_entry_ends_when_another_player_does_something_to_the_seat():
    assert against(1, {"event": "attacked", "seat": 0, "defender": 1})
    assert not against(1, {"event": "attacked", "seat": 1, "defender": 0})
    assert not against(1, {"event": "built", "seat": 0, "building": "house"})
    s = Sitting(seed=3)
    plan(s, {"prompt": "pay", "do": "pass", "until": "against"}, {"prompt": "pay", "do": "pass"})
    (told,) = plan_heard(s.table, 0, [{"event": "attacked", "seat": 1, "defender": 0}], s.now)
    assert told.to == 0 and left(s) == [2] and became(s) == [(1, "against")]


def test_an_entry_until_the_seats_own_move_ends_there():
    s = Sitting(seed=3)
    plan(s, {"do": "pass", "repeats": True, "until": "turn"})
    for _ in range(60):
        s.wait(0)
        if not left(s) or not s.table.pending():
            break
        seat = s.table.pending()[0]
        s.decide(seat, s.legal(seat)[0])
    assert (1, "used") in became(s)


def test_going_back_by_consent_ends_all_plans():
    s = Sitting(seed=3)
    s.decide(0, s.legal(0)[0], DONE)
    plan(s, {"prompt": "bid", "wish": [DONE]}, seat=1, made=0)
    plan(s, {"prompt": "pay", "do": "pass", "repeats": True})
    s.wait(0)
    moment = s.table.metadata.heard[0].sent
    s.decide(2, DONE)
    s.ok(lambda t, now: t.consent.propose("ida", "undo", 0, s.back(0, moment - 1), now=now))
    for player in ("joe", "kim"):
        s.do(lambda t, now, player=player: t.consent.answer(player, True, now=now))
    assert left(s) == [] and became(s)[-1] == (1, "went_back")


def test_what_the_plan_answered_can_be_taken_back_and_is_not_answered_again():
    s = Sitting(seed=3)
    plan(s, {"prompt": "bid", "wish": [s.legal(0)[0]], "repeats": True, "otherwise": "wait"})
    s.wait(0)
    assert by_plan(s)
    s.ok(lambda t, now: t.undo("ida", 0, s.table.decision(0), now=now))
    count = len(by_plan(s))
    s.wait(60_000)
    assert len(by_plan(s)) == count and 0 in s.table.pending() and left(s) == [1]


def test_a_plan_does_not_go_round_for_ever():
    s = Sitting(seed=3)
    plan(s, {"wish": [LAY_ONE], "repeats": True}, {"do": "same", "repeats": True})
    s.wait(0)
    assert len(by_plan(s)) < 200


def test_who_resigns_has_no_plan_any_more():
    s = Sitting(seed=3)
    plan(s, {"prompt": "pay", "do": "pass"})
    s.ok(lambda t, now: t.people.resign("ida", 0, now=now))
    assert left(s) == [] and became(s) == [(1, "given_up")]


def test_a_plan_rests_while_a_bot_plays_for_the_seat():
    s = Sitting(Settings(window_ms=0, takeover_ms=5000), seed=3)
    plan(s, {"prompt": "bid", "wish": [DONE], "repeats": True})
    s.journal.append(j.encode(entry := j.TakenOver(s.now, 0)))
    s.table.take(entry)
    s.commands.context.timers = None
    s.wait(60_000)
    assert by_plan(s) == [] and left(s) == [1]
    s.journal.append(j.encode(entry := j.GivenBack(s.now, 0)))
    s.table.take(entry)
    s.commands.context.timers = None
    s.wait(0)
    assert by_plan(s) == [["done"]]


# -- a bot decides -------------------------------------------------------------------------------------


def test_a_kind_of_question_can_be_left_to_a_bot():
    s = Sitting(seed=3)
    plan(s, {"prompt": "bid", "do": "bot", "level": "hoplite", "repeats": True})
    (ask,) = s.commands.bots.asks(now=s.now)
    assert (ask.seat, ask.bot.kind, ask.purpose) == (0, "hoplite", "play")
    s.ok(lambda t, now: t.bot_decides(0, ask.decision, [DONE], now=now))
    assert by_plan(s) == [["done"]] and became(s) == [(1, "used")] and left(s) == [1]
    refused = s.do(lambda t, now: t.bot_decides(1, s.table.decision(1), [DONE], now=now))
    assert isinstance(refused, Refusal) and refused.code == "not_a_bot"


def test_where_the_bot_fails_the_person_is_asked():
    s = Sitting(seed=3)
    plan(s, {"prompt": "bid", "do": "bot", "level": "hoplite"})
    (ask,) = s.commands.bots.asks(now=s.now)
    s.ok(lambda t, now: t.bot_decides(0, ask.decision, None, now=now))
    assert by_plan(s) == [] and became(s) == [(1, "impossible")] and s.commands.bots.asks(now=s.now) == []
    done_by(s, 0)


def test_a_bots_answer_in_a_window_waits_and_goes_with_its_entry():
    s = Sitting(Settings(window_ms=WINDOW), seed=3)
    plan(s, {"prompt": "bid", "do": "bot", "level": "hoplite"})
    (ask,) = s.commands.bots.asks(now=s.now)
    s.ok(lambda t, now: t.bot_decides(0, ask.decision, [DONE], now=now))
    assert s.table.metadata.held[0].plan == 1
    plan(s, drop=(1,))
    assert s.table.metadata.held == {}
    s.wait(10 * WINDOW)
    assert 0 in s.table.pending()


# -- refusals ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ({"do": "wish"}, "plan_wishes"),
        ({"do": "pass", "wish": [DONE]}, "plan_wishes"),
        ({"wish": [DONE] * 9}, "plan_wishes"),
        ({"wish": [99]}, "no_such_action"),
        ({"do": "bot"}, "plan_level"),
        ({"do": "bot", "level": "zeus"}, "plan_level"),
        ({"do": "pass", "level": "hoplite"}, "plan_level"),
    ],
)
def test_a_bad_plan_gets_a_sentence(entry: dict[str, Any], code: str):
    s = Sitting(seed=3)
    refused = plan(s, entry)
    assert isinstance(refused, Refusal) and refused.code == code and len(refused.text) > 20
    assert s.table.metadata.plans == {}


def test_a_plan_is_short_ones_own_and_made_once():
    s = Sitting(seed=3)
    full = [{"prompt": "pay", "do": "pass"}] * MOST_ENTRIES
    assert isinstance(plan(s, *full), Ack) and len(left(s)) == MOST_ENTRIES
    assert plan(s, full[0]).code == "plan_length"
    assert plan(s, full[0], drop=(1,), made=0).code == "plan_changed", "a repeated request adds nothing twice"
    assert isinstance(plan(s, full[0], drop=(1,)), Ack) and left(s)[-1] == MOST_ENTRIES + 1
    new = [(PlanEntry(0, "pass"), [])]
    for player in ("joe", "zoe", ""):
        refused = s.do(lambda t, now, player=player: t.planning.change(player, 0, new, [], 0, now=now))
        assert isinstance(refused, Refusal) and refused.code == "not_your_seat"
    quiet = Sitting(Settings(window_ms=0, hints=False), seed=3)
    assert plan(quiet, {"do": "bot", "level": "hoplite"}).code == "no_hints"
    s.play_out()
    assert plan(s, full[0]).code == "table_finished"


# -- durable, and nobody else's ------------------------------------------------------------------------


def test_a_plan_survives_a_restart_with_and_without_a_snapshot():
    s = Sitting(seed=3)
    snapshot = s.table.snapshot()
    s.decide(0, s.legal(0)[0])
    plan(s, {"prompt": "bid", "wish": [DONE], "params": {"worth": 3}}, {"prompt": "pay", "do": "pass", "repeats": True})
    s.wait(0)
    for again in (s.reloaded(), s.reloaded(snapshot), s.reloaded(s.table.snapshot())):
        assert again.digest() == s.table.digest()
        assert again.plan_shown(0) == s.table.plan_shown(0) and left(s) == [2]
    table = s.reloaded()
    s.commands = TableCommands(table, s.entropy, s.now)
    assert plan(s, drop=(2,)) == Ack("t1") and left(s) == []


def test_only_its_owner_is_told_of_a_plan():
    s = Sitting(seed=3)
    plan(s, {"prompt": "bid", "wish": [DONE], "params": {"worth": 4711}})
    s.wait(0)
    told = [note for note in s.envelopes if isinstance(note.message, PlanShown)]
    assert told and {note.to for note in told} == {0}
    last = told[-1].message
    assert [option.text for option in last.options] == ["done"] and last.notes[0].why == "used"
    for seat in (1, 2, SPECTATOR):
        assert s.commands.catch_up(seat).plan is None
        sent = msgspec.json.encode([m for m in s.sent_to(seat)] + [s.commands.catch_up(seat, 0)])
        assert b"4711" not in sent and b'"t":"plan"' not in sent
    assert s.commands.catch_up(0).plan == last
    s.play_out()
    assert "plan" not in record_of(s.reloaded()) and s.commands.catch_up(0).plan is not None
