"""`petteia benchmark`: tasks that never change, and what an agent scores in them."""

from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from petteia.benchmark.agents import talker
from petteia.benchmark.dataset import DataPlan, make
from petteia.benchmark.deals import SPLITS, VALIDATION, DealError, commitment_of, new_secret
from petteia.benchmark.evaluation import evaluate, written
from petteia.benchmark.questions import COUNT, examine, question
from petteia.benchmark.tasks import TaskError, task_of, tasks
from petteia.benchmark.verifying import ResultError, read_result, verify
from petteia.bots.observation import COMPACT, KINDS
from petteia.cli.lab import needs_polars, progress
from petteia.cli.options import GameName, Jobs, Json, Language, Seats
from petteia.cli.output import WANTING, Complaint, answering, harmless, out, say_json
from petteia.games import find
from petteia.lab.contestants import PlayerFailed
from petteia.lab.report import interval as rate_interval
from petteia.lab.run import whole
from petteia.locale import DEFAULT_LANGUAGE, languages

benchmark = typer.Typer(
    name="benchmark",
    no_args_is_help=True,
    help="Measure agents by tasks that never change, and check what others have measured.",
)

TaskName = Annotated[str, typer.Argument(metavar="TASK", help="The name of a task: petteia benchmark list.")]
Secret = Annotated[
    str, typer.Option("--secret", metavar="HEX", envvar="PETTEIA_BENCHMARK_SECRET", help="Opens the deals of the test.")
]


@benchmark.command("list")
@answering
def list_tasks(as_json: Json = False) -> None:
    """List the tasks.

    Example:

      petteia benchmark list --json

    Exit codes: 0.
    """
    if as_json:
        say_json([task.plain() for task in tasks().values()])
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("task", "", "deals"):
        table.add_column(heading, overflow="fold")
    for task in tasks().values():
        deals = " + ".join(f"{task.deals[split]}" for split in SPLITS if split in task.deals)
        table.add_row(task.name, task.title, deals)
    out().print(table)


@benchmark.command("show")
@answering
def show(name: TaskName, as_json: Json = False) -> None:
    """Show a task: what it measures, the tables, the opponents and how many deals.

    Example:

      petteia benchmark show age_of_mythology-duel-v1

    Exit codes: 0 · 2 there is no such task.
    """
    with sentences():
        task = task_of(name)
    if as_json:
        say_json(task.plain())
        return
    say = out().print
    say(f"{task.name}: {task.title}", markup=False)
    say(task.reason, markup=False)
    for table in task.tables:
        chosen = ", ".join(f"{key}={value}" for key, value in table.options.items()) or "as printed"
        told = f"  {task.game}, {table.seats} seats, {chosen}"
        if table.ranges:
            told += "; drawn for each deal: " + ", ".join(
                f"{way} {least}–{most}" for way, (least, most) in table.ranges.items()
            )
        say(told + (f" ({', '.join(table.splits)})" if table.splits else ""), markup=False)
    if task.opponents:
        say("opponents: " + ", ".join(task.opponents), markup=False)
    say("deals: " + ", ".join(f"{n} for {split}" for split, n in task.deals.items()), markup=False)
    say(f"regret at {task.positions} positions" if task.positions else "no regret is measured", markup=False)
    say(f"at most {task.decisions:,} decisions to learn from" if task.decisions else "learn as you like", markup=False)
    say(f"checksum {task.checksum}", markup=False)


@benchmark.command("run")
@answering
def run(
    name: TaskName,
    agent: Annotated[str, typer.Argument(metavar="AGENT", help="my.py:Bot, openspiel:my.py:Bot, run:COMMAND, seer …")],
    split: Annotated[str, typer.Option(help="Which deals: validation, or test once it is open.")] = VALIDATION,
    secret: Secret = "",
    deals: Annotated[int | None, typer.Option(min=1, help="Only so many deals; the result is not complete.")] = None,
    regret: Annotated[int | None, typer.Option(min=0, help="Measure regret at only so many positions.")] = None,
    called: Annotated[str, typer.Option("--name", help="What the agent is called in the result.")] = "",
    into: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the result to a file.")] = None,
    jobs: Jobs = 0,
) -> None:
    """Measure an agent, and print its score, the interval and its regret.

    The score is the agent's share of the wins, over all deals with the agent in every seat; in brackets is where the
    true one lies with 95 % confidence. The file has all decisions of the agent: others check it with verify.

    Examples:

      petteia benchmark run age_of_mythology-duel-v1 seer --json seer.json

      petteia benchmark run parthenon-floor-v1 my_bot.py:Bot --deals 4

    Exit codes: 0 · 2 there is no such task or agent, or it gave no valid answer.
    """
    if split not in SPLITS:
        raise Complaint(f"--split is {split[:20]!r}; right would be one of: {', '.join(SPLITS)}.")
    if called and (len(called) > 80 or not called.isprintable()):
        raise Complaint("--name has at most 80 letters, all of which can be printed.")
    with sentences(), progress() as bar:
        task = task_of(name)
        line = bar.add_task(task.name, total=None)
        found = evaluate(
            task, agent, split, secret, called, deals, regret, jobs,
            lambda done, whole: bar.update(line, completed=done, total=whole),
        )  # fmt: skip
    if into is not None:
        try:
            whole(into, written(found).encode())
        except OSError as problem:
            raise Complaint(f"{into} cannot be written: {problem.strerror or problem}.") from problem
    tell(found)


@benchmark.command("verify")
@answering
def verify_result(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A result that petteia benchmark run wrote.")],
    secret: Secret = "",
    jobs: Jobs = 0,
    as_json: Json = False,
) -> None:
    """Check a result: replay its games against the opponents of the task, and compute every figure again.

    Example:

      petteia benchmark verify seer.json

    Exit codes: 0 it comes out · 1 something does not · 2 it is no result, or its deals are still sealed.
    """
    problem = ""
    with sentences():
        found = read_result(file)
        task_of(found["task"])
        with progress() as bar:
            line = bar.add_task(harmless(str(file)), total=None)
            try:
                verify(found, secret, jobs, lambda done, whole: bar.update(line, completed=done, total=whole))
            except (ResultError, PlayerFailed) as wrong:
                problem = str(wrong)
    if as_json:
        say_json({"file": str(file), "comes_out": not problem, "problem": problem})
    elif problem:
        out().print(f"{file}: {harmless(problem)}", markup=False)
    else:
        out().print(f"{file} comes out", markup=False)
        tell(found)
    if problem:
        raise typer.Exit(WANTING)


@benchmark.command("seal")
@answering
def seal(
    into: Annotated[Path, typer.Option("--into", metavar="FILE", help="Where the secret goes; keep it to yourself.")],
) -> None:
    """Make the secret of another edition of the test, for those who keep the benchmark.

    Prints the line for editions.toml. Whoever has the secret knows the deals of the test.

    Example:

      petteia benchmark seal --into secret.txt

    Exit codes: 0 · 2 the file is there already, or cannot be written.
    """
    drawn = new_secret()
    try:
        with into.open("x", encoding="utf-8") as file:
            into.chmod(0o600)
            file.write(drawn + "\n")
    except OSError as problem:
        raise Complaint(f"{into} cannot be written: {problem.strerror or problem}.") from problem
    out().print(f'commitment = "{commitment_of(drawn)}"', markup=False)


@benchmark.command("ask")
@answering
def ask(
    chat: Annotated[str, typer.Argument(metavar="CHAT", help="my_chat.py:Chat, a class with chat(text).")],
    questions: Annotated[int, typer.Option(min=1, max=COUNT, help="How many of the questions are asked.")] = COUNT,
    language: Language = DEFAULT_LANGUAGE,
    show_one: Annotated[int | None, typer.Option("--show", min=0, max=COUNT - 1, help="Print a question only.")] = None,
    as_json: Json = False,
) -> None:
    """Ask questions about the rules: may this be done now, and if not, which rule forbids it?

    The engine answers every question, too, and judges. A no is whole if it names the rule.

    Examples:

      petteia benchmark ask my_chat.py:Chat --questions 50 --language de

      petteia benchmark ask none --show 7

    Exit codes: 0 · 2 there is nobody to ask, or no such language.
    """
    if language not in languages():
        raise Complaint(f"--language {language[:20]!r} cannot be; right would be one of: {', '.join(languages())}.")
    if show_one is not None:
        out().print(question(show_one).text(language), markup=False)
        return
    with sentences(), progress() as bar:
        talks = talker(chat).chat
        line = bar.add_task("questions", total=questions)
        found = examine(talks, questions, language, lambda done, _: bar.update(line, completed=done))
    if as_json:
        say_json(found)
        return
    low, high = rate_interval(found["right"], questions)
    out().print(
        f"{found['right']} of {questions} right ({found['right'] / questions:.1%}, {low:.1%}–{high:.1%}); "
        f"of {found['forbidden']} that are forbidden {found['rules_named']} with the rule",
        markup=False,
    )


@benchmark.command("data")
@answering
def data(
    game: GameName,
    into: Annotated[Path, typer.Option("--into", metavar="FOLDER", help="Where the shards go; one there continues.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seats: Seats = None,
    observation: Annotated[
        str, typer.Option(help="What is noted of each seat's sight, compact or complete.")
    ] = COMPACT,
    jobs: Jobs = 0,
) -> None:
    """Make a data set: games between levels, every decision with observation, options, action and chances.

    The folder gets Parquet files of 50 games, their checksums and a data card. The same command makes the same
    files, and goes on where it was interrupted.

    Example:

      petteia benchmark data deukalion --games 20000 --into data/deukalion

    Exit codes: 0 · 2 there is no such game, or the folder cannot be written.
    """
    needs_polars()
    kind = find(game)
    if observation not in KINDS:
        raise Complaint(f"--observation {observation[:20]} cannot be; right would be one of: {', '.join(KINDS)}.")
    plan = DataPlan(game, int(seats if seats is not None else kind.SEAT_COUNTS[0]), observation, games)
    with sentences(), progress() as bar:
        line = bar.add_task(harmless(game), total=None)
        try:
            made = make(plan, into, jobs, lambda done, whole: bar.update(line, completed=done, total=whole))
        except OSError as problem:
            raise Complaint(f"{into} cannot be written: {problem.strerror or problem}.") from problem
    shards = made["shards"].values()
    size, decisions = sum(row["bytes"] for row in shards), sum(row["decisions"] for row in shards)
    out().print(f"{games:,} games, {decisions:,} decisions, {size / 1e6:,.1f} MB in {into}", markup=False)


@contextmanager
def sentences() -> Any:
    """Problems of the benchmark as complaints."""
    try:
        yield
    except (TaskError, DealError, ResultError, PlayerFailed) as problem:
        raise Complaint(f"{problem}.") from problem
    except ValueError as problem:
        raise Complaint(f"{str(problem).rstrip('.')}.") from problem
    except ImportError as problem:
        raise Complaint(f"this agent needs {problem.name or problem}: pip install 'petteia[rl]'.") from problem


def tell(found: dict[str, Any]) -> None:
    """A result for people."""
    where = f"{found['split']}{' ' + found['edition'] if found['edition'] else ''}"
    say = out().print
    say(
        f"{found['task']}, {where}: {harmless(found['agent'])} scores {found['score']:.1%} "
        f"({found['low']:.1%}–{found['high']:.1%}) in {found['games']} games of {found['deals']} deals; "
        f"a fair share is {found['fair']:.1%}",
        markup=False,
    )
    if "regret" in found:
        regret = found["regret"]
        say(
            f"regret {regret['mean']:.2f} ({regret['low']:.2f}–{regret['high']:.2f}) points of percent a decision, "
            f"at {regret['positions']} positions",
            markup=False,
        )
    if "learnt" in found:
        say(f"learnt from {found['learnt']:,} decisions", markup=False)
    if not found["complete"]:
        say("not complete: only a part of the task was measured", markup=False)
