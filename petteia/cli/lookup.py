"""Looking a component up at the table: what it does, its figures, and where they come from."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from petteia.cli.boards import facts
from petteia.cli.telling import Teller
from petteia.cli.terminal import harmless

MOST: Final = 6
"""So many are described; of more only the names are told."""


def lookup(words: str, teller: Teller) -> RenderableType:
    """Every component that is called so, or whose name has these words in it."""
    found = list(matches(words, teller))
    if not found:
        return Text(f"Nothing in this game is called {words!r}.")
    if len(found) > MOST:
        names = sorted({f"{called(word, teller)} ({word})" for word in found})
        return Text(f"There are {len(names)}: {', '.join(names)}")
    return Group(*(description(word, teller) for word in found))


def matches(words: str, teller: Teller) -> Iterator[str]:
    """The components that are meant: those called exactly so, else those with all the words in their name or id."""
    wanted = words.lower().split()
    exact = [w for w in teller.components if words.lower() in (w.lower(), called(w, teller).lower())]
    if exact:
        yield from exact
        return
    for word in teller.components:
        text = f"{word} {called(word, teller)}".lower()
        if wanted and all(part in text for part in wanted) and teller.speech.vocabularies(word):
            yield word


def called(word: str, teller: Teller) -> str:
    """The name of a component."""
    for vocabulary in teller.speech.vocabularies(word):
        return teller.speech.name(vocabulary, word)
    return str(teller.component(word).get("name", word))


def description(word: str, teller: Teller) -> RenderableType:
    """A component in a few lines."""
    lines = [Text(teller.speech.text(vocabulary, word)) for vocabulary in teller.speech.vocabularies(word)[:1]]
    lines.append(Text(facts(word, teller)))
    note = str(teller.component(word).get("note", ""))
    source = teller.source(word)
    lines.append(Text(harmless(f"{source}{f' · {note}' if note else ''}") if source else "", style="dim"))
    name = Text.assemble((called(word, teller), "bold"), (f"  {word}", "dim"))
    return Group(name, Padding(Group(*(line for line in lines if line.plain)), (0, 0, 0, 2), expand=False))
