"""`petteia learn`: learning a game by self-play."""

import math
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from petteia.bots import KINDS as BOT_KINDS
from petteia.bots.observation import COMPACT, KINDS
from petteia.cli.lab import progress
from petteia.cli.options import Jobs
from petteia.cli.output import Complaint, harmless, out
from petteia.engine.manifest import manifest_of
from petteia.games import find
from petteia.lab import comparing, tuning
from petteia.lab.learning import Learner, LearningPlan, seat_counts
from petteia.lab.self_play.plan import SelfPlayPlan, processes

MOST_HIDDEN = 256
"""Hidden units of a network that is taught on top of an evaluation."""
JUDGED_EVERY_S = 300
"""Seconds of learning by self-play between matches."""
BARS = " ▁▂▃▄▅▆▇█"


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="An installed game.")],
    into: Annotated[Path, typer.Option("--into", help="A folder for the run; a run in it continues.")],
    network: Annotated[
        bool, typer.Option("--network", help="Teach a network on top, by TD(λ); needs PyTorch.")
    ] = False,
    compare: Annotated[
        bool,
        typer.Option("--compare", help="Teach it by playing on from each option of a decision; needs PyTorch."),
    ] = False,
    rivals: Annotated[
        bool, typer.Option("--rivals", help="Two seats learn from each other; the others use the handwritten weights.")
    ] = False,
    by_play: Annotated[
        bool,
        typer.Option("--by-play", help="From nothing, by self-play (PPO), on a GPU if there is one; needs PyTorch."),
    ] = False,
    decisions: Annotated[
        int, typer.Option(min=1, help="With --by-play: decisions to learn from, over all parts of the run.")
    ] = 30_000_000,
    minutes: Annotated[
        float, typer.Option(min=0, help="With --by-play: minutes until this part of the run ends; 0 is no limit.")
    ] = 0,
    against: Annotated[
        str, typer.Option(help="With --by-play: the levels to play matches against, by commas.")
    ] = "greedy,hoplite",
    observation: Annotated[
        str, typer.Option(help="With --by-play: the observation, compact or complete (docs/research.md).")
    ] = COMPACT,
    ease: Annotated[
        bool, typer.Option("--ease", help="With --by-play: learn in ever smaller steps towards the end of this part.")
    ] = False,
    onward: Annotated[bool, typer.Option("--onward", help="Begin with the weights in the package.")] = False,
    generations: Annotated[int, typer.Option(min=1, help="How often to play and learn.")] = 40,
    games: Annotated[int, typer.Option(min=2, help="Games of self-play in a generation.")] = 256,
    matches: Annotated[int, typer.Option(min=1, help="Games of each match.")] = 240,
    hidden: Annotated[
        int, typer.Option(min=0, max=1024, help="Hidden units of the network; 0 is 256 with --by-play, else 32.")
    ] = 0,
    seats: Annotated[
        str, typer.Option(help="Numbers of seats to learn with, by commas; by default the smallest to four.")
    ] = "",
    seed: Annotated[int, typer.Option(min=0, help="The same seed and plan give the same run.")] = 1,
    jobs: Jobs = 0,
) -> None:
    """Learn a game by self-play, judged by matches against the handwritten weights.

    It learns weights: what things are worth. In every game some seats change all weights a little in one random
    direction, the others in the opposite one, and the winners pull the weights their way. --network instead trains a
    small network on top of the weights, by TD(λ) on the policy's own games; --compare trains it by playing on from each
    option of a decision with the same luck.

    --by-play trains a network on nothing but the results of its own games. It becomes a policy, a file that
    `petteia lab` and `petteia ladder` accept as a player. Matches judge it, and a page shows their curve.

    The folder keeps the run after every generation; the same plan continues from there.

    Examples:

      petteia learn deukalion --into runs --generations 60

      petteia learn deukalion --into runs --network --generations 8 --games 512

      petteia learn deukalion --into runs --compare --seats 2,2,4 --generations 1 --games 1016

      petteia learn age_of_mythology --into runs --by-play --decisions 60000000 --minutes 55

      petteia learn age_of_mythology --into runs --seats 4 --rivals --onward --generations 14 --games 128

    Exit codes: 0 · 2 there is no such game, it has no evaluation, or PyTorch is missing.
    """
    kind = find(game)
    if not manifest_of(kind).evaluation:
        raise Complaint(f"nothing can be learnt about {kind.ID}: its manifest has no evaluation.")
    if sum((network, compare, rivals, by_play)) > 1:
        raise Complaint("--network, --compare, --rivals and --by-play are ways to learn; right would be one of them.")
    if observation not in KINDS:
        raise Complaint(f"--observation {observation[:20]} cannot be; right would be one of: {', '.join(KINDS)}.")
    if hidden > MOST_HIDDEN and not by_play:
        raise Complaint(f"--hidden {hidden} is for --by-play; right would be at most {MOST_HIDDEN}.")
    judges = levels(against)
    if (network or compare or by_play) and (find_spec("torch") is None or find_spec("numpy") is None):
        raise Complaint("learning needs PyTorch and NumPy; right would be: pip install petteia[learn].")
    try:
        into.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        why = problem.strerror or problem
        raise Complaint(f"--into is {str(into)!r}, which cannot be a folder: {why}; right would be: runs.") from problem
    tables = tuple(table(one, kind.SEAT_COUNTS) for one in seats.split(",") if one.strip()) or seat_counts(game)
    if by_play:
        wanted = SelfPlayPlan(game, tables[0], seed, observation, hidden or 256)
        learn_by_play(wanted, into, decisions, minutes, judges, matches, jobs, ease)
        return
    hidden = hidden or 32
    if compare:
        show_compared(
            compared(comparing.ComparisonPlan(game, tables, generations, games, matches, hidden, seed), into, jobs)
        )
        return
    if not network:
        each = tables[0] if rivals else len(tuning.seatings(tables[0]))
        found = tuning.TuningPlan(game, tables[0], generations, max(1, games // each), matches, judged=10, seed=seed)
        show_weights(find_weights(replace(found, rivals=rivals, onward=onward), into, jobs))
        return
    plan = LearningPlan(game, tables, generations, games, matches, hidden, seed)
    try:
        learner = Learner(plan, into, jobs)
    except ValueError as problem:
        raise Complaint(f"{problem}.") from None
    with progress() as bar:
        task = bar.add_task(harmless(game), total=generations, completed=len(learner.history))
        learner.told = lambda line: bar.advance(task)
        learner.run()
    show(learner)


def levels(text: str) -> list[str]:
    """Levels to be judged by. Complaint if there is no such level."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in BOT_KINDS:
            raise Complaint(f"--against {name[:20]} is no level; right would be some of: {', '.join(BOT_KINDS)}.")
    return names


def learn_by_play(
    plan: SelfPlayPlan,
    into: Path,
    decisions: int,
    minutes: float,
    against: list[str],
    matches: int,
    jobs: int,
    ease: bool,
) -> None:
    """Begin a run of learning by self-play, or go on with it."""
    from petteia.lab.self_play.run import SelfPlayRun  # PyTorch takes seconds to import

    try:
        run = SelfPlayRun(plan, into, processes(jobs))
    except ValueError as problem:
        raise Complaint(f"{problem}.") from None
    with progress() as bar:
        task = bar.add_task(harmless(plan.game), total=decisions, completed=run.counts.decisions)
        run.told = lambda counts: bar.update(task, completed=counts.decisions)
        run.go(decisions, 60 * minutes or math.inf, against, JUDGED_EVERY_S, matches, ease)
    console = out()
    for one in run.history:
        for each in one.results:
            won = f"won {each.rate:.1%} ({each.low:.0%}–{each.high:.0%}) of {each.games} against {each.level}"
            console.print(f"{one.decisions:,} decisions, {one.seconds:,.0f} s: {won}", markup=False)
    spent = max(1.0, run.counts.seconds)
    console.print(
        f"{run.counts.decisions / spent:,.0f} decisions a second; the policy is {run.policy}, the curve {run.page}",
        markup=False,
    )


def compared(plan: comparing.ComparisonPlan, into: Path, jobs: int) -> comparing.Comparer:
    """A run that learns from options of one decision."""
    try:
        run = comparing.Comparer(plan, into, jobs)
    except ValueError as problem:
        raise Complaint(f"{problem}.") from None
    with progress() as bar:
        task = bar.add_task(harmless(plan.game), total=plan.generations, completed=len(run.history))
        run.told = lambda line: bar.advance(task)
        run.run()
    return run


def show_compared(run: comparing.Comparer) -> None:
    """What each generation won."""
    for one in run.history:
        rates = " · ".join(f"{share}: {r[0]:.1%} ({r[1]:.0%}–{r[2]:.0%})" for share, r in one["rates"].items())
        out().print(
            f"generation {one['number']}: {one['decisions']} decisions, missed by {one['gap']} "
            f"(by hand {one['gap_by_hand']}); against greedy {rates}; kept in {run.file}",
            markup=False,
        )


def find_weights(plan: tuning.TuningPlan, into: Path, jobs: int) -> tuning.Tuner:
    """A run that finds out what things are worth, at one table."""
    try:
        tuner = tuning.Tuner(plan, into / f"{plan.game}-{plan.seats}.weights.json", jobs)
    except ValueError as problem:
        raise Complaint(f"{problem}; right would be another folder.") from None
    with progress() as bar:
        task = bar.add_task(harmless(plan.game), total=plan.generations, completed=tuner.run.done)
        tuner.told = lambda line: bar.update(task, completed=tuner.run.done)
        tuner.play()
    return tuner


def show_weights(tuner: tuning.Tuner) -> None:
    """How the results did against what is written by hand, a curve of it, and the weights that did best."""
    console = out()
    judged = tuner.run.judged
    for one in judged:
        console.print(
            f"generation {one.generation}: won {one.rate:.1%} ({one.low:.0%}–{one.high:.0%}) of {tuner.plan.matches}",
            markup=False,
        )
    best = tuner.run.best()
    if best is not None:
        curve = "".join(BARS[min(8, round(8 * one.rate))] for one in judged)
        console.print(f"{curve}  best {best.rate:.1%}, {tuner.run.games} games; kept in {tuner.file}", markup=False)
        changed = [f"{name} {tuner.by_hand[name]} → {value}" for name, value in best.values.items()]
        console.print(" · ".join(changed), markup=False)


def table(text: str, counts: tuple[int, ...]) -> int:
    """A number of seats."""
    if not text.strip().isdigit() or int(text) not in counts:
        raise Complaint(f"--seats {text[:20]} cannot be; right would be some of {', '.join(map(str, counts))}.")
    return int(text)


def show(learner: Learner) -> None:
    """What each generation won, and a curve of it."""
    console = out()
    rows = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("generation", "positions", "log loss", "by hand", "against greedy"):
        rows.add_column(heading, justify="right")
    for one in learner.history:
        rates = " · ".join(f"{share}: {r[0]:.1%} ({r[1]:.0%}–{r[2]:.0%})" for share, r in one.rates.items())
        rows.add_row(str(one.number), str(one.positions), f"{one.loss}", f"{one.loss_by_hand}", rates)
    console.print(rows)
    curve = "".join(BARS[min(8, round(8 * one.best))] for one in learner.history)
    console.print(f"{curve}  best {max(one.best for one in learner.history):.1%}; kept in {learner.file}", markup=False)
