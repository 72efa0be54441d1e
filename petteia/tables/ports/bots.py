"""Bots at a table: the port through which they are asked.

A bot receives what a browser receives (`Ask.update`) and answers with action numbers. It never gets a table or a
position. Where it runs, in a worker process or on another machine, is up to the implementation of the port.
"""

from collections.abc import Mapping
from typing import Protocol

from petteia.tables.messages import Ask


class BotAnswer(Protocol):
    """Takes a bot's answer; None if it has none."""

    def __call__(self, ask: Ask, actions: list[int] | None, remark: Mapping[str, str] | None = None) -> None:
        """Called once for every question. No actions at all: the bot has nothing to do before something happens.
        `remark` is what it says about them: `to` whom, a `code`, and words."""


class BotPort(Protocol):
    """Runs the bots."""

    def kinds(self) -> list[str]:
        """The kinds of bots there are."""

    def ask(self, ask: Ask, answer: BotAnswer) -> None:
        """Ask a bot a question. Returns at once; `answer` is called later, on the asker's own thread."""

    def asked(self, table: str, seat: int, decision: int) -> bool:
        """Whether a question has not been answered yet, and will be."""

    def forget(self, table: str, seat: int, decision: int) -> None:
        """The answer is no longer wanted."""
