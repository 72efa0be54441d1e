"""Names that were given up for plainer ones (docs/glossary.md) stay out of the package, games aside."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import ROOT

RETIRED = {
    # engine
    "put_seen": "put_observation",
    "suppose": "determinize",
    "suppose_all": "determinize_all",
    "suppose_choices": "determinize_choices",
    "imagine": "sample_world",
    "seen_log": "observed_log",
    "came_of": "real_effect",
    "weighing.py": "preview.py",
    "course.py": "paragraph.py or distances.py",
    "written.py": "view_text.py",
    "elsewhere.py": "other_processes.py",
    "form.py": "build.py",
    # bots
    "habit": "policy",
    "habits.py": "policy.py",
    "taste": "named_weights",
    "taste.py": "named_weights.py",
    "Taste": "NamedWeights",
    "worth.py": "terms.py",
    "Worth": "Terms",
    "rungs.py": "level_settings.py",
    "glance": "coarse_look",
    "nothing_seen": "zero_features",
    "minds": "seat_generators",
    "Surveyor": "FieldReader",
    "survey": "fields_of",
    "Workbench": "BotCache",
    "Course": "GameRunner",
    "prospects.py": "forecast.py",
    "Prospects": "Forecast",
    "wishes.py": "purchases.py",
    "outlook.py": "card_values.py",
    "Outlook": "CardValues",
    "bargains.py": "trades.py",
    "courtesy.py": "among_people.py",
    # lab
    "Rung": "LevelPair",
    "Climb": "PairResult",
    "Sitting": "PlannedTable",
    "Taught": "NetworkBot",
    "taught_bot": "network_bot",
    # cli
    "sitting.py": "terminal_game.py",
    "telling.py": "game_texts.py",
    "Teller": "GameTexts",
    "opponents.py": "bot_seats.py",
    "terminal.py": "output.py",
    "in_words": "decision_text",
    "Seen": "BoardView, or ValueCounts in the conformance suite",
    # tables, store, server, tab
    "Added": "RandomAdded",
    "Admitted": "GuestAdmitted",
    "Archive": "HistoryPort",
    "AsideTables": "UnloadableTables",
    "Asked": "PendingBotRequest or JournalRead",
    "Audience": "Subscribers",
    "Bar": "BarRequest",
    "Barred": "GuestBarred",
    "BarredInfo": "BarredGuest",
    "Became": "AccountMerged",
    "Began": "GameBegan",
    "Beside": "EphemeralState",
    "Books": "TableMetadata",
    "Coded": "JoinCodeSet",
    "Committed": "SecretCommitted",
    "Company": "ClusterStore or RecentOpponents",
    "Conduct": "CommandContext",
    "Consent": "ConsentCommands",
    "Counted": "CountdownSet",
    "Counting": "ResultCounter",
    "Curtain": "ShowSeat",
    "Desk": "HistoryReader",
    "Door": "GateMiddleware",
    "Due": "Timer",
    "Ear": "NotifyListener",
    "Elsewhere": "OtherServers",
    "Eyes": "ViewSubscription or PageVisible",
    "FromHouse": "ServerMessage",
    "Gathering": "SeatingCommands",
    "Given": "LinesImported",
    "Gone": "HookGone or PushGone",
    "Hall": "TableRegistry",
    "Hand": "ChildProcess",
    "HandedIn": "RecordUpload",
    "Held": "AnswerHeld",
    "Here": "InProcessHistory or InProcessChild",
    "Hindsight": "GameAnalysis",
    "House": "Instance",
    "HouseConfig": "ServerConfig",
    "HouseInfo": "ServerInfo",
    "Jar": "CookieJar",
    "KeptOpen": "WindowKeptOpen",
    "Keys": "PushKeys or PasskeyList",
    "Ledger": "AppendCache",
    "LetGo": "SeatFreed",
    "LookingBack": "HistoryRequest",
    "Memory": "DeliveredHistory",
    "Moving": "PresenceChanges",
    "NewWay": "NewNoticeChannel",
    "NewWishes": "NewNoticePreferences",
    "OneOfMany": "WorkerProcess",
    "Ordered": "StandingOrderSet",
    "Others": "Replication",
    "Outside": "OutboundHttp",
    "Parted": "RulesDiverged",
    "Parting": "Divergence",
    "PartingInfo": "DivergenceInfo",
    "Parts": "Diverges",
    "Passed": "SkippedLines",
    "Pen": "MessageWriter",
    "People": "PeopleCommands",
    "Placed": "BotSeated",
    "Porch": "PendingConnections",
    "Post": "Outboxes",
    "Pulse": "LoopLag",
    "Purse": "Quota",
    "Questions": "BotRequests",
    "Reach": "DatabaseReach",
    "Readied": "ReadySet",
    "ReadingShelf": "DatabaseReader",
    "Rematched": "RematchSet",
    "Rested": "VacationSet",
    "Ruled": "RulesChanged",
    "RuledInfo": "RulesChangeInfo",
    "Ruling": "ChosenRules",
    "Said": "ChatSent or LimitsReport",
    "SaidCode": "EnteredCode",
    "SaidRecovery": "EnteredRecoveryCode",
    "Sat": "SeatTaken",
    "Scales": "PreviewScheduler",
    "Scribe": "JobWorker",
    "Scribes": "JobPool",
    "Searching": "MentionSearch",
    "SeatWish": "SeatRequest",
    "Serving": "ServerPresence",
    "SettingsWish": "SettingsRequest",
    "SharedLedger": "SharedAppendCache",
    "Shelf": "JournalReader",
    "Shown": "MoveShown or SharedPosition",
    "SitWish": "SitRequest",
    "Sorted": "MigrationResult",
    "Sorter": "RulesMigration",
    "Steward": "TableCommands",
    "Still": "NoLoopLag",
    "Stood": "SeatLeft",
    "TabHouse": "TabInstance",
    "TabScribes": "TabJobs",
    "Telling": "Delivery or Notifier",
    "Together": "MergedMetrics",
    "Told": "ToldEvent",
    "Torn": "TornPart",
    "Traces": "AccountTraces",
    "Trouble": "HttpError",
    "Turns": "WorkQueue",
    "Upgrading": "RulesUpgrade",
    "VacationWish": "VacationRequest",
    "Voted": "DivergenceVoted",
    "Way": "Transport, WorkerApi or NoticeChannel",
    "WayInfo": "NoticeChannelInfo",
    "Weigh": "PreviewOptions",
    "Weighable": "Stepwise",
    "Weighed": "Preview",
    "Weighing": "OptionPreview",
    "Who": "Requester",
    "Wish": "ClientRequest",
    "Wishes": "NoticePreferences",
    "behind_curtain": "must_be_shown",
    "dues": "timers",
    "house_of": "instance_of",
    "open_house": "open_server",
    "put_beside": "put_ephemeral",
    "raise_curtain": "show_seat",
    "tellings": "deliveries",
    "unsee": "unsubscribe",
    "weighing": "preview",
}
"""Names of modules (with .py), classes and functions, each with what took its place."""

ALIASES = {
    ("petteia/engine/state.py", "put_seen"),
    ("petteia/engine/state.py", "suppose"),
    ("petteia/engine/state.py", "suppose_all"),
    ("petteia/engine/step.py", "suppose"),
    ("petteia/engine/commit.py", "suppose_choices"),
    ("petteia/engine/game.py", "imagine"),
    ("petteia/engine/hidden_deck.py", "seen_log"),
    ("petteia/bots/greedy.py", "habit"),
    ("petteia/bots/greedy.py", "taste"),
}
"""Old names that games and evaluations from outside may still use; they warn (`engine/old_names.py`)."""


def named(file: str, text: str) -> Iterator[str]:
    """The names that a file gives: its own, and those of the classes and functions in it."""
    yield file.rpartition("/")[2]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name


def come_back(file: str, text: str) -> list[str]:
    """The retired names that a file gives to something."""
    return [
        f"{file}: {name} is called {RETIRED[name]} now"
        for name in named(file, text)
        if name in RETIRED and (file, name) not in ALIASES
    ]


def sources() -> Iterator[tuple[str, str]]:
    """The package without its games."""
    for path in sorted(Path(ROOT, "petteia").rglob("*.py")):
        file = path.relative_to(ROOT).as_posix()
        if not file.startswith("petteia/games/"):
            yield file, path.read_text("utf-8")


def test_no_retired_name_is_given_again():
    assert [said for file, text in sources() for said in come_back(file, text)] == []


def test_every_alias_is_there():
    given = {(file, name) for file, text in sources() for name in named(file, text)}
    assert given >= ALIASES


@pytest.mark.parametrize("text", ["def came_of(): ...", "class came_of: ...", "class A:\n    def came_of(self): ..."])
def test_a_retired_name_would_be_noticed(text):
    assert come_back("petteia/bots/bot.py", text) == ["petteia/bots/bot.py: came_of is called real_effect now"]
    assert come_back("petteia/a/weighing.py", "") == ["petteia/a/weighing.py: weighing.py is called preview.py now"]


MOST_SHARED = 15
"""So many names may stand for two classes: a table's view of something is called as the engine's own."""


def shared(files: Iterator[tuple[str, str]]) -> dict[str, list[str]]:
    """Names of classes that several modules define."""
    found: dict[str, list[str]] = {}
    for file, text in files:
        if not file.startswith("petteia/bots/evaluations/"):
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, []).append(file)
    return {name: where for name, where in found.items() if len(where) > 1}


def test_hardly_any_two_classes_share_a_name():
    found = shared(sources())
    assert len(found) <= MOST_SHARED, found


def test_a_shared_name_is_found():
    two = iter([("petteia/a.py", "class A: ..."), ("petteia/b.py", "class A: ...\nclass B: ...")])
    assert shared(two) == {"A": ["petteia/a.py", "petteia/b.py"]}
