"""The lessons teach winning: each is played by its own advice, its test by its own solution, and its texts match what
it rings. Lessons are found on the shelf: one more is tested as soon as its file is there."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from petteia.engine.protocol import NOBODY
from petteia.engine.tabletop import Tabletop
from petteia.locale import languages
from petteia.server.lobby.lesson_facts import holds, wrong_with
from petteia.server.lobby.lesson_plan import FIRST, LessonStep, read_plan
from petteia.server.lobby.lessons import LOST, OPEN, REACHED
from petteia.tables.table.metadata import RUNNING
from tests import ROOT
from tests.lessons.rehearsal import (
    GAMES,
    SECONDS_A_PRESS,
    WORDS_A_MINUTE,
    Astray,
    Rehearsal,
    further,
    spoken,
    texts_in,
)
from tests.locale.spoken import messages, variables

LOCALE = ROOT / "petteia" / "locale"
ALL_GAMES = pytest.mark.parametrize("game", GAMES)
FURTHER = [(game, name) for game in GAMES for name in further(game)]
ALL_FURTHER = pytest.mark.parametrize(("game", "name"), FURTHER, ids=["-".join(each) for each in FURTHER])
ALL_LESSONS = pytest.mark.parametrize(
    ("game", "name"), [*((game, FIRST) for game in GAMES), *FURTHER], ids=lambda each: str(each)
)
ALL_LANGUAGES = pytest.mark.parametrize("language", languages())


@cache
def followed(game: str, name: str = FIRST) -> tuple[Rehearsal, list[LessonStep]]:
    """The lesson after its last step, and all its steps."""
    lesson = Rehearsal(game, name=name)
    return lesson, list(lesson.follow())


def counted(lesson: Rehearsal, counter: str) -> int:
    return next(int(c["value"]) for c in lesson.view["counters"] if c["id"] == counter)


def there(lesson: Rehearsal, zone: str) -> list[str]:
    return [p["kind"] for z in lesson.view["zones"] if z["id"] == zone for p in z.get("pieces", ())]


@ALL_GAMES
def test_a_lesson_goes_as_it_advises(game: str) -> None:
    """Every prompt comes when it is announced, every answer is possible, everything ringed is there."""
    _, steps = followed(game)
    assert len(steps) >= 20 and [step for step in steps if step.play]
    assert steps[0].says == "aim", "the aim of the game comes first"


@ALL_FURTHER
def test_a_further_lesson_goes_as_it_advises(game: str, name: str) -> None:
    lesson, steps = followed(game, name)
    assert len(steps) >= 8 and len([step for step in steps if step.play]) >= 3
    assert lesson.plan.test is not None, "it ends with a test"


@ALL_LESSONS
def test_a_lesson_ends_in_a_position_that_can_be_played_to_its_end(game: str, name: str) -> None:
    lesson, _ = followed(game, name)
    assert 0 in lesson.table.pending(), "the pupil goes on"
    table: Tabletop = Tabletop(lesson.table.running.state.clone())
    assert table.play_on(seed=1, decisions=150).events


@pytest.mark.parametrize("name", [FIRST, *further("parthenon")])
def test_the_calendar_of_parthenons_lessons_can_be(name: str) -> None:
    """PAR-3.1.1: every season of a year turns one more event up."""
    for lesson in (Rehearsal("parthenon", name=name), Rehearsal("parthenon", name=name, test=name != FIRST)):
        assert len(there(lesson, "events")) == counted(lesson, "season")
    lesson, _ = followed("parthenon", name)
    assert len(there(lesson, "events")) == counted(lesson, "season")


def test_the_lesson_of_age_of_mythology_wins_a_battle_reaches_an_age_and_leads() -> None:
    lesson, _ = followed("age_of_mythology")
    events = [event["event"] for event in lesson.heard if event.get("seat") == 0]
    assert {"battle_won", "age_reached", "built", "recruited", "cube_placed"} <= set(events)
    assert counted(lesson, "victory/0") > counted(lesson, "victory/1")
    assert counted(lesson, "army/0") > counted(lesson, "army/1")
    assert counted(lesson, "buildings/0") > counted(lesson, "buildings/1")


def test_the_lesson_of_deukalion_takes_a_city_beats_the_hydra_and_leads() -> None:
    lesson, _ = followed("deukalion")
    assert {"m02", "m11"} <= set(there(lesson, "front/0")), "a treasure brought to Athens, and the Hydra"
    assert there(lesson, "settlement/salamis") == ["soldier"]
    assert counted(lesson, "total/0") == counted(lesson, "goal") - 3
    assert counted(lesson, "total/0") > counted(lesson, "total/1")
    assert "m13" in there(lesson, "open"), "the points that are missing lie open"


def test_the_lesson_of_parthenon_trades_sails_completes_a_wonder_and_is_elected() -> None:
    lesson, _ = followed("parthenon")
    events = {event["event"] for event in lesson.heard}
    assert {"protected", "fleet_arrived", "elected"} <= events
    assert there(lesson, "wonders/0") == ["parthenon"] and "shrine" in there(lesson, "built/0")
    assert counted(lesson, "archon") == 0
    assert len(there(lesson, "built/0")) + 1 == 11, "eleven of sixteen, as is told"


@ALL_GAMES
def test_a_lesson_takes_about_ten_minutes(game: str) -> None:
    """As `python -m tests.lessons.rehearsal` counts them."""
    texts = spoken(game)
    _, steps = followed(game)
    words = sum(len(texts[step.says].split()) for step in steps)
    presses = sum(len(step.rings) or max(1, len(step.play)) for step in steps)
    assert 5 <= words / WORDS_A_MINUTE + presses * SECONDS_A_PRESS / 60 <= 13


@ALL_FURTHER
def test_a_further_lesson_takes_about_five_minutes_with_its_test(game: str, name: str) -> None:
    texts = spoken(game, "en", name)
    lesson, steps = followed(game, name)
    words = sum(len(texts[step.says].split()) for step in steps) + len(texts["test"].split())
    presses = sum(len(step.rings) or max(1, len(step.play)) for step in steps)
    assert lesson.plan.test is not None
    presses += sum(len(said.split(", ")) for said in lesson.plan.test.solution)
    assert 2.5 <= words / WORDS_A_MINUTE + presses * SECONDS_A_PRESS / 60 <= 7


# -- the tests at their ends


@ALL_FURTHER
def test_a_test_is_passed_by_its_solution_and_not_before_its_end(game: str, name: str) -> None:
    states = list(Rehearsal(game, name=name, test=True).solve())
    assert states[-1] == REACHED and set(states[:-1]) == {OPEN}


STROLLS = 8


@ALL_FURTHER
def test_a_test_is_not_passed_without_a_thought(game: str, name: str) -> None:
    """Whoever presses anything at all mostly fails, and is told so."""
    ends = [Rehearsal(game, name=name, test=True).stroll(random.Random(seed), 60) for seed in range(STROLLS)]
    assert ends.count(REACHED) <= 2, ends


@ALL_GAMES
def test_a_test_can_be_lost(game: str) -> None:
    ends = {Rehearsal(game, name=name, test=True).stroll(random.Random(1), 60) for name in further(game)}
    assert LOST in ends


@pytest.mark.parametrize(
    ("fact", "true"),
    [
        ("total/0 value=7", True),
        ("total/0 value>=7", True),
        ("total/0 value>=8", False),
        ("total/0 value<=6", False),
        ("ships/0 field=B2", True),
        ("ships/0 field=B3", False),
        ("!ships/7", True),
        ("!ships/0", False),
        ("prompt key=place_kylix", True),
        ("ship/0/soldier count>=8 seat=0", True),
        ("ships/0 flag=1", False),
    ],
)
def test_facts_are_checked_against_what_the_pupil_sees(fact: str, true: bool) -> None:
    assert holds(fact, Rehearsal("deukalion").view) is true


@pytest.mark.parametrize("text", ["", "!", "total/0 value", "total/0 value>7", "total/0 value>=many"])
def test_what_is_no_fact_is_noticed(text: str) -> None:
    assert wrong_with(text)


# -- what is rung is what is spoken of

SILENT = {"stop", "done", "set_sail", "use", "sail", "hydra", "turn", "bring", "put", "convert", "amount", "to"}
"""Verbs whose words say nothing about what is meant; `use` and `turn` are shown by what is rung, `to` names a seat."""


@cache
def named(game: str, language: str) -> dict[str, list[str]]:
    """The names of a game's word in a language: of a card, a place, an action."""
    out: dict[str, list[str]] = {}
    for line in (LOCALE / language / f"{game}.ftl").read_text("utf-8").splitlines():
        found = re.match(r"([a-z]+)-(\w+) = (.+)", line)
        if found:
            out.setdefault(found[2], []).append(re.sub(r"\{[^}]*\}", " ", found[3]))
    for card, face in list(out.items()):
        faces = [word for word in ("gather", "recruit", "attack", "next_age", "build", "explore") if word in card]
        face += [name for word in faces for name in out.get(word, [])]
    return out


def about(step: LessonStep) -> list[str]:
    """The words that a sentence must name: all picks, or the final action; or the thing to look at."""
    if not step.play:
        return [re.split("/", step.rings[-1])[-1] if "/" in step.rings[-1] else step.rings[-1]] if step.rings else []
    picks = [text for text in step.play if text.split()[0] in ("pick", "commit", "load", "sail") and " " in text]
    deeds = [text for text in step.play if text.split()[0] not in SILENT]
    wanted = [text for text in picks if text.split()[0] != "sail"] or deeds[-1:]
    return [text.split()[-1] if " " in text and not text.split()[-1].isdigit() else text.split()[0] for text in wanted]


def speaks(sentence: str, names: list[str]) -> bool:
    """Whether a name occurs, however it is inflected: the first four letters of one of its words."""
    words = [word for name in names for word in re.findall(r"\w{3,}", name.casefold())]
    return not words or any(word[:4] in sentence.casefold() for word in words)


@ALL_LANGUAGES
@ALL_LESSONS
def test_every_sentence_speaks_of_what_it_rings(game: str, name: str, language: str) -> None:
    texts, names = spoken(game, language, name), named(game, language)
    _, steps = followed(game, name)
    wrong = [
        f"{step.says}: {word} ({', '.join(names[word])}) in {texts[step.says]!r}"
        for step in steps
        for word in about(step)
        if word in names and not speaks(texts[step.says], names[word])
    ]
    assert wrong == []


def test_a_sentence_about_something_else_is_noticed() -> None:
    names = named("age_of_mythology", "en")
    assert speaks("Buy the Hydra.", names["hydra"]) and not speaks("Buy a Minotaur.", names["hydra"])
    assert about(LessonStep("x", play=["pick permanent_recruit", "stop"])) == ["permanent_recruit"]
    assert not speaks("Take Attack.", names["permanent_recruit"])


# -- texts


@ALL_GAMES
def test_a_teacher_has_words_for_every_step_and_no_others(game: str) -> None:
    lesson, steps = followed(game)
    wanted = {step.says for step in steps} | {f"goal-{chapter.name}" for chapter in lesson.plan.chapters}
    wanted |= {"welcome", "welcome-title", "done", "done-title"}
    assert set(spoken(game)) == wanted


@ALL_FURTHER
def test_a_further_lesson_has_words_for_every_step_and_no_others(game: str, name: str) -> None:
    lesson, steps = followed(game, name)
    wanted = {step.says for step in steps} | {f"goal-{chapter.name}" for chapter in lesson.plan.chapters}
    assert set(spoken(game, "en", name)) == wanted | {"title", "about", "test"}


@ALL_GAMES
def test_no_lesson_has_words_that_nobody_says(game: str) -> None:
    said = {key.split("-")[0] for key in texts_in(f"lessons_{game}.ftl", "en")}
    assert said == set(further(game))


@pytest.mark.parametrize(
    "file",
    ["tutorial", *[f"tutorial_{game}" for game in GAMES], *[f"lessons_{game}" for game in GAMES if further(game)]],
)
@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_the_lesson_is_whole_in_every_language(language: str, file: str) -> None:
    english, other = messages(LOCALE / "en" / f"{file}.ftl"), messages(LOCALE / language / f"{file}.ftl")
    assert sorted(set(english) ^ set(other)) == []
    for key, message in english.items():
        assert variables(other[key].value, other) == variables(message.value, english), key


# -- a pupil who goes another way


def styx() -> Rehearsal:
    """A pupil who sails to the Styx instead of Corinth."""
    lesson = Rehearsal("deukalion")
    for step in lesson.follow():
        if step.says == "two":
            break
    lesson.answer("bring 2")
    lesson.settle()
    for text in ("use sail", "sail B1", "sail A1"):
        lesson.answer(text)
    lesson.settle()
    return lesson


def heard_now(lesson: Rehearsal) -> list[str]:
    return [s.says for c in lesson.plan.chapters for s in c.steps if s.play and lesson.said_now(s)]


def test_a_pupil_at_the_styx_hears_nothing_of_a_fight_nor_of_athens() -> None:
    lesson = styx()
    assert lesson.view["prompt"]["key"] == "stopped"
    assert heard_now(lesson) == []
    for text in ("end_move", "use hydra", "hydra D4"):
        lesson.answer(text)
        lesson.settle()
    assert lesson.view["prompt"]["key"] == "other_part", "where it was told to sail to B3, which lay out of reach"
    assert heard_now(lesson) == []


def wander(game: str, seed: int) -> Iterator[tuple[Rehearsal, LessonStep]]:
    """Every step that a client could show to a pupil who follows three times out of four."""
    rng, lesson = random.Random(seed), Rehearsal(game)
    plan = [step for chapter in lesson.plan.chapters for step in chapter.steps if step.play]
    for _ in range(60):
        try:
            lesson.settle()
        except Astray:  # the others have rehearsed nothing for this
            return
        if lesson.table.status != RUNNING:
            return
        said = [step for step in plan if lesson.said_now(step)]
        for step in said:
            yield lesson, step
        texts = [action["text"] for action in lesson.view["actions"]]
        alone = not lesson.view["prompt"].get("batch")
        said = [step for step in said if possible(lesson, step)]
        if said and (rng.random() < 0.75 or not alone):
            lesson.answer(*rng.choice(said).play)
        elif alone:
            lesson.answer(rng.choice(texts))
        else:
            return


def possible(lesson: Rehearsal, step: LessonStep) -> bool:
    """Whether a step can be done completely, if nothing has to be waited for."""
    running = lesson.table.running
    state = running.state.clone()
    for text in step.play:
        number = running.game.actions.number(text)
        while state.pending() == NOBODY:
            state.proceed()
        if 0 not in state.pending() or number not in list(state.legal(0)):
            return False
        state.apply(0, number, None)
    return True


@ALL_GAMES
def test_whatever_a_pupil_does_nothing_is_advised_that_cannot_be_done(game: str) -> None:
    tried, wrong = 0, set()
    for seed in range(6):
        for lesson, step in wander(game, seed):
            tried += 1
            if not possible(lesson, step) or not all(lesson.there(place) for place in step.rings):
                wrong.add(f"{step.says}: {step.play} at {lesson.view['prompt']}")
    assert tried > 50 and sorted(wrong) == []


# -- what is no lesson


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seats = 2", "missing required field `luck`"),
        ("seats = 2\nluck = '1'\nlucky = true", "unknown field `lucky`"),
        ("seats = two", "is no lesson"),
        (
            "seats = 2\nluck = '1'\n[[chapters]]\nname = 'a'\nsteps = [{ says = 'b', play = ['stop'] }]",
            "name the prompt",
        ),
        ("seats = 2\nluck = '1'\n[[opponents]]\nseat = 0\nplays = []", "the pupil has seat 0"),
        ("seats = 2\nluck = '1'\n[test]\nluck = '1'\nsolution = []\nreach = []", "something to reach"),
        ("seats = 2\nluck = '1'\n[test]\nluck = '1'\nsolution = []\nreach = ['a b']", "no mark such as"),
    ],
)
def test_a_bad_plan_is_refused_with_what_would_be_right(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "lesson.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(ValueError, match=r"lesson\.toml") as refused:
        read_plan(file)
    assert said in str(refused.value)


def test_luck_with_which_it_would_go_wrong_is_noticed() -> None:
    with pytest.raises(Astray):
        for chance in map(str, range(100, 140)):
            for _ in Rehearsal("deukalion", chance).follow():
                pass
