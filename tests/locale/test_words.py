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
