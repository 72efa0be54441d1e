"""Snapshots: what seats see, are asked and are refused in golden records, as text that a person can review.

    python -m tests.record.snapshots            the differences between what is accepted and what is shown now
    python -m tests.record.snapshots --accept   write snapshots and baselines anew (those of one game: `… deukalion`)
    make snapshots                              the same as --accept

`snapshots/GAME/RECORD.txt` shows moments of a record, one for every kind of question that golden records of the game
ask, and the end. A moment tells what everybody sees, then what single seats see otherwise, then what is asked of whom,
what may be done and why the rest may not. Only what has changed since the moment before is written. No test writes
here: one fails until somebody has looked at the differences and accepts them.

Two branches that both changed snapshots: resolve the conflict either way and accept anew.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from difflib import unified_diff
from functools import cache
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

from petteia.engine.protocol import SPECTATOR, State
from petteia.engine.record import Record
from petteia.games import find
from tests.record import baselines
from tests.record.baselines import GAMES, Baseline, Hashing, Moment, asked, moments, paths

FOLDER = Path(__file__).with_name("snapshots")
SEATS = "ABCDEFGH"
MOMENT = re.compile(r"^== line (\d+): (.*)$", re.MULTILINE)
SHOWN = 8
"""This many options of a verb are named; the hash of all of them is in the baselines."""
WIDTH = 118
AFTER = "  "
ELSE = f"{AFTER}else:"
ACCEPT = "look at them: python -m tests.record.snapshots; if they are right: make snapshots"

Facts = dict[str, str]
"""The contents of a view, by subject."""


def spelt(params: dict[str, Any]) -> str:
    """Parameters or marks, in their order: `{left 2, seat 1}`."""
    return f" {{{', '.join(f'{key} {value}' for key, value in params.items())}}}" if params else ""


def piece_text(zone: str, piece: dict[str, Any]) -> str:
    """A piece, or a heap of them; without a zone its name has been given already."""
    name = piece["id"].removeprefix(f"{zone}/")
    what = piece["kind"] if not zone or name == piece["kind"] else f"{name}={piece['kind']}"
    many = f" x{piece['count']}" if piece["count"] != 1 else ""
    return what + many + spelt(piece.get("marks", {}))


def facts(view: dict[str, Any]) -> Facts:
    """A view, line by line. Options of the game and how the position is packed are no part of it: neither is drawn."""
    prompt = view["prompt"]
    out: Facts = {"prompt": f"{prompt['key']}{spelt(prompt['params'])} {prompt.get('rule', '')}".rstrip()}
    for counter in view["counters"]:
        out[f"counter {counter['id']}"] = f"{counter['value']}{called(counter, 'counter')}"
    for zone in view["zones"]:
        pieces = zone.get("pieces", [])
        apart = any("marks" in piece for piece in pieces)
        unseen = f" +{zone['unseen']} unseen" if "unseen" in zone else ""
        there = f"{len(pieces)} pieces" if apart else ", ".join(piece_text(zone["id"], piece) for piece in pieces)
        out[f"zone {zone['id']}"] = (there + unseen + called(zone, "zone")).strip() or "empty"
        for piece in pieces if apart else ():
            out[piece["id"]] = piece_text("", piece)
    return out


def called(place: dict[str, Any], what: str) -> str:
    """The key and the owner of a place, where its id does not say them."""
    first, _, rest = place["id"].partition("/")
    key = "" if place["key"] == f"{what}-{first}" else f" ({place['key']})"
    owner = place.get("owner", -1)
    return key + ("" if str(owner) == rest.split("/")[0] or owner < 0 else f" of {SEATS[owner]}")


def differences(before: Facts, now: Facts) -> Iterator[str]:
    """The changed and the removed parts."""
    for about, text in now.items():
        if before.get(about) != text:
            yield from wrap(f"{about}: {text}".rstrip(), WIDTH, initial_indent=AFTER, subsequent_indent=AFTER * 3)
    if gone := [about for about in before if about not in now]:
        yield from wrap(f"gone: {', '.join(gone)}", WIDTH, initial_indent=AFTER, subsequent_indent=AFTER * 3)


def options(state: State, seat: int) -> Iterator[str]:
    """A seat's options, verb by verb."""
    actions = state.game.actions
    by_verb: dict[str, list[str]] = {}
    for action in state.legal(seat):
        form = actions[int(action)]
        by_verb.setdefault(form.verb, []).append(" ".join(form.args.values()))
    for verb, words in by_verb.items():
        more = f", and {len(words) - SHOWN} more" if len(words) > SHOWN else ""
        yield f"{AFTER}{verb} {', '.join(words[:SHOWN])}{more}".rstrip()
    default = int(state.default(seat))
    yield f"{AFTER}by default {actions[default].text if default >= 0 else 'nothing'}"


def refusals(state: State, seat: int) -> Iterator[str]:
    """Why a seat may not do the rest: each reason with its count, and its first action. Actions that no question of
    this kind is about come first, as `else`, and are not counted: a further verb is no difference."""
    found: dict[tuple[str, str, str], list[Any]] = {}
    verbs = set(state.stack[-1].verbs(state).split())
    for number in range(len(state.game.actions)):
        reason = state.why_not(seat, number)
        if reason is None:
            continue
        form = state.game.actions[number]
        whose = form.verb if form.verb in verbs else ""
        row = found.setdefault((whose, reason.code, reason.rule), [0, f"{spelt(reason.params)} {form.text!r}"])
        row[0] += 1
    for (verb, code, rule), (count, example) in sorted(found.items()):
        often = f" x{count}" if verb and count > 1 else ""
        text = f"{AFTER}{verb}: {code} {rule}{often}" if verb else f"{ELSE} {code} {rule}"
        yield f"{text}, as{example}"


def question(state: State) -> str:
    """The kind of question asked; empty if nobody is asked."""
    who = asked(state)
    if not who:
        return ""
    prompt = state.prompt(who[0])
    return " ".join([type(state.stack[-1]).__name__, prompt.key, *sorted(prompt.params)])


class Snapshot:
    """Writes the moments of a record, one after the other."""

    def __init__(self, record: Record) -> None:
        header = record.header
        kind = find(header.game)
        first = {option.key: option.values[0] for option in kind.OPTIONS}
        chosen = [f"{key} {value}" for key, value in sorted(header.options.items()) if first.get(key) != value]
        self.lines = [
            f"{header.game} for {len(header.names)}, rules {header.rules}; {', '.join(chosen) or 'no option'}"
        ]
        self._seen: dict[int, Facts] = {}
        self._said: set[str] = set()

    def take(self, moment: Moment) -> None:
        """A moment as everybody sees it, then the differences in others' views."""
        state, seats = moment.state, range(int(moment.state.game.seats))
        who = asked(state)
        self.lines += ["", f"== line {moment.line}: {question(state) or 'nothing is asked'}"]
        spectators = facts(state.view(None))
        self._seen_by(SPECTATOR, "everybody", spectators)
        for seat in seats:
            mine = facts(state.view(seat))
            own = {about: text for about, text in mine.items() if spectators.get(about) != text}
            self._seen_by(seat, SEATS[seat], own)
        for seat in who:
            self.lines += [f"{SEATS[seat]} may", *options(state, seat)]
        for seat in who[:1]:
            why = list(refusals(state, seat))
            self.lines += [f"{SEATS[seat]} may not", *(line for line in why if line not in self._said)]
            self._said = {line for line in why if line.startswith(ELSE)}

    def _seen_by(self, seat: int, name: str, now: Facts) -> None:
        lines = list(differences(self._seen.get(seat, {}), now))
        self.lines += [f"{name} sees", *lines] if lines else []
        self._seen[seat] = now

    def text(self) -> str:
        """The file."""
        return "\n".join(self.lines) + "\n"


def file(game: str, name: str) -> Path:
    """Where the snapshot of a record is."""
    return FOLDER / game / f"{name}.txt"


def accepted(game: str, name: str) -> str:
    """The snapshot of a record, if it has one."""
    path = file(game, name)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def chosen(text: str) -> set[int]:
    """The lines of a record that a snapshot shows; also where two versions of it have been merged."""
    return {int(line) for line, _ in MOMENT.findall(text)}


@cache
def covered(game: str) -> frozenset[str]:
    """The kinds of questions that snapshots of a game show."""
    texts = [path.read_text(encoding="utf-8") for path in (FOLDER / game).glob("*.txt")]
    return frozenset(kind for text in texts for _, kind in MOMENT.findall(text))


class Played(NamedTuple):
    """The result of playing a record once."""

    baseline: Baseline
    snapshot: str
    first: dict[str, int]
    """The line at which each kind of question is first asked."""
    seats: int
    last: int


def play(text: bytes, lines: set[int]) -> Played:
    """Play a record and show these lines of it."""
    record = Record.parse(text)
    hashing, snapshot, first = Hashing(text), Snapshot(record), dict[str, int]()
    for moment in moments(record):
        hashing.take(moment)
        if kind := question(moment.state):
            first.setdefault(kind, moment.line)
        if moment.line in lines:
            snapshot.take(moment)
    return Played(hashing.done(), snapshot.text() if lines else "", first, len(record.header.names), len(record.lines))


def now(game: str) -> dict[str, Played]:
    """The present baselines of golden records. An unchanged record is shown at the same lines; for a kind of question
    shown nowhere, choose records with few seats that show much of what is missing."""
    before = baselines.kept(game)[1]
    texts = {name: path.read_bytes() for name, path in paths(game).items()}
    same = {name for name, text in texts.items() if name in before and before[name].text == baselines.digest(text)}
    lines = {name: chosen(accepted(game, name)) if name in same else set() for name in texts}
    out = {name: play(text, lines[name]) for name, text in texts.items()}
    missing = {kind for played in out.values() for kind in played.first}
    missing -= {kind for played in out.values() for _, kind in MOMENT.findall(played.snapshot)}
    while missing:
        name, most = max(out.items(), key=lambda item: len(missing & set(item[1].first)) / item[1].seats)
        lines[name] |= {most.last, *(most.first[kind] for kind in missing & set(most.first))}
        out[name] = play(texts[name], lines[name])
        missing -= set(most.first)
    return out


def accept(game: str, unnoticed: bool) -> None:
    """Write the snapshots and baselines of a game anew."""
    version, before = baselines.kept(game)
    played = now(game)
    rows = {name: each.baseline for name, each in played.items()}
    other = [
        name for name, row in rows.items() if name in before and before[name].text == row.text and before[name] != row
    ]
    if other and version == find(game).RULES_VERSION and not unnoticed:
        raise SystemExit(
            f"{game}, {', '.join(other[:5])}: other events or options than before, and the rules have version {version}"
            " still. If a game under way could notice, raise RULES_VERSION and say in the manifest which rules changed;"
            f" if none could: python -m tests.record.snapshots --accept --unnoticed {game}"
        )
    baselines.keep(game, find(game).RULES_VERSION, rows)
    (FOLDER / game).mkdir(parents=True, exist_ok=True)
    for path in (FOLDER / game).glob("*.txt"):
        if path.stem not in played or not played[path.stem].snapshot:
            path.unlink()
    for name, each in played.items():
        if each.snapshot:
            file(game, name).write_text(each.snapshot, encoding="utf-8")


def compare(game: str) -> int:
    """Report everything that differs from what was accepted; returns the number of records concerned."""
    before = baselines.kept(game)[1]
    differ = 0
    for name, each in now(game).items():
        lines = list(unified_diff(
            accepted(game, name).splitlines(), each.snapshot.splitlines(), f"{game}/{name}", "now", n=2, lineterm="",
        ))  # fmt: skip
        if name not in before or before[name] != each.baseline:
            lines.append(f"{game}/{name}: events or options; python -m tests.record.baselines {game} {name} tells them")
        differ += bool(lines)
        sys.stdout.write("".join(f"{line}\n" for line in lines))
    return differ


def main() -> None:
    """See above."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help=f"one or more of {', '.join(GAMES)}; all if none is named"
    )
    parser.add_argument("--accept", action="store_true", help="write them anew")
    parser.add_argument("--unnoticed", action="store_true", help="with other events or options by the same rules, too")
    said = parser.parse_args()
    if unknown := [game for game in said.games if game not in GAMES]:
        parser.error(f"there is no game {unknown[0]}; right would be {', '.join(GAMES)}")
    differ = 0
    for game in said.games or GAMES:
        if said.accept:
            accept(game, said.unnoticed)
        else:
            differ += compare(game)
    sys.exit(1 if differ else 0)


if __name__ == "__main__":
    main()
