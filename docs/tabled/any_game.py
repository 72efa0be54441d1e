"""Tables that any game may have: its options, where its data comes from, what we decided."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from petteia.games import find
from petteia.locale import spelt
from tabled.box import NOTHING, PAGES, Box, table

NUMBERED = r"^- \*\*([A-Z]+-[A-Z0-9.-]+)\*\* (.*?)"
RULINGS = tuple(
    re.compile(NUMBERED + form, re.MULTILINE)
    for form in (
        r"(?: Why(?: \([^)]*\))?: (.*?))? \[ruling\]$",
        r" \[ruling\] \*Why: (.*)\*$",
        r"(?: \[(?:rulebook|published)[^\]]*\])* \[ruling:? ([^\]]*)\]$",
    )
)
"""How the rules of our games mark a decision and its reason, each file in one way."""


def options(box: Box) -> str:
    """The options of the game and what each value means, default first."""
    rows = []
    for option in find(box.game).OPTIONS:
        key = f"option-{option.key}"
        values = [f"**{box.speech.say(f'{key}-{v}')}**: {box.speech.say(f'{key}-{v}.text')}" for v in option.values]
        rows.append([f"{box.speech.say(key)} (`{option.key}`)", "<br>".join(values), option.rule])
    return table(box.heading("option", "values", "rule"), rows)


def sources(box: Box) -> str:
    """Where the entries of each table come from."""
    say = box.speech
    rows = []
    for name, entries in box.data.items():
        if name == "rulings" or not isinstance(entries, dict | list):
            continue
        marked = list(_marked(entries))
        counts = Counter((entry["source"], entry["confidence"]) for entry in marked)
        for (source, confidence), n in counts.items():
            label = say.name("source", source)
            sure = say.name("confidence", confidence)
            rows.append([f"`{name}`", str(n), label, sure])
    return table(box.heading("data", "entries", "source", "confidence"), rows)


def _marked(entries: Any) -> Iterable[Mapping[str, Any]]:
    """Every table, at any depth, that says where it comes from."""
    if isinstance(entries, list):
        for entry in entries:
            yield from _marked(entry)
    elif isinstance(entries, Mapping):
        if "source" in entries and "confidence" in entries:
            yield entries
        for inner in entries.values():
            yield from _marked(inner)


def origins(box: Box) -> str:
    """Where the entries of each table come from, for data that does not say how sure that is."""
    rows = []
    for name, entries in box.data.items():
        if name in ("reference", "rulings") or not isinstance(entries, dict | list):
            continue
        counts = Counter(e["source"] for e in (entries if isinstance(entries, list) else [entries]) if "source" in e)
        rows += [[f"`{name}`", str(n), box.speech.name("source", source)] for source, n in counts.items()]
    return table(box.heading("data", "entries", "source"), rows)


def decided(rules: str) -> list[tuple[str, str, str]]:
    """Number, text and reason of every rule that is a decision of ours; some have no reason."""
    return [(number, what, why) for form in RULINGS for number, what, why in form.findall(rules)]


def rulings(box: Box) -> str:
    """The rules that are decisions of ours, with their reasons; in the words of `rules.md` unless the language has its
    own."""
    say, rows = box.speech, []
    own = (PAGES / say.language / f"rulings_{box.game}.ftl").is_file()
    for number, what, why in decided(box.rules):
        if own:
            key = f"ruling-{spelt(number)}"
            what, why = say.say(key), say.say(f"{key}.why") if why else ""
        ends = "" if why.endswith((".", "!", "?")) or not why else "."
        rows.append([number, what, why[:1].upper() + why[1:] + ends or NOTHING])
    return table(box.heading("rule", "decided", "why"), rows)


TABLES = (options, origins, rulings, sources)
