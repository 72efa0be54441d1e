"""Games in words: a scripted stand-in plays them in three languages, asks for rules, and is refused with a sentence."""

from pathlib import Path

import pytest

from petteia.benchmark.agents import agent_of
from petteia.benchmark.playing import course
from petteia.benchmark.questions import COUNT, check, examine, forbids, judged, question
from petteia.benchmark.words import TRIES, GameInWords, WordsBot
from petteia.bots import Bot, make_bot
from petteia.engine.generator import Generator
from petteia.games import load
from petteia.locale import languages

TABLES = (("age_of_mythology", 2, "AOM-1.1.1"), ("deukalion", 2, "DEU-1.4.7"), ("parthenon", 3, "PAR-1.1.1"))
QUICK = 20
"""How many of the questions are checked in every run of the tests."""


def asked(name: str = "deukalion"):
    """A decision, and its view."""
    for number in range(60):
        found = question(number)
        if found.game.id == name:
            return found.game, found.state.view(found.seat)
    raise AssertionError(name)


SPOKEN = [
    pytest.param(name, seats, language, marks=[] if at == number else [pytest.mark.soak])
    for number, (name, seats, _) in enumerate(TABLES)
    for at, language in enumerate(languages())
]
"""Each game in another language; all of each in the soak."""


@pytest.mark.parametrize("name, seats, language", SPOKEN)
def test_a_stand_in_plays_in_words_and_no_text_is_missing(name: str, seats: int, language: str):
    game, heard = load(name, seats), []

    def chat(text: str) -> str:
        heard.append(text)
        return "1"

    bots: list[Bot] = [WordsBot("stand-in", chat, language), *[make_bot("random") for _ in range(seats - 1)]]
    made = [seat for seat, _ in zip((seat for _, seat, _ in course(game, bots, 3)), range(120), strict=False)]
    bot = bots[0]
    assert isinstance(bot, WordsBot) and bot.words is not None
    assert bot.asked == len(heard) and bot.refused == 0 and bot.asked >= made.count(0) > 10
    assert not bot.words.speech.missing and not bot.words.speech.mistakes
    assert all("⟦" not in text and "1. " in text for text in heard)


def test_answers_that_are_none_are_refused_and_rules_are_told():
    game, view = asked()
    heard: list[str] = []
    answers = iter(["I would like to win", "what does DEU-1.4.7 say?", "99", "rule DEU-99.9", "option 2, please"])
    bot = WordsBot("stand-in", lambda text: heard.append(text) or next(answers), "en")
    assert bot.choose(game, view, Generator(1)) == view["actions"][1]["n"]
    assert bot.refused == 2 and "has no number" in heard[1] and "recorded source" in heard[2]
    assert "99 is not among the options" in heard[3] and "There is no rule DEU-99.9" in heard[4]
    stubborn = WordsBot("stand-in", lambda text: "-1", "de")
    assert stubborn.choose(game, view, Generator(1)) == view["actions"][0]["n"] and stubborn.refused == TRIES


def test_a_chat_from_a_file_is_an_agent(tmp_path: Path):
    file = tmp_path / "chat.py"
    file.write_text("class Chat:\n    def chat(self, text):\n        return 'Nummer 2'\n\nclass Silent:\n    pass\n")
    game, view = asked()
    for name in (f"words:{file}:Chat", f"words:nl:{file}:Chat"):
        assert agent_of(name).choose(game, view, Generator(1)) == view["actions"][1]["n"]
    with pytest.raises(ValueError, match=r"has chat\(text\)"):
        agent_of(f"words:{file}:Silent")
    with pytest.raises(ValueError, match="there is no bot"):
        agent_of(f"words:{tmp_path / 'nothing.py'}:Chat")


@pytest.mark.parametrize("number", range(0, COUNT, COUNT // QUICK))
def test_the_engine_gives_the_answer_of_a_question(number: int):
    assert check(question(number))


@pytest.mark.soak
def test_the_engine_gives_the_answers_of_all_questions():
    found = [question(number) for number in range(COUNT)]
    assert all(check(each) for each in found)
    assert 0.4 < sum(bool(each.rule) for each in found) / COUNT < 0.6
    assert len({each.rule for each in found}) > 40


def test_a_question_asks_in_the_readers_language_and_keeps_secrets():
    for number in range(6):
        each = question(number)
        texts = {language: each.text(language) for language in languages()}
        assert len(set(texts.values())) == 3 and all("⟦" not in text for text in texts.values())
        rng = Generator(number)
        other = each.state.resample(each.seat, rng)
        moved = type(each)(number, each.game, other, each.seat, each.action, each.rule)
        assert moved.text("en") == texts["en"], "what the seat cannot know is in the question"


def test_answers_are_judged_by_the_engine():
    no = next(each for each in map(question, range(30)) if each.rule)
    yes = next(each for each in map(question, range(30)) if not each.rule)
    assert judged(no, f"No, because of {no.rule}.", "en") == (True, True)
    assert judged(no, "no", "en") == (True, False) and judged(no, "yes", "en") == (False, False)
    assert judged(yes, "ja!", "de") == (True, True) and judged(yes, "ja nein", "de") == (False, False)
    assert forbids(yes.state, yes.seat, yes.action) == ""
    found = examine(lambda text: "nee", 10, "nl")
    assert found["right"] == found["forbidden"] and found["rules_named"] == 0


def test_a_rule_is_found_by_its_number():
    for name, seats, rule in TABLES:
        words = GameInWords(load(name, seats))
        assert len(words.rule(rule)) > 20 or "no rule" in words.rule(rule)
