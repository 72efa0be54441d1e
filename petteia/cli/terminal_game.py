"""A game at the terminal: at most one person, and opponents."""

import os
import secrets
import sys
from collections.abc import Mapping
from datetime import datetime
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import typer
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from petteia.cli.board import board, brief, chronicle, overview, price, result
from petteia.cli.bot_seats import choose
from petteia.cli.game_texts import GameTexts
from petteia.cli.lookup import lookup
from petteia.cli.output import INTERRUPTED, Complaint, harmless
from petteia.engine.dealer import ADDED_BYTES, Dealer
from petteia.engine.generator import Generator
from petteia.engine.header import Header
from petteia.engine.luck import STREAM
from petteia.engine.play import Message, Play
from petteia.engine.protocol import CHANCE, Game, Refused, State
from petteia.engine.record import write

NAMES: Final = ("Ariadne", "Bion", "Chloe", "Damon", "Eirene", "Phaidra", "Glaukos", "Hero")

HELP: Final = """\
  3             do what stands beside the 3
  gather        do what has this in its name, if only one has
  lay two       the same as a number, in notation; notation shows it for all
  why lay two   why that is not possible now
  card medusa   what a card, unit, building … does, and where its data comes from
  undo          take your last decision back
  board         show the table again
  log           what has happened since the beginning
  quit          stop; the record is saved
"""


def names_around(seats: int, me: int) -> list[str]:
    """Who sits at the table."""
    names = [NAMES[s % len(NAMES)] for s in range(seats)]
    if me >= 0:
        names[me] = os.environ.get("USER") or NAMES[me % len(NAMES)]
    return names


def typed_line(console: Console, prompt: str) -> str | None:
    """A line that the user types; None at the end of the input."""
    try:
        return console.input(Text(prompt, style="bold")).strip()
    except EOFError:
        console.print()
        return None


class Terminal:
    """A game at the terminal, from its beginning or from a position."""

    def __init__(
        self,
        game: Game,
        me: int,
        bot: str,
        seed: str | None,
        language: str,
        console: Console,
        start: State | None = None,
        luck: str = STREAM,
    ) -> None:
        names = names_around(int(game.seats), me)
        self.game = game
        self.me = me
        self.bot = bot
        self.console = console
        self.texts = GameTexts(game, names, language)
        self.play = Play(game, start)
        table = f"terminal {'with the seed ' + seed if seed else secrets.token_hex(8)}"
        self.header = Header.of(game, names, table, start)
        self.header.luck = luck
        self.dealer = self._dealer(seed)
        self.header.promise(self.dealer)
        self.rng = Generator(
            secrets.randbits(62) if seed is None else int.from_bytes(_out_of(seed, "opponents")[:7], "big")
        )
        self.unheard: list[Mapping[str, Any]] = []  # since the person was last asked
        self.history: list[Text] = []
        self.others_moved = True

    def _dealer(self, seed: str | None) -> Dealer:
        seats = range(int(self.game.seats))
        if seed is None:
            dealer = self.header.dealer()
            for seat in seats:
                dealer.add_random(seat)
            return dealer
        dealer = self.header.dealer_of(_out_of(seed, "secret"))
        for seat in seats:
            dealer.add(seat, _out_of(seed, f"seat {seat}")[:ADDED_BYTES])
        return dealer

    def sit(self) -> int:
        """Play until the end, or until the person leaves. Returns 0, or INTERRUPTED."""
        try:
            self.listen(self.play.sent)
            while self.play.state.pending():
                if not self.turn():
                    return 0
            self.tell()
            view = self.play.view(self.me)
            self.show(board(view, self.texts))
            self.show(result(view, self.texts))
        except KeyboardInterrupt:
            self.console.print()
            return INTERRUPTED
        return 0

    def turn(self) -> bool:
        """Whatever comes next. False if the person has left."""
        waiting = self.play.state.pending()
        if waiting == CHANCE:
            self.listen(self.play.deal(self.dealer.outcome(self.play.state.chance(), self.play.state.luck())))
            self.others_moved = True
        elif self.me in waiting:
            return self.ask()
        else:
            seat = waiting[0]
            self.listen(self.play.decide(seat, choose(self.game, self.play.view(seat), self.rng, self.bot)))
            self.others_moved = True
            if self.me < 0:
                self.tell()  # spectators are told move by move
        return True

    def show(self, what: Any) -> None:
        """Something drawn for the width of the terminal."""
        self.console.print(what, soft_wrap=False)

    # -- telling --------------------------------------------------------------------------------

    def listen(self, sent: list[Message]) -> None:
        """Keep what the person hears."""
        for message in sent:
            if message.seat == self.me:
                self.unheard += message.events

    def tell(self) -> None:
        """What has happened since the person was last asked."""
        lines = chronicle(self.unheard, self.texts)
        self.unheard = []
        self.history += lines
        for line in lines:
            self.show(Padding(line, (0, 0, 0, 2), expand=False))

    # -- asking ---------------------------------------------------------------------------------

    def ask(self) -> bool:
        """Put the decision to the person until there is one, or a step back. False if the person has left."""
        view = self.play.view(self.me)
        self.tell()
        self.show((overview if self.others_moved else brief)(view, self.texts))
        self.offer(view)
        while True:
            answer = typed_line(self.console, f"{self.texts.names[self.me]}> ")
            if answer is None or answer in ("quit", "exit", "q"):
                return False
            if self.answered(answer, view):
                self.others_moved = False
                return True

    def label(self, action: Mapping[str, Any]) -> str:
        """An action in words, with its price."""
        cost = price(action, self.texts)
        return self.texts.action(action) + (f" ({cost})" if cost else "")

    def offer(self, view: Mapping[str, Any], notation: bool = False) -> None:
        """The question and the answers to choose from, those of a kind together."""
        self.show(Text(self.texts.prompt(view["prompt"]), style="bold"))
        numbered = list(enumerate(view["actions"], 1))
        for _, group in groupby(numbered, key=lambda pair: pair[1]["verb"]):
            row = []
            for number, action in group:
                text = Text.assemble((f"{number:>4}  ", "cyan"), self.label(action))
                row.append(text.append(f"   {action['text']}", style="dim") if notation else text)
            self.show(Columns(row, padding=(0, 2), column_first=True, equal=True))

    def answered(self, answer: str, view: dict[str, Any]) -> bool:
        """Do what was typed. True if the table changed."""
        word, _, rest = answer.partition(" ")
        if answer in ("?", "help"):
            self.console.print(HELP, markup=False)
        elif answer in ("board", "notation"):
            if answer == "board":
                self.show(board(view, self.texts))
            self.offer(view, answer == "notation")
        elif answer == "log":
            for line in self.history:
                self.show(Padding(line, (0, 0, 0, 2), expand=False))
        elif word == "why" and rest:
            self.why_not(rest)
        elif word in ("card", "what") and rest:
            self.show(lookup(harmless(rest), self.texts))
        elif answer == "undo":
            return self.undo()
        elif answer.isdecimal():
            if 1 <= int(answer) <= len(view["actions"]):
                return self.decide(view["actions"][int(answer) - 1]["n"])
            self.console.print(f"There are 1 to {len(view['actions'])}.", markup=False)
        elif answer:
            number = self.meant(answer, view["actions"])
            return number is not None and self.decide(number)
        return False

    def meant(self, answer: str, offered: list[dict[str, Any]]) -> int | None:
        """The action that was typed: in notation, or by words that only one of the offered ones has in its name."""
        if any(" ".join(answer.split()) == action["text"] for action in offered):
            return self.number(answer)
        wanted = answer.lower().split()
        labels = [(action, self.texts.action(action).lower()) for action in offered]
        named = [action for action, label in labels if all(word in label.split() for word in wanted)]
        named = named or [action for action, label in labels if all(word in label for word in wanted)]
        if len(named) == 1:
            return int(named[0]["n"])
        if len(named) > 1:
            several = ", ".join(self.label(action) for action in named[:6])
            self.console.print(f"Which one? {several}{' …' if len(named) > 6 else ''}", markup=False)
            return None
        return self.number(answer)

    def number(self, typed: str) -> int | None:
        """The action of a notation, or of its name in words; a sentence if there is none."""
        try:
            return self.game.actions.number(typed)
        except ValueError as problem:
            wanted = typed.lower().split()
            for action in self.game.actions.all():
                if self.texts.action({"verb": action.verb, "args": action.args, "text": ""}).lower().split() == wanted:
                    return action.number
            self.console.print(f"{harmless(str(problem))}. ? helps.", markup=False)
            return None

    def why_not(self, notation: str) -> None:
        """Why something is not possible."""
        number = self.number(notation)
        if number is not None:
            reason = self.play.state.why_not(self.me, number)
            self.console.print("That is possible." if reason is None else self.texts.reason(reason), markup=False)

    def decide(self, action: int) -> bool:
        """The person's decision, if it is legal."""
        try:
            self.listen(self.play.decide(self.me, action))
        except Refused as refused:
            self.console.print(self.texts.reason(refused.reason), markup=False)
            return False
        return True

    def undo(self) -> bool:
        """Take the last decision back, if the others have learnt nothing since."""
        if self.play.undoable(self.me) is None:
            self.console.print("There is nothing of yours that can be taken back here.", markup=False)
            return False
        self.listen(self.play.undo(self.me))
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

    def sit_and_keep(self, record: str | None, game: str | None) -> None:
        """Play, save the record, and say how it is checked."""
        stopped = self.sit()
        path = self.keep(record)
        again = f"petteia verify {path}{f' --game {game}' if game else ''}"
        self.console.print(Text(f"The record is in {path}\n{again} shows that the dice were fair.", style="dim"))
        if stopped == INTERRUPTED:
            raise typer.Exit(INTERRUPTED)


def _out_of(seed: str, what: str) -> bytes:
    return sha256(f"petteia terminal {what}: {seed}".encode()).digest()
