"""The lines of a record: how decisions and outcomes are written, and their checks."""

import json
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

from petteia.engine.header import LETTERS, is_cell, is_number
from petteia.engine.lines import Change
from petteia.engine.play import CONSENT, DECISION, OUTCOME, RULES, UNDO, Entry
from petteia.engine.protocol import SPECTATOR, State

CHANCE_SIGN: Final = "*"


ALL_SIGN: Final = "all"


class RecordLine:
    """A line as written. `at` is its place in the file."""

    def __init__(self, number: int, who: str, text: str, at: int = 0) -> None:
        self.number = number
        self.who = who
        self.text = text
        self.at = at

    def written(self) -> str:
        """The line as it stands in a record."""
        return f"{self.number} {self.who} {self.text}"

    @property
    def kind(self) -> str:
        """Decision, outcome, undo or other rules."""
        if self.who == CHANCE_SIGN:
            return OUTCOME
        if self.who == ALL_SIGN and self.text.startswith("rules "):
            return RULES
        return UNDO if self.text.startswith("undo ") and is_number(self.text[5:]) else DECISION

    @property
    def seat(self) -> int:
        """Whose line it is: a seat, SPECTATOR for chance, CONSENT for everybody."""
        if self.who == CHANCE_SIGN:
            return SPECTATOR
        return CONSENT if self.who == ALL_SIGN else LETTERS.index(self.who)


class DigestMark:
    """A digest of the position after a line."""

    def __init__(self, number: int, digest: str, at: int) -> None:
        self.number = number
        self.digest = digest
        self.at = at


class LineChain:
    """The running hash over the lines, from which the checks are taken."""

    def __init__(self) -> None:
        self.link = sha256(b"petteia record lines").digest()

    def add(self, line: RecordLine) -> str:
        """Add a line; returns its check."""
        self.link = sha256(self.link + line.written().encode()).digest()
        return _two_letters(self.link)

    def whole(self) -> str:
        """Sixteen digits over all lines so far."""
        return self.link.hex()[:16]


def _two_letters(hashed: bytes) -> str:
    return urlsafe_b64encode(hashed[:2]).decode()[:2]


def mark_text(word: str, number: int, digest: str, checks: str) -> str:
    """A mark or the end: the position's digest, two letters for each line since the last mark, two for itself."""
    own = _two_letters(sha256(f"{word} {number} {digest} {checks}".encode()).digest())
    return f"{word} {number} {digest} {checks}{own}"


def outcome_text(state: State, outcome: int) -> str:
    """An outcome of the current chance node, in notation: its name, or its number (`#3`) where the name would be
    ambiguous."""
    names = _outcome_names(state)
    name = names.get(outcome, "")
    if not name or name.split() != [name] or name.startswith("#") or list(names.values()).count(name) != 1:
        return f"#{outcome}"
    return name


def outcome_number(state: State, text: str) -> int:
    """The outcome of a notation. ValueError if no possible outcome has this name."""
    names = _outcome_names(state)
    if text.startswith("#") and is_number(text[1:]) and int(text[1:]) in names:
        return int(text[1:])
    found = [outcome for outcome, name in names.items() if name == text]
    if len(found) != 1:
        could = sorted(set(names.values()))
        more = " …" if len(could) > 12 else ""
        raise ValueError(f"{text[:40]!r} cannot happen here; right would be one of: {', '.join(could[:12])}{more}")
    return found[0]


def _outcome_names(state: State) -> dict[int, str]:
    """The names of the possible outcomes."""
    top = state.stack[-1]
    return {o: top.outcome_name(state, o) for o, weight in enumerate(state.chance()) if weight > 0}


def line_of(state: State, entry: Entry) -> RecordLine:
    """An entry as a line. `state` is the position before it, which knows the names of its outcomes."""
    if entry.kind == OUTCOME:
        return RecordLine(entry.line, CHANCE_SIGN, entry.text if entry.passed else outcome_text(state, entry.value))
    who = ALL_SIGN if entry.seat == CONSENT else LETTERS[entry.seat]
    if entry.change is not None:
        return RecordLine(entry.line, who, entry.change.text())
    if entry.kind == UNDO:
        return RecordLine(entry.line, who, f"undo {entry.value}")
    return RecordLine(entry.line, who, entry.text if entry.passed else state.game.actions.text(entry.value))


def change_in(text: str) -> Change:
    """The change of rules in a line: `rules 2 past 100-120 with [4,0,…]`. ValueError if it is none."""
    head, _, cells = text.partition(" with ")
    words = head.split()
    past: list[tuple[int, int]] = []
    if len(words) % 2 or not is_number(words[1]) or not int(words[1]):
        raise ValueError(head[:60])
    for word, span in zip(words[2::2], words[3::2], strict=True):
        first, _, last = span.partition("-")
        if word != "past" or not is_number(first) or not is_number(last) or not 0 < int(first) <= int(last):
            raise ValueError(f"{word} {span}"[:60])
        past.append((int(first), int(last)))
    try:
        found = json.loads(cells) if cells else None
    except RecursionError:
        raise ValueError("with") from None
    if found is not None and not (isinstance(found, list) and all(map(is_cell, found))):
        raise ValueError("with")
    return Change(int(words[1]), past, found)
