"""`petteia verify`: was everything fair, and is nothing changed?"""

from typing import Annotated

import typer
from rich.text import Text

from petteia.cli.options import GameOption, Json
from petteia.cli.output import WANTING, Complaint, harmless, out, say_json
from petteia.cli.record_file import File, open_game, read_record, with_progress
from petteia.engine.dealer import SECRET_BYTES
from petteia.engine.record import Record
from petteia.engine.replay import NOTE, UNVERIFIED, VERIFIED, Replay, findings, revealed_dealer

SIGNS = {VERIFIED: ("✓", "green"), UNVERIFIED: ("?", "yellow"), NOTE: ("·", "dim")}
Secret = Annotated[
    str | None,
    typer.Option(metavar="HEX", help="The seed, or the secret of its day, of a record that does not show it."),
]


def reveal(record: Record, secret: str) -> None:
    """Give a record the seed that it does not show itself."""
    try:
        seed = bytes.fromhex(secret.strip())
    except ValueError:
        seed = b""
    if len(seed) != SECRET_BYTES:
        raise Complaint(f"--secret takes {2 * SECRET_BYTES} hexadecimal digits, as the page of that day shows them.")
    if record.seed not in (None, seed):
        raise Complaint("--secret: the record shows another seed; leave the option out.")
    if not record.header.commitment:
        raise Complaint("--secret: the record has no commitment that a secret could fit.")
    record.seed = seed


def verify(file: File, game: GameOption = None, secret: Secret = None, as_json: Json = False) -> None:
    """Check a record: every line by the rules, every chance outcome from the revealed seed, every digest.

    It reports what cannot be verified, for example without a seed. If something is wrong, it names the
    line of the file.

    Examples:

      petteia verify supper.record

      petteia verify supper.record --game my_game.py:GAME

      petteia verify - --json < supper.record

      petteia verify today.record --secret 6e1d…   (a deal of the day, downloaded before its day was over)

    Exit codes: 0 everything is verified · 1 nothing is wrong, but not everything can be verified · 2 the record is
    malformed, cut off, changed, or of a version or game that is not here.
    """
    record = read_record(file)
    if secret is not None:
        reveal(record, secret)
    box = open_game(record, game)
    replay = Replay(record, box, revealed_dealer(record))
    for _ in with_progress(replay, len(record.lines), "verifying"):
        pass
    found = findings(replay)
    whole = all(finding.verdict != UNVERIFIED for finding in found)
    if as_json:
        say_json(
            {
                "file": file,
                "game": box.id,
                "rules": box.rules_version,
                "seats": record.header.names,
                "lines": len(record.lines),
                "verdict": VERIFIED if whole else UNVERIFIED,
                "findings": [finding.plain() for finding in found],
            }
        )
    else:
        console = out()
        names = ", ".join(harmless(name) for name in record.header.names)
        console.print(Text(f"{type(box).TITLE}: {names}", style="bold"))
        for finding in found:
            sign, style = SIGNS[finding.verdict]
            console.print(Text.assemble((f"{sign} ", style), f"{finding.about}: {harmless(finding.sentence)}"))
    if not whole:
        raise typer.Exit(WANTING)
