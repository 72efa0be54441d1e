"""What people do, one thing after the other: drawn from what a client knows at the moment."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from petteia.tables.commands.context import CommandResult
from petteia.tables.commands.play import TableCommands
from petteia.tables.journal import entries as j
from petteia.tables.plans.plan import ASK, NEXT, PASS, WAIT, WISH, PlanEntry
from tests.simulation.server import Server

if TYPE_CHECKING:
    from tests.simulation.person import Person

Command = Callable[[TableCommands, int], CommandResult]


class Deed(NamedTuple):
    """Something that is asked of a server, under a key."""

    key: str
    what: str
    do: Callable[[Server], Awaitable[Any]]
    keyed: bool = False
    """Whether the journal names the key."""
    proof: Callable[[Any], bool] | None = None
    """An entry of the journal that shows that it is done, if that is not the key."""
    after: Callable[[], None] | None = None
    """What the client does when it has the answer."""
    long: bool = False


def deeds(me: "Person") -> list[Deed]:
    """What a person does now: mostly one thing or nothing, now and then several at once."""
    if me.over or me.last is None or me.info is None:
        return []
    seats = [n for n, seat in enumerate(me.info.seats) if seat.player == me.name]
    if not seats:
        return [_say(me)] if me.rng.random() < 0.05 else []
    seat = seats[0]
    answer = _consent(me, seat)
    if answer:
        return answer
    draw = me.rng.random()
    for chance, make in SELDOM:
        draw -= chance
        if draw < 0:
            return make(me, seat) if me.faults.may(f"{me.label} does what is seldom: {make.__name__[1:]}") else []
    return _decide(me, seat)


def _at(me: "Person", command: Command) -> Callable[[Server], Awaitable[Any]]:
    table = me.table
    return lambda server: server.registry.command(table, command)


def _say(me: "Person") -> Deed:
    key, player, name = me.key(), me.name, me.guest.name
    text = f"{name} says {key}"
    return Deed(key, "says", _at(me, lambda s, now: s.people.say(player, name, text, key, now=now)), keyed=True)


def _talk(me: "Person", seat: int) -> list[Deed]:
    return [_say(me)]


def _at_once(me: "Person", seat: int) -> list[Deed]:
    """Several things before the first is answered."""
    return [*[_say(me) for _ in range(me.rng.randint(1, 3))], *_decide(me, seat)]


def _decide(me: "Person", seat: int) -> list[Deed]:
    update = me.last
    if update is None or not update.owes or update.seat != seat:
        return []
    actions = [each["n"] for each in update.view["actions"]]
    if not actions:
        return []
    key, player, decision = me.key(), me.name, update.decision
    chosen = [me.rng.choice(actions)]
    if me.rng.random() < 0.2:
        chosen.append(actions[-1])
    do = _at(me, lambda s, now: s.decide(player, seat, decision, chosen, key, now=now))
    return [Deed(key, f"decides {decision}", do, keyed=True)]


def _withdraw(me: "Person", seat: int) -> list[Deed]:
    """Take an answer to a window back that has not been shown."""
    if me.last is None:
        return []
    key, player, decision = me.key(), me.name, me.last.decision
    return [Deed(key, "withdraws", _at(me, lambda s, now: s.decide(player, seat, decision, [], key, now=now)))]


def _undo(me: "Person", seat: int) -> list[Deed]:
    if me.last is None:
        return []
    key, player, decision = me.key(), me.name, me.last.decision
    return [Deed(key, "undoes", _at(me, lambda s, now: s.undo(player, seat, decision, key, now=now)), keyed=True)]


def _confirm(me: "Person", seat: int) -> list[Deed]:
    key, player = me.key(), me.name
    return [Deed(key, "confirms", _at(me, lambda s, now: s.confirm(player, seat, key, now=now)))]


def _draft(me: "Person", seat: int) -> list[Deed]:
    if me.last is None or not me.last.owes:
        return []
    player, decision, picks = me.name, me.last.decision, [me.rng.randrange(3)]
    return [Deed(me.key(), "picks", _at(me, lambda s, now: s.draft(player, seat, decision, picks, now=now)))]


def _plan(me: "Person", seat: int) -> list[Deed]:
    """A plan for bids to come, or none any longer. Its entries carry the key: each may be there once."""
    key, player, rng = me.key(), me.name, me.rng
    made = me.plan.made if me.plan is not None else 0
    entries = me.plan.entries if me.plan is not None else []
    drop = [entry.n for entry in entries if rng.random() < 0.5]
    wish, otherwise = [rng.randrange(4) for _ in range(rng.randint(1, 3))], rng.choice((ASK, NEXT, WAIT, PASS))
    entry = PlanEntry(
        0, rng.choice((WISH, WISH, PASS)), "bid", {"key": key}, repeats=rng.random() < 0.3, otherwise=otherwise
    )
    add = [(entry, wish if entry.do == WISH else [])]
    do = _at(me, lambda s, now: s.planning.change(player, seat, add, drop, made, now=now))
    return [Deed(key, "plans", do, proof=lambda e: isinstance(e, j.PlanChanged) and any(_of(key, a) for a in e.add))]


def _of(key: str, entry: PlanEntry) -> bool:
    return entry.params.get("key") == key


def _keep(me: "Person", seat: int) -> list[Deed]:
    if me.last is None:
        return []
    player, decision = me.name, me.last.decision
    return [Deed(me.key(), "keeps", _at(me, lambda s, now: s.keep_open(player, seat, decision, now=now)))]


def _nudge(me: "Person", seat: int) -> list[Deed]:
    player, other = me.name, me.rng.randrange(3)
    return [Deed(me.key(), "nudges", _at(me, lambda s, now: s.people.nudge(player, other, now=now)))]


def _stand_in(me: "Person", seat: int) -> list[Deed]:
    player, other = me.name, me.rng.randrange(3)
    return [
        Deed(me.key(), "has somebody stood in for", _at(me, lambda s, now: s.people.stand_in(player, other, now=now)))
    ]


def _resign(me: "Person", seat: int) -> list[Deed]:
    player = me.name
    do = _at(me, lambda s, now: s.people.resign(player, seat, now=now))
    return [Deed(me.key(), "resigns", do, proof=lambda e: isinstance(e, j.Closed) or _resigned(e, seat))]


def _resigned(entry: Any, seat: int) -> bool:
    return isinstance(entry, j.Resigned) and entry.seat == seat


def _leave(me: "Person", seat: int) -> list[Deed]:
    """Be away for a while; often until the very moment at which a bot takes over."""
    me.away_s = me.rng.choice((5.0, 20.0, 90.0))
    takeover = me.info.settings.takeover_ms / 1000 if me.info is not None else 0.0
    if takeover and me.rng.random() < 0.6:
        me.away_s = takeover + me.rng.uniform(-0.03, 0.01)
    return []


def _propose(me: "Person", seat: int) -> list[Deed]:
    player, what = me.name, me.rng.choice(("undo", "undo", "undo", "pause", "give_up"))
    moment = max(1, (me.last.n if me.last is not None else 1) - me.rng.randint(1, 5))
    table = me.table

    async def do(server: Server) -> Any:
        back = await server.registry.delivered.back(table, seat, moment) if what == "undo" else None
        return await server.registry.command(table, lambda s, now: s.consent.propose(player, what, seat, back, now=now))

    proof = None if what == "pause" else lambda e: isinstance(e, j.Proposed) and (e.player, e.what) == (player, what)
    return [Deed(me.key(), f"proposes {what}", do, proof=proof)]


def _consent(me: "Person", seat: int) -> list[Deed]:
    """Answer what is proposed, or end a pause."""
    assert me.info is not None
    player, proposal = me.name, me.info.proposal
    if proposal is not None and player in proposal.waiting and me.rng.random() < 0.7:
        agrees = me.rng.random() < (0.2 if proposal.what == "give_up" else 0.8)
        return [Deed(me.key(), "answers", _at(me, lambda s, now: s.consent.answer(player, agrees, now=now)))]
    if me.info.paused and me.rng.random() < 0.5:
        return [Deed(me.key(), "resumes", _at(me, lambda s, now: s.consent.resume(player, now=now)))]
    return []


def _become(me: "Person", seat: int) -> list[Deed]:
    """It turns out that they were here before, under another id: both become one."""
    guest, player = me.guest, me.name
    if len(guest.names) > 2:
        return []
    into, name = guest.other()
    me.history.names[into] = name

    def after() -> None:
        if guest.id == player and not guest.erased:  # on another device, at the same moment
            guest.id = into
            guest.names.append(name)
            me.history.became[player] = into

    return [Deed(me.key(), f"becomes {into}", lambda server: server.merge(player, into, name), after=after, long=True)]


def _forget(me: "Person", seat: int) -> list[Deed]:
    """They have themselves erased. From then on no device of theirs is known."""
    guest, player = me.guest, me.name

    def after() -> None:
        if guest.id != player:  # on another device they became another one first: that one stays
            return
        guest.erased = True
        me.history.forgotten[player] = [name for name in guest.names]

    return [Deed(me.key(), "is forgotten", lambda server: server.forget(player, after), after=after, long=True)]


SELDOM: tuple[tuple[float, Callable[["Person", int], list[Deed]]], ...] = (
    (0.03, _talk),
    (0.03, _at_once),
    (0.04, _undo),
    (0.02, _confirm),
    (0.02, _draft),
    (0.04, _plan),
    (0.01, _keep),
    (0.01, _withdraw),
    (0.01, _nudge),
    (0.005, _stand_in),
    (0.004, _resign),
    (0.01, _leave),
    (0.02, _propose),
    (0.004, _become),
    (0.004, _forget),
)
"""How likely people are to do something else than to decide."""
