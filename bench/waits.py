"""How often a table waits for somebody else: what a game over days costs its players.

    python bench/waits.py GAME [--seats 4] [--games 8] [--bot hoplite] [--seed 1] [--beside] [--plans|--match] [--json]

A wait begins when a seat is asked that was not asked before; seats asked at once are one wait, however they answer.
Forced answers do not count. Prints Markdown: waits of a game, and at which steps they arise. With `--beside` those who
are asked side by side decide their turn early, as far as it depends on nobody. With `--plans` everybody plans ahead
besides, but only when they were asked anyway: what is left of the waits beside those without. With `--match` one player
does so among others who do not, in each seat in turn: how often that player wins.
"""

import argparse
import json
import statistics
from collections import Counter
from collections.abc import Collection
from typing import Final, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import track

from petteia import __version__
from petteia.bots import LEVELS, make_bot
from petteia.bots.bot import Bot
from petteia.bots.greedy import Evaluation, evaluation_of
from petteia.engine.build import build
from petteia.engine.early_turn import EarlyTurn, asked_beside
from petteia.engine.generator import Generator, chance_of, thoughts_of
from petteia.engine.ints import checksum
from petteia.engine.plans import PlanField, PlanKind, PlanValues, plan_kinds
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE, OVER, Game, State
from petteia.games import load
from petteia.lab.report import interval
from petteia.tables.plans.changes import used
from petteia.tables.plans.judging import judge, stops
from petteia.tables.plans.plan import EARLY, KIND, MOST_EARLY, MOST_ENTRIES, PASS, WAIT, Plan, PlanEntry

WORLDS: Final = 4
QUESTIONS: Final = 6
"""How many questions of its own it looks ahead in each world,"""
STEPS: Final = 120
"""and for how many decisions of anybody."""

SAID: Final[dict[str, PlanValues]] = {
    "cubes": {"cards": ["largest_army", "most_buildings", "the_wonder"]},
}
"""What the plans of a game say where saying nothing would be no plan."""
BY_HAND: Final = ("own_turn", "trading", "abroad", "course", "turn", "villagers", "hand")
"""Kinds of plans that the planner makes no use of: here it wants to be asked, or says single answers ahead."""
REPEATED: Final = ("council", "between", "after_roll", "after_placing")
"""Kinds of plans and questions whose answers stay good until it plans anew; others are for one time."""
OWN: Final = ("place_kylix",)
"""Questions that it always answers by hand, and beyond which it does not look."""


def says(kind: str, fields: list[PlanField], did: list[str]) -> PlanValues:
    """What a plan of a kind says: what the bot did in the worlds, as far as such a plan can say it."""
    out: PlanValues = {field.key: SAID.get(kind, {}).get(field.key, field.default()) for field in fields}
    if kind in ("building", "household"):
        order = [text.split()[1] for text in did if text.startswith("build ")]
        out["order" if kind == "building" else "toward"] = list(dict.fromkeys(order))
    if kind == "course":
        goals = [text.split()[1] for text in did if text.startswith(("attack ", "found "))]
        out["goals"] = list(dict.fromkeys(goals))
    return out


class Seen(NamedTuple):
    """A question that the seat was asked in a world, for the how-manieth time, and what the bot answered."""

    question: str
    nth: int
    answer: str
    passes: bool
    """Whether it is passed there, by an entry that names it."""
    run: int
    """How often the others had moved since the seat was first asked."""
    table: State
    """What the seat observed."""


class Planner:
    """The plan of one seat. At a turn of its own it looks into worlds that it holds possible, has a bot play on there,
    and plans what the bot did in all of them; besides, it uses the plans of the game as the page can make them, as far
    as they do in those worlds what the bot did. When it is asked, it decides everything by hand until it leaves."""

    def __init__(self, seat: int, bot: Bot, thoughts: Generator, ahead: int) -> None:
        self.seat = seat
        self.ahead = ahead
        """After how many moves of others it plans no further: plans for later grow stale."""
        self.bot = bot
        self.thoughts = thoughts
        self.others: Evaluation | None = None
        """How the others decide in the worlds."""
        self.plan = Plan()
        self.answered = 0
        self.early: PlanEntry | None = None
        """The turn that it has decided early."""

    def answer(self, play: Play) -> list[int]:
        """What the plan answers to the question at hand; nothing if the person is asked."""
        while (verdict := judge(play, self.seat, self.plan)) is not None:
            if not verdict.why:
                used(self.plan, verdict.entry.n, [], 0, 0, 0)
                self.plan.row = 0
                self.answered += 1
                return verdict.actions
            self.plan.entries = [entry for entry in self.plan.entries if entry.n not in verdict.drop]
            if stops(verdict):
                break
        self.plan.entries = []
        return []

    def beside(self, play: Play) -> bool:
        """The seat is asked beside others: whether it decides its turn early."""
        turn = EarlyTurn(play.state, self.seat)
        sealed: list[int] = []
        texts: list[str] = []
        question = "" if turn.over() else turn.prompt().key
        while not turn.over():
            action = int(self.bot.choose(play.game, turn.state.view(self.seat), self.thoughts))
            if action not in turn.options() or len(texts) == MOST_EARLY:
                return False
            sealed.append(int(checksum(turn.state.legal(self.seat))))
            texts.append(play.game.actions.text(action))
            turn.take(action)
        if texts:
            self.early = PlanEntry(self.plan.made + 1, EARLY, question, wish=texts, sealed=sealed)
            self.plan = Plan(self.plan.made + 1, [self.early, *self.plan.entries])
        return bool(texts)

    def decided(self) -> PlanEntry | None:
        """The turn that it has decided early and that has not come yet."""
        return self.early if self.early in self.plan.entries else None

    def visit(self, play: Play) -> None:
        """The seat has been asked, and plans anew."""
        self.others = self.others or evaluation_of(play.game)
        worlds = [self._world(play, self.others) for _ in range(WORLDS)]
        early = self.decided()
        entries = [*([early] if early else []), *self._kinds(play, worlds), *self._wishes(worlds)]
        made = self.plan.made
        numbered = [msgspec.structs.replace(entry, n=made + n) for n, entry in enumerate(entries[:MOST_ENTRIES], 1)]
        self.plan = Plan(made + len(numbered), numbered)
        self.early = numbered[0] if early else None

    def _kinds(self, play: Play, worlds: list[list[Seen]]) -> list[PlanEntry]:
        """The plans of the game that do what the bot did."""
        did = [seen.answer for world in worlds for seen in world]
        observed = play.state.observe(self.seat)
        out = []
        for kind in plan_kinds(play.game):
            fields = kind.fields(observed, self.seat)
            if not fields or kind.key in BY_HAND:
                continue
            asked = [seen for world in worlds for seen in world if seen.question in kind.prompts]
            values = says(kind.key, fields, did)
            if (asked or kind.key in REPEATED) and all(self._fits(play.game, kind, values, seen) for seen in asked):
                repeats = kind.key in REPEATED
                out.append(PlanEntry(0, KIND, repeats=repeats, otherwise=WAIT, kind=kind.key, values=values))
        return out

    def _fits(self, game: Game, kind: PlanKind, values: PlanValues, seen: Seen) -> bool:
        """Whether a plan of a kind leaves a question open, or answers it as the bot did."""
        action = int(kind.answer(seen.table, self.seat, values))
        return action < 0 or game.actions.text(action) == seen.answer

    def _wishes(self, worlds: list[list[Seen]]) -> list[PlanEntry]:
        """What the bot did in all worlds in which it was asked: most of them, or all if it was asked later."""
        chosen: dict[tuple[str, int], list[Seen]] = {}
        for world in worlds:
            for seen in world:
                chosen.setdefault((seen.question, seen.nth), []).append(seen)
        out: list[PlanEntry] = []
        differ: set[str] = set()  # from there on these are answered by hand
        for (question, nth), row in sorted(chosen.items(), key=lambda one: one[0][1]):
            later = any(seen.run > 0 for seen in row)
            often = len(row) == WORLDS if later else len(row) * 2 > WORLDS or nth > 0
            if question in differ or any(entry.prompt == question and entry.repeats for entry in out):
                continue
            if all(seen.passes for world in worlds for seen in world if seen.question == question):
                out.append(PlanEntry(0, PASS, question, repeats=question in REPEATED))
            elif often and len({seen.answer for seen in row}) == 1:
                out.append(PlanEntry(0, prompt=question, wish=[row[0].answer]))
            else:
                differ.add(question)
        return out

    def _world(self, play: Play, others: Evaluation) -> list[Seen]:
        """Play on in one world: what the seat was asked there, until the others have answered so often after it."""
        world, rng = play.state.resample(self.seat, self.thoughts), self.thoughts
        times: Counter[str] = Counter()
        out: list[Seen] = []
        runs, running = 0, False
        early = list(self.decided().wish) if self.decided() else []  # type: ignore[union-attr]
        for _ in range(STEPS):
            who = world.pending()
            if who is OVER or len(out) >= QUESTIONS or runs >= self.ahead:
                break
            if who is CHANCE:
                world.resolve(rng.pick(world.chance()))
                world.advance()
                continue
            seat = self.seat if self.seat in who else int(who[0])
            options = world.legal(seat)
            action = int(options[0])
            passable = world.stack[-1].passable(world, seat)
            if len(options) > 1 and seat != self.seat:
                action = int(others.move(world, seat, rng))
                runs += running and not passable
                running = running and passable
            elif len(options) > 1:
                question = world.prompt(seat).key
                if question in OWN:
                    break
                decided = play.game.actions.number(early[0]) if early else -1
                if decided in options:
                    early.pop(0)
                    world.apply(seat, decided)
                    world.advance()
                    continue
                try:
                    action = int(self.bot.choose(play.game, world.view(seat), rng))
                except ValueError:  # no world was found in time that fits this one's ledger
                    break
                running = running or not passable
                passes = passable and action == int(world.default(seat))
                text = play.game.actions.text(action)
                out.append(Seen(question, times[question], text, passes, runs, world.observe(seat)))
                times[question] += 1
            world.apply(seat, action)
            world.advance()
        return out


class Played(NamedTuple):
    """A game: its waits by the step that asks, how many questions plans answered, and each seat's share of the win."""

    waits: Counter[str]
    answered: int
    returns: list[float]


def played(
    game: Game, kind: str, seed: int, planners: Collection[int] = (), ahead: int = 1, early: Collection[int] = ()
) -> Played:
    """A whole game of bots, of which some plan ahead, and some decide early when they are asked beside others."""
    play, luck = Play(game, listening=False, remembers=False), chance_of(seed)
    bots = [Planner(seat, make_bot(kind), thoughts_of(seed, seat), ahead) for seat in range(int(game.seats))]
    out: Counter[str] = Counter()
    asked: set[int] = set()
    while len(play.state.pending()) > 0:
        g = play.state
        if g.pending() is CHANCE:
            play.deal(luck.pick(g.chance()))
            continue
        choosing = {int(seat) for seat in g.pending() if len(g.legal(seat)) > 1}
        planned = next(((seat, what) for seat in sorted(choosing) if (what := bots[seat].answer(play))), None)
        if planned is not None:
            play.decide(planned[0], planned[1][0])
            continue
        if choosing and not choosing <= asked:
            out[type(g.stack[-1]).__name__] += 1
            for beside in asked_beside(g):
                decides = beside in early and bots[beside].decided() is None and bots[beside].beside(play)
                if decides and beside in planners:
                    bots[beside].visit(play)
        asked = choosing or asked
        seat = int(g.pending()[0])
        options = g.legal(seat)
        bot = bots[seat]
        play.decide(seat, bot.bot.choose(game, g.view(seat), bot.thoughts) if len(options) > 1 else int(options[0]))
        if seat in planners and seat in choosing and seat not in play.state.pending():
            bot.visit(play)
    return Played(out, sum(bot.answered for bot in bots), play.state.returns())


def match(game: Game, kind: str, seeds: range, ahead: int) -> str:
    """How often the one who plans ahead wins among others who do not; a shared win counts in part."""
    won = 0.0
    for seed in track(seeds, "playing", console=Console(stderr=True), transient=True):
        planner = seed % int(game.seats)
        won += played(game, kind, seed, [planner], ahead, [planner]).returns[planner]
    low, high = interval(won, len(seeds))
    return f"One who plans wins {won / len(seeds):.1%} ({low:.1%}–{high:.1%}) of {len(seeds)} games"


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--bot", default="hoplite", choices=LEVELS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--beside", action="store_true", help="who is asked side by side decides early")
    parser.add_argument("--plans", action="store_true", help="everybody plans ahead when it is their turn")
    parser.add_argument("--match", action="store_true", help="one plans ahead among others who do not: who wins?")
    parser.add_argument("--ahead", type=int, default=1, help="how many moves of others plans look beyond (default 1)")
    parser.add_argument("--json", action="store_true", help="the waits of each game by step, as JSON")
    wanted = parser.parse_args()
    if wanted.games < 1:
        parser.error(f"--games is {wanted.games}; right would be 1 or more")
    game = load(wanted.game, wanted.seats)
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    if wanted.match:
        print(match(game, wanted.bot, seeds, wanted.ahead))
        return
    without = [played(game, wanted.bot, seed).waits for seed in seeds]
    everybody = range(int(game.seats))
    beside = [played(game, wanted.bot, seed, early=everybody) for seed in seeds] if wanted.beside else []
    ahead = (
        [played(game, wanted.bot, seed, everybody, wanted.ahead, everybody) for seed in seeds] if wanted.plans else []
    )
    if wanted.json:
        both = {"beside": [one.waits for one in beside], "with": [one.waits for one in ahead]}
        print(json.dumps({"without": without, **both} if ahead or beside else without))
        return
    totals = [sum(one.values()) for one in without]
    print(f"{game.id}, {game.seats} seats, {wanted.games} games of {wanted.bot}; petteia {__version__} ({build()})\n")
    print(f"Waits in a game: {statistics.median(totals):.0f} ({min(totals)}–{max(totals)})\n")
    if beside:
        left = [sum(one.waits.values()) for one in beside]
        print(f"Asked side by side: {statistics.median(left):.0f} ({min(left)}–{max(left)})\n")
    if ahead:
        left = [sum(one.waits.values()) for one in ahead]
        answers = statistics.median([one.answered for one in ahead])
        print(f"With plans: {statistics.median(left):.0f} ({min(left)}–{max(left)}); {answers:.0f} answers by plan\n")
    print("| step | waits | range |\n| --- | ---: | ---: |")
    steps = {step: [one[step] for one in without] for step in set().union(*without)}
    for step, counts in sorted(steps.items(), key=lambda row: -sum(row[1])):
        print(f"| {step} | {statistics.median(counts):.0f} | {min(counts)}–{max(counts)} |")


if __name__ == "__main__":
    main()
