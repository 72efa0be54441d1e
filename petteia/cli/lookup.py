"""Looking a component up at the table: what it does, its figures, and where they come from."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from petteia.cli.board import facts
from petteia.cli.game_texts import GameTexts
from petteia.cli.output import harmless

MOST: Final = 6
"""How many are described; if there are more, only the names are listed."""


def lookup(words: str, texts: GameTexts) -> RenderableType:
    """Every component that is called so, or whose name has these words in it."""
    found = list(matches(words, texts))
    if not found:
        return Text(f"Nothing in this game is called {words!r}.")
    if len(found) > MOST:
        names = sorted({f"{called(word, texts)} ({word})" for word in found})
        return Text(f"There are {len(names)}: {', '.join(names)}")
    return Group(*(description(word, texts) for word in found))


def matches(words: str, texts: GameTexts) -> Iterator[str]:
    """The components that are meant: those called exactly so, else those with all the words in their name or id."""
    wanted = words.lower().split()
    exact = [w for w in texts.components if words.lower() in (w.lower(), called(w, texts).lower())]
    if exact:
        yield from exact
        return
    for word in texts.components:
        text = f"{word} {called(word, texts)}".lower()
        if wanted and all(part in text for part in wanted) and texts.speech.vocabularies(word):
            yield word


def called(word: str, texts: GameTexts) -> str:
    """The name of a component."""
    for vocabulary in texts.speech.vocabularies(word):
        return texts.speech.name(vocabulary, word)
    return str(texts.component(word).get("name", word))


def description(word: str, texts: GameTexts) -> RenderableType:
    """A component in a few lines."""
    lines = [Text(texts.speech.text(vocabulary, word)) for vocabulary in texts.speech.vocabularies(word)[:1]]
    lines.append(Text(facts(word, texts)))
    note = str(texts.component(word).get("note", ""))
    source = texts.source(word)
    lines.append(Text(harmless(f"{source}{f' · {note}' if note else ''}") if source else "", style="dim"))
    name = Text.assemble((called(word, texts), "bold"), (f"  {word}", "dim"))
    return Group(name, Padding(Group(*(line for line in lines if line.plain)), (0, 0, 0, 2), expand=False))
