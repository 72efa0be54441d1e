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


@pytest.mark.parametrize("language", ["de", "nl"])
def test_one_thing_has_one_word(language: str) -> None:
    files = sorted((ROOT / "petteia" / "locale" / language).glob("*.ftl"))
    assert [use for file in files for word in RULED_OUT for use in uses(word, file.read_text("utf-8"))] == []
