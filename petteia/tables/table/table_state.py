"""What can be asked of a table. `petteia.tables.table.table` is what changes one."""

from collections.abc import Mapping
from typing import Any, Protocol

from petteia.engine.dealer import commitment, key_of, outcome
from petteia.engine.equal_deal import DAY, DUPLICATE, deal_commitment, deal_key
from petteia.engine.play import Message, Play
from petteia.engine.protocol import SPECTATOR, Game
from petteia.tables.journal import entries as j
from petteia.tables.journal.specs import DAILY, LESSON, TOURNAMENT, SkippedLines
from petteia.tables.live.envelope import as_update
from petteia.tables.messages import PlanShown, Update
from petteia.tables.plans.plan import Plan
from petteia.tables.table.clocks import fresh
from petteia.tables.table.luck import luck_of
from petteia.tables.table.metadata import (
    CLOSED,
    FINISHED,
    RUNNING,
    Delivery,
    Heard,
    Seat,
    TableMetadata,
)
from petteia.tables.views import Action


class Loader(Protocol):
    """Opens a box: `petteia.load`."""

    def __call__(
        self, game: str, seats: int | None, options: Mapping[str, str] | None, components: Mapping[str, Any] | None
    ) -> Game:
        """The game, or ValueError with a sentence."""


class TableState:
    """What is on the table now, and what everybody has been sent, as far as it can be queried.

    `play` is None before the start, and where the game's rules are not loaded: then `unplayable` says why. With
    `remembers` the play keeps its lines; a table in play does not, since its history is in the store. One that does not
    listen (`listens`) has its lines and its position, but sends nothing.
    """

    def __init__(self, created: j.Created, load: Loader, remembers: bool = True, listens: bool = True) -> None:
        spec = created.game
        self.game: Game | None = None
        self.unplayable = ""
        self.title = spec.id
        self.outdated = 0
        """If the rules that it is played by are older than any that are here: the version that is."""
        try:
            game = load(spec.name, spec.seats, spec.options, spec.components)
            if game.id != spec.id:
                raise ValueError(f"this table plays {spec.id}; loaded is {game.id}")
            self.title = type(game).TITLE
            self.outdated = game.rules_version if spec.rules < game.rules_version else 0
            self.game = game.by_rules(spec.rules)
            self.outdated = 0
        except ValueError as problem:
            self.unplayable = str(problem)
        self.metadata = TableMetadata(
            id=created.table,
            game=spec,
            settings=created.settings,
            owner=created.owner,
            created=created.at,
            changed=created.at,
            seats=[Seat(p.player, p.name, p.bot, ready=p.ready or p.bot is not None) for p in created.seats],
            clocks=fresh(created.settings.clock, spec.seats),
            start=created.start,
            origin=created.origin,
            seq=1,
            heard={seat: Heard() for seat in (*range(spec.seats), SPECTATOR)},
        )
        self.play: Play | None = None
        self.frozen: dict[int, dict[str, Any]] = {}
        """Where the rules are not loaded: what each seat saw last."""
        self.remembers = remembers
        self.listens = listens
        self.told: list[Delivery] | None = []
        """What everybody was told and is not yet stored beside the journal; None: it is not stored."""
        self.ahead: list[SkippedLines] = []
        """Lines that the journal tells later were played by other rules: they are passed over."""
        self.way: dict[str, Any] | None = None
        """For a play that does not remember: the way back that the next entry goes (`Play.way_back`)."""
        self._key = b""
        self._own: dict[str, list[int]] | None = None
        self._people: list[str] | None = None
        self._pending: list[int] | None = None
        """What has been computed since the last entry (that was no line): nothing else changes it."""

    # -- what can be asked ----------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's own name."""
        return self.metadata.id

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return self.metadata.seats

    @property
    def status(self) -> str:
        """open, starting, running, finished, closed"""
        return self.metadata.status

    @property
    def running(self) -> Play:
        """The play of a running game."""
        assert self.play is not None, "the table has not begun"
        return self.play

    def seats_of(self, player: str) -> list[int]:
        """The seats a player holds: several on a shared screen."""
        if self._own is None:
            self._own = {}
            for n, seat in enumerate(self.seats):
                self._own.setdefault(seat.player, []).append(n)
        return self._own.get(player, [])

    def people(self) -> list[str]:
        """The people who play, each once, in the order of the seats; who resigned or left does not count."""
        if self._people is None:
            self._people = list(dict.fromkeys([s.player for s in self.seats if s.player and not s.by_bot]))
        return self._people

    def asked_for(self, what: str) -> list[str]:
        """Whose consent is needed: that of everybody who has not resigned, including those who are away just now,
        unless the table was set up otherwise. A pause takes nothing from anybody: those present decide."""
        if what == "pause" or self.metadata.settings.present_decide:
            return self.people()
        return list(dict.fromkeys([s.player for s in self.seats if s.player and not s.bot and not s.resigned]))

    def agreed(self) -> bool:
        """Whether everybody who is asked agrees to what is proposed."""
        proposal = self.metadata.proposal
        if proposal is None:
            return False
        people = self.asked_for(proposal.what)
        return bool(people) and all([player in proposal.agreed for player in people])

    def pending(self) -> list[int]:
        """The seats that owe a decision now."""
        if self.metadata.status != RUNNING or self.play is None:
            return []
        if self._pending is None:
            self._pending = [int(s) for s in self.play.state.pending() if s >= 0]
        return self._pending

    @property
    def lesson(self) -> bool:
        """Whether it is a lesson: its dice fall alike for everybody who takes it, so they are not called fair."""
        return self.metadata.origin is not None and self.metadata.origin.kind == LESSON

    @property
    def day(self) -> str:
        """Whose deal it is, if it is a deal of the day."""
        origin = self.metadata.origin
        return origin.day if origin is not None and origin.kind == DAILY else ""

    @property
    def tournament(self) -> str:
        """The tournament that it belongs to, if any."""
        origin = self.metadata.origin
        return origin.tournament if origin is not None and origin.kind == TOURNAMENT else ""

    @property
    def duplicate(self) -> str:
        """The deal that it has in common with other tables of a duplicate, if any."""
        origin = self.metadata.origin
        return origin.duplicate if origin is not None and origin.kind == TOURNAMENT else ""

    @property
    def sealed(self) -> bool:
        """Whether nobody but those who play may look at it: others still play the same deal."""
        return bool(self.duplicate) and not self.metadata.opened

    @property
    def deal(self) -> tuple[str, str]:
        """The kind and the name of a deal that others have, too; empty if nobody has."""
        return (DAY, self.day) if self.day else (DUPLICATE, self.duplicate) if self.duplicate else ("", "")

    @property
    def counted(self) -> bool:
        """Whether it is somebody's counted try at a deal of the day."""
        return bool(self.day) and self.metadata.origin is not None and self.metadata.origin.counted

    def commitment(self) -> str:
        """What is shown of the dealer's secret before anybody adds to it."""
        b = self.metadata
        kind, name = self.deal
        if kind:
            return deal_commitment(kind, name, b.secret) if b.secret else ""
        return commitment(b.id, b.header, b.secret) if b.secret and not self.lesson else ""

    def key(self) -> bytes:
        """The key to all outcomes."""
        if self.lesson:
            return self.metadata.secret
        if self._key:
            return self._key
        kind, name = self.deal
        if kind:
            self._key = deal_key(kind, name, self.metadata.game.id, self.metadata.secret)
        else:
            self._key = key_of(self.commitment(), self.metadata.secret, [seat.added for seat in self.seats])
        return self._key

    def next_outcome(self) -> int:
        """What the dealer deals now."""
        state = self.running.state
        luck = luck_of(self.metadata, self.key())
        if luck is not None:
            return luck.outcome(state.chance(), state.luck())
        return outcome(self.key(), self.metadata.dealt, state.chance())

    def decision(self, seat: int) -> int:
        """The number of the decision put to a seat last."""
        return 0 if self.play is None else self.play.decision_number(seat)

    def update(self, seat: int, since: int | None = None) -> Update | None:
        """How things stand for a seat (or `SPECTATOR`), with the events from number `since` on that are in memory."""
        if self.status not in (RUNNING, FINISHED, CLOSED):
            return None
        heard = self.metadata.heard[seat]
        if self.play is None:
            if seat not in self.frozen:
                return None
            return as_update(self.id, heard.sent, Message(seat, view=self.frozen[seat], first_event=heard.told))
        message, end = self.play.shows(seat), heard.told
        message.first_event = end if since is None else max(heard.first, min(since, end))
        message.events = heard.events[message.first_event - heard.first :]
        return as_update(self.id, heard.sent, message)

    def asked_openly(self, seat: int) -> Message | None:
        """What a seat is asked openly: the message it gets, but with what everybody may see."""
        if self.play is None or self.status != RUNNING:
            return None
        view = self.play.shown(seat).open_view(seat)
        if view is None:
            return None
        asked = self.play.shows(seat)
        view["undo"] = asked.undo
        return Message(seat, None, asked.undo, asked.held, asked.decision, view=view)

    def could_pass(self, player: str) -> bool:
        """Whether all seats of a player that are asked now could leave that to a standing order."""
        if self.play is None or self.status != RUNNING:
            return False
        own = [seat for seat in self.seats_of(player) if seat in self.pending()]
        state = self.play.state
        return bool(own) and all([state.stack[-1].passable(state, seat) for seat in own])

    def plan_shown(self, seat: int) -> PlanShown:
        """A seat's plan, for its owner."""
        plan = self.metadata.plans.get(seat) or Plan()
        texts: dict[str, None] = {}
        for entry in [*plan.entries, *(note.entry for note in plan.notes)]:
            texts.update(dict.fromkeys(entry.wish))
        for note in plan.notes:
            texts.update(dict.fromkeys(note.actions))
        return PlanShown(self.id, seat, plan.made, plan.entries, plan.notes, self._named(list(texts)))

    def _named(self, texts: list[str]) -> list[Action]:
        """The options with these notations, as far as the game has them."""
        if self.game is None:
            return []
        options: list[Action] = []
        for text in texts:
            try:
                found = self.game.actions[self.game.actions.number(text)]
            except ValueError:
                continue  # other rules had it
            options.append(Action(found.number, found.text, found.verb, found.args))
        return options
