"""People leave and come back, resign, chat; bots sit in for them."""

import pytest

from petteia.engine.protocol import SPECTATOR
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.live.envelope import ALL_PRESENT, SCREEN_HIDDEN, SEATED, Envelope, laid_out
from petteia.tables.messages import Ack, Ask, Chat, Info, Refusal, Stale
from petteia.tables.table.access import listens, sees
from petteia.tables.table.info import info
from petteia.tables.table.metadata import CLOSED
from petteia.tables.table.timers import PATIENCE_MS
from tests.tables.sitting import DONE, BotSpec, SeatPlan, Settings, Sitting


def test_a_bot_takes_over_a_leavers_seat_and_gives_it_back():
    s = Sitting(Settings(window_ms=0, takeover_ms=5000), seed=3)
    s.commands.people.gone("joe", now=s.now)
    s.wait(4999)
    assert not s.table.seats[1].stood_in
    s.wait(1)
    assert s.table.seats[1].stood_in
    assert [m for m in s.sent_to(0) if isinstance(m, Info)][-1].seats[1].stood_in
    assert [ask.seat for ask in s.commands.bots.asks(now=s.now)] == [1]
    refusal = s.decide(1, DONE)
    assert isinstance(refusal, Refusal) and refusal.code == "bot_plays"
    s.ok(lambda t, now: t.people.back("joe", now=now))
    assert not s.table.seats[1].stood_in and s.commands.bots.asks(now=s.now) == []
    assert isinstance(s.decide(1, DONE), Ack)


def test_somebody_who_is_back_in_time_keeps_playing():
    s = Sitting(Settings(window_ms=0, takeover_ms=5000), seed=3)
    s.commands.people.gone("joe", now=s.now)
    s.wait(4000)
    s.ok(lambda t, now: t.people.back("joe", now=now))
    s.wait(60_000)
    assert not s.table.seats[1].stood_in


def test_bots_do_not_finish_a_game_that_everybody_left():
    s = Sitting(Settings(window_ms=0, takeover_ms=5000), seed=3)
    for player in ("ida", "joe", "kim"):
        s.commands.people.gone(player, now=s.now)
    s.wait(10 * 24 * 3_600_000)
    assert not any(seat.stood_in for seat in s.table.seats)


def test_a_late_answer_of_a_bot_does_not_play_for_somebody_who_is_back():
    s = Sitting(Settings(window_ms=0, takeover_ms=5000), seed=3)
    s.commands.people.gone("joe", now=s.now)
    s.wait(5000)
    (ask,) = s.commands.bots.asks(now=s.now)
    s.ok(lambda t, now: t.people.back("joe", now=now))
    reply = s.do(lambda t, now: t.bot_decides(ask.seat, ask.decision, [DONE], now=now))
    assert isinstance(reply, Refusal) and reply.code == "not_a_bot"
    assert 1 in s.table.pending()


def with_a_bot(**settings: object) -> Sitting:
    bot = BotSpec("greedy", {"depth": 2})
    return Sitting(
        Settings(window_ms=0, **settings), [SeatPlan("ida", "Ida"), SeatPlan(bot=bot), SeatPlan("kim", "Kim")]
    )


def test_a_bot_is_asked_with_what_a_browser_would_get():
    s = with_a_bot()
    (ask,) = s.commands.bots.asks(now=s.now)
    assert ask.bot == BotSpec("greedy", {"depth": 2})
    assert ask.update == s.commands.catch_up(1).update
    question = {"table", "seat", "decision", "bot", "game", "update", "budget_ms", "purpose", "idle", "window"}
    question |= {"company", "heard", "pace_ms"}
    assert set(Ask.__struct_fields__) == question | {"played", "owner"}, "whose turn it is; no bot is told"
    s.ok(lambda t, now: t.bot_decides(1, ask.decision, [DONE], now=now))
    assert 1 not in s.table.pending()
    again = s.do(lambda t, now: t.bot_decides(1, ask.decision, [DONE], now=now))
    assert isinstance(again, Stale)


def test_a_bot_never_blocks_a_move():
    s = with_a_bot(bot_ms=1000)
    s.commands.bots.asks(now=s.now)
    s.wait(1000 + PATIENCE_MS - 1)
    assert 1 in s.table.pending()
    s.wait(1)
    assert 1 not in s.table.pending()
    assert next(e for e in map(j.decode, s.journal) if isinstance(e, j.Decided)).by == "late"


def test_nonsense_from_a_bot_is_the_games_default():
    for nonsense in ([999], [], None, [5, 5]):
        s = with_a_bot()
        (ask,) = s.commands.bots.asks(now=s.now)
        s.ok(lambda t, now, ask=ask, n=nonsense: t.bot_decides(1, ask.decision, n, now=now))
        assert s.table.lines()[-1].value == DONE


def test_of_picks_that_are_not_possible_together_a_bots_first_is_taken():
    s = with_a_bot()
    (ask,) = s.commands.bots.asks(now=s.now)
    first = s.legal(1)[0]
    s.ok(lambda t, now: t.bot_decides(1, ask.decision, [first, 999], now=now))
    assert [line.value for line in s.table.lines() if line.seat == 1] == [first]


def test_somebody_who_resigns_is_played_on_by_a_bot_and_counted():
    s = Sitting(seed=3)
    s.ok(lambda t, now: t.people.resign("joe", 1, now=now))
    assert [ask.seat for ask in s.commands.bots.asks(now=s.now)] == [1]
    refusal = s.decide(1, DONE)
    assert isinstance(refusal, Refusal) and refusal.code == "resigned"
    s.ok(lambda t, now: t.people.back("joe", now=now))
    assert s.table.seats[1].resigned, "resigning is for good"
    while s.table.pending():
        for ask in s.commands.bots.asks(now=s.now):
            s.ok(lambda t, now, a=ask: t.bot_decides(a.seat, a.decision, [s.legal(a.seat)[0]], now=now))
        for seat in s.table.pending():
            if seat != 1:
                s.decide(seat, s.legal(seat)[-1])
    assert [m for m in s.sent_to(0) if isinstance(m, Info)][-1].result.resigned == [1]


def test_bots_finish_the_game_of_the_one_who_gives_up_alone():
    s = Sitting(Settings(window_ms=0), [SeatPlan("ida", "Ida"), *[SeatPlan(bot=BotSpec("greedy"))] * 2])
    s.ok(lambda t, now: t.people.resign("ida", 0, now=now))
    assert s.table.status == "running" and {ask.seat for ask in s.commands.bots.asks(now=s.now)} == {0, 1, 2}
    while s.table.status == "running":
        for ask in s.commands.bots.asks(now=s.now):
            s.do(lambda t, now, ask=ask: t.bot_decides(ask.seat, ask.decision, None, now=now))
    assert s.outcomes[0].seats[0].place == 3, "somebody who gave up comes last"


def test_when_the_last_person_resigns_the_game_is_given_up():
    s = with_a_bot()
    s.ok(lambda t, now: t.people.resign("ida", 0, now=now))
    s.ok(lambda t, now: t.people.resign("kim", 2, now=now))
    assert s.table.status == "closed" and s.table.metadata.why_closed == "given_up"


def test_chat_reaches_everybody_and_a_repeated_line_is_said_once():
    s = Sitting()
    for _ in range(2):
        s.ok(lambda t, now: t.people.say("joe", "Joe", "good  luck\x07", "c1", now=now))
    lines = [note for note in s.envelopes if isinstance(note.message, Chat)]
    assert [(n.to, n.message.text, n.message.seat) for n in lines] == [(ALL_PRESENT, "good luck", 1)]


def test_what_watchers_say_during_a_game_players_do_not_hear():
    s = Sitting()
    s.ok(lambda t, now: t.people.say("zoe", "Zoe", "Ida holds a three!", now=now))
    assert [note.to for note in s.envelopes if isinstance(note.message, Chat)] == [SPECTATOR]
    assert s.commands.catch_up(0).chat == [] and len(s.commands.catch_up(-1).chat) == 1


def test_no_gap_in_the_numbers_of_the_chat_tells_players_that_watchers_talk():
    s = Sitting()
    lines = [("zoe", "Ida bluffs"), ("joe", "your turn"), ("zoe", "again!"), ("ida", "thinking"), ("joe", "hm")]
    acks = [s.ok(lambda t, now, w=who, x=text: t.people.say(w, w, x, x, now=now)) for who, text in lines]
    assert [ack.decision for ack in acks] == [1, 1, 3, 2, 3], "each as they count the lines they hear"
    again = s.ok(lambda t, now: t.people.say("ida", "ida", "thinking", "thinking", now=now))
    assert again.decision == 2
    said = [note for note in s.envelopes if isinstance(note.message, Chat)]
    seated = [note.message for note in said if note.to in (ALL_PRESENT, SEATED)]
    watching = [note.message for note in said if note.to in (ALL_PRESENT, SPECTATOR)]
    assert [(line.number, line.text) for line in seated] == [(1, "your turn"), (2, "thinking"), (3, "hm")]
    assert [line.number for line in watching] == [1, 2, 3, 4, 5]
    assert s.commands.catch_up(0).chat == seated and s.commands.catch_up(-1).chat == watching
    assert [line.text for line in s.commands.catch_up(1, None, 2).chat] == ["hm"]
    for audience in (0, 1, 2, SCREEN_HIDDEN):
        assert [line for note in said for line in laid_out("t1", [Envelope(*note)], audience)] == seated


def test_a_hint_is_asked_of_a_bot_that_sees_only_the_seats_view():
    s = Sitting()
    ask = s.commands.bots.hint("ida", 0)
    assert isinstance(ask, Ask) and ask.purpose == "hint" and ask.update.seat == 0
    assert ask.update.view == s.table.running.view(0)
    with pytest.raises(NotPossible, match="is not yours"):
        s.commands.bots.hint("joe", 0)
    strict = Sitting(Settings(window_ms=0, hints=False))
    with pytest.raises(NotPossible, match="without hints"):
        strict.commands.bots.hint("ida", 0)


def test_a_seat_that_left_does_not_hold_up_consent():
    s = Sitting(Settings(window_ms=0, takeover_ms=5000), seed=3)
    s.ok(lambda t, now: t.consent.propose("ida", "pause", 0, now=now))
    s.ok(lambda t, now: t.consent.answer("joe", True, now=now))
    s.commands.people.gone("kim", now=s.now)
    s.wait(5000)
    assert s.table.metadata.paused


@pytest.mark.parametrize("what", ["undo", "give_up"])
def test_somebody_who_is_away_has_not_agreed(what):
    """A bot keeps the seat, but consents to nothing for the person."""
    s = Sitting(Settings(window_ms=0, takeover_ms=5000), seed=3)
    for seat in range(3):
        s.decide(seat, DONE)
    s.commands.people.gone("joe", now=s.now)
    s.ok(lambda t, now: t.consent.propose("ida", what, 0, s.back(0, 1), now=now))
    s.ok(lambda t, now: t.consent.answer("kim", True, now=now))
    s.wait(6000)
    assert s.table.seats[1].stood_in and s.table.metadata.proposal is not None and s.table.status == "running"
    assert s.commands.catch_up(0).info.proposal.waiting == ["joe"]
    s.ok(lambda t, now: t.people.back("joe", now=now))
    s.ok(lambda t, now: t.consent.answer("joe", True, now=now))
    assert s.table.metadata.proposal is None


def test_where_it_was_set_up_so_those_present_decide():
    s = Sitting(Settings(window_ms=0, takeover_ms=5000, present_decide=True), seed=3)
    s.commands.people.gone("joe", now=s.now)
    s.ok(lambda t, now: t.consent.propose("ida", "give_up", now=now))
    s.ok(lambda t, now: t.consent.answer("kim", True, now=now))
    assert s.table.status == "running"
    s.wait(6000)
    assert s.table.status == "closed"


def test_what_can_be_proposed_tells_nothing_of_secret_picks():
    """Secret choices of another player change no answer."""
    answers = []
    for picked in (False, True):
        s = Sitting(seed=3)
        if picked:
            s.decide(1, s.legal(1)[0])
        moment = s.table.metadata.heard[0].sent
        answers.append(s.do(lambda t, now, s=s, m=moment: t.consent.propose("ida", "undo", 0, s.back(0, m), now=now)))
    assert answers[0] == answers[1]


BOTS = [BotSpec("greedy"), BotSpec("greedy")]


def against(*others: SeatPlan, **settings: object) -> Sitting:
    """A private game of Ida's that she resigned."""
    seats = [SeatPlan("ida", "Ida"), *others]
    s = Sitting(Settings(window_ms=0, listed=False, **settings), seed=3, seats=seats)  # type: ignore[arg-type]
    s.ok(lambda t, now: t.consent.propose("ida", "give_up", 0, now=now))
    if any(seat.player == "joe" for seat in others):
        s.ok(lambda t, now: t.consent.answer("joe", True, now=now))
    return s


def test_a_game_against_bots_opens_for_the_one_who_has_its_link_when_it_is_over():
    s = against(*[SeatPlan(bot=bot) for bot in BOTS])
    assert s.table.status == CLOSED and sees(s.table, "eve") and info(s.table).shared
    with pytest.raises(NotPossible, match="invitation"):
        s.commands.context.must_listen("eve")
    assert isinstance(s.do(lambda t, now: t.people.say("eve", "Eve", "hm", now=now)), Refusal)
    refused = s.do(lambda t, now: t.people.share("eve", False, now=now))
    assert isinstance(refused, Refusal) and refused.code == "owner_only"
    s.ok(lambda t, now: t.people.share("ida", False, now=now))
    assert not sees(s.table, "eve") and not s.reloaded().metadata.shared and sees(s.table, "ida")


def test_a_private_game_of_people_opens_when_its_host_says_so():
    s = against(SeatPlan("joe", "Joe"), SeatPlan(bot=BOTS[0]))
    assert not sees(s.table, "eve")
    s.ok(lambda t, now: t.people.share("ida", True, now=now))
    assert sees(s.table, "eve") and not listens(s.table, "eve") and listens(s.table, "joe")
    running = Sitting(Settings(window_ms=0, listed=False), seed=3)
    refused = running.do(lambda t, now: t.people.share("ida", True, now=now))
    assert isinstance(refused, Refusal) and refused.code == "not_over" and not sees(running.table, "eve")


def test_a_table_without_watchers_is_not_opened_by_its_bots():
    assert not sees(against(*[SeatPlan(bot=bot) for bot in BOTS], watchers=False).table, "eve")
