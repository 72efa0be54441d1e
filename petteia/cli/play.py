"""`petteia play`: any game, in the browser or in the terminal, against bots."""

import os
import secrets
import sys
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.text import Text

from petteia.cli.boards import board, result
from petteia.cli.browser import in_browser
from petteia.cli.opening import seat_number
from petteia.cli.opponents import USUAL, choose, opponent
from petteia.cli.telling import Teller
from petteia.cli.terminal import INTERRUPTED, Complaint, GameOption, Language, harmless, out
from petteia.engine.dealer import ADDED_BYTES, Dealer
from petteia.engine.generator import Generator
from petteia.engine.header import Header
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE, Game, Refused
from petteia.engine.record import write
from petteia.games import LoadError, load, shelf

NAMES: Final = ("Ariadne", "Bion", "Chloe", "Damon", "Eirene", "Phaidra", "Glaukos", "Hero")

HELP: Final = """\
  3           do what stands beside the 3
  lay two     the same, in notation
  why lay two why that is not possible now
  undo        take your last decision back
  board       show the table again
  quit        stop; the record is saved
"""


def names_on_shelf(incomplete: str) -> list[str]:
    """For the shell's completion."""
    return [name for name in shelf() if name.startswith(incomplete)]


def play(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME]", help="The game; you are asked if none is named.", autocompletion=names_on_shelf
        ),
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal, not in the browser.")] = False,
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="How many sit at the table.")] = None,
    seat: Annotated[str, typer.Option("--seat", "-s", help="Where you sit: A or 1; spectator to watch.")] = "A",
    bot: Annotated[str, typer.Option("--bot", "-b", help="Who plays the other seats: greedy or random.")] = USUAL,
    seed: Annotated[str | None, typer.Option("--seed", help="Deal and play the same again: any word.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    components: Annotated[
        str | None, typer.Option("--components", help="Your own component data, a TOML file.")
    ] = None,
    record: Annotated[str | None, typer.Option("--record", metavar="FILE", help="Where the record goes.")] = None,
    game: GameOption = None,
    language: Language = "en",
) -> None:
    """Play in the browser, or with --terminal here; bots play the other seats.

    In the browser this starts a house that only this machine can reach; its tables are kept until next time.
    The dice are fair, and you can prove it: every game is saved as a record with its seed for petteia verify.

    Examples:

      petteia play

      petteia play --terminal age_of_mythology --seats 4 --seat B

      petteia play --terminal --game my_game.py:GAME --seed supper

    At the table: a number picks, ? helps, why … asks why not, undo takes back, quit stops.

    Exit codes: 0 · 2 there is no such game, or it cannot be set up so · 130 interrupted; the record is saved.
    """
    console = out()
    if not terminal:
        if any((seats, seed, option, components, record)) or seat != "A" or language != "en" or bot != USUAL:
            raise Complaint("in the browser a table is set up there; this is for --terminal.")
        in_browser(game)
        return
    box = load(game or name or _asked(console), seats, _options(option or []), components)
    names = [NAMES[s % len(NAMES)] for s in range(int(box.seats))]
    me = seat_number(seat, names)
    if me >= 0:
        names[me] = os.environ.get("USER") or "You"
    opponent(bot)  # a name that is none should be told before the cards are dealt
    table = Table(box, names, me, bot, seed, language, console)
    stopped = table.sit()
    path = table.keep(record)
    again = f"petteia verify {path}{f' --game {game}' if game else ''}"
    console.print(Text(f"The record is in {path}\n{again} shows that the dice were fair.", style="dim"))
    if stopped == INTERRUPTED:
        raise typer.Exit(INTERRUPTED)


def _asked(console: Console) -> str:
    """Which of the games on the shelf?"""
    games = [(name, kind) for name, kind in shelf().items() if not isinstance(kind, LoadError)]
    if not games:
        raise Complaint("no game is installed; one of your own is named with --game my_game.py:GAME.")
    for number, (name, kind) in enumerate(games, 1):
        console.print(
            Text(f"{number:>3}  {harmless(kind.TITLE)}  ({name}, {' '.join(str(n) for n in kind.SEAT_COUNTS)} seats)")
        )
    answer = _heard(console, "Which game? ")
    if answer is None:
        raise Complaint("no game was chosen.")
    return games[int(answer) - 1][0] if answer.isdecimal() and 1 <= int(answer) <= len(games) else answer


def _options(pairs: list[str]) -> dict[str, str]:
    for pair in pairs:
        if "=" not in pair:
            raise Complaint(f"an option is KEY=VALUE, not {pair!r}.")
    return {key: value for key, _, value in (pair.partition("=") for pair in pairs)}


def _heard(console: Console, prompt: str) -> str | None:
    """What somebody types; None when there is nothing more to come."""
    try:
        return console.input(Text(prompt, style="bold")).strip()
    except EOFError:
        console.print()
        return None


class Table:
    """A game at the terminal: one person, or nobody, and opponents."""

    def __init__(
        self, game: Game, names: list[str], me: int, bot: str, seed: str | None, language: str, console: Console
    ) -> None:
        self.game = game
        self.me = me
        self.bot = bot
        self.console = console
        self.teller = Teller(game, names, language)
        self.play = Play(game)
        self.header = Header.of(game, names, f"terminal {'with the seed ' + seed if seed else secrets.token_hex(8)}")
        self.dealer = self._dealer(seed)
        self.header.promise(self.dealer)
        self.rng = Generator(
            secrets.randbits(62) if seed is None else int.from_bytes(_out_of(seed, "opponents")[:7], "big")
        )

    def _dealer(self, seed: str | None) -> Dealer:
        seats = range(int(self.game.seats))
        if seed is None:
            dealer = self.header.dealer()
            for seat in seats:
                dealer.add_random(seat)
            return dealer
        dealer = Dealer(self.header.table, self.header.promised(), len(seats), _out_of(seed, "secret"))
        for seat in seats:
            dealer.add(seat, _out_of(seed, f"seat {seat}")[:ADDED_BYTES])
        return dealer

    def sit(self) -> int:
        """Play until the end, or until the person leaves. Returns 0, or INTERRUPTED."""
        try:
            self.tell()
            while self.play.state.pending():
                if not self.turn():
                    return 0
                self.tell()
            view = self.play.view(self.me)
            self.console.print(board(view, self.teller))
            self.console.print(result(view, self.teller))
        except KeyboardInterrupt:
            self.console.print()
            return INTERRUPTED
        return 0

    def turn(self) -> bool:
        """Whatever comes next. False if the person has left."""
        waiting = self.play.state.pending()
        if waiting == CHANCE:
            self.play.deal(self.dealer.outcome(self.play.state.chance()))
        elif self.me in waiting:
            return self.ask()
        else:
            seat = waiting[0]
            self.play.decide(seat, choose(self.game, self.play.view(seat), self.rng, self.bot))
        return True

    def tell(self) -> None:
        """What the person hears since last time."""
        messages = self.play.inboxes[self.me].messages
        for message in messages:
            for event in message.events:
                self.console.print(Text(f"  {self.teller.event(event)}"))
        for inbox in self.play.inboxes.values():
            inbox.messages.clear()

    # -- asking ---------------------------------------------------------------------------------

    def ask(self) -> bool:
        """Put the decision to the person until there is one, or a step back. False if the person has left."""
        view = self.play.view(self.me)
        self.console.print(board(view, self.teller))
        self.offer(view)
        while True:
            answer = _heard(self.console, f"{self.teller.names[self.me]}> ")
            if answer is None or answer in ("quit", "exit", "q"):
                return False
            if self.answered(answer, view):
                return True

    def offer(self, view: dict[str, Any]) -> None:
        """The question and the answers to choose from."""
        self.console.print(Text(self.teller.prompt(view["prompt"]), style="bold"))
        for number, action in enumerate(view["actions"], 1):
            label = self.teller.action(action)
            notation = "" if label == action["text"] else f"   {action['text']}"
            self.console.print(Text.assemble((f"{number:>4}  ", "cyan"), label, (notation, "dim")))

    def answered(self, answer: str, view: dict[str, Any]) -> bool:
        """Do what was typed. True if the table changed."""
        word, _, rest = answer.partition(" ")
        if answer in ("?", "help"):
            self.console.print(HELP, markup=False)
        elif answer == "board":
            self.console.print(board(view, self.teller))
            self.offer(view)
        elif word == "why" and rest:
            self.why_not(rest)
        elif answer == "undo":
            return self.undo()
        elif answer.isdecimal():
            if 1 <= int(answer) <= len(view["actions"]):
                return self.decide(view["actions"][int(answer) - 1]["n"])
            self.console.print(f"There are 1 to {len(view['actions'])}.", markup=False)
        elif answer:
            number = self.number(answer)
            return number is not None and self.decide(number)
        return False

    def number(self, notation: str) -> int | None:
        """The action of a notation; a sentence if there is none."""
        try:
            return self.game.actions.number(notation)
        except ValueError as problem:
            self.console.print(f"{harmless(str(problem))}. ? helps.", markup=False)
            return None

    def why_not(self, notation: str) -> None:
        """Why something is not possible."""
        number = self.number(notation)
        if number is not None:
            reason = self.play.state.why_not(self.me, number)
            self.console.print("That is possible." if reason is None else self.teller.reason(reason), markup=False)

    def decide(self, action: int) -> bool:
        """The person's decision, if it is legal."""
        try:
            self.play.decide(self.me, action)
        except Refused as refused:
            self.console.print(self.teller.reason(refused.reason), markup=False)
            return False
        return True

    def undo(self) -> bool:
        """Take the last decision back, if nobody has learnt anything since."""
        if self.play.undoable(self.me) is None:
            self.console.print("There is nothing of yours that can be taken back here.", markup=False)
            return False
        self.play.undo(self.me)
        return True

    # -- keeping --------------------------------------------------------------------------------

    def keep(self, file: str | None) -> Path:
        """Save the record, seed and all: the game is over or given up. Nothing is ever written over."""
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "petteia" / "records"
        path = Path(file) if file else folder / f"{self.game.id}-{datetime.now():%Y-%m-%d-%H%M%S}.record"
        text = write(self.play, self.header, self.dealer.reveal())
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8") as stream:
                stream.write(text)
        except OSError as problem:
            sys.stdout.write(text)
            raise Complaint(
                f"the record stands above because {path} cannot be written: {problem.strerror}."
            ) from problem
        return path


def _out_of(seed: str, what: str) -> bytes:
    return sha256(f"petteia terminal {what}: {seed}".encode()).digest()
