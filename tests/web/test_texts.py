"""The web client's texts: every key it asks for is there in every language, and nothing is left over."""

import re
from pathlib import Path

import pytest

from petteia.locale import languages
from tests.locale.spoken import ROOT, messages, variables

LOCALE = ROOT / "petteia" / "locale"
SOURCES = sorted(
    p for p in (ROOT / "web" / "src").rglob("*") if p.suffix in (".ts", ".svelte") and ".test." not in p.name
)
KEY = re.compile(r"""['"`](web-[a-z0-9_-]+)(\$\{)?""")


def asked() -> tuple[set[str], set[str]]:
    """Keys that are written out, and beginnings of those put together. How the keys of a board's own file begin
    (`'web-deu-'`) is no key of this one."""
    whole, beginnings = set(), set()
    for source in SOURCES:
        for key, open_ended in KEY.findall(source.read_text("utf-8")):
            if open_ended:
                beginnings.add(key)
            elif not key.endswith("-"):
                whole.add(key)
    return whole, beginnings


@pytest.mark.parametrize("language", languages())
def test_every_key_the_client_asks_for_is_there_and_every_other_is_not(language: str) -> None:
    whole, beginnings = asked()
    there = set(messages(LOCALE / language / "web.ftl"))
    assert sorted(whole - there) == [], "without a message"
    unused = {key for key in there - whole if not key.startswith(tuple(beginnings))}
    assert sorted(unused) == [], "messages nobody asks for"


@pytest.mark.parametrize("domain", ["common", "web"])
@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_every_language_says_all_that_english_says_with_the_same_figures(language: str, domain: str) -> None:
    english, other = (messages(LOCALE / tongue / f"{domain}.ftl") for tongue in ("en", language))
    assert sorted(set(english) ^ set(other)) == []
    for key, message in english.items():
        assert variables(other[key].value, other) == variables(message.value, english), key
        attributes = {a.id.name: variables(a.value, english) for a in message.attributes}
        assert {a.id.name: variables(a.value, other) for a in other[key].attributes} == attributes, key


def test_all_icons_that_are_named_in_the_source_are_listed() -> None:
    listed = {line.split()[0] for line in _lines(ROOT / "web/src/look/shell.icons")}
    shell = [p for p in SOURCES if "boards/age_of_mythology" not in p.as_posix()]
    named = {name for p in shell for name in re.findall(r"<Icon name=\"([a-z0-9-]+)\"", p.read_text("utf-8"))}
    assert named - listed == set()


def _lines(path: Path) -> list[str]:
    return [line for line in path.read_text("utf-8").splitlines() if line.strip() and not line.startswith("#")]
