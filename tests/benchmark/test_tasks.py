"""Tasks that never change, scores that come out the same, and results that others can check."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from petteia.benchmark import deals, playing, tasks, verifying
from petteia.benchmark.deals import TEST, TRAINING, TRAINING_DEALS, VALIDATION, DealError, Edition, commitment_of
from petteia.benchmark.evaluation import evaluate, interval, written
from petteia.benchmark.playing import conduct
from petteia.benchmark.tasks import PLAY, Task, TaskError, TaskTable, task_of
from petteia.benchmark.verifying import ResultError, read_result, verify
from petteia.cli import app
from petteia.lab.contestants import PlayerFailed

FROZEN = {
    "age_of_mythology-duel-v1": "f526c48609b608fb1b5a2323cec8a0b2af7a391581e267b8e66dd1e8a6998ab9",
    "deukalion-duel-v1": "019424eca25a61f21046e7f407fe67bff601f133c6990c328617e8a336b52eae",
    "age_of_mythology-four-v1": "85297fb82b039a3f9adf4b7b6c803bb2b808be792627f290884c90394ac1b48d",
    "parthenon-floor-v1": "787bd00860cc2b340fed7ad63202d9cec80638331b70a57d5bad9fb6c92553ed",
    "deukalion-long-v1": "e13b5c23a1430ec6ccd1f49fb21114510b61cce66898fc986ab1bfcccb769c81",
    "age_of_mythology-options-v1": "79f0402e9abcc486e169d3f8f4963e521529a038927214a160d722aed128a005",
    "age_of_mythology-boxes-v1": "7cf57c54f1ac3fc40921c06a1293e176e40599807e53eea0ffdacd4c7c104553",
    "age_of_mythology-limited-v1": "925c3cab3aaa841c3459610e59b9cec3b0b51417b8d7cbdf2ba71b1f5f6f67c4",
}
"""What has been published, for ever."""
QUICK = ("age_of_mythology-boxes-v1", "age_of_mythology-limited-v1")
SMALL = "age_of_mythology-limited-v1"
SECRET = "ab" * 32


def benchmark(*words: str):
    return CliRunner().invoke(app, ["benchmark", *words], env={"COLUMNS": "160"})


def test_a_published_task_is_never_changed():
    assert {name: task.checksum for name, task in tasks.tasks().items()} == FROZEN == tasks.published()


def test_there_are_few_tasks_and_each_has_a_reason():
    assert len(FROZEN) <= 10
    reasons = [task.reason for task in tasks.tasks().values()]
    assert len(set(reasons)) == len(reasons) and all(len(reason) > 60 for reason in reasons)


@pytest.mark.parametrize("name", FROZEN)
def test_a_task_can_be_set_up_as_it_was_published(name: str):
    task = task_of(name)
    for split in (TRAINING, *task.deals):
        for table in task.tables_for(split) if task.kind == PLAY else ():
            for deal in (1, 2, 3) if table.ranges else (1,):
                assert int(task.opened(table, deal).seats) == 1 + len(task.opponents_of(table.seats)) == table.seats


@pytest.mark.parametrize("name", [n if n in QUICK else pytest.param(n, marks=pytest.mark.soak) for n in FROZEN])
def test_opponents_play_as_they_did_when_the_task_was_published(name: str):
    task = task_of(name)
    if task.kind == PLAY:
        assert conduct(task) == task.conduct


def test_a_changed_task_or_other_weights_are_refused(monkeypatch: pytest.MonkeyPatch):
    changed = replace(task_of(SMALL), checksum="0" * 64)
    monkeypatch.setattr(tasks, "tasks", lambda: {SMALL: changed})
    with pytest.raises(TaskError, match="not as it was published"):
        task_of(SMALL)
    with pytest.raises(TaskError, match="other weights"):
        replace(changed, weights={"deukalion.json": "0" * 64}).hold_to_weights()
    with pytest.raises(TaskError, match="An earlier version"):
        replace(changed, components="00000000").opened(TaskTable(2), 1)


def test_each_deal_of_boxes_has_a_box_of_its_own():
    task = task_of("age_of_mythology-boxes-v1")
    table = task.tables[0]
    boxes = [tasks.drawn(table.ranges, task.name, number) for number in range(40)]
    assert len({repr(box) for box in boxes}) == 40 and boxes[3] == tasks.drawn(table.ranges, task.name, 3)
    assert all(least <= box[way] <= most for box in boxes for way, (least, most) in table.ranges.items())
    with pytest.raises(TaskError, match="which age_of_mythology has not"):
        task.opened(TaskTable(2, ranges={"units.nobody.cost.food": (1, 2)}), 1)


def test_deals_of_training_validation_and_test_are_apart():
    drawn = [
        deals.deal(name, split, number, SECRET)
        for name in FROZEN
        for split in (VALIDATION, TEST, playing.POSITIONS)
        for number in range(200)
    ]
    assert len(set(drawn)) == len(drawn) and min(drawn) >= TRAINING_DEALS
    other = "cd" * 32
    assert deals.deal(SMALL, VALIDATION, 5, other) == deals.deal(SMALL, VALIDATION, 5, SECRET)
    assert deals.deal(SMALL, TEST, 5, other) != deals.deal(SMALL, TEST, 5, SECRET)


def test_the_test_is_sealed_until_its_edition_is_closed(monkeypatch: pytest.MonkeyPatch):
    sealed = Edition("1", commitment_of(SECRET))
    monkeypatch.setattr(deals, "editions", lambda: [sealed])
    with pytest.raises(DealError, match="sealed until"):
        deals.edition_of("")
    with pytest.raises(DealError, match="opens no edition"):
        deals.edition_of("cd" * 32)
    with pytest.raises(DealError, match="64 digits"):
        deals.edition_of("my secret")
    assert deals.edition_of(SECRET).secret == SECRET
    monkeypatch.setattr(deals, "editions", lambda: [replace(sealed, secret=SECRET), Edition("2", "0" * 64)])
    assert deals.edition_of("") == Edition("1", commitment_of(SECRET), SECRET)


def test_a_published_secret_is_the_one_that_was_sealed():
    assert all(commitment_of(each.secret) == each.commitment for each in deals.editions() if each.secret)
    names = [each.name for each in deals.editions()]
    assert len(set(names)) == len(names)


@pytest.fixture(scope="module")
def measured() -> dict:
    """A result of one deal and one position."""
    task = task_of(SMALL)
    return evaluate(task, "random", VALIDATION, deals=1, positions=1, jobs=1)


def test_measured_twice_is_the_same_file_and_it_comes_out(measured: dict, tmp_path: Path):
    again = evaluate(task_of(SMALL), "random", VALIDATION, deals=1, positions=1, jobs=1)
    assert written(again) == written(measured)
    file = tmp_path / "result.json"
    file.write_text(written(measured), "utf-8")
    assert verify(read_result(file), jobs=1).name == SMALL
    assert measured["deals"] == 1 and measured["games"] == 2 and measured["complete"] is False


@pytest.mark.parametrize(
    "change, says",
    [
        (lambda r: r.update(score=1.0), "its score does not come out"),
        (lambda r: r.update(complete=True), "its complete does not come out"),
        (lambda r: r["played"][0].update(won=0.5), "game 1 .* comes to"),
        (lambda r: r["played"][0]["actions"].pop(), "goes on after the last decision|was not among"),
        (lambda r: r["played"][1]["actions"].append(0), "is over after|was not among"),
        (lambda r: r["played"][0]["actions"].__setitem__(0, 10**6), "was not among the options"),
        (lambda r: r["played"][0].update(deal=TRAINING_DEALS), "is not the one that the task has"),
        (lambda r: r["played"].pop(), "not every seat"),
        (lambda r: r["asked"][0].update(action=10**6), "was not among the options"),
        (lambda r: r.update(checksum="0"), "another age_of_mythology-limited-v1"),
        (lambda r: r.update(split=TEST, edition="no such"), "there is no edition"),
    ],
)
def test_a_result_that_was_changed_does_not_come_out(measured: dict, change, says: str):
    found = json.loads(written(measured))
    change(found)
    with pytest.raises((ResultError, PlayerFailed), match=says):
        verify(found, jobs=1)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 1}', "[" * 100_000, '{"format": "x", "played": 3}'])
def test_what_is_no_result_gets_a_sentence(tmp_path: Path, text: str):
    file = tmp_path / "x.json"
    file.write_text(text, "utf-8")
    told = benchmark("verify", str(file))
    assert told.exit_code == 2 and "petteia benchmark run" in told.output and "Traceback" not in told.output


def test_a_score_that_is_all_wins_is_not_certain():
    low, high = interval([1.0] * 20)
    assert 0.7 < low < 1.0 and high == 1.0
    assert interval([0.5] * 4)[0] < 0.5 < interval([0.5] * 4)[1]


@pytest.mark.parametrize(
    "words, says",
    [
        (("run", "nothing-v1", "seer"), "there is no task 'nothing-v1'"),
        (("run", SMALL, "nobody"), "there is no bot 'nobody'"),
        (("run", SMALL, "seer", "--split", "training"), "right would be one of: validation, test"),
        (("run", SMALL, "seer", "--split", "test", "--secret", "x"), "64 digits"),
        (("run", SMALL, "openspiel:nothing.py:Bot"), "there is no bot"),
        (("run", SMALL, "seer", "--name", "a\nb"), "can be printed"),
        (("ask", "nothing.py:Chat"), "there is no bot"),
        (("ask", "x", "--language", "fr"), "right would be one of: de, en, nl"),
        (("show", "x"), "there is no task 'x'"),
        (("verify", "no_such_file.json"), "cannot be read"),
    ],
)
def test_bad_input_gets_a_sentence(words: tuple[str, ...], says: str):
    told = benchmark(*words)
    assert told.exit_code == 2 and says in told.output.replace("\n", " ") and "Traceback" not in told.output


def test_the_list_and_a_task_can_be_read():
    assert [task["task"] for task in json.loads(benchmark("list", "--json").stdout)] == list(FROZEN)
    assert "drawn for each deal" in benchmark("show", "age_of_mythology-boxes-v1").stdout


def test_a_secret_is_made_once(tmp_path: Path):
    file = tmp_path / "secret"
    told = benchmark("seal", "--into", str(file))
    assert told.stdout.strip() == f'commitment = "{commitment_of(file.read_text().strip())}"'
    assert benchmark("seal", "--into", str(file)).exit_code == 2


FIRST = """
class First:
    def choose(self, game, view, rng):
        return view["actions"][0]["n"]

class Wrong:
    def choose(self, game, view, rng):
        return -5

class Fails:
    def choose(self, game, view, rng):
        return {}["nothing"]
"""
PROCESS = """
import json, sys
for line in sys.stdin:
    print(json.loads(line)["view"]["actions"][0]["n"], flush=True)
"""


def test_an_agent_may_be_a_class_or_a_program(tmp_path: Path):
    file, program = tmp_path / "first.py", tmp_path / "process.py"
    file.write_text(FIRST)
    program.write_text(PROCESS)
    one = [SMALL, "--deals", "1", "--regret", "0", "--jobs", "1"]
    for agent, into in ((f"{file}:First", "a.json"), (f"run:{sys.executable} {program}", "b.json")):
        told = benchmark("run", *one, agent, "--name", "first", "--json", str(tmp_path / into))
        assert told.exit_code == 0 and "first scores" in told.stdout, told.output
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()
    for agent, says in ((f"{file}:Wrong", "answered '-5'"), (f"{file}:Fails", "failed: KeyError")):
        told = benchmark("run", *one, agent)
        assert told.exit_code == 2 and says in told.output.replace("\n", " "), told.output


def test_only_who_has_the_secret_verifies_before_an_edition_is_closed(monkeypatch: pytest.MonkeyPatch, measured: dict):
    sealed = Edition("1", commitment_of(SECRET))
    for module in (deals, verifying):
        monkeypatch.setattr(module, "editions", lambda: [sealed])
    found = evaluate(task_of(SMALL), "random", TEST, SECRET, deals=1, positions=0, jobs=1)
    assert found["edition"] == "1" and found["played"][0]["deal"] != measured["played"][0]["deal"]
    with pytest.raises(ResultError, match="is not closed"):
        verify(found, jobs=1)
    verify(found, SECRET, jobs=1)


def test_a_task_is_plain_data():
    assert isinstance(task_of(SMALL), Task) and json.dumps(task_of(SMALL).plain())
