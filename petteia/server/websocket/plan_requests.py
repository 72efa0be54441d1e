"""Requests about the plan of one's own seat."""

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec

from petteia.server.websocket.client import Client
from petteia.server.websocket.replies import Ahead, AheadQuestion, Early, KindOfPlan, ReplyBody
from petteia.server.websocket.request_base import ActionNumber, AtTable, Number, OwnCommand, SeatNumber
from petteia.tables.plans.plan import MOST_EARLY, MOST_ENTRIES, PlanEntry
from petteia.tables.views import Action, Prompt

if TYPE_CHECKING:
    from petteia.tables.commands.context import CommandResult as Outcome
    from petteia.tables.commands.play import TableCommands

PromptKey = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{0,60}$")]
Figure = Annotated[int, msgspec.Meta(ge=-2_000_000_000, le=2_000_000_000)]
Word = Annotated[str, msgspec.Meta(max_length=100)]
Row = Annotated[list[Word], msgspec.Meta(max_length=40)]
Words = Annotated[list[Word | Figure], msgspec.Meta(max_length=20)]


class NewEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat wants done when it is asked: the first option of `wish` that is possible, `pass`, the `same` as the
    last time, what a `bot` of this level decides, or what a plan of a `kind` of the game says by its `values` (`ahead`
    tells which there are). `prompt` names the question (empty: any), with `params` for its words. An entry that
    `repeats` stays when it has answered. It ends when another player does something to the seat (`until` is `against`),
    or when the seat is asked something at which it could not just pass (`turn`). If nothing of it is possible,
    `otherwise` says: `ask` the person, go on with the `next` entry, `pass`, or `wait` until it is. A seat that is asked
    beside others (`beside` in its prompt) decides its whole turn `early`: all of `wish`, one after the other (request
    `early`)."""

    do: Literal["wish", "pass", "same", "bot", "kind", "early"]
    prompt: PromptKey = ""
    params: Annotated[dict[PromptKey, Word | Figure | Words], msgspec.Meta(max_length=12)] = {}
    wish: Annotated[list[ActionNumber], msgspec.Meta(max_length=MOST_EARLY)] = []
    level: Annotated[str, msgspec.Meta(max_length=20)] = ""
    repeats: bool = False
    until: Literal["", "against", "turn"] = ""
    otherwise: Literal["ask", "next", "pass", "wait"] = "ask"
    kind: PromptKey = ""
    values: Annotated[dict[PromptKey, Word | Figure | Row], msgspec.Meta(max_length=20)] = {}

    def entry(self) -> PlanEntry:
        """The entry, still without its number and the notation of its options."""
        return PlanEntry(
            0,
            self.do,
            self.prompt,
            self.params,
            [],
            self.level,
            self.repeats,
            self.until,
            self.otherwise,
            self.kind,
            dict(self.values),
        )


class ChangePlan(OwnCommand, frozen=True, kw_only=True, tag="plan"):
    """Withdraw entries of the seat's plan by their numbers, and add others at its end. `made` is the `made` of the last
    `plan` that the client was sent (0: none). The seat is sent its plan whenever it has changed; nobody else is."""

    add: Annotated[list[NewEntry], msgspec.Meta(max_length=MOST_ENTRIES)] = []
    drop: Annotated[list[Number], msgspec.Meta(max_length=MOST_ENTRIES)] = []
    made: Number = 0

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        new = [(entry.entry(), entry.wish) for entry in self.add]
        return s.planning.change(player, self.seat, new, self.drop, self.made, now=now)


class LookAhead(AtTable, frozen=True, kw_only=True, tag="ahead"):
    """What may the seat be asked next? It is computed from what the seat knows. The reply is `ahead`."""

    seat: SeatNumber

    BESIDE: ClassVar[bool] = True

    async def answer(self, me: Client) -> ReplyBody | None:
        await me.must_be_shown(self.table, self.seat)
        player = me.player.id
        look = await me.registry.look(self.table, lambda s: s.planning.ahead(player, self.seat))
        await me.instance.previews.run(player, look)  # it shares nothing with the table
        await me.must_be_shown(self.table, self.seat)  # it may have fallen meanwhile
        questions = msgspec.convert(look.found(), list[AheadQuestion])
        return Ahead(self.table, self.seat, questions, msgspec.convert(look.kinds, list[KindOfPlan]))


class DecideEarly(AtTable, frozen=True, kw_only=True, tag="early"):
    """How does the turn of a seat that is asked beside others go on after these picks? It is carried out in its turn,
    if it is added to the plan. The reply is `early`."""

    seat: SeatNumber
    picks: Annotated[list[ActionNumber], msgspec.Meta(max_length=MOST_EARLY)] = []

    BESIDE: ClassVar[bool] = True

    async def answer(self, me: Client) -> ReplyBody | None:
        await me.must_be_shown(self.table, self.seat)
        player = me.player.id
        turn = await me.registry.look(self.table, lambda s: s.planning.early(player, self.seat, self.picks))
        await me.must_be_shown(self.table, self.seat)  # it may have fallen meanwhile
        over = turn.over()
        prompt = None if over else msgspec.convert(turn.prompt().plain(), Prompt)
        options = [] if over else [turn.state.game.actions[n].form for n in turn.options()]
        return Early(self.table, self.seat, prompt, msgspec.convert(options, list[Action]), over, turn.told)
