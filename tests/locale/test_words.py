"""One word for one thing: words that docs/words.md rules out are in no sentence that players read."""

import re

import pytest

from tests.locale.spoken import ROOT

RULED_OUT = re.findall(r"\bnot \*([^*]+)\*", (ROOT / "docs" / "words.md").read_text("utf-8"))


def uses(word: str, text: str) -> list[str]:
    """The lines of a locale file with a word, also with an ending; comments do not count."""
    found = re.compile(rf"\b{re.escape(word)}(en|n|s)?\b")
    return [line for line in text.splitlines() if not line.startswith("#") and found.search(line)]


def test_words_are_ruled_out() -> None:
    assert {"Schlacht", "goodwill"} <= set(RULED_OUT)
    assert uses("Schlacht", "# Schlacht\na = Das hilft bei Schlachten.\nb = geschlachtet") == [
        "a = Das hilft bei Schlachten."
    ]


BRITISH = re.compile(
    r"(?<![$\w/-])(?:re)?(?:colour|favour|harbour|honour|neighbour|centre|defence|licence|recognis|organis|cancell)\w*(?!-)",
    re.IGNORECASE,
)


def test_english_is_spelled_in_one_way() -> None:
    """ "Harbor" once stood beside "Favour of Hades", and "Colours" beside both."""
    files = [
        *sorted((ROOT / "petteia" / "locale" / "en").glob("*.ftl")),
        *sorted((ROOT / "docs" / "rules").glob("*.md")),
    ]
    texts = {
        file: re.sub(r"^#.*$|^[\w-]+ = |`[^`\n]*`", "", file.read_text("utf-8"), flags=re.MULTILINE) for file in files
    }
    assert [(file.name, use) for file, text in texts.items() for use in BRITISH.findall(text)] == []


@pytest.mark.parametrize("language", ["de", "nl"])
def test_one_thing_has_one_word(language: str) -> None:
    files = sorted((ROOT / "petteia" / "locale" / language).glob("*.ftl"))
    assert [use for file in files for word in RULED_OUT for use in uses(word, file.read_text("utf-8"))] == []


READ_OUT = {
    "de": (
        ("Das lässt sich nicht rückgängig machen", "Tisch eröffnen", "} siedeln", "{ $count }× { $name }"),
        ("bis es genug sind", "chwarze Leiste", "unwiderruflich", "{ $count } × "),
    ),
    "nl": (
        (
            *("Dit kun je niet ongedaan maken", "Automatisch passen", "= Ongedaan maken", "= Opnieuw bekijken"),
            *("Jij hebt hier niemand", "Sticht een nederzetting", "je mag er { $keeps } houden"),
            *("Alle vloten blijven thuis", "gedekte havenkaart", "Je mag nog { $drafts } biedingen doen"),
        ),
        ("toevalskaart", "Elk één en", "Pas voor mij", "= Terugnemen", "Nog eens zien", "= Doen"),
    ),
    "en": (("{ $count } × { $name }",), ("component data", "it cannot be taken back")),
}
"""Sentences that native speakers put in the place of others, and those others."""


@pytest.mark.parametrize("language", READ_OUT)
def test_sentences_are_as_native_speakers_say_them(language: str) -> None:
    files = sorted((ROOT / "petteia" / "locale" / language).glob("*.ftl"))
    text = "\n".join(
        line for file in files for line in file.read_text("utf-8").splitlines() if not line.startswith("#")
    )
    said, unsaid = READ_OUT[language]
    assert [words for words in said if words not in text] == []
    assert [words for words in unsaid if words in text] == []
